"""The daily round: what it finds, what it puts on record, and what it raises an alert for."""

import base64
import dataclasses
import hashlib
import os
import shutil
from collections.abc import Iterator
from datetime import datetime, timedelta
from importlib import metadata
from importlib.metadata import Distribution
from pathlib import Path

import msgspec
import pytest

from tests.kit import NOON, OPERATOR, House, in_hand
from ventuno.desk.requests import AnswerAlert, Appoint, CloseGames, PublishLaw, RecordDailyCheck
from ventuno.house.accounts.events import GameKind
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.office.events import AlertAnswered, AlertRaised, AlertSubject, DailyCheckRecorded, MonitorVerdict
from ventuno.house.office.house_state import BOOK
from ventuno.house.office.staff import ROUND, Role
from ventuno.jobs.audit import audit
from ventuno.jobs.counting import Counters, count
from ventuno.jobs.daily_check import check, run, schedule, self_check
from ventuno.jobs.daily_check.check import CheckResult
from ventuno.jobs.monitoring import expectation
from ventuno.jobs.monitoring.expectation import PayoutExpectation
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import Solution
from ventuno.maths.monitoring.payout_by_skill import PayoutCurve, SkillPayout
from ventuno.maths.monitoring.power import Fault
from ventuno.maths.monitoring.tally import DrawKind, PlayCounter, Tally
from ventuno.maths.simulation.players import SimulationSetup, SolutionSource, decision_tables, parse_player
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, GameNumbers
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM, Law
from ventuno.rules.refusals import Refused
from ventuno.store import laws
from ventuno.store.count_values import Counted, NotableEvent
from ventuno.store.solved import solutions

SETTINGS = {"https": "True"}
MADE = DailyCheckRecorded(books=1, entries=1, plays=0, software="5" * 64, configuration="c" * 64)
SEEN = AlertRaised(subject=AlertSubject.PAYOUT, about={"group": "all"})
NEEDED = self_check._needed
on_one_database = pytest.mark.parametrize("where", ["sqlite"], indirect=True)


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solutions.load(UNIFORM, Scope.PLAY, lambda _: None, threads=2)


@pytest.fixture(scope="module", autouse=True)
def promised(solution: Solution) -> Iterator[None]:
    """That nobody receives anything, so that any prize is too much: what the law really promises takes minutes."""
    curve = PayoutCurve(tuple(SkillPayout(skill, 0.05, 0.3, 0.5, 0.2, 0.2) for skill in (0.0, 2.0, 20.0, 1000.0)))

    def known(law: Law, _: object, numbers: GameNumbers) -> PayoutExpectation:
        assert (law, numbers) == (UNIFORM, PUBLISHED_NUMBERS)
        return PayoutExpectation(curve, solution.figures.highest_payout)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(expectation, "computed_expectation", known)
        patched.setattr(self_check, "_needed", list)  # half a gigabyte to hash
        yield


def made(house: House, *, reason: str | None = None) -> CheckResult:
    found = house.run(check.make(house.store, house.clock.at, SETTINGS, lambda _: None))
    return dataclasses.replace(found, made=msgspec.structs.replace(found.made, reason=reason))


def recorded(
    house: House, found: CheckResult, *, key: str | None = None, actor: str = ROUND, due: datetime | None = None
) -> int | None:
    return house.run(run.record(house.desk, found, key=key or house.key(), actor=actor, due=due))


def entries(house: House, after: int = 0) -> list[Entry]:
    return [codec.decode(line.text, Entry) for line in house.run(house.store.books.lines(BOOK, after=after))]


def fits(house: House) -> bool:
    return house.run(audit(house.store)).problem is None


def fits_but_for_tallies(house: House) -> bool:
    """The tallies are made up, and the audit says so."""
    return house.run(audit(house.store)).findings.counts == {"register_wrong": 1}


# ----- what a round is


def test_req_36_a_round_of_a_house_in_which_nobody_played(house: House) -> None:
    found = made(house)
    assert (found.made.books, found.made.entries, found.made.plays) == (1, 1, 0)
    assert found.made.problem is None
    assert found.made.watched is None
    assert found.seen == ()
    number = recorded(house, found)
    assert number == 2
    (entry,) = entries(house, after=1)
    assert (entry.actor, entry.what) == (ROUND, found.made)
    state = house.run(house.store.books.house())
    assert state is not None
    assert state.daily_check is not None
    assert (state.daily_check.entry, state.daily_check.at, state.daily_check.made) == (2, NOON, found.made)
    assert fits(house)
    assert house.run(house.store.counts.events())[0].kind != "round_made"


