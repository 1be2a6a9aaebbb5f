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
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from ventuno.house.public_log.notes import BadNoteError, Sign, VerifierKey

_DIGEST = re.compile(r"[0-9a-f]{64}", re.ASCII)
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


@dataclass(slots=True)
class LogReading:
    """What the entries add up to, read in order: the keys, and the seals that hold."""

    keys: list[VerifierKey]
    seals: list[tuple[int, SealLeaf]]  # with the number of the entry

    @classmethod
    def of(cls, texts: Iterable[bytes]) -> "LogReading":
        """Raises `BadLeafError` at the first entry that cannot follow from those before."""
        reading = cls([], [])
        for number, data in enumerate(texts):
            try:
                reading.add(number, parse(data.decode()))
            except (BadLeafError, UnicodeDecodeError):
                raise BadLeafError(number) from None
        return reading

    def add(self, number: int, leaf: Leaf) -> None:
        last = self.seals[-1][1].number if self.seals else 0
        if (number == 0) is not isinstance(leaf, HouseLeaf):
            raise BadLeafError(number)
        match leaf:
            case HouseLeaf(key):
                self.keys.append(key)
            case SealLeaf():
                if leaf.number != last + 1:
                    raise BadLeafError(number)
                self.seals.append((number, leaf))
            case KeyLeaf():
                if not leaf.is_announced_by(self.keys[-1]):
                    raise BadLeafError(number)
                self.keys.append(leaf.key)
            case RestoreLeaf():
                if leaf.seal > last:
                    raise BadLeafError(number)
                del self.seals[leaf.seal :]
