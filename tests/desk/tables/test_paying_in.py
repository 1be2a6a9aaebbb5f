"""C15, L67: notes into chips at the table. Payment and chips are one transaction, on both databases."""

import pytest
from msgspec import structs

from tests.desk.test_cashier import Recorder
from tests.kit import House
from tests.live import LiveTable
from ventuno.desk.requests import BlockMyself, BringChips, Deposit, PaidIn, PostRate, SetLimit, SitDown, StandUp
from ventuno.desk.tables.tables import TableDesk
from ventuno.desk.transaction import Transactions
from ventuno.house.accounts.events import GameKind, LimitKind
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import Currency, LedgerAccount
from ventuno.jobs.audit import audit
from ventuno.rules.refusals import Refused

EUROS = PaidIn(amount="50", currency=Currency.EUR, rate="0.9312")


@pytest.fixture
def provider() -> Recorder:
    return Recorder()


@pytest.fixture
def table(house: House, provider: Recorder) -> LiveTable:
    house.operate(PostRate(currency=Currency.EUR, buys="0.9312", sells="0.9698", reason="as in town"))
    house.tables = TableDesk(Transactions(house.store, house.clock, house.tables._transactions.entropy), provider)
    return LiveTable(house)


def sit(table: LiveTable, chips: str = "46.50", notes: PaidIn = EUROS, box: int = 1) -> SitDown:
    return SitDown(table=table.id, box=box, chips=chips, name="Me", paid_in=notes)


def kinds(house: House, player: str) -> list[str]:
    return [line.kind for line in house.run(house.store.books.lines(player))]


def test_l67_notes_become_chips_in_one_step(table: LiveTable, provider: Recorder) -> None:
    house = table.house
    player = house.ready(deposit="1")
    table.do(sit(table), player, key="k")
    assert table.now.chips(1) == Money(46_50)
    assert house.player(player).balance == Money(1_06)  # 46.56 were paid in: the rest is in the account
    assert house.player(player).balances[LedgerAccount.TILL_EUR] == Money(-46_56)
    assert kinds(house, player)[-2:] == ["deposited", "chips_brought"]
    (collected,) = provider.collected
    assert collected.startswith(f"{player}:t-k:")
    assert collected.endswith(" 50 EUR")
    more = BringChips(table=table.id, chips="21", paid_in=PaidIn(amount="20"))  # and one franc from the account
    table.do(more, player)
    assert (table.now.chips(1), house.player(player).balance) == (Money(67_50), Money(6))
    assert provider.collected[1].endswith(" 20 None")
    problem = house.run(audit(house.store)).problem
    assert problem is None, problem


REFUSED: list[tuple[SitDown | dict[str, object], str]] = [
    ({"paid_in": structs.replace(EUROS, rate="0.93")}, "rate_changed"),
    ({"paid_in": structs.replace(EUROS, currency=Currency.USD)}, "no_rate"),
    ({"paid_in": structs.replace(EUROS, currency=None)}, "no_rate"),
    ({"paid_in": PaidIn(amount="0")}, "bad_amount"),
    ({"paid_in": PaidIn(amount="-5")}, "bad_amount"),
    ({"paid_in": PaidIn(amount="100000.01")}, "bad_amount"),
    ({"paid_in": PaidIn(amount="10")}, "balance_too_low"),
    ({"paid_in": PaidIn(amount="201")}, "deposit_limit_reached"),
    ({"chips": "15"}, "table_chips_outside_limits"),
    ({"chips": "2000.10"}, "table_chips_outside_limits"),
    ({"chips": "60.50", "paid_in": PaidIn(amount="150")}, "loss_limit_reached"),
    ({"box": 2}, "table_box_taken"),
    ({"box": 9}, "table_no_such_box"),
    ({"name": ""}, "table_bad_name"),
    ({"table": "t-none"}, "table_unknown"),
]


