"""One conformance suite for both stores: what they keep, what they refuse, and what they were when they were older."""

import asyncio
import sqlite3
import subprocess
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from msgspec import structs

from tests.kit import GENEROUS, NOON, House, open_store, seeded
from tests.live import TERMS, LiveTable
from tests.postgres import Cluster, binaries
from ventuno.desk.desk import Desk
from ventuno.desk.requests import BringChips, Deposit, OpenTable, PublishLaw, StandUp, TableChanged, Withdraw
from ventuno.desk.tables.tables import TableDesk
from ventuno.desk.transaction import Transactions
from ventuno.house.access.sessions import Session
from ventuno.house.accounts import player as player_book
from ventuno.house.accounts.events import ChipsBrought
from ventuno.house.ledger.money import Money
from ventuno.house.tables import state as table_book
from ventuno.house.tables.events import ChipsAdded
from ventuno.house.tables.state import OF_THE_HOUSE, TablePhase
from ventuno.jobs.audit import audit
from ventuno.rules.challenge import notation
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store import databases, laws, migrations
from ventuno.store.commands import Changes, Command, Records, TableChange
from ventuno.store.errors import Unavailable
from ventuno.store.postgres import connections, schema
from ventuno.store.postgres import database as postgres
from ventuno.store.sqlite import files

SCHEMAS = [number for number, _ in migrations.steps("sqlite", after=0)]


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
        "UPDATE bettors SET player = player",
        "DELETE FROM bettors",
    ],
)
def test_the_database_itself_refuses_to_change_the_past(house: House, statement: str) -> None:
    player = house.ready()
    house.finish(player, house.start(player))
    house.start(player)
    at_table(house).deal((1, 2))
    house.run(house.store.seals.add(house.clock.at))
    with pytest.raises((sqlite3.IntegrityError, asyncpg.PostgresError)):
        execute(house.where, statement)
    assert house.run(audit(house.store)).problem is None


def test_what_a_decision_writes_is_written_whole_or_not_at_all(house: House) -> None:
    """A decision whose lines clash with the journal: not even its answer is kept."""
    player = house.ready()
    before = house.run(house.store.books.whole(player))
    assert before is not None

    def clash(_records: object) -> Changes:
        account = house_player
        return Changes("{}", request="x", book=account, lines=(before.lines[0],))

    house_player = house.player(player)
    with pytest.raises(Refused) as refused:
        house.run(house.store.execute(Command(player, "clash", clash)))
    assert refused.value.refusal.code in {"store_failed", "store_busy"}
    assert house.run(house.store.books.whole(player)) == before
    assert execute(house.where, "SELECT * FROM answers WHERE key = 'clash'") == []


def test_one_bad_decision_does_no_harm_to_others_that_are_asked_at_the_same_time(house: House) -> None:
    player, other = house.ready(), house.opened("other")
    account = house.player(player)
    line = house.run(house.store.books.lines(player))[0]

    def clash(_records: object) -> Changes:
        return Changes("{}", request="x", book=account, lines=(line,))

    def fail(_records: object) -> Changes:
        raise ZeroDivisionError

    results = house.together(
        *(house.desk.do(Deposit(amount="1"), player=other, key=f"a{n}") for n in range(5)),
        house.store.execute(Command(player, "clash", clash)),
        house.store.execute(Command(player, "fail", fail)),
        *(house.desk.do(Deposit(amount="1"), player=other, key=f"b{n}") for n in range(5)),
    )
    assert house.player(other).balance == Money(1000)
    assert [type(result).__name__ for result in results[5:7]] == ["Unavailable", "ZeroDivisionError"]
    assert house.run(audit(house.store)).problem is None


def test_everything_is_there_after_a_restart(house: House) -> None:
    player = house.ready()
    at = house.move(player, house.start(player), "place 1")
    before = house.run(house.store.books.whole(player))
    house.restart()
    assert house.run(house.store.books.whole(player)) == before
    house.move(player, at, "place 2")


