"""The seven tests of requirement 3, after Knuth, The Art of Computer Programming 3.3.2, for any law.

Knuth's tests are for numbers without ties, all equally likely; ranks repeat and laws are skewed. So each test here
turns a sequence of draws into independent observations that fall into cells, with the exact probability of each cell
under the law, ties included. Nothing is approximated before the chi-square at the end, and no tie is broken by lot:

    frequency    each value                              its weight
    serial       two draws one after the other           product of the weights
    gap          draws between two of the marked value   geometric
    poker        pattern of equal values among five      sum over the ways to make it
    coupon       draws until each value has come         inclusion and exclusion over the values missing
    permutation  order of four, equal ones included      sum over all ways to draw four
    runs         strictly rising run, the draw that      P(length >= r) is the r-th elementary symmetric
                 breaks it thrown away                   polynomial of the weights (1/r! without ties)

Gaps, coupons and runs take as many draws as they take. How many of them are looked at is fixed beforehand by the
number of draws, so that a sequence of the law nearly always holds them; one that does not is refused for that.
"""

import itertools
import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from tests.chance.fit import Values, Weights, fit, probabilities_of

HAND = 5
ORDERED = 4
TAIL = 1e-9  # lengths beyond this probability share the last cell
MARGIN = 6.0  # standard deviations by which too few gaps, coupons or runs would have to be found


@dataclass(frozen=True, slots=True)
class Observations:
    """Independent observations by cell, and how probable each cell is."""

    cells: Values
    probabilities: tuple[float, ...]
    due: int  # how many there must be

    def p_value(self) -> float:
        return self._p_value(self.cells[: self.due]) if self.due <= len(self.cells) else 0.0

    def p_values(self, batches: int) -> list[float]:
        """Of parts of equal size, which are independent of each other."""
        if self.due > len(self.cells):
            return [0.0] * batches
        size = self.due // batches
        return [self._p_value(self.cells[i * size : (i + 1) * size]) for i in range(batches)]

    def _p_value(self, cells: Values) -> float:
        counts = np.bincount(cells, minlength=len(self.probabilities)).tolist()
        return fit(counts, [len(cells) * probability for probability in self.probabilities])


# ----- a fixed number of draws to each observation


def frequency(values: Values, weights: Weights) -> Observations:
    return _all(values, probabilities_of(weights))


def serial(values: Values, weights: Weights) -> Observations:
    """Pairs that do not overlap, so that they are independent."""
    pairs = _groups(values, 2)
    shares = probabilities_of(weights)
    return _all(pairs[:, 0] * len(weights) + pairs[:, 1], tuple(a * b for a in shares for b in shares))


def poker(values: Values, weights: Weights) -> Observations:
    """Among five, the number of equal pairs tells the seven patterns apart: 0, 1, 2, 3, 4, 6 or 10."""
    hands = _groups(values, HAND)
    pairs = itertools.combinations(range(HAND), 2)
    return _all(sum((hands[:, i] == hands[:, j]).astype(np.int64) for i, j in pairs), _patterns(weights))


@lru_cache
def _patterns(weights: Weights) -> tuple[float, ...]:
    """Each value in turn takes some of the places left; ways are counted as if the places had no order."""
    ways: dict[tuple[int, int], float] = {(0, 0): 1.0}  # by places taken and equal pairs among them
    for share in probabilities_of(weights):
        after: Counter[tuple[int, int]] = Counter()
        for (taken, pairs), way in ways.items():
            for times in range(HAND - taken + 1):
                key = taken + times, pairs + math.comb(times, 2)
                after[key] += way * share**times / math.factorial(times)  # type: ignore[assignment]  # a float
        ways = dict(after)
    return tuple(math.factorial(HAND) * ways.get((HAND, pairs), 0.0) for pairs in range(math.comb(HAND, 2) + 1))


def permutation(values: Values, weights: Weights) -> Observations:
    """Knuth's test looks at orders without ties; here equal values make patterns of their own, 75 of four draws."""
    return _all(_order(_groups(values, ORDERED)), _orders(weights))


@lru_cache
def _orders(weights: Weights) -> tuple[float, ...]:
    each = np.indices((len(weights),) * ORDERED).reshape(ORDERED, -1).T
    probable = np.array(probabilities_of(weights))[each].prod(axis=1)
    sums = np.bincount(_order(each), weights=probable, minlength=3 ** math.comb(ORDERED, 2))
    return tuple(sums.tolist())


