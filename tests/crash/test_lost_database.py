"""The database goes away while the house works, and comes back: the house goes on, and nothing is lost."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
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


def kill(cluster: Cluster) -> None:
    """All of it, backends that were only just started included.

    One that outlived its postmaster could go on committing, and acknowledging, beside the successor: PostgreSQL's lock
    files prevent that, so they may only be removed once nobody is left. Removed they must be where the dead are not
    buried, as their numbers stay taken there.
    """
    data = cluster.folder / "data"
    while processes := [*at_work_in(data), *at_work_in(data)]:  # twice: it may have been starting one meanwhile
        for process in set(processes):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        time.sleep(0.01)
    for lock in (data / "postmaster.pid", *cluster.folder.glob(".s.PGSQL.*.lock")):
        lock.unlink()


def at_work_in(folder: Path) -> Iterator[int]:
    """PostgreSQL's processes all work in the folder of their data; the dead work nowhere."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (process / "cwd").readlink() == folder:
                yield int(process.name)


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
            kill(own_cluster)
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
