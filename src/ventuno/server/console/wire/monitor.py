"""Payout control (requirements 13, 14): the same values that `ventuno monitor --json` prints."""

from datetime import date, datetime
from typing import Literal

from ventuno.server.console.wire.daily_checks import Verdict
from ventuno.server.console.wire.terms import PublishedTerms
from ventuno.server.wire import Wire

Between = tuple[float, float]


class MonitoredLaw(Wire, frozen=True, omit_defaults=True):
    name: str
    hash: str
    rules: str | None = None  # the rule set, if its numbers are not those of the published texts


class ControlLimits(Wire, frozen=True):
    warn: Between
    alert: Between


class ControlledPayout(Wire, frozen=True):
    actual: float
    actual_centimes: float
    expected: float
    expected_between: Between
    highest: float
    sigma: float
    sigma_measured: float | None
    z: float
    limits: ControlLimits
    verdict: Verdict


class ControlledTarget(Wire, frozen=True):
    """P5: what these players receive under the law, against the target of Art. 3."""

    target: float
    received: float  # computed for the fitted skill
    between: Between  # 95 %
    measured: float  # what was really paid
    measured_between: Between  # 95 %
    outside: float  # how far the target lies above (+) or below (-) `between`; 0 within
    missed: bool  # by more than a point


class ControlledGroup(Wire, frozen=True):
    plays: int
    payout: ControlledPayout | None


class ChanceCheck(Wire, frozen=True):
    about: Literal["luck", "value", "count", "spread"]
    kind: str | None
    outcome: str | None
    statistic: float
    freedom: int | None
    p: float
    adjusted: float
    verdict: Verdict


class OutcomeDrawn(Wire, frozen=True):
    outcome: str
    count: int
    expected: float
    count_z: float | None
    value: float
    value_z: float | None


class KindDrawn(Wire, frozen=True):
    kind: Literal["deal", "free_cards", "open", "hidden"]
    draws: int
    luck: float
    deviation: float
    z: float | None
    outcomes: list[OutcomeDrawn]


class ControlledChance(Wire, frozen=True):
    z: float | None
    verdict: Verdict
    luck: float
    deviation: float
    draws: int
    kinds: list[KindDrawn]
    checks: list[ChanceCheck]
    checks_possible: int


class ControlledSkill(Wire, frozen=True):
    skill: float
    interval: Between
    decisions: int
    given_away: float
    given_away_upto: list[float]
    given_away_shares: list[float]
    payout_by_skill: list[Between]


class ChartLimits(Wire, frozen=True):
    warn: Between | None
    alert: Between | None


class ChartMeasure(Wire, frozen=True):
    plays: int
    payout: float | None
    z: float | None
    luck_z: float | None
    limits: ChartLimits
    verdict: Verdict


class ChartPoint(Wire, frozen=True):
    day: date
    alone: ChartMeasure
    so_far: ChartMeasure


class ControlledPeriod(Wire, frozen=True):
    since: date
    until: date
    plays: int
    payout: ControlledPayout | None
    target: ControlledTarget | None
    stakes: dict[str, ControlledGroup]
    channels: dict[str, ControlledGroup]
    luck: ControlledChance
    skill: ControlledSkill | None
    chart: list[ChartPoint]


class Monitor(Wire, frozen=True):
    """GET /monitor?law=&days=: the same as `ventuno monitor --json`."""

    law: MonitoredLaw
    since: datetime
    plays: int
    days: int
    last_days: ControlledPeriod | None
    since_change: ControlledPeriod
    laws: list[PublishedTerms]  # all that were ever in force here: any of them may be asked for
