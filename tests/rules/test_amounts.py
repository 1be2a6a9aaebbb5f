"""Amounts as people write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ventuno.rules.amounts import francs, parse_francs


@pytest.mark.parametrize(
    ("centimes", "text"),
    [(0, "0.00"), (1, "0.01"), (10, "0.10"), (99, "0.99"), (100, "1.00"), (1250, "12.50"), (500_000, "5000.00")],
)
def test_two_decimals_always(centimes: int, text: str) -> None:
    assert francs(centimes) == text
    assert parse_francs(text) == centimes


@given(st.integers(0, 99_999_999_999))
def test_reading_is_the_inverse_of_writing(centimes: int) -> None:
    assert parse_francs(francs(centimes)) == centimes


@pytest.mark.parametrize(
    ("text", "centimes"),
    [("0", 0), ("12", 1200), ("12.5", 1250), ("12.05", 1205), ("007", 700), ("999999999.99", 99_999_999_999)],
)
def test_short_forms(text: str, centimes: int) -> None:
    assert parse_francs(text) == centimes


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "-1",
        "+1",
        ".5",
        "5.",
        "1.234",
        "1,5",
        "1e2",
        "1 000",
        "1'000",
        "1_000",
        "0x10",
        "CHF 5",
        "5.-",
        "٣",
        "²",
        "１",
        "1.٣",
        "nan",
        "inf",
        "1000000000",
        "9" * 10_000,
        "5\n",
        " 5",
        "5 ",
        "1..2",
        "0.10..12.50",
    ],
    ids=lambda text: text[:20].encode("ascii", "backslashreplace").decode(),
)
def test_anything_else_is_nothing(text: str) -> None:
    assert parse_francs(text) is None


def test_amounts_are_never_negative() -> None:
    with pytest.raises(AssertionError):
        francs(-1)
