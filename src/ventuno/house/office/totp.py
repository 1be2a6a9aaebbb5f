"""The second factor: a code of six digits that changes every half minute (RFC 6238, with SHA-1, as all apps do).

A code is good for its own step and the two beside it, because clocks differ, and only once: whoever keeps the last
step that was used asks for a later one.
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
    """The step whose code was given, if it is one of now and later than the last one that was used."""
    now = step_at(at)
    fitting = [
        step
        for step in range(now - STEPS_ASIDE, now + STEPS_ASIDE + 1)
        if hmac.compare_digest(code(secret, step).encode(), given.encode(errors="replace"))
    ]
    return max((step for step in fitting if step > used), default=None)


def written(secret: bytes) -> str:
    """As people type it into their app."""
    return base64.b32encode(secret).decode().rstrip("=")


def address(secret: bytes, name: str) -> str:
    """As apps read it."""
    return f"otpauth://totp/ventuno:{quote(name)}?secret={written(secret)}&issuer=ventuno"
