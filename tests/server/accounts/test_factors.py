"""Requirement 45 over HTTP: second factors, log-in with them, and what strangers learn."""

import json
import re

import httpx
import pytest

from tests.authenticator import Authenticator
from tests.kit import House
from tests.server.site import PASSWORD, Browser, Json, Site
from ventuno.house.factors import totp
from ventuno.jobs.audit import audit
from ventuno.server import qr, relying_party
from ventuno.server.settings import Settings

ORIGIN = "https://house.example"
SESSION = {"login": "anna", "password": PASSWORD}


@pytest.fixture
def house(both: Site) -> Site:
    both.restart(origin=ORIGIN)
    return both


def code(site: Site, secret: bytes, aside: int = 0) -> str:
    return totp.code(secret, totp.step_at(site.clock.at) + aside)


def with_app(site: Site, browser: Browser) -> bytes:
    """Turn the app on. Returns its secret."""
    offer = browser.took(browser.post("/account/code-app/offer", {"password": PASSWORD}))
    secret = re.search(r"secret=(\w+)", offer["address"])
    assert secret is not None
    assert secret[1] == offer["secret"]
    raw = totp.read(offer["secret"])
    browser.took(browser.post("/account/code-app", {"token": offer["token"], "code": code(site, raw)}))
    return raw


def with_passkey(browser: Browser, device: Authenticator, name: str = "phone") -> Json:
    asked = browser.took(browser.post("/account/passkeys/offer", {"password": PASSWORD}))
    body = {"token": asked["token"], "credential": device.create(asked["options"]), "name": name}
    return browser.took(browser.post("/account/passkeys", body))


def passkey(browser: Browser, device: Authenticator) -> Json:
    asked = browser.took(browser.post("/session/passkey/offer"))
    assert asked["origin"] == ORIGIN
    return {"token": asked["token"], "credential": device.get(asked["options"])}


def log_in(browser: Browser, **more: Json) -> httpx.Response:
    return browser.post("/session", SESSION | more)


def clean(site: Site) -> None:
    with House(site.where, law=None, at=site.clock.at, seed="audit") as opened:
        assert opened.run(audit(opened.store)).problem is None


def test_req_45_with_an_app_log_in_needs_a_code_after_the_right_password(house: Site) -> None:
    anna, elsewhere = house.ready(), house.browser()
    elsewhere.took(log_in(elsewhere))
    secret = with_app(house, anna)
    assert elsewhere.took(elsewhere.get("/me"))["account"] is None  # all other sessions have ended
    assert anna.took(anna.get("/account/factors"))["app_at"] is not None
    stranger = house.browser()
    for number in range(3):  # the same for a name without a factor, and for none at all
        wrong = {"login": ("anna", "berta", "nobody")[number], "password": "a guess", "code": "000000"}
        stranger.refused(stranger.post("/session", wrong), 401, "wrong_password")
    elsewhere.refused(log_in(elsewhere), 401, "second_factor_needed")
    elsewhere.refused(log_in(elsewhere, code="000000"), 401, "app_code_wrong")
    assert elsewhere.took(elsewhere.get("/me"))["account"] is None
    house.clock.forward(seconds=30)
    elsewhere.took(log_in(elsewhere, code=code(house, secret)))
    elsewhere.refused(log_in(elsewhere, code=code(house, secret)), 401, "app_code_wrong")
    house.clock.forward(seconds=30)
    off = {"password": PASSWORD, "code": code(house, secret)}
    assert anna.took(anna.post("/account/code-app/off", off))["app_at"] is None
    elsewhere.took(log_in(elsewhere))
    kinds = [each["kind"] for each in anna.took(anna.get("/account/messages"))]
    assert (kinds.count("code_app_turned_on"), kinds.count("code_app_turned_off")) == (1, 1)
    clean(house)


def test_req_45_wrong_codes_are_few_and_right_passwords_are_not_counted_as_guesses(house: Site) -> None:
    anna, guesser = house.ready(), house.browser()
    secret = with_app(house, anna)
    for number in range(5):
        guesser.refused(log_in(guesser, code=f"00000{number}"), 401, "app_code_wrong")
    house.clock.forward(seconds=30)
    told = log_in(guesser, code=code(house, secret))
    guesser.refused(told, 429, "too_many_codes")
    assert told.headers["retry-after"] == "3600"
    with Site.beside(house) as other:
        there = other.browser()
        there.refused(log_in(there, code=code(house, secret)), 429, "too_many_codes")
    house.clock.forward(hours=1)
    guesser.took(log_in(guesser, code=code(house, secret)))


