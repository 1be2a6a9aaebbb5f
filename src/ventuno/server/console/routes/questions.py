"""The operator's console: the inbox of questions and disputes, answers and decisions (requirement 47, C17)."""

import re
from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ventuno.desk import requests
from ventuno.house.accounts.events import DisputeDecided
from ventuno.house.contact.questions import QuestionState
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.office.events import GuestAnswered
from ventuno.house.office.guests import GuestQuestion
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.office.reads import ReadKind
from ventuno.house.office.staff import Power
from ventuno.house.refusals import NO_QUESTION
from ventuno.rules.refusals import Refused
from ventuno.server.console import reading
from ventuno.server.console.wire import questions as wire
from ventuno.server.context import Context, InContext, Key, OfStaff
from ventuno.server.questions import views
from ventuno.server.questions.wire import Said, StateOfQuestion

SHOWN = 50

Name = Annotated[str, PathParameter(name="question", min_length=1, max_length=64, description="Player and number.")]
Guest = Annotated[str, PathParameter(name="guest_question", pattern=r"^[0-9a-f]{32}$")]
Wanted = Annotated[StateOfQuestion, QueryParameter(name="state")]
Skip = Annotated[int, QueryParameter(name="skip", ge=0, le=1_000_000)]


@get("/questions", power=Power.READ_PLAYERS)
async def inbox(staff: OfStaff, context: InContext, wanted: Wanted = "waiting", skip: Skip = 0) -> wire.Inbox:
    """Those that have waited longest come first."""
    found = await context.store.questions.in_state(QuestionState(wanted), most=SHOWN + 1, skip=skip)
    guests: Sequence[GuestQuestion] = ()
    if wanted != "answered":
        guests = await context.store.guests.listed(answered=wanted == "closed", most=SHOWN + 1, skip=skip)
    subjects = [each.player for each in found[:SHOWN]]
    if subjects or guests:
        await reading.note(context.store, staff.actor, context.clock(), ReadKind.QUESTIONS, subjects=subjects)
    shown = [
        wire.InboxLine(
            player=each.player,
            login=await _login(context, each.player),
            question=await views.line(context.store, each),
        )
        for each in found[:SHOWN]
    ]
    return wire.Inbox(
        questions=shown,
        guests=[_guest_line(each) for each in guests[:SHOWN]],
        skip=skip + SHOWN if max(len(found), len(guests)) > SHOWN else None,
    )


@get("/questions/{question:str}", power=Power.READ_PLAYERS, reads=ReadKind.QUESTION)
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


@post("/questions/{question:str}/decide", status_code=200, power=Power.DECIDE_DISPUTES, fresh=True)
async def decide(
    question: Name, data: JSONBody[wire.DecideDisputeBody], key: Key, staff: OfStaff, context: InContext
) -> wire.InboxFile:
    """C17: the decision is on record with the name of whoever decided, and with the posting that followed."""
    player, number = _named(question)
    wanted = requests.DecideDispute(number=number, text=data.text, upheld=data.upheld, amount=data.amount)
    done = await context.desk.do(wanted, player=player, key=key, actor=staff.actor)
    return msgspec.structs.replace(await _file(context, question), proposal=done.proposal)


@get("/guests/{guest_question:str}", power=Power.READ_PLAYERS, reads=ReadKind.GUEST)
async def guest_file(guest_question: Guest, context: InContext) -> wire.GuestFile:
    return await _guest_file(context, guest_question)


@post("/guests/{guest_question:str}/answer", status_code=200, power=Power.WRITE_MESSAGES)
async def answer_guest(
    guest_question: Guest, data: JSONBody[wire.AnswerGuestBody], key: Key, staff: OfStaff, context: InContext
) -> wire.GuestFile:
    """Say how it was answered, once: by e-mail or telephone. The house's journal has it, with who and when."""
    await context.desk.run(requests.AnswerGuest(question=guest_question, done=data.done), key=key, actor=staff.actor)
    return await _guest_file(context, guest_question)


async def _file(context: Context, question: str) -> wire.InboxFile:
    player, number = _named(question)
    line, said = await views.on_record(context.store, player, number)
    file = wire.QuestionOnRecord(question=line, said=[_on_record(entry, each) for entry, each in said])
    return wire.InboxFile(player=player, login=await _login(context, player), file=file)


def _on_record(entry: Entry, said: Said) -> wire.SaidOnRecord:
    """C17: by whom, and the posting that followed."""
    posting = entry.what.posting if isinstance(entry.what, DisputeDecided) else None
    words = msgspec.structs.asdict(said)
    return wire.SaidOnRecord(**words, actor=entry.actor, entry=entry.number, posting=posting)


async def _guest_file(context: Context, guest: str) -> wire.GuestFile:
    found = await context.store.guests.find(guest)
    if found is None:
        raise Refused(NO_QUESTION())
    person = await context.store.people.by_login(found.login) if found.login else None
    return wire.GuestFile(
        line=_guest_line(found),
        player=None if person is None else person.player,
        language=found.language,
        reach=found.reach,
        text=found.text,
        reply=None if found.entry is None else await _guest_reply(context, found.entry),
    )


async def _guest_reply(context: Context, number: int) -> wire.GuestReply:
    (line,) = await context.store.books.lines(HOUSE, after=number - 1, most=1)
    entry = codec.decode(line.text, Entry)
    assert isinstance(entry.what, GuestAnswered)
    return wire.GuestReply(at=entry.at, actor=entry.actor, entry=number, done=entry.what.done)


def _guest_line(found: GuestQuestion) -> wire.GuestLine:
    return wire.GuestLine(guest=found.id, subject=found.subject, login=found.login, asked_at=found.asked_at)


def _named(question: str) -> tuple[str, int]:
    """The player and the number, from `4f0c2a…-3`. Any other name is that of no question."""
    player, _, number = question.rpartition("-")
    if not player or not re.fullmatch(r"[1-9]\d{0,8}", number, re.ASCII):
        raise Refused(NO_QUESTION())
    return player, int(number)


async def _login(context: Context, player: str) -> str:
    """Empty if the person was erased (requirement 45)."""
    person = await context.store.people.of_player(player)
    return "" if person is None else person.login
