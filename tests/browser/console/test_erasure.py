"""Requirement 45: an operator erases the person of a closed account, once the law allows it, and not before."""

import re
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.console.officers import Office, Seeded, furnished
from tests.browser.console.test_roles import account_of, last_of
from tests.browser.places import Thread
from tests.browser.visitors import PASSWORD, Visitors
from tests.kit import spelled
from ventuno.house.ledger.calendar import bounds, day_of
from ventuno.jobs import maintenance

WHY = "The retention time is over"
YEARS = 10


@pytest.fixture
def own_place(tmp_path: Path) -> Iterator[tuple[Thread, Seeded]]:
    """Whose clock can be set years ahead; there the house itself erases nobody."""

    async def nobody(*_: object) -> int:
        return 0

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(maintenance, "erase", nobody)
        with furnished(tmp_path / "house.sqlite") as furnished_place:
            yield furnished_place


def due_after(closed_at: datetime) -> datetime:
    return bounds(date(day_of(closed_at).year + YEARS + 1, 1, 1))[0]


def test_req_45_an_operator_erases_a_person_when_the_law_allows_it(
    own_place: tuple[Thread, Seeded], visitors: Visitors
) -> None:
    office = Office(*own_place, visitors)
    anna = office.player("de")
    player, name = account_of(anna), f"Anna {spelled(anna.login)}"
    anna.ask("POST", "/account/closing", {"password": PASSWORD})
    due = due_after(office.place.now())
    olga = office.at("olga")
    page = olga.open(f"player/{player}")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    first = due + timedelta(hours=1)  # midnight in Zurich
    expect(page.locator("main")).to_contain_text(re.compile(f"can be erased from\\s*01/01/{first.year}, 00:00"))
    erase = olga.ask("Erase person", reason=WHY)
    erase.locator("button[type=submit]").click()
    expect(erase.get_by_role("alert")).to_contain_text(f"01.01.{first.year}")  # refused, with the reason left there
    expect(olga.field("Reason")).to_have_value(WHY)
    assert olga.visitor.wrong("erase") == []
    sven = office.at("sven")
    sven.open(f"player/{player}")
    expect(sven.button("Erase person")).to_have_count(0)

    office.place.ahead += due - office.place.now()
    olga = office.at("olga")
    page = olga.open(f"player/{player}")
    olga.do("Erase person", reason=WHY)
    expect(page.get_by_test_id("erased")).to_contain_text("The person was erased on")
    expect(page.get_by_role("heading", level=1)).to_have_text("Erased person")
    assert name not in page.content()
    assert anna.login not in page.content()
    expect(page.locator("main button[aria-haspopup=dialog]")).to_have_count(0)
    assert last_of(olga, f"/players/{player}/journal") == {
        "kind": "person_erased",
        "actor": "operator:olga",
        "reason": WHY,
    }
    assert olga.visitor.wrong("erased-console") == []
    olga.open(f"players?q={anna.login}")
    expect(page.get_by_test_id("found")).to_have_text("Nobody found.")
    again = anna.open("login")
    again.locator("input[name=username]").fill(anna.login)
    again.locator("input[name=password]").fill(PASSWORD)
    again.locator("main form button[type=submit]").first.click()
    expect(again.locator("main form").get_by_role("alert").first).not_to_be_empty()
