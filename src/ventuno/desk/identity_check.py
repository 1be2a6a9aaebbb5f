"""B19: an account that resembles another is held from its beginning. Its journal says so when it first matters.

Whoever registers with somebody else's name and date of birth must not learn from the new account whether this person
has one. So until money or play is asked for, nothing that a player can read tells a held account from any other: only
the register of held accounts has it, for the staff. The first request for a deposit, a play or a seat is refused; from
then on the journal says why.
"""

from ventuno.desk.transaction import Envelope, Transaction, Transactions
from ventuno.house.accounts.events import IdentityCheckBegun
from ventuno.house.accounts.identity import IdentityState
from ventuno.store.commands import Changes


async def begin(transactions: Transactions, player: str) -> None:
    """Before a request for money or play: record that the account is held, if it is. The request is then refused."""
    if not await transactions.store.people.is_held(player):
        return
    envelope = Envelope(book=player, key="", actor=f"player:{player}", request=None)
    await transactions.run(envelope, _begun)


def _begun(transaction: Transaction) -> Changes:
    if not unrecorded(transaction):
        return Changes()
    transaction.record(IdentityCheckBegun())
    return transaction.unasked()


def unrecorded(transaction: Transaction) -> bool:
    """Whether nothing about an identity is on record yet: whoever was decided about, or is held by the staff, is."""
    return transaction.player.identity is IdentityState.UNCHECKED
