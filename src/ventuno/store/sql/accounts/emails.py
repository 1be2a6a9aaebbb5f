"""Where players want notices by e-mail, and the mail that is still to be handed over."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

import msgspec

from ventuno.house.accounts.events import NoticeKind
from ventuno.house.contact.emails import KeptEmail
from ventuno.store import kept_secrets
from ventuno.store.executor import Executor, Select, Write
from ventuno.store.keys.ring import KeyRing
from ventuno.store.times import instant, microseconds


class EmailRow(NamedTuple):
    player: str
    address: str | None
    pending: str | None
    code_hash: str | None
    made: int | None
    answers: int
    announcements: int
    security: int

    def kept(self) -> KeptEmail:
        wanted = zip(NoticeKind, (self.answers, self.announcements, self.security), strict=True)
        return KeptEmail(
            player=self.player,
            address=self.address,
            pending=self.pending,
            code_hash=self.code_hash,
            made=self.made,
            notices=tuple(kind for kind, yes in wanted if yes),
        )


class Outgoing(msgspec.Struct, frozen=True, kw_only=True):
    """A mail that is still to be handed over."""

    id: str  # the same however often it is handed over
    player: str
    address: str
    kind: str  # of the journal's line that it is about
    code: str | None
    at: datetime


class OutboxRow(NamedTuple):
    id: str
    player: str
    address: str
    kind: str
    code: str | None  # encrypted
    at_us: int

    def outgoing(self, keys: KeyRing) -> Outgoing:
        code = None
        if self.code is not None:
            code = kept_secrets.opened(keys, kept_secrets.EMAIL_CODE, self.code, owner=self.id).decode()
        return Outgoing(
            id=self.id, player=self.player, address=self.address, kind=self.kind, code=code, at=instant(self.at_us)
        )


FIND_EMAIL = Select(
    EmailRow._make,
    """
    SELECT player, address, pending, code_hash, made, answers, announcements, security FROM emails WHERE player = $1
    """,
)

LIST_OUTBOX = Select(
    OutboxRow._make,
    """
    SELECT id, player, address, kind, code, at_us FROM outbox WHERE (at_us, id) > ($1, $2) ORDER BY at_us, id LIMIT $3
    """,
)

DROP_HANDED_OVER = Write("DELETE FROM outbox WHERE id = $1")

FORGET_OLD_MAIL = Write("DELETE FROM outbox WHERE at_us < $1 RETURNING 1")


class EmailStore:
    def __init__(self, executor: Executor, keys: KeyRing) -> None:
        self._executor = executor
        self._keys = keys

    async def of_player(self, player: str) -> KeptEmail | None:
        row = await self._executor.find(FIND_EMAIL(player))
        return None if row is None else row.kept()

    async def outgoing(self, after: Outgoing | None = None, *, most: int = 100) -> Sequence[Outgoing]:
        """The oldest first."""
        last = (-1, "") if after is None else (microseconds(after.at), after.id)
        rows = await self._executor.fetch(LIST_OUTBOX(*last, most))
        return [row.outgoing(self._keys) for row in rows]

    async def handed_over(self, mail: str) -> None:
        await self._executor.write(DROP_HANDED_OVER(mail))

    async def forget(self, before: datetime) -> int:
        """Delete mail that nobody has handed over for so long. Returns how many."""
        return len(await self._executor.write(FORGET_OLD_MAIL(microseconds(before))))
