"""The audit: checks the whole house, book by book, also while it is open, and lists everything that does not fit.

    seals ─▶ the house's book ─▶ players' books ─▶ tables' books ─▶ chips ─▶ what was sealed and is gone
          ─▶ the record of reads ─▶ what stands beside the books ─▶ the database itself

Nothing ends the audit. Whatever a check finds, or raises, becomes a `Mismatch` in `AuditReport.findings`, in this
order, and the next check begins (`house/mismatches.py`). A book that cannot be read is one finding; what other books
say of it is then not judged. `AuditReport.problem` is the first finding, which scripts have always read.

Players' books are read before the tables' books. So a table may know of chips that its player's book did not have yet
when it was read. That player's book is then read once more: what the table knew must be in it by now. The house's own
book is read again, too, when another book refers to an entry that was not there yet.

`audit_database` opens the database for reading only, so an audit changes no byte of what it audits.
"""

from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from ventuno.house import audit as check
from ventuno.house.audit import Book, Heads, Past
from ventuno.house.findings import (
    CHIPS_WRONG,
    CREDENTIALS_WRONG,
    DATABASE_DAMAGED,
    OWNER_WRONG,
    REGISTER_WRONG,
    SCHEMA_ADDED,
    SCHEMA_ALTERED,
    SCHEMA_MISSING,
    SEAL_BROKEN,
    UNREADABLE,
)
from ventuno.house.journal import BEGINNING
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.house.ledger.postings import Balances, LedgerAccount
from ventuno.house.mismatches import Mismatch, Mismatches
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.office.staff import Credentials
from ventuno.house.public_log.findings import PLACE
from ventuno.house.refusals import NOT_FOUNDED
from ventuno.house.tables import audit as table_audit
from ventuno.house.tables.audit import Moved, chips_of
from ventuno.house.tables.state import PREFIX
from ventuno.jobs import record_of_reads
from ventuno.jobs.database import opened_read_only
from ventuno.jobs.public_log.check import check_log
from ventuno.rules.refusals import Refusal, Refused
from ventuno.store.executor import Database
from ventuno.store.inspection import Flaw
from ventuno.store.keys.ring import KeyRing
from ventuno.store.public_log.place import ReadableLog
from ventuno.store.sql.books import BookStore
from ventuno.store.sql.seals import SealStore
from ventuno.store.store import Store

SealedHeads = dict[str, dict[int, tuple[int, str]]]
Accounts = dict[str, dict[str, Moved]]  # by player and table; a table's chips are removed once they were compared


@dataclass(slots=True)
class AuditReport:
    books: int = 0
    entries: int = 0
    plays: int = 0
    tables: int = 0  # among the books
    games: int = 0  # at tables
    seals: int = 0
    unchecked: int = 0  # plays and games that run, whose cards can be checked only with the house's key
    people_unhashed: int = 0  # whose journal, of an earlier version, has no hash of who they are
    totals: dict[LedgerAccount, Money] = field(default_factory=dict)
    findings: Mismatches = field(default_factory=Mismatches, compare=False)
    not_checked: Sequence[str] = field(default=(), compare=False)  # what this database could not be asked

    @property
    def problem(self) -> Mismatch | None:
        """The first thing that does not fit."""
        return self.findings.first


CREDENTIALS = "credentials"
AuditProgress = Callable[[AuditReport], None]


async def audit_database(
    place: str,
    progress: AuditProgress | None = None,
    *,
    keys: KeyRing | None = None,
    log: ReadableLog | None = None,
) -> AuditReport:
    """What `ventuno audit` does. If somebody opens the house meanwhile, it begins again, beside them.

    Without the house's key it checks everything but the cards of what is still running.
    """
    while True:
        async with opened_read_only(place, keys) as store:
            report = await audit(store, progress, log=log)
            if not store.database.overwritten:
                return report


async def audit(store: Store, progress: AuditProgress | None = None, *, log: ReadableLog | None = None) -> AuditReport:
    """With a public log, the database is compared with it. Refused if no house was founded there."""
    report = AuditReport()
    sealed = await _seals(store.seals, report)
    books = _Books(store.books, report, sealed, progress)
    house = await books.check()
    with report.findings.from_reading("seals"):
        await _columns(store, books, report)
    with report.findings.from_reading(record_of_reads.PLACE):
        await record_of_reads.check(store.reads, house.reads, report.findings)
    if store.keys.ids:
        with report.findings.from_reading(CREDENTIALS):
            await _credentials(store, house, books, report)
    with report.findings.from_reading("database"):
        await _database(store.database, report)
    if not store.keys.ids:
        report.not_checked = [*report.not_checked, CREDENTIALS]
    if log is not None:
        with report.findings.from_reading(PLACE):
            for each in await check_log(store, log):
                report.findings.add(each.refusal, each.place)
    return report


