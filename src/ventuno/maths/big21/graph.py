"""The main game of Big21 (Art. 6-12) as a packed graph of states, independent of any law.

For the solver, the forward pass and the simulator. Must not: know probabilities, prizes or prices; draw, read or
write anything. The readable rules are the oracle for every table here.

**State**, before a card is shown: the five stacks as a sorted multiset of 32 kinds, `n` cards to come, `p` cards
that can still be bought, and whether three stacks were ever complete at once (`three`, Art. 11.2).

**Order.** The lowest value of a stack counts every ace 1; a placement raises it by at least 1. Kinds are numbered by
lowest value and positions ranked by their sorted kinds, the highest counting most, so a placement always leads to a
higher rank. A discard keeps the rank and lowers `n`; a purchase raises `n` from 0 to 1 and lowers `p`. So every
successor of a state comes later in one fixed order: no iteration. (The sum of the lowest values rises as well and
would do; ranks keep successors nearer together in memory.)

**Rows are contiguous.** If n >= 1 is reachable for (stacks, three, p), so is n - 1: a card is shown, discard it.
Hence the reachable n are exactly 0..n_max, and only n_max is kept.

**The cards to come are bounded by 27.** Free cards come when the number of complete stacks rises from one to two
while `three` is unset (B6); until then the number is at most two. Between two such rises it falls from two to one,
and only building upon a soft 21 lowers it (any card but a ten; every card on a hard 21 busts). A stack is soft 21
at lowest value 11 only, and that value only rises, so a stack falls at most once: at most five falls, so at
most six rises. Now count cards. The first rise needs two complete stacks: four cards. Each later rise takes the
card that completes a stack and follows a fall, which takes another. Of the stacks that fall, at most two were complete
at the first rise; any other needs a first card on it while empty, which is neither a fall nor a rise nor among those
four. So with r rises at least 4 + 2 (r - 1) + max(0, r - 3) cards are gone, and at most 8 + 6 r minus that are to
come: 6 + 4 r - max(0, r - 3), largest for r = 6: 27. A purchase only turns 0 into 1. `build` does not rely on the
bound and finds exactly 27.

**Blocks.** A block is (stacks, three); its row has for n = 0..length-1 a quad of values, one lane for each p. All
lanes are computed, also the few (n, p) nobody can reach; `n_max` tells which. A block with two complete stacks that
can be entered with free cards due is followed by its award row: n is then the number of cards before the award.
Edges point straight at the row a placement leads to, so that the solver needs nothing but edges.

Left out: placements that bust (worth nothing, B10; discarding is worth at least that). Five complete stacks end the
game (Art. 12.1); their blocks are constant rows, so that edges to them need no special case.
"""

from math import comb
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

STACKS = 5  # Art. 2.2
OPENING = 8  # Art. 9
PURCHASES = 3  # Art. 10.2
FREE_LEAST, FREE_MOST = 2, 6  # Art. 10.1
VALUES = 10  # Art. 7.2: 2..9, ten (10, J, Q, K), ace; in this order
TEN, ACE = 8, 9  # places among the values
GOAL = 21  # Art. 2.2
KINDS = 32
BUST = -1

Array = NDArray[Any]


def _kinds() -> tuple[Array, Array, Array]:
    """Lowest value and softness of each kind of stack, and the kind each card value makes of it."""
    kinds = sorted([(0, False), *((low, False) for low in range(2, GOAL + 1)), *((low, True) for low in range(1, 12))])
    number = {kind: index for index, kind in enumerate(kinds)}
    step = np.full((KINDS, VALUES), BUST, np.int8)
    for (low, soft), index in number.items():
        for value in range(VALUES):
            low_after = low + (1 if value == ACE else value + 2)
            if low_after <= GOAL:  # Art. 6.2, B5
                # B4: of all aces at most one counts 11, and only while that does not exceed 21 (Art. 7.3).
                soft_after = (soft or value == ACE) and low_after + 10 <= GOAL
                step[index, value] = number[low_after, soft_after]
    return np.array([low for low, _ in kinds], np.int8), np.array([soft for _, soft in kinds], np.bool_), step


LOW, SOFT, STEP = _kinds()
COMPLETE = LOW + 10 * SOFT == GOAL

# RANK[i, k]: what kind k in sorted place i adds to a position's rank (combinatorial number system).
RANK = np.array([[comb(kind + place, place + 1) for kind in range(KINDS)] for place in range(STACKS)], np.int32)


