"""Where best play leads: one forward pass over the states it visits, given their values.

From it come the expected purchases, how games end, and the exact derivative of the value of a game by every
probability of the law. By the envelope theorem the moves may be held fixed for that: the derivative is the sum over
visited states of the probability of the visit times the value given that outcome. Probabilities add up to one, so
only what moving probability from one outcome to another does has a meaning: gradients are given less their mean under
the law, which makes them the derivative by an outcome's weight times the sum of the weights. (Where two
strategies tie at the start of the game, it is the derivative along the one described below.)

Must not: solve, know a law by name, or depend on threads.

**Ties** are broken in this order, each later move taken only if strictly better: end the game; place the card on the
lowest kind of stack, then the next (kinds are numbered by lowest value, a hard stack before a soft one); discard.
With no card left: end, then buy. Values equal in theory may differ in the last bit, so between moves of equal
worth the choice is fixed, but means nothing.
"""

from dataclasses import dataclass

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import FREE_LEAST, FREE_MOST, VALUES, Array, Graph
from ventuno.maths.big21.simd import LANES, choose, larger, load, prefetch, spread, store

END, DISCARD = -1.0, -2.0  # moves; any other is the row a placement leads to, exact as a float
_ROOM = 32  # rows of scratch for each card value, as in the solver


@dataclass(frozen=True, eq=False)
class StateVisits:
    """What best play comes to, per game."""

    purchases: float  # expected cards bought
    awards: float  # expected number of times free cards are drawn
    shown: float  # expected cards shown
    complete: Array  # [c]: probability of ending with c complete stacks; also the derivative by the end values
    deal_gradient: Array  # [10]: derivative by each card value's probability, less its mean
    free_gradient: Array  # [5]: by the probability of 2..6 free cards, less its mean
    states: int  # visited


def follow_best_play(graph: Graph, values: Array, deal: Array, free: Array, ends: Array, price: float) -> StateVisits:
    """Follow best play from the start, given the values that `solver.solve` found for the same arguments."""
    complete = np.zeros(graph.stacks + 1)
    by_value, by_award = np.zeros(VALUES), np.zeros(FREE_MOST - FREE_LEAST + 1)
    # Room for every row, filled from the front on first entry: what best play does not visit is never touched,
    # and the system gives no memory for it.
    visits = np.zeros(LANES * graph.quads)
    counts = _follow(graph, visits, values, deal, free, ends, price, complete, by_value, by_award)
    purchases, awards, shown, states = counts
    return StateVisits(
        purchases, awards, shown, complete, by_value - by_value @ deal, by_award - by_award @ free, states
    )


@njit(nogil=True, cache=True)
def _follow(
    graph: Graph, visits: Array, values: Array, deal: Array, free: Array, ends: Array, price: float,
    complete: Array, by_value: Array, by_award: Array,
) -> tuple[float, float, float, int]:  # fmt: skip
    """Send the probability of each visit on, block by block in order of rank.

    Best play visits few rows; the room for one is taken on first entry: `visits_at[row]` is where.
    """
    # Out of the tuple once: Numba counts a reference every time.
    complete_of, start, length, award_length = graph.complete, graph.start, graph.length, graph.award_length
    edge_count, edge_start, edges, stacks = graph.edge_count, graph.edge_start, graph.edges, graph.stacks
    moves, worths = np.empty(LANES * VALUES * _ROOM), np.empty(LANES * VALUES * _ROOM)
    visits_at = np.full(graph.quads, -1, np.int32)
    used = _enter(0, start, length, award_length, visits_at, 0)
    visits[LANES * graph.opening + graph.purchases] = 1.0
    purchases, awards, shown, states = 0.0, 0.0, 0.0, 0
    for block in range(len(start)):
        here, row, rows = np.int64(visits_at[start[block]]), np.int64(start[block]), np.int64(length[block])
        if here < 0:
            continue
        if block + 1 < len(start) and visits_at[start[block + 1]] >= 0:
            _prefetch(values, edges, edge_start[block + 1], edge_start[block + 2], length[block + 1])
        if complete_of[block] == stacks:  # Art. 12.1: over
            complete[stacks] += visits[here : here + LANES * rows].sum()
            continue
        if award_length[block] > 0:
            awards += _draw_free_cards(visits, here, rows, award_length[block], values, row, free, by_award)
        top = _highest(visits, here, rows)
        end = ends[complete_of[block]]
        _best_moves(edges, edge_start[block], edge_count, block, top, end, values, row, moves, worths)
        bought, ended = _stay(visits, here, top, moves, deal, values, row, end, price)
        purchases += bought
        complete[complete_of[block]] += ended
        for index in range(LANES * (top + 1)):
            chance = visits[here + index]
            if chance > 0.0:
                states += 1
                shown += chance if index >= LANES else 0.0
        for value in range(VALUES):
            at = LANES * (value * _ROOM - 1)  # the move with n shown has n - 1 behind it
            gained = 0.0
            for index in range(LANES, LANES * (top + 1)):
                chance = visits[here + index]
                if chance > 0.0:
                    gained += chance * worths[at + index]
                    if moves[at + index] >= 0.0:
                        into = np.int64(moves[at + index])
                        if visits_at[into] < 0:
                            block_into = np.searchsorted(start, into, side="right") - 1
                            used = _enter(block_into, start, length, award_length, visits_at, used)
                        visits[visits_at[into] + index - LANES] += chance * deal[value]
            by_value[value] += gained
    return purchases, awards, shown, states


