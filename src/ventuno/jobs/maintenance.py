"""Maintenance: ends overdue plays (`expiry.py`), seals the books, deletes what nobody needs.

Any number of processes may run it at once.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

import structlog

from ventuno.desk.desk import Desk
from ventuno.jobs import counting
from ventuno.jobs.counting import Counters
from ventuno.jobs.database import opened
from ventuno.jobs.expiry import end_overdue_plays
from ventuno.store import databases
from ventuno.store.entropy import entropy
from ventuno.store.solved.solutions import Tell
from ventuno.store.sql.seals import SealStore
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


async def maintain_once(place: str, tell: Tell) -> MaintenanceReport:
    """What `ventuno sweep` does: end overdue plays, seal the books, count the plays."""
    async with opened(place) as store:
        at = databases.now()
        ended = await end_overdue_plays(Desk(store, databases.now, entropy), at)
        sealed = await seal(store.seals, at)
        counted = await counting.count(store, Counters(tell))
        return MaintenanceReport(ended, sealed, counted.plays)


async def seal(seals: SealStore, at: datetime) -> int:
    """Seal every book that has grown, and return how many were sealed."""
    sealed = 0
    while some := await seals.add(at):
        sealed += some
    return sealed


async def forget(store: Store, at: datetime) -> None:
    """Delete old answers and log-in attempts, and sessions that are over."""
    while await store.answers.forget(at - ANSWERS_KEPT):
        pass
    while await store.sessions.forget(at):
        pass
    while await store.staff.forget_sessions(at):
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
                await seal(desk.store.seals, at)
                await forget(desk.store, at)
                sealed_at = at
        except Exception:  # noqa: BLE001  # one failure must not keep the next play from being ended
            _LOG.exception("maintenance failed; it is tried again")
        await asyncio.sleep(INTERVAL.total_seconds())