class Graph(NamedTuple):
    """Every reachable state and placement of one size of game. A named tuple, because kernels take it whole."""

    stacks: int
    opening: int
    purchases: int
    states: int  # reachable ones before a card is shown; not those with five complete stacks, where the game is over
    transitions: int  # placements that do not bust, over all reachable states and card values, equal stacks once
    quads: int  # in all rows together
    n_max: Array  # int8[block, p]: most cards to come; -1 where unreachable
    block_at: Array  # int32[rank, three]: block of a position; -1 where unreachable
    rank: Array  # int32[block]: increasing
    complete: Array  # int8[block]: complete stacks
    start: Array  # int32[block]: first quad of its row
    length: Array  # int8[block]: quads in its row
    award_length: Array  # int8[block]: quads in the award row behind it, usually none
    edge_count: Array  # uint8[block, value]: placements of a card of that value
    edge_start: Array  # int32[block + 1]: its first edge; by card value, then by stack from the lowest kind up
    edges: Array  # int32: first quad of the row the placement leads to
    group_start: Array  # int32[group + 1]: first block of the positions with the same two highest kinds


def kind_of(low: int, soft: bool) -> int:
    """The number of the kind of stack with this lowest value (every ace counting 1)."""
    return int(np.flatnonzero((low == LOW) & (soft == SOFT))[0])


def rank_of(kinds: list[int]) -> int:
    """The rank of a position given by its stacks' kinds in any order."""
    return sum(int(RANK[place, kind]) for place, kind in enumerate(sorted(kinds)))


def build(stacks: int = STACKS, opening: int = OPENING, purchases: int = PURCHASES) -> Graph:
    """The graph of the real game, or of a smaller one for tests (fewer stacks, cards or purchases)."""
    assert 2 <= stacks <= STACKS
    assert 0 <= opening <= OPENING
    assert 0 <= purchases <= PURCHASES
    positions = np.empty((comb(KINDS + stacks - 1, stacks), stacks), np.int8)
    _enumerate(positions)
    n_max = np.full((len(positions), 2, PURCHASES + 1), -1, np.int8)
    award_max = np.full(len(positions), -1, np.int8)
    counts = np.zeros((len(positions), VALUES), np.uint8)
    n_max[0, 0, purchases] = opening  # Art. 9: empty stacks have rank 0
    _reach(positions, n_max, award_max, counts, STEP, COMPLETE, RANK)

    reached = np.flatnonzero(n_max.view(np.int32) != -1).astype(np.int32)  # any of four bytes is not -1
    rank, three = reached >> 1, reached & 1
    block_at = np.full((len(positions), 2), -1, np.int32)
    block_at.ravel()[reached] = np.arange(len(reached), dtype=np.int32)
    n_max = n_max.reshape(-1, PURCHASES + 1)[reached]
    complete = np.zeros(len(reached), np.int8)
    for place in range(stacks):
        complete += COMPLETE[positions[rank, place]]
    length = n_max.max(axis=1) + np.int8(1)
    award_length = np.where(three == 0, award_max[rank] + np.int8(1), np.int8(0)).astype(np.int8)
    start = _starts(length.astype(np.int32) + award_length)
    edge_count = counts[rank]
    edge_count[length < 2] = 0  # no card is ever shown there
    edge_start = _starts(edge_count.sum(axis=1, dtype=np.int32))
    edges = np.empty(edge_start[-1], np.int32)
    _link(positions, rank, three, block_at, complete, start, length, edge_count, edge_start, edges, STEP, RANK)
    group_rank = [RANK[stacks - 1, high] + RANK[stacks - 2, low] for high in range(KINDS) for low in range(high + 1)]
    shown = np.maximum(n_max, 0).sum(axis=1, dtype=np.int64)
    return Graph(
        stacks, opening, purchases,
        states=int((n_max[complete < stacks].astype(np.int64) + 1).sum()),
        transitions=int((shown * np.diff(edge_start)).sum()),
        quads=int(start[-1]), n_max=n_max, block_at=block_at, rank=rank, complete=complete, start=start[:-1],
        length=length, award_length=award_length, edge_count=edge_count, edge_start=edge_start, edges=edges,
        group_start=np.append(np.searchsorted(rank, group_rank), len(rank)).astype(np.int32),
    )  # fmt: skip


