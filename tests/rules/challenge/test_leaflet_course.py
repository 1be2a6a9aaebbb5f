"""The leaflet of Black Jack Challenge, sentence by sentence: the course of a game, L28-L50, and L71."""

import pytest

from tests.rules.challenge.script import (
    FOUR,
    SEVEN,
    THREE,
    TWO,
    after,
    hand,
    heard,
    offers,
    played,
    refusal_of,
    refused_header,
    totals,
)
from ventuno.rules.cards import CARD_BY_SYMBOL, DECK
from ventuno.rules.challenge import GamePhase, GameTurn, turn, view
from ventuno.rules.challenge.bets import Bonus
from ventuno.rules.challenge.events import (
    BonusPaid,
    CardBurnt,
    CardPaid,
    CommunityLaid,
    CommunityTurned,
    Dealt,
    HandCounted,
    HandShown,
    PotWon,
    Stayed,
    Voided,
    WarDeclared,
    WarFought,
    WarRepeated,
)

BUTTON_3 = "challenge antes=5,-,4,3 bonuses=red:1,-,black:2,both:1:2 button=3"
DEALT = "deal Kh 7d 2c Qs 9h 9d"  # to boxes 3, 4 and 1
DECIDING = f"{DEALT}; community 5c Ah"


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("challenge antes=5,0 bonuses=red:1,red:1 button=1", "challenge_no_ante"),
        ("challenge antes=5,5 bonuses=red:1,black:0 button=1", "challenge_no_bonus_bet"),
    ],
)
def test_l28_an_ante_and_at_least_one_bonus_bet_each(header: str, code: str) -> None:
    assert refused_header(header).code == code


def test_l28_both_bonus_bets_are_at_least_one() -> None:
    assert played(BUTTON_3).bet(4).bonus_centimes == 300


def test_l29_the_first_card_lies_open_the_second_hidden() -> None:
    assert heard(played(BUTTON_3), DEALT) == [
        Dealt(3, CARD_BY_SYMBOL["Kh"]),
        Dealt(4, CARD_BY_SYMBOL["2c"]),
        Dealt(1, CARD_BY_SYMBOL["9h"]),
    ]
    assert [box.hidden_card for box in view(played(BUTTON_3, DEALT)).boxes] == [None] * 3


def test_l30_the_community_cards_lie_face_down() -> None:
    assert heard(played(BUTTON_3, DEALT), "community 5c Ah") == [CommunityLaid()]
    game = played(BUTTON_3, DECIDING)
    assert game.turned == ()
    assert all(view(game, box).community == () for box in (None, 1, 3, 4))


@pytest.mark.parametrize(("box", "hidden", "total"), [(3, "7d", "17"), (4, "Qs", "12"), (1, "9d", "18")])
def test_l31_everybody_sees_the_own_hidden_card_and_the_sum(box: int, hidden: str, total: str) -> None:
    own = next(each for each in view(played(BUTTON_3, DECIDING), box).boxes if each.box == box)
    assert (own.hidden_card, str(own.total)) == (CARD_BY_SYMBOL[hidden], total)


def test_l32_the_button_decides_on_the_first_community_card() -> None:
    game = played(BUTTON_3, DECIDING)
    assert (game.phase, game.turn, turn(game)) == (GamePhase.CARD_1, 3, GameTurn.PLAYER)


def test_l33_stay_or_one_ante_on_field_1() -> None:
    game = played(BUTTON_3, DECIDING)
    assert offers(game) == ["pay", "stay"]
    assert heard(game, "pay; stay") == [CardPaid(3, 1, 400), Stayed(4, 1)]
    decided = after(game, "pay; stay")
    assert [decided.paid_centimes(box) for box in (1, 3, 4)] == [500, 800, 300]


@pytest.mark.parametrize("decisions", ["pay; pay; pay", "stay; pay; stay", "stay; stay; pay"])
def test_l34_the_first_community_card_is_turned_when_all_have_decided(decisions: str) -> None:
    *earlier, last = decisions.split(";")
    game = played(BUTTON_3, f"{DECIDING}; {';'.join(earlier)}")
    assert game.turned == ()
    assert heard(game, last)[1:] == [CommunityTurned(1, CARD_BY_SYMBOL["5c"])]
    assert after(game, last).turned == (CARD_BY_SYMBOL["5c"],)


@pytest.mark.parametrize(
    ("decisions", "turns"),
    [("pay; pay; pay", [3, 4, 1]), ("stay; pay; pay", [4, 1]), ("pay; stay; pay", [3, 1]), ("stay; stay; pay", [1])],
)
def test_l35_from_the_button_on_the_second_community_card(decisions: str, turns: list[int]) -> None:
    game = played(BUTTON_3, f"{DECIDING}; {decisions}")
    found = []
    while game.phase is GamePhase.CARD_2:
        found.append(game.turn)
        game = after(game, "stay")
    assert found == turns


