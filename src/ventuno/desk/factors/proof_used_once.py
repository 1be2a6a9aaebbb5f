"""A request that has to be proven by something that is good once: a code, a challenge.

The proof is looked at only if the request was not answered before. So the same request again gets its answer, although
its proof is used up.
"""

from collections.abc import Awaitable, Callable

from ventuno.desk.idempotency import checked_key, request_hash
from ventuno.desk.requests import Done, Request
from ventuno.desk.transaction import Envelope, Transaction, Transactions
from ventuno.house.refusals import CEREMONY_OVER
from ventuno.rules.refusals import Refused
from ventuno.store.commands import Changes

Decide = Callable[[Transaction], Done]


async def once(  # noqa: PLR0913, PLR0917  # each is given from outside
    transactions: Transactions,
    player: str,
    request: Request[Done],
    key: str,
    may: Callable[[Transaction], None],
    prove: Callable[[], Awaitable[Decide]],
) -> Done:
    """`may` refuses what is impossible whatever the proof is, so that none is used up for it."""
    envelope = Envelope(book=player, key=checked_key(key), actor=f"player:{player}", request=request_hash(request))
    decide = None if await transactions.rehearse(envelope, may) else await prove()

    def decided(transaction: Transaction) -> Changes:
        if decide is None:  # answered before: whoever decides on a copy that does not know it yet has to load it
            raise Refused(CEREMONY_OVER())
        transaction.expire()  # B16: as before any other request
        may(transaction)
        return transaction.answered(decide(transaction))

    return (await transactions.run(envelope, decided)).answer(Done)
