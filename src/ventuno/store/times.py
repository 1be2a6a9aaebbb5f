"""Instants are stored as whole microseconds since 1970, UTC: a number that both databases compare and index."""

from datetime import UTC, datetime, timedelta

FAR_FUTURE = 2**62  # later than any instant

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)


def microseconds(at: datetime) -> int:
    return (at - _EPOCH) // _MICROSECOND


def microseconds_or_none(at: datetime | None) -> int | None:
    return None if at is None else microseconds(at)


def instant(stored: int) -> datetime:
    return _EPOCH + timedelta(microseconds=stored)


def instant_or_none(stored: int | None) -> datetime | None:
    return None if stored is None else instant(stored)
