"""Deposits and withdrawals: play money, francs and foreign currencies (C15)."""

import pytest

from tests.kit import OPERATOR, QUICK, House
from ventuno.desk.cashier import PlayMoney
from ventuno.desk.desk import Desk
from ventuno.desk.requests import BlockMyself, Deposit, Exclude, PostRate, SetLimit, Withdraw
from ventuno.house.accounts.events import GameKind, LimitKind
from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.ledger.postings import Currency, LedgerAccount
from ventuno.rules.refusals import Refused


def rate_refused(house: House, buys: str, sells: str) -> str:
    with pytest.raises(Refused) as refusal:
        house.operate(PostRate(currency=Currency.USD, buys=buys, sells=sells))
    return refusal.value.refusal.code


def test_the_shipped_cashier_is_play_money_and_says_so() -> None:
    assert PlayMoney().name == "play money"


def test_what_is_deposited_is_there_and_can_be_withdrawn(house: House) -> None:
    player = house.opened()
    assert house.do(Deposit(amount="12.35"), player).balance == Money(1235)
    assert house.do(Withdraw(amount="2.35"), player).balance == Money(1000)
    balances = house.player(player).balances
    assert balances[LedgerAccount.CASHIER] == Money(-1000)
    assert total(balances.values()) == NOTHING


@pytest.mark.parametrize("amount", ["0", "0.00", "-5", "1.005", "1e3", "", "abc", "NaN", "100000.01", "9" * 400, "+5"])
@pytest.mark.parametrize("request_of", [Deposit, Withdraw])
def test_an_amount_is_positive_whole_centimes_and_bounded(
    house: House, amount: str, request_of: type[Deposit | Withdraw]
) -> None:
    player = house.opened()
    house.do(Deposit(amount="5"), player)
    assert house.refused(request_of(amount=amount), player).code == "bad_amount"
    assert house.player(player).balance == Money(500)


def test_nobody_withdraws_more_than_there_is(house: House) -> None:
    player = house.ready(deposit="10")
    at = house.start(player, "5")
    assert house.refused(Withdraw(amount="5.01"), player).code == "balance_too_low"
    assert house.do(Withdraw(amount="5"), player).balance == NOTHING
    house.finish(player, at)


def test_c15_foreign_money_is_changed_at_the_posted_rate(house: House) -> None:
    player = house.opened()
    assert house.refused(Deposit(amount="10", currency=Currency.EUR), player).code == "no_rate"
    house.operate(PostRate(currency=Currency.EUR, buys="0.9312", sells="0.9698"))
    assert house.do(Deposit(amount="33.33", currency=Currency.EUR), player).balance == Money(3103)  # 31.0369…
    assert house.do(Withdraw(amount="10", currency=Currency.EUR), player).balance == Money(2103)
    line = house.run(house.store.books.lines(player))[-1]
    assert '"foreign":"10.31"' in line.text  # 10 / 0.9698 = 10.3114
    assert '"rate":"0.9698"' in line.text
    assert house.player(player).balances[LedgerAccount.TILL_EUR] == Money(-2103)


@pytest.mark.parametrize(
    ("buys", "sells"), [("0", "1"), ("1", "0.9"), ("-1", "1"), ("1.00001", "2"), ("x", "1"), ("", ""), ("1", "1e3")]
)
def test_a_rate_is_a_sensible_number(house: House, buys: str, sells: str) -> None:
    assert rate_refused(house, buys, sells) == "bad_rate"


def test_foreign_money_worth_less_than_a_centime_is_no_deposit(house: House) -> None:
    player = house.opened()
    house.operate(PostRate(currency=Currency.USD, buys="0.5", sells="300"))
    house.do(Deposit(amount="1"), player)
    assert house.refused(Deposit(amount="0.01", currency=Currency.USD), player).code == "bad_amount"
    assert house.refused(Withdraw(amount="1", currency=Currency.USD), player).code == "bad_amount"


