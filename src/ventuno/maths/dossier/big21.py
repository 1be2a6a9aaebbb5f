"""The numbers of a dossier: what a law is worth exactly, how players fare by simulation, what best play does where.

Must not: read, write, print, or put anything into words. Amounts are per unit stake, chances are fractions of one, and
everything depends on the law, the number of plays and the seed alone, not on threads.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, sqrt

import numpy as np

from ventuno.maths.big21.advice import Advisor, Position
from ventuno.maths.big21.graph import STACKS, Array
from ventuno.maths.big21.highlow import RANKS, STEPS, LadderValue, ladder
from ventuno.maths.big21.payout import card_values, rank_gradient
from ventuno.maths.big21.solution import Solution, chances
from ventuno.maths.big21.solver import solve, start_value
from ventuno.maths.big21.visits import follow_best_play
from ventuno.maths.simulation.totals import Totals, estimates
from ventuno.rules.big21 import Choice, Place
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS
from ventuno.rules.cards import RANKS as CARDS
from ventuno.rules.cards import Rank
from ventuno.rules.law import KEYS, Law
from ventuno.rules.stack import EMPTY, TARGET, Stack

# What a play without Risk pays, in tenths of its stake (Art. 8, 17).
PRIZE_TENTHS = (0, 11, 50, 70, 100, 140, 200)
ONE_PER_CENT = 0.01
# |V(rho) - rho| bounds the error of rho (`payout`); to it comes rounding. A value is a sum of at most ten products of
# numbers up to 20, so a step adds at most 12 * 20 * 2^-53 of error; a game has at most 8 + 6 * 6 + 3 cards and 6 awards
# (`graph`), so there are at most 53 steps, which makes less than 1.5e-12.
ROUNDING = 1.5e-12
Z_90 = 1.645  # two-sided 90 %, as test labs state volatility; one-sided 95 %
Z_999 = 3.090  # one-sided 99.9 %


@dataclass(frozen=True, slots=True)
class ExactFigures:
    """What the solved law says, without simulation. All but the best net is of the play with the highest payout."""

    highest_payout: float  # P2
    error_bound: float  # of the highest payout
    best_net: float  # most that prizes - purchases can be
    best_net_purchases: float
    best_net_payout: float  # prizes / (stake + purchases) of that strategy
    states: int
    transitions: int
    states_visited: int
    purchases: float
    awards: float
    cards_shown: float
    complete: list[float]  # chance of ending the main game with 0..5 complete stacks
    prizes: list[float]  # chance of a play that pays PRIZE_TENTHS
    high_low: list[float]  # value of being offered the ladder at 5, 7, 10, 14
    sensitivity: dict[str, list[float]]  # change of the highest payout when one weight rises by 1 %


def exact(solution: Solution, law: Law, *, threads: int) -> ExactFigures:
    """One backward pass at the price of the highest payout, and one forward pass along its strategy."""
    found, graph, rho = solution.figures, solution.graph, solution.figures.highest_payout
    deal, free, high_low = card_values(chances(law.deal)), chances(law.free_cards), chances(law.high_low)
    values = solve(graph, deal, free, solution.ends, rho, threads=threads)
    played = follow_best_play(graph, values, deal, free, solution.ends, rho)
    offered = ladder(high_low)
    by_rank = played.complete[3] * offered.gradient[0] + played.complete[4] * offered.gradient[2]  # Art. 14.1
    gradients = {
        "deal": (law.deal, rank_gradient(played.deal_gradient)),
        "free_cards": (law.free_cards, played.free_gradient),
        "high_low": (law.high_low, by_rank),
    }
    return ExactFigures(
        highest_payout=rho,
        error_bound=abs(start_value(graph, values) - rho) + ROUNDING,
        best_net=found.best_net,
        best_net_purchases=found.best_net_purchases,
        best_net_payout=(found.best_net + found.best_net_purchases) / (1.0 + found.best_net_purchases),
        states=found.states,
        transitions=graph.transitions,
        states_visited=int(played.states),
        purchases=float(played.purchases),
        awards=float(played.awards),
        cards_shown=float(played.shown),
        complete=played.complete.tolist(),
        prizes=_prizes(played.complete, offered, high_low),
        high_low=list(found.high_low),
        sensitivity={
            table: _sensitivity(weights, gradient, 1.0 + played.purchases)
            for table, (weights, gradient) in gradients.items()
        },
    )


def _sensitivity(weights: Sequence[int], gradient: Array, cost: float) -> list[float]:
    """By the implicit function theorem: V(rho) = rho falls with slope -cost in rho, and shares add up to one."""
    share = chances(weights)
    centred = gradient - gradient @ share
    changes: list[float] = (ONE_PER_CENT * share * centred / cost).tolist()
    return changes


def _prizes(complete: Array, offered: LadderValue, high_low: Array) -> list[float]:
    """The chance of each prize of a whole play, High/Low played best."""
    result = np.zeros(len(PRIZE_TENTHS))
    result[0], result[1], result[6] = complete[0] + complete[1], complete[2], complete[5]
    for first, chance in ((0, complete[3]), (2, complete[4])):  # Art. 17: at 5 or at 10
        for step in range(first, STEPS - 1):
            stop, up = _step(offered.guesses[step], high_low)
            result[2 + step] += chance * stop
            result[0] += chance * (1.0 - stop - up)
            chance *= up  # noqa: PLW2901  # what is left to go on
        result[6] += chance
    prizes: list[float] = result.tolist()
    return prizes


def _step(guesses: Array, high_low: Array) -> tuple[float, float]:
    """The chances to stop at a step and to reach the next one; equal ranks lead to a new round (Art. 15.3)."""
    below = np.cumsum(high_low) - high_low
    right = np.maximum(below, 1.0 - below - high_low)
    again = float(np.sum(high_low[guesses] ** 2))
    stop = float(np.sum(high_low[~guesses])) / (1.0 - again)
    return stop, float(np.sum((high_low * right)[guesses])) / (1.0 - again)


def divergence(law: Law) -> float:
    """P4: Kullback-Leibler divergence from uniform, added up over the three distributions."""
    shares = [chances(law.weights(table)) for table in KEYS]
    return sum(float(np.sum(share * np.log(share * len(share)))) for share in shares)


@dataclass(frozen=True, slots=True)
class PlayerOutcome:
    """How many plays went, as estimates with their standard errors. One player at one stake."""

    games: int
    payout: float  # P1
    payout_se: float
    payout_deviation: float  # of one play, per unit paid in: the error of a payout over n plays is this / sqrt(n)
    net: float  # prizes - stake - purchases
    net_se: float
    deviation: float  # standard deviation of one play's net result
    volatility: float  # 90 % volatility index: 1.645 * deviation
    success: float  # plays that paid more than was paid in
    success_most: float  # its upper bound, 99.9 %
    bust: float  # main games
    complete: list[float]  # main games that ended, not bust, with 0..5 complete stacks
    purchases: float
    awards: float
    high_low: float  # plays of High/Low per play
    risk: float  # plays with a Risk game


def outcome(totals: Totals, stake_centimes: int) -> PlayerOutcome:
    games, found = totals.games, estimates(totals, stake_centimes)
    assert found.payout_se is not None
    assert found.net_se is not None
    assert found.deviation is not None
    return PlayerOutcome(
        games=games,
        payout=found.payout,
        payout_se=found.payout_se,
        payout_deviation=found.payout_se * sqrt(games),
        net=found.net,
        net_se=found.net_se,
        deviation=found.deviation,
        volatility=Z_90 * found.deviation,
        success=totals.won / games,
        success_most=wilson_upper_bound(totals.won, games),
        bust=totals.bust / games,
        complete=[getattr(totals, f"complete_{stacks}") / games for stacks in range(STACKS + 1)],
        purchases=totals.bought / games,
        awards=totals.awards / games,
        high_low=totals.ladders / games,
        risk=totals.risk_plays / games,
    )


def wilson_upper_bound(won: int, games: int) -> float:
    """Wilson's upper bound for a chance of which `won` in `games` were seen, at a confidence of 99.9 %."""
    share, weight = won / games, Z_999**2 / games
    return (share + weight / 2 + Z_999 * sqrt(share * (1 - share) / games + weight / games / 4)) / (1 + weight)


