"""The player's own account: terms, limits, blocks, money, messages, statement, history, data."""

import hashlib
from collections.abc import AsyncIterator
from datetime import UTC
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from ventuno.desk import requests
from ventuno.desk.accounts import limit_of
from ventuno.desk.contact.inbox import inbox
from ventuno.house.accounts.events import LimitKind
from ventuno.house.ledger import codec
from ventuno.house.ledger.postings import Currency
from ventuno.rules.refusals import Refused
from ventuno.server.accounts import views, wire
from ventuno.server.big21 import wire as big21_wire
from ventuno.server.context import Context, InContext, Key, OfPlayer
from ventuno.server.refusals import BAD_REQUEST
from ventuno.server.sessions import PlayerSession
from ventuno.server.tables import wire as table_wire

DAYS_MAX = 92  # requirement 21: three months
_CHUNK = 500

BeforeGame = Annotated[
    str | None, QueryParameter(name="before", min_length=1, max_length=64, description="Only games before it.")
]
Before = Annotated[int | None, QueryParameter(name="before", ge=1, le=2**31, description="Only what came before it.")]


@post("/account/rules", status_code=200)
async def accept_rules(
    data: JSONBody[wire.AcceptRulesBody], key: Key, session: OfPlayer, context: InContext
) -> wire.Account:
    """Art. 5."""
    await context.desk.do(requests.AcceptRules(rules=data.rules), player=session.player, key=key)
    return await context.account(session)


@post("/account/online-terms", status_code=200)
async def accept_online_terms(
    data: JSONBody[wire.AcceptOnlineTermsBody], key: Key, session: OfPlayer, context: InContext
) -> wire.Account:
    """Art. 5: the terms for online participation in force."""
    await context.desk.do(requests.AcceptOnlineTerms(version=data.version), player=session.player, key=key)
    return await context.account(session)


@post("/account/limits", status_code=200)
async def set_limits(
    data: JSONBody[wire.SetLimitsBody], key: Key, session: OfPlayer, context: InContext
) -> wire.Account:
    """B18: a lower limit holds at once, a higher one after 72 hours. Each limit is a change of its own."""
    for kind, amount in data.limits.items():
        limit_of(kind, amount)  # check all of them before the first is set
    for kind, amount in data.limits.items():
        wanted = requests.SetLimit(limit=kind, amount=amount)
        await context.desk.do(wanted, player=session.player, key=_of_its_own(key, kind))
    return await context.account(session)


@post("/account/blocks", status_code=200)
async def block_myself(
    data: JSONBody[wire.BlockMyselfBody], key: Key, session: OfPlayer, context: InContext
) -> wire.Account:
    """Requirement 26: it cannot be undone."""
    await context.desk.do(requests.BlockMyself(game=data.game, days=data.days), player=session.player, key=key)
    return await context.account(session)


@post("/account/closing", status_code=200)
async def close_account(
    data: JSONBody[wire.CloseAccountBody], key: Key, session: OfPlayer, context: InContext
) -> wire.Account:
    """Requirement 45: the balance is paid out, and the account takes nothing more. What is on record can be read."""
    await context.sessions.attempt("closing", session.player, context.settings.login_attempts)
    await context.desk.close_account(session.player, data.password, key=key)
    await context.sessions.succeeded("closing", session.player)
    return await context.account(session)


@post("/account/erasure", status_code=200)
async def ask_erasure(
    data: JSONBody[wire.AskErasureBody], key: Key, session: OfPlayer, context: InContext
) -> wire.ErasureAnswer:
    """Requirement 45: of a closed account. Where it is done at once, this session ends with it."""
    await context.sessions.attempt("closing", session.player, context.settings.login_attempts)
    answer = await context.desk.erasure.ask(session.player, data.password, key=key)
    await context.sessions.succeeded("closing", session.player)
    if answer.erased:
        context.sessions.forget_player(session.player)
    return wire.ErasureAnswer(erased=answer.erased, due_at=answer.due_at)


@post("/account/language", status_code=200)
async def language(
    data: JSONBody[wire.ChooseLanguageBody], key: Key, session: OfPlayer, context: InContext
) -> wire.Account:
    """Choose the language of messages."""
    await context.desk.do(requests.ChooseLanguage(language=data.language), player=session.player, key=key)
    return await context.account(session)


@post("/account/deposits", status_code=200)
async def deposit(data: JSONBody[wire.PaymentBody], key: Key, session: OfPlayer, context: InContext) -> wire.Account:
    """Play money."""
    wanted = requests.Deposit(amount=data.amount, currency=_currency(data), rate=_rate(data))
    await context.desk.do(wanted, player=session.player, key=key)
    return await context.account(session)


