"""Requirement 45: change the password, see where one is logged in, log out everywhere else."""

from datetime import timedelta

import httpx
import pytest

from tests.kit import NOON, House
from tests.server.site import PASSWORD, Browser, Json, Site
from ventuno.jobs.audit import audit

NEW = "nine blue bicycles"
ON_A_PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


def changed(browser: Browser, current: str = PASSWORD, new: str = NEW, key: str | None = None) -> httpx.Response:
    return browser.post("/account/password", {"current": current, "new": new}, key=key)


def logged_in(site: Site, password: str = PASSWORD) -> Browser:
    browser = site.browser()
    browser.took(browser.post("/session", {"login": "anna", "password": password}))
    return browser


def here(browser: Browser) -> bool:
    return browser.took(browser.get("/me"))["account"] is not None


def sessions(browser: Browser) -> list[Json]:
    found: list[Json] = browser.took(browser.get("/account/sessions"))
    return found


def test_req_45_the_new_password_holds_and_the_old_one_does_not(both: Site) -> None:
    anna = both.ready()
    anna.took(changed(anna))
    stranger = both.browser()
    stranger.refused(stranger.post("/session", {"login": "anna", "password": PASSWORD}), 401, "wrong_password")
    assert here(logged_in(both, NEW))
    with House(both.where, law=None, at=both.clock.at, seed="audit") as house:
        assert house.run(audit(house.store)).problem is None


def test_req_45_a_changed_password_ends_all_other_sessions_and_a_message_says_so(both: Site) -> None:
    anna = both.ready()
    elsewhere, beat = logged_in(both), both.ready("beat")
    anna.took(changed(anna))
    assert (here(anna), here(elsewhere), here(beat)) == (True, False, True)
    assert [each["kind"] for each in anna.took(anna.get("/account/messages"))].count("password_changed") == 1


def test_req_45_the_present_password_is_needed(site: Site) -> None:
    anna = site.ready()
    elsewhere, before = logged_in(site), site.books()
    anna.refused(changed(anna, "a guess"), 422, "password_differs")
    anna.refused(changed(anna, new="short"), 422, "bad_password")
    guest = site.browser()
    guest.refused(changed(guest), 401, "not_logged_in")
    anna.csrf = "forged"
    anna.refused(changed(anna), 403, "wrong_token")
    assert site.books() == before
    assert here(elsewhere)


def test_req_45_guesses_at_the_present_password_are_few(site: Site) -> None:
    """Whoever finds an open page has five tries, and then not even the right one is looked at."""
    anna = site.ready()
    assert [changed(anna, f"guess {number}").status_code for number in range(6)] == [422] * 5 + [429]
    anna.refused(changed(anna), 429, "too_many_attempts")


def test_req_28_a_lost_answer_is_given_again_and_the_key_serves_no_other_password(site: Site) -> None:
    anna = site.ready()
    first = anna.took(changed(anna, key="once"))
    before = site.books()
    assert anna.took(changed(anna, key="once"))["balance"] == first["balance"]
    anna.refused(changed(anna, new="another sentence", key="once"), 422, "password_differs")
    assert site.books() == before
    assert here(logged_in(site, NEW))


def test_req_45_a_closed_account_keeps_its_password(site: Site) -> None:
    anna = site.ready()
    anna.took(anna.post("/account/closing", {"password": PASSWORD}))
    before = site.books()
    anna.refused(changed(anna), 409, "account_closed")
    assert site.books() == before
    assert here(logged_in(site))


def test_b16_a_play_whose_time_is_over_ends_before_the_password_changes(site: Site) -> None:
    anna = site.ready()
    play = anna.start()["play"]
    site.clock.forward(hours=5)
    anna.took(changed(anna))
    assert anna.took(anna.get(f"/plays/{play}"))["table"]["phase"] == "over"
    with House(site.where, law=None, at=site.clock.at, seed="audit") as house:
        assert house.run(audit(house.store)).problem is None


def test_req_45_sessions_are_listed_and_all_others_end_at_once(both: Site) -> None:
    anna = both.ready()
    both.clock.forward(minutes=5)
    elsewhere, beat = logged_in(both), both.ready("beat")
    assert [each["current"] for each in sessions(anna)] == [False, True]  # the newest first
    assert [each["current"] for each in sessions(elsewhere)] == [True, False]
    (left,) = anna.took(anna.request("DELETE", "/account/sessions"))
    assert sessions(anna) == [left]
    assert (here(anna), here(elsewhere), here(beat)) == (True, False, True)


def test_req_45_a_session_is_known_again_by_its_device_and_its_last_use(both: Site) -> None:
    anna, phone = both.registered("anna"), both.browser()
    both.clock.forward(minutes=5)
    body = {"login": "anna", "password": PASSWORD}
    answer = phone.post("/session", body, user_agent=ON_A_PHONE)
    assert answer.status_code == 200
    both.clock.forward(minutes=3)
    phone.get("/account/sessions")
    both.clock.forward(minutes=10)
    other, own = sessions(anna)
    assert (other["device"], other["started_at"], other["seen_at"]) == ("Firefox, Android", _at(5), _at(8))
    assert (own["device"], own["seen_at"]) == ("", _at(18))  # what a test calls itself is no browser


def _at(minutes: int) -> str:
    return (NOON + timedelta(minutes=minutes)).isoformat().replace("+00:00", "Z")


def test_req_45_sessions_that_have_expired_are_not_listed(site: Site) -> None:
    site.ready()
    site.clock.forward(hours=24 * 400)
    assert [each["current"] for each in sessions(logged_in(site))] == [True]


@pytest.mark.parametrize("path", ["/account/sessions", "/account/password"])
def test_no_answer_tells_a_token_or_a_password(site: Site, path: str) -> None:
    anna = site.ready()
    response = anna.get(path) if path.endswith("sessions") else changed(anna)
    assert response.status_code == 200
    for secret in (PASSWORD, NEW, "argon2", *anna.cookies.values()):
        assert secret not in response.text
