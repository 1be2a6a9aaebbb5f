"""The operator's console: the inbox of questions and disputes, answers and decisions (requirement 47, C17)."""

import re
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ventuno.desk import requests
from ventuno.house.accounts.questions import QuestionState
from ventuno.house.office.staff import Power
from ventuno.house.refusals import NO_ACCOUNT, NO_QUESTION
from ventuno.rules.refusals import Refused
from ventuno.server.console.wire import questions as wire
from ventuno.server.context import Context, InContext, Key, OfStaff
from ventuno.server.questions import views
from ventuno.server.questions.wire import StateOfQuestion

SHOWN = 50

Name = Annotated[str, PathParameter(name="question", min_length=1, max_length=64, description="Player and number.")]
Wanted = Annotated[StateOfQuestion, QueryParameter(name="state")]
Skip = Annotated[int, QueryParameter(name="skip", ge=0, le=1_000_000)]


@get("/questions", power=Power.READ_PLAYERS)
async def inbox(context: InContext, wanted: Wanted = "waiting", skip: Skip = 0) -> wire.Inbox:
    """Those that have waited longest come first."""
    found = await context.store.questions.in_state(QuestionState(wanted), most=SHOWN + 1, skip=skip)
    shown = [
        wire.InboxLine(player=each.player, login=await _login(context, each.player), question=views.line(each))
        for each in found[:SHOWN]
    ]
    return wire.Inbox(questions=shown, skip=skip + SHOWN if len(found) > SHOWN else None)


@get("/questions/{question:str}", power=Power.READ_PLAYERS)
async def file(question: Name, context: InContext) -> wire.InboxFile:
    return await _file(context, question)


@post("/questions/{question:str}/answer", status_code=200, power=Power.WRITE_MESSAGES)
async def answer(
    question: Name, data: JSONBody[wire.AnswerQuestionBody], key: Key, staff: OfStaff, context: InContext
) -> wire.InboxFile:
    player, number = _named(question)
    wanted = requests.AnswerQuestion(number=number, text=data.text, closes=data.closes)
    await context.desk.do(wanted, player=player, key=key, actor=staff.actor)
    return await _file(context, question)


@post("/questions/{question:str}/decide", status_code=200, power=Power.ACT)
async def decide(
    question: Name, data: JSONBody[wire.DecideDisputeBody], key: Key, staff: OfStaff, context: InContext
) -> wire.InboxFile:
    """C17: the decision is on record with the name of whoever decided, and with the posting that followed."""
    player, number = _named(question)
    wanted = requests.DecideDispute(number=number, text=data.text, upheld=data.upheld, amount=data.amount)
    await context.desk.do(wanted, player=player, key=key, actor=staff.actor)
    return await _file(context, question)


async def _file(context: Context, question: str) -> wire.InboxFile:
    player, number = _named(question)
    found = await views.file(context.store, player, number)
    return wire.InboxFile(player=player, login=await _login(context, player), file=found)


def _named(question: str) -> tuple[str, int]:
    """The player and the number, from `4f0c2a…-3`. Any other name is that of no question."""
    player, _, number = question.rpartition("-")
    if not player or not re.fullmatch(r"[1-9]\d{0,8}", number, re.ASCII):
        raise Refused(NO_QUESTION())
    return player, int(number)


async def _login(context: Context, player: str) -> str:
    person = await context.store.people.of_player(player)
    if person is None:
        raise Refused(NO_ACCOUNT())
    return person.login