def test_l36_stay_or_one_ante_on_field_2() -> None:
    game = played(BUTTON_3, f"{DECIDING}; pay; pay; pay")
    assert offers(game) == ["pay", "stay"]
    assert heard(game, "pay; stay") == [CardPaid(3, 2, 400), Stayed(4, 2)]
    decided = after(game, "pay; stay")
    assert [decided.paid_centimes(box) for box in (1, 3, 4)] == [1000, 1200, 600]


@pytest.mark.parametrize("decisions", ["stay; pay; pay; pay; pay", "stay; pay; stay; pay", "stay; stay; pay; stay"])
def test_l37_without_the_first_card_no_second(decisions: str) -> None:
    """Box 3 is not asked again and keeps its two cards."""
    game = played(BUTTON_3, f"{DECIDING}; {decisions}")
    assert (game.cards_paid(3), str(game.total(3)), game.paid_centimes(3)) == (0, "17", 400)


def test_l37_nobody_is_asked_again_if_nobody_paid() -> None:
    assert played(TWO, "deal Kh 7d 2c Qs; community 5c Ah; stay; stay").phase is GamePhase.OVER


@pytest.mark.parametrize(
    "decisions", ["pay; pay; pay; stay; stay; stay", "pay; pay; pay; pay; pay; pay", "stay; stay; stay"]
)
def test_l38_the_second_community_card_is_turned_when_all_have_decided(decisions: str) -> None:
    *earlier, last = decisions.split(";")
    game = played(BUTTON_3, f"{DECIDING}; {';'.join(earlier)}")
    assert CARD_BY_SYMBOL["Ah"] not in game.turned
    turned = [event for event in heard(game, last) if isinstance(event, CommunityTurned)]
    assert turned[-1] == CommunityTurned(2, CARD_BY_SYMBOL["Ah"])
    assert after(game, last).turned == hand("5c Ah")


def test_l39_hidden_cards_are_opened_in_the_order_of_the_deal() -> None:
    game = played(BUTTON_3, f"{DECIDING}; stay; pay; pay; pay")
    events = heard(game, "stay")
    shown = [event for event in events if isinstance(event, HandShown)]
    assert [(event.box, str(event.hidden_card), str(event.total)) for event in shown] == [
        (3, "7d", "17"),
        (4, "Qs", "18"),
        (1, "9d", "23"),
    ]
    assert [box.hidden_card for box in view(after(game, "stay")).boxes] == [event.hidden_card for event in shown]


def test_l40_then_bonus_bets_are_settled_before_the_pot() -> None:
    events = heard(played(BUTTON_3, f"{DECIDING}; stay; pay; pay; pay"), "stay")
    assert [type(event) for event in events] == [
        Stayed,
        CommunityTurned,
        *[HandShown] * 3,
        *[BonusPaid] * 3,
        *[HandCounted] * 3,
        PotWon,
    ]
    assert events[5:8] == [
        BonusPaid(3, None, None, 0),
        BonusPaid(4, None, Bonus.DOUBLE_BLACK, 500),
        BonusPaid(1, Bonus.RED_PAIR, None, 3100),
    ]


@pytest.mark.parametrize(
    ("hands", "ends", "winner"),
    [
        ("Kh 7d 2c Qs 9h 9d", ["17", "12", "18"], 3),
        ("Kh 9s 2c Qs 9h 9d", ["19", "12", "18"], 1),
        ("Kh 7d Ac Qs 9h 9d", ["17", "S21", "18"], 2),
    ],
)
def test_l41_totals_are_compared(hands: str, ends: list[str], winner: int) -> None:
    game = played(THREE, f"deal {hands}; community 5c Ah; stay; stay; stay")
    assert (totals(game), game.winner) == (ends, winner)


@pytest.mark.parametrize(
    ("hands", "total", "bust"),
    [("Kh 6d", "21", False), ("Kh 7d", "22", True), ("Kh Qd", "25", True), ("Ah 9d", "15", False)],
)
def test_l42_over_21_is_bust(hands: str, total: str, bust: bool) -> None:  # noqa: FBT001
    events = heard(played(TWO, f"deal {hands} 2c 2s; community 5c 3h"), "pay; stay; stay")
    counted = next(event for event in events if isinstance(event, HandCounted))
    assert (counted.box, str(counted.total), counted.total.bust) == (1, total, bust)


@pytest.mark.parametrize(
    ("decisions", "pot"),
    [("stay; stay; stay", 1500), ("stay; pay; pay; pay; stay", 3000), ("pay; pay; pay; pay; pay; pay", 4500)],
)
def test_l43_what_the_losers_bet_is_in_the_pot(decisions: str, pot: int) -> None:
    events = heard(played(THREE), f"deal Ah 9d 2c 2s 4h 4d; community 3c 5h; {decisions}")
    assert events[-1] == PotWon(1, pot)