def _starts(lengths: Array) -> Array:
    """Where each of several rows laid end to end begins, and where the last one ends."""
    starts = np.zeros(len(lengths) + 1, np.int32)
    np.cumsum(lengths, out=starts[1:])
    return starts


@njit(nogil=True, cache=True)
def _enumerate(positions: Array) -> None:
    """All sorted positions in order of rank."""
    total, stacks = positions.shape
    current = np.zeros(stacks, np.int8)
    for rank in range(total):
        positions[rank] = current
        place = 0
        while place < stacks - 1 and current[place] == current[place + 1]:
            current[place] = 0
            place += 1
        current[place] += 1


@njit(nogil=True, cache=True)
def _rank_after(positions: Array, rank: int, place: int, kind: int, weights: Array) -> int:
    """Rank of the position in which the stack in a sorted place has become a higher kind."""
    after = rank - weights[place, positions[rank, place]]
    while place + 1 < positions.shape[1] and positions[rank, place + 1] < kind:
        moved = positions[rank, place + 1]
        after += weights[place, moved] - weights[place + 1, moved]
        place += 1
    return int(after + weights[place, kind])


@njit(nogil=True, cache=True)
def _reach(
    positions: Array, n_max: Array, award_max: Array, counts: Array, step: Array, complete_kind: Array, weights: Array
) -> None:
    """Most cards to come in each position, from the start upwards, and how many stacks each card value fits."""
    total, stacks = positions.shape
    for rank in range(total):
        complete = 0
        for place in range(stacks):
            complete += complete_kind[positions[rank, place]]
        if complete == stacks:  # Art. 12.1
            continue
        for three in range(2):
            for p in range(n_max.shape[2] - 1, 0, -1):  # B8: with none to come, one may be bought
                if n_max[rank, three, p] >= 0:
                    n_max[rank, three, p - 1] = max(n_max[rank, three, p - 1], 1)
        n_top = (n_max[rank, 0].max(), n_max[rank, 1].max())
        if n_top[0] < 1 and n_top[1] < 1:
            continue
        for place in range(stacks):
            kind = positions[rank, place]
            if place > 0 and kind == positions[rank, place - 1]:
                continue
            for value in range(step.shape[1]):
                kind_after = step[kind, value]
                if kind_after < 0:
                    continue
                counts[rank, value] += 1
                complete_after = complete - complete_kind[kind] + complete_kind[kind_after]
                rank_after = _rank_after(positions, rank, place, kind_after, weights)
                for three in range(2):
                    if n_top[three] < 1:
                        continue
                    free = 0
                    if three == 0 and complete == 1 and complete_after == 2 and stacks > 2:  # B6
                        free = FREE_MOST
                        award_max[rank_after] = max(award_max[rank_after], n_top[0] - 1)
                    three_after = 1 if complete_after >= 3 else three  # Art. 11.2
                    for p in range(n_max.shape[2]):
                        if n_max[rank, three, p] > 0:
                            n_after = n_max[rank, three, p] - 1 + free
                            n_max[rank_after, three_after, p] = max(n_max[rank_after, three_after, p], n_after)


@njit(nogil=True, cache=True)
def _link(
    positions: Array, rank: Array, three: Array, block_at: Array, complete: Array, start: Array, length: Array,
    edge_count: Array, edge_start: Array, edges: Array, step: Array, weights: Array,
) -> None:  # fmt: skip
    """Point each placement at the row it leads to."""
    slot = np.empty(step.shape[1], np.int64)
    for block in range(len(rank)):
        if edge_start[block] == edge_start[block + 1]:
            continue
        slot[0] = edge_start[block]
        for value in range(1, len(slot)):
            slot[value] = slot[value - 1] + edge_count[block, value - 1]
        for place in range(positions.shape[1]):
            kind = positions[rank[block], place]
            if place > 0 and kind == positions[rank[block], place - 1]:
                continue
            for value in range(step.shape[1]):
                if step[kind, value] < 0:
                    continue
                after = _rank_after(positions, rank[block], place, step[kind, value], weights)
                target = block_at[after, three[block]]
                if target < 0:  # three complete stacks for the first time (Art. 11.2)
                    target = block_at[after, 1]
                row = start[target]
                award = complete[block] == 1 and complete[target] == 2 and three[block] == 0  # B6
                if award and positions.shape[1] > 2:
                    row += length[target]  # the award row
                edges[slot[value]] = row
                slot[value] += 1
