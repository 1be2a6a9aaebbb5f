"""Requirement 3: the seven tests on cards as they stand in the texts of plays.

A correct generator fails a test at 99 % once in a hundred times, so the verdict is not one test but all of them:

1. Every sequence as a whole: no p-value below 1 in 100,000.
2. Every sequence in independent batches: their p-values are uniform (Kolmogorov-Smirnov), again to 1 in 100,000.
3. Every test over all batches of all sequences: as many pass at 99 % as should, and the p-values are uniform, both to
   1 in 1,000.

There are 200 checks of the first two kinds and 14 of the third: a correct generator would fail any of them with
a probability below 2 %. The seeds were fixed beforehand, so it passes always or never.
"""

from collections.abc import Iterator
from functools import cache

import pytest

from tests.chance.distributions import binomial_tail, uniform_tail
from tests.chance.knuth import TESTS, Observations
from tests.chance.samples import SEQUENCES, Drawn

SINGLE_ALARM = 1e-5
POOLED_ALARM = 1e-3
LEVEL = 0.99
BATCHES_MIN, BATCHES_MAX = 5, 50
OBSERVATIONS_MIN = 30  # of a batch, for a chi-square with several cells


@cache
def observed(drawn: Drawn) -> dict[str, Observations]:
    """By test. The shortest sequences hold too few gaps or full sets of coupons to say anything about them."""
    every = {name: test(drawn.values, drawn.weights) for name, test in TESTS.items()}
    enough = {name: each for name, each in every.items() if each.due >= OBSERVATIONS_MIN}
    assert set(TESTS) - set(enough) <= {"coupon", "gap"}
    return enough


def batches(observations: Observations) -> list[float]:
    """As many as there are enough observations for; none rather than a few."""
    count = min(BATCHES_MAX, observations.due // OBSERVATIONS_MIN)
    return observations.p_values(count) if count >= BATCHES_MIN else []


@pytest.mark.parametrize("drawn", SEQUENCES, ids=str)
def test_each_sequence_passes_the_seven_tests(drawn: Drawn) -> None:
    whole = {name: observations.p_value() for name, observations in observed(drawn).items()}
    assert min(whole.values()) > SINGLE_ALARM, whole


@pytest.mark.parametrize("drawn", SEQUENCES, ids=str)
def test_each_sequence_passes_the_seven_tests_part_by_part(drawn: Drawn) -> None:
    parts = {name: batches(observations) for name, observations in observed(drawn).items()}
    uniform = {name: uniform_tail(p_values) for name, p_values in parts.items() if p_values}
    assert min(uniform.values()) > SINGLE_ALARM, uniform


def pooled(test: str) -> Iterator[float]:
    """First cards are left out: they are among the cards already."""
    for drawn in SEQUENCES:
        if drawn.kind != "first_card" and test in observed(drawn):
            yield from batches(observed(drawn)[test])


@pytest.mark.parametrize("test", TESTS)
def test_each_test_is_passed_at_99_percent_as_often_as_it_should_be(test: str) -> None:
    p_values = list(pooled(test))
    passed = sum(p_value >= 1 - LEVEL for p_value in p_values)
    assert binomial_tail(passed, len(p_values), LEVEL) > POOLED_ALARM, f"{passed} of {len(p_values)}"
    assert uniform_tail(p_values) > POOLED_ALARM
