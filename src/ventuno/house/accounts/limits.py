"""Limits, B18 and requirements 23-25: how much may still be lost, deposited or played, and when that changes.

Days are days in Zurich (B17): the last 1, 7 or 30 of them, today included. Only the daily sums of the last 30 days are
needed, so a long history costs nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
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
    LOSS_LIMIT_CHIPS,
    LOSS_LIMIT_CHIPS_OR_LATER,
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


@dataclass(frozen=True, slots=True)
class Losses:
    """What counts towards the limits on net loss.

    Chips at a table may be lost at any moment. So they count at every moment until they come back, as lost that day.
    """

    days: Days
    at_tables: Money = NOTHING

    def at(self, moment: datetime) -> Days:
        return tuple(add(self.days, moment, loss=self.at_tables)) if self.at_tables else self.days


def more_from(limits: Limits, losses: Losses, kinds: Sequence[LimitKind], at: datetime) -> datetime | None:
    """When these limits together will have more room than now, if nothing else happens."""
    now, today = room(limits, losses, kinds, at), calendar.day_of(at)
    midnights = [calendar.bounds(today + timedelta(days=n))[0] for n in range(1, DAYS_KEPT + 1)]
    pending = [limits[kind].pending for kind in kinds if kind in limits]
    for moment in sorted([*midnights, *(each.effective_at for each in pending if each and each.effective_at > at)]):
        then = room(limits, losses, kinds, moment)
        if now is not None and (then is None or then > now):
            return moment
    return None


def room(limits: Limits, losses: Losses, kinds: Sequence[LimitKind], at: datetime) -> Money | None:
    """The least that one of these limits leaves; `None` if there is no limit."""
    days = losses.at(at)
    rooms = (left(limits, days, kind, at) for kind in kinds)
    return min((each for each in rooms if each is not None), default=None)


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


def may_lose(limits: Limits, losses: Losses, amount: Money, at: datetime) -> None:
    """Refused unless every net-loss limit has room for the amount."""
    if refusal := losses_reached(limits, losses, amount, at):
        raise Refused(refusal)


def losses_reached(limits: Limits, losses: Losses, amount: Money, at: datetime) -> Refusal | None:
    """The strictest net-loss limit, if it has no room for the amount. Of two that are alike, the one over more days."""
    if not all_set(limits):
        return LIMITS_NOT_SET()
    days = losses.at(at)
    rooms = [(least, -kind.days, kind) for kind in LOSS_LIMITS if (least := left(limits, days, kind, at)) is not None]
    least, _, kind = min(rooms)
    return _losses_reached(limits, losses, kind, least, at) if amount > least else None


def _losses_reached(limits: Limits, losses: Losses, kind: LimitKind, least: Money, at: datetime) -> Refusal:
    limit, more = limits[kind].in_force(at), more_from(limits, losses, LOSS_LIMITS, at)
    if _chips_matter(limits, losses, least, more, at):
        if more is None:
            return LOSS_LIMIT_CHIPS(days=kind.days, limit=limit, left=least, chips=losses.at_tables)
        return LOSS_LIMIT_CHIPS_OR_LATER(
            days=kind.days, limit=limit, left=least, chips=losses.at_tables, more_from=calendar.said(more)
        )
    if more is None:
        return LOSS_LIMIT_TOO_LOW(days=kind.days, limit=limit, left=least)
    return LOSS_LIMIT_REACHED(days=kind.days, limit=limit, left=least, more_from=calendar.said(more))


def _chips_matter(limits: Limits, losses: Losses, least: Money, more: datetime | None, at: datetime) -> bool:
    """Whether there would be more room, or sooner, if the chips were not at a table."""
    without = Losses(losses.days)
    now = room(limits, without, LOSS_LIMITS, at)
    if now is None or now > least:
        return True
    sooner = more_from(limits, without, LOSS_LIMITS, at)
    return sooner is not None and (more is None or sooner < more)


def may_deposit(limits: Limits, days: Days, amount: Money, at: datetime) -> None:
    least = left(limits, days, LimitKind.DEPOSIT_30, at)
    if least is not None and amount > least:
        raise Refused(_deposits_reached(limits, days, least, at))


def deposits_used_up(limits: Limits, days: Days, at: datetime) -> Refusal | None:
    """Art. 10.2: no card is sold while the limit on deposits is used up."""
    least = left(limits, days, LimitKind.DEPOSIT_30, at)
    return _deposits_reached(limits, days, NOTHING, at) if least == NOTHING else None


def _deposits_reached(limits: Limits, days: Days, least: Money, at: datetime) -> Refusal:
    kind = LimitKind.DEPOSIT_30
    limit, more = limits[kind].in_force(at), more_from(limits, Losses(days), (kind,), at)
    if more is None:
        return DEPOSIT_LIMIT_TOO_LOW(days=kind.days, limit=limit, left=least)
    return DEPOSIT_LIMIT_REACHED(days=kind.days, limit=limit, left=least, more_from=calendar.said(more))


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
