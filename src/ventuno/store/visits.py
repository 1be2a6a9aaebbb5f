"""What the server keeps between requests: sessions, attempts to log in, and its own secrets.

The same for both databases. None of it is part of a book, so none of it competes for a version, is journalled or
audited.
"""

from abc import abstractmethod
from collections.abc import Sequence
from datetime import datetime

from ventuno.house.sessions import Session
from ventuno.store import sql
from ventuno.store.queries import Queries
from ventuno.store.sql import Row


class Visits(Queries):
    @abstractmethod
    async def write(self, *statements: tuple[str, Sequence[object]], turn: str | None = None) -> Sequence[Row]:
        """Several statements in one transaction; the rows of the last. Of the same turn one at a time."""

    async def keep_session(self, session: Session) -> None:
        await self.write((sql.KEEP_SESSION, sql.session_values(session)))

    async def session(self, token_hash: str) -> Session | None:
        row = await self._one(sql.SESSION, token_hash)
        return None if row is None else sql.session(row)

    async def end_session(self, token_hash: str) -> None:
        await self.write((sql.END_SESSION, [token_hash]))

    async def forget_sessions(self, before: datetime) -> int:
        return len(await self.write((sql.FORGET_SESSIONS, [sql.microseconds(before), sql.FORGOTTEN_MAX])))

    async def note_attempt(self, who: str, at: datetime, since: datetime) -> int:
        counted = await self.write(
            (sql.NOTE_ATTEMPT, [who, sql.microseconds(at)]),
            (sql.COUNT_ATTEMPTS, [who, sql.microseconds(since)]),
            turn=who,  # none may miss another that is not committed yet
        )
        return int(counted[0][0])

    async def forget_attempts(self, who: str) -> None:
        await self.write((sql.FORGET_ATTEMPTS, [who]))

    async def forget_old_attempts(self, before: datetime) -> int:
        return len(await self.write((sql.FORGET_OLD_ATTEMPTS, [sql.microseconds(before), sql.FORGOTTEN_MAX])))

    async def secret(self, name: str, fresh: bytes) -> bytes:
        kept = await self._one(sql.SECRET, name)
        if kept is None:
            kept = (await self.write((sql.KEEP_SECRET, [name, fresh.hex()]), (sql.SECRET, [name])))[0]
        return bytes.fromhex(kept[0])
