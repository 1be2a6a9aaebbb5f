"""What an offer of Risk is worth, by the total won so far and the highest stake allowed: one backward pass.

Must not: solve games (their strategies come in as planes), know a law by name, or round the rules: limits are those of
`rules.big21.risk`, in units of the grid of B13.

Let T be all that is won so far (realised winnings and the prize W of the game just played, both before purchases) and
m the most that Art. 21 allows of W. A Risk game at stake r <= m that ends with prize k r leads to the total
T + (k - 1) r and the prize k r. Only k >= 5 lets the play go on (Art. 20), so totals only rise: the table is filled
from the cap of Art. 2.5 downwards, without iteration. With price rho for a bought card,

    option(T, m) = max(0, max over r <= m of r * (G(ends) - 1))
    stop_k       = k + option(T + (k - 1) r, most(k r)) / r        ends of the game and steps of the ladder
    climb_k      = max over sets C of a_C * stop_k + b_C * climb_k+1

where G is the value of a game of stake 1 with those ends. Every strategy of a game ends with probabilities p_k and buys
N cards on average, so G is the largest of its strategies' planes: prizes without option - rho * N + sum p_k end_k. The
table uses the planes it is given; more planes bring it nearer to G from below.

Values between the nodes of the table are interpolated linearly in both directions.
"""

from typing import NamedTuple

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import Array
from ventuno.maths.big21.highlow import RANKS
from ventuno.rules.big21.rulesets import RuleSet


class RiskTerms(NamedTuple):
    """What the kernels need to know of rules and law. Amounts are in units of the grid."""

    cap: int  # Art. 2.5
    best_less_stake: int  # B14: a stake may add this many times itself to the total
    stake_max: int  # Art. 21.1
    share: int  # Art. 21.1
    whole_from: int  # Art. 21.2
    whole_to: int
    levels: Array  # int64[level]: the ladder, times the stake (Art. 17)
    end_level: Array  # int64[end]: where on it a game ends that opens the choice (Art. 8)
    end_climbs: Array  # bool[end]: whether High/Low is offered then (Art. 14.1)
    steps: Array  # float64[sets, 2]: a_C, b_C: chances to stop at a step and to reach the next one
    totals: Array  # int64: nodes, from 0 to the cap
    stakes: Array  # int64: nodes, from 0 to the highest stake
    total_at: Array  # int32[total]: the last node up to it
    stake_at: Array  # int32[stake]


class OptionTable(NamedTuple):
    """Option values at the nodes, in units of the grid, and their derivative by rho (expected purchases, negative)."""

    option: Array  # float64[total, stake]
    slope: Array
    best: Array  # int64[total, stake]: the stake that attains it; 0 is none


