"""Bits that flip in the file of a house: the audit never crashes, and whatever it does not find changes nothing.

A flip is harmless if every row of every table reads as before. That is told here by reading all of them before and
after, so no part of the audit judges itself. Flips in the pages of plays are tried one by one, at places that a seed
has chosen; pages that hold nothing, and bytes between rows, are among them.
"""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.kit import House
from ventuno.jobs.audit import audit_database
from ventuno.rules.refusals import Refused
from ventuno.store.sqlite import files

FLIPS = 120
PAGE_BYTES = 4096


@pytest.fixture(scope="module")
def lived_in(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("flips")
    with House(folder / "house.sqlite") as house:
        for login in ("anna", "berta", "carla"):
            player = house.ready(login)
            for _ in range(3):
                house.finish(player, house.start(player, "2"))
        house.run(house.store.seals.add(house.clock.at))
    files.copy(folder / "house.sqlite", folder / "copy.sqlite")
    return folder / "copy.sqlite"


def pages_of(path: Path, table: str) -> list[int]:
    """The pages of the table and of its indexes. SQLite may have been made without what tells them: then all pages."""
    with closing(sqlite3.connect(path)) as connection:
        try:
            rows = connection.execute(
                "SELECT pageno FROM dbstat WHERE name IN (SELECT name FROM sqlite_master WHERE tbl_name = ?)", (table,)
            ).fetchall()
        except sqlite3.OperationalError:
            (count,) = connection.execute("PRAGMA page_count").fetchone()
            return list(range(2, count + 1))
    return [number for (number,) in rows]


def everything(path: Path) -> list[list[str]] | None:
    """All rows of all tables, by whatever way SQLite finds them; none if it cannot read them."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        connection.text_factory = bytes
        try:
            names = [
                name.decode() for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            ]
            return [sorted(map(repr, connection.execute(f"SELECT * FROM {name}"))) for name in sorted(names)]
        except (sqlite3.Error, ValueError):
            return None


@pytest.mark.parametrize("table", ["plays", "entries"])
def test_a_flipped_bit_is_found_or_changes_nothing(lived_in: Path, tmp_path: Path, table: str) -> None:
    content, before = lived_in.read_bytes(), everything(lived_in)
    pages = pages_of(lived_in, table)
    chance = random.Random(table)  # the same flips every time
    path, unseen, found = tmp_path / "flipped.sqlite", 0, 0
    for _ in range(FLIPS):
        place, bit = (chance.choice(pages) - 1) * PAGE_BYTES + chance.randrange(PAGE_BYTES), chance.randrange(8)
        flipped = bytearray(content)
        flipped[place] ^= 1 << bit
        path.write_bytes(flipped)
        try:
            sound = asyncio.run(audit_database(str(path))).problem is None
        except Refused:
            sound = False  # the file cannot be opened at all, and says so in one sentence
        if sound:
            unseen += 1
            assert everything(path) == before, (place, bit)
        found += not sound
    assert found > 0
    assert found + unseen == FLIPS
