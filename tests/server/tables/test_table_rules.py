"""C17: the rules of the tables in force and announced, for anyone, at a table, and in every document."""

from datetime import timedelta

import pytest

from tests.kit import NOON
from tests.server.live import Live, Seat, decide_all
from tests.server.site import Site
from ventuno.desk.requests import PublishTableRules
from ventuno.house.tables.evidence import verify
from ventuno.rules.language import Language

DAY = "2026-04-01"
NEW = f"""
name = "{DAY}"
red_pair = "25:1"
ante_centimes = [1000, 20000]
chips_antes_max = 50
brisk_seconds = [20, 15]
"""
CHANGES = {language: f"new in {language.value}" for language in Language}


def announced() -> PublishTableRules:
    return PublishTableRules(
        rules=DAY, text=NEW, effective_at=NOON + timedelta(days=10), changes=CHANGES, reason="as planned"
    )


@pytest.mark.parametrize("language", Language)
def test_c17_anyone_sees_what_is_in_force_and_what_is_announced(site: Site, language: Language) -> None:
    guest = site.browser(language.value)
    before = guest.took(guest.get("/house"))
    assert (before["table_rules"]["name"], before["table_rules"]["effective_at"]) == ("2019-12", None)
    assert before["table_rules"]["red"] == {"odds": {"red_pair": "30:1", "double_red": "3:2"}, "expectation": "-11/102"}
    assert before["table_rules_announced"] == []
    site.operate(announced())
    told = guest.took(guest.get("/house"))
    assert told["table_rules"] == before["table_rules"]
    (coming,) = told["table_rules_announced"]
    assert (coming["name"], coming["red"]["expectation"], coming["ante_min"]) == (DAY, "-8/51", "10.00")
    (line,) = [each for each in told["announcements"] if each["kind"] == "table_rules"]
    assert (line["name"], line["changes"]) == (DAY, f"new in {language.value}")
    site.clock.forward(days=10)
    after = guest.took(guest.get("/house"))
    assert after["table_rules"] == coming
    assert after["table_rules_announced"] == []
    listed = [each for each in guest.took(guest.get("/documents")) if each["document"] == "challenge"]
    assert [(each["version"], each["in_force"]) for each in listed] == [(DAY, True), ("2019-12", False)]
    read = {
        each["version"]: guest.took(guest.get(f"/documents/challenge/{each['version']}/{language.value}"))
        for each in listed
    }
    assert ["25:1" in str(read[name]) for name in (DAY, "2019-12")] == [True, False]
    assert guest.get(f"/documents/challenge/{DAY}/{language.value}/pdf").content.startswith(b"%PDF")


def test_c17_a_table_posts_the_new_limits_and_plays_by_the_new_odds(apart: Live) -> None:
    apart.operate(announced())
    apart.clock.forward(days=10, minutes=-1)
    anna = apart.somebody()
    table = apart.opened(anna)
    with Seat(apart.port, table) as guest:
        posted = guest.table["posted"]
        assert (posted["rules"], posted["odds"]["red_pair"], posted["ante_min"]) == ("2019-12", "30:1", "5.00")
        assert guest.table["sit"]["chips_min"] == "16.00"
        apart.clock.forward(minutes=2)  # nothing happens at the table; the rules take effect by themselves
        posted = guest.until(lambda at: at["posted"]["rules"] == DAY)["posted"]
        assert (posted["odds"]["red_pair"], posted["ante_min"], posted["ante_max"]) == ("25:1", "10.00", "10.00")
        assert (guest.table["sit"]["chips_min"], guest.table["sit"]["chips_max"]) == ("31.00", "500.00")
    lobby = anna.took(anna.get("/tables"))["tables"]
    assert [(each["ante_min"], each["chips_max"]) for each in lobby if each["id"] == table["id"]] == [
        ("10.00", "500.00")
    ]
    body = {"name": "Aare", "language": "de", "ante_min": "5", "ante_max": "5"}
    anna.refused(anna.post("/tables", body), 422, "table_bad_ante_limits")
    with apart.seated(2, ante_min="10", ante_max="10") as seats:
        for seat in seats:
            assert seat.until(lambda at: at["bet"])["seconds"] == 20
            assert seat.bet(ante="10", seed=f"seed of {seat.box}")["kind"] == "done"
        assert seats[0].until(lambda at: at["phase"] != "betting")["posted"]["rules"] == DAY
        decide_all(seats, lambda _: "stay")
        for seat in seats:
            seat.until(lambda at: at["winner"] is not None)
        evidence = anna.get(f"/tables/{seats[0].id}/games/1/evidence").text
        assert f"rules={DAY} red_pair=25:1" in evidence
        assert verify(evidence).players == 2
        replay = anna.took(anna.get(f"/tables/{seats[0].id}/games/1"))
        assert {step["state"]["posted"]["rules"] for step in replay["steps"]} == {DAY}


def test_c17_practice_has_the_odds_in_force_and_limits_of_its_own(apart: Live) -> None:
    apart.operate(announced())
    apart.clock.forward(days=10)
    with apart.practice() as socket:
        socket.say({"kind": "practise", "language": "en", "name": "You", "seats": 2, "level": "mixed"})
        posted = socket.until(lambda at: at["bet"])["posted"]
        assert (posted["rules"], posted["odds"]["red_pair"], posted["ante_min"]) == (DAY, "25:1", "5.00")
