"""P5: laws for people who err. The law of a new house, mixtures of skills, and the figures that players read.

What a mixture receives is computed exactly; simulated plays of the same players, which share no code with the pass over
the states, say the same.
"""

from dataclasses import astuple
from math import sqrt
from pathlib import Path

import pytest

from ventuno.maths.big21.graph import Graph, build
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import Solution
from ventuno.maths.calibration import population as populations
from ventuno.maths.calibration.mixture import PARTS_MAX, SkillMixture, of_skill, parse_mixture, parse_players
from ventuno.maths.calibration.nearest_law import SurplusFunction
from ventuno.maths.calibration.population import Population, fit, mixed_population, population
from ventuno.maths.calibration.weights import rounded, shares_of, weights_of
from ventuno.maths.monitoring.payout_by_skill import CURVE_SKILLS, skill_payout
from ventuno.maths.simulation.players import (
    PlayerKind,
    SimulatedPlayer,
    SimulationSetup,
    SolutionSource,
    decision_tables,
)
from ventuno.maths.simulation.simulator import simulate
from ventuno.maths.simulation.totals import Totals
from ventuno.rules.refusals import Refused
from ventuno.store import laws
from ventuno.store.solved import payout_curves, solutions

LAW = laws.load(laws.OF_A_NEW_HOUSE)
REFERENCE = "mix:10*1,20*2,40*1"
PLAYS = 20_000  # of each part; a standard error of 0.9 points over all


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solutions.load(LAW, Scope.PLAY, print, threads=2)


@pytest.fixture(scope="module")
def graph(solution: Solution) -> Graph:
    return solution.graph


@pytest.fixture(scope="module")
def received(graph: Graph) -> Population:
    """By the reference population under the law of a new house."""
    return mixed_population(graph, shares_of(weights_of(LAW)), parse_mixture(REFERENCE), threads=2)


def test_p5_the_reference_population_receives_88_per_cent_and_nobody_95(
    received: Population, solution: Solution
) -> None:
    assert received.payout == pytest.approx(0.88, abs=1e-6)
    assert solution.figures.highest_payout < 0.95
    assert solution.figures.highest_payout == pytest.approx(0.937804, abs=1e-6)


def test_p5_it_is_the_law_nearest_to_uniform_for_its_highest_payout(graph: Graph, solution: Solution) -> None:
    """P4's condition: one multiplier tilts all three tables."""
    surplus = SurplusFunction(graph, solution.figures.highest_payout, threads=2)
    point = surplus(shares_of(weights_of(LAW)))
    assert point.residual < 5e-4
    assert abs(point.surplus) < 1e-6
    assert point.divergence == pytest.approx(0.054994, abs=1e-6)


def test_p5_the_figures_of_the_law_of_a_new_house_are_what_is_computed(
    graph: Graph, solution: Solution, received: Population
) -> None:
    figures = laws.figures()[LAW.hash]
    assert figures.highest_payout == pytest.approx(solution.figures.highest_payout, abs=1e-7)
    assert figures.players == REFERENCE
    assert figures.players_payout == pytest.approx(received.payout, abs=1e-9)
    blind = population(graph, shares_of(weights_of(LAW)), 0.0, threads=2)
    assert figures.blind_payout == pytest.approx(blind.payout, rel=1e-9)


def test_p5_the_figures_of_another_shipped_law_are_what_is_computed(graph: Graph) -> None:
    law = laws.load("optimal-88")
    figures, shares = laws.figures()[law.hash], shares_of(weights_of(law))
    solved = solutions.load(law, Scope.PLAY, print, threads=2)
    assert figures.highest_payout == pytest.approx(solved.figures.highest_payout, abs=1e-7)
    assert figures.blind_payout == pytest.approx(population(graph, shares, 0.0, threads=2).payout, rel=1e-9)
    received = mixed_population(graph, shares, parse_mixture(REFERENCE), threads=2)
    assert figures.players_payout == pytest.approx(received.payout, abs=1e-9)


def test_p5_every_shipped_law_has_its_figures() -> None:
    assert set(laws.figures()) == {laws.load(name).hash for name in laws.shipped()}


