"""The audit of the record of reads (requirement 43): its chain, who is listed, what the house's journal knows of it.

Whoever logs in puts the length and the last hash of the record into the house's journal. So reads before the last
log-in can be neither taken away nor changed without a trace there. Those after it can, until somebody logs in.
"""

from collections.abc import Mapping
from typing import Final

from ventuno.house.audit import Mismatch
from ventuno.house.findings import READS_WRONG
from ventuno.house.journal import BEGINNING
from ventuno.house.office import reads
from ventuno.store.sql.reads import ReadStore

PLACE: Final = "reads"
AT_ONCE: Final = 1000


async def check(store: ReadStore, known: Mapping[int, str]) -> None:
    """Refused at the first read that does not fit, or is missing. `known`: hashes by length, from the journal."""
    number, previous = 0, BEGINNING
    while some := await store.after(number, most=AT_ONCE):
        for found, subjects in some:
            number += 1
            if not reads.fits(found, number, previous, subjects):
                raise Mismatch(READS_WRONG(entry=number), PLACE)
            previous = found.hash
            if known.get(number, previous) != previous:
                raise Mismatch(READS_WRONG(entry=number), PLACE)
    if max(known, default=0) > number:
        raise Mismatch(READS_WRONG(entry=number + 1), PLACE)
