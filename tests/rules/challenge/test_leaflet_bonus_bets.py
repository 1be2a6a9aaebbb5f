"""The leaflet of Black Jack Challenge, sentence by sentence: bonus bets and their odds, L51-L65."""

from itertools import combinations

import pytest

from tests.rules.challenge.script import hand, played
from ventuno.rules.cards import DECK
from ventuno.rules.challenge import Bet
from ventuno.rules.challenge.bets import Bonus, Hand, black_bonus, paid_centimes, red_bonus
from ventuno.rules.challenge.table_rules import LEAFLET

RED, BLACK, BOTH = Bet(500, red_centimes=200), Bet(500, black_centimes=200), Bet(500, 200, 400)

# hand, what it is on red, what it is on black
HANDS = [
    ("Kh Kd", Bonus.RED_PAIR, Bonus.PAIR),
    ("2d 2h", Bonus.RED_PAIR, Bonus.PAIR),
    ("Ah 7d", Bonus.DOUBLE_RED, None),
    ("Kh Qh", Bonus.DOUBLE_RED, None),
    ("Kh Qd", Bonus.DOUBLE_RED, None),
    ("Kc Ks", None, Bonus.BLACK_PAIR),
    ("As Ac", None, Bonus.BLACK_PAIR),
    ("Kh Kc", None, Bonus.PAIR),
    ("5s 5d", None, Bonus.PAIR),
    ("7c 9s", None, Bonus.DOUBLE_BLACK),
    ("7c 9c", None, Bonus.DOUBLE_BLACK),
    ("Kc Qs", None, Bonus.DOUBLE_BLACK),
    ("Kh Qs", None, None),
    ("2c 3d", None, None),
]
IDS = [cards.replace(" ", "") for cards, _, _ in HANDS]


def paid(bet: Bet, cards: Hand) -> int:
    return paid_centimes(bet, cards, LEAFLET.odds)


def _of(kind: Bonus) -> list[str]:
    return [cards for cards, red, black in HANDS if kind in (red, black)]


@pytest.mark.parametrize(("cards", "red", "black"), HANDS, ids=IDS)
def test_every_kind_of_hand(cards: str, red: Bonus | None, black: Bonus | None) -> None:
    first, second = hand(cards)
    for either in ((first, second), (second, first)):
        assert (red_bonus(either), black_bonus(either)) == (red, black)


@pytest.mark.parametrize(
    ("community", "decisions"),
    [
        ("5c Ah", "stay; stay"),
        ("5c Ah", "pay; stay; pay"),
        ("10d 10s", "pay; pay; pay; pay"),
        ("Qh Qd", "stay; pay; stay"),
    ],
)
def test_l51_the_first_two_cards_decide_whatever_the_game_brings(community: str, decisions: str) -> None:
    """Best, bust, in a war: the same."""
    header = "challenge antes=5,5 bonuses=both:2:4,black:2 button=1"
    game = played(header, f"deal Kh Kd 9c 9s; community {community}; {decisions}")
    assert [game.bonus_centimes(box) for box in (1, 2)] == [6200 + 1600, 2200]


@pytest.mark.parametrize("cards", _of(Bonus.RED_PAIR))
def test_l52_red_pair(cards: str) -> None:
    assert paid(RED, hand(cards)) == 6200


@pytest.mark.parametrize("cards", _of(Bonus.DOUBLE_RED))
def test_l53_double_red(cards: str) -> None:
    assert paid(RED, hand(cards)) == 500


def test_l54_a_red_pair_is_not_paid_as_double_red_too() -> None:
    assert paid(RED, hand("Kh Kd")) == 200 + 30 * 200


@pytest.mark.parametrize("cards", _of(Bonus.BLACK_PAIR))
def test_l55_black_pair(cards: str) -> None:
    assert paid(BLACK, hand(cards)) == 2200


@pytest.mark.parametrize("cards", _of(Bonus.PAIR))
def test_l56_pair(cards: str) -> None:
    assert paid(BLACK, hand(cards)) == 800


@pytest.mark.parametrize("cards", _of(Bonus.DOUBLE_BLACK))
def test_l57_double_black(cards: str) -> None:
    assert paid(BLACK, hand(cards)) == 500


def test_l58_a_black_pair_is_not_paid_as_anything_else_too() -> None:
    assert paid(BLACK, hand("Kc Ks")) == 200 + 10 * 200


@pytest.mark.parametrize(("cards", "red", "black"), HANDS, ids=IDS)
def test_l59_both_at_once_pay_what_each_would_alone(cards: str, red: Bonus | None, black: Bonus | None) -> None:
    on_red = 0 if red is None else LEAFLET.odds[red].paid_centimes(200)
    on_black = 0 if black is None else LEAFLET.odds[black].paid_centimes(400)
    assert paid(BOTH, hand(cards)) == on_red + on_black
    assert paid(Bet(500, 200), hand(cards)) == on_red
    assert paid(Bet(500, 0, 400), hand(cards)) == on_black


def test_l60_a_red_pair_is_paid_as_a_pair_on_black_too() -> None:
    assert paid(BOTH, hand("7h 7d")) == (200 + 30 * 200) + (400 + 3 * 400)


def _received(bonus: str, cards: str) -> int:
    """What box 1 gets back from the bank, in a game played to its end."""
    game = played(
        f"challenge antes=5,5 bonuses={bonus},red:1 button=1", f"deal {cards} 2c 4d; community 3c 5h; stay; stay"
    )
    assert game.winner is not None
    return game.bonus_centimes(1)


def test_l61_red_pair_30_to_1() -> None:
    assert _received("red:1", "Kh Kd") == 3100


@pytest.mark.parametrize(("bet", "paid"), [("0.10", 25), ("0.30", 75), ("1", 250)])
def test_l62_double_red_3_to_2(bet: str, paid: int) -> None:
    assert _received(f"red:{bet}", "Kh Qd") == paid


def test_l63_black_pair_10_to_1() -> None:
    assert _received("black:1", "Kc Ks") == 1100


def test_l64_pair_3_to_1() -> None:
    assert _received("black:1", "Kc Kh") == 400


@pytest.mark.parametrize(("bet", "paid"), [("0.10", 25), ("0.30", 75), ("1", 250)])
def test_l65_double_black_3_to_2(bet: str, paid: int) -> None:
    assert _received(f"black:{bet}", "Kc Qs") == paid


def test_how_many_of_the_1326_hands_win_what() -> None:
    """Counted by hand: 13 red pairs, 13 black ones, 52 mixed; 26 red cards make 325 hands."""
    hands = list(combinations(DECK, 2))
    on_red, on_black = [red_bonus(each) for each in hands], [black_bonus(each) for each in hands]
    assert len(hands) == 1326
    assert (on_red.count(Bonus.RED_PAIR), on_red.count(Bonus.DOUBLE_RED)) == (13, 312)
    assert [on_black.count(kind) for kind in (Bonus.BLACK_PAIR, Bonus.PAIR, Bonus.DOUBLE_BLACK)] == [13, 65, 312]
