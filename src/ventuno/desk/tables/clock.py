"""What the clock asks for at the tables: to do whatever is due, and to remove players who are to leave.

Any server process may look after any table. Whatever is due happens once: the first process does it.
"""

from collections.abc import Awaitable
from typing import Protocol

from ventuno.desk.transaction import Envelope, Transaction, Transactions
from ventuno.house.accounts.events import GameKind
from ventuno.house.tables import croupier
from ventuno.house.tables.events import Why
from ventuno.house.tables.state import Table, TablePhase
from ventuno.store.commands import Changes

CLOCK = "clock"


class Remove(Protocol):
    """As `TableDesk.remove`."""

    def __call__(self, table: str, player: str, why: Why, *, key: str) -> Awaitable[None]: ...


async def tick(transactions: Transactions, name: str, remove: Remove) -> bool:
    """Do whatever is due at this table, and return whether anything was."""
    found = await transactions.store.tables.find(name)
    if found is None or found[0].due_at is None or transactions.now() < found[0].due_at:
        return False
    if found[0].phase in {TablePhase.OVER, TablePhase.WAITING}:
        await _clear(transactions, found[0], remove)
    envelope = Envelope(book=name, key="", actor=CLOCK, request=None)
    return (await transactions.run(envelope, _tick)).changes.writes


def _tick(transaction: Transaction) -> Changes:
    croupier.tick(transaction.at_table)
    return transaction.unasked()


async def _clear(transactions: Transactions, table: Table, remove: Remove) -> None:
    """Between games, remove players who asked to leave, were away too long, or may not play any more."""
    for seat in table.seated:
        why = seat.leaving or await _barred(transactions, seat.player)
        if why is not None:
            await remove(table.id, seat.player, why, key=f"leave {table.entries} {seat.box}")


async def _barred(transactions: Transactions, name: str) -> Why | None:
    """Requirements 26 and 35: after a block, an exclusion or a closing, players leave after the game."""
    house, found = await transactions.store.books.house(), await transactions.store.books.player(name)
    if house is not None and house.closed_for(GameKind.CHALLENGE):
        return Why.CLOSED
    return Why.BLOCKED if found is None or found.barred_from(GameKind.CHALLENGE, transactions.now()) else None
