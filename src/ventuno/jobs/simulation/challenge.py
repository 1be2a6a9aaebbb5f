"""Many games of Black Jack Challenge at one table."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Event

from ventuno.maths.challenge.simulation import simulator
from ventuno.maths.challenge.simulation.game import SeatDecisions
from ventuno.maths.challenge.simulation.players import SimulatedSeat, decisions
from ventuno.maths.challenge.simulation.totals import TableTotals


@dataclass(frozen=True, slots=True)
class TableSimulationTask:
    players: Sequence[SimulatedSeat]  # one a seat, from the button
    games: int
    seed: int
    workers: int  # threads


def prepare(task: TableSimulationTask) -> SeatDecisions:
    """What each seat does. Compiles the kernel as well, so that `run` measures playing alone."""
    pays = decisions(task.players)
    simulator.play(pays, task.seed, 0, 1)
    return pays


def run(
    task: TableSimulationTask, pays: SeatDecisions, on_progress: Callable[[TableTotals], None], stop: Event
) -> tuple[TableTotals, float]:
    """Play until all games are played or `stop` is set; what came of them, and the seconds it took."""
    begun = time.perf_counter()
    totals = simulator.simulate(pays, task.seed, task.games, workers=task.workers, on_progress=on_progress, stop=stop)
    return totals, time.perf_counter() - begun
