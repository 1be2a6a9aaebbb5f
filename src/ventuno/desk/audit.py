"""`audit`: the whole house, book by book, while it runs. The first thing that does not fit ends it."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field

from ventuno.house import audit as check
from ventuno.house import wire
from ventuno.house.audit import Heads, Mismatch, Terms
from ventuno.house.findings import SEAL_BROKEN
from ventuno.house.journal import BEGINNING, chained, digest
from ventuno.house.ledger import Account
from ventuno.house.money import NOTHING, Money
from ventuno.house.refusals import NOT_FOUNDED
from ventuno.house.terms import BOOK as HOUSE
from ventuno.rules.refusals import Refused
from ventuno.store.protocol import Store

SealedHeads = dict[str, dict[int, tuple[int, str]]]


@dataclass(slots=True)
class Report:
    books: int = 0
    entries: int = 0
    plays: int = 0
    seals: int = 0
    totals: dict[Account, Money] = field(default_factory=dict)
    problem: Mismatch | None = None


async def audit(store: Store, progress: Callable[[Report], None] | None = None) -> Report:
    report = Report()
    try:
        sealed = await _seals(store, report)
        await _books(store, report, sealed, progress)
    except Mismatch as mismatch:
        report.problem = mismatch
    return report


async def _seals(store: Store, report: Report) -> SealedHeads:
    heads: SealedHeads = defaultdict(dict)
    previous = BEGINNING
    while seals := await store.seals(after=report.seals):
        for seal, found in seals:
            report.seals += 1
            if seal.number != report.seals or chained(previous, digest(wire.encode(seal))) != found:
                raise Mismatch(SEAL_BROKEN(seal=report.seals, book="-"), f"seal {report.seals}")
            previous = found
            for book, head in seal.heads.items():
                heads[book][seal.number] = head
    return heads


async def _house(store: Store, sealed: Heads) -> Terms:
    founded = await store.book(HOUSE)
    if founded is None:
        raise Refused(NOT_FOUNDED())
    return check.house(founded, sealed)


async def _books(store: Store, report: Report, sealed: SealedHeads, progress: Callable[[Report], None] | None) -> None:
    heads = sealed.pop(HOUSE, {})
    house = await _house(store, heads)
    report.books, report.entries = 1, max(house.values(), key=lambda state: state.entries).entries
    last = ""
    while names := await store.books(after=last):
        last = names[-1]
        for name in names:
            if name == HOUSE:
                continue
            kept = await store.book(name)
            assert kept is not None
            if check.newest_terms(kept) not in {0, *house}:  # something was published while we were at it
                house = await _house(store, heads)
            account = check.book(kept, house, sealed.pop(name, {}))
            report.books += 1
            report.entries += len(kept.lines)
            report.plays += len(kept.plays)
            for each, amount in account.balances.items():
                report.totals[each] = report.totals.get(each, NOTHING) + amount
            if progress is not None:
                progress(report)
    if sealed:
        book, heads = next(iter(sealed.items()))
        raise Mismatch(SEAL_BROKEN(seal=min(heads), book=book), book)
