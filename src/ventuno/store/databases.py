"""Open, create and migrate a database by its place: the path of an SQLite file, or the address of a PostgreSQL.

A house is opened with its key. Whoever only reads may do without: see `open_to_read`.
"""

import os
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

from ventuno.rules.refusals import Refused
from ventuno.store.errors import NO_HOME, NOT_SQLITE
from ventuno.store.executor import Database
from ventuno.store.keys import place as key_places
from ventuno.store.keys.file import FileKeys
from ventuno.store.keys.refusals import KEY_FOREIGN, KEY_MISSING
from ventuno.store.keys.ring import KeyRing, NoKeys
from ventuno.store.postgres.connections import CONNECTIONS, without_password
from ventuno.store.postgres.database import PostgresDatabase
from ventuno.store.postgres.schema import migrate as migrate_postgresql
from ventuno.store.sql.key_checks import KeyCheckStore
from ventuno.store.sqlite import files
from ventuno.store.sqlite.database import SqliteDatabase
from ventuno.store.sqlite.reading import SqliteReading
from ventuno.store.store import Store


def default() -> str:
    """The file in the data directory of the user who runs it."""
    return str(_data() / "house.sqlite")


def key_file(place: str) -> Path:
    """Where the key file of that database is, or should be."""
    return key_places.of_address(place, _data()) if is_postgresql(place) else key_places.beside(Path(place))


def public_log(place: str) -> Path:
    """Where the public log of that database is, unless the settings say otherwise."""
    name = _data() / key_places.name_of(place) if is_postgresql(place) else Path(place)
    return name.with_name(f"{name.name}.public-log")


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


async def open_store(place: str, clock: Callable[[], datetime] = now, *, keys: KeyRing | None = None) -> Store:
    """The store at that place, with its key. Refused if either is missing, or not as this version needs it."""
    if is_postgresql(place):
        return await open_postgresql(place, clock, keys=keys)
    return await open_sqlite(Path(place), clock, keys=keys)


async def open_read_only(place: str, keys: KeyRing | None = None) -> Store:
    """The same store, of which nothing can be changed through it: for audits. A role that may only read is enough.

    If the key is not here, or is another one's, what needs it is left out.
    """
    keys = keys or keys_to_read(place)
    if is_postgresql(place):
        database: Database = await PostgresDatabase.open(place, now, keys, connections=1, read_only=True)
    else:
        database = await SqliteReading.open(Path(place), keys)
    try:
        await key_places.must_belong(keys, KeyCheckStore(database), shown(place))
    except Refused as refused:
        await database.close()
        if refused.refusal.code != KEY_FOREIGN.code or not keys.ids:
            raise
        return await open_read_only(place, NoKeys(refused.refusal))
    return Store(database)


async def open_sqlite(
    path: Path, clock: Callable[[], datetime] = now, *, keys: KeyRing | None = None, durable: bool = True
) -> Store:
    """Without `durable`, for simulations: the data survives a crash of the process, but not of the machine."""
    return await _with_keys(
        str(path), keys, lambda keys: SqliteDatabase.open(path, clock, keys, durable=durable), clock
    )


async def open_postgresql(
    address: str,
    clock: Callable[[], datetime] = now,
    *,
    keys: KeyRing | None = None,
    connections: int = CONNECTIONS,
) -> Store:
    return await _with_keys(
        address, keys, lambda keys: PostgresDatabase.open(address, clock, keys, connections=connections), clock
    )


def keys_to_read(place: str) -> KeyRing:
    """The keys of the database at that place, for whoever does what can be done without them if they are not here."""
    try:
        return FileKeys(key_file(place))
    except Refused as refused:
        return NoKeys(refused.refusal)


async def open_to_read(place: str, keys: KeyRing | None = None) -> Store:
    """The store for whoever only reads: if the key is not here, what needs it is left out or refused."""
    try:
        return await open_store(place, keys=keys or keys_to_read(place))
    except Refused as refused:
        if refused.refusal.code != KEY_FOREIGN.code:
            raise
        return await open_store(place, keys=NoKeys(refused.refusal))


async def create(place: str) -> None:
    """Create an empty database with the newest schema, and the key of its house."""
    if is_postgresql(place):
        await migrate_postgresql(place)
    else:
        files.create(Path(place))
    if not key_file(place).exists():
        key_places.made(key_file(place), now())


async def migrate(place: str) -> list[int]:
    """Bring the database to the newest schema. Returns the numbers of the steps taken."""
    return await migrate_postgresql(place) if is_postgresql(place) else files.migrate(Path(place))


async def _with_keys(
    place: str,
    keys: KeyRing | None,
    opened: Callable[[KeyRing], Awaitable[Database]],
    clock: Callable[[], datetime],
) -> Store:
    """The store, once the key was compared with what the database knows of it."""
    database = await opened(keys or await _kept_keys(place, opened, clock))
    try:
        if database.keys.ids:
            await key_places.match(database.keys, database, shown(place), clock())
    except BaseException:
        await database.close()
        raise
    return Store(database)


async def _kept_keys(
    place: str, opened: Callable[[KeyRing], Awaitable[Database]], clock: Callable[[], datetime]
) -> KeyRing:
    """The keys in the file. It is made for a house that has never had any: one of an earlier version."""
    path = key_file(place)
    try:
        return FileKeys(path)
    except Refused as refused:
        if refused.refusal.code != KEY_MISSING.code:
            raise
        database = await opened(NoKeys(refused.refusal))
        try:
            known = await KeyCheckStore(database).known()
        finally:
            await database.close()
        if known:
            raise
    return key_places.made(path, clock())


def _data() -> Path:
    """Our directory among the data of the user who runs it."""
    try:
        data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    except RuntimeError:
        raise Refused(NO_HOME()) from None
    return Path(data) / "ventuno"