def plays_to_tell(better: PlayerOutcome, worse: PlayerOutcome) -> int | None:
    """After how many plays each the better player is ahead in net result with a chance of 95 %; None if never."""
    ahead = better.net - worse.net
    if ahead <= 0.0:
        return None
    return ceil((Z_90 / ahead) ** 2 * (better.deviation**2 + worse.deviation**2))


@dataclass(frozen=True, slots=True)
class ClearingGains:
    """What placing a card on a soft 21 gains over the best other move, by cards left (rows) and card (columns)."""

    stacks: list[str]  # the soft 21 first
    cards: list[str]
    gain: list[list[float | None]]  # [cards left][card]; None where play cannot lead


CLEARING_STACKS = (
    (Stack(21, soft=True), Stack(21), EMPTY, EMPTY, EMPTY),  # room for everything
    (Stack(21, soft=True), Stack(21), Stack(11), Stack(11), Stack(14)),  # two stacks that wait for a ten
    (Stack(21, soft=True), Stack(21), Stack(16), Stack(15), Stack(14)),  # hardly any room
)
CLEARING_LEFT = range(9)
VALUES = tuple(rank for rank in CARDS if rank not in (Rank.JACK, Rank.QUEEN, Rank.KING))  # Art. 7.2: one ten for all


def clearing(advisor: Advisor) -> list[ClearingGains]:
    return [
        ClearingGains(
            [str(stack) for stack in stacks],
            [card.symbol for card in VALUES],
            [[_clear(advisor, Position(stacks, card, left, bought=0)) for card in VALUES] for left in CLEARING_LEFT],
        )
        for stacks in CLEARING_STACKS
    ]


