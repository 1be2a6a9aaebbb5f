"""The audit of the record of reads (requirement 43): its chain, who is listed, what the house's journal knows of it.

Whoever logs in puts the length and the last hash of the record into the house's journal. So reads before the last
log-in can be neither taken away nor changed without a trace there. Those after it can, until somebody logs in.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from ventuno.house.findings import READS_WRONG
from ventuno.house.journal import BEGINNING
from ventuno.house.mismatches import Mismatches
from ventuno.house.office import reads
from ventuno.store.sql.reads import ReadStore

PLACE: Final = "reads"
AT_ONCE: Final = 1000


async def check(store: ReadStore, known: Mapping[int, str], found: Mismatches) -> None:
    """`known`: hashes by length, from the journal. Each read is held against the one before it as it stands."""
    number, previous = 0, BEGINNING
    while some := await store.after(number, most=AT_ONCE):
        for read, subjects in some:
            number += 1
            fits = reads.fits(read, number, previous, subjects)
            previous = read.hash
            if not fits or known.get(number, previous) != previous:
                found.add(READS_WRONG(entry=number), PLACE)
            with suppress(ValueError):
                number = max(number, read.read.number)
    if max(known, default=0) > number:
        found.add(READS_WRONG(entry=number + 1), PLACE)
