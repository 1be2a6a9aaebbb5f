"""The fitted skill of any set of plays from their tally alone: what `skill.fit` finds from every single decision.

A tally has the log-likelihood of its decisions at a fixed grid of skills. It is a smooth concave function of the skill,
so polynomials through neighbouring points of the grid, in a coordinate that spaces them evenly, give it in between, its
maximum and the interval of the likelihood ratio. Must not: look at plays.
"""

from math import sinh

import numpy as np
from numpy.polynomial import Polynomial

from ventuno.maths.big21.graph import Array
from ventuno.maths.monitoring.skill import HALF_CHI_SQUARE, NO_DECISIONS, SkillFit, crossing
from ventuno.maths.monitoring.tally import Tally
from ventuno.maths.monitoring.tally_sums import SKILLS
from ventuno.maths.simulation.players import SKILL_MAX
from ventuno.rules.refusals import Refused

_POINTS = 7  # of the grid that a polynomial goes through: errors of a skill stay below a thousandth
_SMALL = 0.05  # skills below are measured by themselves, those above by their logarithm, in which the grid is even
_EVEN = np.arcsinh(SKILLS / _SMALL)


def fit_skill(tally: Tally) -> SkillFit:
    """The skill under which the decisions are likeliest, with its interval; refused when nothing was decided."""
    if tally.modelled == 0:
        raise Refused(NO_DECISIONS())
    height = float(tally.log_likelihoods.max())
    curve = tally.log_likelihoods - height  # near its maximum differences count, not sums
    top = int(curve.argmax())
    around = _through(curve, top)
    best = crossing(around.deriv(), *_cells(top))
    most = float(around(best))
    least = most - HALF_CHI_SQUARE
    low, high = _reached(curve, least, best, top, -1), _reached(curve, least, best, top, 1)
    blind = float(tally.log_likelihoods[0])
    return SkillFit(_skill(best), (_skill(low), _skill(high)), tally.modelled, height + most, blind)


def _skill(even: float) -> float:
    return SKILL_MAX if even >= _EVEN[-1] else _SMALL * sinh(even)


def _through(curve: Array, at: int) -> Polynomial:
    """The polynomial through a point of the grid and those around it."""
    first = min(max(at - _POINTS // 2, 0), len(_EVEN) - _POINTS)
    points = slice(first, first + _POINTS)
    return Polynomial.fit(_EVEN[points], curve[points], _POINTS - 1)


def _cells(at: int) -> tuple[float, float]:
    """From the point before to the point after: there is the maximum, if this is the highest point."""
    return float(_EVEN[max(at - 1, 0)]), float(_EVEN[min(at + 1, len(_EVEN) - 1)])


def _reached(curve: Array, least: float, best: float, top: int, way: int) -> float:
    """Where the likelihood has fallen to the least allowed, going one way from the best; else the model's bound."""
    inside = top
    while 0 <= inside < len(_EVEN) and ((_EVEN[inside] - best) * way < 0.0 or curve[inside] > least):
        inside += way
    if not 0 <= inside < len(_EVEN):
        return float(_EVEN[max(0, min(inside, len(_EVEN) - 1))])
    around = _through(curve, inside)
    before = inside - way
    near = best if (_EVEN[before] - best) * way < 0.0 else float(_EVEN[before])
    low, high = sorted((near, float(_EVEN[inside])))
    return crossing(lambda even: way * (around(even) - least), low, high)
