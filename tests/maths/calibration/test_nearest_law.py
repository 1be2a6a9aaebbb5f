"""Calibration (P4, P5): the shipped laws, the method, the rounding, and populations that err.

The shipped laws are read anew; whole calibrations are too long for here, so descents start near their end.
"""

import json
import math
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from tests.maths.reference import Reference, after, small_rules
from ventuno.cli import run
from ventuno.jobs.calibration import search
from ventuno.jobs.calibration.request import CalibrationRequest
from ventuno.jobs.calibration.search import CalibrationReport
from ventuno.maths.big21.graph import Array, Graph, build
from ventuno.maths.big21.highlow import ladder
from ventuno.maths.big21.payout import ends_with_ladder
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import solve as solve_law
from ventuno.maths.big21.solver import solve
from ventuno.maths.calibration.mixture import of_skill
from ventuno.maths.calibration.nearest_law import (
    NAMES,
    STARTS,
    SURPLUS_MAX,
    UNIFORM,
    Calibration,
    EvaluatedPoint,
    Optimum,
    SurplusFunction,
    TargetNotReached,
    _begun,
    calibrate,
    outcome_classes,
    polish,
)
from ventuno.maths.calibration.population import CeilingTooLow, _prizes, fit, follow, population
from ventuno.maths.calibration.weights import law_of, rounded, shares_of, weights_of
from ventuno.rules.big21 import Choice, Deal, Grant
from ventuno.rules.big21 import game as games
from ventuno.rules.big21.events import GameEnd
from ventuno.rules.big21.game import Game
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS
from ventuno.store import laws

SHIPPED = {"optimal-88": (), "aces-88": ("deal.A",)}
DIVERGENCES = {"optimal-88": 0.063400, "aces-88": 0.209974}  # as first found, to six places


@pytest.fixture(scope="module")
def graph() -> Graph:
    return build()


@pytest.fixture(scope="module", params=SHIPPED)
def shipped(request: pytest.FixtureRequest, graph: Graph) -> tuple[str, SurplusFunction, EvaluatedPoint]:
    surplus = SurplusFunction(graph, 0.88, SHIPPED[request.param], threads=2)
    return request.param, surplus, surplus(shares_of(weights_of(laws.load(request.param))))


@pytest.mark.parametrize("name", SHIPPED)
def test_p4_shipped_laws_pay_88_per_cent_at_most(graph: Graph, name: str) -> None:
    """Solved anew by the search for the highest payout, which knows nothing of calibration."""
    highest = solve_law(graph, laws.load(name), Scope.PLAY, threads=2).figures.highest_payout
    assert 0.88 - 1e-6 <= highest <= 0.88


def test_p4_optimality_conditions_of_shipped_laws(shipped: tuple[str, SurplusFunction, EvaluatedPoint]) -> None:
    """One multiplier tilts all three tables: no weight is off by more than 0.05 per cent."""
    name, _, point = shipped
    assert point.residual < 5e-4
    assert -1e-6 <= point.surplus <= 0.0
    assert point.divergence == pytest.approx(DIVERGENCES[name], abs=1e-6)


def test_p4_no_law_nearby_is_nearer_to_uniform(shipped: tuple[str, SurplusFunction, EvaluatedPoint]) -> None:
    """Random steps that keep the payout to first order, brought back to it by the multiplier: all cost divergence."""
    _, surplus, point = shipped
    random = np.random.default_rng(21)
    for _ in range(2):
        step = random.normal(size=len(point.logs)) * 0.02
        step -= point.gradient * (point.masses * point.gradient @ step) / (point.masses @ point.gradient**2)
        moved = surplus.at(point.logs + step)
        gained = moved.divergence - point.divergence + point.multiplier * (moved.surplus - point.surplus)
        assert gained > 0.0


def test_held_weights_are_uniform_shares() -> None:
    law = laws.load("aces-88")
    assert law.deal[12] * 13 == sum(law.deal)


