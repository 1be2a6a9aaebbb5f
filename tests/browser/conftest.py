"""Real Chromium against a real server. Any error in a browser's console fails the test that caused it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.places import Process, Thread, found, solve
from tests.browser.tables.seats import SEVENS
from tests.browser.visitors import CHROMIUM, Visitors
from ventuno.maths.challenge import bots
from ventuno.server.practice.tables import PracticeTable
from ventuno.server.tables import live
from ventuno.store import laws

_FLAGS = [
    "--no-sandbox",  # the tests may run as root
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# A server with its own clock, at whose tables it runs out on no machine, however busy.
_PATIENT = """
from ventuno.house.tables.events import Pace
from ventuno.house.tables.state import (CLOCKS, TableClock)
CLOCKS[Pace.CALM] = TableClock(600, 600, 600, 0)
"""


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """For one file of tests at a time: its driver takes the thread's event loop, which others need."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=_FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visitors(chromium: Browser) -> Iterator[Visitors]:
    """Makes visitors; at the end of the test none of them may have seen an error."""
    coming = Visitors(chromium)
    yield coming
    coming.leave()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Thread]:
    """A house under the usual law."""
    file = tmp_path_factory.mktemp("house") / "house.sqlite"
    found(file, laws.load("optimal-88"))
    standing = Thread(file)
    yield standing
    standing.close()


@pytest.fixture(scope="module")
def salon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Thread]:
    """A house where nobody waits and nobody is late unless told to be.

    Its clock stands still, its croupier keeps looking at it, and its bots need no time to think.
    """
    file = tmp_path_factory.mktemp("salon") / "house.sqlite"
    found(file, laws.load("optimal-88"))
    with pytest.MonkeyPatch.context() as hurried:
        hurried.setattr(live, "POLL_SECONDS", 0.1)
        hurried.setattr(bots, "human_seconds", lambda *_: 0.05)
        hurried.setattr(PracticeTable, "_chance", lambda *_: 0.0)
        standing = Thread(file)
        standing.stopped = standing.now()
        yield standing
        standing.close()


@pytest.fixture(scope="module")
def coached(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Thread]:
    """The same with a coach."""
    solve("optimal-88")
    file = tmp_path_factory.mktemp("coached") / "house.sqlite"
    found(file, laws.load("optimal-88"))
    standing = Thread(file, coach=True)
    yield standing
    standing.close()


@pytest.fixture
def generous(tmp_path: Path) -> Iterator[Thread]:
    """A house in which every player can win, with a clock of its own."""
    file = tmp_path / "house.sqlite"
    found(file, SEVENS)
    standing = Thread(file)
    yield standing
    standing.close()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server that can be killed."""
    file = tmp_path / "house.sqlite"
    found(file, SEVENS)
    running = Process(file, prelude=_PATIENT)
    yield running
    running.close()
