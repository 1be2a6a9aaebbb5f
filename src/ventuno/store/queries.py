"""What can be looked up, the same for both databases: each only has to know how to fetch rows."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec

from ventuno.house import wire
from ventuno.house.audit import Book
from ventuno.house.journal import Line
from ventuno.house.ledger import Account
from ventuno.house.money import Money
from ventuno.house.people import Person
from ventuno.house.player import Player
from ventuno.house.plays import Kept
from ventuno.house.table import PREFIX, Table
from ventuno.house.terms import BOOK as HOUSE
from ventuno.house.terms import House
from ventuno.store import sql
from ventuno.store.protocol import Held, Seal
from ventuno.store.sql import Row

NEWS_MAX = 200  # entries: a game has about thirty


class _Purse(msgspec.Struct):
    """Of an account only its balances, in centimes: to read all of ten thousand accounts would take a second."""

    balances: dict[Account, int] = {}


_PURSES = msgspec.json.Decoder(_Purse)


class Queries:
    @abstractmethod
    async def fetch(self, statement: str, *arguments: object) -> Sequence[Row]: ...

    async def look(self, statement: str, name: str) -> Sequence[Row]:
        """What is found by its name, and is a row at most."""
        return await self.fetch(statement, name)

    @abstractmethod
    async def fetch_together(self, *statements: tuple[str, Sequence[object]]) -> Sequence[Sequence[Row]]:
        """Several statements on the same state of the database."""

    async def _one(self, statement: str, name: str) -> Row | None:
        """The row of that name; for some characters a database cannot even be asked."""
        rows = await self.look(statement, name) if name.isprintable() else ()
        return rows[0] if rows else None

    async def house(self) -> House | None:
        row = await self._one(sql.BOOK, HOUSE)
        return None if row is None else wire.decode(row[1], House)

    async def player(self, player: str) -> Player | None:
        row = await self._one(sql.BOOK, player) if player != HOUSE and not player.startswith(PREFIX) else None
        return None if row is None else wire.decode(row[1], Player)

    async def person(self, login: str) -> Person | None:
        row = await self._one(sql.PERSON, login)
        return None if row is None else sql.person(row)

    async def person_of(self, player: str) -> Person | None:
        row = await self._one(sql.PERSON_OF, player)
        return None if row is None else sql.person(row)

    async def people(self, words: Sequence[str], *, after: str | None = None, most: int = 50) -> Sequence[Person]:
        last = None if after is None else await self.person_of(after)
        if (after is not None and last is None) or not all(word.isprintable() for word in words):
            return []
        if not words:
            return [sql.person(row) for row in await self.fetch(sql.PEOPLE, last.login if last else "", most)]
        first, *others = sorted(words, key=len, reverse=True)  # fewest begin with the longest
        met = min((word for word in last.words if word.startswith(first)), default=first) if last else ""
        bounds = [bound for word in others for bound in sql.beginning(word)]
        given = (*sql.beginning(first), met, last.player if last else "", most, *bounds)
        return [sql.person(row) for row in await self.fetch(sql.people(len(others)), *given)]

    async def play(self, play: str) -> Kept | None:
        row = await self._one(sql.PLAY, play)
        return None if row is None else sql.kept(row)

    async def plays(self, player: str, *, before: int | None = None, most: int = 100) -> Sequence[Kept]:
        return [sql.kept(row) for row in await self.fetch(sql.PLAYS, player, before or sql.FAR, most)]

    async def box_in(self, game: str, player: str) -> int | None:
        found = await self._bet(game, player)
        return None if found is None else int(found[0])

    async def games(self, player: str, *, before: str | None = None, most: int = 100) -> Sequence[tuple[Kept, int]]:
        dealt, name = sql.FAR, ""
        if before is not None:
            found = await self._bet(before, player)
            if found is None:
                return []
            dealt, name = found[1], before
        return [(sql.kept(row[1:]), row[0]) for row in await self.fetch(sql.GAMES, player, dealt, name, most)]

    async def _bet(self, game: str, player: str) -> Row | None:
        rows = await self.fetch(sql.BET, game, player) if game.isprintable() else ()
        return rows[0] if rows else None

    async def lines(self, book: str, *, after: int = 0, most: int = 1000) -> Sequence[Line]:
        return [sql.line(row) for row in await self.fetch(sql.LINES, book, after, most)]

    async def lines_of_play(self, play: str) -> Sequence[Line]:
        return [sql.line(row) for row in await self.fetch(sql.LINES_OF_PLAY, play)]

    async def newest_rare_lines(
        self, book: str, kinds: Sequence[str], *, before: int | None = None, most: int = 100
    ) -> Sequence[Line]:
        last = sql.NUMBER_MAX if before is None else before
        found = await self.fetch(sql.newest_rare_lines(len(kinds)), book, most, last, *kinds)
        return [sql.line(row) for row in found]

    async def overdue(self, at: datetime, *, most: int) -> Sequence[Kept]:
        return [sql.kept(row) for row in await self.fetch(sql.OVERDUE, sql.microseconds(at), most)]

    async def running(self, *, after: str = "", most: int = 1000) -> Sequence[Kept]:
        return [sql.kept(row) for row in await self.fetch(sql.UNFINISHED, after, most)]

    async def unfinished(self, *, after: str | None = None, most: int = 100) -> Sequence[tuple[Kept, Player]]:
        due, name = -1, ""
        if after is not None:
            last = await self.play(after)
            if last is None or last.expires_at is None:
                return []
            due, name = sql.microseconds(last.expires_at), after
        rows = await self.fetch(sql.HOLDING, due, name, most)
        return [(sql.kept(row), wire.decode(row[-1], Player)) for row in rows]

    async def held(self) -> Held:
        purses = [_PURSES.decode(text).balances for (text,) in await self.fetch(sql.HELD)]
        stakes, realised = (
            Money(sum(each.get(account, 0) for each in purses)) for account in (Account.HELD, Account.REALISED)
        )
        return Held(len(purses), stakes, realised)

    async def table(self, table: str) -> tuple[Table, Kept | None] | None:
        row = await self._one(sql.TABLE, table) if table.startswith(PREFIX) else None
        return None if row is None else sql.table(row)

    async def news(self, table: str, after: int) -> tuple[Table, Kept | None, Sequence[Line]] | None:
        asked = (sql.TABLE, (table,)), (sql.LINES, (table, after, NEWS_MAX))
        rows, lines = (
            await self.fetch_together(*asked) if table.startswith(PREFIX) and table.isprintable() else ((), ())
        )
        return (*sql.table(rows[0]), list(map(sql.line, lines))) if rows else None

    async def tables(self, *, most: int = 1000) -> Sequence[Table]:
        return [wire.decode(row[0], Table) for row in await self.fetch(sql.TABLES, most)]

    async def due_tables(self, at: datetime, *, most: int) -> Sequence[str]:
        return [row[0] for row in await self.fetch(sql.DUE_TABLES, sql.microseconds(at), most)]

    async def entries(self, tables: Sequence[str]) -> Mapping[str, int]:
        found: dict[str, int] = {}
        for begin in range(0, len(tables), sql.NAMES_MAX):
            some = list(tables[begin : begin + sql.NAMES_MAX])
            rows = await self.fetch(sql.ENTRIES, *some, *some[:1] * (sql.NAMES_MAX - len(some)))
            found |= {name: entries for name, entries in rows}  # noqa: C416  # a row is no pair to the type checker
        return found

    async def books(self, *, after: str = "", most: int = 1000) -> Sequence[str]:
        return [row[0] for row in await self.fetch(sql.BOOKS, after, most)]

    async def book(self, book: str) -> Book | None:
        whole = (sql.LINES, (book, 0, sql.FAR)), (sql.ALL_PLAYS, (book,)), (sql.BETTORS, (book,))
        rows, lines, plays, bets = await self.fetch_together((sql.BOOK_WITH_READER, (book,)), *whole)
        if not rows:
            return None
        identity, text, entries, head, play, opened, read = rows[0]
        reader = None if opened is None else (sql.since_epoch(opened), sql.instant(read or None))
        bettors = frozenset((game, player, box) for game, player, box in bets)
        kept = list(map(sql.kept, plays))
        return Book(identity, text, entries, head, play, list(map(sql.line, lines)), kept, bettors, reader)

    async def seals(self, *, after: int = 0, most: int = 100) -> Sequence[tuple[Seal, str]]:
        return [sql.seal(row) for row in await self.fetch(sql.SEALS, after, most)]
