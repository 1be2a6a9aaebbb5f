"""Alerts: each thing raises one alert at a time, which stays open until it is answered."""

from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from ventuno.house import audit
from ventuno.house.audit import Book
from ventuno.house.journal import Line
from ventuno.house.ledger import codec
from ventuno.house.mismatches import Mismatches
from ventuno.house.office import alerts, house_state
from ventuno.house.office.events import (
    AlertAnswered,
    AlertRaised,
    AlertSubject,
    Closed,
    DailyCheckRecorded,
    Finding,
    Founded,
    ToHouse,
)
from ventuno.house.office.house_state import BOOK, HouseState
from ventuno.house.office.staff import ROUND
from ventuno.rules.law import UNIFORM
from ventuno.rules.refusals import Refused

NOON = datetime(2026, 3, 3, 12, tzinfo=UTC)
MADE = DailyCheckRecorded(books=3, entries=20, plays=4, software="5" * 64, configuration="c" * 64)
PHONE = AlertRaised(
    subject=AlertSubject.PAYOUT, about={"law": "uniform", "group": "channel phone"}, facts={"z": "3.40"}
)
BROKEN = Finding(code="chain_broken", place="anna", facts={"entry": "3"})


class Journal:
    """A house as a fold of its events."""

    def __init__(self) -> None:
        self.house: HouseState | None = None
        self.lines: list[Line] = []
        self.happened(Founded(rules="2024-10-23", law=str(UNIFORM)), actor="console:olga")

    @property
    def state(self) -> HouseState:
        assert self.house is not None
        return self.house

    def happened(self, *what: ToHouse, actor: str = ROUND) -> None:
        for each in what:
            at = NOON + timedelta(days=len(self.lines))
            self.house, line = house_state.record(self.house, each, at, actor)
            self.lines.append(line)

    def round(self, made: DailyCheckRecorded = MADE, *seen: AlertRaised) -> tuple[AlertRaised, ...]:
        """Make one; what it raises."""
        raised = alerts.due(self.state, made, seen)
        self.happened(made, *raised)
        return raised

    def audited(self) -> str | None:
        kept = Book(BOOK, codec.encode(self.state), self.state.entries, self.state.head, None, self.lines, ())
        found = Mismatches()
        audit.house(kept, {}, found)
        return None if found.first is None else found.first.refusal.code


@pytest.fixture
def journal() -> Journal:
    return Journal()


def changed(**fields: str) -> DailyCheckRecorded:
    return msgspec.structs.replace(MADE, **fields)


def test_a_house_without_rounds_is_kept_as_it_always_was(journal: Journal) -> None:
    assert "alerts" not in codec.encode(journal.state)
    assert '"round"' not in codec.encode(journal.state)


def test_the_last_round_is_known(journal: Journal) -> None:
    journal.round()
    journal.round(changed(reason="asked for"))
    last = journal.state.daily_check
    assert last is not None
    assert (last.entry, last.actor, last.made.reason) == (3, ROUND, "asked for")
    assert journal.audited() is None


def test_req_13_an_alert_lies_open_until_it_is_answered_and_then_may_be_raised_anew(journal: Journal) -> None:
    assert journal.round(MADE, PHONE) == (PHONE,)
    (lying,) = journal.state.alerts
    assert (lying.alert, lying.subject, lying.about) == (3, AlertSubject.PAYOUT, PHONE.about)
    later = msgspec.structs.replace(PHONE, facts={"z": "3.60"})
    desktop = msgspec.structs.replace(PHONE, about={"law": "uniform", "group": "channel desktop"})
    assert journal.round(MADE, later, desktop) == (desktop,)
    assert [each.alert for each in journal.state.alerts] == [3, 5]
    journal.happened(alerts.answer(journal.state, 3, "looked into it"), actor="console:olga")
    assert [each.alert for each in journal.state.alerts] == [5]
    assert journal.round(MADE, later, desktop) == (later,)
    assert journal.audited() is None


@pytest.mark.parametrize("number", [0, 1, 2, 4, 99, -1])
def test_only_an_open_alert_can_be_answered(journal: Journal, number: int) -> None:
    journal.round(MADE, PHONE)
    with pytest.raises(Refused) as refused:
        alerts.answer(journal.state, number, "done")
    assert refused.value.refusal.code == "no_open_alert"


def test_an_alert_is_answered_once(journal: Journal) -> None:
    journal.round(MADE, PHONE)
    journal.happened(alerts.answer(journal.state, 3, "done"), actor="console:olga")
    with pytest.raises(Refused):
        alerts.answer(journal.state, 3, "done again")


def test_req_36_what_the_audit_finds_is_an_alert_while_it_is_the_same_but_once(journal: Journal) -> None:
    broken = msgspec.structs.replace(MADE, problem=BROKEN)
    (raised,) = journal.round(broken)
    assert (raised.subject, raised.about) == (AlertSubject.AUDIT, {"code": "chain_broken", "place": "anna"})
    assert raised.facts == {"entry": "3"}
    assert journal.round(broken) == ()
    elsewhere = msgspec.structs.replace(broken, problem=msgspec.structs.replace(BROKEN, place="beat"))
    assert len(journal.round(elsewhere)) == 1


@pytest.mark.parametrize("what", ["software", "configuration"])
def test_req_37_a_change_is_noticed_once_each_time_whatever_lies_open(journal: Journal, what: str) -> None:
    before = getattr(MADE, what)
    assert journal.round() == ()
    for now in ("1" * 64, "2" * 64, before):
        was = journal.state.daily_check
        assert was is not None
        (raised,) = journal.round(changed(**{what: now}))
        assert raised.subject == what
        assert raised.about == {"before": getattr(was.made, what), "now": now}
        assert journal.round(changed(**{what: now})) == ()
    assert len(journal.state.alerts) == 3


# ----- the audit


@pytest.mark.parametrize("actor", ["house:other", "house:round:", "player:anna", "auditor:olga", "operator:nobody"])
def test_a_round_of_somebody_who_may_not_make_one_is_found(journal: Journal, actor: str) -> None:
    journal.happened(MADE, actor=actor)
    assert journal.audited() == "not_allowed"


def test_all_that_the_house_itself_does_is_to_make_rounds_and_raise_alerts(journal: Journal) -> None:
    journal.happened(MADE, PHONE)
    assert journal.audited() is None
    for what in (Closed(game=None, reason="r"), AlertAnswered(alert=3, done="nothing")):
        other = Journal()
        other.happened(MADE, PHONE, what)
        assert other.audited() == "not_allowed"


def test_an_answer_to_nothing_is_found(journal: Journal) -> None:
    journal.happened(MADE, PHONE)
    journal.happened(AlertAnswered(alert=3, done="x"), actor="console:olga")
    assert journal.audited() is None
    journal.happened(AlertAnswered(alert=3, done="y"), actor="console:olga")
    assert journal.audited() == "not_allowed"
