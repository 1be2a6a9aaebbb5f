"""Solving a law and asking for advice, next to the readable rules and to plain memory traffic in the same run."""

import json
import subprocess
import sys
import time

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.rules import big21, rates
from ventuno.maths.big21.advice import Advisor, Position
from ventuno.maths.big21.scope import Scope
from ventuno.rules.cards import Rank
from ventuno.rules.stack import Stack
from ventuno.store import laws
from ventuno.store.solved import solutions

LAW = "optimal-88"
ROUNDS = 3
POSITION = Position((Stack(), Stack(9), Stack(21, soft=True), Stack(14), Stack(20)), Rank.SEVEN, 3, 1)

_SOLVE = """
import json, os, resource, time
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import solve
from ventuno.store import laws
from ventuno.store.solved import solutions
graph = solutions.load_graph(print)
seconds = []
for _ in range(2):
    begun = time.perf_counter()
    found = solve(graph, laws.load({law!r}), Scope.PLAY, threads=os.cpu_count() or 1)
    seconds.append(time.perf_counter() - begun)
    payout = found.figures.highest_payout
    del found
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
print(json.dumps([min(seconds), peak, graph.transitions, payout]))
"""


def solved() -> tuple[float, int, int, float]:
    """Best seconds, peak memory in bytes, placements and payout, from a process of its own."""
    runs = []
    for _ in range(ROUNDS):
        command = [sys.executable, "-c", _SOLVE.format(law=LAW)]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        runs.append(json.loads(done.stdout.splitlines()[-1]))
    seconds, peak, transitions, payout = min(runs)
    return seconds, peak, transitions, payout


def copied() -> float:
    """Bytes a second that this machine copies in memory."""
    room = np.ones(12_000_000)
    into = np.empty_like(room)
    best = 0.0
    for _ in range(5):
        begun = time.perf_counter()
        np.copyto(into, room)
        best = max(best, 2 * room.nbytes / (time.perf_counter() - begun))
    return best


def advised() -> float:
    """Seconds for one piece of advice, the solution loaded."""
    advisor = Advisor(solutions.load(laws.load(LAW), Scope.PLAY, print, threads=2))
    assert advisor.possible(POSITION)
    begun = time.perf_counter()
    for _ in range(1000):
        advisor.moves(POSITION)
    return (time.perf_counter() - begun) / 1000


def main() -> None:
    seconds, peak, transitions, payout = solved()
    _, _, moves = rates(big21)
    table = Table(f"solve {LAW}, scope play", "measured", "next to it")
    table.add_row("seconds", f"{seconds:.2f}", f"highest payout {payout:.8f}")
    table.add_row("peak memory of the process", f"{peak / 1e6:.0f} MB", "the compiler's own included")
    passes = 2  # at least: one at the target of Art. 3.1, one at price 1
    rate = passes * transitions / seconds
    table.add_row("placements a second", f"{rate:,.0f}", f"{rate / moves:,.0f} times the moves of the readable rules")
    table.add_row(
        "bytes of placements a second", f"{8 * rate / 1e9:.1f} GB", f"{8 * rate / copied():.2f} of a plain copy"
    )
    table.add_row("one piece of advice", f"{advised() * 1e6:.0f} µs", f"{1e-3 / advised():.0f} times faster than 1 ms")
    Console(width=140).print(table)
