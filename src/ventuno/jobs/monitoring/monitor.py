"""What the monitor says of the plays under one law (requirements 13, 14), for the command line and the pages alike.

Everything comes from tallies that were counted before (`jobs/counting.py`), so it takes no time however much was
played. There are two periods: the last days, and all days since the law last took effect. Each has the payout against
its limits, also for each stake and channel, the tests of chance, how well people play, and a control chart.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import TypeVar

from ventuno.house.ledger.calendar import day_of
from ventuno.jobs.monitoring.expectation import PayoutExpectation
from ventuno.jobs.monitoring.laws import EffectiveLaw
from ventuno.jobs.monitoring.tallies import FinishedPlays
from ventuno.maths.monitoring import payout as control
from ventuno.maths.monitoring.chance import ChanceReport, check_chance
from ventuno.maths.monitoring.likelihood import fit_skill
from ventuno.maths.monitoring.payout import PayoutPoint, PayoutReport, SkillReport, TargetReport
from ventuno.maths.monitoring.tally import Tally, total

T = TypeVar("T", int, str)


@dataclass(frozen=True, slots=True)
class Group:
    """Some of the plays. There is no payout if the players decided nothing: then nothing can be expected."""

    plays: int
    payout: PayoutReport | None


@dataclass(frozen=True, slots=True)
class Period:
    since: date
    until: date
    plays: int
    payout: PayoutReport | None
    target: TargetReport | None  # P5: none if the players decided nothing
    stakes: dict[int, Group]  # by centimes
    channels: dict[str, Group]
    luck: ChanceReport
    skill: SkillReport | None
    chart: tuple[PayoutPoint, ...]


@dataclass(frozen=True, slots=True)
class MonitorReport:
    asked: EffectiveLaw
    days: int
    recent: Period | None  # none if no play ended in those days
    since_change: Period


def monitor_plays(plays: FinishedPlays, expectation: PayoutExpectation) -> MonitorReport:
    """The report on these plays."""
    first, changed = plays.until - timedelta(days=plays.days - 1), day_of(plays.asked.since)

    def period(begin: date) -> Period | None:
        return _period([each for each in plays.tallies if each[0] >= begin], begin, plays.until, expectation)

    since_change = period(changed)
    assert since_change is not None
    return MonitorReport(plays.asked, plays.days, period(first), since_change)


def _period(
    found: Sequence[tuple[date, int, str, Tally]], since: date, until: date, expectation: PayoutExpectation
) -> Period | None:
    by_day = _added_up((day.isoformat(), tally) for day, _, _, tally in found)
    by_stake = _added_up((stake, tally) for _, stake, _, tally in found)
    by_channel = _added_up((channel, tally) for _, _, channel, tally in found)
    whole = total(by_stake.values())
    if whole.plays == 0:
        return None
    decided, payout = whole.modelled > 0, _payout(whole, expectation)

    return Period(
        since,
        until,
        whole.plays,
        payout,
        None if payout is None else control.target_report(payout),
        _groups(by_stake, expectation),
        _groups(by_channel, expectation),
        check_chance(whole),
        control.skill_report(whole, expectation.curve) if decided else None,
        control.control_chart(list(by_day.items()), expectation.curve.at(fit_skill(whole).skill)) if decided else (),
    )


def _payout(tally: Tally, expectation: PayoutExpectation) -> PayoutReport | None:
    return control.payout_report(tally, expectation.curve, expectation.highest) if tally.modelled else None


def _groups(tallies: Mapping[T, Tally], expectation: PayoutExpectation) -> dict[T, Group]:
    named = sorted(tallies.items(), key=lambda part: part[0])
    return {name: Group(tally.plays, _payout(tally, expectation)) for name, tally in named}


def _added_up(named: Iterable[tuple[T, Tally]]) -> dict[T, Tally]:
    groups: dict[T, list[Tally]] = {}
    for name, tally in named:
        groups.setdefault(name, []).append(tally)
    return {name: total(some) for name, some in groups.items()}
