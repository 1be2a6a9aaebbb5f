"""Requests of operators: what is in force, and what is done to a player's account, each with its reason."""

from datetime import datetime

from ventuno.desk.case import Case, not_before
from ventuno.desk.people import done
from ventuno.desk.requests import (
    Adjust,
    Done,
    Exclude,
    Found,
    OfTheHouse,
    PostRate,
    PublishLaw,
    PublishRules,
    Readmit,
)
from ventuno.house import exchange, terms, wire
from ventuno.house.happenings import Adjusted, Excluded, Founded, RatesPosted, Readmitted, ToHouse
from ventuno.house.ledger import TILLS, Account
from ventuno.house.refusals import BAD_ADJUSTMENT, FOUNDED_ALREADY, NOT_FOUNDED, REASON_NEEDED
from ventuno.house.terms import House, Notice
from ventuno.rules import law as laws
from ventuno.rules import notation
from ventuno.rules.big21 import RULE_SETS
from ventuno.rules.refusals import Refused
from ventuno.store.protocol import Decision

REASON_CHARACTERS_MAX = 500
ADJUSTABLE = {Account.BALANCE, Account.HOUSE, Account.CASHIER, *TILLS.values()}


def exclude(case: Case, request: Exclude) -> Done:
    """Requirement 26: until lifted. A running play may be finished, without buying cards from the balance."""
    case.record(Excluded(reason=reason(request.reason)))
    return done(case)


def readmit(case: Case, request: Readmit) -> Done:
    case.record(Readmitted(reason=reason(request.reason)))
    return done(case)


def adjust(case: Case, request: Adjust) -> Done:
    """Requirement 27: a correction is a new entry. What a play or a table holds follows from it alone."""
    amount, has = exchange.amount(request.amount), case.player.has(request.source)
    fixed = not {request.source, request.target} <= ADJUSTABLE
    short = request.source is Account.BALANCE and amount > has
    if request.source is request.target or fixed or short:
        raise Refused(BAD_ADJUSTMENT(account=request.source.value, balance=has))
    why = reason(request.reason)
    case.record(Adjusted(source=request.source, target=request.target, amount=amount, reason=why))
    return done(case)


def of_the_house(house: House | None, request: OfTheHouse, at: datetime, actor: str, request_hash: str) -> Decision:
    at = at if house is None else not_before(at, house.last_at)
    happening = _founding(request) if house is None else _happening(house, request, at)
    house, line = terms.record(house, happening, at, actor)
    answer = Done(entry=line.number)
    return Decision(wire.encode(answer), answer, request=request_hash, book=house, lines=(line,))


def _founding(request: OfTheHouse) -> Founded:
    if not isinstance(request, Found):
        raise Refused(NOT_FOUNDED())
    if request.rules not in RULE_SETS:
        raise Refused(notation.UNKNOWN_RULES(known=", ".join(RULE_SETS)))
    return Founded(rules=request.rules, law=str(laws.parse(request.law)))


def _happening(house: House, request: OfTheHouse, at: datetime) -> ToHouse:
    match request:
        case PublishRules():
            notice = Notice(request.effective_at, request.changes, reason(request.reason))
            return terms.publish_rules(house, request.rules, notice, at)
        case PublishLaw():
            notice = Notice(request.effective_at, request.changes, reason(request.reason))
            return terms.publish_law(house, request.law, notice, at)
        case PostRate():
            exchange.rate(request.buys, request.sells)
            return RatesPosted(currency=request.currency, buys=request.buys, sells=request.sells)
        case Found():
            raise Refused(FOUNDED_ALREADY())


def reason(text: str) -> str:
    if not 0 < len(text.strip()) <= REASON_CHARACTERS_MAX or not text.isprintable():
        raise Refused(REASON_NEEDED(most=REASON_CHARACTERS_MAX))
    return text.strip()