def risk_terms(rules: RuleSet, high_low: Array, totals: Array, stakes: Array) -> RiskTerms:
    """Kernel terms for nodes in units of the grid."""
    unit = rules.risk_grid_centimes
    amounts = rules.risk_stake_max_centimes, rules.risk_whole_prize_centimes[1]  # totals are on it, whatever the cap
    assert all(amount % unit == 0 for amount in amounts), "limits are on the grid"
    assert all(tenths % 10 == 0 for tenths in rules.ladder_tenths), "so that every prize is on the grid as well"
    assert rules.best_tenths == rules.ladder_tenths[-1]
    opens = [c for c, tenths in enumerate(rules.prize_tenths) if tenths >= rules.risk_prize_tenths_min]
    return RiskTerms(
        cap=rules.winnings_max_centimes // unit,
        best_less_stake=rules.best_tenths // 10 - 1,
        stake_max=rules.risk_stake_max_centimes // unit,
        share=rules.risk_share,
        whole_from=-(-rules.risk_whole_prize_centimes[0] // unit),
        whole_to=rules.risk_whole_prize_centimes[1] // unit,
        levels=np.array(rules.ladder_tenths, np.int64) // 10,
        end_level=np.array([rules.ladder_tenths.index(rules.prize_tenths[c]) for c in opens], np.int64),
        end_climbs=np.array([c in rules.high_low_stacks for c in opens], np.bool_),
        steps=ladder_steps(high_low),
        totals=totals,
        stakes=stakes,
        total_at=_last_up_to(totals),
        stake_at=_last_up_to(stakes),
    )


def _last_up_to(nodes: Array) -> Array:
    assert nodes[0] == 0
    return (np.searchsorted(nodes, np.arange(nodes[-1] + 1), side="right") - 1).astype(np.int32)


def ladder_steps(chances: Array) -> Array:
    """For each set C of open cards on which best play may guess, the chances to stop and to reach the next step.

    With s the value of stopping, u of the next step and v of this one (see `highlow`), card o is guessed on when
    b_o u + p_o v > s. As u / s rises so does v / s, so cards only join C, one after another: 14 sets, each found from
    the one before by the u / s at which the next card joins. Each is a strategy, so v is the largest over all.
    """
    below = np.cumsum(chances) - chances
    right = np.maximum(below, 1.0 - below - chances)
    inside = np.zeros(RANKS, np.bool_)
    steps = np.empty((RANKS + 1, 2))
    for size in range(RANKS + 1):
        counted = 1.0 - np.sum(chances[inside] ** 2)  # Art. 15.3: equal ranks do not count
        stop, up = np.sum(chances[~inside]) / counted, np.sum((chances * right)[inside]) / counted
        steps[size] = stop, up
        joins = (1.0 - chances * stop) / (right + chances * up)
        joins[inside] = np.inf
        inside[np.argmin(joins)] = True
    return steps


def fill_option_table(terms: RiskTerms, planes: Array, rho: float) -> OptionTable:
    """The whole table, from the cap downwards."""
    shape = len(terms.totals), len(terms.stakes)
    table = OptionTable(np.zeros(shape), np.zeros(shape), np.zeros(shape, np.int64))
    _fill(terms, table, planes, rho)
    return table


@njit(nogil=True, cache=True)
def most_of_prize(terms: RiskTerms, prize: int) -> int:
    """The highest stake Art. 21 allows, on the grid (B13)."""
    share = prize if terms.whole_from <= prize <= terms.whole_to else prize // terms.share
    return int(min(share, terms.stake_max))


@njit(nogil=True, cache=True)
def most_under_cap(terms: RiskTerms, total: int) -> int:
    """The highest stake Art. 2.5 allows, on the grid (B14)."""
    return int((terms.cap - total) // terms.best_less_stake)


@njit(nogil=True, cache=True)
def highest_stake(terms: RiskTerms, total: int, prize: int) -> int:
    return int(min(most_of_prize(terms, prize), most_under_cap(terms, total)))


@njit(nogil=True, cache=True)
def _fill(terms: RiskTerms, table: OptionTable, planes: Array, rho: float) -> None:
    ends, scratch = np.empty((2, len(terms.end_level))), np.empty((4, len(terms.levels)))
    for row in range(len(terms.totals) - 2, -1, -1):
        total = terms.totals[row]
        highest = most_under_cap(terms, total)
        best, best_slope, best_stake = 0.0, 0.0, 0
        for column in range(1, len(terms.stakes)):
            stake = min(terms.stakes[column], highest)
            if stake > terms.stakes[column - 1]:
                find_ends(terms, table, row, total, stake, ends, scratch)
                gain, slope, _ = best_plane(planes, rho, ends)
                gain = stake * (gain - 1.0)
                if gain > best:
                    best, best_slope, best_stake = gain, stake * slope, stake
            table.option[row, column], table.slope[row, column], table.best[row, column] = best, best_slope, best_stake


@njit(nogil=True, cache=True)
def find_ends(
    terms: RiskTerms, table: OptionTable, row: int, total: int, stake: int, ends: Array, steps: Array
) -> None:
    """What each end of a game is worth per unit of its stake, for the main game or Risk: `ends[0]`, `[1]` by rho.

    `total` is what was won before the game, its stake included; `row` is the row that is being filled. Left in `steps`:
    what stopping at each level is worth, its derivative, then the same of being offered the ladder there.
    """
    levels = terms.levels
    top = len(levels) - 1
    for level in range(top, -1, -1):
        prize = levels[level] * stake
        option, slope = option_at(terms, table, row, total - stake + prize, prize)
        stop, stop_slope = levels[level] + option / stake, slope / stake
        best, best_slope = stop, stop_slope
        if level < top:
            up, up_slope = steps[2, level + 1], steps[3, level + 1]
            for guessed in range(len(terms.steps)):
                a, b = terms.steps[guessed, 0], terms.steps[guessed, 1]
                worth = a * stop + b * up
                if worth > best:
                    best, best_slope = worth, a * stop_slope + b * up_slope
        steps[0, level], steps[1, level], steps[2, level], steps[3, level] = stop, stop_slope, best, best_slope
    for end in range(len(terms.end_level)):
        level, source = terms.end_level[end], 2 * int(terms.end_climbs[end])
        ends[0, end], ends[1, end] = steps[source, level], steps[source + 1, level]


@njit(nogil=True, cache=True)
def best_plane(planes: Array, rho: float, ends: Array) -> tuple[float, float, int]:
    """The best plane at these ends: its value, its derivative by rho, and which it is."""
    best, chosen = -np.inf, 0
    for plane in range(len(planes)):
        worth = planes[plane, 0] - rho * planes[plane, 1]
        for end in range(ends.shape[1]):
            worth += planes[plane, 2 + end] * ends[0, end]
        if worth > best:
            best, chosen = worth, plane
    slope = -planes[chosen, 1]
    for end in range(ends.shape[1]):
        slope += planes[chosen, 2 + end] * ends[1, end]
    return best, slope, chosen


@njit(nogil=True, cache=True)
def option_at(terms: RiskTerms, table: OptionTable, row: int, total: int, prize: int) -> tuple[float, float]:
    """The option after a prize, and its derivative; `row` is being filled, so only rows above it may be read."""
    stake = highest_stake(terms, total, prize)
    if stake == 0:
        return 0.0, 0.0
    if stake == most_under_cap(
        terms, total
    ):  # then the nodes around it have their own room: what all of it is worth there
        stake = terms.stakes[-1]
    low = terms.total_at[total]
    if low == row:  # still being filled: extend the line through the next two nodes
        low = min(low + 1, len(terms.totals) - 2)
    right = (total - terms.totals[low]) / (terms.totals[low + 1] - terms.totals[low])
    column = terms.stake_at[stake]
    up = 0.0
    if stake > terms.stakes[column]:
        up = (stake - terms.stakes[column]) / (terms.stakes[column + 1] - terms.stakes[column])
    option, slope = 0.0, 0.0
    for more_total in range(2):
        share_total = right if more_total else 1.0 - right
        if share_total != 0.0:
            for more_stake in range(2):
                share = share_total * (up if more_stake else 1.0 - up)
                if share != 0.0:
                    option += share * table.option[low + more_total, column + more_stake]
                    slope += share * table.slope[low + more_total, column + more_stake]
    return option, slope
