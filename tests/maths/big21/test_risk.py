"""Risk against the rules themselves: on a small game every play is tried, in the full one the parts are checked."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from ventuno.maths.big21.graph import Array, Graph, build
from ventuno.maths.big21.highlow import ladder
from ventuno.maths.big21.payout import card_values, ends_of, figures
from ventuno.maths.big21.risk import solver as risk
from ventuno.maths.big21.risk import visits
from ventuno.maths.big21.risk.options import best_plane, fill_option_table, highest_stake, ladder_steps, risk_terms
from ventuno.maths.big21.risk.solver import TOLERANCE
from ventuno.maths.big21.risk.upper_bound import bounding_planes
from ventuno.maths.big21.solver import empty_values
from ventuno.rules.big21 import play as plays
from ventuno.rules.big21 import risk as rules_of_risk
from ventuno.rules.big21.events import GameEnd, LadderEnd
from ventuno.rules.big21.highlow import Ladder
from ventuno.rules.big21.moves import Choice, Deal, Grant, Hidden, Move, Open, Risk, Risks
from ventuno.rules.big21.rulesets import RULES_2024_10_23, RuleSet
from ventuno.rules.big21.state import Play
from ventuno.rules.cards import Rank

UNIFORM = np.ones(13) / 13

# Three stacks, three cards, one purchase, stakes in whole francs and a low cap: small enough to try everything.
SMALL = RuleSet(
    name="small",
    plays_per_day_max=None,
    stakes_centimes=(100, 200),
    stacks=3,
    opening_cards=3,
    purchases_max=1,
    prize_tenths=(0, 11, 50, 200),
    high_low_stacks=(2,),
    risk_grid_centimes=100,
    risk_stake_max_centimes=3_00,
    risk_whole_prize_centimes=(5_00, 8_00),
    winnings_max_centimes=50_00,
)
DEAL = dict(zip(Rank, [0, 0, 0, 0, 0, 0, 0, 0, 0.55, 0, 0, 0, 0.45], strict=True))
FREE = {2: 0.7, 3: 0.3}
HIGH_LOW = dict(zip(Rank, [0.4, 0.15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.1, 0.35], strict=True))


def arrays() -> tuple[Array, Array, Array]:
    """The law of the small game as the solver takes it."""
    free = np.array([FREE.get(cards, 0.0) for cards in range(2, 7)])
    return card_values(np.array([*DEAL.values()])), free, np.array([*HIGH_LOW.values()])


class EveryPlay:
    """Best play of whole plays by the rules alone, at a price of rho for each franc spent on cards."""

    def __init__(self, rho: float) -> None:
        self.rho = rho
        self.known: dict[object, float] = {}

    def value(self, play: Play) -> float:
        """Expected prizes - rho * purchases still to come, in centimes; realised winnings count where they are paid."""
        game = play.game
        key = (
            tuple(sorted((stack.points, stack.soft) for stack in game.stacks)), game.to_come, game.card, game.bought,
            game.three_reached, game.grant_due, game.end, play.ladder, play.end, play.game_stake_centimes,
            play.realised_centimes,
        )  # fmt: skip
        if key not in self.known:
            self.known[key] = self._value(play)
        return self.known[key]

    def _value(self, play: Play) -> float:
        if play.paid_out_centimes is not None:
            return play.paid_out_centimes + play.spent_centimes  # P1: what bought cards was won before it was spent
        offers = plays.moves(play)
        match offers[0]:
            case Deal():
                return sum(chance * self.after(play, Deal(rank)) for rank, chance in DEAL.items() if chance)
            case Grant():
                return sum(chance * self.after(play, Grant(cards)) for cards, chance in FREE.items())
            case Open():
                return self._round(play)
            case _:
                pass
        every = [map(Risk, offer.stakes_centimes) if isinstance(offer, Risks) else [offer] for offer in offers]
        return max(self.after(play, move) for choices in every for move in choices)

    def after(self, play: Play, move: Move) -> float:
        after, _ = plays.apply(play, move)
        return self.value(after) - self.rho * (after.cards_cost_centimes - play.cards_cost_centimes)

    def _round(self, play: Play) -> float:
        """Equal ranks lead back here (Art. 15.3), so the value is the limit of a contraction."""
        lines = []  # for each open card its chance and the choices: (worth, chance to be here again)
        for open_card, chance in HIGH_LOW.items():
            if chance:
                shown, _ = plays.apply(play, Open(open_card))
                choices = [(self.after(shown, Choice.END), 0.0)]
                for guess in (Choice.HIGHER, Choice.LOWER):
                    guessed, _ = plays.apply(shown, guess)
                    others = [(rank, p) for rank, p in HIGH_LOW.items() if p and rank is not open_card]
                    choices.append((sum(p * self.after(guessed, Hidden(rank)) for rank, p in others), chance))
                lines.append((chance, choices))
        value, before = 0.0, -1.0
        while value != before:
            before = value
            value = sum(chance * max(worth + tie * before for worth, tie in choices) for chance, choices in lines)
        return value


@cache
def small_graph() -> Graph:
    return build(3, 3, 1)


@pytest.fixture
def deep() -> Iterator[None]:
    """A play of many games is a deep recursion for `EveryPlay`."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(20_000)
    yield
    sys.setrecursionlimit(before)


