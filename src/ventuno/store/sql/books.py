"""Books and their journals: the house's, a player's or a table's.

A book is what its journal adds up to (its text), together with the journal itself (its lines).
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from typing import NamedTuple, TypeVar

from ventuno.house.accounts.people import details_of
from ventuno.house.accounts.player import Player
from ventuno.house.audit import Book, BookColumns
from ventuno.house.contact import stored_words
from ventuno.house.contact.stored_words import Writing
from ventuno.house.journal import Entry, Line
from ventuno.house.ledger import codec
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.office.house_state import HouseState
from ventuno.house.tables.state import PREFIX as TABLE_PREFIX
from ventuno.store.executor import Executor, Select, audited
from ventuno.store.keys.ring import KeyRing
from ventuno.store.sql import plays
from ventuno.store.sql.plays import PlayRow
from ventuno.store.times import instant, instant_or_none

LINES_MAX = 2**62  # more than any book has

R = TypeVar("R")
T = TypeVar("T")


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
    login: str | None
    name: str | None
    birth: str | None
    canton: str | None
    salt: str | None
    sealed: int
    counted: int
    due_us: int | None
    open_table: int | None

    def details(self) -> str:
        """The hash of who the player is; empty if nobody knows."""
        if self.person is None:
            return ""
        known = (self.login, self.name, self.birth, self.canton)
        return details_of(self.salt or "", self.person, *("" if each is None else each for each in known))

    def columns(self) -> BookColumns:
        listed = self.open_table is not None
        return BookColumns(self.sealed, self.counted, instant_or_none(self.due_us), listed)

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

    def bettor(self) -> tuple[str, str, int]:
        return self.play, self.player, self.box


FIND_BOOK_TEXT = Select(BookTextRow._make, "SELECT text FROM books WHERE id = $1")

FIND_BOOK = audited(
    BookRow,
    """
    SELECT b.id, b.text, b.entries, b.head, b.play, r.opened_us, r.read_us, p.player AS person,
        p.login, p.name, p.birth, p.canton, p.salt, b.sealed, b.counted, b.due_us, b.open_table
    FROM books b LEFT JOIN readers r ON r.player = b.id LEFT JOIN people p ON p.player = b.id WHERE b.id = $1
    """,
)

LIST_BOOK_NAMES = audited(BookNameRow, "SELECT id FROM books WHERE id > $1 ORDER BY id LIMIT $2")

LIST_LINES = Select(
    LineRow._make,
    "SELECT number, text, hash, kind, play FROM entries WHERE book = $1 AND number > $2 ORDER BY number LIMIT $3",
)

LIST_AUDITED_LINES = audited(
    LineRow, "SELECT number, text, hash, kind, play FROM entries WHERE book = $1 ORDER BY number"
)

LIST_LINES_OF_PLAY = Select(
    LineRow._make, "SELECT number, text, hash, kind, play FROM entries WHERE play = $1 ORDER BY number"
)

LIST_WRITINGS = Select(
    WritingRow._make,
    "SELECT player, entry, salt, text FROM writings WHERE player = $1 AND entry >= $2 AND entry <= $3 ORDER BY entry",
)

LIST_AUDITED_WRITINGS = audited(
    WritingRow, "SELECT player, entry, salt, text FROM writings WHERE player = $1 ORDER BY entry"
)

LIST_PLAYS_OF_BOOK = audited(PlayRow, f"SELECT {plays.COLUMNS} FROM plays p WHERE player = $1 ORDER BY number")

LIST_BETTORS_OF_BOOK = audited(
    BettorRow,
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


def _read(rows: Sequence[R | None], convert: Callable[[R], T], table: str, unreadable: list[str]) -> list[T]:
    """The rows as values. Which of a table cannot be read is noted by their place in it."""
    made: list[T] = []
    for place, row in enumerate(rows, start=1):
        length = len(made)
        with suppress(ArithmeticError, ValueError):  # for example a time that no calendar has
            made += [] if row is None else [convert(row)]
        if len(made) == length:
            unreadable.append(f"{table} {place}")
    return made


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
        return [row.id for row in await self._executor.fetch(LIST_BOOK_NAMES(after, most)) if row is not None]

    async def whole(self, book: str) -> Book | None:
        """A book with its journal and its plays, all read at one moment: for the audit. None if there is none.

        Rows that cannot be read are left out, and `Book.unreadable` says where they are missing.
        """
        books: list[BookRow | None]
        lines: list[LineRow | None]
        plays_kept: list[PlayRow | None]
        bettors: list[BettorRow | None]
        written: list[WritingRow | None]
        books, lines, plays_kept, bettors, written = await self._executor.fetch_together(
            FIND_BOOK(book),
            LIST_AUDITED_LINES(book),
            LIST_PLAYS_OF_BOOK(book),
            LIST_BETTORS_OF_BOOK(book),
            LIST_AUDITED_WRITINGS(book),
        )
        if not books or (row := books[0]) is None:
            return None
        unreadable: list[str] = []
        return Book(
            id=row.id,
            text=row.text,
            entries=row.entries,
            head=row.head,
            play=row.play,
            lines=_read(lines, LineRow.line, "entries", unreadable),
            plays=_read(plays_kept, lambda row: row.record(self._keys), "plays", unreadable),
            bettors=frozenset(_read(bettors, BettorRow.bettor, "bettors", unreadable)),
            reader=next(iter(_read([row], BookRow.reader, "readers", unreadable)), None),
            person=row.person is not None,
            details=row.details(),
            columns=next(iter(_read([row], BookRow.columns, "books", unreadable)), None),
            writings=_read(written, WritingRow.writing, "writings", unreadable),
            unreadable=unreadable,
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
