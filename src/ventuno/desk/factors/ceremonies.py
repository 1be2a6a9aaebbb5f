"""What was begun and is finished minutes later: a secret or a challenge waits in the store for its token."""

import hashlib
from datetime import timedelta
from typing import Final

from ventuno.desk.transaction import Transactions
from ventuno.house.factors.records import Ceremony, CeremonyKind
from ventuno.house.refusals import CEREMONY_OVER
from ventuno.rules.refusals import Refused

LASTS: Final = timedelta(minutes=10)
_TOKEN_BYTES: Final = 32


class Ceremonies:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._store = transactions.store.factors

    async def begin(self, kind: CeremonyKind, player: str | None, secret: bytes, *, staff: str | None = None) -> str:
        """Returns the token, which only who begins it gets."""
        token = self._transactions.entropy(_TOKEN_BYTES).hex()
        await self._store.begin(
            Ceremony(
                token_hash=_hash(token),
                kind=kind,
                player=player,
                secret=secret,
                expires_at=self._transactions.now() + LASTS,
                staff=staff,
            )
        )
        return token

    async def find(self, token: str, kind: CeremonyKind, player: str | None, *, staff: str | None = None) -> Ceremony:
        """Refused if there is none, it is too old, or it was begun for something or somebody else."""
        found = await self._store.ceremony(_hash(token))
        if found is None or (found.kind, found.player, found.staff) != (kind, player, staff):
            raise Refused(CEREMONY_OVER())
        if self._transactions.now() >= found.expires_at:
            raise Refused(CEREMONY_OVER())
        return found

    async def take(self, token: str, kind: CeremonyKind, player: str | None, *, staff: str | None = None) -> Ceremony:
        """The same, and it is over: of several at once, one takes it."""
        found = await self.find(token, kind, player, staff=staff)
        await self.end(found)
        return found

    async def end(self, ceremony: Ceremony) -> None:
        if not await self._store.end(ceremony):
            raise Refused(CEREMONY_OVER())


def _hash(token: str) -> str:
    return hashlib.sha256(f"ceremony\n{token}".encode(errors="replace")).hexdigest()
