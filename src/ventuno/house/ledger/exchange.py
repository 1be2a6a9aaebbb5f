"""Foreign money at posted rates (C15). Rates are exact to a ten-thousandth; fractions of a cent stay with the house."""

import re

from ventuno.house.accounts.events import Deposited, Withdrawn
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.house.ledger.postings import Currency
from ventuno.house.office.house_state import HouseState, Rate
from ventuno.house.refusals import BAD_AMOUNT, BAD_RATE, NO_RATE, RATE_CHANGED, RATE_JUMPS
from ventuno.rules.amounts import francs
from ventuno.rules.refusals import Refusal, Refused

AMOUNT_MAX = Money(100_000_00)  # of one deposit, withdrawal or correction
JUMP_PERCENT = 20  # a rate that differs by more from the last one is posted only if it is confirmed
_RATE = re.compile(r"(\d{1,4})(?:\.(\d{1,4}))?", re.ASCII)
_UNIT = 10_000
RATES = range(_UNIT // 100, 100 * _UNIT + 1)  # 0.01 to 100 francs: outside of it, no euro, dollar or pound ever was


def amount(text: str) -> Money:
    """A positive amount as people write it."""
    money = Money.parse(text)
    if money is None or not NOTHING < money <= AMOUNT_MAX:
        raise Refused(BAD_AMOUNT(most=AMOUNT_MAX))
    return money


def rate(house: HouseState, currency: Currency, buys: str, sells: str, *, confirmed: bool) -> Rate:
    """A rate that may be posted. Refused if it is no rate, or far from the last one and not confirmed."""
    if not RATES[0] <= _ten_thousandths(buys) <= _ten_thousandths(sells) <= RATES[-1]:
        raise Refused(_bad_rate())
    last, new = house.rates.get(currency), Rate(buys, sells)
    if last is not None and not confirmed and (_jumps(last.buys, buys) or _jumps(last.sells, sells)):
        facts = {"buys": last.buys, "sells": last.sells, "percent": JUMP_PERCENT}
        raise Refused(RATE_JUMPS(currency=currency, **facts))
    return new


def bought(house: HouseState, currency: Currency, foreign: Money, seen: str | None = None) -> tuple[Money, str]:
    """L68: the francs for foreign money handed in, and the rate. `seen`: the rate that the player was shown."""
    buys = _as_seen(currency, _posted(house, currency).buys, seen)
    money = francs_for(foreign, buys)
    if not NOTHING < money <= AMOUNT_MAX:
        raise Refused(BAD_AMOUNT(most=AMOUNT_MAX))
    return money, buys


def sold(house: HouseState, currency: Currency, money: Money, seen: str | None = None) -> tuple[str, str]:
    """The foreign money for francs withdrawn, and the rate. `seen`: the rate that the player was shown."""
    sells = _as_seen(currency, _posted(house, currency).sells, seen)
    foreign = foreign_for(money, sells)
    if not foreign:
        raise Refused(BAD_AMOUNT(most=AMOUNT_MAX))
    return francs(foreign.centimes), sells


def francs_for(foreign: Money, buys: str) -> Money:
    return Money(foreign.centimes * _ten_thousandths(buys) // _UNIT)


def foreign_for(money: Money, sells: str) -> Money:
    return Money(money.centimes * _UNIT // _ten_thousandths(sells))


def agrees(what: Deposited | Withdrawn) -> bool:
    """Whether the francs and the foreign money of a payment agree, at the rate that it names."""
    if what.currency is None:
        return what.foreign is None and what.rate is None
    foreign = Money.parse(what.foreign or "")
    if foreign is None or what.rate is None:
        return False
    if isinstance(what, Deposited):
        return what.amount == francs_for(foreign, what.rate)
    return foreign == foreign_for(what.amount, what.rate)


def _as_seen(currency: Currency, posted: str, seen: str | None) -> str:
    """What a player was shown before paying is what they get: if another rate was posted meanwhile, it is refused."""
    if seen is not None and _ten_thousandths(seen) != _ten_thousandths(posted):
        raise Refused(RATE_CHANGED(currency=currency, seen=seen, rate=posted))
    return posted


def _jumps(last: str, new: str) -> bool:
    """More than a fifth up, or down by as much: there and back is the same jump."""
    less, more = sorted((_ten_thousandths(last), _ten_thousandths(new)))
    return 100 * more > (100 + JUMP_PERCENT) * less


def _posted(house: HouseState, currency: Currency) -> Rate:
    if currency not in house.rates:
        raise Refused(NO_RATE(currency=currency))
    return house.rates[currency]


def _ten_thousandths(text: str) -> int:
    match = _RATE.fullmatch(text)
    if match is None:
        raise Refused(_bad_rate())
    return int(match[1]) * _UNIT + int((match[2] or "").ljust(4, "0"))


def _bad_rate() -> Refusal:
    least, most = (f"{each / _UNIT:g}" for each in (RATES[0], RATES[-1]))
    return BAD_RATE(least=least, most=most)
