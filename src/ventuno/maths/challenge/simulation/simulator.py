"""Many games of Black Jack Challenge: their sums, and single ones in full.

As for Big21, a game's outcome depends on the seed and its number alone, so the figures are the same for any number of
threads. Must not: measure time, print, or read files.
"""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Event

import numpy as np

from ventuno.maths.big21.graph import Array
from ventuno.maths.challenge.simulation import game as kernel
from ventuno.maths.challenge.simulation.game import SeatDecisions
from ventuno.maths.challenge.simulation.totals import SeatTotals, TableTotals
from ventuno.maths.simulation.batches import BATCH, play_in_batches
from ventuno.rules.cards import DECK, Card
from ventuno.rules.challenge import Community, DealHands, Decision, Move, War

_RECORD = 1 << 12  # notes; war would have to go on for hundreds of rounds to fill it


def play(pays: SeatDecisions, seed: int, first: int, last: int, record: Array | None = None) -> TableTotals:
    """The games numbered first..last - 1, at most a batch, by the players whose decisions `pays` holds."""
    assert 0 <= first <= last <= first + BATCH
    assert kernel.SEATS_MIN <= len(pays.rows) <= kernel.SEATS_MAX, "C3"
    by_seat, by_game = np.zeros((len(pays.rows), kernel.SEAT_SUMS), np.int64), np.zeros(kernel.GAME_SUMS, np.int64)
    kernel.play_games(pays, np.uint64(seed), first, last, by_seat, by_game, record)
    return TableTotals(tuple(SeatTotals(*sums) for sums in by_seat.tolist()), last - first, *by_game.tolist())


def simulate(
    pays: SeatDecisions,
    seed: int,
    games: int,
    *,
    workers: int = 1,
    on_progress: Callable[[TableTotals], None] | None = None,
    stop: Event | None = None,
) -> TableTotals:
    """Play games 0..games - 1, or fewer if `stop` is set on the way; `on_progress` is called with the totals so far."""
    nothing = TableTotals((SeatTotals(),) * len(pays.rows))

    def play_batch(first: int, last: int) -> TableTotals:
        return play(pays, seed, first, last)

    return play_in_batches(play_batch, nothing, games, workers=workers, on_progress=on_progress, stop=stop)


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """One game in full: its moves as the rules know them, and what it came to."""

    moves: tuple[Move, ...]
    totals: TableTotals


def recorded(pays: SeatDecisions, seed: int, game: int) -> RecordedGame:
    """One game, played by the same code with every draw and decision noted."""
    record = np.zeros(_RECORD, np.int64)
    totals = play(pays, seed, game, game + 1, record)
    assert record[0] < _RECORD
    return RecordedGame(_moves(record[1 : int(record[0]) + 1].tolist(), len(pays.rows)), totals)


def _moves(notes: list[int], seats: int) -> tuple[Move, ...]:
    """The moves that notes stand for."""
    dealt = 2 * seats
    moves: list[Move] = [DealHands(_cards(notes[:dealt])), Community(*_cards(notes[dealt : dealt + kernel.COMMUNITY]))]
    place = dealt + kernel.COMMUNITY
    while place < len(notes):
        code = notes[place]
        place += 1
        if code in (kernel.CODE_PAY, kernel.CODE_STAY):
            moves.append(Decision.PAY if code == kernel.CODE_PAY else Decision.STAY)
        else:
            end = place + 1 + code - kernel.CODE_WAR
            burnt, *cards = _cards(notes[place:end])
            moves.append(War(burnt, tuple(cards)))
            place = end
    return tuple(moves)


def _cards(numbers: list[int]) -> tuple[Card, ...]:
    return tuple(DECK[number] for number in numbers)
