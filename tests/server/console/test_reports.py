"""The console's reports, events and dossier: what the commands print and write, for whoever may read it."""

import io
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet as pq
import pytest

from tests.cli.maths.test_dossier import FILES
from tests.cli.office.test_monitor import Command, command
from tests.jobs.test_counting import Known, lived_in
from tests.kit import NOON, House
from tests.server.office import PREFIX, Office
from tests.server.site import Browser, Site
from ventuno.house.ledger.calendar import day_of
from ventuno.jobs.counting import count
from ventuno.maths.big21.scope import Scope
from ventuno.maths.monitoring.tally import PlayCounter
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM
from ventuno.server.console.routes.reports import DOSSIER
from ventuno.server.console.views import events
from ventuno.server.console.wire import reports as wire
from ventuno.store import databases
from ventuno.store.solved import solutions

__all__ = ["command"]  # a fixture

pytestmark = pytest.mark.usefixtures("same_day")

REPORTS, EVENTS, FOLDER = f"{PREFIX}/reports", f"{PREFIX}/events", f"{PREFIX}/dossier"


@pytest.fixture(scope="module")
def counter() -> PlayCounter:
    return PlayCounter(UNIFORM, solutions.load(UNIFORM, Scope.PLAY, lambda _: None, threads=2))


def counted(site: Site, counter: PlayCounter) -> None:
    """A house in which much has happened, all of it counted."""
    with House(site.where, law=None, at=site.clock.at, seed="lived in") as house:
        house.key()  # the first has founded the house
        lived_in(house)
        site.clock.at = house.clock.at
        house.run(count(house.store, Known(counter)))


@pytest.fixture
def busy(both: Site, counter: PlayCounter) -> Site:
    counted(both, counter)
    return both


# ----- reports


def test_the_page_says_what_the_command_prints(where: Path | str, counter: PlayCounter, command: Command) -> None:
    with Site(where, at=databases.now() - timedelta(days=3)) as site:
        counted(site, counter)
        site.clock.at = databases.now()
        adam = Office(site).at("adam")
        since = str(day_of(databases.now()) - timedelta(days=100))
        for asked, options in (
            ("", ()),
            ("?by=month", ("--by", "month")),
            (f"?by=day&since={since}", ("--since", since)),
        ):
            printed = command.report("report", *options, "--database", str(where))
            shown = adam.took(adam.get(f"{REPORTS}{asked}"))
            assert shown == printed
            assert msgspec.convert(shown, wire.Reported)
        assert shown["total"]["plays"] == 3
        for form in ("csv", "parquet"):
            file = Path(str(where)).with_suffix(f".{form}") if isinstance(where, Path) else None
            content = adam.get(f"{REPORTS}/file?format={form}&since={since}").content
            if file is not None:
                command.report("report", "--since", since, f"--{form}", str(file), "--database", str(where))
                assert file.read_bytes() == content


def test_a_file_is_saved_and_named(busy: Site) -> None:
    adam = Office(busy).at("adam")
    for form, kind in (("csv", "text/csv; charset=utf-8"), ("parquet", "application/vnd.apache.parquet")):
        response = adam.get(f"{REPORTS}/file?format={form}&by=month&since=2026-03-01")
        assert response.status_code == 200
        assert response.headers["content-type"] == kind
        name = f"ventuno-report-month-2026-03-01-{day_of(busy.clock.at)}.{form}"
        assert response.headers["content-disposition"] == f'attachment; filename="{name}"'
        assert response.headers["cache-control"] == "no-store"
        assert "sandbox" in response.headers["content-security-policy"]
    (row,) = pq.read_table(io.BytesIO(response.content)).to_pylist()
    assert (row["period"], row["plays"]) == (date(2026, 3, 1), 3)


@pytest.mark.parametrize("language", list(Language))
def test_what_cannot_be_reported_is_refused(site: Site, language: Language) -> None:
    adam, today = Office(site).at("adam", language.value), day_of(NOON)
    tomorrow, yesterday = today + timedelta(days=1), today - timedelta(days=1)
    for path, status, code in (
        (f"?since={today}&until={yesterday}", 422, "report_backwards"),
        (f"?until={tomorrow}", 422, "report_in_future"),
        (f"?since={tomorrow}", 422, "report_in_future"),
        ("?since=1990-01-01", 422, "report_too_long"),
        ("?by=week", 400, "bad_request"),
        ("?since=yesterday", 400, "bad_request"),
        ("/file?format=xlsx", 400, "bad_request"),
        ("/file?format=csv", 409, "nothing_to_export"),
        ("/file?format=parquet&by=month", 409, "nothing_to_export"),
        (f"/file?since={today}&until={yesterday}", 422, "report_backwards"),
    ):
        adam.refused(adam.get(f"{REPORTS}{path}"), status, code)
    empty = adam.took(adam.get(REPORTS))
    assert (empty["first"], empty["empty"], len(empty["lines"])) == (None, True, 30)


