"""Every manipulation of the catalogue is refused, found, or named as what only the outside sees; on both databases."""

import asyncio
import re
import sqlite3
import uuid
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.enrolled import by_code, by_link
from tests.jobs.manipulations import CATALOGUE, OUTSIDE, PREVENTED, Manipulation
from tests.jobs.public_log.kit import published as publish
from tests.kit import OPERATOR, QUICK, House, in_hand, keep_key, seeded
from tests.live import LiveTable
from tests.postgres import Cluster
from ventuno.desk.office.staff import StaffDesk
from ventuno.desk.requests import Appoint, Deposit, OfferPlay
from ventuno.house.factors import totp
from ventuno.house.office.staff import Role
from ventuno.house.tables.state import OF_THE_HOUSE
from ventuno.jobs.audit import AuditReport, audit_database
from ventuno.store.public_log.folder import LogFolder
from ventuno.store.sqlite import files

PASSWORD = "correct horse battery"  # noqa: S105  # of a person in a test
DOCUMENT = Path(__file__).parents[2] / "docs" / "house.md"


def furnish(where: Path | str) -> None:
    """Two seals, people with plays, an offer, a table with a running clock, an operator who has logged in."""
    with House(where) as house:
        staff = StaffDesk(house.desk, house.clock, seeded("staff"), QUICK)
        invited = house.run(staff.appoint(Appoint(name="olga", role=Role.OPERATOR, reason="r"), actor=OPERATOR))
        assert invited.link is not None
        secret = house.run(by_link(staff, invited.link, PASSWORD, clock=house.clock))
        house.clock.forward(minutes=1)
        house.run(staff.log_in("olga", PASSWORD, by_code(totp.code(secret, totp.step_at(house.clock.at)))))
        anna, _, carla = house.ready("anna"), house.ready("berta"), house.ready("carla")
        house.finish(anna, house.start(anna, "2"))
        house.do(Deposit(amount="5"), anna)
        table = LiveTable(house, by=OF_THE_HOUSE)
        for box in (1, 2):
            table.sit(box)
        table.play((1, 2))
        house.run(house.store.seals.add(house.clock.at))
        house.do(OfferPlay(), anna)
        house.run(house.store.seals.add(house.clock.at))
        house.do(Deposit(amount="7"), carla)
        house.run(house.store.seals.add(house.clock.at))
        berta = house.run(house.store.people.by_login("berta"))
        assert berta is not None
        house.do(Deposit(amount="8"), berta.player)


@pytest.fixture(scope="module")
def lived_in(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("catalogue") / "house.sqlite"
    furnish(path)
    return path


@pytest.fixture(scope="module")
def lived_in_on_postgresql(cluster: Cluster) -> Iterator[str]:
    address = cluster.database()
    furnish(address)
    yield address
    cluster.drop(address)


def copied(cluster: Cluster, address: str) -> str:
    name = f"copy_{uuid.uuid4().hex}"
    source = address.partition("@/")[2].partition("?")[0]
    cluster._ask(f"CREATE DATABASE {name} TEMPLATE {source}")
    return address.replace(source, name)


def published(where: Path | str, folder: Path) -> LogFolder:
    """The public log as it was before anybody manipulated anything."""
    with House(where, law=None) as house:
        publish(house, folder)
    return LogFolder(folder)


@pytest.fixture(scope="module")
def log(lived_in: Path, tmp_path_factory: pytest.TempPathFactory) -> LogFolder:
    folder = tmp_path_factory.mktemp("log")
    files.copy(lived_in, folder / "house.sqlite")
    return published(folder / "house.sqlite", folder / "log")


@pytest.fixture(scope="module")
def log_on_postgresql(
    lived_in_on_postgresql: str, cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[LogFolder]:
    address = copied(cluster, lived_in_on_postgresql)
    yield published(address, tmp_path_factory.mktemp("log") / "log")
    cluster.drop(address)


def audited(where: Path | str, log: LogFolder | None = None) -> AuditReport:
    return asyncio.run(audit_database(str(where), log=log))


def on_sqlite(path: Path, each: Manipulation) -> None:
    def run(connection: sqlite3.Connection) -> None:
        each.do(lambda statement, *values: connection.execute(statement, values).fetchall())

    if each.by == "writer" or each.becomes.startswith("schema"):
        with closing(sqlite3.connect(path)) as connection, connection:
            run(connection)
    else:
        with in_hand(path) as connection:
            run(connection)


def on_postgresql(address: str, each: Manipulation) -> None:
    async def manipulated() -> None:
        connection = await asyncpg.connect(address)
        loop = asyncio.get_running_loop()
        try:
            if each.by == "owner":
                await connection.execute("SET session_replication_role = replica")

            def run(statement: str, *values: object) -> Sequence[Sequence[Any]]:
                numbers = iter(range(1, 20))
                text = re.sub(r"\?", lambda _: f"${next(numbers)}", statement)
                rows = asyncio.run_coroutine_threadsafe(connection.fetch(text, *values), loop).result()
                return [tuple(row) for row in rows]

            await asyncio.to_thread(each.do, run)
        finally:
            await connection.close()

    asyncio.run(manipulated())


def judge(each: Manipulation, where: Path | str, log: LogFolder) -> None:
    found = audited(where).findings.counts
    if each.becomes == OUTSIDE:
        assert found == {}
        assert audited(where, log).findings.counts.keys() <= {"log_ahead", "log_differs"}
        assert audited(where, log).problem is not None
    else:
        assert each.becomes in found


@pytest.mark.parametrize("each", [each for each in CATALOGUE if each.only != "postgresql"], ids=lambda each: each.name)
def test_what_becomes_of_it_on_sqlite(lived_in: Path, log: LogFolder, tmp_path: Path, each: Manipulation) -> None:
    copy = tmp_path / "copy.sqlite"
    files.copy(lived_in, copy)
    keep_key(str(copy))
    if each.becomes == PREVENTED:
        with pytest.raises(sqlite3.DatabaseError):
            on_sqlite(copy, each)
        assert audited(copy).problem is None
    else:
        on_sqlite(copy, each)
        judge(each, copy, log)


@pytest.mark.parametrize("each", [each for each in CATALOGUE if each.only != "sqlite"], ids=lambda each: each.name)
def test_what_becomes_of_it_on_postgresql(
    lived_in_on_postgresql: str, log_on_postgresql: LogFolder, cluster: Cluster, each: Manipulation
) -> None:
    address = copied(cluster, lived_in_on_postgresql)
    keep_key(address)
    try:
        if each.becomes == PREVENTED:
            with pytest.raises(asyncpg.PostgresError):
                on_postgresql(address, each)
        else:
            on_postgresql(address, each)
            judge(each, address, log_on_postgresql)
    finally:
        cluster.drop(address)


def test_the_house_of_the_catalogue_is_sound(lived_in: Path, lived_in_on_postgresql: str) -> None:
    for where in (lived_in, lived_in_on_postgresql):
        report = audited(where)
        assert report.findings.counts == {}
        assert report.people_unhashed == 0


def test_the_table_of_the_documents_is_the_catalogue() -> None:
    shown = DOCUMENT.read_text("utf-8").splitlines()
    rows = [line for line in shown if re.search(r" \| (writer|owner) \| ", line)]
    assert rows == list(dict.fromkeys(each.table_row for each in CATALOGUE))
