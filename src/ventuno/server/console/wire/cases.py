"""Cases of player protection (requirement 46): the list, a case with the facts behind it, the figures of a year."""

from datetime import date, datetime
from typing import Annotated, Literal

from msgspec import Meta

from ventuno.house.accounts.events import LimitKind
from ventuno.server.console.wire.reasons import WhyText
from ventuno.server.wire import Amount, AmountTyped, Body, Wire

StateOfCase = Literal["open", "taken", "closed"]
SignName = Literal[
    "rising_deposits",
    "limits_raised",
    "limits_hit",
    "chasing",
    "long_sessions",
    "night_sessions",
    "withdrawn_and_back",
]
MeasureName = Literal["message", "pause", "limit", "exclusion"]
JudgementName = Literal["founded", "unfounded"]
MeasureDays = Annotated[int, Meta(ge=1, le=365)]


class CaseListed(Wire, frozen=True):
    player: str
    login: str
    number: int
    state: StateOfCase
    signs: list[SignName]
    handler: str | None
    judgement: JudgementName | None
    opened_at: datetime
    changed_at: datetime


class CaseList(Wire, frozen=True):
    """GET /cases?state=&skip=: the oldest first."""

    cases: list[CaseListed]
    skip: int | None  # for the next page
    looked_at: datetime | None  # when somebody's journal was looked at last


class OccasionShown(Wire, frozen=True):
    at: datetime
    amount: Amount | None
    minutes: int | None


class FindingShown(Wire, frozen=True):
    """A criterion that is met, with the facts behind it."""

    sign: SignName
    found_at: datetime
    criteria: str  # hash
    since: date
    until: date
    times: int
    facts: dict[str, str]
    occasions: list[OccasionShown]


class CaseStep(Wire, frozen=True):
    """What happened to the case, by whom."""

    at: datetime
    actor: str
    kind: Literal["opened", "extended", "taken", "measure", "closed"]
    text: str  # the reason, or what came of it
    measure: MeasureName | None = None
    until: datetime | None = None
    limit: LimitKind | None = None  # that was lowered…
    amount: Amount | None = None  # …to so much
    told: str | None = None  # what the player reads among the messages, in their language
    judgement: JudgementName | None = None


class CaseFile(Wire, frozen=True):
    case: CaseListed
    findings: list[FindingShown]
    steps: list[CaseStep]


class BeginCaseBody(Body, frozen=True):
    """POST /cases: somebody of the staff has seen or heard something."""

    player: Annotated[str, Meta(min_length=1, max_length=64)]
    reason: WhyText


class TakeMeasureBody(Body, frozen=True):
    """POST /cases/{case}/measure. A pause and a limit are for some days; `text` is for the player."""

    measure: MeasureName
    reason: WhyText
    text: Annotated[str, Meta(max_length=2000)] = ""
    days: MeasureDays | None = None
    limit: LimitKind | None = None
    amount: AmountTyped | None = None


class CloseCaseBody(Body, frozen=True):
    """POST /cases/{case}/close: what came of it."""

    judgement: JudgementName
    outcome: WhyText


class BehaviourFigures(Wire, frozen=True):
    """In 30 days."""

    deposits: Amount
    lost: Amount
    minutes: int


class MeasureResult(Wire, frozen=True):
    measure: MeasureName
    taken: int
    compared: int  # their 30 days are over
    before: BehaviourFigures
    after: BehaviourFigures


class ProtectionFigures(Wire, frozen=True):
    """GET /protection?year=."""

    year: int
    opened: int
    by_staff: int
    signs: dict[SignName, int]
    founded: int
    unfounded: int
    unfounded_share: float | None  # of the cases that were judged
    measures: list[MeasureResult]
