"""How time passes in the simulation: mostly by seconds, in spells between which hours or days go by.

A spell likes to begin at a moment at which something changes: a midnight, the end of a play, a raised limit. That is
where mistakes about time are made.
"""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from random import Random

from tests.simulation.accounts import Account
from tests.simulation.terms import Terms
from tests.simulation.times import MOMENT, Clock, begin_of, clock_changes, midnight_after

FAR = timedelta(days=12)
MINUTE = timedelta(minutes=1)


def pass_time(clock: Clock, rng: Random) -> None:
    """Between two requests of a spell. The house's own clock is sometimes behind for as long as a request takes."""
    clock.true += timedelta(microseconds=rng.randrange(4_000_000))
    chance = rng.random()
    if chance < 0.01:
        clock.behind = timedelta(microseconds=rng.randint(1, 10_000_000))  # tolerated
    elif chance < 0.018:
        clock.behind = timedelta(seconds=rng.choice((11, 60, 4000)))
    else:
        clock.behind = timedelta(0)


def next_spell(clock: Clock, rng: Random, accounts: Iterable[Account], house: Terms) -> str | None:
    """Some time later, but never past a landmark: it is lived through. Whose moment it is, if anybody's."""
    clock.behind = timedelta(0)
    whose: str | None = None
    if rng.random() < 0.5:
        later, whose = rng.choice([*_moments(clock.true, accounts, house)])
        later += rng.choice((-MOMENT, timedelta(0), timedelta(0), MOMENT, -MINUTE))
    else:
        days = rng.choice((0, 0, 1, rng.randint(5, 45)))
        later = clock.true + timedelta(days=days, hours=rng.choice((1, 5)), seconds=rng.randrange(7200))
    passed = [moment for moment in _landmarks(clock.true.year) if clock.true < moment < later]
    stops = [moment - MINUTE if clock.true < moment - MINUTE else moment for moment in passed]
    clock.true = max(clock.true, min([later, *stops]))
    return whose


def _landmarks(year: int) -> list[datetime]:
    """The days on which the clocks change, from midnight to midnight, and the new year."""
    changes = clock_changes(year)
    before = [midnight_after(change - timedelta(hours=12)) for change in changes]
    after = [midnight_after(change) for change in changes]
    return sorted([*changes, *before, *after, midnight_after(datetime(year, 12, 31, 12, tzinfo=UTC))])


def _moments(now: datetime, accounts: Iterable[Account], house: Terms) -> Iterable[tuple[datetime, str | None]]:
    """Those ahead at which something changes by itself. Midnights always are."""
    ahead: list[tuple[datetime, str | None]] = [
        (midnight_after(now), None),
        (midnight_after(now + timedelta(days=2)), None),
        *((effective_at, None) for effective_at, _ in (*house.rules, *house.laws)),
    ]
    for account in accounts:
        own = [*account.blocks.values()]
        own += (limit.later_from for limit in account.limits.values() if limit.later_from is not None)
        own += (begin_of(number + 30) for number, day in account.days.items() if day.deposits)  # B18: counts no more
        if account.sitting is not None and account.sitting.expires_at is not None:
            own += [account.sitting.expires_at] * 3
        ahead += ((moment, account.id) for moment in own)
    return ((moment, whose) for moment, whose in ahead if now < moment < now + FAR)
