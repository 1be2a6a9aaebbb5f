"""The operator's console: who works here.

Whoever is appointed gets a password and a second factor, which the answer shows once. So these requests have no key: an
answer that could be given again would have to be kept.
"""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ventuno.desk.requests import Appoint, ChangeRole, Dismiss, RenewCredentials
from ventuno.house import second_factor
from ventuno.house.refusals import NO_STAFF
from ventuno.house.staff import Power, Role
from ventuno.rules.refusals import Refused
from ventuno.server import console_wire as wire
from ventuno.server.front import AtFront, Front, Key, OfStaff

Named = Annotated[str, PathParameter(name="name", min_length=1, max_length=32)]


@get("/staff", power=Power.READ_HOUSE)
async def everybody(front: AtFront) -> wire.StaffList:
    return await _everybody(front)


@post("/staff", status_code=201, power=Power.ACT)
async def appoint(data: JSONBody[wire.AppointStaff], staff: OfStaff, front: AtFront) -> wire.NewCredentials:
    request = Appoint(name=data.name, role=data.role, reason=data.reason)
    return _shown_once(data.name, data.role, await front.staff.appoint(request, data.password, actor=staff.actor))


@post("/staff/{name:str}/renew", status_code=200, power=Power.ACT)
async def renew(name: Named, data: JSONBody[wire.RenewStaff], staff: OfStaff, front: AtFront) -> wire.NewCredentials:
    """For somebody who has lost their password or their second factor; logged in, they no longer are."""
    request = RenewCredentials(name=name, reason=data.reason)
    secret = await front.staff.renew(request, data.password, actor=staff.actor)
    member = (await front.house()).staff.get(name)
    if member is None:  # dismissed meanwhile
        raise Refused(NO_STAFF())
    return _shown_once(name, member.role, secret)


@post("/staff/{name:str}/role", status_code=200, power=Power.ACT)
async def change_role(
    name: Named, data: JSONBody[wire.ChangeStaffRole], key: Key, staff: OfStaff, front: AtFront
) -> wire.StaffList:
    """From their next request on."""
    await front.desk.run(ChangeRole(name=name, role=data.role, reason=data.reason), key=key, actor=staff.actor)
    return await _everybody(front)


@post("/staff/{name:str}/dismiss", status_code=200, power=Power.ACT)
async def dismiss(name: Named, data: JSONBody[wire.GiveReason], staff: OfStaff, front: AtFront) -> wire.StaffList:
    """At once, wherever they are logged in; everything they did stays on record."""
    await front.staff.dismiss(Dismiss(name=name, reason=data.reason), actor=staff.actor)
    return await _everybody(front)


async def _everybody(front: Front) -> wire.StaffList:
    found = sorted((await front.house()).staff.items())
    return wire.StaffList(staff=[wire.StaffMember(name=name, role=each.role, since=each.since) for name, each in found])


def _shown_once(name: str, role: Role, secret: bytes) -> wire.NewCredentials:
    return wire.NewCredentials(
        name=name, role=role, secret=second_factor.written(secret), address=second_factor.address(secret, name)
    )
