"""The server's seeds of plays and games: they are made with the house's key, and the database does not have them.

While a play is offered or running, its row holds a reference: the id of the key and a salt. When it ends, the same
write puts the seed itself in place of the reference, because it is public then. So a play that is over is checked
without any key. A row of an earlier version holds its seed from the beginning.
"""

from functools import lru_cache

from ventuno.house.accounts.events import WithdrawnFor
from ventuno.house.big21.draw import ServerSeed
from ventuno.house.big21.play_record import PlayRecord
from ventuno.rules.refusals import Refused
from ventuno.store.keys.ring import KeyRing

SALT_BYTES = 16

_PURPOSE = "ventuno seed"


def new_seed(keys: KeyRing, play: str, salt: bytes) -> ServerSeed:
    """A seed of the current key, for that play only."""
    reference = f"{keys.current}:{salt.hex()}"
    return ServerSeed(_derived(keys, play, reference), reference)


def is_reference(stored: str) -> bool:
    return ":" in stored


def seed_of(keys: KeyRing, play: str, stored: str) -> str:
    """The seed in hexadecimal of what the row of the play holds; empty if that needs the key, and there is none here.

    A reference to a key that the house does not have is given back as it is: no commitment fits it.
    """
    if not is_reference(stored):
        return stored
    if not keys.ids:
        return ""
    try:
        return _derived(keys, play, stored).hex()
    except Refused:
        return stored


def known_for(keys: KeyRing, record: PlayRecord) -> WithdrawnFor | None:
    """Why somebody may know the seed of a play that is not over, if there is a reason."""
    if not isinstance(record.seed_reference, str):
        return WithdrawnFor.STORED_SEED
    restored = record.seed_reference.partition(":")[0] in keys.former
    return WithdrawnFor.RESTORED if restored else None


def must_be_known(keys: KeyRing, record: PlayRecord) -> None:
    """Refused if nothing can be dealt in that play, because its key is not here."""
    if isinstance(record.seed_reference, str):
        _derived(keys, record.id, record.seed_reference)


@lru_cache(maxsize=10_000)
def _derived(keys: KeyRing, play: str, reference: str) -> bytes:
    key_id, _, salt = reference.partition(":")
    return keys.derive(key_id, _PURPOSE, f"{play}\n{salt}")
