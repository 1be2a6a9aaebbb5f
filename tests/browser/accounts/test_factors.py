"""Requirement 45 in the browser: codes of an app, and passkeys with Chromium's own virtual authenticator.

Browsers bind passkeys to a name, so these visitors come to `localhost`. Four languages, phone and desk.
"""

from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.browser.places import Thread
from tests.browser.visitors import LANGUAGES, PASSWORD, Visitor, Visitors
from ventuno.house.factors import totp

NEW = "nine blue bicycles"
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def named(house: Thread) -> str:
    return house.url.replace("127.0.0.1", "localhost")


def next_code(house: Thread, secret: bytes) -> str:
    house.ahead += timedelta(seconds=totp.STEP_SECONDS)
    return totp.code(secret, totp.step_at(house.now()))


def with_password(visitor: Visitor) -> Page:
    """Logged out, and in again as far as the password goes."""
    visitor.ask("DELETE", "/session")
    page = visitor.open("login")
    page.locator("[name=username]").fill(visitor.login)
    page.locator("input[name=password]").fill(PASSWORD)
    page.locator("main form button[type=submit]").click()
    return page


def is_in(visitor: Visitor) -> None:
    expect(visitor.page.get_by_test_id("greeting")).to_be_visible()
    assert visitor.ask("GET", "/me")["account"]["login"] == visitor.login


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_45_an_app_makes_codes_until_a_recovery_code_turns_it_off(
    house: Thread, visitors: Visitors, language: str
) -> None:
    anna = visitors(house.url, language)
    anna.become_player()
    (code, *_) = anna.ask("POST", "/account/recovery-codes", {"password": PASSWORD})["codes"]
    page = anna.open("account/access")
    app = page.get_by_test_id("code-app")
    app.locator("input[name=password]").fill(PASSWORD)
    app.locator("button[type=submit]").click()
    expect(app.get_by_role("img")).to_be_visible()
    expect(page.get_by_test_id("elsewhere")).to_contain_text(f"{named(house)}/{language}/account/access")
    written = app.get_by_test_id("secret").inner_text().replace(" ", "")
    assert f"secret={written}&" in (app.get_by_test_id("otpauth").get_attribute("href") or "")
    assert anna.wrong() == []
    secret = totp.read(written)
    app.locator("[name=code]").fill("000 000")
    app.locator("button[type=submit]").click()
    expect(app.get_by_role("alert").first).not_to_be_empty()
    app.locator("[name=code]").fill(next_code(house, secret))
    app.locator("button[type=submit]").click()
    expect(app.get_by_test_id("app-since")).to_be_visible()

    page = with_password(anna)
    step = page.get_by_test_id("second-step")
    expect(step.locator("[name=code]")).to_be_focused()
    assert anna.wrong() == []
    step.locator("[name=code]").fill(next_code(house, secret))
    step.locator("button[type=submit]").click()
    is_in(anna)

    page = anna.open("recover")
    page.locator("[name=username]").fill(anna.login)
    page.locator("[name=code]").fill(code)
    page.locator("input[name=password]").fill(NEW)
    page.locator("main form button[type=submit]").click()
    expect(page.get_by_test_id("factors-off")).to_be_visible()
    anna.ask("POST", "/session", {"login": anna.login, "password": NEW})


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_45_a_passkey_stands_beside_the_password_or_in_its_place(
    house: Thread, visitors: Visitors, language: str
) -> None:
    anna = visitors(named(house), language)
    anna.become_player()
    page = anna.open("account/access")
    device = anna.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    passkeys = page.get_by_test_id("passkeys")
    passkeys.locator("[name=passkey]").fill("Telefon")
    passkeys.locator("input[name=password]").fill(PASSWORD)
    passkeys.locator("button[type=submit]").click()
    expect(passkeys.get_by_test_id("passkey-list")).to_contain_text("Telefon")
    with_password(anna).get_by_test_id("second-step").locator("button").first.click()
    is_in(anna)
    anna.ask("DELETE", "/session")
    page = anna.open("login")
    page.get_by_test_id("passkey-log-in").locator("button").click()  # alone: no name, no password
    is_in(anna)
    page = anna.open("account/access")
    passkeys.get_by_role("listitem").locator("button").click()
    passkeys.locator("li input[name=password]").fill(PASSWORD)
    assert anna.wrong() == []
    passkeys.locator("li button[type=submit]").click()
    expect(passkeys.get_by_test_id("passkey-list")).to_have_count(0)
    anna.ask("POST", "/session", {"login": anna.login, "password": PASSWORD})


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_45_a_number_is_no_place_for_passkeys_and_the_page_says_where_to_go(
    house: Thread, visitors: Visitors, language: str
) -> None:
    page = visitors(house.url, language).open("login")
    page.get_by_test_id("passkey-log-in").locator("button").click()
    expect(page.get_by_test_id("elsewhere").locator("a")).to_have_attribute("href", f"{named(house)}/{language}/login")
