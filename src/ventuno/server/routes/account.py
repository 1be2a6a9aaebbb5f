"""One's own account: terms, limits, blocks, money, messages, statement, history, data."""

import hashlib
from collections.abc import AsyncIterator
from datetime import UTC
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from ventuno.desk import requests
from ventuno.desk.inbox import inbox
from ventuno.desk.people import limit_of
from ventuno.house import wire as house_wire
from ventuno.house.happenings import LimitKind
from ventuno.house.ledger import Currency
from ventuno.rules.refusals import Refused
from ventuno.server import accounts, table_wire, wire
from ventuno.server.front import AtFront, Front, Key, Visitor
from ventuno.server.refusals import BAD_REQUEST
from ventuno.server.visits import Visit

DAYS_MAX = 92  # requirement 21: three months
_CHUNK = 500

BeforeGame = Annotated[
    str | None, QueryParameter(name="before", min_length=1, max_length=64, description="Only games before it.")
]
Before = Annotated[int | None, QueryParameter(name="before", ge=1, le=2**31, description="Only what came before it.")]


@post("/account/rules", status_code=200)
async def accept_rules(data: JSONBody[wire.AcceptRules], key: Key, visit: Visitor, front: AtFront) -> wire.Account:
    """Art. 5."""
    await front.desk.do(requests.AcceptRules(rules=data.rules), player=visit.player, key=key)
    return await front.account(visit)


@post("/account/limits", status_code=200)
async def set_limits(data: JSONBody[wire.SetLimits], key: Key, visit: Visitor, front: AtFront) -> wire.Account:
    """B18: lowering at once, raising after 72 hours. Each limit is a change of its own."""
    for kind, amount in data.limits.items():
        limit_of(kind, amount)  # all of them, before the first is set
    for kind, amount in data.limits.items():
        wanted = requests.SetLimit(limit=kind, amount=amount)
        await front.desk.do(wanted, player=visit.player, key=_of_its_own(key, kind))
    return await front.account(visit)


@post("/account/blocks", status_code=200)
async def block_myself(data: JSONBody[wire.BlockMyself], key: Key, visit: Visitor, front: AtFront) -> wire.Account:
    """Requirement 26: it cannot be undone."""
    await front.desk.do(requests.BlockMyself(game=data.game, days=data.days), player=visit.player, key=key)
    return await front.account(visit)


@post("/account/language", status_code=200)
async def language(data: JSONBody[wire.ChooseLanguage], key: Key, visit: Visitor, front: AtFront) -> wire.Account:
    """Of messages."""
    await front.desk.do(requests.ChooseLanguage(language=data.language), player=visit.player, key=key)
    return await front.account(visit)


@post("/account/deposits", status_code=200)
async def deposit(data: JSONBody[wire.Payment], key: Key, visit: Visitor, front: AtFront) -> wire.Account:
    """Play money."""
    wanted = requests.Deposit(amount=data.amount, currency=_currency(data))
    await front.desk.do(wanted, player=visit.player, key=key)
    return await front.account(visit)


@post("/account/withdrawals", status_code=200)
async def withdraw(data: JSONBody[wire.Payment], key: Key, visit: Visitor, front: AtFront) -> wire.Account:
    wanted = requests.Withdraw(amount=data.amount, currency=_currency(data))
    await front.desk.do(wanted, player=visit.player, key=key)
    return await front.account(visit)


@get("/account/messages")
async def messages(visit: Visitor, front: AtFront) -> list[wire.Message]:
    """The newest first."""
    found = await inbox(front.store, visit.player)
    return [wire.Message(at=each.at, kind=each.kind, text=each.text, read=each.read) for each in found]


@post("/account/messages/read", status_code=200)
async def mark_read(data: JSONBody[wire.MarkRead], key: Key, visit: Visitor, front: AtFront) -> wire.Account:
    try:
        until = data.until.astimezone(UTC)
    except OverflowError:  # before the first year, or after the last
        raise Refused(BAD_REQUEST(problem="until")) from None
    await front.desk.do(requests.MarkMessagesRead(until=until), player=visit.player, key=key)
    return await front.account(visit)


@get("/account/statement")
async def statement(
    visit: Visitor,
    front: AtFront,
    days: Annotated[int, QueryParameter(name="days", ge=1, le=DAYS_MAX)] = DAYS_MAX,
    before: Before = None,
) -> wire.Statement:
    """Requirement 21."""
    return await accounts.statement(front.store, await front.player(visit), front.clock(), days, before)


@get("/account/plays")
async def plays(visit: Visitor, front: AtFront, before: Before = None) -> wire.History:
    """Requirement 19: all plays, the newest first."""
    return await accounts.history(front.store, visit.player, before)


@get("/account/games")
async def games(visit: Visitor, front: AtFront, before: BeforeGame = None) -> table_wire.OwnGames:
    """Requirement 19: all finished games at tables, also at those one has left; the newest first."""
    return await accounts.games(front.store, visit.player, before)


@get("/account/export")
async def export(visit: Visitor, front: AtFront) -> Stream:
    """Everything that is kept about the account, as a JSON file; of a running play not its seed.

    Games at tables only when they are over: until then their text has cards that others hide.
    """
    return Stream(
        _everything(front, visit),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="ventuno-account.json"'},
    )


async def _everything(front: Front, visit: Visit) -> AsyncIterator[bytes]:
    person, player = await front.store.person_of(visit.player), await front.player(visit)
    assert person is not None
    about = {"login": person.login, "name": person.name, "birth": person.birth}
    yield b'{"person":' + msgspec.json.encode(about) + b',"account":' + house_wire.encode(player).encode()
    yield b',"journal":['
    after, comma = 0, b""
    while lines := await front.store.lines(visit.player, after=after, most=_CHUNK):
        yield comma + ",".join(line.text for line in lines).encode()
        after, comma = lines[-1].number, b","
    yield b'],"plays":['
    before, comma = None, b""
    while kept := await front.store.plays(visit.player, before=before, most=_CHUNK):
        for play in kept:
            shown = play if play.ended_at else msgspec.structs.replace(play, server_seed="")
            yield comma + house_wire.encode(shown).encode()
            comma = b","
        before = int(kept[-1].id.rpartition("-")[2])
    yield b'],"games":['
    async for part in _games(front, visit):
        yield part
    yield b"]}\n"


async def _games(front: Front, visit: Visit) -> AsyncIterator[bytes]:
    last, comma = None, b""
    while found := await front.store.games(visit.player, before=last, most=_CHUNK):
        for kept, box in found:
            yield comma + b'{"box":%d,"game":%b}' % (box, house_wire.encode(kept).encode())
            comma = b","
        last = found[-1][0].id


def _of_its_own(key: str, kind: LimitKind) -> str:
    """A key for each limit, no longer than keys are."""
    return f"{key[:64]} {hashlib.sha256(key.encode()).hexdigest()[:32]} {kind}"


def _currency(data: wire.Payment) -> Currency | None:
    return None if data.currency is None else Currency(data.currency)
