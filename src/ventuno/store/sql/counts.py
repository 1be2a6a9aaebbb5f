"""What the journals add up to, by day: plays, money moved, and notable events.

`jobs/counting.py` follows the journals. What it has counted is added in one transaction, together with how far each
book was counted, and only if nobody else has counted one of these books meanwhile.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import NamedTuple

from ventuno.house.accounts.events import PlayStarted
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.ledger.daily_sums import DailySum
from ventuno.house.ledger.money import Money
from ventuno.store.count_values import Counted, Finished, Grown, NotableEvent, NotableEventPlace, Tallied, TallyKey
from ventuno.store.executor import Executor, OvertakenError, Select, Steps, Write
from ventuno.store.sql.books import LIST_LINES, LineRow
from ventuno.store.times import FAR_FUTURE, instant, microseconds

BOOKS_AT_ONCE_MAX = 100
LINES_OF_BOOK_MAX = 500  # at a time
PLAYS_AT_ONCE = 100  # always as many, so that it is always the same prepared statement
LOCK = "counting"

# ----- rows


class GrownRow(NamedTuple):
    id: str
    counted: int
    entries: int


class EntriesRow(NamedTuple):
    entries: int


class FinishedRow(NamedTuple):
    id: str
    law: str
    stake: int  # centimes
    text: str
    started: str  # the entry that says so, as JSON

    def finished(self) -> Finished:
        started = codec.decode(self.started, Entry).what
        assert isinstance(started, PlayStarted)
        return Finished(self.id, self.law, Money(self.stake), started.channel, self.text)


class AgreedRow(NamedTuple):
    counted: int
    tallied: int


class SumsRow(NamedTuple):
    plays: int
    sums: bytes


class TallyRow(NamedTuple):
    day: str
    law: str
    stake: int  # centimes
    channel: str
    plays: int
    sums: bytes

    def tallied(self) -> Tallied:
        return Tallied(date.fromisoformat(self.day), self.law, self.stake, self.channel, self.plays, self.sums)


class TallyPlaysRow(NamedTuple):
    day: str
    stake: int
    channel: str
    plays: int


class FoundRow(NamedTuple):
    found: int


class FlowRow(NamedTuple):
    day: str  # or the month
    game: str
    kind: str
    times: int
    centimes: int

    def daily_sum(self) -> DailySum:
        return DailySum(self.day, self.game, self.kind, self.times, self.centimes)


class MovedRow(NamedTuple):
    kind: str
    centimes: int


class DayRow(NamedTuple):
    day: str


class EventRow(NamedTuple):
    at_us: int
    book: str
    number: int
    kind: str
    text: str

    def event(self) -> NotableEvent:
        return NotableEvent(instant(self.at_us), self.book, self.number, self.kind, codec.decode(self.text, Entry))


# ----- SQL: what is to be counted

LIST_GROWN_BOOKS = Select(
    GrownRow._make,
    "SELECT id, counted, entries FROM books WHERE entries > counted AND id > $1 ORDER BY id LIMIT $2",
)

COUNT_UNCOUNTED_ENTRIES = Select(
    EntriesRow._make,
    "SELECT CAST(COALESCE(SUM(entries - counted), 0) AS BIGINT) AS entries FROM books WHERE entries > counted",
)

LIST_FINISHED_PLAYS = Select(
    FinishedRow._make,
    f"""
    SELECT p.id, p.law, p.stake, p.text, e.text AS started
    FROM plays p JOIN entries e ON e.play = p.id AND e.kind = 'play_started'
    WHERE p.id IN ({", ".join(f"${n}" for n in range(1, PLAYS_AT_ONCE + 1))})
    """,
)

# ----- SQL: what was counted

MARK_COUNTED = Write("UPDATE books SET counted = $3 WHERE id = $1 AND counted = $2 RETURNING 1")

FIND_SUMS = Select(
    SumsRow._make, "SELECT plays, sums FROM tallies WHERE day = $1 AND law = $2 AND stake = $3 AND channel = $4"
)

KEEP_TALLY = Write(
    """
    INSERT INTO tallies (day, law, stake, channel, plays, sums) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (day, law, stake, channel) DO UPDATE SET plays = $5, sums = $6
    """
)

ADD_FLOW = Write(
    """
    INSERT INTO flows (day, game, kind, times, centimes) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (day, game, kind) DO UPDATE SET times = flows.times + $4, centimes = flows.centimes + $5
    """
)

ADD_EVENT = Write("INSERT INTO events (at_us, book, number, kind) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING")

FORGET_COUNTS = (
    Write("DELETE FROM tallies"),
    Write("DELETE FROM flows"),
    Write("DELETE FROM events"),
    Write("UPDATE books SET counted = 0 WHERE counted > 0"),
)

# ----- SQL: what it adds up to

LIST_TALLIES = Select(
    TallyRow._make,
    """
    SELECT day, law, stake, channel, plays, sums FROM tallies WHERE day >= $1 AND day <= $2
    ORDER BY day, law, stake, channel
    """,
)

LIST_TALLIES_OF_LAW = Select(
    TallyRow._make,
    """
    SELECT day, law, stake, channel, plays, sums FROM tallies WHERE day >= $1 AND day <= $2 AND law = $3
    ORDER BY day, law, stake, channel
    """,
)

LIST_PLAYS_TALLIED = Select(
    TallyPlaysRow._make, "SELECT day, stake, channel, plays FROM tallies WHERE law = $1 AND day >= $2 AND day <= $3"
)

COMPARE_COUNTED = Select(
    AgreedRow._make,
    """
    SELECT (
        SELECT count(*) FROM entries e JOIN books b ON b.id = e.book
        WHERE e.kind = 'play_paid' AND e.number <= b.counted AND substr(b.id, 1, 2) <> 't-'
    ) AS counted, (SELECT CAST(COALESCE(sum(plays), 0) AS BIGINT) FROM tallies) AS tallied
    """,
)

FIND_OTHER_SUMS = Select(FoundRow._make, "SELECT 1 AS found FROM tallies WHERE substr(sums, 1, $2) <> $1 LIMIT 1")

LIST_FLOWS_BY_DAY = Select(
    FlowRow._make,
    "SELECT day, game, kind, times, centimes FROM flows WHERE day >= $1 AND day <= $2 ORDER BY day, game, kind",
)

LIST_FLOWS_BY_MONTH = Select(
    FlowRow._make,
    """
    SELECT substr(day, 1, 7) AS day, game, kind,
        CAST(sum(times) AS bigint) AS times, CAST(sum(centimes) AS bigint) AS centimes
    FROM flows WHERE day >= $1 AND day <= $2 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    """,
)

LIST_MOVED_BEFORE = Select(
    MovedRow._make, "SELECT kind, CAST(sum(centimes) AS bigint) AS centimes FROM flows WHERE day < $1 GROUP BY kind"
)

FIND_FIRST_DAY = Select(DayRow._make, "SELECT day FROM flows ORDER BY day LIMIT 1")

LIST_EVENTS = Select(
    EventRow._make,
    """
    SELECT v.at_us, v.book, v.number, v.kind, e.text
    FROM events v JOIN entries e ON e.book = v.book AND e.number = v.number
    WHERE (v.at_us, v.book, v.number) < ($1, $2, $3)
    ORDER BY v.at_us DESC, v.book DESC, v.number DESC LIMIT $4
    """,
)


class CountStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def agree(self) -> bool:
        """Whether as many plays are in the tallies as the books say were counted."""
        (row,) = await self._executor.fetch(COMPARE_COUNTED())
        return row.counted == row.tallied

    async def uncounted(self, *, after: str = "", most: int = BOOKS_AT_ONCE_MAX) -> Sequence[Grown]:
        """Books after that name that have grown since they were counted, by name, each with its next lines."""
        books = await self._executor.fetch(LIST_GROWN_BOOKS(after, most))
        if not books:
            return []
        lines: Sequence[list[LineRow]] = await self._executor.fetch_together(
            *(LIST_LINES(book.id, book.counted, LINES_OF_BOOK_MAX) for book in books)
        )
        return [
            Grown(book.id, book.counted, [row.line() for row in rows], book.entries > book.counted + LINES_OF_BOOK_MAX)
            for book, rows in zip(books, lines, strict=True)
        ]

    async def entries_uncounted(self) -> int:
        """How many lines of all books were not counted yet."""
        (row,) = await self._executor.fetch(COUNT_UNCOUNTED_ENTRIES())
        return row.entries

    async def finished(self, plays: Sequence[str]) -> Sequence[Finished]:
        """These plays. Each must be over."""
        found: list[Finished] = []
        for begin in range(0, len(plays), PLAYS_AT_ONCE):
            some = list(plays[begin : begin + PLAYS_AT_ONCE])
            some += some[:1] * (PLAYS_AT_ONCE - len(some))
            found += (row.finished() for row in await self._executor.fetch(LIST_FINISHED_PLAYS(*some)))
        return found

    async def add(self, counted: Counted, add_sums: Callable[[bytes, bytes], bytes]) -> bool:
        """Add what was counted, in one transaction. False if somebody else has counted one of the books meanwhile.

        `add_sums` adds two sums of a tally: the store does not know what is in them.
        """
        return await self._executor.transact(lambda: _add(counted, add_sums), lock=LOCK)

    async def forget(self) -> None:
        """Delete everything that was counted."""
        await self._executor.transact(_forget, lock=LOCK)

    async def has_sums_other_than(self, version: bytes) -> bool:
        """Whether there are sums of tallies that do not begin with that version."""
        return bool(await self._executor.fetch(FIND_OTHER_SUMS(version, len(version))))

    async def tallies(
        self, since: date = date.min, until: date = date.max, *, law: str | None = None
    ) -> Sequence[Tallied]:
        """The tallies from one day to another, both included."""
        days = since.isoformat(), until.isoformat()
        query = LIST_TALLIES(*days) if law is None else LIST_TALLIES_OF_LAW(*days, law)
        return [row.tallied() for row in await self._executor.fetch(query)]

    async def plays_tallied(self, law: str, since: date = date.min, until: date = date.max) -> Mapping[TallyKey, int]:
        """How many plays each of these tallies has: a tally with more plays than before has been added to."""
        rows = await self._executor.fetch(LIST_PLAYS_TALLIED(law, since.isoformat(), until.isoformat()))
        return {(row.day, law, row.stake, row.channel): row.plays for row in rows}

    async def flows(
        self, since: date = date.min, until: date = date.max, *, monthly: bool = False
    ) -> Sequence[DailySum]:
        """The flows from one day to another, both included, by day or by month."""
        flows = LIST_FLOWS_BY_MONTH if monthly else LIST_FLOWS_BY_DAY
        return [row.daily_sum() for row in await self._executor.fetch(flows(since.isoformat(), until.isoformat()))]

    async def moved_before(self, day: date) -> Mapping[str, int]:
        """What all flows before that day add up to: centimes by kind."""
        rows = await self._executor.fetch(LIST_MOVED_BEFORE(day.isoformat()))
        return {row.kind: row.centimes for row in rows}

    async def first_day(self) -> date | None:
        """The first day on which something happened."""
        rows = await self._executor.fetch(FIND_FIRST_DAY())
        return date.fromisoformat(rows[0].day) if rows else None

    async def events(self, *, before: NotableEventPlace | None = None, most: int = 100) -> Sequence[NotableEvent]:
        """Notable events, the newest first. If a place is given, only those before it."""
        place = (FAR_FUTURE, "", 0) if before is None else (microseconds(before[0]), *before[1:])
        return [row.event() for row in await self._executor.fetch(LIST_EVENTS(*place, most))]


def _add(counted: Counted, add_sums: Callable[[bytes, bytes], bytes]) -> Steps:
    for key, (plays, sums) in counted.tallies.items():
        before: Sequence[SumsRow] = yield FIND_SUMS(*key)
        if before:
            yield KEEP_TALLY(*key, before[0].plays + plays, add_sums(bytes(before[0].sums), sums))
        else:
            yield KEEP_TALLY(*key, plays, sums)
    for flow, moved in counted.flows.items():
        yield ADD_FLOW(*flow, *moved)
    for at, book, number, kind in counted.events:
        yield ADD_EVENT(microseconds(at), book, number, kind)
    # Last, so that players wait only a moment for their books, and in order, so that nobody deadlocks.
    for book, (counted_before, counted_after) in sorted(counted.books.items()):
        if not (yield MARK_COUNTED(book, counted_before, counted_after)):
            raise OvertakenError


def _forget() -> Steps:
    for statement in FORGET_COUNTS:
        yield statement()
