"""The house on PostgreSQL, for any number of server processes.

A decision is loaded with one statement and written with one (data-modifying CTEs): the first part changes the book if
it is still at the version the decision was made on, the others only happen with it. What was written last is remembered
and need not be loaded, but a refusal is only ever given on what was. When another process was quicker,
or the connection was lost and nobody knows how far the statement came, the question is simply asked again: its key
tells whether it has been answered.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import lru_cache
from itertools import chain
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg

from ventuno.house import wire
from ventuno.house.table import Table
from ventuno.house.terms import BOOK as HOUSE
from ventuno.house.terms import House
from ventuno.rules.refusals import Refused
from ventuno.store import migrations, sealing, sql
from ventuno.store.counts import OvertakenError, Steps
from ventuno.store.drafts import Drafts
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
from ventuno.store.memory import Memory, Remembered
from ventuno.store.protocol import Change, Decision, Question, Records
from ventuno.store.sql import Row

CONNECTIONS = 8
ATTEMPTS_MAX = 100  # of one question against quicker ones for the same book
PATIENCE_SECONDS = 15.0  # with a database that does not answer
STATEMENT_SECONDS = 30.0
CHANNEL = "ventuno_tables"
LISTEN_AGAIN_SECONDS = 1.0
_LOCK = 0x56454E31  # taken by whoever migrates, and, with another number beside it, by whoever waits for their turn

_LOST = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what asyncpg makes of a connection lost at a bad moment
    asyncpg.OperatorInterventionError,  # shutdown, crash recovery, terminated by an administrator
    asyncpg.TooManyConnectionsError,
)
_PARAMETER = re.compile(r"\$(\d+)")

T = TypeVar("T")
Connection = Any  # asyncpg has no types of its own


class _QuickerError(Exception):
    """Somebody else has changed one of the books: the transaction is undone."""


class PostgresStore(Drafts):
    """Open it with `PostgresStore.open`."""

    def __init__(self, pool: asyncpg.Pool, clock: Callable[[], datetime]) -> None:
        self._pool = pool
        self._clock = clock
        self._house: tuple[int, House] | None = None
        self._memory = Memory()
        self._watchers: list[Callable[[str, Change | None], None]] = []
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls, address: str, clock: Callable[[], datetime], *, connections: int = CONNECTIONS
    ) -> "PostgresStore":
        pool = await _pool(address, connections)
        try:
            async with pool.acquire() as connection:
                found = await schema(connection)
        except BaseException:
            pool.terminate()
            raise
        if found != migrations.NEWEST:
            pool.terminate()
            if found == 0:
                raise Refused(STORE_MISSING(where=place(address)))
            reason = STORE_NEWER if found > migrations.NEWEST else STORE_OLDER
            raise Refused(reason(found=found, known=migrations.NEWEST))
        return cls(pool, clock)

    async def ask(self, question: Question) -> Decision:
        for attempt in range(ATTEMPTS_MAX):
            try:
                decision = await self._patiently(lambda connection: self._answer(connection, question))
            except _QuickerError:
                decision = None
            if decision is not None:
                if decision.refusal is not None:
                    raise Refused(decision.refusal)
                return decision
            if attempt > 2:
                await asyncio.sleep(0.001 * min(attempt, 20))
        raise Unavailable(STORE_BUSY())

    def watch(self, told: Callable[[str, Change | None], None]) -> None:
        self._watchers.append(told)
        if self._listening is None:
            self._listening = asyncio.get_running_loop().create_task(self._listen())

    async def _listen(self) -> None:
        """On a connection of its own, and on another one when that is lost. What was missed meanwhile is not told."""

        def heard(_connection: Connection, _process: int, _channel: str, table: object) -> None:
            for told in self._watchers:
                told(str(table), None)

        while True:
            try:
                async with self._pool.acquire() as connection:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda _connection: lost.set())  # noqa: B023  # this round's
                    await connection.add_listener(CHANNEL, heard)
                    try:
                        await lost.wait()
                    finally:
                        connection.terminate()
            except (*_LOST, asyncpg.PostgresError):
                pass
            await asyncio.sleep(LISTEN_AGAIN_SECONDS)

    async def seal(self, at: datetime) -> int:
        async def sealed(connection: Connection) -> int:
            async with connection.transaction():
                await connection.execute("LOCK TABLE seals IN EXCLUSIVE MODE")
                grown = await connection.fetch(sql.TO_SEAL, sql.BOOKS_PER_SEAL_MAX)
                if grown:
                    last = await connection.fetchrow(sql.LAST_SEAL)
                    await connection.execute(sql.ADD_SEAL, *sealing.seal(last, list(map(tuple, grown)), at))
                    await connection.executemany(sql.SEALED, [(row[0], row[1]) for row in grown])
                return len(grown)

        return await self._patiently(sealed)

    async def forget_answers(self, before: datetime) -> int:
        return len(await self.fetch(sql.FORGET_ANSWERS, sql.microseconds(before), sql.FORGOTTEN_MAX))

    async def write(self, *statements: tuple[str, Sequence[object]], turn: str | None = None) -> Sequence[Row]:
        async def written(connection: Connection) -> Sequence[Row]:
            async with connection.transaction():
                if turn is not None:
                    await connection.execute("SELECT pg_advisory_xact_lock($1, hashtext($2))", _LOCK, turn)
                rows = [await connection.fetch(statement, *arguments) for statement, arguments in statements]
                return [tuple(row) for row in rows[-1]]

        return await self._patiently(written)

    async def transact(self, steps: Callable[[], Steps], turn: str) -> bool:
        async def done(connection: Connection) -> bool:
            making = steps()
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1, hashtext($2))", _LOCK, turn)
                try:
                    statement = next(making)
                    while True:
                        rows = await connection.fetch(statement[0], *statement[1])
                        statement = making.send([tuple(row) for row in rows])
                except StopIteration:
                    return True

        try:
            return await self._patiently(done)
        except OvertakenError:
            return False

    async def fetch(self, statement: str, *arguments: object) -> Sequence[Row]:
        async def fetched(connection: Connection) -> Sequence[Row]:
            return [tuple(row) for row in await connection.fetch(statement, *arguments)]

        return await self._patiently(fetched)

    async def fetch_together(self, *statements: tuple[str, Sequence[object]]) -> Sequence[Sequence[Row]]:
        async def fetched(connection: Connection) -> Sequence[Sequence[Row]]:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return [[tuple(row) for row in await connection.fetch(each, *given)] for each, given in statements]

        return await self._patiently(fetched)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
        try:
            await asyncio.wait_for(self._pool.close(), 5)
        except (TimeoutError, *_LOST):
            self._pool.terminate()

    async def _patiently(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do it, again and again while the database is away; whatever is asked can be asked twice."""
        loop = asyncio.get_running_loop()
        give_up_at, pause = loop.time() + PATIENCE_SECONDS, 0.0
        while True:
            try:
                async with self._pool.acquire(timeout=PATIENCE_SECONDS) as connection:
                    return await _cleanly(connection, work)
            except (*_LOST, TimeoutError) as error:
                if self._pool.is_closing() or loop.time() + pause > give_up_at:
                    raise Unavailable(STORE_UNREACHABLE()) from error
                task = asyncio.current_task()
                if task is not None and task.cancelling():  # that is what has cost us the connection
                    raise asyncio.CancelledError from error
                if isinstance(error, ValueError):  # a value that has no place in the database, not a lost connection
                    raise Unavailable(STORE_FAILED(problem=error)) from error
            except (asyncpg.DiskFullError, asyncpg.OutOfMemoryError) as error:
                raise Unavailable(STORE_FULL()) from error
            except asyncpg.PostgresError as error:
                raise Unavailable(STORE_FAILED(problem=error)) from error
            await self._pool.expire_connections()  # if one is lost the others probably are, too
            await asyncio.sleep(pause)
            pause = min(max(pause * 2, 0.02), 1.0)

    async def _answer(self, connection: Connection, question: Question) -> Decision | None:
        """The decision, written; nothing if somebody else was quicker."""
        if question.table is not None:
            return await self._answer_with_table(connection, question, question.table)
        remembered = self._memory.of(question.book) if question.login is None else None
        if remembered is not None:
            decision = await self._from_memory(connection, question, remembered)
            if decision is not None:
                return decision
            self._memory.forget(question.book)
        people: Sequence[Row] = ()
        if question.login is not None:  # first: whoever finds the person then finds the answer they were given, too
            people = await connection.fetch(sql.SEEK_PERSON, question.login, question.identity)
        row = await connection.fetchrow(sql.LOAD, question.book, question.key)
        house = None if row is None else await self._house_at(connection, row[0])
        records = sql.records(None if row is None else tuple(row), house, question, people)
        decision = question.decide(records)
        version = None if row is None else row[1]
        if not await self._written(connection, question, version, decision):
            return None
        if row is not None and version is not None and records.book is not None:
            loaded = Remembered(version, records)
            self._memory.keep(question.book, loaded.after(decision, version + 1))
        return decision

    async def _answer_with_table(self, connection: Connection, question: Question, table: str) -> Decision | None:
        """A decision about two books, both or neither of which are changed: always the player's first."""
        for book in (question.book, table):
            self._memory.forget(book)
        async with connection.transaction():
            other = await connection.fetchrow(sql.TABLE_VERSION, table)  # first: who finds it changed finds the answer
            row = await connection.fetchrow(sql.LOAD, question.book, question.key)
            house = None if row is None else await self._house_at(connection, row[0])
            known = None if other is None else wire.decode(other[1], Table)
            records = replace(sql.records(None if row is None else tuple(row), house, question, ()), table=known)
            if question.opens:  # last: who opens another one meanwhile changes the player's book
                opened = await connection.fetchval(sql.OPENED_BY, sql.opened_by(question.book))
                records = replace(records, open_tables=opened)
            decision = question.decide(records)
            if not decision.writes:
                return decision
            if not await self._written(connection, question, None if row is None else row[1], decision):
                raise _QuickerError
            if decision.table is not None:
                statement, arguments = _together(sql.table_parts(None if other is None else other[0], decision))
                if not await connection.fetchval(statement, *arguments):
                    raise _QuickerError
        return decision

    async def _from_memory(self, connection: Connection, question: Question, known: Remembered) -> Decision | None:
        """The decision, if it holds good without loading anything; what is refused is looked at again first."""
        try:
            decision = question.decide(known.records)
        except Refused:
            return None
        if decision.refusal is not None:
            return None
        if not decision.writes or not await self._written(connection, question, known.version, decision, known.records):
            return None
        self._memory.keep(question.book, known.after(decision, known.version + 1))
        return decision

    async def _written(
        self,
        connection: Connection,
        question: Question,
        version: int | None,
        decision: Decision,
        remembered: Records | None = None,
    ) -> bool:
        """Whether the decision could be written: nobody has changed its book, nor the house if that was remembered."""
        if not decision.writes:
            return True
        guard, *parts = sql.parts(question, version, decision, self._clock())
        if remembered is not None:
            assert remembered.book is not None
            assert remembered.house is not None
            guard = sql.if_unchanged(guard, remembered.book.head, remembered.house.head)
        statement, arguments = _together([guard, *parts])
        try:
            return bool(await connection.fetchval(statement, *arguments))
        except asyncpg.UniqueViolationError:
            return False

    async def _house_at(self, connection: Connection, version: int) -> House:
        if self._house is None or self._house[0] != version:
            row = await connection.fetchrow(sql.BOOK, HOUSE)
            assert row is not None
            self._house = version, wire.decode(row[1], House)
        return self._house[1]


