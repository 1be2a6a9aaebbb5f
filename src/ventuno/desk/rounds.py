"""The daily round: everything is audited, what was played is watched, software and configuration are compared.

It is what requirements 13, 14, 36 and 37 ask for every day, in one place and on one record: how much was looked at,
what was found, and an alert for whatever somebody has to look at (`house.alerts`). Watched are the plays under the law
in force, over the last days and since it took effect, altogether, for each stake and for each channel. Nothing played
yet is nothing to watch, and no failure.

A round takes minutes where much was played, and the first one under a law has to solve it. It reads while the house is
open, and writes once, at the end. So it may be stopped at any time and made again.
"""

import asyncio
import logging
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime

from ventuno.desk import Desk, monitoring, self_check
from ventuno.desk.audit import Report, audit
from ventuno.desk.counting import Counters, count
from ventuno.desk.monitoring import Asked, Monitored, Period, Promised, Reader
from ventuno.desk.requests import RecordRound
from ventuno.desk.self_check import Software
from ventuno.house.days import day_of
from ventuno.house.happenings import AlertRaised, AlertSubject, Finding, RoundMade, Verdict, Watched
from ventuno.house.refusals import KEY_CONFLICT, NOT_FOUNDED
from ventuno.house.terms import House, LastRound
from ventuno.maths.chance import NO_PLAYS, Chance
from ventuno.maths.control import Payout
from ventuno.maths.scope import Scope
from ventuno.rules.amounts import francs
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.store import curves, solutions
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
    monitored: Monitored | None
    software: Software


def promised(law: Law, tell: Tell) -> Promised:
    """What plays under the law are held against; a law that was not solved yet is solved now."""
    threads = os.cpu_count() or 1
    solution = solutions.load(law, Scope.PLAY, tell, threads=threads)
    return Promised(curves.load(law, solution, tell, threads=threads), solution.figures.highest_payout)


async def founded(store: Store) -> House:
    house = await store.house()
    if house is None:
        raise Refused(NOT_FOUNDED())
    return house


def made_today(house: House, at: datetime) -> LastRound | None:
    """The round that was made on that day of the house, if one was."""
    return house.round if house.round is not None and day_of(house.round.at) == day_of(at) else None


async def make(
    store: Store, at: datetime, settings: Mapping[str, str], tell: Tell, *, reason: str | None = None
) -> Round:
    """Look at everything; nothing is written but what was counted."""
    house = await founded(store)
    audited = await audit(store)
    tell(f"Audited: {audited.books:,} books, {audited.entries:,} entries, {audited.plays:,} plays.")
    try:
        found = await _watched(store, monitoring.law_asked(house, None, at), at, tell)
    except Exception:
        if audited.problem is None:
            raise
        _LOG.exception("what was played cannot be watched: the books do not fit")
        found = None
    software = await asyncio.to_thread(self_check.software, verify=True)
    tell(f"Checked: {len(software.files):,} files, {len(software.dependencies)} packages.")
    made = RoundMade(
        books=audited.books,
        entries=audited.entries,
        plays=audited.plays,
        software=software.hash,
        configuration=self_check.configuration(settings, house, at),
        problem=_finding(audited),
        watched=None if found is None else watched(found),
        reason=reason,
    )
    seen = (*(() if found is None else alerts(found)), *_changed(software))
    return Round(made, seen, audited, found, software)


def key_of(day: date) -> str:
    """Of the round that is due on that day: with the same key, of two processes one records it."""
    return f"round {day}"


async def record(desk: Desk, found: Round, *, key: str, actor: str) -> int | None:
    """Its entry in the house's journal; nothing if another process has recorded one with that key."""
    try:
        return (await desk.run(RecordRound(made=found.made, seen=found.seen), key=key, actor=actor)).entry
    except Refused as refused:
        if refused.refusal.code == KEY_CONFLICT.code and await _has_round(desk.store, key):
            return None
        raise


async def _has_round(store: Store, key: str) -> bool:
    last = (await founded(store)).round
    return last is not None and key_of(day_of(last.at)) == key


# ----- what was found


async def _watched(store: Store, asked: Asked, at: datetime, tell: Tell) -> Monitored | None:
    """Nothing if nothing was played."""
    counted = await count(store, Counters(tell), lambda report: tell(f"Counted: {report.plays:,} plays…"))
    tell(f"Counted: {counted.entries:,} entries, {counted.plays:,} plays.")
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


def watched(found: Monitored) -> Watched:
    payout, whole = found.since_change.payout, _periods(found)
    payouts = [each for _, period in whole for _, each in _payouts(period)]
    return Watched(
        law=found.asked.law.hash,
        plays=found.since_change.plays,
        payout=_worst(each.verdict.value for each in payouts),
        chance=_worst(period.luck.verdict.value for _, period in whole),
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
