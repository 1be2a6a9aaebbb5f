"""The operator's console: cases of player protection, measures, and the figures of a year (requirement 46)."""

import re
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ventuno.desk import requests
from ventuno.house.office.reads import ReadKind
from ventuno.house.office.staff import Power
from ventuno.house.protection.cases import CaseState
from ventuno.house.protection.events import Judgement, Measure
from ventuno.house.refusals import NO_CASE
from ventuno.jobs.protection import figures as yearly
from ventuno.rules.refusals import Refused
from ventuno.server.console import reading
from ventuno.server.console.sessions import LoggedInStaff
from ventuno.server.console.views import cases as views
from ventuno.server.console.wire import cases as wire
from ventuno.server.context import Context, InContext, Key, OfStaff
from ventuno.server.http import downloads

SHOWN = 50

Name = Annotated[str, PathParameter(name="case", min_length=1, max_length=64, description="Player and number.")]
Wanted = Annotated[wire.StateOfCase, QueryParameter(name="state")]
Skip = Annotated[int, QueryParameter(name="skip", ge=0, le=1_000_000)]
Year = Annotated[int | None, QueryParameter(name="year", ge=2000, le=2999, description="Else this year.")]


@get("/cases", power=Power.READ_HOUSE)
async def listed(staff: OfStaff, context: InContext, wanted: Wanted = "open", skip: Skip = 0) -> wire.CaseList:
    found = await context.store.cases.in_state(CaseState(wanted), most=SHOWN + 1, skip=skip)
    subjects = [each.player for each in found[:SHOWN]]
    if subjects:
        await reading.note(context.store, staff.actor, context.clock(), ReadKind.CASES, subjects=subjects)
    return wire.CaseList(
        cases=[views.line(each, await _login(context, each.player)) for each in found[:SHOWN]],
        skip=skip + SHOWN if len(found) > SHOWN else None,
        looked_at=await context.store.cases.last_look(),
    )


@get("/cases/{case:str}", power=Power.READ_HOUSE, reads=ReadKind.CASE)
async def file(case: Name, context: InContext) -> wire.CaseFile:
    return await _file(context, *_named(case))


@post("/cases", status_code=201, power=Power.PROTECT)
async def begin(data: JSONBody[wire.BeginCaseBody], key: Key, staff: OfStaff, context: InContext) -> wire.CaseFile:
    """Open a case by hand. Signs that the daily look finds later are added to it."""
    await context.desk.do(requests.BeginCase(reason=data.reason), player=data.player, key=key, actor=staff.actor)
    player = await context.store.books.player(data.player)
    assert player is not None
    return await _file(context, player.id, player.cases)


@post("/cases/{case:str}/take", status_code=200, power=Power.PROTECT)
async def take(case: Name, key: Key, staff: OfStaff, context: InContext) -> wire.CaseFile:
    """Look after it from now on."""
    return await _done(context, case, requests.TakeCase(number=_named(case)[1]), key, staff)


@post("/cases/{case:str}/measure", status_code=200, power=Power.PROTECT)
async def measure(
    case: Name, data: JSONBody[wire.TakeMeasureBody], key: Key, staff: OfStaff, context: InContext
) -> wire.CaseFile:
    """A message, a pause, a lower limit or an exclusion. The player is told in their language."""
    request = requests.TakeMeasure(
        number=_named(case)[1],
        measure=Measure(data.measure),
        reason=data.reason,
        text=data.text,
        days=data.days,
        limit=data.limit,
        amount=data.amount,
    )
    return await _done(context, case, request, key, staff)


@post("/cases/{case:str}/close", status_code=200, power=Power.PROTECT)
async def close(
    case: Name, data: JSONBody[wire.CloseCaseBody], key: Key, staff: OfStaff, context: InContext
) -> wire.CaseFile:
    number = _named(case)[1]
    request = requests.CloseCase(number=number, judgement=Judgement(data.judgement), outcome=data.outcome)
    return await _done(context, case, request, key, staff)


@get("/protection", power=Power.READ_HOUSE)
async def figures(context: InContext, year: Year = None) -> wire.ProtectionFigures:
    """How many cases were opened in that year, what was done, and what came of it."""
    return views.figures(await _figures(context, year))


@get(
    "/protection/file",
    power=Power.READ_HOUSE,
    opt={"compressed": True},
    operation_class=downloads.described("text/csv"),
)
async def figures_file(context: InContext, year: Year = None) -> Response[bytes]:
    found = await _figures(context, year)
    return downloads.attachment(yearly.as_csv(found), "text/csv", f"ventuno-protection-{found.year}.csv")


async def _figures(context: Context, year: int | None) -> yearly.YearFigures:
    at = context.clock()
    return await yearly.of_year(context.store, yearly.current_year(at) if year is None else year, at)


async def _done(
    context: Context, case: str, request: requests.Request[requests.Done], key: str, staff: LoggedInStaff
) -> wire.CaseFile:
    player, number = _named(case)
    if await context.store.cases.find(player, number) is None:
        raise Refused(NO_CASE())
    await context.desk.do(request, player=player, key=key, actor=staff.actor)
    return await _file(context, player, number)


async def _file(context: Context, player: str, number: int) -> wire.CaseFile:
    case, account = await context.store.cases.find(player, number), await context.store.books.player(player)
    if case is None or account is None:
        raise Refused(NO_CASE())
    entries = await context.store.books.with_words(player, await yearly.entries_of_case(context.store, case))
    return wire.CaseFile(
        case=views.line(case, await _login(context, player)),
        findings=list(views.findings(entries)),
        steps=views.steps(entries, account),
    )


def _named(case: str) -> tuple[str, int]:
    """The player and the number, from `4f0c2a…-3`. Any other name is that of no case."""
    player, _, number = case.rpartition("-")
    if not player or not re.fullmatch(r"[1-9]\d{0,8}", number, re.ASCII):
        raise Refused(NO_CASE())
    return player, int(number)


async def _login(context: Context, player: str) -> str:
    """Empty if the person was erased (requirement 45)."""
    person = await context.store.people.of_player(player)
    return "" if person is None else person.login
