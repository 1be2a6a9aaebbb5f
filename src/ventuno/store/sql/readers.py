"""The register of readers: who has an account, and until when they have read their messages.

The players' books say the same. This register is written together with them in one transaction, is audited with them,
and answers without reading every book.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from ventuno.store.executor import Executor, Select
from ventuno.store.times import instant, microseconds


@dataclass(frozen=True, slots=True)
class Unread:
    """Somebody who has not read an announcement, and until when they have read their messages."""

    player: str
    login: str
    read_until: datetime | None


class ReadersRow(NamedTuple):
    addressed: int
    have_read: int


class UnreadRow(NamedTuple):
    player: str
    login: str
    read_us: int  # 0: nothing was read yet

    def unread(self) -> Unread:
        return Unread(self.player, self.login, instant(self.read_us) if self.read_us else None)


COUNT_READERS = Select(
    ReadersRow._make,
    """
    SELECT count(*) AS addressed,
        CAST(COALESCE(sum(CASE WHEN read_us >= $2 THEN 1 ELSE 0 END), 0) AS BIGINT) AS have_read
    FROM readers WHERE opened_us < $1
    """,
)

LIST_UNREAD = Select(
    UnreadRow._make,
    """
    SELECT r.player, p.login, r.read_us FROM readers r JOIN people p ON p.player = r.player
    WHERE r.opened_us < $1 AND r.read_us < $2 AND r.player > $3 ORDER BY r.player LIMIT $4
    """,
)


class ReaderStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def count(self, announced_at: datetime, effective_at: datetime) -> tuple[int, int]:
        """Art. 24.2: how many had an account before it took effect, and how many of them have read the announcement."""
        (row,) = await self._executor.fetch(COUNT_READERS(microseconds(effective_at), microseconds(announced_at)))
        return row.addressed, row.have_read

    async def unread(
        self, announced_at: datetime, effective_at: datetime, *, after: str = "", most: int = 100
    ) -> Sequence[Unread]:
        """The players after that player who have not read it."""
        query = LIST_UNREAD(microseconds(effective_at), microseconds(announced_at), after, most)
        return [row.unread() for row in await self._executor.fetch(query)] if query.can_match else []
