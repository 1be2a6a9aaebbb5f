"""Players' second factors, and what was begun with them. They are turned on and off together with the journal.

Here are the things that happen without it: a code or a passkey is used, and a ceremony begins and ends.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from ventuno.house.factors.records import Ceremony, CeremonyKind, KeptApp, KeptPasskey
from ventuno.store import kept_secrets
from ventuno.store.executor import Executor, Select, Write
from ventuno.store.keys.ring import KeyRing
from ventuno.store.times import instant, instant_or_none, microseconds

FORGOTTEN_AT_ONCE_MAX = 1000  # a short transaction: nobody should have to wait for it


class CodeAppRow(NamedTuple):
    player: str
    made: int
    secret: str
    used_step: int

    def app(self, keys: KeyRing) -> KeptApp:
        secret = kept_secrets.opened(keys, kept_secrets.PLAYER_APP, self.secret, owner=self.player)
        return KeptApp(player=self.player, made=self.made, secret=secret, used_step=self.used_step)


class PasskeyRow(NamedTuple):
    player: str
    number: int
    credential: str
    public_key: str
    sign_count: int
    name: str
    added_us: int
    used_us: int | None

    def passkey(self) -> KeptPasskey:
        return KeptPasskey(
            player=self.player,
            number=self.number,
            credential=self.credential,
            public_key=bytes.fromhex(self.public_key),
            sign_count=self.sign_count,
            name=self.name,
            added_at=instant(self.added_us),
            used_at=instant_or_none(self.used_us),
        )


class CeremonyRow(NamedTuple):
    token_hash: str
    kind: str
    player: str | None
    secret: str
    expires_us: int
    staff: str | None

    def ceremony(self, keys: KeyRing) -> Ceremony:
        return Ceremony(
            token_hash=self.token_hash,
            kind=CeremonyKind(self.kind),
            player=self.player,
            secret=kept_secrets.opened(keys, kept_secrets.CEREMONY, self.secret, owner=self.token_hash),
            expires_at=instant(self.expires_us),
            staff=self.staff,
        )


FIND_APP = Select(CodeAppRow._make, "SELECT player, made, secret, used_step FROM code_apps WHERE player = $1")

USE_APP_STEP = Write(
    "UPDATE code_apps SET used_step = $3 WHERE player = $1 AND made = $2 AND used_step < $3 RETURNING 1"
)

FIND_PASSKEY = Select(
    PasskeyRow._make,
    """
    SELECT player, number, credential, public_key, sign_count, name, added_us, used_us
    FROM passkeys WHERE credential = $1
    """,
)

LIST_PASSKEYS = Select(
    PasskeyRow._make,
    """
    SELECT player, number, credential, public_key, sign_count, name, added_us, used_us
    FROM passkeys WHERE player = $1 ORDER BY number
    """,
)

USE_PASSKEY = Write(
    """
    UPDATE passkeys SET sign_count = $3, used_us = $4 WHERE credential = $1 AND sign_count = $2
    RETURNING 1
    """
)

BEGIN_CEREMONY = Write(
    "INSERT INTO ceremonies (token_hash, kind, player, secret, expires_us, staff) VALUES ($1, $2, $3, $4, $5, $6)"
)

FIND_CEREMONY = Select(
    CeremonyRow._make,
    "SELECT token_hash, kind, player, secret, expires_us, staff FROM ceremonies WHERE token_hash = $1",
)

END_CEREMONY = Write("DELETE FROM ceremonies WHERE token_hash = $1 RETURNING 1")

FORGET_CEREMONIES = Write(
    """
    DELETE FROM ceremonies WHERE token_hash IN (SELECT token_hash FROM ceremonies WHERE expires_us < $1 LIMIT $2)
    RETURNING 1
    """
)


class FactorStore:
    def __init__(self, executor: Executor, keys: KeyRing) -> None:
        self._executor = executor
        self._keys = keys

    async def app(self, player: str) -> KeptApp | None:
        row = await self._executor.find(FIND_APP(player))
        return None if row is None else row.app(self._keys)

    async def use_step(self, app: KeptApp, step: int) -> bool:
        """Use up the code of that step. False if a code of that step or a later one was used before."""
        return bool(await self._executor.write(USE_APP_STEP(app.player, app.made, step)))

    async def passkey(self, credential: str) -> KeptPasskey | None:
        row = await self._executor.find(FIND_PASSKEY(credential))
        return None if row is None else row.passkey()

    async def passkeys(self, player: str) -> Sequence[KeptPasskey]:
        return [row.passkey() for row in await self._executor.fetch(LIST_PASSKEYS(player))]

    async def use_passkey(self, passkey: KeptPasskey, sign_count: int, at: datetime) -> bool:
        """Note that it was used. False if it is gone, or was used by somebody else meanwhile."""
        used = USE_PASSKEY(passkey.credential, passkey.sign_count, sign_count, microseconds(at))
        return bool(await self._executor.write(used))

    async def begin(self, ceremony: Ceremony) -> None:
        secret = kept_secrets.kept(self._keys, kept_secrets.CEREMONY, ceremony.secret, owner=ceremony.token_hash)
        expires_us = microseconds(ceremony.expires_at)
        await self._executor.write(
            BEGIN_CEREMONY(
                ceremony.token_hash, ceremony.kind.value, ceremony.player, secret, expires_us, ceremony.staff
            )
        )

    async def ceremony(self, token_hash: str) -> Ceremony | None:
        """It may be too old: the caller knows the time."""
        row = await self._executor.find(FIND_CEREMONY(token_hash))
        return None if row is None else row.ceremony(self._keys)

    async def end(self, ceremony: Ceremony) -> bool:
        """False if it was ended before."""
        return bool(await self._executor.write(END_CEREMONY(ceremony.token_hash)))

    async def forget(self, before: datetime) -> int:
        """Delete some of the ceremonies that were over before that. Returns how many."""
        return len(await self._executor.write(FORGET_CEREMONIES(microseconds(before), FORGOTTEN_AT_ONCE_MAX)))
