"""What proves who somebody of the staff is, and who of them is logged in. The same for both databases.

None of it is part of a book: that somebody works here, and in which role, is in the house's journal.
"""

from datetime import datetime

from ventuno.house.sessions import StaffSession
from ventuno.house.staff import Credentials
from ventuno.store import sql
from ventuno.store.visits import Visits

_CREDENTIALS = "SELECT name, password, secret, used_step FROM credentials WHERE name = $1"
_KEEP_CREDENTIALS = (
    "INSERT INTO credentials (name, password, secret, used_step) VALUES ($1, $2, $3, $4) "
    "ON CONFLICT (name) DO UPDATE SET password = $2, secret = $3, used_step = $4"
)
_FORGET_CREDENTIALS = "DELETE FROM credentials WHERE name = $1 AND secret = $2"
_USE_STEP = "UPDATE credentials SET used_step = $3 WHERE name = $1 AND secret = $2 AND used_step < $3 RETURNING 1"
_KEEP = (
    "INSERT INTO staff_sessions (token_hash, name, started_us, expires_us) SELECT $1, $2, $3, $4 "
    "WHERE EXISTS (SELECT 1 FROM credentials WHERE name = $2 AND secret = $5) RETURNING 1"
)
_SESSION = "SELECT token_hash, name, started_us, expires_us FROM staff_sessions WHERE token_hash = $1"
_PROLONG = "UPDATE staff_sessions SET expires_us = $2 WHERE token_hash = $1"
_END = "DELETE FROM staff_sessions WHERE token_hash = $1"
_END_ALL = "DELETE FROM staff_sessions WHERE name = $1"
_FORGET = (
    "DELETE FROM staff_sessions WHERE token_hash IN "
    "(SELECT token_hash FROM staff_sessions WHERE expires_us < $1 LIMIT $2) RETURNING 1"
)


class Staff(Visits):
    async def credentials(self, name: str) -> Credentials | None:
        row = await self._one(_CREDENTIALS, name)
        return None if row is None else Credentials(name=row[0], password=row[1], secret=row[2], used_step=row[3])

    async def keep_credentials(self, kept: Credentials) -> None:
        await self.write(
            (_KEEP_CREDENTIALS, [kept.name, kept.password, kept.secret, kept.used_step]),
            (_END_ALL, [kept.name]),
            turn=_turn(kept.name),
        )

    async def forget_credentials(self, kept: Credentials) -> None:
        await self.write(
            (_FORGET_CREDENTIALS, [kept.name, kept.secret]), (_END_ALL, [kept.name]), turn=_turn(kept.name)
        )

    async def use_step(self, kept: Credentials, step: int) -> bool:
        return bool(await self.write((_USE_STEP, [kept.name, kept.secret, step])))

    async def keep_staff_session(self, session: StaffSession, proof: Credentials) -> bool:
        started, expires = sql.microseconds(session.started_at), sql.microseconds(session.expires_at)
        values = [session.token_hash, session.name, started, expires, proof.secret]
        return bool(await self.write((_KEEP, values), turn=_turn(session.name)))

    async def staff_session(self, token_hash: str) -> StaffSession | None:
        row = await self._one(_SESSION, token_hash)
        if row is None:
            return None
        started, expires = sql.since_epoch(row[2]), sql.since_epoch(row[3])
        return StaffSession(token_hash=row[0], name=row[1], started_at=started, expires_at=expires)

    async def prolong_staff_session(self, token_hash: str, until: datetime) -> None:
        await self.write((_PROLONG, [token_hash, sql.microseconds(until)]))

    async def end_staff_session(self, token_hash: str) -> None:
        await self.write((_END, [token_hash]))

    async def end_staff_sessions(self, name: str) -> None:
        await self.write((_END_ALL, [name]))

    async def forget_staff_sessions(self, before: datetime) -> int:
        return len(await self.write((_FORGET, [sql.microseconds(before), sql.FORGOTTEN_MAX])))


def _turn(name: str) -> str:
    """No session may miss new credentials that are not committed yet, nor they a session: it would outlive the old."""
    return f"credentials {name}"
