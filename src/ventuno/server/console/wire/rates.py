"""Exchange rates as the console shows and posts them (C15)."""

from datetime import datetime

from ventuno.server.accounts.wire import CurrencyCode, RateTyped
from ventuno.server.console.wire.reasons import WhyText
from ventuno.server.house.wire import RateShown
from ventuno.server.wire import Body, Wire


class RateEntry(Wire, frozen=True):
    """A rate that was posted, by whom and why. Rates of earlier versions have no reason."""

    entry: int
    at: datetime
    by: str
    currency: CurrencyCode
    buys: str
    sells: str
    reason: str
    in_force: bool


class RateRegister(Wire, frozen=True):
    """The posted rates, and the history of all currencies, the newest first."""

    now: datetime
    currencies: list[CurrencyCode]  # that a rate can be posted for
    jump_percent: int  # a rate that differs by more from the last one must be confirmed
    rates: list[RateShown]
    history: list[RateEntry]
    before: int | None  # for the next page
    proposal: int | None = None  # requirement 42: nothing was changed yet, but proposed under this number


class PostRateBody(Body, frozen=True):
    currency: CurrencyCode
    buys: RateTyped
    sells: RateTyped
    reason: WhyText
    confirmed: bool = False
