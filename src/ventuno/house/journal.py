"""The journal: an append-only, hash-chained list of entries for each book.

The hash of an entry is SHA-256 over the hash before it and the hash of its own text. Whoever knows the last hash of a
book can prove that nothing before it was changed, left out or put in. Only the hash of a text enters the chain. So an
export can leave out the texts of entries that do not concern it, and the chain can still be checked.
"""

import hashlib
from datetime import datetime

import msgspec

from ventuno.house.accounts.events import ToPlayer
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import Posting
from ventuno.house.office.events import ToHouse
from ventuno.house.tables.events import ToTable

BEGINNING = "0" * 64


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    number: int
    at: datetime
    actor: str
    what: ToPlayer | ToHouse | ToTable
    postings: tuple[Posting, ...] = ()
    balance: Money | None = None  # requirement 20: the player's, afterwards


class Line(msgspec.Struct, frozen=True):
    """An entry as it is stored: its text, letter by letter, and its hash in the chain."""

    number: int
    text: str
    hash: str
    kind: str
    play: str | None


def line(previous: str, entry: Entry) -> Line:
    """The line for this entry, after the line with the hash `previous`."""
    text = codec.encode(entry)
    kind = str(entry.what.__struct_config__.tag)
    return Line(entry.number, text, chained(previous, digest(text)), kind, getattr(entry.what, "play", None))


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def chained(previous: str, text_digest: str) -> str:
    return hashlib.sha256(f"{previous}\n{text_digest}\n".encode()).hexdigest()
