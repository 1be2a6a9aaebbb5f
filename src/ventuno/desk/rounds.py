"""The daily round: everything is audited, what was played is watched, software and configuration are compared.

It is what requirements 13, 14, 36 and 37 ask for every day, in one place and on one record: how much was looked at,
what was found, and an alert for whatever somebody has to look at (`house.alerts`). Watched are the plays under each law
that was in force within the last days, over these days and since it took effect, altogether, for each stake and for
each channel: a law that was replaced yesterday is still looked at. Nothing played is nothing to watch, and no failure.

A round takes minutes where much was played, and the first one under a law has to solve it. It reads while the house is
open, and writes once, at the end. So it may be stopped at any time and made again.
"""

import asyncio
import logging
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from ventuno.desk import Desk, monitoring, self_check
from ventuno.desk.audit import Report, audit
from ventuno.desk.counting import Counters, count
from ventuno.desk.monitoring import Asked, Monitored, Period, Promised, Reader
from ventuno.desk.requests import RecordRound
from ventuno.desk.self_check import Software
from ventuno.house.days import ZURICH
from ventuno.house.happenings import AlertRaised, AlertSubject, Finding, RoundMade, Verdict, Watched
from ventuno.house.refusals import KEY_CONFLICT, NOT_FOUNDED
from ventuno.house.terms import BOOK, House, LastRound
from ventuno.maths.chance import NO_PLAYS, Chance
from ventuno.maths.control import Payout
from ventuno.maths.scope import Scope
from ventuno.rules.amounts import francs
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.store import curves, solutions
from ventuno.store.errors import STORE_DAMAGED
from ventuno.store.protocol import Store

Tell = Callable[[str], None]
_SEVERITY = list(Verdict)
_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Round:
    """What a round has found, before it is on record."""

    made: RoundMade
    seen: tuple[AlertRaised, ...]  # in the plays and in the software
    audited: Report
    monitored: tuple[Monitored, ...]  # by law, the newest first
    software: Software


def promised(law: Law, tell: Tell) -> Promised:
    """What plays under the law are held against; a law that was not solved yet is solved now."""
    threads = os.cpu_count() or 1
    solution = solutions.load(law, Scope.PLAY, tell, threads=threads)
    return Promised(curves.load(law, solution, tell, threads=threads), solution.figures.highest_payout)


async def founded(store: Store) -> House:
    try:
        house = await store.house()
    except ValueError as error:  # then nothing can be put on record either
        raise Refused(STORE_DAMAGED(where=BOOK, problem=str(error))) from None
    if house is None:
        raise Refused(NOT_FOUNDED())
    return house


def due_at(at: datetime, hour: int) -> datetime:
    """When the last daily round was due, at that hour in Zurich: today, or yesterday if it is not so late yet."""
    now = at.astimezone(ZURICH)
    today = now.replace(hour=hour, minute=0, second=0, microsecond=0)
    return today if now >= today else today - timedelta(days=1)


def made_since(house: House, due: datetime) -> LastRound | None:
    """The round that was made since it was due, if one was."""
    return house.round if house.round is not None and house.round.at >= due else None


async def make(
    store: Store, at: datetime, settings: Mapping[str, str], tell: Tell, *, reason: str | None = None
) -> Round:
    """Look at everything; nothing is written but what was counted."""
    house = await founded(store)
    audited = await audit(store)
    tell(f"Audited: {audited.books:,} books, {audited.entries:,} entries, {audited.plays:,} plays.")
    try:
        found = await _watched(store, monitoring.laws_watched(house, at), at, tell)
    except Exception:
        if audited.problem is None:
            raise
        _LOG.exception("what was played cannot be watched: the books do not fit")
        found = ()
    software = await asyncio.to_thread(self_check.software, verify=True)
    tell(f"Checked: {len(software.files):,} files, {len(software.dependencies)} packages.")
    made = RoundMade(
        books=audited.books,
        entries=audited.entries,
        plays=audited.plays,
        software=software.hash,
        configuration=self_check.configuration(settings, house, at),
        problem=_finding(audited),
        watched=watched(found) if found else None,
        reason=reason,
    )
    seen = (*(alert for each in found for alert in alerts(each)), *_changed(software))
    return Round(made, seen, audited, found, software)


def key_of(due: datetime) -> str:
    """Of the round that is due then: with the same key, of two processes one records it."""
    return f"round {due.date()}"


async def record(desk: Desk, found: Round, *, key: str, actor: str, due: datetime | None = None) -> int | None:
    """Its entry in the house's journal; nothing if another process has recorded the one that was due then."""
    if await _made_since(desk.store, due):
        return None
    try:
        return (await desk.run(RecordRound(made=found.made, seen=found.seen), key=key, actor=actor)).entry
    except Refused as refused:
        if refused.refusal.code == KEY_CONFLICT.code and await _made_since(desk.store, due):
            return None  # at the same time
        raise


async def _made_since(store: Store, due: datetime | None) -> bool:
    return due is not None and made_since(await founded(store), due) is not None


