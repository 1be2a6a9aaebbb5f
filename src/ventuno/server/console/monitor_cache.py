"""The monitor for pages: what `ventuno monitor` says, from what was computed and counted before.

A server does not solve a law, and does not compute its payout by skill: that takes minutes, and the daily check does
it. The result of the monitor is kept until another play is counted or another day begins. If several ask at once, it is
computed once.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final, TypeVar

import msgspec
import structlog

from ventuno.house.office.house_state import HouseState
from ventuno.jobs.monitoring import expectation as expectations
from ventuno.jobs.monitoring import laws
from ventuno.jobs.monitoring.expectation import PayoutExpectation
from ventuno.jobs.monitoring.facts import facts_of
from ventuno.jobs.monitoring.laws import EffectiveLaw
from ventuno.jobs.monitoring.monitor import monitor_plays
from ventuno.jobs.monitoring.tallies import FinishedPlays, TallyReader
from ventuno.server.console.views import books
from ventuno.server.console.wire.monitor import Monitor
from ventuno.server.console.wire.terms import PublishedTerms
from ventuno.store.store import Store

LAWS_MAX: Final = 4  # remembered at once
ANSWERS_MAX: Final = 8
_LOG = structlog.get_logger(__name__)

K = TypeVar("K")
V = TypeVar("V")

Counted = tuple[tuple[date, int, str, int], ...]


@dataclass(frozen=True, slots=True)
class _Law:
    expectation: PayoutExpectation
    reader: TallyReader


@dataclass(frozen=True, slots=True)
class _Answer:
    until: date
    counted: Counted
    monitor: Monitor


class MonitorCache:
    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock
        self._laws: dict[str, _Law] = {}
        self._answers: dict[tuple[str, datetime, int], _Answer] = {}
        self._turn = asyncio.Lock()

    async def monitor(self, house: HouseState, name: str | None, days: int) -> Monitor:
        """Refused if the law was never in force, if its payout by skill was not computed, or if no play has ended."""
        at = self._clock()
        asked = laws.find_law(house, name, at)
        async with self._turn:
            law = await self._law(asked)
            plays = await law.reader.finished(asked, at, days=days)
            answer = await self._answer(plays, law.expectation)
        return msgspec.structs.replace(answer.monitor, laws=_laws(house, at))

    async def _law(self, asked: EffectiveLaw) -> _Law:
        key = asked.solved
        if key not in self._laws:
            stored = expectations.stored_expectation
            expectation = await asyncio.to_thread(stored, asked.law, _log_progress, asked.numbers)
            _keep(self._laws, key, _Law(expectation, TallyReader(self._store.counts)), LAWS_MAX)
        return self._laws[key]

    async def _answer(self, plays: FinishedPlays, expectation: PayoutExpectation) -> _Answer:
        key = plays.asked.solved, plays.asked.since, plays.days
        counted = tuple((day, stake, channel, tally.plays) for day, stake, channel, tally in plays.tallies)
        found = self._answers.get(key)
        if found is None or (found.until, found.counted) != (plays.until, counted):
            found = _Answer(plays.until, counted, await asyncio.to_thread(_monitor, plays, expectation))
            _keep(self._answers, key, found, ANSWERS_MAX)
        return found


def _monitor(plays: FinishedPlays, expectation: PayoutExpectation) -> Monitor:
    return msgspec.convert(facts_of(monitor_plays(plays, expectation)) | {"laws": []}, Monitor)


def _log_progress(text: str) -> None:
    _LOG.info("monitor", text=text)


def _laws(house: HouseState, at: datetime) -> list[PublishedTerms]:
    """Each law, with the time when it last took effect, the newest first."""
    effective = sorted((each for each in house.laws if each.effective_at <= at), key=lambda each: each.effective_at)
    last = {each.what: each for each in effective}.values()
    newest = sorted(last, key=lambda each: each.effective_at, reverse=True)
    return [books.published(each, law=True) for each in newest]


def _keep(kept: dict[K, V], key: K, value: V, most: int) -> None:
    """Keep a result. If there are too many, the oldest is dropped."""
    kept.pop(key, None)
    while len(kept) >= most:
        kept.pop(next(iter(kept)))
    kept[key] = value
