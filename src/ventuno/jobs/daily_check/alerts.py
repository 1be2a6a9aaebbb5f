"""What a daily check has found, as it goes on record: a finding of the audit, a summary of the monitor, alerts."""

from collections.abc import Iterable, Iterator, Sequence

from ventuno.house.mismatches import Mismatch
from ventuno.house.office.events import AlertRaised, AlertSubject, Finding, MonitorSummary, MonitorVerdict
from ventuno.jobs.daily_check.self_check import Software
from ventuno.jobs.monitoring.monitor import MonitorReport, Period
from ventuno.maths.monitoring.chance import ChanceReport
from ventuno.maths.monitoring.payout import PayoutReport, TargetReport
from ventuno.rules.amounts import francs

TARGET_PLAYS_MIN = 100  # fewer are the plays of some people, not of a population
_SEVERITY = list(MonitorVerdict)


def audit_finding(problem: Mismatch) -> Finding:
    facts = {name: str(value) for name, value in problem.refusal.facts.items()}
    return Finding(code=problem.refusal.code, place=problem.place, line=problem.line, facts=facts)


def monitor_summary(found: Sequence[MonitorReport]) -> MonitorSummary:
    """For the record: the payout under the newest law that was played, and the worst verdicts of all laws."""
    since_change = found[0].since_change
    payout, whole = since_change.payout, [period for each in found for _, period in _periods(each)]
    return MonitorSummary(
        law=found[0].asked.law.hash,
        plays=since_change.plays,
        payout=_worst(each.verdict.value for period in whole for _, each in _payouts(period)),
        chance=_worst(period.luck.verdict.value for period in whole),
        actual=None if payout is None else payout.actual,
        expected=None if payout is None else payout.expected,
        z=None if payout is None else payout.z,
    )


def from_monitor(found: MonitorReport) -> tuple[AlertRaised, ...]:
    """Requirements 13, 14: an alert for each group whose payout is beyond three deviations, and one for chance.

    If a group is off in both periods there is one alert, about the period in which it is further off.
    """
    law = found.asked.about
    raised: dict[str, tuple[float, AlertRaised]] = {}
    for name, period in _periods(found):
        about = {"period": name, "since": period.since.isoformat(), "until": period.until.isoformat()}
        for group, payout in _payouts(period):
            if payout.verdict.value == MonitorVerdict.ALERT:
                facts = about | _of_payout(payout)
                alert = AlertRaised(subject=AlertSubject.PAYOUT, about=law | {"group": group}, facts=facts)
                _keep_worst(raised, f"payout {group}", abs(payout.z), alert)
        if period.luck.verdict.value == MonitorVerdict.ALERT:
            facts = about | _of_chance(period.luck)
            alert = AlertRaised(subject=AlertSubject.CHANCE, about=law | {"group": "all"}, facts=facts)
            _keep_worst(raised, "chance", -period.luck.checks[0].adjusted, alert)
    return tuple(alert for _, alert in raised.values())


def from_target(found: MonitorReport) -> AlertRaised | None:
    """P5: an alert if the last days' players receive more or less than 88 % under this law, by more than a point.

    The last days alone: a proposal is made for the same days, and who played half a year ago may be gone.
    """
    period = found.recent
    if period is None or period.target is None or period.skill is None or period.plays < TARGET_PLAYS_MIN:
        return None
    if not period.target.missed:
        return None
    facts = {"period": "last_days", "since": period.since.isoformat(), "until": period.until.isoformat()}
    facts |= _of_target(period.target) | {"plays": str(period.plays), "skill": f"{period.skill.fit.skill:.4g}"}
    return AlertRaised(subject=AlertSubject.TARGET, about=found.asked.about, facts=facts)


def changed_packages(software: Software) -> Iterator[AlertRaised]:
    """Requirement 37: an alert for each package whose files are not as they were installed."""
    for each in software.dependencies:
        if not each.whole:
            facts = {"changed": ", ".join(each.changed), "missing": ", ".join(each.missing)}
            about = {"package": each.name, "version": each.version}
            yield AlertRaised(subject=AlertSubject.SOFTWARE, about=about, facts=facts)


def _periods(found: MonitorReport) -> list[tuple[str, Period]]:
    recent = [] if found.recent is None else [("last_days", found.recent)]
    return [*recent, ("since_change", found.since_change)]


def _payouts(period: Period) -> Iterator[tuple[str, PayoutReport]]:
    groups = {"all": period.payout}
    groups |= {f"stake {francs(stake)}": group.payout for stake, group in period.stakes.items()}
    groups |= {f"channel {channel}": group.payout for channel, group in period.channels.items()}
    return ((name, payout) for name, payout in groups.items() if payout is not None)


def _of_payout(payout: PayoutReport) -> dict[str, str]:
    return {
        "plays": str(payout.plays),
        "actual": f"{payout.actual:.6f}",
        "expected": f"{payout.expected:.6f}",
        "z": f"{payout.z:.2f}",
    }


def _of_target(target: TargetReport) -> dict[str, str]:
    return {
        "aim": f"{target.target:.6f}",
        "received": f"{target.received:.6f}",
        "low": f"{target.between.low:.6f}",
        "high": f"{target.between.high:.6f}",
        "actual": f"{target.measured:.6f}",
    }


def _of_chance(luck: ChanceReport) -> dict[str, str]:
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


def _worst(verdicts: Iterable[str]) -> MonitorVerdict:
    return max((MonitorVerdict(each) for each in verdicts), key=_SEVERITY.index, default=MonitorVerdict.QUIET)
