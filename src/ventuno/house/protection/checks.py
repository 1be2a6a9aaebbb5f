"""What the desk and the audit both ask: whether a case, a measure or a limit was possible for this account."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from ventuno.house.office.staff import PROTECTION
from ventuno.house.protection.cases import MEASURE_DAYS
from ventuno.house.protection.events import CaseExtended, CaseOpened, ToCase

if TYPE_CHECKING:
    from ventuno.house.accounts.events import LimitImposed, LimitKind, LimitSet
    from ventuno.house.accounts.player import Player
    from ventuno.house.journal import Entry
    from ventuno.house.ledger.money import Money


def lowers(player: Player, kind: LimitKind, amount: Money, until: datetime, at: datetime) -> bool:
    """The house may lower a limit, never raise it, and for a year at most."""
    limit = player.limits.get(kind)
    now = None if limit is None else limit.in_force(at)
    return (now is None or amount <= now) and at < until <= at + timedelta(days=MEASURE_DAYS[-1])


def within_cap(player: Player, what: LimitSet, at: datetime) -> bool:
    cap = player.cap_on(what.limit, at)
    return cap is None or (what.amount is not None and what.amount <= cap.amount)


def possible(before: Player, what: ToCase | LimitImposed, entry: Entry) -> bool:
    """One open case at a time, numbered in order; only an open one goes on. Only the daily look extends one."""
    if not isinstance(what, ToCase):
        return lowers(before, what.limit, what.amount, what.until, entry.at)
    match what:
        case CaseOpened():
            return before.case is None and what.number == before.cases + 1
        case CaseExtended():
            return entry.actor == PROTECTION and before.case is not None and before.case.number == what.number
        case _:
            return before.case is not None and before.case.number == what.number
