"""The database goes away while the house works, and comes back: the house goes on, and nothing is lost."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.crash.customers import crowd
from tests.crash.inspection import Inspection
from tests.crash.process import AtWork
from tests.postgres import Cluster
from ventuno.store.errors import STORE_UNREACHABLE

SEED = "21"


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """One to kill, without disturbing other tests."""
    running = Cluster()
    yield running
    running.stop()


def founded(place: str) -> Inspection:
    inspection = Inspection(place, SEED, crowd(SEED))
    asyncio.run(inspection.found())
    return inspection


def inspect(inspection: Inspection, house: AtWork) -> None:
    asyncio.run(inspection.after_crash(house.heard(), audited=True))
    asyncio.run(inspection.at_the_end())


def test_postgresql_itself_is_killed(own_cluster: Cluster, tmp_path: Path) -> None:
    place = own_cluster.database()
    inspection = founded(place)
    with AtWork(place, SEED, tmp_path) as house:
        for _ in range(3):
            house.goes_on(10)
            own_cluster.kill()
            own_cluster.start()
        house.goes_on(10)
    assert {each.unavailable for each in house.heard() if not each.answer} <= {STORE_UNREACHABLE().code}
    inspect(inspection, house)


def test_lost_connections_are_nobodys_concern(cluster: Cluster, tmp_path: Path) -> None:
    place = cluster.database()
    inspection = founded(place)
    cut = 0
    with AtWork(place, SEED, tmp_path) as house:
        for _ in range(10):
            house.goes_on(1)
            cut += asyncio.run(cut_connections(place))
        house.goes_on(10)
    assert cut > 0
    assert not [each for each in house.heard() if not each.answer]
    inspect(inspection, house)


async def cut_connections(place: str) -> int:
    """All that others have to this database; how many that were."""
    connection = await asyncpg.connect(place)
    others = await connection.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    await connection.close()
    return len(others)