def test_a_few_plays_are_watched_and_nothing_is_said_of_them(house: House) -> None:
    player = house.ready()
    for _ in range(3):
        house.finish(player, house.move(player, house.start(player, "2"), "place 1"))
    found = made(house)
    watched = found.made.watched
    assert watched is not None
    assert (watched.law, watched.plays) == (UNIFORM.hash, 3)
    assert (watched.payout, watched.chance) == (MonitorVerdict.QUIET, MonitorVerdict.QUIET)
    assert (watched.actual, watched.expected) == (0.0, 0.05)
    assert watched.z == pytest.approx(-0.05 / (0.5 / 3**0.5))
    assert found.seen == ()
    assert found.made.plays == 3
    assert recorded(house, found) is not None
    assert fits(house)


def tallied(house: House, tally: Tally, *, stake: int = 200, channel: str = "phone") -> None:
    """As if so much had been played today."""
    key = NOON.date().isoformat(), UNIFORM.hash, stake, channel
    counted = Counted({}, {key: (tally.plays, tally.to_bytes())}, {}, ())
    assert house.run(house.store.counts.add(counted, lambda kept, new: kept + new))


def simulated(solution: Solution, fault: Fault | None) -> Tally:
    where = SolutionSource(lambda: solution.graph, lambda: solution)
    right = decision_tables(parse_player("blind"), SimulationSetup(UNIFORM, 100, Scope.PLAY), where, threads=2)
    return PlayCounter(UNIFORM, solution).simulated(
        right if fault is None else fault.tables(right, UNIFORM), 1, 0, 4000
    )


@pytest.mark.parametrize("fault", [None, Fault(DrawKind.DEAL, "A", 0.5)])
def test_req_14_a_generator_that_is_wrong_raises_an_alert_and_a_right_one_none(
    house: House, solution: Solution, fault: Fault | None
) -> None:
    house.run(count(house.store, Counters(lambda _: None)))
    tallied(house, simulated(solution, fault))
    found = made(house)
    assert found.made.watched is not None
    assert found.made.watched.plays == 4000
    chance = [each for each in found.seen if each.subject is AlertSubject.CHANCE]
    if fault is None:
        assert chance == []
        assert found.made.watched.chance is not MonitorVerdict.ALERT
        return
    assert found.made.watched.chance is MonitorVerdict.ALERT
    (alert,) = chance  # in both periods, and yet one
    assert alert.about == {"law": "uniform", "hash": UNIFORM.hash, "group": "all"}
    assert alert.facts["check"] == "count deal A"
    assert float(alert.facts["statistic"]) < -4
    number = recorded(house, found)
    assert number is not None
    assert alert in [entry.what for entry in entries(house, after=number)]
    again = recorded(house, made(house))
    assert again is not None
    assert entries(house, after=again) == []  # it is still open
    house.operate(AnswerAlert(alert=number + 1, done="the generator was replaced"))
    assert fits_but_for_tallies(house)


@on_one_database
def test_req_13_a_payout_beyond_its_limits_raises_an_alert_for_each_stake_and_channel(
    house: House, solution: Solution, monkeypatch: pytest.MonkeyPatch
) -> None:
    generous = PayoutCurve(tuple(SkillPayout(skill, 0.9, 0.3, 0.5, 0.2, 0.2) for skill in (0.0, 2.0, 20.0, 1000.0)))
    monkeypatch.setattr(expectation, "computed_expectation", lambda *_: PayoutExpectation(generous, 2.5))
    house.run(count(house.store, Counters(lambda _: None)))
    tallied(house, simulated(solution, None))
    found = made(house)
    payouts = [each for each in found.seen if each.subject is AlertSubject.PAYOUT]
    assert [each.about["group"] for each in payouts] == ["all", "stake 2.00", "channel phone"]
    facts = payouts[0].facts
    assert (facts["plays"], facts["expected"]) == ("4000", "0.900000")
    assert float(facts["z"]) < -3
    assert facts["period"] in {"last_days", "since_change"}
    assert found.made.watched is not None
    assert found.made.watched.payout is MonitorVerdict.ALERT
    recorded(house, found)
    kinds = [event.kind for event in _events(house)]
    assert kinds.count("alert_raised") == len(found.seen) + 1  # one is of the audit: the tallies are made up
    assert "round_made" not in kinds


