"""What the journals add up to, by day. The same for both databases.

It is counted by whoever follows the journals (`desk.counting`): everything that was counted is added together with how
far each book has been, in one transaction, and only if nobody else has counted any of these books meanwhile.
"""

from abc import abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from datetime import date

from ventuno.house import wire
from ventuno.house.flows import Flow
from ventuno.house.happenings import PlayStarted
from ventuno.house.journal import Entry
from ventuno.house.money import Money
from ventuno.store import sql
from ventuno.store.protocol import Counted, Event, EventPlace, Finished, Grown, Tallied, TallyKey
from ventuno.store.sql import Part, Row
from ventuno.store.staff import Staff

BOOKS_MAX = 100  # at a time
LINES_MAX = 500  # of one book at a time
TURN = "counting"
FIRST, LAST = date.min, date.max

_GROWN = "SELECT id, counted, entries FROM books WHERE entries > counted AND id > $1 ORDER BY id LIMIT $2"
_UNCOUNTED = "SELECT CAST(COALESCE(SUM(entries - counted), 0) AS BIGINT) FROM books WHERE entries > counted"
_FINISHED = (
    "SELECT p.id, p.law, p.stake, p.text, e.text FROM plays p JOIN entries e ON e.play = p.id "  # noqa: S608
    f"AND e.kind = 'play_started' WHERE p.id IN ({', '.join(f'${n}' for n in range(1, sql.NAMES_MAX + 1))})"
)
_COUNTED = "UPDATE books SET counted = $3 WHERE id = $1 AND counted = $2 RETURNING 1"
_TALLY = "SELECT plays, sums FROM tallies WHERE day = $1 AND law = $2 AND stake = $3 AND channel = $4"
_KEEP_TALLY = (
    "INSERT INTO tallies (day, law, stake, channel, plays, sums) VALUES ($1, $2, $3, $4, $5, $6) "
    "ON CONFLICT (day, law, stake, channel) DO UPDATE SET plays = $5, sums = $6"
)
_ADD_FLOW = (
    "INSERT INTO flows (day, game, kind, times, centimes) VALUES ($1, $2, $3, $4, $5) "
    "ON CONFLICT (day, game, kind) DO UPDATE SET times = flows.times + $4, centimes = flows.centimes + $5"
)
_ADD_EVENT = "INSERT INTO events (at_us, book, number, kind) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
_FORGET = (
    "DELETE FROM tallies",
    "DELETE FROM flows",
    "DELETE FROM events",
    "UPDATE books SET counted = 0 WHERE counted > 0",
)
_TALLIES = "SELECT day, law, stake, channel, plays, sums FROM tallies WHERE day >= $1 AND day <= $2"
_PLAYS = "SELECT day, stake, channel, plays FROM tallies WHERE law = $1 AND day >= $2 AND day <= $3"
_OTHER_SUMS = "SELECT 1 FROM tallies WHERE substr(sums, 1, $2) <> $1 LIMIT 1"
_ORDERED = " ORDER BY day, law, stake, channel"
_FLOWS = "SELECT day, game, kind, times, centimes FROM flows WHERE day >= $1 AND day <= $2 ORDER BY day, game, kind"
_FLOWS_BY_MONTH = (
    "SELECT substr(day, 1, 7), game, kind, CAST(sum(times) AS bigint), CAST(sum(centimes) AS bigint) FROM flows "
    "WHERE day >= $1 AND day <= $2 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3"
)
_MOVED_BEFORE = "SELECT kind, CAST(sum(centimes) AS bigint) FROM flows WHERE day < $1 GROUP BY kind"
_FIRST_DAY = "SELECT day FROM flows ORDER BY day LIMIT 1"
_EVENTS = (
    "SELECT v.at_us, v.book, v.number, v.kind, e.text FROM events v "
    "JOIN entries e ON e.book = v.book AND e.number = v.number "
    "WHERE (v.at_us, v.book, v.number) < ($1, $2, $3) ORDER BY v.at_us DESC, v.book DESC, v.number DESC LIMIT $4"
)

Steps = Generator[Part, Sequence[Row], None]  # statements, each given its rows


class OvertakenError(Exception):
    """Somebody else has counted one of the books: the transaction is undone."""


