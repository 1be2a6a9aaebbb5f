"""How good strategies are that nobody can solve for: what the best deviation of one player gains, between two bounds.

All other seats keep to their strategies. On one sample of deals every decision of the deviating seat is tried, and the
plan is taken that would have been best. The plan was chosen to fit that sample, so what it gains there is on average
more than even the best plan really gains: an **upper** bound. On a second sample, drawn afresh, the same plan gains on
average what it really gains, and no plan gains more than the best: a **lower** bound. The truth lies between, and both
close in as samples grow.

Must not: learn a strategy, or let the second sample influence the plan.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import VALUES, Array
from ventuno.maths.challenge.equilibrium.tree import (
    deal,
    first_offset,
    place_count,
    sample_branches,
    second_offsets,
    strides,
    unseen_cards,
)
from ventuno.maths.challenge.hands import COUNTS
from ventuno.maths.simulation.random_numbers import SEED_MAX, TAPE_LENGTH, rewind

_STAY, _PAY = 0, 1
Profile = Callable[[Array, int], Array]


@dataclass(frozen=True, slots=True)
class DeviationGain:
    """Of the best deviation, in antes of the deviating seat."""

    lower: float
    lower_se: float  # of the sample of deals
    upper: float


@dataclass(frozen=True, slots=True)
class DeviationSurvey:
    """Mean gains over open cards drawn at random and all seats, in antes; errors are those of the draws."""

    lower: float
    lower_se: float
    upper: float
    upper_se: float


def survey(profile: Profile, players: int, *, draws: int, deals: int, seed: int) -> DeviationSurvey:
    """Of a way to play, equal antes: `profile` gives everybody's strategy by place, from open cards and a seed."""
    chance, deck = np.random.default_rng(seed), np.repeat(np.arange(VALUES), COUNTS)
    lower, upper = np.zeros(draws), np.zeros(draws)
    for draw in range(draws):
        open_cards = chance.permutation(deck)[:players]
        pays, seeds = profile(open_cards, int(chance.integers(2**63))), chance.integers(2**63, size=players)
        gains = [
            gain(open_cards, np.ones(players), pays, seat, seed=int(seeds[seat]), deals=deals)
            for seat in range(players)
        ]
        lower[draw] = np.mean([found.lower for found in gains])
        upper[draw] = np.mean([found.upper for found in gains])
    root = draws**0.5
    return DeviationSurvey(
        float(lower.mean()), float(lower.std(ddof=1) / root), float(upper.mean()), float(upper.std(ddof=1) / root)
    )


def gain(open_cards: Array, antes: Array, pays: Array, seat: int, *, seed: int, deals: int) -> DeviationGain:
    """`pays`: everybody's strategy by place; `deals`: the size of each of the two samples."""
    players = len(open_cards)
    sums, parents = np.zeros((place_count(players), 2)), np.full(place_count(players), -1)
    before = _try(open_cards, antes, pays, seat, np.uint64(seed), deals, sums, parents)
    plan, best = _plan(players, seat, sums, parents)
    other_seed = np.uint64(SEED_MAX - seed)
    mean, square = _follow(open_cards, antes, pays, plan, seat, other_seed, deals)
    spread = (square - mean * mean) / deals
    return DeviationGain(mean, float(spread) ** 0.5, (best - before) / deals)


def _plan(players: int, seat: int, sums: Array, parents: Array) -> tuple[Array, float]:
    """The best decision at each place, from the last ones on, and what it came to in all."""
    plan = np.where(sums[:, _PAY] > sums[:, _STAY], 1.0, 0.0)
    later = np.flatnonzero(parents >= 0)
    pay = np.zeros(len(sums))
    np.add.at(pay, parents[later], sums[later].max(axis=1))
    mine = slice(first_offset(seat), first_offset(seat + 1))
    plan[mine] = np.where(pay[mine] > sums[mine, _STAY], 1.0, 0.0)
    assert players > seat
    return plan, float(np.maximum(pay[mine], sums[mine, _STAY]).sum())


@njit(nogil=True, cache=True)
def _try(
    open_cards: Array, antes: Array, pays: Array, seat: int, seed: int, deals: int, sums: Array, parents: Array
) -> float:
    """Add up what each decision was worth; returns what the seat's own strategy came to."""
    players = len(open_cards)
    seconds, stock = second_offsets(players), unseen_cards(open_cards)
    tape, worth, chances = np.zeros(TAPE_LENGTH, np.uint64), np.zeros((3, VALUES)), np.zeros(VALUES)
    room = np.empty((4, VALUES), np.int64)
    step1, step2 = strides(players, seat)
    own = 0.0
    for number in range(deals):
        rewind(tape, seed, np.uint64(number))
        deal(tape, stock, players)
        place1, place2 = sample_branches(tape, pays, seconds, stock, open_cards, antes, seat, worth, chances, room)
        for hidden in range(VALUES):
            reach = chances[hidden]
            sums[place1, _STAY] += reach * worth[0, hidden]
            sums[place2, _STAY] += reach * worth[1, hidden]
            sums[place2, _PAY] += reach * worth[2, hidden]
            parents[place2] = place1
            own += reach * _mixed(pays[place1], pays[place2], worth[:, hidden])
            place1 += step1
            place2 += step2
    return own


@njit(nogil=True, cache=True)
def _follow(
    open_cards: Array, antes: Array, pays: Array, plan: Array, seat: int, seed: int, deals: int
) -> tuple[float, float]:
    """What the plan gains over the seat's own strategy in the same deals: mean and mean square."""
    players = len(open_cards)
    seconds, stock = second_offsets(players), unseen_cards(open_cards)
    tape, worth, chances = np.zeros(TAPE_LENGTH, np.uint64), np.zeros((3, VALUES)), np.zeros(VALUES)
    room = np.empty((4, VALUES), np.int64)
    step1, step2 = strides(players, seat)
    total, squares = 0.0, 0.0
    for number in range(deals):
        rewind(tape, seed, np.uint64(number))
        deal(tape, stock, players)
        place1, place2 = sample_branches(tape, pays, seconds, stock, open_cards, antes, seat, worth, chances, room)
        gained = 0.0
        for hidden in range(VALUES):
            planned = _mixed(plan[place1], plan[place2], worth[:, hidden])
            gained += chances[hidden] * (planned - _mixed(pays[place1], pays[place2], worth[:, hidden]))
            place1 += step1
            place2 += step2
        total += gained
        squares += gained * gained
    return total / deals, squares / deals


@njit(nogil=True, cache=True)
def _mixed(pay: float, again: float, worth: Array) -> float:
    return (1 - pay) * worth[0] + pay * ((1 - again) * worth[1] + again * worth[2])  # type: ignore[no-any-return]
