"""How members of staff prove who they are, and which of them are logged in.

None of it belongs to a book: that somebody works here, and in which role, is in the house's journal.
"""

from datetime import datetime
from typing import NamedTuple

from ventuno.house.access.sessions import StaffSession
from ventuno.house.office.staff import Credentials
from ventuno.store.executor import Executor, Select, Write
from ventuno.store.times import instant, microseconds

FORGOTTEN_AT_ONCE_MAX = 1000  # a short transaction: nobody should have to wait for it


class CredentialsRow(NamedTuple):
    name: str
    password: str  # hashed
    secret: str  # hexadecimal
    used_step: int

    def credentials(self) -> Credentials:
        return Credentials(name=self.name, password=self.password, secret=self.secret, used_step=self.used_step)


class StaffSessionRow(NamedTuple):
    token_hash: str
    name: str
    started_us: int
    expires_us: int

    def session(self) -> StaffSession:
        started, expires = instant(self.started_us), instant(self.expires_us)
        return StaffSession(token_hash=self.token_hash, name=self.name, started_at=started, expires_at=expires)


FIND_CREDENTIALS = Select(
    CredentialsRow._make, "SELECT name, password, secret, used_step FROM credentials WHERE name = $1"
)

KEEP_CREDENTIALS = Write(
    """
    INSERT INTO credentials (name, password, secret, used_step) VALUES ($1, $2, $3, $4)
    ON CONFLICT (name) DO UPDATE SET password = $2, secret = $3, used_step = $4
    """
)

FORGET_CREDENTIALS = Write("DELETE FROM credentials WHERE name = $1 AND secret = $2")

USE_STEP = Write("UPDATE credentials SET used_step = $3 WHERE name = $1 AND secret = $2 AND used_step < $3 RETURNING 1")

FIND_STAFF_SESSION = Select(
    StaffSessionRow._make,
    "SELECT token_hash, name, started_us, expires_us FROM staff_sessions WHERE token_hash = $1",
)

KEEP_STAFF_SESSION = Write(
    """
    INSERT INTO staff_sessions (token_hash, name, started_us, expires_us) SELECT $1, $2, $3, $4
    WHERE EXISTS (SELECT 1 FROM credentials WHERE name = $2 AND secret = $5)
    RETURNING 1
    """
)

PROLONG_STAFF_SESSION = Write("UPDATE staff_sessions SET expires_us = $2 WHERE token_hash = $1")

END_STAFF_SESSION = Write("DELETE FROM staff_sessions WHERE token_hash = $1")

END_STAFF_SESSIONS = Write("DELETE FROM staff_sessions WHERE name = $1")

FORGET_STAFF_SESSIONS = Write(
    """
    DELETE FROM staff_sessions
    WHERE token_hash IN (SELECT token_hash FROM staff_sessions WHERE expires_us < $1 LIMIT $2)
    RETURNING 1
    """
)


class StaffStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def credentials(self, name: str) -> Credentials | None:
        """The credentials of that name. Whether the person still works here is in the house's journal."""
        row = await self._executor.find(FIND_CREDENTIALS(name))
        return None if row is None else row.credentials()

    async def keep_credentials(self, credentials: Credentials) -> None:
        """Replace the credentials of that name, and end all sessions that were begun with the old ones."""
        name = credentials.name
        await self._executor.write(
            KEEP_CREDENTIALS(name, credentials.password, credentials.secret, credentials.used_step),
            END_STAFF_SESSIONS(name),
            lock=_lock(name),
        )

    async def forget_credentials(self, credentials: Credentials) -> None:
        """Delete these credentials, if there are no newer ones, and end all sessions of that name."""
        name = credentials.name
        await self._executor.write(
            FORGET_CREDENTIALS(name, credentials.secret), END_STAFF_SESSIONS(name), lock=_lock(name)
        )

    async def use_step(self, credentials: Credentials, step: int) -> bool:
        """Use up the code of that step. False if a code of that step or a later one was used before."""
        return bool(await self._executor.write(USE_STEP(credentials.name, credentials.secret, step)))

    async def keep_session(self, session: StaffSession, proof: Credentials) -> bool:
        """Keep a session. False if there are newer credentials than those it was begun with."""
        started, expires = microseconds(session.started_at), microseconds(session.expires_at)
        kept = await self._executor.write(
            KEEP_STAFF_SESSION(session.token_hash, session.name, started, expires, proof.secret),
            lock=_lock(session.name),
        )
        return bool(kept)

    async def session(self, token_hash: str) -> StaffSession | None:
        """It may have expired: the caller knows the time."""
        row = await self._executor.find(FIND_STAFF_SESSION(token_hash))
        return None if row is None else row.session()

    async def prolong_session(self, token_hash: str, until: datetime) -> None:
        await self._executor.write(PROLONG_STAFF_SESSION(token_hash, microseconds(until)))

    async def end_session(self, token_hash: str) -> None:
        await self._executor.write(END_STAFF_SESSION(token_hash))

    async def end_sessions(self, name: str) -> None:
        """End all sessions of that person."""
        await self._executor.write(END_STAFF_SESSIONS(name))

    async def forget_sessions(self, before: datetime) -> int:
        """Delete some of those that expired before that. Returns how many."""
        return len(await self._executor.write(FORGET_STAFF_SESSIONS(microseconds(before), FORGOTTEN_AT_ONCE_MAX)))


def _lock(name: str) -> str:
    """One lock for new sessions and new credentials of a name: otherwise a session could outlive its credentials."""
    return f"credentials {name}"
