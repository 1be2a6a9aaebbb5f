"""The operator's console: players, what is on record about them, and what is done to their accounts, with reasons."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ventuno.desk import requests
from ventuno.desk.contact.inbox import inbox
from ventuno.house.accounts.people import Known, Person
from ventuno.house.accounts.player import Player
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.house.office.reads import ReadKind
from ventuno.house.office.staff import Power
from ventuno.house.refusals import NO_ACCOUNT
from ventuno.rules.refusals import Refused
from ventuno.server.accounts import views
from ventuno.server.accounts import wire as account_wire
from ventuno.server.accounts.routes import DAYS_MAX, Before, BeforeGame
from ventuno.server.big21 import wire as big21_wire
from ventuno.server.console import reading, searching
from ventuno.server.console.searching import FOUND_MAX
from ventuno.server.console.sessions import LoggedInStaff
from ventuno.server.console.views import books
from ventuno.server.console.views.people import alike_to, identity_of, shown_person
from ventuno.server.console.wire import players as wire
from ventuno.server.console.wire.journal import JournalPage
from ventuno.server.console.wire.reasons import GiveReasonBody
from ventuno.server.context import Context, InContext, Key, OfStaff
from ventuno.server.refusals import BAD_REQUEST
from ventuno.server.tables import wire as table_wire

Named = Annotated[str, PathParameter(name="player", min_length=1, max_length=64)]
Sought = Annotated[
    str, QueryParameter(name="q", max_length=100, description="Beginnings of words of the name, the login, the number.")
]
After = Annotated[
    str | None,
    QueryParameter(name="after", min_length=1, max_length=64, description="Only who comes after them."),
]


@get("/players", power=Power.READ_PLAYERS)
async def players(staff: OfStaff, context: InContext, q: Sought = "", after: After = None) -> wire.FoundPlayers:
    """Find players by beginnings of words; without words, everybody, by login.

    A role that must not page through everybody says exactly whom it looks for.
    """
    listing = Power.LIST_PLAYERS in staff.role.powers
    found: Sequence[Person | Known]
    if listing:
        found = await searching.anybody(context.store, q, after)
    else:
        found = await searching.somebody(context.store, q)
    shown = found[:FOUND_MAX]
    what = ReadKind.SEARCH if q else ReadKind.LIST
    subjects = [each.player for each in shown]
    if subjects or q:
        await reading.note(context.store, staff.actor, context.clock(), what, subjects=subjects)
    return wire.FoundPlayers(
        players=list(map(shown_person, shown)), after=shown[-1].player if len(found) > FOUND_MAX else None
    )


@get("/players/{player:str}", power=Power.READ_PLAYERS, reads=ReadKind.FILE)
async def file(player: Named, context: InContext) -> wire.PlayerFile:
    return await _file(context, player)


@get("/players/{player:str}/statement", power=Power.READ_PLAYERS, reads=ReadKind.STATEMENT)
async def statement(
    player: Named,
    context: InContext,
    days: Annotated[int, QueryParameter(name="days", ge=1, le=DAYS_MAX)] = DAYS_MAX,
    before: Before = None,
) -> account_wire.Statement:
    """As the player sees it."""
    return await views.statement(context.store, await _player(context, player), context.clock(), days, before)


@get("/players/{player:str}/plays", power=Power.READ_PLAYERS, reads=ReadKind.PLAYS)
async def plays(player: Named, context: InContext, before: Before = None) -> big21_wire.History:
    return await views.history(context.store.plays, (await _player(context, player)).id, before)


@get("/players/{player:str}/games", power=Power.READ_PLAYERS, reads=ReadKind.GAMES)
async def games(player: Named, context: InContext, before: BeforeGame = None) -> table_wire.OwnGames:
    return await views.games(context.store.tables, (await _player(context, player)).id, before)


@get("/players/{player:str}/messages", power=Power.READ_PLAYERS, reads=ReadKind.MESSAGES)
async def messages(player: Named, context: InContext) -> list[account_wire.AccountMessage]:
    """In the player's language."""
    found = await inbox(context.store.books, player)
    return [account_wire.AccountMessage(at=each.at, kind=each.kind, text=each.text, read=each.read) for each in found]


@get("/players/{player:str}/journal", power=Power.READ_PLAYERS, reads=ReadKind.JOURNAL)
async def journal(player: Named, context: InContext, before: Before = None) -> JournalPage:
    """Requirement 36: everything, with who did it and why; the newest first."""
    found = await _player(context, player)
    return await books.journal(context.store.books, found.id, found.entries, before)


# ----- what is done


@post("/players/{player:str}/message", status_code=200, power=Power.WRITE_MESSAGES)
async def write(
    player: Named, data: JSONBody[wire.WriteToPlayerBody], key: Key, staff: OfStaff, context: InContext
) -> wire.PlayerFile:
    return await _done(context, player, requests.WriteMessage(text=data.text), key, staff)


@post("/players/{player:str}/reset-link", status_code=200, power=Power.RESET_ACCESS, fresh=True)
async def reset(
    player: Named, data: JSONBody[wire.ResetAccessBody], key: Key, staff: OfStaff, context: InContext
) -> wire.ResetLink:
    """Requirement 45: a link for a new password, once the identity of the player was checked."""
    request = requests.MakeResetLink(document=data.document, reason=data.reason)
    made = await context.desk.access.make_link(player, request, key=key, actor=staff.actor)
    return wire.ResetLink(token=made.token, expires_at=made.expires_at, file=await _file(context, player))


