"""How chips move when something happens at a table: bets, payments, pot and bonus bets."""

from ventuno.house.ledger.postings import CHIPS, LedgerAccount, Posting, posting
from ventuno.house.tables.events import (
    BetPlaced,
    BetsReturned,
    ChipsAdded,
    Decided,
    GameSettled,
    GameVoided,
    Left,
    Seated,
    ToTable,
)


def postings_of(what: ToTable) -> tuple[Posting, ...]:
    """How the chips move when this happens."""
    match what:
        case Seated() | ChipsAdded():
            return posting(LedgerAccount.TABLES, CHIPS[what.box], what.chips)
        case Left():
            return posting(CHIPS[what.box], LedgerAccount.TABLES, what.chips)
        case BetPlaced():
            chips = CHIPS[what.box]
            return (
                *posting(chips, LedgerAccount.POT, what.ante),
                *posting(chips, LedgerAccount.BONUS, what.red + what.black),
            )
        case Decided():
            return posting(CHIPS[what.box], LedgerAccount.POT, what.paid)
        case BetsReturned() | GameVoided():
            back = ((CHIPS[staked.box], staked) for staked in what.stakes)
            return tuple(
                each
                for chips, staked in back
                for each in (
                    *posting(LedgerAccount.POT, chips, staked.pot),
                    *posting(LedgerAccount.BONUS, chips, staked.bonus),
                )
            )
        case GameSettled():
            paid = (posting(LedgerAccount.HOUSE, CHIPS[each.box], each.amount) for each in what.bonus)
            return (
                *posting(LedgerAccount.POT, CHIPS[what.winner], what.pot),
                *posting(LedgerAccount.BONUS, LedgerAccount.HOUSE, what.staked),
                *(each for one in paid for each in one),
            )
        case _:
            return ()
