"""Reading the tallies of finished plays under one law."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta

from ventuno.house.ledger.calendar import day_of
from ventuno.jobs.monitoring.laws import EffectiveLaw
from ventuno.maths.monitoring.chance import NO_PLAYS
from ventuno.maths.monitoring.payout import PERIOD_DAYS
from ventuno.maths.monitoring.tally import Tally
from ventuno.rules.refusals import Refused
from ventuno.store.count_values import TallyKey
from ventuno.store.sql.counts import CountStore


@dataclass(frozen=True, slots=True)
class FinishedPlays:
    """Finished plays under one law, as far back as the monitor looks."""

    asked: EffectiveLaw
    until: date
    days: int
    tallies: Sequence[tuple[date, int, str, Tally]] = field(repr=False)  # day, stake, channel


class TallyReader:
    """Reads tallies and remembers them. A day is read again only if plays were added to it."""

    def __init__(self, counts: CountStore) -> None:
        self._counts = counts
        self._law = ""
        self._known: dict[TallyKey, tuple[int, Tally]] = {}

    async def finished(self, asked: EffectiveLaw, at: datetime, *, days: int = PERIOD_DAYS) -> FinishedPlays:
        """The plays under that law. Refused if none has ended since the law took effect."""
        today, changed = day_of(at), day_of(asked.since)
        first = today - timedelta(days=days - 1)
        found = await self._tallies(asked.solved, min(first, changed), today)
        if not any(day >= changed for day, *_ in found):
            raise Refused(NO_PLAYS())
        return FinishedPlays(asked, today, days, found)

    async def _tallies(self, law: str, since: date, until: date) -> list[tuple[date, int, str, Tally]]:
        if law != self._law:
            self._law, self._known = law, {}
        plays = await self._counts.plays_tallied(law, since, until)
        new = {date.fromisoformat(key[0]) for key, number in plays.items() if self._plays(key) != number}
        if new:
            for each in await self._counts.tallies(min(new), max(new), law=law):
                key = each.day.isoformat(), each.law, each.stake, each.channel
                self._known[key] = each.plays, Tally.from_bytes(each.sums)
        read = (key for key in sorted(plays) if key in self._known)
        return [(date.fromisoformat(key[0]), key[2], key[3], self._known[key][1]) for key in read]

    def _plays(self, key: TallyKey) -> int:
        return self._known[key][0] if key in self._known else 0
