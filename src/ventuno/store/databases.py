"""Open, create and migrate a database by its place: the path of an SQLite file, or the address of a PostgreSQL."""

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from ventuno.rules.refusals import Refused
from ventuno.store.errors import NO_HOME, NOT_SQLITE
from ventuno.store.postgres.connections import CONNECTIONS, without_password
from ventuno.store.postgres.database import PostgresDatabase
from ventuno.store.postgres.schema import migrate as migrate_postgresql
from ventuno.store.sqlite import files
from ventuno.store.sqlite.database import SqliteDatabase
from ventuno.store.sqlite.reading import SqliteReading
from ventuno.store.store import Store


def default() -> str:
    """The file in the data directory of the user who runs it."""
    try:
        data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    except RuntimeError:
        raise Refused(NO_HOME()) from None
    return str(Path(data) / "ventuno" / "house.sqlite")


def now() -> datetime:
    return datetime.now(UTC)


def is_postgresql(place: str) -> bool:
    return place.startswith(("postgresql://", "postgres://"))


def shown(place: str) -> str:
    """The place as it may be printed: without a password."""
    return without_password(place) if is_postgresql(place) else place


def file(place: str) -> Path:
    """The path of the file. Refused if the place is a PostgreSQL."""
    if is_postgresql(place):
        raise Refused(NOT_SQLITE())
    return Path(place)


async def open_store(place: str, clock: Callable[[], datetime] = now) -> Store:
    """The store at that place. Refused if there is none, or if its schema is not that of this version."""
    return await open_postgresql(place, clock) if is_postgresql(place) else await open_sqlite(Path(place), clock)


async def open_read_only(place: str) -> Store:
    """The same store, of which nothing can be changed through it: for audits. A role that may only read is enough."""
    if is_postgresql(place):
        return Store(await PostgresDatabase.open(place, now, connections=1, read_only=True))
    return Store(await SqliteReading.open(Path(place)))


async def open_sqlite(path: Path, clock: Callable[[], datetime] = now, *, durable: bool = True) -> Store:
    """Without `durable`, for simulations: the data survives a crash of the process, but not of the machine."""
    return Store(await SqliteDatabase.open(path, clock, durable=durable))


async def open_postgresql(
    address: str, clock: Callable[[], datetime] = now, *, connections: int = CONNECTIONS
) -> Store:
    return Store(await PostgresDatabase.open(address, clock, connections=connections))


async def create(place: str) -> None:
    """Create an empty database with the newest schema."""
    if is_postgresql(place):
        await migrate_postgresql(place)
    else:
        files.create(Path(place))


async def migrate(place: str) -> list[int]:
    """Bring the database to the newest schema. Returns the numbers of the steps taken."""
    return await migrate_postgresql(place) if is_postgresql(place) else files.migrate(Path(place))
