"""What the monitor says of payout and players for a set of plays, from its tally (requirement 13, P5).

|actual - expected| is held against 1.96 and 3 times deviation / sqrt(plays). The expectation is the payout of the
population with the fitted skill, the deviation is the model's (`payout_by_skill`). Plays count alike, in units of
their own stakes, so stakes may be mixed. Must not: read files, solve, simulate, or know what day it is.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from ventuno.maths.big21.payout import TARGET
from ventuno.maths.monitoring import texts
from ventuno.maths.monitoring.chance import must_have_plays
from ventuno.maths.monitoring.likelihood import fit_skill
from ventuno.maths.monitoring.payout_by_skill import PayoutCurve, SkillPayout
from ventuno.maths.monitoring.skill import SkillFit
from ventuno.maths.monitoring.tally import MoneySums, Tally
from ventuno.maths.monitoring.tally_sums import GIVEN_EDGES
from ventuno.maths.monitoring.verdict import ALERT, WARN, Verdict, two_sided, verdict_of
from ventuno.rules.refusals import Reason

TARGET_MARGIN = 0.01  # P5: by how much it may lie outside the interval before somebody has to look
PERIOD_DAYS = 30  # requirement 13: what the monitor looks back on, unless asked otherwise
NOT_SOLVED = Reason("control_law_not_solved", "Art. 3.2", texts.control_law_not_solved)
NOT_PROMISED = Reason("control_law_not_promised", "Art. 3.2", texts.control_law_not_promised)


@dataclass(frozen=True, slots=True)
class PayoutLimits:
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class PayoutReport:
    """Requirement 13 for one set of plays; plays count alike, in units of their own stakes."""

    plays: int
    actual: float
    actual_centimes: float  # of the money, where plays of a higher stake count more
    expected: float  # of the fitted skill
    expected_between: PayoutLimits  # of the interval of the fitted skill
    highest: float  # of perfect play (P2)
    deviation: float  # of one play, by the model
    deviation_measured: float | None  # the same from the plays themselves; larger where Risk is played
    z: float
    warn: PayoutLimits
    alert: PayoutLimits
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class TargetReport:
    """P5: what these players receive under the law, against the 88 % of Art. 3.

    `received` is what people who decide as they did receive, computed exactly for the fitted skill. Luck has no part in
    it, so a few hundred plays say it to a point; prizes would need a quarter of a million. `measured` is what was paid.
    """

    target: float
    received: float
    between: PayoutLimits  # 95 %: of the interval of the fitted skill
    measured: float
    measured_between: PayoutLimits  # 95 %: by the model's deviation of a play, or the measured one if that is larger
    outside: float  # how far the target lies above (+) or below (-) `between`; 0 within

    @property
    def missed(self) -> bool:
        return abs(self.outside) > TARGET_MARGIN


@dataclass(frozen=True, slots=True)
class SkillReport:
    fit: SkillFit
    payout_by_skill: tuple[tuple[float, float], ...]
    given_away: float  # stakes of the play, a decision
    given_away_upto: tuple[float, ...]  # upper ends of the bins; the last bin has none
    given_away_shares: tuple[float, ...]  # of all decisions


@dataclass(frozen=True, slots=True)
class ChartValue:
    """Plays on the control chart. Nothing stands where none was finished."""

    plays: int
    payout: float | None
    z: float | None  # of the payout
    luck_z: float | None
    warn: PayoutLimits | None
    alert: PayoutLimits | None
    verdict: Verdict  # on the payout


@dataclass(frozen=True, slots=True)
class PayoutPoint:
    """A day on the control chart: its plays alone, and all up to it."""

    day: str
    alone: ChartValue
    so_far: ChartValue


def payout_report(tally: Tally, curve: PayoutCurve, highest: float, exact: SkillPayout | None = None) -> PayoutReport:
    """Actual against expected, for the skill that these plays were played with.

    The curve says what every skill receives. An `exact` promise for the fitted skill, if given, is the expectation.
    """
    must_have_plays(tally)
    fit = fit_skill(tally)
    promised = exact or curve.at(fit.skill)
    between = [curve.at(skill).payout for skill in fit.interval]
    actual, cents = tally.in_stakes.payout, tally.in_centimes.payout
    assert actual is not None
    assert cents is not None
    z = _z(actual, tally.plays, promised)
    return PayoutReport(
        tally.plays,
        actual,
        cents,
        promised.payout,
        PayoutLimits(min(between), max(between)),
        highest,
        promised.deviation,
        measured_deviation(tally.in_stakes),
        z,
        payout_limits(promised, tally.plays, WARN),
        payout_limits(promised, tally.plays, ALERT),
        verdict_of(two_sided(z)),
    )


def target_report(payout: PayoutReport) -> TargetReport:
    between, apart = payout.expected_between, max(payout.deviation, payout.deviation_measured or 0.0)
    apart *= WARN / sqrt(payout.plays)
    outside = max(0.0, TARGET - between.high) - max(0.0, between.low - TARGET)
    measured = PayoutLimits(max(0.0, payout.actual - apart), payout.actual + apart)
    return TargetReport(TARGET, payout.expected, between, payout.actual, measured, outside)


def payout_limits(promised: SkillPayout, plays: int, deviations: float) -> PayoutLimits:
    """The limits of the payout of so many plays. The lower one is never negative."""
    apart = deviations * promised.deviation / sqrt(plays)
    return PayoutLimits(max(0.0, promised.payout - apart), promised.payout + apart)


def measured_deviation(money: MoneySums) -> float | None:
    """Of the payout of one play, from the plays themselves: that of prizes - payout * costs, by the delta method."""
    plays, payout = money.stakes, money.payout
    if payout is None or plays < 2:
        return None
    squares = money.prizes_squared - 2.0 * payout * money.cross + payout**2 * money.costs_squared
    return sqrt(max(0.0, squares) / (plays - 1.0)) / (money.costs / plays)


def control_chart(days: Sequence[tuple[str, Tally]], promised: SkillPayout) -> tuple[PayoutPoint, ...]:
    """A control chart of the days in their order, against one promise; refused when no day has a play."""
    points: list[PayoutPoint] = []
    so_far = Tally()
    for day, tally in days:
        so_far += tally
        points.append(PayoutPoint(day, _measured(tally, promised), _measured(so_far, promised)))
    must_have_plays(so_far)
    return tuple(points)


def _measured(tally: Tally, promised: SkillPayout) -> ChartValue:
    actual, plays = tally.in_stakes.payout, tally.plays
    if actual is None:
        return ChartValue(0, None, None, None, None, None, Verdict.QUIET)
    z = _z(actual, plays, promised)
    luck_z = tally.luck / tally.luck_deviation if tally.luck_deviation else None
    warn, alert = (payout_limits(promised, plays, each) for each in (WARN, ALERT))
    return ChartValue(plays, actual, z, luck_z, warn, alert, verdict_of(two_sided(z)))


def _z(actual: float, plays: int, promised: SkillPayout) -> float:
    return (actual - promised.payout) / (promised.deviation / sqrt(plays))


def skill_report(tally: Tally, curve: PayoutCurve) -> SkillReport:
    """How well these plays were played, what each skill receives, and what decisions gave away."""
    must_have_plays(tally)
    fit, decisions = fit_skill(tally), max(1, tally.decisions)
    return SkillReport(
        fit,
        tuple((point.skill, point.payout) for point in curve.points),
        tally.given_away / decisions,
        tuple(GIVEN_EDGES.tolist()),
        tuple((tally.given_away_bins / decisions).tolist()),
    )
