"""Register, log in, log out; change the password, see and end sessions."""

from datetime import datetime

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from ventuno.desk.requests import OpenAccount
from ventuno.house.access.sessions import Session
from ventuno.server.accounts import wire
from ventuno.server.accounts.factors import answer_of
from ventuno.server.context import Asking, Context, InContext, Key, OfPlayer, Present, address_of, party_of
from ventuno.server.http.devices import device_of

SESSIONS_MAX = 100  # shown; a player has seldom more than a handful


@get("/me")
async def me(request: Asking, context: InContext) -> wire.Me:
    """Who is logged in here. Asking for it is a sign that the player is still there, unless it comes too late."""
    session = await context.sessions.of(request.cookies.get(context.cookie))
    if session is not None and not context.sessions.is_idle(session):
        await context.sessions.used(session)
    return await context.me(session)


@post("/accounts", status_code=201)
async def register(
    data: JSONBody[wire.RegisterBody], key: Key, request: Asking, context: InContext
) -> Response[wire.Me]:
    """Open an account, and log in to it."""
    await context.sessions.attempt("register", address_of(request), context.settings.address_attempts)
    wanted = OpenAccount(login=data.login, name=data.name, birth=data.birth, canton=data.canton, language=data.language)
    opened = await context.desk.open_account(wanted, data.password, key=key)
    return await _logged_in(opened.player, request, context, status=201)


@post("/session", status_code=200)
async def log_in(data: JSONBody[wire.LogInBody], request: Asking, context: InContext) -> Response[wire.Me]:
    """Log in. A new session begins, even if there was one before."""
    address, most = address_of(request), context.settings.address_attempts
    await context.sessions.attempt("address", address, most)
    # Few attempts for each address; many more for a name in all, because that limit also stops the name's owner.
    await context.sessions.attempt("login", f"{data.login}\n{address}", context.settings.login_attempts)
    await context.sessions.attempt("name", data.login, most)
    player = await context.desk.log_in(data.login, data.password)
    await context.sessions.succeeded("login", f"{data.login}\n{address}")
    await context.sessions.succeeded("name", data.login)
    passkey = None if data.passkey is None else answer_of(data.passkey)
    party = None if passkey is None else party_of(request, context)
    await context.entrance.check_second(player, data.code, passkey, party)  # wrong codes are counted apart
    return await _logged_in(player, request, context)


@post("/session/passkey/offer", status_code=200)
async def offer_log_in(request: Asking, context: InContext) -> wire.PasskeyAsked:
    """What a passkey is asked, of whoever wants to log in."""
    party = party_of(request, context)
    await context.sessions.attempt("passkey offer", address_of(request), context.settings.address_attempts)
    offer = await context.entrance.passkeys.offer_log_in(party)
    return wire.PasskeyAsked(token=offer.token, origin=party.origin, options=offer.options)


@post("/session/passkey", status_code=200)
async def log_in_with_passkey(
    data: JSONBody[wire.PasskeyBody], request: Asking, context: InContext
) -> Response[wire.Me]:
    """Log in with a passkey alone: whoever holds it has shown a finger or a PIN as well."""
    address = address_of(request)
    await context.sessions.attempt("passkey", address, context.settings.address_attempts)
    player = await context.entrance.passkeys.use(answer_of(data), party_of(request, context))
    await context.sessions.succeeded("passkey offer", address)
    await context.sessions.succeeded("passkey", address)
    return await _logged_in(player, request, context)


@delete("/session", status_code=200)
async def log_out(present: Present, context: InContext) -> Response[wire.Me]:
    await context.sessions.end(present.session.token_hash)
    response = Response(await context.me(None))
    response.cookies.append(context.session_cookie(context.cookie, "", seconds=0))
    return response


@post("/account/password", status_code=200)
async def change_password(
    data: JSONBody[wire.ChangePasswordBody], key: Key, session: OfPlayer, context: InContext
) -> wire.Account:
    """Requirement 45. All other sessions of the player end."""
    await context.sessions.attempt("password", session.player, context.settings.login_attempts)
    token_hash = session.session.token_hash
    await context.desk.change_password(session.player, data.current, data.new, session=token_hash, key=key)
    await context.sessions.succeeded("password", session.player)
    await context.sessions.end_others(session)
    return await context.account(session)


@get("/account/sessions")
async def sessions(session: OfPlayer, context: InContext) -> list[wire.OwnSession]:
    """Where the player is logged in, the newest first."""
    at = context.clock()
    found = await context.store.sessions.of_player(session.player, at, most=SESSIONS_MAX)
    return [_own(each, at if each.token_hash == session.session.token_hash else None) for each in found]


@delete("/account/sessions", status_code=200)
async def log_out_elsewhere(session: OfPlayer, context: InContext) -> list[wire.OwnSession]:
    """End all sessions of the player but this one."""
    await context.sessions.end_others(session)
    return [_own(session.session, context.clock())]


def _own(session: Session, now: datetime | None) -> wire.OwnSession:
    """With the time now, it is the one that asks."""
    return wire.OwnSession(
        started_at=session.started_at,
        expires_at=session.expires_at,
        seen_at=now or session.seen_at or session.started_at,
        device=session.device,
        current=now is not None,
    )


async def _logged_in(player: str, request: Asking, context: Context, *, status: int = 200) -> Response[wire.Me]:
    account = await context.store.books.player(player)
    assert account is not None
    device = device_of(request.headers.get("User-Agent", ""))
    token, session = await context.sessions.begin(account, request.cookies.get(context.cookie), device)
    response = Response(await context.me(session), status_code=status)
    response.cookies.append(
        context.session_cookie(context.cookie, token, seconds=3600 * context.settings.session_hours)
    )
    return response
