"""Seals: the heads of all books that grew since the last seal, chained together like entries.

The chain of a book protects what is in it. A seal protects that the book exists, and how far it had come.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

import msgspec

from ventuno.house.journal import BEGINNING, chained, digest
from ventuno.house.ledger import codec
from ventuno.store.executor import Batch, Executor, Select, Steps, Write, audited

BOOKS_PER_SEAL_MAX = 1000  # a short transaction: players wait for it if they change one of these books


class Seal(msgspec.Struct, frozen=True):
    """The heads of all books that grew since the seal before: how many entries, and the hash of the last."""

    number: int
    at: datetime
    heads: dict[str, tuple[int, str]]


@dataclass(frozen=True, slots=True)
class AuditedSeal:
    """A seal as the audit reads it: what cannot be read is none."""

    number: int
    hash: str
    seal: Seal | None

    def follows(self, previous: str) -> bool:
        """Whether it is what its number and its hash say, after the seal with that hash."""
        if self.seal is None or self.seal.number != self.number:
            return False
        return chained(previous, digest(codec.encode(self.seal))) == self.hash


class SealRow(NamedTuple):
    text: str
    hash: str

    def seal(self) -> Seal:
        return codec.decode(self.text, Seal)


class AuditedSealRow(NamedTuple):
    number: int
    hash: str
    text: str

    def audited(self) -> AuditedSeal:
        try:
            return AuditedSeal(self.number, self.hash, codec.decode(self.text, Seal))
        except ValueError:
            return AuditedSeal(self.number, self.hash, None)


class LastSealRow(NamedTuple):
    number: int
    hash: str


class BookHeadRow(NamedTuple):
    id: str
    entries: int
    head: str


LIST_SEALS = Select(SealRow._make, "SELECT text, hash FROM seals WHERE number > $1 ORDER BY number LIMIT $2")

LIST_AUDITED_SEALS = audited(
    AuditedSealRow, "SELECT number, hash, text FROM seals WHERE number > $1 ORDER BY number LIMIT $2"
)

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

    async def texts_after(self, number: int, *, most: int) -> Sequence[SealRow]:
        """The same, letter by letter, also where a text cannot be read."""
        return await self._executor.fetch(LIST_SEALS(number, most))

    async def audited(self, *, after: int, most: int = 100) -> Sequence[AuditedSeal]:
        """The seals after that one that have a number and a hash."""
        rows = await self._executor.fetch(LIST_AUDITED_SEALS(after, most))
        return [row.audited() for row in rows if row is not None]


def _seal(at: datetime, sealed: list[BookHeadRow]) -> Steps:
    grown: Sequence[BookHeadRow] = yield LIST_UNSEALED_HEADS(BOOKS_PER_SEAL_MAX)
    if grown:
        last: Sequence[LastSealRow] = yield FIND_LAST_SEAL()
        number, previous = (last[0].number + 1, last[0].hash) if last else (1, BEGINNING)
        text = codec.encode(Seal(number, at, {row.id: (row.entries, row.head) for row in grown}))
        yield ADD_SEAL(number, chained(previous, digest(text)), text)
        yield Batch(MARK_SEALED, [(row.id, row.entries) for row in grown])
    sealed[:] = grown
