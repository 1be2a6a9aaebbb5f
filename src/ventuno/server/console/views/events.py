"""Significant events as the console shows them (requirement 36), page by page.

A page says where it ended, as an opaque text. The client sends this text to get the next page.
"""

import base64
import binascii
from datetime import UTC, datetime, timedelta
from typing import Final

from ventuno.rules.refusals import Refused
from ventuno.server.console.views import books
from ventuno.server.console.wire.reports import EventLine, EventPage
from ventuno.server.refusals import BAD_REQUEST
from ventuno.store.count_values import NotableEvent, NotableEventPlace
from ventuno.store.sql.counts import CountStore

EVENTS: Final = 50  # a page
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND: Final = timedelta(microseconds=1)


async def page(counts: CountStore, before: str | None) -> EventPage:
    place = None if before is None else _place(before)
    found = await counts.events(before=place, most=EVENTS + 1)
    shown = found[:EVENTS]
    more = len(found) > EVENTS
    return EventPage(events=[_line(event) for event in shown], before=_token(shown[-1].place) if more else None)


def _line(event: NotableEvent) -> EventLine:
    return EventLine(
        at=event.at,
        book=event.book,
        number=event.number,
        kind=event.kind,
        actor=event.entry.actor,
        facts=books.facts_of(event.entry.what),
        reason=getattr(event.entry.what, "reason", None),
    )


def _token(place: NotableEventPlace) -> str:
    at, book, number = place
    return base64.urlsafe_b64encode(f"{(at - _EPOCH) // _MICROSECOND} {number} {book}".encode()).decode().rstrip("=")


def _place(token: str) -> NotableEventPlace:
    try:
        written = base64.b64decode(token + "=" * (-len(token) % 4), b"-_", validate=True).decode()
        at, number, book = written.split(" ", 2)
        place = _EPOCH + int(at) * _MICROSECOND, book, int(number)
    except (ValueError, OverflowError, binascii.Error):
        raise Refused(BAD_REQUEST(problem="before")) from None
    if _token(place) != token or not 0 < place[2] < 2**31:
        raise Refused(BAD_REQUEST(problem="before"))
    return place
