"""Declaring a restore: the log outside is ahead of the database, and that is meant.

A log takes nothing back. What it has of later seals stays in it; an entry says from which seal the books go on. The
database takes over the log's entries, so that the next turn of publishing continues the same log.
"""

import asyncio
from datetime import datetime

from ventuno.house.journal import digest
from ventuno.house.public_log.findings import LOG_FOREIGN, LogMismatch
from ventuno.house.public_log.leaves import LogReading, RestoreLeaf
from ventuno.house.public_log.reading import checked_entries, checked_log
from ventuno.jobs.public_log.publisher import origin_of
from ventuno.store.public_log.place import ReadableLog
from ventuno.store.store import Store

SEALS_AT_ONCE = 1000


async def declare_restore(store: Store, log: ReadableLog, at: datetime) -> int | None:
    """The last seal that still holds; an entry that says so will be published. None if nothing was set back.

    Refused if the log is damaged, or another house's.
    """
    head, logged = await asyncio.to_thread(checked_log, log.read, log.name)
    if head.checkpoint.origin != await origin_of(store):
        raise LogMismatch(LOG_FOREIGN(where=log.name, origin=head.checkpoint.origin))
    seal = await _last_common_seal(store, logged)
    entries = await asyncio.to_thread(lambda: list(checked_entries(log.read, head.checkpoint, log.name)))
    same = await _common_entries(store, entries)
    if seal == logged.seals and same == len(entries):
        return None
    change = [] if seal == logged.seals else [RestoreLeaf(seal, at)]
    await store.leaves.take_over(same, entries[same:], *change)
    await store.leaves.keep_published(head.checkpoint.size, str(head.note))
    return seal


async def _last_common_seal(store: Store, logged: LogReading) -> int:
    seal = 0
    while rows := await store.seals.texts_after(seal, most=SEALS_AT_ONCE):
        for row in rows:
            if seal == logged.seals or logged.digest_of(seal + 1) != digest(row.text):
                return seal
            seal += 1
    return seal


async def _common_entries(store: Store, entries: list[bytes]) -> int:
    same = 0
    while ours := await store.leaves.after(same):
        for our in ours:
            if same == len(entries) or our != entries[same]:
                return same
            same += 1
    return same
