"""The house in one file: SQLite, with one writer.

Whoever asks is put into the writer's list. The writer takes all that are waiting, answers them one after the other in
one transaction and commits once for all of them (group commit); only then do they hear. A commit is on the disk when it
returns (WAL, synchronous=FULL), so what was answered survives any crash.

The writer is a task of the event loop's: deciding takes microseconds, and threads that take turns at them would wait
for each other more than they work. Only what waits for the disk, or for another process that is writing, happens in a
thread of its own. A row found by its name is read at once, which takes less time than asking a thread; whatever takes
longer is looked up in other threads and waits for nobody. What a decision needs is mostly remembered.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from ventuno.house import wire
from ventuno.house.table import Table
from ventuno.house.terms import BOOK as HOUSE
from ventuno.house.terms import House
from ventuno.rules.refusals import Refused
from ventuno.store import sealing, sql
from ventuno.store.counts import OvertakenError, Steps
from ventuno.store.drafts import Drafts
from ventuno.store.errors import STORE_FAILED, Unavailable
from ventuno.store.memory import Memory, Remembered
from ventuno.store.protocol import Answered, Change, Decision, Question, Records
from ventuno.store.sql import Row
from ventuno.store.sqlite_files import BUSY_SECONDS, check_schema, connect, copy, unavailable

BATCH_MAX = 256

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


class SqliteStore(Drafts):
    """Open it with `SqliteStore.open`."""

    def __init__(self, path: Path, clock: Callable[[], datetime], *, durable: bool) -> None:
        self._path = path
        self._clock = clock
        self._waiting: list[_Job] = []
        self._writer: asyncio.Task[None] | None = None
        self._house: tuple[int, House] | None = None
        self._memory = Memory()
        self._seen = -1  # what SQLite counts when another process writes
        self._closed = False
        self._watchers: list[Callable[[str, Change | None], None]] = []
        self._local = threading.local()
        self._readers = ThreadPoolExecutor(2, "ventuno-read")
        self._reading: list[sqlite3.Connection] = []
        self._connection = connect(path, any_thread=True)
        self._connection.execute(f"PRAGMA synchronous = {'FULL' if durable else 'OFF'}")
        self._connection.execute("PRAGMA busy_timeout = 0")  # the event loop waits for nobody
        self._disk = ThreadPoolExecutor(1, "ventuno-disk")
        self._looking = connect(path, any_thread=True)
        self._looking.execute("PRAGMA query_only = on")
        self._looking.execute("PRAGMA busy_timeout = 0")

    @classmethod
    async def open(cls, path: Path, clock: Callable[[], datetime], *, durable: bool = True) -> "SqliteStore":
        """The house in that file. Not `durable` is for simulations: it survives a crash of ours, not of the machine."""
        check_schema(path)
        return cls(path, clock, durable=durable)

    async def ask(self, question: Question) -> Decision:
        decision: Decision = await self._put(lambda connection: self._answer(connection, question))
        if decision.refusal is not None:
            raise Refused(decision.refusal)
        return decision

    def watch(self, told: Callable[[str, Change | None], None]) -> None:
        self._watchers.append(told)

    async def seal(self, at: datetime) -> int:
        return await self._put(lambda connection: _seal(connection, at))

    async def forget_answers(self, before: datetime) -> int:
        arguments = [sql.microseconds(before), sql.FORGOTTEN_MAX]
        return len(await self._put(lambda connection: _execute(connection, sql.FORGET_ANSWERS, arguments)))

    async def write(
        self,
        *statements: tuple[str, Sequence[object]],
        turn: str | None = None,  # noqa: ARG002  # it is always one at a time
    ) -> Sequence[Row]:
        return await self._put(lambda connection: [_execute(connection, *each) for each in statements][-1])

    async def transact(self, steps: Callable[[], Steps], turn: str) -> bool:  # noqa: ARG002  # it is always one at a time
        return await self._put(lambda connection: _transacted(connection, steps()))

    async def fetch(self, statement: str, *arguments: object) -> Sequence[Row]:
        return (await self.fetch_together((statement, arguments)))[0]

    async def look(self, statement: str, name: str) -> Sequence[Row]:
        """At once: a row found by its name takes less time than the way to another thread, and much less than back."""
        if self._closed:
            raise Unavailable(STORE_FAILED(problem="closed"))
        try:
            return _execute(self._looking, statement, (name,))
        except sqlite3.OperationalError:  # somebody is in the way
            return await self.fetch(statement, name)
        except sqlite3.Error as error:
            raise unavailable(error) from error

    async def fetch_together(self, *statements: tuple[str, Sequence[object]]) -> Sequence[Sequence[Row]]:
        if self._closed:
            raise Unavailable(STORE_FAILED(problem="closed"))
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, statements)

    async def backup(self, target: Path) -> None:
        await asyncio.to_thread(copy, self._path, target)

    async def close(self) -> None:
        self._closed = True
        if self._writer is not None:
            await asyncio.wait([self._writer])
        self._disk.shutdown()
        self._connection.close()
        await asyncio.to_thread(self._readers.shutdown)
        for connection in (self._looking, *self._reading):
            connection.close()

    # ----- reading

    def _read(self, statements: Sequence[tuple[str, Sequence[object]]]) -> Sequence[Sequence[Row]]:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = connect(self._path, any_thread=True)
            connection.execute("PRAGMA query_only = on")
            self._reading.append(connection)
        with suppress(sqlite3.Error):
            connection.execute("BEGIN")
        try:
            return [_execute(connection, statement, arguments) for statement, arguments in statements]
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
            self._writer = loop.create_task(self._write())
        result: T = await job.future
        return result

    async def _write(self) -> None:
        """Until nobody is waiting."""
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH_MAX], self._waiting[BATCH_MAX:]
            try:
                await self._transact(batch)
            except BaseException as error:
                batch, self._waiting = [*batch, *self._waiting], []  # nobody is left waiting for a writer that is gone
                for job in batch:
                    job.error = error
                raise
            finally:
                for job in batch:
                    job.deliver()

    async def _transact(self, batch: Sequence[_Job]) -> None:
        """All of the batch, and one commit; if that fails, nothing of it has happened."""
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
            self._memory.clear()
            if not isinstance(error, sqlite3.Error):
                raise
            if len(batch) > 1 and not isinstance(error, sqlite3.OperationalError):
                for job in batch:  # one of them is to blame: each by itself
                    await self._transact([job])
                return
            for job in batch:
                job.error = unavailable(error)
        else:
            self._tell(batch)

    def _tell(self, batch: Sequence[_Job]) -> None:
        """Whoever watches tables: what has been committed."""
        changes = (job.result.change for job in batch if isinstance(job.result, Decision) and job.result.writes)
        for change in changes:
            if change is not None:
                for told in self._watchers:
                    told(change.table.id, change)

    async def _begin(self) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            await self._in_thread(self._begin_patiently)

    def _begin_patiently(self) -> None:
        """Another process is writing."""
        self._connection.execute(f"PRAGMA busy_timeout = {1000 * BUSY_SECONDS:.0f}")
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        finally:
            self._connection.execute("PRAGMA busy_timeout = 0")

    async def _in_thread(self, work: Callable[[], object]) -> None:
        """To its end, even if whoever waits for it is told to stop: the connection is one."""
        working = asyncio.get_running_loop().run_in_executor(self._disk, work)
        try:
            await asyncio.shield(working)
        except asyncio.CancelledError:
            await asyncio.wait([working])
            raise

    def _forget_if_others_wrote(self, connection: sqlite3.Connection) -> None:
        (seen,) = connection.execute("PRAGMA data_version").fetchone()
        if seen != self._seen:
            self._seen = seen
            self._memory.clear()

    def _do(self, connection: sqlite3.Connection, job: _Job) -> None:
        """One question. Refused, it has written nothing; an error of the database concerns the whole transaction."""
        job.result = job.error = None
        try:
            job.result = job.work(connection)
        except sqlite3.Error:
            raise
        except Exception as error:  # noqa: BLE001  # whatever else it is belongs to whoever asked
            job.error = error

    def _answer(self, connection: sqlite3.Connection, question: Question) -> Decision:
        known = self._memory.of(question.book) if question.login is None else None
        if known is None:
            version, records = self._load(connection, question)
        else:
            answered = _execute(connection, sql.ANSWERED, [question.book, question.key])
            version = known.version
            records = replace(known.records, answered=Answered(*answered[0])) if answered else known.records
        table_version: int | None = None
        if question.table is not None:
            table_version, table = _table(connection, question.table)
            records = replace(records, table=table)
        if question.opens:
            ((opened,),) = _execute(connection, sql.OPENED_BY, [sql.opened_by(question.book)])
            records = replace(records, open_tables=opened)
        decision = question.decide(records)
        if decision.writes:
            parts = sql.parts(question, version, decision, self._clock())
            self._write_down(connection, parts, grown=decision.book is not None)
        if decision.table is not None:
            self._write_down(connection, sql.table_parts(table_version, decision), grown=True)
            self._memory.forget(decision.table.id)
        if question.book == HOUSE:
            self._memory.clear()
        elif question.table is not None:
            self._memory.forget(question.book)
        elif version is not None and records.book is not None:
            loaded = Remembered(version, records)
            self._memory.keep(question.book, loaded.after(decision, version + (decision.book is not None)))
        return decision

    def _write_down(self, connection: sqlite3.Connection, parts: list[sql.Part], *, grown: bool) -> None:
        """All parts, or an error that undoes the transaction they are in."""
        guard, *others = parts
        changed = 1
        try:
            if grown:  # otherwise it would only raise the version, and nobody comes in between
                changed = connection.execute(_spelled(guard[0]), guard[1]).rowcount
            for part in others:
                _execute(connection, *part)
        except sqlite3.Error:
            raise
        except Exception as error:  # a value that SQLite cannot hold, say
            raise sqlite3.IntegrityError(str(error)) from error
        if changed != 1:
            raise sqlite3.IntegrityError("the book is not as it was loaded")

    def _load(self, connection: sqlite3.Connection, question: Question) -> tuple[int | None, Records]:
        rows = _execute(connection, sql.LOAD, [question.book, question.key])
        people: Sequence[Row] = ()
        if question.login is not None:
            people = _execute(connection, sql.SEEK_PERSON, [question.login, question.identity])
        if not rows:
            return None, sql.records(None, None, question, people)
        house = self._house_at(connection, rows[0][0])
        return rows[0][1], sql.records(rows[0], house, question, people)

    def _house_at(self, connection: sqlite3.Connection, version: int) -> House:
        if self._house is None or self._house[0] != version:
            text = _execute(connection, sql.BOOK, [HOUSE])[0][1]
            self._house = version, wire.decode(text, House)
        return self._house[1]


def _table(connection: sqlite3.Connection, table: str) -> tuple[int | None, Table | None]:
    rows = _execute(connection, sql.TABLE_VERSION, [table])
    return (rows[0][0], wire.decode(rows[0][1], Table)) if rows else (None, None)


def _seal(connection: sqlite3.Connection, at: datetime) -> int:
    grown = _execute(connection, sql.TO_SEAL, [sql.BOOKS_PER_SEAL_MAX])
    if grown:
        last = _execute(connection, sql.LAST_SEAL)
        _execute(connection, sql.ADD_SEAL, sealing.seal(last[0] if last else None, grown, at))
        for book, entries, _ in grown:
            _execute(connection, sql.SEALED, [book, entries])
    return len(grown)


def _transacted(connection: sqlite3.Connection, steps: Steps) -> bool:
    """All of them or none, within a transaction that may have others in it."""
    connection.execute("SAVEPOINT steps")
    done = True
    try:
        statement = next(steps)
        while True:
            statement = steps.send(_execute(connection, *statement))
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


def _execute(connection: sqlite3.Connection, statement: str, arguments: Sequence[object] = ()) -> list[Row]:
    return connection.execute(_spelled(statement), arguments).fetchall()


@lru_cache(maxsize=256)
def _spelled(statement: str) -> str:
    """Parameters as SQLite numbers them, and no guard: here nobody comes in between."""
    return statement.format(guard="").replace("$", "?")
