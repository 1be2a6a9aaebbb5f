"""Alerts: what somebody has to look at, and to say what was done about it (requirements 13, 36, 37).

The daily check raises alerts, and they stay open until they are answered. A payout that is off stays off for weeks, and
an alert every day would only teach everybody to ignore alerts. So while one is open, none is raised about the same
thing. After it was answered, the next check may raise it anew. A change of software or configuration is noticed once,
because each check compares with the check before.
"""

from collections.abc import Iterable

from ventuno.house.office.events import AlertAnswered, AlertRaised, AlertSubject, DailyCheckRecorded, Finding
from ventuno.house.office.house_state import HouseState
from ventuno.house.refusals import NO_OPEN_ALERT
from ventuno.rules.refusals import Refused


def due(house: HouseState, made: DailyCheckRecorded, seen: Iterable[AlertRaised]) -> tuple[AlertRaised, ...]:
    """The alerts that the check raises: from the plays, from the audit, and from changes of software or settings."""
    still_open = [(each.subject, each.about) for each in house.alerts]
    found = [*seen, *(() if made.problem is None else (of_finding(made.problem),))]
    new = [each for each in found if (each.subject, each.about) not in still_open]
    return (*new, *_changes(house, made))


def is_open(house: HouseState, alert: AlertRaised) -> bool:
    return any((each.subject, each.about) == (alert.subject, alert.about) for each in house.alerts)


def answer(house: HouseState, alert: int, done: str) -> AlertAnswered:
    if not house.has_open(alert):
        raise Refused(NO_OPEN_ALERT(alert=alert))
    return AlertAnswered(alert=alert, done=done)


def of_finding(found: Finding) -> AlertRaised:
    line = {} if found.line is None else {"line": str(found.line)}
    about = {"code": found.code, "place": found.place}
    return AlertRaised(subject=AlertSubject.AUDIT, about=about, facts={**found.facts, **line})


def _changes(house: HouseState, made: DailyCheckRecorded) -> Iterable[AlertRaised]:
    """Requirement 37."""
    if house.daily_check is None:
        return
    before = house.daily_check.made
    for subject, then, now in (
        (AlertSubject.SOFTWARE, before.software, made.software),
        (AlertSubject.CONFIGURATION, before.configuration, made.configuration),
    ):
        if then != now:
            yield AlertRaised(subject=subject, about={"before": then, "now": now})
