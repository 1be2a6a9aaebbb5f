"""Deposits and withdrawals: play money, francs and foreign currencies (C15)."""

import pytest
from msgspec import structs

from tests.kit import OPERATOR, QUICK, House
from ventuno.desk.cashier import PlayMoney
from ventuno.desk.desk import Desk
from ventuno.desk.requests import (
    Appoint,
    BlockMyself,
    BringChips,
    Deposit,
    Exclude,
    PostRate,
    SetLimit,
    SitDown,
    Withdraw,
)
from ventuno.house.accounts.events import GameKind, LimitKind
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.ledger.postings import Currency, LedgerAccount
from ventuno.house.office.events import RatesPosted
from ventuno.house.office.staff import Role
from ventuno.rules.refusals import Refused


def rate_refused(house: House, buys: str, sells: str) -> str:
    with pytest.raises(Refused) as refusal:
        house.operate(PostRate(currency=Currency.USD, buys=buys, sells=sells, reason="as in town"))
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


def test_l68_foreign_money_is_changed_at_the_posted_rate(house: House) -> None:
    player = house.opened()
    assert house.refused(Deposit(amount="10", currency=Currency.EUR), player).code == "no_rate"
    house.operate(PostRate(currency=Currency.EUR, buys="0.9312", sells="0.9698", reason="as in town"))
    assert house.do(Deposit(amount="33.33", currency=Currency.EUR), player).balance == Money(3103)  # 31.0369…
    assert house.do(Withdraw(amount="10", currency=Currency.EUR), player).balance == Money(2103)
    line = house.run(house.store.books.lines(player))[-1]
    assert '"foreign":"10.31"' in line.text  # 10 / 0.9698 = 10.3114
    assert '"rate":"0.9698"' in line.text
    assert house.player(player).balances[LedgerAccount.TILL_EUR] == Money(-2103)


NO_RATES = [
    *(("0", "1"), ("1", "0.9"), ("-1", "1"), ("1.00001", "2"), ("x", "1"), ("", ""), ("1", "1e3")),
    *(("NaN", "1"), ("1", "inf"), ("0.0099", "1"), ("1", "100.0001"), ("9999", "9999"), ("１", "1")),
]


def test_c15_a_rate_is_a_sensible_number(house: House) -> None:
    before = house.run(house.store.books.house())
    assert [rate_refused(house, *pair) for pair in NO_RATES] == ["bad_rate"] * len(NO_RATES)
    assert house.run(house.store.books.house()) == before


def test_c15_a_rate_far_from_the_last_one_is_posted_only_if_it_is_confirmed(house: House) -> None:
    post = PostRate(currency=Currency.USD, buys="0.8", sells="0.9", reason="as in town")
    house.operate(post)
    before = house.run(house.store.books.house())
    far = (("0.9601", "1"), ("0.8", "1.0801"), ("0.6666", "0.9"), ("8", "9"))
    assert [rate_refused(house, *pair) for pair in far] == ["rate_jumps"] * len(far)
    assert house.run(house.store.books.house()) == before
    house.operate(structs.replace(post, buys="0.96", sells="1.08"))  # a fifth exactly
    house.operate(structs.replace(post, buys="0.6", sells="0.7", confirmed=True))
    other = PostRate(currency=Currency.GBP, buys="1.1", sells="1.2", reason="the first of its kind")
    house.operate(other)
    entries = [codec.decode(line.text, Entry) for line in house.run(house.store.books.lines("house"))]
    assert [entry.what.reason for entry in entries if isinstance(entry.what, RatesPosted)] == [
        *["as in town"] * 3,
        "the first of its kind",
    ]


def test_c15_a_rate_is_posted_with_a_reason_and_by_operators_only(house: House) -> None:
    with pytest.raises(Refused) as refused:
        house.operate(PostRate(currency=Currency.USD, buys="1", sells="1", reason=" "))
    assert refused.value.refusal.code == "reason_needed"
    house.operate(Appoint(name="sam", role=Role.SUPPORT, reason="since today"))
    rate = PostRate(currency=Currency.USD, buys="1", sells="1", reason="why not")
    with pytest.raises(Refused) as refused:
        house.run(house.desk.run(rate, key="k", actor="support:sam"))
    assert refused.value.refusal.code == "not_your_office"


def test_c15_the_rate_that_was_seen_is_the_rate_that_holds(house: House) -> None:
    player = house.opened()
    post = PostRate(currency=Currency.EUR, buys="0.93", sells="0.97", reason="as in town")
    house.operate(post)
    pay = Deposit(amount="100", currency=Currency.EUR, rate="0.9300")
    assert house.do(pay, player).balance == Money(93_00)
    house.operate(structs.replace(post, buys="0.92", sells="0.96"))
    before = house.player(player)
    refusal = house.refused(pay, player)
    assert refusal.code == "rate_changed"
    assert refusal.facts == {"currency": "EUR", "seen": "0.9300", "rate": "0.92"}
    out = Withdraw(amount="50", currency=Currency.EUR, rate="0.97")
    assert house.refused(out, player).facts["rate"] == "0.96"
    for rate in ("", "x", "NaN", "-0.92", "1e1"):
        assert house.refused(structs.replace(pay, rate=rate), player).code == "bad_rate"
    assert house.refused(Deposit(amount="1", rate="1"), player).code == "no_rate"
    assert house.refused(Withdraw(amount="1", rate="1"), player).code == "no_rate"
    assert house.player(player) == before
    assert house.do(structs.replace(out, rate="0.96"), player).balance == Money(43_00)


def test_req_28_a_request_without_a_rate_has_the_hash_that_it_always_had() -> None:
    """Answers to payments are kept for ever, under the hash of the request."""
    assert codec.encode(Deposit(amount="5")) == '{"type":"Deposit","amount":"5","currency":null}'
    assert codec.encode(SitDown(table="t-1", box=1, chips="5", name="x")) == (
        '{"type":"SitDown","table":"t-1","box":1,"chips":"5","name":"x","invitation":null}'
    )
    assert codec.encode(BringChips(table="t-1", chips="5")) == '{"type":"BringChips","table":"t-1","chips":"5"}'


def test_c15_a_rate_of_before_there_were_reasons_is_read_as_it_was_written() -> None:
    text = '{"kind":"rates_posted","currency":"EUR","buys":"0.93","sells":"0.97"}'
    posted = codec.decode(text, RatesPosted)
    assert posted.reason is None
    assert codec.encode(posted) == text


def test_foreign_money_worth_less_than_a_centime_is_no_deposit(house: House) -> None:
    player = house.opened()
    house.operate(PostRate(currency=Currency.USD, buys="0.5", sells="100", reason="as in town"))
    house.do(Deposit(amount="0.99"), player)
    assert house.refused(Deposit(amount="0.01", currency=Currency.USD), player).code == "bad_amount"
    assert house.refused(Withdraw(amount="0.99", currency=Currency.USD), player).code == "bad_amount"


def test_foreign_money_worth_more_than_the_cashier_takes_is_refused(house: House) -> None:
    player = house.opened()
    house.operate(PostRate(currency=Currency.GBP, buys="2", sells="2", reason="as in town"))
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
    house.operate(PostRate(currency=Currency.GBP, buys="1.1", sells="1.2", reason="as in town"))
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
