"""Maintenance: ends overdue plays (`expiry.py`), erases people (`retention.py`), seals the books, deletes the unneeded.

Any number of processes may run it at once.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

import structlog

from ventuno.desk.desk import Desk
from ventuno.house.office import guests
from ventuno.jobs import counting
from ventuno.jobs.counting import Counters
from ventuno.jobs.database import opened
from ventuno.jobs.expiry import end_overdue_plays
from ventuno.jobs.retention import erase_due
from ventuno.jobs.sealing import seal
from ventuno.store import databases
from ventuno.store.entropy import entropy
from ventuno.store.solved.solutions import Tell
from ventuno.store.store import Store

INTERVAL = timedelta(seconds=10)
SEAL_EVERY = timedelta(minutes=10)
ANSWERS_KEPT = timedelta(days=30)
ATTEMPTS_KEPT = timedelta(days=1)
_LOG = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class MaintenanceReport:
    plays_ended: int
    books_sealed: int
    plays_counted: int
    people_erased: int


async def maintain_once(place: str, tell: Tell, *, years: int) -> MaintenanceReport:
    """What `ventuno sweep` does: end overdue plays, erase people, seal the books, count the plays."""
    async with opened(place) as store:
        at = databases.now()
        desk = Desk(store, databases.now, entropy, retention_years=years)
        ended = await end_overdue_plays(desk, at)
        erased = await erase(desk, at)
        sealed = await seal(store.seals, at)
        counted = await counting.count(store, Counters(tell))
        return MaintenanceReport(ended, sealed, counted.plays, erased)


async def erase(desk: Desk, at: datetime) -> int:
    """Requirement 45: erase the people whose time is over. The log lists their numbers, and nothing else of them."""
    erased = await erase_due(desk, at)
    for player in erased:
        _LOG.info("person erased", player=player)
    if erased:
        _LOG.info("people erased", people=len(erased))
    return len(erased)


async def forget(store: Store, at: datetime) -> None:
    """Delete old answers and log-in attempts, what is over, and questions of guests that were answered long ago."""
    while await store.answers.forget(at - ANSWERS_KEPT):
        pass
    while await store.sessions.forget(at):
        pass
    while await store.staff.forget_sessions(at):
        pass
    while await store.staff.forget_links(at):
        pass
    while await store.proposals.forget(at):
        pass
    while await store.factors.forget(at):
        pass
    while await store.guests.forget(at - guests.KEPT):
        pass
    while await store.attempts.forget_old(at - ATTEMPTS_KEPT):
        pass


async def maintain_forever(desk: Desk, clock: Callable[[], datetime]) -> None:
    """Run until cancelled. Whatever fails is tried again at the next interval."""
    sealed_at: datetime | None = None
    while True:
        at = clock()
        try:
            await end_overdue_plays(desk, at)
            if sealed_at is None or at - sealed_at >= SEAL_EVERY:
                await erase(desk, at)
                await seal(desk.store.seals, at)
                await forget(desk.store, at)
                sealed_at = at
        except Exception:  # noqa: BLE001  # one failure must not keep the next play from being ended
            _LOG.exception("maintenance failed; it is tried again")
        await asyncio.sleep(INTERVAL.total_seconds())
