"""Closed accounts whose owner is still known (requirement 45)."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from ventuno.store.executor import Executor, Select
from ventuno.store.times import microseconds


class ClosingRow(NamedTuple):
    player: str


LIST_CLOSINGS_DUE = Select(
    ClosingRow._make,
    """
    SELECT player FROM closings WHERE player > $1 AND (closed_us <= $2 OR asked_us IS NOT NULL)
    ORDER BY player LIMIT $3
    """,
)


class ClosingStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def due(self, before: datetime, *, after: str = "", most: int = 100) -> Sequence[str]:
        """Players after that one whose account was closed by that time, or who have asked for the erasure."""
        rows = await self._executor.fetch(LIST_CLOSINGS_DUE(after, microseconds(before), most))
        return [row.player for row in rows]
