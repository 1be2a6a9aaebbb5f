"""Solving a law: here and now, or in a process of its own so that a server keeps answering meanwhile.

Either way the result is kept in the cache of solved laws (`store/solved`).
"""

import os
import time
from dataclasses import dataclass

from ventuno.jobs.processes.messages import Order, SolveLaw
from ventuno.jobs.processes.workers import JobRun, carry_out
from ventuno.maths.big21 import solution as solver
from ventuno.maths.big21.graph import Graph
from ventuno.maths.big21.payout import card_values
from ventuno.maths.big21.risk import solver as risk_solver
from ventuno.maths.big21.risk.solver import RiskFigures
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import SolvedFigures, chances
from ventuno.rules.big21 import RULE_SETS, RuleSet
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, GameNumbers
from ventuno.rules.law import Law
from ventuno.store.solved import solutions
from ventuno.store.solved.solutions import Tell

RISK_RULES = RULE_SETS["2024-10-23"]  # the limits of Risk are the same in all published texts


@dataclass(frozen=True, slots=True)
class SolveReport:
    figures: SolvedFigures
    seconds: float  # of solving alone
    risk_pays: bool  # above 100 % (docs/risk.md)
    risk: RiskFigures | None = None  # if it was asked for and pays: its limits are in francs (Art. 2.5, 21)


def solve_law(
    law: Law, scope: Scope, tell: Tell, rules: RuleSet = RISK_RULES, *, risk_stake_centimes: int | None = None
) -> SolveReport:
    """Solve a law and keep the result; with a stake, solve Risk at that stake as well, if Risk pays at all."""
    graph = solutions.load_graph(tell, rules.game_numbers)
    tell(f"Solving {law.name}…")
    solver.prepare()
    begun = time.perf_counter()
    solution = solver.solve(graph, law, scope, rules.game_numbers, threads=os.cpu_count() or 1)
    seconds = time.perf_counter() - begun
    solutions.keep(solution, law, scope, tell)
    pays = scope is Scope.PLAY and solution.figures.highest_payout > 1.0
    risk = (
        None if risk_stake_centimes is None or not pays else _solve_risk(law, rules, graph, risk_stake_centimes, tell)
    )
    return SolveReport(solution.figures, seconds, pays, risk)


def _solve_risk(law: Law, rules: RuleSet, graph: Graph, stake_centimes: int, tell: Tell) -> RiskFigures:
    tell("Solving Risk (a minute or two)…")
    return risk_solver.solve(
        graph,
        card_values(chances(law.deal)),
        chances(law.free_cards),
        chances(law.high_low),
        stake_centimes,
        rules,
        threads=os.cpu_count() or 1,
    )


async def solve(law: Law, numbers: GameNumbers = PUBLISHED_NUMBERS) -> None:
    """Have a worker process solve the law under these numbers: a minute or two. If this is cancelled, it ends."""
    await carry_out(JobRun(f"solve {law.name}"), Order(job=SolveLaw(law=str(law), numbers=numbers), database=None))
