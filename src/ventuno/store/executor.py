"""What a database must be able to do with a statement: the interface between the SQL and the two databases.

The queries in `store/sql` are written once, against `Executor`. SQLite and PostgreSQL each implement it, in
`store/sqlite/database.py` and `store/postgres/database.py`.

A statement says what its rows look like: `Select` joins the SQL and the type of its rows. So nobody counts columns.

    FIND_SESSION = Select(SessionRow._make, "SELECT token_hash, player, … FROM sessions WHERE token_hash = $1")
    row = await executor.find(FIND_SESSION(token_hash))     # a SessionRow, or None
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from ventuno.store.commands import Changes, Command, TableChange
from ventuno.store.inspection import Inspection
from ventuno.store.keys.ring import KeyRing

Columns = Sequence[Any]  # one row as the database gives it
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class Query(msgspec.Struct, Generic[R_co], frozen=True):
    """A statement with its arguments, ready to run."""

    sql: str
    arguments: Sequence[object]
    read: Callable[[Columns], R_co]

    @property
    def can_match(self) -> bool:
        """Whether such a key can be stored at all. With some characters a database refuses even to look for it."""
        return all(argument.isprintable() for argument in self.arguments if isinstance(argument, str))


@dataclass(frozen=True, slots=True)
class Select(Generic[R]):
    """SQL that reads, with parameters `$1`, `$2` …, and how a row of it becomes a value with names and types."""

    read: Callable[[Columns], R]
    sql: str

    def __call__(self, *arguments: object) -> Query[R]:
        return Query(self.sql, arguments, self.read)


@dataclass(frozen=True, slots=True)
class RowReader(Generic[R]):
    """Reads a row as that class of named tuples; none if a column is not of its type."""

    kind: type[R]

    def read(self, columns: Columns) -> R | None:
        try:
            return msgspec.convert(tuple(columns), self.kind)
        except msgspec.ValidationError:
            return None


def audited(kind: type[R], sql: str) -> "Select[R | None]":
    """A statement for the audit: none for each row whose columns are not what they should be, and the others as usual.

    A damaged page of SQLite may have any type in any column.
    """
    return Select(RowReader(kind).read, sql)


@dataclass(frozen=True, slots=True)
class Write:
    """SQL that changes something. With `RETURNING 1` there are as many rows in the result as rows were changed."""

    sql: str

    def __call__(self, *arguments: object) -> Query[Columns]:
        return Query(self.sql, arguments, tuple)


@dataclass(frozen=True, slots=True)
class Batch:
    """One statement for many lists of arguments. It has no result."""

    write: Write
    arguments: Sequence[Sequence[object]]


Steps = Generator[Query[Any] | Batch, Sequence[Any], None]  # statements; each is sent its rows before the next one

TableWatcher = Callable[[str, TableChange | None], None]


class OvertakenError(Exception):
    """Raised inside `Steps` when somebody else has done the work meanwhile: the transaction is undone."""


class Executor(Protocol):
    """Runs statements. A database that cannot do it now raises `Unavailable`."""

    async def fetch(self, query: Query[R]) -> list[R]:
        """All rows."""

    async def find(self, query: Query[R]) -> R | None:
        """The one row with that key, or none."""

    async def fetch_together(self, *queries: Query[Any]) -> tuple[list[Any], ...]:
        """The rows of several statements, all read from the same state of the database."""

    async def write(self, *queries: Query[Any], lock: str | None = None) -> list[Any]:
        """Run the statements in one transaction. Returns the last one's rows. Writers with the same lock take turns."""

    async def transact(self, steps: Callable[[], Steps], *, lock: str) -> bool:
        """Run the steps in one transaction; those with the same lock take turns. False after `OvertakenError`."""


class Database(Executor, Protocol):
    """One of the two databases."""

    keys: KeyRing  # of the house

    @property
    def overwritten(self) -> bool:
        """Whether what was read here means nothing, because somebody wrote where nobody was expected to."""

    async def execute(self, command: Command) -> Changes: ...

    def watch_tables(self, watcher: TableWatcher) -> None: ...

    async def inspect(self) -> Inspection:
        """What the database says of itself: its damage, and what is not as the migrations make it."""

    async def close(self) -> None: ...
