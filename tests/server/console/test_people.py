"""The people at the console: they enrol themselves, show fresh codes, and leave a trace of whom they looked at."""

import sqlite3
from pathlib import Path
from urllib.parse import urlencode

import pytest

from tests.authenticator import Authenticator
from tests.kit import House, in_hand
from tests.server.office import COOKIE, ENDPOINTS, PREFIX, Office, player_of, tables_left_alone
from tests.server.site import PASSWORD, Browser, Json, Site
from ventuno.house.factors import totp
from ventuno.house.office.staff import Power, Role
from ventuno.jobs.audit import audit
from ventuno.server.app.routers import CONSOLE

__all__ = ["tables_left_alone"]  # a fixture for all tests here

NEW = "nine blue bicycles"
WHY = {"reason": "as ordered"}
EVE: Json = {"name": "eve", "role": "auditor"} | WHY


@pytest.fixture
def office(site: Site) -> Office:
    return Office(site)


def shown(office: Office, name: str, browser: Browser) -> None:
    """A second factor, once more."""
    office.site.clock.forward(seconds=totp.STEP_SECONDS)
    browser.took(browser.post(f"{PREFIX}/session/fresh", {"code": office.code(name)}))


# ----- enrolment


def test_req_44_whoever_is_appointed_chooses_password_and_factor_and_nobody_else_sees_them(office: Office) -> None:
    olga = office.at("olga")
    told = olga.took(olga.post(f"{PREFIX}/staff", EVE), 201)
    assert set(told) == {"link", "proposal", "code"}
    assert set(told["link"]) == {"name", "role", "token", "expires_at", "needs_code"}
    office.enrol(told)
    office.site.clock.forward(seconds=30)
    eve = office.site.browser()
    assert eve.took(office.log_in(eve, "eve", password=NEW))["role"] == "auditor"
    kinds = [line["kind"] for line in olga.took(olga.get(f"{PREFIX}/journal"))["lines"]]
    assert {"staff_appointed", "staff_enrolled", "staff_entered"} <= set(kinds)
    assert "password" not in olga.get(f"{PREFIX}/staff").text


def test_req_44_an_enrolment_link_is_good_once_for_a_day_and_only_the_newest(office: Office) -> None:
    olga, guest = office.at("olga"), office.site.browser()
    first = olga.took(olga.post(f"{PREFIX}/staff", EVE), 201)
    second = olga.took(olga.post(f"{PREFIX}/staff/eve/renew", WHY))

    def looked(told: Json) -> str:
        response = guest.post(f"{PREFIX}/enrolment/look", {"token": told["link"]["token"]})
        return "ok" if response.status_code == 200 else str(response.json()["code"])

    assert (looked(first), looked(second), looked(second)) == ("enrolment_invalid", "ok", "ok")
    office.enrol(second)
    assert looked(second) == "enrolment_invalid"
    shown(office, "olga", olga)
    third = olga.took(olga.post(f"{PREFIX}/staff/eve/renew", WHY))
    office.site.clock.forward(hours=23, minutes=59)
    assert looked(third) == "ok"
    office.site.clock.forward(minutes=1)
    assert looked(third) == "enrolment_invalid"
    body = {"token": third["link"]["token"], "password": NEW, "app": {"token": "0" * 64, "code": "000000"}}
    guest.refused(guest.post(f"{PREFIX}/enrolment", body), 401, "enrolment_invalid")


def test_a_link_of_somebody_who_was_dismissed_opens_nothing(office: Office) -> None:
    olga, guest = office.at("olga"), office.site.browser()
    told = olga.took(olga.post(f"{PREFIX}/staff", EVE), 201)
    olga.took(olga.post(f"{PREFIX}/staff/eve/dismiss", WHY))
    olga.took(olga.post(f"{PREFIX}/staff", EVE | {"role": "operator"}), 201)
    body = {"token": told["link"]["token"]}
    guest.refused(guest.post(f"{PREFIX}/enrolment/look", body), 401, "enrolment_invalid")