# ----- credentials


async def _credentials(store: Store, house: Past, books: "_Books", report: AuditReport) -> None:
    """Whoever works here has the credentials of which the house's book has a hash.

    They are written after the entry that has it. So what does not fit is looked up once more, with a newer book.
    """
    for attempt in range(2):
        kept = await store.staff.all_credentials()
        strange = [each for each in kept if each is None or not _is_known(each, house)]
        if not strange:
            return
        if attempt == 0:
            house = await books.house(Mismatches())
    for each in strange:
        refusal = UNREADABLE(problem="row") if each is None else CREDENTIALS_WRONG(name=each.name)
        report.findings.add(refusal, CREDENTIALS)


def _is_known(kept: Credentials, house: Past) -> bool:
    """Those of a name that nobody has open nothing."""
    works_here = house.lost is None and kept.name in house.newest.staff
    return not works_here or house.log_ins.known(kept.name, kept.hash)


# ----- the database itself


async def _database(database: Database, report: AuditReport) -> None:
    said = await database.inspect()
    report.not_checked = said.not_checked
    for flaw in said.flaws:
        report.findings.add(_of_flaw(flaw), "database")


def _of_flaw(flaw: Flaw) -> Refusal:
    match flaw.what:
        case "damaged":
            return DATABASE_DAMAGED(problem=flaw.said)
        case "missing":
            return SCHEMA_MISSING(kind=flaw.kind, name=flaw.name)
        case "altered":
            return SCHEMA_ALTERED(kind=flaw.kind, name=flaw.name)
        case "added":
            return SCHEMA_ADDED(kind=flaw.kind, name=flaw.name)
        case "owner":
            return OWNER_WRONG(name=flaw.name, owner=flaw.said, due=flaw.due)
        case _:
            assert_never(flaw.what)


# ----- seals


async def _seals(seals: SealStore, report: AuditReport) -> SealedHeads:
    """The heads that the seals know. A seal that does not fit is a finding, and the next one is held against it."""
    heads: SealedHeads = defaultdict(dict)
    expected, previous = 1, BEGINNING
    with report.findings.from_reading("seals"):
        while some := await seals.audited(after=expected - 1):
            for kept in some:
                place = f"seal {expected}"
                gap, expected = kept.number != expected, max(kept.number, expected) + 1
                report.seals += 1
                if gap or not kept.follows(previous):
                    report.findings.add(SEAL_BROKEN(seal=expected - 1, book="-"), place)
                previous = kept.hash
                for book, head in ({} if kept.seal is None else kept.seal.heads).items():
                    heads[book][kept.number] = head
    return heads


async def _columns(store: Store, books: "_Books", report: AuditReport) -> None:
    """How far a book was sealed is what a seal says of it: else it would be left out of the next seals.

    A book that was sealed while the house was audited is looked up in the seals as they are now.
    """
    if books.sealed_ahead:
        known = await _seals(store.seals, AuditReport())
        for name, entries in books.sealed_ahead.items():
            if entries not in {sealed for sealed, _ in known.get(name, {}).values()}:
                report.findings.add(REGISTER_WRONG(register="books.sealed"), name)
    if not await store.counts.agree():
        report.findings.add(REGISTER_WRONG(register="books.counted"), "tallies")


# ----- books


