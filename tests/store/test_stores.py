"""One conformance suite for both stores: what they keep, what they refuse, and what they were when they were older."""

import asyncio
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.kit import GENEROUS, NOON, House, open_store
from tests.postgres import Cluster, binaries
from ventuno.desk.audit import audit
from ventuno.desk.requests import Deposit, PublishLaw, Withdraw
from ventuno.house.money import Money
from ventuno.house.sessions import Session
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store import laws, migrations, places, postgres, sqlite_files
from ventuno.store.protocol import Decision, Question


def execute(where: Path | str, statement: str) -> list[Any]:
    """Behind the store's back."""
    if isinstance(where, Path):
        connection = sqlite3.connect(where)
        rows = connection.execute(statement).fetchall()
        connection.commit()
        connection.close()
        return rows

    async def executed() -> list[Any]:
        connection = await asyncpg.connect(where)
        try:
            return [tuple(row) for row in await connection.fetch(statement)]
        finally:
            await connection.close()

    return asyncio.run(executed())


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET text = 'x'",
        "UPDATE entries SET hash = hash",
        "DELETE FROM entries",
        "DELETE FROM plays",
        "UPDATE plays SET text = 'x'",
        "UPDATE plays SET text = '' WHERE ended_us IS NULL",
        "UPDATE plays SET server_seed = 'x' WHERE ended_us IS NULL",
        "UPDATE plays SET stake = 1 WHERE ended_us IS NOT NULL",
        "UPDATE seals SET text = 'x'",
        "DELETE FROM seals",
        "DELETE FROM books",
    ],
)
def test_the_database_itself_refuses_to_change_the_past(house: House, statement: str) -> None:
    player = house.ready()
    house.finish(player, house.start(player))
    house.start(player)
    house.run(house.store.seal(house.clock.at))
    with pytest.raises((sqlite3.IntegrityError, asyncpg.PostgresError)):
        execute(house.where, statement)
    assert house.run(audit(house.store)).problem is None


def test_what_a_decision_writes_is_written_whole_or_not_at_all(house: House) -> None:
    """A decision whose lines clash with the journal: not even its answer is kept."""
    player = house.ready()
    before = house.run(house.store.book(player))
    assert before is not None

    def clash(_records: object) -> Decision:
        account = house_player
        return Decision("{}", request="x", book=account, lines=(before.lines[0],))

    house_player = house.player(player)
    with pytest.raises(Refused) as refused:
        house.run(house.store.ask(Question(player, "clash", clash)))
    assert refused.value.refusal.code in {"store_failed", "store_busy"}
    assert house.run(house.store.book(player)) == before
    assert execute(house.where, "SELECT * FROM answers WHERE key = 'clash'") == []


def test_one_bad_decision_does_no_harm_to_others_that_are_asked_at_the_same_time(house: House) -> None:
    player, other = house.ready(), house.opened("other")
    account = house.player(player)
    line = house.run(house.store.lines(player))[0]

    def clash(_records: object) -> Decision:
        return Decision("{}", request="x", book=account, lines=(line,))

    def fail(_records: object) -> Decision:
        raise ZeroDivisionError

    results = house.together(
        *(house.desk.do(Deposit(amount="1"), player=other, key=f"a{n}") for n in range(5)),
        house.store.ask(Question(player, "clash", clash)),
        house.store.ask(Question(player, "fail", fail)),
        *(house.desk.do(Deposit(amount="1"), player=other, key=f"b{n}") for n in range(5)),
    )
    assert house.player(other).balance == Money(1000)
    assert [type(result).__name__ for result in results[5:7]] == ["Unavailable", "ZeroDivisionError"]
    assert house.run(audit(house.store)).problem is None


def test_everything_is_there_after_a_restart(house: House) -> None:
    player = house.ready()
    at = house.move(player, house.start(player), "place 1")
    before = house.run(house.store.book(player))
    house.restart()
    assert house.run(house.store.book(player)) == before
    house.move(player, at, "place 2")


def test_lines_and_plays_are_read_in_pieces(house: House) -> None:
    player = house.ready()
    for _ in range(4):
        house.finish(player, house.start(player))
    lines = house.run(house.store.lines(player))
    pieces = [house.run(house.store.lines(player, after=after, most=3)) for after in range(0, len(lines), 3)]
    assert [line for piece in pieces for line in piece] == lines
    plays = house.run(house.store.plays(player))
    assert [play.id for play in plays] == [f"{player}-{number}" for number in (4, 3, 2, 1)]
    assert house.run(house.store.plays(player, before=3, most=1)) == [plays[2]]


@pytest.mark.parametrize("name", ["", "nobody", "a\0b", "x" * 1000, "'"])
def test_what_is_not_there_is_not_found(house: House, name: str) -> None:
    assert house.run(house.store.player(name)) is None
    assert house.run(house.store.person(name)) is None
    assert house.run(house.store.play(name)) is None
    assert house.run(house.store.plays(name.replace("\0", ""))) == []