def test_what_is_chosen_badly_leaves_the_link_good(office: Office) -> None:
    olga, guest = office.at("olga"), office.site.browser()
    told = olga.took(olga.post(f"{PREFIX}/staff", EVE), 201)
    token = told["link"]["token"]
    offered = guest.took(guest.post(f"{PREFIX}/enrolment/look", {"token": token}))
    app = {"token": offered["app"]["token"], "code": "000000"}
    for body, code in (
        ({"token": token, "password": NEW}, "factor_missing"),
        ({"token": token, "password": "short", "app": app}, "bad_password"),
        ({"token": token, "password": "password1", "app": app}, "common_password"),
        ({"token": token, "password": NEW, "app": app}, "app_code_wrong"),
        ({"token": token, "password": NEW, "app": app | {"token": "1" * 64}}, "ceremony_over"),
        ({"token": "x", "password": NEW, "app": app}, "enrolment_invalid"),
    ):
        assert guest.post(f"{PREFIX}/enrolment", body).json()["code"] == code
    office.enrol(told)


def test_the_link_is_in_no_table_of_the_database(office: Office) -> None:
    olga = office.at("olga")
    token = olga.took(olga.post(f"{PREFIX}/staff", EVE), 201)["link"]["token"]
    assert isinstance(office.site.where, Path)
    with in_hand(office.site.where) as database:
        assert token not in "\n".join(database.iterdump())


def test_req_44_a_passkey_is_a_second_factor_and_not_a_first(office: Office) -> None:
    olga, guest = office.at("olga"), office.site.browser()
    told = olga.took(olga.post(f"{PREFIX}/staff", EVE), 201)
    offered = guest.took(guest.post(f"{PREFIX}/enrolment/look", {"token": told["link"]["token"]}))
    phone = Authenticator(offered["passkey"]["origin"])
    chosen = {"token": offered["passkey"]["token"], "name": "telephone"}
    body = {"token": told["link"]["token"], "password": NEW}
    answer = phone.create(offered["passkey"]["options"])
    guest.took(guest.post(f"{PREFIX}/enrolment", body | {"passkey": chosen | {"credential": answer}}))

    def passkey(browser: Browser) -> Json:
        asked = browser.took(browser.post(f"{PREFIX}/session/passkey/offer"))
        return {"token": asked["token"], "credential": phone.get(asked["options"])}

    eve = office.site.browser()
    session = f"{PREFIX}/session"
    wrong = {"name": "eve", "password": "wrong", "passkey": passkey(eve)}
    eve.refused(eve.post(session, wrong), 401, "wrong_credentials")
    eve.refused(eve.post(session, {"name": "eve", "password": NEW, "code": "000000"}), 401, "wrong_credentials")
    eve.refused(eve.post(session, {"name": "eve", "password": NEW}), 401, "wrong_credentials")
    stolen = {"name": "olga", "password": PASSWORD, "passkey": passkey(eve)}
    eve.refused(eve.post(session, stolen), 401, "wrong_credentials")  # nobody else's
    right = {"name": "eve", "password": NEW, "passkey": passkey(eve)}
    eve.took(eve.post(session, right))
    eve.refused(office.site.browser().post(session, right), 401, "wrong_credentials")  # good once
    office.site.clock.forward(minutes=6)
    change = {"current": NEW, "new": "ten red bicycles"}
    eve.refused(eve.post(f"{PREFIX}/password", change), 403, "fresh_code_needed")
    eve.took(eve.post(f"{PREFIX}/session/fresh", {"passkey": passkey(eve)}))
    eve.took(eve.post(f"{PREFIX}/password", change))
    asked = guest.took(guest.post("/session/passkey/offer"))  # at the players' side it is nobody's
    alone = {"token": asked["token"], "credential": phone.get(asked["options"])}
    guest.refused(guest.post("/session/passkey", alone), 401, "passkey_refused")


def test_whoever_is_logged_in_adds_a_passkey(office: Office) -> None:
    olga = office.at("olga")
    asked = olga.took(olga.post(f"{PREFIX}/passkeys/offer"))
    key = Authenticator(asked["origin"])
    body = {"token": asked["token"], "credential": key.create(asked["options"]), "name": "key in the office"}
    own = olga.took(olga.post(f"{PREFIX}/passkeys", body))
    assert [each["name"] for each in own["passkeys"]] == ["key in the office"]
    olga.refused(olga.post(f"{PREFIX}/passkeys", body), 409, "ceremony_over")
    sven = office.at("sven")
    asked = olga.took(olga.post(f"{PREFIX}/passkeys/offer"))
    other = body | {"token": asked["token"], "credential": key.create(asked["options"])}
    sven.refused(sven.post(f"{PREFIX}/passkeys", other), 409, "ceremony_over")  # begun by somebody else


