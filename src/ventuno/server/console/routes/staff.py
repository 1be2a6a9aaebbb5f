"""The operator's console: who works here.

Somebody who is appointed gets a password and a second factor, which the answer shows once. So these requests have no
key: an answer that can be given again would have to be stored, with its secret.
"""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ventuno.desk.requests import Appoint, ChangeRole, Dismiss, RenewCredentials
from ventuno.house.factors import totp
from ventuno.house.office.staff import Power, Role
from ventuno.house.refusals import NO_STAFF
from ventuno.rules.refusals import Refused
from ventuno.server import qr
from ventuno.server.console.wire import staff as wire
from ventuno.server.console.wire.reasons import GiveReasonBody
from ventuno.server.context import Context, InContext, Key, OfStaff

Named = Annotated[str, PathParameter(name="name", min_length=1, max_length=32)]


@get("/staff", power=Power.READ_HOUSE)
async def everybody(context: InContext) -> wire.StaffList:
    return await _everybody(context)


@post("/staff", status_code=201, power=Power.ACT)
async def appoint(data: JSONBody[wire.AppointStaffBody], staff: OfStaff, context: InContext) -> wire.NewCredentials:
    request = Appoint(name=data.name, role=data.role, reason=data.reason)
    return _shown_once(data.name, data.role, await context.staff.appoint(request, data.password, actor=staff.actor))


@post("/staff/{name:str}/renew", status_code=200, power=Power.ACT)
async def renew(
    name: Named, data: JSONBody[wire.RenewStaffBody], staff: OfStaff, context: InContext
) -> wire.NewCredentials:
    """New credentials for somebody who has lost their password or second factor. Their sessions end."""
    request = RenewCredentials(name=name, reason=data.reason)
    secret = await context.staff.renew(request, data.password, actor=staff.actor)
    member = (await context.house()).staff.get(name)
    if member is None:  # dismissed meanwhile
        raise Refused(NO_STAFF())
    return _shown_once(name, member.role, secret)


@post("/staff/{name:str}/role", status_code=200, power=Power.ACT)
async def change_role(
    name: Named, data: JSONBody[wire.ChangeStaffRoleBody], key: Key, staff: OfStaff, context: InContext
) -> wire.StaffList:
    """Give somebody another role. It holds from their next request on."""
    await context.desk.run(ChangeRole(name=name, role=data.role, reason=data.reason), key=key, actor=staff.actor)
    return await _everybody(context)


@post("/staff/{name:str}/dismiss", status_code=200, power=Power.ACT)
async def dismiss(name: Named, data: JSONBody[GiveReasonBody], staff: OfStaff, context: InContext) -> wire.StaffList:
    """Dismiss somebody, at once, wherever they are logged in. Everything they did stays on record."""
    await context.staff.dismiss(Dismiss(name=name, reason=data.reason), actor=staff.actor)
    return await _everybody(context)


async def _everybody(context: Context) -> wire.StaffList:
    found = sorted((await context.house()).staff.items())
    return wire.StaffList(staff=[wire.StaffMember(name=name, role=each.role, since=each.since) for name, each in found])


def _shown_once(name: str, role: Role, secret: bytes) -> wire.NewCredentials:
    address = totp.address(secret, name)
    return wire.NewCredentials(name=name, role=role, secret=totp.written(secret), address=address, qr=qr.drawn(address))
