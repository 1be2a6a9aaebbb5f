"""Everything that can be asked of the house, as values, and the answers.

A request becomes one transaction. Amounts are text, as people and JSON write them (`"12.50"`); a move is a line of the
notation (`place 1`, `buy`, `risk 2.50`, `end`).
"""

from datetime import date, datetime
from typing import Annotated, Generic, TypeVar

import msgspec

from ventuno.house.accounts.events import Channel, GameKind, IdentityDocument, LimitKind, NoticeKind
from ventuno.house.documents.online_terms import OnlineTerms
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.house.ledger.postings import Currency, LedgerAccount
from ventuno.house.office.events import AlertRaised, DailyCheckRecorded, Finding, PublishedFigures
from ventuno.house.office.staff import Role
from ventuno.house.protection.events import CaseFinding, Judgement, Measure
from ventuno.house.tables.events import TableTerms
from ventuno.rules.language import Language

A = TypeVar("A")
Instant = Annotated[datetime, msgspec.Meta(tz=True)]  # never without its time zone


class Request(msgspec.Struct, Generic[A], frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True):
    """A request whose answer is an `A`."""


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    pass


# ----- answers


class AccountOpened(Answer, frozen=True):
    player: str


class Done(Answer, frozen=True):
    """What was asked for is in the journal, in the entry of that number."""

    entry: int
    balance: Money | None = None
    proposal: int | None = None  # requirement 42: it waits for somebody else's approval, under this number


class LimitTakesEffect(Answer, frozen=True):
    at: datetime


class PlayOffered(Answer, frozen=True):
    """B3: the commitment comes before the stake. Rules and law are those that a play would have if it started now."""

    play: str
    commitment: str
    rules: str
    law: str


class ErasureAnswered(Answer, frozen=True):
    """Requirement 45: whether it is done, and otherwise from when on it may be; none: while the account is barred."""

    entry: int
    erased: bool = False
    due_at: datetime | None = None


class PlayMoved(Answer, frozen=True):
    """The result of a move: the lines that it added, chance's included, and the state of the play."""

    play: str
    sequence: int
    lines: str
    balance: Money
    expires_at: datetime
    over: bool = False
    result: Money = NOTHING  # of the account, as in `Player`


# ----- of people


class OpenAccount(Request[AccountOpened], frozen=True):
    """Without the password: it is passed separately, so that it does not enter the hash of the request."""

    login: str
    name: str
    birth: date
    canton: str
    language: Language


class ChangePassword(Request[Done], frozen=True):
    """Requirement 45. Without the passwords: they are passed separately, so that they do not enter the hash."""


class MakeRecoveryCodes(Request[Done], frozen=True):
    """Requirement 45. Without the password and the codes, as in `ChangePassword`."""


class TurnOnCodeApp(Request[Done], frozen=True):
    """Requirement 45. Without the secret and the code, as in `ChangePassword`."""


class TurnOffCodeApp(Request[Done], frozen=True):
    """Requirement 45. Without the password and the code, as in `ChangePassword`."""


class AddPasskey(Request[Done], frozen=True):
    """Requirement 45. Without what the authenticator says, which no second request can repeat."""

    name: str


class RemovePasskey(Request[Done], frozen=True):
    """Requirement 45. Without the password, as in `ChangePassword`."""

    number: int


class ChooseLanguage(Request[Done], frozen=True):
    language: Language


class AcceptRules(Request[Done], frozen=True):
    rules: str


class AcceptOnlineTerms(Request[Done], frozen=True):
    """Art. 5: the version of the terms for online participation that the player has seen."""

    version: str


class SetLimit(Request[LimitTakesEffect], frozen=True):
    limit: LimitKind
    amount: str | None


class BlockMyself(Request[Done], frozen=True):
    """For one game or all; it cannot be undone."""

    game: GameKind | None
    days: int


class CloseAccount(Request[Done], frozen=True):
    """Requirement 45: for good. Without the password, as in `OpenAccount`; so it is no request that `Desk.do` takes."""


class AskErasure(Request[ErasureAnswered], frozen=True):
    """Requirement 45: erase the personal data of a closed account. Without the password, as in `CloseAccount`."""


class GiveEmail(Request[Done], frozen=True):
    """Requirement 47: where notices are to go, once it is confirmed."""

    address: str


class ConfirmEmail(Request[Done], frozen=True):
    """With the code that came to that address."""

    code: str


class ChooseNotices(Request[Done], frozen=True):
    """Which notices come by e-mail."""

    notices: tuple[NoticeKind, ...]


class RemoveEmail(Request[Done], frozen=True):
    """No more e-mail."""


class MarkMessagesRead(Request[Done], frozen=True):
    until: Instant


class AskHouse(Request[Done], frozen=True):
    """Requirement 47: write to the house. A dispute (C17) is about a play of one's own, or a game at a table."""

    subject: str
    text: str
    about: str | None = None
    dispute: bool = False


class AskAgain(Request[Done], frozen=True):
    """Write once more about the same matter."""

    number: int
    text: str


# ----- of the cashier


RateSeen = str | msgspec.UnsetType  # not set, it is not encoded: such a request has the hash that it always had


