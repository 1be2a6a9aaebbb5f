"""What an SQLite file says of itself: its own check of all pages and indexes, and its schema.

The schema that is due is made in memory by the same migrations, so no list of triggers has to be kept up to date.
"""

import sqlite3
from collections.abc import Iterator
from functools import cache
from typing import Final

from ventuno.store import migrations
from ventuno.store.inspection import Flaw, Inspection, SchemaPart, compared

DAMAGES_MAX: Final = 100  # of each check
_STATISTICS: Final = {"sqlite_stat1", "sqlite_stat4"}  # made by ANALYZE


def inspect(connection: sqlite3.Connection) -> Inspection:
    return Inspection([*_damages(connection), *_schema_flaws(connection)])


def _damages(connection: sqlite3.Connection) -> Iterator[Flaw]:
    """A damaged file may stop its own check anywhere: that is damage, too."""
    try:
        for (said,) in connection.execute(f"PRAGMA integrity_check({DAMAGES_MAX})"):
            if said != "ok":
                yield Flaw("damaged", said=" ".join(str(said).split()))
        for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check").fetchmany(DAMAGES_MAX):
            yield Flaw("damaged", said=f"{table} {row or ''}: {parent}")
    except sqlite3.Error as error:
        yield Flaw("damaged", said=getattr(error, "sqlite_errorname", type(error).__name__))


def _schema_flaws(connection: sqlite3.Connection) -> Iterator[Flaw]:
    try:
        yield from compared(_due(), _parts(connection))
    except (sqlite3.Error, ValueError) as error:
        yield Flaw("damaged", said=getattr(error, "sqlite_errorname", "sqlite_master"))


@cache
def _due() -> dict[SchemaPart, str]:
    connection = sqlite3.connect(":memory:")
    try:
        for _, statements in migrations.steps("sqlite", after=0):
            connection.executescript(statements)
        connection.execute("CREATE TABLE ventuno (schema BIGINT NOT NULL)")
        return _parts(connection)
    finally:
        connection.close()


def _parts(connection: sqlite3.Connection) -> dict[SchemaPart, str]:
    """Every part but the indexes that SQLite makes for keys: the tables' definitions say those."""
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchall()
    return {
        (str(kind), str(name)): f"{table} {sql}"
        for kind, name, table, sql in rows
        if name not in _STATISTICS and not (kind == "index" and sql is None)
    }
