"""Which power each line of a journal took that the staff have written: what the audit judges by.

What may be asked for is in `desk.office.actions`; the same power is asked for there.
"""

from collections.abc import Mapping
from typing import Final

from ventuno.house.accounts.events import (
    Adjusted,
    Blocked,
    BlockLifted,
    DisputeDecided,
    Excluded,
    IdentityCheckBegun,
    IdentityChecked,
    LimitImposed,
    MessageWritten,
    PersonCorrected,
    PersonErased,
    QuestionAnswered,
    Readmitted,
    ResetLinkMade,
)
from ventuno.house.office.events import (
    AlertAnswered,
    AlertRaised,
    Closed,
    CredentialsRenewed,
    DailyCheckRecorded,
    Founded,
    FourEyesSet,
    GuestAnswered,
    LawPublished,
    OnlineTermsPublished,
    RatesPosted,
    Reopened,
    RulesPublished,
    StaffAppointed,
    StaffDismissed,
    StaffEnrolled,
    StaffEntered,
    StaffPasswordChanged,
    TableRulesPublished,
)
from ventuno.house.office.staff import Power
from ventuno.house.protection.events import CaseClosed, CaseOpened, CaseTaken, MeasureTaken
from ventuno.house.tables.events import GameVoided

_POWERS: Final[Mapping[type, Power]] = {
    **dict.fromkeys((StaffEntered, StaffEnrolled, StaffPasswordChanged), Power.READ_PLAYERS),  # every role has it
    **dict.fromkeys((MessageWritten, QuestionAnswered, GuestAnswered), Power.WRITE_MESSAGES),
    ResetLinkMade: Power.RESET_ACCESS,
    # a block, an exclusion and what follows from it for second accounts may be measures, too
    **dict.fromkeys((Blocked, Excluded, IdentityCheckBegun), Power.PROTECT),
    **dict.fromkeys((LimitImposed, CaseOpened, CaseTaken, MeasureTaken, CaseClosed), Power.PROTECT),
    **dict.fromkeys((BlockLifted, Readmitted), Power.BLOCK),
    **dict.fromkeys((IdentityChecked, PersonCorrected), Power.IDENTIFY),
    PersonErased: Power.ERASE,
    Adjusted: Power.ADJUST,
    DisputeDecided: Power.DECIDE_DISPUTES,
    RatesPosted: Power.RATES,
    **dict.fromkeys((Founded, RulesPublished, LawPublished, TableRulesPublished, OnlineTermsPublished), Power.TERMS),
    **dict.fromkeys((Closed, Reopened), Power.GAMES),
    GameVoided: Power.TABLES,
    **dict.fromkeys((DailyCheckRecorded, AlertRaised, AlertAnswered), Power.CHECKS),
    **dict.fromkeys((StaffAppointed, StaffDismissed, CredentialsRenewed, FourEyesSet), Power.STAFF),
}
_OF_ACTS: Final[Mapping[str, Power]] = {  # by the name of a request that may need approval
    **dict.fromkeys(("PublishRules", "PublishLaw", "PublishTableRules", "PublishOnlineTerms"), Power.TERMS),
    "PostRate": Power.RATES,
    **dict.fromkeys(("Appoint", "ChangeRole", "RenewCredentials"), Power.STAFF),
    "Adjust": Power.ADJUST,
    "DecideDispute": Power.DECIDE_DISPUTES,
}


def of_event(kind: type) -> Power:
    """The power for a line with an event of this class."""
    return _POWERS[kind]


def of_act(kind: str) -> Power:
    """The power for an act that is proposed, approved, rejected or withdrawn."""
    return _OF_ACTS[kind]