# ----- events


def pages(browser: Browser) -> Iterator[list[dict[str, Any]]]:
    before = None
    while True:
        found = browser.took(browser.get(EVENTS if before is None else f"{EVENTS}?before={before}"))
        assert msgspec.convert(found, wire.EventPage)
        yield found["events"]
        before = found["before"]
        if before is None:
            return


def test_req_36_significant_events_of_all_books_the_newest_first(busy: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    office = Office(busy)
    adam = office.at("adam")
    (found,) = pages(adam)
    kinds = {event["kind"] for event in found}
    assert {"founded", "adjusted", "blocked", "block_lifted", "game_voided", "limit_set"} <= kinds
    assert [event["at"] for event in found] == sorted((event["at"] for event in found), reverse=True)
    adjusted = next(event for event in found if event["kind"] == "adjusted")
    assert (adjusted["actor"], adjusted["reason"], adjusted["facts"]["amount"]) == ("console:olga", "r", "3.00")
    journal = adam.took(adam.get(f"{PREFIX}/players/{adjusted['book']}/journal"))["lines"]
    (line,) = [each for each in journal if each["number"] == adjusted["number"]]
    assert {name: line[name] for name in adjusted.keys() & line.keys()} == {
        name: adjusted[name] for name in adjusted.keys() & line.keys()
    }
    monkeypatch.setattr(events, "EVENTS", 3)
    some = list(pages(adam))
    assert [event for page in some for event in page] == found
    assert [len(page) for page in some[:-1]] == [3] * (len(some) - 1)


@pytest.mark.parametrize(
    "token", ["x", "0", "AAAA", "MSAxIHA=", "MSAxIHA!", "LTEgLTEgLTE", "OTk5OTk5OTk5OTk5OTk5OTk5OTk5IDEgeA"]
)
def test_a_page_that_nobody_was_told_of_is_refused(shared: Site, office: Office, token: str) -> None:
    del shared
    adam = office.at("adam")
    adam.refused(adam.get(f"{EVENTS}?before={token}"), 400, "bad_request")


@pytest.fixture(scope="module")
def office(shared: Site) -> Office:
    return Office(shared)


# ----- the dossier


def test_the_dossier_is_what_the_command_writes() -> None:
    assert DOSSIER.keys() == FILES


def test_the_files_of_the_dossier_and_no_others(tmp_path: Path) -> None:
    folder, secret = tmp_path / "the dossier", tmp_path / "secret.txt"
    folder.mkdir()
    secret.write_text("secret", encoding="utf-8")
    (folder / "notes.txt").write_text("secret", encoding="utf-8")
    (folder / "dossier.pdf").mkdir()  # no file
    (folder / "dossier.html").write_text("<script>alert(1)</script>", encoding="utf-8")
    (folder / "SHA256SUMS").write_text("0  dossier.html\n", encoding="utf-8")
    with Site(tmp_path / "house.sqlite", dossier=str(folder)) as site:
        adam = Office(site).at("adam")
        found = adam.took(adam.get(FOLDER))
        assert [(each["name"], each["bytes"]) for each in found["files"]] == [("dossier.html", 25), ("SHA256SUMS", 16)]
        assert found["command"] == f"ventuno dossier --law uniform --out '{folder}'"
        page = adam.get(f"{FOLDER}/dossier.html")
        assert page.text == "<script>alert(1)</script>"
        assert page.headers["content-disposition"] == 'attachment; filename="dossier.html"'
        assert page.headers["x-content-type-options"] == "nosniff"
        assert "sandbox" in page.headers["content-security-policy"]
        for name in (
            *("dossier.pdf", "facts.json", "notes.txt", "dossier.HTML", "dossier.html%00", ".", "..", "%2e%2e"),
            *("..%2fsecret.txt", "%2e%2e%2fsecret.txt", "..%5csecret.txt", str(secret).replace("/", "%2f")),
        ):
            response = adam.get(f"{FOLDER}/{name}")
            assert response.status_code in {200, 400, 404, 405}, name
            assert response.text != "secret"
            assert "content-disposition" not in response.headers
        adam.refused(adam.get(f"{FOLDER}/notes.txt"), 404, "not_found")
        adam.refused(adam.get(f"{FOLDER}/dossier.pdf"), 404, "not_found")


def test_without_a_folder_there_is_no_dossier_but_the_command(site: Site) -> None:
    adam = Office(site).at("adam")
    assert adam.took(adam.get(FOLDER)) == {"files": [], "command": "ventuno dossier --law uniform --out DIR"}
    adam.refused(adam.get(f"{FOLDER}/dossier.html"), 404, "not_found")
