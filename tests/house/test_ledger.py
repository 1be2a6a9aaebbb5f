"""Double entry: what leaves one account arrives in another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ventuno.house.ledger import NEVER_NEGATIVE, Account, Posting, post, posting
from ventuno.house.money import NOTHING, Money, total


def test_a_posting_moves_a_positive_amount_between_two_accounts() -> None:
    for source, target, centimes in [
        (Account.BALANCE, Account.BALANCE, 1),
        (Account.BALANCE, Account.HELD, 0),
        (Account.BALANCE, Account.HELD, -1),
    ]:
        with pytest.raises(ValueError):
            Posting(source, target, Money(centimes))


def test_nothing_to_move_is_no_posting() -> None:
    assert posting(Account.BALANCE, Account.HELD, NOTHING) == ()


@pytest.mark.parametrize("account", NEVER_NEGATIVE)
def test_no_account_of_a_player_is_ever_negative(account: Account) -> None:
    with pytest.raises(ValueError):
        post({account: Money(99)}, posting(account, Account.HOUSE, Money(100)))


@given(
    st.lists(
        st.tuples(st.sampled_from(Account), st.sampled_from(Account), st.integers(1, 10**6)).filter(
            lambda each: each[0] is not each[1]
        ),
        max_size=30,
    )
)
def test_the_sum_of_all_accounts_is_always_zero(moved: list[tuple[Account, Account, int]]) -> None:
    balances: dict[Account, Money] = {}
    for source, target, centimes in moved:
        try:
            balances = post(balances, posting(source, target, Money(centimes)))
        except ValueError:
            assert source in NEVER_NEGATIVE
        assert total(balances.values()) == NOTHING