@post("/account/withdrawals", status_code=200)
async def withdraw(data: JSONBody[wire.PaymentBody], key: Key, session: OfPlayer, context: InContext) -> wire.Account:
    wanted = requests.Withdraw(amount=data.amount, currency=_currency(data), rate=_rate(data))
    await context.desk.do(wanted, player=session.player, key=key)
    return await context.account(session)


@get("/account/messages")
async def messages(session: OfPlayer, context: InContext) -> list[wire.AccountMessage]:
    """The newest first."""
    found = await inbox(context.store.books, session.player)
    return [wire.AccountMessage(at=each.at, kind=each.kind, text=each.text, read=each.read) for each in found]


@post("/account/messages/read", status_code=200)
async def mark_read(data: JSONBody[wire.MarkReadBody], key: Key, session: OfPlayer, context: InContext) -> wire.Account:
    try:
        until = data.until.astimezone(UTC)
    except OverflowError:  # before the first year, or after the last
        raise Refused(BAD_REQUEST(problem="until")) from None
    await context.desk.do(requests.MarkMessagesRead(until=until), player=session.player, key=key)
    return await context.account(session)


@get("/account/statement")
async def statement(
    session: OfPlayer,
    context: InContext,
    days: Annotated[int, QueryParameter(name="days", ge=1, le=DAYS_MAX)] = DAYS_MAX,
    before: Before = None,
) -> wire.Statement:
    """Requirement 21."""
    return await views.statement(context.store, await context.player(session), context.clock(), days, before)


@get("/account/plays")
async def plays(session: OfPlayer, context: InContext, before: Before = None) -> big21_wire.History:
    """Requirement 19: all plays, the newest first."""
    return await views.history(context.store.plays, session.player, before)


@get("/account/games")
async def games(session: OfPlayer, context: InContext, before: BeforeGame = None) -> table_wire.OwnGames:
    """Requirement 19: all finished games at tables, also at tables that the player has left; the newest first."""
    return await views.games(context.store.tables, session.player, before)


@get("/account/export")
async def export(session: OfPlayer, context: InContext) -> Stream:
    """Everything that is kept about the account, as a JSON file, without secrets and the seed of a running play.

    Games at tables are in it only when they are over: until then their text has hidden cards of others.
    """
    return Stream(
        _everything(context, session),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="ventuno-account.json"'},
    )


async def _everything(context: Context, session: PlayerSession) -> AsyncIterator[bytes]:
    person, player = await context.store.people.of_player(session.player), await context.player(session)
    assert person is not None
    email = await context.store.emails.of_player(session.player)
    about = {"login": person.login, "name": person.name, "birth": person.birth}
    passkeys = await views.passkeys(context.store, session.player)
    about |= {"canton": person.canton or player.canton}
    about |= {} if email is None else {"email": email.address, "email_pending": email.pending}
    yield b'{"person":' + msgspec.json.encode(about) + b',"account":' + codec.encode(player).encode()
    yield b',"passkeys":' + msgspec.json.encode(passkeys)
    yield b',"journal":['
    after, comma = 0, b""
    while lines := await context.store.books.lines(session.player, after=after, most=_CHUNK):
        yield comma + ",".join(line.text for line in lines).encode()
        after, comma = lines[-1].number, b","
    written = await context.store.books.writings(session.player)
    yield b'],"writings":' + msgspec.json.encode(written) + b',"plays":['
    before, comma = None, b""
    while kept := await context.store.plays.of_player(session.player, before=before, most=_CHUNK):
        for play in kept:
            hidden = msgspec.structs.replace(play, server_seed="", seed_reference=msgspec.UNSET)
            shown = play if play.ended_at else hidden
            yield comma + codec.encode(shown).encode()
            comma = b","
        before = int(kept[-1].id.rpartition("-")[2])
    yield b'],"games":['
    async for part in _games(context, session):
        yield part
    yield b'],"reads":' + msgspec.json.encode(await views.reads(context.store, session.player)) + b"}\n"


async def _games(context: Context, session: PlayerSession) -> AsyncIterator[bytes]:
    last, comma = None, b""
    while found := await context.store.tables.games_of(session.player, before=last, most=_CHUNK):
        for kept, box in found:
            yield comma + b'{"box":%d,"game":%b}' % (box, codec.encode(kept).encode())
            comma = b","
        last = found[-1][0].id


def _of_its_own(key: str, kind: LimitKind) -> str:
    """A key for each limit, not longer than a key may be."""
    return f"{key[:64]} {hashlib.sha256(key.encode()).hexdigest()[:32]} {kind}"


def _currency(data: wire.PaymentBody) -> Currency | None:
    return None if data.currency is None else Currency(data.currency)


def _rate(data: wire.PaymentBody) -> requests.RateSeen:
    return msgspec.UNSET if data.rate is None else data.rate
