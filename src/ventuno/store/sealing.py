"""Seals: the heads of all books that grew since the last one, chained together.

Each book's chain protects what is in it; a seal protects that the book is there at all, and how far it had come.
"""

from collections.abc import Sequence
from datetime import datetime

from ventuno.house import wire
from ventuno.house.journal import BEGINNING, chained, digest
from ventuno.store.protocol import Seal
from ventuno.store.sql import Row


def seal(last: Row | None, grown: Sequence[Row], at: datetime) -> tuple[int, str, str]:
    """Number, hash and text of the seal after the last one, over rows of book, entries and head."""
    number, previous = (1, BEGINNING) if last is None else (last[0] + 1, last[1])
    text = wire.encode(Seal(number, at, {book: (entries, head) for book, entries, head in grown}))
    return number, chained(previous, digest(text)), text
