"""Requirement 47: whoever cannot log in, or has no account, reaches the staff and is answered on record."""

from tests.kit import House
from tests.server.office import PREFIX, Office
from tests.server.questions.test_questions import asked
from tests.server.site import Browser, Site
from ventuno.jobs.audit import audit
from ventuno.server.questions.routes import GUESTS_MAX

FORM = {"subject": "My password", "text": "I have no code.", "reach": "079 123 45 67"}


def ask(browser: Browser, key: str = "k", **given: str) -> dict[str, object]:
    answer: dict[str, object] = browser.took(browser.post("/contact", FORM | given, key=key), 202)
    return answer


def test_req_47_whoever_is_locked_out_reaches_the_staff_and_is_answered_on_record(both: Site) -> None:
    anna, guest, office = both.ready(), both.browser(), Office(both)
    asked(anna)
    told = [ask(guest, str(number), login=login) for number, login in enumerate(("anna", "nobody", ""))]
    ask(guest, "0", login="anna")  # the same again is the same question
    assert told == [{"received": True}] * 3  # whoever asks about whichever account
    sven = office.at("sven")
    inbox = sven.took(sven.get(f"{PREFIX}/questions"))
    assert [each["login"] for each in inbox["questions"]] == ["anna"]
    assert {each["login"] for each in inbox["guests"]} == {"anna", "nobody", ""}
    files = [sven.took(sven.get(f"{PREFIX}/guests/{each['guest']}")) for each in inbox["guests"]]
    (found,) = [each for each in files if each["line"]["login"] == "anna"]
    assert [each["player"] for each in files].count(None) == 2
    assert (found["text"], found["reach"], found["reply"]) == ("I have no code.", "079 123 45 67", None)
    checked = {"document": "identity_card", "reason": "at the counter"}
    assert sven.took(sven.post(f"{PREFIX}/players/{found['player']}/reset-link", checked))["token"]
    path = f"{PREFIX}/guests/{found['line']['guest']}/answer"
    replied = sven.took(sven.post(path, {"done": "Phoned, the link was handed over."}))["reply"]
    assert (replied["actor"], replied["done"]) == ("support:sven", "Phoned, the link was handed over.")
    sven.refused(sven.post(path, {"done": "Again."}), 409, "guest_answered")
    assert len(sven.took(sven.get(f"{PREFIX}/questions"))["guests"]) == 2
    assert len(sven.took(sven.get(f"{PREFIX}/questions?state=closed"))["guests"]) == 1
    assert sven.took(sven.get(f"{PREFIX}/questions?state=answered"))["guests"] == []
    olga = office.at("olga")
    lines = olga.took(olga.get(f"{PREFIX}/journal"))["lines"]
    (line,) = [each for each in lines if each["kind"] == "guest_answered"]
    assert (line["number"], line["actor"]) == (replied["entry"], "support:sven")
    with House(both.where, law=None, at=both.clock.at, seed="audit") as house:
        assert house.run(audit(house.store)).problem is None


def test_req_47_one_address_asks_seldom_and_bad_questions_are_refused(site: Site) -> None:
    guest = site.browser()
    guest.refused(guest.post("/contact", FORM | {"reach": "soon"}, key="a"), 422, "bad_reach")
    guest.refused(guest.post("/contact", FORM | {"subject": " "}, key="b"), 422, "bad_question")
    for number in range(GUESTS_MAX - 2):
        ask(guest, str(number))
    guest.refused(guest.post("/contact", FORM, key="z"), 429, "too_many_attempts")
    site.clock.forward(minutes=16)
    ask(guest, "z")


def test_how_to_reach_the_operator_is_known_to_everybody(site: Site) -> None:
    assert set(site.browser().get("/house").json()["operator"].values()) == {""}
    site.restart(operator="Casino Beispiel AG", operator_phone="031 123 45 67")
    shown = site.browser().get("/house").json()["operator"]
    assert (shown["name"], shown["phone"], shown["email"]) == ("Casino Beispiel AG", "031 123 45 67", "")