async def _cleanly(connection: Connection, work: Callable[[Connection], Awaitable[T]]) -> T:
    """Do it; a connection that may be in the middle of something afterwards is given up rather than given back."""
    try:
        return await work(connection)
    except (Refused, _QuickerError, OvertakenError, asyncpg.PostgresError):
        raise
    except BaseException:
        connection.terminate()
        raise


def _together(parts: Sequence[tuple[str, list[object]]]) -> tuple[str, list[object]]:
    """All parts as one statement that gives the number of books changed, and its arguments."""
    shape = tuple((statement, len(arguments)) for statement, arguments in parts)
    return _statement(shape), list(chain.from_iterable(arguments for _, arguments in parts))


@lru_cache(maxsize=256)
def _statement(shape: tuple[tuple[str, int], ...]) -> str:
    clauses: list[str] = []
    first = 0
    for number, (part, arguments) in enumerate(shape):
        guarded = _renumbered(part, first).format(guard="AND EXISTS (SELECT FROM guard)")
        clauses.append(f"part_{number} AS ({guarded})" if number else f"guard AS ({guarded} RETURNING id)")
        first += arguments
    return f"WITH {', '.join(clauses)} SELECT count(*) FROM guard"  # noqa: S608  # our own words only


def _renumbered(statement: str, first: int) -> str:
    return _PARAMETER.sub(lambda found: f"${int(found[1]) + first}", statement)


