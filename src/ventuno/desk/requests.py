"""Everything that can be asked of the house, as values, and the answers.

A request becomes one transaction. Amounts are text, as people and JSON write them (`"12.50"`); a move is a line of the
notation (`place 1`, `buy`, `risk 2.50`, `end`).
"""

from datetime import date, datetime
from typing import Annotated, Generic, TypeVar

import msgspec

from ventuno.house.accounts.events import AlertRaised, Channel, GameKind, LimitKind, RoundMade
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.house.ledger.postings import Currency, LedgerAccount
from ventuno.house.office.staff import Role
from ventuno.house.tables.events import TableTerms
from ventuno.rules.language import Language

A = TypeVar("A")
Instant = Annotated[datetime, msgspec.Meta(tz=True)]  # never without its time zone


class Request(msgspec.Struct, Generic[A], frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True):
    """Asks for an `A`."""


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    pass


# ----- answers


class AccountOpened(Answer, frozen=True):
    player: str


class Done(Answer, frozen=True):
    """It is on record, in the entry of that number."""

    entry: int
    balance: Money | None = None


class LimitTakesEffect(Answer, frozen=True):
    at: datetime


class PlayOffered(Answer, frozen=True):
    """B3: the commitment comes before the stake. With the rules and the law that a stake would be played under now."""

    play: str
    commitment: str
    rules: str
    law: str


class PlayMoved(Answer, frozen=True):
    """What a move has led to: the lines it added, chance's included, and where the play stands."""

    play: str
    sequence: int
    lines: str
    balance: Money
    expires_at: datetime
    over: bool = False
    result: Money = NOTHING  # of the account, as in `Player`


# ----- of people


class OpenAccount(Request[AccountOpened], frozen=True):
    """The password is not part of it: it goes its own way, and is not kept with the answer."""

    login: str
    name: str
    birth: date
    canton: str
    language: Language


class ChooseLanguage(Request[Done], frozen=True):
    language: Language


class AcceptRules(Request[Done], frozen=True):
    rules: str


class SetLimit(Request[LimitTakesEffect], frozen=True):
    limit: LimitKind
    amount: str | None


class BlockMyself(Request[Done], frozen=True):
    """For one game or all; it cannot be undone."""

    game: GameKind | None
    days: int


class MarkMessagesRead(Request[Done], frozen=True):
    until: Instant


# ----- of the cashier


class Deposit(Request[Done], frozen=True):
    amount: str
    currency: Currency | None = None


class Withdraw(Request[Done], frozen=True):
    """The amount is francs; in a currency, what they are worth in it is handed out."""

    amount: str
    currency: Currency | None = None


# ----- of the table


class OfferPlay(Request[PlayOffered], frozen=True):
    pass


class StartPlay(Request[PlayMoved], frozen=True, omit_defaults=True):
    """Rules and law, by name and hash, if the player has seen them: other ones are refused."""

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
    """Art. 23: the four hours are over. Anybody's to notice."""

    play: str


# ----- of tables of Black Jack Challenge


class TableChanged(Answer, frozen=True):
    """What was asked for is on the table's record, in the entry of that number."""

    table: str
    sequence: int


class OpenTable(Request[TableChanged], frozen=True):
    """With an invitation's hash it is private."""

    terms: TableTerms
    invitation: str | None = None


class SitDown(Request[TableChanged], frozen=True):
    """C3, C15. `invitation`: what a private table's link says."""

    table: str
    box: int
    chips: str
    name: str
    invitation: str | None = None


class BringChips(Request[TableChanged], frozen=True):
    table: str
    chips: str


class StandUp(Request[TableChanged], frozen=True):
    """Now, or after the game one plays in."""

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


class PublishRules(Request[Done], frozen=True):
    """Without a time: as soon as possible."""

    rules: str
    changes: dict[Language, str]
    reason: str
    effective_at: Instant | None = None


class PublishLaw(Request[Done], frozen=True):
    """Without a time: as soon as possible. Its highest payout is for the record (`office.publishing`)."""

    law: str
    changes: dict[Language, str]
    reason: str
    effective_at: Instant | None = None
    highest_payout: float | None = None


class PostRate(Request[Done], frozen=True):
    currency: Currency
    buys: str
    sells: str


class CloseGames(Request[Done], frozen=True):
    """Requirement 35: nothing more is staked on one game, or on any."""

    game: GameKind | None
    reason: str


class ReopenGames(Request[Done], frozen=True):
    game: GameKind | None
    reason: str


class Appoint(Request[Done], frozen=True):
    """Somebody to the staff. How they prove who they are goes its own way."""

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
    """Somebody of the staff has logged in."""


class RecordRound(Request[Done], frozen=True):
    """A round that was made, and what it has seen in the plays; which alerts are new is for the house to say."""

    made: RoundMade
    seen: tuple[AlertRaised, ...] = ()


class AnswerAlert(Request[Done], frozen=True):
    alert: int
    done: str


class Exclude(Request[Done], frozen=True):
    reason: str


class Readmit(Request[Done], frozen=True):
    reason: str


class Block(Request[Done], frozen=True):
    """For one game or all, until that time or until it is lifted."""

    game: GameKind | None
    reason: str
    until: Instant | None = None


class LiftBlock(Request[Done], frozen=True):
    """What the house has blocked; what players have blocked themselves stays."""

    reason: str


class WriteMessage(Request[Done], frozen=True):
    text: str


class Adjust(Request[Done], frozen=True):
    source: LedgerAccount
    target: LedgerAccount
    amount: str
    reason: str


OfPlayers = (
    Move  # first, because it is asked most often
    | ChooseLanguage
    | AcceptRules
    | SetLimit
    | BlockMyself
    | MarkMessagesRead
    | Deposit
    | Withdraw
    | OfferPlay
    | StartPlay
    | ExpirePlay
)
OfStaff = Exclude | Readmit | Block | LiftBlock | WriteMessage | Adjust
OfTheHouse = (
    Found
    | PublishRules
    | PublishLaw
    | PostRate
    | CloseGames
    | ReopenGames
    | Appoint
    | ChangeRole
    | Dismiss
    | RenewCredentials
    | Enter
    | RecordRound
    | AnswerAlert
)
