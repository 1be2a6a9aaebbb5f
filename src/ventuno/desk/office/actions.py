"""Requests of the staff: about what is in force, about a player's account, about who works here. Each has a reason.

Whether somebody may do a thing is judged by the house's own journal, in the same transaction as the thing itself.
"""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

import msgspec

from ventuno.desk.accounts import done
from ventuno.desk.office import four_eyes
from ventuno.desk.requests import (
    Adjust,
    AnswerAlert,
    AnswerGuest,
    AnswerQuestion,
    Appoint,
    BeginCase,
    Block,
    ChangeOwnPassword,
    ChangeRole,
    CloseCase,
    CloseGames,
    CorrectPerson,
    DecideDispute,
    DecideIdentity,
    Dismiss,
    Done,
    Enter,
    ErasePerson,
    Exclude,
    Found,
    HoldAccount,
    LiftBlock,
    MakeResetLink,
    OfTheHouse,
    PostRate,
    PublishLaw,
    PublishOnlineTerms,
    PublishRules,
    PublishTableRules,
    Readmit,
    RecordDailyCheck,
    RenewCredentials,
    ReopenGames,
    ReportLog,
    TakeCase,
    TakeMeasure,
    VoidGame,
    WriteMessage,
)
from ventuno.desk.transaction import Transaction
from ventuno.house.accounts import closing, identity
from ventuno.house.accounts.events import (
    Adjusted,
    Blocked,
    BlockLifted,
    Excluded,
    GameKind,
    IdentityCheckBegun,
    IdentityChecked,
    MessageWritten,
    Readmitted,
)
from ventuno.house.accounts.identity import IdentityState
from ventuno.house.documents import online_terms
from ventuno.house.ledger import exchange
from ventuno.house.ledger.postings import TILLS, LedgerAccount
from ventuno.house.office import alerts, approvals, guests, house_state, publishing, staff
from ventuno.house.office.events import (
    CredentialsRenewed,
    Founded,
    RatesPosted,
    StaffAppointed,
    StaffDismissed,
    StaffEntered,
    StaffPasswordChanged,
    ToHouse,
)
from ventuno.house.office.house_state import HouseState
from ventuno.house.office.publishing import Notice
from ventuno.house.office.staff import Power, Role
from ventuno.house.refusals import (
    BAD_ADJUSTMENT,
    BAD_MESSAGE,
    BLOCK_IN_THE_PAST,
    FOUNDED_ALREADY,
    LAST_OPERATOR,
    NO_STAFF,
    NOT_BLOCKED,
    NOT_FOUNDED,
    REASON_NEEDED,
    STAFF_KNOWN,
)
from ventuno.rules import law as laws
from ventuno.rules import notation
from ventuno.rules.big21 import RULE_SETS
from ventuno.rules.refusals import Refused

REASON_CHARACTERS_MAX = 500
MESSAGE_CHARACTERS_MAX = 2000
ADJUSTABLE = {LedgerAccount.BALANCE, LedgerAccount.HOUSE, LedgerAccount.CASHIER, *TILLS.values()}


def power_for(request: object) -> Power:
    """The power that a member of the staff needs for this request."""
    return _POWERS[type(request)]


_POWERS: Final[Mapping[type, Power]] = {
    **dict.fromkeys((WriteMessage, AnswerQuestion, AnswerGuest), Power.WRITE_MESSAGES),
    MakeResetLink: Power.RESET_ACCESS,
    **dict.fromkeys((BeginCase, TakeCase, TakeMeasure, CloseCase), Power.PROTECT),
    **dict.fromkeys((Block, LiftBlock, Exclude, Readmit, HoldAccount), Power.BLOCK),
    **dict.fromkeys((DecideIdentity, CorrectPerson), Power.IDENTIFY),
    ErasePerson: Power.ERASE,
    Adjust: Power.ADJUST,
    DecideDispute: Power.DECIDE_DISPUTES,
    PostRate: Power.RATES,
    **dict.fromkeys((Found, PublishRules, PublishLaw, PublishTableRules, PublishOnlineTerms), Power.TERMS),
    **dict.fromkeys((CloseGames, ReopenGames), Power.GAMES),
    VoidGame: Power.TABLES,
    **dict.fromkeys((RecordDailyCheck, AnswerAlert), Power.CHECKS),
    **dict.fromkeys((Appoint, ChangeRole, Dismiss, RenewCredentials), Power.STAFF),
    **dict.fromkeys((Enter, ChangeOwnPassword), Power.READ_PLAYERS),  # every role has it
}


