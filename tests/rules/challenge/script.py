"""Games as short scripts: moves as the notation writes them, with semicolons between them."""

import pytest

from ventuno.rules.cards import CARD_BY_SYMBOL, Card
from ventuno.rules.challenge import ChallengeGame, apply, moves, notation
from ventuno.rules.challenge.events import Event
from ventuno.rules.refusals import Refusal, Refused

TWO, THREE, FOUR, SEVEN = (
    f"challenge antes={','.join(['5'] * players)} bonuses={','.join(['red:1'] * players)} button=1"
    for players in (2, 3, 4, 7)
)

# Seven times 20, of fourteen of the sixteen tens; nobody wants more.
SEVEN_TIMES_20 = (
    "deal 10c 10d 10h 10s Jc Jd Jh Js Qc Qd Qh Qs Kc Kd; community 2c 3c; stay; stay; stay; stay; stay; stay; stay"
)


def after(game: ChallengeGame, script: str) -> ChallengeGame:
    for line in filter(None, map(str.strip, script.split(";"))):
        game, _ = apply(game, notation.read_move(line))
    return game


def played(header: str, script: str = "") -> ChallengeGame:
    return after(notation.read_header(header), script)


def heard(game: ChallengeGame, script: str) -> list[Event]:
    """What the moves brought about."""
    events: list[Event] = []
    for line in filter(None, map(str.strip, script.split(";"))):
        game, happened = apply(game, notation.read_move(line))
        events += happened
    return events


def offers(game: ChallengeGame) -> list[str]:
    return [notation.write_move(offer) for offer in moves(game)]


def refusal_of(game: ChallengeGame, move: str) -> Refusal:
    with pytest.raises(Refused) as caught:
        apply(game, notation.read_move(move))
    return caught.value.refusal


def refused_header(header: str) -> Refusal:
    with pytest.raises(Refused) as caught:
        notation.read_header(header)
    return caught.value.refusal


def hand(cards: str) -> tuple[Card, Card]:
    first, second = cards.split()
    return CARD_BY_SYMBOL[first], CARD_BY_SYMBOL[second]


def totals(game: ChallengeGame) -> list[str]:
    """By turn."""
    return [str(game.total(box)) for box in game.order]
