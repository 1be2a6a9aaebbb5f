"""What can happen to the house itself, as values: every line of its own journal is one of these.

The state of the house is a fold over them: what is in force, who works here, which alerts are open.
"""

from datetime import datetime
from enum import StrEnum
from typing import Any

import msgspec

from ventuno.house.accounts.events import GameKind
from ventuno.house.documents.online_terms import OnlineTerms
from ventuno.house.journal_event import JournalEvent
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import Currency
from ventuno.house.office.staff import Role
from ventuno.rules.language import Language


class Founded(JournalEvent, frozen=True, tag="founded"):
    rules: str
    law: str
    online_terms: OnlineTerms | None = None  # none: the house was founded before there were any


class RulesPublished(JournalEvent, frozen=True, tag="rules_published"):
    """Art. 24.2. `changes` is for players, `reason` for the record.

    A rule set of the published texts is named. Any other is here with its whole text, because plays name it for ever.
    """

    rules: str
    effective_at: datetime
    changes: dict[Language, str]
    reason: str = ""
    text: str | None = None
    figures: "tuple[PublishedFigures, ...]" = ()  # of each law under these numbers; none if they change nothing


class PublishedFigures(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whom a law gives how much (P5), as players read it on the page of rules."""

    highest_payout: float  # P2
    of: str | None = None  # what they were computed for, a `solved_hash`; none: the law under the published numbers
    blind_payout: float | None = None
    players: str | None = None  # whom it was computed for, as in `skill:20` or `mix:10*1,20*2,40*1`
    players_payout: float | None = None  # what they receive


class LawPublished(JournalEvent, frozen=True, tag="law_published"):
    """Requirement 12. The law's whole text, because plays name it for ever."""

    law: str
    effective_at: datetime
    changes: dict[Language, str]
    reason: str = ""
    highest_payout: float | None = None  # P2, as it was compared with the house's ceiling
    figures: PublishedFigures | None = None  # none in older journals
    also: tuple[PublishedFigures, ...] = ()  # under other rule sets that are in force with it
    notice_days: int = 0  # B19: how long before at least; 0 in older journals, which knew no such notice for laws


class TableRulesPublished(JournalEvent, frozen=True, tag="table_rules_published"):
    """C17. The leaflet's rules are named. Any other version is here with its whole text, as games name it for ever."""

    rules: str
    effective_at: datetime
    changes: dict[Language, str]
    reason: str = ""
    text: str | None = None


class OnlineTermsPublished(JournalEvent, frozen=True, tag="online_terms_published"):
    """Art. 1.4, 24.2. The whole text in every language, because plays name the version for ever."""

    online_terms: OnlineTerms
    effective_at: datetime
    changes: dict[Language, str]
    reason: str = ""


class RatesPosted(JournalEvent, frozen=True, tag="rates_posted"):
    """C15: francs for one unit of the currency, when the house buys it and when it sells it."""

    currency: Currency
    buys: str
    sells: str
    reason: str | None = None  # rates of earlier versions have none


class StaffAppointed(JournalEvent, frozen=True, tag="staff_appointed"):
    """Somebody was appointed, or given another role."""

    name: str
    role: Role
    reason: str


class StaffDismissed(JournalEvent, frozen=True, tag="staff_dismissed"):
    name: str
    reason: str


class CredentialsRenewed(JournalEvent, frozen=True, tag="credentials_renewed"):
    """Somebody of the staff chooses a new password and a new second factor. The old ones open nothing any more."""

    name: str
    reason: str


class StaffEnrolled(JournalEvent, frozen=True, tag="staff_enrolled"):
    """Requirement 44: the line's actor has chosen a password and a second factor, which nobody else has seen."""

    app: bool = False
    passkey: bool = False
    credentials: str = ""  # hash, see `Credentials.hash`; empty: of an earlier version


class StaffPasswordChanged(JournalEvent, frozen=True, tag="staff_password_changed"):
    """The line's actor has a new password of their own."""

    credentials: str = ""  # hash


class StaffEntered(JournalEvent, frozen=True, tag="staff_entered"):
    """Somebody of the staff has logged in; the line's actor says who.

    It says, too, how long the record of reads was then, and its last hash: so nobody can shorten that record later.
    """

    reads: int = 0
    reads_hash: str = ""
    credentials: str = ""  # hash of those that were used


class FourEyesSet(JournalEvent, frozen=True, tag="four_eyes_set"):
    """Requirement 42: whether one person's act needs another's approval. None: as soon as there are two operators."""

    on: bool | None
    above: Money  # payments up to that amount need none


class ActProposed(JournalEvent, frozen=True, tag="act_proposed"):
    """Requirement 42: what the line's actor asks for, exactly, and of whose account; somebody else has to approve it.

    Words for a player are kept apart, and here is their hash. `code` is the hash of a code that only the actor has.
    """

    act: dict[str, Any]
    expires_at: datetime
    player: str | None = None
    words: str = ""
    code: str = ""


class ActApproved(JournalEvent, frozen=True, tag="act_approved"):
    """The act is in the next line, or in the account's journal, written together with this line."""

    proposal: int


class ActRejected(JournalEvent, frozen=True, tag="act_rejected"):
    proposal: int
    reason: str


class ActWithdrawn(JournalEvent, frozen=True, tag="act_withdrawn"):
    """By whoever has proposed it."""

    proposal: int
    reason: str


class Closed(JournalEvent, frozen=True, tag="closed"):
    """Requirement 35: nothing more is staked on one game, or on any."""

    game: GameKind | None
    reason: str


class Reopened(JournalEvent, frozen=True, tag="reopened"):
    game: GameKind | None
    reason: str


class AlertSubject(StrEnum):
    """Requirements 13, 14, 36, 37, and P5: what an alert is about."""

    PAYOUT = "payout"
    TARGET = "target"  # P5: the players of the last days do not receive the 88 % of Art. 3
    CHANCE = "chance"
    AUDIT = "audit"
    SOFTWARE = "software"
    CONFIGURATION = "configuration"


class MonitorVerdict(StrEnum):
    """Requirements 13, 14: the result of the limits and tests on what was played."""

    QUIET = "quiet"
    WARN = "warn"
    ALERT = "alert"


class Finding(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an audit has found wrong, and where. The sentence is made later, in the reader's language."""

    code: str
    place: str
    line: int | None = None
    facts: dict[str, str] = msgspec.field(default_factory=dict)


class MonitorSummary(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The plays under the newest law that was played under, since it took effect. No decision, no payout."""

    law: str  # hash
    plays: int
    payout: (
        MonitorVerdict  # the worst of every law watched: all its plays, each stake and each channel, in either period
    )
    chance: MonitorVerdict
    actual: float | None = None
    expected: float | None = None
    z: float | None = None


class DailyCheckRecorded(JournalEvent, frozen=True, tag="round_made"):
    """The whole house was audited, its plays watched, its software and configuration compared (requirements 13, 37)."""

    books: int
    entries: int
    plays: int
    software: str  # hash
    configuration: str  # hash
    problem: Finding | None = None  # the first
    found: int = 0  # how much the audit has found; 0 in older journals, which have the first only
    findings: tuple[Finding, ...] = ()  # the first ones, if there is more than one
    watched: MonitorSummary | None = None  # none: nothing was played
    alerts: int = 0  # how many were raised with it, in the entries that follow
    reason: str | None = None  # of whoever asked for it


class AlertRaised(JournalEvent, frozen=True, tag="alert_raised"):
    """Somebody has to look at it. `about` says what it is about, `facts` what was found."""

    subject: AlertSubject
    about: dict[str, str] = msgspec.field(default_factory=dict)
    facts: dict[str, str] = msgspec.field(default_factory=dict)


class AlertAnswered(JournalEvent, frozen=True, tag="alert_answered"):
    """What was done about the alert in the entry of that number."""

    alert: int
    done: str


class GuestAnswered(JournalEvent, frozen=True, tag="guest_answered"):
    """Requirement 47: how a question of a guest was answered. Its words are kept elsewhere, for a while."""

    question: str
    asked_at: datetime
    words: str  # salted hash
    done: str


ToHouse = (
    Founded
    | RulesPublished
    | LawPublished
    | OnlineTermsPublished
    | TableRulesPublished
    | RatesPosted
    | StaffAppointed
    | StaffDismissed
    | CredentialsRenewed
    | StaffEntered
    | Closed
    | Reopened
    | DailyCheckRecorded
    | AlertRaised
    | AlertAnswered
    | GuestAnswered
    | StaffEnrolled
    | StaffPasswordChanged
    | FourEyesSet
    | ActProposed
    | ActApproved
    | ActRejected
    | ActWithdrawn
)