@on_one_database
@pytest.mark.parametrize("received", [0.8699, 0.8701, 0.8899, 0.8901])
def test_p5_an_alert_says_when_players_do_not_receive_the_target(
    house: House, solution: Solution, monkeypatch: pytest.MonkeyPatch, received: float
) -> None:
    """By more than a point, of the law in force, and while no other law is announced."""
    level = PayoutCurve(tuple(SkillPayout(skill, received, 0.3, 0.5, 0.2, 0.2) for skill in (0.0, 2.0, 20.0, 1000.0)))
    monkeypatch.setattr(expectation, "computed_expectation", lambda *_: PayoutExpectation(level, 0.94))
    house.run(count(house.store, Counters(lambda _: None)))
    tallied(house, simulated(solution, None))
    found = made(house)
    alerts = [each for each in found.seen if each.subject is AlertSubject.TARGET]
    if 0.87 < received < 0.89:
        assert alerts == []
        return
    (alert,) = alerts
    assert alert.about == {"law": "uniform", "hash": UNIFORM.hash}
    named = {name: alert.facts[name] for name in ("aim", "received", "low", "high", "plays", "period")}
    level_said = f"{received:.6f}"
    figures = {"aim": "0.880000", "received": level_said, "low": level_said, "high": level_said}
    assert named == figures | {"plays": "4000", "period": "last_days"}
    recorded(house, found)
    again = recorded(house, made(house))
    assert again is not None
    assert entries(house, after=again) == []  # it is still open
    house.operate(PublishLaw(law=str(laws.load("aces-88")), changes=dict.fromkeys(Language, "x"), reason="r"))
    assert AlertSubject.TARGET not in {each.subject for each in made(house).seen}  # somebody has acted
    house.clock.forward(days=10)
    assert AlertSubject.TARGET not in {each.subject for each in made(house).seen}  # nobody has played under the new law
    assert fits_but_for_tallies(house)


@on_one_database
def test_req_13_a_law_that_was_replaced_is_watched_for_another_month(house: House, solution: Solution) -> None:
    house.run(count(house.store, Counters(lambda _: None)))
    tallied(house, simulated(solution, Fault(DrawKind.DEAL, "A", 0.5)))
    house.operate(PublishLaw(law=str(laws.load("aces-88")), changes=dict.fromkeys(Language, "x"), reason="r"))
    house.clock.forward(days=11)
    found = made(house)
    assert AlertSubject.CHANCE in {each.subject for each in found.seen}
    assert found.made.watched is not None
    assert (found.made.watched.law, found.made.watched.chance) == (UNIFORM.hash, MonitorVerdict.ALERT)
    house.clock.forward(hours=24 * 30)
    found = made(house)
    assert (found.seen, found.made.watched) == ((), None)


def _events(house: House) -> list[NotableEvent]:
    house.run(count(house.store, Counters(lambda _: None)))
    return list(house.run(house.store.counts.events()))


@pytest.mark.parametrize("text", ["replace(text, '10000', '90000')", "'{}'"])
def test_req_36_an_entry_that_was_tampered_with_raises_an_alert_with_its_place(tmp_path: Path, text: str) -> None:
    path = tmp_path / "house.sqlite"
    with House(path) as house:
        player = house.ready()
    with in_hand(path) as database:
        assert database.execute(f"UPDATE entries SET text = {text} WHERE book = ?", (player,)).rowcount
    with House(path, law=None) as house:
        found = made(house)
        assert found.made.problem is not None
        assert (found.made.problem.code, found.made.problem.place) == ("chain_broken", player)
        number = recorded(house, found, key="a")
        assert number is not None
        (raised,) = entries(house, after=number)
        assert isinstance(raised.what, AlertRaised)
        assert raised.what.subject is AlertSubject.AUDIT
        assert raised.what.about == {"code": "chain_broken", "place": player}
        again = recorded(house, made(house), key="b")
        assert again is not None
        assert entries(house, after=again) == []


