"""`audit`: the whole house, book by book, while it runs. The first thing that does not fit ends it.

Players' books come first, then the tables', so a table may know of chips that its player's book did not have yet when
it was read. That book is then read once more: what a table knew must be in it by now. So is the house's, when another
knows more of it than it said.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ventuno.house import audit as check
from ventuno.house import table_audit, wire
from ventuno.house.audit import Book, Heads, Mismatch, Past
from ventuno.house.findings import CHIPS_WRONG, SEAL_BROKEN
from ventuno.house.journal import BEGINNING, chained, digest
from ventuno.house.ledger import Account, Balances
from ventuno.house.money import NOTHING, Money
from ventuno.house.refusals import NOT_FOUNDED
from ventuno.house.table import PREFIX
from ventuno.house.table_audit import Moved, chips_of
from ventuno.house.terms import BOOK as HOUSE
from ventuno.rules.refusals import Refused
from ventuno.store.protocol import Seal, Store

SealedHeads = dict[str, dict[int, tuple[int, str]]]
Accounts = dict[str, dict[str, Moved]]  # by player and table, until the table was looked at


@dataclass(slots=True)
class Report:
    books: int = 0
    entries: int = 0
    plays: int = 0
    tables: int = 0  # among the books
    games: int = 0  # at tables
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
    while seals := await _seals_after(store, report.seals):
        for seal, found in seals:
            report.seals += 1
            if seal.number != report.seals or chained(previous, digest(wire.encode(seal))) != found:
                raise Mismatch(SEAL_BROKEN(seal=report.seals, book="-"), f"seal {report.seals}")
            previous = found
            for book, head in seal.heads.items():
                heads[book][seal.number] = head
    return heads


async def _seals_after(store: Store, last: int) -> Sequence[tuple[Seal, str]]:
    """Some at a time; where one of them cannot be read, one by one, so that it is named."""
    try:
        return await store.seals(after=last)
    except ValueError:
        try:
            return await store.seals(after=last, most=1)
        except ValueError:
            raise Mismatch(SEAL_BROKEN(seal=last + 1, book="-"), f"seal {last + 1}") from None


async def _house(store: Store, sealed: Heads) -> Past:
    founded = await store.book(HOUSE)
    if founded is None:
        raise Refused(NOT_FOUNDED())
    return check.house(founded, sealed)


async def _books(store: Store, report: Report, sealed: SealedHeads, progress: Callable[[Report], None] | None) -> None:
    heads = sealed.pop(HOUSE, {})
    house = await _house(store, heads)
    report.books, report.entries = 1, house.entries
    chips: Accounts = {}
    tables: list[str] = []
    last = ""
    while names := await store.books(after=last):
        last = names[-1]
        tables += (name for name in names if name.startswith(PREFIX))
        for name in names:
            if name == HOUSE or name.startswith(PREFIX):
                continue
            kept = await store.book(name)
            assert kept is not None
            if check.is_newer(kept, house):
                house = await _house(store, heads)
            account = check.book(kept, house, sealed.pop(name, {}))
            report.plays += len(kept.plays)
            chips[name] = dict(chips_of(kept.lines))
            _add(report, kept, account.balances)
            if progress is not None:
                progress(report)
    for name in tables:
        kept = await store.book(name)
        assert kept is not None
        if check.is_newer(kept, house):
            house = await _house(store, heads)
        at_table = table_audit.book(kept, house, sealed.pop(name, {}))
        await _check_chips(store, kept, chips)
        report.tables += 1
        report.games += len(kept.plays)
        _add(report, kept, at_table.balances)
        if progress is not None:
            progress(report)
    for player, table in ((player, table) for player, known in chips.items() for table in known):
        raise Mismatch(CHIPS_WRONG(player=player, table=table), player)  # no table knows of these
    if sealed:
        book, heads = next(iter(sealed.items()))
        raise Mismatch(SEAL_BROKEN(seal=min(heads), book=book), book)


async def _check_chips(store: Store, kept: Book, chips: Accounts) -> None:
    """C15: the accounts of a table's players know of the same chips."""
    for player, moved in chips_of(kept.lines).items():
        known = chips.get(player, {}).pop(kept.id, ())
        if len(known) < len(moved) and known == moved[: len(known)]:
            again = await store.book(player)
            known = () if again is None else chips_of(again.lines).get(kept.id, ())[: len(moved)]
        if known != moved:
            raise Mismatch(CHIPS_WRONG(player=player, table=kept.id), kept.id)


def _add(report: Report, kept: Book, balances: Balances) -> None:
    report.books += 1
    report.entries += len(kept.lines)
    for each, amount in balances.items():
        report.totals[each] = report.totals.get(each, NOTHING) + amount
