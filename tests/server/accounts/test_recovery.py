"""Requirement 45 over HTTP: recovery codes, links of the staff, the last log-in, the password again after a while."""

import re

import httpx
import pytest

from tests.kit import House
from tests.server.office import Office
from tests.server.site import PASSWORD, Browser, Json, Site
from ventuno.jobs.audit import audit

NEW = "nine blue bicycles"
CHECKED = {"document": "identity_card", "reason": "at the counter, photograph compared"}


def codes_of(browser: Browser, password: str = PASSWORD) -> list[str]:
    found: list[str] = browser.took(browser.post("/account/recovery-codes", {"password": password}))["codes"]
    return found


def recover(browser: Browser, code: str, login: str = "anna", new: str = NEW) -> httpx.Response:
    return browser.post("/session/recovery", {"login": login, "code": code, "password": new})


def follow(browser: Browser, token: str, new: str = NEW) -> httpx.Response:
    return browser.post("/session/reset", {"token": token, "password": new})


def me(browser: Browser) -> Json:
    return browser.took(browser.get("/me"))


def log_in(site: Site, password: str = PASSWORD, login: str = "anna") -> Browser:
    browser = site.browser()
    browser.took(browser.post("/session", {"login": login, "password": password}))
    return browser


def clean(site: Site) -> None:
    with House(site.where, law=None, at=site.clock.at, seed="audit") as house:
        assert house.run(audit(house.store)).problem is None


def test_req_45_a_code_brings_a_player_back_and_everybody_else_is_logged_out(both: Site) -> None:
    anna = both.ready()
    assert me(anna)["account"]["recovery_codes"] is None  # an account from before has none
    codes = codes_of(anna)
    assert all(re.fullmatch(r"[0-9A-Z]{4}(-[0-9A-Z]{4}){3}", code) for code in codes)
    stranger = both.browser()
    assert stranger.took(recover(stranger, codes[0])) == {
        "login": "anna",
        "codes_left": 7,
        "factors_off": False,
    }
    assert me(anna)["account"] is None
    assert me(stranger)["account"] is None  # a code stands in for the password; it logs nobody in
    back = log_in(both, NEW)
    assert me(back)["account"]["recovery_codes"] == 7
    kinds = [each["kind"] for each in back.took(back.get("/account/messages"))]
    assert (kinds.count("recovery_code_used"), kinds.count("password_changed")) == (1, 1)
    stranger.refused(stranger.post("/session", {"login": "anna", "password": PASSWORD}), 401, "wrong_password")
    clean(both)


def test_req_45_codes_tried_in_series_are_few_and_strangers_learn_nothing(site: Site) -> None:
    code, stranger = codes_of(site.ready())[0], site.browser()
    before = site.books()
    told = [recover(stranger, f"0000-0000-0000-000{number}") for number in range(5)]
    nobody = recover(stranger, "0000-0000-0000-0000", "nobody")
    assert {each.status_code for each in told} == {nobody.status_code} == {401}
    assert told[0].json() == nobody.json()
    stranger.refused(recover(stranger, code), 429, "too_many_attempts")
    assert site.books() == before


def test_req_45_five_wrong_passwords_do_not_stop_a_code(site: Site) -> None:
    code, anna = codes_of(site.ready())[0], site.browser()
    for _ in range(6):
        anna.post("/session", {"login": "anna", "password": "a guess"})
    anna.refused(anna.post("/session", {"login": "anna", "password": PASSWORD}), 429, "too_many_attempts")
    anna.took(recover(anna, code))
    anna.took(anna.post("/session", {"login": "anna", "password": NEW}))


def test_req_45_a_code_of_somebody_else_a_used_one_and_a_void_one_are_refused(site: Site) -> None:
    anna, beat = site.ready(), site.ready("beat")
    old = codes_of(anna)
    codes = codes_of(anna)
    beat.refused(recover(beat, codes[0], "beat"), 401, "code_wrong")
    beat.refused(recover(beat, old[0]), 401, "code_wrong")
    beat.took(recover(beat, codes[0]))
    beat.refused(recover(beat, codes[0]), 401, "code_wrong")
    beat.refused(recover(beat, codes[1], new="password1"), 422, "common_password")
    beat.refused(recover(beat, codes[1], new="short"), 422, "bad_password")


def test_req_45_new_codes_need_the_present_password(site: Site) -> None:
    anna, before = site.ready(), site.books()
    for _ in range(5):
        anna.refused(anna.post("/account/recovery-codes", {"password": "a guess"}), 422, "password_differs")
    anna.refused(anna.post("/account/recovery-codes", {"password": PASSWORD}), 429, "too_many_attempts")
    assert site.books() == before


@pytest.fixture
def office(both: Site) -> Office:
    return Office(both)


