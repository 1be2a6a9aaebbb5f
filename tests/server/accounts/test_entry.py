"""Register, log in, log out, and what keeps others out."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path

import httpx
import pytest

from tests.kit import RULES, TERMS
from tests.server.site import API, PASSWORD, Browser, Json, Site
from ventuno.rules.language import Language
from ventuno.server.refusals import NOT_LOGGED_IN
from ventuno.server.sessions import neighbourhood

ANNA = {
    "login": "anna",
    "password": PASSWORD,
    "name": "Anna Muster",
    "birth": "1990-05-17",
    "canton": "ZH",
    "language": "de",
}


def log_in(browser: Browser, login: str = "anna", password: str = PASSWORD) -> httpx.Response:
    return browser.post("/session", {"login": login, "password": password})


def account(browser: Browser) -> Json:
    return browser.took(browser.get("/me"))["account"]


def flags(response: httpx.Response) -> tuple[str, str, set[str]]:
    """Name, value and attributes of the one cookie that is set."""
    (header,) = response.headers.get_list("set-cookie")
    pair, *attributes = header.split("; ")
    name, _, value = pair.partition("=")
    return name, value, {each.lower() for each in attributes}


NOBODY = {"account": None, "session": None, "csrf": None, "last_log_in": None, "password_needed": False}

# ----- accounts


def test_a_guest_is_nobody(site: Site) -> None:
    me = site.browser().took(site.browser().get("/me"))
    assert me == {"now": "2026-03-03T12:00:00Z"} | NOBODY


def test_whoever_registers_is_logged_in(both: Site) -> None:
    anna = both.browser()
    me = anna.took(anna.post("/accounts", ANNA), 201)
    assert me["account"]["login"] == "anna"
    assert me["account"]["language"] == "de"
    assert me["account"]["balance"] == "0.00"
    assert (me["account"]["accepted"], me["account"]["limits_set"], me["account"]["running"]) == (None, False, None)
    assert me["session"] == {"started_at": me["now"], "result": "0.00", "now": me["now"]}
    assert account(anna) == me["account"]


def test_no_answer_repeats_the_password_the_name_or_the_birth_date(site: Site) -> None:
    answer = site.browser().post("/accounts", ANNA).text
    assert not any(each in answer for each in (PASSWORD, "Muster", "1990", "argon2"))


def test_a_registration_sent_twice_opens_one_account_and_another_password_gets_nothing(site: Site) -> None:
    first, again, thief = site.browser(), site.browser(), site.browser()
    opened = first.took(first.post("/accounts", ANNA, key="k"), 201)["account"]["player"]
    assert again.took(again.post("/accounts", ANNA, key="k"), 201)["account"]["player"] == opened
    thief.refused(thief.post("/accounts", ANNA | {"password": "something else"}, key="k"), 401, "wrong_password")
    assert not thief.cookies


@pytest.mark.parametrize(
    ("wrong", "code", "status"),
    [
        ({"birth": "2008-03-04"}, "under_18", 422),
        ({"birth": "2030-01-01"}, "bad_birth_date", 422),
        ({"birth": "0001-01-01"}, "bad_birth_date", 422),
        ({"birth": "9999-12-31"}, "bad_birth_date", 422),
        ({"birth": "1990-02-30"}, "bad_request", 400),
        ({"canton": "GE"}, "canton_not_served", 422),
        ({"canton": "zh"}, "canton_not_served", 422),
        ({"canton": "ZHX"}, "bad_request", 400),
        ({"name": "Anna"}, "bad_name", 422),
        ({"name": "Анна Мустер"}, "bad_name", 422),
        ({"name": "Anna\u0000 Muster"}, "bad_name", 422),
        ({"name": "x" * 101}, "bad_request", 400),
        ({"login": "a"}, "bad_login", 422),
        ({"login": "Anna"}, "bad_login", 422),
        ({"login": "an\nna"}, "bad_login", 422),
        ({"password": "short"}, "bad_password", 422),
        ({"password": "x" * 257}, "bad_request", 400),
        ({"language": "rm"}, "bad_request", 400),
    ],
)
def test_who_may_not_have_an_account_is_told_why(shared: Site, wrong: dict[str, str], code: str, status: int) -> None:
    anna = shared.browser()
    anna.refused(anna.post("/accounts", ANNA | wrong), status, code)
    assert not anna.cookies
    anna.refused(log_in(anna), 401, "wrong_password")  # nothing of the attempt is left
    shared.clock.forward(hours=1)


def test_art_1_2_on_the_eighteenth_birthday_one_is_old_enough(site: Site) -> None:
    anna = site.browser()
    anna.took(anna.post("/accounts", ANNA | {"birth": "2008-03-03"}), 201)


def test_req_22_a_login_and_a_person_are_there_once(site: Site) -> None:
    site.registered("anna")
    other = site.browser()
    other.refused(other.post("/accounts", ANNA | {"name": "Berta Beispiel"}), 409, "login_taken")
    other.took(other.post("/accounts", ANNA | {"login": "berta", "name": "Berta Beispiel"}), 201)
    same = site.browser()
    same.refused(same.post("/accounts", ANNA | {"login": "b2", "name": "Beispiel Bertá"}), 422, "bad_login")
    same.took(same.post("/accounts", ANNA | {"login": "bb2", "name": "beispiel BERTÁ"}), 201)
    same.refused(same.post("/account/deposits", {"amount": "10"}), 422, "identity_being_checked")


def test_b19_the_answers_tell_no_stranger_who_has_an_account(site: Site) -> None:
    """Registered with the name and date of birth of a player, and with those of nobody: all fields are the same."""
    assert site.browser().post("/accounts", ANNA).status_code == 201
    known, nobody = {"login": "aaa1", "name": "Anna Muster"}, {"login": "zzz1", "name": "Zita Zwyssig"}
    resembling, fresh = (_read_by_a_new_account(site, ANNA | who) for who in (known, nobody))
    assert resembling == fresh
    assert '"identity":"unchecked","may_be_checked":true' in fresh


def _read_by_a_new_account(site: Site, person: dict[str, str]) -> str:
    """All that it can read before money or play is asked for, without what is its own or drawn for it."""
    browser = site.browser()
    told = [browser.took(browser.post("/accounts", person), 201)]
    own = [told[0]["account"]["player"], told[0]["csrf"], person["login"], person["name"]]
    told.append(browser.took(browser.post("/account/rules", {"rules": RULES})))
    told.append(browser.took(browser.post("/account/online-terms", {"version": TERMS.version})))
    limits = dict.fromkeys(("loss_1_day", "loss_7_days", "loss_30_days"), "50")
    told.append(browser.took(browser.post("/account/limits", {"limits": limits})))
    paths = ("/me", "/account/messages", "/account/statement", "/account/plays", "/account/games", "/account/export")
    told += [browser.took(browser.get(path)) for path in paths]
    text = json.dumps(told, separators=(",", ":"))
    for each in own:
        text = text.replace(each, "…")
    return re.sub("[0-9a-f]{64}", "…", text)  # the journal's hashes


# ----- sessions


@pytest.mark.parametrize("https", [False, True])
def test_the_cookie_is_for_this_site_and_no_script(tmp_path: Path, *, https: bool) -> None:
    with Site(tmp_path / "house.sqlite", https=https, session_hours=3) as site:
        name, value, attributes = flags(site.browser().post("/accounts", ANNA))
    assert name == ("__Host-ventuno" if https else "ventuno")
    assert len(bytes.fromhex(value)) == 32
    assert {"httponly", "samesite=strict", "path=/", "max-age=10800"} <= attributes
    assert ("secure" in attributes) == https
    assert not any(each.startswith("domain") for each in attributes)


def test_over_https_the_name_without_host_is_no_session(tmp_path: Path) -> None:
    """A cookie that another host of the same domain could have set."""
    with Site(tmp_path / "house.sqlite", https=True) as site:
        anna = site.registered()
        assert account(anna)["login"] == "anna"
        anna.cookies = {"ventuno": anna.cookies["__Host-ventuno"]}
        assert account(anna) is None


def test_logging_in_begins_a_new_session_and_ends_the_one_before(both: Site) -> None:
    anna = both.registered()
    before, csrf = dict(anna.cookies), anna.csrf
    anna.took(log_in(anna))
    assert anna.cookies != before
    assert anna.csrf != csrf
    assert account(anna)["login"] == "anna"
    anna.cookies = before
    assert account(anna) is None


def test_a_token_that_somebody_planted_is_not_taken_over(site: Site) -> None:
    site.registered()
    victim = site.browser()
    victim.cookies = {"ventuno": "0" * 64}
    victim.took(log_in(victim))
    assert victim.cookies["ventuno"] != "0" * 64


def test_logging_in_elsewhere_leaves_the_first_session_alone(site: Site) -> None:
    anna, phone = site.registered(), site.browser()
    phone.took(log_in(phone))
    assert account(anna) == account(phone)
    assert anna.csrf != phone.csrf


def test_a_wrong_name_and_a_wrong_password_are_told_alike(site: Site) -> None:
    site.registered()
    guest = site.browser()
    told = [
        guest.refused(log_in(guest, login, password), 401, "wrong_password")["detail"]
        for login, password in [
            ("anna", "wrong horse"),
            ("nobody", PASSWORD),
            ("ANNA", PASSWORD),
            ("anna", f"{PASSWORD} "),
            ("anna\0", PASSWORD),
        ]
    ]
    assert len(set(told)) == 1
    assert not guest.cookies


def test_a_failed_log_in_leaves_the_session_that_there_was(site: Site) -> None:
    anna = site.registered()
    anna.refused(log_in(anna, "anna", "wrong horse"), 401, "wrong_password")
    assert account(anna)["login"] == "anna"


def test_a_session_ends_at_its_time(both: Site) -> None:
    anna = both.registered()
    both.clock.forward(hours=12, seconds=-1)
    assert account(anna)["login"] == "anna"
    both.clock.forward(seconds=1)
    assert account(anna) is None
    both.restart()
    assert account(anna) is None
    anna.refused(anna.post("/plays"), 401, "not_logged_in")


def test_logging_out_ends_the_session_for_good(both: Site) -> None:
    anna = both.registered()
    phone = both.browser()
    phone.took(log_in(phone))
    response = anna.request("DELETE", "/session")
    assert anna.took(response) == {"now": "2026-03-03T12:00:00Z"} | NOBODY
    name, value, attributes = flags(response)
    assert (name, value.strip('"'), "max-age=0" in attributes) == ("ventuno", "", True)
    assert account(anna) is None  # whoever kept the cookie
    both.restart()
    assert account(anna) is None
    anna.refused(anna.request("DELETE", "/session"), 401, "not_logged_in")
    assert account(phone)["login"] == "anna"


def test_a_session_survives_a_restart_with_the_same_token_for_changes(both: Site) -> None:
    anna = both.ready()
    both.restart()
    assert anna.took(anna.post("/account/deposits", {"amount": "1"}))["balance"] == "101.00"
    assert anna.took(anna.get("/me"))["csrf"] == anna.csrf


def test_a_session_that_another_process_ended_ends_here_within_seconds(site: Site) -> None:
    anna = site.registered()
    assert account(anna)
    with Site.beside(site) as other:
        elsewhere = other.browser()
        elsewhere.cookies, elsewhere.csrf = dict(anna.cookies), anna.csrf
        elsewhere.took(elsewhere.request("DELETE", "/session"))
    site.clock.forward(seconds=5)
    assert account(anna) is None


def test_the_session_shows_what_was_won_or_lost_in_it_only(generous: Site) -> None:
    anna = generous.ready()
    anna.finish(anna.start("2"))
    assert anna.took(anna.get("/me"))["session"]["result"] == "-2.00"
    generous.clock.forward(minutes=5)
    me = anna.took(log_in(anna))
    assert me["session"]["result"] == "0.00"
    assert me["session"]["started_at"] == me["now"]
    anna.finish(anna.win(anna.start("1")))
    assert anna.took(anna.get("/me"))["session"]["result"] == "4.00"


# ----- too many attempts


def attempts(browser: Browser, number: int, login: str = "anna") -> list[int]:
    return [log_in(browser, login, "wrong horse").status_code for _ in range(number)]


def test_after_too_many_failures_even_the_right_password_waits_and_a_restart_helps_nobody(both: Site) -> None:
    both.registered()
    thief = both.browser("de")
    assert attempts(thief, 6) == [401] * 5 + [429]
    both.restart()
    anna = both.browser("de")
    response = log_in(anna)
    problem = anna.refused(response, 429, "too_many_attempts")
    assert problem["detail"] == "Zu viele Versuche. Der nächste ist ab 03.03.2026 13:15 möglich."
    assert response.headers["retry-after"] == "900"
    both.clock.forward(minutes=15, seconds=1)
    anna.took(log_in(anna))


def test_other_names_are_not_concerned(site: Site) -> None:
    site.registered("anna")
    site.registered("berta")
    guest = site.browser()
    assert attempts(guest, 6)[-1] == 429
    guest.took(log_in(guest, "berta"))


def test_a_success_forgets_the_failures_of_that_name(site: Site) -> None:
    site.registered()
    guest = site.browser()
    for _ in range(4):
        assert attempts(guest, 4) == [401] * 4
        guest.took(log_in(guest))


def test_an_address_has_its_own_limit_whatever_the_names(tmp_path: Path) -> None:
    with Site(tmp_path / "house.sqlite", address_attempts=7) as site:
        site.registered()
        guest = site.browser()
        assert [attempts(guest, 1, f"guess{number}")[0] for number in range(7)] == [401] * 7
        site.restart()
        response = log_in(guest)
        guest.refused(response, 429, "too_many_attempts")
        assert int(response.headers["retry-after"]) == 15 * 60
        site.clock.forward(minutes=16)
        guest.took(log_in(guest))


def test_accounts_too_are_opened_only_so_fast_from_one_address(tmp_path: Path) -> None:
    with Site(tmp_path / "house.sqlite", address_attempts=3, attempt_minutes=1) as site:
        for login in ("anna", "berta", "clara"):
            site.registered(login)
        guest = site.browser()
        response = guest.post("/accounts", ANNA | {"login": "dora", "name": "Dora Muster"})
        guest.refused(response, 429, "too_many_attempts")
        assert response.headers["retry-after"] == "60"
        site.clock.forward(minutes=2)
        site.registered("dora")


def test_attempts_are_counted_one_by_one_however_many_come_at_once(both: Site) -> None:
    both.registered()
    wrong = {"login": "anna", "password": "wrong horse"}

    def attempt(_: int) -> int:
        return both.client.post(f"{API}/session", json=wrong).status_code

    with ThreadPoolExecutor(8) as guesses:
        assert sorted(guesses.map(attempt, range(8))) == [401] * 5 + [429] * 3
    guest = both.browser()
    guest.refused(log_in(guest), 429, "too_many_attempts")


@pytest.mark.parametrize(
    ("host", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),  # as a socket for both says it: not all of IPv4 is one network
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_whoever_has_one_address_of_ipv6_has_no_more_attempts_with_another(host: str, counted_as: str) -> None:
    assert neighbourhood(host) == counted_as


# ----- languages


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("fr-CH", "fr"),
        ("it", "it"),
        ("en-GB,en;q=0.9", "en"),
        ("rm, it;q=0.5, de;q=0.9", "de"),
        ("rm", "en"),
        ("*", "en"),
        ("", "en"),
        ("fr;q=0", "en"),
        ("de;q=x, fr;q=0.1", "fr"),
        ("DE", "de"),
        ("x" * 5000, "en"),
        (";;;,,,;q=,", "en"),
    ],
)
def test_a_refusal_is_in_the_language_the_reader_likes_best(shared: Site, header: str, language: str) -> None:
    guest = shared.browser()
    problem = guest.refused(guest.get("/account/plays", Accept_Language=header), 401, "not_logged_in")
    assert problem["detail"] == NOT_LOGGED_IN().said_in(Language(language))


def test_the_time_limit_of_a_refusal_is_the_clock_of_zurich_in_summer_too(tmp_path: Path) -> None:
    with Site(tmp_path / "house.sqlite") as site:
        site.clock.at += timedelta(days=120)
        guest = site.browser()
        assert attempts(guest, 5) == [401] * 5
        assert "14:15" in guest.refused(log_in(guest), 429, "too_many_attempts")["detail"]
