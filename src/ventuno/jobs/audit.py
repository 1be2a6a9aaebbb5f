"""The audit: checks the whole house, book by book, while it is open. It ends at the first thing that does not fit.

Players' books are read before the tables' books. So a table may know of chips that its player's book did not have yet
when it was read. That player's book is then read once more: what the table knew must be in it by now. The house's own
book is read again, too, when another book refers to an entry that was not there yet.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ventuno.house import audit as check
from ventuno.house.audit import Book, Heads, Mismatch, Past
from ventuno.house.findings import CHIPS_WRONG, SEAL_BROKEN
from ventuno.house.journal import BEGINNING, chained, digest
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.house.ledger.postings import Balances, LedgerAccount
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.refusals import NOT_FOUNDED
from ventuno.house.tables import audit as table_audit
from ventuno.house.tables.audit import Moved, chips_of
from ventuno.house.tables.state import PREFIX
from ventuno.jobs import record_of_reads
from ventuno.jobs.database import opened_to_read
from ventuno.rules.refusals import Refused
from ventuno.store.keys.ring import KeyRing
from ventuno.store.sql.books import BookStore
from ventuno.store.sql.seals import Seal, SealStore
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
    totals: dict[LedgerAccount, Money] = field(default_factory=dict)
    problem: Mismatch | None = None


AuditProgress = Callable[[AuditReport], None]


async def audit_database(
    place: str, progress: AuditProgress | None = None, *, keys: KeyRing | None = None
) -> AuditReport:
    """What `ventuno audit` does. Without the house's key it checks everything but the cards of what still runs."""
    async with opened_to_read(place, keys) as store:
        return await audit(store, progress)


async def audit(store: Store, progress: AuditProgress | None = None) -> AuditReport:
    report = AuditReport()
    try:
        sealed = await _seals(store.seals, report)
        house = await _books(store.books, report, sealed, progress)
        await record_of_reads.check(store.reads, house.reads)
    except Mismatch as mismatch:
        report.problem = mismatch
    return report


async def _seals(seals: SealStore, report: AuditReport) -> SealedHeads:
    heads: SealedHeads = defaultdict(dict)
    previous = BEGINNING
    while some := await _seals_after(seals, report.seals):
        for seal, found in some:
            report.seals += 1
            if seal.number != report.seals or chained(previous, digest(codec.encode(seal))) != found:
                raise Mismatch(SEAL_BROKEN(seal=report.seals, book="-"), f"seal {report.seals}")
            previous = found
            for book, head in seal.heads.items():
                heads[book][seal.number] = head
    return heads


async def _seals_after(seals: SealStore, last: int) -> Sequence[tuple[Seal, str]]:
    """The next seals. If one of them cannot be read they are read one by one, so that the bad one is named."""
    try:
        return await seals.after(last)
    except ValueError:
        try:
            return await seals.after(last, most=1)
        except ValueError:
            raise Mismatch(SEAL_BROKEN(seal=last + 1, book="-"), f"seal {last + 1}") from None


async def _house(books: BookStore, sealed: Heads) -> Past:
    founded = await books.whole(HOUSE)
    if founded is None:
        raise Refused(NOT_FOUNDED())
    return check.house(founded, sealed)


async def _books(books: BookStore, report: AuditReport, sealed: SealedHeads, progress: AuditProgress | None) -> Past:
    heads = sealed.pop(HOUSE, {})
    house = await _house(books, heads)
    report.books, report.entries = 1, house.entries
    chips: Accounts = {}
    tables: list[str] = []
    last = ""
    while names := await books.names(after=last):
        last = names[-1]
        tables += (name for name in names if name.startswith(PREFIX))
        for name in names:
            if name == HOUSE or name.startswith(PREFIX):
                continue
            kept = await books.whole(name)
            assert kept is not None
            if check.is_newer(kept, house):
                house = await _house(books, heads)
            account = check.book(kept, house, sealed.pop(name, {}))
            report.plays += len(kept.plays)
            chips[name] = dict(chips_of(kept.lines))
            _add(report, kept, account.balances)
            if progress is not None:
                progress(report)
    for name in tables:
        kept = await books.whole(name)
        assert kept is not None
        if check.is_newer(kept, house):
            house = await _house(books, heads)
        at_table = table_audit.book(kept, house, sealed.pop(name, {}))
        await _check_chips(books, kept, chips)
        report.tables += 1
        report.games += len(kept.plays)
        _add(report, kept, at_table.balances)
        if progress is not None:
            progress(report)
    for player, table in ((player, table) for player, known in chips.items() for table in known):
        raise Mismatch(CHIPS_WRONG(player=player, table=table), player)  # no table knows of these chips
    if sealed:
        book, heads = next(iter(sealed.items()))
        raise Mismatch(SEAL_BROKEN(seal=min(heads), book=book), book)
    return house


async def _check_chips(books: BookStore, kept: Book, chips: Accounts) -> None:
    """C15: the accounts of a table's players must know of the same chips as the table."""
    for player, moved in chips_of(kept.lines).items():
        known = chips.get(player, {}).pop(kept.id, ())
        if len(known) < len(moved) and known == moved[: len(known)]:
            again = await books.whole(player)
            known = () if again is None else chips_of(again.lines).get(kept.id, ())[: len(moved)]
        if known != moved:
            raise Mismatch(CHIPS_WRONG(player=player, table=kept.id), kept.id)


def _add(report: AuditReport, kept: Book, balances: Balances) -> None:
    report.books += 1
    report.entries += len(kept.lines)
    report.unchecked += sum(play.unchecked for play in kept.plays)
    for each, amount in balances.items():
        report.totals[each] = report.totals.get(each, NOTHING) + amount
