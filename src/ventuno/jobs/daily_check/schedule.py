"""When the daily check is due, whether it was made, and having it made by a worker process.

Every process of the house looks every few minutes whether the check that was due is on record. If it is not, one of
them has it made. If that fails, the same or another process tries again some hours later. A new house is due for its
first check when the hour comes for the first time.

All processes know which checks are on record and whether one is missing. How the making goes, and why it failed, is
known only to the process that has it made.
"""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import msgspec
import structlog

from ventuno.house.ledger.calendar import ZURICH
from ventuno.house.office.house_state import HouseState, LastDailyCheck
from ventuno.house.office.staff import ROUND
from ventuno.jobs.database import founded
from ventuno.jobs.processes.messages import MakeDailyCheck
from ventuno.jobs.processes.workers import JobRun, Workers
from ventuno.store.store import Store

JOB: Final = "daily check"
EVERY_SECONDS: Final = 180.0
AGAIN: Final = timedelta(hours=3)  # the longest that a check may take, where much was played
_LOG = structlog.get_logger(__name__)


def due_at(at: datetime, hour: int) -> datetime:
    """When the last daily check was due: at that hour in Zurich today, or yesterday if that hour is still to come."""
    now = at.astimezone(ZURICH)
    today = now.replace(hour=hour, minute=0, second=0, microsecond=0)
    return today if now >= today else today - timedelta(days=1)


def recorded_since(house: HouseState, due: datetime) -> LastDailyCheck | None:
    """The check that was recorded since then, if there is one."""
    return house.daily_check if house.daily_check is not None and house.daily_check.at >= due else None


def idempotency_key(due: datetime) -> str:
    """The key of the check that was due then. Two processes use the same key, so only one of them records it."""
    return f"round {due.date()}"


class DailyCheckSchedule:
    def __init__(
        self,
        store: Store,
        workers: Workers,
        clock: Callable[[], datetime],
        *,
        hour: int,
        job: MakeDailyCheck,
    ) -> None:
        self._store = store
        self._workers = workers
        self._clock = clock
        self._hour = hour
        self._job = job  # as the house makes it by itself

    @property
    def running(self) -> bool:
        """Whether this process is having one made."""
        return self._workers.running(JOB)

    @property
    def last(self) -> JobRun | None:
        """The last one that this process had made."""
        return self._workers.last(JOB)

    async def run_forever(self) -> None:
        """Run until cancelled. Whatever fails is tried again at the next interval."""
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            try:
                if await self.is_due():
                    self._workers.start(JOB, msgspec.structs.replace(self._job, actor=ROUND, due_hour=self._hour))
            except Exception:  # noqa: BLE001  # one failure must not stop the checks for good
                _LOG.exception("daily check not started")

    async def is_due(self) -> bool:
        """Claim the missing check, if there is one. Only one of all processes that ask gets True."""
        at, since = self._clock(), self.missing_since(await founded(self._store.books))
        if self.running or since is None:
            return False
        turn = f"{idempotency_key(since)} {(at - since) // AGAIN}"
        return await self._store.attempts.add(turn, at, at - timedelta(days=1)) == 1

    def missing_since(self, house: HouseState) -> datetime | None:
        """When the missing check was due. None if none is missing."""
        since = due_at(self._clock(), self._hour)
        founded_at = house.rules[0].announced_at
        return None if founded_at >= since or recorded_since(house, since) is not None else since

    def ask_for(self, actor: str, reason: str) -> None:
        """Have one made now, in somebody's name. The desk judges whether they may when it is put on record."""
        self._workers.start(JOB, msgspec.structs.replace(self._job, actor=actor, reason=reason))
