"""Money in and out: deposits and withdrawals, in francs and at posted rates in other currencies (C15).

A `Provider` moves the real money. The one that comes with ventuno moves nothing: this house plays for play money.
"""

from collections.abc import Callable
from typing import Protocol

from msgspec import UNSET

from ventuno.desk.accounts import done
from ventuno.desk.requests import Deposit, Done, PaidIn, Withdraw
from ventuno.desk.transaction import Envelope, Transaction, Transactions
from ventuno.house.accounts import closing, limits
from ventuno.house.accounts.events import AccountClosed, Deposited, GameKind, Withdrawn
from ventuno.house.ledger import exchange
from ventuno.house.ledger.money import NOTHING
from ventuno.house.ledger.postings import Currency
from ventuno.house.refusals import BALANCE_TOO_LOW, NO_RATE
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
    pay_in(transaction, request)
    return done(transaction)


def pay_in(transaction: Transaction, request: Deposit | PaidIn) -> None:
    """At the cashier, or for chips at a table (C15): what a deposit needs is the same."""
    player, reference = transaction.player, transaction.envelope.reference
    first_free = min(GameKind, key=lambda game: player.blocks.get(game, transaction.at))
    refusal = player.barred_from(first_free, transaction.at)
    if refusal and all(player.barred_from(game, transaction.at) for game in GameKind):  # nothing to deposit for
        raise Refused(refusal)
    amount, seen = exchange.amount(request.amount), _seen(request)
    what = Deposited(amount=amount, reference=reference)
    if request.currency is not None:
        francs, rate = exchange.bought(transaction.house, request.currency, amount, seen)
        what = Deposited(amount=francs, reference=reference, currency=request.currency, foreign=str(amount), rate=rate)
    limits.may_deposit(player.limits, player.days, what.amount, transaction.at)
    transaction.record(what)


def withdraw(transaction: Transaction, request: Withdraw) -> Done:
    """Always possible, also for blocked players: it is the player's money."""
    amount, reference, seen = exchange.amount(request.amount), transaction.envelope.reference, _seen(request)
    if amount > transaction.player.balance:
        raise Refused(BALANCE_TOO_LOW(balance=transaction.player.balance, needed=amount))
    what = Withdrawn(amount=amount, reference=reference)
    if request.currency is not None:
        foreign, rate = exchange.sold(transaction.house, request.currency, amount, seen)
        what = Withdrawn(amount=amount, reference=reference, currency=request.currency, foreign=foreign, rate=rate)
    transaction.record(what)
    return done(transaction)


def close_account(transaction: Transaction) -> Done:
    """Requirement 45: pay out all that there is, then close. Both are in the journal together or not at all."""
    if refusal := closing.obstacle(transaction.player):
        raise Refused(refusal)
    balance = transaction.player.balance
    if balance > NOTHING:
        transaction.record(Withdrawn(amount=balance, reference=transaction.envelope.reference))
    transaction.record(AccountClosed())
    return done(transaction)


async def collect(
    transactions: Transactions,
    provider: Provider,
    envelope: Envelope,
    request: Deposit | PaidIn,
    decide: Callable[[Transaction], object],
) -> None:
    """Collect the money before it is booked, unless the booking would be refused or was done before."""
    if not await transactions.rehearse(envelope, decide):
        await provider.collect(envelope.reference, request.amount, request.currency)


def reference_of(player: str, key: str, body: str) -> str:
    """The payment's reference. `body` is the request's hash: the same key for another request gives another one."""
    return f"{player}:{key}:{body[:16]}"


def _seen(request: Deposit | PaidIn | Withdraw) -> str | None:
    """The rate that the player has seen. Francs have none."""
    if request.rate is UNSET:
        return None
    if request.currency is None:
        raise Refused(NO_RATE(currency="CHF"))
    return request.rate
