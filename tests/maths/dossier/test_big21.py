"""The numbers of a dossier against the solver, the simulator, the adviser and arithmetic by hand."""

from dataclasses import replace
from math import log, sqrt

import pytest

from ventuno.maths.big21.advice import Advisor, Position
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import Solution, solve
from ventuno.maths.dossier import big21
from ventuno.maths.dossier.big21 import PRIZE_TENTHS, ExactFigures, PlayerOutcome
from ventuno.maths.simulation import simulator
from ventuno.maths.simulation.players import SimulationSetup, SolutionSource, decision_tables, parse_player
from ventuno.maths.simulation.plays import DecisionTables
from ventuno.maths.simulation.totals import Totals, estimates
from ventuno.rules.big21 import Choice, Place
from ventuno.rules.cards import Rank
from ventuno.rules.law import UNIFORM, Law
from ventuno.rules.stack import EMPTY, Stack
from ventuno.store import laws
from ventuno.store.solved import solutions

LAW = laws.load("optimal-88")


def quiet(_: str) -> None:
    pass


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solutions.load(LAW, Scope.PLAY, quiet, threads=2)


@pytest.fixture(scope="module")
def exact(solution: Solution) -> ExactFigures:
    return big21.exact(solution, LAW, threads=2)


def test_p2_exact_figures_are_those_of_the_solved_law(solution: Solution, exact: ExactFigures) -> None:
    figures = solution.figures
    assert exact.highest_payout == figures.highest_payout
    assert (exact.best_net, exact.best_net_purchases) == (figures.best_net, figures.best_net_purchases)
    assert exact.states == figures.states == 10_363_067
    assert 0.0 < exact.error_bound < 1e-9
    assert exact.best_net_payout < exact.highest_payout


def test_p1_the_prizes_of_best_play_make_its_payout(exact: ExactFigures) -> None:
    assert sum(exact.complete) == pytest.approx(1.0)
    assert sum(exact.prizes) == pytest.approx(1.0)
    prizes = sum(tenths / 10 * chance for tenths, chance in zip(PRIZE_TENTHS, exact.prizes, strict=True))
    assert prizes / (1 + exact.purchases) == pytest.approx(exact.highest_payout, abs=1e-9)


def test_art_15_1_guessing_by_hand_with_uniform_ranks() -> None:
    """At 14 with 20 to win: guess on the four lowest and the four highest cards, as in the test of the ladder."""
    guessed = big21.guessing(UNIFORM)
    assert [row.count("stop") for row in guessed.move] == [0, 1, 3, 5]
    assert guessed.move[3] == ["higher"] * 4 + ["stop"] * 5 + ["lower"] * 4
    assert guessed.worth[3][0] == pytest.approx(20 * 12 / 13 + guessed.offer[3] / 13)


@pytest.mark.parametrize(("table", "place"), [("deal", 7), ("free_cards", 4)])
def test_sensitivity_is_what_solving_a_changed_law_shows(
    solution: Solution, exact: ExactFigures, table: str, place: int
) -> None:
    """With 0.2 % more weight, five times the change is what the derivative says for 1 %."""
    weights = [500 * weight for weight in LAW.weights(table)]
    weights[place] += LAW.weights(table)[place]
    changed = Law("changed", **{name: LAW.weights(name) for name in ("deal", "free_cards", "high_low")})
    changed = replace(changed, **{table: tuple(weights)})  # type: ignore[arg-type]
    moved = solve(solution.graph, changed, Scope.PLAY, threads=2).figures.highest_payout - exact.highest_payout
    assert 5 * moved == pytest.approx(exact.sensitivity[table][place], rel=0.02)


def test_sensitivities_of_a_table_add_up_to_nothing(exact: ExactFigures) -> None:
    for changes in exact.sensitivity.values():
        assert sum(changes) == pytest.approx(0.0, abs=1e-12)


