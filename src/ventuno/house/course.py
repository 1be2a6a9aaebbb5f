"""The course of a game of Black Jack Challenge that is being played, for those who ask after every line.

A game's text only ever grows, and its every state follows from the one before. So what has been read is remembered,
and a line more costs a line, not the whole game again. Only for texts that the house has written itself: whoever checks
a text reads it with `notation`, which knows what to say about one that is wrong.
"""

from dataclasses import dataclass
from functools import lru_cache

from ventuno.rules import challenge
from ventuno.rules.challenge import Game, Move, notation
from ventuno.rules.challenge.events import Event

REMEMBERED = 4096  # lines: about ten of each of some hundred games


@dataclass(frozen=True, slots=True)
class Step:
    """A line of a game, and where it leads."""

    game: Game
    move: Move | None = None  # none: the header
    events: tuple[Event, ...] = ()


def game(text: str) -> Game:
    """Where the game of this text stands."""
    return _last(text).game


def steps(text: str) -> list[Step]:
    """A step for each move."""
    lines = text.splitlines(keepends=True)
    ends = [sum(map(len, lines[:number])) for number in range(2, len(lines) + 1)]
    return [_last(text[:end]) for end in ends]


@lru_cache(maxsize=REMEMBERED)
def _last(text: str) -> Step:
    before, _, line = text.removesuffix("\n").rpartition("\n")
    if not before:
        return Step(notation.read_header(line))
    move = notation.read_move(line)
    after, events = challenge.apply(_last(f"{before}\n").game, move)
    return Step(after, move, events)
