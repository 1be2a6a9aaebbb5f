"""One main or Risk game (Art. 6-12) in compiled code, for each way of deciding: by table, blindly, by softmax.

For `plays`. Must not: hold anything between games, know stakes, laws or players by name. The readable rules are the
oracle: with a `record` every function notes the moves it makes, and the tests replay them. Without one (None) the notes
are not even compiled.
"""

from math import exp

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import ACE, FREE_LEAST, STACKS, TEN, Array
from ventuno.maths.big21.simd import LANES
from ventuno.maths.big21.strategies import AWARD, BOUGHT, SHIFT
from ventuno.maths.big21.strategies import DISCARD as DISCARDED
from ventuno.maths.big21.strategies import END as ENDED
from ventuno.maths.simulation.random_numbers import DEAL, FREE_CARDS, below, fraction, roll

AWARD_AT, NO_AWARD_FROM = 2, 3  # Art. 10.1, 11.2: complete stacks

# Notes of moves: a number for each, ranks and stacks counted from 0. Kinds of stacks stand for the first such stack.
CODE_DEAL, CODE_OPEN, CODE_HIDDEN, CODE_GRANT, CODE_PLACE, CODE_KIND = 0, 20, 40, 60, 80, 100
CODE_DISCARD, CODE_BUY, CODE_END, CODE_HIGH_LOW, CODE_HIGHER, CODE_LOWER, CODE_RISK = 200, 201, 202, 203, 204, 205, 1000


@njit(nogil=True, cache=True, forceinline=True)
def record_code(record: Array | None, code: int) -> None:
    """Write a move down: `record[0]` counts the moves. A move that does not fit is counted, but not written."""
    if record is not None:
        record[0] += 1
        if record[0] < len(record):
            record[record[0]] = code


@njit(nogil=True, cache=True, forceinline=True)
def _value(rank: int) -> int:
    """Art. 7.2: which of the ten card values a rank has."""
    return rank if rank < TEN else ACE if rank == TEN + 4 else TEN


@njit(nogil=True, cache=True, forceinline=True)
def outcome_of(complete: int, bought: int, awards: int, bust: int) -> int:
    """What a game came to, in one number of nine bits: complete stacks, cards bought, awards of free cards, bust."""
    return complete | bought << 3 | awards << 5 | bust << 8


@njit(nogil=True, cache=True, forceinline=True)
def complete_of(outcome: int) -> int:
    return outcome & 7


@njit(nogil=True, cache=True, forceinline=True)
def bought_of(outcome: int) -> int:
    return outcome >> 3 & 3


@njit(nogil=True, cache=True, forceinline=True)
def awards_of(outcome: int) -> int:
    return outcome >> 5 & 7


@njit(nogil=True, cache=True, forceinline=True)
def bust_of(outcome: int) -> int:
    return outcome >> 8


@njit(nogil=True, cache=True, forceinline=True)
def strategy_game(tape: Array, dies: Array, table: Array, moves: Array, purchases: int, record: Array | None) -> int:
    """A game by a strategy's table."""
    entry, awards, previous = 0, 0, 0
    while entry >= 0:
        state = entry >> SHIFT
        if entry & AWARD:
            free = roll(tape, FREE_CARDS, dies)
            record_code(record, CODE_GRANT + FREE_LEAST + free)
            awards += 1
            entry = int(table[state, free])
        else:
            rank = roll(tape, DEAL, dies)
            record_code(record, CODE_DEAL + rank)
            if record is not None:
                previous = int(moves[state, _value(rank)])
                _note_table_move(record, previous)
            entry = int(table[state, _value(rank)])
            if record is not None and entry >= 0 and entry & BOUGHT:
                record_code(record, CODE_BUY)
    complete, left = (-1 - entry) // LANES, (-1 - entry) % LANES
    if record is not None and complete < STACKS and left > 0 and previous != ENDED:
        record_code(record, CODE_END)  # B8: none left to play, and none is bought
    return int(outcome_of(complete, purchases - left, awards, 0))


@njit(nogil=True, cache=True)
def _note_table_move(record: Array | None, move: int) -> None:
    if move == DISCARDED:
        record_code(record, CODE_DISCARD)
    elif move == ENDED:
        record_code(record, CODE_END)
    else:
        record_code(record, CODE_KIND + move)


