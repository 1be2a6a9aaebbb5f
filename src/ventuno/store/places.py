"""Where the house is kept: a file by default, a PostgreSQL address if one is given."""

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from ventuno.rules.refusals import Refused
from ventuno.store import postgres, sqlite_files
from ventuno.store.errors import NO_HOME, NOT_SQLITE
from ventuno.store.postgres import PostgresStore
from ventuno.store.protocol import Store
from ventuno.store.sqlite import SqliteStore


def default() -> str:
    """In the data directory of whoever runs it."""
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
    """The place without a password."""
    return postgres.place(place) if is_postgresql(place) else place


def file(place: str) -> Path:
    """The file, where only a file will do."""
    if is_postgresql(place):
        raise Refused(NOT_SQLITE())
    return Path(place)


async def open_store(place: str, clock: Callable[[], datetime] = now) -> Store:
    """The store at that place; refused if there is none, or one of another version."""
    if is_postgresql(place):
        return await PostgresStore.open(place, clock)
    return await SqliteStore.open(Path(place), clock)


async def create(place: str) -> None:
    """An empty store with the newest schema."""
    if is_postgresql(place):
        await postgres.migrate(place)
    else:
        sqlite_files.create(Path(place))


async def migrate(place: str) -> list[int]:
    """Bring it to the newest schema; the steps taken."""
    return await postgres.migrate(place) if is_postgresql(place) else sqlite_files.migrate(Path(place))
