"""Requirement 45: closing the account on the page, in four languages, on a phone and a desk."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.console.officers import in_thread
from tests.browser.places import Thread
from tests.browser.visitors import LANGUAGES, PASSWORD, Visitors
from tests.kit import OPERATOR, House
from ventuno.desk.requests import BeginCase


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_45_an_account_is_closed_after_a_question_and_says_so_from_then_on(
    house: Thread, visitors: Visitors, language: str
) -> None:
    anna = visitors(house.url, language)
    anna.become_player(deposit="12.50")
    page = anna.open("account/data")
    closing = page.locator("section", has=page.locator("input[name=password]"))
    expect(closing).to_contain_text("12.50")
    assert anna.wrong() == []
    closing.locator("input[name=password]").fill("wrong horse")
    closing.locator("button[type=submit]").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("12.50")
    assert anna.wrong() == []
    page.locator("dialog[open] button[value=stay]").click()
    expect(page.get_by_test_id("closed")).to_have_count(0)
    closing.locator("button[type=submit]").first.click()
    page.locator("dialog[open] button[value=go]").click()
    expect(closing.locator(".problem")).not_to_be_empty()  # not the password
    closing.locator("input[name=password]").fill(PASSWORD)
    closing.locator("button[type=submit]").first.click()
    page.locator("dialog[open] button[value=go]").click()
    expect(page.get_by_test_id("closed")).to_be_visible()
    asking = page.get_by_test_id("erasure")
    expect(asking).to_contain_text(re.compile(r"20\d\d"))  # from when on
    asking.locator("input[name=password]").fill(PASSWORD)
    asking.locator("button[type=submit]").click()
    expect(page.get_by_test_id("erasure-asked")).to_be_visible()
    expect(page.locator("input[name=password]")).to_have_count(0)
    parts = ("data", "", "statement", "money", "limits", "block", "access")
    for path in (*(f"account/{part}".rstrip("/") for part in parts), "play"):
        page = anna.open(path)
        expect(page.locator("main")).to_be_visible()
        # The statement is still there to keep: its form saves it as a file.
        expect(page.locator("main form")).to_have_count(1 if path.endswith("statement") else 0)
        expect(page.get_by_test_id("closed")).to_have_count(0 if path == "play" else 1)
        assert anna.wrong() == []
    page = anna.open("contact")
    page.locator("main input:not([type])").fill("My data")
    page.locator("main textarea").fill("What do you keep?")
    page.locator("main form button[type=submit]").click()
    expect(page.locator('[data-by="player"]')).to_contain_text("What do you keep?")
    assert anna.wrong() == []


KEPT = {
    "de": "ein Fall des Spielerschutzes offen ist",
    "fr": "cas de protection des joueurs est ouvert",
    "it": "caso di protezione di chi gioca è aperto",
    "en": "case of player protection is open",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_45_the_page_names_all_that_keeps_the_data_of_a_closed_account(
    house: Thread, visitors: Visitors, language: str
) -> None:
    anna = visitors(house.url, language)
    anna.become_player()
    player = anna.ask("GET", "/me")["account"]["player"]
    anna.ask("POST", "/account/closing", {"password": PASSWORD})

    def open_case() -> None:
        with House(house.file, law=None, at=house.now(), seed=language) as office:
            office.do(BeginCase(reason="a call of the family"), player, actor=OPERATOR)

    in_thread(open_case)
    anna.open("account/data")
    asking = anna.page.get_by_test_id("erasure")
    expect(asking).to_contain_text(KEPT[language])
    expect(asking).not_to_contain_text(re.compile(r"20\d\d"))  # nobody can say from when on
    assert anna.wrong() == []
