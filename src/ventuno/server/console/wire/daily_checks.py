"""Daily checks, on the wire `rounds`, and the alerts that they raise (requirements 13, 36, 37)."""

from datetime import datetime
from typing import Literal

from ventuno.server.console.wire.reasons import WhyText
from ventuno.server.wire import Body, Wire

Verdict = Literal["quiet", "warn", "alert"]
AlertSubject = Literal["payout", "target", "chance", "audit", "software", "configuration"]


class DailyCheckRecord(Wire, frozen=True):
    """A daily round: what was audited, watched and compared (requirements 13, 14, 36, 37)."""

    entry: int  # of the house's journal
    at: datetime
    actor: str
    reason: str | None  # of whoever asked for it
    books: int
    entries: int
    plays: int
    problem: str | None  # that the audit found first, in the reader's language
    found: int  # how much it found
    findings: list[str]  # the first ones
    payout: Verdict | None  # null if there was nothing to watch
    chance: Verdict | None
    software: str  # hash
    configuration: str  # hash
    alerts: int  # raised by it


class DailyCheckFailed(Wire, frozen=True):
    at: datetime
    why: str  # in the reader's language, with the last line that the process printed


class DailyCheckProgress(Wire, frozen=True):
    """What is not on record yet, as far as this server knows. It knows nothing of the work of other servers."""

    running: bool  # this server is making one
    due: datetime | None  # when one was due, if none was made since
    failed: DailyCheckFailed | None  # the last try of this server, if it failed and none was made since


class DailyChecks(Wire, frozen=True):
    """GET /rounds?before=, the newest first. POST /rounds with a reason, without a key: have one made now."""

    rounds: list[DailyCheckRecord]
    before: int | None
    making: DailyCheckProgress
    software: str  # now
    configuration: str  # now


class AlertRecord(Wire, frozen=True):
    """An alert. It stays on record after somebody has said what was done about it."""

    alert: int  # its entry in the house's journal
    at: datetime
    subject: AlertSubject
    facts: dict[str, str]
    answered_at: datetime | None
    answered_by: str | None
    done: str | None


class Alerts(Wire, frozen=True):
    """GET /alerts?before=: open ones first, then answered ones, the last answered first."""

    alerts: list[AlertRecord]
    open: int
    before: int | None


class AnswerAlertBody(Body, frozen=True):
    """POST /alerts/{alert}/answer: what was done about it. The answer is the list of alerts."""

    done: WhyText
