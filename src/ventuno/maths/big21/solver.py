"""The value of every state of the main game under best play: one backward pass over the packed graph.

Must not: know laws by name, prizes by article or files; use fastmath or let a result depend on the number of
threads. Every state's value is one sum in one fixed order, written once, and threads only share out positions that
do not need each other, so results agree bit for bit.

With V[n] the value of n cards to come before the next is shown, `end` that of ending now and M_r[n] the best
placement of card value r with n cards left behind it:

    V[n] = sum over r of deal_r * max(M_r[n - 1], V[n - 1])     place the card or discard it
    V[0] = max(end, V[1] with one purchase less - price)         B8: buy one or end

Ending with a card shown is left out: discarding it is worth V[n - 1] >= end. Free cards are drawn on entering a row
(Art. 10.1): the award row holds sum over k of free_k * V[n + k].
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Condition

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import FREE_LEAST, FREE_MOST, KINDS, VALUES, Array, Graph
from ventuno.maths.big21.simd import LANES, equal, larger, load, plus, prefetch, shifted, spread, store, times

_CACHE_LINE = 64  # bytes; rows aligned to it are prefetched without waste
_ROOM = 32  # rows of scratch for each card value: more than the most cards to come, see `graph`


def empty_values(graph: Graph) -> Array:
    """Room for the values of all rows: float64[4 * quads], quad by quad, lane p for p purchases left."""
    spare = _CACHE_LINE // 8
    room = np.empty(LANES * graph.quads + spare)
    skip = -room.ctypes.data % _CACHE_LINE // 8
    return room[skip : skip + LANES * graph.quads]


def solve(
    graph: Graph, deal: Array, free: Array, ends: Array, price: float, *, threads: int = 1, into: Array | None = None
) -> Array:
    """Values of all rows, for probabilities of the ten card values and of 2..6 free cards.

    `ends[c]` is what ending with c complete stacks is worth (never negative), `price` what a bought card costs.
    """
    assert len(deal) == VALUES
    assert len(free) == FREE_MOST - FREE_LEAST + 1
    assert len(ends) == graph.stacks + 1
    assert min(ends) >= 0, "leaving bust out needs ending to be worth at least nothing"
    values = empty_values(graph) if into is None else into

    def run(first: int, last: int) -> None:
        _solve_blocks(graph, first, last, deal, free, ends, price, values)

    if threads == 1:
        run(0, len(graph.rank))
    else:
        _share_out(graph.group_start, run, threads)
    return values


def start_value(graph: Graph, values: Array) -> float:
    """The value of a whole game: empty stacks, all opening cards to come."""
    return float(values[LANES * graph.opening + graph.purchases])


def _share_out(group_start: Array, run: Callable[[int, int], None], threads: int) -> None:
    """Run all groups, each after those its placements can lead to.

    A group has the same two highest kinds (high, low). A placement keeps it or raises one or both, so a group is
    ready when (high + 1, low) and (high, low + 1) are done: by induction all above are.
    """
    ready = [(KINDS - 1, KINDS - 1)]
    waiting = {(high, low): 1 + (high < KINDS - 1 and low < high) for high in range(KINDS) for low in range(high + 1)}
    changed = Condition()

    def work() -> None:
        while True:
            with changed:
                changed.wait_for(lambda: ready or not waiting)
                if not ready:
                    return
                high, low = group = max(ready, key=sum)  # near the top first: most others wait for those
                ready.remove(group)
            number = high * (high + 1) // 2 + low
            run(int(group_start[number]), int(group_start[number + 1]))
            with changed:
                del waiting[group]
                for below in ((high - 1, low), (high, low - 1)):
                    if below in waiting:
                        waiting[below] -= 1
                        if waiting[below] == 0:
                            ready.append(below)
                changed.notify_all()

    with ThreadPoolExecutor(threads) as pool:
        for worker in [pool.submit(work) for _ in range(threads)]:
            worker.result()


@njit(nogil=True, cache=True)
def _solve_blocks(
    graph: Graph, first: int, last: int, deal: Array, free: Array, ends: Array, price: float, values: Array
) -> None:
    """Solve blocks last - 1 down to first; all rows their edges lead to must be solved."""
    # Out of the tuple once: Numba counts a reference every time.
    complete, start, length, award_length = graph.complete, graph.start, graph.length, graph.award_length
    edge_count, edge_start, edges, stacks = graph.edge_count, graph.edge_start, graph.edges, graph.stacks
    best = np.empty(LANES * VALUES * _ROOM)
    for block in range(last - 1, first - 1, -1):
        row = np.int64(start[block])
        rows = np.int64(length[block])
        end = ends[complete[block]]
        if block > first:
            _prefetch(values, edges, edge_start[block - 1], edge_start[block], length[block - 1])
        if rows == 1 or complete[block] == stacks:  # no card can come, or the game is over
            for n in range(rows):
                store(values, row + n, spread(end))
            continue
        _best_placements(edges, edge_start[block], edge_count, block, rows - 1, end, values, best)
        _buy_or_end(best, deal, end, price, values, row)
        for n in range(2, rows):
            _show(best, n - 1, deal, values, row + n - 1, row + n)
        for n in range(award_length[block]):
            award = times(free[0], load(values, row + n + FREE_LEAST))
            for more in range(1, len(free)):
                award = plus(award, times(free[more], load(values, row + n + FREE_LEAST + more)))
            store(values, row + rows + n, award)


@njit(nogil=True, cache=True)
def _prefetch(values: Array, edges: Array, first: int, last: int, rows: int) -> None:
    """Ask for the rows the next block will read while this one is computed: they are scattered, and it is slow."""
    for edge in range(first, last):
        row = np.int64(edges[np.uint64(edge)])
        for n in range(0, rows - 1, 2):  # two quads a cache line
            prefetch(values, row + n)


@njit(nogil=True, cache=True)
def _best_placements(
    edges: Array, first: int, edge_count: Array, block: int, rows: int, end: float, values: Array, best: Array
) -> None:
    """For each card value r and n < rows, the best of at most five rows: quad r * _ROOM + n of `best`.

    Spelled out by the number of rows: the loop over n is what all time goes into.
    """
    at = np.uint64(first)
    for value in range(VALUES):
        to = value * _ROOM
        count = edge_count[block, value]
        if count == 0:  # every placement busts; `end` loses against discarding or equals it
            for n in range(rows):
                store(best, to + n, spread(end))
            continue
        a = np.int64(edges[at])
        if count == 1:
            for n in range(rows):
                store(best, to + n, load(values, a + n))
        else:
            b = np.int64(edges[at + np.uint64(1)])
            if count == 2:
                for n in range(rows):
                    store(best, to + n, larger(load(values, a + n), load(values, b + n)))
            else:
                c = np.int64(edges[at + np.uint64(2)])
                if count == 3:
                    for n in range(rows):
                        ab = larger(load(values, a + n), load(values, b + n))
                        store(best, to + n, larger(ab, load(values, c + n)))
                else:
                    d = np.int64(edges[at + np.uint64(3)])
                    if count == 4:
                        for n in range(rows):
                            ab = larger(load(values, a + n), load(values, b + n))
                            store(best, to + n, larger(ab, larger(load(values, c + n), load(values, d + n))))
                    else:
                        e = np.int64(edges[at + np.uint64(4)])
                        for n in range(rows):
                            ab = larger(load(values, a + n), load(values, b + n))
                            cd = larger(load(values, c + n), load(values, d + n))
                            store(best, to + n, larger(larger(ab, cd), load(values, e + n)))
        at += np.uint64(count)


@njit(nogil=True, cache=True)
def _show(best: Array, n: int, deal: Array, values: Array, discarded: int, to: int) -> None:
    """The value before a card is shown: the best placement or the discard for each value, added up in fixed order."""
    kept = load(values, discarded)
    even = times(deal[0], larger(load(best, n), kept))
    odd = times(deal[1], larger(load(best, _ROOM + n), kept))
    for value in range(2, VALUES, 2):  # two sums, so that one addition need not wait for the other
        even = plus(even, times(deal[value], larger(load(best, value * _ROOM + n), kept)))
        odd = plus(odd, times(deal[value + 1], larger(load(best, (value + 1) * _ROOM + n), kept)))
    store(values, to, plus(even, odd))


@njit(nogil=True, cache=True)
def _buy_or_end(best: Array, deal: Array, end: float, price: float, values: Array, row: int) -> None:
    """The quads for n = 0 and n = 1, which need each other: V[0] with p needs V[1] with p - 1.

    Lane 0 is right at once, and each round makes the next one right, so it is done when nothing changes: four
    rounds at most, usually one.
    """
    store(values, row, spread(end))
    while True:
        _show(best, 0, deal, values, row, row + 1)
        bought = plus(load(values, row + 1), spread(-price))
        none_left = larger(shifted(end, bought), spread(end))
        if equal(none_left, load(values, row)):
            return
        store(values, row, none_left)
