"""Requests about cases of player protection (requirement 46): of the daily look, and of trained staff."""

from datetime import timedelta

from ventuno.desk.accounts import done
from ventuno.desk.office.actions import MESSAGE_CHARACTERS_MAX, reason
from ventuno.desk.requests import BeginCase, CloseCase, Done, OfCase, ReportFindings, TakeCase, TakeMeasure
from ventuno.desk.transaction import Transaction
from ventuno.house.accounts.events import Blocked, Excluded, LimitImposed, ToPlayer
from ventuno.house.ledger import exchange
from ventuno.house.protection import cases, checks
from ventuno.house.protection.events import CaseClosed, CaseExtended, CaseOpened, CaseTaken, Measure, MeasureTaken
from ventuno.house.refusals import BAD_MEASURE, BAD_MESSAGE
from ventuno.rules.refusals import Refusal, Refused

LAW = "BGS 80"  # the reason that a player reads for a pause or an exclusion; the message after it says more


def report(transaction: Transaction, request: ReportFindings) -> Done:
    """Open a case, or add to the open one what it does not know. Nothing if one was closed meanwhile."""
    player, found, criteria = transaction.player, request.findings, request.criteria
    if player.case is not None:
        found = cases.news(player.case, found, transaction.at)
        if found:
            transaction.record(CaseExtended(number=player.case.number, criteria=criteria, findings=found))
    elif player.cases == request.cases:
        transaction.record(CaseOpened(number=player.cases + 1, criteria=criteria, findings=found))
    return done(transaction)


def of_case(transaction: Transaction, request: OfCase) -> Done:
    player, known = transaction.player, transaction.house.entries
    if isinstance(request, BeginCase):
        cases.may_open(player.case)
        number, why = player.cases + 1, reason(request.reason)
        transaction.record(CaseOpened(number=number, reason=why, house_entries=known))
        return done(transaction)
    cases.must_be_open(player.case, player.cases, request.number)
    match request:
        case TakeCase():
            transaction.record(CaseTaken(number=request.number, house_entries=known))
        case TakeMeasure():
            _measure(transaction, request)
        case CloseCase():
            outcome = reason(request.outcome)
            transaction.record(
                CaseClosed(number=request.number, judgement=request.judgement, outcome=outcome, house_entries=known)
            )
    return done(transaction)


def _measure(transaction: Transaction, request: TakeMeasure) -> None:
    """What is done to the account and the line that says why are in the journal together, or not at all."""
    needs_days = request.measure in {Measure.PAUSE, Measure.LIMIT}
    days = request.days
    if needs_days != (days is not None) or (days is not None and days not in cases.MEASURE_DAYS):
        raise Refused(_bad())
    until = None if days is None else transaction.at + timedelta(days=days)
    why, text, known = reason(request.reason), request.text.strip(), transaction.house.entries
    if len(text) > MESSAGE_CHARACTERS_MAX or not text.replace("\n", "").isprintable():
        raise Refused(BAD_MESSAGE(most=MESSAGE_CHARACTERS_MAX))
    effect = _effect(transaction, request, days)
    taken = MeasureTaken(
        number=request.number, measure=request.measure, reason=why, until=until, text=text, house_entries=known
    )
    transaction.record(*effect, taken)


def _effect(transaction: Transaction, request: TakeMeasure, days: int | None) -> tuple[ToPlayer, ...]:
    known = transaction.house.entries
    if (request.measure is Measure.LIMIT) != (request.limit is not None and request.amount is not None):
        raise Refused(_bad())
    match request.measure:
        case Measure.MESSAGE:
            return ()
        case Measure.EXCLUSION:
            return (Excluded(reason=LAW, house_entries=known),)
        case Measure.PAUSE:
            assert days is not None
            until = transaction.at + timedelta(days=days)
            return (Blocked(game=None, reason=LAW, until=until, house_entries=known),)
        case Measure.LIMIT:
            return (_lowered(transaction, request, days),)


def _lowered(transaction: Transaction, request: TakeMeasure, days: int | None) -> LimitImposed:
    assert days is not None
    assert request.limit is not None
    assert request.amount is not None
    amount, until = exchange.amount(request.amount), transaction.at + timedelta(days=days)
    if not checks.lowers(transaction.player, request.limit, amount, until, transaction.at):
        raise Refused(_bad())
    known = transaction.house.entries
    return LimitImposed(limit=request.limit, amount=amount, until=until, reason=LAW, house_entries=known)


def _bad() -> Refusal:
    return BAD_MEASURE(days=cases.MEASURE_DAYS[-1])
