"""The day of the house: the calendar day in Zurich (B17), which has 23, 24 or 25 hours."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

ZURICH = ZoneInfo("Europe/Zurich")


def day_of(instant: datetime) -> date:
    """Art. 4.2, B17: the day that a play started at that instant counts for."""
    assert instant.tzinfo is not None
    return instant.astimezone(ZURICH).date()


def bounds(day: date) -> tuple[datetime, datetime]:
    """The first moment of that day and the first moment after it, in UTC."""
    begin, end = (datetime.combine(at, time(), ZURICH).astimezone(UTC) for at in (day, day + timedelta(days=1)))
    return begin, end


def said(instant: datetime) -> str:
    """As the clock in Zurich shows it: `16.11.2026 00:00`."""
    return instant.astimezone(ZURICH).strftime("%d.%m.%Y %H:%M")
