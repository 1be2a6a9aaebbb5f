"""Requirement 39: what is in the database is not enough to know a card that is still to come."""

import asyncio
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from tests.kit import GENEROUS, NOON, House, in_hand
from tests.live import LiveTable
from ventuno.desk import exports
from ventuno.desk.requests import Move, OfferPlay, StartPlay
from ventuno.house.accounts.events import OfferWithdrawn, WithdrawnFor
from ventuno.house.big21 import evidence
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.jobs.audit import audit, audit_database
from ventuno.rules.refusals import Refused
from ventuno.store import databases
from ventuno.store.keys import file

OTHER_KEY = b"the key of some other, later case"[:32]


def column(where: Path | str, sql: str) -> list[str]:
    """What somebody reads who has the database in hand."""
    if isinstance(where, Path):
        with closing(sqlite3.connect(where)) as connection:
            return [row[0] for row in connection.execute(sql)]

    async def read() -> list[str]:
        connection = await asyncpg.connect(str(where))
        try:
            return [row[0] for row in await connection.fetch(sql)]
        finally:
            await connection.close()

    return asyncio.run(read())


def whole(database: Path) -> bytes:
    """Every byte of the file and its log."""
    return b"".join(path.read_bytes() for path in database.parent.glob(f"{database.name}*") if path.suffix != ".key")


def seeds(where: Path | str) -> list[str]:
    return column(where, "SELECT server_seed FROM plays ORDER BY id")


def problem(house: House) -> object:
    return house.run(audit(house.store)).problem


# ----- what the database has


