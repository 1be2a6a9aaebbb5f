"""Secrets that all processes of the house share, such as the key that cookies are signed with."""

from collections.abc import Sequence
from typing import NamedTuple

from ventuno.store import kept_secrets
from ventuno.store.executor import Executor, Select, Write
from ventuno.store.keys.ring import KeyRing


class SecretRow(NamedTuple):
    value: str  # encrypted


FIND_SECRET = Select(SecretRow._make, "SELECT value FROM secrets WHERE name = $1")

KEEP_SECRET = Write("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")


class SecretStore:
    def __init__(self, executor: Executor, keys: KeyRing) -> None:
        self._executor = executor
        self._keys = keys

    async def get(self, name: str, fresh: bytes) -> bytes:
        """The secret of that name. The first call stores `fresh`; every later call, in any process, returns that."""
        row = await self._executor.find(FIND_SECRET(name))
        if row is None:
            new = kept_secrets.kept(self._keys, kept_secrets.HOUSE, fresh, owner=name)
            rows: Sequence[SecretRow] = await self._executor.write(KEEP_SECRET(name, new), FIND_SECRET(name))
            row = rows[0]
        return kept_secrets.opened(self._keys, kept_secrets.HOUSE, row.value, owner=name)
