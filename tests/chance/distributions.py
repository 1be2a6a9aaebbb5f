"""Tails of the distributions that the tests of chance need, by their textbook formulas.

Each gives the probability, under the hypothesis, of a value at least as extreme as the one found.
"""

import math

_TERMS_MAX = 10_000
_PRECISION = 1e-15


def chi_square_tail(statistic: float, degrees: int) -> float:
    """P(X >= statistic) for chi-square: the regularised incomplete gamma function Q(degrees / 2, statistic / 2)."""
    assert degrees > 0
    a, x = degrees / 2, statistic / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    return 1.0 - scale * _lower_series(a, x) if x < a + 1 else scale * _upper_fraction(a, x)


def _lower_series(a: float, x: float) -> float:
    """Sum of x**n / (a (a + 1) ... (a + n)): Abramowitz and Stegun 6.5.29."""
    term = total = 1 / a
    for n in range(1, _TERMS_MAX):
        term *= x / (a + n)
        total += term
        if term < total * _PRECISION:
            return total
    raise ArithmeticError("the series does not converge")


def _upper_fraction(a: float, x: float) -> float:
    """The continued fraction 6.5.31 in its even form, by Lentz's method."""
    tiny = 1e-300
    b = x + 1 - a
    c, d = 1 / tiny, 1 / b
    value = d
    for n in range(1, _TERMS_MAX):
        factor = -n * (n - a)
        b += 2
        d = 1 / (factor * d + b or tiny)
        c = b + factor / c or tiny
        value *= d * c
        if abs(d * c - 1) < _PRECISION:
            return value
    raise ArithmeticError("the fraction does not converge")


def uniform_tail(values: list[float]) -> float:
    """Kolmogorov-Smirnov: the probability that uniform numbers lie at least as far from uniform as these.

    Both directions count: p-values that are too good are as suspect as those that are too bad. The limit distribution
    with the correction of Stephens (1970), good to three decimals from five values on.
    """
    n = len(values)
    assert n >= 5
    ordered = sorted(values)
    distance = max(max((i + 1) / n - value, value - i / n) for i, value in enumerate(ordered))
    return kolmogorov_tail(distance * (math.sqrt(n) + 0.12 + 0.11 / math.sqrt(n)))


def kolmogorov_tail(x: float) -> float:
    if x < 0.2:  # there the series needs too many terms, and the sum is 1 to twelve decimals
        return 1.0
    return min(1.0, 2 * sum((-1.0) ** (j - 1) * math.exp(-2 * j * j * x * x) for j in range(1, 101)))


def binomial_tail(successes: int, trials: int, chance: float) -> float:
    """The smaller of P(X <= successes) and P(X >= successes), doubled: a count too high or too low."""

    def at(k: int) -> float:
        return math.comb(trials, k) * chance**k * (1 - chance) ** (trials - k)

    below = math.fsum(at(k) for k in range(successes + 1))
    above = math.fsum(at(k) for k in range(successes, trials + 1))
    return min(1.0, 2 * min(below, above))
