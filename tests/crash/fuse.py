"""A fuse: at its n-th spark, just before or just after the n-th statement to the database, the process is killed.

Nothing of it is in the house: it is laid in a process that is meant to die.
"""

import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import asyncpg


class Fuse:
    def __init__(self, sparks: int) -> None:
        self._left = sparks

    def burn(self) -> None:
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def lay(self) -> None:
        """Around every statement of this process, BEGIN and COMMIT included, on either database."""
        sqlite3.connect = partial(sqlite3.connect, factory=self._connection())  # type: ignore[assignment]
        for name in ("execute", "executemany", "fetch", "fetchrow", "fetchval"):
            setattr(asyncpg.Connection, name, self._around(getattr(asyncpg.Connection, name)))

    def _connection(self) -> type[sqlite3.Connection]:
        burn = self.burn

        class Burning(sqlite3.Connection):
            def execute(self, *arguments: Any) -> sqlite3.Cursor:  # noqa: ANN401  # whatever SQLite takes
                burn()
                cursor = super().execute(*arguments)
                burn()
                return cursor

        return Burning

    def _around(self, method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def burning(*arguments: Any, **options: Any) -> Any:  # noqa: ANN401  # whatever asyncpg takes
            self.burn()
            result = await method(*arguments, **options)
            self.burn()
            return result

        return burning
