"""Requirement 45: a new password with a code or a link, new codes, and the password again after a while."""

from litestar import post
from litestar.params import JSONBody

from ventuno.desk.access import PasswordSet
from ventuno.server.accounts import wire
from ventuno.server.context import Asking, Context, InContext, Key, OfPlayer, Present, address_of


@post("/session/unlock", status_code=200)
async def unlock(data: JSONBody[wire.UnlockBody], present: Present, context: InContext) -> wire.Me:
    """Go on with a session that waits for the password. Attempts are counted as at the change of the password."""
    await context.sessions.attempt("password", present.player, context.settings.login_attempts)
    await context.desk.access.check(present.player, data.password)
    await context.sessions.succeeded("password", present.player)
    await context.sessions.unlock(present)
    return await context.me(present)


@post("/session/recovery", status_code=200)
async def recover(data: JSONBody[wire.RecoverBody], request: Asking, context: InContext) -> wire.PasswordIsSet:
    """A new password with a recovery code.

    Codes are counted like passwords at log-in, but apart from them: who has tried five in vain may still use a code.
    """
    address, most = address_of(request), context.settings.address_attempts
    await context.sessions.attempt("address", address, most)
    await context.sessions.attempt("recovery", f"{data.login}\n{address}", context.settings.login_attempts)
    await context.sessions.attempt("recovery name", data.login, most)
    done = await context.desk.access.recover(data.login, data.code, data.password)
    for kind, what in (("recovery", f"{data.login}\n{address}"), ("login", f"{data.login}\n{address}")):
        await context.sessions.succeeded(kind, what)
    return _set(done, context)


@post("/session/reset", status_code=200)
async def follow_link(data: JSONBody[wire.FollowLinkBody], request: Asking, context: InContext) -> wire.PasswordIsSet:
    """A new password with a link that the staff have made."""
    await context.sessions.attempt("address", address_of(request), context.settings.address_attempts)
    return _set(await context.desk.access.follow_link(data.token, data.password), context)


@post("/account/recovery-codes", status_code=200)
async def make_codes(
    data: JSONBody[wire.MakeRecoveryCodesBody], key: Key, session: OfPlayer, context: InContext
) -> wire.MadeRecoveryCodes:
    """A new set of recovery codes; the old ones are void."""
    await context.sessions.attempt("password", session.player, context.settings.login_attempts)
    codes = await context.desk.access.make_codes(session.player, data.password, key=key)
    await context.sessions.succeeded("password", session.player)
    return wire.MadeRecoveryCodes(codes=list(codes), account=await context.account(session))


def _set(done: PasswordSet, context: Context) -> wire.PasswordIsSet:
    context.sessions.forget_player(done.player)
    return wire.PasswordIsSet(login=done.login, codes_left=done.codes_left, factors_off=done.factors_off)
