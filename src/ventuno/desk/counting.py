"""Follows the journals and adds up what they say, by day: what moved, how plays of Big21 went, what is significant.

Some books at a time are read from where they were last counted, and everything they add is written in one transaction
together with how far they were counted now. So any number of processes may count at once, and any of them may be killed
at any time: nothing is counted twice and nothing is missed.

A play is judged by its law, which must have been solved. Until it is, a book waits before the end of such a play; other
books do not.
"""

import asyncio
import logging
import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from typing import Any

from ventuno.house import flows, significant, wire
from ventuno.house.days import day_of
from ventuno.house.flows import Key as FlowKey
from ventuno.house.flows import Moved
from ventuno.house.happenings import PlayPaid
from ventuno.house.journal import Entry
from ventuno.house.terms import House
from ventuno.maths.luck import VERSION, Counter, Tally, total
from ventuno.maths.scope import Scope
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.store import cache, solutions, solving
from ventuno.store.protocol import Counted, Finished, Grown, Store, TallyKey

EVERY = timedelta(seconds=30)
LAWS_MAX = 3  # at once in memory
PATIENCE_SECONDS = 150.0  # in a server somebody else is probably solving the law in force already
_LOG = logging.getLogger(__name__)

Tell = Callable[[str], None]


@dataclass(slots=True)
class Report:
    """What was counted."""

    books: int = 0  # each as often as some of it was
    entries: int = 0
    plays: int = 0
    waiting: set[str] = field(default_factory=set)  # laws that are not solved yet

    def facts(self) -> dict[str, Any]:
        return {"books": self.books, "entries": self.entries, "plays": self.plays, "waiting": sorted(self.waiting)}


class Counters:
    """Counters of plays by law; with `wait` a law that is not solved yet is solved while everybody waits."""

    def __init__(self, tell: Tell = _LOG.info, *, wait: bool = True) -> None:
        self.fresh = True  # nothing was counted with them yet
        self._tell = tell
        self._wait = wait
        self._ready: dict[str, Counter] = {}
        self._missed: dict[str, float] = {}  # since when
        self._solving: dict[str, asyncio.Task[None]] = {}

    async def of(self, law: Law) -> Counter | None:
        """Nothing while the law is being solved."""
        if law.hash in self._ready:
            return self._ready[law.hash]
        if not self._wait and not cache.solution_path(law, Scope.PLAY).exists():
            self._have_solved(law)
            return None
        counter = await asyncio.to_thread(_load, law, self._tell, (os.cpu_count() or 1) if self._wait else 1)
        while len(self._ready) >= LAWS_MAX:
            self._ready.pop(next(iter(self._ready)))
        self._ready[law.hash] = counter
        return counter

    async def close(self) -> None:
        for task in self._solving.values():
            task.cancel()
        await asyncio.gather(*self._solving.values(), return_exceptions=True)

    def _have_solved(self, law: Law) -> None:
        now = asyncio.get_running_loop().time()
        since, task = self._missed.setdefault(law.hash, now), self._solving.get(law.hash)
        if now - since >= PATIENCE_SECONDS and (task is None or task.done()):
            self._solving[law.hash] = asyncio.create_task(solving.solve(law))


def _load(law: Law, tell: Tell, threads: int) -> Counter:
    return Counter(law, solutions.load(law, Scope.PLAY, tell, threads=threads))


async def count_forever(store: Store) -> None:
    """Until cancelled. Whatever goes wrong is tried again."""
    counters = Counters(wait=False)
    try:
        while True:
            await asyncio.sleep(EVERY.total_seconds())
            try:
                await count(store, counters)
            except Exception:  # noqa: BLE001  # whatever it was, it is not to stop the house
                _LOG.exception("counting failed; it is tried again")
    finally:
        await counters.close()


async def recount(store: Store, counters: Counters, told: Callable[[Report], None] | None = None) -> Report:
    """Everything anew, from the first line of each journal."""
    await store.forget_counts()
    return await count(store, counters, told)


async def count(store: Store, counters: Counters, told: Callable[[Report], None] | None = None) -> Report:
    """Count what has not been counted yet, as far as it can be."""
    if counters.fresh:
        counters.fresh = False
        if await store.has_sums_other_than(VERSION):  # what another version has counted is counted anew
            await store.forget_counts()
    report = Report()
    while await _round(store, counters, report, told):
        pass
    return report


