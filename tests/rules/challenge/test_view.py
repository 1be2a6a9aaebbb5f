"""The view: what a player, and what everybody, may see of a game, to the last field; and what nobody may."""

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum

import pytest

from tests.rules.challenge.script import TWO, after, played
from ventuno.rules.cards import CARD_BY_SYMBOL, DECK, Card
from ventuno.rules.challenge import Bet, ChallengeGame, Community, Decision, GamePhase, GameView, apply, view
from ventuno.rules.challenge.view import BoxView
from ventuno.rules.stack import Stack

HEADER = "challenge antes=5,-,4,3 bonuses=red:1,-,black:2,both:1:2 button=3"
DEAL, COMMUNITY = "deal Kh 7d 2c Qs 9h 9d", "community 5c Ah"  # to boxes 3, 4 and 1
VIEWERS = (None, 1, 2, 3, 4)  # nobody sits in box 2

# Every state on the way to a war and through it; and voided at each of them.
SCRIPT = [DEAL, COMMUNITY, "pay", "pay", "stay", "stay", "pay", "war 3c: 4c 4d", "war 3d: 6c 7c"]


def states() -> list[ChallengeGame]:
    found = [played(HEADER)]
    for line in SCRIPT:
        found.append(after(found[-1], line))
    return [*found, *(after(game, 'void floor "misdeal"') for game in found if game.phase is not GamePhase.OVER)]


BEFORE_THE_SHOWDOWN = [game for game in states() if not game.shown]


def otherwise(game: ChallengeGame, viewer: int | None, chance: random.Random) -> ChallengeGame:
    """The same game as far as the viewer can know: everything hidden is dealt anew."""
    seen = {*game.turned, *(hand[0] for hand in game.hands)}
    if viewer in game.order and game.hands:
        seen.add(game.hand(viewer)[1])
    unseen = iter(chance.sample(sorted((card for card in DECK if card not in seen), key=str), 52 - len(seen)))
    hands = tuple(
        (game.hand(box)[0], game.hand(box)[1] if box == viewer else next(unseen))
        for box in game.order[: len(game.hands)]
    )
    if game.community is None:
        return replace(game, hands=hands)
    first = game.community.first if game.turned else next(unseen)
    return replace(game, hands=hands, community=Community(first, next(unseen)))


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("game", BEFORE_THE_SHOWDOWN, ids=lambda game: game.phase.value)
def test_games_that_differ_in_hidden_things_alone_look_the_same(game: ChallengeGame, viewer: int | None) -> None:
    chance = random.Random(21)
    others = [otherwise(game, viewer, chance) for _ in range(20)]
    assert all(view(other, viewer) == view(game, viewer) for other in others)
    if game.hands:
        assert len(set(others)) > 1


# The last decision of a round turns a card, the others tell nothing.
MID_ROUND = [game for game in BEFORE_THE_SHOWDOWN if game.turn not in (None, game.order[-1], *game.payers[-1:])]


@pytest.mark.parametrize("game", MID_ROUND, ids=lambda game: game.phase.value)
def test_what_is_heard_tells_nothing_hidden_either(game: ChallengeGame) -> None:
    chance = random.Random(21)
    for decision in Decision:
        assert len({apply(otherwise(game, None, chance), decision)[1] for _ in range(20)}) == 1


def test_the_states_looked_at_are_of_every_kind() -> None:
    assert {game.phase for game in BEFORE_THE_SHOWDOWN} == {
        GamePhase.DEAL,
        GamePhase.CARD_1,
        GamePhase.CARD_2,
        GamePhase.VOID,
    }
    assert {game.phase for game in MID_ROUND} == {GamePhase.CARD_1, GamePhase.CARD_2}
    assert {game.phase for game in states()} == {*GamePhase}


@pytest.mark.parametrize("viewer", [1, 3, 4])
def test_ones_own_hidden_card_and_only_that_makes_a_difference(viewer: int) -> None:
    game = played(HEADER, f"{DEAL}; {COMMUNITY}")
    place = game.order.index(viewer)
    hands = list(game.hands)
    hands[place] = hands[place][0], CARD_BY_SYMBOL["3d"]
    other = replace(game, hands=tuple(hands))
    assert [each for each in VIEWERS if view(other, each) != view(game, each)] == [viewer]


def test_the_showdown_shows_everything_to_everybody() -> None:
    game = played(HEADER, f"{DEAL}; {COMMUNITY}; stay; stay; stay")
    assert game.phase is GamePhase.OVER
    for viewer in VIEWERS:
        seen = view(game, viewer)
        assert [(box.open_card, box.hidden_card) for box in seen.boxes] == list(game.hands)
        assert seen == view(game)
        assert seen.community == (CARD_BY_SYMBOL["5c"], CARD_BY_SYMBOL["Ah"])


