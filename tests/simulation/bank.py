"""A provider of payments that remembers what it was asked to do, and sometimes takes the whole process down with it."""

from collections import Counter
from collections.abc import Mapping
from random import Random

from tests.simulation.accounts import Account
from ventuno.house.accounts.events import Deposited, Withdrawn
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.ledger.postings import Currency
from ventuno.store.store import Store

CRASHES = 0.01

Payment = tuple[str, Currency | None]


class Crash(Exception):
    """The process is gone."""


class Bank:
    name = "bank of the simulation"

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._collected: dict[str, Payment] = {}
        self._paid_out: dict[str, Payment] = {}

    async def collect(self, reference: str, amount: str, currency: Currency | None) -> None:
        self._once(self._collected, reference, (amount, currency))

    async def pay_out(self, reference: str, amount: str, currency: Currency | None) -> None:
        self._once(self._paid_out, reference, (amount, currency))

    def _once(self, done: dict[str, Payment], reference: str, payment: Payment) -> None:
        """What a reference stands for happens once; so it must not stand for two things."""
        self._crash()
        first = done.setdefault(reference, payment)
        assert first == payment, f"{reference} was {first} and is now {payment}"
        self._crash()

    def _crash(self) -> None:
        if self._rng.random() < CRASHES:
            raise Crash

    async def check(self, store: Store, accounts: Mapping[str, Account]) -> None:
        """Nothing is booked that was not collected, nothing paid out that was not booked, and nothing booked twice."""
        deposited: list[str] = []
        withdrawn: list[str] = []
        for player in accounts:
            book = await store.books.whole(player)
            assert book is not None
            for line in book.lines:
                if line.kind in ("deposited", "withdrawn"):
                    what = codec.decode(line.text, Entry).what
                    assert isinstance(what, Deposited | Withdrawn)
                    (deposited if isinstance(what, Deposited) else withdrawn).append(what.reference)
        assert set(deposited) <= set(self._collected)
        assert set(self._paid_out) <= set(withdrawn)
        assert not [each for each, times in Counter(deposited).items() if times > 1], "collected once, booked twice"
        assert not [each for each, times in Counter(withdrawn).items() if times > 1], "paid out once, booked twice"
