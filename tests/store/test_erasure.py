"""Requirement 45: of every table that knows a player it is said whether its rows go with the person."""

import asyncio
import sqlite3
from pathlib import Path

from tests.kit import NOON, House
from tests.store.everywhere import tables
from tests.store.test_stores import execute, older
from ventuno.jobs.audit import audit
from ventuno.store import databases
from ventuno.store.execution.erasure import OF_PERSON
from ventuno.store.times import microseconds

PASSWORD = "correct horse"  # noqa: S105
STAYS = {
    "bettors": "the number only",
    "cases": "the number only: the signs of a case name nobody",
    "looked_at": "the number only",
    "plays": "the number only: a play is evidence for both sides",
    "questions": "the number only, once the subject is blank",
    "readers": "the number only",
}


def test_every_table_that_knows_a_player_is_erased_or_named_here(house: House) -> None:
    known = {name for name in tables(house) if "player" in _columns(house.where, name)}
    assert set(OF_PERSON) | set(STAYS) == known
    assert not set(OF_PERSON) & set(STAYS)


def test_accounts_closed_before_there_was_a_register_are_in_it(where: Path | str, tmp_path: Path) -> None:
    newer, at = tmp_path / "newer.sqlite", NOON.replace(second=7, microsecond=250_000)
    with House(newer) as house:
        player = house.ready()
        house.opened("berta")
        house.clock.at = at
        house.run(house.desk.close_account(player, PASSWORD, key="close"))
    kept = execute(newer, "SELECT * FROM closings")
    assert kept == [(player, microseconds(at), None)]
    older(where, 15)
    _copy(newer, where)
    assert asyncio.run(databases.migrate(str(where)))[0] == 16
    assert execute(where, "SELECT * FROM closings") == kept
    with House(where, law=None, at=at) as house:  # no schema of then had the salts of who they are
        assert house.run(audit(house.store)).findings.counts == {"person_changed": 2}


def _copy(source: Path, target: Path | str) -> None:
    """The rows of a newer database, as far as an older one has their tables and columns."""
    for (table,) in execute(source, "SELECT name FROM sqlite_master WHERE type = 'table'"):
        common = sorted(_columns(source, table) & _columns(target, table)) if table != "ventuno" else []
        for row in execute(source, f"SELECT {', '.join(common)} FROM {table}") if common else []:
            values = ", ".join("NULL" if value is None else _literal(value) for value in row)
            execute(target, f"INSERT INTO {table} ({', '.join(common)}) VALUES ({values})")


def _literal(value: object) -> str:
    return str(value) if isinstance(value, int) else "'" + str(value).replace("'", "''") + "'"


def _columns(where: Path | str, table: str) -> set[str]:
    if isinstance(where, Path):
        with sqlite3.connect(where) as connection:
            return {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
    query = f"SELECT column_name FROM information_schema.columns WHERE table_name = '{table}'"
    return {name for (name,) in execute(where, query)}
