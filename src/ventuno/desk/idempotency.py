"""Every request carries a key (requirement 28).

The same key with the same content is given the first answer again, and nothing happens. The same key with other content
is refused. A refusal changes nothing and leaves the key free.
"""

import hashlib

from ventuno.house.ledger import codec
from ventuno.house.refusals import BAD_KEY, BAD_TEXT, KEY_CONFLICT
from ventuno.rules.refusals import Refused
from ventuno.store.commands import Changes, Records

KEY_CHARACTERS_MAX = 128
_OTHERS = "@"  # begins every key that is not the player's own, so that no player can use it up


def request_hash(request: object) -> str:
    try:
        return hashlib.sha256(codec.encode(request).encode()).hexdigest()
    except UnicodeEncodeError:  # half of a surrogate pair, which no encoding can hold
        raise Refused(BAD_TEXT()) from None


def checked_key(key: str) -> str:
    if not 0 < len(key) <= KEY_CHARACTERS_MAX or not key.isascii() or not key.isprintable() or key[0] == _OTHERS:
        raise Refused(BAD_KEY(most=KEY_CHARACTERS_MAX))
    return key


def key_of(actor: str, key: str) -> str:
    """The key as that actor's own: neither a player nor the daily check can use it up."""
    return f"{_OTHERS}{actor} {checked_key(key)}"


def given_before(records: Records, request: str | None) -> Changes | None:
    """The answer that was given under this key, with nothing to write."""
    if records.answered is None:
        return None
    if records.answered.request != request:
        raise Refused(KEY_CONFLICT())
    return Changes(answer=records.answered.answer)
