"""Requirements 45 and 47 over HTTP: the erasure of a person, and notices by e-mail."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.kit import House
from tests.server.office import Office
from tests.server.site import PASSWORD, Site
from ventuno.jobs.audit import audit
from ventuno.jobs.notices import deliver

DUE = "2036-12-31T23:00:00Z"
WRONG = {"password": "wrong horse"}
RIGHT = {"password": PASSWORD}


def clean(site: Site) -> None:
    with House(site.where, law=None, at=site.clock.at, seed="audit") as house:
        assert house.run(audit(house.store)).problem is None


def test_req_45_a_closed_account_says_when_its_owner_is_erased_and_an_operator_erases(both: Site) -> None:
    anna, office = both.ready(deposit="12.50"), Office(both)
    olga = office.at()
    player = anna.took(anna.get("/me"))["account"]["player"]
    anna.took(anna.post("/account/questions", {"subject": "Kunigunde", "text": "Who is that?"}), 201)
    anna.refused(anna.post("/account/erasure", RIGHT), 409, "account_open")
    closed = anna.took(anna.post("/account/closing", RIGHT))
    assert closed["erasure"] == {"due_at": DUE, "at_once": False, "asked_at": None, "erased_at": None}
    anna.refused(anna.post("/account/erasure", WRONG), 422, "password_differs")
    assert anna.took(anna.post("/account/erasure", RIGHT)) == {"erased": False, "due_at": DUE}
    assert anna.took(anna.get("/me"))["account"]["erasure"]["asked_at"] == "2026-03-03T12:00:30Z"
    told = olga.refused(olga.post(f"/console/players/{player}/erase", {"reason": "early"}), 409, "data_kept")
    assert "01.01.2037" in told["detail"]
    both.clock.at = datetime(2037, 1, 2, tzinfo=UTC)
    olga = office.at()
    file = olga.took(olga.post(f"/console/players/{player}/erase", {"reason": "It is time."}))
    assert (file["person"], file["account"]["login"], file["canton"]) == (None, "", "")
    assert file["account"]["erasure"]["erased_at"] == "2037-01-02T00:00:30Z"
    journal = olga.took(olga.get(f"/console/players/{player}/journal"))["lines"]
    assert [journal[0]["kind"], journal[0]["reason"]] == ["person_erased", "It is time."]
    questions = olga.took(olga.get("/console/questions?state=waiting"))["questions"]
    assert [(each["login"], each["question"]["subject"]) for each in questions] == [("", "")]
    assert olga.get(f"/console/questions/{player}-1").status_code == 200
    for part in ("statement", "plays", "games", "messages"):
        assert olga.get(f"/console/players/{player}/{part}").status_code == 200
    stranger = both.browser()
    stranger.refused(stranger.post("/session", {"login": "anna", **RIGHT}), 401, "wrong_password")
    clean(both)


def test_req_45_an_account_that_was_never_used_is_erased_at_once_and_its_session_ends(site: Site) -> None:
    anna = site.registered()
    anna.took(anna.post("/account/closing", RIGHT))
    assert anna.took(anna.get("/me"))["account"]["erasure"]["at_once"] is True
    assert anna.took(anna.post("/account/erasure", RIGHT))["erased"] is True
    assert anna.took(anna.get("/me"))["account"] is None
    clean(site)


def test_req_47_without_a_folder_no_e_mail_is_offered(site: Site) -> None:
    anna = site.ready()
    assert anna.took(anna.get("/account/email"))["offered"] is False
    anna.refused(anna.post("/account/email", {"address": "anna@example.org"}), 404, "no_email")


def test_req_47_an_open_house_hands_mail_over_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deliver, "EVERY_SECONDS", 0.01)
    folder = tmp_path / "mail"
    with Site(tmp_path / "house.sqlite", mail=str(folder), login_attempts=3) as site:
        anna = site.ready()
        state = anna.took(anna.post("/account/email", {"address": "anna@example.org"}))
        assert state == {
            "offered": True,
            "address": None,
            "pending": "anna@example.org",
            "notices": ["answers", "announcements", "security"],
        }
        for _ in range(1_000):
            anna.get("/me")  # gives the server its turn
            if folder.exists() and list(folder.glob("*.eml")):
                break
        (file,) = folder.glob("*.eml")
        assert b"To: anna@example.org" in file.read_bytes()
        for _ in range(3):
            anna.refused(anna.post("/account/email/confirmation", {"code": "0000-0000"}), 422, "email_code_wrong")
        anna.refused(anna.post("/account/email/confirmation", {"code": "0000-0000"}), 429, "too_many_attempts")
        assert "anna@example.org" in anna.get("/account/export").text
        assert anna.took(anna.post("/account/email/removal"))["pending"] is None
