"""Books and their journals: the house's, a player's or a table's.

A book is what its journal adds up to (its text), together with the journal itself (its lines).
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from ventuno.house.accounts.player import Player
from ventuno.house.audit import Book
from ventuno.house.contact import stored_words
from ventuno.house.contact.stored_words import Writing
from ventuno.house.journal import Entry, Line
from ventuno.house.ledger import codec
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.office.house_state import HouseState
from ventuno.house.tables.state import PREFIX as TABLE_PREFIX
from ventuno.store.executor import Executor, Select
from ventuno.store.keys.ring import KeyRing
from ventuno.store.sql import plays
from ventuno.store.sql.plays import PlayRow
from ventuno.store.times import instant, instant_or_none

LINES_MAX = 2**62  # more than any book has


class BookTextRow(NamedTuple):
    text: str  # JSON


class BookNameRow(NamedTuple):
    id: str


class BookRow(NamedTuple):
    id: str
    text: str
    entries: int
    head: str
    play: str | None
    opened_us: int | None
    read_us: int | None  # 0: nothing was read yet
    person: str | None  # the player, if it is known who that is

    def reader(self) -> tuple[datetime, datetime | None] | None:
        """What the register of readers says about this player."""
        return None if self.opened_us is None else (instant(self.opened_us), instant_or_none(self.read_us or None))


class LineRow(NamedTuple):
    number: int
    text: str
    hash: str
    kind: str
    play: str | None

    def line(self) -> Line:
        return Line(self.number, self.text, self.hash, self.kind, self.play)


class WritingRow(NamedTuple):
    player: str
    entry: int
    salt: str
    text: str

    def writing(self) -> Writing:
        return Writing(player=self.player, entry=self.entry, salt=self.salt, text=self.text)


class BettorRow(NamedTuple):
    play: str
    player: str
    box: int


FIND_BOOK_TEXT = Select(BookTextRow._make, "SELECT text FROM books WHERE id = $1")

FIND_BOOK = Select(
    BookRow._make,
    """
    SELECT b.id, b.text, b.entries, b.head, b.play, r.opened_us, r.read_us, p.player AS person
    FROM books b LEFT JOIN readers r ON r.player = b.id LEFT JOIN people p ON p.player = b.id WHERE b.id = $1
    """,
)

LIST_BOOK_NAMES = Select(BookNameRow._make, "SELECT id FROM books WHERE id > $1 ORDER BY id LIMIT $2")

LIST_LINES = Select(
    LineRow._make,
    "SELECT number, text, hash, kind, play FROM entries WHERE book = $1 AND number > $2 ORDER BY number LIMIT $3",
)

LIST_LINES_OF_PLAY = Select(
    LineRow._make, "SELECT number, text, hash, kind, play FROM entries WHERE play = $1 ORDER BY number"
)

LIST_WRITINGS = Select(
    WritingRow._make,
    "SELECT player, entry, salt, text FROM writings WHERE player = $1 AND entry >= $2 AND entry <= $3 ORDER BY entry",
)

LIST_PLAYS_OF_BOOK = Select(PlayRow._make, f"SELECT {plays.COLUMNS} FROM plays p WHERE player = $1 ORDER BY number")

LIST_BETTORS_OF_BOOK = Select(
    BettorRow._make,
    "SELECT b.play, b.player, b.box FROM plays p JOIN bettors b ON b.play = p.id WHERE p.player = $1",
)


def list_recent_lines(kinds: int) -> Select[LineRow]:
    """The statement for that many kinds. None may be about plays and payments: the index `entries_rare` lacks those."""
    marks = ", ".join(f"${number}" for number in range(4, 4 + kinds))
    return Select(
        LineRow._make,
        f"""
        SELECT number, text, hash, kind, play FROM entries
        WHERE book = $1 AND play IS NULL AND kind NOT IN ('deposited', 'withdrawn')
            AND number < $3 AND kind IN ({marks})
        ORDER BY number DESC LIMIT $2
        """,
    )


class BookStore:
    def __init__(self, executor: Executor, keys: KeyRing) -> None:
        self._executor = executor
        self._keys = keys

    async def house(self) -> HouseState | None:
        row = await self._executor.find(FIND_BOOK_TEXT(HOUSE))
        return None if row is None else codec.decode(row.text, HouseState)

    async def player(self, player: str) -> Player | None:
        if player == HOUSE or player.startswith(TABLE_PREFIX):
            return None
        row = await self._executor.find(FIND_BOOK_TEXT(player))
        return None if row is None else codec.decode(row.text, Player)

    async def names(self, *, after: str = "", most: int = 1000) -> Sequence[str]:
        """The names of all books after that name, in order."""
        return [row.id for row in await self._executor.fetch(LIST_BOOK_NAMES(after, most))]

    async def whole(self, book: str) -> Book | None:
        """A book with its journal and its plays, all read at one moment: for the audit."""
        books: list[BookRow]
        lines: list[LineRow]
        plays_kept: list[PlayRow]
        bettors: list[BettorRow]
        written: list[WritingRow]
        books, lines, plays_kept, bettors, written = await self._executor.fetch_together(
            FIND_BOOK(book),
            LIST_LINES(book, 0, LINES_MAX),
            LIST_PLAYS_OF_BOOK(book),
            LIST_BETTORS_OF_BOOK(book),
            LIST_WRITINGS(book, 1, LINES_MAX),
        )
        if not books:
            return None
        (row,) = books
        return Book(
            id=row.id,
            text=row.text,
            entries=row.entries,
            head=row.head,
            play=row.play,
            lines=[each.line() for each in lines],
            plays=[each.record(self._keys) for each in plays_kept],
            bettors=frozenset((each.play, each.player, each.box) for each in bettors),
            reader=row.reader(),
            person=row.person is not None,
            writings=[each.writing() for each in written],
        )

    async def lines(self, book: str, *, after: int = 0, most: int = 1000) -> Sequence[Line]:
        """Lines of the journal after that number."""
        return [row.line() for row in await self._executor.fetch(LIST_LINES(book, after, most))]

    async def writings(self, player: str, *, first: int = 1, last: int = LINES_MAX) -> Sequence[Writing]:
        """What was written in the lines from that one on, up to that one."""
        return [row.writing() for row in await self._executor.fetch(LIST_WRITINGS(player, first, last))]

    async def with_words(self, player: str, entries: Sequence[Entry]) -> list[Entry]:
        """These entries of the player's journal, with the words that are kept apart from it."""
        if not stored_words.has_words(entries):
            return list(entries)
        numbers = [each.number for each in entries]
        found = await self.writings(player, first=min(numbers), last=max(numbers))
        return [stored_words.joined(each, {one.entry: one.text for one in found}) for each in entries]

    async def lines_of_play(self, play: str) -> Sequence[Line]:
        """All lines about that play, or about that game at a table."""
        return [row.line() for row in await self._executor.fetch(LIST_LINES_OF_PLAY(play))]

    async def recent_lines(
        self, book: str, kinds: Sequence[str], *, before: int | None = None, most: int = 100
    ) -> Sequence[Line]:
        """Lines of these kinds before that number, the newest first. The kinds must not be about plays and payments."""
        last = LINES_MAX if before is None else before
        rows = await self._executor.fetch(list_recent_lines(len(kinds))(book, most, last, *kinds))
        return [row.line() for row in rows]
