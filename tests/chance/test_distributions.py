"""The tails, against printed tables."""

import math

import pytest

from tests.chance.distributions import binomial_tail, chi_square_tail, kolmogorov_tail, uniform_tail

# Abramowitz and Stegun, table 26.8.
CHI_SQUARE = {
    1: {0.95: 0.00393, 0.05: 3.84146, 0.01: 6.63490, 0.001: 10.828},
    2: {0.95: 0.102587, 0.05: 5.99147, 0.01: 9.21034, 0.001: 13.816},
    5: {0.95: 1.145476, 0.05: 11.0705, 0.01: 15.0863, 0.001: 20.515},
    10: {0.95: 3.94030, 0.05: 18.3070, 0.01: 23.2093, 0.001: 29.588},
    12: {0.95: 5.22603, 0.05: 21.0261, 0.01: 26.2170, 0.001: 32.909},
    30: {0.95: 18.4926, 0.05: 43.7729, 0.01: 50.8922, 0.001: 59.703},
    100: {0.95: 77.9295, 0.05: 124.342, 0.01: 135.807, 0.001: 149.449},
}


@pytest.mark.parametrize(
    ("degrees", "probability", "statistic"),
    [(degrees, probability, x) for degrees, row in CHI_SQUARE.items() for probability, x in row.items()],
)
def test_the_chi_square_tail_agrees_with_the_table(degrees: int, probability: float, statistic: float) -> None:
    assert chi_square_tail(statistic, degrees) == pytest.approx(probability, rel=2e-3)


@pytest.mark.parametrize("statistic", [0.1, 1.0, 1.999, 2.001, 5.0, 40.0, 300.0])
def test_the_chi_square_tail_has_closed_forms_for_one_and_two_degrees(statistic: float) -> None:
    assert chi_square_tail(statistic, 1) == pytest.approx(math.erfc(math.sqrt(statistic / 2)), rel=1e-9)
    assert chi_square_tail(statistic, 2) == pytest.approx(math.exp(-statistic / 2), rel=1e-9)


@pytest.mark.parametrize(("degrees", "statistic"), [(3, 0.0), (168, 1e-9), (500, 5.0)])
def test_the_chi_square_tail_is_whole_at_nothing(degrees: int, statistic: float) -> None:
    assert chi_square_tail(statistic, degrees) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("x", "probability"), [(0.1, 1.0), (0.8276, 0.5), (1.2238, 0.1), (1.3581, 0.05), (1.6276, 0.01), (1.9495, 0.001)]
)
def test_the_kolmogorov_tail_agrees_with_the_table(x: float, probability: float) -> None:
    assert kolmogorov_tail(x) == pytest.approx(probability, rel=1e-3)


@pytest.mark.parametrize(("n", "distance"), [(10, 0.40925), (20, 0.29408), (50, 0.18845), (100, 0.13403)])
def test_uniformity_agrees_with_the_exact_table_for_few_values(n: int, distance: float) -> None:
    """Miller (1956): that far from uniform in one direction or the other happens five times in a hundred."""
    values = [max(0.0, (i + 1) / n - distance) for i in range(n)]
    assert uniform_tail(values) == pytest.approx(0.05, rel=0.03)


@pytest.mark.parametrize("values", [[0.5] * 50, [i / 100 for i in range(50)], [1 - i / 100 for i in range(50)]])
def test_values_too_bad_or_too_good_or_all_the_same_are_not_uniform(values: list[float]) -> None:
    assert uniform_tail(values) < 1e-9


@pytest.mark.parametrize(
    ("successes", "probability"), [(0, 2 / 1024), (1, 22 / 1024), (3, 2 * 176 / 1024), (5, 1.0), (9, 22 / 1024)]
)
def test_the_binomial_tail_counts_both_sides(successes: int, probability: float) -> None:
    assert binomial_tail(successes, 10, 0.5) == pytest.approx(probability)