def test_lines_and_plays_are_read_in_pieces(house: House) -> None:
    player = house.ready()
    for _ in range(4):
        house.finish(player, house.start(player))
    lines = house.run(house.store.books.lines(player))
    pieces = [house.run(house.store.books.lines(player, after=after, most=3)) for after in range(0, len(lines), 3)]
    assert [line for piece in pieces for line in piece] == lines
    plays = house.run(house.store.plays.of_player(player))
    assert [play.id for play in plays] == [f"{player}-{number}" for number in (4, 3, 2, 1)]
    assert house.run(house.store.plays.of_player(player, before=3, most=1)) == [plays[2]]


@pytest.mark.parametrize("name", ["", "nobody", "a\0b", "x" * 1000, "'"])
def test_what_is_not_there_is_not_found(house: House, name: str) -> None:
    assert house.run(house.store.books.player(name)) is None
    assert house.run(house.store.people.by_login(name)) is None
    assert house.run(house.store.plays.find(name)) is None
    assert house.run(house.store.plays.of_player(name.replace("\0", ""))) == []


def test_the_house_is_no_player(house: House) -> None:
    assert house.run(house.store.books.player("house")) is None


def test_another_process_hears_of_a_new_law_at_once(house: House) -> None:
    player = house.ready()
    elsewhere = house.run(open_store(house.where, house.clock))
    changes = dict.fromkeys(Language, "x")
    house.operate(PublishLaw(reason="as planned", law=str(laws.load("aces-88")), changes=changes))
    house.clock.forward(days=10)
    house.store, kept = elsewhere, house.store
    house.desk.store = elsewhere
    at = house.start(player)
    play = house.run(elsewhere.plays.find(at.play))
    assert play is not None
    assert play.law == laws.load("aces-88").hash
    house.run(kept.close())


# ----- tables


def at_table(house: House) -> LiveTable:
    table = LiveTable(house)
    table.sit(1)
    table.sit(2)
    return table


def versions(house: House) -> list[Any]:
    rows = execute(house.where, "SELECT id, version, entries, head, text FROM books ORDER BY id")
    return [*rows, execute(house.where, "SELECT count(*) FROM answers"), execute(house.where, "SELECT * FROM entries")]


