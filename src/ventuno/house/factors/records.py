"""What is kept of second factors apart from the journal: the secret of an app, public keys, and what is under way.

A factor counts only if the journal has it: see `Factors`. What is kept is written together with the journal.
"""

from datetime import datetime
from enum import StrEnum

import msgspec


class KeptApp(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    made: int  # the entry of the journal that turned it on
    secret: bytes
    used_step: int  # of the last code; see `totp`


class KeptPasskey(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    number: int
    credential: str  # the authenticator's name for it, in base64url
    public_key: bytes
    sign_count: int  # as the authenticator counts; 0: it does not count
    name: str  # as the player calls it
    added_at: datetime
    used_at: datetime | None


class AppOn(msgspec.Struct, frozen=True, kw_only=True):
    """To be kept from now on. Every other session of the player ends."""

    app: KeptApp
    session: str  # the hash of the token of the session that goes on


class AppOff(msgspec.Struct, frozen=True, kw_only=True):
    player: str


class PasskeyOn(msgspec.Struct, frozen=True, kw_only=True):
    """To be kept from now on. Every other session of the player ends."""

    passkey: KeptPasskey
    session: str  # as in `AppOn`


class PasskeyOff(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    number: int


class AllOff(msgspec.Struct, frozen=True, kw_only=True):
    player: str


FactorChange = AppOn | AppOff | PasskeyOn | PasskeyOff | AllOff


class CeremonyKind(StrEnum):
    """What a secret or a challenge was made for. It is good for nothing else."""

    TURN_ON_APP = "turn_on_app"
    ADD_PASSKEY = "add_passkey"
    LOG_IN = "log_in"
    STAFF_APP = "staff_app"
    STAFF_ADD_PASSKEY = "staff_add_passkey"
    STAFF_PASSKEY = "staff_passkey"


class Ceremony(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was begun and has to be finished within minutes."""

    token_hash: str  # SHA-256: only who began it can finish it
    kind: CeremonyKind
    player: str | None  # none: nobody knows yet who it is
    secret: bytes  # of the app, or the challenge for a passkey
    expires_at: datetime
    staff: str | None = None  # whose it is, if it is of the staff
