"""The books that were written a moment ago: the next command for them need not load them again.

They are copies. PostgreSQL writes what was decided on a copy only if the journals of the book and of the house still
end with the same line. SQLite drops all copies as soon as another process has written to the file.
"""

from collections import OrderedDict

import msgspec
from msgspec.structs import replace

from ventuno.house.accounts.player import Player
from ventuno.house.tables.state import Table
from ventuno.store.commands import Changes, Records

BOOKS_MAX = 10_000


class RecentBook(msgspec.Struct, frozen=True):
    version: int
    records: Records

    def after(self, changes: Changes, version: int) -> "RecentBook":
        """The same book after the changes were written, with its new version."""
        if not changes.writes:
            return self
        player = changes.book if isinstance(changes.book, Player) else self.records.player
        table = changes.book if isinstance(changes.book, Table) else self.records.table
        if player is not None:
            current = None if player.current is None else player.current.play
        else:
            current = None if table is None else table.game
        for play in (changes.moved, changes.offered, self.records.play):
            if play is not None and play.id == current:
                break
        else:
            play = None
        held = self.records.held  # whoever leaves or enters the register meanwhile has a journal that says so
        return RecentBook(version, Records(self.records.house, player, play, None, table, held=held))


class RecentBooks:
    def __init__(self) -> None:
        self._books: OrderedDict[str, RecentBook] = OrderedDict()

    def of(self, book: str) -> RecentBook | None:
        return self._books.get(book)

    def keep(self, book: str, remembered: RecentBook) -> None:
        if remembered.records.answered is not None:  # that belongs to the command it was loaded for
            remembered = replace(remembered, records=replace(remembered.records, answered=None))
        self._books[book] = remembered
        self._books.move_to_end(book)
        if len(self._books) > BOOKS_MAX:
            self._books.popitem(last=False)

    def forget(self, book: str) -> None:
        self._books.pop(book, None)

    def clear(self) -> None:
        self._books.clear()
