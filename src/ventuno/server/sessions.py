"""Sessions of players: who is logged in, and how often somebody has tried to log in.

A session is a random token in a cookie; the store keeps its hash. It ends at a set time and at log-out. Every log-in
begins a new one. This process remembers a session only for seconds, because another process may have ended it.

Requirement 45: whoever has asked for nothing for some time gives the password again. The session goes on meanwhile, but
takes no requests. When a session was last used is remembered here, and written at most once a minute.
"""

import hashlib
import hmac
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from ipaddress import IPv6Network, ip_address
from typing import Final

from ventuno.house.access.sessions import Session
from ventuno.house.accounts.player import Player
from ventuno.house.ledger.calendar import said
from ventuno.rules.refusals import Refused
from ventuno.server.refusals import PASSWORD_NEEDED, TOO_MANY_ATTEMPTS
from ventuno.server.settings import Settings
from ventuno.store.store import Store

TOKEN_BYTES: Final = 32
REMEMBERED_SECONDS: Final = 5
REMEMBERED_MAX: Final = 10_000
SEEN_EVERY: Final = timedelta(minutes=1)
_NETWORK_BITS: Final = 64


@dataclass(frozen=True, slots=True)
class PlayerSession:
    """A logged-in player."""

    session: Session
    csrf: str

    @property
    def player(self) -> str:
        return self.session.player

    def sent_by(self, token: str) -> bool:
        """Whether a request that shows this token comes from one of our pages."""
        return hmac.compare_digest(token.encode(errors="replace"), self.csrf.encode())


class PlayerSessions:
    def __init__(
        self, store: Store, clock: Callable[[], datetime], entropy: Callable[[int], bytes], settings: Settings
    ) -> None:
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._settings = settings
        self._remembered: OrderedDict[str, tuple[datetime, PlayerSession]] = OrderedDict()
        self._ended: OrderedDict[str, None] = OrderedDict()
        self._seen: OrderedDict[str, datetime] = OrderedDict()
        self._written: dict[str, datetime] = {}  # when each of them was last written
        self._idle = timedelta(minutes=settings.idle_minutes)

    async def begin(self, player: Player, before: str | None, device: str) -> tuple[str, PlayerSession]:
        """Begin a new session, even if there was one before. Returns its token, and the session."""
        if before:
            await self.end(hashed(before))
        at, token = self._clock(), self._entropy(TOKEN_BYTES).hex()
        session = Session(
            token_hash=hashed(token),
            player=player.id,
            started_at=at,
            expires_at=at + timedelta(hours=self._settings.session_hours),
            before_at=await self._store.sessions.last_log_in(player.id),
            seen_at=at,
            device=device,
            result_before=player.result,
        )
        await self._store.sessions.keep(session)
        await self._store.sessions.logged_in(player.id, at)
        return token, PlayerSession(session, csrf_of(token))

    async def of(self, token: str | None) -> PlayerSession | None:
        """Whose token it is. Whether the password has to be given again is another question: see `used`."""
        if not token or len(token) != 2 * TOKEN_BYTES:
            return None
        at, name = self._clock(), hashed(token)
        known = self._remembered.get(name)
        if known is None or not 0 <= (at - known[0]).total_seconds() < REMEMBERED_SECONDS:
            session = await self._store.sessions.find(name)
            if session is None or name in self._ended:  # it may have ended while we asked
                self._remembered.pop(name, None)
                return None
            known = self._remembered[name] = at, PlayerSession(session, csrf_of(token))
            self._remembered.move_to_end(name)
            if len(self._remembered) > REMEMBERED_MAX:
                self._remembered.popitem(last=False)
        return known[1] if at < known[1].session.expires_at else None

    def is_idle(self, session: PlayerSession) -> bool:
        """Whether nothing was asked for so long that the password has to be given again."""
        return self._idle_at(session, self._clock())

    def _idle_at(self, session: PlayerSession, at: datetime) -> bool:
        return at - self._last_used(session) > self._idle

    async def used(self, session: PlayerSession) -> None:
        """Note a request of the player. Refused if the password has to be given again first."""
        name, at = session.session.token_hash, self._clock()
        if self._idle_at(session, at):
            found = await self._store.sessions.find(name)  # it may have been used in another process
            if found is None or self._idle_at(PlayerSession(found, session.csrf), at):
                raise Refused(PASSWORD_NEEDED())
        await self._note_use(session, at)

    async def unlock(self, session: PlayerSession) -> None:
        """The password was given again."""
        self._seen.pop(session.session.token_hash, None)
        self._remembered.pop(session.session.token_hash, None)
        await self._note_use(session, self._clock())

    async def _note_use(self, session: PlayerSession, at: datetime) -> None:
        name, before = session.session.token_hash, self._last_used(session)
        written = self._written.get(name, session.session.seen_at or session.session.started_at)
        self._seen[name] = max(at, before)
        if len(self._seen) > REMEMBERED_MAX:
            forgotten, _ = self._seen.popitem(last=False)
            self._written.pop(forgotten, None)
        if at - written >= SEEN_EVERY:
            self._written[name] = at
            await self._store.sessions.seen(name, at)

    def _last_used(self, session: PlayerSession) -> datetime:
        kept = session.session.seen_at or session.session.started_at
        return max(kept, self._seen.get(session.session.token_hash, kept))

    async def end(self, token_hash: str) -> None:
        self._ended[token_hash] = None
        if len(self._ended) > REMEMBERED_MAX:
            self._ended.popitem(last=False)
        self._remembered.pop(token_hash, None)
        await self._store.sessions.end(token_hash)

    async def end_others(self, session: PlayerSession) -> None:
        """End all sessions of the player but this one. Another process forgets them within seconds."""
        kept = session.session.token_hash
        await self._store.sessions.end_others(session.player, kept)
        for name in [name for name, (_, each) in self._remembered.items() if each.player == session.player]:
            if name != kept:
                del self._remembered[name]

    def forget_player(self, player: str) -> None:
        """All sessions of the player have ended in the store. Another process forgets them within seconds."""
        for name in [name for name, (_, each) in self._remembered.items() if each.player == player]:
            del self._remembered[name]

    async def attempt(self, kind: str, what: str, most: int) -> None:
        """Count one more attempt. Refused if there have been too many. The store keeps them, also over a restart."""
        at = self._clock().replace(microsecond=0)  # all attempts of one second are one row
        since = at - timedelta(minutes=self._settings.attempt_minutes)
        if await self._store.attempts.add(_who(kind, what), at, since) > most:
            until = at + timedelta(minutes=self._settings.attempt_minutes)
            raise Refused(TOO_MANY_ATTEMPTS(until=said(until)))

    async def succeeded(self, kind: str, what: str) -> None:
        await self._store.attempts.forget(_who(kind, what))


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_of(token: str) -> str:
    return hmac.digest(token.encode(), b"csrf", "sha256").hex()


def neighbourhood(host: str) -> str:
    """The address; for IPv6 its network, because whoever has one address there has 2**64 of them."""
    try:
        address = ip_address(host)
    except ValueError:  # no address, as behind a Unix socket
        return host
    if address.version == 4:
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address), _NETWORK_BITS), strict=False))


def _who(kind: str, what: str) -> str:
    """A hash, because people sometimes type their password as the name."""
    return hashlib.sha256(f"{kind}\n{what}".encode(errors="replace")).hexdigest()