@post("/players/{player:str}/block", status_code=200, power=Power.BLOCK)
async def block(
    player: Named, data: JSONBody[wire.BlockPlayerBody], key: Key, staff: OfStaff, context: InContext
) -> wire.PlayerFile:
    """Requirement 35."""
    request = requests.Block(game=data.game, reason=data.reason, until=_utc(data.until))
    return await _done(context, player, request, key, staff)


@post("/players/{player:str}/lift", status_code=200, power=Power.BLOCK, fresh=True)
async def lift(
    player: Named, data: JSONBody[GiveReasonBody], key: Key, staff: OfStaff, context: InContext
) -> wire.PlayerFile:
    """Lift the house's blocks. The player's own blocks stay (requirement 26)."""
    return await _done(context, player, requests.LiftBlock(reason=data.reason), key, staff)


@post("/players/{player:str}/exclude", status_code=200, power=Power.BLOCK, fresh=True)
async def exclude(
    player: Named, data: JSONBody[GiveReasonBody], key: Key, staff: OfStaff, context: InContext
) -> wire.PlayerFile:
    return await _done(context, player, requests.Exclude(reason=data.reason), key, staff)


@post("/players/{player:str}/readmit", status_code=200, power=Power.BLOCK, fresh=True)
async def readmit(
    player: Named, data: JSONBody[GiveReasonBody], key: Key, staff: OfStaff, context: InContext
) -> wire.PlayerFile:
    return await _done(context, player, requests.Readmit(reason=data.reason), key, staff)


@post("/players/{player:str}/identity", status_code=200, power=Power.IDENTIFY, fresh=True)
async def decide_identity(
    player: Named, data: JSONBody[wire.DecideIdentityBody], key: Key, staff: OfStaff, context: InContext
) -> wire.PlayerFile:
    """B19: whether it is somebody who has another account."""
    request = requests.DecideIdentity(same=data.same, reason=data.reason)
    return await _done(context, player, request, key, staff)


@post("/players/{player:str}/person", status_code=200, power=Power.IDENTIFY, fresh=True)
async def correct(
    player: Named, data: JSONBody[wire.CorrectPersonBody], key: Key, staff: OfStaff, context: InContext
) -> wire.PlayerFile:
    """Requirement 45: who the player is, as a document says it."""
    request = requests.CorrectPerson(
        name=data.name, birth=data.birth, canton=data.canton, document=data.document, reason=data.reason
    )
    await context.desk.correct_person(player, request, key=key, actor=staff.actor)
    return await _file(context, player)


@post("/players/{player:str}/adjust", status_code=200, power=Power.ADJUST, fresh=True)
async def adjust(
    player: Named, data: JSONBody[wire.AdjustAccountBody], key: Key, staff: OfStaff, context: InContext
) -> wire.PlayerFile:
    """Requirement 27: a new posting, never a change of an old one."""
    source, target = LedgerAccount(data.source), LedgerAccount(data.target)
    request = requests.Adjust(source=source, target=target, amount=data.amount, reason=data.reason)
    return await _done(context, player, request, key, staff)


@post("/players/{player:str}/erase", status_code=200, power=Power.ERASE, fresh=True)
async def erase(
    player: Named, data: JSONBody[GiveReasonBody], key: Key, staff: OfStaff, context: InContext
) -> wire.PlayerFile:
    """Requirement 45: the personal data of a closed account, once the law allows it. The journal stays."""
    request = requests.ErasePerson(reason=data.reason)
    await context.desk.erasure.erase(player, request, key=key, actor=staff.actor)
    context.sessions.forget_player(player)
    return await _file(context, player)


async def _done(
    context: Context, player: str, request: requests.Request[requests.Done], key: str, staff: LoggedInStaff
) -> wire.PlayerFile:
    """Do it, or propose it, and answer with the account afterwards."""
    done = await context.desk.do(request, player=player, key=key, actor=staff.actor)
    return msgspec.structs.replace(await _file(context, player), proposal=done.proposal)


def _utc(until: datetime | None) -> datetime | None:
    try:
        return None if until is None else until.astimezone(UTC)
    except OverflowError:  # before the first year, or after the last
        raise Refused(BAD_REQUEST(problem="until")) from None


# ----- as they are shown


async def _player(context: Context, name: str) -> Player:
    player = await context.store.books.player(name)
    if player is None:
        raise Refused(NO_ACCOUNT())
    return player


async def _file(context: Context, name: str) -> wire.PlayerFile:
    player, person = await _player(context, name), await context.store.people.of_player(name)
    if person is None and player.erased_at is None:
        raise Refused(NO_ACCOUNT())
    house, at = await context.house(), context.clock()
    account = await views.account(context.store, player, at, house, years=context.settings.retention_years)
    holds = {game: each.until for game, each in player.holds.items() if each.until is None or each.until > at}
    return wire.PlayerFile(
        person=None if person is None else shown_person(person),
        alike=[] if person is None else await alike_to(context.store, person),
        canton=(person.canton if person is not None else "") or player.canton,
        account=msgspec.structs.replace(account, identity=await identity_of(context.store, player)),
        holds=[wire.HouseBlock(game=game, until=until) for game, until in holds.items()],
        balances={account.value: str(player.has(account)) for account in LedgerAccount if account in player.balances},
        play=None if player.current is None else player.current.play,
        entries=player.entries,
        head=player.head,
    )