class _Books:
    """The books of one house, and what is known of them so far."""

    def __init__(
        self, books: BookStore, report: AuditReport, sealed: SealedHeads, progress: AuditProgress | None
    ) -> None:
        self._books = books
        self._report = report
        self._found = report.findings
        self._sealed = sealed
        self._progress = progress
        self._heads_of_house = sealed.pop(HOUSE, {})
        self._chips: Accounts = {}
        self.sealed_ahead: dict[str, int] = {}  # books that were sealed as far as no seal says that was read before
        self._unknown: set[str] = set()  # accounts and tables whose chips nobody knows, because their book is broken

    async def check(self) -> Past:
        house = await self.house(self._found)
        self._report.books, self._report.entries = 1, house.entries
        tables: list[str] = []
        async for name in self._names():
            if name.startswith(PREFIX):
                tables.append(name)
            elif name != HOUSE:
                with self._found.from_reading(name):
                    house = await self._player(name, house)
        for name in tables:
            with self._found.from_reading(name):
                house = await self._table(name, house)
        for player, known in self._chips.items():
            for table in known.keys() - self._unknown:
                self._found.add(CHIPS_WRONG(player=player, table=table), player)  # no table knows of these chips
        for book, heads in self._sealed.items():
            self._found.add(SEAL_BROKEN(seal=min(heads), book=book), book)
        return house

    async def house(self, found: Mismatches) -> Past:
        founded = await self._books.whole(HOUSE)
        if founded is None:
            raise Refused(NOT_FOUNDED())
        _list_unreadable(founded, found)
        self._note_sealed(founded, self._heads_of_house)
        return check.house(founded, self._heads_of_house, found)

    async def _names(self) -> AsyncIterator[str]:
        """The names of all books. A name that comes again comes from a damaged index, which the database names."""
        last, seen = "", set[str]()
        with self._found.from_reading("books"):
            while names := [each for each in await self._books.names(after=last) if each not in seen]:
                last = names[-1]
                seen.update(names)
                for name in names:
                    yield name

    def _note_sealed(self, kept: Book, heads: Heads) -> None:
        sealed = 0 if kept.columns is None else kept.columns.sealed
        if sealed and sealed not in {entries for entries, _ in heads.values()}:
            self.sealed_ahead[kept.id] = sealed

    async def _read(self, name: str, house: Past, heads: Heads) -> tuple[Book, Past]:
        """The book, and the house's book again if it has grown since."""
        kept = await self._books.whole(name)
        if kept is None:
            raise Mismatch(UNREADABLE(problem="book"), name)
        _list_unreadable(kept, self._found)
        self._note_sealed(kept, heads)
        if not name.startswith(PREFIX) and kept.person and not check.is_hashed(kept.lines):
            self._report.people_unhashed += 1
        newer = check.is_newer(kept, house)
        return kept, await self.house(Mismatches()) if newer else house

    async def _player(self, name: str, house: Past) -> Past:
        heads = self._sealed.pop(name, {})
        self._unknown.add(name)
        kept, house = await self._read(name, house, heads)
        account = check.book(kept, house, heads, self._found)
        self._report.plays += len(kept.plays)
        if account is not None:
            self._unknown.discard(name)
            self._chips[name] = dict(chips_of(kept.lines))
        self._add(kept, {} if account is None else account.balances)
        return house

    async def _table(self, name: str, house: Past) -> Past:
        heads = self._sealed.pop(name, {})
        self._unknown.add(name)
        self._report.tables += 1
        kept, house = await self._read(name, house, heads)
        at_table = table_audit.book(kept, house, heads, self._found)
        self._report.games += len(kept.plays)
        if at_table is not None:
            self._unknown.discard(name)
            await self._check_chips(kept)
        self._add(kept, {} if at_table is None else at_table.balances)
        return house

    async def _check_chips(self, kept: Book) -> None:
        """C15: the accounts of a table's players must know of the same chips as the table."""
        for player, moved in chips_of(kept.lines).items():
            if player in self._unknown:
                continue
            known = self._chips.get(player, {}).pop(kept.id, ())
            if len(known) < len(moved) and known == moved[: len(known)]:
                again = await self._books.whole(player)
                known = () if again is None else chips_of(again.lines).get(kept.id, ())[: len(moved)]
            if known != moved:
                self._found.add(CHIPS_WRONG(player=player, table=kept.id), kept.id)

    def _add(self, kept: Book, balances: Balances) -> None:
        self._report.books += 1
        self._report.entries += len(kept.lines)
        self._report.unchecked += sum(play.unchecked for play in kept.plays)
        for each, amount in balances.items():
            self._report.totals[each] = self._report.totals.get(each, NOTHING) + amount
        if self._progress is not None:
            self._progress(self._report)


def _list_unreadable(kept: Book, found: Mismatches) -> None:
    for place in kept.unreadable:
        found.add(UNREADABLE(problem="row"), f"{kept.id}: {place}")