def test_req_45_support_checks_who_asks_and_the_player_sets_a_new_password(both: Site, office: Office) -> None:
    anna, sven = both.ready(), office.at("sven")
    player = me(anna)["account"]["player"]
    made = sven.took(sven.post(f"/console/players/{player}/reset-link", CHECKED))
    assert len(made["token"]) * 4 >= 128
    assert me(anna)["account"]["unread"] >= 1  # the player is told at once
    stranger = both.browser()
    assert stranger.took(follow(stranger, made["token"]))["login"] == "anna"
    assert me(anna)["account"] is None
    back = log_in(both, NEW)
    kinds = [each["kind"] for each in back.took(back.get("/account/messages"))]
    assert kinds.count("reset_link_made") == 1
    for token in (made["token"], "0" * 64):
        stranger.refused(follow(stranger, token), 422, "link_invalid")
    journal = sven.took(sven.get(f"/console/players/{player}/journal"))["lines"]
    (line,) = [each for each in journal if each["kind"] == "reset_link_made"]
    assert (line["actor"], line["reason"], line["facts"]["document"]) == (
        "support:sven",
        CHECKED["reason"],
        "identity_card",
    )
    late = sven.took(sven.post(f"/console/players/{player}/reset-link", CHECKED))["token"]
    both.clock.forward(hours=24)
    stranger.refused(follow(stranger, late, PASSWORD), 422, "link_invalid")
    clean(both)


def test_req_45_the_last_log_in_before_this_one_is_shown(both: Site) -> None:
    anna = both.ready()
    assert me(anna)["last_log_in"] is None
    both.clock.forward(hours=2)
    again = log_in(both)
    assert me(again)["last_log_in"] == "2026-03-03T12:00:00Z"
    both.clock.forward(hours=1)
    assert me(log_in(both))["last_log_in"] == "2026-03-03T14:00:00Z"
    assert me(again)["last_log_in"] == "2026-03-03T12:00:00Z"


# ----- the password again after a while


@pytest.fixture
def strict(both: Site) -> Site:
    both.restart(idle_minutes=30)
    return both


def test_req_45_after_half_an_hour_without_a_request_the_password_is_asked_for_again(strict: Site) -> None:
    anna = strict.ready()
    play = anna.start()
    strict.clock.forward(minutes=31)
    anna.refused(anna.get("/account/messages"), 401, "password_needed")
    anna.refused(anna.move(play, "end"), 401, "password_needed")
    told = me(anna)
    assert (told["account"], told["session"], told["password_needed"]) == (None, None, True)
    anna.refused(anna.post("/session/unlock", {"password": "a guess"}), 422, "password_differs")
    anna.refused(anna.get("/account/messages"), 401, "password_needed")
    back = anna.took(anna.post("/session/unlock", {"password": PASSWORD}))
    assert back["account"]["running"]["play"] == play["play"]  # the play went on
    anna.moved(play, "end")


def test_req_45_whoever_asks_now_and_then_is_not_asked_in_any_process(strict: Site) -> None:
    anna = strict.ready()
    with Site.beside(strict) as other:
        there = other.browser()
        there.cookies, there.csrf = anna.cookies, anna.csrf
        for _ in range(4):
            strict.clock.forward(minutes=20)
            anna.took(anna.get("/account/messages"))
        there.took(there.get("/account/messages"))
        strict.clock.forward(minutes=31)
        there.refused(there.get("/account/messages"), 401, "password_needed")
        anna.took(anna.post("/session/unlock", {"password": PASSWORD}))
        there.took(there.get("/account/messages"))


def test_req_45_what_anybody_may_read_is_no_sign_that_the_player_is_there(strict: Site) -> None:
    anna = strict.ready()
    for _ in range(4):
        strict.clock.forward(minutes=10)
        anna.took(anna.get("/tables"))
    anna.refused(anna.get("/account/messages"), 401, "password_needed")
    anna.took(anna.request("DELETE", "/session"))  # logging out is possible
    assert me(anna)["password_needed"] is False


def test_req_45_guesses_at_a_waiting_session_are_few(strict: Site) -> None:
    anna = strict.ready()
    strict.clock.forward(minutes=31)
    for number in range(5):
        anna.refused(anna.post("/session/unlock", {"password": f"guess {number}"}), 422, "password_differs")
    anna.refused(anna.post("/session/unlock", {"password": PASSWORD}), 429, "too_many_attempts")


def test_req_45_a_request_writes_the_time_at_most_once_a_minute(strict: Site) -> None:
    anna = strict.ready()
    written: list[object] = []
    sessions = strict.app._inside._inside.state.context.sessions  # type: ignore[attr-defined]
    sessions._store.sessions.seen = _counting(sessions._store.sessions.seen, written)
    for _ in range(30):
        strict.clock.forward(seconds=5)
        anna.took(anna.get("/account/messages"))
    assert len(written) == 2


def _counting(inner: object, written: list[object]) -> object:
    async def seen(token_hash: str, at: object) -> None:
        written.append(at)
        await inner(token_hash, at)  # type: ignore[operator]

    return seen
