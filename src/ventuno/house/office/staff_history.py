"""Who worked for the house when, from the house's book. The audit judges by it what the staff did to other books.

Books are separate, and the clocks of several machines may disagree. So the times in two books do not say which line
came first. Therefore every line about what the staff did says how many entries the house's book had when the right was
judged (`house_entries`). That is exact: somebody who is dismissed by entry 9 may appear with 8, but not with 9. The
time must agree with it to within a day. Older lines have no `house_entries`: for them only the time is checked.

Still older are lines from before the first appointment. At that time, whoever used the command line signed as
`operator:` with any name; now they sign as `console:`. Such lines are accepted until the first appointment. Whoever can
write to the database can sign as `console:` in any case; seals protect against them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from ventuno.house.journal import Entry
from ventuno.house.office.events import StaffAppointed, StaffDismissed
from ventuno.house.office.staff import CONSOLE, Power, Role

CLOCKS_APART_MAX = timedelta(days=1)  # somebody notices a clock that is more than a day wrong


@dataclass(frozen=True, slots=True)
class Employment:
    """Somebody worked in one role, from one entry of the house's book (`first`) until another (`last`)."""

    role: Role
    first: int
    since: datetime
    last: int | None = None  # the entry that ended it
    until: datetime | None = None

    def covers(self, at: datetime, house_entries: int) -> bool:
        known = not house_entries or (self.first <= house_entries and (self.last is None or house_entries < self.last))
        ended = self.until is not None and at > self.until + CLOCKS_APART_MAX
        return known and at >= self.since - CLOCKS_APART_MAX and not ended


StaffHistory = Mapping[str, tuple[Employment, ...]]  # by name


def after(history: StaffHistory, entry: Entry) -> StaffHistory:
    """The history after that entry of the house's book."""
    match entry.what:
        case StaffAppointed(name=name, role=role):
            return {**history, name: (*_ended(history, name, entry), Employment(role, entry.number, entry.at))}
        case StaffDismissed(name=name):
            return {**history, name: _ended(history, name, entry)}
        case _:
            return history


def _ended(history: StaffHistory, name: str, entry: Entry) -> tuple[Employment, ...]:
    return tuple(
        replace(each, last=entry.number, until=entry.at) if each.last is None else each
        for each in history.get(name, ())
    )


def held(history: StaffHistory, entry: Entry, power: Power, house_entries: int) -> bool:
    """Whether the entry's actor worked here then, in a role that has that power."""
    office, _, name = entry.actor.partition(":")
    if office == CONSOLE or (office == Role.OPERATOR and not house_entries and _before_anybody(history, entry.at)):
        return bool(name)
    return any(
        each.role == office and power in each.role.powers and each.covers(entry.at, house_entries)
        for each in history.get(name, ())
    )


def _before_anybody(history: StaffHistory, at: datetime) -> bool:
    return all(at < each.since for of_one in history.values() for each in of_one)
