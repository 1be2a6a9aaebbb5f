"""Somebody of the staff for tests: appointed, and enrolled by the link as they would be."""

from collections.abc import Callable
from datetime import datetime

from ventuno.desk.factors.staff import Proof
from ventuno.desk.office.enrolment import Chosen, ChosenApp, MadeLink
from ventuno.desk.office.staff import StaffDesk
from ventuno.desk.requests import Appoint, RenewCredentials
from ventuno.house.factors import totp


def by_code(code: str) -> Proof:
    return Proof(code=code)


async def enrolled(
    staff: StaffDesk,
    request: Appoint | RenewCredentials,
    password: str,
    *,
    actor: str,
    clock: Callable[[], datetime],
) -> bytes:
    """Appointed or renewed by that actor. Returns the secret of their app; the code before this moment is used up."""
    if isinstance(request, Appoint):
        invited = await staff.appoint(request, actor=actor)
    else:
        invited = await staff.renew(request, actor=actor)
    assert invited.link is not None
    return await by_link(staff, invited.link, password, clock=clock)


async def by_link(
    staff: StaffDesk, made: MadeLink, password: str, *, clock: Callable[[], datetime], code: str = ""
) -> bytes:
    return await by_token(staff, made.token, password, clock=clock, code=code)


async def by_token(
    staff: StaffDesk, token: str, password: str, *, clock: Callable[[], datetime], code: str = ""
) -> bytes:
    offered = (await staff.enrolment.look(token, None)).app
    first = totp.code(offered.secret, totp.step_at(clock()) - 1)
    chosen = Chosen(app=ChosenApp(token=offered.token, code=first))
    await staff.enrolment.enrol(token, code, password, chosen, None)
    return offered.secret
