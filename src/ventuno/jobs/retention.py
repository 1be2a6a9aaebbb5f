"""Erase people whose time is over, and those who have asked for it and may go (requirement 45).

Any number of processes may do it at once, and any may be stopped at any time: each person is erased in one transaction
with the journal's line about it.
"""

from datetime import date, datetime
from typing import Final

from ventuno.desk.desk import Desk
from ventuno.desk.requests import ErasePerson
from ventuno.house.ledger.calendar import bounds, day_of
from ventuno.house.office.staff import RETENTION
from ventuno.rules.refusals import Refused

AT_ONCE: Final = 100


async def erase_due(desk: Desk, at: datetime) -> list[str]:
    """The players who were erased."""
    erased: list[str] = []
    after = ""
    while some := await desk.store.closings.due(_closed_before(at, desk.erasure.years), after=after, most=AT_ONCE):
        after = some[-1]
        erased += [player for player in some if await _erased(desk, player)]
    return erased


async def _erased(desk: Desk, player: str) -> bool:
    """Nothing happens to a player whose data must be kept: the desk refuses it."""
    before = await desk.store.books.player(player)
    if before is None:
        return False
    try:
        await desk.erasure.erase(player, ErasePerson(), key=f"retention {before.entries}", actor=RETENTION)
    except Refused:
        return False
    return True


def _closed_before(at: datetime, years: int) -> datetime:
    """Whoever closed the account before may be due: that many business years are over."""
    return at if years == 0 else bounds(date(day_of(at).year - years, 1, 1))[0]
