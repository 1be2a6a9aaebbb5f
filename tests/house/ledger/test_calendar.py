"""B17: the day of the house."""

from datetime import UTC, date, datetime, timedelta

import pytest

from ventuno.house.ledger.calendar import bounds, day_of


@pytest.mark.parametrize(
    ("day", "hours"),
    [(date(2026, 3, 29), 23), (date(2026, 6, 1), 24), (date(2026, 10, 25), 25), (date(2026, 12, 31), 24)],
)
def test_b17_a_day_has_23_24_or_25_hours(day: date, hours: int) -> None:
    begin, end = bounds(day)
    assert end - begin == timedelta(hours=hours)
    second = timedelta(seconds=1)
    assert [day_of(begin - second), day_of(begin), day_of(end - second), day_of(end)] == [
        day - timedelta(days=1),
        day,
        day,
        day + timedelta(days=1),
    ]


def test_b17_the_day_is_zurichs_whatever_the_clock_shows_elsewhere() -> None:
    assert day_of(datetime(2026, 7, 31, 22, 30, tzinfo=UTC)) == date(2026, 8, 1)
    assert day_of(datetime(2026, 12, 31, 22, 30, tzinfo=UTC)) == date(2026, 12, 31)