def test_the_whole_view_of_the_player_to_decide() -> None:
    game = played(HEADER, f"{DEAL}; {COMMUNITY}; pay")
    assert view(game, 4) == GameView(
        phase=GamePhase.CARD_1,
        button=3,
        boxes=(
            BoxView(
                box=3,
                bet=Bet(400, 0, 200),
                paid_centimes=800,
                open_card=CARD_BY_SYMBOL["Kh"],
                hidden_card=None,
                first=True,
                second=None,
                total=None,
                war_cards=(),
            ),
            BoxView(
                box=4,
                bet=Bet(300, 100, 200),
                paid_centimes=300,
                open_card=CARD_BY_SYMBOL["2c"],
                hidden_card=CARD_BY_SYMBOL["Qs"],
                first=None,
                second=None,
                total=Stack(12),
                war_cards=(),
            ),
            BoxView(
                box=1,
                bet=Bet(500, 100),
                paid_centimes=500,
                open_card=CARD_BY_SYMBOL["9h"],
                hidden_card=None,
                first=None,
                second=None,
                total=None,
                war_cards=(),
            ),
        ),
        community=(),
        pot_centimes=1600,
        turn=4,
        moves=(Decision.PAY, Decision.STAY),
        price_centimes=300,
        contenders=(),
        winner=None,
    )


def test_others_have_nothing_to_decide() -> None:
    game = played(HEADER, f"{DEAL}; {COMMUNITY}; pay")
    for viewer in (None, 1, 2, 3):
        seen = view(game, viewer)
        assert (seen.turn, seen.moves, seen.price_centimes) == (4, (), None)


@pytest.mark.parametrize(
    ("script", "totals"),
    [
        ("", ["17", "12", "18"]),
        ("pay", ["17", "12", "18"]),  # paid for, but not seen yet
        ("pay; pay; stay", ["22", "17", "18"]),
        ("pay; pay; stay; stay", ["22", "17", "18"]),
        ("pay; pay; stay; pay", ["22", "17", "18"]),  # the second one is not seen yet
        ("pay; pay; stay; pay; pay", ["23", "18", "18"]),
    ],
)
def test_a_total_is_of_what_the_player_sees(script: str, totals: list[str]) -> None:
    game = played(HEADER, f"{DEAL}; {COMMUNITY}; {script}")
    found = [next(box.total for box in view(game, viewer).boxes if box.box == viewer) for viewer in (3, 4, 1)]
    assert [str(total) for total in found] == totals


@pytest.mark.parametrize(
    ("script", "first", "second"),
    [
        ("", [None, None, None], [None, None, None]),
        ("pay; stay", [True, False, None], [None, None, None]),
        ("pay; stay; pay", [True, False, True], [None, None, None]),
        ("pay; stay; pay; stay", [True, False, True], [False, None, None]),
        ("pay; stay; pay; stay; pay", [True, False, True], [False, None, True]),
    ],
)
def test_decisions_are_public(script: str, first: list[bool | None], second: list[bool | None]) -> None:
    seen = view(played(HEADER, f"{DEAL}; {COMMUNITY}; {script}"))
    assert [box.first for box in seen.boxes] == first
    assert [box.second for box in seen.boxes] == second


def test_a_war_is_public() -> None:
    game = played(TWO, "deal Kh 9d 9c Qs; community 5c Ah; stay; stay")
    assert (view(game).contenders, view(game).winner) == ((1, 2), None)
    fought = view(after(game, "war 2c: 3c 3d; war 2d: 4c 4d"))
    assert [tuple(map(str, box.war_cards)) for box in fought.boxes] == [("3c", "4c"), ("3d", "4d")]
    over = view(after(game, "war 2c: 3c 4d"))
    assert (over.phase, over.contenders, over.winner, over.pot_centimes) == (GamePhase.OVER, (), 2, 1000)


def test_no_field_but_these() -> None:
    assert {field.name for field in fields(BoxView)} == {
        "box",
        "bet",
        "paid_centimes",
        "open_card",
        "hidden_card",
        "first",
        "second",
        "total",
        "war_cards",
    }
    assert {field.name for field in fields(GameView)} == {
        "phase",
        "button",
        "boxes",
        "community",
        "pot_centimes",
        "turn",
        "moves",
        "price_centimes",
        "contenders",
        "winner",
    }


def _reached(value: object) -> Iterator[object]:
    """Everything that can be reached from a value."""
    yield value
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _reached(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from _reached(part)


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("game", states(), ids=lambda game: game.phase.value)
def test_nothing_can_be_reached_from_a_view_but_what_is_shown(game: ChallengeGame, viewer: int | None) -> None:
    reached = list(_reached(view(game, viewer)))
    kinds = {type(value) for value in reached if not isinstance(value, Enum)}
    assert kinds <= {GameView, BoxView, Bet, Card, Stack, tuple, int, bool, type(None)}
    open_cards = {hand[0] for hand in game.hands}
    own = {game.hand(viewer)[1]} if viewer in game.order and game.hands else set()
    war = {card for round_ in game.wars for card in round_.cards}
    shown = {hand[1] for hand in game.hands} if game.shown else set()
    assert {value for value in reached if isinstance(value, Card)} == {*open_cards, *own, *game.turned, *war, *shown}
