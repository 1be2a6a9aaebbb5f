"""How money moves when something happens to an account: a stake leaves the balance here, a prize arrives here."""

from ventuno.house.accounts.events import (
    Adjusted,
    CardPurchased,
    ChipsBrought,
    ChipsReturned,
    Deposited,
    PlayPaid,
    PlayStarted,
    ToPlayer,
    WinningsRealised,
    Withdrawn,
)
from ventuno.house.ledger.money import NOTHING
from ventuno.house.ledger.postings import TILLS, Balances, LedgerAccount, Posting, posting


def postings_of(what: ToPlayer, balances: Balances) -> tuple[Posting, ...]:
    """How the money moves when this happens to an account with these balances."""
    balance, held, realised, house = (
        LedgerAccount.BALANCE,
        LedgerAccount.HELD,
        LedgerAccount.REALISED,
        LedgerAccount.HOUSE,
    )
    match what:
        case Deposited():
            return posting(
                LedgerAccount.CASHIER if what.currency is None else TILLS[what.currency], balance, what.amount
            )
        case Withdrawn():
            return posting(
                balance, LedgerAccount.CASHIER if what.currency is None else TILLS[what.currency], what.amount
            )
        case Adjusted():
            return posting(what.source, what.target, what.amount)
        case PlayStarted():
            return posting(balance, held, what.stake)
        case CardPurchased():  # B15: realised winnings first
            return (*posting(realised, held, what.from_realised), *posting(balance, held, what.from_balance))
        case WinningsRealised():
            return posting(house, realised, what.amount)
        case PlayPaid():
            kept = balances.get(realised, NOTHING)
            return (
                *posting(held, house, balances.get(held, NOTHING)),
                *posting(realised, balance, kept),
                *posting(house, balance, what.paid_out - kept),
            )
        case ChipsBrought():
            return posting(balance, LedgerAccount.TABLES, what.amount)
        case ChipsReturned():
            return posting(LedgerAccount.TABLES, balance, what.amount)
        case _:
            return ()
