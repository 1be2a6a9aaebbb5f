"""Risk solved (Art. 19-22): the highest payout and best net of a whole play, between two bounds.

Must not: read laws or print. Why it can be left out at or below 100 %, and why the method is right: docs/risk.md.

How much may be staked on Risk depends on francs (Art. 2.5, 21), so the figures depend on the stake of the play. A game
sees the rest of the play only through what its ends are worth, and its value G is a convex rising function of these:

- from below, by the strategies found so far, each a plane under G (`options`): figures that are attained;
- from above, by the values of G found so far (`bounding_planes`).

Each solved game gives one of both. The next games to solve are those of the play where the two bounds are
furthest apart, weighted by how often and at what stake they are played. Some fifty games a figure get them within 5e-5.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ventuno.maths.big21.graph import Array, Graph
from ventuno.maths.big21.payout import figures
from ventuno.maths.big21.risk.options import OptionTable, RiskTerms, best_plane, fill_option_table, risk_terms
from ventuno.maths.big21.risk.upper_bound import bounding_planes
from ventuno.maths.big21.risk.visits import (
    FirstStake,
    RiskVisits,
    ends_of_game,
    first_stakes,
    highest_ends,
    risk_visits,
)
from ventuno.maths.big21.solver import empty_values, start_value
from ventuno.maths.big21.solver import solve as solve_game
from ventuno.maths.big21.visits import follow_best_play
from ventuno.rules.big21.rulesets import RuleSet

TOLERANCE = 5e-5  # between the bounds, as a part of the figure
_GAMES_MAX = 90  # solved for one figure; some forty are enough for uniform weights
_GAMES_A_ROUND = 6
_SPARE = 1.005  # ends between the rows that are looked at may be a little higher
_NEWTON_MAX = 12
_FAR = 0.02  # of rho: a step of the search after which few games are worth solving
_EXACT_CAP = 1000  # units of the grid: a table up to this size has every total as a node


@dataclass(frozen=True, eq=False)
class RiskFigures:
    """What a law is worth to the best player of whole plays at one stake, per unit stake; each figure is attained."""

    stake_centimes: int
    highest_payout: float
    best_net: float  # most that prizes - purchases can be
    best_net_purchases: float  # by the strategy that attains it, in stakes
    accuracy: float  # the true highest payout is at most so much higher, interpolation included
    best_net_accuracy: float
    payout_stakes: tuple[FirstStake, ...]  # first Risk stakes on the way to the highest payout
    net_stakes: tuple[FirstStake, ...]  # and to the best net
    games: int  # solved for it


@dataclass(frozen=True, eq=False)
class _Bounds:
    """The value of a play at one price of cards, per unit stake."""

    rho: float
    lower: float
    slope: float  # of the lower bound by rho: less the expected purchases
    upper: float
    rough: float  # the lower bound with fewer nodes
    first: tuple[FirstStake, ...]

    @property
    def interpolation(self) -> float:
        """Four times as many nodes change the value by this; what they leave is less (docs/risk.md)."""
        return abs(self.rough - self.lower)


class Solver:
    """Games solved for one law and stake, and the bounds they give."""

    def __init__(
        self, graph: Graph, deal: Array, free: Array, high_low: Array, stake_centimes: int, rules: RuleSet, threads: int
    ) -> None:
        assert graph.stacks == rules.stacks
        assert (graph.opening, graph.purchases) == (rules.opening_cards, rules.purchases_max)
        assert stake_centimes % rules.risk_grid_centimes == 0
        self.graph, self.deal, self.free, self.rules = graph, deal, free, rules
        self.stake = stake_centimes // rules.risk_grid_centimes
        self.fine, self.coarse = (risk_terms(rules, high_low, *nodes(rules, coarse=coarse)) for coarse in (False, True))
        self.prizes = np.array(rules.prize_tenths) / 10
        self.open = np.array(rules.prize_tenths) >= rules.risk_prize_tenths_min  # Art. 20
        ends = int(self.open.sum())
        self.planes, self.tried = np.empty((0, 2 + ends)), np.empty((0, ends + 1))  # of all games solved
        self.rho, self.points, self.values = 0.0, np.empty((0, ends)), np.empty(0)  # of those at the last price
        self.games = 0
        self.rooms = [empty_values(graph) for _ in range(threads)]

    def add(self, rho: float, ends: list[Array]) -> None:
        """Solve games with these ends; games at another price give no upper bound any more."""

        def run(worker: int) -> list[tuple[float, list[float]]]:
            return [self._game(rho, point, self.rooms[worker]) for point in ends[worker :: len(self.rooms)]]

        with ThreadPoolExecutor(len(self.rooms)) as pool:
            shares = list(pool.map(run, range(len(self.rooms))))
        if rho != self.rho:
            self.rho, self.points, self.values = rho, self.points[:0], self.values[:0]
        solved = [shares[place % len(shares)][place // len(shares)] for place in range(len(ends))]
        self.planes = np.vstack([self.planes, [plane for _, plane in solved]])
        self.tried = np.vstack([self.tried, [[*point, rho] for point in ends]])
        self.points = np.vstack([self.points, ends])
        self.values = np.append(self.values, [value for value, _ in solved])
        self.games += len(ends)

    def _game(self, rho: float, point: Array, room: Array) -> tuple[float, list[float]]:
        ends = self.full_ends(point)
        solve_game(self.graph, self.deal, self.free, ends, rho, into=room)
        played = follow_best_play(self.graph, room, self.deal, self.free, ends, rho)
        settled = float(played.complete[~self.open] @ self.prizes[~self.open])
        return start_value(self.graph, room), [settled, played.purchases, *played.complete[self.open]]

    def full_ends(self, point: Array) -> Array:
        """By complete stacks: the prize where it ends the play, else what the end is worth."""
        ends = self.prizes.copy()
        ends[self.open] = point
        return ends

    def without_risk(self) -> Array:
        """What the ends of a game are worth when only High/Low follows."""
        nothing = np.zeros((len(self.coarse.totals), len(self.coarse.stakes)))
        empty = OptionTable(nothing, nothing, nothing.astype(np.int64))
        return np.asarray(ends_of_game(self.coarse, empty, self.stake, self.stake)[0])

    def _bound(self, terms: RiskTerms, planes: Array, rho: float) -> tuple[OptionTable, float, float]:
        table = fill_option_table(terms, planes, rho)
        value, slope, _ = best_plane(planes, rho, ends_of_game(terms, table, self.stake, self.stake))
        return table, value, slope

    def _roof(self) -> Array:
        """The planes of the upper bound; they hold for the price at which the games were solved."""
        bound = bounding_planes(self.points, self.values)
        return np.column_stack([bound[:, 0], np.zeros(len(bound)), bound[:, 1:]])

    def approach(self, rho: float) -> float:
        """The highest payout from below, by Newton's method on the lower bound while it rises."""
        for _ in range(_NEWTON_MAX):
            table, value, slope = self._bound(self.coarse, self.planes, rho)
            step = (value - rho) / (1.0 - slope)
            rho += step
            if abs(step) < TOLERANCE * rho / 4.0:
                break
            seen = risk_visits(self.coarse, table, self.planes, rho, self.stake)
            distance = _distance(seen, rho, self.tried)
            few = abs(step) > _FAR * rho
            self.add(rho, _pick(seen, seen.weights * distance**2, distance, 2 if few else _GAMES_A_ROUND))
        return rho

    def bounds(self, rho: float) -> _Bounds:
        """Solve games at this price until the bounds are near enough."""
        before = self.games
        self.add(rho, [self.without_risk()])
        table, _, _ = self._bound(self.coarse, self.planes, rho)
        corner = self._cover(rho, table)
        while True:
            roof = self._roof()
            with ThreadPoolExecutor(len(self.rooms)) as pool:
                low, high = pool.map(lambda planes: self._bound(self.coarse, planes, rho), (self.planes, roof))
            table, lower, _ = low
            above, upper, _ = high
            seen = risk_visits(self.coarse, table, self.planes, rho, self.stake).plus(
                risk_visits(self.coarse, above, roof, rho, self.stake)
            )
            gap = _highest(roof, rho, seen.ends) - _highest(self.planes, rho, seen.ends)
            picked = _pick(seen, seen.weights * gap, _distance(seen, rho, self.tried))
            near = upper - lower <= TOLERANCE * lower or not picked
            covered = bool((highest_ends(self.coarse, above, rows=2) <= corner / _SPARE).all())
            if (near and covered) or self.games - before >= _GAMES_MAX:
                return self._final(rho, lower, roof, corner)
            if near or (highest_ends(self.coarse, table, rows=2) > corner / _SPARE).any():
                corner = self._cover(rho, table)
            else:
                self.add(rho, picked)

    def _cover(self, rho: float, table: OptionTable) -> Array:
        """Solve a game with higher ends than any in the play, which the upper bound needs, and one just below."""
        highest = highest_ends(self.coarse, table, rows=2)  # ends fall as totals rise
        self.add(rho, [highest, 1.1 * highest])
        return 1.1 * highest

    def _final(self, rho: float, rough: float, roof: Array, corner: Array) -> _Bounds:
        table, lower, slope = self._bound(self.fine, self.planes, rho)
        above, upper, _ = self._bound(self.fine, roof, rho)
        if (highest_ends(self.fine, above, rows=len(self.fine.totals)) > corner).any():
            raise ArithmeticError("the upper bound was asked for ends beyond every solved game")
        first = first_stakes(self.fine, table, self.planes, rho, self.stake, self.rules)
        return _Bounds(rho, lower, slope, upper, rough, first)


