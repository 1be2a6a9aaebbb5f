"""Three to seven players: a strategy for the subgame at hand, by Monte-Carlo counterfactual regret minimisation.

With more than two players there is no value to converge to, so nothing is promised. How good the strategies are is
measured (`deviation`, docs/challenge-mathematics.md). Must not: see more than the player to decide sees; the hidden
cards of all seats, its own too, are drawn, because the others do not know it and act on what it might be.

External sampling (Lanctot, Waugh, Zinkevich, Bowling: "Monte Carlo sampling for regret minimization in extensive
games", 2009): in each iteration cards are dealt from what does not lie open; then for each seat the others' decisions
are drawn and both of its own are tried at each of its places, with every hidden card at once. Later iterations weigh
more, in regrets and in averages. Chance comes from the seed alone, so the same position, seed and iterations give the
same advice.
"""

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import VALUES, Array
from ventuno.maths.challenge.equilibrium.tree import (
    deal,
    sample_branches,
    second_offset,
    second_offsets,
    strides,
    unseen_cards,
)
from ventuno.maths.challenge.hands import value_of
from ventuno.maths.challenge.visible import SeatView
from ventuno.maths.simulation.random_numbers import TAPE_LENGTH, rewind

_NEVER = -1.0  # a place no iteration came to


def advise(position: SeatView, seed: int, iterations: int) -> float | None:
    """The probability of paying for the player to decide; none if no iteration came to its place."""
    chance = float(strategy(position, seed, iterations)[position.where()])
    return None if chance == _NEVER else chance


def strategy(position: SeatView, seed: int, iterations: int) -> Array:
    """The average strategy of every seat, by place; -1 for places that no iteration reached."""
    open_cards = np.array([value_of(rank) for rank in position.open_cards])
    antes = np.array(position.antes_centimes, np.float64)
    return learn(open_cards, antes, np.uint64(seed), iterations)[0]  # type: ignore[no-any-return]


@njit(nogil=True, cache=True)
def learn(open_cards: Array, antes: Array, seed: int, iterations: int) -> tuple[Array, Array]:
    """Average strategies by place, and how much weight each average has."""
    players = len(open_cards)
    seconds, stock = second_offsets(players), unseen_cards(open_cards)
    count = second_offset(players, players)
    regrets, sums, pays = np.zeros((count, 2)), np.zeros((count, 2)), np.full(count, 0.5)
    tape, worth, chances = np.zeros(TAPE_LENGTH, np.uint64), np.zeros((3, VALUES)), np.zeros(VALUES)
    room = np.empty((4, VALUES), np.int64)
    for iteration in range(iterations):
        rewind(tape, seed, np.uint64(iteration))
        deal(tape, stock, players)
        for seat in range(players):
            place1, place2 = sample_branches(tape, pays, seconds, stock, open_cards, antes, seat, worth, chances, room)
            step1, step2 = strides(players, seat)
            for hidden in range(VALUES):
                reach = chances[hidden]
                if reach > 0.0:
                    stay, once, twice = worth[0, hidden], worth[1, hidden], worth[2, hidden]
                    pay, again = pays[place1], pays[place2]
                    weight = 1.0 + iteration
                    _learn(regrets, sums, pays, place2, weight * reach, once, twice, weight * pay)
                    mixed = once + again * (twice - once)
                    _learn(regrets, sums, pays, place1, weight * reach, stay, mixed, weight)
                place1 += step1
                place2 += step2
    weights = sums[:, 0] + sums[:, 1]
    for place in range(count):
        if weights[place] > 0.0:
            pays[place] = sums[place, 1] / weights[place]
        elif regrets[place, 0] == 0.0 and regrets[place, 1] == 0.0:
            pays[place] = _NEVER
    return pays, weights


@njit(nogil=True, cache=True)
def _learn(
    regrets: Array, sums: Array, pays: Array, place: int, reach: float, stay: float, pay: float, weight: float
) -> None:
    chance = pays[place]
    sums[place, 0] += weight * (1 - chance)
    sums[place, 1] += weight * chance
    worth = stay + chance * (pay - stay)
    regrets[place, 0] += reach * (stay - worth)
    regrets[place, 1] += reach * (pay - worth)
    to_stay, to_pay = max(regrets[place, 0], 0.0), max(regrets[place, 1], 0.0)
    pays[place] = to_pay / (to_stay + to_pay) if to_stay + to_pay > 0.0 else 0.5
