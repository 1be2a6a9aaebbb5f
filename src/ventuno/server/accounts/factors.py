"""Requirement 45: the second factors of a player. They are turned on and off here; `entry.py` asks for them.

Each change needs the password once more; its attempts are counted as at the change of the password.
"""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ventuno.desk.factors.passkeys import PasskeyAnswer
from ventuno.house.factors import totp
from ventuno.server import qr, relying_party
from ventuno.server.accounts import views, wire
from ventuno.server.context import Asking, Context, InContext, Key, OfPlayer, party_of, port_of
from ventuno.server.sessions import PlayerSession

Number = Annotated[int, PathParameter(name="number", ge=1, le=2**31)]


def answer_of(data: wire.PasskeyBody) -> PasskeyAnswer:
    return PasskeyAnswer(token=data.token, credential=data.credential)


@get("/account/factors")
async def factors(request: Asking, session: OfPlayer, context: InContext) -> wire.OwnFactors:
    return await _shown(request, session, context)


@post("/account/code-app/offer", status_code=200)
async def offer_app(data: JSONBody[wire.GivePasswordBody], session: OfPlayer, context: InContext) -> wire.CodeAppOffer:
    """A new secret. It counts when a code of it has come back."""
    await context.sessions.attempt("password", session.player, context.settings.login_attempts)
    offer = await context.entrance.app.offer(session.player, data.password)
    await context.sessions.succeeded("password", session.player)
    address = totp.address(offer.secret, offer.login)
    return wire.CodeAppOffer(
        token=offer.token, secret=totp.written(offer.secret), address=address, qr=qr.drawn(address)
    )


@post("/account/code-app", status_code=200)
async def turn_on_app(
    data: JSONBody[wire.TurnOnCodeAppBody], key: Key, request: Asking, session: OfPlayer, context: InContext
) -> wire.OwnFactors:
    """From now on a code is needed to log in. All other sessions end."""
    own = session.session.token_hash
    await context.entrance.app.turn_on(session.player, data.token, data.code, session=own, key=key)
    await context.sessions.end_others(session)
    return await _shown(request, session, context)


@post("/account/code-app/off", status_code=200)
async def turn_off_app(
    data: JSONBody[wire.TurnOffCodeAppBody], key: Key, request: Asking, session: OfPlayer, context: InContext
) -> wire.OwnFactors:
    await context.sessions.attempt("password", session.player, context.settings.login_attempts)
    await context.entrance.app.turn_off(session.player, data.password, data.code, key=key)
    await context.sessions.succeeded("password", session.player)
    return await _shown(request, session, context)


@post("/account/passkeys/offer", status_code=200)
async def offer_passkey(
    data: JSONBody[wire.GivePasswordBody], request: Asking, session: OfPlayer, context: InContext
) -> wire.PasskeyAsked:
    """What an authenticator is asked that is to make a passkey."""
    party = party_of(request, context)
    await context.sessions.attempt("password", session.player, context.settings.login_attempts)
    offer = await context.entrance.passkeys.offer(session.player, data.password, party)
    await context.sessions.succeeded("password", session.player)
    return wire.PasskeyAsked(token=offer.token, origin=party.origin, options=offer.options)


@post("/account/passkeys", status_code=200)
async def add_passkey(
    data: JSONBody[wire.AddPasskeyBody], key: Key, request: Asking, session: OfPlayer, context: InContext
) -> wire.OwnFactors:
    """From now on the password alone does not log in. All other sessions end."""
    own, answer = session.session.token_hash, PasskeyAnswer(token=data.token, credential=data.credential)
    party = party_of(request, context)
    await context.entrance.passkeys.add(session.player, answer, data.name, party, session=own, key=key)
    await context.sessions.end_others(session)
    return await _shown(request, session, context)


@post("/account/passkeys/{number:int}/remove", status_code=200)
async def remove_passkey(  # noqa: PLR0913, PLR0917  # what the framework gives by name
    number: Number,
    data: JSONBody[wire.GivePasswordBody],
    key: Key,
    request: Asking,
    session: OfPlayer,
    context: InContext,
) -> wire.OwnFactors:
    await context.sessions.attempt("password", session.player, context.settings.login_attempts)
    await context.entrance.passkeys.remove(session.player, number, data.password, key=key)
    await context.sessions.succeeded("password", session.player)
    return await _shown(request, session, context)


async def _shown(request: Asking, session: PlayerSession, context: Context) -> wire.OwnFactors:
    player, party = await context.player(session), relying_party.relying_party_of(context.settings, port_of(request))
    return wire.OwnFactors(
        app_at=player.factors.app_at,
        passkeys=await views.passkeys(context.store, player.id),
        passkeys_at=None if party is None else party.origin,
    )
