"""From when a limit has more room: what is said about it holds, on whatever history (B18, B9)."""

from datetime import date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit import NOON
from ventuno.house.accounts import limits
from ventuno.house.accounts.events import LOSS_LIMITS, LimitKind
from ventuno.house.accounts.limits import Day, Limit, Losses, Pending
from ventuno.house.ledger import calendar
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refusal

TODAY = calendar.day_of(NOON)
MIDNIGHT = calendar.bounds(TODAY)[1]
HOURS = [NOON + timedelta(hours=hours) for hours in range(73)]  # within them a higher limit takes effect
MOMENTS = sorted({*HOURS, *(calendar.bounds(TODAY + timedelta(days=days))[1] for days in range(31))})

centimes = st.integers(0, 60).map(Money)
a_limit = st.builds(
    Limit,
    st.integers(1, 60).map(Money),
    st.none() | st.builds(lambda hours: Pending(Money(90), NOON + timedelta(hours=hours)), st.integers(1, 72)),
)
histories = st.dictionaries(st.integers(0, 29), st.integers(-60, 60)).map(
    lambda lost: tuple(Day(TODAY - timedelta(days=ago), Money(lost[ago])) for ago in sorted(lost, reverse=True))
)


def least(own: dict[LimitKind, Limit], losses: Losses, at: datetime) -> Money:
    rooms = (limits.left(own, losses.at(at), kind, at) for kind in LOSS_LIMITS)
    return min(room for room in rooms if room is not None)


def refused(own: dict[LimitKind, Limit], losses: Losses, amount: Money) -> Refusal:
    refusal = limits.losses_reached(own, losses, amount, NOON)
    assert refusal is not None
    return refusal


@given(st.fixed_dictionaries(dict.fromkeys(LOSS_LIMITS, a_limit)), histories, centimes)
def test_b18_at_the_time_that_is_named_there_is_more_and_before_it_and_without_one_there_is_not(
    own: dict[LimitKind, Limit], days: tuple[Day, ...], chips: Money
) -> None:
    losses = Losses(days, chips)
    now, named = least(own, losses, NOON), limits.more_from(own, losses, LOSS_LIMITS, NOON)
    if named is not None:
        assert least(own, losses, named) > now
    assert all(least(own, losses, each) <= now for each in MOMENTS if named is None or each < named)
    refusal = refused(own, losses, now + Money(1))
    assert refusal.facts["left"] == now
    assert refusal.facts.get("more_from") == (None if named is None else calendar.said(named))
    then = [least(own, Losses(days), each) > now for each in MOMENTS]  # without the chips
    helps = any(then[: MOMENTS.index(named)] if named else then)
    assert ("chips" in refusal.facts) is helps  # standing up is named where it may help, and only there


def limit_of(amount: int) -> dict[LimitKind, Limit]:
    return {kind: Limit(Money(900_00)) for kind in LOSS_LIMITS} | {LimitKind.LOSS_1: Limit(Money(amount))}


def lost(amount: int, on: date = TODAY) -> tuple[Day, ...]:
    return (Day(on, Money(amount)),)


@pytest.mark.parametrize(
    ("limit", "loss", "more_from", "said"),
    [
        (1_00, 3_00, None, "leaves CHF 0.00. Chips for CHF 27.90 at a table count until you stand up there."),
        (27_90, 3_00, None, "leaves CHF 0.00. Chips for CHF 27.90 at a table count until you stand up there."),
        (
            29_00,
            3_00,
            MIDNIGHT,
            "Chips for CHF 27.90 at a table count until you stand up there; otherwise more from 04.03.2026 00:00.",
        ),
        (40_00, 30_00, MIDNIGHT, "until you stand up there; otherwise more from 04.03.2026 00:00."),
        (60_00, -3_00, None, "leaves CHF 35.10. Chips for CHF 27.90 at a table count until you stand up there."),
    ],
)
def test_b18_chips_at_a_table_are_named_where_they_take_room_and_no_midnight_frees_them(
    limit: int, loss: int, more_from: datetime | None, said: str
) -> None:
    own, losses = limit_of(limit), Losses(lost(loss), Money(27_90))
    refusal = refused(own, losses, Money(50_00))
    assert limits.more_from(own, losses, LOSS_LIMITS, NOON) == more_from
    assert refusal.code == "loss_limit_reached"
    assert refusal.said_in(Language.EN).endswith(said)


def test_b18_where_two_limits_are_used_up_the_time_is_that_of_both() -> None:
    own = limit_of(5_00) | {LimitKind.LOSS_7: Limit(Money(5_00))}
    refusal = refused(own, Losses(lost(5_00)), Money(1))
    assert (refusal.facts["days"], refusal.facts["more_from"]) == (7, "10.03.2026 00:00")


def test_b18_a_deposit_knows_no_chips() -> None:
    own = {LimitKind.DEPOSIT_30: Limit(Money(10_00))}
    refusal = limits.deposits_used_up(own, (Day(TODAY, deposits=Money(10_00)),), NOON)
    assert refusal is not None
    assert refusal.facts["left"] == NOTHING
    assert refusal.facts["more_from"] == "02.04.2026 00:00"
