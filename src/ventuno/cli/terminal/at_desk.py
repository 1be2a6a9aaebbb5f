"""A command puts its question to the desk of a database, which is closed again whatever happens."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from ventuno.desk.desk import Desk
from ventuno.jobs.database import opened
from ventuno.store import databases
from ventuno.store.entropy import entropy

T = TypeVar("T")


def at_desk(database: str | None, ask: Callable[[Desk], Awaitable[T]]) -> T:
    """What `ask` answers, at the desk of that database or of the default one."""

    async def asked() -> T:
        async with opened(database or databases.default()) as store:
            return await ask(Desk(store, databases.now, entropy))

    return asyncio.run(asked())
