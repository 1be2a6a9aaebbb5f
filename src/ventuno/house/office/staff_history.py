"""Who worked for the house when, from the house's book: by this, what the staff did to other books is judged again.

Books are separate, and clocks of several machines may disagree, so the times of two books do not say which line came
first. What the staff do therefore says how many entries the house's book had when the right to do it was judged
(`house_entries`), and that is exact: whoever is dismissed by entry 9 may appear with 8 and not with 9. The time must
agree with it to within a day, which is all that is asked of lines from before they said so.

Older still are lines from before anybody was appointed: whoever had the database in hand, on the command line, signed
as `operator:` and any name, where they sign as `console:` now. It counts as that, until the first appointment. Whoever
can write to the database itself can sign as `console:` in any case; against them there are seals.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from ventuno.house.accounts.events import StaffAppointed, StaffDismissed
from ventuno.house.journal import Entry
from ventuno.house.office.staff import CONSOLE, Power, Role

CLOCKS_APART_MAX = timedelta(days=1)  # that wrong, no clock goes unnoticed


@dataclass(frozen=True, slots=True)
class Employment:
    """Somebody in one role, from one entry of the house's book until before another."""

    role: Role
    first: int
    since: datetime
    last: int | None = None  # the entry that ended it
    until: datetime | None = None

    def covers(self, at: datetime, house_entries: int) -> bool:
        known = not house_entries or (self.first <= house_entries and (self.last is None or house_entries < self.last))
        ended = self.until is not None and at > self.until + CLOCKS_APART_MAX
        return known and at >= self.since - CLOCKS_APART_MAX and not ended


Tenures = Mapping[str, tuple[Employment, ...]]  # by name


def after(tenures: Tenures, entry: Entry) -> Tenures:
    """With what that entry of the house's book changes."""
    match entry.what:
        case StaffAppointed(name=name, role=role):
            return {**tenures, name: (*_ended(tenures, name, entry), Employment(role, entry.number, entry.at))}
        case StaffDismissed(name=name):
            return {**tenures, name: _ended(tenures, name, entry)}
        case _:
            return tenures


def _ended(tenures: Tenures, name: str, entry: Entry) -> tuple[Employment, ...]:
    return tuple(
        replace(each, last=entry.number, until=entry.at) if each.last is None else each
        for each in tenures.get(name, ())
    )


def held(tenures: Tenures, entry: Entry, power: Power, house_entries: int) -> bool:
    """Whether the entry's actor worked here then, in a role that has that power."""
    office, _, name = entry.actor.partition(":")
    if office == CONSOLE or (office == Role.OPERATOR and not house_entries and _before_anybody(tenures, entry.at)):
        return bool(name)
    return any(
        each.role == office and power in each.role.powers and each.covers(entry.at, house_entries)
        for each in tenures.get(name, ())
    )


def _before_anybody(tenures: Tenures, at: datetime) -> bool:
    return all(at < each.since for of_one in tenures.values() for each in of_one)
