"""From a player's dispute to the decision, through both pages (requirement 47, C17), in four languages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.console.officers import Office, Seeded, furnished
from tests.browser.places import Thread
from tests.browser.test_pages import started
from tests.browser.visitors import LANGUAGES, Visitor, Visitors


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Thread, Seeded]]:
    with furnished(tmp_path_factory.mktemp("questions") / "house.sqlite") as furnished_place:
        yield furnished_place


@pytest.fixture
def office(place: tuple[Thread, Seeded], visitors: Visitors) -> Office:
    return Office(*place, visitors)


def finished(visitor: Visitor) -> str:
    table = started(visitor)
    visitor.ask("POST", f"/plays/{table['play']}/moves", {"sequence": table["sequence"], "move": "end"})
    return str(table["play"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_c17_a_dispute_is_raised_from_the_history_and_decided_on_record(office: Office, language: str) -> None:
    anna = office.player(language)
    play = finished(anna)
    page = anna.open("account/history")
    page.locator(f'a[href$="contact?about={play}"]').click()
    expect(page.locator("main")).to_contain_text(play)
    expect(page.locator("main input[type=checkbox]")).to_be_checked()
    page.locator("main input:not([type])").fill(f"The king {language}")
    page.locator("main textarea").fill("It was a king.\nNot a queen.")
    page.locator("main form button[type=submit]").click()
    expect(page.locator('[data-by="player"]')).to_contain_text("Not a queen.")
    assert anna.overflow() == []
    assert anna.axe() == []

    olga = office.at("olga")
    desk = olga.open("questions")
    desk.get_by_role("link", name=f"The king {language}").click()
    expect(desk.get_by_role("link", name=play)).to_be_visible()
    olga.button("Decide").click()
    olga.dialog.get_by_label("The dispute is upheld").check()
    olga.field("Credit in CHF").fill("2.50")
    olga.field("Decision and reasons").fill("You are right.")
    olga.dialog.locator("button[type=submit]").click()
    expect(desk.locator('[data-by="house"]')).to_contain_text("You are right.")
    expect(olga.button("Decide")).to_have_count(0)

    page.reload()
    expect(page.locator('[data-by="house"]')).to_contain_text("2.50")
    expect(page.get_by_test_id("balance")).to_contain_text("100.50")  # 100, a stake of 2, and the credit


def test_req_47_support_answers_from_the_inbox(office: Office) -> None:
    anna = office.player("en")
    page = anna.open()
    page.locator("footer").get_by_role("link", name="Contact").click()
    page.get_by_label("Subject").fill("A question of mine")
    page.get_by_label("Your message").fill("How do I set a limit?")
    page.locator("main form button[type=submit]").click()
    expect(page.locator('[data-by="player"]')).to_contain_text("How do I set a limit?")
    sven = office.at("sven")
    desk = sven.open("questions")
    desk.get_by_role("link", name="A question of mine").click()
    expect(sven.button("Decide")).to_have_count(0)
    sven.button("Answer").click()
    sven.field("Answer").fill("In the account, under Limits.")
    sven.dialog.get_by_label("This closes the question").check()
    sven.dialog.locator("button[type=submit]").click()
    expect(desk.locator('[data-by="house"]')).to_contain_text("under Limits")
    anna.open("account/messages")
    expect(page.locator("main")).to_contain_text("In the account, under Limits.")