def test_req_44_the_own_password_is_changed_with_the_present_one_and_ends_other_sessions(office: Office) -> None:
    sven, elsewhere = office.at("sven"), office.at("sven")
    path = f"{PREFIX}/password"
    elsewhere.refused(elsewhere.post(path, {"current": "wrong horse", "new": NEW}), 422, "password_differs")
    elsewhere.refused(elsewhere.post(path, {"current": PASSWORD, "new": "short"}), 422, "bad_password")
    elsewhere.took(elsewhere.post(path, {"current": PASSWORD, "new": NEW}))
    assert elsewhere.get(f"{PREFIX}/me").status_code == 200
    assert sven.get(f"{PREFIX}/me").status_code == 401
    office.site.clock.forward(seconds=30)
    sven.refused(office.log_in(sven, "sven"), 401, "wrong_credentials")
    office.site.clock.forward(seconds=30)
    sven.took(office.log_in(sven, "sven", password=NEW))


# ----- fresh codes


def test_req_42_acts_about_money_and_staff_take_a_code_of_the_last_five_minutes(office: Office) -> None:
    olga, site = office.at("olga"), office.site
    rate = {"currency": "EUR", "buys": "0.93", "sells": "0.97"} | WHY
    site.clock.forward(minutes=4, seconds=59)
    olga.took(olga.post(f"{PREFIX}/rates", rate))
    site.clock.forward(seconds=1)
    before = site.books()
    problem = olga.refused(olga.post(f"{PREFIX}/rates", rate), 403, "fresh_code_needed")
    assert "5" in problem["detail"]
    assert site.books() == before
    used = office.code("olga")
    olga.took(olga.post(f"{PREFIX}/session/fresh", {"code": used}))
    olga.took(olga.post(f"{PREFIX}/rates", rate))
    site.clock.forward(minutes=5)
    olga.refused(olga.post(f"{PREFIX}/session/fresh", {"code": used}), 401, "wrong_credentials")
    olga.refused(olga.post(f"{PREFIX}/session/fresh", {"code": office.code("sven")}), 401, "wrong_credentials")
    olga.refused(olga.post(f"{PREFIX}/rates", rate), 403, "fresh_code_needed")


def test_reading_and_what_protects_at_once_need_no_fresh_code(office: Office) -> None:
    olga = office.at("olga")
    office.site.clock.forward(minutes=15)
    olga.took(olga.get(f"{PREFIX}/overview"))
    olga.took(olga.post(f"{PREFIX}/closing", WHY))


def test_which_acts_take_a_fresh_code() -> None:
    """A new act is put on one of the two lists on purpose."""
    fresh = {handler.handler_name or str(handler) for handler in CONSOLE if handler.opt.get("fresh")}
    paths = {path for handler in CONSOLE if handler.opt.get("fresh") for path in handler.paths}
    assert fresh
    assert paths == {
        "/drafts/{draft:str}/publish",
        "/online-terms",
        "/staff",
        "/staff/{name:str}/renew",
        "/staff/{name:str}/role",
        "/staff/{name:str}/dismiss",
        "/questions/{question:str}/decide",
        "/rates",
        "/opening",
        "/tables/{table:str}/void",
        "/players/{player:str}/lift",
        "/players/{player:str}/exclude",
        "/players/{player:str}/readmit",
        "/players/{player:str}/identity",
        "/players/{player:str}/person",
        "/players/{player:str}/adjust",
        "/players/{player:str}/erase",
        "/players/{player:str}/reset-link",
        "/password",
        "/passkeys/offer",
        "/passkeys",
        "/approvals/{proposal:int}/approve",
        "/approvals/{proposal:int}/reject",
    }


# ----- approvals


