"""A law proposed for how people really play (P5), beside the law that is running: the figures an operator decides by.

The search is that of `ventuno calibrate --player skill:X --ceiling`; nothing here publishes anything, and nothing is
known of any player but the fitted skill of all together (P3). Must not: read files, or choose target and ceiling.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass

import numpy as np

from ventuno.maths.big21.graph import Graph
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import Solution, solve
from ventuno.maths.calibration import population
from ventuno.maths.calibration.mixture import SkillMixture, of_skill
from ventuno.maths.calibration.nearest_law import NAMES, UNIFORM, SurplusFunction
from ventuno.maths.calibration.weights import law_of, rounded, shares_of, weights_of
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, GameNumbers
from ventuno.rules.law import Law


@dataclass(frozen=True, slots=True)
class ProposalFigures:
    """One law in the operator's comparison."""

    law: Law
    shares: dict[str, float]  # by `deal.A` and the like
    highest_payout: float  # P2
    population_payout: float | None  # of the players asked about, if there are any
    blind_payout: float  # of skill 0, without Risk
    divergence: float  # from uniform (P4)
    hit_rate: float | None  # how often their main game ends with a prize


@dataclass(frozen=True, slots=True)
class Proposal:
    skill: float
    target: float
    ceiling: float
    running: ProposalFigures
    proposed: ProposalFigures


def figures(
    graph: Graph,
    law: Law,
    players: SkillMixture | None,
    numbers: GameNumbers = PUBLISHED_NUMBERS,
    *,
    solution: Solution | None = None,
    threads: int = 1,
) -> ProposalFigures:
    """What a law gives to the best, to these and to blind players: one solution and a few exact passes."""
    shares = shares_of(weights_of(law))
    solution = solution or solve(graph, law, Scope.PLAY, numbers, threads=threads)
    fitted = None if players is None else population.mixed_population(graph, shares, players, numbers, threads=threads)
    blind = population.population(graph, shares, 0.0, numbers, threads=threads)
    return ProposalFigures(
        law,
        dict(zip(NAMES, shares.tolist(), strict=True)),
        solution.figures.highest_payout,
        None if fitted is None else fitted.payout,
        blind.payout,
        float(np.sum(shares * np.log(shares / UNIFORM))),
        None if fitted is None else float(fitted.complete[2:].sum()),
    )


def propose(
    graph: Graph,
    running: Law,
    skill: float,
    target: float,
    ceiling: float,
    name: str,
    numbers: GameNumbers = PUBLISHED_NUMBERS,
    *,
    held: Collection[str] = (),
    threads: int = 1,
    report: Callable[[str], None] | None = None,
) -> Proposal:
    """The law nearest to uniform under which that skill receives the target, beside the running one.

    If no law under the ceiling gives such players the target, it is the law at the ceiling (P5), and its figures say
    what they receive. It takes minutes; `nearest_law.TargetNotReached` says that no law was found.
    """
    assert 0.0 < target < 1.0
    assert target <= ceiling <= 1.0
    try:
        fitted = population.fit(graph, target, ceiling, of_skill(skill), held, report, numbers)
    except population.CeilingTooLow as reached:
        fitted = reached.nearest
    surplus = SurplusFunction(graph, fitted.highest, held, threads=threads, numbers=numbers)
    weights, _ = rounded(surplus, fitted.best.point.shares)
    laws = running, law_of(name, weights)
    return Proposal(
        skill, target, ceiling, *(figures(graph, law, of_skill(skill), numbers, threads=threads) for law in laws)
    )
