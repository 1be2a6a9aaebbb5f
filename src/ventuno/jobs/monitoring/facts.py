"""The monitor's report as names and values: what `ventuno monitor --json` prints and the console's page shows.

Both use this module, so a number on the page is always the number that the command prints.
"""

from typing import Any

from ventuno.jobs.monitoring.monitor import Group, MonitorReport, Period
from ventuno.maths.monitoring.chance import ChanceReport, Check, DrawKindReport, OutcomeCount
from ventuno.maths.monitoring.payout import (
    ChartValue,
    PayoutLimits,
    PayoutPoint,
    PayoutReport,
    SkillReport,
    TargetReport,
)
from ventuno.rules.amounts import francs

Facts = dict[str, Any]


def facts_of(found: MonitorReport) -> Facts:
    return {
        "law": {"name" if key == "law" else key: value for key, value in found.asked.about.items()},
        "since": found.asked.since.isoformat(),
        "plays": found.since_change.plays,
        "days": found.days,
        "last_days": None if found.recent is None else _period(found.recent),
        "since_change": _period(found.since_change),
    }


def _period(period: Period) -> Facts:
    return {
        "since": period.since.isoformat(),
        "until": period.until.isoformat(),
        "plays": period.plays,
        "payout": _payout(period.payout),
        "target": _target(period.target),
        "stakes": {francs(stake): _group(group) for stake, group in period.stakes.items()},
        "channels": {channel: _group(group) for channel, group in period.channels.items()},
        "luck": _luck(period.luck),
        "skill": _skill(period.skill),
        "chart": [_point(point) for point in period.chart],
    }


def _group(group: Group) -> Facts:
    return {"plays": group.plays, "payout": _payout(group.payout)}


def _payout(payout: PayoutReport | None) -> Facts | None:
    if payout is None:
        return None
    return {
        "actual": payout.actual,
        "actual_centimes": payout.actual_centimes,
        "expected": payout.expected,
        "expected_between": _limits(payout.expected_between),
        "highest": payout.highest,
        "sigma": payout.deviation,
        "sigma_measured": payout.deviation_measured,
        "z": payout.z,
        "limits": {"warn": _limits(payout.warn), "alert": _limits(payout.alert)},
        "verdict": payout.verdict.value,
    }


def _target(found: TargetReport | None) -> Facts | None:
    if found is None:
        return None
    return {
        "target": found.target,
        "received": found.received,
        "between": _limits(found.between),
        "measured": found.measured,
        "measured_between": _limits(found.measured_between),
        "outside": found.outside,
        "missed": found.missed,
    }


def _limits(limits: PayoutLimits | None) -> list[float] | None:
    return None if limits is None else [limits.low, limits.high]


def _luck(luck: ChanceReport) -> Facts:
    return {
        "z": luck.z,
        "verdict": luck.verdict.value,
        "luck": luck.luck,
        "deviation": luck.deviation,
        "draws": luck.draws,
        "kinds": [_kind(kind) for kind in luck.kinds],
        "checks": [_check(check) for check in luck.checks],
        "checks_possible": luck.possible,
    }


def _kind(kind: DrawKindReport) -> Facts:
    return {
        "kind": kind.kind.value,
        "draws": kind.draws,
        "luck": kind.luck,
        "deviation": kind.deviation,
        "z": kind.z,
        "outcomes": [_outcome(outcome) for outcome in kind.outcomes],
    }


def _outcome(outcome: OutcomeCount) -> Facts:
    return {
        "outcome": outcome.name,
        "count": outcome.count,
        "expected": outcome.expected,
        "count_z": outcome.count_z,
        "value": outcome.value,
        "value_z": outcome.value_z,
    }


def _check(check: Check) -> Facts:
    return {
        "about": check.about.value,
        "kind": None if check.kind is None else check.kind.value,
        "outcome": check.outcome,
        "statistic": check.statistic,
        "freedom": check.freedom,
        "p": check.p,
        "adjusted": check.adjusted,
        "verdict": check.verdict.value,
    }


def _skill(skill: SkillReport | None) -> Facts | None:
    if skill is None:
        return None
    return {
        "skill": skill.fit.skill,
        "interval": list(skill.fit.interval),
        "decisions": skill.fit.decisions,
        "given_away": skill.given_away,
        "given_away_upto": list(skill.given_away_upto),
        "given_away_shares": list(skill.given_away_shares),
        "payout_by_skill": [list(point) for point in skill.payout_by_skill],
    }


def _point(point: PayoutPoint) -> Facts:
    return {"day": point.day, "alone": _measured(point.alone), "so_far": _measured(point.so_far)}


def _measured(found: ChartValue) -> Facts:
    return {
        "plays": found.plays,
        "payout": found.payout,
        "z": found.z,
        "luck_z": found.luck_z,
        "limits": {"warn": _limits(found.warn), "alert": _limits(found.alert)},
        "verdict": found.verdict.value,
    }