def test_req_36_a_round_is_recorded_with_all_that_is_damaged(tmp_path: Path) -> None:
    """Every book of the house is, and a seed is none: the first findings are on record, and how many there are."""
    path = tmp_path / "house.sqlite"
    with House(path) as house:
        for number in range(12):
            house.start(house.ready(f"player{number}"))
    with in_hand(path) as database:
        database.execute("UPDATE entries SET text = '{}' WHERE number = 3 AND book <> 'house'")
        database.execute("UPDATE plays SET server_seed = 'zz'")
    with House(path, law=None) as house:
        found = made(house)
        assert found.made.problem == found.made.findings[0]
        assert (found.made.found, len(found.made.findings)) == (24, 10)
        assert recorded(house, found) is not None
        assert {each.code for each in found.made.findings} == {"chain_broken", "commitment_broken"}


def tampered(path: Path, statement: str) -> None:
    with in_hand(path) as database:
        assert database.execute(statement).rowcount == 1


FOUNDED_AGAIN = """(SELECT replace(text, '"number":1,', '"number":2,') FROM entries WHERE kind = 'founded')"""


@pytest.mark.parametrize("text", ["'{}'", FOUNDED_AGAIN])
def test_req_36_an_entry_of_the_houses_own_that_was_tampered_with_raises_an_alert_too(
    tmp_path: Path, text: str
) -> None:
    path = tmp_path / "house.sqlite"
    with House(path) as house:
        house.operate(CloseGames(game=GameKind.BIG21, reason="r"))
        house.ready()
    tampered(path, f"UPDATE entries SET text = {text} WHERE book = 'house' AND number = 2")
    with House(path, law=None) as house:
        found = made(house)
        assert found.made.problem is not None
        assert (found.made.problem.code, found.made.problem.place) == ("chain_broken", BOOK)
        number = recorded(house, found)
        assert number is not None
        state = house.run(house.store.books.house())
        assert state is not None
        assert [(each.subject, each.about["place"]) for each in state.alerts] == [(AlertSubject.AUDIT, BOOK)]
        assert state.daily_check is not None
        assert state.daily_check.entry == number


