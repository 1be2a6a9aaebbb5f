"""What can happen to a case of player protection, as values: lines of the player's journal (requirement 46)."""

from datetime import date, datetime
from enum import StrEnum

import msgspec

from ventuno.house.journal_event import JournalEvent
from ventuno.house.ledger.money import Money


class Sign(StrEnum):
    """What is looked for. `criteria.toml` has a table of each."""

    RISING_DEPOSITS = "rising_deposits"
    LIMITS_RAISED = "limits_raised"
    LIMITS_HIT = "limits_hit"
    CHASING = "chasing"
    LONG_SESSIONS = "long_sessions"
    NIGHT_SESSIONS = "night_sessions"
    WITHDRAWN_AND_BACK = "withdrawn_and_back"


class Occasion(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One of the facts behind a finding: when it was, and how much."""

    at: datetime
    amount: Money | None = None
    minutes: int | None = None


class CaseFinding(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A criterion that is met, with the facts behind it."""

    sign: Sign
    weight: int
    since: date
    until: date
    times: int  # how often, of which `occasions` are the newest
    facts: dict[str, str] = msgspec.field(default_factory=dict)
    occasions: tuple[Occasion, ...] = ()


class Measure(StrEnum):
    MESSAGE = "message"
    PAUSE = "pause"
    LIMIT = "limit"
    EXCLUSION = "exclusion"


class Judgement(StrEnum):
    """What the staff think of a case when they close it."""

    FOUNDED = "founded"
    UNFOUNDED = "unfounded"


class CaseOpened(JournalEvent, frozen=True, tag="case_opened"):
    """By the daily look, with its findings, or by one of the staff, with a reason."""

    number: int  # counted for each player
    criteria: str = ""  # hash
    findings: tuple[CaseFinding, ...] = ()
    reason: str = ""
    house_entries: int = 0  # see `staff_history`


class CaseExtended(JournalEvent, frozen=True, tag="case_extended"):
    """New findings in a case that is open."""

    number: int
    criteria: str
    findings: tuple[CaseFinding, ...]


class CaseTaken(JournalEvent, frozen=True, tag="case_taken"):
    """The line's actor looks after the case from now on."""

    number: int
    house_entries: int = 0  # see `staff_history`


class MeasureTaken(JournalEvent, frozen=True, tag="measure_taken"):
    """What it did to the account, if anything, is in the entry just before. The player gets a message."""

    number: int
    measure: Measure
    reason: str  # for the record
    until: datetime | None = None
    text: str = ""  # to the player, after the words that every such message has; of an earlier version
    house_entries: int = 0  # see `staff_history`
    words: str = ""  # hash of that text, which is kept apart: see `house.contact.stored_words`


class CaseClosed(JournalEvent, frozen=True, tag="case_closed"):
    """What came of it."""

    number: int
    judgement: Judgement
    outcome: str
    house_entries: int = 0  # see `staff_history`


ToCase = CaseOpened | CaseExtended | CaseTaken | MeasureTaken | CaseClosed
OfCaseStaff = CaseTaken | MeasureTaken | CaseClosed  # only the staff do these