def test_c15_what_is_refused_takes_no_money_and_changes_nothing(table: LiveTable, provider: Recorder) -> None:
    house = table.house
    table.sit(2)
    player = house.ready(deposit="1", limit="60")
    house.do(SetLimit(limit=LimitKind.DEPOSIT_30, amount="200"), player)
    before = house.player(player)
    for change, code in REFUSED:
        assert isinstance(change, dict)
        assert table.refused(structs.replace(sit(table), **change), player).code == code, change
    assert house.player(player) == before
    assert provider.collected == []


def test_c15_blocks_and_missing_limits_hold_for_notes_as_well(table: LiveTable, provider: Recorder) -> None:
    house = table.house
    newcomer = house.opened("newcomer")
    assert table.refused(sit(table), newcomer).code == "rules_not_accepted"
    blocked = house.ready("blocked")
    house.do(BlockMyself(game=GameKind.CHALLENGE, days=1), blocked)
    assert table.refused(sit(table), blocked).code == "self_blocked"
    assert provider.collected == []


def test_c15_between_games_only(table: LiveTable, provider: Recorder) -> None:
    for box in (1, 2):
        table.sit(box)
    table.deal((1, 2))
    bring = BringChips(table=table.id, chips="10", paid_in=PaidIn(amount="10"))
    assert table.refused(bring, table.people[1]).code == "table_chips_between_games"
    assert table.refused(structs.replace(bring), table.house.ready("other")).code == "table_no_seat"
    assert provider.collected == []


def test_req_28_a_payment_at_the_table_happens_once_however_late_it_is_repeated(
    table: LiveTable, provider: Recorder
) -> None:
    house = table.house
    player = house.ready(deposit="1")
    answers = house.together(*(table.ask(sit(table), player, key="k") for _ in range(20)))
    assert [answer for answer in answers if answer != answers[0]] == []
    table.do(StandUp(table=table.id), player)
    house.clock.forward(days=400)
    while house.run(house.store.answers.forget(house.clock.at)):
        pass
    assert table.do(sit(table), player, key="k") == answers[0]
    assert table.refused(sit(table, chips="20"), player, key="k").code == "key_conflict"
    assert house.player(player).balance == Money(47_56)
    assert kinds(house, player).count("deposited") == 2  # the one before, and this
    assert len({each.split()[0] for each in provider.collected}) == 1  # all of them under one reference


class Failing(Recorder):
    async def collect(self, reference: str, amount: str, currency: Currency | None) -> None:
        await super().collect(reference, amount, currency)
        raise OSError("the bank does not answer")


def test_c15_what_cannot_be_collected_brings_no_chips(table: LiveTable) -> None:
    house = table.house
    player = house.ready(deposit="100")
    before = house.player(player), table.now
    tables = TableDesk(Transactions(house.store, house.clock, bytes), Failing())
    with pytest.raises(OSError, match="does not answer"):
        house.run(tables.sit(sit(table), player=player, key="k"))
    assert (house.player(player), table.now) == before


def test_c15_a_rate_posted_while_the_money_is_collected_is_refused(table: LiveTable) -> None:
    """As at the cashier: the provider gives back what was collected and not booked."""
    house = table.house
    player = house.ready(deposit="1")

    class Slow(Recorder):
        async def collect(self, reference: str, amount: str, currency: Currency | None) -> None:
            await super().collect(reference, amount, currency)
            new = PostRate(currency=Currency.EUR, buys="0.92", sells="0.96", reason="it fell")
            await house.desk.run(new, key="new", actor="console:olga")

    slow = Slow()
    before = house.player(player)
    tables = TableDesk(Transactions(house.store, house.clock, bytes), slow)
    with pytest.raises(Refused) as refused:
        house.run(tables.sit(sit(table), player=player, key="k"))
    assert refused.value.refusal.code == "rate_changed"
    assert len(slow.collected) == 1
    assert house.player(player) == before


def test_b18_what_is_paid_in_counts_towards_the_limit_of_deposits(table: LiveTable) -> None:
    house = table.house
    player = house.ready(deposit="1")
    house.do(SetLimit(limit=LimitKind.DEPOSIT_30, amount="60"), player)
    table.do(sit(table), player)
    assert house.refused(Deposit(amount="20"), player).code == "deposit_limit_reached"
