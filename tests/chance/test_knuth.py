"""The seven tests themselves: exact cells, bad generators rejected, a good one accepted."""

import itertools
import math
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from tests.chance.dealing import LAWS
from tests.chance.distributions import uniform_tail
from tests.chance.fit import Values, Weights, fit_in_each_group, probabilities_of
from tests.chance.knuth import TESTS, coupon, gap, permutation, poker, runs, serial

DRAWS = 130_000
REJECTED, ACCEPTED = 1e-6, 1e-3
SMALL: Weights = (1, 2, 5)
UNIFORM: Weights = (1,) * 13


def drawn(weights: Weights, draws: int = DRAWS, seed: int = 1) -> Values:
    """By NumPy's PCG64, which passes all known tests of this kind."""
    chances = probabilities_of(weights)
    return np.random.default_rng(seed).choice(len(weights), size=draws, p=chances).astype(np.int64)


# ----- exact cells, against every way there is


def every(weights: Weights, length: int) -> list[tuple[tuple[int, ...], float]]:
    shares = probabilities_of(weights)
    return [
        (values, math.prod(shares[value] for value in values))
        for values in itertools.product(range(len(weights)), repeat=length)
    ]


def test_serial_cells_are_the_probabilities_of_pairs() -> None:
    observed = serial(np.array([0, 2, 1, 1]), SMALL)
    assert observed.cells.tolist() == [2, 4]
    assert observed.probabilities == pytest.approx([chance for _, chance in every(SMALL, 2)])


def test_poker_cells_are_the_probabilities_of_patterns() -> None:
    hands = [[0, 1, 2, 0, 1], [2, 2, 2, 1, 1], [0, 0, 0, 0, 1], [1, 1, 1, 1, 1]]
    assert poker(np.array(hands).ravel(), SMALL).cells.tolist() == [2, 4, 6, 10]
    expected: Counter[int] = Counter()
    for hand, chance in every(SMALL, 5):
        expected[sum(math.comb(times, 2) for times in Counter(hand).values())] += chance  # type: ignore[assignment]
    assert poker(np.array(hands).ravel(), SMALL).probabilities == pytest.approx([expected[k] for k in range(11)])


def test_poker_cells_for_equal_ranks_are_those_of_the_book() -> None:
    """Knuth 3.3.2, P: all different is d (d - 1) ... (d - 4) / d**5."""
    assert poker(np.zeros(5, np.int64), UNIFORM).probabilities[0] == pytest.approx(13 * 12 * 11 * 10 * 9 / 13**5)


def test_permutation_cells_are_the_probabilities_of_orders_with_ties() -> None:
    observed = permutation(np.array([0, 1, 2, 2, 2, 0, 1, 1]), SMALL)
    assert len(set(observed.cells.tolist())) == 2
    same_order = [chance for (a, b, c, d), chance in every(SMALL, 4) if a < b < c == d]
    assert observed.probabilities[int(observed.cells[0])] == pytest.approx(sum(same_order))
    assert sum(chance > 0 for chance in permutation(np.zeros(4, np.int64), UNIFORM).probabilities) == 75


def test_coupon_cells_are_the_probabilities_of_lengths() -> None:
    observed = coupon(np.array([0, 0, 1, 2, 2, 1, 0, 1]), SMALL)
    assert (observed.cells + 1).tolist() == [4, 3]
    for length in range(1, 8):
        complete = sum(chance for values, chance in every(SMALL, length) if len(set(values)) == len(SMALL))
        assert sum(observed.probabilities[:length]) == pytest.approx(complete)


def test_coupon_cells_for_equal_ranks_have_the_mean_of_the_book() -> None:
    """Knuth 3.3.2, exercise 10: d times the d-th harmonic number."""
    lengths = coupon(np.arange(13), UNIFORM).probabilities
    mean = sum(length * chance for length, chance in enumerate(lengths, start=1))
    assert mean == pytest.approx(13 * sum(1 / n for n in range(1, 14)))


def test_run_cells_are_the_probabilities_of_rising_runs() -> None:
    observed = runs(np.array([0, 1, 1, 2, 0, 0, 2, 2]), SMALL)
    assert observed.cells.tolist() == [2, 1, 2]  # runs of 2, 1 and 2: the draw after each is thrown away
    at_least = [sum(chance for v, chance in every(SMALL, r) if list(v) == sorted(set(v))) for r in range(1, 5)]
    assert observed.probabilities[1:] == pytest.approx([a - b for a, b in itertools.pairwise(at_least)])


def test_gap_cells_are_geometric() -> None:
    observed = gap(np.array([0, 2, 2, 0, 1, 2]), SMALL)
    assert (observed.cells + 1).tolist() == [2, 1, 3]
    assert observed.probabilities[:3] == pytest.approx([5 / 8, 15 / 64, 45 / 512])


@pytest.mark.parametrize("test", TESTS)
@pytest.mark.parametrize("law", LAWS)
def test_the_cells_of_each_test_are_all_there_is(test: str, law: str) -> None:
    for weights in (LAWS[law].deal, LAWS[law].free_cards, LAWS[law].high_low):
        assert sum(TESTS[test](drawn(weights, 1000), weights).probabilities) == pytest.approx(1.0)


# ----- a good generator


