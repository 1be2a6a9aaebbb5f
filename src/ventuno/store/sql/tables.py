"""Tables of the Challenge, their current games, and the games in which a player had a bet.

A table is a book; a game at it is kept in the same SQL table as a play of Big21, with the table as its owner.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from ventuno.house.journal import Line
from ventuno.house.ledger import codec
from ventuno.house.tables.game_record import GameRecord
from ventuno.house.tables.state import PREFIX, Table
from ventuno.store.executor import Columns, Executor, Select
from ventuno.store.keys.ring import KeyRing
from ventuno.store.sql import plays
from ventuno.store.sql.books import LIST_LINES, BookNameRow, BookTextRow, LineRow
from ventuno.store.sql.plays import PlayRow
from ventuno.store.times import FAR_FUTURE, microseconds

NEWS_LINES_MAX = 200  # a game has about thirty
NAMES_AT_ONCE = 100  # always as many, so that it is always the same prepared statement


class TableRow(NamedTuple):
    text: str  # JSON
    current_game: PlayRow | None

    @classmethod
    def read(cls, columns: Columns) -> "TableRow":
        text, *game = columns
        return cls(text, PlayRow.joined(game))

    def table(self) -> Table:
        return codec.decode(self.text, Table)

    def game(self, keys: KeyRing) -> GameRecord | None:
        return None if self.current_game is None else self.current_game.game_record(keys)


class BetRow(NamedTuple):
    box: int
    dealt_us: int


class GameWithBetRow(NamedTuple):
    box: int
    game: PlayRow

    @classmethod
    def read(cls, columns: Columns) -> "GameWithBetRow":
        box, *game = columns
        return cls(box, PlayRow._make(game))


class JournalLengthRow(NamedTuple):
    id: str
    entries: int


FIND_TABLE = Select(
    TableRow.read,
    f"SELECT b.text, {plays.COLUMNS} FROM books b LEFT JOIN plays p ON p.id = b.play WHERE b.id = $1",
)

LIST_OPEN_TABLES = Select(
    BookTextRow._make, "SELECT text FROM books WHERE open_table IS NOT NULL ORDER BY open_table, id LIMIT $1"
)

LIST_DUE_TABLES = Select(BookNameRow._make, "SELECT id FROM books WHERE due_us <= $1 ORDER BY due_us LIMIT $2")

LIST_JOURNAL_LENGTHS = Select(
    JournalLengthRow._make,
    f"SELECT id, entries FROM books WHERE id IN ({', '.join(f'${n}' for n in range(1, NAMES_AT_ONCE + 1))})",
)

FIND_BET = Select(BetRow._make, "SELECT box, dealt_us FROM bettors WHERE play = $1 AND player = $2")

LIST_GAMES_OF_PLAYER = Select(
    GameWithBetRow.read,
    f"""
    SELECT b.box, {plays.COLUMNS} FROM bettors b JOIN plays p ON p.id = b.play
    WHERE b.player = $1 AND (b.dealt_us, b.play) < ($2, $3) AND p.ended_us IS NOT NULL
    ORDER BY b.dealt_us DESC, b.play DESC LIMIT $4
    """,
)


class TableStore:
    def __init__(self, executor: Executor, keys: KeyRing) -> None:
        self._executor = executor
        self._keys = keys

    async def find(self, table: str) -> tuple[Table, GameRecord | None] | None:
        """A table with its current game, both read at one moment."""
        row = await self._executor.find(FIND_TABLE(table)) if table.startswith(PREFIX) else None
        return None if row is None else (row.table(), row.game(self._keys))

    async def news(self, table: str, after: int) -> tuple[Table, GameRecord | None, Sequence[Line]] | None:
        """A table with its current game and the lines of its journal after that number, all read at one moment."""
        query = FIND_TABLE(table)
        if not table.startswith(PREFIX) or not query.can_match:
            return None
        tables: list[TableRow]
        lines: list[LineRow]
        tables, lines = await self._executor.fetch_together(query, LIST_LINES(table, after, NEWS_LINES_MAX))
        return (tables[0].table(), tables[0].game(self._keys), [row.line() for row in lines]) if tables else None

    async def open(self, *, most: int = 1000) -> Sequence[Table]:
        """The house's own tables first, then those with free seats, then those that are full."""
        return [codec.decode(row.text, Table) for row in await self._executor.fetch(LIST_OPEN_TABLES(most))]

    async def due(self, at: datetime, *, most: int) -> Sequence[str]:
        """The names of the tables whose clock has run out."""
        return [row.id for row in await self._executor.fetch(LIST_DUE_TABLES(microseconds(at), most))]

    async def journal_lengths(self, tables: Sequence[str]) -> Mapping[str, int]:
        """How many entries the journals of these tables have."""
        lengths: dict[str, int] = {}
        for begin in range(0, len(tables), NAMES_AT_ONCE):
            some = list(tables[begin : begin + NAMES_AT_ONCE])
            some += some[:1] * (NAMES_AT_ONCE - len(some))
            rows = await self._executor.fetch(LIST_JOURNAL_LENGTHS(*some))
            lengths |= {row.id: row.entries for row in rows}
        return lengths

    async def box_in(self, game: str, player: str) -> int | None:
        """The box on which that player had a bet in that game."""
        row = await self._executor.find(FIND_BET(game, player))
        return None if row is None else row.box

    async def games_of(
        self, player: str, *, before: str | None = None, most: int = 100
    ) -> Sequence[tuple[GameRecord, int]]:
        """The games that are over and in which the player had a bet, each with the box of the bet; the newest first.

        If `before` is given, only games dealt before that one; it must be a game of that player.
        """
        dealt_us, name = FAR_FUTURE, ""
        if before is not None:
            row = await self._executor.find(FIND_BET(before, player))
            if row is None:
                return []
            dealt_us, name = row.dealt_us, before
        rows = await self._executor.fetch(LIST_GAMES_OF_PLAYER(player, dealt_us, name, most))
        return [(row.game.game_record(self._keys), row.box) for row in rows]
