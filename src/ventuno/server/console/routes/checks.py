"""The operator's console: accounts that are held until somebody has decided whose they are (requirement 22, B19)."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from ventuno.house.office.reads import ReadKind
from ventuno.house.office.staff import Power
from ventuno.house.refusals import NO_ACCOUNT
from ventuno.rules.refusals import Refused
from ventuno.server.console import reading
from ventuno.server.console.views.people import alike_to, shown_person
from ventuno.server.console.wire import players as wire
from ventuno.server.context import InContext, OfStaff

SHOWN = 50

Skip = Annotated[int, QueryParameter(name="skip", ge=0, le=1_000_000)]


@get("/held", power=Power.READ_PLAYERS)
async def held(staff: OfStaff, context: InContext, skip: Skip = 0) -> wire.HeldPlayers:
    """Those that have waited longest come first, each with the people whom it resembles."""
    found = await context.store.people.held(most=SHOWN + 1, skip=skip)
    subjects = [player for player, _ in found[:SHOWN]]
    if subjects:
        await reading.note(context.store, staff.actor, context.clock(), ReadKind.HELD, subjects=subjects)
    shown = []
    for player, since in found[:SHOWN]:
        person = await context.store.people.of_player(player)
        if person is None:
            raise Refused(NO_ACCOUNT())
        alike = await alike_to(context.store, person)
        shown.append(wire.HeldPlayer(person=shown_person(person), since=since, alike=alike))
    return wire.HeldPlayers(held=shown, skip=skip + SHOWN if len(found) > SHOWN else None)