def test_classes_join_tens_and_mirrored_ranks_unless_held() -> None:
    assert len(outcome_classes(())) == 10 + 5 + 7
    assert len(outcome_classes(("deal.K",))) == 10 + 5 + 7  # the other three tens stay together
    assert len(outcome_classes(("high_low.2",))) == 10 + 5 + 12
    assert len(outcome_classes(("high_low.2", "high_low.A"))) == 10 + 5 + 6
    assert sorted(np.concatenate(outcome_classes(("free_cards.4",))).tolist()) == [i for i in range(31) if i != 15]


def test_gradient_is_that_of_the_surplus_by_class() -> None:
    """Finite differences along tilts of one class, on a smaller game; the middle rank of High/Low lies in its kink."""
    surplus = SurplusFunction(build(3, 6, 1), 0.3)
    logs = np.random.default_rng(3).normal(size=len(surplus.classes)) * 0.1
    point, step = surplus.at(logs), 1e-8
    for place in range(len(logs) - 1):
        moved = np.eye(len(logs))[place] * step
        slope = (surplus.at(logs + moved).surplus - surplus.at(logs - moved).surplus) / (2 * step)
        assert slope == pytest.approx(point.masses[place] * point.gradient[place], abs=1e-6)


def test_polishing_finds_the_shipped_law_again_from_nearby(graph: Graph) -> None:
    law = laws.load("optimal-88")
    surplus = SurplusFunction(graph, 0.88, threads=2)
    point = surplus(shares_of(weights_of(law)))
    begun = surplus.at(point.logs + np.where(np.arange(len(point.logs)) % 2, 0.002, -0.002))
    assert begun.residual > 1e-3
    found = polish(surplus, Optimum("nearby", begun, np.diag(begun.masses), (), 1.0, polished=False), lambda _: None)
    assert found.point.divergence == pytest.approx(point.divergence, abs=1e-6)
    assert found.point.shares == pytest.approx(point.shares, rel=2e-3)
    weights, after_rounding = rounded(surplus, found.point.shares)
    assert law_of("again", weights).deal == pytest.approx(law.deal, rel=2e-3)
    assert -1e-6 <= after_rounding.surplus <= 0.0


@pytest.fixture(scope="module")
def small() -> tuple[Graph, Calibration]:
    """Three stacks, eight cards and one purchase: a whole calibration in seconds, kinks and all."""
    graph = build(3, 8, 1)
    return graph, calibrate(graph, 0.5)


def test_p4_a_whole_calibration(small: tuple[Graph, Calibration]) -> None:
    _, found = small
    assert found.best.polished
    assert abs(found.best.point.surplus) <= SURPLUS_MAX
    assert found.best.residual < 5e-3
    assert found.best.point.multiplier > 0.0


def test_p4_no_start_leads_nearer_to_uniform(small: tuple[Graph, Calibration]) -> None:
    """Each start alone, polished: none ends with less divergence than the calibration from all of them."""
    graph, found = small
    for name in STARTS:
        surplus = SurplusFunction(graph, 0.5)
        begun = surplus.at(_begun(surplus, name))
        ended = polish(surplus, Optimum(name, begun, np.diag(begun.masses), (), 1.0, polished=False), lambda _: None)
        assert ended.point.divergence >= found.best.point.divergence - 1e-6


def test_p4_a_target_out_of_reach_of_the_free_weights() -> None:
    """With every rank held, free cards and High/Low alone cannot bring the payout down that far."""
    held = [name for name in NAMES if name.startswith("deal.")]
    with pytest.raises(TargetNotReached):
        calibrate(build(3, 8, 1), 0.2, held)


def softmax_reference(game: Reference, ends: Array, price: float, skill: float) -> tuple[float, float]:
    """Prizes and purchases of the player who errs, on the rules themselves."""
    best = game.values(ends, price)

    @cache
    def received(state: Game) -> tuple[float, float]:
        offers = games.moves(state)
        if not offers:
            return (0.0 if state.end is GameEnd.BUST else float(ends[state.complete])), 0.0
        if isinstance(offers[0], Deal | Grant):
            likely: list[tuple[games.GameMove, float]] = [*(game.deal if isinstance(offers[0], Deal) else game.free)]
        else:
            worths = [best(after(state, move)) - (price if move is Choice.BUY else 0.0) for move in offers]
            raised = [math.exp(skill * (worth - max(worths))) for worth in worths]
            likely = [(move, each / sum(raised)) for move, each in zip(offers, raised, strict=True)]
        prizes = purchases = 0.0
        for move, chance in likely:
            won, bought = received(after(state, move))
            prizes += chance * won
            purchases += chance * (bought + (move is Choice.BUY))
        return prizes, purchases

    return received(games.start(game.rules))