@pytest.mark.usefixtures("deep")
@pytest.mark.parametrize(("stake", "rho"), [(100, 1.6), (200, 1.0)])
def test_every_play_of_a_small_game(stake: int, rho: float) -> None:
    """Both bounds meet at the value that trying every play by the rules gives; so do stakes and their gains."""
    every = EveryPlay(rho)
    truth = every.value(plays.start(SMALL, stake)) / stake
    solver = risk.Solver(small_graph(), *arrays(), stake, SMALL, 1)
    found = solver.bounds(rho)
    assert found.lower == pytest.approx(truth, rel=1e-12)
    assert found.upper == pytest.approx(truth, rel=TOLERANCE)
    assert found.upper > truth - 1e-8
    assert truth > 1.01 * solver.values[0]  # without Risk: the test is about something
    for first in found.first:
        play = settled(SMALL, stake, first.prize_centimes * 10 // stake)
        if plays.moves(play):
            after = play if first.stake_centimes == 0 else plays.apply(play, Risk(first.stake_centimes))[0]
            best, chosen = every.value(play), every.value(after)
            assert chosen == pytest.approx(best, rel=1e-12)
            assert first.gain * stake == pytest.approx(best - first.prize_centimes, rel=1e-9)


def settled(rules: RuleSet, game_stake: int, tenths: int, realised: int = 0) -> Play:
    """A play whose last game and High/Low ended with this prize."""
    play = plays.start(rules, rules.stakes_centimes[0])
    game = replace(play.game, end=GameEnd.PLAYER)
    stopped = Ladder(rules, tenths, end=LadderEnd.PLAYER)
    return replace(play, game=game, game_stake_centimes=game_stake, ladder=stopped, realised_centimes=realised)


def test_b13_b14_limits_are_those_of_the_rules() -> None:
    rules, unit = RULES_2024_10_23, 10
    known = risk_terms(rules, UNIFORM, *risk.nodes(rules, coarse=True))
    random = np.random.default_rng(3)
    for _ in range(3000):
        tenths, stake = int(random.choice(rules.ladder_tenths)), unit * int(random.choice([1, 10, 40, 400]))
        stake += unit * int(random.integers(40))
        prize = stake * tenths // 10
        realised = unit * int(random.integers(max(1, (rules.winnings_max_centimes - prize) // unit)))
        play = settled(rules, stake, tenths, realised)
        if prize + realised <= rules.winnings_max_centimes:
            offered = rules_of_risk.offered_stakes(play)
            highest = offered[-1] if offered else 0
            assert highest_stake(known, (prize + realised) // unit, prize // unit) * unit == highest


def test_ladder_steps_hold_every_set_that_best_play_needs() -> None:
    for seed in range(20):
        chances = np.random.default_rng(seed).uniform(0.02, 1.0, 13)
        chances /= chances.sum()
        up = 20.0
        for step, stop in ((3, 14.0), (2, 10.0), (1, 7.0), (0, 5.0)):
            up = max(ladder_steps(chances) @ [stop, up])
            assert up == pytest.approx(ladder(chances).values[step], rel=1e-13)


def test_facets_bound_every_convex_rising_function_with_those_values() -> None:
    """At the points the bound is the value; below the highest point it is never less than the function."""
    random = np.random.default_rng(5)
    planes = random.uniform(0.0, 1.0, (40, 4))

    def function(x: Array) -> float:
        return float((planes[:, 0] + x @ planes[:, 1:].T - 0.1 * planes[:, 1:].sum(axis=1) ** 2).max())

    points = np.vstack([random.uniform(0.0, 1.0, (20, 3)), np.ones(3)])
    values = np.array([function(point) for point in points])
    bound = bounding_planes(points, values)
    at_points = (bound[:, 0] + points @ bound[:, 1:].T).max(axis=1)
    assert at_points == pytest.approx(values, abs=1e-8)
    for point in random.uniform(0.0, 1.0, (300, 3)):
        assert (bound[:, 0] + bound[:, 1:] @ point).max() >= function(point) - 1e-9


def test_p1_purchases_counted_forwards_are_the_slope_found_backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two ways to the expected purchases of a whole play."""
    monkeypatch.setattr(visits, "_CUT", 0.0)
    solver = risk.Solver(small_graph(), *arrays(), 100, SMALL, 1)
    found = solver.bounds(1.0)
    table = fill_option_table(solver.fine, solver.planes, 1.0)
    seen = visits.risk_visits(solver.fine, table, solver.planes, 1.0, solver.stake)
    assert seen.weights @ seen.gradient[:, -1] == pytest.approx(-found.slope, rel=1e-12)


def test_interpolation_between_totals_changes_little() -> None:
    """A cap of CHF 500: every total a node, or one in five."""
    rules = replace(SMALL, risk_grid_centimes=10, winnings_max_centimes=500_00, risk_stake_max_centimes=20_00)
    solver = risk.Solver(small_graph(), *arrays(), 100, rules, 1)
    solver.bounds(1.6)
    values = []
    for step in (1, 5):
        totals, stakes = np.append(np.arange(0, 5000, step), 5000), np.arange(201)
        known = risk_terms(rules, arrays()[2], totals, stakes)
        table = fill_option_table(known, solver.planes, 1.6)
        values.append(best_plane(solver.planes, 1.6, visits.ends_of_game(known, table, 10, 10))[0])
    assert values[1] == pytest.approx(values[0], rel=3e-5)
    assert values[1] != values[0]


def test_p4_below_100_percent_risk_never_pays() -> None:
    """A law with few aces: no option anywhere in the table, and the figures are those without Risk."""
    graph, (_, free, high_low) = small_graph(), arrays()
    deal = np.array([0.0] * 4 + [0.4] + [0.0] * 3 + [0.4, 0.2])
    solver = risk.Solver(graph, deal, free, high_low, 100, SMALL, 1)
    solver.add(1.0, [solver.without_risk()])
    assert 0.5 < solver.values[0] < 1.0
    for point in ([30.0, 60.0], [8.0, 20.0]):  # strategies that are good for other ends do not help
        solver.add(1.0, [np.array(point)])
    assert (fill_option_table(solver.fine, solver.planes, 1.0).option == 0.0).all()
    found = risk.solve(graph, deal, free, high_low, 100, SMALL, threads=1)
    plain = figures(graph, deal, free, solver.full_ends(solver.without_risk()), values=empty_values(graph))
    assert (found.highest_payout, found.best_net) == (plain.highest_payout, plain.best_net)
    assert [first.stake_centimes for first in found.payout_stakes] == [0] * 5


def test_p2_highest_payout_of_a_small_game() -> None:
    """At the payout found, prizes - payout * (stake + purchases) is worth nothing, within the accuracy stated."""
    found = risk.solve(small_graph(), *arrays(), 100, SMALL, threads=2)
    solver = risk.Solver(small_graph(), *arrays(), 100, SMALL, 1)
    bounds = solver.bounds(found.highest_payout)
    assert bounds.lower - bounds.rho == pytest.approx(0.0, abs=5.0 * found.accuracy + 1e-9)
    assert found.accuracy < 2.0 * TOLERANCE * found.highest_payout
    assert found.best_net == pytest.approx(7.745167260912698, rel=TOLERANCE)
    assert found.best_net_purchases == pytest.approx(1.1293530863645413, rel=1e-3)


def test_uniform_weights_at_one_franc() -> None:
    """Six games solved on the spot already attain nearly the highest payout found, 3.2908; none attains more."""
    graph, rho = build(), 3.2908
    solver = risk.Solver(graph, card_values(UNIFORM), np.ones(5) / 5, UNIFORM, 100, RULES_2024_10_23, 2)
    assert solver.full_ends(solver.without_risk()) == pytest.approx(ends_of("play", UNIFORM), rel=1e-13)
    ends = [[13.607, 22.770, 35.908], [9.701, 15.085, 23.917], [8.791, 14.775, 23.331], [8.192, 13.716, 21.331]]
    solver.add(rho, [np.array(point) for point in [*ends, [8.447, 14.163, 22.193], [7.654, 12.791, 20.136]]])
    table = fill_option_table(solver.coarse, solver.planes, rho)
    value, _, _ = best_plane(solver.planes, rho, visits.ends_of_game(solver.coarse, table, 10, 10))
    assert rho - 2e-3 < value < rho + 2e-4
    assert visits.best_stake(solver.coarse, table, solver.planes, rho, 50, 50)[0] == 50  # Art. 21.2: all of CHF 5
