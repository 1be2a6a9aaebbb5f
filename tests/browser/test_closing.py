"""Requirement 45: closing the account on the page, in four languages, on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.places import Thread
from tests.browser.visitors import LANGUAGES, PASSWORD, Visitors


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_45_an_account_is_closed_after_a_question_and_says_so_from_then_on(
    generous: Thread, visitors: Visitors, language: str
) -> None:
    anna = visitors(generous.url, language)  # on a phone, 360 px wide
    anna.become_player(deposit="12.50")
    page = anna.open("account/data")
    closing = page.locator("section", has=page.locator("input[name=password]"))
    expect(closing).to_contain_text("12.50")
    assert anna.overflow() == []
    assert anna.axe() == []
    closing.locator("input[name=password]").fill("wrong horse")
    closing.locator("button[type=submit]").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("12.50")
    assert anna.axe() == []
    page.locator("dialog[open] button[value=stay]").click()
    expect(page.get_by_test_id("closed")).to_have_count(0)
    closing.locator("button[type=submit]").first.click()
    page.locator("dialog[open] button[value=go]").click()
    expect(closing.locator(".problem")).not_to_be_empty()  # not the password
    closing.locator("input[name=password]").fill(PASSWORD)
    closing.locator("button[type=submit]").first.click()
    page.locator("dialog[open] button[value=go]").click()
    expect(page.get_by_test_id("closed")).to_be_visible()
    expect(page.locator("input[name=password]")).to_have_count(0)
    for path in ("account/data", "account", "account/statement", "play"):
        page = anna.open(path)
        expect(page.locator("main")).to_be_visible()
        expect(page.get_by_test_id("closed")).to_have_count(0 if path == "play" else 1)
        assert anna.overflow() == []
        assert anna.axe() == []