@pytest.mark.parametrize("skill", [0.0, 1.5, 900.0])
@pytest.mark.parametrize(("stacks", "opening", "purchases"), [(2, 3, 2), (3, 3, 1)])
def test_p5_population_equals_the_reference(stacks: int, opening: int, purchases: int, skill: float) -> None:
    """With three stacks only some cards are ever dealt, so the slow one ends."""
    random = np.random.default_rng(stacks)
    deal, free = random.dirichlet(np.full(10, 3.0)), random.dirichlet(np.full(5, 3.0))
    deal[[0, 1, 3, 4, 6, 7] if stacks == 3 else [0, 1]] = 0.0
    deal /= deal.sum()
    ends = np.array([0.0, 0.3, 1.1, 5.0])[: stacks + 1]
    small = build(stacks, opening, purchases)
    values = solve(small, deal, free, ends, 0.2)
    complete, bust, bought = follow(small, values, deal, free, ends, 0.2, skill)
    prizes, purchased = softmax_reference(
        Reference(small_rules(stacks, opening, purchases), deal, free), ends, 0.2, skill
    )
    assert (complete @ ends, bought) == pytest.approx((prizes, purchased), rel=1e-11)
    assert complete.sum() + bust == pytest.approx(1.0, abs=1e-12)


def test_p5_the_more_skill_the_nearer_to_the_best_net(graph: Graph) -> None:
    shares = shares_of(weights_of(laws.load("optimal-88")))
    solved = solve_law(graph, laws.load("optimal-88"), Scope.PLAY, threads=2).figures
    nets = []
    for skill in (5.0, 1000.0):
        found = population(graph, shares, skill, threads=2)
        nets.append(found.prizes - found.purchases)
        assert found.payout < solved.highest_payout
    assert nets == sorted(nets)
    assert nets[-1] == pytest.approx(solved.best_net, abs=3e-3)
    assert nets[-1] < solved.best_net


def test_p5_high_low_of_a_player_who_errs() -> None:
    """Without errors it is the ladder's value; guessing blindly at 14: stop, right or wrong, a third each."""
    high_low = np.random.default_rng(5).dirichlet(np.full(13, 5.0))
    offered = ladder(high_low)
    assert _prizes(high_low, 1e5, PUBLISHED_NUMBERS) == pytest.approx(ends_with_ladder(offered), rel=1e-6)
    uniform = UNIFORM[18:]
    # v = (14 + 20 * 12/13) / 3 + 2/3 * v / 13 at 14, likewise with v for 20 at 10; then half of them accept at all.
    top = (14.0 + 20.0 * 12 / 13) / 3 / (1 - 2 / 39)
    ten = (10.0 + top * 12 / 13) / 3 / (1 - 2 / 39)
    assert _prizes(uniform, 0.0, PUBLISHED_NUMBERS)[4] == pytest.approx((10.0 + ten) / 2, rel=1e-13)


