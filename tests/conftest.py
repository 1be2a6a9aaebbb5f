"""What all tests share: caches of solved laws in the build folder, and a house to test, on either database."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit import GENEROUS, House
from tests.postgres import Cluster

os.environ["VENTUNO_CACHE"] = str(Path(__file__).parents[1] / "build" / "test-cache")
os.environ["VENTUNO_COUNTING"] = "false"  # of servers that are not asked to: it takes both cores a while
os.environ["VENTUNO_ROUNDS"] = "false"  # likewise


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of a process."""
    running = Cluster(durable=False)
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a house is kept: every test that asks is run on both databases."""
    if request.param == "sqlite":
        return tmp_path / "house.sqlite"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture
def house(where: Path | str) -> Iterator[House]:
    with House(where) as founded:
        yield founded


@pytest.fixture
def generous_house(where: Path | str) -> Iterator[House]:
    """One in which whoever wants to win, wins."""
    with House(where, law=GENEROUS) as founded:
        yield founded
