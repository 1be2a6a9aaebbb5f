"""High/Low, Art. 13-18: the prize of the game just played climbs a ladder, or is lost.

Art. 2.3: each round shows a fresh open card, the player guesses or stops, and then the hidden card is drawn. The hidden
card does not exist before the guess, so it cannot leak. There is no money here: the ladder counts in tenths of the
stake.
"""

from dataclasses import dataclass

from ventuno.rules.big21.events import (
    HiddenCardShown,
    HighLowEnded,
    HighLowStarted,
    LadderEnd,
    LadderEvent,
    OpenCardShown,
    PredictionNotCounted,
    PredictionRight,
    PredictionWrong,
)
from ventuno.rules.big21.moves import HIDDENS, OPENS, Choice, Hidden, Open
from ventuno.rules.big21.rulesets import RuleSet
from ventuno.rules.cards import Rank

LadderMove = Choice | Open | Hidden


@dataclass(frozen=True, slots=True)
class Ladder:
    rules: RuleSet
    prize_tenths: int  # where the player stands on it; 0 when lost
    open_card: Rank | None = None
    guess: Choice | None = None  # higher or lower, until the hidden card is turned
    end: LadderEnd | None = None


def start(rules: RuleSet, prize_tenths: int) -> tuple[Ladder, tuple[LadderEvent, ...]]:
    """Art. 13, 14.1; B11: the whole prize of the game just played is at risk."""
    assert prize_tenths in rules.ladder_tenths[:-1]
    return Ladder(rules, prize_tenths), (HighLowStarted(prize_tenths),)


def moves(ladder: Ladder) -> tuple[LadderMove, ...]:
    if ladder.end is not None:
        return ()
    if ladder.open_card is None:
        return OPENS
    if ladder.guess is None:
        return _GUESSES
    return HIDDENS


_GUESSES = (Choice.HIGHER, Choice.LOWER, Choice.END)  # B11: stopping stays possible after the open card


def apply(ladder: Ladder, move: LadderMove) -> tuple[Ladder, tuple[LadderEvent, ...]]:
    """The ladder after one of its `moves`."""
    match move:
        case Open():
            return Ladder(ladder.rules, ladder.prize_tenths, move.rank), (OpenCardShown(move.rank),)
        case Hidden():
            turned = HiddenCardShown(move.rank)
            after, events = _turned(ladder, move.rank)
            return after, (turned, *events)
        case Choice.END:
            return _ended(ladder, ladder.prize_tenths, LadderEnd.PLAYER)  # Art. 18.1
        case _:
            assert move in (Choice.HIGHER, Choice.LOWER)
            return Ladder(ladder.rules, ladder.prize_tenths, ladder.open_card, move), ()


def moves_max(rules: RuleSet) -> int:
    """The most moves of a High/Low, without rounds of equal ranks: three a round, or two in the round that stops."""
    return 3 * (len(rules.ladder_tenths) - 1)


def _turned(ladder: Ladder, hidden: Rank) -> tuple[Ladder, tuple[LadderEvent, ...]]:
    assert ladder.open_card is not None
    difference = hidden.height - ladder.open_card.height  # Art. 16: rank decides, not points
    if difference == 0:
        return Ladder(ladder.rules, ladder.prize_tenths), (PredictionNotCounted(),)  # Art. 15.3
    if (difference > 0) is not (ladder.guess is Choice.HIGHER):
        lost, events = _ended(ladder, 0, LadderEnd.WRONG_GUESS)  # Art. 15.4, 18.2
        return lost, (PredictionWrong(ladder.prize_tenths), *events)
    steps = ladder.rules.ladder_tenths
    prize_tenths = steps[steps.index(ladder.prize_tenths) + 1]  # Art. 15.2, 17
    right = PredictionRight(prize_tenths)
    if prize_tenths == steps[-1]:
        top, events = _ended(ladder, prize_tenths, LadderEnd.TOP)  # Art. 18.1
        return top, (right, *events)
    return Ladder(ladder.rules, prize_tenths), (right,)


def _ended(ladder: Ladder, prize_tenths: int, why: LadderEnd) -> tuple[Ladder, tuple[LadderEvent, ...]]:
    return Ladder(ladder.rules, prize_tenths, end=why), (HighLowEnded(why, prize_tenths),)
