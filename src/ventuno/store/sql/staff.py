"""How members of staff prove who they are, and which of them are logged in.

None of it belongs to a book: that somebody works here, and in which role, is in the house's journal.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from ventuno.house.access.sessions import StaffSession
from ventuno.house.office.staff import Credentials, EnrolmentLink, StaffPasskey
from ventuno.rules.refusals import Refused
from ventuno.store import kept_secrets
from ventuno.store.executor import Columns, Executor, OvertakenError, Query, Select, Steps, Write, audited
from ventuno.store.keys.ring import KeyRing
from ventuno.store.times import instant, instant_or_none, microseconds

FORGOTTEN_AT_ONCE_MAX = 1000  # a short transaction: nobody should have to wait for it


class CredentialsRow(NamedTuple):
    name: str
    password: str  # hashed
    secret: str  # encrypted
    used_step: int
    app: int

    def credentials(self, keys: KeyRing) -> Credentials:
        return Credentials(
            name=self.name,
            password=self.password,
            secret=kept_secrets.opened(keys, kept_secrets.STAFF_APP, self.secret, owner=self.name).hex(),
            stored=self.secret,
            used_step=self.used_step,
            app=bool(self.app),
        )


class StaffSessionRow(NamedTuple):
    token_hash: str
    name: str
    started_us: int
    expires_us: int
    fresh_us: int

    def session(self) -> StaffSession:
        return StaffSession(
            token_hash=self.token_hash,
            name=self.name,
            started_at=instant(self.started_us),
            expires_at=instant(self.expires_us),
            fresh_at=instant(self.fresh_us),
        )


class EnrolmentLinkRow(NamedTuple):
    name: str
    token_hash: str
    code_hash: str
    made: int
    expires_us: int

    def link(self) -> EnrolmentLink:
        return EnrolmentLink(
            name=self.name,
            token_hash=self.token_hash,
            code_hash=self.code_hash,
            made=self.made,
            expires_at=instant(self.expires_us),
        )


class StaffPasskeyRow(NamedTuple):
    credential: str
    name: str
    public_key: str
    sign_count: int
    label: str
    added_us: int
    used_us: int | None

    def passkey(self) -> StaffPasskey:
        return StaffPasskey(
            credential=self.credential,
            name=self.name,
            public_key=bytes.fromhex(self.public_key),
            sign_count=self.sign_count,
            label=self.label,
            added_at=instant(self.added_us),
            used_at=instant_or_none(self.used_us),
        )


FIND_CREDENTIALS = Select(
    CredentialsRow._make, "SELECT name, password, secret, used_step, app FROM credentials WHERE name = $1"
)

LIST_CREDENTIALS = audited(
    CredentialsRow, "SELECT name, password, secret, used_step, app FROM credentials ORDER BY name"
)

KEEP_CREDENTIALS = Write(
    """
    INSERT INTO credentials (name, password, secret, used_step, app) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (name) DO UPDATE SET password = $2, secret = $3, used_step = $4, app = $5
    """
)

CHANGE_PASSWORD = Write("UPDATE credentials SET password = $3 WHERE name = $1 AND secret = $2 RETURNING 1")

FORGET_CREDENTIALS = Write("DELETE FROM credentials WHERE name = $1 AND secret = $2")

USE_STEP = Write("UPDATE credentials SET used_step = $3 WHERE name = $1 AND secret = $2 AND used_step < $3 RETURNING 1")

FIND_STAFF_SESSION = Select(
    StaffSessionRow._make,
    "SELECT token_hash, name, started_us, expires_us, fresh_us FROM staff_sessions WHERE token_hash = $1",
)

KEEP_STAFF_SESSION = Write(
    """
    INSERT INTO staff_sessions (token_hash, name, started_us, expires_us, fresh_us) SELECT $1, $2, $3, $4, $6
    WHERE EXISTS (SELECT 1 FROM credentials WHERE name = $2 AND secret = $5)
    RETURNING 1
    """
)

PROLONG_STAFF_SESSION = Write("UPDATE staff_sessions SET expires_us = $2 WHERE token_hash = $1")

FRESHEN_STAFF_SESSION = Write("UPDATE staff_sessions SET fresh_us = $2 WHERE token_hash = $1")

END_OTHER_STAFF_SESSIONS = Write("DELETE FROM staff_sessions WHERE name = $1 AND token_hash <> $2")

KEEP_LINK = Write(
    """
    INSERT INTO enrolment_links (name, token_hash, code_hash, made, expires_us) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (name) DO UPDATE SET token_hash = $2, code_hash = $3, made = $4, expires_us = $5
    """
)

FIND_LINK = Select(
    EnrolmentLinkRow._make,
    "SELECT name, token_hash, code_hash, made, expires_us FROM enrolment_links WHERE token_hash = $1",
)

USE_LINK = Write("DELETE FROM enrolment_links WHERE token_hash = $1 RETURNING 1")

FORGET_LINK = Write("DELETE FROM enrolment_links WHERE name = $1")

FORGET_LINKS = Write(
    """
    DELETE FROM enrolment_links WHERE name IN (SELECT name FROM enrolment_links WHERE expires_us < $1 LIMIT $2)
    RETURNING 1
    """
)

ADD_STAFF_PASSKEY = Write(
    """
    INSERT INTO staff_passkeys (credential, name, public_key, sign_count, label, added_us)
    VALUES ($1, $2, $3, $4, $5, $6)
    """
)

FIND_STAFF_PASSKEY = Select(
    StaffPasskeyRow._make,
    """
    SELECT credential, name, public_key, sign_count, label, added_us, used_us FROM staff_passkeys
    WHERE credential = $1
    """,
)

LIST_STAFF_PASSKEYS = Select(
    StaffPasskeyRow._make,
    """
    SELECT credential, name, public_key, sign_count, label, added_us, used_us FROM staff_passkeys
    WHERE name = $1 ORDER BY added_us, credential
    """,
)

USE_STAFF_PASSKEY = Write(
    """
    UPDATE staff_passkeys SET sign_count = $3, used_us = $4 WHERE credential = $1 AND sign_count = $2
    RETURNING 1
    """
)

FORGET_STAFF_PASSKEYS = Write("DELETE FROM staff_passkeys WHERE name = $1")

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
    def __init__(self, executor: Executor, keys: KeyRing) -> None:
        self._executor = executor
        self._keys = keys

    async def credentials(self, name: str) -> Credentials | None:
        """The credentials of that name. Whether the person still works here is in the house's journal."""
        row = await self._executor.find(FIND_CREDENTIALS(name))
        return None if row is None else row.credentials(self._keys)

    async def all_credentials(self) -> Sequence[Credentials | None]:
        """Everybody's, for the audit. None: a row that cannot be read."""
        return [self._read(row) for row in await self._executor.fetch(LIST_CREDENTIALS())]

    def _read(self, row: CredentialsRow | None) -> Credentials | None:
        try:
            return None if row is None else row.credentials(self._keys)
        except Refused:  # its secret was changed, or belongs to somebody else
            return None

    async def keep_credentials(self, credentials: Credentials) -> None:
        """Replace the credentials of that name, and end all sessions that were begun with the old ones."""
        name = credentials.name
        await self._executor.write(self._keep(credentials), END_STAFF_SESSIONS(name), lock=_lock(name))

    async def enrol(self, link: EnrolmentLink, credentials: Credentials, passkey: StaffPasskey | None) -> bool:
        """Use the link up, and keep what was chosen instead of everything before. False if it was used meanwhile."""
        return await self._executor.transact(
            lambda: _enrolled(link, self._keep(credentials), passkey, credentials.name), lock=_lock(credentials.name)
        )

    async def change_password(self, credentials: Credentials, password: str, session: str) -> bool:
        """Replace the password, and end all other sessions. False if the credentials are no longer these."""
        name, changed = credentials.name, False

        def steps() -> Steps:
            nonlocal changed
            rows: Sequence[object] = yield CHANGE_PASSWORD(name, credentials.stored, password)
            changed = bool(rows)
            if changed:
                yield END_OTHER_STAFF_SESSIONS(name, session)

        await self._executor.transact(steps, lock=_lock(name))
        return changed

    async def forget_credentials(self, credentials: Credentials) -> None:
        """Delete these credentials, if there are no newer ones, and end all sessions of that name."""
        name = credentials.name
        await self._executor.write(
            FORGET_CREDENTIALS(name, credentials.stored),
            FORGET_STAFF_PASSKEYS(name),
            END_STAFF_SESSIONS(name),
            lock=_lock(name),
        )

    def _keep(self, credentials: Credentials) -> Query[Columns]:
        name, secret = credentials.name, bytes.fromhex(credentials.secret)
        stored = kept_secrets.kept(self._keys, kept_secrets.STAFF_APP, secret, owner=name)
        return KEEP_CREDENTIALS(name, credentials.password, stored, credentials.used_step, int(credentials.app))

    # ----- links to enrol

    async def keep_link(self, link: EnrolmentLink) -> None:
        """An earlier link of that name is void."""
        await self._executor.write(
            KEEP_LINK(link.name, link.token_hash, link.code_hash, link.made, microseconds(link.expires_at))
        )

    async def link(self, token_hash: str) -> EnrolmentLink | None:
        """It may be too old: the caller knows the time."""
        row = await self._executor.find(FIND_LINK(token_hash))
        return None if row is None else row.link()

    async def forget_link(self, name: str) -> None:
        await self._executor.write(FORGET_LINK(name))

    async def forget_links(self, before: datetime) -> int:
        """Delete some of those that expired before that. Returns how many."""
        return len(await self._executor.write(FORGET_LINKS(microseconds(before), FORGOTTEN_AT_ONCE_MAX)))

    # ----- passkeys

    async def add_passkey(self, passkey: StaffPasskey) -> None:
        await self._executor.write(_add_passkey(passkey), lock=_lock(passkey.name))

    async def passkey(self, credential: str) -> StaffPasskey | None:
        row = await self._executor.find(FIND_STAFF_PASSKEY(credential))
        return None if row is None else row.passkey()

    async def passkeys(self, name: str) -> Sequence[StaffPasskey]:
        return [row.passkey() for row in await self._executor.fetch(LIST_STAFF_PASSKEYS(name))]

    async def use_passkey(self, passkey: StaffPasskey, sign_count: int, at: datetime) -> bool:
        """Note that it was used. False if it is gone, or was used by somebody else meanwhile."""
        used = USE_STAFF_PASSKEY(passkey.credential, passkey.sign_count, sign_count, microseconds(at))
        return bool(await self._executor.write(used))

    # ----- codes and sessions

    async def use_step(self, credentials: Credentials, step: int) -> bool:
        """Use up the code of that step. False if a code of that step or a later one was used before."""
        return bool(await self._executor.write(USE_STEP(credentials.name, credentials.stored, step)))

    async def keep_session(self, session: StaffSession, proof: Credentials) -> bool:
        """Keep a session. False if there are newer credentials than those it was begun with."""
        started, expires = microseconds(session.started_at), microseconds(session.expires_at)
        fresh = microseconds(session.fresh_at)
        kept = await self._executor.write(
            KEEP_STAFF_SESSION(session.token_hash, session.name, started, expires, proof.stored, fresh),
            lock=_lock(session.name),
        )
        return bool(kept)

    async def session(self, token_hash: str) -> StaffSession | None:
        """It may have expired: the caller knows the time."""
        row = await self._executor.find(FIND_STAFF_SESSION(token_hash))
        return None if row is None else row.session()

    async def prolong_session(self, token_hash: str, until: datetime) -> None:
        await self._executor.write(PROLONG_STAFF_SESSION(token_hash, microseconds(until)))

    async def freshen_session(self, token_hash: str, at: datetime) -> None:
        """A second factor was shown once more."""
        await self._executor.write(FRESHEN_STAFF_SESSION(token_hash, microseconds(at)))

    async def end_session(self, token_hash: str) -> None:
        await self._executor.write(END_STAFF_SESSION(token_hash))

    async def end_sessions(self, name: str) -> None:
        """End all sessions of that person."""
        await self._executor.write(END_STAFF_SESSIONS(name))

    async def forget_sessions(self, before: datetime) -> int:
        """Delete some of those that expired before that. Returns how many."""
        return len(await self._executor.write(FORGET_STAFF_SESSIONS(microseconds(before), FORGOTTEN_AT_ONCE_MAX)))


def _add_passkey(passkey: StaffPasskey) -> Query[Columns]:
    return ADD_STAFF_PASSKEY(
        passkey.credential,
        passkey.name,
        passkey.public_key.hex(),
        passkey.sign_count,
        passkey.label,
        microseconds(passkey.added_at),
    )


def _enrolled(link: EnrolmentLink, keep: Query[Columns], passkey: StaffPasskey | None, name: str) -> Steps:
    used: Sequence[object] = yield USE_LINK(link.token_hash)
    if not used:
        raise OvertakenError
    yield keep
    yield FORGET_STAFF_PASSKEYS(name)
    if passkey is not None:
        yield _add_passkey(passkey)
    yield END_STAFF_SESSIONS(name)


def _lock(name: str) -> str:
    """One lock for new sessions and new credentials of a name: otherwise a session could outlive its credentials."""
    return f"credentials {name}"
