"""Connections to PostgreSQL: a few that are handed from one user to the next, and the errors that mean one was lost.

Every command needs a connection, so it must cost next to nothing to get one. asyncpg's own pool starts a task and
several timers each time. Here a free connection is taken without waiting, and one that is given back goes straight to
whoever has waited longest. Nothing is reset: whoever gives a connection back leaves no state on it, or closes it.
"""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from ventuno.store.errors import STORE_FAILED, STORE_UNREACHABLE, Unavailable

CONNECTIONS = 8
PATIENCE_SECONDS = 15.0  # how long to wait for a database that does not answer
STATEMENT_SECONDS = 30.0
IDLE_SECONDS = 300.0  # connections that nobody needed for so long are closed
CLOSING_SECONDS = 5.0  # how long work that is under way may take to finish

Connection = Any  # asyncpg has no types of its own

LOST = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what asyncpg makes of a connection lost at a bad moment
    asyncpg.OperatorInterventionError,  # shutdown, crash recovery, terminated by an administrator
    asyncpg.TooManyConnectionsError,
)


def without_password(address: str) -> str:
    parts = urlsplit(address)
    return f"postgresql://{parts.hostname or ''}{parts.path}"


async def connect(address: str, *, read_only: bool = False) -> Connection:
    """One connection. Its statements stay prepared as long as it lives."""
    connection = await asyncpg.connect(
        address, command_timeout=STATEMENT_SECONDS, timeout=PATIENCE_SECONDS, max_cached_statement_lifetime=0
    )
    if read_only:
        await connection.execute("SET default_transaction_read_only = on")
    return connection


async def connect_first(address: str, *, read_only: bool = False) -> Connection:
    """To a database that may not be there at all."""
    try:
        return await connect(address, read_only=read_only)
    except (*LOST, TimeoutError) as error:
        raise Unavailable(STORE_UNREACHABLE()) from error
    except (asyncpg.PostgresError, ValueError) as error:
        raise Unavailable(STORE_FAILED(problem=error)) from error


class Connections:
    """At most so many at once, opened when they are needed."""

    def __init__(self, address: str, most: int, first: Connection, *, read_only: bool = False) -> None:
        self.most = most
        self._read_only = read_only
        self.closing = False
        self._address = address
        self._idle: list[Connection] = [first]  # the one used last is used next
        self._busy: set[Connection] = set()
        self._outdated: set[Connection] = set()  # busy ones that are closed when they come back
        self._places = most - 1  # how many more may be opened
        self._waiting: deque[asyncio.Future[Connection | None]] = deque()
        self._all_back = asyncio.Event()
        self._idle_least = 0  # how many nobody needed since it was last looked at
        self._loop = asyncio.get_running_loop()
        self._look_later = self._loop.call_later(IDLE_SECONDS, self._close_unneeded)

    async def take(self) -> Connection:
        """A free connection; a new one; or, when there are enough, the next one that is given back."""
        if self.closing:
            raise asyncpg.InterfaceError("the connections are being closed")
        while self._idle:
            connection = self._idle.pop()
            self._idle_least = min(self._idle_least, len(self._idle))
            if not connection.is_closed():
                self._busy.add(connection)
                return connection
            self._places += 1
        if self._places == 0:
            handed = await self._next()
            if handed is not None:
                return handed
        else:
            self._places -= 1
        return await self._open()

    def give_back(self, connection: Connection) -> None:
        """To whoever has waited longest. One that is lost, outdated or amid a transaction is closed instead."""
        self._busy.discard(connection)
        if self.closing and not self._busy:
            self._all_back.set()
        if connection.is_closed() or connection in self._outdated or self.closing or connection.is_in_transaction():
            self._outdated.discard(connection)
            connection.terminate()
            self._free_place()
            return
        waiter = self._first_waiting()
        if waiter is None:
            self._idle.append(connection)
        else:
            self._busy.add(connection)
            waiter.set_result(connection)

    def renew(self) -> None:
        """Use none of the present ones again: if one is lost, the others probably are too."""
        self._outdated |= self._busy
        for connection in self._idle:
            connection.terminate()
            self._free_place()
        self._idle.clear()

    async def close(self) -> None:
        """Whoever waits is told so. Whoever is at work has a few seconds to finish."""
        self.closing = True
        self._look_later.cancel()
        while (waiter := self._first_waiting()) is not None:
            waiter.set_exception(asyncpg.InterfaceError("the connections are being closed"))
        idle, self._idle = self._idle, []
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await asyncio.gather(*(connection.close() for connection in idle), return_exceptions=True)
                if self._busy:
                    await self._all_back.wait()
        for connection in (*idle, *self._busy):
            connection.terminate()

    async def _next(self) -> Connection | None:
        """The next one that is given back, or `None`: there is a place for a new one."""
        waiter: asyncio.Future[Connection | None] = self._loop.create_future()
        self._waiting.append(waiter)
        patience = self._loop.call_later(PATIENCE_SECONDS, _lose_patience, waiter)
        try:
            return await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled() and waiter.exception() is None:  # it came at the same time
                self._pass_on(waiter.result())
            raise
        finally:
            patience.cancel()

    def _pass_on(self, handed: Connection | None) -> None:
        if handed is None:
            self._free_place()
        else:
            self.give_back(handed)

    async def _open(self) -> Connection:
        """In a place that was taken for it."""
        try:
            connection = await connect(self._address, read_only=self._read_only)
        except BaseException:
            self._free_place()
            raise
        self._busy.add(connection)
        if self.closing:
            self.give_back(connection)
            raise asyncpg.InterfaceError("the connections are being closed")
        return connection

    def _free_place(self) -> None:
        waiter = self._first_waiting()
        if waiter is None:
            self._places += 1
        else:
            waiter.set_result(None)

    def _first_waiting(self) -> "asyncio.Future[Connection | None] | None":
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                return waiter
        return None

    def _close_unneeded(self) -> None:
        """All but one that were idle all the time."""
        for connection in self._idle[: min(self._idle_least, len(self._idle) - 1)]:
            self._idle.remove(connection)
            connection.terminate()
            self._free_place()
        self._idle_least = len(self._idle)
        self._look_later = self._loop.call_later(IDLE_SECONDS, self._close_unneeded)


def _lose_patience(waiter: "asyncio.Future[Connection | None]") -> None:
    if not waiter.done():
        waiter.set_exception(TimeoutError())