# ----- to a player's account


def exclude(transaction: Transaction, request: Exclude) -> Done:
    """Requirement 26: until lifted. A running play may be finished, without buying cards from the balance."""
    transaction.record(Excluded(reason=reason(request.reason), house_entries=transaction.house.entries))
    return done(transaction)


def readmit(transaction: Transaction, request: Readmit) -> Done:
    transaction.record(Readmitted(reason=reason(request.reason), house_entries=transaction.house.entries))
    return done(transaction)


def hold_account(transaction: Transaction) -> Done:
    """Whoever was identified is a person of their own, and stays so."""
    if transaction.player.identity is IdentityState.UNCHECKED and transaction.player.closed_at is None:
        transaction.record(IdentityCheckBegun(house_entries=transaction.house.entries))
    return done(transaction)


def decide_identity(transaction: Transaction, request: DecideIdentity) -> Done:
    """An account that is held but was never asked to pay or play has nothing on record yet."""
    why, known = reason(request.reason), transaction.house.entries
    if transaction.held_off_record:
        transaction.record(IdentityCheckBegun(house_entries=known))
    identity.may_decide(transaction.player.identity)
    transaction.record(IdentityChecked(same=request.same, reason=why, house_entries=known))
    return done(transaction)


def block(transaction: Transaction, request: Block) -> Done:
    """Requirement 35: stop one player. Running plays may be finished, as after an exclusion."""
    until = None if request.until is None else request.until.astimezone(UTC)
    if until is not None and until <= transaction.at:
        raise Refused(BLOCK_IN_THE_PAST())
    why, known = reason(request.reason), transaction.house.entries
    transaction.record(Blocked(game=request.game, reason=why, until=until, house_entries=known))
    return done(transaction)


def lift_block(transaction: Transaction, request: LiftBlock) -> Done:
    if not transaction.player.holds:
        raise Refused(NOT_BLOCKED())
    transaction.record(BlockLifted(reason=reason(request.reason), house_entries=transaction.house.entries))
    return done(transaction)


def write_message(transaction: Transaction, request: WriteMessage) -> Done:
    text = request.text.strip()
    if not 0 < len(text) <= MESSAGE_CHARACTERS_MAX or not text.replace("\n", "").isprintable():
        raise Refused(BAD_MESSAGE(most=MESSAGE_CHARACTERS_MAX))
    transaction.record(MessageWritten(text=text, house_entries=transaction.house.entries))
    return done(transaction)


def adjust(transaction: Transaction, request: Adjust) -> Done:
    """Requirement 27: a correction is a new entry. It cannot change what a running play or a table holds."""
    amount, has = exchange.amount(request.amount), transaction.player.has(request.source)
    fixed = not {request.source, request.target} <= ADJUSTABLE
    short = request.source is LedgerAccount.BALANCE and amount > has
    if request.source is request.target or fixed or short:
        raise Refused(BAD_ADJUSTMENT(account=request.source.value, balance=has))
    refusal = closing.closed(transaction.player)
    if refusal is not None and request.target is LedgerAccount.BALANCE:  # nobody could pay it out any more
        raise Refused(refusal)
    why, known = reason(request.reason), transaction.house.entries
    transaction.record(
        Adjusted(
            source=request.source,
            target=request.target,
            amount=amount,
            reason=why,
            house_entries=known,
            proposal=transaction.proposal,
        )
    )
    return done(transaction)


# ----- to the house


def of_the_house(transaction: Transaction, request: OfTheHouse) -> Done:
    """Requests about the house itself. Founding it needs no power, because nobody has one yet."""
    house, actor = transaction.records.house, transaction.actor
    if house is None:
        transaction.record_in_house(_founding(request))
        return Done(entry=1)
    if isinstance(request, RecordDailyCheck):
        events = _round(house, request, actor)
    elif isinstance(request, ReportLog):
        events = _about_the_log(house, request)
    else:
        staff.authorise(house.staff, actor, power_for(request))
        if isinstance(request, AnswerGuest):
            events = (guests.answer(transaction.records.guest, reason(request.done)),)
        else:
            event = event_of(house, request, transaction.at)
            if approvals.needed(house, event):
                return four_eyes.propose(transaction, request, event)
            events = (event,)
    transaction.record_in_house(*events)
    if isinstance(request, Appoint | ChangeRole):
        four_eyes.begin_four_eyes(transaction)
    return Done(entry=house.entries + min(1, len(events)))


