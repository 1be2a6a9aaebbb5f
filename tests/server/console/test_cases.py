"""Cases of player protection over HTTP (requirement 46): opened, looked after, measures, closed, and counted."""

from datetime import datetime

import pytest

from tests.kit import House
from tests.server.office import PREFIX, WHY, Office, player_of
from tests.server.site import Browser, Site
from ventuno.jobs.protection import detection


@pytest.fixture
def office(site: Site) -> Office:
    return Office(site)


def opened(olga: Browser, player: str) -> str:
    file = olga.took(olga.post(f"{PREFIX}/cases", {"player": player} | WHY), 201)
    assert (file["case"]["state"], file["findings"], file["steps"][0]["text"]) == ("open", [], WHY["reason"])
    return f"{PREFIX}/cases/{player}-1"


def test_req_46_a_case_from_its_opening_to_the_figures(site: Site, office: Office) -> None:
    anna = site.ready()
    olga, player = office.at("olga"), player_of(anna)
    path = opened(olga, player)
    (line,) = olga.took(olga.get(f"{PREFIX}/cases"))["cases"]
    assert (line["login"], line["number"], line["signs"]) == ("anna", 1, [])
    assert olga.took(olga.post(f"{path}/take"))["case"]["handler"] == "operator:olga"
    limit = {"measure": "limit", "limit": "loss_7_days", "amount": "10", "days": 30} | WHY
    olga.took(olga.post(f"{path}/measure", limit))
    body = {"measure": "pause", "days": 7, "text": "Rufen Sie uns an."} | WHY
    paused = olga.took(olga.post(f"{path}/measure", body))
    assert [each["kind"] for each in paused["steps"]] == ["opened", "taken", "measure", "measure"]
    lowered, pause = paused["steps"][2:]
    assert (lowered["limit"], lowered["amount"]) == ("loss_7_days", "10.00")
    assert (pause["limit"], pause["amount"]) == (None, None)
    read = [each["text"] for each in anna.took(anna.get("/account/messages")) if each["kind"] == "measure_taken"]
    assert [pause["told"], lowered["told"]] == read  # all of it, and in the player's language
    shown = anna.took(anna.get("/me"))["account"]
    assert [(each["game"], each["until"]) for each in shown["holds"]] == [
        ("big21", pause["until"]),
        ("challenge", pause["until"]),
    ]
    caps = {each["limit"]: (each["cap"], each["cap_until"]) for each in shown["limits"]}
    assert caps.pop("loss_7_days") == ("10.00", lowered["until"])
    assert set(caps.values()) == {(None, None)}
    anna.refused(anna.post("/account/limits", {"limits": {"loss_7_days": "10.01"}}), 409, "house_limit")
    assert anna.post("/account/deposits", {"amount": "1"}).json()["code"] == "blocked_until"
    assert any("Rufen Sie uns an." in each["text"] for each in anna.took(anna.get("/account/messages")))
    closed = olga.took(olga.post(f"{path}/close", {"judgement": "unfounded", "outcome": "a misunderstanding"}))
    assert (closed["case"]["state"], closed["case"]["judgement"]) == ("closed", "unfounded")
    assert olga.post(f"{path}/take").status_code == 409
    year = olga.took(olga.get(f"{PREFIX}/protection"))
    assert (year["opened"], year["by_staff"], year["unfounded_share"]) == (1, 1, 1.0)
    assert {each["measure"]: each["taken"] for each in year["measures"]} == {
        "message": 0,
        "pause": 1,
        "limit": 1,
        "exclusion": 0,
    }
    file = olga.get(f"{PREFIX}/protection/file?year={year['year']}")
    assert file.headers["content-type"].startswith("text/csv")
    assert f"{year['year']},measure pause,taken,1\r\n" in file.text
    assert olga.took(olga.get(f"{PREFIX}/protection?year=2001"))["opened"] == 0


def test_req_46_the_facts_behind_a_case_are_what_was_found(site: Site, office: Office) -> None:
    anna, moments = site.ready(), list[datetime]()
    for francs in (11, 12, 13):
        anna.took(anna.post("/account/withdrawals", {"amount": f"{francs}"}))
        site.clock.forward(hours=1)
        anna.took(anna.post("/account/deposits", {"amount": f"{francs}.50"}))
        moments.append(site.clock.at)
    with House(site.where, law=None, at=site.clock.at, seed="look") as house:
        report = house.run(detection.look(house.desk, detection.shipped(), site.clock.at, lambda _: None))
    assert report.opened == 1
    olga = office.at("olga")
    (line,) = olga.took(olga.get(f"{PREFIX}/cases"))["cases"]
    assert (line["login"], line["signs"], line["state"]) == ("anna", ["withdrawn_and_back"], "open")
    (finding,) = olga.took(olga.get(f"{PREFIX}/cases/{player_of(anna)}-1"))["findings"]
    assert (finding["sign"], finding["times"]) == ("withdrawn_and_back", 3)
    assert finding["criteria"] == detection.shipped().hash
    found = [(datetime.fromisoformat(each["at"]), each["amount"], each["minutes"]) for each in finding["occasions"]]
    assert found == [(moments[2], "13.50", None), (moments[1], "12.50", None), (moments[0], "11.50", None)]
    assert finding["since"] <= moments[0].date().isoformat() <= finding["until"]


@pytest.mark.parametrize("name", ["nobody-1", "nobody", "-1", "x-0"])
def test_an_unknown_case_is_not_found(office: Office, name: str) -> None:
    olga = office.at("olga")
    assert olga.get(f"{PREFIX}/cases/{name}").status_code == 404
    assert olga.post(f"{PREFIX}/cases/{name}/take").status_code == 404
