"""The cards: thirteen ranks, their points, order and symbols."""

import pytest

from ventuno.rules.cards import RANK_BY_SYMBOL, RANKS, Rank, Suit

TABLE = [
    (Rank.TWO, "2", 2),
    (Rank.THREE, "3", 3),
    (Rank.FOUR, "4", 4),
    (Rank.FIVE, "5", 5),
    (Rank.SIX, "6", 6),
    (Rank.SEVEN, "7", 7),
    (Rank.EIGHT, "8", 8),
    (Rank.NINE, "9", 9),
    (Rank.TEN, "10", 10),
    (Rank.JACK, "J", 10),
    (Rank.QUEEN, "Q", 10),
    (Rank.KING, "K", 10),
    (Rank.ACE, "A", 11),
]


@pytest.mark.parametrize(("rank", "symbol", "points"), TABLE)
def test_symbol_and_points(rank: Rank, symbol: str, points: int) -> None:
    assert (rank.symbol, str(rank), rank.points) == (symbol, symbol, points)
    assert RANK_BY_SYMBOL[symbol] is rank


def test_rising_order() -> None:
    assert [rank for rank, _, _ in TABLE] == list(RANKS)
    assert [rank.height for rank in RANKS] == list(range(13))


def test_ranks_of_equal_points_are_not_the_same() -> None:
    assert len({Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING}) == 4


def test_t_is_a_ten() -> None:
    assert RANK_BY_SYMBOL["T"] is Rank.TEN
    assert RANK_BY_SYMBOL.keys() == {symbol for _, symbol, _ in TABLE} | {"T"}


def test_suits() -> None:
    assert [suit.value for suit in Suit] == ["c", "d", "h", "s"]
