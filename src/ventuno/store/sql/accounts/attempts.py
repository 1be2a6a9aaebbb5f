"""Attempts to log in, counted by who made them. Whoever tries too often has to wait.

They belong to no book: they are not journalled, not audited, and soon deleted.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from ventuno.store.executor import Executor, Select, Write
from ventuno.store.times import microseconds

FORGOTTEN_AT_ONCE_MAX = 1000  # a short transaction: nobody should have to wait for it


class AttemptsRow(NamedTuple):
    times: int


ADD_ATTEMPT = Write(
    """
    INSERT INTO attempts (who, at_us, times) VALUES ($1, $2, 1)
    ON CONFLICT (who, at_us) DO UPDATE SET times = attempts.times + 1
    """
)

COUNT_ATTEMPTS = Select(
    AttemptsRow._make, "SELECT CAST(sum(times) AS BIGINT) AS times FROM attempts WHERE who = $1 AND at_us >= $2"
)

FORGET_ATTEMPTS = Write("DELETE FROM attempts WHERE who = $1")

FORGET_OLD_ATTEMPTS = Write(
    """
    DELETE FROM attempts WHERE (who, at_us) IN (SELECT who, at_us FROM attempts WHERE at_us < $1 LIMIT $2)
    RETURNING 1
    """
)


class AttemptStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def add(self, who: str, at: datetime, since: datetime) -> int:
        """Add one. Returns how many there have been since then, with this one. Attempts at the same time all count."""
        rows: Sequence[AttemptsRow] = await self._executor.write(
            ADD_ATTEMPT(who, microseconds(at)),
            COUNT_ATTEMPTS(who, microseconds(since)),
            lock=who,  # otherwise this one would not see another one that is not committed yet
        )
        return rows[0].times

    async def forget(self, who: str) -> None:
        await self._executor.write(FORGET_ATTEMPTS(who))

    async def forget_old(self, before: datetime) -> int:
        """Delete some of those older than that. Returns how many."""
        return len(await self._executor.write(FORGET_OLD_ATTEMPTS(microseconds(before), FORGOTTEN_AT_ONCE_MAX)))
