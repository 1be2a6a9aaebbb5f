"""High/Low by hand and by brute force; the highest payout against its definition."""

from itertools import product

import numpy as np
import pytest

from ventuno.maths.big21.graph import build
from ventuno.maths.big21.highlow import ladder
from ventuno.maths.big21.payout import card_values, ends_of, figures, rank_gradient, root
from ventuno.maths.big21.solver import empty_values, solve, start_value
from ventuno.maths.big21.visits import follow_best_play
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS

UNIFORM = np.ones(13) / 13


def test_art_17_top_step_by_hand_with_uniform_ranks() -> None:
    """At 14 with 20 to win: guess where 20 b + v / 13 > 14: the four lowest and the four highest cards.

    b = 12, 11, 10, 9 thirteenths on either side: v = (5/13 * 14 + 2 * 20 * 42 / 169) / (1 - 8 / 169).
    """
    solved = ladder(UNIFORM)
    assert solved.values[3] == pytest.approx((5 / 13 * 14 + 2 * 20 * 42 / 169) / (1 - 8 / 169), rel=1e-14)
    assert solved.guesses[3].tolist() == [True] * 4 + [False] * 5 + [True] * 4


def test_two_likely_ranks_by_hand() -> None:
    """Almost only twos and aces, evenly: every guess is right or a tie, so the ladder is climbed to the top."""
    chances = np.full(13, 1e-12)
    chances[[0, 12]] = (1 - 11e-12) / 2
    assert ladder(chances).values == pytest.approx([20.0] * 4, abs=1e-8)


def test_every_strategy_of_a_small_ladder_is_no_better() -> None:
    """All 2^13 sets of cards to guess on, at each step: none beats the value, one attains it."""
    chances = np.random.default_rng(1).uniform(0.1, 1.0, 13)
    chances /= chances.sum()
    right = np.maximum(np.cumsum(chances) - chances, np.cumsum(chances[::-1])[::-1] - chances)
    sets = np.array(list(product([0.0, 1.0], repeat=13)))
    solved, up = ladder(chances), PUBLISHED_NUMBERS.ladder[-1]
    for step in (3, 2, 1, 0):
        values = (PUBLISHED_NUMBERS.ladder[step] * (1 - sets) @ chances + up * sets @ (chances * right)) / (
            1 - sets @ chances**2
        )
        assert values.max() == pytest.approx(solved.values[step], rel=1e-14)
        up = values.max()


def test_ladder_gradient_equals_finite_differences() -> None:
    chances = np.random.default_rng(2).uniform(0.1, 1.0, 13)
    chances /= chances.sum()
    gradient, step = ladder(chances).gradient, 1e-7
    for rank in range(13):
        moved = np.eye(13)[rank] * step
        slope = (ladder(chances + moved).values - ladder(chances - moved).values) / (2 * step)
        assert slope == pytest.approx(gradient[:, rank], rel=1e-6)


def test_card_values_join_the_tens() -> None:
    assert card_values(np.arange(13.0)).tolist() == [0, 1, 2, 3, 4, 5, 6, 7, 8 + 9 + 10 + 11, 12]
    assert rank_gradient(np.arange(10.0)).tolist() == [0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 9]


def test_root_of_a_convex_broken_line() -> None:
    lines = [(2.0, -1.0), (2.6, -1.5), (3.1, -2.0), (4.0, -3.0)]
    rho, _ = root(lambda x: max(a + b * x for a, b in lines))
    assert max(a + b * rho for a, b in lines) == pytest.approx(0.0, abs=1e-12)


@pytest.mark.parametrize(("scope", "net", "bought", "highest"), [
    ("main", 1.66941996, 1.09223071, 1.41334252), ("play", 2.67447097, 1.66564531, 1.84938843)])  # fmt: skip
def test_p2_figures_of_uniform_weights(scope: str, net: float, bought: float, highest: float) -> None:
    """The figures as first found; and the payout is what the strategy found at that price really pays."""
    graph = build()
    deal, free, ends = card_values(UNIFORM), np.ones(5) / 5, ends_of(scope, UNIFORM)
    found = figures(graph, deal, free, ends, values=empty_values(graph), threads=2)
    assert (found.best_net, found.visits.purchases) == pytest.approx((net, bought), abs=1e-8)
    assert found.highest_payout == pytest.approx(highest, abs=1e-8)
    values = solve(graph, deal, free, ends, found.highest_payout, threads=2)
    assert start_value(graph, values) == pytest.approx(found.highest_payout, abs=1e-10)
    played = follow_best_play(graph, values, deal, free, ends, found.highest_payout)
    assert played.complete @ ends / (1 + played.purchases) == pytest.approx(found.highest_payout, abs=1e-10)


def test_a_law_that_never_completes_pays_nothing() -> None:
    graph = build()
    deal = np.zeros(10)
    deal[8] = 1.0
    assert figures(
        graph, deal, np.ones(5) / 5, np.array(PUBLISHED_NUMBERS.prizes), values=empty_values(graph)
    ).highest_payout == pytest.approx(0.0, abs=1e-9)