def test_req_36_a_house_that_cannot_be_read_is_said_to_be_damaged(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    with House(path):
        pass
    tampered(path, "UPDATE books SET text = '{}' WHERE id = 'house'")
    with House(path, law=None) as house, pytest.raises(Refused) as refused:
        made(house)
    assert refused.value.refusal.code == "store_damaged"


# ----- requirement 37


@on_one_database
def test_req_37_another_law_is_another_configuration_and_raises_an_alert(house: House) -> None:
    recorded(house, made(house))
    changes = dict.fromkeys(Language, "x")
    house.operate(PublishLaw(law=str(laws.load("aces-88")), changes=changes, reason="r"))
    house.clock.forward(days=10)
    found = made(house)
    number = recorded(house, found)
    assert number is not None
    (raised,) = entries(house, after=number)
    assert isinstance(raised.what, AlertRaised)
    assert raised.what.subject is AlertSubject.CONFIGURATION
    assert raised.what.about["now"] == found.made.configuration
    assert raised.what.about["before"] != found.made.configuration


@on_one_database
def test_req_37_the_configuration_is_the_settings_the_rules_and_the_law(house: House) -> None:
    state = house.run(house.store.books.house())
    assert state is not None
    one = self_check.configuration({"a": "1", "b": "2"}, state, NOON)
    assert self_check.configuration({"b": "2", "a": "1"}, state, NOON) == one
    assert self_check.configuration({"a": "1", "b": "3"}, state, NOON) != one
    assert self_check.configuration({"a": "1"}, state, NOON) != one


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of some of the package, with the caches of compilers."""
    root = tmp_path_factory.mktemp("copy") / "ventuno"
    shutil.copytree(self_check.PACKAGE / "house", root / "house")
    (root / "house" / "__pycache__").mkdir(exist_ok=True)
    (root / "house" / "__pycache__" / "a.pyc").write_bytes(b"1")
    (root / "a.nbi").write_bytes(b"1")
    return root


def test_req_37_a_changed_file_of_the_package_changes_the_hash_and_a_cache_does_not(package: Path) -> None:
    before = self_check.software(package)
    assert "house/audit.py" in before.files
    assert not any("pycache" in path or path.endswith((".pyc", ".nbi")) for path in before.files)
    (package / "a.nbi").write_bytes(b"2")
    (package / "house" / "__pycache__" / "b.pyc").write_bytes(b"2")
    assert self_check.software(package) == before
    changed = package / "house" / "audit.py"
    text = changed.read_text(encoding="utf-8")
    for other in (f"{text}\n", text.replace("chain", "chains"), ""):
        changed.write_text(other, encoding="utf-8")
        assert self_check.software(package).hash != before.hash
    changed.write_text(text, encoding="utf-8")
    assert self_check.software(package) == before
    changed.rename(package / "house" / "audits.py")
    assert self_check.software(package).hash != before.hash


def test_req_37_what_a_package_brings_along_is_not_what_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ray puts a folder of its own on the search path, with packages that others would need on another machine."""
    monkeypatch.setattr(self_check, "_needed", NEEDED)
    before = self_check.software()
    brought = tmp_path / "colorama-9.dist-info"
    brought.mkdir()
    (brought / "METADATA").write_text("Metadata-Version: 2.1\nName: colorama\nVersion: 9\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert metadata.version("colorama") == "9"
    assert self_check.software() == before


def test_req_37_every_package_that_is_needed_is_named_with_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_check, "_needed", NEEDED)
    found = {each.name: each.version for each in self_check.software().dependencies}
    assert {"litestar", "msgspec", "numba", "numpy", "llvmlite", "anyio"} <= found.keys()  # and what those need
    assert "ventuno" not in found
    assert "pytest" not in found


class Installed(Distribution):
    """Two files of a package, as its record says they are."""

    def __init__(self, root: Path) -> None:
        self.root = root
        digest = base64.urlsafe_b64encode(hashlib.sha256(b"as made").digest()).rstrip(b"=").decode()
        self.record = "".join(f"thing/{name}.py,sha256={digest},7\n" for name in ("a", "b")) + "thing/RECORD,,\n"
        (root / "thing").mkdir()
        for name in ("a", "b"):
            (root / "thing" / f"{name}.py").write_bytes(b"as made")

    def read_text(self, filename: str) -> str | None:
        return {"RECORD": self.record, "METADATA": "Name: The_Thing\nVersion: 1.2\n"}.get(filename)

    def locate_file(self, path: str | os.PathLike[str]) -> Path:
        return self.root / path


def test_req_37_a_file_of_a_needed_package_that_is_not_as_recorded_is_named_and_raises_an_alert(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = Installed(tmp_path)
    monkeypatch.setattr(self_check, "_needed", lambda: [installed])
    (whole,) = self_check.software(verify=True).dependencies
    assert (whole.name, whole.version, whole.files, whole.whole) == ("the-thing", "1.2", 2, True)
    (tmp_path / "thing" / "a.py").write_bytes(b"changed")
    (tmp_path / "thing" / "b.py").unlink()
    (broken,) = self_check.software(verify=True).dependencies
    assert (broken.changed, broken.missing) == (("thing/a.py",), ("thing/b.py",))
    with House(tmp_path / "house.sqlite") as house:
        (alert,) = made(house).seen
    assert (alert.subject, alert.about) == (AlertSubject.SOFTWARE, {"package": "the-thing", "version": "1.2"})
    assert alert.facts == {"changed": "thing/a.py", "missing": "thing/b.py"}


# ----- who, and how often


def test_of_two_processes_that_make_todays_round_one_records_it(house: House) -> None:
    due = schedule.due_at(NOON, 4)
    key = schedule.idempotency_key(due)
    first = made(house)
    assert recorded(house, first, key=key, due=due) == 2
    house.ready()
    assert recorded(house, made(house), key=key, due=due) is None  # it has seen other books
    assert recorded(house, first, key=key) == 2
    assert [entry.what for entry in entries(house, after=1)] == [first.made]


@on_one_database
def test_a_key_that_was_used_for_something_else_is_no_round(house: House) -> None:
    due = schedule.due_at(NOON, 4)
    key = schedule.idempotency_key(due)
    house.operate(CloseGames(game=GameKind.BIG21, reason="r"), key=key)
    with pytest.raises(Refused) as refused:
        recorded(house, made(house), key=key, actor=OPERATOR, due=due)
    assert refused.value.refusal.code == "key_conflict"


@on_one_database
def test_a_round_counts_until_the_next_is_due_at_its_hour_in_zurich(house: House) -> None:
    def made_at(**later: float) -> bool:
        state = house.run(house.store.books.house())
        assert state is not None
        return schedule.recorded_since(state, schedule.due_at(NOON + timedelta(**later), 4)) is not None

    assert schedule.due_at(NOON, 4) == NOON.replace(hour=3)  # in winter
    assert schedule.due_at(NOON, 23) == NOON.replace(day=NOON.day - 1, hour=22)
    assert not made_at()
    house.run(house.desk.run(RecordDailyCheck(made=MADE), key="k", actor=ROUND))
    assert made_at()
    assert made_at(hours=14, minutes=59)
    assert not made_at(hours=15)
    assert not made_at(days=1)


@pytest.mark.parametrize(
    ("actor", "code"),
    [
        (ROUND, None),
        (OPERATOR, None),
        ("operator:olga", None),
        ("auditor:adam", "not_your_office"),
        ("support:sven", "not_your_office"),
        ("operator:adam", "not_your_office"),
        ("operator:nobody", "not_your_office"),
        ("player:anna", "operators_only"),
        ("house:other", "operators_only"),
        ("clock", "operators_only"),
        ("", "operators_only"),
    ],
)
@on_one_database
def test_who_may_put_a_round_on_record(house: House, actor: str, code: str | None) -> None:
    for name, role in (("olga", Role.OPERATOR), ("adam", Role.AUDITOR), ("sven", Role.SUPPORT)):
        house.operate(Appoint(name=name, role=role, reason="r"))
    before = len(entries(house))
    (answer,) = house.together(house.desk.run(RecordDailyCheck(made=MADE, seen=(SEEN,)), key="k", actor=actor))
    assert (answer.refusal.code if isinstance(answer, Refused) else None) == code
    assert [entry.actor for entry in entries(house, after=before)] == ([] if code else [actor, actor])
    assert fits(house)


@on_one_database
def test_the_house_itself_does_nothing_else(house: House) -> None:
    house.run(house.desk.run(RecordDailyCheck(made=MADE, seen=(SEEN,)), key="k", actor=ROUND))
    for request in (CloseGames(game=None, reason="r"), AnswerAlert(alert=3, done="nothing")):
        with pytest.raises(Refused) as refused:
            house.run(house.desk.run(request, key="other", actor=ROUND))
        assert refused.value.refusal.code == "operators_only"


# ----- answers


def test_req_13_what_was_done_about_an_alert_is_on_record_once_with_who_did_it(house: House) -> None:
    house.operate(Appoint(name="olga", role=Role.OPERATOR, reason="r"))
    house.run(house.desk.run(RecordDailyCheck(made=MADE, seen=(SEEN,)), key="k", actor=ROUND))
    request = AnswerAlert(alert=4, done="  called the commission ")
    done = house.run(house.desk.run(request, key="a", actor="operator:olga"))
    assert house.run(house.desk.run(request, key="a", actor="operator:olga")) == done
    entry = entries(house)[-1]
    assert entry.actor == "operator:olga"
    assert entry.what == AlertAnswered(alert=4, done="called the commission")
    with pytest.raises(Refused) as refused:
        house.operate(AnswerAlert(alert=4, done="again"))
    assert refused.value.refusal.code == "no_open_alert"
    assert fits(house)
    assert [event.kind for event in _events(house)][:2] == ["alert_answered", "alert_raised"]


@pytest.mark.parametrize(
    ("alert", "done", "actor", "code"),
    [
        (5, "done", OPERATOR, "no_open_alert"),
        (1, "done", OPERATOR, "no_open_alert"),
        (4, "", OPERATOR, "reason_needed"),
        (4, "   ", OPERATOR, "reason_needed"),
        (4, "x" * 501, OPERATOR, "reason_needed"),
        (4, "a\x00b", OPERATOR, "reason_needed"),
        (4, "done", "auditor:adam", "not_your_office"),
        (4, "done", "operator:gone", "not_your_office"),
    ],
)
@on_one_database
def test_an_answer_that_will_not_do_is_refused(house: House, alert: int, done: str, actor: str, code: str) -> None:
    house.operate(Appoint(name="adam", role=Role.AUDITOR, reason="r"))
    house.run(house.desk.run(RecordDailyCheck(made=MADE, seen=(SEEN,)), key="k", actor=ROUND))
    before = entries(house)
    with pytest.raises(Refused) as refused:
        house.run(house.desk.run(AnswerAlert(alert=alert, done=done), key="a", actor=actor))
    assert refused.value.refusal.code == code
    assert entries(house) == before
