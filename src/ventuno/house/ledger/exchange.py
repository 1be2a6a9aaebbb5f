"""Foreign money at posted rates (C15). Rates are exact to a ten-thousandth; fractions of a cent stay with the house."""

import re

from ventuno.house.ledger.money import NOTHING, Money
from ventuno.house.ledger.postings import Currency
from ventuno.house.office.house_state import HouseState, Rate
from ventuno.house.refusals import BAD_AMOUNT, BAD_RATE, NO_RATE
from ventuno.rules.amounts import francs
from ventuno.rules.refusals import Refused

AMOUNT_MAX = Money(100_000_00)  # of one deposit, withdrawal or correction
_RATE = re.compile(r"(\d{1,4})(?:\.(\d{1,4}))?", re.ASCII)
_UNIT = 10_000


def amount(text: str) -> Money:
    """A positive amount as people write it."""
    money = Money.parse(text)
    if money is None or not NOTHING < money <= AMOUNT_MAX:
        raise Refused(BAD_AMOUNT(most=AMOUNT_MAX))
    return money


def rate(buys: str, sells: str) -> Rate:
    if not 0 < _ten_thousandths(buys) <= _ten_thousandths(sells):
        raise Refused(BAD_RATE())
    return Rate(buys, sells)


def bought(house: HouseState, currency: Currency, foreign: Money) -> tuple[Money, str]:
    """The francs for foreign money handed in, and the rate."""
    posted = _posted(house, currency)
    money = Money(foreign.centimes * _ten_thousandths(posted.buys) // _UNIT)
    if not NOTHING < money <= AMOUNT_MAX:
        raise Refused(BAD_AMOUNT(most=AMOUNT_MAX))
    return money, posted.buys


def sold(house: HouseState, currency: Currency, money: Money) -> tuple[str, str]:
    """The foreign money for francs withdrawn, and the rate."""
    posted = _posted(house, currency)
    foreign = money.centimes * _UNIT // _ten_thousandths(posted.sells)
    if not foreign:
        raise Refused(BAD_AMOUNT(most=AMOUNT_MAX))
    return francs(foreign), posted.sells


def _posted(house: HouseState, currency: Currency) -> Rate:
    if currency not in house.rates:
        raise Refused(NO_RATE(currency=currency))
    return house.rates[currency]


def _ten_thousandths(text: str) -> int:
    match = _RATE.fullmatch(text)
    if match is None:
        raise Refused(BAD_RATE())
    return int(match[1]) * _UNIT + int((match[2] or "").ljust(4, "0"))