def test_req_42_an_act_waits_at_the_console_until_somebody_else_approves_it(office: Office) -> None:
    site = office.site
    anna = site.ready()
    player, olga = player_of(anna), office.at("olga")
    told = olga.took(olga.post(f"{PREFIX}/staff", {"name": "otto", "role": "operator"} | WHY), 201)
    office.enrol(told)
    large = {"source": "house", "target": "balance", "amount": "900"} | WHY
    file = olga.took(olga.post(f"{PREFIX}/players/{player}/adjust", large))
    assert file["account"]["balance"] == "100.00"
    proposal = file["proposal"]
    (line,) = olga.took(olga.get(f"{PREFIX}/approvals"))["proposals"]
    assert (line["proposal"], line["kind"], line["own"], line["login"]) == (proposal, "Adjust", True, "anna")
    facts = olga.took(olga.get(f"{PREFIX}/approvals/{proposal}"))["facts"]
    assert {"name": "amount", "value": "900"} in facts
    approve = f"{PREFIX}/approvals/{proposal}/approve"
    olga.refused(olga.post(approve), 403, "not_alone")
    adam = office.at("adam")
    adam.refused(adam.post(approve), 403, "not_your_office")
    otto = site.browser("en")
    site.clock.forward(seconds=30)
    otto.took(office.log_in(otto, "otto", password=NEW))
    site.clock.forward(minutes=6)
    otto.refused(otto.post(approve), 403, "fresh_code_needed")
    shown(office, "otto", otto)
    assert otto.took(otto.post(approve))["list"]["proposals"] == []
    assert anna.took(anna.get("/me"))["account"]["balance"] == "1000.00"
    overview = otto.took(otto.get(f"{PREFIX}/overview"))
    assert overview["four_eyes"] | {"since": None} == {"on": True, "above": "500.00", "since": None, "operators": 2}
    with House(site.where, law=None, at=site.clock.at) as house:
        assert house.run(audit(house.store)).problem is None


def test_req_42_an_appointment_gives_the_approver_a_link_and_the_proposer_a_code(office: Office) -> None:
    olga = office.at("olga")
    office.enrol(olga.took(olga.post(f"{PREFIX}/staff", {"name": "otto", "role": "operator"} | WHY), 201))
    told = olga.took(olga.post(f"{PREFIX}/staff", EVE), 201)
    assert told["link"] is None
    otto = office.site.browser("en")
    office.site.clock.forward(seconds=30)
    otto.took(office.log_in(otto, "otto", password=NEW))
    decided = otto.took(otto.post(f"{PREFIX}/approvals/{told['proposal']}/approve"))
    assert decided["link"]["needs_code"]
    office.enrol(decided, code=told["code"])


def test_req_42_that_four_eyes_are_off_is_on_the_first_page_in_the_journal_and_in_the_configuration(
    tmp_path: Path,
) -> None:
    hashes = set()
    for number, off in enumerate((False, True)):
        with Site(tmp_path / f"house{number}.sqlite", four_eyes=not off, four_eyes_chf=200) as site:
            olga = Office(site).at("olga")
            overview = olga.took(olga.get(f"{PREFIX}/overview"))
            hashes.add(overview["configuration"])
            assert (overview["four_eyes"]["on"], overview["four_eyes"]["since"] is None) == (False, not off)
            kinds = [line["kind"] for line in olga.took(olga.get(f"{PREFIX}/journal"))["lines"]]
            assert ("four_eyes_set" in kinds) == off
    assert len(hashes) == 2


# ----- who has read


def test_req_43_whoever_reads_about_a_player_is_on_record_by_player_and_by_actor(office: Office) -> None:
    site = office.site
    anna = site.ready()
    player, sven, adam = player_of(anna), office.at("sven"), office.at("adam")
    play = anna.finish(anna.start())["play"]
    for path in ("", "/statement", "/plays", "/games", "/messages", "/journal"):
        sven.took(sven.get(f"{PREFIX}/players/{player}{path}"))
    sven.took(sven.get(f"{PREFIX}/plays/{play}"))
    sven.took(sven.get(f"{PREFIX}/players?q=anna"))
    found = adam.took(adam.get(f"{PREFIX}/reads?player={player}"))["reads"]
    kinds = ["file", "statement", "plays", "games", "messages", "journal", "play", "search"]
    assert [each["what"] for each in reversed(found)] == kinds
    assert {each["actor"] for each in found} == {"support:sven"}
    assert found == adam.took(adam.get(f"{PREFIX}/reads?actor=support:sven"))["reads"]
    assert adam.took(adam.get(f"{PREFIX}/reads?player=nobody"))["reads"] == []
    assert not adam.took(adam.get(f"{PREFIX}/reads?before=1"))["reads"]
    sven.refused(sven.get(f"{PREFIX}/reads"), 403, "not_your_office")


def test_req_43_every_handler_that_shows_a_person_leaves_a_trace() -> None:
    """By name in the address; lists do it themselves (`note` in the tests above)."""
    named = ("{player:", "{play:", "{question:", "{guest_question:", "{case:")
    for handler in CONSOLE:
        reading = "GET" in handler.http_methods and any(each in path for path in handler.paths for each in named)
        assert (handler.opt.get("reads") is not None) == reading, handler.paths