def test_divergence_by_hand() -> None:
    assert big21.divergence(UNIFORM) == pytest.approx(0.0, abs=1e-15)
    twice = replace(UNIFORM, free_cards=(2, 1, 1, 1, 1))
    assert big21.divergence(twice) == pytest.approx(2 / 6 * log(10 / 6) + 4 / 6 * log(5 / 6))


def ready(player: str, stake_centimes: int, solution: Solution) -> DecisionTables:
    solved = SolutionSource(lambda: solution.graph, lambda: solution)
    return decision_tables(parse_player(player), SimulationSetup(LAW, stake_centimes, Scope.PLAY), solved)


def test_outcome_is_what_the_simulator_estimates(solution: Solution) -> None:
    totals = simulator.simulate(ready("greedy", 300, solution), 5, 20_000)
    found, expected = big21.outcome(totals, 300), estimates(totals, 300)
    assert (found.payout, found.payout_se, found.net) == (expected.payout, expected.payout_se, expected.net)
    assert found.volatility == 1.645 * found.deviation
    assert found.bust + sum(found.complete) == pytest.approx(1.0)
    assert found.success == totals.won / 20_000


@pytest.mark.parametrize("player", ["greedy", "skill:3"])
def test_without_risk_the_payout_is_exactly_the_same_at_every_stake(player: str, solution: Solution) -> None:
    one, five = (simulator.simulate(ready(player, stake, solution), 5, 3000) for stake in (100, 500))
    assert (5 * one.prizes, 5 * one.costs) == (five.prizes, five.costs)


def test_best_play_simulated_agrees_with_the_exact_figures(solution: Solution, exact: ExactFigures) -> None:
    found = big21.outcome(simulator.simulate(ready("perfect", 100, solution), 5, 200_000, workers=2), 100)
    assert abs(found.payout - exact.highest_payout) < 4 * found.payout_se
    for share, chance in zip(found.complete, exact.complete, strict=True):
        assert abs(share - chance) < 4 * sqrt(chance * (1 - chance) / 200_000)


def test_wilson_bound_by_hand() -> None:
    assert big21.wilson_upper_bound(0, 1000) == pytest.approx(3.09**2 / (1000 + 3.09**2))
    assert big21.wilson_upper_bound(500, 1000) == pytest.approx(0.5 + 3.09 / 2 / sqrt(1000 + 3.09**2))


def test_plays_until_skill_shows_by_hand() -> None:
    """Ahead by 0.1 a play, with deviations 3 and 4: (1.645 * 5 / 0.1)^2."""
    some = big21.outcome(Totals(2, 100, 200, 10_000, 20_000, 10_000), 100)
    better, worse = replace(some, net=-0.2, deviation=3.0), replace(some, net=-0.3, deviation=4.0)
    assert isinstance(better, PlayerOutcome)
    assert big21.plays_to_tell(better, worse) == 6766
    assert big21.plays_to_tell(worse, better) is None


def test_strategy_pictures_show_what_advise_says(solution: Solution) -> None:
    advisor = Advisor(solution)
    stacks = (Stack(21, soft=True), Stack(21), Stack(11), Stack(11), Stack(14))
    worth = advisor.moves(Position(stacks, Rank.EIGHT, 1, 0))
    shown = big21.clearing(advisor)[1]
    assert shown.stacks == ["S21", "21", "11", "11", "14"]
    others = [value for move, value in worth.items() if move != Place(0)]
    assert shown.gain[1][shown.cards.index("8")] == worth[Place(0)] - max(others)
    two = big21.buying(advisor)[1]
    worth = advisor.moves(Position((Stack(21), Stack(21), Stack(11), Stack(14), EMPTY), None, 0, 0))
    assert two.gain[two.lack.index(10)][two.lack.index(7)] == pytest.approx(worth[Choice.BUY] - worth[Choice.END])
    assert two.gain[2][5] == two.gain[5][2]
