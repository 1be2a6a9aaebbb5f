"""An SQLite file that is only read: for the audit, and for whoever may look but not touch.

Nothing is written, not even beside the file. A file that nobody has open is read as it lies there (`immutable`):
otherwise SQLite would make two more files, for readers that take turns with a writer. If something is in its
write-ahead log, somebody has it open, or was killed: then both are read together, as SQLite does it. `overwritten` says
whether somebody has begun to write into a file that was taken for unused: what was read then means nothing.

Text that is no UTF-8 is read with its bytes written out, so that it differs from whatever it should be. No error of
this module quotes what was read: there are seeds among it.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from ventuno.store.commands import Changes, Command
from ventuno.store.dialects import for_sqlite
from ventuno.store.errors import STORE_BUSY, STORE_FAILED, Unavailable
from ventuno.store.executor import Query, Steps, TableWatcher
from ventuno.store.inspection import Inspection
from ventuno.store.keys.ring import KeyRing
from ventuno.store.sqlite import inspecting
from ventuno.store.sqlite.files import BUSY_SECONDS, check_schema_of, missing_if_none, unavailable

R = TypeVar("R")


class SqliteReading:
    """Open it with `SqliteReading.open`."""

    def __init__(self, path: Path, keys: KeyRing) -> None:
        self.keys = keys
        self._path = path
        self._before = _stamp(path)
        self._unused = self._before[-1] == 0
        how = "mode=ro&immutable=1" if self._unused else "mode=ro"
        try:
            self._connection = sqlite3.connect(
                f"{path.absolute().as_uri()}?{how}", uri=True, timeout=BUSY_SECONDS, isolation_level=None,
                check_same_thread=False,
            )  # fmt: skip
        except sqlite3.OperationalError as error:  # no permission to read it
            raise unavailable(error) from error
        self._connection.execute("PRAGMA query_only = on")
        self._connection.text_factory = lambda raw: raw.decode("utf-8", "backslashreplace")
        self._thread = ThreadPoolExecutor(1, "ventuno-audit")

    @classmethod
    async def open(cls, path: Path, keys: KeyRing) -> "SqliteReading":
        missing_if_none(path)
        reading = cls(path, keys)
        try:
            check_schema_of(reading._connection, path)
        except BaseException:
            await reading.close()
            raise
        return reading

    @property
    def overwritten(self) -> bool:
        """Whether somebody has written into a file that was taken for unused."""
        return self._unused and _stamp(self._path) != self._before

    async def fetch_together(self, *queries: Query[Any]) -> tuple[list[Any], ...]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._read, queries)

    async def fetch(self, query: Query[R]) -> list[R]:
        (rows,) = await self.fetch_together(query)
        return rows

    async def find(self, query: Query[R]) -> R | None:
        rows = await self.fetch(query) if query.can_match else []
        return rows[0] if rows else None

    def _read(self, queries: Sequence[Query[Any]]) -> tuple[list[Any], ...]:
        try:
            self._connection.execute("BEGIN")
            return tuple(
                [query.read(row) for row in self._connection.execute(for_sqlite(query.sql), query.arguments)]
                for query in queries
            )
        except sqlite3.Error as error:
            busy = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
            name = getattr(error, "sqlite_errorname", type(error).__name__)
            raise Unavailable(STORE_BUSY() if busy else STORE_FAILED(problem=name)) from None
        finally:
            if self._connection.in_transaction:
                self._connection.rollback()

    async def inspect(self) -> Inspection:
        return await asyncio.get_running_loop().run_in_executor(self._thread, inspecting.inspect, self._connection)

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._connection.close()

    # ----- what a database that is only read cannot do

    async def execute(self, command: Command) -> Changes:
        self._refuse(command)

    async def write(self, *queries: Query[Any], lock: str | None = None) -> list[Any]:
        self._refuse(queries, lock)

    async def transact(self, steps: Callable[[], Steps], *, lock: str) -> bool:
        self._refuse(steps, lock)

    def watch_tables(self, watcher: TableWatcher) -> None:
        """Nothing changes here that anybody could be told of."""

    def _refuse(self, *_asked: object) -> NoReturn:
        raise Unavailable(STORE_FAILED(problem="read-only"))


def _stamp(path: Path) -> tuple[int, int, int]:
    """When the file was written last, how long it is, and how long its log."""
    found, log = path.stat(), path.with_name(f"{path.name}-wal")
    return found.st_mtime_ns, found.st_size, log.stat().st_size if log.exists() else 0
