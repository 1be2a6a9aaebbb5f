"""What the database knows of the house's keys: their ids, and a value to know each of them again. Never a key."""

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from ventuno.store.executor import Executor, Select, Write
from ventuno.store.times import microseconds


class KeyCheckRow(NamedTuple):
    id: str
    check_value: str


LIST_KEY_CHECKS = Select(KeyCheckRow._make, "SELECT id, check_value FROM key_checks")

FIND_NEXT_KEY_CHECK = Select(
    KeyCheckRow._make, "SELECT id, check_value FROM key_checks WHERE id > $1 ORDER BY id LIMIT 1"
)

ADD_KEY_CHECK = Write(
    "INSERT INTO key_checks (id, check_value, since_us) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING"
)


class KeyCheckStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def known(self) -> Mapping[str, str]:
        """The check value of each key, by its id. None: the house has never had a key, as those of earlier versions.

        They are found one by one, because that needs no other thread on SQLite: a house has few keys.
        """
        found: dict[str, str] = {}
        last = ""
        while (row := await self._executor.find(FIND_NEXT_KEY_CHECK(last))) is not None:
            last, found[row.id] = row.id, row.check_value
        return found

    async def add(self, key_id: str, check_value: str, at: datetime) -> None:
        await self._executor.write(ADD_KEY_CHECK(key_id, check_value, microseconds(at)))