def test_p5_a_new_house_knows_from_its_first_play_what_each_skill_receives(
    solution: Solution, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is computed: the curve is shipped, and it is the one that would be computed."""
    monkeypatch.setenv("VENTUNO_CACHE", str(tmp_path))
    found = payout_curves.find(LAW, print)
    assert found is not None
    assert tuple(point.skill for point in found.points) == CURVE_SKILLS
    middle = next(point for point in found.points if point.skill == 18.0)
    computed = skill_payout(LAW, solution, 18.0, threads=2)
    assert astuple(middle) == pytest.approx(astuple(computed), rel=1e-9)
    figures = laws.figures()[LAW.hash]
    assert found.points[0].payout == pytest.approx(figures.blind_payout, rel=1e-9)
    assert found.points[-1].payout < figures.highest_payout
    assert payout_curves.find(laws.load("optimal-88"), print) is not None
    assert payout_curves.find(laws.load("aces-88"), print) is None
    assert list(tmp_path.iterdir()) == []


def test_p5_simulated_plays_of_the_mixture_receive_what_was_computed(solution: Solution) -> None:
    """A quarter, a half and a quarter of all plays: two simulations of the second part stand for its double share."""
    solved = SolutionSource(lambda: solution.graph, lambda: solution)
    total = Totals()
    for skill, parts in parse_mixture(REFERENCE).parts:
        seat = decision_tables(
            SimulatedPlayer(PlayerKind.SKILL, skill), SimulationSetup(LAW, 100, Scope.PLAY), solved, threads=2
        )
        for seed in range(int(parts)):
            total += simulate(seat, seed, PLAYS, workers=2)
    payout = total.prizes / total.costs
    squares = total.prizes_squared - 2.0 * payout * total.prizes_times_costs + payout**2 * total.costs_squared
    error = sqrt(squares / total.games) / (total.costs / total.games) / sqrt(total.games)
    assert error < 0.015
    assert abs(payout - 0.88) < 4.0 * error


def test_p5_a_mixture_receives_what_its_money_receives_together() -> None:
    """Not the mean of the payouts: who buys more cards counts for more (P1)."""
    graph = build(3, 8, 1)
    shares = shares_of(weights_of(LAW))
    few, many = population(graph, shares, 3.0), population(graph, shares, 30.0)
    mixed = mixed_population(graph, shares, parse_mixture("mix:3*1,30*3"))
    prizes, costs = few.prizes + 3 * many.prizes, (1 + few.purchases) + 3 * (1 + many.purchases)
    assert mixed.payout == pytest.approx(prizes / costs, rel=1e-12)
    assert mixed.bust + mixed.complete.sum() == pytest.approx(1.0, abs=1e-12)


def test_p5_a_law_is_found_for_a_mixture(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a smaller game: they receive the target together, the weaker less and the stronger more.

    So small a game has kinks that the whole game has not: a payout cannot be brought as near to its target.
    """
    monkeypatch.setattr(populations, "PAYOUT_NEAR", 1e-4)
    graph, players = build(3, 8, 1), parse_mixture("mix:10*1,20*2,40*1")
    found = fit(graph, 0.42, 0.5, players)
    weights, _ = rounded(SurplusFunction(graph, found.highest), found.best.point.shares)
    shares = shares_of(weights)
    assert mixed_population(graph, shares, players).payout == pytest.approx(0.42, abs=5e-4)
    assert population(graph, shares, 10.0).payout < 0.42 < population(graph, shares, 40.0).payout < found.highest


# ----- the notation


def test_p5_parts_are_shares_of_all_plays() -> None:
    found = parse_mixture(REFERENCE)
    assert found.shares == ((10.0, 0.25), (20.0, 0.5), (40.0, 0.25))
    assert parse_mixture("mix:10*25,20*50,40*25").shares == found.shares


@pytest.mark.parametrize("text", [REFERENCE, "mix:0.5*1,2.25*0.5", "skill:20", "skill:18.25"])
def test_p5_players_are_written_as_they_are_read(text: str) -> None:
    assert str(parse_players(text)) == text
    assert parse_players(str(parse_players(text))) == parse_players(text)


def test_p5_one_skill_is_a_mixture_of_one() -> None:
    assert parse_players("skill:20") == of_skill(20.0) == SkillMixture(((20.0, 1.0),))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("mix:", "player_unknown"),
        ("mix:10", "mix_unreadable"),
        ("mix:10*", "mix_unreadable"),
        ("mix:10*0", "mix_unreadable"),
        ("mix:10*-1", "mix_unreadable"),
        ("mix:10*nan", "mix_unreadable"),
        ("mix:10*inf", "mix_unreadable"),
        ("mix:10*1,10*2", "mix_unreadable"),
        ("mix:10*1,", "player_unknown"),
        ("mix:-1*1", "player_unknown"),
        ("mix:1001*1", "player_unknown"),
        ("mix:x*1", "player_unknown"),
        ("mix:" + ",".join(f"{skill}*1" for skill in range(PARTS_MAX + 1)), "mix_unreadable"),
        ("perfect", "mix_unreadable"),
        ("greedy", "mix_unreadable"),
    ],
)
def test_p5_what_is_no_mixture_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_players(text)
    assert refused.value.refusal.code == code
