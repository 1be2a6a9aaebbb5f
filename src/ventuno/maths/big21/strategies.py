"""Fixed strategies as small machines: a table that says, for each state visited and each card value, what is next.

For the simulator. Must not: solve, draw, or decide by anything but values, kinds of stacks and the order of ties.

A strategy visits about a seventh of the ten million states, so only those are numbered, in the order in which they are
found on the way from the start. So states that follow each other lie close together in memory. Four bytes a state and
card value are the next state's number and what happened on the way, and a game is then one table look-up a card:
discards, purchases and the decision to end have been followed when the table was made. One more byte holds the move
itself, for whoever wants to see it; playing does not touch it.
"""

from typing import NamedTuple

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import COMPLETE, FREE_LEAST, FREE_MOST, LOW, RANK, SOFT, STEP, VALUES, Array, Graph
from ventuno.maths.big21.simd import LANES

# An entry of the table: a negative one is the end of the game, see `ending`; else the next state's number shifted by
# SHIFT, with AWARD if free cards are due there (then the table's column is their number less FREE_LEAST), and BOUGHT if
# a card was bought on the way.
AWARD, BOUGHT, SHIFT = 1, 2, 2
# Moves: the kind of stack a card is placed on (the lowest-numbered stack of that kind is meant), or these.
DISCARD, END = -1, -2

TOTAL = LOW + 10 * SOFT  # what each kind of stack counts


class Strategy(NamedTuple):
    """What one strategy does in every state it visits. The start is state 0."""

    table: Array  # int32[state, value]: entries
    moves: Array  # int8[state, value]: the move made; of no meaning where free cards are due


def best(graph: Graph, values: Array, ends: Array, price: float) -> Strategy:
    """Best play given the values that `solver.solve` found for the same arguments; ties as in `visits`."""
    return _made(graph, values, ends, price)


def greedy(graph: Graph) -> Strategy:
    """A first idea of good play, with no thought of the future.

    Completes a stack if it can; else puts the card where the total becomes highest without exceeding 21, never on a
    complete stack; else discards. Among equals the lowest kind of stack. Never buys.
    """
    return _made(graph, np.empty(0), np.zeros(graph.stacks + 1), 0.0)


def _made(graph: Graph, values: Array, ends: Array, price: float) -> Strategy:
    # Room for every state there could be, filled from the front: the system gives no memory for the rest.
    table, moves = np.empty((graph.states, VALUES), np.int32), np.empty((graph.states, VALUES), np.int8)
    states = _explore(graph, blocks_of_quads(graph), values, ends, price, table, moves, STEP, COMPLETE, TOTAL, RANK)
    return Strategy(table[:states].copy(), moves[:states].copy())


def blocks_of_quads(graph: Graph) -> Array:
    """The block each quad belongs to, with its own row or its award row."""
    rows = graph.length.astype(np.int32) + graph.award_length
    return np.repeat(np.arange(len(rows), dtype=np.int32), rows)


@njit(nogil=True, cache=True)
def ending(complete: int, purchases_left: int) -> int:
    """The entry for the end of a game."""
    return -1 - (LANES * complete + purchases_left)


@njit(nogil=True, cache=True)
def _explore(
    graph: Graph, block_of: Array, values: Array, ends: Array, price: float, table: Array, moves: Array,
    step: Array, complete_kind: Array, totals: Array, weights: Array,
) -> int:  # fmt: skip
    """Follow the strategy (greedy without values) through the blocks in their order; the number of states.

    Every move leads to a later block or to a later turn in the same one. A state's key is the place of its value: 4 *
    quad + purchases left.
    """
    # Out of the tuple once: Numba counts a reference every time.
    complete, start, length, award_length = graph.complete, graph.start, graph.length, graph.award_length
    rank = graph.rank
    edges, edge_start, edge_count = graph.edges, graph.edge_start, graph.edge_count
    number = np.full(LANES * graph.quads, -1, np.int32)  # of each state found, by its key
    kinds, rows = np.empty(graph.stacks, np.int64), np.empty(VALUES, np.int64)
    number[LANES * graph.opening + graph.purchases] = 0
    count = 1
    for block in range(len(start)):
        first = np.int64(start[block])
        for turn in range(LANES * (np.int64(length[block]) + award_length[block])):
            n, p = _in_turn(turn, np.int64(length[block]), np.int64(award_length[block]))
            state = number[LANES * (first + n) + p]
            if state < 0:
                continue
            outcomes = VALUES
            if n >= length[block]:  # the award row: free cards are due (Art. 10.1)
                outcomes = FREE_MOST - FREE_LEAST + 1
            else:
                _unrank(rank[block], weights, kinds)
                edge, made = edge_start[block], moves[state]
                if len(values) == 0:
                    _greedy_moves(edges, edge, first, kinds, step, complete_kind, totals, made, rows)
                else:
                    end = ends[complete[block]]
                    _best_moves(edges, edge, edge_count[block], first, n - 1, p, end, kinds, step, values, made, rows)
            for outcome in range(outcomes):
                if outcomes < VALUES:
                    more = n - length[block] + FREE_LEAST + outcome
                    after = _entered(block, more, p, complete, start, values, ends, price)
                elif moves[state, outcome] == END:
                    after = ending(complete[block], p)
                elif rows[outcome] == start[block_of[rows[outcome]]]:
                    into = np.int64(block_of[rows[outcome]])
                    after = _entered(into, n - 1, p, complete, start, values, ends, price)
                else:
                    after = (LANES * (rows[outcome] + n - 1) + p) << SHIFT | AWARD
                if after >= 0:  # so far with the key, now with the number
                    if number[after >> SHIFT] < 0:
                        number[after >> SHIFT] = count
                        count += 1
                    after = np.int64(number[after >> SHIFT]) << SHIFT | after & (AWARD | BOUGHT)
                table[state, outcome] = after
    return count


