"""The operator's console: rounds, and the alerts they raise (requirements 13, 14, 36, 37)."""

import asyncio
from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ventuno.desk import operators, requests
from ventuno.house import wire as house_wire
from ventuno.house.happenings import AlertAnswered, AlertRaised, RoundMade
from ventuno.house.journal import Entry
from ventuno.house.staff import Power
from ventuno.house.terms import BOOK, LastRound
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.server import console_control_wire as wire
from ventuno.server import rounds as making
from ventuno.server.console_books import round_record
from ventuno.server.console_wire import GiveReason
from ventuno.server.front import Asking, AtFront, Front, Key, OfStaff
from ventuno.server.problems import language_of
from ventuno.server.refusals import ROUND_RUNNING

ROUNDS: Final = 30
ALERTS: Final = 50
OPEN_MAX: Final = 200  # that are shown; older ones when these are answered
AtAlert = Annotated[int, PathParameter(name="alert", ge=1, le=2**31)]
Before = Annotated[int | None, QueryParameter(name="before", ge=1, le=2**31, description="Only what came before it.")]


# ----- rounds


@get("/rounds", power=Power.READ_HOUSE)
async def rounds(request: Asking, front: AtFront, before: Before = None) -> wire.Rounds:
    return await _rounds(front, language_of(request.headers.get("accept-language")), before)


@post("/rounds", status_code=200, power=Power.ACT)
async def make(data: JSONBody[GiveReason], request: Asking, staff: OfStaff, front: AtFront) -> wire.Rounds:
    """Have one made now, by a process of its own. It has no key: while one is being made, another is refused."""
    reason = operators.reason(data.reason)
    if front.backroom.running(making.JOB):
        raise Refused(ROUND_RUNNING())
    making.ask_for(front, staff.actor, reason)
    return await _rounds(front, language_of(request.headers.get("accept-language")), None)


async def _rounds(front: Front, language: Language, before: int | None) -> wire.Rounds:
    lines = await front.store.newest_rare_lines(BOOK, ("round_made",), before=before, most=ROUNDS + 1)
    found = [house_wire.decode(line.text, Entry) for line in lines[:ROUNDS]]
    shown = [
        round_record(LastRound(each.number, each.at, each.actor, each.what), language)
        for each in found
        if isinstance(each.what, RoundMade)
    ]
    house = await front.house()
    return wire.Rounds(
        rounds=shown,
        before=shown[-1].entry if len(lines) > ROUNDS else None,
        making=making.making(front, house, language),
        software=await making.software(),
        configuration=making.configuration(front, house),
    )


# ----- alerts


@get("/alerts", power=Power.READ_HOUSE)
async def alerts(front: AtFront, before: Before = None) -> wire.Alerts:
    """Open ones first, on the first page; then those that were answered, the last answered first."""
    return await _alerts(front, before)


@post("/alerts/{alert:int}/answer", status_code=200, power=Power.ACT)
async def answer(
    alert: AtAlert, data: JSONBody[wire.AnswerAlert], key: Key, staff: OfStaff, front: AtFront
) -> wire.Alerts:
    """What was done about it; once."""
    await front.desk.run(requests.AnswerAlert(alert=alert, done=data.done), key=key, actor=staff.actor)
    return await _alerts(front, None)


async def _alerts(front: Front, before: int | None) -> wire.Alerts:
    house = await front.house()
    lines = await front.store.newest_rare_lines(BOOK, ("alert_answered",), before=before, most=ALERTS + 1)
    answers = [house_wire.decode(line.text, Entry) for line in lines[:ALERTS]]
    unanswered = [(each.alert, None) for each in reversed(house.alerts[-OPEN_MAX:])] if before is None else []
    answered = [(each.what.alert, each) for each in answers if isinstance(each.what, AlertAnswered)]
    shown = await asyncio.gather(*(_alert(front, number, by) for number, by in (*unanswered, *answered)))
    return wire.Alerts(
        alerts=shown,
        open=len(house.alerts),
        before=answers[-1].number if len(lines) > ALERTS else None,
    )


async def _alert(front: Front, number: int, answered: Entry | None) -> wire.AlertRecord:
    (line,) = await front.store.lines(BOOK, after=number - 1, most=1)
    raised = house_wire.decode(line.text, Entry)
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
