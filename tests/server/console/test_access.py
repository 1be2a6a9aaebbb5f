"""Access to the console: who can log in, who may do what, and how a session ends."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
import structlog

from tests.kit import House
from tests.live import LiveTable
from tests.server.accounts.test_entry import flags
from tests.server.office import (
    COOKIE,
    ENDPOINTS,
    OPEN,
    PREFIX,
    STAFF,
    Endpoint,
    Office,
    alerted,
    drafted,
    player_of,
    tables_left_alone,
)
from tests.server.site import API, PASSWORD, Browser, Site
from tests.server.test_authorisation import closed, routes
from ventuno.desk.factors.staff import Proof
from ventuno.desk.office.staff import StaffDesk
from ventuno.desk.requests import ChangeRole, Dismiss, RenewCredentials
from ventuno.house.factors import totp
from ventuno.house.office.staff import Credentials, Power, Role
from ventuno.rules.language import Language
from ventuno.server.app.routers import CONSOLE
from ventuno.server.refusals import NOT_AT_CONSOLE
from ventuno.server.sessions import hashed

__all__ = ["tables_left_alone"]  # a fixture for all tests here


@dataclass(frozen=True)
class Place:
    """A site, its office, and the names of things to ask about."""

    office: Office
    names: dict[str, str]
    anna: Browser

    @property
    def site(self) -> Site:
        return self.office.site

    def ask(self, browser: Browser, endpoint: Endpoint, **headers: str) -> httpx.Response:
        method, path, body, _, _ = endpoint
        return browser.request(method, f"{PREFIX}{path.format_map(self.names)}", body, **headers)


class _Named(dict[str, str]):
    """The names of things to ask about; a thing that there is not has the name of its kind."""

    def __missing__(self, kind: str) -> str:
        return kind


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """With a play that runs, and a game that runs at a table."""
    where = tmp_path_factory.mktemp("console") / "house.sqlite"
    with Site(where, address_attempts=1_000_000) as site:
        office, anna = Office(site), site.ready()
        names = {
            "player": player_of(anna),
            "play": anna.start()["play"],
            "name": "eva",
            "number": "1",
            "question": "nobody-1",
            "case": "nobody-1",
            "guest_question": "0" * 32,
            "proposal": "99",
        }
        with House(where, law=None, at=site.clock.at, seed="tables") as house:
            house.clock.forward(hours=1)  # so that the site does not look after the table
            table = LiveTable(house)
            for box in (1, 2):
                table.sit(box)
            table.deal((1, 2))
            names |= {"table": table.id, "game": table.kept.id, "alert": str(alerted(house))}
            names |= {"draft": drafted(house), "entry": "1"}
            site.clock.at = house.clock.at
        yield Place(office, names, anna)


def test_every_endpoint_of_the_console_is_known_here_and_names_its_power(place: Place) -> None:
    known = {(method, f"{API}{PREFIX}{path}") for method, path, *_ in ENDPOINTS}
    there = {route for route in routes(place.site) if route[1].startswith(f"{API}{PREFIX}/")}
    assert there == known | {("POST", f"{API}{PREFIX}{path}") for path in OPEN}
    assert len(CONSOLE) == len(there)
    assert [handler.opt["power"] for handler in CONSOLE].count(None) == len(OPEN)  # to log in, to enrol


@pytest.mark.parametrize("cookie", [None, "", "0" * 64, "g" * 64, "0" * 10_000, "' OR 1=1; --"])
def test_nobody_and_a_forged_cookie_get_nowhere(place: Place, cookie: str | None) -> None:
    guest = place.site.browser()
    if cookie is not None:
        guest.cookies = {COOKIE: cookie}
    before = place.site.books()
    for endpoint in ENDPOINTS:
        guest.refused(place.ask(guest, endpoint), 401, "no_console_session")
    assert place.site.books() == before


def test_a_player_gets_nowhere_whatever_the_cookie_is_called(place: Place) -> None:
    before, token = place.site.books(), place.anna.cookies["ventuno"]
    for cookies in ({"ventuno": token}, {COOKIE: token}, {"ventuno": token, COOKIE: token}):
        browser = place.site.browser()
        browser.cookies, browser.csrf = cookies, place.anna.csrf
        for endpoint in ENDPOINTS:
            browser.refused(place.ask(browser, endpoint), 401, "no_console_session")
    assert place.site.books() == before


def test_the_staff_get_nowhere_at_the_players_side(place: Place) -> None:
    olga = place.office.at("olga")
    before, token = place.site.books(), olga.cookies[COOKIE]
    for cookies in ({COOKIE: token}, {"ventuno": token}):
        browser = place.site.browser()
        browser.cookies, browser.csrf = cookies, olga.csrf
        for method, path in closed(place.site):
            response = browser.request(method, path.format_map(_Named(place.names)), {} if method == "POST" else None)
            assert response.status_code in {400, 401}, (path, response.text)
            assert response.json()["code"] in {"bad_request", "not_logged_in"}
        assert browser.took(browser.get("/me"))["account"] is None
    assert place.site.books() == before


def test_each_role_may_do_what_is_its_own_and_nothing_else(place: Place) -> None:
    for name in ("sven", "adam", "olga"):  # who may change what the others look at comes last
        asked_for_everything(place, name)


def asked_for_everything(place: Place, name: str) -> None:
    officer = place.office.at(name)
    for endpoint in ENDPOINTS:
        method, path, _, status, allowed = endpoint
        if name in allowed:
            response = place.ask(officer, endpoint)
            assert response.status_code == status, (method, path, response.text)
            continue
        before = place.site.books()
        problem = officer.refused(place.ask(officer, endpoint), 403, "not_your_office")
        assert STAFF[name].value in problem["detail"]
        assert place.site.books() == before
    officer.refused(officer.get(f"{PREFIX}/me"), 401, "no_console_session")  # logged out, last of all


def test_what_one_may_do_is_said(place: Place) -> None:
    powers = {name: place.office.at(name) for name in ("olga", "sven", "adam")}
    told = {name: each.took(each.get(f"{PREFIX}/me")) for name, each in powers.items()}
    assert told["olga"]["powers"] == [power.name.lower() for power in Power]
    assert told["sven"]["powers"] == ["read_players", "write_messages", "reset_access"]
    assert told["adam"]["powers"] == ["read_players", "list_players", "read_house", "read_access"]
    assert [told[name]["role"] for name in ("olga", "sven", "adam")] == ["operator", "support", "auditor"]
    assert told["sven"]["name"] == "sven"


def test_every_change_needs_the_token_of_this_session(place: Place) -> None:
    olga, sven = place.office.at("olga"), place.office.at("sven")
    before, token = place.site.books(), olga.csrf
    assert token
    assert sven.csrf
    unsafe = [endpoint for endpoint in ENDPOINTS if endpoint[0] != "GET"]
    assert len(unsafe) > 12
    for endpoint in unsafe:
        for wrong in ("", "x", token[:-1], token.upper(), sven.csrf, olga.cookies[COOKIE]):
            olga.refused(place.ask(olga, endpoint, X_CSRF_Token=wrong), 403, "wrong_token")
        for header in ({"Origin": "https://evil.example"}, {"Sec_Fetch_Site": "cross-site"}):
            olga.refused(place.ask(olga, endpoint, **header), 403, "wrong_token")
    assert place.site.books() == before
    assert olga.took(olga.get(f"{PREFIX}/me"))["csrf"] == token


@pytest.mark.parametrize("language", list(Language))
def test_a_refusal_is_in_the_language_of_the_reader(place: Place, language: Language) -> None:
    guest = place.site.browser(language.value)
    problem = guest.refused(guest.get(f"{PREFIX}/me"), 401, "no_console_session")
    assert problem["detail"] == NOT_AT_CONSOLE().said_in(language)
    sven = place.office.at("sven", language.value)
    assert "support" in sven.refused(sven.get(f"{PREFIX}/staff"), 403, "not_your_office")["detail"]


# ----- sessions


@pytest.fixture
def office(site: Site) -> Office:
    return Office(site)


def is_in(browser: Browser) -> bool:
    return browser.get(f"{PREFIX}/me").status_code == 200


@pytest.mark.parametrize("https", [False, True])
def test_the_cookie_is_for_this_site_and_no_script(tmp_path: Path, *, https: bool) -> None:
    with Site(tmp_path / "house.sqlite", https=https, console_hours=3) as site:
        office, browser = Office(site), site.browser()
        name, value, attributes = flags(office.log_in(browser, "olga"))
        assert is_in(browser)
        if https:  # as another host of the same domain could have set it
            browser.cookies = {COOKIE: value}
            assert not is_in(browser)
    assert name == (f"__Host-{COOKIE}" if https else COOKIE)
    assert len(bytes.fromhex(value)) == 32
    assert {"httponly", "samesite=strict", "path=/", "max-age=10800"} <= attributes
    assert ("secure" in attributes) == https


def test_a_session_ends_soon_after_the_last_request(both: Site) -> None:
    office = Office(both)
    olga, idle = office.at("olga"), office.at("sven")
    for _ in range(3):
        both.clock.forward(minutes=19)
        assert is_in(olga)
    both.clock.forward(minutes=19)
    both.restart()
    assert is_in(olga)
    assert not is_in(idle)
    both.clock.forward(minutes=20)
    olga.refused(olga.post(f"{PREFIX}/closing", {"reason": "late"}), 401, "no_console_session")


def test_a_session_ends_after_a_days_work_whatever_is_done(office: Office) -> None:
    olga, site = office.at("olga"), office.site
    told = olga.took(olga.get(f"{PREFIX}/me"))
    assert told["expires_at"] == "2026-03-03T12:20:30Z"
    for _ in range(39):
        site.clock.forward(minutes=15)
        assert is_in(olga)
    assert olga.took(olga.get(f"{PREFIX}/me"))["expires_at"] == "2026-03-03T22:00:30Z"
    site.clock.forward(minutes=15)
    assert not is_in(olga)


def test_how_long_can_be_set(tmp_path: Path) -> None:
    with Site(tmp_path / "house.sqlite", console_minutes=5, console_hours=1) as site:
        olga = Office(site).at("olga")
        site.clock.forward(minutes=4, seconds=59)
        assert is_in(olga)
        site.clock.forward(minutes=5)
        assert not is_in(olga)


def test_the_end_is_put_off_at_most_once_a_minute(office: Office) -> None:
    olga, site = office.at("olga"), office.site

    def ends() -> object:
        with House(site.where, law=None, at=site.clock.at) as house:
            session = house.run(house.store.staff.session(hashed(olga.cookies[COOKIE])))
        assert session is not None
        return session.expires_at

    first = ends()
    site.clock.forward(seconds=59)
    assert is_in(olga)
    assert ends() == first
    site.clock.forward(seconds=1)
    assert is_in(olga)
    assert ends() != first


def test_logging_out_ends_one_session_for_good(office: Office) -> None:
    olga, elsewhere = office.at("olga"), office.at("olga")
    response = olga.request("DELETE", f"{PREFIX}/session")
    assert (response.status_code, flags(response)[0]) == (200, COOKIE)
    assert not is_in(olga)
    office.site.restart()
    assert not is_in(olga)
    assert is_in(elsewhere)


def test_logging_in_begins_a_new_session_and_ends_the_one_before(office: Office) -> None:
    olga = office.at("olga")
    before = dict(olga.cookies)
    office.site.clock.forward(seconds=30)
    olga.took(office.log_in(olga, "olga"))
    assert olga.cookies != before
    assert is_in(olga)
    olga.cookies = before
    assert not is_in(olga)


def test_a_log_in_during_a_renewal_of_credentials_begins_no_session(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    sven, come_in = office.site.browser("en"), StaffDesk.log_in

    async def meanwhile(staff: StaffDesk, name: str, password: str, proof: Proof) -> tuple[Role, Credentials]:
        """After they were let in, and before their session begins."""
        entered = await come_in(staff, name, password, proof)
        await staff.renew(RenewCredentials(name=name, reason="stolen"), actor="operator:olga")
        return entered

    office.site.clock.forward(seconds=30)
    monkeypatch.setattr(StaffDesk, "log_in", meanwhile)
    sven.refused(office.log_in(sven, "sven"), 401, "wrong_credentials")
    assert COOKIE not in sven.cookies


@pytest.mark.parametrize("beside", [False, True])
def test_a_dismissal_takes_effect_at_once(both: Site, *, beside: bool) -> None:
    office = Office(both)
    sven, olga = office.at("sven"), office.at("olga")
    assert is_in(sven)
    if beside:  # by somebody who only writes it into the journal
        office.act(Dismiss(name="sven", reason="gone"))
    else:
        olga.took(olga.post(f"{PREFIX}/staff/sven/dismiss", {"reason": "gone"}))
    sven.refused(sven.get(f"{PREFIX}/players"), 401, "no_console_session")
    both.clock.forward(seconds=30)
    sven.refused(office.log_in(sven, "sven"), 401, "wrong_credentials")


def test_another_role_counts_from_the_next_request_on(office: Office) -> None:
    sven, olga = office.at("sven"), office.at("olga")
    sven.refused(sven.get(f"{PREFIX}/staff"), 403, "not_your_office")
    office.act(ChangeRole(name="sven", role=Role.OPERATOR, reason="promoted"))
    told = sven.took(sven.post(f"{PREFIX}/staff/olga/role", {"role": "auditor", "reason": "a change"}))
    assert told["proposal"]  # requirement 42: from the second operator on
    office.act(ChangeRole(name="olga", role=Role.AUDITOR, reason="no"), actor="console:root")
    sven.took(sven.post(f"{PREFIX}/approvals/{told['proposal'] + 1}/approve"))
    olga.refused(olga.post(f"{PREFIX}/closing", {"reason": "r"}), 403, "not_your_office")
    assert is_in(olga)


def test_new_credentials_end_every_session_of_the_old_ones(office: Office) -> None:
    sven, olga = office.at("sven"), office.at("olga")
    told = olga.took(olga.post(f"{PREFIX}/staff/sven/renew", {"reason": "lost a telephone"}))
    assert not is_in(sven)
    office.site.clock.forward(seconds=30)
    sven.refused(office.log_in(sven, "sven"), 401, "wrong_credentials")
    office.enrol(told)
    sven.took(office.log_in(sven, "sven", password="nine blue bicycles"))  # noqa: S106
    assert told["link"]["role"] == "support"


# ----- logging in


def test_a_code_works_once(both: Site) -> None:
    office, first, second = Office(both), both.browser(), both.browser()
    code = office.code("olga")
    first.took(office.log_in(first, "olga", code=code))
    second.refused(office.log_in(second, "olga", code=code), 401, "wrong_credentials")
    both.restart()
    second.refused(office.log_in(second, "olga", code=code), 401, "wrong_credentials")
    second.refused(office.log_in(second, "olga", code=office.code("olga", aside=-1)), 401, "wrong_credentials")
    second.took(office.log_in(second, "olga", code=office.code("olga", aside=1)))


def test_whatever_is_wrong_is_told_alike(office: Office) -> None:
    guest = office.site.browser()
    tried = [("olga", "wrong horse", None), ("olga", PASSWORD, "000000"), ("nobody", PASSWORD, "000000")]
    told = set()
    for name, password, code in tried:
        given = office.code("olga") if code is None else code
        response = office.log_in(guest, name, password=password, code=given)
        told.add(guest.refused(response, 401, "wrong_credentials")["detail"])
    assert len(told) == 1
    assert not guest.cookies


def test_a_player_is_not_of_the_staff(office: Office) -> None:
    office.site.registered("anna")
    guest = office.site.browser()
    guest.refused(office.log_in(guest, "anna", code="000000"), 401, "wrong_credentials")
    guest.refused(guest.post("/session", {"login": "olga", "password": PASSWORD}), 401, "wrong_password")


def test_after_too_many_wrong_codes_the_right_one_waits_and_a_restart_helps_nobody(both: Site) -> None:
    office, thief = Office(both), both.browser()
    tried = [office.log_in(thief, "olga", code=f"{number:06}").status_code for number in range(6)]
    assert tried == [401] * 5 + [429]
    both.restart()
    thief.refused(office.log_in(thief, "olga"), 429, "too_many_attempts")
    thief.took(office.log_in(thief, "sven"))  # another name is not concerned
    both.clock.forward(minutes=16)
    thief.refused(office.log_in(thief, "olga"), 401, "wrong_credentials")  # the password is known: an hour it is
    both.clock.forward(minutes=61)
    thief.took(office.log_in(thief, "olga"))


def test_an_address_has_its_own_limit_apart_from_players(tmp_path: Path) -> None:
    with Site(tmp_path / "house.sqlite", address_attempts=7) as site:
        office, guest = Office(site), site.browser()
        site.registered("anna")
        tried = [office.log_in(guest, f"guess{number}", code="000000").status_code for number in range(8)]
        assert tried == [401] * 7 + [429]
        guest.refused(office.log_in(guest, "olga"), 429, "too_many_attempts")
        guest.took(guest.post("/session", {"login": "anna", "password": PASSWORD}))


def test_a_secret_is_in_one_answer_and_nowhere_else(tmp_path: Path) -> None:
    answers = []
    with structlog.testing.capture_logs() as logged, Site(tmp_path / "house.sqlite", log="json") as site:
        office = Office(site)
        olga = office.at("olga")
        body = {"name": "eve", "role": "auditor", "reason": "an audit"}
        told = olga.took(olga.post(f"{PREFIX}/staff", body), 201)
        olga.refused(olga.post(f"{PREFIX}/staff", body), 409, "staff_known")
        office.enrol(told, password="battery staple")  # noqa: S106
        secret = office.secrets["eve"]
        answers += [olga.get(f"{PREFIX}{path}").text for path in ("/staff", "/journal", "/overview", "/me")]
        eve = site.browser()
        wrong = office.log_in(eve, "eve", password="battery staple", code="000000")  # noqa: S106
        answers.append(eve.refused(wrong, 401, "wrong_credentials")["detail"])
        answers.append(office.log_in(eve, "eve", password="battery staple").text)  # noqa: S106
        code, cookie, csrf = office.code("eve"), eve.cookies[COOKIE], eve.csrf
        assert csrf
    written = json.dumps(logged, default=str)
    assert f"{API}{PREFIX}/staff" in written
    for text in (written, *answers):
        hidden = (told["link"]["token"], secret.hex(), totp.written(secret), "battery staple", "argon2", cookie)
        assert not any(each in text for each in hidden)
    assert not any(each in written for each in (code, csrf, "an audit", '"eve"'))