def test_two_books_change_together_or_not_at_all(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever of the two is not as it was, and if the decision cannot even be made."""
    monkeypatch.setattr(postgres, "ATTEMPTS_MAX", 3)
    table = at_table(house)
    player, before = table.people[1], versions(house)
    account, at = house.player(player), table.now
    spent, line = player_book.record(account, ChipsBrought(table=table.id, amount=Money(100)), NOON, "x")
    grown, table_line = table_book.record(at, ChipsAdded(box=1, player=player, chips=Money(100)), NOON, "x")
    first = house.run(house.store.books.lines(player))[0]
    first_of_table = house.run(house.store.books.lines(table.id))[0]
    good = Changes("{}", request="x", book=spent, lines=(line,), table=grown, table_lines=(table_line,))

    def clash(_records: Records) -> Changes:
        return structs.replace(good, lines=(first,))

    def clash_at_the_table(_records: Records) -> Changes:
        return structs.replace(good, table_lines=(first_of_table,))

    def nowhere(_records: Records) -> Changes:
        return structs.replace(good, table=structs.replace(grown, id="t-nowhere"))

    def fail(_records: Records) -> Changes:
        raise ZeroDivisionError

    for decide in (clash, clash_at_the_table, nowhere, fail):
        with pytest.raises((Refused, ZeroDivisionError)):
            house.run(house.store.execute(Command(player, "clash", decide, table=table.id)))
        assert versions(house) == before
    house.run(house.store.execute(Command(player, "good", lambda _: good, table=table.id)))
    assert house.player(player).balance == Money(49_00)
    assert table.now.chips(1) == Money(51_00)


def test_two_books_are_decided_on_as_they_are_even_if_others_change_them_meanwhile(house: House) -> None:
    """Another process brings chips for the same player, to the same table, just before this one writes."""
    table = at_table(house)
    elsewhere = house.run(open_store(house.where, house.clock))
    others = TableDesk(Transactions(elsewhere, house.clock, bytes))
    bring = BringChips(table=table.id, chips="1")

    async def both() -> None:
        for number in range(10):
            await asyncio.gather(
                house.tables.bring(bring, player=table.people[1], key=f"a{number}"),
                others.bring(bring, player=table.people[1], key=f"b{number}"),
                others.bring(bring, player=table.people[2], key=f"c{number}"),
            )

    house.run(both())
    house.run(elsewhere.close())
    assert (table.now.chips(1), table.now.chips(2)) == (Money(70_00), Money(60_00))
    assert house.run(audit(house.store)).problem is None


def test_a_store_remembers_a_table_only_as_long_as_nobody_else_has_changed_it(house: House) -> None:
    table = at_table(house)
    elsewhere = house.run(open_store(house.where, house.clock))
    others = TableDesk(Transactions(elsewhere, house.clock, house.tables._transactions.entropy))
    table.run_out()
    house.run(others.bet(table.a_bet(1), player=table.people[1], key="1"))
    table.bet(2)
    while table.now.phase is TablePhase.PLAYING:
        request, player = table.a_decision(pays=True), table.people[table.game.turn or 0]
        with suppress(Refused):
            house.run(others.decide(request, player=player, key=house.key()))
        if table.now.phase is TablePhase.PLAYING:
            table.decide(table.game.turn or 0, pays=True)
    house.run(elsewhere.close())
    assert table.game.winner is not None
    assert house.run(audit(house.store)).problem is None


def test_tables_whose_clock_has_run_out_are_found_the_first_one_first(house: House) -> None:
    first, second, idle = at_table(house), LiveTable(house, by=house.opened()), LiveTable(house, by=OF_THE_HOUSE)
    second.sit(1)
    idle.tick()
    now = house.clock.at
    assert set(house.run(house.store.tables.due(now, most=9))) == {first.id, second.id}
    second.tick()
    first.tick()  # betting is open
    assert house.run(house.store.tables.due(now, most=9)) == []
    due = first.now.due_at
    assert due is not None
    assert house.run(house.store.tables.due(due - timedelta(microseconds=1), most=9)) == []
    assert house.run(house.store.tables.due(due, most=9)) == [first.id]
    second.sit(2)
    assert house.run(house.store.tables.due(due, most=9)) == [second.id, first.id]
    assert house.run(house.store.tables.due(due, most=1)) == [second.id]


def test_the_houses_own_tables_are_listed_first_then_those_with_free_seats(house: House) -> None:
    """So that the first page shows tables where one can sit down."""
    small = structs.replace(TERMS, boxes=2)
    own = LiveTable(house, by=OF_THE_HOUSE, terms=small)
    others = [LiveTable(house, by=house.opened(f"owner{number}"), terms=small) for number in range(4)]
    names = sorted(table.id for table in others)
    first, *_ = (table for table in others if table.id == names[0])
    for table in (own, first):
        table.sit(1)
        table.sit(2)

    def listed(most: int = 9) -> list[str]:
        return [table.id for table in house.run(house.store.tables.open(most=most))]

    assert listed() == [own.id, *names[1:], names[0]]
    assert listed(3) == [own.id, *names[1:3]]
    first.stand(2)
    assert listed() == [own.id, *names]


def test_however_many_tables_somebody_opens_at_once_it_comes_to_three(house: House) -> None:
    player, request = house.opened(), OpenTable(terms=TERMS)
    elsewhere = house.run(open_store(house.where, house.clock))
    desks = (house.tables, TableDesk(Transactions(elsewhere, house.clock, bytes))) * 4
    asked = (desk.open(request, player=player, key=f"k{number}") for number, desk in enumerate(desks))
    answers = house.together(*asked)
    house.run(elsewhere.close())
    refused = [each.refusal.code for each in answers if isinstance(each, Refused)]
    assert refused == ["table_too_many"] * 5
    opened = {each.table for each in answers if isinstance(each, TableChanged)}
    assert {table.id for table in house.run(house.store.tables.open())} == opened
    assert len(opened) == 3
    LiveTable(house, by=house.opened("another"))


def test_who_has_no_account_opens_no_table(house: House) -> None:
    with pytest.raises(Refused) as refused:
        LiveTable(house, by="b" * 16)
    assert refused.value.refusal.code == "no_account"


def test_tables_are_no_players(house: House) -> None:
    names = [LiveTable(house).id]
    assert house.run(house.store.books.player(names[0])) is None
    assert house.run(house.store.tables.find("house")) is None
    assert house.run(house.store.tables.find("t-nowhere")) is None


def test_the_games_in_which_somebody_had_a_bet_are_found_the_newest_first(house: House) -> None:
    """Wherever they were played, also after leaving; not those that others played meanwhile, nor one that runs."""
    first = at_table(house)
    anna, beat = first.people[1], first.people[2]
    second = LiveTable(house, by=OF_THE_HOUSE)
    second.sit(5, player=anna)
    second.sit(7)
    games = []
    for table, boxes in ((first, (1, 2)), (second, (5, 7)), (first, (1, 2))):
        games.append((table, table.play(boxes), boxes[0]))
        house.clock.forward(seconds=1)  # no two are dealt at the same instant
    ids = [f"{first.id}-1", f"{second.id}-1", f"{first.id}-2"]
    for each in (first, second):
        each.stand(1 if each is first else 5)
    second.sit(1)  # whoever comes later has nothing to do with it
    second.play((1, 7))
    found = house.run(house.store.tables.games_of(anna))
    assert [(kept.id, box) for kept, box in found] == [
        (name, box) for name, (_, _, box) in zip(ids, games, strict=True)
    ][::-1]
    assert [notation.replay(kept.text) for kept, _ in found] == [game for _, game, _ in games][::-1]
    assert house.run(house.store.tables.games_of(anna, most=2)) == found[:2]
    assert house.run(house.store.tables.games_of(anna, before=ids[1])) == found[2:]
    assert [kept.id for kept, _ in house.run(house.store.tables.games_of(beat))] == [ids[2], ids[0]]
    assert house.run(house.store.tables.games_of(beat, before=ids[1])) == []  # not one of theirs
    assert [house.run(house.store.tables.box_in(name, anna)) for name in ids] == [1, 5, 1]
    assert [house.run(house.store.tables.box_in(name, beat)) for name in ids] == [2, None, 2]


def test_games_dealt_at_the_same_instant_are_each_on_one_page(house: House) -> None:
    tables = [at_table(house), *(LiveTable(house, by=OF_THE_HOUSE) for _ in range(2))]
    anna, beat = tables[0].people[1], tables[0].people[2]
    house.do(Deposit(amount="200"), anna)
    house.do(Deposit(amount="200"), beat)
    for table in tables[1:]:
        table.sit(1, player=anna)
        table.sit(2, player=beat)
    for table in tables:
        table.deal((1, 2))
    assert house.run(house.store.tables.games_of(anna)) == []  # they run
    assert house.run(house.store.tables.box_in(tables[0].kept.id, anna)) == 1
    for table in tables:
        table.void()
    found, before = list[str](), None
    while page := house.run(house.store.tables.games_of(anna, before=before, most=1)):
        before = page[0][0].id
        found.append(before)
    assert sorted(found) == sorted(f"{table.id}-1" for table in tables)


def test_bets_that_went_back_make_no_game(house: House) -> None:
    """C3: what is dealt in the end has the same number, and those who bet then."""
    table = at_table(house)
    carla = table.sit(3)
    table.run_out()
    table.bet(3)
    table.run_out()
    assert house.run(house.store.tables.box_in(f"{table.id}-1", carla)) is None
    table.play((1, 2))
    assert house.run(house.store.tables.games_of(carla)) == []
    assert len(house.run(house.store.tables.games_of(table.people[1]))) == 1


def test_whoever_watches_is_told_of_every_change_of_a_table_once_it_is_committed(house: House) -> None:
    table = at_table(house)
    seen: list[tuple[str, int]] = []

    async def watching() -> None:
        store = house.store

        def told(name: str, change: TableChange | None) -> None:
            assert change is None or change.table.id == name
            checks.append(asyncio.ensure_future(look(name)))

        async def look(name: str) -> None:
            found = await store.tables.find(name)
            assert found is not None
            seen.append((name, found[0].entries))

        async def heard() -> None:
            """Whatever happened until now: news come in order, and so those of a new table come last."""
            request = OpenTable(terms=TERMS)
            last = (await house.tables.open(request, player=OF_THE_HOUSE, key=house.key())).table
            async with asyncio.timeout(60):
                while last not in [name for name, _ in seen]:  # noqa: ASYNC110  # nobody tells
                    await asyncio.sleep(0.02)
            await asyncio.gather(*checks)
            seen[:] = [each for each in seen if each[0] != last]

        checks: list[asyncio.Future[None]] = []
        store.watch_tables(told)
        while not seen:  # until it listens
            await table.ask(BringChips(table=table.id, chips="1"), table.people[1])
            await asyncio.sleep(0.02)
        await heard()
        seen.clear()
        await table.ask(BringChips(table=table.id, chips="1"), table.people[1])
        await house.tables.tick(table.id)
        await house.desk.do(Deposit(amount="1"), player=table.people[1], key="not a table's")
        with suppress(Refused):
            await table.ask(StandUp(table="t-nowhere"), table.people[1])
        await heard()

    house.run(watching())
    last = table.now.entries
    assert [name for name, _ in seen] == [table.id] * 2
    assert seen[-1] == (table.id, last)


def test_postgresql_tells_every_process(cluster: Cluster) -> None:
    with House(cluster.database()) as house:
        table, heard = at_table(house), list[str]()
        elsewhere = house.run(open_store(house.where, house.clock))

        async def watching() -> None:
            elsewhere.watch_tables(lambda name, _change: heard.append(name))
            for wait_seconds in (*[0.02] * 50, *[0.5] * 100):  # until it listens
                await table.ask(BringChips(table=table.id, chips="0.10"), table.people[1])
                await asyncio.sleep(wait_seconds)
                if heard:
                    return

        house.run(watching())
        house.run(elsewhere.close())
        assert set(heard) == {table.id}


def older(where: Path | str, until: int) -> None:
    """A database as it was with an older schema."""
    if isinstance(where, Path):
        where.touch()
        files.migrate(where, until=until)
    else:
        asyncio.run(schema.migrate(where, until=until))


@pytest.mark.parametrize("released", SCHEMAS[:-1])
def test_an_older_database_is_refused_then_migrated_with_what_is_in_it(where: Path | str, released: int) -> None:
    older(where, released)
    with pytest.raises(Refused) as refused:
        asyncio.run(databases.open_store(str(where)))
    assert refused.value.refusal.code == "store_older"
    rows = asyncio.run(_filled_with_schema(where, released))
    steps = asyncio.run(databases.migrate(str(where)))
    assert steps == [number for number in SCHEMAS if number > released]
    assert asyncio.run(databases.migrate(str(where))) == []
    for table, before in rows.items():
        after = execute(where, f"SELECT * FROM {table} ORDER BY 1, 2")
        assert [row[: len(old)] for row, old in zip(after, before, strict=True)] == before
    with House(where, law=None) as house:
        assert house.run(audit(house.store)).problem is None
        (running,) = house.run(house.store.plays.running())
        player = running.owner
        assert [(kept.id[-1], box) for kept, box in house.run(house.store.tables.games_of(player))] == (
            [("2", 1), ("1", 1)] if released >= 4 else []
        )
        assert len(house.run(house.store.seals.after())) == (0 if released == 1 else 1)
        session = Session(token_hash="0" * 64, player=player, started_at=NOON, expires_at=NOON, result_before=Money(-1))
        house.run(house.store.sessions.keep(session))
        assert house.run(house.store.sessions.find(session.token_hash)) == session
        house.do(Withdraw(amount="1"), player)
        house.clock.forward(hours=5)
        house.do(Withdraw(amount="1"), player)
        house.run(house.store.seals.add(house.clock.at))
        at_table(house).play((1, 2))
        assert house.run(audit(house.store)).problem is None


def test_who_has_bet_before_there_was_a_list_of_it_is_found_in_the_journals(where: Path | str) -> None:
    """Of a box that two have sat at, of bets that went back first, and of a game that runs."""
    older(where, 4)
    asyncio.run(_filled_with_schema(where, 4))
    asyncio.run(databases.migrate(str(where)))
    late = "dealt_us - (SELECT started_us FROM plays WHERE id = play)"
    rows = execute(where, f"SELECT play, box, login, {late} FROM bettors JOIN people USING (player)")
    assert {(play[-2:], box, login, late) for play, box, login, late in rows} == {
        ("-1", 1, "anna", 0),
        ("-1", 2, "berta", 0),
        ("-2", 1, "anna", 0),
        ("-2", 2, "carla", 0),
        ("-3", 1, "anna", 0),
        ("-3", 2, "carla", 0),
    }
    assert len(rows) == 6


async def _filled_with_schema(where: Path | str, released: int) -> dict[str, list[Any]]:
    """Rows of a house that was lived in, as that schema held them."""
    sources = [Path(__file__).parent / "schemas" / f"schema-{number}.sql" for number in SCHEMAS if number <= released]
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
    tables = ["books", "entries", "plays", "people", "answers"]
    tables += ["seals"] if released > 1 else []
    tables += ["sessions", "attempts"] if released > 2 else []
    return {table: await asyncio.to_thread(execute, where, f"SELECT * FROM {table} ORDER BY 1, 2") for table in tables}


def test_a_database_of_a_newer_version_is_refused_and_left_alone(where: Path | str) -> None:
    with House(where, law=GENEROUS):
        pass
    execute(where, "UPDATE ventuno SET schema = 999")
    for attempt in (databases.open_store, databases.migrate):
        with pytest.raises(Refused) as refused:
            asyncio.run(attempt(str(where)))
        assert refused.value.refusal.code == "store_newer"
    assert execute(where, "SELECT schema FROM ventuno") == [(999,)]


def test_an_empty_database_is_no_house(where: Path | str) -> None:
    if isinstance(where, Path):
        where.touch()
    with pytest.raises(Refused) as refused:
        asyncio.run(databases.open_store(str(where)))
    assert refused.value.refusal.code == "store_missing"


@pytest.mark.parametrize("content", [b"", b"not a database at all, but long enough to look like a header " * 20])
def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    with pytest.raises(Refused):
        asyncio.run(databases.open_store(str(file)))
    assert file.read_bytes() == content


def test_somebody_elses_sqlite_file_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "other.sqlite")
    connection.execute("CREATE TABLE cats (name TEXT)")
    connection.close()
    for attempt in (databases.open_store, databases.migrate):
        with pytest.raises(Refused) as refused:
            asyncio.run(attempt(str(tmp_path / "other.sqlite")))
        assert refused.value.refusal.code == "store_missing"


def test_an_unreachable_database_is_named_without_its_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PATIENCE_SECONDS", 0.5)
    with pytest.raises(Refused) as refused:
        asyncio.run(databases.open_store("postgresql://someone:secret@127.0.0.1:1/none"))
    assert refused.value.refusal.code == "store_unreachable"
    assert databases.shown("postgresql://someone:secret@db.example/house") == "postgresql://db.example/house"


def test_two_processes_that_migrate_at_once_do_not_disturb_each_other(cluster: Cluster) -> None:
    address = cluster.database()

    async def both() -> list[list[int]]:
        return list(await asyncio.gather(schema.migrate(address), schema.migrate(address)))

    assert sorted(asyncio.run(both())) == [[], SCHEMAS]


def test_a_closed_store_says_so(house: House) -> None:
    player, closed = house.opened(), house.store
    house.restart()
    desk = Desk(closed, house.clock, seeded("closed"))
    with pytest.raises(Unavailable):
        house.run(desk.do(Deposit(amount="1"), player=player, key="closed"))


def test_postgresqls_own_tools_dump_and_restore_a_whole_house(cluster: Cluster, tmp_path: Path) -> None:
    first, second = cluster.database(), cluster.database()
    with House(first) as house:
        player = house.ready()
        at = house.move(player, house.start(player), "place 1")
        house.run(house.store.seals.add(house.clock.at))
        before = house.run(house.store.books.whole(player))
        dump = str(tmp_path / "house.dump")
        for command in (
            ["pg_dump", "--format=custom", f"--file={dump}", first],
            ["pg_restore", f"--dbname={second}", dump],
        ):
            subprocess.run([str(binaries() / command[0]), *command[1:]], check=True, capture_output=True)
    with House(second, law=None) as again:
        assert again.run(audit(again.store)).problem is None
        assert again.run(again.store.books.whole(player)) == before
        again.move(player, at, "place 2")
        with pytest.raises(asyncpg.PostgresError):  # the triggers came along
            execute(second, "DELETE FROM entries")


def test_a_backup_taken_while_playing_is_a_whole_house(tmp_path: Path) -> None:
    with House(tmp_path / "house.sqlite") as house:
        player = house.ready()

        async def playing_and_copying() -> None:
            for number in range(20):
                await asyncio.gather(
                    *(house.desk.do(Deposit(amount="1"), player=player, key=f"{number}-{n}") for n in range(5)),
                    asyncio.to_thread(files.copy, tmp_path / "house.sqlite", tmp_path / f"copy-{number}.sqlite"),
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
            files.copy(tmp_path / "house.sqlite", tmp_path / "copy")
        assert refused.value.refusal.code == "file_exists"
        assert (tmp_path / "copy").read_text() == "precious"
        with pytest.raises(Refused):
            files.copy(tmp_path / "house.sqlite", tmp_path / "nowhere" / "copy")


def test_a_restore_waits_until_nobody_uses_the_database(tmp_path: Path) -> None:
    path, copy = tmp_path / "house.sqlite", tmp_path / "copy.sqlite"
    with House(path) as house:
        player = house.ready()
        files.copy(path, copy)
        house.do(Deposit(amount="1"), player)
        prepared = files.prepared(copy, path)
        with pytest.raises(Refused) as refused:
            files.take_place(prepared, path)
        assert refused.value.refusal.code == "store_in_use"
        assert house.do(Deposit(amount="1"), player).balance == Money(102_00)
    files.take_place(files.prepared(copy, path), path)
    with House(path, law=None) as house:
        assert house.player(player).balance == Money(100_00)
        assert house.run(audit(house.store)).problem is None


def test_a_damaged_copy_is_not_restored(tmp_path: Path) -> None:
    path, copy = tmp_path / "house.sqlite", tmp_path / "copy.sqlite"
    with House(path) as house:
        for number in range(20):
            house.ready(f"user{number}")
        files.copy(path, copy)
    data = bytearray(copy.read_bytes())
    data[9000:60000:7] = b"\xff" * len(data[9000:60000:7])
    copy.write_bytes(data)
    with pytest.raises(Refused) as refused:
        files.prepared(copy, path)
    assert refused.value.refusal.code in {"store_damaged", "store_failed", "store_missing"}
    assert not list(tmp_path.glob(".*unfinished"))