class Deposit(Request[Done], frozen=True):
    """`rate`, if given, is the one that the player has seen: if another is posted, it is refused (C15)."""

    amount: str
    currency: Currency | None = None
    rate: RateSeen = msgspec.UNSET


class Withdraw(Request[Done], frozen=True):
    """The amount is in francs. If a currency is given, its equivalent is paid out. `rate` works as in `Deposit`."""

    amount: str
    currency: Currency | None = None
    rate: RateSeen = msgspec.UNSET


# ----- of the table


class OfferPlay(Request[PlayOffered], frozen=True):
    pass


class StartPlay(Request[PlayMoved], frozen=True, omit_defaults=True):
    """`rules` and `law`, if given, are those that the player has seen: if others are in force, it is refused."""

    play: str
    stake: str
    client_seed: str
    rules: str | None = None
    law: str | None = None
    channel: Channel = Channel.OTHER


class Move(Request[PlayMoved], frozen=True):
    play: str
    sequence: int
    move: str


class ExpirePlay(Request[PlayMoved], frozen=True):
    """Art. 23: the four hours are over. Anybody may notice it."""

    play: str


# ----- of tables of Black Jack Challenge


class TableChanged(Answer, frozen=True):
    """What was asked for is in the table's journal, in the entry of that number."""

    table: str
    sequence: int


class OpenTable(Request[TableChanged], frozen=True):
    """A table with the hash of an invitation is private."""

    terms: TableTerms
    invitation: str | None = None


