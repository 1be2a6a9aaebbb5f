"""When somebody was here: sessions, from the times in the journal.

A session goes on as long as the player does something within so many minutes. Chips at a table are there with their
player: the time from the first chips brought until they come back is one stretch. What the clock does in the player's
absence, such as ending a play whose time is over, is no sign of presence.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta

from ventuno.house.accounts.events import (
    CardPurchased,
    ChipsBrought,
    ChipsReturned,
    PlayPaid,
    PlayStarted,
    WinningsRealised,
)
from ventuno.house.journal import Entry
from ventuno.house.ledger.calendar import ZURICH

_PLAYED = PlayStarted | CardPurchased | WinningsRealised | PlayPaid | ChipsBrought | ChipsReturned


@dataclass(frozen=True, slots=True)
class Stretch:
    """A session, or a part of one."""

    begin: datetime
    end: datetime

    @property
    def minutes(self) -> int:
        return int((self.end - self.begin).total_seconds()) // 60


def sessions(entries: Iterable[Entry], gap: timedelta) -> list[Stretch]:
    """The sessions, in order."""
    found: list[Stretch] = []
    for each in sorted(_stretches(entries), key=lambda stretch: stretch.begin):
        last = found[-1] if found else None
        if last is not None and each.begin - last.end <= gap:
            found[-1] = Stretch(last.begin, max(last.end, each.end))
        else:
            found.append(each)
    return found


def _stretches(entries: Iterable[Entry]) -> Iterable[Stretch]:
    seated: dict[str, datetime] = {}
    for entry in entries:
        what = entry.what
        own = entry.actor.startswith("player:")
        if isinstance(what, ChipsReturned):
            yield Stretch(seated.pop(what.table, entry.at), entry.at)
        elif isinstance(what, _PLAYED) and own:
            if isinstance(what, ChipsBrought):
                seated.setdefault(what.table, entry.at)
            yield Stretch(entry.at, entry.at)


def minutes_at_night(session: Stretch, hour: int) -> dict[datetime, int]:
    """By night (its midnight in Zurich): the minutes of the session before that hour. Right when clocks change."""
    found: dict[datetime, int] = {}
    day = session.begin.astimezone(ZURICH).date()
    while (midnight := datetime.combine(day, time(), ZURICH)) < session.end:
        morning = datetime.combine(day, time(hour), ZURICH)
        begin = max(session.begin.timestamp(), midnight.timestamp())  # of two times of one zone, only this is elapsed
        seconds = min(session.end.timestamp(), morning.timestamp()) - begin
        if seconds > 0:
            found[midnight] = int(seconds) // 60
        day += timedelta(days=1)
    return found


def minutes(stretches: Sequence[Stretch]) -> int:
    return sum(each.minutes for each in stretches)
