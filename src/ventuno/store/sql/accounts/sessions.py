"""Sessions of players: who is logged in, and until when.

They belong to no book: they are not journalled and not audited.
"""

from datetime import datetime
from typing import NamedTuple

from ventuno.house.access.sessions import Session
from ventuno.house.ledger.money import Money
from ventuno.store.executor import Executor, Select, Write
from ventuno.store.times import instant, microseconds, microseconds_or_none

FORGOTTEN_AT_ONCE_MAX = 1000  # a short transaction: nobody should have to wait for it


class SessionRow(NamedTuple):
    token_hash: str
    player: str
    started_us: int
    expires_us: int
    result_before: int  # centimes
    before_us: int | None
    seen_us: int | None
    device: str

    def session(self) -> Session:
        return Session(
            token_hash=self.token_hash,
            player=self.player,
            started_at=instant(self.started_us),
            expires_at=instant(self.expires_us),
            result_before=Money(self.result_before),
            before_at=None if self.before_us is None else instant(self.before_us),
            seen_at=None if self.seen_us is None else instant(self.seen_us),
            device=self.device,
        )


class LogInRow(NamedTuple):
    at_us: int


FIND_SESSION = Select(
    SessionRow._make,
    """
    SELECT token_hash, player, started_us, expires_us, result_before, before_us, seen_us, device
    FROM sessions WHERE token_hash = $1
    """,
)

KEEP_SESSION = Write(  # a token that is in use stays with the session it belongs to
    """
    INSERT INTO sessions (token_hash, player, started_us, expires_us, result_before, before_us, seen_us, device)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (token_hash) DO NOTHING
    """
)

FIND_LOG_IN = Select(LogInRow._make, "SELECT at_us FROM log_ins WHERE player = $1")

KEEP_LOG_IN = Write(
    """
    INSERT INTO log_ins (player, at_us) VALUES ($1, $2)
    ON CONFLICT (player) DO UPDATE SET at_us = excluded.at_us
    """
)

SEE_SESSION = Write("UPDATE sessions SET seen_us = $2 WHERE token_hash = $1")

LIST_SESSIONS = Select(
    SessionRow._make,
    """
    SELECT token_hash, player, started_us, expires_us, result_before, before_us, seen_us, device FROM sessions
    WHERE player = $1 AND expires_us > $2 ORDER BY started_us DESC, token_hash LIMIT $3
    """,
)

END_OTHER_SESSIONS = Write("DELETE FROM sessions WHERE player = $1 AND token_hash <> $2")

END_SESSION = Write("DELETE FROM sessions WHERE token_hash = $1")

FORGET_SESSIONS = Write(
    """
    DELETE FROM sessions WHERE token_hash IN (SELECT token_hash FROM sessions WHERE expires_us < $1 LIMIT $2)
    RETURNING 1
    """
)


class SessionStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def keep(self, session: Session) -> None:
        started, expires = microseconds(session.started_at), microseconds(session.expires_at)
        before, seen = microseconds_or_none(session.before_at), microseconds_or_none(session.seen_at)
        times, result_before = (started, expires), session.result_before.centimes
        await self._executor.write(
            KEEP_SESSION(session.token_hash, session.player, *times, result_before, before, seen, session.device)
        )

    async def last_log_in(self, player: str) -> datetime | None:
        row = await self._executor.find(FIND_LOG_IN(player))
        return None if row is None else instant(row.at_us)

    async def logged_in(self, player: str, at: datetime) -> None:
        await self._executor.write(KEEP_LOG_IN(player, microseconds(at)))

    async def seen(self, token_hash: str, at: datetime) -> None:
        """The session's last request: noted seldom, so that a request writes nothing as a rule."""
        await self._executor.write(SEE_SESSION(token_hash, microseconds(at)))

    async def find(self, token_hash: str) -> Session | None:
        """It may have expired: the caller knows the time."""
        row = await self._executor.find(FIND_SESSION(token_hash))
        return None if row is None else row.session()

    async def end(self, token_hash: str) -> None:
        await self._executor.write(END_SESSION(token_hash))

    async def of_player(self, player: str, at: datetime, *, most: int) -> list[Session]:
        """Those that have not expired, the newest first."""
        rows = await self._executor.fetch(LIST_SESSIONS(player, microseconds(at), most))
        return [row.session() for row in rows]

    async def end_others(self, player: str, token_hash: str) -> None:
        """End all sessions of the player but that one."""
        await self._executor.write(END_OTHER_SESSIONS(player, token_hash))

    async def forget(self, before: datetime) -> int:
        """Delete some of those that expired before that. Returns how many."""
        return len(await self._executor.write(FORGET_SESSIONS(microseconds(before), FORGOTTEN_AT_ONCE_MAX)))
