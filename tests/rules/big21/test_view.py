"""The view: what a player may see of a play, to the last field."""

from dataclasses import fields, is_dataclass
from enum import Enum

import pytest

from tests.rules.big21.script import NEAR_THE_CAP, after, begun, cards, complete, played, won
from ventuno.house.big21.draw import Chance, Seeds
from ventuno.rules.big21 import ChanceMove, Choice, Phase, Place, Play, Risks, Turn, turn, view
from ventuno.rules.big21.events import PlayEnd
from ventuno.rules.big21.risk import RiskLimit
from ventuno.rules.big21.view import PlayView, StackView
from ventuno.rules.cards import Rank
from ventuno.rules.law import UNIFORM
from ventuno.rules.stack import EMPTY, Stack

NO_CARD_LEFT = cards("5- " * 8)
IN_RISK = f"{won(3)}; risk 4"

# A play through every phase, and every state on its way.
THROUGH_EVERYTHING = "; ".join(
    [
        complete(3),
        cards("51 5- 5- 5-"),
        "buy",
        cards("51"),
        "end; highlow; open 5; lower; hidden 5; open 5; higher; hidden 6; open 8; end",
        "risk 4",
        cards("A1 K1 A2 K2"),
        "grant 3; deal 5; place 1; deal 5; expire",
    ]
)


def _states() -> list[Play]:
    states = [begun()]
    for move in THROUGH_EVERYTHING.split(";"):
        states.append(after(states[-1], move))
    return states


def test_the_whole_view_while_a_card_is_shown() -> None:
    assert view(played(f"{cards('A1 K1 92 K2')}; deal 3")) == PlayView(
        rules="2024-10-23",
        phase=Phase.MAIN,
        moves=(Place(0), Place(1), Place(2), Place(3), Place(4), Choice.DISCARD, Choice.END),
        stacks=(
            StackView(Stack(21, soft=True), complete=True, missing=0, fatal=False),
            StackView(Stack(19), complete=False, missing=2, fatal=True),
            *[StackView(EMPTY, complete=False, missing=21, fatal=False)] * 3,
        ),
        complete=1,
        card=Rank.THREE,
        to_come=3,
        bought=0,
        purchases_left=3,
        card_price_centimes=200,
        open_card=None,
        guess=None,
        stake_centimes=200,
        game_stake_centimes=200,
        prize_centimes=0,
        realised_centimes=0,
        realised_left_centimes=0,
        cards_cost_centimes=0,
        risk_limit=None,
        paid_out_centimes=None,
        end=None,
    )


def test_the_whole_view_at_the_end() -> None:
    nothing = StackView(EMPTY, complete=False, missing=21, fatal=False)
    assert view(played(f"{IN_RISK}; {NO_CARD_LEFT}; buy; {cards('K1')}; expire")) == PlayView(
        rules="2024-10-23",
        phase=Phase.OVER,
        moves=(),
        stacks=(StackView(Stack(10), complete=False, missing=11, fatal=False), nothing, nothing, nothing, nothing),
        complete=0,
        card=None,
        to_come=0,
        bought=1,
        purchases_left=2,
        card_price_centimes=400,
        open_card=None,
        guess=None,
        stake_centimes=200,
        game_stake_centimes=400,
        prize_centimes=0,
        realised_centimes=600,
        realised_left_centimes=200,
        cards_cost_centimes=400,
        risk_limit=None,
        paid_out_centimes=200,
        end=PlayEnd.EXPIRED,
    )


def test_no_field_but_these() -> None:
    assert set(StackView._fields) == {"total", "complete", "missing", "fatal"}
    assert set(PlayView._fields) == {
        "rules",
        "phase",
        "moves",
        "stacks",
        "complete",
        "card",
        "to_come",
        "bought",
        "purchases_left",
        "card_price_centimes",
        "open_card",
        "guess",
        "stake_centimes",
        "game_stake_centimes",
        "prize_centimes",
        "realised_centimes",
        "realised_left_centimes",
        "cards_cost_centimes",
        "risk_limit",
        "paid_out_centimes",
        "end",
    }


