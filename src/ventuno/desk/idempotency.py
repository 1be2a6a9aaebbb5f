"""Every request carries a key (requirement 28).

The same key with the same content gets the first answer again, and nothing happens. The same key with other content is
refused. A refusal changes nothing and leaves the key free.
"""

import hashlib

from ventuno.house.ledger import codec
from ventuno.house.refusals import BAD_KEY, BAD_TEXT, KEY_CONFLICT
from ventuno.rules.refusals import Refused
from ventuno.store.commands import Changes, Records

KEY_CHARACTERS_MAX = 128
_OTHERS = "@"  # begins every key that is not a player's own, so that no player can use up the key of somebody else


def request_hash(request: object) -> str:
    try:
        return hashlib.sha256(codec.encode(request).encode()).hexdigest()
    except UnicodeEncodeError:  # half of a surrogate pair, which cannot be encoded
        raise Refused(BAD_TEXT()) from None


def checked_key(key: str) -> str:
    if not 0 < len(key) <= KEY_CHARACTERS_MAX or not key.isascii() or not key.isprintable() or key[0] == _OTHERS:
        raise Refused(BAD_KEY(most=KEY_CHARACTERS_MAX))
    return key


def key_of(actor: str, key: str) -> str:
    """The key with the actor's name: no other actor can use it up."""
    return f"{_OTHERS}{actor} {checked_key(key)}"


def given_before(records: Records, request: str | None) -> Changes | None:
    """The answer that was given before under this key, if any. There is nothing to write then."""
    if records.answered is None:
        return None
    if records.answered.request != request:
        raise Refused(KEY_CONFLICT())
    return Changes(answer=records.answered.answer)