@njit(nogil=True, cache=True, forceinline=True)
def blind_game(
    tape: Array, dies: Array, step: Array, complete_kind: Array, opening: int, purchases: int, record: Array | None
) -> int:
    """A game in which every offer is equally likely. The kinds of the stacks are the bytes of one number."""
    stacks, complete, three, awards, left, to_come = 0, 0, False, 0, purchases, opening
    while True:
        if to_come == 0:
            if left == 0:  # Art. 12.1
                break
            if below(tape, 2) == 1:
                record_code(record, CODE_END)
                break
            record_code(record, CODE_BUY)
            left -= 1
            to_come = 1
        to_come -= 1
        rank = roll(tape, DEAL, dies)
        record_code(record, CODE_DEAL + rank)
        place = below(tape, STACKS + 2)
        if place == STACKS:
            record_code(record, CODE_DISCARD)
            continue
        if place > STACKS:
            record_code(record, CODE_END)
            break
        record_code(record, CODE_PLACE + place)
        kind = stacks >> 8 * place & 255
        after = int(step[kind, _value(rank)])
        if after < 0:  # Art. 6.2
            return int(outcome_of(complete, purchases - left, awards, 1))
        stacks ^= (kind ^ after) << 8 * place
        before = complete
        complete += int(complete_kind[after]) - int(complete_kind[kind])
        if complete == STACKS:  # Art. 12.1
            break
        three |= complete >= NO_AWARD_FROM  # Art. 11.2
        if before < complete == AWARD_AT and not three:  # B6
            free = roll(tape, FREE_CARDS, dies)
            record_code(record, CODE_GRANT + FREE_LEAST + free)
            awards += 1
            to_come += FREE_LEAST + free
    return int(outcome_of(complete, purchases - left, awards, 0))


@njit(nogil=True, cache=True)
def _softmax(tape: Array, worths: Array, count: int, skill: float) -> int:
    """A move with probability proportional to exp(skill * its worth); `worths` is used up."""
    most = worths[0]
    for move in range(1, count):
        most = max(most, worths[move])
    total = 0.0
    for move in range(count):
        total += exp(skill * (worths[move] - most))
        worths[move] = total
    point = fraction(tape) * total
    for move in range(count - 1):
        if point < worths[move]:
            return move
    return count - 1


@njit(nogil=True, cache=True)
def skill_game(
    tape: Array, dies: Array, skill: float, values: Array, ends: Array, edges: Array, edge_start: Array,
    edge_count: Array, block_of: Array, start: Array, complete_in: Array, step: Array, opening: int, purchases: int,
    record: Array | None,
) -> int:  # fmt: skip
    """A game of moves chosen by softmax of their values; stacks are sorted by kind, and `owner` says which is which."""
    kinds, owner, worths = np.zeros(STACKS, np.int64), np.arange(STACKS), np.empty(STACKS + 2)
    rows = np.empty(STACKS, np.int64)
    block, awards, left, to_come = 0, 0, purchases, opening
    while True:
        row, end = int(start[block]), ends[complete_in[block]]
        if to_come == 0:
            if left == 0:  # Art. 12.1
                break
            worths[0], worths[1] = values[LANES * (row + 1) + left - 1] - 1.0, end
            if _softmax(tape, worths, 2, skill) == 1:
                record_code(record, CODE_END)
                break
            record_code(record, CODE_BUY)
            left -= 1
            to_come = 1
        to_come -= 1
        rank = roll(tape, DEAL, dies)
        record_code(record, CODE_DEAL + rank)
        value = _value(rank)
        _targets(edges, edge_start[block], edge_count, block, value, kinds, step, rows)
        for place in range(STACKS):
            worths[place] = values[LANES * (rows[place] + to_come) + left] if rows[place] >= 0 else 0.0
        worths[STACKS], worths[STACKS + 1] = values[LANES * (row + to_come) + left], end
        place = _softmax(tape, worths, STACKS + 2, skill)
        if place == STACKS:
            record_code(record, CODE_DISCARD)
            continue
        if place > STACKS:
            record_code(record, CODE_END)
            break
        record_code(record, CODE_PLACE + owner[place])
        if rows[place] < 0:  # Art. 6.2
            return int(outcome_of(int(complete_in[block]), purchases - left, awards, 1))
        _resort(kinds, owner, place, np.int64(step[kinds[place], value]))
        block = int(block_of[rows[place]])
        if complete_in[block] == STACKS:  # Art. 12.1
            break
        if rows[place] != start[block]:  # the award row, B6
            free = roll(tape, FREE_CARDS, dies)
            record_code(record, CODE_GRANT + FREE_LEAST + free)
            awards += 1
            to_come += FREE_LEAST + free
    return int(outcome_of(int(complete_in[block]), purchases - left, awards, 0))


@njit(nogil=True, cache=True)
def _targets(
    edges: Array, first: int, edge_count: Array, block: int, value: int, kinds: Array, step: Array, rows: Array
) -> None:
    """The row that placing a card value on each stack leads to; -1 where it busts."""
    at = np.int64(first)
    for earlier in range(value):
        at += np.int64(edge_count[block, earlier])
    for place in range(STACKS):
        if step[kinds[place], value] < 0:
            rows[place] = -1
        elif place > 0 and kinds[place] == kinds[place - 1]:
            rows[place] = rows[place - 1]
        else:
            rows[place] = edges[at]
            at += 1


@njit(nogil=True, cache=True)
def _resort(kinds: Array, owner: Array, place: int, kind: int) -> None:
    """The stack in a sorted place becomes a higher kind."""
    stack = owner[place]
    while place + 1 < STACKS and kinds[place + 1] < kind:
        kinds[place], owner[place] = kinds[place + 1], owner[place + 1]
        place += 1
    kinds[place], owner[place] = kind, stack
