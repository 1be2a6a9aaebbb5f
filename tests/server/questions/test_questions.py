"""Questions and disputes over HTTP (requirement 47, C17): asked by a player, answered and decided at the console."""

import pytest

from tests.server.office import PREFIX, Office, player_of
from tests.server.site import Browser, Json, Site


@pytest.fixture
def office(site: Site) -> Office:
    return Office(site)


def asked(browser: Browser, **given: object) -> Json:
    body = {"subject": "My card", "text": "Where is it?"} | given
    return browser.took(browser.post("/account/questions", body), 201)


def finished_play(browser: Browser) -> str:
    offered = browser.took(browser.post("/plays"))
    body = {"stake": "1", "client_seed": "x", "rules": offered["rules"], "law": offered["law"]}
    table = browser.took(browser.post(f"/plays/{offered['play']}/start", body))["table"]
    end = {"sequence": table["sequence"], "move": "end"}
    browser.took(browser.post(f"/plays/{offered['play']}/moves", end))
    return str(offered["play"])


def test_req_47_a_question_is_answered_from_the_inbox(site: Site, office: Office) -> None:
    anna = site.ready()
    (line,) = asked(anna)
    assert (line["number"], line["state"], line["dispute"]) == (1, "waiting", False)
    sven = office.at("sven")
    (waiting,) = sven.took(sven.get(f"{PREFIX}/questions"))["questions"]
    assert (waiting["question"]["subject"], waiting["login"]) == ("My card", "anna")
    path = f"{PREFIX}/questions/{waiting['player']}-1"
    answered = sven.took(sven.post(f"{path}/answer", {"text": "On stack 2.", "closes": True}))
    assert [(each["by"], each["text"]) for each in answered["file"]["said"]] == [
        ("player", "Where is it?"),
        ("house", "On stack 2."),
    ]
    assert sven.took(sven.get(f"{PREFIX}/questions"))["questions"] == []
    assert len(sven.took(sven.get(f"{PREFIX}/questions?state=closed"))["questions"]) == 1
    read = anna.took(anna.get("/account/questions/1"))
    assert read["question"]["state"] == "closed"
    assert "On stack 2." in anna.took(anna.get("/account/messages"))[0]["text"]
    again = anna.took(anna.post("/account/questions/1", {"text": "Thank you."}))
    assert again["question"]["state"] == "waiting"


def test_c17_a_dispute_is_decided_with_its_posting(site: Site, office: Office) -> None:
    anna = site.ready()
    play = finished_play(anna)
    asked(anna, about=play, dispute=True)
    before = anna.took(anna.get("/me"))["account"]["balance"]
    olga, player = office.at("olga"), player_of(anna)
    path = f"{PREFIX}/questions/{player}-1"
    decided = olga.took(olga.post(f"{path}/decide", {"text": "You are right.", "upheld": True, "amount": "2.50"}))
    first, last = decided["file"]["said"]
    assert (last["kind"], last["upheld"], last["amount"]) == ("decided", True, "2.50")
    # what was asked, what was decided, by whom, and the posting that followed
    journal = {each["number"]: each for each in olga.took(olga.get(f"{PREFIX}/players/{player}/journal"))["lines"]}
    assert (first["actor"], journal[first["entry"]]["kind"]) == (f"player:{player}", "question_asked")
    assert (last["actor"], journal[last["entry"]]["kind"]) == ("operator:olga", "dispute_decided")
    assert journal[last["posting"]]["kind"] == "adjusted"
    shown = anna.took(anna.get("/account/questions/1"))["said"][1]
    assert shown["by"] == "house"
    assert not {"actor", "entry", "posting"} & set(shown)  # the players' answer comes from the house
    assert float(anna.took(anna.get("/me"))["account"]["balance"]) == float(before) + 2.5
    olga.refused(olga.post(f"{path}/decide", {"text": "Again.", "upheld": True}), 409, "no_open_dispute")


def test_another_players_question_is_not_shown(site: Site) -> None:
    anna, berta = site.ready(), site.ready("berta")
    asked(anna)
    berta.refused(berta.get("/account/questions/1"), 404, "no_question")
    berta.refused(berta.post("/account/questions/1", {"text": "x"}), 404, "no_question")
    play = finished_play(anna)
    body = {"subject": "s", "text": "t", "about": play, "dispute": True}
    berta.refused(berta.post("/account/questions", body), 422, "not_your_game")


def test_c17_what_a_dispute_is_about_is_said_in_words(site: Site) -> None:
    anna, berta = site.ready(), site.ready("berta")
    play = finished_play(anna)
    shown = anna.took(anna.get(f"/account/questions/about/{play}"))
    assert (shown["table"], shown["happened_at"], shown["stake"]) == (None, "2026-03-03T12:00:00Z", "1.00")
    (line,) = asked(anna, about=play, dispute=True)
    assert (line["happened_at"], line["stake"]) == (shown["happened_at"], shown["stake"])
    for path in (play, "nonsense", "t-1-1", "%00"):
        berta.refused(berta.get(f"/account/questions/about/{path}"), 422, "not_your_game")


def test_a_question_sent_twice_with_one_key_is_asked_once(site: Site) -> None:
    anna = site.ready()
    body = {"subject": "s", "text": "t"}
    for _ in range(2):
        anna.took(anna.post("/account/questions", body, key="once"), 201)
    assert len(anna.took(anna.get("/account/questions"))) == 1
