"""Double entry: every posting moves a positive amount from one account to another.

Each book (for example a player's) has its own set of accounts, and every posting stays within its book. So each book
adds up to zero, and therefore the whole house does. What the house owns has no row of its own, because every move of
every player would have to wait for that row: it is the sum of the account `house` over all books.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum

import msgspec

from ventuno.house.ledger.money import NOTHING, Money


class Currency(StrEnum):
    """C15: what the cashier takes besides Swiss francs."""

    EUR = "EUR"
    USD = "USD"
    GBP = "GBP"


class LedgerAccount(StrEnum):
    BALANCE = "balance"  # the player's, to play with or to withdraw
    HELD = "held"  # stakes and purchases of the running play
    REALISED = "realised"  # Art. 19.2: realised winnings of the running play
    HOUSE = "house"
    CASHIER = "cashier"  # the world outside: negative by the amount that came in
    TILL_EUR = "till:EUR"  # foreign notes, valued at the francs they were changed for
    TILL_USD = "till:USD"
    TILL_GBP = "till:GBP"
    TABLES = "tables"  # chips at tables (player's book), where they came from (table's book): together zero
    POT = "pot"  # C8
    BONUS = "bonus"  # stakes of the bonus bets, until the bank settles them
    CHIPS_1 = "chips:1"  # of the seat at that box
    CHIPS_2 = "chips:2"
    CHIPS_3 = "chips:3"
    CHIPS_4 = "chips:4"
    CHIPS_5 = "chips:5"
    CHIPS_6 = "chips:6"
    CHIPS_7 = "chips:7"


CHIPS = {box: LedgerAccount(f"chips:{box}") for box in range(1, 8)}
PLAYERS = (LedgerAccount.BALANCE, LedgerAccount.HELD, LedgerAccount.REALISED)
NEVER_NEGATIVE = (*PLAYERS, LedgerAccount.POT, LedgerAccount.BONUS, *CHIPS.values())
TILLS = {
    Currency.EUR: LedgerAccount.TILL_EUR,
    Currency.USD: LedgerAccount.TILL_USD,
    Currency.GBP: LedgerAccount.TILL_GBP,
}

Balances = Mapping[LedgerAccount, Money]


class Posting(msgspec.Struct, frozen=True, array_like=True):
    source: LedgerAccount
    target: LedgerAccount
    amount: Money

    def __post_init__(self) -> None:
        if self.amount <= NOTHING or self.source is self.target:
            raise ValueError("a posting moves a positive amount between two accounts")


def posting(source: LedgerAccount, target: LedgerAccount, amount: Money) -> tuple[Posting, ...]:
    """One posting, or none if the amount is zero."""
    return (Posting(source, target, amount),) if amount else ()


def post(balances: Balances, postings: Iterable[Posting]) -> dict[LedgerAccount, Money]:
    """The balances after the postings. The caller has checked that the money is there."""
    after = dict(balances)
    for each in postings:
        after[each.source] = after.get(each.source, NOTHING) - each.amount
        after[each.target] = after.get(each.target, NOTHING) + each.amount
    if any(after.get(account, NOTHING) < NOTHING for account in NEVER_NEGATIVE):
        raise ValueError("an account that holds players' money would be negative")
    return after
