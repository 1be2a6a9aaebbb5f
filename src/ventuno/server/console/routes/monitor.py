"""The operator's console: control of the payout and the tests of chance (requirements 13, 14)."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from ventuno.house.office.staff import Power
from ventuno.maths.monitoring.payout import PERIOD_DAYS
from ventuno.server.console.wire.monitor import Monitor
from ventuno.server.context import InContext

LawAsked = Annotated[
    str | None,
    QueryParameter(
        name="law", min_length=1, max_length=64, description="By name or hash; without it, the one in force."
    ),
]
Days = Annotated[int, QueryParameter(name="days", ge=1, le=3660, description="How many the first period has.")]


@get("/monitor", power=Power.READ_HOUSE)
async def monitor(context: InContext, law: LawAsked = None, days: Days = PERIOD_DAYS) -> Monitor:
    """The same as `ventuno monitor --json`, from what has been counted so far."""
    return await context.monitor_cache.monitor(await context.house(), law, days)