def test_l44_the_highest_total_is_handed_the_pot() -> None:
    events = heard(played(THREE, "deal Kh 7d 2c Qs 9h 9d; community 5c Ah; stay; stay"), "stay")
    assert events[-1] == PotWon(3, 1500)


@pytest.mark.parametrize(
    ("hands", "boxes"),
    [
        ("Kh 9d 9c Qs 2h 2d 3h 3d", (1, 2)),
        ("Kh 9d 2h 2d 3h 3d 9c Qs", (1, 4)),
        ("Kh 9d 9c Qs 2h 2d 9h Jd", (1, 2, 4)),
        ("Kh 9d 9c Qs 9s Qd 9h Jd", (1, 2, 3, 4)),
        ("Kh Ad 9c Qs As Qd 9h Jd", (1, 3)),
    ],
)
def test_l45_equals_play_for_the_pot(hands: str, boxes: tuple[int, ...]) -> None:
    events = heard(played(FOUR, f"deal {hands}; community 5c Ah; stay; stay; stay"), "stay")
    assert events[-1] == WarDeclared(boxes, all_bust=False)
    assert not any(isinstance(event, PotWon) for event in events)


def test_l46_a_card_is_burnt_and_one_laid_open_for_each_still_in_it() -> None:
    game = played(FOUR, "deal Kh 9d 2h 2d 9c Qs 3h 3d; community 5c Ah; stay; stay; stay; stay")
    assert (game.contenders, offers(game), turn(game)) == ((1, 3), ["war"], GameTurn.CHANCE)
    fought = after(game, "war 4c: 7c 8c")
    assert [tuple(map(str, fought.war_cards(box))) for box in (1, 2, 3, 4)] == [("7c",), (), ("8c",), ()]
    assert not {"4c", "7c", "8c"} & set(map(str, fought.stock))
    assert refusal_of(game, "war 7c: 8c").code == "challenge_number_of_cards"
    assert refusal_of(game, "war 4c: 7c 8c 9s").code == "challenge_number_of_cards"


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("4c 3c", 1), ("3c 4c", 3), ("As Kc", 1), ("2c As", 3), ("10c Jc", 3), ("Qc Jc", 1), ("Kc Qc", 1)],
)
def test_l47_the_highest_card_wins_the_pot(cards: str, winner: int) -> None:
    game = played(FOUR, "deal Kh 9d 2h 2d 9c Qs 3h 3d; community 5c Ah; stay; stay; stay; stay")
    events = heard(game, f"war 6c: {cards}")
    assert events == [
        CardBurnt(reshuffled=False),
        WarFought((1, 3), tuple(CARD_BY_SYMBOL[card] for card in cards.split()), (winner,), reshuffled=False),
        PotWon(winner, 2000),
    ]


def test_l48_repeated_among_the_highest_until_one_is_left() -> None:
    game = played(FOUR, "deal Kh 9d 9c Qs 9s Qd 9h Jd; community 5c Ah; stay; stay; stay; stay")
    left, again = [], []
    for war in ("war 2c: 8c 8d 7c 8s", "war 2d: 3c 3d 3s", "war 2h: 10c Jc Js", "war 2s: 6c 5d"):
        assert game.phase is GamePhase.WAR
        again += [event.boxes for event in heard(game, war) if isinstance(event, WarRepeated)]
        game = after(game, war)
        left.append(game.contenders)
    assert left == [(1, 2, 4), (1, 2, 4), (2, 4), (2,)]
    assert again == left[:-1]
    assert (game.winner, game.phase) == (2, GamePhase.OVER)


@pytest.mark.parametrize("decisions", ["stay; stay; stay", "pay; pay; stay; pay; pay", "pay; stay; stay; stay"])
def test_l50_the_bank_takes_nothing_from_the_pot(decisions: str) -> None:
    game = played(THREE, f"deal Ah 8d 2c 2s 4h 4s; community 3c 5h; {decisions}")
    bonuses = sum(game.bonus_centimes(box) - game.bet(box).bonus_centimes for box in game.order)
    assert sum(game.net_centimes(box) for box in game.order) == bonuses


def test_l71_a_game_declared_void_stays_void() -> None:
    game = played(SEVEN, f"deal {' '.join(map(str, DECK[:14]))}")
    assert heard(game, 'void floor "misdeal"') == [Voided("floor", "misdeal")]
    void = after(game, 'void floor "misdeal"')
    assert (void.phase, offers(void), turn(void)) == (GamePhase.VOID, [], GameTurn.NOBODY)
    for move in ("community Ks Qs", "pay", 'void floor "again"'):
        assert refusal_of(void, move).code == "challenge_over"
