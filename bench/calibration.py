"""The calibration of `optimal-88`, measured: seconds and solves, next to the blind search it replaces.

A blind search needs one evaluation for each weight to know where to go (finite differences); the exact gradient comes
with the value. The ratio printed is what that saves.
"""

import time

from rich.console import Console
from rich.table import Table

from ventuno.maths.big21.graph import Array, Graph, build
from ventuno.maths.calibration.nearest_law import NAMES, UNIFORM, SurplusFunction, calibrate
from ventuno.maths.calibration.population import population

TARGET = 0.88  # P4
SECONDS_MAX = 60.0


def main() -> None:
    graph = build()
    surplus = SurplusFunction(graph, TARGET, threads=2)
    surplus(UNIFORM)  # compiled
    begun = time.perf_counter()
    surplus(UNIFORM)
    once = time.perf_counter() - begun
    begun = time.perf_counter()
    found = calibrate(graph, TARGET)
    seconds = time.perf_counter() - begun
    skilled = _seconds_of_population(graph, found.best.point.shares)
    blind = found.solves * len(NAMES) * once
    table = Table("calibration", "figure")
    table.add_row("value and gradient", f"{once:.2f} s")
    table.add_row("calibration to 88 %", f"{seconds:.1f} s, {found.solves} solves (at most {SECONDS_MAX:.0f} s)")
    table.add_row("divergence, residual", f"{found.best.point.divergence:.6f}, {found.best.point.residual:.1e}")
    table.add_row("by finite differences (reckoned)", f"{blind:.0f} s: {blind / seconds:.0f} times as long")
    table.add_row("payout of a population, exactly", f"{skilled:.2f} s")
    Console(width=140).print(table)


def _seconds_of_population(graph: Graph, shares: Array) -> float:
    population(graph, shares, 5.0, threads=2)
    begun = time.perf_counter()
    population(graph, shares, 5.0, threads=2)
    return time.perf_counter() - begun


if __name__ == "__main__":
    main()
