"""Games of Black Jack Challenge replayed from their text, with what was replayed before remembered.

The text of a game only grows, and every state follows from the one before. So one more line costs the work of one line,
not of the whole game. What the croupier has just applied is remembered too, and costs nothing. Use this only for texts
that the house has written itself. For any other text use `notation`, which says what is wrong with it.
"""

from dataclasses import dataclass

from ventuno.rules import challenge
from ventuno.rules.challenge import ChallengeGame, Move, notation
from ventuno.rules.challenge.events import Event

REMEMBERED = 8192  # lines, about ten for each of some hundred games; when it is full, all are forgotten at once


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A line of a game, and where it leads."""

    game: ChallengeGame
    move: Move | None = None  # none: the header
    events: tuple[Event, ...] = ()


_remembered: dict[str, ReplayStep] = {}


def game(text: str) -> ChallengeGame:
    """Where the game of this text stands."""
    return _last(text).game


def steps(text: str) -> list[ReplayStep]:
    """A step for each move."""
    lines = text.splitlines(keepends=True)
    ends = [sum(map(len, lines[:number])) for number in range(2, len(lines) + 1)]
    return [_last(text[:end]) for end in ends]


def remember(text: str, step: ReplayStep) -> None:
    """Remember the last step of this text, which the caller has just made, so that the rules need not run again."""
    if len(_remembered) >= REMEMBERED:
        _remembered.clear()
    _remembered[text] = step


def _last(text: str) -> ReplayStep:
    step = _remembered.get(text)
    if step is None:
        step = _replayed(text)
        remember(text, step)
    return step


def _replayed(text: str) -> ReplayStep:
    before, _, line = text.removesuffix("\n").rpartition("\n")
    if not before:
        return ReplayStep(notation.read_header(line))
    move = notation.read_move(line)
    after, events = challenge.apply(_last(f"{before}\n").game, move)
    return ReplayStep(after, move, events)
