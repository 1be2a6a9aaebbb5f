"""The operator's console: who works here.

Whoever is appointed enrols by a link, which the answer shows once. So these requests have no key: an answer that can be
given again would have to be stored, with its link.
"""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ventuno.desk.office.enrolment import MadeLink
from ventuno.desk.office.staff import Invited
from ventuno.desk.requests import Appoint, ChangeRole, Dismiss, RenewCredentials
from ventuno.house.office.staff import Power, Role
from ventuno.house.refusals import NO_STAFF
from ventuno.rules.refusals import Refused
from ventuno.server.console.wire import staff as wire
from ventuno.server.console.wire.reasons import GiveReasonBody
from ventuno.server.context import Context, InContext, Key, OfStaff

Named = Annotated[str, PathParameter(name="name", min_length=1, max_length=32)]


@get("/staff", power=Power.READ_HOUSE)
async def everybody(context: InContext) -> wire.StaffList:
    return await _everybody(context)


@post("/staff", status_code=201, power=Power.STAFF, fresh=True)
async def appoint(data: JSONBody[wire.AppointStaffBody], staff: OfStaff, context: InContext) -> wire.StaffInvited:
    """Requirement 44: they choose password and second factor themselves, by a link that is good for a day and once."""
    request = Appoint(name=data.name, role=data.role, reason=data.reason)
    return await _invited(context, await context.staff.appoint(request, actor=staff.actor), data.role)


@post("/staff/{name:str}/renew", status_code=200, power=Power.STAFF, fresh=True)
async def renew(name: Named, data: JSONBody[GiveReasonBody], staff: OfStaff, context: InContext) -> wire.StaffInvited:
    """A new link for somebody who has lost their password or second factor. What they had opens nothing any more."""
    request = RenewCredentials(name=name, reason=data.reason)
    return await _invited(context, await context.staff.renew(request, actor=staff.actor), None)


@post("/staff/{name:str}/role", status_code=200, power=Power.STAFF, fresh=True)
async def change_role(
    name: Named, data: JSONBody[wire.ChangeStaffRoleBody], key: Key, staff: OfStaff, context: InContext
) -> wire.StaffList:
    """Give somebody another role. It holds from their next request on."""
    request = ChangeRole(name=name, role=data.role, reason=data.reason)
    done = await context.desk.run(request, key=key, actor=staff.actor)
    return await _everybody(context, done.proposal)


@post("/staff/{name:str}/dismiss", status_code=200, power=Power.STAFF, fresh=True)
async def dismiss(name: Named, data: JSONBody[GiveReasonBody], staff: OfStaff, context: InContext) -> wire.StaffList:
    """Dismiss somebody, at once, wherever they are logged in. Everything they did stays on record."""
    await context.staff.dismiss(Dismiss(name=name, reason=data.reason), actor=staff.actor)
    return await _everybody(context)


async def link_shown(context: Context, made: MadeLink, role: Role | None) -> wire.StaffLink:
    """The link as it is handed over, once."""
    member = (await context.house()).staff.get(made.link.name)
    if member is None:  # dismissed meanwhile
        raise Refused(NO_STAFF())
    return wire.StaffLink(
        name=made.link.name,
        role=role or member.role,
        token=made.token,
        expires_at=made.link.expires_at,
        needs_code=bool(made.link.code_hash),
    )


async def _invited(context: Context, invited: Invited, role: Role | None) -> wire.StaffInvited:
    link = None if invited.link is None else await link_shown(context, invited.link, role)
    return wire.StaffInvited(link=link, proposal=invited.proposal, code=invited.code or None)


async def _everybody(context: Context, proposal: int | None = None) -> wire.StaffList:
    found = sorted((await context.house()).staff.items())
    members = [wire.StaffMember(name=name, role=each.role, since=each.since) for name, each in found]
    return wire.StaffList(staff=members, proposal=proposal)
