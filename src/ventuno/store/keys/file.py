"""A key file: the keys of a house in a file of its own, which only its owner may read.

    # The key of a house of ventuno. …
    current = "5d1c…"
    epoch = "5d1c…"         the first key since the last restore; without this line there was none

    [[keys]]
    id = "5d1c…"
    made = 2026-03-03T12:00:00Z
    secret = "…"            64 hexadecimal digits

A key file is written whole and moved to its place, so no crash leaves half of one. Keys are added and never taken away.
"""

import fcntl
import os
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from ventuno.rules import toml_text
from ventuno.rules.refusals import Refused
from ventuno.store.files import FILE_EXISTS, UNREADABLE, UNWRITABLE
from ventuno.store.keys.refusals import KEY_DAMAGED, KEY_MISSING, KEY_READABLE
from ventuno.store.keys.ring import KEY_BYTES, KeyRing, KeysAtHand, id_of

_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_BYTES_MAX = toml_text.TEXT_CHARACTERS_MAX  # some eighty keys

_HEAD = """\
# The key of a house of ventuno. It deals the cards that are still to come, opens secrets in the database, and signs.
# Whoever has it and the database can know cards before they are dealt; without it the house deals nothing.
# Keep a copy apart from the database and its backups. Nobody but the house's server may read it.
"""


class KeptKey(msgspec.Struct, frozen=True):
    id: str
    made: datetime
    secret: bytes

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r})"


class KeptKeys(msgspec.Struct, frozen=True):
    """What a key file holds."""

    current: str
    keys: Sequence[KeptKey]  # the oldest first
    epoch: str | None = None  # the first one since the last restore; none: there was no restore

    @property
    def former(self) -> Sequence[str]:
        """The ids of those from before the last restore."""
        ids = [key.id for key in self.keys]
        return [] if self.epoch is None else ids[: ids.index(self.epoch)]


class FileKeys(KeyRing):
    """The keys in a file. It is read again when another process has changed it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._stamp = _stamp(path)
        self._ring = self._read()

    @property
    def current(self) -> str:
        self._look()
        return self._ring.current

    @property
    def former(self) -> frozenset[str]:
        self._look()
        return self._ring.former

    @property
    def ids(self) -> tuple[str, ...]:
        return self._ring.ids

    def derive(self, key_id: str, purpose: str, context: str = "") -> bytes:
        if key_id not in self._ring.ids:
            self._look()
        return self._ring.derive(key_id, purpose, context)

    def _read(self) -> KeysAtHand:
        kept = read(self.path)
        return KeysAtHand({key.id: key.secret for key in kept.keys}, kept.current, kept.former)

    def _look(self) -> None:
        """Whether the file was changed takes two microseconds to find out. While it is gone, what is known holds."""
        stamp = _stamp(self.path)
        if stamp not in {None, self._stamp}:
            self._ring, self._stamp = self._read(), stamp


def create(path: Path, secret: bytes, at: datetime) -> None:
    """Make a key file with one key. Refused if there is a file."""
    key = KeptKey(id_of(secret), at, secret)
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with _locked(path.parent):
            if path.exists():
                raise Refused(FILE_EXISTS(file=path))
            _write(path, KeptKeys(key.id, [key]))
    except OSError as error:
        raise Refused(UNWRITABLE(file=path, problem=error.strerror or "I/O error")) from None


def rotate(path: Path, secret: bytes, at: datetime, *, restored: bool = False) -> str:
    """Add a key and make it the current one. Returns its id. After a restore, all others are former ones."""
    key = KeptKey(id_of(secret), at, secret)
    try:
        real = path.resolve()  # it may be a link
        with _locked(real.parent):
            kept = read(path)
            _write(real, KeptKeys(key.id, [*kept.keys, key], key.id if restored else kept.epoch))
    except FileNotFoundError:
        raise Refused(KEY_MISSING(file=path)) from None
    except OSError as error:
        raise Refused(UNWRITABLE(file=path, problem=error.strerror or "I/O error")) from None
    return key.id


def read(path: Path) -> KeptKeys:
    """What the file holds. Refused if it cannot be used."""
    text = _text(path)
    try:
        found = toml_text.load(text)
        keys = [_key(entry) for entry in found["keys"]]
        current, epoch = found["current"], found.get("epoch")
        unknown = {current, epoch} - {None, *(key.id for key in keys)}
        problem = f"no key {toml_text.shown(unknown.pop())}" if unknown or current is None else None
    except toml_text.NotToml as error:
        problem = f"line {error.line}"
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        problem = str(error) or type(error).__name__
    if problem is not None:
        raise Refused(KEY_DAMAGED(file=path, problem=problem))
    return KeptKeys(current, keys, epoch)


def _key(entry: dict[str, Any]) -> KeptKey:
    try:
        secret = bytes.fromhex(entry["secret"])
    except ValueError:
        raise ValueError("a secret is not hexadecimal") from None  # the parser's own words might quote it
    if not isinstance(entry["made"], datetime) or len(secret) != KEY_BYTES or entry["id"] != id_of(secret):
        raise ValueError(f"key {toml_text.shown(entry['id'])} is not what it was")
    return KeptKey(entry["id"], entry["made"], secret)


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            mode = os.fstat(file.fileno()).st_mode
            if not stat.S_ISREG(mode):
                raise Refused(KEY_DAMAGED(file=path, problem="not a file"))
            if mode & _OTHERS:
                raise Refused(KEY_READABLE(file=path, mode=f"{stat.S_IMODE(mode):04o}"))
            data = file.read(_BYTES_MAX + 1)
    except FileNotFoundError:
        raise Refused(KEY_MISSING(file=path)) from None
    except OSError as error:
        raise Refused(UNREADABLE(file=path, problem=error.strerror or "I/O error")) from None
    if len(data) > _BYTES_MAX:
        raise Refused(KEY_DAMAGED(file=path, problem=f"> {_BYTES_MAX} bytes"))
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise Refused(KEY_DAMAGED(file=path, problem=f"byte {error.start + 1}")) from None


def _stamp(path: Path) -> tuple[int, int] | None:
    """Another one whenever the file was replaced or changed; none while there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns


def _write(path: Path, kept: KeptKeys) -> None:
    text = f'{_HEAD}current = "{kept.current}"\n'
    if kept.epoch is not None:
        text += f'epoch = "{kept.epoch}"\n'
    for key in kept.keys:
        made = key.made.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
        text += f'\n[[keys]]\nid = "{key.id}"\nmade = {made}\nsecret = "{key.secret.hex()}"\n'
    unfinished = path.with_name(f".{path.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """One process at a time makes or changes a key file there; what it wrote is on the disk when this ends."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
