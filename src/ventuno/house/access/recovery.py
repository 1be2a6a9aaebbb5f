"""Requirement 45: how a player who has lost the password comes back, and what is kept of it apart from the journal.

A recovery code stands in for a password that was lost, and for second factors with it. The player has a set of them, on
paper. A reset link is made by the staff, who check first who asks. The journal says that codes and links were made and
used; only their hashes are kept, in tables of their own.
"""

import hashlib
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import msgspec

from ventuno.house.accounts.events import (
    PasswordChanged,
    PasswordProof,
    RecoveryCodesMade,
    RecoveryCodeUsed,
    ResetLinkMade,
)
from ventuno.house.accounts.player import Player
from ventuno.house.journal import Entry

CODES: Final = 8
CODE_BYTES: Final = 10  # 80 bits: nobody finds one by trying, not even whoever has the hashes
LINK_BYTES: Final = 32
LINK_LASTS: Final = timedelta(hours=24)
_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without I, L, O and U: they are misread
_GROUP: Final = 4
MISREAD: Final = str.maketrans("OIL", "011", "- \t\n\r")


class NewCodes(msgspec.Struct, frozen=True, kw_only=True):
    """A set of codes; all earlier ones are void."""

    player: str
    made: int  # the entry of the journal that says so
    hashes: tuple[str, ...]  # the first one is number 1


class KeptCode(msgspec.Struct, frozen=True, kw_only=True):
    """A code that was found by its hash, and which it is."""

    player: str
    made: int
    number: int


class NewLink(msgspec.Struct, frozen=True, kw_only=True):
    """A reset link; an earlier one is void."""

    player: str
    made: int  # the entry of the journal that says so
    token_hash: str


class KeptLink(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    made: int


def new_codes(entropy: Callable[[int], bytes]) -> tuple[str, ...]:
    """As they are written: K7QF-3MXD-92PT-HW4C."""
    return tuple(written(entropy(CODE_BYTES)) for _ in range(CODES))


def written(chance: bytes) -> str:
    """Chance as people read and type it: 8 signs for 5 bytes."""
    number, signs = int.from_bytes(chance), len(chance) * 8 // 5
    text = "".join(_ALPHABET[number >> 5 * place & 31] for place in range(signs))
    return "-".join(text[start : start + _GROUP] for start in range(0, signs, _GROUP))


def code_hash(player: str, code: str) -> str:
    """The same however the code was typed. Two players with the same code have different hashes."""
    plain = code.upper().translate(MISREAD)
    return hashlib.sha256(f"recovery code\n{player}\n{plain}".encode(errors="replace")).hexdigest()


def link_hash(token: str) -> str:
    return hashlib.sha256(f"reset link\n{token}".encode(errors="replace")).hexdigest()


def is_left(player: Player, code: KeptCode) -> bool:
    """Whether the code is one of the present set, and was not used yet."""
    codes = player.codes
    return codes is not None and codes.made == code.made and code.number in codes.left


def is_open(player: Player, link: KeptLink, at: datetime) -> bool:
    """Whether the link is the newest, was not used, and is not too old; nor was the password changed since."""
    found = player.link
    return found is not None and found.made == link.made and at < found.expires_at


def fits(before: Player, last: Entry | None, entry: Entry) -> bool:
    """The audit: whether each code was used once, and each recovery has its code, or its link and check, on record."""
    what, own = entry.what, entry.actor == f"player:{before.id}"
    match what:
        case RecoveryCodesMade():
            return own and what.count > 0
        case RecoveryCodeUsed():
            codes = before.codes
            return own and codes is not None and what.number in codes.left and what.left == len(codes.left) - 1
        case ResetLinkMade():
            return bool(what.reason.strip()) and what.expires_at == entry.at + LINK_LASTS
        case PasswordChanged(by=PasswordProof.CODE):
            return own and last is not None and isinstance(last.what, RecoveryCodeUsed)
        case PasswordChanged(by=PasswordProof.LINK):
            return own and before.link is not None and entry.at < before.link.expires_at
        case _:
            return True
