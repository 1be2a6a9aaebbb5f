"""What all tests share: caches of solved laws in the build folder, and a house to test, on either database."""

import logging
import os
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import hypothesis
import pytest
import structlog

from tests.kit import GENEROUS, House
from tests.postgres import Cluster
from ventuno.house.ledger.calendar import bounds, day_of

os.environ["VENTUNO_CACHE"] = str(Path(__file__).parents[1] / "build" / "test-cache")
_DATA = tempfile.TemporaryDirectory(prefix="ventuno-data-")
os.environ["XDG_DATA_HOME"] = _DATA.name  # keys of houses on PostgreSQL
os.environ["VENTUNO_COUNTING"] = "false"  # of servers that are not asked to: it takes both cores a while
os.environ["VENTUNO_PROTECTION"] = "false"  # likewise
os.environ["VENTUNO_ROUNDS"] = "false"  # likewise

# The log of what runs in this process; a command's output is not for it.
structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each worker begins with its share of the long tests: none is left to be waited for in the end.

    A worker's share is a part of the list, from which others take over what it has not begun.
    """
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [item for item in items if item.get_closest_marker("long")]
    others = [item for item in items if not item.get_closest_marker("long")]
    edges = [len(others) * number // workers for number in range(workers + 1)]
    items[:] = [
        item
        for number in range(workers)
        for item in (*long[number::workers], *others[edges[number] : edges[number + 1]])
    ]


@pytest.fixture(autouse=True)
def log_as_before() -> Iterator[None]:
    """A command sets up the log of its process. The next test must not notice."""
    config, handlers, level = structlog.get_config(), logging.root.handlers[:], logging.root.level
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    yield
    structlog.configure(**config)
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)
    logging.captureWarnings(capture=False)
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks


# The same examples every time, however long they take: a change is judged by what it changes.
hypothesis.settings.register_profile(
    "certain", derandomize=True, deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("certain")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of a process."""
    running = Cluster(durable=False)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def same_day() -> None:
    """For files that look at the clock on the wall: midnight, if it is near, is waited for and does not come later."""
    now = datetime.now(UTC)
    left = bounds(day_of(now))[1] - now
    if left < timedelta(minutes=3):
        time.sleep(left.total_seconds() + 1)


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    """Where a house is kept: every test that asks is run on both databases."""
    if request.param == "sqlite":
        yield tmp_path / "house.sqlite"
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    address = cluster.database()
    yield address
    cluster.drop(address)


@pytest.fixture
def house(where: Path | str) -> Iterator[House]:
    with House(where) as founded:
        yield founded


@pytest.fixture
def generous_house(where: Path | str) -> Iterator[House]:
    """A house in which every player can win."""
    with House(where, law=GENEROUS) as founded:
        yield founded