def test_the_house_is_no_player(house: House) -> None:
    assert house.run(house.store.player("house")) is None


def test_another_process_hears_of_a_new_law_at_once(house: House) -> None:
    player = house.ready()
    elsewhere = house.run(open_store(house.where, house.clock))
    changes = dict.fromkeys(Language, "x")
    house.operate(PublishLaw(law=str(laws.load("aces-88")), changes=changes))
    house.clock.forward(minutes=1)
    house.store, kept = elsewhere, house.store
    house.desk.store = elsewhere
    at = house.start(player)
    play = house.run(elsewhere.play(at.play))
    assert play is not None
    assert play.law == laws.load("aces-88").hash
    house.run(kept.close())


def older(where: Path | str, until: int) -> None:
    """A database as it was with an older schema."""
    if isinstance(where, Path):
        where.touch()
        sqlite_files.migrate(where, until=until)
    else:
        asyncio.run(postgres.migrate(where, until=until))


@pytest.mark.parametrize("released", range(1, migrations.NEWEST))
def test_an_older_database_is_refused_then_migrated_with_what_is_in_it(where: Path | str, released: int) -> None:
    older(where, released)
    with pytest.raises(Refused) as refused:
        asyncio.run(places.open_store(str(where)))
    assert refused.value.refusal.code == "store_older"
    rows = asyncio.run(_filled_with_schema(where, released))
    steps = asyncio.run(places.migrate(str(where)))
    assert steps == list(range(released + 1, migrations.NEWEST + 1))
    assert asyncio.run(places.migrate(str(where))) == []
    for table, before in rows.items():
        after = execute(where, f"SELECT * FROM {table} ORDER BY 1, 2")
        assert [row[: len(old)] for row, old in zip(after, before, strict=True)] == before
    with House(where, law=None) as house:
        assert house.run(audit(house.store)).problem is None
        (player,) = [name for name in house.run(house.store.books()) if name != "house"]
        running = house.run(house.store.running())
        assert len(running) == 1
        assert len(house.run(house.store.seals())) == (0 if released == 1 else 1)
        session = Session(token_hash="0" * 64, player=player, started_at=NOON, expires_at=NOON, result_before=Money(-1))
        house.run(house.store.keep_session(session))
        assert house.run(house.store.session(session.token_hash)) == session
        house.do(Withdraw(amount="1"), player)
        house.clock.forward(hours=5)
        house.do(Withdraw(amount="1"), player)
        house.run(house.store.seal(house.clock.at))
        assert house.run(audit(house.store)).problem is None


async def _filled_with_schema(where: Path | str, released: int) -> dict[str, list[Any]]:
    """Rows of a house that was lived in, as that schema held them."""
    sources = [Path(__file__).parent / f"schema-{number}.sql" for number in range(1, released + 1)]
    newline = "char(10)" if isinstance(where, Path) else "chr(10)"
    lines = "".join(source.read_text("utf-8") for source in sources).replace("chr10", newline).splitlines()
    statements = [line for line in lines if not line.startswith("--")]
    if isinstance(where, Path):
        connection = sqlite3.connect(where)
        for statement in statements:
            connection.execute(statement)
        connection.commit()
        connection.close()
    else:
        opened = await asyncpg.connect(where)
        for statement in statements:
            await opened.execute(statement)
        await opened.close()
    tables = ["books", "entries", "plays", "people", "answers", *["seals"][: released - 1]]
    return {table: await asyncio.to_thread(execute, where, f"SELECT * FROM {table} ORDER BY 1, 2") for table in tables}


def test_a_database_of_a_newer_version_is_refused_and_left_alone(where: Path | str) -> None:
    with House(where, law=GENEROUS):
        pass
    execute(where, "UPDATE ventuno SET schema = 999")
    for attempt in (places.open_store, places.migrate):
        with pytest.raises(Refused) as refused:
            asyncio.run(attempt(str(where)))
        assert refused.value.refusal.code == "store_newer"
    assert execute(where, "SELECT schema FROM ventuno") == [(999,)]


def test_an_empty_database_is_no_house(where: Path | str) -> None:
    if isinstance(where, Path):
        where.touch()
    with pytest.raises(Refused) as refused:
        asyncio.run(places.open_store(str(where)))
    assert refused.value.refusal.code == "store_missing"


@pytest.mark.parametrize("content", [b"", b"not a database at all, but long enough to look like a header " * 20])
def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    with pytest.raises(Refused):
        asyncio.run(places.open_store(str(file)))
    assert file.read_bytes() == content


def test_somebody_elses_sqlite_file_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "other.sqlite")
    connection.execute("CREATE TABLE cats (name TEXT)")
    connection.close()
    for attempt in (places.open_store, places.migrate):
        with pytest.raises(Refused) as refused:
            asyncio.run(attempt(str(tmp_path / "other.sqlite")))
        assert refused.value.refusal.code == "store_missing"


