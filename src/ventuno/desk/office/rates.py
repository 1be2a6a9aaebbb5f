"""The history of exchange rates, from the house's own journal (C15)."""

from dataclasses import dataclass
from datetime import datetime

from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.ledger.postings import Currency
from ventuno.house.office.events import RatesPosted
from ventuno.house.office.house_state import BOOK
from ventuno.store.sql.books import BookStore

_MOST = 10_000  # more than a house posts in ten years


@dataclass(frozen=True, slots=True)
class PostedRate:
    entry: int
    at: datetime
    by: str
    currency: Currency
    buys: str
    sells: str
    reason: str
    in_force: bool


async def posted(books: BookStore, *, before: int | None = None, most: int = _MOST) -> tuple[list[PostedRate], bool]:
    """The rates that were posted, the newest first, and whether there are more."""
    lines = await books.recent_lines(BOOK, ("rates_posted",), most=_MOST)
    found: list[PostedRate] = []
    known: set[Currency] = set()
    for line in lines:
        entry = codec.decode(line.text, Entry)
        what = entry.what
        assert isinstance(what, RatesPosted)
        found.append(
            PostedRate(
                entry.number,
                entry.at,
                entry.actor,
                what.currency,
                what.buys,
                what.sells,
                what.reason or "",
                in_force=what.currency not in known,
            )
        )
        known.add(what.currency)
    earlier = [each for each in found if before is None or each.entry < before]
    return earlier[:most], len(earlier) > most