def test_foreign_money_worth_more_than_the_cashier_takes_is_refused(house: House) -> None:
    player = house.opened()
    house.operate(PostRate(currency=Currency.GBP, buys="2", sells="2"))
    assert house.refused(Deposit(amount="50000.01", currency=Currency.GBP), player).code == "bad_amount"
    assert house.do(Deposit(amount="50000", currency=Currency.GBP), player).balance == Money(100_000_00)


def test_who_is_excluded_or_blocked_from_all_games_deposits_nothing_but_may_withdraw(house: House) -> None:
    player = house.ready("blocked")
    house.do(BlockMyself(game=GameKind.BIG21, days=1), player)
    house.do(Deposit(amount="1"), player)
    house.do(BlockMyself(game=None, days=2), player)
    assert house.refused(Deposit(amount="1"), player).code == "self_blocked"
    house.do(Withdraw(amount="1"), player)
    other = house.ready("excluded")
    house.do(Exclude(reason="BGS 80"), other, actor=OPERATOR)
    assert house.refused(Deposit(amount="1"), other).code == "excluded"
    house.do(Withdraw(amount="100"), other)


class Recorder(PlayMoney):
    """Notes what it was asked for."""

    def __init__(self) -> None:
        self.collected: list[str] = []
        self.paid: list[str] = []

    async def collect(self, reference: str, amount: str, currency: Currency | None) -> None:
        self.collected.append(f"{reference} {amount} {currency}")

    async def pay_out(self, reference: str, amount: str, currency: Currency | None) -> None:
        self.paid.append(f"{reference} {amount} {currency}")


def test_a_provider_is_asked_before_booking_and_not_for_what_would_be_refused(house: House) -> None:
    provider = Recorder()
    house.desk = Desk(house.store, house.clock, lambda length: b"x" * length, provider=provider, passwords=QUICK)
    player = house.opened()
    house.do(SetLimit(limit=LimitKind.DEPOSIT_30, amount="10"), player)
    assert house.refused(Deposit(amount="11"), player).code == "deposit_limit_reached"
    house.do(Deposit(amount="10"), player, key="one")
    house.do(Deposit(amount="10"), player, key="one")  # the answer was lost; the limit is used up by now
    house.do(Withdraw(amount="4"), player, key="two")
    (collected,), (paid,) = provider.collected, provider.paid
    assert collected.startswith(f"{player}:one:")
    assert collected.endswith(" 10 None")
    assert paid.startswith(f"{player}:two:")
    assert paid.endswith(" 4.00 None")


def test_a_payment_is_known_by_its_key_and_its_content(house: House) -> None:
    """Two deposits race for one key: each is collected under a reference of its own, and one is booked."""
    provider = Recorder()
    house.desk = Desk(house.store, house.clock, lambda length: b"x" * length, provider=provider, passwords=QUICK)
    player = house.opened()
    results = house.together(
        *(house.desk.do(Deposit(amount=amount), player=player, key="k") for amount in ("10", "1000"))
    )
    assert sum(isinstance(result, Refused) for result in results) == 1
    assert len({each.split()[0] for each in provider.collected}) == len(provider.collected)


def test_a_withdrawal_hands_out_what_was_booked(house: House) -> None:
    provider = Recorder()
    house.desk = Desk(house.store, house.clock, lambda length: b"x" * length, provider=provider, passwords=QUICK)
    player = house.opened()
    house.operate(PostRate(currency=Currency.GBP, buys="1.1", sells="1.2"))
    house.do(Deposit(amount="100"), player)
    house.do(Withdraw(amount="60", currency=Currency.GBP), player)
    assert provider.paid[0].endswith(" 50.00 GBP")


def test_a_payment_is_never_booked_twice_however_late_it_is_repeated(house: House) -> None:
    player = house.opened()
    house.do(Deposit(amount="10"), player, key="k")
    house.clock.forward(days=400)
    while house.run(house.store.answers.forget(house.clock.at)):
        pass
    assert house.do(Deposit(amount="10"), player, key="k").balance == Money(1000)
