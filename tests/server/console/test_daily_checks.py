"""Daily checks and alerts at the console: what was found, what was done about it, and how to ask for a check."""

import time
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from tests.kit import House
from tests.server.office import PREFIX, ROUND, SEEN, WHY, Office, alerted
from tests.server.site import Browser, Json, Site
from ventuno.desk.requests import RecordDailyCheck
from ventuno.house.findings import CHAIN_BROKEN
from ventuno.house.ledger.calendar import ZURICH
from ventuno.house.office import staff
from ventuno.house.office.events import DailyCheckRecorded, Finding, MonitorSummary, MonitorVerdict
from ventuno.jobs.audit import audit
from ventuno.jobs.daily_check import schedule
from ventuno.jobs.daily_check.schedule import DailyCheckSchedule
from ventuno.jobs.processes.messages import MakeDailyCheck
from ventuno.jobs.processes.workers import JobRun, Workers
from ventuno.rules.language import Language
from ventuno.server import settings
from ventuno.server.console.routes import daily_checks
from ventuno.server.console.views import daily_check
from ventuno.server.console.wire.daily_checks import DailyCheckFailed, DailyCheckProgress
from ventuno.server.context import Context
from ventuno.store import databases

PATIENCE_SECONDS = 300.0
BROKEN = Finding(code="chain_broken", place="anna", facts={"entry": "3"})
WATCHED = MonitorSummary(law="a", plays=9, payout=MonitorVerdict.WARN, chance=MonitorVerdict.ALERT)

ASK_FOR = DailyCheckSchedule.ask_for  # which the fixtures of this folder replace


@pytest.fixture
def office(site: Site) -> Office:
    return Office(site)


@pytest.fixture
def olga(office: Office) -> Browser:
    return office.at("olga")


def got(browser: Browser, path: str) -> Json:
    return browser.took(browser.get(f"{PREFIX}{path}"))


def made(site: Site, *rounds: DailyCheckRecorded, actor: str = staff.ROUND) -> None:
    with House(site.where, law=None, at=site.clock.at) as house:
        for number, each in enumerate(rounds):
            house.run(house.desk.run(RecordDailyCheck(made=each), key=f"round {number} {site.clock.at}", actor=actor))


def front(site: Site) -> Context:
    found: Context = site.app._inside._inside.state.context  # type: ignore[attr-defined]
    return found


# ----- what they found


def test_before_the_first_round_there_is_none(olga: Browser) -> None:
    overview = got(olga, "/overview")
    assert (overview["round"], overview["alerts"]) == (None, 0)
    told = got(olga, "/rounds")
    assert told["rounds"] == []
    assert told["making"] == overview["making"] == {"running": False, "due": None, "failed": None}
    for hashed in ("software", "configuration"):
        assert len(bytes.fromhex(told[hashed])) == 32
        assert told[hashed] == overview[hashed]


def test_req_36_the_last_round_is_on_the_first_page_with_what_the_audit_found(both: Site) -> None:
    office = Office(both)
    olga = office.at("olga")
    broken = msgspec.structs.replace(ROUND, problem=BROKEN, watched=WATCHED)
    made(both, ROUND, broken)
    overview = got(olga, "/overview")
    last = overview["round"]
    assert last["problem"] == "anna: The journal’s chain breaks at entry 3."
    assert (last["found"], last["findings"]) == (1, [last["problem"]])  # a round of an earlier version has no more
    assert (last["payout"], last["chance"], last["alerts"]) == ("warn", "alert", 1)
    assert (last["actor"], last["reason"]) == ("house:round", None)
    assert overview["alerts"] == 1
    told = got(olga, "/rounds")["rounds"]
    assert told[0] == last
    assert (told[1]["problem"], told[1]["payout"], told[1]["chance"]) == (None, None, None)
    german = office.at("olga", "de")
    assert got(german, "/overview")["round"]["problem"] == f"anna: {CHAIN_BROKEN(entry=3).said_in(Language.DE)}"


def test_many_rounds_come_in_pages_the_newest_first(site: Site, olga: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_checks, "ROUNDS", 2)
    made(site, *(msgspec.structs.replace(ROUND, books=number) for number in range(5)))
    seen, before = [], None
    while True:
        page = got(olga, "/rounds" if before is None else f"/rounds?before={before}")
        seen.append([each["books"] for each in page["rounds"]])
        before = page["before"]
        if before is None:
            break
    assert seen == [[4, 3], [2, 1], [0]]
    assert got(olga, f"/rounds?before={2**31}")["rounds"][0]["books"] == 4


# ----- alerts


