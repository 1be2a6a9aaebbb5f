"""The house in one file: SQLite, with one writer.

Commands wait in the writer's list. The writer takes all that are waiting, executes them one after the other in one
transaction and commits once for all of them (group commit); only then do they get their answers. A commit is on the
disk when it returns (WAL, synchronous=FULL), so whatever was answered survives any crash.

The writer is a task of the event loop. A decision takes microseconds, and threads would wait for each other longer than
they work. Only what waits for the disk, or for another process that is writing, runs in a thread of its own. A row that
is found by its key is read in the event loop, because asking a thread would take longer. Whatever takes longer is read
in other threads. What a command needs is mostly remembered (`RecentBooks`).
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

from ventuno.house.ledger import codec
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.office.house_state import HouseState
from ventuno.rules.refusals import Refused
from ventuno.store.commands import Changes, Command, Records
from ventuno.store.dialects import Part, for_sqlite
from ventuno.store.errors import STORE_FAILED, Unavailable
from ventuno.store.execution import load, write
from ventuno.store.execution.answers import FIND_ANSWER
from ventuno.store.execution.recent_books import RecentBook, RecentBooks
from ventuno.store.executor import Batch, OvertakenError, Query, Steps, TableWatcher
from ventuno.store.inspection import Inspection
from ventuno.store.keys.ring import KeyRing
from ventuno.store.sql.accounts.guests import FIND_GUEST_QUESTION
from ventuno.store.sql.books import FIND_BOOK_TEXT
from ventuno.store.sqlite import inspecting
from ventuno.store.sqlite.files import BUSY_SECONDS, check_schema, connect, unavailable

BATCH_MAX = 256
CACHE_KIB = 64 * 1024  # of pages, for the writer: a batch of many players' books does not fit into SQLite's own 2 MB

R = TypeVar("R")
T = TypeVar("T")


@dataclass(slots=True)
class _Job:
    work: Callable[[sqlite3.Connection], Any]
    future: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None

    def deliver(self) -> None:
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class SqliteDatabase:
    """Open it with `SqliteDatabase.open`."""

    def __init__(self, path: Path, clock: Callable[[], datetime], keys: KeyRing, *, durable: bool) -> None:
        self._path = path
        self.keys = keys
        self._clock = clock
        self._waiting: list[_Job] = []
        self._writer: asyncio.Task[None] | None = None
        self._house: tuple[int, HouseState] | None = None
        self._recent = RecentBooks()
        self._data_version = -1  # SQLite's counter of what other processes have written
        self._closed = False
        self._watchers: list[TableWatcher] = []
        self._local = threading.local()
        self._readers = ThreadPoolExecutor(2, "ventuno-read")
        self._reader_connections: list[sqlite3.Connection] = []
        self._connection = connect(path, any_thread=True)
        self._connection.execute(f"PRAGMA synchronous = {'FULL' if durable else 'OFF'}")
        self._connection.execute("PRAGMA busy_timeout = 0")  # the event loop must never wait
        self._connection.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
        self._disk = ThreadPoolExecutor(1, "ventuno-disk")
        self._finder = connect(path, any_thread=True)
        self._finder.execute("PRAGMA query_only = on")
        self._finder.execute("PRAGMA busy_timeout = 0")

    @classmethod
    async def open(
        cls, path: Path, clock: Callable[[], datetime], keys: KeyRing, *, durable: bool = True
    ) -> "SqliteDatabase":
        """The house in that file. Without `durable` the data survives a crash of the process, not of the machine."""
        check_schema(path)
        return cls(path, clock, keys, durable=durable)

    @property
    def overwritten(self) -> bool:
        return False

    async def execute(self, command: Command) -> Changes:
        changes: Changes = await self._put(lambda connection: self._execute(connection, command))
        if changes.refusal is not None:
            raise Refused(changes.refusal)
        return changes

    def watch_tables(self, watcher: TableWatcher) -> None:
        self._watchers.append(watcher)

    async def write(self, *queries: Query[Any], lock: str | None = None) -> list[Any]:  # noqa: ARG002  # one writer
        return await self._put(lambda connection: [_run(connection, query) for query in queries][-1])

    async def transact(self, steps: Callable[[], Steps], *, lock: str) -> bool:  # noqa: ARG002  # one writer
        return await self._put(lambda connection: _run_steps(connection, steps()))

    async def fetch(self, query: Query[R]) -> list[R]:
        (rows,) = await self.fetch_together(query)
        return rows

    async def find(self, query: Query[R]) -> R | None:
        """In the event loop: finding a row by its key takes less time than asking another thread."""
        if not query.can_match:
            return None
        if self._closed:
            raise Unavailable(STORE_FAILED(problem="closed"))
        try:
            rows = _run(self._finder, query)
        except sqlite3.OperationalError:  # the file is locked at this moment: another thread can wait for it
            rows = await self.fetch(query)
        except sqlite3.Error as error:
            raise unavailable(error) from error
        return rows[0] if rows else None

    async def fetch_together(self, *queries: Query[Any]) -> tuple[list[Any], ...]:
        if self._closed:
            raise Unavailable(STORE_FAILED(problem="closed"))
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, queries)

    async def inspect(self) -> Inspection:
        if self._closed:
            raise Unavailable(STORE_FAILED(problem="closed"))
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._inspect)

    async def close(self) -> None:
        self._closed = True
        if self._writer is not None:
            await asyncio.wait([self._writer])
        self._disk.shutdown()
        self._connection.close()
        await asyncio.to_thread(self._readers.shutdown)
        for connection in (self._finder, *self._reader_connections):
            connection.close()

    # ----- reading

    def _reader(self) -> sqlite3.Connection:
        """The connection of this thread."""
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = connect(self._path, any_thread=True)
            connection.execute("PRAGMA query_only = on")
            self._reader_connections.append(connection)
        return connection

    def _inspect(self) -> Inspection:
        return inspecting.inspect(self._reader())

    def _read(self, queries: Sequence[Query[Any]]) -> tuple[list[Any], ...]:
        connection = self._reader()
        with suppress(sqlite3.Error):
            connection.execute("BEGIN")
        try:
            return tuple(_run(connection, query) for query in queries)
        except sqlite3.Error as error:
            raise unavailable(error) from error
        finally:
            if connection.in_transaction:
                connection.rollback()

    # ----- writing

    async def _put(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise Unavailable(STORE_FAILED(problem="closed"))
        loop = asyncio.get_running_loop()
        job = _Job(work, loop.create_future())
        self._waiting.append(job)
        if self._writer is None or self._writer.done():
            self._writer = loop.create_task(self._write_batches())
        result: T = await job.future
        return result

    async def _write_batches(self) -> None:
        """Write batches until no job is waiting."""
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH_MAX], self._waiting[BATCH_MAX:]
            try:
                await self._commit(batch)
            except BaseException as error:
                batch, self._waiting = [*batch, *self._waiting], []  # the writer ends: no job may wait for it
                for job in batch:
                    job.error = error
                raise
            finally:
                for job in batch:
                    job.deliver()

    async def _commit(self, batch: Sequence[_Job]) -> None:
        """Do all jobs of the batch and commit once; if that fails, nothing of it has happened."""
        connection = self._connection
        try:
            await self._begin()
            self._forget_if_others_wrote(connection)
            for job in batch:
                self._do(connection, job)
            await self._in_thread(lambda: connection.execute("COMMIT"))
        except BaseException as error:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            self._house = None
            self._recent.clear()
            if not isinstance(error, sqlite3.Error):
                raise
            if len(batch) > 1 and not isinstance(error, sqlite3.OperationalError):
                for job in batch:  # one of them has failed: now each gets its own transaction, so the others succeed
                    await self._commit([job])
                return
            for job in batch:
                job.error = unavailable(error)
        else:
            self._notify(batch)

    def _notify(self, batch: Sequence[_Job]) -> None:
        """Tell the watchers what was committed to tables."""
        changes = (job.result.change for job in batch if isinstance(job.result, Changes) and job.result.writes)
        for change in changes:
            if change is not None:
                for watcher in self._watchers:
                    watcher(change.table.id, change)

    async def _begin(self) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            await self._in_thread(self._begin_patiently)

    def _begin_patiently(self) -> None:
        """Begin in a thread, because another process is writing."""
        self._connection.execute(f"PRAGMA busy_timeout = {1000 * BUSY_SECONDS:.0f}")
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        finally:
            self._connection.execute("PRAGMA busy_timeout = 0")

    async def _in_thread(self, work: Callable[[], object]) -> None:
        """Wait until the work is done, even if this task is cancelled: there is only one connection for writing."""
        working = asyncio.get_running_loop().run_in_executor(self._disk, work)
        try:
            await asyncio.shield(working)
        except asyncio.CancelledError:
            await asyncio.wait([working])
            raise

    def _forget_if_others_wrote(self, connection: sqlite3.Connection) -> None:
        (data_version,) = connection.execute("PRAGMA data_version").fetchone()
        if data_version != self._data_version:
            self._data_version = data_version
            self._recent.clear()

    def _do(self, connection: sqlite3.Connection, job: _Job) -> None:
        """One job. If it is refused, it has written nothing; an error of the database ends the whole transaction."""
        job.result = job.error = None
        try:
            job.result = job.work(connection)
        except sqlite3.Error:
            raise
        except Exception as error:  # noqa: BLE001  # any other error belongs to the caller
            job.error = error

    def _execute(self, connection: sqlite3.Connection, command: Command) -> Changes:
        version, records = self._load(connection, command)
        table_version: int | None = None
        if command.table is not None:
            rows = _run(connection, load.FIND_TABLE_VERSION(command.table))
            table_version = rows[0].version if rows else None
            records = replace(records, table=rows[0].table() if rows else None)
        if command.opens:
            (counted,) = _run(connection, load.count_open_tables(command.book))
            records = replace(records, open_tables=counted.open_tables)
        changes = command.decide(records)
        if changes.writes:
            parts = write.parts(command, version, changes, self._clock(), self.keys)
            _write_parts(connection, parts, grown=changes.book is not None)
        if changes.table is not None:
            _write_parts(connection, write.table_parts(table_version, changes), grown=True)
            self._recent.forget(changes.table.id)
        if changes.house is not None:
            house_version = None if self._house is None else self._house[0]
            _write_parts(connection, write.house_parts(house_version, changes), grown=True)
        if command.book == HOUSE or command.house_too:
            self._recent.clear()
        elif command.table is not None:
            self._recent.forget(command.book)
        elif version is not None and records.book is not None:
            loaded = RecentBook(version, records)
            self._recent.keep(command.book, loaded.after(changes, version + (changes.book is not None)))
        return changes

    def _load(self, connection: sqlite3.Connection, command: Command) -> tuple[int | None, Records]:
        """The version of the book, and what the command is decided on: remembered if possible."""
        recent = self._recent.of(command.book) if command.login is None and not command.house_too else None
        if recent is not None:
            answers = _run(connection, FIND_ANSWER(command.book, command.key))
            records = replace(recent.records, answered=answers[0].answered()) if answers else recent.records
            return recent.version, records
        rows = _run(connection, load.LOAD(command.book, command.key))
        people: list[load.KnownPersonRow] = []
        if command.login is not None:
            people = _run(connection, load.known_people(command))
        if not rows:
            return None, load.records(None, None, command, people, self.keys)
        (row,) = rows
        house = self._house_at(connection, row.house_version)
        records = load.records(row, house, command, people, self.keys)
        if command.guest is not None:
            asked = _run(connection, FIND_GUEST_QUESTION(command.guest))
            records = replace(records, guest=asked[0].question() if asked else None)
        return row.version, records

    def _house_at(self, connection: sqlite3.Connection, version: int) -> HouseState:
        if self._house is None or self._house[0] != version:
            (row,) = _run(connection, FIND_BOOK_TEXT(HOUSE))
            self._house = version, codec.decode(row.text, HouseState)
        return self._house[1]


def _write_parts(connection: sqlite3.Connection, parts: list[Part], *, grown: bool) -> None:
    """Write all parts, or raise an error that undoes their transaction."""
    (guard, guard_arguments), *others = parts
    changed = 1
    try:
        if grown:  # otherwise the guard would only raise the version, and there is no other writer to notice it
            changed = connection.execute(for_sqlite(guard), guard_arguments).rowcount
        for sql, arguments in others:
            connection.execute(for_sqlite(sql), arguments)
    except sqlite3.Error:
        raise
    except Exception as error:  # for example a value that SQLite cannot hold
        raise sqlite3.IntegrityError(str(error)) from error
    if changed != 1:
        raise sqlite3.IntegrityError("the book is not as it was loaded")


def _run_steps(connection: sqlite3.Connection, steps: Steps) -> bool:
    """All steps or none, in a transaction that may include other jobs. False if somebody else was quicker."""
    connection.execute("SAVEPOINT steps")
    done = True
    try:
        step = next(steps)
        while True:
            step = steps.send(_run_step(connection, step))
    except StopIteration:
        pass
    except sqlite3.Error:
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO steps")
        if not isinstance(error, OvertakenError):
            raise
        done = False
    finally:
        if connection.in_transaction:
            connection.execute("RELEASE steps")
    return done


def _run_step(connection: sqlite3.Connection, step: Query[Any] | Batch) -> list[Any]:
    if isinstance(step, Query):
        return _run(connection, step)
    connection.executemany(for_sqlite(step.write.sql), step.arguments)
    return []


def _run(connection: sqlite3.Connection, query: Query[R]) -> list[R]:
    return list(map(query.read, connection.execute(for_sqlite(query.sql), query.arguments)))
