"""Monitoring one law of a house: what `ventuno monitor` does."""

import asyncio

from ventuno.jobs import counting
from ventuno.jobs.counting import Counters, CountProgress, CountReport
from ventuno.jobs.database import founded, opened
from ventuno.jobs.monitoring import expectation, laws
from ventuno.jobs.monitoring.monitor import MonitorReport, monitor_plays
from ventuno.jobs.monitoring.tallies import TallyReader
from ventuno.store import databases
from ventuno.store.solved.solutions import Tell


async def monitor_database(
    place: str, law: str | None, days: int, tell: Tell, progress: CountProgress | None = None
) -> tuple[CountReport, MonitorReport]:
    """Count what was played, then report on the plays under that law.

    Refused before anything is counted if the law was never in force, or never solved.
    """
    async with opened(place) as store:
        house, at = await founded(store.books), databases.now()
        monitored = laws.find_law(house, law, at)
        highest = expectation.highest_payout(monitored.law, monitored.numbers)
        counted = await counting.count(store, Counters(tell), progress)
        plays = await TallyReader(store.counts).finished(monitored, at, days=days)
        asked = monitored.law, highest, tell, monitored.numbers
        expected = await asyncio.to_thread(expectation.expectation_of_solved, *asked)
        return counted, monitor_plays(plays, expected)
