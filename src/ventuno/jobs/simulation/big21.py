"""Many plays of Big21 by one player: prepared, played here or on a cluster, and saved as texts."""

import os
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Event

from ventuno.jobs.simulation import texts
from ventuno.maths.big21.scope import Scope
from ventuno.maths.simulation import simulator
from ventuno.maths.simulation.players import SimulatedPlayer, SimulationSetup, SolutionSource, decision_tables
from ventuno.maths.simulation.plays import DecisionTables
from ventuno.maths.simulation.totals import Totals
from ventuno.rules.big21 import RULE_SETS, RuleSet, notation
from ventuno.rules.law import Law
from ventuno.rules.refusals import Reason, Refused
from ventuno.store.files import write_new
from ventuno.store.solved import solutions
from ventuno.store.solved.solutions import Tell

RULES = RULE_SETS["2024-10-23"]  # simulated plays are governed by these, unless others are asked for
SAVED_MAX = 10_000

_ANSWER_SECONDS = 5.0

TOO_MANY_TO_SAVE = Reason("simulate_too_many_to_save", "File", texts.simulate_too_many_to_save)


@dataclass(frozen=True, slots=True)
class SimulationTask:
    law: Law
    player: SimulatedPlayer
    stake_centimes: int
    scope: Scope
    games: int
    seed: int
    workers: int  # threads, or seats of the cluster
    cluster: str | None = None  # its address; None: this machine
    rules: RuleSet = RULES


def prepare(task: SimulationTask, tell: Tell) -> DecisionTables:
    """What the player does in every position. Compiles the kernel as well, so that `run` measures playing alone."""
    threads, numbers = os.cpu_count() or 1, task.rules.game_numbers
    solved = SolutionSource(
        lambda: solutions.load_graph(tell, numbers),
        lambda: solutions.load(task.law, task.scope, tell, numbers, threads=threads),
    )
    setup = SimulationSetup(task.law, task.stake_centimes, task.scope, task.rules)
    tables = decision_tables(task.player, setup, solved, threads=threads)
    simulator.play(tables, task.seed, 0, 1)
    return tables


def run(
    task: SimulationTask, tables: DecisionTables, on_progress: Callable[[Totals], None], stop: Event
) -> tuple[Totals, float]:
    """Play until all games are played or `stop` is set; what came of them, and the seconds it took."""
    begun = time.perf_counter()
    if task.cluster is None:
        totals = simulator.simulate(
            tables, task.seed, task.games, workers=task.workers, on_progress=on_progress, stop=stop
        )
    else:
        totals = _run_on_cluster(task.cluster, task, tables, on_progress, stop)
    return totals, time.perf_counter() - begun


def _run_on_cluster(
    address: str, task: SimulationTask, tables: DecisionTables, on_progress: Callable[[Totals], None], stop: Event
) -> Totals:
    from ventuno.maths.simulation import cluster  # noqa: PLC0415  # only this option needs Ray

    if address == cluster.LOCAL:
        os.environ.update(cluster.ENVIRONMENT)
    elif not _answers(address):  # Ray itself would go on trying for many minutes
        raise Refused(cluster.UNREACHABLE(address=address))
    with cluster.joined(address, task.workers) as joined:
        return joined.simulate(tables, task.seed, task.games, on_progress=on_progress, stop=stop)


def _answers(address: str) -> bool:
    """Whether anything listens at an address such as `host:6379` or `ray://host:10001`."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    try:
        socket.create_connection((host, int(port)), _ANSWER_SECONDS).close()
    except (OSError, ValueError, OverflowError):
        return False
    return True


def check_saved(games: int) -> None:
    """Refuse to write so many texts before any game is played."""
    if games > SAVED_MAX:
        raise Refused(TOO_MANY_TO_SAVE(most=SAVED_MAX, games=games))


def save(directory: Path, tables: DecisionTables, seed: int, games: int, rules: RuleSet = RULES) -> None:
    """Write the first games as texts, a file each, numbered from 1."""
    header = notation.Header(rules, tables.stake)
    for game in range(games):
        text = notation.write(header, simulator.recorded(tables, seed, game).moves)
        write_new(directory / f"{game + 1:05}.txt", text)
