"""The console's page on payout says what `ventuno monitor` prints, and computes nothing that takes long."""

import json
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.cli.office.test_monitor import CURVE, Command, cached, command
from tests.jobs.test_counting import Known
from tests.kit import House
from tests.server.office import PREFIX, Office
from tests.server.site import Browser, Site
from ventuno.jobs.counting import count
from ventuno.maths.big21.scope import Scope
from ventuno.maths.monitoring.tally import PlayCounter
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM
from ventuno.rules.refusals import Refused
from ventuno.server.console import monitor_cache
from ventuno.server.console.monitor_cache import MonitorCache
from ventuno.store import databases, laws
from ventuno.store.solved import files, solutions

__all__ = ["cached", "command"]  # fixtures; in this cache the uniform law is solved and no other

pytestmark = pytest.mark.usefixtures("same_day")

PAGE = f"{PREFIX}/monitor"


@pytest.fixture(scope="module")
def counter(cached: Path) -> PlayCounter:  # noqa: ARG001
    return PlayCounter(UNIFORM, solutions.load(UNIFORM, Scope.PLAY, lambda _: None, threads=2))


def auditor(site: Site, language: str = "en") -> Browser:
    return Office(site).at("adam", language)


def test_req_13_the_page_says_what_the_command_prints(where: Path | str, command: Command) -> None:
    with Site(where, at=databases.now()) as site:
        anna = site.ready()
        for stake in ("1", "1", "2"):
            anna.finish(anna.moved(anna.start(stake), "place 1"))
        adam = auditor(site)
        for asked, options in (("", ()), ("?days=1", ("--days", "1")), ("?law=uniform&days=90", ("--days", "90"))):
            printed = command.report("monitor", *options, "--database", str(where))
            shown = adam.took(adam.get(f"{PAGE}{asked}"))
            (law,) = shown.pop("laws")
            del printed["counted"]
            assert _instants(shown) == _instants(printed)
            assert (law["name"], law["hash"]) == ("uniform", UNIFORM.hash)
        assert shown["plays"] == 3
        assert shown["since_change"]["skill"]["payout_by_skill"] == [[each.skill, each.payout] for each in CURVE.points]


def _instants(found: dict[str, Any]) -> dict[str, Any]:
    """Of one spelling: UTC as `Z` and as `+00:00` is the same."""
    return found | {"since": found["since"].replace("Z", "+00:00")}


# ----- what is computed, and when


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many plays there were each time something was computed."""
    found: list[int] = []
    compute = monitor_cache._monitor

    def counted(plays: Any, promised: Any) -> Any:  # noqa: ANN401
        found.append(sum(tally.plays for *_, tally in plays.tallies))
        return compute(plays, promised)

    monkeypatch.setattr(monitor_cache, "_monitor", counted)
    return found


@pytest.fixture
def played(where: Path | str, counter: PlayCounter) -> Iterator[House]:
    with House(where) as house:
        player = house.ready()
        house.finish(player, house.move(player, house.start(player), "place 1"))
        house.run(count(house.store, Known(counter)))
        yield house


def test_it_is_computed_once_until_something_is_counted_or_a_day_begins(
    played: House, counter: PlayCounter, computed: list[int]
) -> None:
    house, pages = played, MonitorCache(played.store, played.clock)
    terms = house.run(house.store.books.house())
    assert terms is not None
    first = house.together(*(pages.monitor(terms, None, 30) for _ in range(5)))
    assert computed == [1]
    assert all(each == first[0] for each in first)
    house.run(pages.monitor(terms, "uniform", 30))
    assert computed == [1]
    house.run(pages.monitor(terms, None, 7))
    assert computed == [1, 1]
    player = house.ready("beat")
    house.finish(player, house.move(player, house.start(player), "place 1"))
    house.run(pages.monitor(terms, None, 30))
    assert computed == [1, 1]  # nobody has counted it yet
    house.run(count(house.store, Known(counter)))
    assert house.run(pages.monitor(terms, None, 30)).plays == 2
    assert computed == [1, 1, 2]
    house.clock.forward(days=1)
    later = house.run(pages.monitor(terms, None, 30))
    assert computed == [1, 1, 2, 2]
    assert later.since_change.until == first[0].since_change.until + timedelta(days=1)


def test_a_law_is_never_solved_by_whoever_looks(
    played: House, cached: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its payout by skill is not computed either: both take minutes."""
    terms = played.run(played.store.books.house())
    assert terms is not None
    monkeypatch.setenv("VENTUNO_CACHE", str(tmp_path / "cache"))
    pages = MonitorCache(played.store, played.clock)

    def refused() -> str:
        with pytest.raises(Refused) as caught:
            played.run(pages.monitor(terms, None, 30))
        return caught.value.refusal.code

    assert refused() == "control_law_not_solved"
    (tmp_path / "cache").mkdir(exist_ok=True)
    for path in (files.graph_path(), files.solution_path(UNIFORM, Scope.PLAY)):
        path.symlink_to(cached / path.name)
    assert refused() == "control_law_not_promised"
    assert len(list((tmp_path / "cache").iterdir())) == 2
    files.curve_path(UNIFORM).symlink_to(cached / files.curve_path(UNIFORM).name)
    assert played.run(pages.monitor(terms, None, 30)).plays == 1  # as soon as it is there


def test_the_law_itself_is_not_loaded(played: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the head of its file is read, whatever the law's size."""
    monkeypatch.setattr(solutions, "load", None)
    terms = played.run(played.store.books.house())
    assert terms is not None
    found = played.run(MonitorCache(played.store, played.clock).monitor(terms, None, 30))
    payout = found.since_change.payout
    assert payout is not None
    figures = files.figures(UNIFORM, Scope.PLAY)
    assert figures is not None
    assert payout.highest == figures["highest_payout"]


# ----- what cannot be said


def test_what_cannot_be_said_is_refused(site: Site, tmp_path: Path) -> None:
    adam = auditor(site)
    adam.refused(adam.get(PAGE), 409, "control_no_plays")
    adam.refused(adam.get(f"{PAGE}?law=aces-88"), 404, "law_never_published")
    for asked in ("days=0", "days=3661", "days=x", "law="):
        adam.refused(adam.get(f"{PAGE}?{asked}"), 400, "bad_request")
    with Site(tmp_path / "aces.sqlite", law=laws.load("aces-88")) as other:
        for language in Language:
            adam = auditor(other, language.value) if language is Language.DE else adam_of(adam, language)
            problem = adam.refused(adam.get(PAGE), 409, "control_law_not_solved")
            assert "ventuno solve --law aces-88" in problem["detail"]
            assert problem["article"] == "Art. 3.2"


def adam_of(browser: Browser, language: Language) -> Browser:
    """The same session, with another language."""
    other = Browser(browser.site, language.value)
    other.cookies, other.csrf = browser.cookies, browser.csrf
    return other


def test_the_command_names_the_command_that_helps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from ventuno.cli import run  # noqa: PLC0415

    file = tmp_path / "house.sqlite"
    with House(file, law=laws.load("aces-88"), at=databases.now()):
        pass
    for language in Language:
        assert run(["monitor", "--database", str(file), "--json", "--lang", language.value]) == 2
        message = json.loads(capsys.readouterr().out)["error"]["message"]
        assert "ventuno solve --law aces-88" in message
