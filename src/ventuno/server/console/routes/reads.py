"""The operator's console: who of the staff has read personal data, of whom and when (requirement 43)."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from ventuno.house.office.staff import Power
from ventuno.server.console.wire import approvals as wire
from ventuno.server.context import InContext

SHOWN = 100

Before = Annotated[int | None, QueryParameter(name="before", ge=1, le=2**31, description="Only what came before it.")]
OfPlayer = Annotated[str | None, QueryParameter(name="player", min_length=1, max_length=64, description="About whom.")]
ByActor = Annotated[
    str | None, QueryParameter(name="actor", min_length=1, max_length=64, description="As in `support:sven`.")
]


@get("/reads", power=Power.READ_ACCESS)
async def reads(
    context: InContext, player: OfPlayer = None, actor: ByActor = None, before: Before = None
) -> wire.ReadPage:
    """The newest first: of everybody, about one player, or by one of the staff. It names players by number only."""
    found = await context.store.reads.newest(subject=player, actor=actor, before=before, most=SHOWN + 1)
    shown = [
        wire.ReadLine(
            number=each.number,
            at=each.at,
            actor=each.actor,
            what=each.what,
            subjects=list(each.subjects),
            about=each.about,
        )
        for each in found[:SHOWN]
    ]
    return wire.ReadPage(reads=shown, before=shown[-1].number if len(found) > SHOWN else None)