def _order(groups: Values) -> Values:
    """A number for how the values compare, two by two: less, equal or more."""
    code = np.zeros(len(groups), np.int64)
    for i, j in itertools.combinations(range(ORDERED), 2):
        code = code * 3 + np.sign(groups[:, i] - groups[:, j]) + 1
    return code


def _groups(values: Values, size: int) -> Values:
    return values[: len(values) // size * size].reshape(-1, size)


def _all(cells: Values, probabilities: tuple[float, ...]) -> Observations:
    return Observations(cells, probabilities, len(cells))


# ----- as many draws as it takes


def gap(values: Values, weights: Weights) -> Observations:
    """Between draws of the last value: of ranks the ace, of free cards the six."""
    share = weights[-1] / sum(weights)
    longest = math.ceil(math.log(TAIL) / math.log1p(-share))
    lengths = tuple(share * (1 - share) ** (length - 1) for length in range(1, longest + 1))
    marked = np.flatnonzero(values == len(weights) - 1)
    return _as_long_as_they_take(np.diff(marked, prepend=-1), lengths, len(values))


def coupon(values: Values, weights: Weights) -> Observations:
    lengths, missing = [], set(range(len(weights)))
    begun = 0
    for end, value in enumerate(values.tolist(), start=1):
        missing.discard(value)
        if not missing:
            lengths.append(end - begun)
            begun, missing = end, set(range(len(weights)))
    return _as_long_as_they_take(np.array(lengths, np.int64), _collected(weights), len(values))


@lru_cache
def _collected(weights: Weights) -> tuple[float, ...]:
    """P(all have come by draw n) is the sum over sets of values of (-1)**size * P(none of them in n draws)."""
    shares = np.array(probabilities_of(weights))
    chosen = (np.arange(2 ** len(shares))[:, np.newaxis] >> np.arange(len(shares))) & 1
    signs, absent = (-1.0) ** chosen.sum(axis=1), 1 - chosen @ shares
    absent[-1] = 0.0  # exactly: some value comes in every draw
    longest = math.ceil(math.log(TAIL / len(shares)) / math.log1p(-shares.min()))
    reached, still = [], np.ones_like(absent)
    for _ in range(longest):
        still *= absent
        reached.append(float(signs @ still))
    return tuple(np.clip(np.diff(reached, prepend=0.0), 0.0, None).tolist())


def runs(values: Values, weights: Weights) -> Observations:
    """With the draw after each run thrown away, runs are independent (Knuth, exercise 3.3.2-14)."""
    lengths, length, before = [], 0, -1
    for value in values.tolist():
        if value > before:
            length, before = length + 1, value
        else:
            lengths.append(length)
            length, before = 0, -1
    at_least = _symmetric_polynomials(probabilities_of(weights))
    exactly = tuple(a - b for a, b in itertools.pairwise((*at_least[1:], 0.0)))
    # Each run takes one draw more than it is long.
    return _as_long_as_they_take(np.array(lengths, np.int64) + 1, (0.0, *exactly), len(values))


def _symmetric_polynomials(shares: Sequence[float]) -> list[float]:
    """The r-th is the sum over all sets of r values of the product of their shares: P(r draws rise) by its sets."""
    polynomial = [1.0] + [0.0] * len(shares)
    for done, share in enumerate(shares, start=1):
        for r in range(done, 0, -1):
            polynomial[r] += share * polynomial[r - 1]
    return polynomial


def _as_long_as_they_take(lengths: Values, probabilities: tuple[float, ...], draws: int) -> Observations:
    """Lengths 1, 2, 3, ... with these probabilities; the last cell takes all that are longer too."""
    shares = np.array(probabilities)
    shares[-1] += 1 - shares.sum()
    each = np.arange(1, len(shares) + 1)
    mean = float(shares @ each)
    spread = math.sqrt(float(shares @ (each - mean) ** 2))
    # n of them take about n * mean draws, give or take spread * sqrt(n): solve for those that surely fit.
    root = (math.sqrt((MARGIN * spread) ** 2 + 4 * mean * draws) - MARGIN * spread) / (2 * mean)
    return Observations(np.minimum(lengths, len(shares)) - 1, tuple(shares.tolist()), int(root**2))


Test = Callable[[Values, Weights], Observations]
TESTS: dict[str, Test] = {test.__name__: test for test in (frequency, runs, serial, gap, poker, coupon, permutation)}
