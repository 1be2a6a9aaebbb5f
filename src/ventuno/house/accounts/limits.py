"""Limits, B18 and requirements 23-25: how much may still be lost, deposited or played, and when that changes.

Days are days in Zurich (B17): the last 1, 7 or 30 of them, today included. Only the daily sums of the last 30 days are
needed, so a long history costs nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, timedelta

import msgspec

from ventuno.house.accounts.events import LOSS_LIMITS, LimitKind, NearLimit
from ventuno.house.ledger import calendar
from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.refusals import (
    DAILY_PLAYS_REACHED,
    DEPOSIT_LIMIT_REACHED,
    DEPOSIT_LIMIT_TOO_LOW,
    LIMITS_NOT_SET,
    LOSS_LIMIT_REACHED,
    LOSS_LIMIT_TOO_LOW,
)
from ventuno.rules.big21 import RuleSet
from ventuno.rules.refusals import Refusal, Refused

LOSS_LIMIT_MAX = Money(900_00)  # B18
DEPOSIT_LIMIT_MAX = Money(100_000_00)  # far above any sensible one
RAISE_WAITS = timedelta(hours=72)  # B18
DAYS_KEPT = max(kind.days for kind in LimitKind)
_NEAR_PERCENT = 80  # of a limit: time for a message


class Pending(msgspec.Struct, frozen=True):
    amount: Money | None
    effective_at: datetime


class Limit(msgspec.Struct, frozen=True, omit_defaults=True):
    amount: Money | None  # none: unlimited
    pending: Pending | None = None

    def in_force(self, at: datetime) -> Money | None:
        if self.pending is not None and self.pending.effective_at <= at:
            return self.pending.amount
        return self.amount


class Day(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player's day adds up to."""

    date: date
    loss: Money = NOTHING  # stakes + purchases - prizes; negative on a day of winning
    deposits: Money = NOTHING
    plays: int = 0


Limits = Mapping[LimitKind, Limit]
Days = Sequence[Day]


def add(days: Days, at: datetime, *, loss: Money = NOTHING, deposits: Money = NOTHING, plays: int = 0) -> Iterator[Day]:
    """The days with that added; days that no limit looks back to are dropped."""
    today = calendar.day_of(at)
    newest = max(today, days[-1].date) if days else today
    oldest = newest - timedelta(days=DAYS_KEPT - 1)
    by_date = {day.date: day for day in days}
    day = by_date.get(today, Day(today))
    by_date[today] = Day(today, day.loss + loss, day.deposits + deposits, day.plays + plays)
    return (by_date[each] for each in sorted(by_date) if each >= oldest)


def used(days: Days, kind: LimitKind, today: date) -> Money:
    since = today - timedelta(days=kind.days - 1)
    within = (day for day in days if since <= day.date <= today)
    return total(day.deposits if kind is LimitKind.DEPOSIT_30 else day.loss for day in within)


def left(limits: Limits, days: Days, kind: LimitKind, at: datetime) -> Money | None:
    """What is left of a limit: `NOTHING` if it is used up, `None` if there is no limit."""
    amount = limits[kind].in_force(at) if kind in limits else None
    return None if amount is None else max(NOTHING, amount - used(days, kind, calendar.day_of(at)))


def more_from(limits: Limits, days: Days, kind: LimitKind, at: datetime) -> datetime | None:
    """When more of the limit will be left than now, if nothing else happens."""
    now, today = left(limits, days, kind, at), calendar.day_of(at)
    midnights = (calendar.bounds(today + timedelta(days=n))[0] for n in range(1, DAYS_KEPT + 1))
    pending = limits[kind].pending if kind in limits else None
    moments = sorted([*midnights, *([pending.effective_at] if pending and pending.effective_at > at else [])])
    for moment in moments:
        then = left(limits, days, kind, moment)
        if now is not None and (then is None or then > now):
            return moment
    return None


def all_set(limits: Limits) -> bool:
    return all(kind in limits for kind in LOSS_LIMITS)


