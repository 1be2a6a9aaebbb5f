"""From calibrated shares to the integer weights of a law (B2), without losing the payout.

Must not: search for better shares (`nearest_law`), read or write files.

A weight of 100,000 is a uniform share, so a weight tells at once how much rarer or more frequent than uniform an
outcome is, and a held one is exactly 100,000. Rounding moves the surplus by about 1e-5. Then single units are passed
between outcomes of a table, chosen by the gradient, until the surplus is at most zero and at least -1e-6: the best
player gets the target or less, by no more than a millionth.
"""

from collections.abc import Sequence

import numpy as np

from ventuno.maths.big21.graph import Array
from ventuno.maths.calibration.nearest_law import (
    DEAL,
    FREE,
    HIGH_LOW,
    TABLE_OF,
    EvaluatedPoint,
    SurplusFunction,
    TargetNotReached,
)
from ventuno.rules.law import KEYS, WEIGHT_MAX, Law

UNIFORM_WEIGHTS = (100_000, 10_000_000)  # the second where some share is so small that the first would be coarse
SURPLUS_MIN = -1e-6
_WEIGHT_FINE = 500  # a unit is then at most 0.2 %
_AIM = -2e-7
_ROUNDS_MAX = 8
_UNITS_MAX = 6  # passed on at once: too few to show in the optimality conditions
_TABLES = (DEAL, FREE, HIGH_LOW)


def rounded(surplus: SurplusFunction, shares: Array) -> tuple[Array, EvaluatedPoint]:
    """Integer weights nearest to the shares with a surplus just below zero, and the point there."""
    unit = next((unit for unit in UNIFORM_WEIGHTS if _ideal(shares, unit).min() >= _WEIGHT_FINE), UNIFORM_WEIGHTS[-1])
    weights = np.rint(_ideal(shares, unit)).astype(np.int64)
    if weights.min() < 1 or weights.max() > WEIGHT_MAX:
        raise TargetNotReached
    _settle_sums(weights, unit, surplus.classes)
    for _ in range(_ROUNDS_MAX):
        point = surplus(shares_of(weights))
        if SURPLUS_MIN <= point.surplus <= 0.0:
            return weights, point
        _nudge(weights, unit, surplus, point)
    raise TargetNotReached


def law_of(name: str, weights: Array) -> Law:
    return Law(name, *(tuple(weights[part].tolist()) for part in _TABLES))


def weights_of(law: Law) -> Array:
    return np.array([*law.deal, *law.free_cards, *law.high_low])


def shares_of(weights: Array) -> Array:
    sums = np.bincount(TABLE_OF, weights)
    shares: Array = weights / sums[TABLE_OF]
    return shares


def _ideal(shares: Array, unit: int) -> Array:
    sizes = np.array([len(keys) for keys in KEYS.values()])
    ideal: Array = shares * (unit * sizes)[TABLE_OF]
    return ideal


def _settle_sums(weights: Array, unit: int, classes: Sequence[Array]) -> None:
    """Make each table add up, so that held weights are uniform shares; outcomes equal to no other pay for it."""
    for table, keys in enumerate(KEYS.values()):
        free = [members for members in classes if TABLE_OF[members[0]] == table]
        payers = [members[0] for members in free if len(members) == 1] or [index for each in free for index in each]
        payers.sort(key=lambda index: -int(weights[index]))
        excess = int(weights[table == TABLE_OF].sum()) - unit * len(keys)
        for turn in range(abs(excess)):
            weights[payers[turn % len(payers)]] -= np.sign(excess)


def _nudge(weights: Array, unit: int, surplus: SurplusFunction, point: EvaluatedPoint) -> None:
    """Pass units between classes of a table, each time those that bring the expected surplus nearest to the aim."""
    rest = _AIM - point.surplus
    for _ in range(4):
        best = (abs(rest), 0, 0, 0)
        for giver, taker in np.ndindex(len(surplus.classes), len(surplus.classes)):
            change, units = _passed(surplus, point, unit, giver, taker)
            if units and change:
                times = int(np.clip(np.rint(rest / change), 0, max(1, _UNITS_MAX // units)))
                best = min(best, (abs(rest - times * change), times * units, giver, taker))
        _, units, giver, taker = best
        if units == 0 or weights[surplus.classes[giver]].min() <= units:
            return
        for members, sign in ((surplus.classes[giver], -1), (surplus.classes[taker], 1)):
            weights[members] += sign * units // len(members)
        change, once = _passed(surplus, point, unit, giver, taker)
        rest -= change * units / once


def _passed(surplus: SurplusFunction, point: EvaluatedPoint, unit: int, giver: int, taker: int) -> tuple[float, int]:
    """What passing on the fewest units that keep classes equal changes the surplus by, and how many they are."""
    table = surplus.table[giver]
    if giver == taker or surplus.table[taker] != table:
        return 0.0, 0
    units = int(np.lcm(len(surplus.classes[giver]), len(surplus.classes[taker])))
    total = unit * int(np.sum(table == TABLE_OF))
    return float(point.gradient[taker] - point.gradient[giver]) * units / total, units