def test_req_13_an_alert_is_open_until_somebody_says_what_was_done(both: Site) -> None:
    office = Office(both)
    olga, adam = office.at("olga"), office.at("adam")
    with House(both.where, law=None, at=both.clock.at) as house:
        number = alerted(house)
    told = got(adam, "/alerts")
    assert (told["open"], told["before"]) == (1, None)
    (alert,) = told["alerts"]
    assert alert["facts"] == {"law": "uniform", "group": "all", "z": "3.10"}
    assert (alert["alert"], alert["subject"], alert["answered_at"], alert["done"]) == (number, "payout", None, None)
    path = f"{PREFIX}/alerts/{number}/answer"
    adam.refused(adam.post(path, {"done": "nothing"}), 403, "not_your_office")
    first = olga.took(olga.post(path, {"done": "asked the commission"}, key="once"))
    assert olga.took(olga.post(path, {"done": "asked the commission"}, key="once")) == first
    assert first["open"] == 0
    (alert,) = first["alerts"]
    assert (alert["answered_by"], alert["done"]) == ("operator:olga", "asked the commission")
    assert alert["answered_at"]
    olga.refused(olga.post(path, {"done": "again"}), 409, "no_open_alert")
    assert got(olga, "/overview")["alerts"] == 0
    kinds = [line["kind"] for line in got(olga, "/journal")["lines"]]
    assert kinds[0] == "alert_answered"
    raised = next(line for line in got(olga, "/journal")["lines"] if line["kind"] == "alert_raised")
    assert raised["facts"] == {"subject": "payout", "law": "uniform", "group": "all", "z": "3.10"}
    with House(both.where, law=None, at=both.clock.at) as house:
        assert house.run(audit(house.store)).problem is None


@pytest.mark.parametrize(
    ("alert", "done", "refusal"),
    [
        ("2", "done", (409, "no_open_alert")),
        ("999", "done", (409, "no_open_alert")),
        ("0", "done", (400, "bad_request")),
        ("99999999999", "done", (400, "bad_request")),
        ("x", "done", (404, "not_found")),
        ("{}", "", (400, "bad_request")),
        ("{}", "  ", (422, "reason_needed")),
        ("{}", "x" * 501, (400, "bad_request")),
        ("{}", "a\x00b", (422, "reason_needed")),
    ],
)
def test_an_answer_that_will_not_do_changes_nothing(
    site: Site, olga: Browser, alert: str, done: str, refusal: tuple[int, str]
) -> None:
    with House(site.where, law=None, at=site.clock.at) as house:
        number = alerted(house)
    before = site.books()
    answer = olga.post(f"{PREFIX}/alerts/{alert.format(number)}/answer", {"done": done})
    olga.refused(answer, *refusal)
    assert site.books() == before


def test_open_alerts_come_first_then_those_answered_last(
    site: Site, olga: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily_checks, "ALERTS", 2)
    groups = [msgspec.structs.replace(SEEN, about={"group": str(number)}) for number in range(6)]
    with House(site.where, law=None, at=site.clock.at) as house:
        first = house.operate(RecordDailyCheck(made=ROUND, seen=tuple(groups)), key="round").entry + 1
    for number in (3, 0, 1):
        path = f"{PREFIX}/alerts/{first + number}/answer"
        olga.took(olga.post(path, {"done": f"done {number}"}))
    page = got(olga, "/alerts")
    assert [each["facts"]["group"] for each in page["alerts"]] == ["5", "4", "2", "1", "0"]
    assert page["open"] == 3
    page = got(olga, f"/alerts?before={page['before']}")
    assert [each["done"] for each in page["alerts"]] == ["done 3"]
    assert page["before"] is None


# ----- one now


def test_req_37_a_round_that_somebody_wants_is_made_by_a_process_of_its_own(
    where: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DailyCheckSchedule, "ask_for", ASK_FOR)
    with Site(where, at=databases.now() - timedelta(minutes=5)) as site:
        office = Office(site)
        olga, adam = office.at("olga"), office.at("adam")
        site.clock.at = databases.now()  # as the other process's
        adam.refused(adam.post(f"{PREFIX}/rounds", WHY), 403, "not_your_office")
        olga.refused(olga.post(f"{PREFIX}/rounds", {"reason": " "}), 422, "reason_needed")
        assert not got(olga, "/rounds")["making"]["running"]
        assert olga.took(olga.post(f"{PREFIX}/rounds", WHY))["making"]["running"]
        olga.refused(olga.post(f"{PREFIX}/rounds", WHY), 409, "round_running")
        ends = time.monotonic() + PATIENCE_SECONDS
        while got(olga, "/rounds")["making"]["running"]:
            assert time.monotonic() < ends
            time.sleep(0.1)
        told = got(olga, "/rounds")
        (last,) = told["rounds"]
        assert (last["actor"], last["reason"]) == ("operator:olga", WHY["reason"])
        assert (last["problem"], last["payout"]) == (None, None)
        assert (last["software"], last["configuration"]) == (told["software"], told["configuration"])
        assert got(olga, "/overview")["round"] == last
    with House(where, law=None, at=databases.now()) as house:
        assert house.run(audit(house.store)).problem is None