def test_req_43_a_refusal_is_on_record_too_and_a_stranger_is_not(office: Office) -> None:
    sven, adam = office.at("sven"), office.at("adam")
    sven.refused(sven.get(f"{PREFIX}/players/nobody"), 404, "no_account")
    office.site.browser().get(f"{PREFIX}/players/nobody")
    assert len(adam.took(adam.get(f"{PREFIX}/reads"))["reads"]) == 1


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE reads SET text = replace(text, 'file', 'list') WHERE number = 1",
        "DELETE FROM reads WHERE number = 1",
        "DELETE FROM reads",
        "DELETE FROM read_subjects",
        "UPDATE read_subjects SET subject = 'nobody'",
        "INSERT INTO read_subjects (subject, number) VALUES ('nobody', 1)",
        "UPDATE reads SET hash = 'x' WHERE number = 2",
        "UPDATE reads SET text = '{' WHERE number = 2",
    ],
)
def test_req_43_the_audit_finds_a_record_of_reads_that_was_changed_or_cut(office: Office, damage: str) -> None:
    anna = office.site.ready()
    player, sven = player_of(anna), office.at("sven")
    for _ in range(2):
        sven.took(sven.get(f"{PREFIX}/players/{player}"))
    office.at("adam")  # whoever logs in puts the length and the last hash into the house's journal
    assert isinstance(office.site.where, Path)
    with House(office.site.where, law=None, at=office.site.clock.at) as house:
        assert house.run(audit(house.store)).problem is None
        with in_hand(office.site.where) as database:
            database.execute(damage)
        found = house.run(audit(house.store)).problem
    assert found is not None
    assert found.refusal.code == "reads_wrong"


def test_the_record_of_reads_is_append_only(office: Office) -> None:
    anna, sven = office.site.ready(), office.at("sven")
    sven.took(sven.get(f"{PREFIX}/players/{player_of(anna)}"))
    with sqlite3.connect(office.site.where) as database:
        for statement in ("DELETE FROM reads", "UPDATE reads SET actor = 'x'", "DELETE FROM read_subjects"):
            with pytest.raises(sqlite3.IntegrityError):
                database.execute(statement)


# ----- who may look for whom


def test_req_43_support_finds_whom_it_knows_and_cannot_page_through_everybody(office: Office) -> None:
    site = office.site
    anna, _ = site.ready("anna"), site.ready("berta")
    player, play = player_of(anna), anna.start()["play"]
    sven = office.at("sven")

    def found(q: str) -> list[str]:
        told = sven.took(sven.get(f"{PREFIX}/players?{urlencode({'q': q})}"))
        assert told["after"] is None
        return [each["login"] for each in told["players"]]

    born = sven.took(sven.get(f"{PREFIX}/players?q=anna"))["players"][0]
    name, birth = born["name"], born["birth"]
    assert found("anna") == found(player) == found(play) == found(f"{name} {birth}") == ["anna"]
    assert found(f"{birth} {name.upper()}") == ["anna"]
    for nobody in ("", "an", "ann", "Anna", "1990-05-17", "zoe", f"Zoe Muster {birth}"):
        assert found(nobody) == []
    for wide in (name, "Anna A", f"Anna {birth}", f"{name} 1990-02-31", "a b c"):
        sven.refused(sven.get(f"{PREFIX}/players?{urlencode({'q': wide})}"), 422, "search_too_wide")
    adam = office.at("adam")
    assert len(adam.took(adam.get(f"{PREFIX}/players"))["players"]) == 2


# ----- duties


def test_req_42_the_table_of_roles_and_powers_is_that_of_the_code() -> None:
    page = (Path(__file__).parents[3] / "docs" / "console.md").read_text("utf-8")
    lines = [line.strip().strip("|").split("|") for line in page.splitlines() if line.startswith("| `")]
    told = {cells[0].strip().strip("`"): [cell.strip() for cell in cells[2:]] for cells in lines}
    roles = (Role.SUPPORT, Role.AUDITOR, Role.OPERATOR)
    assert told == {power.name.lower(): ["yes" if power in role.powers else "no" for role in roles] for power in Power}


def test_req_42_every_power_opens_something() -> None:
    used = {handler.opt["power"] for handler in CONSOLE} | {Power.LIST_PLAYERS}  # asked for by the list itself
    assert used >= set(Power)
    assert len(ENDPOINTS) > 60
    assert COOKIE
