"""Solved laws on disk, so that they need not be solved again. Files are named by law, numbers and the solver's version.

The packed graph is the same for all laws and is kept once for each size of the game. The values of each law, scope and
numbers of the rules are one file. Both are
caches: a damaged file is made anew, and if a file cannot be written, work goes on without it.
"""

from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from ventuno.maths.big21 import graph as packed
from ventuno.maths.big21.graph import Graph
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import Solution, SolvedFigures, solve
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, GameNumbers
from ventuno.rules.law import Law
from ventuno.store.solved import arrays, files
from ventuno.store.solved.arrays import Damaged

Tell = Callable[[str], None]


def load_graph(tell: Tell, numbers: GameNumbers = PUBLISHED_NUMBERS) -> Graph:
    """The packed graph of a game of that size."""
    path = files.graph_path(numbers)
    if (found := kept(path, tell)) is not None:
        about, stored = found
        return Graph(**about, **stored)
    tell("Building the graph of all positions (once; compiling first takes some seconds)…")
    graph = packed.build(opening=numbers.opening_cards, purchases=numbers.purchases_max)
    values = graph._asdict()
    stored = {name: value for name, value in values.items() if isinstance(value, np.ndarray)}
    keep_arrays(path, {name: value for name, value in values.items() if name not in stored}, stored, tell)
    return graph


def load(law: Law, scope: Scope, tell: Tell, numbers: GameNumbers = PUBLISHED_NUMBERS, *, threads: int) -> Solution:
    """The solved law: from disk if there is an undamaged file, otherwise solved now and kept."""
    graph = load_graph(tell, numbers)
    path = files.solution_path(law, scope, numbers)
    if (found := kept(path, tell)) is not None:
        about, stored = found
        return Solution(graph, stored["values"], stored["ends"], SolvedFigures(**about), numbers)
    tell(f"Solving {law.name}…")
    solution = solve(graph, law, scope, numbers, threads=threads)
    keep(solution, law, scope, tell)
    return solution


def keep(solution: Solution, law: Law, scope: Scope, tell: Tell) -> None:
    keep_arrays(
        files.solution_path(law, scope, solution.numbers),
        asdict(solution.figures),
        {"values": solution.values, "ends": solution.ends},
        tell,
    )


def kept(path: Path, tell: Tell) -> tuple[dict[str, Any], dict[str, Any]] | None:
    try:
        return arrays.read(path)
    except FileNotFoundError:
        return None
    except (OSError, Damaged) as problem:
        tell(f"{path} cannot be used ({problem}); making it anew.")
        return None


def keep_arrays(path: Path, about: dict[str, Any], stored: dict[str, Any], tell: Tell) -> None:
    try:
        arrays.write(path, about, stored)
    except OSError as error:
        tell(f"{path} cannot be written ({error.strerror}); going on without it.")
