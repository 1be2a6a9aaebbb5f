"""What others do with a public log: verify all of it, show that a seal is in it, cosign its heads as a witness.

Nobody here needs the house's database or keys. A witness remembers the last head that it has signed, and signs a new
one only if the log with that head begins with the log that it knew. So two readers whose heads carry its signature
have seen the same log.
"""

import base64
import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ventuno.house.journal import digest
from ventuno.house.ledger import codec
from ventuno.house.public_log import notes
from ventuno.house.public_log.findings import (
    BAD_LOG_KEY,
    LOG_DAMAGED,
    LOG_MISSING,
    NOT_WITNESSED,
    SEAL_NOT_LOGGED,
    LogMismatch,
)
from ventuno.house.public_log.leaves import LogReading, SealLeaf
from ventuno.house.public_log.notes import KeyUse, VerifierKey, may_be_name
from ventuno.house.public_log.reading import Head, checked_entries, checked_log, head_of, must_continue
from ventuno.house.public_log.tiles import BadTileError, TileHashes
from ventuno.house.public_log.tree import inclusion_proof
from ventuno.rules.refusals import Refused
from ventuno.store.files import UNWRITABLE, read_text, write_new
from ventuno.store.public_log.place import ReadableLog
from ventuno.store.sql.seals import Seal

PRIVATE: Final = "PRIVATE+KEY"
PROOF: Final = "c2sp.org/tlog-proof@v1"
SECRET_MODE: Final = 0o600


# ----- verifying


@dataclass(frozen=True, slots=True)
class VerifiedLog:
    head: Head
    reading: LogReading
    seen: dict[str, int]  # when each witness has seen it, in seconds since 1970


def verify(
    log: ReadableLog,
    *,
    key: VerifierKey | None = None,
    earlier: Sequence[Path] = (),
    witnesses: Sequence[VerifierKey] = (),
    cosigned: Path | None = None,
) -> VerifiedLog:
    """The whole log. It must continue the heads that were saved earlier, and each witness must have seen it.

    What witnesses have signed may be in a file of its own: then the log must continue that head.
    """
    head, reading = checked_log(log.read, log.name, key=key)
    for path in earlier:
        must_continue(log.read, _signed_head(path, reading.keys).checkpoint, head.checkpoint, log.name)
    seen: dict[str, int] = {}
    if witnesses:
        witnessed = head if cosigned is None else _signed_head(cosigned, reading.keys)
        must_continue(log.read, witnessed.checkpoint, head.checkpoint, log.name)
        for witness in witnesses:
            at = witnessed.note.seen_by(witness)
            if at is None:
                raise LogMismatch(NOT_WITNESSED(witness=witness.name))
            seen[witness.name] = at
    return VerifiedLog(head, reading, seen)


def _signed_head(path: Path, keys: Sequence[VerifierKey]) -> Head:
    head = Head.parse(read_text(str(path)), str(path))
    head.must_be_signed_by(keys, str(path))
    return head


# ----- one seal


@dataclass(frozen=True, slots=True)
class InclusionProof:
    """That an entry is in the log, as C2SP's tlog-proof writes it. With the public key nothing else is needed."""

    entry: int
    leaf: SealLeaf
    hashes: Sequence[bytes]
    head: Head

    def __str__(self) -> str:
        hashes = "".join(f"{base64.b64encode(each).decode()}\n" for each in self.hashes)
        return f"{PROOF}\nindex {self.entry}\n{hashes}\n{self.head.note}"


def prove(log: ReadableLog, text: str) -> InclusionProof:
    """That the seal with this text is in the log. Refused if it is not."""
    head, reading = checked_log(log.read, log.name)
    try:
        seal = codec.decode(text, Seal)
    except ValueError:
        raise Refused(SEAL_NOT_LOGGED()) from None
    leaf = SealLeaf(seal.number, seal.at, digest(text))
    if not 0 < seal.number <= reading.seals or reading.digest_of(seal.number) != leaf.digest:
        raise Refused(SEAL_NOT_LOGGED())
    entry, size = reading.entry_of(seal.number), head.checkpoint.size
    try:
        hashes = inclusion_proof(TileHashes(log.read, size), entry, size)
    except BadTileError as bad:
        raise LogMismatch(LOG_DAMAGED(where=log.name, file=bad.path)) from None
    return InclusionProof(entry, leaf, hashes, head)


# ----- witnesses


class WitnessKey:
    """The key of a witness in a file of one line: `PRIVATE+KEY+<name>+<id>+<base64>`."""

    def __init__(self, name: str, secret: bytes) -> None:
        self._secret = Ed25519PrivateKey.from_private_bytes(secret)
        self.public = VerifierKey(name, _public(self._secret), KeyUse.WITNESS)

    @classmethod
    def create(cls, path: Path, name: str, secret: bytes) -> "WitnessKey":
        if not may_be_name(name):
            raise Refused(BAD_LOG_KEY(key=name))
        made = cls(name, secret)
        encoded = base64.b64encode(bytes([KeyUse.WITNESS]) + secret).decode()
        write_new(path, "")
        path.chmod(SECRET_MODE)
        path.write_text(f"{PRIVATE}+{name}+{made.public.id.hex()}+{encoded}\n", encoding="utf-8")
        return made

    @classmethod
    def read(cls, path: Path) -> "WitnessKey":
        text = read_text(str(path)).strip()
        name, _, rest = text.removeprefix(f"{PRIVATE}+").partition("+")
        key_id, _, encoded = rest.partition("+")
        try:
            data = base64.b64decode(encoded, validate=True)
            found = cls(name, data[1:])
        except ValueError:
            raise Refused(BAD_LOG_KEY(key=path)) from None
        if not text.startswith(PRIVATE) or data[0] != KeyUse.WITNESS or found.public.id.hex() != key_id:
            raise Refused(BAD_LOG_KEY(key=path))
        return found

    def cosign(self, head: Head, at: datetime) -> Head:
        signed = notes.cosignature(head.note.text, self.public, self._secret.sign, int(at.timestamp()))
        return Head(head.note.with_signatures([signed]), head.checkpoint)


def witness(log: ReadableLog, witness_key: WitnessKey, log_key: VerifierKey, state: Path, at: datetime) -> Head:
    """Cosign the log's head and remember it. Refused if the log does not continue what was cosigned before.

    The head is remembered before anybody gets the signature. So after a crash nothing else of that size is signed.
    """
    head = head_of(log.read, log.name)
    if head is None:
        raise LogMismatch(LOG_MISSING(where=log.name))
    if not head.note.signed_by(log_key):  # the house may have a new key by now: its log says so
        head, _ = checked_log(log.read, log.name, key=log_key)
    if state.exists():
        before = Head.parse(read_text(str(state)), str(state))
        must_continue(log.read, before.checkpoint, head.checkpoint, log.name)
    else:  # the first time: at least it is a log
        for _ in checked_entries(log.read, head.checkpoint, log.name):
            pass
    cosigned = witness_key.cosign(head, at)
    _remember(state, str(cosigned.note))
    return cosigned


def save(path: Path, head: Head) -> None:
    """Remember a head, to compare with later."""
    _remember(path, str(head.note))


def _remember(path: Path, text: str) -> None:
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        with unfinished.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError as error:
        raise Refused(UNWRITABLE(file=path, problem=error.strerror or "I/O error")) from None


def _public(secret: Ed25519PrivateKey) -> bytes:
    return secret.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
