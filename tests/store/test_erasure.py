"""Requirement 45: of every table that knows a player it is said whether its rows go with the person."""

import asyncio
import sqlite3
from pathlib import Path

from tests.kit import NOON, House
from tests.store.everywhere import tables
from tests.store.test_stores import execute
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


def test_accounts_closed_before_there_was_a_register_are_in_it(where: Path | str) -> None:
    with House(where) as house:
        player, at = house.ready(), NOON.replace(second=7, microsecond=250_000)
        house.opened("berta")
        house.clock.at = at
        house.run(house.desk.close_account(player, PASSWORD, key="close"))
    kept = execute(where, "SELECT * FROM closings")
    assert kept == [(player, microseconds(at), None)]
    for table in ("closings", "emails", "outbox", "writings", "guest_questions"):
        execute(where, f"DROP TABLE {table}")
    execute(where, "ALTER TABLE people DROP COLUMN canton")
    execute(where, "UPDATE ventuno SET schema = 15")
    assert asyncio.run(databases.migrate(str(where))) == [16, 17]
    (migrated,) = execute(where, "SELECT * FROM closings")
    assert migrated == kept[0]
    with House(where, law=None, at=at) as house:
        assert house.run(audit(house.store)).problem is None


def _columns(where: Path | str, table: str) -> set[str]:
    if isinstance(where, Path):
        with sqlite3.connect(where) as connection:
            return {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
    query = f"SELECT column_name FROM information_schema.columns WHERE table_name = '{table}'"
    return {name for (name,) in execute(where, query)}