# ----- what was found


async def _watched(store: Store, laws: Iterable[Asked], at: datetime, tell: Tell) -> tuple[Monitored, ...]:
    """Of those laws under which something was played."""
    counted = await count(store, Counters(tell), lambda report: tell(f"Counted: {report.plays:,} plays…"))
    tell(f"Counted: {counted.entries:,} entries, {counted.plays:,} plays.")
    found = [await _monitored(store, asked, at, tell) for asked in laws]
    return tuple(each for each in found if each is not None)


async def _monitored(store: Store, asked: Asked, at: datetime, tell: Tell) -> Monitored | None:
    try:
        plays = await Reader(store).finished(asked, at)
    except Refused as refused:
        if refused.refusal.code == NO_PLAYS.code:
            return None
        raise
    return monitoring.monitored(plays, await asyncio.to_thread(promised, asked.law, tell))


def _finding(audited: Report) -> Finding | None:
    problem = audited.problem
    if problem is None:
        return None
    facts = {name: str(value) for name, value in problem.refusal.facts.items()}
    return Finding(code=problem.refusal.code, place=problem.place, line=problem.line, facts=facts)


def watched(found: Sequence[Monitored]) -> Watched:
    """Payouts are those of the newest law under which something was played; the verdicts are the worst of all."""
    since_change = found[0].since_change
    payout, whole = since_change.payout, [period for each in found for _, period in _periods(each)]
    return Watched(
        law=found[0].asked.law.hash,
        plays=since_change.plays,
        payout=_worst(each.verdict.value for period in whole for _, each in _payouts(period)),
        chance=_worst(period.luck.verdict.value for period in whole),
        actual=None if payout is None else payout.actual,
        expected=None if payout is None else payout.expected,
        z=None if payout is None else payout.z,
    )


def alerts(found: Monitored) -> tuple[AlertRaised, ...]:
    """Requirements 13, 14: one for each group whose payout is beyond three deviations, and one for chance.

    Off in both periods is one alert, of the period in which it is further off.
    """
    law = {"law": found.asked.law.name, "hash": found.asked.law.hash}
    raised: dict[str, tuple[float, AlertRaised]] = {}
    for name, period in _periods(found):
        about = {"period": name, "since": period.since.isoformat(), "until": period.until.isoformat()}
        for group, payout in _payouts(period):
            if payout.verdict.value == Verdict.ALERT:
                facts = about | _of_payout(payout)
                alert = AlertRaised(subject=AlertSubject.PAYOUT, about=law | {"group": group}, facts=facts)
                _keep_worst(raised, f"payout {group}", abs(payout.z), alert)
        if period.luck.verdict.value == Verdict.ALERT:
            facts = about | _of_chance(period.luck)
            alert = AlertRaised(subject=AlertSubject.CHANCE, about=law | {"group": "all"}, facts=facts)
            _keep_worst(raised, "chance", -period.luck.checks[0].adjusted, alert)
    return tuple(alert for _, alert in raised.values())


def _changed(software: Software) -> Iterator[AlertRaised]:
    """Requirement 37: a package whose files are not those that it was made of."""
    for each in software.dependencies:
        if not each.whole:
            facts = {"changed": ", ".join(each.changed), "missing": ", ".join(each.missing)}
            about = {"package": each.name, "version": each.version}
            yield AlertRaised(subject=AlertSubject.SOFTWARE, about=about, facts=facts)


def _periods(found: Monitored) -> list[tuple[str, Period]]:
    recent = [] if found.recent is None else [("last_days", found.recent)]
    return [*recent, ("since_change", found.since_change)]


def _payouts(period: Period) -> Iterator[tuple[str, Payout]]:
    groups = {"all": period.payout}
    groups |= {f"stake {francs(stake)}": group.payout for stake, group in period.stakes.items()}
    groups |= {f"channel {channel}": group.payout for channel, group in period.channels.items()}
    return ((name, payout) for name, payout in groups.items() if payout is not None)


def _of_payout(payout: Payout) -> dict[str, str]:
    return {
        "plays": str(payout.plays),
        "actual": f"{payout.actual:.6f}",
        "expected": f"{payout.expected:.6f}",
        "z": f"{payout.z:.2f}",
    }


def _of_chance(luck: Chance) -> dict[str, str]:
    worst = luck.checks[0]
    name = " ".join(str(part) for part in (worst.about, worst.kind, worst.outcome) if part is not None)
    return {
        "plays": str(luck.plays),
        "draws": str(luck.draws),
        "check": name,
        "statistic": f"{worst.statistic:.2f}",
        "p": f"{worst.adjusted:.3g}",
    }


def _keep_worst(raised: dict[str, tuple[float, AlertRaised]], name: str, off: float, alert: AlertRaised) -> None:
    if name not in raised or off > raised[name][0]:
        raised[name] = off, alert


def _worst(verdicts: Iterable[str]) -> Verdict:
    return max((Verdict(each) for each in verdicts), key=_SEVERITY.index, default=Verdict.QUIET)