def test_req_45_a_passkey_logs_in_alone_or_after_the_password(house: Site) -> None:
    anna, phone, other = house.ready(), Authenticator(ORIGIN), Authenticator(ORIGIN)
    with_passkey(anna, phone)
    told = with_passkey(anna, other, "key")
    assert [each["name"] for each in told["passkeys"]] == ["phone", "key"]
    assert told["passkeys_at"] == ORIGIN
    back = house.browser()
    me = back.took(back.post("/session/passkey", passkey(back, phone)))
    assert me["account"]["login"] == "anna"
    back = house.browser()
    back.refused(log_in(back), 401, "passkey_needed")
    assert back.took(log_in(back, passkey=passkey(back, other)))["account"]["login"] == "anna"
    again = passkey(back, phone)
    back.took(back.post("/session/passkey", again))
    back.refused(back.post("/session/passkey", again), 409, "ceremony_over")
    back.refused(back.post("/session/passkey", {"token": "0" * 64, "credential": "{}"}), 409, "ceremony_over")
    back.refused(back.post("/session/passkey", passkey(back, other) | {"credential": "[]"}), 401, "passkey_refused")
    used = anna.took(anna.post("/session", SESSION | {"passkey": passkey(anna, phone)}))
    assert used["account"] is not None
    for number, left in ((1, 1), (2, 0)):
        told = anna.took(anna.post(f"/account/passkeys/{number}/remove", {"password": PASSWORD}))
        assert len(told["passkeys"]) == left
    anna.refused(anna.post("/account/passkeys/2/remove", {"password": PASSWORD}), 404, "no_passkey")
    anna.took(log_in(anna))
    clean(house)


def test_req_45_a_recovery_code_says_that_factors_went_with_the_password(house: Site) -> None:
    anna = house.ready()
    codes = anna.took(anna.post("/account/recovery-codes", {"password": PASSWORD}))["codes"]
    with_app(house, anna)
    told = anna.took(anna.post("/session/recovery", SESSION | {"code": codes[0], "password": "nine blue bicycles"}))
    assert told["factors_off"] is True
    anna.took(anna.post("/session", SESSION | {"password": "nine blue bicycles"}))
    clean(house)


def test_req_45_the_export_has_factors_and_no_secret(house: Site) -> None:
    anna, device = house.ready(), Authenticator(ORIGIN)
    secret = with_app(house, anna)
    with_passkey(anna, device)
    text = anna.get("/account/export").text
    told = json.loads(text)
    assert [each["name"] for each in told["passkeys"]] == ["phone"]
    assert told["account"]["factors"]["passkeys"] == [1]
    assert not any(each in text for each in (secret.hex(), totp.written(secret), "public_key", "credential"))


def test_req_45_every_change_needs_the_password_and_its_guesses_are_few(site: Site) -> None:
    site.restart(origin=ORIGIN)
    anna, guess = site.ready(), {"password": "a guess"}
    before = site.books()
    for path in ("code-app/offer", "passkeys/offer", "code-app/off", "passkeys/1/remove", "code-app/offer"):
        body = guess | ({"code": "000000"} if path == "code-app/off" else {})
        anna.refused(anna.post(f"/account/{path}", body), 422, "password_differs")
    anna.refused(anna.post("/account/code-app/offer", {"password": PASSWORD}), 429, "too_many_attempts")
    assert site.books() == before


def test_req_45_without_an_origin_passkeys_work_on_this_machine_only(site: Site) -> None:
    anna = site.ready()
    assert anna.took(anna.get("/account/factors"))["passkeys_at"] == "http://localhost"
    site.restart(https=True)
    guest = site.browser()
    guest.refused(guest.post("/session/passkey/offer"), 404, "passkeys_off")


@pytest.mark.parametrize(
    ("settings", "port", "origin"),
    [
        (Settings(), 8021, "http://localhost:8021"),
        (Settings(), 80, "http://localhost"),
        (Settings(), None, None),
        (Settings(https=True), 8021, None),
        (Settings(https=True, origin="https://house.example"), 8021, "https://house.example"),
        (Settings(origin="https://house.example:8443"), None, "https://house.example:8443"),
    ],
)
def test_req_45_where_passkeys_are_good(settings: Settings, port: int | None, origin: str | None) -> None:
    found = relying_party.relying_party_of(settings, port)
    assert (None if found is None else found.origin) == origin
    assert found is None or found.domain in {"localhost", "house.example"}


def test_a_qr_code_is_one_path_of_squares_with_a_margin() -> None:
    drawn = qr.drawn("otpauth://totp/ventuno:anna?secret=GEZDGNBV&issuer=ventuno")
    squares = [(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", drawn.path)]
    assert drawn.path == "".join(f"M{x} {y}h1v1h-1z" for x, y in squares)
    assert {(4 + n, 4) for n in range(7)} <= {*squares}  # the edge of the first of three large squares
    assert min(min(each) for each in squares) == 4
    assert max(max(each) for each in squares) == drawn.size - 5
