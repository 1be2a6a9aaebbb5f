"""Requirement 45: a player who never paid or staked has the personal data erased at once, in four languages."""

import pytest
from playwright.sync_api import expect

from tests.browser.places import Thread
from tests.browser.visitors import LANGUAGES, PASSWORD, Visitors

ERASED = {
    "de": "Die Angaben zu Ihrer Person sind gelöscht.",
    "fr": "Vos données personnelles sont effacées.",
    "it": "I vostri dati personali sono stati cancellati.",
    "en": "Your personal data have been erased.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_45_who_never_paid_is_erased_at_once_after_a_question(
    house: Thread, visitors: Visitors, language: str
) -> None:
    anna, elsewhere = visitors(house.url, language), visitors(house.url, language)
    anna.become_player(deposit="")
    elsewhere.ask("POST", "/session", {"login": anna.login, "password": PASSWORD})
    anna.ask("POST", "/account/closing", {"password": PASSWORD})
    page = anna.open("account/data")
    asking, dialog = page.get_by_test_id("erasure"), page.locator("dialog[open]")
    expect(page.get_by_test_id("closed")).to_be_visible()
    password, submit = asking.locator("input[name=password]"), asking.locator("button[type=submit]").first
    password.fill("wrong horse")
    submit.click()
    expect(dialog).to_be_visible()
    assert anna.wrong("erasure") == []
    dialog.locator("button[value=stay]").click()
    expect(dialog).to_have_count(0)
    submit.click()
    dialog.locator("button[value=go]").click()
    expect(asking.locator(".problem")).not_to_be_empty()  # not the password: nothing is erased
    assert anna.ask("GET", "/me")["account"]["login"] == anna.login
    password.fill(PASSWORD)
    submit.click()
    dialog.locator("button[value=go]").click()
    expect(page.get_by_test_id("erased")).to_contain_text(ERASED[language])
    expect(page.get_by_test_id("erased")).to_be_in_viewport(ratio=1)
    expect(asking).to_have_count(0)
    assert anna.wrong("erased") == []
    assert elsewhere.ask("GET", "/me")["account"] is None
    page = anna.open("login")
    page.locator("input[name=username]").fill(anna.login)
    page.locator("input[name=password]").fill(PASSWORD)
    page.locator("main form button[type=submit]").first.click()
    expect(page.locator("main form").get_by_role("alert").first).not_to_be_empty()
    assert anna.ask("GET", "/me")["account"] is None
    anna.open("account")
    expect(page.get_by_test_id("erased")).to_have_count(0)  # said once
