"""Passwords: hashed with argon2id. It is slow on purpose, so it runs outside the event loop."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from ventuno.house.refusals import BAD_PASSWORD, BAD_TEXT
from ventuno.rules.refusals import Refused

CHARACTERS_MIN, CHARACTERS_MAX = 8, 256


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        if not CHARACTERS_MIN <= len(password) <= CHARACTERS_MAX:
            raise Refused(BAD_PASSWORD(least=CHARACTERS_MIN, most=CHARACTERS_MAX))
        try:
            return await asyncio.to_thread(self._hasher.hash, password)
        except UnicodeEncodeError:
            raise Refused(BAD_TEXT()) from None

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether the password is right. Without a hash it takes as long, so nobody learns which names exist."""
        return await asyncio.to_thread(self._fits, password[:CHARACTERS_MAX], hashed)

    def _fits(self, password: str, hashed: str | None) -> bool:
        if hashed is None and self._nobodys is None:
            self._nobodys = self._hasher.hash("nobody has this password")
        try:
            return self._hasher.verify(hashed or self._nobodys or "", password) and hashed is not None
        except (Argon2Error, UnicodeEncodeError):
            return False
