"""What a store remembers of the books it has just written, so that the next command need not load them again.

Only ever a copy: PostgreSQL keeps a decision made on it only if the journals of book and house still end as remembered,
and SQLite forgets everything as soon as another process has written to the file.
"""

from collections import OrderedDict
from dataclasses import dataclass, replace

from ventuno.house.player import Player
from ventuno.house.table import Table
from ventuno.store.protocol import Decision, Records

BOOKS_MAX = 10_000


@dataclass(frozen=True, slots=True)
class Remembered:
    version: int
    records: Records

    def after(self, decision: Decision, version: int) -> "Remembered":
        """The same book once the decision is written, and has that version."""
        if not decision.writes:
            return self
        player = decision.book if isinstance(decision.book, Player) else self.records.player
        table = decision.book if isinstance(decision.book, Table) else self.records.table
        if player is not None:
            current = None if player.current is None else player.current.play
        else:
            current = None if table is None else table.game
        plays = (decision.moved, decision.offered, self.records.play)
        play = next((play for play in plays if play is not None and play.id == current), None)
        return Remembered(version, Records(self.records.house, player, play, None, table))


class Memory:
    def __init__(self) -> None:
        self._books: OrderedDict[str, Remembered] = OrderedDict()

    def of(self, book: str) -> Remembered | None:
        return self._books.get(book)

    def keep(self, book: str, remembered: Remembered) -> None:
        if remembered.records.answered is not None:  # that was another question's
            remembered = replace(remembered, records=replace(remembered.records, answered=None))
        self._books[book] = remembered
        self._books.move_to_end(book)
        if len(self._books) > BOOKS_MAX:
            self._books.popitem(last=False)

    def forget(self, book: str) -> None:
        self._books.pop(book, None)

    def clear(self) -> None:
        self._books.clear()
