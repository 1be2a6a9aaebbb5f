"""Coming and going: register, log in, log out."""

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from ventuno.desk.requests import OpenAccount
from ventuno.server import wire
from ventuno.server.front import Anyone, Asking, AtFront, Front, Key, Visitor, address_of


@get("/me")
async def me(guest: Anyone, front: AtFront) -> wire.Me:
    """Who is logged in here."""
    return await front.me(guest)


@post("/accounts", status_code=201)
async def register(data: JSONBody[wire.Register], key: Key, request: Asking, front: AtFront) -> Response[wire.Me]:
    """Open an account, and log in to it."""
    await front.visits.attempt("register", address_of(request), front.settings.address_attempts)
    wanted = OpenAccount(login=data.login, name=data.name, birth=data.birth, canton=data.canton, language=data.language)
    opened = await front.desk.open_account(wanted, data.password, key=key)
    return await _logged_in(opened.player, request, front, status=201)


@post("/session", status_code=200)
async def log_in(data: JSONBody[wire.LogIn], request: Asking, front: AtFront) -> Response[wire.Me]:
    """A new session, whatever there was before."""
    address, most = address_of(request), front.settings.address_attempts
    await front.visits.attempt("address", address, most)
    # Few from one address; many more before a name is closed to everybody, its owner included.
    await front.visits.attempt("login", f"{data.login}\n{address}", front.settings.login_attempts)
    await front.visits.attempt("name", data.login, most)
    player = await front.desk.log_in(data.login, data.password)
    await front.visits.succeeded("login", f"{data.login}\n{address}")
    await front.visits.succeeded("name", data.login)
    return await _logged_in(player, request, front)


@delete("/session", status_code=200)
async def log_out(visit: Visitor, front: AtFront) -> Response[wire.Me]:
    await front.visits.end(visit.session.token_hash)
    response = Response(await front.me(None))
    response.cookies.append(front.session_cookie(front.cookie, "", seconds=0))
    return response


async def _logged_in(player: str, request: Asking, front: Front, *, status: int = 200) -> Response[wire.Me]:
    account = await front.store.player(player)
    assert account is not None
    token, visit = await front.visits.begin(account, request.cookies.get(front.cookie))
    response = Response(await front.me(visit), status_code=status)
    response.cookies.append(front.session_cookie(front.cookie, token, seconds=3600 * front.settings.session_hours))
    return response
