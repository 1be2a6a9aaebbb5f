"""Requirement 47: a player's e-mail address, and which notices go there."""

from litestar import get, post
from litestar.params import JSONBody

from ventuno.desk import requests
from ventuno.house.refusals import NO_EMAIL
from ventuno.rules.refusals import Refused
from ventuno.server.accounts import wire
from ventuno.server.context import Context, InContext, Key, OfPlayer
from ventuno.server.sessions import PlayerSession


@get("/account/email")
async def address(session: OfPlayer, context: InContext) -> wire.EmailState:
    """Where notices go. `offered` is false if this house sends no e-mail."""
    return await _state(session, context)


@post("/account/email", status_code=200)
async def give(data: JSONBody[wire.GiveEmailBody], key: Key, session: OfPlayer, context: InContext) -> wire.EmailState:
    """A code goes to this address. It is limited like passwords, so that nobody sends mail to strangers with it."""
    _offered(context)
    await context.sessions.attempt("email", session.player, context.settings.login_attempts)
    await context.desk.emails.give(session.player, requests.GiveEmail(address=data.address), key=key)
    return await _state(session, context)


@post("/account/email/confirmation", status_code=200)
async def confirm(
    data: JSONBody[wire.ConfirmEmailBody], key: Key, session: OfPlayer, context: InContext
) -> wire.EmailState:
    _offered(context)
    await context.sessions.attempt("email code", session.player, context.settings.login_attempts)
    await context.desk.emails.confirm(session.player, requests.ConfirmEmail(code=data.code), key=key)
    await context.sessions.succeeded("email code", session.player)
    return await _state(session, context)


@post("/account/email/notices", status_code=200)
async def choose(
    data: JSONBody[wire.ChooseNoticesBody], key: Key, session: OfPlayer, context: InContext
) -> wire.EmailState:
    """Which notices come by e-mail. All of them are in the account anyway."""
    _offered(context)
    wanted = requests.ChooseNotices(notices=tuple(data.notices))
    await context.desk.emails.choose(session.player, wanted, key=key)
    return await _state(session, context)


@post("/account/email/removal", status_code=200)
async def remove(key: Key, session: OfPlayer, context: InContext) -> wire.EmailState:
    """Also possible where no e-mail is sent any more: it is the player's address."""
    await context.desk.emails.remove(session.player, requests.RemoveEmail(), key=key)
    return await _state(session, context)


def _offered(context: Context) -> None:
    if context.settings.mail is None:
        raise Refused(NO_EMAIL())


async def _state(session: PlayerSession, context: Context) -> wire.EmailState:
    kept = await context.store.emails.of_player(session.player)
    return wire.EmailState(
        offered=context.settings.mail is not None,
        address=None if kept is None else kept.address,
        pending=None if kept is None else kept.pending,
        notices=[] if kept is None else list(kept.notices),
    )
