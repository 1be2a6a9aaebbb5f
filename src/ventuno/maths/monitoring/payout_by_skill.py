"""What a law promises a population of a given skill: its payout exactly, and how far one play strays from it.

The payout is that of `population` (P5), with no simulation in it. The deviation belongs to e = prizes - payout * costs
of one play, over the expected costs: the payout of n plays then has a standard error of deviation / sqrt(n). It comes
from simulated plays of the same model with a fixed seed, so it is the same whenever it is computed. Like the model it
leaves Risk out. Must not: read files, or look at what was really played.

An exact pass takes seconds, and a page shows many sets of plays, each with a skill of its own. So a `PayoutCurve` holds
the payouts of one law at a few skills and interpolates those in between. Payout by skill is drawn from it, too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log1p, sqrt

import numpy as np

from ventuno.maths.big21.graph import Array
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import Solution
from ventuno.maths.calibration.population import population
from ventuno.maths.calibration.weights import shares_of, weights_of
from ventuno.maths.simulation.players import (
    SKILL_MAX,
    PlayerKind,
    SimulatedPlayer,
    SimulationSetup,
    SolutionSource,
    decision_tables,
)
from ventuno.maths.simulation.simulator import simulate
from ventuno.maths.simulation.totals import Totals
from ventuno.rules.big21.rulesets import rules_with
from ventuno.rules.law import Law

CURVE_SKILLS = (0.0, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 18.0, 30.0, 60.0, 150.0, 400.0, SKILL_MAX)
SIMULATED = 200_000  # plays for a deviation; it is then known to about one per cent
_SEED = 21
_STAKE = 100  # centimes; without Risk nothing depends on it
_POINTS = 4  # of a curve that an interpolation goes through


@dataclass(frozen=True, slots=True)
class SkillPayout:
    """What plays of one skill come to, per play and unit stake."""

    skill: float
    payout: float  # P1
    purchases: float
    deviation: float  # of the payout of one play
    prize_chance: float  # that the main game ends with a prize: two or more complete stacks, not bust
    won_chance: float  # that a play pays more than was paid in; simulated


def skill_payout(
    law: Law, solution: Solution, skill: float, *, plays: int = SIMULATED, threads: int = 1
) -> SkillPayout:
    """The exact payout of one skill, with its deviation."""
    received = population(solution.graph, shares_of(weights_of(law)), skill, solution.numbers, threads=threads)
    solved = SolutionSource(lambda: solution.graph, lambda: solution)
    rules = SimulationSetup(law, _STAKE, Scope.PLAY, rules_with(solution.numbers))
    seat = decision_tables(SimulatedPlayer(PlayerKind.SKILL, skill), rules, solved, threads=threads)
    found = simulate(seat, _SEED, plays, workers=threads)
    return SkillPayout(
        skill,
        received.payout,
        received.purchases,
        _deviation(found, received.payout) / (1.0 + received.purchases),
        float(received.complete[2:].sum()),
        found.won / found.games,
    )


def _deviation(totals: Totals, payout: float) -> float:
    """Of prizes - payout * costs, per unit stake; its mean is zero."""
    squares = totals.prizes_squared - 2.0 * payout * totals.prizes_times_costs + payout**2 * totals.costs_squared
    return sqrt(squares / totals.games) / _STAKE


@dataclass(frozen=True, slots=True)
class PayoutCurve:
    """The promises of one law at rising skills."""

    points: tuple[SkillPayout, ...]

    def at(self, skill: float) -> SkillPayout:
        """The promise at any skill, by a polynomial through the nearest points in the logarithm of 1 + skill."""
        even = np.array([log1p(point.skill) for point in self.points])
        near = int(np.searchsorted(even, log1p(skill)))
        first = min(max(near - _POINTS // 2, 0), len(even) - _POINTS)
        shares = _lagrange(even[first : first + _POINTS], log1p(skill))
        around = self.points[first : first + _POINTS]

        def between(name: str) -> float:
            return sum(share * float(getattr(point, name)) for share, point in zip(shares, around, strict=True))

        return SkillPayout(skill, *map(between, ("payout", "purchases", "deviation", "prize_chance", "won_chance")))


def payout_curve(
    law: Law, solution: Solution, skills: Sequence[float] = CURVE_SKILLS, *, plays: int = SIMULATED, threads: int = 1
) -> PayoutCurve:
    assert len(skills) >= _POINTS
    return PayoutCurve(tuple(skill_payout(law, solution, skill, plays=plays, threads=threads) for skill in skills))


def _lagrange(points: Array, at: float) -> list[float]:
    """What the value at each point counts for in the value at another."""
    return [float(np.prod([(at - other) / (point - other) for other in points if other != point])) for point in points]