def test_req_39_the_database_has_no_seed_of_an_offer_or_a_running_play(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    offered = house.do(OfferPlay(), player)
    (stored,) = seeds(house.where)
    assert not any(hashlib.sha256(part.encode()).hexdigest() == offered.commitment for part in stored.split(":"))
    assert not any(hashlib.sha256(bytes.fromhex(part)).hexdigest() == offered.commitment for part in stored.split(":"))
    at = house.do(StartPlay(play=offered.play, stake="1", client_seed="lucky"), player)
    record = house.run(house.store.plays.find(at.play))
    assert record is not None
    assert hashlib.sha256(bytes.fromhex(record.server_seed)).hexdigest() == offered.commitment
    assert seeds(house.where) == [stored]
    if isinstance(house.where, Path):
        assert bytes.fromhex(record.server_seed) not in whole(house.where)
        assert record.server_seed.encode() not in whole(house.where)
    house.finish(player, at)
    assert seeds(house.where) == [record.server_seed]
    assert problem(house) is None


def test_req_39_the_database_has_no_seed_of_a_game_at_a_table(house: House) -> None:
    table = LiveTable(house)
    for box in (1, 2):
        table.sit(box)
    table.run_out()
    commitment = table.kept.commitment
    (stored,) = seeds(house.where)
    assert ":" in stored
    assert hashlib.sha256(bytes.fromhex(table.kept.server_seed)).hexdigest() == commitment
    table.play((1, 2))
    table.run_out()
    first, second = seeds(house.where)
    assert hashlib.sha256(bytes.fromhex(first)).hexdigest() == commitment
    assert ":" in second
    assert problem(house) is None


def test_a_house_does_not_open_with_the_key_of_another(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    with House(path):
        pass
    databases.key_file(str(path)).unlink()
    file.create(databases.key_file(str(path)), OTHER_KEY, NOON)
    with pytest.raises(Refused) as caught:
        asyncio.run(databases.open_store(str(path)))
    assert caught.value.refusal.code == "key_foreign"


def test_a_play_goes_on_after_a_rotation_and_the_next_one_has_the_new_key(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    at = house.start(player)
    path = databases.key_file(str(house.where))
    new = file.rotate(path, OTHER_KEY, NOON)
    house.restart()
    at = house.move(player, at, "end")
    house.finish(player, at)
    assert problem(house) is None
    house.do(OfferPlay(), player)
    assert seeds(house.where)[-1].startswith(f"{new}:")


def test_a_process_that_runs_while_a_key_is_added_deals_what_others_have_offered(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    file.rotate(databases.key_file(str(house.where)), OTHER_KEY, NOON)
    with House(house.where, law=None) as other:
        other.desk.transactions.entropy = house.desk.transactions.entropy
        offered = other.do(OfferPlay(), player, key="elsewhere")
    started = house.do(StartPlay(play=offered.play, stake="1", client_seed="lucky"), player)
    house.finish(player, started)
    assert problem(house) is None


# ----- without the key


def test_without_the_key_everything_is_audited_but_the_cards_of_what_runs(
    generous_house: House, tmp_path: Path
) -> None:
    house = generous_house
    player = house.ready()
    ended = house.finish(player, house.start(player))
    running = house.start(player)
    text = codec.encode(house.run(exports.export(house.store, ended.play)))
    path = databases.key_file(str(house.where))
    kept = path.rename(tmp_path / "kept apart")
    report = house.run(audit_database(str(house.where)))
    assert (report.problem, report.plays, report.unchecked) == (None, 2, 1)
    store = house.run(databases.open_to_read(str(house.where)))
    assert codec.encode(house.run(exports.export(store, ended.play))) == text
    assert evidence.verify(text).play == ended.play
    house.run(store.close())
    kept.rename(path)
    assert house.run(audit_database(str(house.where))).unchecked == 0
    house.finish(player, running)


def test_an_ended_play_without_its_seed_is_found_with_and_without_the_key(tmp_path: Path) -> None:
    where = tmp_path / "house.sqlite"
    with House(where, law=GENEROUS) as house:
        player = house.ready()
        house.finish(player, house.start(player))
        with in_hand(where) as connection:
            connection.execute("UPDATE plays SET server_seed = 'not a seed'")
        found = problem(house)
        assert isinstance(found, Refused)
        assert found.refusal.code == "commitment_broken"
    databases.key_file(str(where)).unlink()
    report = asyncio.run(audit_database(str(where)))
    assert report.problem is not None
    assert report.problem.refusal.code == "commitment_broken"


@pytest.mark.parametrize("reference", ["0123456789abcdef:00", ":", "x:y"])
def test_a_play_whose_key_is_unknown_deals_nothing(tmp_path: Path, reference: str) -> None:
    where = tmp_path / "house.sqlite"
    with House(where, law=GENEROUS) as house:
        player = house.ready()
        at = house.start(player)
        with in_hand(where) as connection:
            connection.execute("UPDATE plays SET server_seed = ?", [reference])
        house.restart()
        with pytest.raises(Refused) as caught:
            house.do(Move(play=at.play, sequence=at.sequence, move="end"), player)
        assert caught.value.refusal.code == "key_unknown"
        found = problem(house)
        assert isinstance(found, Refused)
        assert found.refusal.code == "commitment_broken"


# ----- an earlier house


@pytest.fixture
def earlier(generous_house: House) -> tuple[House, str, str]:
    """A house in which a seed is stored as earlier versions did: of an offered play."""
    house = generous_house
    player = house.ready()
    offered = house.do(OfferPlay(), player)
    as_before(house)
    return house, player, offered.play


def as_before(house: House) -> str:
    """Store the seed of the last play as earlier versions did."""
    last = column(house.where, "SELECT id FROM plays ORDER BY id DESC")[0]
    record = house.run(house.store.plays.find(last))
    assert record is not None
    change = f"UPDATE plays SET server_seed = '{record.server_seed}' WHERE id = '{last}'"  # ours
    if isinstance(house.where, Path):
        with in_hand(house.where) as connection:
            connection.execute(change)
    else:
        _as_owner(house.where, change)
    house.restart()
    return record.server_seed


def _as_owner(address: str, change: str) -> None:
    async def done() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(f"SET session_replication_role = replica; {change}")
        await connection.close()

    asyncio.run(done())


def withdrawn(house: House, player: str) -> list[Entry]:
    entries = [codec.decode(line.text, Entry) for line in house.run(house.store.books.lines(player))]
    return [entry for entry in entries if isinstance(entry.what, OfferWithdrawn)]


def test_req_39_an_offer_with_a_stored_seed_is_revealed_and_replaced(earlier: tuple[House, str, str]) -> None:
    house, player, play = earlier
    (known,) = seeds(house.where)
    offered = house.do(OfferPlay(), player)
    assert offered.play != play
    (entry,) = withdrawn(house, player)
    assert entry.what == OfferWithdrawn(play=play, server_seed=known, why=WithdrawnFor.STORED_SEED)
    record = house.run(house.store.plays.find(play))
    assert record is not None
    assert (record.server_seed, record.started_at, record.ended_at) == (known, None, entry.at)
    assert house.do(OfferPlay(), player) == offered
    house.finish(player, house.do(StartPlay(play=offered.play, stake="1", client_seed="lucky"), player))
    assert problem(house) is None


def test_req_39_an_offer_with_a_stored_seed_cannot_be_started(earlier: tuple[House, str, str]) -> None:
    house, player, play = earlier
    balance = house.player(player).balance
    for refusal in ("offer_withdrawn", "no_play"):
        refused = house.refused(StartPlay(play=play, stake="1", client_seed="chosen for its cards"), player)
        assert refused.code == refusal
    assert house.player(player).balance == balance
    assert len(withdrawn(house, player)) == 1
    house.start(player)
    assert problem(house) is None


def test_a_running_play_with_a_stored_seed_goes_on_to_its_end(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    at = house.start(player)
    seed = as_before(house)
    house.finish(player, at)
    assert seeds(house.where) == [seed]
    assert withdrawn(house, player) == []
    assert problem(house) is None


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE plays SET ended_us = ended_us + 1 WHERE started_us IS NULL AND ended_us IS NOT NULL",
        "UPDATE plays SET server_seed = '00' WHERE started_us IS NULL AND ended_us IS NOT NULL",
        "UPDATE plays SET text = 'x' WHERE started_us IS NULL AND ended_us IS NOT NULL",
        "UPDATE plays SET ended_us = NULL WHERE started_us IS NULL",
    ],
)
def test_an_offer_that_was_withdrawn_stays_as_it_is_on_record(tmp_path: Path, change: str) -> None:
    where = tmp_path / "house.sqlite"
    with House(where, law=GENEROUS) as house:
        player = house.ready()
        house.do(OfferPlay(), player)
        as_before(house)
        house.do(OfferPlay(), player)
        with in_hand(where) as connection:
            connection.execute(change)
        assert problem(house) is not None


def test_neither_a_seed_nor_a_commitment_of_what_runs_can_be_changed(house: House) -> None:
    player = house.ready()
    house.start(player)
    for change in ("server_seed = '00'", "commitment = '00'", "server_seed = 'a:b'"):
        with pytest.raises((sqlite3.IntegrityError, asyncpg.RaiseError)):
            _change(house.where, f"UPDATE plays SET {change}")  # ours


def _change(where: Path | str, sql: str) -> None:
    if isinstance(where, Path):
        with closing(sqlite3.connect(where)) as connection, connection:
            connection.execute(sql)
        return

    async def done() -> None:
        connection = await asyncpg.connect(where)
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    asyncio.run(done())