def solve(
    graph: Graph, deal: Array, free: Array, high_low: Array, stake_centimes: int, rules: RuleSet, *, threads: int = 2
) -> RiskFigures:
    """All figures of a law; exact, and those without Risk, where the highest payout without it is 100 % or less."""
    solver = Solver(graph, deal, free, high_low, stake_centimes, rules, threads)
    solver.add(1.0, [solver.without_risk()])
    if solver.values[0] <= 1.0:
        return _never_risked(solver, stake_centimes)
    net = solver.bounds(1.0)
    rho = solver.approach(1.0)
    payout = solver.bounds(rho)
    # F is convex, so its tangent has its zero below; and F falls by at least 1, the stake, when rho rises by 1.
    highest = rho + (payout.lower - rho) / (1.0 - payout.slope)
    at_most = rho + max(payout.upper - rho, 0.0)
    return RiskFigures(
        stake_centimes,
        highest_payout=highest,
        best_net=net.lower,
        best_net_purchases=-net.slope,
        accuracy=at_most - highest + payout.interpolation,
        best_net_accuracy=net.upper - net.lower + net.interpolation,
        payout_stakes=payout.first,
        net_stakes=net.first,
        games=solver.games,
    )


def _never_risked(solver: Solver, stake_centimes: int) -> RiskFigures:
    found = figures(
        solver.graph, solver.deal, solver.free, solver.full_ends(solver.without_risk()), values=solver.rooms[0]
    )
    none = tuple(FirstStake(int(tenths) * stake_centimes // 10, 0, 0.0) for tenths in solver.rules.ladder_tenths)
    return RiskFigures(
        stake_centimes, found.highest_payout, found.best_net, found.visits.purchases, 0.0, 0.0, none, none,
        games=solver.games + found.solves,
    )  # fmt: skip


def nodes(rules: RuleSet, *, coarse: bool) -> tuple[Array, Array]:
    """Totals and stakes of the table, in units of the grid: every stake, and totals evenly spaced."""
    cap, stake_max = (
        amount // rules.risk_grid_centimes for amount in (rules.winnings_max_centimes, rules.risk_stake_max_centimes)
    )
    step = 1 if cap <= _EXACT_CAP else cap // (250 if coarse else 1000)
    return np.append(np.arange(0, cap, step), cap), np.arange(stake_max + 1)


def _distance(seen: RiskVisits, rho: float, tried: Array) -> Array:
    """How far each visit is from the nearest solved game, by what the difference is worth."""
    here = np.column_stack([seen.ends, np.full(len(seen.ends), rho)])
    apart = np.abs(here[:, None] - tried[None])
    return np.asarray((apart * seen.gradient[:, None]).sum(axis=2).min(axis=1))


def _pick(seen: RiskVisits, score: Array, distance: Array, games: int = _GAMES_A_ROUND) -> list[Array]:
    """The visits with the highest score; a game solved lowers the score of those around it."""
    picked: list[Array] = []
    while len(picked) < games:
        best = int(np.argmax(score))
        if score[best] <= 0.0:
            break
        picked.append(seen.ends[best])
        near = (np.abs(seen.ends - seen.ends[best]) * seen.gradient[:, :-1]).sum(axis=1)
        score = score * np.minimum(1.0, near / np.maximum(distance, 1e-12)) ** 2
        distance = np.minimum(distance, near)
    return picked


def _highest(planes: Array, rho: float, ends: Array) -> Array:
    return np.asarray((planes[:, 0] - rho * planes[:, 1] + ends @ planes[:, 2:].T).max(axis=1))
