"""Where a play with Risk leads, given the option table and the strategies behind it: visits and first stakes.

Must not: solve games, or change the table.
"""

from dataclasses import dataclass
from heapq import heappop, heappush

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import Array
from ventuno.maths.big21.risk.options import (
    OptionTable,
    RiskTerms,
    best_plane,
    find_ends,
    highest_stake,
    most_under_cap,
)
from ventuno.rules.big21.rulesets import RuleSet

_CUT = 1e-4  # prizes less likely than that to bring in one stake are not followed further
_NO_ROW = -1  # the table is full


@dataclass(frozen=True, slots=True)
class FirstStake:
    """The best Risk stake after the main game, for one prize."""

    prize_centimes: int
    stake_centimes: int  # 0: end the play
    gain: float  # expected, in stakes of the play, purchases at their price subtracted


@dataclass(frozen=True, eq=False)
class RiskVisits:
    """Games that are played, with what their ends are worth there."""

    ends: Array  # [visit, end]
    weights: Array  # [visit]: how often, times their stake in stakes of the play
    gradient: Array  # [visit, end]: chances of the ends under the strategy played, and expected purchases

    def plus(self, other: "RiskVisits") -> "RiskVisits":
        return RiskVisits(
            np.vstack([self.ends, other.ends]),
            np.append(self.weights, other.weights),
            np.vstack([self.gradient, other.gradient]),
        )


def ends_of_game(terms: RiskTerms, table: OptionTable, total: int, stake: int) -> Array:
    """What the ends of a game are worth per unit of its stake, and their derivatives by rho."""
    ends = np.empty((2, len(terms.end_level)))
    find_ends(terms, table, _NO_ROW, total, stake, ends, np.empty((4, len(terms.levels))))
    return ends


def first_stakes(
    terms: RiskTerms, table: OptionTable, planes: Array, rho: float, stake: int, rules: RuleSet
) -> tuple[FirstStake, ...]:
    unit = rules.risk_grid_centimes
    found = []
    for level in terms.levels:
        prize = int(level) * stake
        best, gain = best_stake(terms, table, planes, rho, prize, prize)
        found.append(FirstStake(prize * unit, best * unit, gain / stake))
    return tuple(found)


def highest_ends(terms: RiskTerms, table: OptionTable, rows: int) -> Array:
    """The most that each end of any game in the lowest rows of the table is worth."""
    highest = np.zeros(len(terms.end_level))
    _raise_to_ends(terms, table, rows, highest)
    return highest


def risk_visits(terms: RiskTerms, table: OptionTable, planes: Array, rho: float, stake: int) -> RiskVisits:
    """Follow the play from the start."""
    ends, weights, chosen = _follow(terms, table, planes, rho, stake, _CUT)
    return RiskVisits(ends, weights, np.column_stack([planes[chosen, 2:], planes[chosen, 1]]))


@njit(nogil=True, cache=True)
def best_stake(
    terms: RiskTerms, table: OptionTable, planes: Array, rho: float, total: int, prize: int
) -> tuple[int, float]:
    """The best stake at any total, on a node or not, and what it gains; candidates come from the nodes around it."""
    highest = highest_stake(terms, total, prize)
    best, gain = 0, 0.0
    if highest == 0:
        return best, gain
    ends, steps = np.empty((2, len(terms.end_level))), np.empty((4, len(terms.levels)))
    row, column = terms.total_at[total], terms.stake_at[highest]
    near = table.best[row : row + 2, column : column + 2]
    for place in range(near.size + 1):
        stake = highest if place == near.size else min(near.flat[place], highest)
        if stake > 0:
            find_ends(terms, table, _NO_ROW, total, stake, ends, steps)
            worth = stake * (best_plane(planes, rho, ends)[0] - 1.0)
            if worth > gain:
                best, gain = stake, worth
    return best, gain


@njit(nogil=True, cache=True)
def _raise_to_ends(terms: RiskTerms, table: OptionTable, rows: int, highest: Array) -> None:
    ends, steps = np.empty((2, len(terms.end_level))), np.empty((4, len(terms.levels)))
    for row in range(min(rows, len(terms.totals) - 1)):
        most = most_under_cap(terms, terms.totals[row])
        for stake in terms.stakes[1:]:
            if stake <= most:
                find_ends(terms, table, row, terms.totals[row], stake, ends, steps)
                for end in range(len(highest)):
                    highest[end] = max(highest[end], ends[0, end])


@njit(nogil=True, cache=True)
def _follow(
    terms: RiskTerms, table: OptionTable, planes: Array, rho: float, stake: int, cut: float
) -> tuple[Array, Array, Array]:
    """Totals rise, so when the lowest one waiting is taken, all ways to it are known and lie next to each other."""
    ends, steps = np.empty((2, len(terms.end_level))), np.empty((4, len(terms.levels)))
    ends_seen, weights, chosen = [], [], []
    waiting = [(stake, stake, 1.0)]
    while len(waiting) > 0:
        total, prize, chance = heappop(waiting)
        while len(waiting) > 0 and waiting[0][0] == total and waiting[0][1] == prize:
            chance += heappop(waiting)[2]
        # The main game first: nothing else has a total as low as its stake.
        at_stake = stake if total == stake else best_stake(terms, table, planes, rho, total, prize)[0]
        if at_stake == 0:
            continue
        find_ends(terms, table, _NO_ROW, total, at_stake, ends, steps)
        plane = best_plane(planes, rho, ends)[2]
        ends_seen.append(ends[0].copy())
        weights.append(chance * at_stake / stake)
        chosen.append(plane)
        stopped = _stops(terms, planes[plane], steps)
        for level in range(len(stopped)):
            prize = terms.levels[level] * at_stake
            if chance * stopped[level] * prize > cut * stake:
                heappush(waiting, (total - at_stake + prize, prize, chance * stopped[level]))
    found = np.empty((len(ends_seen), ends.shape[1]))
    for place in range(len(found)):
        found[place] = ends_seen[place]
    return found, np.array(weights), np.array(chosen)


@njit(nogil=True, cache=True)
def _stops(terms: RiskTerms, plane: Array, steps: Array) -> Array:
    """The chance to stop at each level: by the game's ends, then up the ladder."""
    stopped, offered = np.zeros(len(terms.levels)), np.zeros(len(terms.levels))
    for end in range(len(terms.end_level)):
        chances = offered if terms.end_climbs[end] else stopped
        chances[terms.end_level[end]] += plane[2 + end]
    for level in range(len(terms.levels) - 1):
        best, best_worth = 0, -1.0
        for guessed in range(len(terms.steps)):
            worth = terms.steps[guessed, 0] * steps[0, level] + terms.steps[guessed, 1] * steps[2, level + 1]
            if worth > best_worth:
                best, best_worth = guessed, worth
        stopped[level] += offered[level] * terms.steps[best, 0]
        offered[level + 1] += offered[level] * terms.steps[best, 1]
    stopped[-1] += offered[-1]
    return stopped
