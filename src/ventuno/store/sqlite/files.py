"""SQLite files: create, migrate, check, copy and restore a database."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from ventuno.rules.refusals import Reason, Refused
from ventuno.store import migrations
from ventuno.store.errors import (
    STORE_BUSY,
    STORE_DAMAGED,
    STORE_FAILED,
    STORE_FULL,
    STORE_IN_USE,
    STORE_MISSING,
    STORE_NEWER,
    STORE_OLDER,
    Unavailable,
)
from ventuno.store.files import FILE_EXISTS, UNWRITABLE

BUSY_SECONDS = 10.0
CHECKPOINT_PAGES = 10_000  # 40 MB of log before it is merged into the file
APPLICATION_ID = 0x56454E31  # "VEN1": tells our files from other people's


def unavailable(error: Exception) -> Unavailable:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the kind of error
    reasons: dict[int, Reason[[]]] = {sqlite3.SQLITE_FULL: STORE_FULL, sqlite3.SQLITE_BUSY: STORE_BUSY}
    reason = reasons.get(code)
    return Unavailable(STORE_FAILED(problem=error) if reason is None else reason())


def connect(path: Path, *, any_thread: bool = False) -> sqlite3.Connection:
    """A connection for writing, with our settings. The file must exist."""
    try:
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=rw",
            uri=True,
            timeout=BUSY_SECONDS,
            isolation_level=None,
            check_same_thread=not any_thread,
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    except sqlite3.OperationalError as error:
        if not path.exists():
            raise Refused(STORE_MISSING(where=path)) from None
        raise unavailable(error) from error
    except sqlite3.DatabaseError:
        raise Refused(STORE_MISSING(where=path)) from None
    return connection


def create(path: Path) -> None:
    """Create an empty database with the newest schema."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.stat().st_size:  # an empty file is left over from an interrupted attempt
            path.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        raise Refused(FILE_EXISTS(file=path)) from None
    except OSError as error:
        raise Refused(UNWRITABLE(file=path, problem=error.strerror or "I/O error")) from error
    migrate(path)


def schema(connection: sqlite3.Connection, where: str) -> int:
    """The number of the schema; 0 if the file is empty."""
    try:
        if not connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchall():
            return 0
        if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
            raise Refused(STORE_MISSING(where=where))
        return int(connection.execute(migrations.FIND_SCHEMA).fetchone()[0])
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:  # another process has locked it
            raise unavailable(error) from error
        raise Refused(STORE_MISSING(where=where)) from None


def check_schema(path: Path) -> None:
    """Refused if it is not a database of ours with the newest schema. The file is not changed."""
    connection = read_only(path)
    try:
        check_schema_of(connection, path)
    finally:
        connection.close()


def check_schema_of(connection: sqlite3.Connection, path: Path) -> None:
    found = schema(connection, str(path))
    if found > migrations.NEWEST:
        raise Refused(STORE_NEWER(found=found, known=migrations.NEWEST))
    if found == 0:
        raise Refused(STORE_MISSING(where=path))
    if found < migrations.NEWEST:
        raise Refused(STORE_OLDER(found=found, known=migrations.NEWEST))


def missing_if_none(path: Path) -> None:
    if not path.is_file():
        raise Refused(STORE_MISSING(where=path))


def migrate(path: Path, *, until: int = migrations.NEWEST) -> list[int]:
    """Bring the database to that schema, all steps or none. Returns the steps taken."""
    before = read_only(path)
    try:
        found = schema(before, str(path))
    finally:
        before.close()
    if found > migrations.NEWEST:
        raise Refused(STORE_NEWER(found=found, known=migrations.NEWEST))
    connection = connect(path)
    try:
        steps = migrations.steps("sqlite", after=found, until=until)
        script = "".join(statements for _, statements in steps)
        if found == 0:
            script += "CREATE TABLE ventuno (schema BIGINT NOT NULL); INSERT INTO ventuno VALUES (0);"
            script += f"PRAGMA application_id = {APPLICATION_ID};"
        script += f"UPDATE ventuno SET schema = {until};"  # noqa: S608  # a number of ours
        connection.executescript(f"BEGIN IMMEDIATE; {script} COMMIT;")
        return [number for number, _ in steps]
    except sqlite3.Error as error:
        raise unavailable(error) from error
    finally:
        connection.close()


def copy(source: Path, target: Path) -> None:
    """Copy the state of one moment of a database that may be in use. The target is complete or does not exist."""
    if target.exists():
        raise Refused(FILE_EXISTS(file=target))
    unfinished = _copied(source, target)
    unfinished.rename(target)
    _sync(target.parent)


def prepared(source: Path, target: Path) -> Path:
    """A checked copy, beside the database that it is to replace."""
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = _copied(source, target)
    try:
        check_file(unfinished)
    except Refused:
        unfinished.unlink()
        raise
    return unfinished


def take_place(unfinished: Path, target: Path, first: Callable[[], object] = lambda: None) -> None:
    """Let a prepared copy replace the database. Refused if somebody is using the database.

    `first` is done at the last moment before, when nothing else can refuse it.
    """
    try:
        if target.exists():
            _must_be_unused(target)
        first()
        unfinished.rename(target)
    except Refused:
        unfinished.unlink()
        raise
    _sync(target.parent)


def check_file(path: Path) -> None:
    """Refused if it is not a database of ours with the newest schema, or if it is damaged."""
    check_schema(path)
    connection = read_only(path)
    try:
        problem = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if problem != "ok":
            raise Refused(STORE_DAMAGED(where=path, problem=problem))
    except sqlite3.Error as error:
        raise Refused(STORE_DAMAGED(where=path, problem=error)) from None
    finally:
        connection.close()


def _must_be_unused(path: Path) -> None:
    """Merge the log into the file. SQLite refuses that while anybody else has the file open."""
    connection = connect(path)
    try:
        connection.execute("PRAGMA busy_timeout = 100")
        connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError:
        raise Refused(STORE_IN_USE(where=path)) from None
    finally:
        connection.close()


def _copied(source: Path, target: Path) -> Path:
    check_schema(source)
    reading = read_only(source)
    unfinished = target.with_name(f".{target.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        unfinished.touch(mode=0o600)
    except OSError as error:
        reading.close()
        raise Refused(UNWRITABLE(file=target, problem=error.strerror or "I/O error")) from error
    writing = sqlite3.connect(unfinished)
    try:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        unfinished.unlink(missing_ok=True)
        raise unavailable(error) from error
    finally:
        reading.close()
        writing.close()
    _sync(unfinished)
    return unfinished


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that cannot change the file."""
    missing_if_none(path)
    try:
        return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=BUSY_SECONDS)
    except sqlite3.OperationalError as error:  # no permission to read it
        raise unavailable(error) from error


def _sync(path: Path) -> None:
    """Wait until it is on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
