"""What plays under a law are compared with: the payout of each skill, and the highest payout."""

import os
from dataclasses import dataclass

from ventuno.maths.big21.scope import Scope
from ventuno.maths.monitoring.payout import NOT_PROMISED, NOT_SOLVED
from ventuno.maths.monitoring.payout_by_skill import PayoutCurve
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, GameNumbers
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.store.solved import files, payout_curves, solutions
from ventuno.store.solved.solutions import Tell


@dataclass(frozen=True, slots=True)
class PayoutExpectation:
    """What plays under a law are compared with."""

    curve: PayoutCurve  # the payout of each skill
    highest: float  # P2


def stored_expectation(law: Law, tell: Tell, numbers: GameNumbers = PUBLISHED_NUMBERS) -> PayoutExpectation:
    """The expectation as it was computed before. Computing it takes minutes, so it is refused if it is not there.

    The solved law itself is not loaded: its figures are at the head of its file.
    """
    highest = highest_payout(law, numbers)
    curve = payout_curves.find(law, tell, numbers)
    if curve is None:
        raise Refused(NOT_PROMISED(law=law.name))
    return PayoutExpectation(curve, highest)


def highest_payout(law: Law, numbers: GameNumbers = PUBLISHED_NUMBERS) -> float:
    """P2. Refused if the law was never solved on this machine: plays cannot be judged then."""
    figures = files.figures(law, Scope.PLAY, numbers)
    if figures is None:
        raise Refused(NOT_SOLVED(law=law.name))
    found: float = figures["highest_payout"]
    return found


def computed_expectation(law: Law, tell: Tell, numbers: GameNumbers = PUBLISHED_NUMBERS) -> PayoutExpectation:
    """The expectation, computed now if it was not before. A law that was not solved yet is solved first."""
    threads = os.cpu_count() or 1
    solution = solutions.load(law, Scope.PLAY, tell, numbers, threads=threads)
    return PayoutExpectation(payout_curves.load(law, solution, tell, threads=threads), solution.figures.highest_payout)


def expectation_of_solved(
    law: Law, highest: float, tell: Tell, numbers: GameNumbers = PUBLISHED_NUMBERS
) -> PayoutExpectation:
    """The expectation of a law whose highest payout is known. The solved law is loaded only if its curve is missing."""
    curve = payout_curves.find(law, tell, numbers)
    return computed_expectation(law, tell, numbers) if curve is None else PayoutExpectation(curve, highest)
