"""Every statement gives the columns that the type of its rows names, in that order, on both databases."""

import asyncio
import pkgutil
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import asyncpg

from tests.kit import House
from tests.postgres import Cluster
from ventuno.store import execution, sql
from ventuno.store.dialects import for_sqlite
from ventuno.store.executor import RowReader, Select
from ventuno.store.sql import accounts
from ventuno.store.sql.accounts.people import search_people
from ventuno.store.sql.books import list_recent_lines
from ventuno.store.sql.plays import PlayRow

POSTGRESQL_TYPES = {"text": str, "int8": int, "int4": int, "float8": float, "bytea": bytes}


def selects() -> Iterator[tuple[str, Select[Any]]]:
    for package in (sql, accounts, execution):
        for module in pkgutil.iter_modules(package.__path__):
            values = vars(import_module(f"{package.__name__}.{module.name}"))
            yield from ((f"{module.name}.{name}", each) for name, each in values.items() if isinstance(each, Select))
    yield "list_recent_lines", list_recent_lines(2)
    yield "search_people", search_people(2)


SELECTS = dict(selects())


def columns(row: Any) -> list[tuple[str, Any]]:  # noqa: ANN401  # a class of named tuples
    """Names and types; a play inside a row is all columns of the play."""
    found: list[tuple[str, Any]] = []
    for name, hint in get_type_hints(row).items():
        nested = PlayRow in {hint, *get_args(hint)}
        found += columns(PlayRow) if nested else [(name, hint)]
    return found


def row_of(select: Select[Any]) -> Any:  # noqa: ANN401
    """The class whose `_make` or `read` it is."""
    reader = select.read.__self__  # type: ignore[attr-defined]
    return reader.kind if isinstance(reader, RowReader) else reader


def parameters(select: Select[Any]) -> int:
    return max((int(number) for number in re.findall(r"\$(\d+)", select.sql)), default=0)


def test_there_are_statements_to_look_at() -> None:
    assert {"sessions.FIND_SESSION", "books.LIST_LINES", "counts.LIST_EVENTS", "load.LOAD"} <= SELECTS.keys()


def test_rows_have_the_names_of_their_columns_on_sqlite(tmp_path: Path) -> None:
    with House(tmp_path / "house.sqlite"):
        pass
    with closing(sqlite3.connect(tmp_path / "house.sqlite")) as connection:
        for name, select in SELECTS.items():
            ran = connection.execute(for_sqlite(select.sql), [0] * parameters(select))
            assert [column[0] for column in ran.description] == [each for each, _ in columns(row_of(select))], name


def test_rows_have_the_names_and_types_of_their_columns_on_postgresql(cluster: Cluster) -> None:
    where = cluster.database()
    with House(where):
        pass

    async def prepared() -> dict[str, list[tuple[str, str]]]:
        connection = await asyncpg.connect(where)
        try:
            attributes = {name: (await connection.prepare(each.sql)).get_attributes() for name, each in SELECTS.items()}
        finally:
            await connection.close()
        return {name: [(each.name, each.type.name) for each in found] for name, found in attributes.items()}

    for name, found in asyncio.run(prepared()).items():
        due = columns(row_of(SELECTS[name]))
        assert [column for column, _ in found] == [column for column, _ in due], name
        for (column, kind), (_, hint) in zip(found, due, strict=True):
            allowed = {str} if get_origin(hint) is Literal else {hint, *get_args(hint)}
            assert POSTGRESQL_TYPES[kind] in allowed, f"{name}: {column}"
    cluster.drop(where)
