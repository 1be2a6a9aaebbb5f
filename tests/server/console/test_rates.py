"""C15: exchange rates at the console, with their history."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.office import PREFIX, RATE, Office, tables_left_alone
from tests.server.site import Site

__all__ = ["tables_left_alone"]  # a fixture for all tests here


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with Site(tmp_path / "house.sqlite") as site:
        yield Office(site)


def test_c15_a_rate_is_posted_with_its_reason_and_stays_in_the_history(office: Office) -> None:
    olga = office.at()
    assert olga.took(olga.get(f"{PREFIX}/rates"))["rates"] == []
    olga.took(olga.post(f"{PREFIX}/rates", RATE, key="one"))
    olga.took(olga.post(f"{PREFIX}/rates", RATE, key="one"))
    new = RATE | {"buys": "0.94", "sells": "0.98", "reason": "it rose"}
    register = olga.took(olga.post(f"{PREFIX}/rates", new))
    assert register["rates"] == [{"currency": "EUR", "buys": "0.94", "sells": "0.98"}]
    assert [(each["buys"], each["reason"], each["by"], each["in_force"]) for each in register["history"]] == [
        ("0.94", "it rose", "operator:olga", True),
        ("0.93", RATE["reason"], "operator:olga", False),
    ]
    first = register["history"][0]["entry"]
    assert len(olga.took(olga.get(f"{PREFIX}/rates?before={first}"))["history"]) == 1


def test_c15_what_is_no_rate_or_a_jump_is_refused_and_nothing_changes(office: Office) -> None:
    olga = office.at()
    before = olga.took(olga.post(f"{PREFIX}/rates", RATE))
    for change, status, code in (
        ({"buys": "0"}, 422, "bad_rate"),
        ({"buys": "-1"}, 422, "bad_rate"),
        ({"buys": "NaN"}, 422, "bad_rate"),
        ({"sells": "9999"}, 422, "bad_rate"),
        ({"buys": "0.98"}, 422, "bad_rate"),
        ({"buys": "0.7", "sells": "0.97"}, 409, "rate_jumps"),
        ({"reason": " "}, 422, "reason_needed"),
        ({"currency": "CHF"}, 400, "bad_request"),
        ({"confirmed": "yes"}, 400, "bad_request"),
    ):
        olga.refused(olga.post(f"{PREFIX}/rates", RATE | change), status, code)
    assert olga.took(olga.get(f"{PREFIX}/rates"))["history"] == before["history"]
    far = RATE | {"buys": "0.7", "confirmed": True}
    assert olga.took(olga.post(f"{PREFIX}/rates", far))["rates"][0]["buys"] == "0.7"
