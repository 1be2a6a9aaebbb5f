"""The operator's console: control of the payout and the tests of chance (requirements 13, 14)."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from ventuno.desk.monitoring import DAYS
from ventuno.house.staff import Power
from ventuno.server.console_control_wire import Monitor
from ventuno.server.front import AtFront

LawAsked = Annotated[
    str | None,
    QueryParameter(
        name="law", min_length=1, max_length=64, description="By name or hash; without it, the one in force."
    ),
]
Days = Annotated[int, QueryParameter(name="days", ge=1, le=3660, description="How many the first period has.")]


@get("/monitor", power=Power.READ_HOUSE)
async def monitor(front: AtFront, law: LawAsked = None, days: Days = DAYS) -> Monitor:
    """What `ventuno monitor --json` says, of what has been counted so far."""
    return await front.watch.monitor(await front.house(), law, days)
