"""Requirement 36: which lines of the journals somebody should look at."""

from ventuno.house.accounts.events import (
    AccountClosed,
    Adjusted,
    Blocked,
    BlockLifted,
    Excluded,
    IdentityCheckBegun,
    IdentityChecked,
    LimitImposed,
    LimitSet,
    PersonCorrected,
    PersonErased,
    PlayPaid,
    Readmitted,
    RecoveryCodeUsed,
    ResetLinkMade,
    SelfBlocked,
)
from ventuno.house.journal import Entry
from ventuno.house.ledger.money import Money
from ventuno.house.office.events import (
    ActApproved,
    ActProposed,
    ActRejected,
    ActWithdrawn,
    AlertAnswered,
    AlertRaised,
    Closed,
    CredentialsRenewed,
    Founded,
    FourEyesSet,
    LawPublished,
    OnlineTermsPublished,
    Reopened,
    RulesPublished,
    StaffAppointed,
    StaffDismissed,
    StaffEnrolled,
    TableRulesPublished,
)
from ventuno.house.tables.events import GameSettled, GameVoided

LARGE_WIN = "large_win"
LARGE = Money(1_000_00)  # that the house pays for one play, or one box's bonus bets


def kind(entry: Entry) -> str | None:
    """The name of the entry as a notable event, mostly its own tag; `None` if it is not notable."""
    what = entry.what
    match what:
        case PlayPaid():
            return LARGE_WIN if what.paid_out >= LARGE else None
        case GameSettled():
            return LARGE_WIN if any(paid.amount >= LARGE for paid in what.bonus) else None
        case _:
            return str(what.__struct_config__.tag) if isinstance(what, _ALWAYS) else None


_ALWAYS = (
    *(Adjusted, GameVoided, LimitSet, LimitImposed),
    *(SelfBlocked, Excluded, Readmitted, Blocked, BlockLifted, AccountClosed, PersonErased),
    *(RecoveryCodeUsed, ResetLinkMade),
    *(IdentityCheckBegun, IdentityChecked, PersonCorrected),
    *(Founded, RulesPublished, LawPublished, OnlineTermsPublished, TableRulesPublished, Closed, Reopened),
    *(StaffAppointed, StaffDismissed, CredentialsRenewed, StaffEnrolled),
    *(FourEyesSet, ActProposed, ActApproved, ActRejected, ActWithdrawn),
    *(AlertRaised, AlertAnswered),
)
