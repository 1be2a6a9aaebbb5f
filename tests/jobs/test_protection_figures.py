"""Requirement 46: what came of a measure, in the 30 days before and after it."""

from datetime import UTC, datetime

import pytest

from tests.kit import OPERATOR, House
from ventuno.desk.requests import BeginCase, CloseCase, Deposit, TakeMeasure
from ventuno.house.accounts.events import LimitKind
from ventuno.house.ledger.money import Money
from ventuno.house.protection.events import Judgement, Measure
from ventuno.jobs.protection import figures


def test_req_46_thirty_days_before_and_after(house: House) -> None:
    player = house.ready(deposit="100")
    house.clock.forward(days=40)
    house.do(Deposit(amount="70"), player)
    house.clock.forward(days=1)
    house.do(BeginCase(reason="r"), player, actor=OPERATOR)
    house.do(TakeMeasure(number=1, measure=Measure.MESSAGE, reason="r"), player, actor=OPERATOR)
    house.clock.forward(days=29)
    house.do(Deposit(amount="20"), player)
    year = figures.current_year(house.clock())
    early = house.run(figures.of_year(house.store, year, house.clock()))
    assert (early.measures[Measure.MESSAGE].taken, early.measures[Measure.MESSAGE].compared) == (1, 0)
    house.clock.forward(days=2)
    house.do(Deposit(amount="50"), player)
    late = house.run(figures.of_year(house.store, year, house.clock())).measures[Measure.MESSAGE]
    assert (late.compared, late.before.deposits, late.after.deposits) == (1, Money(70_00), Money(20_00))


def test_req_46_a_year_is_zurichs() -> None:
    """The last hour of the old year in Greenwich is the first of the new one in Zurich."""
    assert figures.current_year(datetime(2026, 12, 31, 22, 59, tzinfo=UTC)) == 2026
    assert figures.current_year(datetime(2026, 12, 31, 23, tzinfo=UTC)) == 2027


def played(house: House, player: str, *, minutes: int) -> None:
    """Two plays for CHF 1, lost, with that time between them."""
    for wait in (minutes, 60):
        house.finish(player, house.start(player))
        house.clock.forward(minutes=wait)


@pytest.mark.parametrize(
    "request_",
    [
        TakeMeasure(number=1, measure=Measure.LIMIT, reason="r", limit=LimitKind.LOSS_7, amount="35", days=60),
        TakeMeasure(number=1, measure=Measure.PAUSE, reason="r", days=2),
        TakeMeasure(number=1, measure=Measure.MESSAGE, reason="r"),
    ],
    ids=lambda request: request.measure.value,
)
def test_req_46_losses_and_minutes_are_compared_for_every_measure(house: House, request_: TakeMeasure) -> None:
    """What another player does, and what was done more than 30 days before or after, counts for nothing."""
    player, other = house.ready(deposit="100"), house.ready("berta")
    played(house, player, minutes=25)  # too early
    house.clock.forward(days=31)
    played(house, player, minutes=10)
    played(house, other, minutes=15)
    house.do(BeginCase(reason="r"), player, actor=OPERATOR)
    house.do(request_, player, actor=OPERATOR)
    opened = house.clock()
    house.clock.forward(days=3)
    played(house, player, minutes=20)
    house.do(CloseCase(number=1, judgement=Judgement.UNFOUNDED, outcome="o"), player, actor=OPERATOR)
    house.clock.forward(days=28)
    played(house, player, minutes=5)  # too late
    year = house.run(figures.of_year(house.store, figures.current_year(opened), house.clock()))
    assert (year.opened, year.by_staff, year.unfounded_share) == (1, 1, 1.0)
    did = year.measures.pop(request_.measure)
    assert (did.taken, did.compared) == (1, 1)
    assert (did.before, did.after) == (
        figures.Behaviour(lost=Money(2_00), minutes=10),
        figures.Behaviour(lost=Money(2_00), minutes=20),
    )
    assert all(each.taken == 0 for each in year.measures.values())
