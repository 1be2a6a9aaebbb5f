"""The keys of a house, for whoever keeps the key file: showing what is not secret, and adding a key."""

from dataclasses import dataclass
from datetime import UTC
from pathlib import Path

from ventuno.jobs.database import opened
from ventuno.store import databases
from ventuno.store.entropy import entropy
from ventuno.store.keys import file
from ventuno.store.keys.file import FileKeys
from ventuno.store.keys.ring import KEY_BYTES, SIGNATURES


@dataclass(frozen=True, slots=True)
class ShownKey:
    id: str
    made: str  # ISO 8601
    public: str  # Ed25519, in hexadecimal


@dataclass(frozen=True, slots=True)
class KeyState:
    file: Path
    current: str
    keys: tuple[ShownKey, ...]  # the oldest first


def shown(place: str) -> KeyState:
    """What may be known of the keys of the house at that place."""
    path = databases.key_file(place)
    kept = file.read(path)
    public = FileKeys(path).public_keys(SIGNATURES)
    published = {key_id: each.public_bytes_raw().hex() for key_id, each in public.items()}
    found = tuple(ShownKey(key.id, key.made.astimezone(UTC).isoformat(), published[key.id]) for key in kept.keys)
    return KeyState(path, kept.current, found)


async def rotate(place: str, *, restored: bool = False) -> KeyState:
    """Add a key to those of the house at that place. Refused if the file has not the key of that house.

    `restored` says that the database went back, by a restore or otherwise: seeds of before may have been seen.
    """
    async with opened(place):
        pass
    file.rotate(databases.key_file(place), entropy(KEY_BYTES), databases.now(), restored=restored)
    async with opened(place):  # the database takes note of it
        return shown(place)
