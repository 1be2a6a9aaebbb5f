"""Codes of the second factor: the numbers of RFC 6238, and each of them once."""

from datetime import UTC, datetime, timedelta

import pytest

from ventuno.house.factors import totp as factor

SECRET = b"12345678901234567890"
NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)
NOW = factor.step_at(NOON)


@pytest.mark.parametrize(
    ("seconds", "code"),
    [
        (59, "287082"),
        (1111111109, "081804"),
        (1111111111, "050471"),
        (1234567890, "005924"),
        (2000000000, "279037"),
        (20000000000, "353130"),
    ],
)
def test_the_codes_of_the_standard(seconds: int, code: str) -> None:
    assert factor.code(SECRET, seconds // factor.STEP_SECONDS) == code


@pytest.mark.parametrize("aside", [-1, 0, 1])
def test_a_clock_may_be_half_a_minute_off(aside: int) -> None:
    assert factor.fitting_step(SECRET, factor.code(SECRET, NOW + aside), NOON, 0) == NOW + aside


@pytest.mark.parametrize("aside", [-2, 2])
def test_a_clock_may_not_be_a_minute_off(aside: int) -> None:
    assert factor.fitting_step(SECRET, factor.code(SECRET, NOW + aside), NOON, 0) is None


def test_a_code_is_good_once_and_so_are_those_before_it() -> None:
    for step in (NOW - 1, NOW):
        assert factor.fitting_step(SECRET, factor.code(SECRET, step), NOON, NOW) is None
    later = NOON + timedelta(seconds=factor.STEP_SECONDS)
    assert factor.fitting_step(SECRET, factor.code(SECRET, NOW + 1), later, NOW) == NOW + 1


@pytest.mark.parametrize("given", ["", "12345", "1234567", "abcdef", "２８７０８２", "\udc80", "0" * 10_000])
def test_a_text_that_is_not_a_code_fits_no_step(given: str) -> None:
    assert factor.fitting_step(SECRET, given, NOON, 0) is None


def test_as_people_and_apps_read_it() -> None:
    assert factor.written(SECRET) == "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    assert factor.address(SECRET, "anna").startswith("otpauth://totp/ventuno:anna?secret=GEZDGNBV")
