"""What Prometheus reads of the house, and the dashboard that shows it."""

import json
import re
from itertools import combinations
from pathlib import Path

import pytest

from tests.kit import House
from tests.server.office import SEEN, alerted
from tests.server.site import Json, Site
from ventuno.desk.requests import CloseGames, RecordDailyCheck
from ventuno.house.accounts.events import GameKind
from ventuno.house.office.events import DailyCheckRecorded, Finding, MonitorSummary, MonitorVerdict
from ventuno.jobs.counting import Counters, count
from ventuno.server.operations import metrics

DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana" / "ventuno.json"
_METRIC = re.compile(r"\bventuno_\w+")


@pytest.fixture(autouse=True)
def always_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "FRESH_SECONDS", 0.0)


@pytest.fixture(scope="module")
def board() -> Json:
    return json.loads(DASHBOARD.read_text(encoding="utf-8"))


def read(site: Site) -> dict[str, float]:
    """Every sample by its name and labels."""
    lines = site.client.get("/metrics").text.splitlines()
    samples = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in samples}


def test_the_house_as_its_books_say_it(both: Site) -> None:
    anna = both.ready()
    anna.start("2")
    found = read(both)
    assert found["ventuno_house_answers"] == 1
    assert (found["ventuno_plays_unfinished"], found["ventuno_plays_held_francs"]) == (1, 2)
    assert found["ventuno_alerts_open"] == 0
    assert found["ventuno_round_age_seconds"] != found["ventuno_round_age_seconds"]  # there was none
    assert found['ventuno_game_closed{game="big21"}'] == 0
    with House(both.where, law=None, at=both.clock.at) as house:
        alerted(house)
        house.operate(CloseGames(game=GameKind.BIG21, reason="r"), key="close")
        house.run(count(house.store, Counters(lambda _: None)))
    both.clock.forward(hours=1)
    found = read(both)
    assert (found["ventuno_alerts_open"], found["ventuno_round_age_seconds"]) == (1, 3600)
    assert found["ventuno_round_problem"] == 0
    assert found['ventuno_game_closed{game="big21"}'] == 1
    assert found['ventuno_game_closed{game="challenge"}'] == 0
    assert found['ventuno_turnover_today_francs{game="big21"}'] == 2


def test_req_13_the_payout_of_the_last_round(site: Site) -> None:
    watched = MonitorSummary(
        law="a", plays=9, payout=MonitorVerdict.WARN, chance=MonitorVerdict.QUIET, actual=0.875, expected=0.75, z=2.5
    )
    with House(site.where, law=None, at=site.clock.at) as house:
        made = DailyCheckRecorded(
            books=2,
            entries=9,
            plays=9,
            software="a",
            configuration="b",
            problem=Finding(code="chain_broken", place="anna"),
            watched=watched,
        )
        house.operate(RecordDailyCheck(made=made, seen=(SEEN,)), key="round")
    found = read(site)
    assert found["ventuno_round_problem"] == 1
    assert found["ventuno_alerts_open"] == 2
    names = ("ventuno_payout_actual", "ventuno_payout_expected", "ventuno_payout_z")
    assert [found[name] for name in names] == [0.875, 0.75, 2.5]


def test_however_many_ask_the_books_are_read_every_few_seconds(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "FRESH_SECONDS", 3600.0)
    assert read(site)["ventuno_plays_unfinished"] == 0
    site.ready().start()
    assert read(site)["ventuno_plays_unfinished"] == 0
    monkeypatch.setattr(metrics, "FRESH_SECONDS", 0.0)
    assert read(site)["ventuno_plays_unfinished"] == 1


# ----- the dashboard


def test_every_number_on_the_dashboard_is_one_that_the_server_says(site: Site, board: Json) -> None:
    anna = site.ready()
    anna.finish(anna.start())
    text = site.client.get("/metrics").text
    said = {name.partition("{")[0] for name in read(site)}
    asked = {target["expr"] for panel in board["panels"] for target in panel.get("targets", ())}
    used = {name for expression in asked for name in _METRIC.findall(expression)}
    assert len(used) > 15
    assert used <= said
    own = {name for name in said if name.startswith("ventuno_") and not name.endswith(("_created", "_sum", "_count"))}
    assert own <= used  # and nothing is said that nobody looks at
    routes = {route for expression in asked for route in re.findall(r'route="([^"]+)"', expression)}
    assert routes == {"/api/v1/plays/{play}/moves"}
    assert all(f'route="{route}"' in text for route in routes)


def test_the_dashboard_asks_for_its_data_source(board: Json) -> None:
    (variable,) = board["templating"]["list"]
    assert (variable["name"], variable["type"], variable["query"]) == ("datasource", "datasource", "prometheus")
    for panel in board["panels"]:
        for place in (*panel.get("targets", ()), *([panel] if panel["type"] != "row" else ())):
            assert place["datasource"] == {"type": "prometheus", "uid": "${datasource}"}


def test_its_panels_have_names_and_do_not_overlap(board: Json) -> None:
    panels = board["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels) > 15
    for panel in panels:
        place = panel["gridPos"]
        assert panel["title"]
        assert 0 <= place["x"] < place["x"] + place["w"] <= 24
        references = [target["refId"] for target in panel.get("targets", ())]
        assert len({*references}) == len(references)
        assert references or panel["type"] == "row"
    for one, other in combinations((panel["gridPos"] for panel in panels), 2):
        beside = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        below = one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]
        assert beside or below
