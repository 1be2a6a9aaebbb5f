"""Which signs a player shows, with the facts behind each (requirement 46, BGS 78).

A sign is looked for in what somebody does: pays in, stakes, raises limits, stays. Never in how well they play or how
lucky they are: of results only the money lost in a session is read, because chasing follows it.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta

from ventuno.house.accounts.events import (
    CardPurchased,
    ChipsBrought,
    ChipsReturned,
    Deposited,
    LimitSet,
    NearLimit,
    PlayPaid,
    PlayStarted,
    Withdrawn,
)
from ventuno.house.journal import Entry
from ventuno.house.ledger.calendar import day_of
from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.protection import activity
from ventuno.house.protection.activity import Stretch
from ventuno.house.protection.criteria import Chasing, Criteria, Repeated
from ventuno.house.protection.events import CaseFinding, Occasion, Sign

OCCASIONS_MAX = 20  # in a finding: the newest
KINDS = frozenset(
    {
        *("deposited", "withdrawn", "limit_set", "near_limit"),
        *("play_started", "card_bought", "winnings_realised", "play_paid", "chips_brought", "chips_returned"),
    }
)  # of the entries that are read at all


def findings(entries: Sequence[Entry], criteria: Criteria, at: datetime) -> tuple[CaseFinding, ...]:
    """Every criterion that is met at that time, from entries in the order of the journal."""
    stays = activity.sessions(entries, timedelta(minutes=criteria.session_gap_minutes))
    seen = (
        _rising_deposits(entries, criteria, at),
        _met(Sign.LIMITS_RAISED, criteria.limits_raised, _raised(entries), at),
        _met(Sign.LIMITS_HIT, criteria.limits_hit, _hit(entries), at),
        _chasing(entries, stays, criteria.chasing, at),
        _met(Sign.LONG_SESSIONS, criteria.long_sessions, _long(stays, criteria), at),
        _met(Sign.NIGHT_SESSIONS, criteria.night_sessions, _nights(stays, criteria), at),
        _met(Sign.WITHDRAWN_AND_BACK, criteria.withdrawn_and_back, _back(entries, criteria), at),
    )
    return tuple(each for each in seen if each is not None)


def opens_case(found: Iterable[CaseFinding], criteria: Criteria) -> bool:
    return sum(each.weight for each in found) >= criteria.open_at


def _met(sign: Sign, of: Repeated, occasions: Iterable[Occasion], at: datetime) -> CaseFinding | None:
    since = at - timedelta(days=of.days)
    within = [each for each in occasions if since < each.at <= at]
    return None if len(within) < of.times else _finding(sign, of, within, at, {})


def _finding(
    sign: Sign, of: Repeated, occasions: Sequence[Occasion], at: datetime, facts: dict[str, str]
) -> CaseFinding:
    since = at - timedelta(days=of.days)
    newest = tuple(occasions[-OCCASIONS_MAX:])
    return CaseFinding(
        sign=sign,
        weight=of.weight,
        since=day_of(since),
        until=day_of(at),
        times=len(occasions),
        facts=facts,
        occasions=newest,
    )


def _rising_deposits(entries: Iterable[Entry], criteria: Criteria, at: datetime) -> CaseFinding | None:
    of = criteria.rising_deposits
    half, whole = at - timedelta(days=of.days) / 2, at - timedelta(days=of.days)
    made = [
        Occasion(at=each.at, amount=each.what.amount)
        for each in entries
        if isinstance(each.what, Deposited) and whole < each.at <= at
    ]
    newer = [each for each in made if each.at > half]
    now, before = _sum(newer), _sum(each for each in made if each.at <= half)
    enough = now >= _francs(of.least) and before >= _francs(of.least_before) and len(newer) >= of.times
    if not enough or now.centimes < of.factor * before.centimes:
        return None
    return _finding(Sign.RISING_DEPOSITS, of, newer, at, {"before": str(before), "now": str(now)})


def _raised(entries: Iterable[Entry]) -> Iterator[Occasion]:
    """A raise waits (B18): that is how a journal tells it from a lower limit. Several at one moment are one."""
    last: datetime | None = None
    for each in entries:
        if isinstance(each.what, LimitSet) and each.what.effective_at > each.at:
            if last is None or each.at - last > timedelta(minutes=10):
                yield Occasion(at=each.at, amount=each.what.amount)
            last = each.at


def _hit(entries: Iterable[Entry]) -> Iterator[Occasion]:
    """Days on which the player was told that a limit is nearly used up."""
    days = set()
    for each in entries:
        if isinstance(each.what, NearLimit) and day_of(each.at) not in days:
            days.add(day_of(each.at))
            yield Occasion(at=each.at, amount=each.what.used)


def _chasing(entries: Sequence[Entry], stays: Sequence[Stretch], of: Chasing, at: datetime) -> CaseFinding | None:
    """A habit, not an exception: often enough, and in most of the sessions in which it was tempting."""
    since = at - timedelta(days=of.days)
    tempting = [(when, chased) for when, chased in _after_losses(entries, stays, of) if since < when <= at]
    chases = [chased for _, chased in tempting if chased is not None]
    if len(chases) < max(of.times, of.share * len(tempting)):
        return None
    return _finding(Sign.CHASING, of, chases, at, {"sessions": str(len(tempting))})


def _after_losses(
    entries: Sequence[Entry], stays: Sequence[Stretch], of: Chasing
) -> Iterator[tuple[datetime, Occasion | None]]:
    """The sessions in which somebody went on soon after a loss, and how they chased it if they did.

    A deposit just after a session belongs to it.
    """
    soon, times = timedelta(minutes=of.minutes), [each.at for each in entries]
    for number, stay in enumerate(stays):
        following = stays[number + 1].begin if number + 1 < len(stays) else stay.end + soon
        until = max(stay.end, min(stay.end + soon, following))
        session = entries[bisect_left(times, stay.begin) : bisect_right(times, until)]
        went_on = list(_went_on(session, of))
        if went_on:
            chased = next((each for each in went_on if each is not None), None)
            yield stay.begin if chased is None else chased.at, chased


def _went_on(session: Sequence[Entry], of: Chasing) -> Iterator[Occasion | None]:
    """What somebody did soon after a loss: a deposit or a much higher stake chases it, another stake does not."""
    lost, first_stake, soon = NOTHING, None, timedelta(minutes=of.minutes)
    lost_at: datetime | None = None
    for entry in session:
        what, behind = entry.what, lost >= _francs(of.loss) and lost > NOTHING
        is_soon = behind and lost_at is not None and entry.at - lost_at <= soon
        if is_soon and isinstance(what, Deposited):
            yield Occasion(at=entry.at, amount=what.amount)
        if isinstance(what, PlayStarted):
            first_stake = first_stake or what.stake
            raised = what.stake.centimes >= of.stake_factor * first_stake.centimes
            if is_soon:
                yield Occasion(at=entry.at, amount=what.stake) if raised else None
        elif is_soon and isinstance(what, ChipsBrought):
            yield None
        lost += lost_by(what)
        if isinstance(what, PlayPaid | ChipsReturned):  # also one that pays nothing
            lost_at = entry.at


def lost_by(what: object) -> Money:
    """What this adds to the money lost; chips at a table count until they come back."""
    match what:
        case PlayStarted(stake=stake):
            return stake
        case CardPurchased(from_balance=paid):
            return paid
        case PlayPaid(paid_out=paid):
            return -paid
        case ChipsBrought(amount=amount):
            return amount
        case ChipsReturned(amount=amount):
            return -amount
        case _:
            return NOTHING


def _long(stays: Iterable[Stretch], criteria: Criteria) -> Iterator[Occasion]:
    least = criteria.long_sessions.minutes
    return (Occasion(at=each.begin, minutes=each.minutes) for each in stays if each.minutes >= least)


def _nights(stays: Iterable[Stretch], criteria: Criteria) -> Iterator[Occasion]:
    of = criteria.night_sessions
    nights: dict[datetime, int] = {}
    for each in stays:
        for night, minutes in activity.minutes_at_night(each, of.hour).items():
            nights[night] = nights.get(night, 0) + minutes
    enough = {night: minutes for night, minutes in nights.items() if minutes >= of.minutes}
    return (Occasion(at=night.astimezone(UTC), minutes=minutes) for night, minutes in enough.items())


def _back(entries: Iterable[Entry], criteria: Criteria) -> Iterator[Occasion]:
    soon = timedelta(hours=criteria.withdrawn_and_back.hours)
    withdrawn: datetime | None = None
    for each in entries:
        if isinstance(each.what, Withdrawn):
            withdrawn = each.at
        elif isinstance(each.what, Deposited) and withdrawn is not None:
            if each.at - withdrawn <= soon:
                yield Occasion(at=each.at, amount=each.what.amount)
            withdrawn = None


def _sum(occasions: Iterable[Occasion]) -> Money:
    return total(each.amount for each in occasions if each.amount is not None)


def _francs(amount: int) -> Money:
    return Money(100 * amount)
