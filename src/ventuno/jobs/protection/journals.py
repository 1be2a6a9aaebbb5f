"""A player's journal from the newest entry back to some time: a long history is not read."""

from collections.abc import Collection
from datetime import datetime

from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.store.sql.books import BookStore

LINES_AT_ONCE = 1000


async def since(books: BookStore, player: str, entries: int, begin: datetime, kinds: Collection[str]) -> list[Entry]:
    """The entries of these kinds after that time, in order, of a journal with that many entries."""
    found: list[list[Entry]] = []
    last = entries
    while last > 0:
        first = max(0, last - LINES_AT_ONCE)
        lines = await books.lines(player, after=first, most=last - first)
        wanted = [codec.decode(line.text, Entry) for line in lines if line.kind in kinds]
        found.append([each for each in wanted if each.at > begin])
        if lines and codec.decode(lines[0].text, Entry).at <= begin:
            break
        last = first
    return [each for part in reversed(found) for each in part]
