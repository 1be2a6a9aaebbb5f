"""A player's account: what its journal adds up to.

An account changes only by `record`, which makes the next entry of the journal and the account after it. Folding
`record` over the journal from the beginning gives the same account, letter by letter. The audit does exactly that.
"""

from datetime import datetime
from typing import assert_never

import msgspec

from ventuno.house import journal
from ventuno.house.accounts import identity
from ventuno.house.accounts import limits as limit
from ventuno.house.accounts.events import (
    AccountClosed,
    Adjusted,
    Blocked,
    BlockLifted,
    CardPurchased,
    ChipsBrought,
    ChipsReturned,
    Deposited,
    DisputeDecided,
    EmailChanged,
    ErasureAsked,
    Excluded,
    GameKind,
    IdentityCheckBegun,
    IdentityChecked,
    LanguageChosen,
    LimitImposed,
    LimitKind,
    LimitSet,
    MessagesRead,
    MessageWritten,
    NearLimit,
    NoticesChosen,
    OfferWithdrawn,
    OnlineTermsAccepted,
    Opened,
    PasswordChanged,
    PersonCorrected,
    PersonErased,
    PlayPaid,
    PlayStarted,
    QuestionAnswered,
    QuestionAsked,
    QuestionContinued,
    Readmitted,
    RecoveryCodesMade,
    RecoveryCodeUsed,
    ResetLinkMade,
    RulesAccepted,
    SeedCommitted,
    SelfBlocked,
    ToPlayer,
    WinningsRealised,
    Withdrawn,
)
from ventuno.house.accounts.identity import IdentityState
from ventuno.house.accounts.limits import Day, Limit, Losses
from ventuno.house.accounts.postings import postings_of
from ventuno.house.factors import state as factors
from ventuno.house.factors.events import (
    CodeAppTurnedOff,
    CodeAppTurnedOn,
    FactorsTurnedOff,
    PasskeyAdded,
    PasskeyRemoved,
)
from ventuno.house.factors.state import Factors
from ventuno.house.journal import BEGINNING, Entry, Line
from ventuno.house.ledger.calendar import said
from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.ledger.postings import LedgerAccount, post
from ventuno.house.protection import cases
from ventuno.house.protection.cases import OpenCase
from ventuno.house.protection.events import CaseClosed, CaseExtended, CaseOpened, CaseTaken, MeasureTaken, ToCase
from ventuno.house.refusals import ACCOUNT_CLOSED, BLOCKED, BLOCKED_UNTIL, EXCLUDED, SELF_BLOCKED
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refusal


class Acceptance(msgspec.Struct, frozen=True):
    rules: str
    at: datetime


class TermsAcceptance(msgspec.Struct, frozen=True):
    """Of the terms for online participation (Art. 5)."""

    version: str
    at: datetime


class Current(msgspec.Struct, frozen=True, omit_defaults=True):
    """The current play: running if it has a time to expire, otherwise only offered."""

    play: str
    expires_at: datetime | None = None
    counts_realised: bool = False  # see `PlayStarted`


class Hold(msgspec.Struct, frozen=True, omit_defaults=True):
    """The house has blocked the account."""

    until: datetime | None = None  # none: until it is lifted

    def in_force(self, at: datetime) -> bool:
        return self.until is None or self.until > at


class CodeSet(msgspec.Struct, frozen=True):
    """Requirement 45: the player's recovery codes."""

    made: int  # the entry that made them
    at: datetime
    left: tuple[int, ...]  # the numbers of those that were not used


class OpenLink(msgspec.Struct, frozen=True):
    """Requirement 45: a link for a new password, or a code that confirms an address, that was not used yet."""

    made: int
    expires_at: datetime


class Cap(msgspec.Struct, frozen=True):
    """Requirement 46: the house has lowered a limit, and until then it stays."""

    amount: Money
    until: datetime


