"""Signed notes, as C2SP's signed-note and tlog-cosignature define them: a text, an empty line, lines of signatures.

    — <name> <base64: four bytes that tell the key, then the signature>

All signatures are Ed25519. The log signs the text. A witness signs the text together with a time: that it has seen this
text by then, and that it follows from everything that it saw before.
"""

import base64
import binascii
import hashlib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

NOTE_BYTES_MAX = 1_000_000
SIGNATURES_MAX = 100
ID_BYTES, KEY_BYTES, SIGNATURE_BYTES, TIME_BYTES = 4, 32, 64, 8
_LINE = re.compile(r"— ([^\s+]+) ([A-Za-z0-9+/]+={0,2})", re.ASCII)

Sign = Callable[[bytes], bytes]  # Ed25519, 64 bytes


class BadNoteError(ValueError):
    """It is not a signed note, or not a key."""


class KeyUse(IntEnum):
    """What a key signs: the first byte of the key as text."""

    LOG = 0x01
    WITNESS = 0x04


@dataclass(frozen=True, slots=True)
class VerifierKey:
    """A public key with the name of its owner. Its text is `<name>+<id>+<base64>`, as in signed-note."""

    name: str
    public: bytes
    use: KeyUse = KeyUse.LOG

    @property
    def id(self) -> bytes:
        return hashlib.sha256(self.name.encode() + b"\n" + bytes([self.use]) + self.public).digest()[:ID_BYTES]

    def __str__(self) -> str:
        return f"{self.name}+{self.id.hex()}+{_text(bytes([self.use]) + self.public)}"

    @classmethod
    def parse(cls, text: str) -> "VerifierKey":
        name, _, rest = text.partition("+")
        found_id, _, encoded = rest.partition("+")
        data = _decoded(encoded)
        if not may_be_name(name) or len(data) != 1 + KEY_BYTES or data[0] not in set(KeyUse):
            raise BadNoteError(text)
        key = cls(name, data[1:], KeyUse(data[0]))
        if key.id.hex() != found_id or str(key) != text:
            raise BadNoteError(text)
        return key

    def has_signed(self, text: bytes, signature: bytes) -> bool:
        try:
            Ed25519PublicKey.from_public_bytes(self.public).verify(signature, text)
        except (InvalidSignature, ValueError):
            return False
        return True


@dataclass(frozen=True, slots=True)
class NoteSignature:
    name: str
    key_id: bytes
    value: bytes

    def __str__(self) -> str:
        return f"— {self.name} {_text(self.key_id + self.value)}\n"


@dataclass(frozen=True, slots=True)
class SignedNote:
    text: str  # ends with a line break
    signatures: tuple[NoteSignature, ...]

    def __str__(self) -> str:
        return f"{self.text}\n{''.join(map(str, self.signatures))}"

    @classmethod
    def parse(cls, data: bytes | str) -> "SignedNote":
        """Raises `BadNoteError`. Whether the signatures are good is another question: `signed_by`, `seen_by`."""
        try:
            note = data.decode() if isinstance(data, bytes) else data
        except UnicodeDecodeError:
            raise BadNoteError("UTF-8") from None
        if len(note) > NOTE_BYTES_MAX or any(ord(each) < 0x20 and each != "\n" for each in note):
            raise BadNoteError("control characters")
        text, gap, lines = note.rpartition("\n\n")
        if not gap or not lines.endswith("\n"):
            raise BadNoteError("no signatures")
        signatures = tuple(_signature(line) for line in lines.removesuffix("\n").split("\n"))
        if len(signatures) > SIGNATURES_MAX:
            raise BadNoteError("too many signatures")
        return cls(text + "\n", signatures)

    def signed_by(self, key: VerifierKey) -> bool:
        """Whether the log's key has signed the text. A wrong signature under its name counts as none at all."""
        found = self._of(key)
        return bool(found) and all(key.has_signed(self.text.encode(), each.value) for each in found)

    def seen_by(self, witness: VerifierKey) -> int | None:
        """When the witness has signed it, in seconds since 1970. None if it has not."""
        times = [_time_of(self.text, each.value, witness) for each in self._of(witness)]
        return None if not times or None in times else max(time for time in times if time is not None)

    def with_signatures(self, more: Iterable[NoteSignature]) -> "SignedNote":
        known = {(each.name, each.key_id): each for each in (*self.signatures, *more)}
        return SignedNote(self.text, tuple(known.values()))

    def _of(self, key: VerifierKey) -> list[NoteSignature]:
        return [each for each in self.signatures if (each.name, each.key_id) == (key.name, key.id)]


def may_be_name(name: str) -> bool:
    return bool(name) and name.isprintable() and not any(each.isspace() or each == "+" for each in name)


def signature(text: str, key: VerifierKey, sign: Sign) -> NoteSignature:
    """A log's signature of the text."""
    return NoteSignature(key.name, key.id, sign(text.encode()))


def cosignature(text: str, key: VerifierKey, sign: Sign, at: int) -> NoteSignature:
    """A witness's signature of the text, at that time in seconds since 1970."""
    return NoteSignature(key.name, key.id, at.to_bytes(TIME_BYTES) + sign(_witnessed(text, at)))


def _witnessed(text: str, at: int) -> bytes:
    return f"cosignature/v1\ntime {at}\n{text}".encode()


def _time_of(text: str, value: bytes, witness: VerifierKey) -> int | None:
    if len(value) != TIME_BYTES + SIGNATURE_BYTES:
        return None
    at = int.from_bytes(value[:TIME_BYTES])
    return at if witness.has_signed(_witnessed(text, at), value[TIME_BYTES:]) else None


def _signature(line: str) -> NoteSignature:
    found = _LINE.fullmatch(line)
    data = b"" if found is None else _decoded(found[2])
    if found is None or len(data) <= ID_BYTES:
        raise BadNoteError(line)
    return NoteSignature(found[1], data[:ID_BYTES], data[ID_BYTES:])


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise BadNoteError(text) from None
