"""Sealing: the heads of all books that have grown go into one line, chained to the seal before."""

from datetime import datetime

from ventuno.store.sql.seals import SealStore


async def seal(seals: SealStore, at: datetime) -> int:
    """Seal every book that has grown, and return how many were sealed."""
    sealed = 0
    while some := await seals.add(at):
        sealed += some
    return sealed