def test_an_unreachable_database_is_named_without_its_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "PATIENCE_SECONDS", 0.5)
    with pytest.raises(Refused) as refused:
        asyncio.run(places.open_store("postgresql://someone:secret@127.0.0.1:1/none"))
    assert refused.value.refusal.code == "store_unreachable"
    assert places.shown("postgresql://someone:secret@db.example/house") == "postgresql://db.example/house"


def test_two_processes_that_migrate_at_once_do_not_disturb_each_other(cluster: Cluster) -> None:
    address = cluster.database()

    async def both() -> list[list[int]]:
        return list(await asyncio.gather(postgres.migrate(address), postgres.migrate(address)))

    assert sorted(asyncio.run(both())) == [[], list(range(1, migrations.NEWEST + 1))]


def test_a_closed_store_says_so(house: House) -> None:
    player = house.opened()
    store = house.store
    house.restart()
    house.desk.store, kept = store, house.store
    with pytest.raises(Refused):
        house.do(Deposit(amount="1"), player)
    house.desk.store = kept


def test_postgresqls_own_tools_dump_and_restore_a_whole_house(cluster: Cluster, tmp_path: Path) -> None:
    first, second = cluster.database(), cluster.database()
    with House(first) as house:
        player = house.ready()
        at = house.move(player, house.start(player), "place 1")
        house.run(house.store.seal(house.clock.at))
        before = house.run(house.store.book(player))
        dump = str(tmp_path / "house.dump")
        for command in (
            ["pg_dump", "--format=custom", f"--file={dump}", first],
            ["pg_restore", f"--dbname={second}", dump],
        ):
            subprocess.run([str(binaries() / command[0]), *command[1:]], check=True, capture_output=True)
    with House(second, law=None) as again:
        assert again.run(audit(again.store)).problem is None
        assert again.run(again.store.book(player)) == before
        again.move(player, at, "place 2")
        with pytest.raises(asyncpg.PostgresError):  # the triggers came along
            execute(second, "DELETE FROM entries")


def test_a_backup_taken_while_playing_is_a_whole_house(tmp_path: Path) -> None:
    with House(tmp_path / "house.sqlite") as house:
        player = house.ready()

        async def playing_and_copying() -> None:
            store: Any = house.store
            for number in range(20):
                await asyncio.gather(
                    *(house.desk.do(Deposit(amount="1"), player=player, key=f"{number}-{n}") for n in range(5)),
                    store.backup(tmp_path / f"copy-{number}.sqlite"),
                )

        house.run(playing_and_copying())
    for number in range(20):
        with House(tmp_path / f"copy-{number}.sqlite", law=None) as copy:
            assert copy.run(audit(copy.store)).problem is None
            assert copy.player(player).balance >= Money(100_00 + number * 500)


def test_a_backup_never_overwrites(tmp_path: Path) -> None:
    with House(tmp_path / "house.sqlite"):
        (tmp_path / "copy").write_text("precious")
        with pytest.raises(Refused) as refused:
            sqlite_files.copy(tmp_path / "house.sqlite", tmp_path / "copy")
        assert refused.value.refusal.code == "file_exists"
        assert (tmp_path / "copy").read_text() == "precious"
        with pytest.raises(Refused):
            sqlite_files.copy(tmp_path / "house.sqlite", tmp_path / "nowhere" / "copy")


def test_a_restore_waits_until_nobody_uses_the_database(tmp_path: Path) -> None:
    path, copy = tmp_path / "house.sqlite", tmp_path / "copy.sqlite"
    with House(path) as house:
        player = house.ready()
        sqlite_files.copy(path, copy)
        house.do(Deposit(amount="1"), player)
        prepared = sqlite_files.prepared(copy, path)
        with pytest.raises(Refused) as refused:
            sqlite_files.take_place(prepared, path)
        assert refused.value.refusal.code == "store_in_use"
        assert house.do(Deposit(amount="1"), player).balance == Money(102_00)
    sqlite_files.take_place(sqlite_files.prepared(copy, path), path)
    with House(path, law=None) as house:
        assert house.player(player).balance == Money(100_00)
        assert house.run(audit(house.store)).problem is None


def test_a_damaged_copy_is_not_restored(tmp_path: Path) -> None:
    path, copy = tmp_path / "house.sqlite", tmp_path / "copy.sqlite"
    with House(path) as house:
        for number in range(20):
            house.ready(f"user{number}")
        sqlite_files.copy(path, copy)
    data = bytearray(copy.read_bytes())
    data[9000:60000:7] = b"\xff" * len(data[9000:60000:7])
    copy.write_bytes(data)
    with pytest.raises(Refused) as refused:
        sqlite_files.prepared(copy, path)
    assert refused.value.refusal.code in {"store_damaged", "store_failed", "store_missing"}
    assert not list(tmp_path.glob(".*unfinished"))