class Player(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    id: str
    opened_at: datetime
    language: Language
    canton: str = ""  # of an earlier version: see `Person`
    balances: dict[LedgerAccount, Money] = {}
    limits: dict[LimitKind, Limit] = {}
    days: tuple[Day, ...] = ()
    blocks: dict[GameKind, datetime] = {}
    holds: dict[GameKind, Hold] = {}
    excluded: bool = False
    identity: IdentityState = IdentityState.UNCHECKED
    closed_at: datetime | None = None
    erasure_asked_at: datetime | None = None
    erased_at: datetime | None = None  # who it was is known no more
    accepted: Acceptance | None = None
    accepted_terms: TermsAcceptance | None = None
    plays: int = 0  # offered so far
    current: Current | None = None
    seats: dict[str, Money] = {}  # by table: the chips brought there
    read_until: datetime | None = None
    asked: int = 0  # questions and disputes so far
    waiting: tuple[int, ...] = ()  # of them, those that wait for the house
    disputes: tuple[int, ...] = ()  # of them, disputes that are not decided yet
    codes: CodeSet | None = None
    link: OpenLink | None = None
    factors: Factors = factors.NONE
    email: OpenLink | None = None  # the code that confirms a new address
    caps: dict[LimitKind, Cap] = {}
    cases: int = 0  # of player protection so far
    case: OpenCase | None = None
    case_closed_at: datetime | None = None  # the last one
    last_at: datetime
    entries: int = 0
    head: str = BEGINNING

    def has(self, account: LedgerAccount) -> Money:
        return self.balances.get(account, NOTHING)

    @property
    def balance(self) -> Money:
        return self.has(LedgerAccount.BALANCE)

    @property
    def at_tables(self) -> Money:
        """The chips brought to tables and not back yet."""
        return total(self.seats.values())

    @property
    def losses(self) -> Losses:
        """B18: what counts towards the limits, chips at tables with it."""
        return Losses(self.days, self.at_tables)

    @property
    def counts_realised(self) -> bool:
        """B15: whether winnings of the running play lower the net loss when they are realised."""
        return self.current is not None and self.current.counts_realised

    def loss_by(self, purchase: CardPurchased) -> Money:
        """B15: what a card adds to the net loss. Realised winnings that have lowered it raise it again."""
        return purchase.from_balance + (purchase.from_realised if self.counts_realised else NOTHING)

    @property
    def result(self) -> Money:
        """Won or lost since the account was opened. A running play's money counts as paid, chips at tables do not."""
        lost = self.has(LedgerAccount.HOUSE) + self.has(LedgerAccount.HELD) + self.has(LedgerAccount.TABLES)
        return self.at_tables - lost

    def cap_on(self, kind: LimitKind, at: datetime) -> Cap | None:
        """Requirement 46: what the house allows for that limit at most, if it has said so."""
        cap = self.caps.get(kind)
        return None if cap is None or cap.until <= at else cap

    def barred_from(self, game: GameKind, at: datetime) -> Refusal | None:
        """Requirement 26, B19: why the player may stake nothing on that game at that time, or `None`."""
        if self.closed_at is not None:
            return ACCOUNT_CLOSED(since=said(self.closed_at))
        if self.excluded:
            return EXCLUDED()
        if refusal := identity.obstacle(self.identity):
            return refusal
        until, hold = self.blocks.get(game), self.holds.get(game)
        if until is not None and until > at:
            return SELF_BLOCKED(until=said(until))
        if hold is None or not hold.in_force(at):
            return None
        return BLOCKED() if hold.until is None else BLOCKED_UNTIL(until=said(hold.until))


def record(player: Player | None, what: ToPlayer, at: datetime, actor: str) -> tuple[Player, Line]:
    """The account after this event, and the journal's line about it."""
    after = _opened(what, at) if player is None else _apply_event(player, what, at)
    postings = postings_of(what, after.balances)
    balances = post(after.balances, postings)
    entry = Entry(
        number=after.entries + 1,
        at=at,
        actor=actor,
        what=what,
        postings=postings,
        balance=balances.get(LedgerAccount.BALANCE, NOTHING),
    )
    line = journal.line(after.head, entry)
    return msgspec.structs.replace(after, balances=balances, entries=line.number, head=line.hash, last_at=at), line


def _opened(what: ToPlayer, at: datetime) -> Player:
    if not isinstance(what, Opened):
        raise ValueError("an account begins with its opening")  # noqa: TRY004  # the journal's fault, not the caller's
    return Player(id=what.player, opened_at=at, language=what.language, canton=what.canton, last_at=at)


def _apply_event(player: Player, what: ToPlayer, at: datetime) -> Player:
    """Everything but the money."""
    change = msgspec.structs.replace
    match what:
        case LanguageChosen():
            return change(player, language=what.language)
        case RulesAccepted():
            return change(player, accepted=Acceptance(what.rules, at))
        case OnlineTermsAccepted():
            return change(player, accepted_terms=TermsAcceptance(what.version, at))
        case LimitSet():
            return change(
                player, limits=limit.with_limit(player.limits, what.limit, what.amount, what.effective_at, at)
            )
        case LimitImposed():
            limits = limit.with_limit(player.limits, what.limit, what.amount, at, at)
            return change(player, limits=limits, caps={**player.caps, what.limit: Cap(what.amount, what.until)})
        case CaseOpened() | CaseExtended() | CaseTaken() | MeasureTaken() | CaseClosed():
            return _protected(player, what, at)
        case SelfBlocked() | Blocked() | BlockLifted() | Excluded() | Readmitted():
            return _barred(player, what)
        case PersonCorrected():
            return player  # who it is stands apart
        case IdentityCheckBegun() | IdentityChecked():
            return change(player, identity=identity.after(what))
        case AccountClosed() | ErasureAsked() | PersonErased():
            return _closed(player, what, at)
        case Deposited():
            return change(player, days=tuple(limit.add(player.days, at, deposits=what.amount)))
        case MessagesRead():
            return change(player, read_until=what.until)
        case QuestionAsked() | QuestionContinued() | QuestionAnswered() | DisputeDecided():
            return _asked(player, what)
        case SeedCommitted() | OfferWithdrawn() | PlayStarted() | WinningsRealised() | CardPurchased() | PlayPaid():
            return _played(player, what, at)
        case ChipsBrought() | ChipsReturned():
            return _at_table(player, what, at)
        case PasswordChanged() | RecoveryCodesMade() | RecoveryCodeUsed() | ResetLinkMade() | EmailChanged():
            return _recovered(player, what, at)
        case CodeAppTurnedOn() | CodeAppTurnedOff() | PasskeyAdded() | PasskeyRemoved() | FactorsTurnedOff():
            return change(player, factors=factors.after(player.factors, what, player.entries + 1, at))
        case NearLimit() | NoticesChosen() | MessageWritten() | Withdrawn() | Adjusted():
            return player
        case Opened():
            raise ValueError("an account is opened once")
        case _:
            assert_never(what)


def _played(
    player: Player,
    what: SeedCommitted | OfferWithdrawn | PlayStarted | WinningsRealised | CardPurchased | PlayPaid,
    at: datetime,
) -> Player:
    """What a play of Big21 means for the limits (B18) and for the current play."""
    change = msgspec.structs.replace
    match what:
        case SeedCommitted():
            return change(player, plays=player.plays + 1, current=Current(what.play))
        case OfferWithdrawn():
            return change(player, current=None)
        case PlayStarted():
            days = tuple(limit.add(player.days, at, loss=what.stake, plays=1))
            return change(player, days=days, current=Current(what.play, what.expires_at, what.counts_realised))
        case WinningsRealised() if player.counts_realised:  # B15: they are the player's from now on
            return change(player, days=tuple(limit.add(player.days, at, loss=-what.amount)))
        case WinningsRealised():  # counted when the play ends
            return player
        case CardPurchased():
            return change(player, days=tuple(limit.add(player.days, at, loss=player.loss_by(what))))
        case PlayPaid():
            counted = player.has(LedgerAccount.REALISED) if player.counts_realised else NOTHING
            days = tuple(limit.add(player.days, what.ended_at, loss=counted - what.paid_out))
            return change(player, days=days, current=None)


def _at_table(player: Player, what: ChipsBrought | ChipsReturned, at: datetime) -> Player:
    """C15, B18: chips at a table count as lost until they come back."""
    change, chips = msgspec.structs.replace, player.seats.get(what.table, NOTHING)
    if isinstance(what, ChipsBrought):
        return change(player, seats={**player.seats, what.table: chips + what.amount})
    seats = {table: chips for table, chips in player.seats.items() if table != what.table}
    return change(player, days=tuple(limit.add(player.days, at, loss=chips - what.amount)), seats=seats)


def _asked(player: Player, what: QuestionAsked | QuestionContinued | QuestionAnswered | DisputeDecided) -> Player:
    change, others = msgspec.structs.replace, tuple(each for each in player.waiting if each != what.number)
    match what:
        case QuestionAsked():
            disputes = (*player.disputes, what.number) if what.dispute else player.disputes
            return change(player, asked=what.number, waiting=(*others, what.number), disputes=disputes)
        case QuestionContinued():
            return change(player, waiting=(*others, what.number))
        case QuestionAnswered():
            return change(player, waiting=others)
        case DisputeDecided():
            return change(
                player, waiting=others, disputes=tuple(each for each in player.disputes if each != what.number)
            )


def _recovered(
    player: Player,
    what: PasswordChanged | RecoveryCodesMade | RecoveryCodeUsed | ResetLinkMade | EmailChanged,
    at: datetime,
) -> Player:
    change, entry = msgspec.structs.replace, player.entries + 1
    match what:
        case PasswordChanged():
            return change(player, link=None)
        case RecoveryCodesMade():
            return change(player, codes=CodeSet(entry, at, tuple(range(1, what.count + 1))))
        case RecoveryCodeUsed():
            codes = player.codes
            if codes is None:
                raise ValueError("a code is made before it is used")
            left = tuple(number for number in codes.left if number != what.number)
            return change(player, codes=CodeSet(codes.made, codes.at, left))
        case ResetLinkMade():
            return change(player, link=OpenLink(entry, what.expires_at))
        case EmailChanged():
            return change(player, email=None if what.until is None else OpenLink(entry, what.until))


def _closed(player: Player, what: AccountClosed | ErasureAsked | PersonErased, at: datetime) -> Player:
    change = msgspec.structs.replace
    match what:
        case AccountClosed():
            return change(player, closed_at=at)
        case ErasureAsked():
            return change(player, erasure_asked_at=player.erasure_asked_at or at)
        case PersonErased():
            return change(player, erased_at=at)


def _protected(player: Player, what: ToCase, at: datetime) -> Player:
    change = msgspec.structs.replace
    match what:
        case CaseOpened():
            case = cases.with_findings(OpenCase(what.number), what.findings, at)
            return change(player, cases=what.number, case=case)
        case CaseExtended():
            assert player.case is not None
            return change(player, case=cases.with_findings(player.case, what.findings, at))
        case CaseClosed():
            return change(player, case=None, case_closed_at=at)
        case CaseTaken() | MeasureTaken():
            return player


def _barred(player: Player, what: SelfBlocked | Blocked | BlockLifted | Excluded | Readmitted) -> Player:
    change = msgspec.structs.replace
    match what:
        case SelfBlocked():
            games = GameKind if what.game is None else (what.game,)
            until = {game: max(what.until, player.blocks.get(game, what.until)) for game in games}
            return change(player, blocks={**player.blocks, **until})
        case Blocked():
            games = GameKind if what.game is None else (what.game,)
            return change(player, holds={**player.holds, **dict.fromkeys(games, Hold(what.until))})
        case BlockLifted():
            return change(player, holds={})
        case Excluded() | Readmitted():
            return change(player, excluded=isinstance(what, Excluded))