def effective_at(limits: Limits, kind: LimitKind, amount: Money | None, at: datetime) -> datetime:
    """B18: the first setting and a lower limit hold at once, a higher one 72 hours later."""
    if kind not in limits:
        return at
    now = limits[kind].in_force(at)
    raised = now is not None and (amount is None or amount > now)
    return at + RAISE_WAITS if raised else at


def with_limit(
    limits: Limits, kind: LimitKind, amount: Money | None, takes_effect_at: datetime, at: datetime
) -> Limits:
    if takes_effect_at <= at:
        return {**limits, kind: Limit(amount)}
    return {**limits, kind: Limit(limits[kind].in_force(at), Pending(amount, takes_effect_at))}


def may_lose(limits: Limits, days: Days, amount: Money, at: datetime) -> None:
    """Refused unless every net-loss limit has room for the amount."""
    if refusal := losses_reached(limits, days, amount, at):
        raise Refused(refusal)


def losses_reached(limits: Limits, days: Days, amount: Money, at: datetime) -> Refusal | None:
    """The strictest net-loss limit, if it has no room for the amount."""
    if not all_set(limits):
        return LIMITS_NOT_SET()
    rooms = [(room, kind) for kind in LOSS_LIMITS if (room := left(limits, days, kind, at)) is not None]
    room, kind = min(rooms, key=lambda each: each[0])
    return _losses_reached(limits, days, kind, room, at) if amount > room else None


def _losses_reached(limits: Limits, days: Days, kind: LimitKind, room: Money, at: datetime) -> Refusal:
    limit, more = limits[kind].in_force(at), more_from(limits, days, kind, at)
    if more is None:
        return LOSS_LIMIT_TOO_LOW(days=kind.days, limit=limit, left=room)
    return LOSS_LIMIT_REACHED(days=kind.days, limit=limit, left=room, more_from=calendar.said(more))


def may_deposit(limits: Limits, days: Days, amount: Money, at: datetime) -> None:
    room = left(limits, days, LimitKind.DEPOSIT_30, at)
    if room is not None and amount > room:
        raise Refused(_deposits_reached(limits, days, room, at))


def deposits_used_up(limits: Limits, days: Days, at: datetime) -> Refusal | None:
    """Art. 10.2: no card is sold while the limit on deposits is used up."""
    room = left(limits, days, LimitKind.DEPOSIT_30, at)
    return _deposits_reached(limits, days, NOTHING, at) if room == NOTHING else None


def _deposits_reached(limits: Limits, days: Days, room: Money, at: datetime) -> Refusal:
    kind = LimitKind.DEPOSIT_30
    limit, more = limits[kind].in_force(at), more_from(limits, days, kind, at)
    if more is None:
        return DEPOSIT_LIMIT_TOO_LOW(days=kind.days, limit=limit, left=room)
    return DEPOSIT_LIMIT_REACHED(days=kind.days, limit=limit, left=room, more_from=calendar.said(more))


def may_play_again(days: Days, rules: RuleSet, at: datetime) -> None:
    """Art. 4.2."""
    today = calendar.day_of(at)
    plays = next((day.plays for day in days if day.date == today), 0)
    if rules.plays_per_day_max is not None and plays >= rules.plays_per_day_max:
        tomorrow = calendar.bounds(today)[1]
        raise Refused(DAILY_PLAYS_REACHED(most=rules.plays_per_day_max, more_from=calendar.said(tomorrow)))


def newly_near(limits: Limits, before: Days, after: Days, at: datetime) -> Iterator[NearLimit]:
    """Requirement 23: the limits that have just reached 80 %."""
    today = calendar.day_of(at)
    for kind in LimitKind:
        amount = limits[kind].in_force(at) if kind in limits else None
        if amount is None:
            continue
        now = used(after, kind, today)
        if _near(now, amount) and not _near(used(before, kind, today), amount):
            yield NearLimit(limit=kind, used=now, amount=amount)


def _near(amount: Money, limit: Money) -> bool:
    return amount.centimes * 100 >= limit.centimes * _NEAR_PERCENT
