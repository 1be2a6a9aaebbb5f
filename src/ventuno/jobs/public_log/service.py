"""The public log of a house that is open: a turn of publishing every few seconds, and what follows from a failure.

If the log cannot be reached, or was lost, nothing is contradicted: an alert is raised, the house goes on, and what it
seals is published when the log is back. If log and database contradict each other, somebody has set the database back
or rewritten it, or writes where the log is. A house that starts then is refused (`must_agree`). A house that is open
closes all games: running plays are finished, nothing new is staked, and what was found is on record.
"""

import asyncio
from datetime import timedelta
from typing import Final

import structlog

from ventuno.desk.desk import Desk
from ventuno.desk.requests import ReportLog
from ventuno.house.office.events import Finding
from ventuno.house.office.staff import PUBLIC_LOG
from ventuno.house.public_log.findings import LogMismatch
from ventuno.jobs.database import opened
from ventuno.jobs.public_log import places
from ventuno.jobs.public_log.publisher import Publisher
from ventuno.rules.language import Language
from ventuno.store import databases
from ventuno.store.entropy import entropy

INTERVAL: Final = timedelta(seconds=5)
BEHIND_MAX: Final = timedelta(seconds=10)  # what is promised: an interval, and as much again for a turn
_LOG = structlog.get_logger(__name__)


class LogService:
    def __init__(self, desk: Desk, publisher: Publisher) -> None:
        self._desk = desk
        self._publisher = publisher
        self._told: str | None = None  # the problem that is known

    async def turn(self) -> None:
        """What was done before this call is published when it returns, or there is an alert that says why not."""
        try:
            size = await self._publisher.turn()
        except LogMismatch as mismatch:
            await self._tell(mismatch)
            return
        if self._told is not None:
            _LOG.info("public log is back", entries=size)
            self._told = None

    async def run_forever(self) -> None:
        """Run until cancelled. Whatever fails is tried again at the next interval."""
        while True:
            try:
                await self.turn()
            except Exception:  # noqa: BLE001  # the database may be away for a while
                _LOG.exception("public log not published; it is tried again")
            await asyncio.sleep(INTERVAL.total_seconds())

    async def _tell(self, mismatch: LogMismatch) -> None:
        said = mismatch.said_in(Language.EN)
        if self._told == said:
            return
        _LOG.error("public log", problem=said, contradiction=mismatch.contradicts)
        facts = {name: str(value) for name, value in mismatch.refusal.facts.items()}
        found = Finding(code=mismatch.refusal.code, place=mismatch.place, facts=facts)
        request = ReportLog(found=found, close=mismatch.contradicts, reason=mismatch.refusal.said_in(Language.EN))
        await self._desk.run(request, key=f"log {entropy(8).hex()}", actor=PUBLIC_LOG)
        self._told = said


async def must_agree(place: str, folder: str | None) -> None:
    """Before a house opens: refused if its database contradicts what was published."""
    async with opened(place) as store:
        try:
            await Publisher(store, places.of_house(place, folder), store.keys, databases.now).agree()
        except LogMismatch as mismatch:
            if mismatch.contradicts:
                raise