def _round(house: HouseState, request: RecordDailyCheck, actor: str) -> tuple[ToHouse, ...]:
    """The daily check and its alerts, in one transaction: if two processes make a check, only one records it."""
    if actor != staff.ROUND:
        staff.authorise(house.staff, actor, power_for(request))
    raised = alerts.due(house, request.made, request.seen)
    return msgspec.structs.replace(request.made, alerts=len(raised)), *raised


def _about_the_log(house: HouseState, request: ReportLog) -> tuple[ToHouse, ...]:
    """Only the server itself asks for it. What is on record already is not recorded again."""
    alert = alerts.of_finding(request.found)
    raised = () if alerts.is_open(house, alert) else (alert,)
    everything_closed = all(game in house.closed for game in GameKind)
    closed = (house_state.close(house, None, request.reason),) if request.close and not everything_closed else ()
    return (*raised, *closed)


def _founding(request: OfTheHouse) -> Founded:
    if not isinstance(request, Found):
        raise Refused(NOT_FOUNDED())
    if request.rules not in RULE_SETS:
        raise Refused(notation.UNKNOWN_RULES(known=", ".join(RULE_SETS)))
    found = request.online_terms
    terms = None if found is None else online_terms.checked(found.version, found.texts)
    return Founded(rules=request.rules, law=str(laws.parse(request.law)), online_terms=terms)


def event_of(house: HouseState, request: OfTheHouse, at: datetime) -> ToHouse:
    assert not isinstance(request, RecordDailyCheck | ReportLog | AnswerGuest)
    match request:
        case PublishRules():
            notice = Notice(request.effective_at, request.changes, reason(request.reason), request.figures)
            return publishing.publish_rules(house, request.rules, notice, at, text=request.text)
        case PublishLaw():
            notice = Notice(request.effective_at, request.changes, reason(request.reason), request.also)
            return publishing.publish_law(house, request.law, notice, at, figures=request.figures)
        case PublishTableRules():
            notice = Notice(request.effective_at, request.changes, reason(request.reason))
            return publishing.publish_table_rules(house, request.rules, notice, at, text=request.text)
        case PublishOnlineTerms():
            notice = Notice(request.effective_at, request.changes, reason(request.reason))
            return publishing.publish_online_terms(house, request.online_terms, notice, at)
        case PostRate():
            exchange.rate(house, request.currency, request.buys, request.sells, confirmed=request.confirmed)
            why = reason(request.reason)
            return RatesPosted(currency=request.currency, buys=request.buys, sells=request.sells, reason=why)
        case CloseGames():
            return house_state.close(house, request.game, reason(request.reason))
        case ReopenGames():
            return house_state.reopen(house, request.game, reason(request.reason))
        case AnswerAlert():
            return alerts.answer(house, request.alert, reason(request.done))
        case Found():
            raise Refused(FOUNDED_ALREADY())
        case _:
            return _of_staff(house, request)


def _of_staff(
    house: HouseState, request: Appoint | ChangeRole | Dismiss | RenewCredentials | Enter | ChangeOwnPassword
) -> ToHouse:
    if isinstance(request, Enter):
        return StaffEntered(reads=request.reads, reads_hash=request.reads_hash, credentials=request.credentials)
    if isinstance(request, ChangeOwnPassword):
        return StaffPasswordChanged(credentials=request.credentials)
    staff.may_be_called(request.name)
    if isinstance(request, Appoint) is (request.name in house.staff):
        raise Refused(STAFF_KNOWN() if isinstance(request, Appoint) else NO_STAFF())
    why = reason(request.reason)
    match request:
        case Appoint() | ChangeRole():
            _keeps_an_operator(house, request.name, request.role)
            return StaffAppointed(name=request.name, role=request.role, reason=why)
        case Dismiss():
            _keeps_an_operator(house, request.name, None)
            return StaffDismissed(name=request.name, reason=why)
        case RenewCredentials():
            return CredentialsRenewed(name=request.name, reason=why)


def _keeps_an_operator(house: HouseState, name: str, role: Role | None) -> None:
    """Refused if no operator would be left: then only somebody with the database itself could act."""
    operators = {each for each, member in house.staff.items() if member.role is Role.OPERATOR}
    if operators == {name} and role is not Role.OPERATOR:
        raise Refused(LAST_OPERATOR())


def reason(text: str) -> str:
    if not 0 < len(text.strip()) <= REASON_CHARACTERS_MAX or not text.isprintable():
        raise Refused(REASON_NEEDED(most=REASON_CHARACTERS_MAX))
    return text.strip()
