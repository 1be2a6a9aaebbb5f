"""The operator's console: log-in and log-out, the house as a whole, its tables, its journal.

Every handler names the power it needs. `context.guard_console` refuses a role that does not have it.
"""

from importlib.metadata import version
from typing import Annotated, cast

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ventuno.desk import requests
from ventuno.house.office.house_state import BOOK
from ventuno.house.office.staff import Power
from ventuno.house.tables.refusals import NO_TABLE
from ventuno.house.tables.state import Table
from ventuno.rules.refusals import Refused
from ventuno.server.console.routes.approvals import rule_of
from ventuno.server.console.routes.enrolment import proof_of
from ventuno.server.console.sessions import FRESH_FOR, LoggedInStaff
from ventuno.server.console.views import books, daily_check
from ventuno.server.console.wire import house as wire
from ventuno.server.console.wire.journal import JournalPage
from ventuno.server.console.wire.reasons import GiveReasonBody
from ventuno.server.console.wire.staff import ConsoleLogInBody, ConsoleMe, LoggedOut, PowerName
from ventuno.server.context import Asking, Context, InContext, Key, OfStaff, address_of
from ventuno.server.http.problems import language_of

AtTable = Annotated[str, PathParameter(name="table", min_length=1, max_length=64)]
Before = Annotated[int | None, QueryParameter(name="before", ge=1, le=2**31, description="Only what came before it.")]
AfterPlay = Annotated[
    str | None, QueryParameter(name="after", min_length=1, max_length=64, description="Only what comes after it.")
]


# ----- coming and going


@post("/session", status_code=200, power=None)
async def log_in(data: JSONBody[ConsoleLogInBody], request: Asking, context: InContext) -> Response[ConsoleMe]:
    """Log in with name, password and second factor. Attempts are limited as for players, but counted separately."""
    address, most = address_of(request), context.settings.address_attempts
    await context.sessions.attempt("console address", address, most)
    await context.sessions.attempt("console login", f"{data.name}\n{address}", context.settings.login_attempts)
    await context.sessions.attempt("console name", data.name, most)
    shown = proof_of(data.code, data.passkey, request, context)
    role, proof = await context.staff.log_in(data.name, data.password, shown)
    await context.sessions.succeeded("console login", f"{data.name}\n{address}")
    await context.sessions.succeeded("console name", data.name)
    token, staff = await context.console.begin(role, proof, request.cookies.get(context.console_cookie))
    response = Response(_me(context, staff))
    response.cookies.append(
        context.session_cookie(context.console_cookie, token, seconds=3600 * context.settings.console_hours)
    )
    return response


@delete("/session", status_code=200, power=Power.READ_PLAYERS)
async def log_out(staff: OfStaff, context: InContext) -> Response[LoggedOut]:
    await context.console.end(staff.session.token_hash)
    response = Response(LoggedOut(now=context.clock()))
    response.cookies.append(context.session_cookie(context.console_cookie, "", seconds=0))
    return response


@get("/me", power=Power.READ_PLAYERS)
async def me(staff: OfStaff, context: InContext) -> ConsoleMe:
    return _me(context, staff)


def _me(context: Context, staff: LoggedInStaff) -> ConsoleMe:
    return ConsoleMe(
        now=context.clock(),
        name=staff.name,
        role=staff.role,
        powers=[cast("PowerName", power.name.lower()) for power in Power if power in staff.role.powers],
        fresh_until=staff.session.fresh_at + FRESH_FOR,
        csrf=staff.csrf,
        started_at=staff.session.started_at,
        expires_at=staff.session.expires_at,
    )


# ----- the house


@get("/overview", power=Power.READ_HOUSE)
async def overview(request: Asking, context: InContext) -> wire.Overview:
    """What the first page shows: what is closed, unfinished, in force and to come, and what the last round found."""
    return await _overview(context, request)


@post("/closing", status_code=200, power=Power.GAMES)
async def close(
    data: JSONBody[wire.ChooseGameBody], request: Asking, key: Key, staff: OfStaff, context: InContext
) -> wire.Overview:
    """Requirement 35: at once, in every process."""
    await context.desk.run(requests.CloseGames(game=data.game, reason=data.reason), key=key, actor=staff.actor)
    return await _overview(context, request)


@post("/opening", status_code=200, power=Power.GAMES, fresh=True)
async def reopen(
    data: JSONBody[wire.ChooseGameBody], request: Asking, key: Key, staff: OfStaff, context: InContext
) -> wire.Overview:
    await context.desk.run(requests.ReopenGames(game=data.game, reason=data.reason), key=key, actor=staff.actor)
    return await _overview(context, request)


@get("/unfinished", power=Power.READ_HOUSE)
async def unfinished(context: InContext, after: AfterPlay = None) -> wire.UnfinishedRegister:
    """Requirement 17."""
    return await books.register(context.store, after)


@get("/journal", power=Power.READ_HOUSE)
async def journal(context: InContext, before: Before = None) -> JournalPage:
    """Requirement 36: the house's own journal, the newest line first."""
    return await books.journal(context.store.books, BOOK, (await context.house()).entries, before)


async def _overview(context: Context, request: Asking) -> wire.Overview:
    house, at = await context.house(), context.clock()
    language = language_of(request.headers.get("accept-language"))
    (rules, rules_next), (law, law_next) = (
        books.terms(house.rules, at, law=False),
        books.terms(house.laws, at, law=True),
    )
    return wire.Overview(
        now=at,
        version=version("ventuno"),
        four_eyes=rule_of(house),
        proposals=sum(at < each.expires_at for each in house.proposals),
        closed=books.closed(house),
        plays=await books.plays_hold(context.store.plays),
        tables=books.tables_hold(await context.store.tables.open(most=books.TABLES_MAX)),
        rules=rules,
        rules_next=rules_next,
        law=law,
        law_next=law_next,
        round=None if house.daily_check is None else books.daily_check_record(house.daily_check, language),
        making=daily_check.making(context, house, language),
        alerts=len(house.alerts),
        software=await daily_check.software(),
        configuration=daily_check.configuration(context, house),
    )


# ----- tables


@get("/tables", power=Power.READ_HOUSE)
async def tables(context: InContext) -> wire.TableBooks:
    """All open tables, private ones too."""
    found = await context.store.tables.open(most=books.TABLES_MAX)
    return wire.TableBooks(tables=[books.table_book(each) for each in found])


@post("/tables/{table:str}/void", status_code=200, power=Power.TABLES, fresh=True)
async def void(
    table: AtTable, data: JSONBody[GiveReasonBody], key: Key, staff: OfStaff, context: InContext
) -> wire.TableBook:
    """C14: void the running game. Every stake goes back; reason and name go on record."""
    await context.live_tables.tables.void(
        requests.VoidGame(table=table, reason=data.reason), key=key, actor=staff.actor
    )
    return books.table_book(await _table(context, table))


async def _table(context: Context, name: str) -> Table:
    found = await context.store.tables.find(name)
    if found is None:
        raise Refused(NO_TABLE())
    return found[0]
