"""The boards of plays for money, kept in memory for a while.

A board that is not in memory is made from the stored text. If an answer is given again (requirement 28), its board is
also made from the text, because it must show the play as it was then.
"""

from collections import OrderedDict
from typing import Final

from ventuno.desk.desk import MoveMade
from ventuno.house.big21.play_record import PlayRecord
from ventuno.rules.big21 import Play, notation, start
from ventuno.server.big21 import wire
from ventuno.server.big21.board import Board
from ventuno.server.big21.events import events_shown
from ventuno.server.big21.views import facts_of, table
from ventuno.server.big21.wire_events import BoardEvent
from ventuno.store.store import Store

BOARDS_MAX: Final = 10_000


class ViewCache:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._boards: OrderedDict[str, Board] = OrderedDict()

    async def moved(self, made: MoveMade) -> tuple[Play, wire.PlayState, list[BoardEvent]]:
        """The play after the move, how it is shown, and the events of the move."""
        if made.record is None or made.step is None:
            return await self._shown_again(made)
        record, step = made.record, made.step
        sequence = record.sequence - len(step.made)
        before = self._boards.get(record.id)
        if before is None or before.sequence != sequence:
            before = board_of(record, sequence)
        after, told = before.after(step.made, step.progress.play)
        self._remember(record.id, after)
        return after.play, table(after, facts_of(record)), events_shown(told)

    async def _shown_again(self, made: MoveMade) -> tuple[Play, wire.PlayState, list[BoardEvent]]:
        record = await self._store.plays.find(made.answer.play)
        assert record is not None
        lines = [notation.read_move(line) for line in made.answer.lines.splitlines()]
        after, told = board_of(record, made.answer.sequence - len(lines)).replayed(lines)
        return after.play, table(after, facts_of(record)), events_shown(told)

    def _remember(self, play: str, board: Board) -> None:
        known = self._boards.get(play)
        if known is None or known.sequence <= board.sequence:  # answers may overtake each other
            self._boards[play] = board
            self._boards.move_to_end(play)
            if len(self._boards) > BOARDS_MAX:
                self._boards.popitem(last=False)


def board_of(record: PlayRecord, sequence: int | None = None) -> Board:
    """The board of a stored play, now or after its first moves."""
    header, moves = notation.read(record.text)
    return Board(start(header.rules, header.stake_centimes), record.seeds).replayed(moves[:sequence])[0]
