"""The monitor for pages: what `ventuno monitor` says, from what was computed and counted before.

A server neither solves a law nor computes what it promises: that takes minutes, and the daily round does it. What the
monitor found is kept until a play more is counted or another day begins; of those who ask at once, one has it computed.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final, TypeVar

import msgspec
import structlog

from ventuno.desk import monitoring
from ventuno.desk.monitoring import Asked, Plays, Promised, Reader
from ventuno.desk.monitoring_facts import facts_of
from ventuno.house.terms import House
from ventuno.server import console_books as books
from ventuno.server.console_control_wire import Monitor
from ventuno.server.console_wire import PublishedTerms
from ventuno.store.protocol import Store

LAWS_MAX: Final = 4  # remembered at once
ANSWERS_MAX: Final = 8
_LOG = structlog.get_logger()

K = TypeVar("K")
V = TypeVar("V")

Counted = tuple[tuple[date, int, str, int], ...]


@dataclass(frozen=True, slots=True)
class _Law:
    promised: Promised
    reader: Reader


@dataclass(frozen=True, slots=True)
class _Answer:
    until: date
    counted: Counted
    monitor: Monitor


class Watch:
    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock
        self._laws: dict[str, _Law] = {}
        self._answers: dict[tuple[str, datetime, int], _Answer] = {}
        self._turn = asyncio.Lock()

    async def monitor(self, house: House, name: str | None, days: int) -> Monitor:
        """Refused for a law that was never in force, or that nothing was computed of, and where no play has ended."""
        at = self._clock()
        asked = monitoring.law_asked(house, name, at)
        async with self._turn:
            law = await self._law(asked)
            plays = await law.reader.finished(asked, at, days=days)
            answer = await self._answer(plays, law.promised)
        return msgspec.structs.replace(answer.monitor, laws=_laws(house, at))

    async def _law(self, asked: Asked) -> _Law:
        law = asked.law
        if law.hash not in self._laws:
            promised = await asyncio.to_thread(monitoring.promised, law, _LOG.info)
            _keep(self._laws, law.hash, _Law(promised, Reader(self._store)), LAWS_MAX)
        return self._laws[law.hash]

    async def _answer(self, plays: Plays, promised: Promised) -> _Answer:
        key = plays.asked.law.hash, plays.asked.since, plays.days
        counted = tuple((day, stake, channel, tally.plays) for day, stake, channel, tally in plays.tallies)
        found = self._answers.get(key)
        if found is None or (found.until, found.counted) != (plays.until, counted):
            found = _Answer(plays.until, counted, await asyncio.to_thread(_monitored, plays, promised))
            _keep(self._answers, key, found, ANSWERS_MAX)
        return found


def _monitored(plays: Plays, promised: Promised) -> Monitor:
    return msgspec.convert(facts_of(monitoring.monitored(plays, promised)) | {"laws": []}, Monitor)


def _laws(house: House, at: datetime) -> list[PublishedTerms]:
    """Each as it last took effect, the newest first."""
    effective = sorted((each for each in house.laws if each.effective_at <= at), key=lambda each: each.effective_at)
    last = {each.what: each for each in effective}.values()
    newest = sorted(last, key=lambda each: each.effective_at, reverse=True)
    return [books.published(each, law=True) for each in newest]


def _keep(kept: dict[K, V], key: K, value: V, most: int) -> None:
    """The oldest makes room."""
    kept.pop(key, None)
    while len(kept) >= most:
        kept.pop(next(iter(kept)))
    kept[key] = value
