"""Many plays: their sums, and single ones in full.

A game's outcome depends on the seed and its number alone, and sums are whole numbers, so the figures are the same for
any number of threads, batches or machines. Must not: measure time, print, or read files.
"""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Event

import numpy as np

from ventuno.maths import games as notes
from ventuno.maths import plays
from ventuno.maths.batches import BATCH, share_out
from ventuno.maths.packed import STACKS, STEP, TEN, Array
from ventuno.maths.plays import Tables
from ventuno.maths.totals import Totals, from_counts
from ventuno.rules.big21 import Choice, Deal, Grant, Hidden, Move, Open, Place, Risk
from ventuno.rules.cards import RANKS

_RECORD = 1 << 10  # moves; enough for nearly every play


def play(tables: Tables, seed: int, first: int, last: int, record: Array | None = None) -> Totals:
    """The games numbered first..last - 1, at most a batch."""
    assert 0 <= first <= last <= first + BATCH
    over, going_on, sums = (
        np.zeros(plays.OUTCOMES, np.int64),
        np.zeros(plays.OUTCOMES, np.int64),
        np.zeros(plays.SUMS, np.int64),
    )
    plays.play_games(tables, np.uint64(seed), first, last, over, going_on, sums, record)
    return from_counts(over.tolist(), going_on.tolist(), sums.tolist(), tables.stake)


def simulate(
    tables: Tables, seed: int, games: int, *, workers: int = 1, told: Callable[[Totals], None] | None = None,
    stop: Event | None = None,
) -> Totals:  # fmt: skip
    """Play games 0..games - 1, or fewer if `stop` is set on the way; `told` hears the totals so far."""
    return share_out(
        lambda first, last: play(tables, seed, first, last), Totals(), games, workers=workers, told=told, stop=stop
    )


@dataclass(frozen=True, slots=True)
class Recorded:
    """One game in full: its moves as the rules know them, and what it came to."""

    moves: tuple[Move, ...]
    totals: Totals


def recorded(tables: Tables, seed: int, game: int) -> Recorded:
    """One game, played by the same code with every move noted."""
    record = np.zeros(_RECORD, np.int64)
    totals = play(tables, seed, game, game + 1, record)
    if record[0] >= len(record):  # the first place counts, also what did not fit
        record = np.zeros(int(record[0]) + 1, np.int64)
        play(tables, seed, game, game + 1, record)
    return Recorded(_moves(record[1 : int(record[0]) + 1].tolist()), totals)


_CHOICES = {
    notes.NOTE_DISCARD: Choice.DISCARD,
    notes.NOTE_BUY: Choice.BUY,
    notes.NOTE_END: Choice.END,
    notes.NOTE_HIGH_LOW: Choice.HIGH_LOW,
    notes.NOTE_HIGHER: Choice.HIGHER,
    notes.NOTE_LOWER: Choice.LOWER,
}


def _moves(codes: list[int]) -> tuple[Move, ...]:
    """The moves that notes stand for."""
    moves: list[Move] = []
    kinds = [0] * STACKS
    value = 0
    for code in codes:
        if code >= notes.NOTE_RISK:
            kinds = [0] * STACKS
            moves.append(Risk((code - notes.NOTE_RISK) * plays.RISK_GRID))
        elif code in _CHOICES:
            moves.append(_CHOICES[code])
        elif code >= notes.NOTE_PLACE:
            stack = kinds.index(code - notes.NOTE_KIND) if code >= notes.NOTE_KIND else code - notes.NOTE_PLACE
            kinds[stack] = int(STEP[kinds[stack], value])
            moves.append(Place(stack))
        elif code >= notes.NOTE_GRANT:
            moves.append(Grant(code - notes.NOTE_GRANT))
        elif code >= notes.NOTE_HIDDEN:
            moves.append(Hidden(RANKS[code - notes.NOTE_HIDDEN]))
        elif code >= notes.NOTE_OPEN:
            moves.append(Open(RANKS[code - notes.NOTE_OPEN]))
        else:
            rank = code - notes.NOTE_DEAL
            value = rank if rank < TEN else TEN + (rank == len(RANKS) - 1)
            moves.append(Deal(RANKS[rank]))
    return tuple(moves)