def _clear(advisor: Advisor, position: Position) -> float | None:
    if not advisor.possible(position):
        return None
    worth = advisor.moves(position)
    return worth[Place(0)] - max(value for move, value in worth.items() if move != Place(0))


@dataclass(frozen=True, slots=True)
class BuyingGains:
    """What buying the first card gains over ending, price deducted, by what two open stacks lack; others are empty."""

    complete: int
    lack: list[int]
    gain: list[list[float | None]]  # [lack of one stack][of another]; with one open stack a single row


LACK = tuple(range(1, 13))  # points to 21; 12 is a stack of 9


def buying(advisor: Advisor) -> list[BuyingGains]:
    return [BuyingGains(complete, list(LACK), _grid(advisor, complete)) for complete in (1, 2, 3, 4)]


def _grid(advisor: Advisor, complete: int) -> list[list[float | None]]:
    rest = STACKS - complete
    seconds: Sequence[int | None] = LACK if rest > 1 else (None,)
    grid = []
    for second in seconds:
        row = []
        for first in LACK:
            opened = [Stack(TARGET - lack) for lack in (first, second) if lack is not None]
            row.append(_buy(advisor, (*[Stack(TARGET)] * complete, *opened, *[EMPTY] * (rest - len(opened)))))
        grid.append(row)
    return grid


def _buy(advisor: Advisor, stacks: tuple[Stack, ...]) -> float | None:
    position = Position(stacks, None, left=0, bought=0)
    if not advisor.possible(position):
        return None
    worth = advisor.moves(position)
    return worth[Choice.BUY] - worth[Choice.END]


@dataclass(frozen=True, slots=True)
class GuessingAdvice:
    """High/Low, by step of the ladder (rows) and open card (columns)."""

    steps: list[float]
    cards: list[str]
    move: list[list[str]]  # stop, higher or lower
    worth: list[list[float]]  # of the best guess, times the stake; to be held against the step
    offer: list[float]  # of being offered the step


def guessing(law: Law) -> GuessingAdvice:
    high_low = chances(law.high_low)
    offered = ladder(high_low)
    below = np.cumsum(high_low) - high_low
    above = 1.0 - below - high_low
    moves, worths = [], []
    steps = PUBLISHED_NUMBERS.ladder
    for step, (value, up) in enumerate(pairwise([*offered.values, steps[-1]])):
        side = ["higher" if above[card] >= below[card] else "lower" for card in range(RANKS)]
        moves.append([side[card] if offered.guesses[step, card] else "stop" for card in range(RANKS)])
        worths.append((np.maximum(below, above) * up + high_low * value).tolist())
    return GuessingAdvice(list(steps[:-1]), [card.symbol for card in CARDS], moves, worths, offered.values.tolist())