# ----- on schedule


class Asked:
    """Workers that do nothing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.jobs: list[tuple[object, ...]] = []
        monkeypatch.setattr(Workers, "start", self.start)

    def start(self, *job: object) -> JobRun:
        self.jobs.append(job)
        return JobRun(schedule.JOB)


def at(site: Site, text: str) -> None:
    """That time in Zurich."""
    site.clock.at = datetime.fromisoformat(text).replace(tzinfo=ZURICH)


def due(site: Site) -> bool:
    with site.client.portal() as portal:
        return portal.call(front(site).daily_check.is_due)


def test_one_is_due_every_day_from_the_hour_on_and_one_process_makes_it(both: Site) -> None:
    at(both, "2026-03-04 03:59")
    assert not due(both)
    at(both, "2026-03-04 04:00")
    with Site.beside(both) as other:
        assert [due(both), due(other), due(both)] == [True, False, False]
        at(both, "2026-03-04 06:59")
        assert not due(other)
        at(both, "2026-03-04 07:00")  # it has failed, then: another try
        assert [due(other), due(both)] == [True, False]
    made(both, ROUND)
    for still_good in ("2026-03-04 23:59", "2026-03-05 03:59"):
        at(both, still_good)
        assert not due(both)
    at(both, "2026-03-05 04:10")
    assert due(both)


def making(site: Site, language: Language = Language.EN) -> DailyCheckProgress:
    async def asked() -> DailyCheckProgress:
        return daily_check.making(front(site), await front(site).house(), language)

    with site.client.portal() as portal:
        return portal.call(asked)


def test_one_that_is_due_and_not_on_record_is_known_to_every_process(both: Site) -> None:
    at(both, "2026-03-04 03:59")
    with Site.beside(both) as other:
        assert [making(each).due for each in (both, other)] == [None, None]
        at(both, "2026-03-04 09:00")
        since = datetime(2026, 3, 4, 4, tzinfo=ZURICH)
        assert [making(each) for each in (both, other)] == [
            DailyCheckProgress(running=False, due=since, failed=None)
        ] * 2
        made(both, ROUND)
        assert [making(each).due for each in (both, other)] == [None, None]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (1, "It ended with an error: OSError: disk full"),
        (-9, "The system ended it (signal 9), most often for want of memory. The last it said: OSError: disk full"),
        (None, "No process could be started for it: OSError: disk full"),
    ],
)
def test_why_one_failed_is_said_where_it_was_tried_until_one_is_made(site: Site, code: int | None, said: str) -> None:
    at(site, "2026-03-04 04:10")
    run = JobRun(schedule.JOB, last_line="OSError: disk full", code=code)
    run.end(well=False)
    run.begun_at = run.ended_at = site.clock.at
    front(site).daily_check._workers._runs[schedule.JOB] = run
    assert making(site).failed == DailyCheckFailed(at=site.clock.at, why=said)
    told = {making(site, each).failed for each in Language}
    assert len(told) == len(Language)
    assert all("OSError: disk full" in each.why for each in told if each is not None)
    with Site.beside(site) as other:
        assert making(other).failed is None
    at(site, "2026-03-04 04:20")
    made(site, ROUND)
    assert making(site) == DailyCheckProgress(running=False, due=None, failed=None)


def test_the_hour_can_be_set_and_midnight_ends_nothing(tmp_path: Path) -> None:
    with Site(tmp_path / "house.sqlite", round_hour=22) as site:
        at(site, "2026-03-03 21:59")
        assert not due(site)
        at(site, "2026-03-03 22:00")
        assert due(site)
        at(site, "2026-03-04 01:00")  # it has failed: another try
        assert due(site)
        at(site, "2026-03-04 03:30")
        made(site, ROUND)  # recorded on the next day, and yet yesterday's
        at(site, "2026-03-04 21:59")
        assert not due(site)
        at(site, "2026-03-04 22:00")
        assert due(site)


@pytest.mark.parametrize("wanted", [True, False])
def test_a_server_has_it_made_in_the_name_of_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, wanted: bool
) -> None:
    monkeypatch.setattr(schedule, "EVERY_SECONDS", 0.01)
    asked = Asked(monkeypatch)
    with Site(tmp_path / "house.sqlite", rounds=wanted) as site:
        at(site, "2026-03-04 05:00")
        ends = time.monotonic() + (PATIENCE_SECONDS if wanted else 0.3)
        while not asked.jobs and time.monotonic() < ends:
            time.sleep(0.01)
        time.sleep(0.1)
        assert site.client.get("/health").status_code == 200
        given = settings.hashed(front(site).settings)
    job = schedule.JOB, MakeDailyCheck(actor="house:round", settings=given, due_hour=4)
    assert asked.jobs == ([job] if wanted else [])