class Counts(Staff):
    @abstractmethod
    async def transact(self, steps: Callable[[], Steps], turn: str) -> bool:
        """All steps in one transaction, of the same turn one at a time; whether it came to its end."""

    async def uncounted(self, *, after: str = "", most: int = BOOKS_MAX) -> Sequence[Grown]:
        books = await self.fetch(_GROWN, after, most)
        if not books:
            return []
        lines = await self.fetch_together(*((sql.LINES, (book, counted, LINES_MAX)) for book, counted, _ in books))
        return [
            Grown(book, counted, [sql.line(row) for row in rows], entries > counted + LINES_MAX)
            for (book, counted, entries), rows in zip(books, lines, strict=True)
        ]

    async def entries_uncounted(self) -> int:
        ((entries,),) = await self.fetch(_UNCOUNTED)
        return int(entries)

    async def finished(self, plays: Sequence[str]) -> Sequence[Finished]:
        found: list[Finished] = []
        for begin in range(0, len(plays), sql.NAMES_MAX):
            some = list(plays[begin : begin + sql.NAMES_MAX])
            rows = await self.fetch(_FINISHED, *some, *some[:1] * (sql.NAMES_MAX - len(some)))
            found += map(_finished, rows)
        return found

    async def count(self, counted: Counted, add: Callable[[bytes, bytes], bytes]) -> bool:
        return await self.transact(lambda: _steps(counted, add), TURN)

    async def has_sums_other_than(self, version: bytes) -> bool:
        return bool(await self.fetch(_OTHER_SUMS, version, len(version)))

    async def forget_counts(self) -> None:
        await self.transact(_forgotten, TURN)

    async def tallies(self, since: date = FIRST, until: date = LAST, *, law: str | None = None) -> Sequence[Tallied]:
        days = since.isoformat(), until.isoformat()
        if law is None:
            rows = await self.fetch(_TALLIES + _ORDERED, *days)
        else:
            rows = await self.fetch(f"{_TALLIES} AND law = $3{_ORDERED}", *days, law)
        return [Tallied(date.fromisoformat(row[0]), *row[1:]) for row in rows]

    async def plays_tallied(self, law: str, since: date = FIRST, until: date = LAST) -> Mapping[TallyKey, int]:
        rows = await self.fetch(_PLAYS, law, since.isoformat(), until.isoformat())
        return {(day, law, stake, channel): plays for day, stake, channel, plays in rows}

    async def flows(self, since: date = FIRST, until: date = LAST, *, monthly: bool = False) -> Sequence[Flow]:
        asked = _FLOWS_BY_MONTH if monthly else _FLOWS
        return [Flow(*row) for row in await self.fetch(asked, since.isoformat(), until.isoformat())]

    async def moved_before(self, day: date) -> Mapping[str, int]:
        return {row[0]: row[1] for row in await self.fetch(_MOVED_BEFORE, day.isoformat())}

    async def first_day(self) -> date | None:
        rows = await self.fetch(_FIRST_DAY)
        return date.fromisoformat(rows[0][0]) if rows else None

    async def events(self, *, before: EventPlace | None = None, most: int = 100) -> Sequence[Event]:
        place = (sql.FAR, "", 0) if before is None else (sql.microseconds(before[0]), *before[1:])
        return [
            Event(sql.since_epoch(at), book, number, kind, wire.decode(text, Entry))
            for at, book, number, kind, text in await self.fetch(_EVENTS, *place, most)
        ]


def _finished(row: Row) -> Finished:
    play, law, stake, text, line = row
    started = wire.decode(line, Entry).what
    assert isinstance(started, PlayStarted)
    return Finished(play, law, Money(stake), started.channel, text)


def _steps(counted: Counted, add: Callable[[bytes, bytes], bytes]) -> Steps:
    for key, (plays, sums) in counted.tallies.items():
        kept = yield _TALLY, [*key]
        if kept:
            yield _KEEP_TALLY, [*key, kept[0][0] + plays, add(bytes(kept[0][1]), sums)]
        else:
            yield _KEEP_TALLY, [*key, plays, sums]
    for flow, moved in counted.flows.items():
        yield _ADD_FLOW, [*flow, *moved]
    for at, book, number, kind in counted.events:
        yield _ADD_EVENT, [sql.microseconds(at), book, number, kind]
    for book, (before, after) in sorted(counted.books.items()):  # last, so that players wait but a moment, and in order
        if not (yield _COUNTED, [book, before, after]):
            raise OvertakenError


def _forgotten() -> Steps:
    for statement in _FORGET:
        yield statement, []
