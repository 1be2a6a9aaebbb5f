"""Money: whole centimes, a type that mixes with nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ventuno.house.ledger import codec
from ventuno.house.ledger.money import CENTIMES_MAX, NOTHING, Money, total

amounts = st.integers(-(10**12), 10**12)


@pytest.mark.parametrize("centimes", [1.0, True, "1", None, 1j])
def test_money_is_whole_centimes(centimes: object) -> None:
    with pytest.raises(TypeError):
        Money(centimes)  # type: ignore[arg-type]


@pytest.mark.parametrize("centimes", [CENTIMES_MAX + 1, -CENTIMES_MAX - 1])
def test_money_has_bounds(centimes: int) -> None:
    with pytest.raises(OverflowError):
        Money(centimes)


@pytest.mark.parametrize("other", [1, 1.0, "1", None])
def test_money_mixes_with_nothing_else(other: object) -> None:
    for mixed in (
        lambda: Money(1) + other,  # type: ignore[operator]
        lambda: other + Money(1),  # type: ignore[operator]
        lambda: Money(1) - other,  # type: ignore[operator]
        lambda: Money(1) < other,  # type: ignore[operator]
        lambda: Money(1) * other,  # type: ignore[operator]
        lambda: Money(10) / other,  # type: ignore[operator]
    ):
        with pytest.raises(TypeError):
            mixed()
    assert Money(1) != other


def test_money_is_multiplied_by_nothing_not_even_a_whole_number() -> None:
    with pytest.raises(TypeError):
        Money(100) * 2  # type: ignore[operator]


@given(amounts, amounts)
def test_money_adds_up(one: int, other: int) -> None:
    assert Money(one) + Money(other) == Money(one + other)
    assert Money(one) - Money(other) == Money(one - other)
    assert (Money(one) < Money(other)) == (one < other)
    assert (Money(one) >= Money(other)) == (one >= other)
    assert -Money(one) == Money(-one)
    assert total([Money(one), Money(other)]) == Money(one + other)
    assert bool(Money(one)) == bool(one)


@given(amounts)
def test_money_survives_being_written(centimes: int) -> None:
    assert codec.decode(codec.encode(Money(centimes)), Money) == Money(centimes)


@pytest.mark.parametrize("text", ["1.5", "true", '"1"', "null", "1e2"])
def test_money_is_not_read_from_anything_else(text: str) -> None:
    with pytest.raises(ValueError):
        codec.decode(text, Money)


@pytest.mark.parametrize(
    ("centimes", "text"), [(0, "0.00"), (5, "0.05"), (1250, "12.50"), (-300, "-3.00"), (-5, "-0.05")]
)
def test_money_is_written_with_two_decimals(centimes: int, text: str) -> None:
    assert str(Money(centimes)) == text


@pytest.mark.parametrize("text", ["", "-1", "1.234", "1,50", "1e3", "NaN", "١", "1 000"])
def test_money_is_parsed_strictly(text: str) -> None:
    assert Money.parse(text) is None


def test_money_is_hashable_and_shown() -> None:
    assert {Money(1), Money(1), NOTHING} == {Money(1), Money(0)}
    assert repr(Money(-7)) == "Money(-7)"
    assert Money.parse("12.5") == Money(1250)
