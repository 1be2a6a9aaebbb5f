"""The house on PostgreSQL, for any number of server processes.

A command is loaded with one statement and written with one (data-modifying CTEs). The first part changes the book, if
the book still has the version that the command was decided on. The other parts happen only if the first one did.

Books that were written a moment ago are remembered and need not be loaded: that is the quick way, and such writes are
sent together (`writer.py`). But nothing is refused because of a remembered book: before a refusal the book is loaded.
Whatever else goes wrong on the quick way, the command then goes the careful way, by itself.

If another process was quicker, the command is executed again. If the connection was lost and nobody knows how far the
statement came, it is executed again too: its key tells whether it was answered before.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from typing import Any, TypeVar

import asyncpg
from msgspec.structs import replace

from ventuno.house.ledger import codec
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.office.house_state import HouseState
from ventuno.rules.refusals import Refused
from ventuno.store import migrations
from ventuno.store.commands import Changes, Command
from ventuno.store.dialects import POSTGRESQL_LOCK, for_postgresql
from ventuno.store.errors import (
    STORE_BUSY,
    STORE_FAILED,
    STORE_FULL,
    STORE_MISSING,
    STORE_NEWER,
    STORE_OLDER,
    STORE_UNREACHABLE,
    Unavailable,
)
from ventuno.store.execution import load, write
from ventuno.store.execution.recent_books import RecentBook, RecentBooks
from ventuno.store.executor import Batch, OvertakenError, Query, Steps, TableWatcher
from ventuno.store.inspection import Inspection
from ventuno.store.keys.ring import KeyRing
from ventuno.store.postgres import inspecting
from ventuno.store.postgres.connections import (
    CONNECTIONS,
    LOST,
    PATIENCE_SECONDS,
    Connection,
    Connections,
    connect_first,
    without_password,
)
from ventuno.store.postgres.schema import LOCK, schema
from ventuno.store.postgres.writer import WriteFailedError, Writer
from ventuno.store.sql.accounts.guests import FIND_GUEST_QUESTION
from ventuno.store.sql.books import FIND_BOOK_TEXT

ATTEMPTS_MAX = 100  # to execute one command while others change the same book
CHANNEL = "ventuno_tables"
LISTEN_AGAIN_SECONDS = 1.0
UNLOCKED = " AND id = (SELECT id FROM books WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED)"

R = TypeVar("R")
T = TypeVar("T")


class _QuickerError(Exception):
    """Another process has changed one of the books: the transaction is undone."""


class PostgresDatabase:
    """Open it with `PostgresDatabase.open`."""

    def __init__(self, connections: Connections, clock: Callable[[], datetime], keys: KeyRing) -> None:
        self._connections = connections
        self._writer = Writer(connections)
        self.keys = keys
        self._clock = clock
        self._house: tuple[int, HouseState] | None = None
        self._recent = RecentBooks()
        self._watchers: list[TableWatcher] = []
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        address: str,
        clock: Callable[[], datetime],
        keys: KeyRing,
        *,
        connections: int = CONNECTIONS,
        read_only: bool = False,
    ) -> "PostgresDatabase":
        first = await connect_first(address, read_only=read_only)
        try:
            found = await schema(first)
        except BaseException:
            first.terminate()
            raise
        if found != migrations.NEWEST:
            first.terminate()
            if found == 0:
                raise Refused(STORE_MISSING(where=without_password(address)))
            reason = STORE_NEWER if found > migrations.NEWEST else STORE_OLDER
            raise Refused(reason(found=found, known=migrations.NEWEST))
        return cls(Connections(address, connections, first, read_only=read_only), clock, keys)

    @property
    def overwritten(self) -> bool:
        return False

    async def execute(self, command: Command) -> Changes:
        for attempt in range(ATTEMPTS_MAX):
            changes = await self._execute_on_recent(command)
            if changes is None:
                with suppress(_QuickerError):
                    changes = await self._patiently(lambda connection: self._execute(connection, command))
            if changes is not None:
                if changes.refusal is not None:
                    raise Refused(changes.refusal)
                return changes
            if attempt > 2:
                await asyncio.sleep(0.001 * min(attempt, 20))
        raise Unavailable(STORE_BUSY())

    def watch_tables(self, watcher: TableWatcher) -> None:
        self._watchers.append(watcher)
        if self._listening is None:
            self._listening = asyncio.get_running_loop().create_task(self._listen())

    async def _listen(self) -> None:
        """On a separate connection, and on a new one if that is lost. Changes in between are not reported."""

        def heard(_connection: Connection, _process: int, _channel: str, table: object) -> None:
            for watcher in self._watchers:
                watcher(str(table), None)

        while True:
            try:
                connection = await self._connections.take()
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda _connection: lost.set())  # noqa: B023  # this round's
                    await connection.add_listener(CHANNEL, heard)
                    await lost.wait()
                finally:
                    connection.terminate()
                    self._connections.give_back(connection)
            except (*LOST, asyncpg.PostgresError):
                pass
            await asyncio.sleep(LISTEN_AGAIN_SECONDS)

    async def write(self, *queries: Query[Any], lock: str | None = None) -> list[Any]:
        async def work(connection: Connection) -> list[Any]:
            async with connection.transaction():
                if lock is not None:
                    await connection.execute(POSTGRESQL_LOCK, LOCK, lock)
                return [await _run(connection, query) for query in queries][-1]

        return await self._patiently(work)

    async def transact(self, steps: Callable[[], Steps], *, lock: str) -> bool:
        async def work(connection: Connection) -> bool:
            running = steps()
            async with connection.transaction():
                await connection.execute(POSTGRESQL_LOCK, LOCK, lock)
                try:
                    step = next(running)
                    while True:
                        step = running.send(await _run_step(connection, step))
                except StopIteration:
                    return True

        try:
            return await self._patiently(work)
        except OvertakenError:
            return False

    async def fetch(self, query: Query[R]) -> list[R]:
        return await self._patiently(lambda connection: _run(connection, query))

    async def find(self, query: Query[R]) -> R | None:
        rows = await self.fetch(query) if query.can_match else ()
        return rows[0] if rows else None

    async def fetch_together(self, *queries: Query[Any]) -> tuple[list[Any], ...]:
        async def work(connection: Connection) -> tuple[list[Any], ...]:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return tuple([await _run(connection, query) for query in queries])

        return await self._patiently(work)

    async def inspect(self) -> Inspection:
        return await inspecting.inspect(self)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
        await self._connections.close()
        await self._writer.finish()

    async def _patiently(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do the work, and try again while the database does not answer. So all work must be safe to do twice."""
        loop = asyncio.get_running_loop()
        give_up_at, pause = loop.time() + PATIENCE_SECONDS, 0.0
        while True:
            try:
                connection = await self._connections.take()
                try:
                    return await _cleanly(connection, work)
                finally:
                    self._connections.give_back(connection)
            except (*LOST, TimeoutError) as error:
                if self._connections.closing or loop.time() + pause > give_up_at:
                    raise Unavailable(STORE_UNREACHABLE()) from error
                task = asyncio.current_task()
                if task is not None and task.cancelling():  # that is why the connection was lost
                    raise asyncio.CancelledError from error
                if isinstance(error, ValueError):  # the database cannot hold a value: the connection is not lost
                    raise Unavailable(STORE_FAILED(problem=error)) from error
            except (asyncpg.DiskFullError, asyncpg.OutOfMemoryError) as error:
                raise Unavailable(STORE_FULL()) from error
            except asyncpg.PostgresError as error:
                raise Unavailable(STORE_FAILED(problem=error)) from error
            self._connections.renew()
            await asyncio.sleep(pause)
            pause = min(max(pause * 2, 0.02), 1.0)

    async def _execute(self, connection: Connection, command: Command) -> Changes | None:
        """Returns what was written, or `None` if another process was quicker."""
        if command.table is not None:
            return await self._execute_with_table(connection, command, command.table)
        if command.house_too:
            return await self._execute_with_house(connection, command)
        people: list[load.KnownPersonRow] = []
        if command.login is not None:  # before the answers: if the person exists, the answer they were given does too
            people = await _run(connection, load.known_people(command))
        row = await _run_one(connection, load.LOAD(command.book, command.key))
        house = None if row is None else await self._house_at(connection, row.house_version)
        records = load.records(row, house, command, people, self.keys)
        if command.guest is not None:  # after the book's version: if the question is answered meanwhile, that rises
            asked = await _run_one(connection, FIND_GUEST_QUESTION(command.guest))
            records = replace(records, guest=None if asked is None else asked.question())
        changes = command.decide(records)
        version = None if row is None else row.version
        if not await self._write_changes(connection, command, version, changes):
            return None
        if version is not None and records.book is not None:
            loaded = RecentBook(version, records)
            self._recent.keep(command.book, loaded.after(changes, version + 1))
        return changes

    async def _execute_with_table(self, connection: Connection, command: Command, table: str) -> Changes | None:
        """Change two books or none of them: always the player's first, so that nobody deadlocks."""
        for book in (command.book, table):
            self._recent.forget(book)
        async with connection.transaction():
            # The table before the answers: if it was changed by this command before, the answer is found.
            table_row = await _run_one(connection, load.FIND_TABLE_VERSION(table))
            row = await _run_one(connection, load.LOAD(command.book, command.key))
            house = None if row is None else await self._house_at(connection, row.house_version)
            records = load.records(row, house, command, (), self.keys)
            records = replace(records, table=None if table_row is None else table_row.table())
            if command.opens:  # last: if the player opens another table meanwhile, that changes the player's book
                (counted,) = await _run(connection, load.count_open_tables(command.book))
                records = replace(records, open_tables=counted.open_tables)
            changes = command.decide(records)
            if not changes.writes:
                return changes
            if not await self._write_changes(connection, command, None if row is None else row.version, changes):
                raise _QuickerError
            if changes.table is not None:
                table_version = None if table_row is None else table_row.version
                statement, arguments = for_postgresql(write.table_parts(table_version, changes))
                if not await connection.fetchval(statement, *arguments):
                    raise _QuickerError
        return changes

    async def _execute_with_house(self, connection: Connection, command: Command) -> Changes | None:
        """Change a player's book and the house's, or none of them: always the player's first, as with a table."""
        self._recent.forget(command.book)
        async with connection.transaction():
            row = await _run_one(connection, load.LOAD(command.book, command.key))
            house = None if row is None else await self._house_at(connection, row.house_version)
            changes = command.decide(load.records(row, house, command, (), self.keys))
            if not await self._write_changes(connection, command, None if row is None else row.version, changes):
                raise _QuickerError
            if row is not None and changes.house is not None:
                statement, arguments = for_postgresql(write.house_parts(row.house_version, changes))
                if not await connection.fetchval(statement, *arguments):
                    raise _QuickerError
        return changes

    async def _execute_on_recent(self, command: Command) -> Changes | None:
        """Execute without loading anything. `None` if that is not possible: a refusal needs the newest data."""
        recent = self._recent.of(command.book)
        if recent is None or command.table is not None or command.login is not None or command.house_too:
            return None
        self._recent.forget(command.book)  # until it is known what became of it
        try:
            changes = command.decide(recent.records)
        except Refused:
            return None
        if changes.refusal is not None or not changes.writes:
            return None
        try:
            written = await self._writer.write(*self._quick_write(command, recent, changes))
        except WriteFailedError:
            return None
        if not written:
            return None
        self._recent.keep(command.book, recent.after(changes, recent.version + 1))
        return changes

    def _quick_write(self, command: Command, recent: RecentBook, changes: Changes) -> tuple[str, list[object]]:
        """Changes nothing if another process has changed the book or the house meanwhile, or is about to."""
        assert recent.records.book is not None
        assert recent.records.house is not None
        guard, *parts = write.parts(command, recent.version, changes, self._clock(), self.keys)
        statement, arguments = write.if_unchanged(guard, recent.records.book.head, recent.records.house.head)
        return for_postgresql([(statement + UNLOCKED, arguments), *parts])

    async def _write_changes(
        self, connection: Connection, command: Command, version: int | None, changes: Changes
    ) -> bool:
        """False if another process has changed the book meanwhile."""
        if not changes.writes:
            return True
        statement, arguments = for_postgresql(write.parts(command, version, changes, self._clock(), self.keys))
        try:
            return bool(await connection.fetchval(statement, *arguments))
        except asyncpg.UniqueViolationError:
            return False

    async def _house_at(self, connection: Connection, version: int) -> HouseState:
        if self._house is None or self._house[0] != version:
            (row,) = await _run(connection, FIND_BOOK_TEXT(HOUSE))
            self._house = version, codec.decode(row.text, HouseState)
        return self._house[1]


async def _run(connection: Connection, query: Query[R]) -> list[R]:
    return list(map(query.read, await connection.fetch(query.sql, *query.arguments)))


async def _run_one(connection: Connection, query: Query[R]) -> R | None:
    row = await connection.fetchrow(query.sql, *query.arguments)
    return None if row is None else query.read(row)


async def _run_step(connection: Connection, step: Query[Any] | Batch) -> list[Any]:
    if isinstance(step, Query):
        return await _run(connection, step)
    await connection.executemany(step.write.sql, step.arguments)
    return []


async def _cleanly(connection: Connection, work: Callable[[Connection], Awaitable[T]]) -> T:
    """Do the work. After an unexpected error the connection may be in an unknown state, so it is closed."""
    try:
        return await work(connection)
    except (Refused, _QuickerError, OvertakenError, asyncpg.PostgresError):
        raise
    except BaseException:
        connection.terminate()
        raise
