"""Comparing a whole database with the whole public log: what the audit does with it."""

import asyncio
from itertools import islice

from ventuno.house.journal import digest
from ventuno.house.mismatches import Mismatch
from ventuno.house.public_log import reading
from ventuno.house.public_log.findings import (
    LOG_AHEAD,
    LOG_DIFFERS,
    LOG_FOREIGN,
    LOG_FORGED,
    LOG_SHORT,
    LogMismatch,
)
from ventuno.house.public_log.leaves import LogReading
from ventuno.house.public_log.reading import Head, checked_log
from ventuno.jobs.public_log.publisher import origin_of
from ventuno.rules.refusals import Refusal
from ventuno.store.public_log.place import ReadableLog
from ventuno.store.store import Store

SEALS_AT_ONCE = 1000


async def check_log(store: Store, log: ReadableLog) -> list[Mismatch]:
    """Everything in which database and log do not fit. Nothing is changed, neither here nor there.

    What was sealed after the log's last entry is no finding: it will be published.
    """
    found: list[Mismatch] = []
    state = await store.leaves.state()
    published = 0 if state.published is None else state.published.size
    try:
        first = await asyncio.to_thread(reading.head_of, log.read, log.name)
        if first is None:
            return [LogMismatch(LOG_SHORT(where=log.name, found=0, published=published))] if published else []
        if first.checkpoint.origin != await origin_of(store):
            return [LogMismatch(LOG_FOREIGN(where=log.name, origin=first.checkpoint.origin))]
        head, logged = await asyncio.to_thread(checked_log, log.read, log.name)
        if state.keys and state.keys[0] != logged.keys[0]:
            found.append(LogMismatch(LOG_FORGED(where=log.name)))
        if head.checkpoint.size < published:
            found.append(LogMismatch(LOG_SHORT(where=log.name, found=head.checkpoint.size, published=published)))
        found += [LogMismatch(each) for each in await _compared(store, log, head, logged)]
    except LogMismatch as mismatch:
        found.append(mismatch)
    return found


async def _compared(store: Store, log: ReadableLog, head: Head, logged: LogReading) -> list[Refusal]:
    """Each seal that the log knows must be in the database, letter by letter, and so must each entry of the log."""
    found: dict[int, Refusal] = {}
    known = 0
    while rows := await store.seals.texts_after(known, most=SEALS_AT_ONCE):
        for number, row in enumerate(rows, known + 1):
            if number <= logged.seals and logged.digest_of(number) != digest(row.text):
                entry = logged.entry_of(number)
                found[entry] = LOG_DIFFERS(entry=entry)
        known += len(rows)
    ahead = [LOG_AHEAD(published=logged.seals, known=known)] if known < logged.seals else []
    number = 0
    entries = reading.checked_entries(log.read, head.checkpoint, log.name)
    while ours := await store.leaves.after(number):
        theirs = await asyncio.to_thread(lambda: list(islice(entries, len(ours))))  # run at once
        for at, (our, their) in enumerate(zip(ours, theirs, strict=False), number):
            if our != their:
                found.setdefault(at, LOG_DIFFERS(entry=at))
        number += len(ours)
    if number < logged.entries and not ahead:
        found.setdefault(number, LOG_DIFFERS(entry=number))
    return [*ahead, *found.values()]