@pytest.mark.parametrize("test", TESTS)
@pytest.mark.parametrize("law", LAWS)
def test_a_good_generator_is_accepted(test: str, law: str) -> None:
    weights = LAWS[law].deal
    observed = TESTS[test](drawn(weights), weights)
    assert observed.p_value() > ACCEPTED
    assert uniform_tail(observed.p_values(30)) > ACCEPTED


# ----- bad ones: each test but the frequency test rejects some whose frequencies are right


def constant(_weights: Weights) -> Values:
    return np.zeros(DRAWS, np.int64)


def biased_ace(weights: Weights) -> Values:
    """Aces come a fifth too often."""
    return drawn((*(5 * weight for weight in weights[:-1]), 6 * weights[-1]))


def short_period(weights: Weights) -> Values:
    return np.tile(drawn(weights, 500), DRAWS // 500)


def in_sequence(weights: Weights) -> Values:
    """0, 1, 2, ... and again: perfect frequencies."""
    return np.arange(DRAWS) % len(weights)


def sorted_draws(weights: Weights) -> Values:
    return np.sort(drawn(weights))


def shuffled_decks(weights: Weights) -> Values:
    """Compensation: what has come does not come again until everything has."""
    decks = np.tile(np.arange(len(weights)), (DRAWS // len(weights), 1))
    return np.random.default_rng(2).permuted(decks, axis=1).ravel()


def sticky(weights: Weights) -> Values:
    """One draw in twenty repeats the one before."""
    values = drawn(weights)
    again = np.random.default_rng(3).random(DRAWS) < 0.05
    again[0] = False
    return values[np.maximum.accumulate(np.where(again, 0, np.arange(DRAWS)))]


def zigzag(weights: Weights) -> Values:
    """In every other pair of draws, the lower comes first."""
    pairs = drawn(weights).reshape(-1, 2).copy()
    pairs[::2].sort(axis=1)
    return pairs.ravel()


def late_aces(weights: Weights) -> Values:
    """Right after an ace, another draw is made of half the aces: the player has had luck enough."""
    values, others = drawn(weights), drawn(weights, seed=4)
    mercy = np.random.default_rng(5).random(DRAWS) < 0.5
    follows = np.concatenate(([False], values[:-1] == len(weights) - 1))
    redrawn = follows & (values == len(weights) - 1) & mercy
    return np.where(redrawn, others, values)


EVERY = tuple(TESTS)
BAD: list[tuple[Callable[[Weights], Values], tuple[str, ...]]] = [
    (constant, EVERY),
    (short_period, EVERY),
    (biased_ace, ("frequency", "gap")),
    (in_sequence, ("serial", "gap", "poker", "coupon", "permutation", "runs")),
    (sorted_draws, ("serial", "gap", "poker", "coupon", "permutation", "runs")),
    (shuffled_decks, ("serial", "gap", "poker", "coupon", "permutation", "runs")),
    (sticky, ("serial", "gap", "poker", "permutation")),
    (zigzag, ("serial", "permutation", "runs")),
    (late_aces, ("gap",)),
]


@pytest.mark.parametrize(("generator", "test"), [(generator, test) for generator, tests in BAD for test in tests])
def test_a_bad_generator_is_rejected(generator: Callable[[Weights], Values], test: str) -> None:
    assert TESTS[test](generator(UNIFORM), UNIFORM).p_value() < REJECTED


@pytest.mark.parametrize("generator", [in_sequence, sorted_draws, shuffled_decks, sticky, zigzag, late_aces])
def test_frequencies_alone_do_not_tell_bad_generators(generator: Callable[[Weights], Values]) -> None:
    assert TESTS["frequency"](generator(UNIFORM), UNIFORM).p_value() > ACCEPTED


@pytest.mark.parametrize("test", [test for test in TESTS if test != "runs"])
def test_draws_of_another_law_are_rejected(test: str) -> None:
    """How long runs are hardly depends on the law: they tell order, not frequencies."""
    steep = LAWS["steep"].deal
    assert TESTS[test](drawn(UNIFORM), steep).p_value() < REJECTED
    assert TESTS[test](drawn(steep), UNIFORM).p_value() < REJECTED


def test_too_few_gaps_or_coupons_are_a_reason_to_reject() -> None:
    without_the_last = drawn((*(1,) * 12, 0))
    for test in ("gap", "coupon"):
        assert TESTS[test](without_the_last, UNIFORM).p_value() == 0
        assert TESTS[test](without_the_last, UNIFORM).p_values(3) == [0, 0, 0]


# ----- outcomes in groups


def test_groups_of_one_law_are_accepted_whatever_their_sizes() -> None:
    values = drawn(UNIFORM)
    groups = np.random.default_rng(6).choice(5, size=DRAWS, p=(0.6, 0.2, 0.1, 0.09, 0.01))
    assert fit_in_each_group(zip(groups.tolist(), values.tolist(), strict=True), UNIFORM) > ACCEPTED


def test_a_group_with_a_law_of_its_own_is_rejected() -> None:
    """Players with higher stakes get fewer aces, the others more: in the overall figures nothing shows."""
    few, many = drawn((*(10,) * 12, 8)).tolist(), drawn((*(10,) * 12, 12), seed=7).tolist()
    observed = [*(("5", value) for value in few), *(("1", value) for value in many)]
    assert fit_in_each_group(observed, UNIFORM) < REJECTED
    assert TESTS["frequency"](np.array([*few, *many]), UNIFORM).p_value() > ACCEPTED