@pytest.mark.parametrize(
    ("arguments", "code", "article"),
    [
        (["--target", "0"], "target_out_of_range", "P4"),
        (["--target", "-0.5"], "target_out_of_range", "P4"),
        (["--target", "1"], "target_out_of_range", "P4"),
        (["--target", "25"], "target_out_of_range", "P4"),
        (["--target", "nan"], "target_out_of_range", "P4"),
        (["--target", "0.88", "--hold", "deal.1"], "hold_unknown", "P4"),
        (["--target", "0.88", "--player", "skill:5", "--ceiling", "0.87"], "ceiling_out_of_range", "P5"),
        (["--target", "0.88", "--ceiling", "inf"], "ceiling_out_of_range", "P5"),
        (["--target", "0.88", "--player", "blind"], "player_not_calibrated_for", "P5"),
        (["--target", "0.88", "--player", "skill:nan"], "player_unknown", "P5"),
        (["--target", "0.88", "--player", "mix:10*1,20*0"], "mix_unreadable", "P5"),
        (["--target", "0.88", "--player", "mix:10*1,2000*1"], "player_unknown", "P5"),
        (["--target", "0.88", "--name", "Österreich"], "law_bad_name", "B2"),
        (["--target", "0.88", "--picture", "law.gif"], "picture_format", "File"),
    ],
)
def test_bad_input_is_refused_before_any_work(
    arguments: list[str], code: str, article: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "law.toml"
    assert run(["calibrate", *arguments, "--out", str(out), "--json"]) == 2
    error = json.loads(capsys.readouterr().out)["error"]
    assert (error["code"], error["article"]) == (code, article)
    assert not out.exists()


def test_a_file_that_is_there_or_cannot_be_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = tmp_path / "there.toml"
    there.write_text("mine")
    assert run(["calibrate", "--target", "0.88", "--out", str(there)]) == 2
    assert there.read_text() == "mine"
    assert run(["calibrate", "--target", "0.88", "--out", str(tmp_path / "none" / "law.toml")]) == 2
    assert capsys.readouterr().err.splitlines()[-1].endswith("cannot be written: No such file or directory. (File)")


def test_the_law_is_written_with_its_figures_and_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All but the search itself."""
    law = laws.load("optimal-88")
    point = EvaluatedPoint(UNIFORM, 0.0, 0.0, np.ones(1), np.zeros(1), np.ones(1))
    best = Optimum("few aces", point, np.ones((1, 1)), [point], residual=0.0, polished=True)

    def found(request: CalibrationRequest, *_: object) -> CalibrationReport:
        return CalibrationReport(
            request,
            law,
            highest_payout=0.87999989,
            population_payout=None,
            divergence=0.0634,
            multiplier=0.087,
            residual=1e-4,
            iterations=62,
            optima=[best],
            other_starts=["few tens"],
        )

    monkeypatch.setattr(search, "find_law", found)
    out, picture = tmp_path / "mine.toml", tmp_path / "mine.png"
    assert run(["calibrate", "--target", "0.88", "--out", str(out), "--picture", str(picture), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed.pop("seconds") >= 0.0
    assert printed == {
        "law": law.name,
        "hash": law.hash,
        "target": 0.88,
        "held": [],
        "highest_payout": 0.87999989,
        "divergence": 0.0634,
        "multiplier": 0.087,
        "residual": 1e-4,
        "iterations": 62,
        "optima": [
            {
                "start": "few aces",
                "divergence": 0.0,
                "multiplier": 0.0,
                "residual": 0.0,
                "surplus": 0.0,
                "polished": True,
            }
        ],
        "other_starts": ["few tens"],
    }
    assert laws.load(str(out)) == law
    assert "# Highest payout 0.87999989" in out.read_text()
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_p5_the_search_for_a_law_for_people_as_they_play(small: tuple[Graph, Calibration]) -> None:
    """From the ceiling down, on a smaller game: they receive the target, and nobody as much as the ceiling."""
    graph, _ = small
    found = fit(graph, 0.42, 0.5, of_skill(20.0))
    assert 0.42 < found.highest < 0.5
    weights, _ = rounded(SurplusFunction(graph, found.highest), found.best.point.shares)
    shares = shares_of(weights)
    assert population(graph, shares, 20.0).payout == pytest.approx(0.42, abs=1e-4)
    assert population(graph, shares, 0.0).payout < 0.1
    with pytest.raises(CeilingTooLow) as low:
        fit(graph, 0.45, 0.5, of_skill(20.0))
    assert 0.42 < low.value.payout < 0.45
    assert low.value.nearest.highest == 0.5
    at_the_ceiling = population(graph, low.value.nearest.best.point.shares, 20.0)
    assert at_the_ceiling.payout == pytest.approx(low.value.payout, abs=1e-12)