async def _round(store: Store, counters: Counters, report: Report, told: Callable[[Report], None] | None) -> bool:
    """All books once; whether there is more, because a journal was long or somebody else counted at the same time."""
    last, more = "", False
    while grown := await store.uncounted(after=last):
        last = grown[-1].book
        house = await store.house()
        assert house is not None
        books = await asyncio.to_thread(_read, grown)
        books = await _judgeable(store, house, counters, books, report)
        folded = await asyncio.to_thread(_folded, books)
        if not folded.books:
            continue
        if not await store.count(folded, _added):
            more = True
            continue
        more = more or any(book.cut and book.id in folded.books for book in books)
        report.books += len(folded.books)
        report.entries += sum(after - before for before, after in folded.books.values())
        report.plays += sum(plays for plays, _ in folded.tallies.values())
        if told is not None:
            told(report)
    return more


@dataclass(frozen=True, slots=True)
class _Book:
    """The next lines of a book, read; later with its finished plays and how these are to be counted."""

    id: str
    counted: int
    entries: Sequence[Entry]
    cut: bool  # it has more lines than these
    plays: Sequence[tuple[date, Finished, Counter]] = ()

    def ended(self) -> Iterable[tuple[Entry, PlayPaid]]:
        return ((entry, entry.what) for entry in self.entries if isinstance(entry.what, PlayPaid))


def _read(grown: Sequence[Grown]) -> list[_Book]:
    """All but those with a line that cannot be read: the audit says where it is."""
    books: list[_Book] = []
    for each in grown:
        try:
            entries = [wire.decode(line.text, Entry) for line in each.lines]
        except ValueError as error:
            _LOG.error("a line of %s cannot be read: %s", each.book, error)
            continue
        books.append(_Book(each.book, each.counted, entries, each.more))
    return books


async def _judgeable(
    store: Store, house: House, counters: Counters, books: Sequence[_Book], report: Report
) -> list[_Book]:
    """Every book as far as the laws of its plays are solved."""
    names = [paid.play for book in books for _, paid in book.ended()]
    finished = {each.play: each for each in await store.finished(names)}
    ready: dict[str, Counter | None] = {}
    for law in {each.law: None for each in finished.values()}:
        ready[law] = await counters.of(house.law(law))
    report.waiting |= {house.law(law).name for law, counter in ready.items() if counter is None}
    return [_judged(book, finished, ready) for book in books]


def _judged(book: _Book, finished: dict[str, Finished], ready: dict[str, Counter | None]) -> _Book:
    """As far as it can be counted; nothing of one with a play that is not there."""
    plays: list[tuple[date, Finished, Counter]] = []
    for entry, paid in book.ended():
        play = finished.get(paid.play)
        if play is None:
            _LOG.error("the play %s of %s is not there", paid.play, book.id)
            return replace(book, entries=())
        counter = ready[play.law]
        if counter is None:
            before = [each for each in book.entries if each.number < entry.number]
            return replace(book, entries=before, cut=False, plays=plays)
        plays.append((day_of(paid.ended_at), play, counter))
    return replace(book, plays=plays)


def _folded(books: Sequence[_Book]) -> Counted:
    """What these books add. One with a play that cannot be counted adds nothing."""
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
            _LOG.error("a play of %s cannot be counted: %s", book.id, refused)
            continue
        for key, tally in tallied.items():
            tallies[key] = tallies.get(key, Tally()) + tally
        for flow, (times, centimes) in flows.of(book.entries).items():
            before = moved.get(flow, (0, 0))
            moved[flow] = before[0] + times, before[1] + centimes
        kinds = ((entry, significant.kind(entry)) for entry in book.entries)
        events += [(entry.at, book.id, entry.number, kind) for entry, kind in kinds if kind is not None]
        done[book.id] = book.counted, book.entries[-1].number
    return Counted(done, {key: (each.plays, each.to_bytes()) for key, each in tallies.items()}, moved, events)


def _tallied(book: _Book) -> dict[TallyKey, Tally]:
    groups: dict[TallyKey, tuple[Counter, list[str]]] = {}
    for day, play, counter in book.plays:
        key = day.isoformat(), play.law, play.stake.centimes, play.channel.value
        groups.setdefault(key, (counter, []))[1].append(play.text)
    return {key: counter.count_all(texts) for key, (counter, texts) in groups.items()}


def _added(kept: bytes, counted: bytes) -> bytes:
    return total((Tally.from_bytes(kept), Tally.from_bytes(counted))).to_bytes()
