"""What the entries of the log say. Each is a short text of lines, without a line break at the end.

The first entry says whose log it is. A seal's entry has its number, its time and the hash of its text, but not the text
itself: the text lists the books that have grown and how far, and the public need not know who plays when. Whoever has
the text can show that it is the one in the log. A key's entry announces the next key, signed with the one before. A
restore's entry says that the database was set back to a seal: what the log has of later seals did not happen in the
books that go on, and stays in the log for ever.
"""

import base64
import binascii
import re
from array import array
from dataclasses import dataclass
from datetime import UTC, datetime

from ventuno.house.public_log.notes import BadNoteError, Sign, VerifierKey

_DIGEST = re.compile(r"[0-9a-f]{64}", re.ASCII)
_DIGEST_BYTES = 32
_NUMBER = re.compile(r"0|[1-9][0-9]{0,17}", re.ASCII)


class BadLeafError(ValueError):
    """An entry of the log says nothing that a house would say."""


@dataclass(frozen=True, slots=True)
class HouseLeaf:
    key: VerifierKey  # its name is the log's origin

    def __str__(self) -> str:
        return f"ventuno house\n{self.key}"


@dataclass(frozen=True, slots=True)
class SealLeaf:
    number: int
    at: datetime
    digest: str  # SHA-256 of the seal's text

    def __str__(self) -> str:
        return f"ventuno seal {self.number}\n{_written(self.at)}\n{self.digest}"


@dataclass(frozen=True, slots=True)
class KeyLeaf:
    key: VerifierKey
    signature: bytes  # by the key before, over the first two lines

    def __str__(self) -> str:
        return f"{_announcement(self.key)}\n{base64.b64encode(self.signature).decode()}"

    def is_announced_by(self, before: VerifierKey) -> bool:
        same_log = before.name == self.key.name
        return same_log and before.has_signed(_announcement(self.key).encode(), self.signature)


@dataclass(frozen=True, slots=True)
class RestoreLeaf:
    seal: int  # the last one that still holds
    at: datetime

    def __str__(self) -> str:
        return f"ventuno restore {self.seal}\n{_written(self.at)}"


Leaf = HouseLeaf | SealLeaf | KeyLeaf | RestoreLeaf


def parse(text: str) -> Leaf:
    """Raises `BadLeafError`. Each entry has exactly one spelling."""
    try:
        found = _parsed(text.split("\n"))
    except (BadNoteError, binascii.Error, ValueError):
        found = None
    if found is None or str(found) != text:
        raise BadLeafError(text)
    return found


def _parsed(lines: list[str]) -> Leaf | None:
    match lines[0].split(" "), lines[1:]:
        case ["ventuno", "house"], [key]:
            return HouseLeaf(VerifierKey.parse(key))
        case ["ventuno", "seal", number], [at, digest] if _NUMBER.fullmatch(number) and _DIGEST.fullmatch(digest):
            return SealLeaf(int(number), datetime.fromisoformat(at), digest)
        case ["ventuno", "key"], [key, signature]:
            return KeyLeaf(VerifierKey.parse(key), base64.b64decode(signature, validate=True))
        case ["ventuno", "restore", number], [at] if _NUMBER.fullmatch(number):
            return RestoreLeaf(int(number), datetime.fromisoformat(at))
        case _:
            return None


def announcing(key: VerifierKey, sign_with_key_before: Sign) -> KeyLeaf:
    return KeyLeaf(key, sign_with_key_before(_announcement(key).encode()))


def _announcement(key: VerifierKey) -> str:
    return f"ventuno key\n{key}"


def _written(at: datetime) -> str:
    return at.astimezone(UTC).isoformat().replace("+00:00", "Z")


class LogReading:
    """What the entries add up to, read in order: the keys, and the seals that hold. 40 bytes for each seal."""

    def __init__(self) -> None:
        self.entries = 0
        self.keys: list[VerifierKey] = []
        self._numbers = array("q")  # of the seals' entries
        self._digests = bytearray()

    @property
    def seals(self) -> int:
        """The number of the last seal that holds."""
        return len(self._numbers)

    def entry_of(self, seal: int) -> int:
        return self._numbers[seal - 1]

    def digest_of(self, seal: int) -> str:
        return self._digests[(seal - 1) * _DIGEST_BYTES : seal * _DIGEST_BYTES].hex()

    def add(self, data: bytes) -> Leaf:
        """Raises `BadLeafError` with the number of the entry if it cannot follow."""
        try:
            leaf = parse(data.decode())
        except (BadLeafError, UnicodeDecodeError):
            raise BadLeafError(self.entries) from None
        if not self._can_follow(leaf):
            raise BadLeafError(self.entries)
        match leaf:
            case HouseLeaf(key) | KeyLeaf(key):
                self.keys.append(key)
            case SealLeaf():
                self._numbers.append(self.entries)
                self._digests += bytes.fromhex(leaf.digest)
            case RestoreLeaf():
                del self._numbers[leaf.seal :], self._digests[leaf.seal * _DIGEST_BYTES :]
        self.entries += 1
        return leaf

    def _can_follow(self, leaf: Leaf) -> bool:
        match leaf:
            case HouseLeaf():
                return self.entries == 0
            case _ if self.entries == 0:
                return False
            case SealLeaf(number):
                return number == self.seals + 1
            case KeyLeaf():
                return leaf.is_announced_by(self.keys[-1])
            case RestoreLeaf(seal):
                return seal <= self.seals
