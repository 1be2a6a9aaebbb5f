"""The network between the clients and the desk, which loses, repeats, delays and reorders.

What is under way is kept with the turn at which it arrives. Time is counted in turns of the simulation, not in seconds:
between two turns the clock may move by a second or by a week.
"""

import heapq
from dataclasses import dataclass, field
from enum import Enum, auto
from random import Random

from tests.simulation.oracle import Envelope


class Fate(Enum):
    ARRIVES = auto()
    LOST = auto()  # before it arrives
    ANSWER_LOST = auto()
    TWICE = auto()  # now, and once more later
    LATE = auto()  # after others that were sent later


_FATES = tuple(Fate)
_WEIGHTS = (82, 3, 5, 5, 5)
TURNS_LATE_MAX = 60


@dataclass(slots=True)
class Network:
    rng: Random
    _under_way: list[tuple[int, int, Envelope, bool]] = field(default_factory=list)
    _sent: int = 0

    def send(self, envelope: Envelope, turn: int) -> Fate:
        fate = self.rng.choices(_FATES, _WEIGHTS)[0]
        if fate is Fate.TWICE or fate is Fate.LATE:
            self._sent += 1
            due = turn + self.rng.randint(1, TURNS_LATE_MAX)
            heapq.heappush(self._under_way, (due, self._sent, envelope, fate is Fate.LATE))
        return fate

    def arriving(self, turn: int) -> tuple[Envelope, bool] | None:
        """What arrives late at this turn, and whether its sender still hears the answer."""
        if not self._under_way or self._under_way[0][0] > turn:
            return None
        _, _, envelope, heard = heapq.heappop(self._under_way)
        return envelope, heard
