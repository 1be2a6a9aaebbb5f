"""Compiled simulation: games a second by player and scope, next to the readable rules played from Python.

The best of several runs on every processor; rates for each second of processor time are given as well, because
they say what the code does when the machine is busy with other things.
"""

import os
import random
import time

from rich.console import Console
from rich.table import Table as Grid

from ventuno.maths import packed
from ventuno.maths.players import Solved, Table, parse_player, tables
from ventuno.maths.scope import Scope
from ventuno.maths.simulator import simulate
from ventuno.maths.solution import solve
from ventuno.rules.big21 import RULE_SETS, Phase, Risk, Risks, apply, moves, start
from ventuno.rules.law import UNIFORM

ROUNDS = 5
SECONDS = 0.5  # of processor time a round, about
WORKERS = os.cpu_count() or 1
LEAST = {("perfect", Scope.MAIN): 3e6, ("blind", Scope.MAIN): 10e6}  # what is promised on two processors
PLAYERS = ("blind", "greedy", "perfect", "skill:2")


def rules_rate() -> float:
    """Blind main games a second through `moves` and `apply`, in one thread."""
    chance, rules, games = random.Random(21), RULE_SETS["2024-10-23"], 0
    begun = time.process_time()
    while (passed := time.process_time() - begun) < SECONDS:
        play = start(rules, 100)
        while play.phase is Phase.MAIN:
            offer = chance.choice(moves(play))
            play, _ = apply(play, Risk(offer.stakes_centimes[0]) if isinstance(offer, Risks) else offer)
        games += 1
    return games / passed


def main() -> None:
    graph = packed.build()
    solutions = {scope: solve(graph, UNIFORM, scope, threads=WORKERS) for scope in Scope}
    grid = Grid("simulation: uniform law", "scope", "games/s", "promised", "games/s of processor time", "to the rules")
    python = max(rules_rate() for _ in range(ROUNDS))
    for scope in Scope:
        solved = Solved(lambda: graph, lambda scope=scope: solutions[scope])  # type: ignore[misc]
        for name in PLAYERS:
            ready = tables(parse_player(name), Table(UNIFORM, 100, scope), solved, threads=WORKERS)
            simulate(ready, 0, 1)
            begun = time.process_time()
            simulate(ready, 0, 100_000)
            games = int(100_000 * SECONDS * WORKERS / (time.process_time() - begun))
            wall, processor = 0.0, 0.0
            for _ in range(ROUNDS):
                wall_begun, begun = time.perf_counter(), time.process_time()
                simulate(ready, 1, games, workers=WORKERS)
                processor = max(processor, games / (time.process_time() - begun))
                wall = max(wall, games / (time.perf_counter() - wall_begun))
            least = LEAST.get((name, scope))
            promised = "" if least is None else f"{least:,.0f}"
            grid.add_row(name, scope, f"{wall:,.0f}", promised, f"{processor:,.0f}", f"{processor / python:,.0f}")
    grid.add_row("blind, readable rules (Python)", Scope.MAIN, "", "", f"{python:,.0f}", "1")
    Console(width=140).print(grid)


if __name__ == "__main__":
    main()