class PaidIn(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Notes for chips, at the table: what is paid in on the spot, as a deposit is (C15)."""

    amount: str
    currency: Currency | None = None
    rate: RateSeen = msgspec.UNSET


class SitDown(Request[TableChanged], frozen=True):
    """C3, C15. `invitation`: what a private table's link says. With `paid_in`, that is paid in first."""

    table: str
    box: int
    chips: str
    name: str
    invitation: str | None = None
    paid_in: PaidIn | msgspec.UnsetType = msgspec.UNSET


class BringChips(Request[TableChanged], frozen=True):
    table: str
    chips: str
    paid_in: PaidIn | msgspec.UnsetType = msgspec.UNSET


class StandUp(Request[TableChanged], frozen=True):
    """Leave the table: now, or after the current game."""

    table: str


class PlaceBet(Request[TableChanged], frozen=True):
    """C4, with a seed of one's own."""

    table: str
    play: str
    ante: str
    red: str
    black: str
    seed: str


class Decide(Request[TableChanged], frozen=True):
    """C6."""

    table: str
    play: str
    card: int
    pays: bool


class VoidGame(Request[TableChanged], frozen=True):
    """C14."""

    table: str
    reason: str


# ----- of the staff


class Found(Request[Done], frozen=True):
    """The house's first entry: what is in force from the beginning."""

    rules: str
    law: str
    online_terms: OnlineTerms | None = None


class PublishRules(Request[Done], frozen=True, omit_defaults=True):
    """Without a time: as soon as possible. With a text: a rule set that the operator has written."""

    rules: str
    changes: dict[Language, str]
    reason: str
    effective_at: Instant | None = None
    text: str | None = None
    figures: tuple[PublishedFigures, ...] = ()


class PublishTableRules(Request[Done], frozen=True, omit_defaults=True):
    """C17. Without a time: as soon as possible. With a text: a version that the operator has written."""

    rules: str
    changes: dict[Language, str]
    reason: str
    effective_at: Instant | None = None
    text: str | None = None


class PublishLaw(Request[Done], frozen=True):
    """Without a time: as soon as possible. Its figures are for the record (`desk.office.payout_ceiling`)."""

    law: str
    changes: dict[Language, str]
    reason: str
    effective_at: Instant | None = None
    figures: PublishedFigures | None = None
    also: tuple[PublishedFigures, ...] = ()


class PublishOnlineTerms(Request[Done], frozen=True):
    """A new version of the terms for online participation. Without a time: as soon as it may take effect."""

    online_terms: OnlineTerms
    changes: dict[Language, str]
    reason: str
    effective_at: Instant | None = None


class PostRate(Request[Done], frozen=True):
    """A rate far from the last one is refused unless it is `confirmed`: it is mostly a typing mistake (C15)."""

    currency: Currency
    buys: str
    sells: str
    reason: str
    confirmed: bool = False


class CloseGames(Request[Done], frozen=True):
    """Requirement 35: nothing more is staked on one game, or on any."""

    game: GameKind | None
    reason: str


class ReopenGames(Request[Done], frozen=True):
    game: GameKind | None
    reason: str


class Appoint(Request[Done], frozen=True):
    """Appoint somebody to the staff. Their credentials are passed separately."""

    name: str
    role: Role
    reason: str


class ChangeRole(Request[Done], frozen=True):
    name: str
    role: Role
    reason: str


class Dismiss(Request[Done], frozen=True):
    name: str
    reason: str


class RenewCredentials(Request[Done], frozen=True):
    name: str
    reason: str


class Enter(Request[Done], frozen=True):
    """Somebody of the staff has logged in. `reads` is how long the record of reads was then."""

    reads: int = 0
    reads_hash: str = ""
    credentials: str = ""  # hash of those that were used


class ChangeOwnPassword(Request[Done], frozen=True):
    """Requirement 44: somebody of the staff has a new password. Without the passwords, as in `ChangePassword`."""

    credentials: str = ""  # hash of the new ones


class RecordDailyCheck(Request[Done], frozen=True, tag="RecordRound"):
    """A daily check that was made, and what it has seen in the plays. The house decides which alerts are new."""

    made: DailyCheckRecorded
    seen: tuple[AlertRaised, ...] = ()


class ReportLog(Request[Done], frozen=True):
    """Requirement 41: what is wrong with the public log. With `close`, nothing more is staked on any game."""

    found: Finding
    close: bool
    reason: str


class AnswerAlert(Request[Done], frozen=True):
    alert: int
    done: str


class AnswerGuest(Request[Done], frozen=True):
    """Requirement 47: how a question of somebody who is not logged in was answered."""

    question: str
    done: str


class Exclude(Request[Done], frozen=True):
    reason: str


class Readmit(Request[Done], frozen=True):
    reason: str


class HoldAccount(Request[Done], frozen=True):
    """Requirement 22: until somebody has decided whether it is a second one of the player who was excluded."""

    because_of: str


class DecideIdentity(Request[Done], frozen=True):
    """B19: whether the owner of this account has another one."""

    same: bool
    reason: str


class CorrectPerson(Request[Done], frozen=True):
    """Requirement 45: who the player is, as a document says it; and how that was checked."""

    name: str
    birth: date
    canton: str
    document: IdentityDocument
    reason: str


class ErasePerson(Request[Done], frozen=True):
    """Requirement 45: the personal data of a closed account, once the law allows it. Only the staff give a reason."""

    reason: str = ""


class Block(Request[Done], frozen=True):
    """For one game or all, until that time or until it is lifted."""

    game: GameKind | None
    reason: str
    until: Instant | None = None


class LiftBlock(Request[Done], frozen=True):
    """Lift the house's blocks. Blocks that players have set themselves stay."""

    reason: str


class WriteMessage(Request[Done], frozen=True):
    text: str


class MakeResetLink(Request[Done], frozen=True):
    """Requirement 45: which document the staff have seen, and how they checked who asks."""

    document: IdentityDocument
    reason: str


class AnswerQuestion(Request[Done], frozen=True):
    """Requirement 47."""

    number: int
    text: str
    closes: bool = False


class DecideDispute(Request[Done], frozen=True):
    """C17: the decision. An amount is paid to the player, from the house."""

    number: int
    text: str
    upheld: bool
    amount: str | None = None


class ReportFindings(Request[Done], frozen=True):
    """Requirement 46: the daily look has seen these signs, in an account that had so many cases then."""

    cases: int
    criteria: str
    findings: tuple[CaseFinding, ...]


class BeginCase(Request[Done], frozen=True):
    """Requirement 46: somebody of the staff has seen or heard something."""

    reason: str


class TakeCase(Request[Done], frozen=True):
    """Look after it from now on."""

    number: int


class TakeMeasure(Request[Done], frozen=True):
    """Requirement 46. A pause and a limit are for some days. `text` is for the player, `reason` for the record."""

    number: int
    measure: Measure
    reason: str
    text: str = ""
    days: int | None = None
    limit: LimitKind | None = None
    amount: str | None = None


class CloseCase(Request[Done], frozen=True):
    number: int
    judgement: Judgement
    outcome: str


class Adjust(Request[Done], frozen=True):
    source: LedgerAccount
    target: LedgerAccount
    amount: str
    reason: str


NeedingApproval = (  # requirement 42: what may need somebody else's approval
    PublishRules
    | PublishLaw
    | PublishTableRules
    | PublishOnlineTerms
    | PostRate
    | Appoint
    | ChangeRole
    | RenewCredentials
    | Adjust
    | DecideDispute
)
OfAccount = ChooseLanguage | AcceptRules | AcceptOnlineTerms | SetLimit | BlockMyself | MarkMessagesRead
OfPlayers = (
    Move  # first, because it is asked most often
    | OfAccount
    | AskHouse
    | AskAgain
    | Deposit
    | Withdraw
    | OfferPlay
    | StartPlay
    | ExpirePlay
)
OfCase = BeginCase | TakeCase | TakeMeasure | CloseCase
OfStaff = (
    Exclude
    | Readmit
    | HoldAccount
    | DecideIdentity
    | Block
    | LiftBlock
    | WriteMessage
    | AnswerQuestion
    | DecideDispute
    | Adjust
    | OfCase
)
OfTheHouse = (
    Found
    | PublishRules
    | PublishLaw
    | PublishOnlineTerms
    | PublishTableRules
    | PostRate
    | CloseGames
    | ReopenGames
    | Appoint
    | ChangeRole
    | Dismiss
    | RenewCredentials
    | Enter
    | ChangeOwnPassword
    | RecordDailyCheck
    | ReportLog
    | AnswerAlert
    | AnswerGuest
)
