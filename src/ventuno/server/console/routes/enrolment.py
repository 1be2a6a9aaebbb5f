"""The operator's console: how the staff enrol, and what everybody does with their own credentials (requirement 44)."""

from litestar import get, post
from litestar.params import JSONBody

from ventuno.desk.factors.passkeys import PasskeyAnswer
from ventuno.desk.factors.staff import Proof
from ventuno.desk.office.enrolment import Chosen, ChosenApp, ChosenPasskey
from ventuno.house.factors import totp
from ventuno.house.office.staff import Power
from ventuno.server import qr, relying_party
from ventuno.server.accounts import wire as account_wire
from ventuno.server.console.wire import staff as wire
from ventuno.server.context import Asking, Context, InContext, OfStaff, address_of, party_of, port_of


@post("/enrolment/look", status_code=200, power=None)
async def look(data: JSONBody[wire.LookAtEnrolmentBody], request: Asking, context: InContext) -> wire.EnrolmentOffered:
    """Whose link it is, and what can be chosen. The link stays good."""
    await context.sessions.attempt("enrolment", address_of(request), context.settings.address_attempts)
    party = relying_party.relying_party_of(context.settings, port_of(request))
    found = await context.staff.enrolment.look(data.token, party)
    address = totp.address(found.app.secret, found.name)
    passkey = None
    if found.passkey is not None and party is not None:
        passkey = account_wire.PasskeyAsked(
            token=found.passkey.token, origin=party.origin, options=found.passkey.options
        )
    return wire.EnrolmentOffered(
        name=found.name,
        role=found.role,
        needs_code=found.needs_code,
        app=account_wire.CodeAppOffer(
            token=found.app.token, secret=totp.written(found.app.secret), address=address, qr=qr.drawn(address)
        ),
        passkey=passkey,
    )


@post("/enrolment", status_code=200, power=None)
async def enrol(data: JSONBody[wire.EnrolBody], request: Asking, context: InContext) -> wire.Enrolled:
    """Choose a password and a second factor. Then log in with them."""
    await context.sessions.attempt("enrolment", address_of(request), context.settings.address_attempts)
    app = None if data.app is None else ChosenApp(token=data.app.token, code=data.app.code)
    passkey = None
    if data.passkey is not None:
        answer = PasskeyAnswer(token=data.passkey.token, credential=data.passkey.credential)
        passkey = ChosenPasskey(answer=answer, label=data.passkey.name)
    party = None if passkey is None else party_of(request, context)
    chosen = Chosen(app=app, passkey=passkey)
    name, role = await context.staff.enrolment.enrol(data.token, data.code, data.password, chosen, party)
    return wire.Enrolled(name=name, role=role)


@post("/session/passkey/offer", status_code=200, power=None)
async def offer_use(request: Asking, context: InContext) -> account_wire.PasskeyAsked:
    """What a passkey of the staff is asked, of whoever wants to log in or shows it again."""
    party = party_of(request, context)
    await context.sessions.attempt("console passkey offer", address_of(request), context.settings.address_attempts)
    offer = await context.staff.factors.offer_use(party)
    return account_wire.PasskeyAsked(token=offer.token, origin=party.origin, options=offer.options)


@post("/session/fresh", status_code=200, power=Power.READ_PLAYERS)
async def freshen(
    data: JSONBody[wire.SecondFactorBody], request: Asking, staff: OfStaff, context: InContext
) -> wire.Fresh:
    """Show a second factor once more: for some minutes, what takes a fresh one may be done."""
    await context.sessions.attempt("console fresh", staff.name, context.settings.login_attempts)
    await context.staff.show_again(staff.name, proof_of(data.code, data.passkey, request, context))
    await context.sessions.succeeded("console fresh", staff.name)
    return wire.Fresh(until=await context.console.freshen(staff))


@get("/factors", power=Power.READ_PLAYERS)
async def factors(request: Asking, staff: OfStaff, context: InContext) -> wire.OwnStaffFactors:
    """One's own: nobody else's can be asked for."""
    return await _factors(request, staff.name, context)


@post("/password", status_code=200, power=Power.READ_PLAYERS, fresh=True)
async def change_password(
    data: JSONBody[wire.ChangeStaffPasswordBody], request: Asking, staff: OfStaff, context: InContext
) -> wire.OwnStaffFactors:
    """One's own. All other sessions end."""
    await context.sessions.attempt("console password", staff.name, context.settings.login_attempts)
    own = staff.session.token_hash
    await context.staff.change_password(staff.name, staff.role, data.current, data.new, session=own)
    await context.sessions.succeeded("console password", staff.name)
    return await _factors(request, staff.name, context)


@post("/passkeys/offer", status_code=200, power=Power.READ_PLAYERS, fresh=True)
async def offer_passkey(request: Asking, staff: OfStaff, context: InContext) -> account_wire.PasskeyAsked:
    party = party_of(request, context)
    offer = await context.staff.factors.offer_passkey(staff.name, party)
    return account_wire.PasskeyAsked(token=offer.token, origin=party.origin, options=offer.options)


@post("/passkeys", status_code=200, power=Power.READ_PLAYERS, fresh=True)
async def add_passkey(
    data: JSONBody[account_wire.AddPasskeyBody], request: Asking, staff: OfStaff, context: InContext
) -> wire.OwnStaffFactors:
    """One more second factor of one's own."""
    answer = PasskeyAnswer(token=data.token, credential=data.credential)
    await context.staff.add_passkey(staff.name, answer, data.name, party_of(request, context))
    return await _factors(request, staff.name, context)


def proof_of(code: str | None, passkey: account_wire.PasskeyBody | None, request: Asking, context: Context) -> Proof:
    if passkey is None:
        return Proof(code=code)
    answer = PasskeyAnswer(token=passkey.token, credential=passkey.credential)
    return Proof(passkey=answer, party=party_of(request, context))


async def _factors(request: Asking, name: str, context: Context) -> wire.OwnStaffFactors:
    kept, party = (
        await context.store.staff.credentials(name),
        relying_party.relying_party_of(context.settings, port_of(request)),
    )
    return wire.OwnStaffFactors(
        app=kept is not None and kept.app,
        passkeys=[
            wire.StaffPasskeyShown(name=each.label, added_at=each.added_at, used_at=each.used_at)
            for each in await context.store.staff.passkeys(name)
        ],
        passkeys_at=None if party is None else party.origin,
    )
