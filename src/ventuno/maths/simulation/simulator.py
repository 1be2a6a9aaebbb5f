"""Many plays: their sums, and single ones in full.

A game's outcome depends on the seed and its number alone, and sums are whole numbers, so the figures are the same for
any number of threads, batches or machines. Must not: measure time, print, or read files.
"""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Event

import numpy as np

from ventuno.maths.big21.graph import STACKS, STEP, TEN, Array
from ventuno.maths.simulation import games as notes
from ventuno.maths.simulation import plays
from ventuno.maths.simulation.batches import BATCH, play_in_batches
from ventuno.maths.simulation.plays import DecisionTables
from ventuno.maths.simulation.totals import Totals, from_counts
from ventuno.rules.big21 import Choice, Deal, Grant, Hidden, Move, Open, Place, Risk
from ventuno.rules.cards import RANKS

_RECORD = 1 << 10  # moves; enough for nearly every play


def play(tables: DecisionTables, seed: int, first: int, last: int, record: Array | None = None) -> Totals:
    """The games numbered first..last - 1, at most a batch."""
    assert 0 <= first <= last <= first + BATCH
    over, going_on, sums = (
        np.zeros(plays.OUTCOMES, np.int64),
        np.zeros(plays.OUTCOMES, np.int64),
        np.zeros(plays.SUMS, np.int64),
    )
    plays.play_games(tables, np.uint64(seed), first, last, over, going_on, sums, record)
    return from_counts(over.tolist(), going_on.tolist(), sums.tolist(), tables.stake, tables.prize_tenths.tolist())


def simulate(
    tables: DecisionTables,
    seed: int,
    games: int,
    *,
    workers: int = 1,
    on_progress: Callable[[Totals], None] | None = None,
    stop: Event | None = None,
) -> Totals:
    """Play games 0..games - 1, or fewer if `stop` is set on the way; `on_progress` is called with the totals so far."""

    def play_batch(first: int, last: int) -> Totals:
        return play(tables, seed, first, last)

    return play_in_batches(play_batch, Totals(), games, workers=workers, on_progress=on_progress, stop=stop)


@dataclass(frozen=True, slots=True)
class RecordedPlay:
    """One game in full: its moves as the rules know them, and what it came to."""

    moves: tuple[Move, ...]
    totals: Totals


def recorded(tables: DecisionTables, seed: int, game: int) -> RecordedPlay:
    """One game, played by the same code with every move noted."""
    record = np.zeros(_RECORD, np.int64)
    totals = play(tables, seed, game, game + 1, record)
    if record[0] >= len(record):  # the first place counts, also what did not fit
        record = np.zeros(int(record[0]) + 1, np.int64)
        play(tables, seed, game, game + 1, record)
    return RecordedPlay(_moves(record[1 : int(record[0]) + 1].tolist()), totals)


_CHOICES = {
    notes.CODE_DISCARD: Choice.DISCARD,
    notes.CODE_BUY: Choice.BUY,
    notes.CODE_END: Choice.END,
    notes.CODE_HIGH_LOW: Choice.HIGH_LOW,
    notes.CODE_HIGHER: Choice.HIGHER,
    notes.CODE_LOWER: Choice.LOWER,
}


def _moves(codes: list[int]) -> tuple[Move, ...]:
    """The moves that notes stand for."""
    moves: list[Move] = []
    kinds = [0] * STACKS
    value = 0
    for code in codes:
        if code >= notes.CODE_RISK:
            kinds = [0] * STACKS
            moves.append(Risk((code - notes.CODE_RISK) * plays.RISK_GRID))
        elif code in _CHOICES:
            moves.append(_CHOICES[code])
        elif code >= notes.CODE_PLACE:
            stack = kinds.index(code - notes.CODE_KIND) if code >= notes.CODE_KIND else code - notes.CODE_PLACE
            kinds[stack] = int(STEP[kinds[stack], value])
            moves.append(Place(stack))
        elif code >= notes.CODE_GRANT:
            moves.append(Grant(code - notes.CODE_GRANT))
        elif code >= notes.CODE_HIDDEN:
            moves.append(Hidden(RANKS[code - notes.CODE_HIDDEN]))
        elif code >= notes.CODE_OPEN:
            moves.append(Open(RANKS[code - notes.CODE_OPEN]))
        else:
            rank = code - notes.CODE_DEAL
            value = rank if rank < TEN else TEN + (rank == len(RANKS) - 1)
            moves.append(Deal(RANKS[rank]))
    return tuple(moves)
