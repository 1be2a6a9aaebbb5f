"""Requirement 46: what came of a measure, in the 30 days before and after it."""

from tests.kit import OPERATOR, House
from ventuno.desk.requests import BeginCase, Deposit, TakeMeasure
from ventuno.house.ledger.money import Money
from ventuno.house.protection.events import Measure
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
