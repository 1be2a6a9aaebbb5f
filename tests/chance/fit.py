"""Chi-square: how well counts fit what a law leads one to expect."""

from collections.abc import Hashable, Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from tests.chance.distributions import chi_square_tail

Values = NDArray[np.int64]  # places in the law: 0 is its first weight
Weights = tuple[int, ...]

EXPECTED_MIN = 5.0  # Knuth's rule: at least five expected in each cell


def probabilities_of(weights: Weights) -> tuple[float, ...]:
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def fit(counts: Sequence[int], expected: Sequence[float]) -> float:
    """How probable a chi-square as high as that of these counts is."""
    statistic, degrees = _chi_square(counts, expected)
    assert degrees > 0, "too few observations to say anything"
    return chi_square_tail(statistic, degrees)


def fit_in_each_group(observed: Iterable[tuple[Hashable, int]], weights: Weights) -> float:
    """The same for outcomes in groups, each of which ought to follow the law: (group, outcome), one pair a draw."""
    counts: dict[Hashable, list[int]] = {}
    for group, value in observed:
        counts.setdefault(group, [0] * len(weights))[value] += 1
    assert len(counts) > 1, "one group is no comparison"
    statistics = [
        _chi_square(row, [sum(row) * probability for probability in probabilities_of(weights)])
        for row in counts.values()
    ]
    return chi_square_tail(sum(statistic for statistic, _ in statistics), sum(degrees for _, degrees in statistics))


def _chi_square(counts: Sequence[int], expected: Sequence[float]) -> tuple[float, int]:
    """Statistic and degrees of freedom. Neighbouring cells are joined until enough is expected in each."""
    assert abs(sum(counts) - sum(expected)) < 1e-6 * sum(counts)
    joined: list[tuple[int, float]] = []
    found, due = 0, 0.0
    for count, expectation in zip(counts, expected, strict=True):
        found, due = found + count, due + expectation
        if due >= EXPECTED_MIN:
            joined.append((found, due))
            found, due = 0, 0.0
    if not joined:
        return 0.0, 0
    last_found, last_due = joined[-1]
    joined[-1] = last_found + found, last_due + due
    return sum((count - expectation) ** 2 / expectation for count, expectation in joined), len(joined) - 1