@njit(nogil=True, cache=True)
def _in_turn(turn: int, length: int, award_length: int) -> tuple[int, int]:
    """Quad and purchases left, so that a block's states come before those they lead to within it.

    First the award row, then by purchases left from the most down, and by cards to come from the most down.
    """
    if turn < LANES * award_length:
        return length + turn // LANES, turn % LANES
    turn -= LANES * award_length
    return length - 1 - turn % length, LANES - 1 - turn // length


@njit(nogil=True, cache=True)
def _entered(
    block: int, n: int, p: int, complete: Array, start: Array, values: Array, ends: Array, price: float
) -> int:
    """The entry, with the key, for a block entered with n cards to come; with none, for what is decided then (B8)."""
    stacks_complete, row = int(complete[block]), int(start[block])
    if stacks_complete == len(ends) - 1:  # Art. 12.1
        return int(ending(stacks_complete, p))
    if n > 0:
        return (LANES * (row + n) + p) << SHIFT
    if p > 0 and len(values) > 0 and values[LANES * (row + 1) + p - 1] - price > ends[stacks_complete]:
        return (LANES * (row + 1) + p - 1) << SHIFT | BOUGHT
    return int(ending(stacks_complete, p))


@njit(nogil=True, cache=True)
def _unrank(rank: int, weights: Array, kinds: Array) -> None:
    """The sorted kinds of the position with this rank."""
    rest, kind = np.int64(rank), weights.shape[1] - 1
    for place in range(len(kinds) - 1, -1, -1):
        while weights[place, kind] > rest:
            kind -= 1
        kinds[place] = kind
        rest -= weights[place, kind]


@njit(nogil=True, cache=True)
def _best_moves(
    edges: Array, edge: int, counts: Array, here: int, n: int, p: int, end: float, kinds: Array, step: Array,
    values: Array, moves: Array, rows: Array,
) -> None:  # fmt: skip
    """For each card value the best move and the row it leads to; ties in the order of `visits`: end, place, discard."""
    discarded = values[LANES * (np.int64(here) + n) + p]
    at = np.int64(edge)
    for value in range(VALUES):
        worth = end
        moves[value] = END
        last = at + counts[value]
        place = 0
        while at < last:
            row = np.int64(edges[at])
            while step[kinds[place], value] < 0 or (place > 0 and kinds[place] == kinds[place - 1]):
                place += 1
            if values[LANES * (row + n) + p] > worth:
                worth = values[LANES * (row + n) + p]
                moves[value], rows[value] = kinds[place], row
            place += 1
            at += 1
        if discarded > worth:
            moves[value], rows[value] = DISCARD, here


@njit(nogil=True, cache=True)
def _greedy_moves(
    edges: Array, edge: int, here: int, kinds: Array, step: Array, complete_kind: Array, totals: Array, moves: Array,
    rows: Array,
) -> None:  # fmt: skip
    """For each card value the highest total, 21 being the highest of all, on a stack not complete; else a discard."""
    at = np.int64(edge)
    for value in range(VALUES):
        highest = 0
        moves[value], rows[value] = DISCARD, here
        for place in range(len(kinds)):
            kind = kinds[place]
            if step[kind, value] < 0 or (place > 0 and kind == kinds[place - 1]):
                continue
            if not complete_kind[kind] and totals[step[kind, value]] > highest:
                highest = totals[step[kind, value]]
                moves[value], rows[value] = kind, edges[at]
            at += 1
