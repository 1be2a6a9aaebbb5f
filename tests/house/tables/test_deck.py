"""The deck: shuffled fairly by the seeds, and by nothing else (C5, C11)."""

import hashlib
from itertools import product

import pytest

from ventuno.house.big21.draw import Seeds
from ventuno.house.tables import deck
from ventuno.rules.cards import CARD_BY_SYMBOL, DECK, Card
from ventuno.rules.challenge import (
    Bet,
    ChallengeGame,
    Community,
    DealHands,
    Decision,
    GameTurn,
    Move,
    War,
    apply,
    start,
    turn,
)

SHUFFLES = 3_000
CHI_SQUARE_MAX = 2800.0  # with 51 x 51 degrees of freedom: mean 2601, deviation 72; beyond it once in 350 times
PAIRS_MAX = 3100.0  # 52 x 51 pairs less one: mean 2651, deviation 73


def seeds(number: int, client: str = "1:a\n2:b") -> Seeds:
    return Seeds(hashlib.sha256(f"deck {number}".encode()).digest(), client.encode())


@pytest.fixture(scope="module")
def orders() -> list[tuple[Card, ...]]:
    """The same every time: their seeds are fixed."""
    return [deck.shuffled(seeds(number), 0, DECK) for number in range(SHUFFLES)]


def test_c5_every_card_is_in_the_deck_once(orders: list[tuple[Card, ...]]) -> None:
    assert all(len(order) == len(DECK) and set(order) == set(DECK) for order in orders)


def test_c5_every_card_is_equally_likely_in_every_place(orders: list[tuple[Card, ...]]) -> None:
    found = dict.fromkeys(product(DECK, range(len(DECK))), 0)
    for order in orders:
        for place, card in enumerate(order):
            found[card, place] += 1
    due = SHUFFLES / len(DECK)
    assert sum((times - due) ** 2 / due for times in found.values()) < CHI_SQUARE_MAX


def test_c5_every_card_is_equally_likely_after_every_other(orders: list[tuple[Card, ...]]) -> None:
    found = {pair: 0 for pair in product(DECK, DECK) if pair[0] is not pair[1]}
    for order in orders:
        found[order[0], order[1]] += 1  # of one hand
        found[order[20], order[21]] += 1
    due = 2 * SHUFFLES / len(found)
    assert sum((times - due) ** 2 / due for times in found.values()) < PAIRS_MAX


def test_c5_different_seeds_give_different_orders(orders: list[tuple[Card, ...]]) -> None:
    assert len(set(orders)) == SHUFFLES
    assert deck.shuffled(seeds(0, "1:a\n2:c"), 0, DECK) != orders[0]  # every player's seed counts
    assert deck.shuffled(seeds(0), 1, DECK) != orders[0]  # C11: shuffled again is another order
    assert deck.shuffled(seeds(0), 0, DECK) == orders[0]


def test_the_order_is_what_any_program_can_compute() -> None:
    """Published once, it must not change: finished games are checked with it."""
    order = deck.shuffled(Seeds(bytes(32), b"1:a\n2:b"), 0, DECK)
    assert " ".join(map(str, order[:8])) == "Qc 6h 4s Kh 5s 3c 8c 5d"


def test_the_players_seeds_are_one_text_by_box() -> None:
    assert deck.client_seed({3: "c", 1: "a b"}) == "1:a b\n3:c"
    assert deck.client_seed({1: "a", 2: "b"}) != deck.client_seed({1: "b", 2: "a"})


def played(game: ChallengeGame, by: Seeds, choices: tuple[Decision, ...]) -> list[Move]:
    """All moves of a game in which players decide like that, over and over."""
    moves: list[Move] = []
    wanted = iter(choices * 20)
    while turn(game) is not GameTurn.NOBODY:
        move = deck.chance_move(game, by) or next(wanted)
        game, _ = apply(game, move)
        moves.append(move)
    return moves


WAYS = [choices for length in (1, 2, 3) for choices in product(Decision, repeat=length)]


@pytest.mark.parametrize("players", [2, 3, 7])
def test_c5_the_order_does_not_depend_on_decisions(players: int) -> None:
    """Hands and community cards are the same however anybody plays, and war goes on where they end."""
    begun = start((Bet(500, 100),) * players, 1)
    for number in range(12):
        order = deck.shuffled(seeds(number), 0, DECK)
        games = [played(begun, seeds(number), choices) for choices in WAYS]
        for moves in games:
            text = " ".join(str(move) for move in moves[:2])
            assert text == " ".join(str(move) for move in games[0][:2])
            drawn = [card for move in moves for card in cards_of(move)]
            assert tuple(drawn) == order[: len(drawn)]


def cards_of(move: Move) -> tuple[Card, ...]:
    match move:
        case Decision():
            return ()
        case _:
            found = (getattr(move, name) for name in move.__dataclass_fields__)
            return tuple(card for each in found for card in (each if isinstance(each, tuple) else (each,)))


def test_c11_a_war_that_outlasts_the_deck_goes_on_with_its_cards_shuffled_again() -> None:
    by, game = seeds(21), start((Bet(500, 100),) * 2, 1)
    for move in (DealHands(cards("10h 9h 10s 9s")), Community(*cards("2c 3c")), Decision.STAY, Decision.STAY):
        game, _ = apply(game, move)
    left = [card for card in DECK if card not in game.laid]
    for time in (1, 2):
        for war in equal_wars(left):
            game, _ = apply(game, war)
        assert game.reshuffles == time
        burnt, first, second, *_ = deck.shuffled(by, time, left)
        assert deck.chance_move(game, by) == War(burnt, (first, second))


def equal_wars(left: list[Card]) -> list[War]:
    """As many rounds as 46 cards allow, in which both turn the same rank."""
    by_rank = [[card for card in left if card.rank is rank] for rank in {card.rank: None for card in left}]
    pairs = [(same[place], same[place + 1]) for same in by_rank for place in range(0, len(same) - 1, 2)][:15]
    others = [card for card in left if not any(card in pair for pair in pairs)]
    return [War(burnt, pair) for burnt, pair in zip(others, pairs, strict=False)]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(CARD_BY_SYMBOL[word] for word in text.split())
