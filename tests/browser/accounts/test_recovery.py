"""Requirement 45 in the browser: codes, a lost password, a link of the staff, the password again. Four languages."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.places import Thread
from tests.browser.visitors import DESKTOP, LANGUAGES, PASSWORD, PHONE, Visitor, Visitors

NEW = "nine blue bicycles"


def looks_right(visitor: Visitor, page: Page) -> None:
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        assert visitor.overflow() == []
    assert visitor.axe() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_45_a_lost_password_is_replaced_with_a_code(generous: Thread, visitors: Visitors, language: str) -> None:
    anna, stranger = visitors(generous.url, language), visitors(generous.url, language)
    anna.become_player()
    page = anna.open("account/access")
    codes = page.get_by_test_id("recovery")
    codes.locator("input[name=password]").fill(PASSWORD)
    codes.locator("button[type=submit]").click()
    shown = codes.get_by_test_id("codes").get_by_role("listitem")
    expect(shown).to_have_count(8)
    looks_right(anna, page)
    code = shown.first.inner_text()
    page = anna.open("account/access")  # they are shown once
    expect(page.get_by_test_id("codes-left")).to_contain_text("8")
    expect(page.get_by_test_id("codes")).to_have_count(0)

    page = stranger.open("login")
    page.locator('main a[href$="/recover"]').click()
    page.locator("[name=username]").fill(anna.login)
    page.locator("[name=code]").fill(code.lower())
    password = page.locator("input[name=password]")
    password.fill("passwort123")
    expect(page.get_by_test_id("common")).not_to_be_empty()  # while it is being typed
    looks_right(stranger, page)
    submit = page.locator("main form button[type=submit]")
    submit.click()
    expect(page.get_by_role("alert").first).not_to_be_empty()
    password.fill(NEW)
    expect(page.get_by_test_id("common")).to_be_empty()
    submit.click()
    expect(page.get_by_test_id("password-set")).to_contain_text("7")
    assert stranger.axe() == []
    page.locator('main a[href$="/login"]').click()
    page.locator("[name=username]").fill(anna.login)
    page.locator("input[name=password]").fill(NEW)
    page.locator("main form button[type=submit]").click()
    expect(page.get_by_test_id("greeting")).to_be_visible()  # when it was used before
    looks_right(stranger, page)
    page.get_by_test_id("greeting").locator("button").click()
    expect(page.get_by_test_id("greeting")).to_have_count(0)
    assert anna.ask("GET", "/me")["account"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_45_a_link_that_does_not_hold_says_so(generous: Thread, visitors: Visitors, language: str) -> None:
    anna = visitors(generous.url, language)
    page = anna.open(f"recover#{'0' * 64}")
    expect(page.locator("[name=code]")).to_have_count(0)
    page.locator("input[name=password]").fill(NEW)
    page.locator("main form button[type=submit]").click()
    expect(page.get_by_role("alert").first).not_to_be_empty()
    looks_right(anna, page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_45_the_password_is_asked_for_again_and_the_page_goes_on(
    generous: Thread, visitors: Visitors, language: str
) -> None:
    """The server's answer after half an hour, given by the test: the rest is the real server."""
    anna = visitors(generous.url, language)
    anna.become_player()
    page = anna.open("account/limits")
    waiting = True
    refused = '{"type":"","title":"","status":401,"detail":"…","code":"password_needed","article":"Server"}'

    def answer(route: object) -> None:
        if waiting:
            route.fulfill(status=401, content_type="application/problem+json", body=refused)  # type: ignore[attr-defined]
        else:
            route.continue_()  # type: ignore[attr-defined]

    page.route("**/api/v1/account/messages", answer)
    page.locator('a[href$="/account/messages"]').first.click()
    dialog = page.get_by_test_id("unlock")
    expect(dialog).to_be_visible()
    looks_right(anna, page)
    dialog.locator("input[name=password]").fill("a wrong guess")
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_role("alert")).not_to_be_empty()
    waiting = False
    dialog.locator("input[name=password]").fill(PASSWORD)
    dialog.locator("button[type=submit]").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.url.endswith("/account/messages")
