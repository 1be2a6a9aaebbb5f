"""Seals: the heads of all books that grew since the last seal, chained together like entries.

The chain of a book protects what is in it. A seal protects that the book exists, and how far it had come.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

import msgspec

from ventuno.house.journal import BEGINNING, chained, digest
from ventuno.house.ledger import codec
from ventuno.store.executor import Batch, Executor, Select, Steps, Write

BOOKS_PER_SEAL_MAX = 1000  # a short transaction: players wait for it if they change one of these books


class Seal(msgspec.Struct, frozen=True):
    """The heads of all books that grew since the seal before: how many entries, and the hash of the last."""

    number: int
    at: datetime
    heads: dict[str, tuple[int, str]]


class SealRow(NamedTuple):
    text: str
    hash: str

    def seal(self) -> Seal:
        return codec.decode(self.text, Seal)


class LastSealRow(NamedTuple):
    number: int
    hash: str


class BookHeadRow(NamedTuple):
    id: str
    entries: int
    head: str


LIST_SEALS = Select(SealRow._make, "SELECT text, hash FROM seals WHERE number > $1 ORDER BY number LIMIT $2")

FIND_LAST_SEAL = Select(LastSealRow._make, "SELECT number, hash FROM seals ORDER BY number DESC LIMIT 1")

LIST_UNSEALED_HEADS = Select(
    BookHeadRow._make, "SELECT id, entries, head FROM books WHERE entries > sealed ORDER BY id LIMIT $1"
)

ADD_SEAL = Write("INSERT INTO seals (number, hash, text) VALUES ($1, $2, $3)")

MARK_SEALED = Write("UPDATE books SET sealed = $2 WHERE id = $1")


class SealStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def add(self, at: datetime) -> int:
        """Seal some of the books that have grown. Returns how many."""
        sealed: list[BookHeadRow] = []
        await self._executor.transact(lambda: _seal(at, sealed), lock="seals")
        return len(sealed)

    async def after(self, number: int = 0, *, most: int = 100) -> Sequence[tuple[Seal, str]]:
        """The seals after that one, each with its hash."""
        return [(row.seal(), row.hash) for row in await self._executor.fetch(LIST_SEALS(number, most))]


def _seal(at: datetime, sealed: list[BookHeadRow]) -> Steps:
    grown: Sequence[BookHeadRow] = yield LIST_UNSEALED_HEADS(BOOKS_PER_SEAL_MAX)
    if grown:
        last: Sequence[LastSealRow] = yield FIND_LAST_SEAL()
        number, previous = (last[0].number + 1, last[0].hash) if last else (1, BEGINNING)
        text = codec.encode(Seal(number, at, {row.id: (row.entries, row.head) for row in grown}))
        yield ADD_SEAL(number, chained(previous, digest(text)), text)
        yield Batch(MARK_SEALED, [(row.id, row.entries) for row in grown])
    sealed[:] = grown
