"""What many plays came to: exact sums, and the estimates and standard errors they give.

Must not: play, draw or round. Sums are Python's integers, so they neither overflow nor depend on the order of adding.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from math import sqrt

from ventuno.maths.simulation import plays
from ventuno.maths.simulation.games import awards_of, bought_of, bust_of, complete_of


@dataclass(frozen=True, slots=True)
class Totals:
    """Sums over plays. Amounts are centimes, P1's: prizes before purchases, costs are stakes and purchases."""

    games: int = 0
    prizes: int = 0
    costs: int = 0
    prizes_squared: int = 0
    costs_squared: int = 0
    prizes_times_costs: int = 0
    won: int = 0  # plays that paid more than was paid in
    ladders: int = 0  # High/Low begun
    risk_plays: int = 0  # plays with at least one Risk game
    risk_games: int = 0
    ended_bust: int = 0  # plays by how they ended (Art. 23), here and in the next four
    ended_too_few: int = 0
    ended_stopped: int = 0
    ended_wrong_guess: int = 0
    ended_cap: int = 0
    bought: int = 0  # cards, in main games
    awards: int = 0  # of free cards, in main games
    bust: int = 0  # main games
    complete_0: int = 0  # main games that ended, not bust, with so many complete stacks, here and in the next five
    complete_1: int = 0
    complete_2: int = 0
    complete_3: int = 0
    complete_4: int = 0
    complete_5: int = 0

    def __add__(self, other: "Totals") -> "Totals":
        return Totals(*(getattr(self, name) + getattr(other, name) for name in _FIELDS))

    @property
    def complete(self) -> tuple[int, ...]:
        return tuple(getattr(self, f"complete_{stacks}") for stacks in range(6))


_FIELDS = tuple(field.name for field in fields(Totals))
_SUMS_FROM = 1  # the fields from `prizes` to `ended_cap` stand in the order of the sums of `plays`
assert _FIELDS[_SUMS_FROM + plays.SUMS - 1] == "ended_cap"


def from_counts(
    over: list[int], going_on: list[int], sums: list[int], stake: int, prize_tenths: Sequence[int]
) -> Totals:
    """From what `plays.play_games` counts. A play that was over with its main game is known by the game's outcome."""
    totals = Totals(0, *sums)
    for outcome, counts in enumerate(zip(over, going_on, strict=True)):
        if counts != (0, 0):
            totals += _with_outcome(outcome, *counts, stake, prize_tenths)
    return totals


def _with_outcome(outcome: int, over: int, going_on: int, stake: int, prize_tenths: Sequence[int]) -> Totals:
    stacks, bought, bust = complete_of(outcome), bought_of(outcome), bust_of(outcome)
    prizes = 0 if bust else prize_tenths[stacks] * stake // 10
    costs = stake * (1 + bought)
    games = over + going_on
    ended = "bust" if bust else "too_few" if stacks < plays.LADDER_FROM else "stopped"
    return Totals(
        games=games,
        prizes=over * prizes,
        costs=over * costs,
        prizes_squared=over * prizes**2,
        costs_squared=over * costs**2,
        prizes_times_costs=over * prizes * costs,
        won=over * (prizes > costs),
        bought=games * bought,
        awards=games * awards_of(outcome),
        **{f"ended_{ended}": over, "bust" if bust else f"complete_{stacks}": games},
    )


@dataclass(frozen=True, slots=True)
class Estimates:
    """What the sums say, per unit stake; standard errors are missing where one play is all there is."""

    payout: float  # P1
    payout_se: float | None
    net: float  # prizes - purchases - stakes
    net_se: float | None
    deviation: float | None  # standard deviation of one play's net result


def estimates(totals: Totals, stake: int) -> Estimates:
    """Payout and net result with their standard errors; that of the payout, a ratio, by the delta method.

    With R = prizes / costs, R's error is about the mean of e = prizes - R * costs over the mean of costs. The sum of
    the e is zero, so their variance is the sum of their squares over n - 1.
    """
    n, prizes, costs = totals.games, totals.prizes, totals.costs
    assert n > 0
    payout, net = prizes / costs, (prizes - costs) / (n * stake)
    if n == 1:
        return Estimates(payout, None, net, None, None)
    # The squares of the e, times costs^2: whole until the last division.
    squares = (
        totals.prizes_squared * costs**2
        - 2 * prizes * costs * totals.prizes_times_costs
        + prizes**2 * totals.costs_squared
    )
    payout_se = sqrt(squares * n / ((n - 1) * costs**4))
    gains_squared = totals.prizes_squared - 2 * totals.prizes_times_costs + totals.costs_squared
    variance = (n * gains_squared - (prizes - costs) ** 2) / (n * (n - 1))
    deviation = sqrt(variance) / stake
    return Estimates(payout, payout_se, net, deviation / sqrt(n), deviation)