@njit(nogil=True, cache=True)
def _prefetch(values: Array, edges: Array, first: int, last: int, rows: int) -> None:
    """Ask for the rows the next block will read, as in the solver."""
    for edge in range(first, last):
        for n in range(0, rows - 1, 2):
            prefetch(values, np.int64(edges[np.uint64(edge)]) + n)


@njit(nogil=True, cache=True)
def _enter(block: int, start: Array, length: Array, award_length: Array, visits_at: Array, used: int) -> int:
    """Make room for the visits of a block's row and award row; how much room is used then."""
    visits_at[start[block]] = used
    if award_length[block] > 0:
        visits_at[start[block] + length[block]] = used + LANES * np.int64(length[block])
    return used + LANES * (int(length[block]) + int(award_length[block]))


@njit(nogil=True, cache=True)
def _highest(visits: Array, here: int, rows: int) -> int:
    """The most cards to come with which a block is visited; at least one, for a purchase leads there."""
    for index in range(LANES * rows - 1, LANES - 1, -1):
        if visits[here + index] > 0.0:
            return index // LANES
    return 1 if rows > 1 else 0


@njit(nogil=True, cache=True)
def _draw_free_cards(
    visits: Array, here: int, rows: int, award_rows: int, values: Array, row: int, free: Array, by_award: Array
) -> float:
    """Spread what entered a block's award row over 2..6 more cards to come (Art. 10.1); the chance of it all."""
    total = 0.0
    for index in range(LANES * award_rows):
        chance = visits[here + LANES * rows + index]
        if chance > 0.0:
            total += chance
            for more in range(len(free)):
                after = LANES * (FREE_LEAST + more) + index
                visits[here + after] += chance * free[more]
                by_award[more] += chance * values[LANES * row + after]
    return total


@njit(nogil=True, cache=True)
def _best_moves(
    edges: Array, first: int, edge_count: Array, block: int, rows: int, end: float, values: Array, row: int,
    moves: Array, worths: Array,
) -> None:  # fmt: skip
    """For each card value and n < rows cards behind it, the best move and its worth: quad value * _ROOM + n."""
    at = np.uint64(first)
    for value in range(VALUES):
        to = value * _ROOM
        for n in range(rows):
            store(worths, to + n, spread(end))
            store(moves, to + n, spread(END))
        for _ in range(edge_count[block, value]):
            target = np.int64(edges[at])
            at += np.uint64(1)
            for n in range(rows):
                worth, best = load(values, target + n), load(worths, to + n)
                store(moves, to + n, choose(worth, best, spread(float(target)), load(moves, to + n)))
                store(worths, to + n, larger(worth, best))
        for n in range(rows):
            worth, best = load(values, row + n), load(worths, to + n)
            store(moves, to + n, choose(worth, best, spread(DISCARD), load(moves, to + n)))
            store(worths, to + n, larger(worth, best))


@njit(nogil=True, cache=True)
def _stay(
    visits: Array, here: int, top: int, moves: Array, deal: Array, values: Array, row: int, end: float, price: float
) -> tuple[float, float]:
    """Discards, purchases and ends: moves that stay in the block or leave the game. What was bought and what ended.

    By purchases left from the most down, and cards to come from the most down: so each is complete when its turn comes.
    """
    bought, ended = 0.0, 0.0
    for p in range(LANES - 1, -1, -1):
        for n in range(top, 0, -1):
            chance = visits[here + LANES * n + p]
            if chance > 0.0:
                discard, stop = 0.0, 0.0
                for value in range(VALUES):
                    move = moves[LANES * (value * _ROOM + n - 1) + p]
                    discard += deal[value] if move == DISCARD else 0.0
                    stop += deal[value] if move == END else 0.0
                visits[here + LANES * (n - 1) + p] += chance * discard
                ended += chance * stop
        chance = visits[here + p]
        if chance > 0.0:
            if p > 0 and top > 0 and values[LANES * (row + 1) + p - 1] - price > end:  # B8
                bought += chance
                visits[here + LANES + p - 1] += chance
            else:
                ended += chance
    return bought, ended
