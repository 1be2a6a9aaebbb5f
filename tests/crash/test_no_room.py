"""SQLite without room or without access: refused with a clear reason, nothing half done, and fine again afterwards."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.kit import House
from ventuno.desk.requests import Deposit, Done, OfferPlay, PlayOffered
from ventuno.house.ledger.money import Money
from ventuno.jobs.audit import audit
from ventuno.store.errors import STORE_BUSY, STORE_FAILED, STORE_FULL, Unavailable
from ventuno.store.sqlite import files
from ventuno.store.sqlite.database import SqliteDatabase

PAGES_MAX = 0xFFFFFFFE  # SQLite's own limit


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.sqlite"


@pytest.fixture
def house(file: Path) -> Iterator[House]:
    with House(file, durable=True) as founded:
        yield founded


def room(house: House, pages: int | None) -> None:
    """Let the file grow by that many pages and no more; none: as far as it likes."""

    def limit(connection: sqlite3.Connection) -> None:
        most = PAGES_MAX if pages is None else connection.execute("PRAGMA page_count").fetchone()[0] + pages
        connection.execute(f"PRAGMA max_page_count = {most}")

    database = house.store.database
    assert isinstance(database, SqliteDatabase)
    house.run(database._put(limit))


@contextmanager
def no_file_longer_than(length: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (length, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def deposits_until_full(house: House, player: str) -> str:
    """The key of the first one that found no room."""
    while True:
        key, before = house.key(), house.player(player)
        try:
            house.do(Deposit(amount="1"), player, key=key)
        except Unavailable as unavailable:
            why = unavailable.refusal
            break
    assert why == STORE_FULL()
    assert house.player(player) == before
    return key


def sound(house: House) -> bool:
    return house.run(audit(house.store)).problem is None


def test_a_full_disk_refuses_and_changes_nothing(house: House) -> None:
    player = house.ready()
    room(house, pages=4)
    key = deposits_until_full(house, player)
    before = house.player(player)
    again = house.together(*(house.desk.do(Deposit(amount="1"), player=player, key=house.key()) for _ in range(20)))
    assert {each.refusal.code for each in again} == {STORE_FULL().code}
    assert house.player(player) == before
    assert sound(house)
    room(house, pages=None)
    done = house.do(Deposit(amount="1"), player, key=key)
    assert done == Done(entry=before.entries + 1, balance=before.balance + Money(100))
    assert house.do(Deposit(amount="1"), player, key=key) == done
    assert sound(house)


def test_a_house_that_was_full_is_found_as_it_was(house: House) -> None:
    player = house.ready()
    room(house, pages=4)
    key = deposits_until_full(house, player)
    before = house.player(player)
    house.restart()
    assert house.player(player) == before
    assert sound(house)
    assert house.do(Deposit(amount="1"), player, key=key).entry == before.entries + 1


def test_a_log_that_may_not_grow_refuses_and_changes_nothing(house: House, file: Path) -> None:
    player = house.ready()
    before = house.player(player)
    with no_file_longer_than(file.with_name(f"{file.name}-wal").stat().st_size):
        refused = house.together(*(house.desk.do(OfferPlay(), player=player, key=f"offer {n}") for n in range(10)))
    assert {each.refusal.code for each in refused} <= {STORE_FAILED(problem="").code, STORE_FULL().code}
    assert house.player(player) == before
    assert sound(house)
    offered = house.together(*(house.desk.do(OfferPlay(), player=player, key=f"offer {n}") for n in range(10)))
    assert offered == [offered[0]] * 10
    assert isinstance(offered[0], PlayOffered)
    assert house.player(player).entries == before.entries + 1
    assert sound(house)


def test_a_file_that_others_keep_locked_refuses_and_changes_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "BUSY_SECONDS", 0.2)
    with House(file, durable=True) as house:
        player = house.ready()
        before = house.player(player)
        somebody = sqlite3.connect(file, isolation_level=None)
        somebody.execute("BEGIN IMMEDIATE")
        asked = [house.desk.do(Deposit(amount="1"), player=player, key=f"key {n}") for n in range(10)]
        assert {each.refusal.code for each in house.together(*asked)} == {STORE_BUSY().code}
        assert house.player(player) == before
        somebody.execute("ROLLBACK")
        somebody.close()
        asked = [house.desk.do(Deposit(amount="1"), player=player, key=f"key {n}") for n in range(10)]
        assert {each.entry for each in house.together(*asked)} == set(range(before.entries + 1, before.entries + 11))
        assert house.player(player).balance == before.balance + Money(1000)
        assert sound(house)


def test_a_file_that_others_lock_for_a_moment_is_waited_for(house: House, file: Path) -> None:
    player = house.ready()
    before = house.player(player)
    somebody = sqlite3.connect(file, isolation_level=None)
    somebody.execute("BEGIN IMMEDIATE")

    async def meanwhile() -> Done:
        asking = asyncio.ensure_future(house.desk.do(Deposit(amount="1"), player=player, key="patient"))
        await asyncio.sleep(0.1)
        assert not asking.done()
        somebody.execute("ROLLBACK")
        return await asking

    assert house.run(meanwhile()).entry == before.entries + 1
    somebody.close()
