"""Passwords: argon2id, off the event loop, because it is meant to take its time."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from ventuno.house.refusals import BAD_PASSWORD
from ventuno.rules.refusals import Refused

CHARACTERS_MIN, CHARACTERS_MAX = 8, 256

_NOBODYS = "$argon2id$v=19$m=65536,t=3,p=4$bm9ib2R5IGlzIGhlcmU$mZtWZSRZbWHzdYkDP0H3GxOEqkDsVIYAbg7Qe5hOVbY"


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()

    async def hash(self, password: str) -> str:
        if not CHARACTERS_MIN <= len(password) <= CHARACTERS_MAX:
            raise Refused(BAD_PASSWORD(least=CHARACTERS_MIN, most=CHARACTERS_MAX))
        return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Takes as long for a person who does not exist."""
        return await asyncio.to_thread(self._fits, password[:CHARACTERS_MAX], hashed)

    def _fits(self, password: str, hashed: str | None) -> bool:
        try:
            return self._hasher.verify(hashed or _NOBODYS, password) and hashed is not None
        except Argon2Error:
            return False
