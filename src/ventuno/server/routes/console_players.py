"""The operator's console: players, what is on record about them, and what is done to their accounts, with reasons."""

from datetime import UTC, datetime
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ventuno.desk import requests
from ventuno.desk.inbox import inbox
from ventuno.house.ledger import Account
from ventuno.house.people import Person, words_of
from ventuno.house.player import Player
from ventuno.house.refusals import NO_ACCOUNT
from ventuno.house.staff import Power
from ventuno.rules.refusals import Refused
from ventuno.server import accounts, console_books, table_wire
from ventuno.server import console_wire as wire
from ventuno.server import wire as player_wire
from ventuno.server.console_visits import Officer
from ventuno.server.front import AtFront, Front, Key, OfStaff
from ventuno.server.refusals import BAD_REQUEST
from ventuno.server.routes.account import DAYS_MAX, Before, BeforeGame

FOUND_MAX = 50
WORDS_MAX = 5

Named = Annotated[str, PathParameter(name="player", min_length=1, max_length=64)]
Sought = Annotated[
    str, QueryParameter(name="q", max_length=100, description="Beginnings of words of the name, the login, the number.")
]
After = Annotated[
    str | None,
    QueryParameter(name="after", min_length=1, max_length=64, description="Only who comes after them."),
]


@get("/players", power=Power.READ_PLAYERS)
async def players(front: AtFront, q: Sought = "", after: After = None) -> wire.FoundPlayers:
    """Every word of what is sought must begin one of theirs; without any, everybody by login."""
    words = words_of(q)[:WORDS_MAX]
    found = await front.store.people(words, after=after, most=FOUND_MAX + 1) if words or not q else ()
    shown = found[:FOUND_MAX]
    return wire.FoundPlayers(
        players=list(map(_person, shown)), after=shown[-1].player if len(found) > FOUND_MAX else None
    )


@get("/players/{player:str}", power=Power.READ_PLAYERS)
async def file(player: Named, front: AtFront) -> wire.PlayerFile:
    return await _file(front, player)


@get("/players/{player:str}/statement", power=Power.READ_PLAYERS)
async def statement(
    player: Named,
    front: AtFront,
    days: Annotated[int, QueryParameter(name="days", ge=1, le=DAYS_MAX)] = DAYS_MAX,
    before: Before = None,
) -> player_wire.Statement:
    """As the player sees it."""
    return await accounts.statement(front.store, await _player(front, player), front.clock(), days, before)


@get("/players/{player:str}/plays", power=Power.READ_PLAYERS)
async def plays(player: Named, front: AtFront, before: Before = None) -> player_wire.History:
    return await accounts.history(front.store, (await _player(front, player)).id, before)


@get("/players/{player:str}/games", power=Power.READ_PLAYERS)
async def games(player: Named, front: AtFront, before: BeforeGame = None) -> table_wire.OwnGames:
    return await accounts.games(front.store, (await _player(front, player)).id, before)


@get("/players/{player:str}/messages", power=Power.READ_PLAYERS)
async def messages(player: Named, front: AtFront) -> list[player_wire.Message]:
    """In the player's language."""
    found = await inbox(front.store, player)
    return [player_wire.Message(at=each.at, kind=each.kind, text=each.text, read=each.read) for each in found]


@get("/players/{player:str}/journal", power=Power.READ_PLAYERS)
async def journal(player: Named, front: AtFront, before: Before = None) -> wire.JournalPage:
    """Requirement 36: everything, with who did it and why; the newest first."""
    found = await _player(front, player)
    return await console_books.journal(front.store, found.id, found.entries, before)


# ----- what is done


@post("/players/{player:str}/message", status_code=200, power=Power.WRITE_MESSAGES)
async def write(
    player: Named, data: JSONBody[wire.WriteToPlayer], key: Key, staff: OfStaff, front: AtFront
) -> wire.PlayerFile:
    return await _done(front, player, requests.WriteMessage(text=data.text), key, staff)


@post("/players/{player:str}/block", status_code=200, power=Power.ACT)
async def block(
    player: Named, data: JSONBody[wire.BlockPlayer], key: Key, staff: OfStaff, front: AtFront
) -> wire.PlayerFile:
    """Requirement 35."""
    request = requests.Block(game=data.game, reason=data.reason, until=_utc(data.until))
    return await _done(front, player, request, key, staff)


@post("/players/{player:str}/lift", status_code=200, power=Power.ACT)
async def lift(
    player: Named, data: JSONBody[wire.GiveReason], key: Key, staff: OfStaff, front: AtFront
) -> wire.PlayerFile:
    """The house's blocks; the player's own stay (requirement 26)."""
    return await _done(front, player, requests.LiftBlock(reason=data.reason), key, staff)


@post("/players/{player:str}/exclude", status_code=200, power=Power.ACT)
async def exclude(
    player: Named, data: JSONBody[wire.GiveReason], key: Key, staff: OfStaff, front: AtFront
) -> wire.PlayerFile:
    return await _done(front, player, requests.Exclude(reason=data.reason), key, staff)


@post("/players/{player:str}/readmit", status_code=200, power=Power.ACT)
async def readmit(
    player: Named, data: JSONBody[wire.GiveReason], key: Key, staff: OfStaff, front: AtFront
) -> wire.PlayerFile:
    return await _done(front, player, requests.Readmit(reason=data.reason), key, staff)


@post("/players/{player:str}/adjust", status_code=200, power=Power.ACT)
async def adjust(
    player: Named, data: JSONBody[wire.AdjustAccount], key: Key, staff: OfStaff, front: AtFront
) -> wire.PlayerFile:
    """Requirement 27: a new posting, never a change of an old one."""
    source, target = Account(data.source), Account(data.target)
    request = requests.Adjust(source=source, target=target, amount=data.amount, reason=data.reason)
    return await _done(front, player, request, key, staff)


async def _done(
    front: Front, player: str, request: requests.Request[requests.Done], key: str, staff: Officer
) -> wire.PlayerFile:
    """And how the account is afterwards."""
    await front.desk.do(request, player=player, key=key, actor=staff.actor)
    return await _file(front, player)


def _utc(until: datetime | None) -> datetime | None:
    try:
        return None if until is None else until.astimezone(UTC)
    except OverflowError:  # before the first year, or after the last
        raise Refused(BAD_REQUEST(problem="until")) from None


# ----- as they are shown


async def _player(front: Front, name: str) -> Player:
    player = await front.store.player(name)
    if player is None:
        raise Refused(NO_ACCOUNT())
    return player


async def _file(front: Front, name: str) -> wire.PlayerFile:
    player, person = await _player(front, name), await front.store.person_of(name)
    if person is None:
        raise Refused(NO_ACCOUNT())
    house, at = await front.house(), front.clock()
    holds = {game: each.until for game, each in player.holds.items() if each.until is None or each.until > at}
    return wire.PlayerFile(
        person=_person(person),
        canton=player.canton,
        account=await accounts.account(front.store, player, at, house.rules_at(at)),
        holds=[wire.HouseBlock(game=game, until=until) for game, until in holds.items()],
        balances={account.value: str(player.has(account)) for account in Account if account in player.balances},
        play=None if player.current is None else player.current.play,
        entries=player.entries,
        head=player.head,
    )


def _person(person: Person) -> wire.FoundPlayer:
    return wire.FoundPlayer(player=person.player, login=person.login, name=person.name, birth=person.birth)
