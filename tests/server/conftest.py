import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.kit import GENEROUS, House
from tests.server.live import Live, Seat, assert_clean, bet_all, decide_all, of_table
from tests.server.site import Site
from ventuno.jobs.daily_check.schedule import DailyCheckSchedule
from ventuno.server.tables import live as live_tables

_turns = itertools.count()


@pytest.fixture(scope="module", autouse=True)
def rounds_left_alone() -> Iterator[None]:
    """Asked for, none is made: it would be by a process that has another clock."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(DailyCheckSchedule, "ask_for", lambda *_: None)
        yield


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path / "house.sqlite") as opened:
        yield opened


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One for all tests of a file that leave nothing behind."""
    with Site(tmp_path_factory.mktemp("shared") / "house.sqlite", address_attempts=1_000_000) as opened:
        yield opened


@pytest.fixture
def both(where: Path | str) -> Iterator[Site]:
    """On either database."""
    with Site(where) as opened:
        yield opened


@pytest.fixture
def generous(where: Path | str) -> Iterator[Site]:
    """A house in which every player can win, on either database."""
    with Site(where, law=GENEROUS) as opened:
        yield opened


# ----- live tables


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One for all tests of a file."""
    with _opened(tmp_path_factory.mktemp("live") / "house.sqlite") as opened:
        yield opened


@pytest.fixture
def apart(tmp_path: Path) -> Iterator[Live]:
    """One for a test alone: it restarts the server or sets its clock far forward, and nobody else is playing there."""
    with _opened(tmp_path / "house.sqlite") as opened:
        yield opened


@contextmanager
def _opened(where: Path) -> Iterator[Live]:
    """Tables are looked after as soon as its clock is set forward."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(live_tables, "POLL_SECONDS", 0.05)
        with Live(where, address_attempts=1_000_000) as opened:
            yield opened
        with House(where, law=None) as house:
            assert_clean(house)


@pytest.fixture(scope="module")
def playing(live: Live) -> Iterator[list[Seat]]:
    """Three in the middle of a game, undisturbed by whatever the tests below do."""
    with live.seated(3) as seats:
        bet_all(seats)
        for seat in seats:
            seat.until(lambda table: table["phase"] == "card1")
        yield seats
        decide_all(seats, lambda _: "stay")
        assert all(seat.until(lambda table: table["winner"]) for seat in seats)


@pytest.fixture
def calm(playing: list[Seat]) -> Iterator[list[Seat]]:
    """And afterwards everybody is as before: connected, at the same point of the same game."""
    before = [seat.sequence for seat in playing]
    books = of_table(playing[0])
    yield playing
    asked = playing[next(_turns) % len(playing)]  # one at a time: quick tests in a row would be a flood of theirs
    assert asked.declined("table_seated_already", "sit", box=7, chips="30", name="x")
    assert [seat.sequence for seat in playing] == before
    assert of_table(playing[0]) == books
