"""The operator's console: coming and going, the house as a whole, its tables, its journal.

Every handler names the power it takes; nobody gets here whose role does not have it (`front.guard_console`).
"""

from importlib.metadata import version
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ventuno.desk import requests
from ventuno.house.staff import Power
from ventuno.house.table import Table
from ventuno.house.table_refusals import NO_TABLE
from ventuno.house.terms import BOOK
from ventuno.rules.refusals import Refused
from ventuno.server import console_books as books
from ventuno.server import console_wire as wire
from ventuno.server import rounds
from ventuno.server.console_visits import Officer
from ventuno.server.front import Asking, AtFront, Front, Key, OfStaff, address_of
from ventuno.server.problems import language_of

AtTable = Annotated[str, PathParameter(name="table", min_length=1, max_length=64)]
Before = Annotated[int | None, QueryParameter(name="before", ge=1, le=2**31, description="Only what came before it.")]
AfterPlay = Annotated[
    str | None, QueryParameter(name="after", min_length=1, max_length=64, description="Only what comes after it.")
]
_POWERS: dict[Power, wire.PowerName] = {
    Power.READ_PLAYERS: "read_players",
    Power.READ_HOUSE: "read_house",
    Power.WRITE_MESSAGES: "write_messages",
    Power.ACT: "act",
}


# ----- coming and going


@post("/session", status_code=200, power=None)
async def log_in(data: JSONBody[wire.ConsoleLogIn], request: Asking, front: AtFront) -> Response[wire.ConsoleMe]:
    """With name, password and code. The same limits as for players, counted apart from theirs."""
    address, most = address_of(request), front.settings.address_attempts
    await front.visits.attempt("console address", address, most)
    await front.visits.attempt("console login", f"{data.name}\n{address}", front.settings.login_attempts)
    await front.visits.attempt("console name", data.name, most)
    role, proof = await front.staff.log_in(data.name, data.password, data.code)
    await front.visits.succeeded("console login", f"{data.name}\n{address}")
    await front.visits.succeeded("console name", data.name)
    token, officer = await front.console.begin(role, proof, request.cookies.get(front.console_cookie))
    response = Response(_me(front, officer))
    response.cookies.append(
        front.session_cookie(front.console_cookie, token, seconds=3600 * front.settings.console_hours)
    )
    return response


@delete("/session", status_code=200, power=Power.READ_PLAYERS)
async def log_out(staff: OfStaff, front: AtFront) -> Response[wire.LoggedOut]:
    await front.console.end(staff.session.token_hash)
    response = Response(wire.LoggedOut(now=front.clock()))
    response.cookies.append(front.session_cookie(front.console_cookie, "", seconds=0))
    return response


@get("/me", power=Power.READ_PLAYERS)
async def me(staff: OfStaff, front: AtFront) -> wire.ConsoleMe:
    return _me(front, staff)


def _me(front: Front, officer: Officer) -> wire.ConsoleMe:
    return wire.ConsoleMe(
        now=front.clock(),
        name=officer.name,
        role=officer.role,
        powers=[name for power, name in _POWERS.items() if power in officer.role.powers],
        csrf=officer.csrf,
        started_at=officer.session.started_at,
        expires_at=officer.session.expires_at,
    )


# ----- the house


@get("/overview", power=Power.READ_HOUSE)
async def overview(request: Asking, front: AtFront) -> wire.Overview:
    """What the first page shows: what is closed, unfinished, in force and to come, and what the last round found."""
    return await _overview(front, request)


@post("/closing", status_code=200, power=Power.ACT)
async def close(
    data: JSONBody[wire.ChooseGame], request: Asking, key: Key, staff: OfStaff, front: AtFront
) -> wire.Overview:
    """Requirement 35: at once, in every process."""
    await front.desk.run(requests.CloseGames(game=data.game, reason=data.reason), key=key, actor=staff.actor)
    return await _overview(front, request)


@post("/opening", status_code=200, power=Power.ACT)
async def reopen(
    data: JSONBody[wire.ChooseGame], request: Asking, key: Key, staff: OfStaff, front: AtFront
) -> wire.Overview:
    await front.desk.run(requests.ReopenGames(game=data.game, reason=data.reason), key=key, actor=staff.actor)
    return await _overview(front, request)


@get("/unfinished", power=Power.READ_HOUSE)
async def unfinished(front: AtFront, after: AfterPlay = None) -> wire.UnfinishedRegister:
    """Requirement 17."""
    return await books.register(front.store, after)


@get("/journal", power=Power.READ_HOUSE)
async def journal(front: AtFront, before: Before = None) -> wire.JournalPage:
    """Requirement 36: the house's own, the newest first."""
    return await books.journal(front.store, BOOK, (await front.house()).entries, before)


async def _overview(front: Front, request: Asking) -> wire.Overview:
    house, at = await front.house(), front.clock()
    language = language_of(request.headers.get("accept-language"))
    (rules, rules_next), (law, law_next) = (
        books.terms(house.rules, at, law=False),
        books.terms(house.laws, at, law=True),
    )
    return wire.Overview(
        now=at,
        version=version("ventuno"),
        closed=books.closed(house),
        plays=await books.plays_hold(front.store),
        tables=books.tables_hold(await front.store.tables(most=books.TABLES_MAX)),
        rules=rules,
        rules_next=rules_next,
        law=law,
        law_next=law_next,
        round=None if house.round is None else books.round_record(house.round, language),
        making=rounds.making(front, house, language),
        alerts=len(house.alerts),
        software=await rounds.software(),
        configuration=rounds.configuration(front, house),
    )


# ----- tables


@get("/tables", power=Power.READ_HOUSE)
async def tables(front: AtFront) -> wire.TableBooks:
    """All that are open, the private ones too."""
    found = await front.store.tables(most=books.TABLES_MAX)
    return wire.TableBooks(tables=[books.table_book(each) for each in found])


@post("/tables/{table:str}/void", status_code=200, power=Power.ACT)
async def void(
    table: AtTable, data: JSONBody[wire.GiveReason], key: Key, staff: OfStaff, front: AtFront
) -> wire.TableBook:
    """C14: every stake goes back, with reason and name on record."""
    await front.hall.tables.void(requests.VoidGame(table=table, reason=data.reason), key=key, actor=staff.actor)
    return books.table_book(await _table(front, table))


async def _table(front: Front, name: str) -> Table:
    found = await front.store.table(name)
    if found is None:
        raise Refused(NO_TABLE())
    return found[0]
