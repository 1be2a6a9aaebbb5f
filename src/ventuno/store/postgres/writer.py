"""Writes on their way to PostgreSQL: those that wait for a connection are sent together, in one transaction.

A commit waits for the disk, and every statement for a process to wake up. Where many wait, most of their statements
differ only in the arguments. So whoever gets a connection takes along all waiting writes with the same statement: one
message, one transaction, one commit, and everybody is told afterwards. When nobody waits, each write goes by itself.

A write must not wait for somebody else's lock, or all that travel with it would. Its statement skips what is locked.

If anything goes wrong, nothing or all of a transaction was written, and everybody in it gets the error. Each can find
out by the key of the command, by itself.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import asyncpg

from ventuno.store.postgres.connections import LOST, Connection, Connections

TOGETHER_MAX = 32  # so that a transaction stays short, and fits into what is sent at once


@dataclass(frozen=True, slots=True, eq=False)
class _Waiting:
    arguments: Sequence[object]
    written: "asyncio.Future[bool]"


class Writer:
    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._waiting: dict[str, list[_Waiting]] = {}  # by statement, the one that has waited longest first
        self._senders: set[asyncio.Task[None]] = set()
        self._loop = asyncio.get_running_loop()

    async def write(self, statement: str, arguments: Sequence[object]) -> bool:
        """Run a statement that returns how many rows its guard has changed; whether it was any.

        If the caller is cancelled while the write waits, it is not written. After that, it is.
        """
        waiting = _Waiting(arguments, self._loop.create_future())
        self._waiting.setdefault(statement, []).append(waiting)
        if len(self._senders) < self._connections.most:
            sender = self._loop.create_task(self._send_all())
            self._senders.add(sender)
            sender.add_done_callback(self._senders.discard)
        return await waiting.written

    async def finish(self) -> None:
        """Once the connections are closed: everybody who waits is told so."""
        if self._senders:
            await asyncio.wait(self._senders)

    async def _send_all(self) -> None:
        """Until nothing waits. Between two transactions, others who wait for a connection have their turn."""
        while self._waiting:
            try:
                connection = await self._connections.take()
            except BaseException as error:  # whatever it is, nobody may wait for ever
                _fail(self._taken_all(), error)
                if isinstance(error, Exception):
                    return
                raise
            try:
                await self._send_next(connection)
            finally:
                self._connections.give_back(connection)

    async def _send_next(self, connection: Connection) -> None:
        statement, together = self._taken()
        if not together:
            return
        try:
            if len(together) == 1:
                counts = [await connection.fetchval(statement, *together[0].arguments)]
            else:
                rows = await connection.fetchmany(statement, [each.arguments for each in together])
                counts = [count for (count,) in rows]
        except BaseException as error:
            if not isinstance(error, asyncpg.PostgresError):  # who knows what state it is in
                connection.terminate()
            if isinstance(error, LOST):
                self._connections.renew()
            _fail(together, error)
            if not isinstance(error, Exception):
                raise
            return
        for each, count in zip(together, counts, strict=True):
            if not each.written.done():
                each.written.set_result(bool(count))

    def _taken(self) -> tuple[str, list[_Waiting]]:
        """The writes with the statement that has waited longest, without those that nobody waits for any more."""
        while self._waiting:
            statement = next(iter(self._waiting))
            found = [each for each in self._waiting.pop(statement) if not each.written.done()]
            if len(found) > TOGETHER_MAX:
                self._waiting[statement] = found[TOGETHER_MAX:]
            if found:
                return statement, found[:TOGETHER_MAX]
        return "", []

    def _taken_all(self) -> list[_Waiting]:
        everybody = [each for waiting in self._waiting.values() for each in waiting]
        self._waiting.clear()
        return everybody


def _fail(waiting: Sequence[_Waiting], error: BaseException) -> None:
    """Everybody gets an error of their own: one that is raised in several tasks would collect all their traces."""
    for each in waiting:
        if not each.written.done():
            failed = WriteFailedError()
            failed.__cause__ = error
            each.written.set_exception(failed)


class WriteFailedError(Exception):
    """It may have been written or not. The cause says what went wrong."""
