"""From the page of a player to a case, a measure and its end (requirement 46)."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.console.officers import Office, Seeded, furnished
from tests.browser.places import Thread
from tests.browser.visitors import Visitors

MESSAGES = {"fr": "le jeu reste"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Thread, Seeded]]:
    with furnished(tmp_path_factory.mktemp("cases") / "house.sqlite") as furnished_place:
        yield furnished_place


@pytest.fixture
def office(place: tuple[Thread, Seeded], visitors: Visitors) -> Office:
    return Office(*place, visitors)


@pytest.mark.parametrize("language", ["fr"])
def test_req_46_a_measure_reaches_the_player_in_their_language(office: Office, language: str) -> None:
    anna = office.player(language)
    player = anna.ask("GET", "/me")["account"]["player"]
    olga = office.at("olga")
    desk = olga.open(f"player/{player}")
    olga.button("Open a case").click()
    olga.dialog.locator("textarea, input").last.fill("A call of the family")
    olga.dialog.locator("button[type=submit]").click()
    expect(desk.locator('[data-step="opened"]')).to_contain_text("A call of the family")
    olga.button("Take a measure").click()
    olga.field("Reason").fill("A first talk")
    olga.dialog.locator("button[type=submit]").click()
    expect(desk.locator('[data-step="measure"]')).to_contain_text("Message")
    olga.button("Close").click()
    olga.field("Judgement").select_option("unfounded")
    olga.field("Outcome").fill("A misunderstanding")
    olga.dialog.locator("button[type=submit]").click()
    expect(desk.locator('[data-step="closed"]')).to_contain_text("A misunderstanding")
    expect(olga.button("Take a measure")).to_have_count(0)
    page = anna.open("account/messages")
    expect(page.locator("main")).to_contain_text(MESSAGES[language])
    assert anna.overflow() == []
    assert anna.axe() == []
    olga.open("cases/closed")
    expect(desk.locator("main")).to_contain_text("0 days")


def test_req_46_a_player_sees_what_was_lowered_or_blocked_before_typing(office: Office) -> None:
    anna, olga = office.player(), office.at("olga")
    player = anna.ask("GET", "/me")["account"]["player"]
    desk = olga.open(f"player/{player}")
    expect(desk.locator("main")).to_contain_text("2026-11-18, on ")  # B19: both documents, with when
    olga.button("Open a case").click()
    olga.field("Reason").fill("A call")
    olga.dialog.locator("button[type=submit]").click()
    expect(desk.locator('[data-step="opened"]')).to_have_count(1)
    for kind, filled in (("limit", {"At most": "35", "For how many days": "60"}), ("pause", {}), ("exclusion", {})):
        olga.button("Take a measure").click()
        olga.field("Kind").select_option(kind)
        for label, value in filled.items():
            olga.field(label).fill(value)
        olga.field("Reason").fill("After a talk")
        olga.dialog.locator("button[type=submit]").click()
        expect(olga.dialog).to_have_count(0)
    steps = desk.locator('[data-step="measure"]')
    expect(steps).to_have_count(3)
    expect(steps.first).to_contain_text("Lower a limit, Net loss, 7 days, CHF 35.00 at most, until")
    expect(steps.first.get_by_test_id("told")).to_contain_text("we have lowered a limit of your account")
    assert [*olga.visitor.overflow(), *olga.visitor.axe()] == []

    page = anna.open("account/limits")
    cap = page.get_by_test_id("cap")
    expect(cap).to_have_count(1)
    expect(cap).to_contain_text("lowered this limit: CHF\u00a035.00 at most until")
    field = page.locator("input[name=loss_7_days]")
    field.fill("100")
    form = page.locator("form", has=field)
    expect(form).to_contain_text("the house allows CHF\u00a035.00 at most until")
    expect(form).not_to_contain_text("72 hours")
    expect(form).not_to_contain_text("900")
    field.fill("20")
    expect(form).to_contain_text("takes effect at once")
    expect(page.locator("main")).to_contain_text("Chips at a table count too")
    expect(page.locator("main")).to_contain_text("How well you play and how lucky you are never matters")
    assert [*anna.overflow(), *anna.axe()] == []
    anna.open("account")
    for game in ("Big21", "Black Jack Challenge"):
        expect(page.locator("main")).to_contain_text(f"{game}: blocked by the house until")
    expect(page.locator("main")).to_contain_text("excluded from play")
    expect(page.locator("main dl")).to_contain_text("23 October 2024, accepted on")
    assert [*anna.overflow(), *anna.axe()] == []
