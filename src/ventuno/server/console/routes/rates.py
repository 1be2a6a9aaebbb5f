"""The operator's console: exchange rates (C15). A rate holds as soon as it is posted; the history shows them all."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from ventuno.desk.office import rates as history
from ventuno.desk.requests import PostRate
from ventuno.house.ledger.exchange import JUMP_PERCENT
from ventuno.house.ledger.postings import Currency
from ventuno.house.office.staff import Power
from ventuno.server.console.wire import rates as wire
from ventuno.server.context import Context, InContext, Key, OfStaff
from ventuno.server.house.routes import rates_shown

SHOWN = 100

Before = Annotated[int | None, QueryParameter(name="before", ge=1, le=2**31, description="Only what came before it.")]


@get("/rates", power=Power.READ_HOUSE)
async def rates(context: InContext, before: Before = None) -> wire.RateRegister:
    return await _register(context, before)


@post("/rates", status_code=200, power=Power.RATES, fresh=True)
async def post_rate(
    data: JSONBody[wire.PostRateBody], key: Key, staff: OfStaff, context: InContext
) -> wire.RateRegister:
    """Post a rate. It holds at once; a payment that was shown another one is refused."""
    rate = PostRate(
        currency=Currency(data.currency),
        buys=data.buys,
        sells=data.sells,
        reason=data.reason,
        confirmed=data.confirmed,
    )
    done = await context.desk.run(rate, key=key, actor=staff.actor)
    return msgspec.structs.replace(await _register(context, None), proposal=done.proposal)


async def _register(context: Context, before: int | None) -> wire.RateRegister:
    found, more = await history.posted(context.store.books, before=before, most=SHOWN)
    return wire.RateRegister(
        now=context.clock(),
        currencies=[each.value for each in Currency],
        jump_percent=JUMP_PERCENT,
        rates=rates_shown(await context.house()),
        history=[
            wire.RateEntry(
                entry=each.entry,
                at=each.at,
                by=each.by,
                currency=each.currency.value,
                buys=each.buys,
                sells=each.sells,
                reason=each.reason,
                in_force=each.in_force,
            )
            for each in found
        ],
        before=found[-1].entry if more else None,
    )
