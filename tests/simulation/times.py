"""Time in the simulation: a clock that is moved by hand, and the day in Zurich.

The house asks the tz database which day it is; here it follows from the rule for summer time itself, so that one checks
the other.
"""

from datetime import UTC, date, datetime, timedelta
from functools import cache

SECOND = timedelta(seconds=1)
MOMENT = timedelta(microseconds=1)  # the smallest step that the house can tell apart


class Clock:
    """The true time, and how far the clock that the house looks at is behind it."""

    def __init__(self, at: datetime) -> None:
        self.true = at
        self.behind = timedelta(0)

    def __call__(self) -> datetime:
        return self.true - self.behind


def day_in_zurich(at: datetime) -> date:
    return (at + _offset(at)).date()


def midnight_after(at: datetime) -> datetime:
    """When the next day begins in Zurich."""
    return begin_of(day_in_zurich(at).toordinal() + 1)


@cache
def begin_of(day: int) -> datetime:
    """When that day, given by its ordinal, begins in Zurich. The clocks never change at midnight."""
    midnight = datetime.fromordinal(day).replace(tzinfo=UTC)
    return midnight - _offset(midnight - timedelta(hours=2))


def _offset(at: datetime) -> timedelta:
    begins, ends = clock_changes(at.year)
    return timedelta(hours=2 if begins <= at < ends else 1)


@cache
def clock_changes(year: int) -> tuple[datetime, datetime]:
    """The last Sundays of March and October, at one o'clock UTC."""
    last = (date(year, 3, 31), date(year, 10, 31))
    sundays = [day - timedelta(days=(day.weekday() + 1) % 7) for day in last]
    begins, ends = (datetime(day.year, day.month, day.day, 1, tzinfo=UTC) for day in sundays)
    return begins, ends
