"""Requirement 43: the record of who has read personal data. It is append-only, and belongs to no book."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ventuno.house.journal import BEGINNING
from ventuno.house.office import reads
from ventuno.house.office.reads import KeptRead, Read
from ventuno.store.executor import Executor, Select, Steps, Write


class LastReadRow(NamedTuple):
    number: int
    hash: str


class ReadRow(NamedTuple):
    number: int
    text: str
    hash: str

    def kept(self) -> KeptRead:
        return KeptRead(text=self.text, hash=self.hash)


class SubjectRow(NamedTuple):
    number: int
    subject: str


FIND_LAST_READ = Select(LastReadRow._make, "SELECT number, hash FROM reads ORDER BY number DESC LIMIT 1")

ADD_READ = Write("INSERT INTO reads (number, actor, hash, text) VALUES ($1, $2, $3, $4)")

ADD_SUBJECT = Write("INSERT INTO read_subjects (subject, number) VALUES ($1, $2)")

LIST_READS = Select(ReadRow._make, "SELECT number, text, hash FROM reads WHERE number > $1 ORDER BY number LIMIT $2")

LIST_SUBJECTS = Select(
    SubjectRow._make,
    "SELECT number, subject FROM read_subjects WHERE number > $1 AND number <= $2 ORDER BY number, subject",
)

LIST_NEWEST = Select(
    ReadRow._make, "SELECT number, text, hash FROM reads WHERE number < $1 ORDER BY number DESC LIMIT $2"
)

LIST_BY_ACTOR = Select(
    ReadRow._make,
    "SELECT number, text, hash FROM reads WHERE actor = $3 AND number < $1 ORDER BY number DESC LIMIT $2",
)

LIST_BY_SUBJECT = Select(
    ReadRow._make,
    """
    SELECT r.number, r.text, r.hash FROM read_subjects s JOIN reads r ON r.number = s.number
    WHERE s.subject = $3 AND s.number < $1 ORDER BY s.number DESC LIMIT $2
    """,
)

_NEWER_THAN_ALL = 1 << 62


class ReadStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def add(self, read: Read) -> None:
        """Add it to the end of the chain; its number is given here."""
        await self._executor.transact(lambda: _added(read), lock="reads")

    async def head(self) -> tuple[int, str]:
        """How long the record is, and its last hash."""
        row = await self._executor.find(FIND_LAST_READ())
        return (0, "") if row is None else (row.number, row.hash)

    async def after(self, number: int, *, most: int) -> Sequence[tuple[KeptRead, frozenset[str]]]:
        """The reads after that one, in order, each with those under whom it is listed."""
        rows = await self._executor.fetch(LIST_READS(number, most))
        listed = await self._executor.fetch(LIST_SUBJECTS(number, rows[-1].number)) if rows else []
        return [(row.kept(), frozenset(each.subject for each in listed if each.number == row.number)) for row in rows]

    async def newest(
        self, *, subject: str | None = None, actor: str | None = None, before: int | None = None, most: int
    ) -> Sequence[Read]:
        """The newest first: of everybody, about one player, or by one of the staff."""
        before = _NEWER_THAN_ALL if before is None else before
        if subject is not None:
            query = LIST_BY_SUBJECT(before, most, subject)
        elif actor is not None:
            query = LIST_BY_ACTOR(before, most, actor)
        else:
            query = LIST_NEWEST(before, most)
        return [row.kept().read for row in await self._executor.fetch(query)]


def _added(read: Read) -> Steps:
    last: Sequence[LastReadRow] = yield FIND_LAST_READ()
    number, previous = (last[0].number + 1, last[0].hash) if last else (1, BEGINNING)
    numbered = msgspec.structs.replace(read, number=number)
    made = reads.kept(numbered, previous)
    yield ADD_READ(number, read.actor, made.hash, made.text)
    for subject in sorted(set(read.subjects)):
        yield ADD_SUBJECT(subject, number)