def place(address: str) -> str:
    """An address without its password."""
    parts = urlsplit(address)
    return f"postgresql://{parts.hostname or ''}{parts.path}"


async def _as_it_is(_connection: Connection) -> None:
    """We leave nothing behind on a connection; to ask PostgreSQL to clean it would cost a round trip each time."""


async def _pool(address: str, connections: int) -> Any:  # noqa: ANN401  # asyncpg has no types of its own
    try:
        return await asyncpg.create_pool(
            address,
            min_size=1,
            max_size=connections,
            command_timeout=STATEMENT_SECONDS,
            timeout=PATIENCE_SECONDS,
            reset=_as_it_is,
        )
    except (*_LOST, TimeoutError) as error:
        raise Unavailable(STORE_UNREACHABLE()) from error
    except (asyncpg.PostgresError, ValueError) as error:
        raise Unavailable(STORE_FAILED(problem=error)) from error


async def schema(connection: Connection) -> int:
    """The schema of the database; 0 where there is none of ours."""
    if not await connection.fetchval("SELECT to_regclass('ventuno') IS NOT NULL"):
        return 0
    return int(await connection.fetchval(sql.SCHEMA))


async def migrate(address: str, *, until: int = migrations.NEWEST) -> list[int]:
    """Bring the database to that schema; the steps taken. All of them, or none; whoever comes second finds it done."""
    pool = await _pool(address, 1)
    try:
        async with pool.acquire() as connection, connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({_LOCK})")
            found = await schema(connection)
            if found > migrations.NEWEST:
                raise Refused(STORE_NEWER(found=found, known=migrations.NEWEST))
            if found == 0:
                await connection.execute("CREATE TABLE ventuno (schema BIGINT NOT NULL)")
                await connection.execute("INSERT INTO ventuno VALUES (0)")
            steps = migrations.steps("postgresql", after=found, until=until)
            for _, statements in steps:
                await connection.execute(statements)
            await connection.execute("UPDATE ventuno SET schema = $1", max(found, until))
            return [number for number, _ in steps]
    except asyncpg.PostgresError as error:
        raise Unavailable(STORE_FAILED(problem=error)) from error
    finally:
        pool.terminate()
