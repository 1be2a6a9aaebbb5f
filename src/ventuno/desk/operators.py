"""Requests of the staff: what is in force, what is done to a player's account, who works here; each with its reason.

What somebody may do is judged by the house's own journal, in the same transaction as the thing itself.
"""

from datetime import UTC, datetime

import msgspec

from ventuno.desk.case import Case, not_before
from ventuno.desk.people import done
from ventuno.desk.requests import (
    Adjust,
    AnswerAlert,
    Appoint,
    Block,
    ChangeRole,
    CloseGames,
    Dismiss,
    Done,
    Enter,
    Exclude,
    Found,
    LiftBlock,
    OfTheHouse,
    PostRate,
    PublishLaw,
    PublishRules,
    Readmit,
    RecordRound,
    RenewCredentials,
    ReopenGames,
    WriteMessage,
)
from ventuno.house import alerts, exchange, staff, terms, wire
from ventuno.house.happenings import (
    Adjusted,
    Blocked,
    BlockLifted,
    CredentialsRenewed,
    Excluded,
    Founded,
    MessageWritten,
    RatesPosted,
    Readmitted,
    StaffAppointed,
    StaffDismissed,
    StaffEntered,
    ToHouse,
)
from ventuno.house.journal import Line
from ventuno.house.ledger import TILLS, Account
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
from ventuno.house.staff import Power, Role
from ventuno.house.terms import House, Notice
from ventuno.rules import law as laws
from ventuno.rules import notation
from ventuno.rules.big21 import RULE_SETS
from ventuno.rules.refusals import Refused
from ventuno.store.protocol import Decision

REASON_CHARACTERS_MAX = 500
MESSAGE_CHARACTERS_MAX = 2000
ADJUSTABLE = {Account.BALANCE, Account.HOUSE, Account.CASHIER, *TILLS.values()}


def power_for(request: object) -> Power:
    """What one must be allowed to do to ask for that."""
    match request:
        case WriteMessage():
            return Power.WRITE_MESSAGES
        case Enter():
            return Power.READ_PLAYERS  # everybody's who works here
        case _:
            return Power.ACT


# ----- to a player's account


def exclude(case: Case, request: Exclude) -> Done:
    """Requirement 26: until lifted. A running play may be finished, without buying cards from the balance."""
    case.record(Excluded(reason=reason(request.reason), house_entries=case.house.entries))
    return done(case)


def readmit(case: Case, request: Readmit) -> Done:
    case.record(Readmitted(reason=reason(request.reason), house_entries=case.house.entries))
    return done(case)


def block(case: Case, request: Block) -> Done:
    """Requirement 35: one player. What runs may be finished, as after an exclusion."""
    until = None if request.until is None else request.until.astimezone(UTC)
    if until is not None and until <= case.at:
        raise Refused(BLOCK_IN_THE_PAST())
    why, known = reason(request.reason), case.house.entries
    case.record(Blocked(game=request.game, reason=why, until=until, house_entries=known))
    return done(case)


def lift_block(case: Case, request: LiftBlock) -> Done:
    if not case.player.holds:
        raise Refused(NOT_BLOCKED())
    case.record(BlockLifted(reason=reason(request.reason), house_entries=case.house.entries))
    return done(case)


def write_message(case: Case, request: WriteMessage) -> Done:
    text = request.text.strip()
    if not 0 < len(text) <= MESSAGE_CHARACTERS_MAX or not text.replace("\n", "").isprintable():
        raise Refused(BAD_MESSAGE(most=MESSAGE_CHARACTERS_MAX))
    case.record(MessageWritten(text=text, house_entries=case.house.entries))
    return done(case)


def adjust(case: Case, request: Adjust) -> Done:
    """Requirement 27: a correction is a new entry. What a play or a table holds follows from it alone."""
    amount, has = exchange.amount(request.amount), case.player.has(request.source)
    fixed = not {request.source, request.target} <= ADJUSTABLE
    short = request.source is Account.BALANCE and amount > has
    if request.source is request.target or fixed or short:
        raise Refused(BAD_ADJUSTMENT(account=request.source.value, balance=has))
    why, known = reason(request.reason), case.house.entries
    what = Adjusted(source=request.source, target=request.target, amount=amount, reason=why, house_entries=known)
    case.record(what)
    return done(case)


# ----- to the house


def of_the_house(house: House | None, request: OfTheHouse, at: datetime, actor: str, request_hash: str) -> Decision:
    at = at if house is None else not_before(at, house.last_at)
    if house is None:
        happenings: tuple[ToHouse, ...] = (_founding(request),)
    elif isinstance(request, RecordRound):
        happenings = _round(house, request, actor)
    else:
        staff.authorise(house.staff, actor, power_for(request))
        happenings = (_happening(house, request, at),)
    lines: list[Line] = []
    for happening in happenings:
        house, line = terms.record(house, happening, at, actor)
        lines.append(line)
    answer = Done(entry=lines[0].number)
    return Decision(wire.encode(answer), answer, request=request_hash, book=house, lines=tuple(lines))


def _round(house: House, request: RecordRound, actor: str) -> tuple[ToHouse, ...]:
    """The round and the alerts it raises: together, so that of two processes one has made it."""
    if actor != staff.ROUND:
        staff.authorise(house.staff, actor, power_for(request))
    raised = alerts.due(house, request.made, request.seen)
    return msgspec.structs.replace(request.made, alerts=len(raised)), *raised


def _founding(request: OfTheHouse) -> Founded:
    if not isinstance(request, Found):
        raise Refused(NOT_FOUNDED())
    if request.rules not in RULE_SETS:
        raise Refused(notation.UNKNOWN_RULES(known=", ".join(RULE_SETS)))
    return Founded(rules=request.rules, law=str(laws.parse(request.law)))


def _happening(house: House, request: OfTheHouse, at: datetime) -> ToHouse:
    assert not isinstance(request, RecordRound)
    match request:
        case PublishRules():
            notice = Notice(request.effective_at, request.changes, reason(request.reason))
            return terms.publish_rules(house, request.rules, notice, at)
        case PublishLaw():
            notice = Notice(request.effective_at, request.changes, reason(request.reason))
            return terms.publish_law(house, request.law, notice, at, highest_payout=request.highest_payout)
        case PostRate():
            exchange.rate(request.buys, request.sells)
            return RatesPosted(currency=request.currency, buys=request.buys, sells=request.sells)
        case CloseGames():
            return terms.close(house, request.game, reason(request.reason))
        case ReopenGames():
            return terms.reopen(house, request.game, reason(request.reason))
        case AnswerAlert():
            return alerts.answer(house, request.alert, reason(request.done))
        case Found():
            raise Refused(FOUNDED_ALREADY())
        case _:
            return _of_staff(house, request)


def _of_staff(house: House, request: Appoint | ChangeRole | Dismiss | RenewCredentials | Enter) -> ToHouse:
    if isinstance(request, Enter):
        return StaffEntered()
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


def _keeps_an_operator(house: House, name: str, role: Role | None) -> None:
    """Otherwise nobody could act but who has the database in hand."""
    operators = {each for each, member in house.staff.items() if member.role is Role.OPERATOR}
    if operators == {name} and role is not Role.OPERATOR:
        raise Refused(LAST_OPERATOR())


def reason(text: str) -> str:
    if not 0 < len(text.strip()) <= REASON_CHARACTERS_MAX or not text.isprintable():
        raise Refused(REASON_NEEDED(most=REASON_CHARACTERS_MAX))
    return text.strip()
