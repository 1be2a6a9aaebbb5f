"""What passes between the server and the console about control: monitor, rounds, alerts, terms, steering, reports.

Part of `console_wire` in all but its length. What the monitor and the reports say is what `ventuno monitor --json` and
`ventuno report --json` print: the same values, made in one place.
"""

from datetime import date, datetime
from typing import Annotated, Literal

from msgspec import Meta

from ventuno.house.happenings import Game
from ventuno.server.console_wire import PublishedTerms, RoundMaking, RoundRecord, Verdict, WhyText
from ventuno.server.wire import Amount, Body, Instant, Wire

Between = tuple[float, float]
ChangeText = Annotated[str, Meta(max_length=2000)]
Share = Annotated[float, Meta(gt=0, lt=1)]


# ----- the monitor (requirements 13, 14)


class MonitoredLaw(Wire, frozen=True):
    name: str
    hash: str


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
    stakes: dict[str, ControlledGroup]
    channels: dict[str, ControlledGroup]
    luck: ControlledChance
    skill: ControlledSkill | None
    chart: list[ChartPoint]


class Monitor(Wire, frozen=True):
    """GET /monitor?law=&days=: as `ventuno monitor --json` says it."""

    law: MonitoredLaw
    since: datetime
    plays: int
    days: int
    last_days: ControlledPeriod | None
    since_change: ControlledPeriod
    laws: list[PublishedTerms]  # that were ever in force here: what else may be asked for


# ----- rounds and alerts (requirements 13, 36, 37)

AlertSubject = Literal["payout", "chance", "audit", "software", "configuration"]


class Rounds(Wire, frozen=True):
    """GET /rounds?before=, the newest first; and POST /rounds with a reason (no key): one is to be made now."""

    rounds: list[RoundRecord]
    before: int | None
    making: RoundMaking
    software: str  # now
    configuration: str  # now


class AlertRecord(Wire, frozen=True):
    """On record until somebody has said what was done about it, and afterwards."""

    alert: int  # its entry in the house's journal
    at: datetime
    subject: AlertSubject
    facts: dict[str, str]
    answered_at: datetime | None
    answered_by: str | None
    done: str | None


class Alerts(Wire, frozen=True):
    """GET /alerts?before=: open ones first, then the newest."""

    alerts: list[AlertRecord]
    open: int
    before: int | None


class AnswerAlert(Body, frozen=True):
    """POST /alerts/{alert}/answer: all alerts again."""

    done: WhyText


# ----- rule sets and laws


class SteeringFigures(Wire, frozen=True):
    """What decides about a law: P2, P4, P5."""

    highest_payout: float
    population_payout: float | None  # of the fitted skill
    blind_payout: float
    divergence: float
    hit_rate: float | None
    shares: dict[str, float]  # by `deal.A` and the like


class TermsEntry(Wire, frozen=True):
    """A rule set or a law on record, with what players were told and who has read it."""

    entry: int  # of the house's journal; what the house was founded with: 1
    kind: Literal["rules", "law"]
    terms: PublishedTerms
    by: str
    changes: dict[str, str]  # by language
    text: str | None  # of a law
    in_force: bool
    addressed: int  # players who had an account before it took effect
    read: int  # of them, who have read the announcement


class Draft(Wire, frozen=True):
    draft: str
    kind: Literal["rules", "law"]
    name: str
    text: str | None  # of a law; nothing while it is being looked for
    hash: str | None
    changes: dict[str, str]
    told: dict[str, str]  # what players will read, by language (`messages.announcement`)
    reason: str
    effective_at: datetime | None
    made_by: str
    changed_by: str  # the last of them
    changed_at: datetime
    version: int  # what one has seen: others are refused
    skill: float | None  # the figures are for
    target: float | None  # of a proposal
    ceiling: float | None
    figures: SteeringFigures | None
    running: SteeringFigures | None  # of the law in force, for the same skill
    state: Literal["ready", "working", "failed"]
    problem: str | None  # why it failed, in the reader's language


class TermsRegister(Wire, frozen=True):
    """GET /terms."""

    now: datetime
    rules_known: list[str]  # that may be announced
    notice_days: int  # Art. 24.2
    ceiling: float  # no law with a higher payout is published here
    skill: float | None  # fitted to the last plays, if there were any
    history: list[TermsEntry]  # the newest first
    drafts: list[Draft]


class ReaderLine(Wire, frozen=True):
    player: str
    login: str
    read_until: datetime | None


class Readers(Wire, frozen=True):
    """GET /terms/{entry}/unread?after=: who has not read the announcement."""

    addressed: int
    read: int
    unread: list[ReaderLine]
    after: str | None


class KeepDraft(Body, frozen=True):
    """POST /drafts: a new one. A law by its text, or by the name of one that is known."""

    kind: Literal["rules", "law"]
    name: Annotated[str, Meta(min_length=1, max_length=64)]
    changes: dict[str, ChangeText]
    text: Annotated[str, Meta(max_length=4000)] | None = None
    reason: Annotated[str, Meta(max_length=500)] = ""
    effective_at: Instant | None = None


class ChangeDraft(Body, frozen=True):
    """POST /drafts/{draft}: what players are told, why, and from when."""

    version: int
    changes: dict[str, ChangeText]
    reason: Annotated[str, Meta(max_length=500)] = ""
    effective_at: Instant | None = None


class DiscardDraft(Body, frozen=True):
    """POST /drafts/{draft}/discard."""

    version: int


class PublishDraft(Body, frozen=True):
    """POST /drafts/{draft}/publish: as it was seen, and not otherwise."""

    version: int


class ProposeLaw(Body, frozen=True):
    """POST /proposals: look for a law under which the fitted skill receives the target. It becomes a draft."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]
    target: Share
    ceiling: Share
    skill: Annotated[float, Meta(gt=0, le=1000)] | None = None  # none: as fitted


# ----- reports


class ReportLine(Wire, frozen=True):
    """Of a day or a month. Centimes are in amounts; payout as a share."""

    period: str  # 2026-11-16, or 2026-11
    plays: int  # of Big21, finished
    games: int  # of Challenge, finished
    turnover: dict[Game, Amount]
    prizes: dict[Game, Amount]
    payout: dict[Game, float | None]
    pots: Amount
    deposits: Amount
    withdrawals: Amount
    adjustments: Amount  # in favour of players
    owed: Amount  # at its end: everything that belongs to players
    held: Amount  # of that, in plays and at tables that are not over
    accounts: int  # opened


class Reported(Wire, frozen=True):
    """GET /reports?by=day|month&since=&until=; as a file GET /reports/file?format=csv|parquet&…."""

    by: Literal["day", "month"]
    since: date
    until: date
    lines: list[ReportLine]
    total: ReportLine
    first: date | None  # that there is anything of
    empty: bool  # nothing has happened in that time: no file can be had of it
    uncounted: int  # entries of the journals, of any time, that are not in the figures (yet)


class EventLine(Wire, frozen=True):
    """Requirement 36."""

    at: datetime
    book: str
    number: int
    kind: str
    actor: str
    facts: dict[str, str]
    reason: str | None


class Events(Wire, frozen=True):
    """GET /events?before=: the newest first. `before` is what the next page is asked with."""

    events: list[EventLine]
    before: str | None


class DossierFile(Wire, frozen=True):
    name: str
    bytes: int
    made_at: datetime


class Dossiers(Wire, frozen=True):
    """GET /dossier: what `ventuno dossier` has written into the folder of the setting; GET /dossier/{name} each."""

    files: list[DossierFile]
    command: str  # that makes one for the law in force