def _kinds(value: object) -> set[type]:
    """The types of everything that can be reached from a value."""
    kinds = {type(value)}
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            kinds |= _kinds(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            kinds |= _kinds(part)
    return kinds


@pytest.mark.parametrize("play", _states())
def test_nothing_can_be_reached_from_a_view_but_what_is_shown(play: Play) -> None:
    seen = {kind for kind in _kinds(view(play)) if not issubclass(kind, Enum)}
    assert seen <= {PlayView, StackView, Stack, Place, Risks, range, tuple, int, bool, str, type(None)}


@pytest.mark.parametrize("play", _states())
def test_chances_moves_are_never_in_it(play: Play) -> None:
    offered = view(play).moves
    assert not any(isinstance(move, ChanceMove) for move in offered)
    assert bool(offered) is (turn(play) is Turn.PLAYER)


def test_the_states_looked_at_are_of_every_kind() -> None:
    states = _states()
    assert {play.phase for play in states} == set(Phase)
    assert {turn(play) for play in states} == set(Turn)


@pytest.mark.parametrize(
    ("script", "card", "fatal"),
    [
        (cards("K1 Q1 A1 K2 Q2 A3 K3"), "2", [True, True, False, False, False]),
        (cards("K1 Q1 A1 K2 Q2 A3"), "A", [True, False, False, False, False]),
        (cards("K1 22 K2 93 K3"), "K", [False, True, True, False, False]),
        (cards("K1 A2 52 62"), "9", [False, False, False, False, False]),
    ],
    ids=["a two", "an ace", "a king", "none"],
)
def test_fatal_placements(script: str, card: str, fatal: list[bool]) -> None:
    play = after(played(script), "grant 2" if played(script).game.grant_due else "")
    play = after(play, f"deal {card}")
    assert [stack.fatal for stack in view(play).stacks] == fatal
    for number, is_fatal in enumerate(fatal, start=1):
        assert (after(play, f"place {number}").end is PlayEnd.BUST) is is_fatal


def test_nothing_is_fatal_without_a_card() -> None:
    assert not any(stack.fatal for stack in view(played(cards("K1 Q1 A1"))).stacks)


@pytest.mark.parametrize(
    ("placed", "total", "missing"),
    [
        ("", "0", 21),
        ("A1", "S11", 10),
        ("A1 51", "S16", 5),
        ("A1 K1", "S21", 0),
        ("A1 51 61", "12", 9),
        ("K1 K1 K1", "30", 0),
    ],
)
def test_points_missing_to_21(placed: str, total: str, missing: int) -> None:
    stack = view(played(cards(placed) if placed else "")).stacks[0]
    assert (str(stack.total), stack.missing, stack.complete) == (total, missing, total == "S21")


def test_purchases_left_and_price() -> None:
    script, seen = NO_CARD_LEFT, []
    for _ in range(3):
        seen.append(view(played(script)))
        script += f"; buy; {cards('5-')}"
    assert [(one.bought, one.purchases_left, one.card_price_centimes) for one in seen] == [
        (0, 3, 200),
        (1, 2, 200),
        (2, 1, 200),
    ]
    assert view(played(script)).purchases_left == 0
    in_risk = view(played(f"{IN_RISK}; deal 5"))
    assert (in_risk.purchases_left, in_risk.card_price_centimes) == (3, 400)


@pytest.mark.parametrize(
    ("script", "stake", "limit"),
    [
        (won(3), 2, RiskLimit.WHOLE_PRIZE),
        (won(5), 2, RiskLimit.QUARTER),
        (f"{won(5)}; risk 10; {won(5)}; risk 50; {won(5)}", 2, RiskLimit.STAKE_MAX),
        (NEAR_THE_CAP, 5, RiskLimit.WINNINGS_MAX),
        (f"{NEAR_THE_CAP}; risk 107.80; {won(5)}", 5, None),
        ("deal 5", 2, None),
        (f"{won(3)}; highlow; open 5", 2, None),
        (f"{won(3)}; end", 2, None),
    ],
    ids=["whole", "quarter", "200", "5000", "no room", "main", "High/Low", "over"],
)
def test_the_limit_that_binds_a_risk_stake(script: str, stake: int, limit: RiskLimit | None) -> None:
    assert view(played(script, stake)).risk_limit is limit


def test_high_low() -> None:
    play = played(f"{won(3)}; highlow")
    assert (view(play).open_card, view(play).guess, view(play).moves) == (None, None, ())
    play = after(play, "open 5")
    assert (view(play).open_card, view(play).guess) == (Rank.FIVE, None)
    assert view(play).moves == (Choice.HIGHER, Choice.LOWER, Choice.END)
    play = after(play, "lower")
    assert (view(play).open_card, view(play).guess, view(play).moves) == (Rank.FIVE, Choice.LOWER, ())


@pytest.mark.parametrize(
    "script", ["", cards("A1 K1 A2 K2"), f"{won(3)}; highlow", f"{won(3)}; highlow; open 7; lower"]
)
def test_the_same_moves_make_the_same_view_whatever_comes(script: str) -> None:
    """What chance will draw differs with the seeds; what is seen before does not."""
    drawn, seen = set(), set()
    for number in range(20):
        play = played(script)
        seen.add(repr(view(play)))
        drawn.add(Chance(UNIFORM, Seeds(bytes([number]) * 32, b"client")).move(play))
    assert len(drawn) > 2
    assert len(seen) == 1
