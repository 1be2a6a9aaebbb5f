"""Requirement 45 in the browser: change the password, and log out everywhere else. Four languages, phone and desk."""

import pytest
from playwright.sync_api import expect

from tests.browser.places import Thread
from tests.browser.visitors import LANGUAGES, PASSWORD, Visitors

NEW = "nine blue bicycles"


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_45_the_password_is_changed_and_other_sessions_end(
    house: Thread, visitors: Visitors, language: str
) -> None:
    anna, elsewhere = visitors(house.url, language), visitors(house.url, language)
    anna.become_player()
    elsewhere.ask("POST", "/session", {"login": anna.login, "password": PASSWORD})
    page = anna.open("account/access")
    listed = page.get_by_test_id("sessions").get_by_role("listitem")
    expect(listed).to_have_count(2)
    expect(listed.filter(has_text="Chrome")).to_have_count(2)  # each known again by its device
    assert anna.wrong() == []
    current, new = page.locator("main section").first.locator("input[name=password]").all()
    current.fill("a wrong guess")
    new.fill(NEW)
    button = page.locator("main form button[type=submit]").first
    button.click()
    expect(page.get_by_role("alert").first).not_to_be_empty()
    expect(new).to_have_value(NEW)  # nothing that was typed is lost
    assert anna.wrong() == []
    current.fill(PASSWORD)
    button.click()
    expect(page.locator(".said").first).not_to_be_empty()
    assert anna.wrong() == []
    expect(page.get_by_test_id("sessions").get_by_role("listitem")).to_have_count(1)
    elsewhere.ask("POST", "/session", {"login": anna.login, "password": NEW})
    page = anna.open("account/access")
    expect(page.get_by_test_id("sessions").get_by_role("listitem")).to_have_count(2)
    page.locator("main section").nth(2).locator("button").click()
    expect(page.get_by_test_id("sessions").get_by_role("listitem")).to_have_count(1)
    assert elsewhere.ask("GET", "/me")["account"] is None
