"""A stack: what its cards add up to, Art. 7.2 and 7.3.

The rules need only the points and whether an ace still counts 11, so the cards themselves are not kept.
"""

from functools import cache
from typing import NamedTuple

from ventuno.rules.cards import Rank

TARGET = 21  # Art. 2.2
ACE_DROP = 10  # Art. 7.3: from 11 points to 1


class Stack(NamedTuple):
    """A tuple, because stacks are looked up in tables all the time: its hash is computed by the interpreter itself."""

    points: int = 0
    soft: bool = False  # B4: at most one ace counts 11

    @property
    def complete(self) -> bool:
        return self.points == TARGET

    @property
    def bust(self) -> bool:
        return self.points > TARGET

    def add(self, rank: Rank) -> tuple["Stack", int]:
        """The stack with that card on it, and how many aces it devalued (Art. 7.3)."""
        return _add(self, rank)

    def __str__(self) -> str:
        return f"S{self.points}" if self.soft else str(self.points)


@cache
def _add(stack: Stack, rank: Rank) -> tuple[Stack, int]:
    points, aces = stack.points + rank.points, stack.soft + (rank is Rank.ACE)
    devalued = 0
    while points > TARGET and aces > devalued:
        points, devalued = points - ACE_DROP, devalued + 1
    return Stack(points, aces > devalued), devalued


EMPTY = Stack()
