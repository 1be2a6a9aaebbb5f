"""Sessions of the staff at the console: who is logged in there, and in which role.

They share nothing with players' sessions: they have another cookie, another table and a shorter life. Nothing is
remembered from one request to the next. Whether somebody works here, and in which role, is read from the house's
journal every time. So a dismissal or another role takes effect at once, in every process.
"""

import hmac
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

import msgspec

from ventuno.house.access.sessions import StaffSession
from ventuno.house.office.staff import Credentials, Role
from ventuno.house.refusals import WRONG_CREDENTIALS
from ventuno.rules.refusals import Refused
from ventuno.server.sessions import TOKEN_BYTES, csrf_of, hashed
from ventuno.server.settings import Settings
from ventuno.store.store import Store

FRESH_FOR: Final = timedelta(minutes=5)  # so long a second factor that was shown counts for acts that take a fresh one
PROLONGED_AFTER: Final = timedelta(minutes=1)  # not with every request, because each time is a write


@dataclass(frozen=True, slots=True)
class LoggedInStaff:
    """Somebody of the staff who is logged in."""

    session: StaffSession
    role: Role
    csrf: str

    @property
    def name(self) -> str:
        return self.session.name

    @property
    def actor(self) -> str:
        """The actor's name in journals."""
        return f"{self.role.value}:{self.name}"

    def is_fresh(self, at: datetime) -> bool:
        """Whether a second factor was shown a short time ago: at the log-in, or since."""
        return at - self.session.fresh_at < FRESH_FOR

    def sent_by(self, token: str) -> bool:
        """Whether a request that shows this token comes from one of our pages."""
        return hmac.compare_digest(token.encode(errors="replace"), self.csrf.encode())


class StaffSessions:
    def __init__(
        self, store: Store, clock: Callable[[], datetime], entropy: Callable[[int], bytes], settings: Settings
    ) -> None:
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._idle = timedelta(minutes=settings.console_minutes)
        self._longest = timedelta(hours=settings.console_hours)

    async def begin(self, role: Role, proof: Credentials, before: str | None) -> tuple[str, LoggedInStaff]:
        """Begin a new session, even if there was one before. Returns its token and who it belongs to.

        Refused if their credentials were renewed meanwhile.
        """
        if before:
            await self.end(hashed(before))
        at, token = self._clock(), self._entropy(TOKEN_BYTES).hex()
        session = StaffSession(
            token_hash=hashed(token),
            name=proof.name,
            started_at=at,
            expires_at=at + min(self._idle, self._longest),
            fresh_at=at,
        )
        if not await self._store.staff.keep_session(session, proof):
            raise Refused(WRONG_CREDENTIALS())
        return token, LoggedInStaff(session, role, csrf_of(token))

    async def of(self, token: str | None) -> LoggedInStaff | None:
        if not token or len(token) != 2 * TOKEN_BYTES:
            return None
        at, session, house = (
            self._clock(),
            await self._store.staff.session(hashed(token)),
            await self._store.books.house(),
        )
        if session is None or house is None or at >= session.expires_at:
            return None
        member = house.staff.get(session.name)
        if member is None:
            return None
        until = min(at + self._idle, session.started_at + self._longest)
        if until - session.expires_at >= PROLONGED_AFTER:
            await self._store.staff.prolong_session(session.token_hash, until)
            session = msgspec.structs.replace(session, expires_at=until)
        return LoggedInStaff(session, member.role, csrf_of(token))

    async def freshen(self, staff: LoggedInStaff) -> datetime:
        """A second factor was shown once more. Returns until when it counts."""
        at = self._clock()
        await self._store.staff.freshen_session(staff.session.token_hash, at)
        return at + FRESH_FOR

    async def end(self, token_hash: str) -> None:
        await self._store.staff.end_session(token_hash)
