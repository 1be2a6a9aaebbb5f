"""Requirement 45: passwords that everybody tries first, and some that nobody does."""

import json
import re
from pathlib import Path

import pytest

from ventuno.house.access import common_passwords
from ventuno.house.access.common_passwords import is_common

FOUND = json.loads((Path(__file__).parent / "passwords.json").read_text("utf-8"))
CLIENT = Path(__file__).parents[3] / "web" / "src" / "accounts" / "commonPassword.ts"


@pytest.mark.parametrize("password", FOUND["common"])
def test_req_45_a_password_that_everybody_tries_is_recognised(password: str) -> None:
    assert is_common(password, "anna.k")


@pytest.mark.parametrize("password", FOUND["fine"])
def test_req_45_a_sentence_of_ones_own_is_not(password: str) -> None:
    assert not is_common(password, "anna.k")


def test_req_45_the_client_warns_of_the_same_words() -> None:
    found = re.search(r"WORDS = `(.*?)`", CLIENT.read_text("utf-8"), re.DOTALL)
    assert found is not None
    assert tuple(found[1].split()) == common_passwords.WORDS


def test_the_longest_password_is_judged_at_once() -> None:
    """No text makes the rules try every way to divide it."""
    for text in ("blackjack" * 28 + "x", "anna" * 63 + "xy"):
        assert not is_common(text, "anna")
