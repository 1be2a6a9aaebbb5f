"""Counting: reads the journals and adds up by day what moved, how plays of Big21 went, and which events are notable.

A few books at a time are read from where they were last counted. Their sums are written in one transaction together
with how far each book is counted now. So any number of processes may count at once, and any of them may be killed at
any time: nothing is counted twice and nothing is missed.

A play is judged by its law and the numbers of its rules, and for that the law must be solved under these numbers. While
it is not, the book waits before the end of that play. Other books go on.
"""

import asyncio
import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from typing import Any

import structlog

from ventuno.house.accounts.events import PlayPaid
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec, daily_sums
from ventuno.house.ledger.calendar import day_of
from ventuno.house.ledger.daily_sums import Key as FlowKey
from ventuno.house.ledger.daily_sums import Moved
from ventuno.house.office import notable_events
from ventuno.house.office.house_state import HouseState
from ventuno.jobs import solving
from ventuno.jobs.database import opened
from ventuno.maths.big21.scope import Scope
from ventuno.maths.monitoring.tally import VERSION, PlayCounter, Tally, total
from ventuno.rules.big21 import RuleSet, notation
from ventuno.rules.big21.rulesets import RULES_2024_10_23, GameNumbers, solved_hash
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.store.count_values import Counted, Finished, Grown, TallyKey
from ventuno.store.solved import files, solutions
from ventuno.store.solved.solutions import Tell
from ventuno.store.sql.counts import CountStore
from ventuno.store.store import Store

EVERY = timedelta(seconds=30)
LAWS_MAX = 3  # in memory at once
PATIENCE_SECONDS = 150.0  # in a server, the coach is probably solving the law in force already
_LOG = structlog.get_logger(__name__)


@dataclass(slots=True)
class CountReport:
    """How much was counted."""

    books: int = 0  # a book that was counted in several steps counts once for each
    entries: int = 0
    plays: int = 0
    waiting: set[str] = field(default_factory=set)  # laws that are not solved yet

    def facts(self) -> dict[str, Any]:
        return {"books": self.books, "entries": self.entries, "plays": self.plays, "waiting": sorted(self.waiting)}


CountProgress = Callable[[CountReport], None]


def _log_progress(text: str) -> None:
    _LOG.info("counting", text=text)


class Counters:
    """Counters of plays, one for each law and rule set.

    With `wait`, a law that is not solved yet is solved at once, and counting waits for it. Without, another process
    solves it, and counting goes on with other books.
    """

    def __init__(self, tell: Tell = _log_progress, *, wait: bool = True) -> None:
        self.fresh = True  # nothing was counted with these counters yet
        self._tell = tell
        self._wait = wait
        self._ready: dict[tuple[str, tuple[int, ...]], PlayCounter] = {}
        self._missed: dict[str, float] = {}  # since when each law was missing
        self._solving: dict[str, asyncio.Task[None]] = {}

    async def of(self, law: Law, rules: RuleSet) -> PlayCounter | None:
        """The counter for that law and rule set; none while the law is being solved."""
        key = solved_hash(law.hash, rules.game_numbers), rules.limits
        if key in self._ready:
            return self._ready[key]
        if not self._wait and not files.solution_path(law, Scope.PLAY, rules.game_numbers).exists():
            self._have_solved(law, rules.game_numbers)
            return None
        counter = await asyncio.to_thread(_load, law, rules, self._tell, (os.cpu_count() or 1) if self._wait else 1)
        while len(self._ready) >= LAWS_MAX:
            self._ready.pop(next(iter(self._ready)))
        self._ready[key] = counter
        return counter

    async def close(self) -> None:
        for task in self._solving.values():
            task.cancel()
        await asyncio.gather(*self._solving.values(), return_exceptions=True)

    def _have_solved(self, law: Law, numbers: GameNumbers) -> None:
        now, missing = asyncio.get_running_loop().time(), solved_hash(law.hash, numbers)
        since, task = self._missed.setdefault(missing, now), self._solving.get(missing)
        if now - since >= PATIENCE_SECONDS and (task is None or task.done()):
            self._solving[missing] = asyncio.create_task(solving.solve(law, numbers))


def _load(law: Law, rules: RuleSet, tell: Tell, threads: int) -> PlayCounter:
    return PlayCounter(law, solutions.load(law, Scope.PLAY, tell, rules.game_numbers, threads=threads), rules)


async def count_forever(store: Store) -> None:
    """Count until cancelled. Whatever fails is tried again at the next interval."""
    counters = Counters(wait=False)
    try:
        while True:
            await asyncio.sleep(EVERY.total_seconds())
            try:
                await count(store, counters)
            except Exception:  # noqa: BLE001  # one failure must not stop counting for good
                _LOG.exception("counting failed; it is tried again")
    finally:
        await counters.close()


async def recount_database(place: str, tell: Tell, progress: CountProgress | None = None) -> CountReport:
    """What `ventuno recount` does: forget all sums and count every journal anew."""
    async with opened(place) as store:
        return await recount(store, Counters(tell), progress)


async def recount(store: Store, counters: Counters, progress: CountProgress | None = None) -> CountReport:
    """Count everything anew, from the first line of each journal."""
    await store.counts.forget()
    return await count(store, counters, progress)


async def count(store: Store, counters: Counters, progress: CountProgress | None = None) -> CountReport:
    """Count what has not been counted yet, as far as the laws of the plays are solved."""
    if counters.fresh:
        counters.fresh = False
        if await store.counts.has_sums_other_than(VERSION):  # sums of another version cannot be added to
            await store.counts.forget()
    report = CountReport()
    while await _count_books(store, counters, report, progress):
        pass
    return report


