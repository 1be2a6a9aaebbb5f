"""The point at which a process is killed: just before or just after its n-th statement to the database.

Nothing of it is in the house: it is set in a process that is meant to die.
"""

import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import asyncpg


class KillPoint:
    def __init__(self, passes: int) -> None:
        self._left = passes  # each statement is passed twice: before and after

    def passed(self) -> None:
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def set_up(self) -> None:
        """Around every statement of this process, BEGIN and COMMIT included, on either database."""
        sqlite3.connect = partial(sqlite3.connect, factory=self._connection())  # type: ignore[assignment]
        for name in ("execute", "executemany", "fetch", "fetchmany", "fetchrow", "fetchval"):
            setattr(asyncpg.Connection, name, self._around(getattr(asyncpg.Connection, name)))

    def _connection(self) -> type[sqlite3.Connection]:
        passed = self.passed

        class Counted(sqlite3.Connection):
            def execute(self, *arguments: Any) -> sqlite3.Cursor:  # noqa: ANN401  # whatever SQLite takes
                passed()
                cursor = super().execute(*arguments)
                passed()
                return cursor

        return Counted

    def _around(self, method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def counted(*arguments: Any, **options: Any) -> Any:  # noqa: ANN401  # whatever asyncpg takes
            self.passed()
            result = await method(*arguments, **options)
            self.passed()
            return result

        return counted
