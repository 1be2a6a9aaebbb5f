"""Money in and out: deposits and withdrawals, in francs and at posted rates in other currencies (C15).

A `Provider` moves the real money. The one that comes with ventuno moves nothing: this house plays for play money.
"""

from typing import Protocol

from ventuno.desk.accounts import done
from ventuno.desk.requests import Deposit, Done, Withdraw
from ventuno.desk.transaction import Transaction
from ventuno.house.accounts import limits
from ventuno.house.accounts.events import Deposited, GameKind, Withdrawn
from ventuno.house.ledger import exchange
from ventuno.house.ledger.postings import Currency
from ventuno.house.refusals import BALANCE_TOO_LOW
from ventuno.rules.refusals import Refused


class Provider(Protocol):
    """Each payment has a reference. What is asked with the same reference happens once.

    Money may be collected and then not booked, because a limit was reached in between. The provider must give it back:
    the journal has no entry with its reference.
    """

    name: str

    async def collect(self, reference: str, amount: str, currency: Currency | None) -> None:
        """Take the amount from the person. Raises `Refused` if that is not possible."""

    async def pay_out(self, reference: str, amount: str, currency: Currency | None) -> None:
        """Pay the amount to the person, in the currency named.

        The withdrawal is booked, so the money is owed. If it cannot be paid now, raise an error that is not `Refused`:
        the same request will come again.
        """


class PlayMoney:
    """Play money: as much as anyone likes, worth nothing."""

    name = "play money"

    async def collect(self, reference: str, amount: str, currency: Currency | None) -> None: ...

    async def pay_out(self, reference: str, amount: str, currency: Currency | None) -> None: ...


def deposit(transaction: Transaction, request: Deposit) -> Done:
    player, reference = transaction.player, transaction.envelope.reference
    first_free = min(GameKind, key=lambda game: player.blocks.get(game, transaction.at))
    refusal = player.barred_from(first_free, transaction.at)
    if refusal and all(player.barred_from(game, transaction.at) for game in GameKind):  # nothing to deposit for
        raise Refused(refusal)
    amount = exchange.amount(request.amount)
    what = Deposited(amount=amount, reference=reference)
    if request.currency is not None:
        francs, rate = exchange.bought(transaction.house, request.currency, amount)
        what = Deposited(amount=francs, reference=reference, currency=request.currency, foreign=str(amount), rate=rate)
    limits.may_deposit(player.limits, player.days, what.amount, transaction.at)
    transaction.record(what)
    return done(transaction)


def withdraw(transaction: Transaction, request: Withdraw) -> Done:
    """Always possible, also for blocked players: it is the player's money."""
    amount, reference = exchange.amount(request.amount), transaction.envelope.reference
    if amount > transaction.player.balance:
        raise Refused(BALANCE_TOO_LOW(balance=transaction.player.balance, needed=amount))
    what = Withdrawn(amount=amount, reference=reference)
    if request.currency is not None:
        foreign, rate = exchange.sold(transaction.house, request.currency, amount)
        what = Withdrawn(amount=amount, reference=reference, currency=request.currency, foreign=foreign, rate=rate)
    transaction.record(what)
    return done(transaction)
