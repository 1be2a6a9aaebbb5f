"""Double entry: what leaves one account arrives in another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.ledger.postings import NEVER_NEGATIVE, LedgerAccount, Posting, post, posting


def test_a_posting_moves_a_positive_amount_between_two_accounts() -> None:
    for source, target, centimes in [
        (LedgerAccount.BALANCE, LedgerAccount.BALANCE, 1),
        (LedgerAccount.BALANCE, LedgerAccount.HELD, 0),
        (LedgerAccount.BALANCE, LedgerAccount.HELD, -1),
    ]:
        with pytest.raises(ValueError):
            Posting(source, target, Money(centimes))


def test_nothing_to_move_is_no_posting() -> None:
    assert posting(LedgerAccount.BALANCE, LedgerAccount.HELD, NOTHING) == ()


@pytest.mark.parametrize("account", NEVER_NEGATIVE)
def test_no_account_of_a_player_is_ever_negative(account: LedgerAccount) -> None:
    with pytest.raises(ValueError):
        post({account: Money(99)}, posting(account, LedgerAccount.HOUSE, Money(100)))


@given(
    st.lists(
        st.tuples(st.sampled_from(LedgerAccount), st.sampled_from(LedgerAccount), st.integers(1, 10**6)).filter(
            lambda each: each[0] is not each[1]
        ),
        max_size=30,
    )
)
def test_the_sum_of_all_accounts_is_always_zero(moved: list[tuple[LedgerAccount, LedgerAccount, int]]) -> None:
    balances: dict[LedgerAccount, Money] = {}
    for source, target, centimes in moved:
        try:
            balances = post(balances, posting(source, target, Money(centimes)))
        except ValueError:
            assert source in NEVER_NEGATIVE
        assert total(balances.values()) == NOTHING
