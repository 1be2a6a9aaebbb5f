"""A whole daily check of a house: make it, put it on record, say which alerts it raised.

The command line and the server's worker processes both call `run`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime

import msgspec

from ventuno.desk.desk import Desk
from ventuno.desk.requests import RecordDailyCheck
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.office.events import AlertRaised
from ventuno.house.office.house_state import BOOK
from ventuno.house.refusals import KEY_CONFLICT
from ventuno.jobs.audit import audit_database
from ventuno.jobs.daily_check import check, schedule
from ventuno.jobs.daily_check.check import CheckResult
from ventuno.jobs.database import founded, opened
from ventuno.jobs.public_log import places
from ventuno.rules.refusals import Refused
from ventuno.store import databases
from ventuno.store.entropy import entropy
from ventuno.store.solved.solutions import Tell
from ventuno.store.sql.books import BookStore


@dataclass(frozen=True, slots=True)
class CheckRequest:
    actor: str  # in whose name it is recorded; the desk judges by the journal whether they may
    settings: Mapping[str, str]  # of the server, for the hash of the configuration
    reason: str | None = None  # why it was asked for
    public_log: str | None = None  # the folder of the settings
    due_hour: int | None = None  # if given: only if no check was recorded since that hour last came in Zurich


@dataclass(frozen=True, slots=True)
class CheckOutcome:
    entry: int | None  # in the house's journal: of this check, or of the one that was there before
    result: CheckResult | None = None  # none: no check was made, or another process recorded its own first
    alerts: tuple[tuple[int, AlertRaised], ...] = ()  # with the number of their entry


async def run(place: str, request: CheckRequest, tell: Tell) -> CheckOutcome:
    """Make a check and put it on record, unless there is one since it was due."""
    async with opened(place) as store:
        at = databases.now()
        due = None if request.due_hour is None else schedule.due_at(at, request.due_hour)
        if due is not None and (last := schedule.recorded_since(await founded(store.books), due)) is not None:
            return CheckOutcome(last.entry)
        audited = await audit_database(place, log=places.of_house(place, request.public_log))
        found = await check.make(store, at, request.settings, tell, audited)
        found = replace(found, made=msgspec.structs.replace(found.made, reason=request.reason))
        key = entropy(8).hex() if due is None else schedule.idempotency_key(due)
        desk = Desk(store, databases.now, entropy)
        entry = await record(desk, found, key=key, actor=request.actor, due=due)
        if entry is None:  # another process was quicker
            last = (await founded(store.books)).daily_check
            return CheckOutcome(None if last is None else last.entry)
        return CheckOutcome(entry, found, await _alerts(store.books, entry))


async def record(desk: Desk, found: CheckResult, *, key: str, actor: str, due: datetime | None = None) -> int | None:
    """Put the check on record: its entry in the house's journal.

    None if another process has recorded the check that was due then.
    """
    if await _recorded_since(desk.store.books, due):
        return None
    try:
        return (await desk.run(RecordDailyCheck(made=found.made, seen=found.seen), key=key, actor=actor)).entry
    except Refused as refused:
        if refused.refusal.code == KEY_CONFLICT.code and await _recorded_since(desk.store.books, due):
            return None  # both tried at the same time
        raise


async def _recorded_since(books: BookStore, due: datetime | None) -> bool:
    return due is not None and schedule.recorded_since(await founded(books), due) is not None


async def _alerts(books: BookStore, entry: int) -> tuple[tuple[int, AlertRaised], ...]:
    """The alerts that follow the check in the journal."""
    raised = []
    for line in await books.lines(BOOK, after=entry):
        what = codec.decode(line.text, Entry).what
        if not isinstance(what, AlertRaised):
            break
        raised.append((line.number, what))
    return tuple(raised)
