"""The operator's console: daily checks (“rounds” on the wire) and their alerts (requirements 13, 14, 36, 37)."""

import asyncio
from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ventuno.desk import requests
from ventuno.desk.office import actions
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.office.events import AlertAnswered, AlertRaised, DailyCheckRecorded
from ventuno.house.office.house_state import BOOK, LastDailyCheck
from ventuno.house.office.staff import Power
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.server.console.views import daily_check
from ventuno.server.console.views.books import daily_check_record
from ventuno.server.console.wire import daily_checks as wire
from ventuno.server.console.wire.reasons import GiveReasonBody
from ventuno.server.context import Asking, Context, InContext, Key, OfStaff
from ventuno.server.http.problems import language_of
from ventuno.server.refusals import ROUND_RUNNING

ROUNDS: Final = 30
ALERTS: Final = 50
OPEN_MAX: Final = 200  # open alerts shown; older ones are shown when these are answered
AtAlert = Annotated[int, PathParameter(name="alert", ge=1, le=2**31)]
Before = Annotated[int | None, QueryParameter(name="before", ge=1, le=2**31, description="Only what came before it.")]


# ----- rounds


@get("/rounds", power=Power.READ_HOUSE)
async def rounds(request: Asking, context: InContext, before: Before = None) -> wire.DailyChecks:
    return await _rounds(context, language_of(request.headers.get("accept-language")), before)


@post("/rounds", status_code=200, power=Power.CHECKS)
async def make(data: JSONBody[GiveReasonBody], request: Asking, staff: OfStaff, context: InContext) -> wire.DailyChecks:
    """Have a check made now, by a separate process. It needs no key: while one is being made, another is refused."""
    reason = actions.reason(data.reason)
    if context.daily_check.running:
        raise Refused(ROUND_RUNNING())
    context.daily_check.ask_for(staff.actor, reason)
    return await _rounds(context, language_of(request.headers.get("accept-language")), None)


async def _rounds(context: Context, language: Language, before: int | None) -> wire.DailyChecks:
    lines = await context.store.books.recent_lines(BOOK, ("round_made",), before=before, most=ROUNDS + 1)
    found = [codec.decode(line.text, Entry) for line in lines[:ROUNDS]]
    shown = [
        daily_check_record(LastDailyCheck(each.number, each.at, each.actor, each.what), language)
        for each in found
        if isinstance(each.what, DailyCheckRecorded)
    ]
    house = await context.house()
    return wire.DailyChecks(
        rounds=shown,
        before=shown[-1].entry if len(lines) > ROUNDS else None,
        making=daily_check.making(context, house, language),
        software=await daily_check.software(),
        configuration=daily_check.configuration(context, house),
    )


# ----- alerts


@get("/alerts", power=Power.READ_HOUSE)
async def alerts(context: InContext, before: Before = None) -> wire.Alerts:
    """Open alerts come first, on the first page; then answered ones, the last answered first."""
    return await _alerts(context, before)


@post("/alerts/{alert:int}/answer", status_code=200, power=Power.CHECKS)
async def answer(
    alert: AtAlert, data: JSONBody[wire.AnswerAlertBody], key: Key, staff: OfStaff, context: InContext
) -> wire.Alerts:
    """Say what was done about an alert. Each alert is answered once."""
    await context.desk.run(requests.AnswerAlert(alert=alert, done=data.done), key=key, actor=staff.actor)
    return await _alerts(context, None)


async def _alerts(context: Context, before: int | None) -> wire.Alerts:
    house = await context.house()
    lines = await context.store.books.recent_lines(BOOK, ("alert_answered",), before=before, most=ALERTS + 1)
    answers = [codec.decode(line.text, Entry) for line in lines[:ALERTS]]
    unanswered = [(each.alert, None) for each in reversed(house.alerts[-OPEN_MAX:])] if before is None else []
    answered = [(each.what.alert, each) for each in answers if isinstance(each.what, AlertAnswered)]
    shown = await asyncio.gather(*(_alert(context, number, by) for number, by in (*unanswered, *answered)))
    return wire.Alerts(
        alerts=shown,
        open=len(house.alerts),
        before=answers[-1].number if len(lines) > ALERTS else None,
    )


async def _alert(context: Context, number: int, answered: Entry | None) -> wire.AlertRecord:
    (line,) = await context.store.books.lines(BOOK, after=number - 1, most=1)
    raised = codec.decode(line.text, Entry)
    what, reply = raised.what, None if answered is None else answered.what
    assert isinstance(what, AlertRaised)
    return wire.AlertRecord(
        alert=number,
        at=raised.at,
        subject=what.subject.value,
        facts=what.about | what.facts,
        answered_at=None if answered is None else answered.at,
        answered_by=None if answered is None else answered.actor,
        done=reply.done if isinstance(reply, AlertAnswered) else None,
    )
