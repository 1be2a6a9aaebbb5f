"""Secrets that all processes of the house share, such as the key that cookies are signed with."""

from collections.abc import Sequence
from typing import NamedTuple

from ventuno.store.executor import Executor, Select, Write


class SecretRow(NamedTuple):
    value: str  # hexadecimal


FIND_SECRET = Select(SecretRow._make, "SELECT value FROM secrets WHERE name = $1")

KEEP_SECRET = Write("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")


class SecretStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def get(self, name: str, fresh: bytes) -> bytes:
        """The secret of that name. The first call stores `fresh`; every later call, in any process, returns that."""
        row = await self._executor.find(FIND_SECRET(name))
        if row is None:
            rows: Sequence[SecretRow] = await self._executor.write(KEEP_SECRET(name, fresh.hex()), FIND_SECRET(name))
            row = rows[0]
        return bytes.fromhex(row.value)
