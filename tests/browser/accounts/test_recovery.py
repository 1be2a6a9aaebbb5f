"""Requirement 45 in the browser: codes, a lost password, a link of the staff, the password again. Four languages."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
from playwright.sync_api import expect

from tests.browser.places import Thread, found
from tests.browser.tables.seats import SEVENS
from tests.browser.visitors import LANGUAGES, PASSWORD, Visitors

NEW = "nine blue bicycles"


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_45_a_lost_password_is_replaced_with_a_code(house: Thread, visitors: Visitors, language: str) -> None:
    anna, stranger = visitors(house.url, language), visitors(house.url, language)
    anna.become_player()
    page = anna.open("account/access")
    codes = page.get_by_test_id("recovery")
    codes.locator("input[name=password]").fill(PASSWORD)
    codes.locator("button[type=submit]").click()
    shown = codes.get_by_test_id("codes").get_by_role("listitem")
    expect(shown).to_have_count(8)
    assert anna.wrong() == []
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
    assert stranger.wrong() == []
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
    assert stranger.wrong() == []
    page.get_by_test_id("greeting").locator("button").click()
    expect(page.get_by_test_id("greeting")).to_have_count(0)
    assert anna.ask("GET", "/me")["account"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_45_a_link_that_does_not_hold_says_so(house: Thread, visitors: Visitors, language: str) -> None:
    anna = visitors(house.url, language)
    page = anna.open(f"recover#{'0' * 64}")
    expect(page.locator("[name=code]")).to_have_count(0)
    page.locator("input[name=password]").fill(NEW)
    page.locator("main form button[type=submit]").click()
    expect(page.get_by_role("alert").first).not_to_be_empty()
    assert anna.wrong() == []


@pytest.fixture(scope="module")
def watchful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Thread]:
    """A house that asks for the password after half an hour, as houses do."""
    file = tmp_path_factory.mktemp("watchful") / "house.sqlite"
    found(file, SEVENS)
    standing = Thread(file, idle_minutes=30)
    yield standing
    standing.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_45_after_half_an_hour_the_password_is_asked_for_and_the_page_goes_on(
    watchful: Thread, visitors: Visitors, language: str
) -> None:
    anna = visitors(watchful.url, language)
    anna.become_player()
    page = anna.open("account/limits")
    watchful.ahead += timedelta(minutes=31)
    page.locator('a[href$="/account/messages"]').first.click()
    dialog = page.get_by_test_id("unlock")
    expect(dialog).to_be_visible()
    assert anna.wrong() == []
    dialog.locator("input[name=password]").fill("a wrong guess")
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_role("alert")).not_to_be_empty()
    dialog.locator("input[name=password]").fill(PASSWORD)
    dialog.locator("button[type=submit]").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.url.endswith("/account/messages")
    assert anna.ask("GET", "/me")["account"]["login"] == anna.login
