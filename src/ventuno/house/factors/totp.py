"""The second factor: a code of six digits that changes every half minute (RFC 6238, with SHA-1, as all apps do).

Clocks differ, so a code is valid in its own step and in the two beside it. It is valid only once: the store keeps the
step of the last code that was used, and only a later step is accepted.
"""

import base64
import hashlib
import hmac
from datetime import datetime
from urllib.parse import quote

SECRET_BYTES = 20  # as long as the hash
STEP_SECONDS = 30
DIGITS = 6
STEPS_ASIDE = 1


def step_at(at: datetime) -> int:
    return int(at.timestamp()) // STEP_SECONDS


def code(secret: bytes, step: int) -> str:
    """RFC 4226: four bytes of the hash, from the place that its last four bits name."""
    digest = hmac.digest(secret, step.to_bytes(8, "big"), hashlib.sha1)
    place = digest[-1] & 15
    number = int.from_bytes(digest[place : place + 4], "big") & 0x7FFF_FFFF
    return f"{number % 10**DIGITS:0{DIGITS}}"


def fitting_step(secret: bytes, given: str, at: datetime, used: int) -> int | None:
    """The step whose code this is, if it is a step of now and later than the last one used; otherwise `None`."""
    now = step_at(at)
    fitting = [
        step
        for step in range(now - STEPS_ASIDE, now + STEPS_ASIDE + 1)
        if hmac.compare_digest(code(secret, step).encode(), given.encode(errors="replace"))
    ]
    return max((step for step in fitting if step > used), default=None)


def written(secret: bytes) -> str:
    """The secret as people type it into their app."""
    return base64.b32encode(secret).decode().rstrip("=")


def read(text: str) -> bytes:
    """The secret, from how it is written."""
    return base64.b32decode(text + "=" * (-len(text) % 8))


def address(secret: bytes, name: str) -> str:
    """The secret as an `otpauth://` address, which apps can read."""
    return f"otpauth://totp/ventuno:{quote(name)}?secret={written(secret)}&issuer=ventuno"
