"""The operator's console: what waits for a second person (requirement 42)."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ventuno.house.ledger import codec
from ventuno.house.office import approvals
from ventuno.house.office.house_state import HouseState, OpenProposal
from ventuno.house.office.staff import Power, Role, person_of
from ventuno.server.console.routes.staff import link_shown
from ventuno.server.console.sessions import LoggedInStaff
from ventuno.server.console.wire import approvals as wire
from ventuno.server.console.wire.reasons import GiveReasonBody
from ventuno.server.context import Context, InContext, Key, OfStaff

Number = Annotated[int, PathParameter(name="proposal", ge=1, le=2**31)]
_UNSAID = {"type", "reason"}  # shown by themselves


@get("/approvals", power=Power.READ_HOUSE)
async def listed(staff: OfStaff, context: InContext) -> wire.ProposalList:
    """What is open, the oldest first, and whether four eyes are needed here."""
    return await _list(context, staff)


@get("/approvals/{proposal:int}", power=Power.READ_HOUSE)
async def shown(proposal: Number, staff: OfStaff, context: InContext) -> wire.ProposalFile:
    found = await context.desk.approvals.proposal(proposal)
    act = dict(found.act) | ({"text": found.words} if found.words else {})
    return wire.ProposalFile(
        line=await _line(context, found.open, staff),
        reason=str(act.get("reason", "")),
        facts=[wire.ProposalFact(name, _said(value)) for name, value in act.items() if name not in _UNSAID],
    )


@post("/approvals/{proposal:int}/approve", status_code=200, power=Power.READ_HOUSE, fresh=True)
async def approve(proposal: Number, key: Key, staff: OfStaff, context: InContext) -> wire.ProposalDecided:
    """It happens now, as the act of whoever approves it. That takes the same power as the act itself."""
    approval, link = await context.staff.approve(proposal, key=key, actor=staff.actor)
    role = getattr(approval.request, "role", None)
    shown_once = None if link is None else await link_shown(context, link, role)
    return wire.ProposalDecided(list=await _list(context, staff), link=shown_once)


@post("/approvals/{proposal:int}/reject", status_code=200, power=Power.READ_HOUSE, fresh=True)
async def reject(
    proposal: Number, data: JSONBody[GiveReasonBody], key: Key, staff: OfStaff, context: InContext
) -> wire.ProposalDecided:
    await context.desk.approvals.reject(proposal, data.reason, key=key, actor=staff.actor)
    return wire.ProposalDecided(list=await _list(context, staff))


@post("/approvals/{proposal:int}/withdraw", status_code=200, power=Power.READ_HOUSE)
async def withdraw(
    proposal: Number, data: JSONBody[GiveReasonBody], key: Key, staff: OfStaff, context: InContext
) -> wire.ProposalDecided:
    """By whoever has made it."""
    await context.desk.approvals.withdraw(proposal, data.reason, key=key, actor=staff.actor)
    return wire.ProposalDecided(list=await _list(context, staff))


def rule_of(house: HouseState) -> wire.FourEyesRule:
    known = house.four_eyes
    return wire.FourEyesRule(
        on=approvals.holds(house),
        above=str(approvals.ABOVE if known is None else known.above),
        since=None if known is None else known.since,
        operators=sum(each.role is Role.OPERATOR for each in house.staff.values()),
    )


async def _list(context: Context, staff: LoggedInStaff) -> wire.ProposalList:
    house, at = await context.house(), context.clock()
    found = [each for each in house.proposals if at < each.expires_at]
    lines = [await _line(context, each, staff) for each in found]
    return wire.ProposalList(now=at, rule=rule_of(house), proposals=lines)


async def _line(context: Context, found: OpenProposal, staff: LoggedInStaff) -> wire.ProposalLine:
    person = None if found.player is None else await context.store.people.of_player(found.player)
    return wire.ProposalLine(
        proposal=found.entry,
        at=found.at,
        by=found.by,
        kind=found.kind,
        player=found.player,
        login="" if person is None else person.login,
        expires_at=found.expires_at,
        own=person_of(found.by) == staff.name,
    )


def _said(value: Any) -> str:  # noqa: ANN401  # whatever a request consists of
    if value is None:
        return ""
    return value if isinstance(value, str) else codec.encode(value)