async def _count_books(store: Store, counters: Counters, report: CountReport, progress: CountProgress | None) -> bool:
    """Count every book once. True if there is more: a journal was long, or another process counted at the same time."""
    last, more = "", False
    while grown := await store.counts.uncounted(after=last):
        last = grown[-1].book
        house = await store.books.house()
        assert house is not None
        books = await asyncio.to_thread(_read, grown)
        books = await _judgeable(store.counts, house, counters, books, report)
        folded = await asyncio.to_thread(_folded, books)
        if not folded.books:
            continue
        if not await store.counts.add(folded, _added):
            more = True
            continue
        more = more or any(book.cut and book.id in folded.books for book in books)
        report.books += len(folded.books)
        report.entries += sum(after - before for before, after in folded.books.values())
        report.plays += sum(plays for plays, _ in folded.tallies.values())
        if progress is not None:
            progress(report)
    return more


@dataclass(frozen=True, slots=True)
class _Book:
    """The next uncounted entries of a book; once judged, also its finished plays and the counters for them."""

    id: str
    counted: int
    entries: Sequence[Entry]
    cut: bool  # the book has more entries than these
    plays: Sequence[tuple[date, Finished, PlayCounter]] = ()

    def ended(self) -> Iterable[tuple[Entry, PlayPaid]]:
        return ((entry, entry.what) for entry in self.entries if isinstance(entry.what, PlayPaid))


def _read(grown: Sequence[Grown]) -> list[_Book]:
    """The entries of each book. A book with an unreadable line is left out: the audit says where the line is."""
    books: list[_Book] = []
    for each in grown:
        try:
            entries = [codec.decode(line.text, Entry) for line in each.lines]
        except ValueError as error:
            _LOG.error("line cannot be read", book=each.book, problem=str(error))
            continue
        books.append(_Book(each.book, each.counted, entries, each.more))
    return books


async def _judgeable(
    counts: CountStore, house: HouseState, counters: Counters, books: Sequence[_Book], report: CountReport
) -> list[_Book]:
    """Each book, cut before the first play whose law is not solved yet."""
    names = [paid.play for book in books for _, paid in book.ended()]
    finished = {each.play: each for each in await counts.finished(names)}
    ready: dict[tuple[str, RuleSet], PlayCounter | None] = {}
    for law, rules in {(each.law, _rules_of(each)): None for each in finished.values()}:
        ready[law, rules] = await counters.of(house.law(law), rules)
    report.waiting |= {house.law(law).name for (law, _), counter in ready.items() if counter is None}
    return [_judged(book, finished, ready) for book in books]


def _rules_of(play: Finished) -> RuleSet:
    """Those that its text begins with. Where it cannot be read, counting it is refused."""
    try:
        return notation.read_header(play.text.partition("\n")[0]).rules
    except Refused:
        return RULES_2024_10_23


def _judged(book: _Book, finished: dict[str, Finished], ready: dict[tuple[str, RuleSet], PlayCounter | None]) -> _Book:
    """The book as far as it can be counted. A book with a missing play is not counted at all."""
    plays: list[tuple[date, Finished, PlayCounter]] = []
    for entry, paid in book.ended():
        play = finished.get(paid.play)
        if play is None:
            _LOG.error("play is missing", book=book.id, play=paid.play)
            return replace(book, entries=())
        counter = ready[play.law, _rules_of(play)]
        if counter is None:
            before = [each for each in book.entries if each.number < entry.number]
            return replace(book, entries=before, cut=False, plays=plays)
        plays.append((day_of(paid.ended_at), play, counter))
    return replace(book, plays=plays)


def _folded(books: Sequence[_Book]) -> Counted:
    """What these books add to the sums. A book with a play that cannot be counted adds nothing."""
    tallies: dict[TallyKey, Tally] = {}
    moved: dict[FlowKey, Moved] = {}
    done: dict[str, tuple[int, int]] = {}
    events = []
    for book in books:
        if not book.entries:
            continue
        try:
            tallied = _tallied(book)
        except Refused as refused:
            _LOG.error("play cannot be counted", book=book.id, problem=str(refused))
            continue
        for key, tally in tallied.items():
            tallies[key] = tallies.get(key, Tally()) + tally
        for flow, (times, centimes) in daily_sums.of(book.entries).items():
            before = moved.get(flow, (0, 0))
            moved[flow] = before[0] + times, before[1] + centimes
        kinds = ((entry, notable_events.kind(entry)) for entry in book.entries)
        events += [(entry.at, book.id, entry.number, kind) for entry, kind in kinds if kind is not None]
        done[book.id] = book.counted, book.entries[-1].number
    return Counted(done, {key: (each.plays, each.to_bytes()) for key, each in tallies.items()}, moved, events)


def _tallied(book: _Book) -> dict[TallyKey, Tally]:
    groups: dict[tuple[TallyKey, PlayCounter], list[str]] = {}
    for day, play, counter in book.plays:
        solved = solved_hash(play.law, counter.numbers)
        key = day.isoformat(), solved, play.stake.centimes, play.channel.value
        groups.setdefault((key, counter), []).append(play.text)
    tallies: dict[TallyKey, Tally] = {}
    for (key, counter), texts in groups.items():
        tallies[key] = tallies.get(key, Tally()) + counter.count_all(texts)
    return tallies


def _added(kept: bytes, counted: bytes) -> bytes:
    return total((Tally.from_bytes(kept), Tally.from_bytes(counted))).to_bytes()
