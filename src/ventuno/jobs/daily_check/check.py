"""Making a daily check: audit everything, monitor what was played, compare software and configuration.

Requirements 13, 14, 36 and 37 ask for this every day. The result says how much was looked at and what was found, and
holds an alert for whatever somebody has to look at (`house/office/alerts.py`).

The plays under each law that was in force within the last days are monitored, also if the law was replaced yesterday:
over these days and since the law took effect, altogether, for each stake and for each channel. If nothing was played,
there is nothing to monitor, and that is no failure.

A check takes minutes if much was played, and the first one under a law has to solve it. It only reads while the house
is open, and its result is written once, at the end (`run.py`). So it may be stopped at any time and made again.
"""

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime

import structlog

from ventuno.house.office.events import AlertRaised, DailyCheckRecorded
from ventuno.house.office.house_state import HouseState
from ventuno.jobs.audit import AuditReport, audit
from ventuno.jobs.counting import Counters, count
from ventuno.jobs.daily_check import alerts, self_check
from ventuno.jobs.daily_check.self_check import Software
from ventuno.jobs.database import founded
from ventuno.jobs.monitoring import expectation, laws
from ventuno.jobs.monitoring.laws import EffectiveLaw
from ventuno.jobs.monitoring.monitor import MonitorReport, monitor_plays
from ventuno.jobs.monitoring.tallies import TallyReader
from ventuno.maths.monitoring.chance import NO_PLAYS
from ventuno.rules.refusals import Refused
from ventuno.store.solved.solutions import Tell
from ventuno.store.store import Store

ON_RECORD_MAX = 10  # findings, with their places; all are counted, and `ventuno audit` lists them
_LOG = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What a check has found, before it is on record."""

    made: DailyCheckRecorded  # the event for the journal
    seen: tuple[AlertRaised, ...]  # about plays and software; those about the audit follow from the event
    audited: AuditReport
    monitored: tuple[MonitorReport, ...]  # by law, the newest first
    software: Software


async def make(
    store: Store,
    at: datetime,
    settings: Mapping[str, str],
    tell: Tell,
    audited: AuditReport | None = None,
) -> CheckResult:
    """Check everything. Nothing is written except what was counted. `audited`: the audit, if it was made just now."""
    house = await founded(store.books)
    audited = audited or await audit(store)
    tell(f"Audited: {audited.books:,} books, {audited.entries:,} entries, {audited.plays:,} plays.")
    try:
        found = await _monitor_laws(store, laws.monitored_laws(house, at), at, tell)
    except Exception:
        if audited.problem is None:
            raise
        _LOG.exception("plays cannot be monitored: the books do not fit")
        found = ()
    software = await asyncio.to_thread(self_check.software, verify=True)
    tell(f"Checked: {len(software.files):,} files, {len(software.dependencies)} packages.")
    findings = tuple(alerts.audit_finding(each) for each in audited.findings.kept[:ON_RECORD_MAX])
    made = DailyCheckRecorded(
        books=audited.books,
        entries=audited.entries,
        plays=audited.plays,
        software=software.hash,
        configuration=self_check.configuration(settings, house, at),
        problem=next(iter(findings), None),
        found=len(audited.findings),
        findings=findings if len(findings) > 1 else (),
        watched=alerts.monitor_summary(found) if found else None,
    )
    seen = (
        *(alert for each in found for alert in alerts.from_monitor(each)),
        *_about_the_target(house, found, at),
        *alerts.changed_packages(software),
    )
    return CheckResult(made, seen, audited, found, software)


def _about_the_target(house: HouseState, found: Iterable[MonitorReport], at: datetime) -> Iterator[AlertRaised]:
    """P5: of the law in force alone. If another law is announced already, somebody has acted, and its days run."""
    if any(each.effective_at > at for each in house.laws):
        return
    in_force = laws.find_law(house, None, at).solved
    for each in found:
        alert = alerts.from_target(each) if each.asked.solved == in_force else None
        if alert is not None:
            yield alert


async def _monitor_laws(
    store: Store, monitored: Iterable[EffectiveLaw], at: datetime, tell: Tell
) -> tuple[MonitorReport, ...]:
    """A report on each law under which anything was played."""
    counted = await count(store, Counters(tell), lambda report: tell(f"Counted: {report.plays:,} plays…"))
    tell(f"Counted: {counted.entries:,} entries, {counted.plays:,} plays.")
    found = [await _monitor(store, asked, at, tell) for asked in monitored]
    return tuple(each for each in found if each is not None)


async def _monitor(store: Store, asked: EffectiveLaw, at: datetime, tell: Tell) -> MonitorReport | None:
    try:
        plays = await TallyReader(store.counts).finished(asked, at)
    except Refused as refused:
        if refused.refusal.code == NO_PLAYS.code:
            return None
        raise
    expected = await asyncio.to_thread(expectation.computed_expectation, asked.law, tell, asked.numbers)
    return monitor_plays(plays, expected)
