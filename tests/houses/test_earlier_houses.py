"""Today's version opens, checks and continues a house of an earlier version, on both databases."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import filterfalse
from pathlib import Path

import pytest

from tests.houses.earlier import (
    HOUSES,
    VERSIONS,
    Command,
    Earlier,
    differences,
    on_postgresql,
    on_sqlite,
    one_time_code,
    unpacked,
)
from tests.postgres import Cluster
from tests.server.live import Live, Outside, Seat, decide_all, play
from tests.server.process import Process
from tests.server.site import Json

EXPORTS = sorted(file for version in VERSIONS for file in (HOUSES / version / "exports").iterdir())
MARCH = ("--by", "day", "--since", "2026-03-01", "--until", "2026-03-09")
ALONE = ("carla", "dario", "emil", "fiona", "gian", "karl")  # whom no clock concerns: nothing of theirs runs


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)


@pytest.fixture(params=["sqlite", "postgresql"])
def earlier(request: pytest.FixtureRequest, version: str, tmp_path: Path, command: Command) -> Iterator[Earlier]:
    """A house of an earlier version, brought to today's schema by the command that does it."""
    if request.param == "sqlite":
        house = on_sqlite(version, tmp_path, command)
        house.says("database", "migrate")
        yield house
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    house = on_postgresql(version, cluster, command)
    house.says("database", "migrate")
    yield house
    cluster.drop(str(house.where))


def assert_sound(house: Earlier, *, entries: int | None = None) -> None:
    """Nothing is found wrong, and nothing is gone; or nothing at all has happened, if so many entries are expected."""
    audited, before = house.says("audit"), house.before["audit"]
    assert audited["problem"] is None
    if entries is not None:
        assert audited["entries"] == entries
        return
    for counted in ("books", "entries", "plays", "tables", "games", "seals"):
        assert audited[counted] >= before[counted]


# ----- the commands


def test_every_book_is_found_sound_and_adds_up_to_what_it_did(earlier: Earlier) -> None:
    assert earlier.says("database", "migrate")["steps"] == []  # once was enough
    audit = [str(Path(sys.executable).with_name("ventuno")), "audit", "--json", *earlier.at]  # a process of its own
    audited = json.loads(subprocess.run(audit, check=True, stdout=subprocess.PIPE).stdout)
    assert list(differences(earlier.before["audit"], audited)) == []
    assert list(differences(earlier.before["report"], earlier.says("report", *MARCH))) == []
    assert list(differences(earlier.before["staff"], earlier.says("admin", "list")["staff"])) == []
    assert list(differences(earlier.before["tables"], earlier.says("tables", "list")["tables"])) == []


def test_what_was_counted_is_counted_anew_and_is_the_same(earlier: Earlier) -> None:
    counted = earlier.says("recount")
    assert counted["waiting"] == []
    assert (counted["books"], counted["entries"]) == (
        earlier.before["audit"]["books"],
        earlier.before["audit"]["entries"],
    )
    assert list(differences(earlier.before["report"], earlier.says("report", *MARCH))) == []


def test_art_23_a_play_that_was_left_running_is_ended_as_of_then(earlier: Earlier, tmp_path: Path) -> None:
    swept = earlier.says("sweep")
    assert (swept["plays_ended"], swept["plays_counted"]) == (1, 1)
    exported = json.loads(earlier.exported(earlier.before["running"], tmp_path).read_text("utf-8"))
    assert exported["text"].splitlines()[-1] == "expire"
    assert_sound(earlier)
    assert earlier.says("sweep")["plays_ended"] == 0


def test_plays_and_games_are_exported_as_they_were(earlier: Earlier, tmp_path: Path, version: str) -> None:
    wanted = {*earlier.before["plays"].values(), *earlier.before["games"].values()}
    exported = {earlier.exported(each, tmp_path).read_text("utf-8") for each in wanted}
    if isinstance(earlier.where, Path):  # they were saved from this one
        assert exported == {file.read_text("utf-8") for file in (HOUSES / version / "exports").glob("*.json")}


@pytest.mark.parametrize("file", EXPORTS, ids=lambda file: f"{file.parts[-3]}-{file.name}")
def test_what_players_have_saved_is_still_verified_replayed_and_read(file: Path, command: Command) -> None:
    said = json.loads(unpacked(file.parts[-3], "exports.json"))
    match file.suffix:
        case ".json":
            now, before = command("verify", str(file)), said["verified"][file.stem]
        case ".txt":
            now, before = command("replay", str(file)), said["replayed"][file.stem]
        case _:
            now, before = command("law", "show", str(file)), said["law"]
    assert list(differences(before, now)) == []


def test_a_backup_is_restored_and_found_sound(version: str, tmp_path: Path, command: Command) -> None:
    (tmp_path / "backup").mkdir()
    backup = on_sqlite(version, tmp_path / "backup", command)
    backup.says("database", "migrate")
    restored = Earlier(tmp_path / "again.sqlite", backup.before, command)
    restored.says("database", "restore", str(backup.where))
    assert list(differences(restored.before["audit"], restored.says("audit"))) == []


# ----- the server, at the moment when the house was left


def of_an_unpublished_law(difference: str) -> bool:
    """B19: a draft of a law without a time is shown as if published now: today ten days ahead. It binds nobody."""
    return bool(re.search(r"drafts\S*\.told\.\w\w was .* aces-88", difference))


def test_every_page_says_what_it_said(earlier: Earlier) -> None:
    """To everybody who was logged in then and still is: balances, plays, journals, drafts, alerts, rounds."""
    found = list[str]()
    with earlier.as_it_was_left() as site:
        for name in ("adam", "anna"):
            browser = earlier.still_logged_in(site, name)
            for path, before in earlier.before["answers"][name].items():
                found += differences(before, browser.took(browser.get(path)), path)
    assert list(filterfalse(of_an_unpublished_law, found)) == []
    assert_sound(earlier, entries=earlier.before["audit"]["entries"])


def test_req_28_what_was_sent_then_and_is_sent_again_is_not_done_again(earlier: Earlier) -> None:
    """The same key with the same content has the same answer, whichever version it was first sent to."""
    found = list[str]()
    with earlier.as_it_was_left() as site:
        people = {sent["who"] for sent in earlier.before["sent"]}
        browsers = {name: earlier.with_a_fresh_code(site, name) for name in people}
        for sent, (status, before) in zip(earlier.before["sent"], earlier.before["answers"]["again"], strict=True):
            browser = browsers[sent["who"]]
            response = browser.post(sent["path"], sent["body"], key=sent["key"])
            if response.status_code != status:
                found.append(f"{sent['path']}: {response.text}")
            found += differences(before, response.json(), sent["path"])
        for said in earlier.before["said"]:
            player = earlier.logged_in(site, said["who"])
            with Seat(site.port, {"id": earlier.before["table_playing"]}, player) as seat:
                answer = seat.answer(said["message"])
                if answer["kind"] != "done":
                    found.append(f"{said['message']}: {answer}")
    assert list(filterfalse(of_an_unpublished_law, found)) == []
    assert_sound(earlier, entries=earlier.before["audit"]["entries"])


def test_b16_a_play_that_runs_goes_on_to_its_end_and_another_is_played(earlier: Earlier, tmp_path: Path) -> None:
    with earlier.as_it_was_left() as site:
        anna = earlier.logged_in(site, "anna")
        running = anna.took(anna.get("/me"))["account"]["running"]["play"]
        assert running == earlier.before["running"]
        table = anna.took(anna.get(f"/plays/{running}"))["table"]
        assert list(differences(earlier.before["answers"]["anna"][f"/plays/{running}"]["table"], table)) == []
        assert table["card"] is not None
        for stack in (4, 5):
            table = anna.moved(table, f"place {stack}")
        played = [anna.finish(table), anna.finish(anna.moved(anna.start("3"), "place 1"))]
        beat = earlier.logged_in(site, "beat")
        offered = beat.took(beat.post("/plays"))
        assert offered["play"] != earlier.before["offer"]  # its seed stood in the database: revealed, and replaced
        body = {"stake": "1", "client_seed": "at last", "rules": offered["rules"], "law": offered["law"]}
        played.append(beat.finish(beat.took(beat.post(f"/plays/{offered['play']}/start", body))["table"]))
    for table in played:
        earlier.exported(table["play"], tmp_path)
    assert_sound(earlier)


def test_c13_a_game_that_is_being_played_goes_on_with_the_same_cards(earlier: Earlier, tmp_path: Path) -> None:
    with earlier.as_it_was_left() as site:
        table = {"id": earlier.before["table_playing"]}
        seats = [Seat(site.port, table, earlier.logged_in(site, name)) for name in earlier.before["boxes"]]
        assert [seat.box for seat in seats] == list(earlier.before["boxes"].values())
        assert seats[0].table["game"] == earlier.before["game_playing"]
        decide_all(seats)
        for seat in seats:
            assert seat.until(lambda at: at["winner"])["game"] == earlier.before["game_playing"]
        leave(seats)
    earlier.exported(earlier.before["game_playing"], tmp_path)
    assert_sound(earlier)


def test_c3_people_sit_down_at_the_tables_that_are_there_and_play(earlier: Earlier) -> None:
    """At one with games of its own, beside somebody who sits there; and at a private one, by the link of then."""
    with earlier.as_it_was_left() as site:
        table = {"id": earlier.before["table_finished"]}
        seats = [Seat(site.port, table, earlier.logged_in(site, name)) for name in ("ivo", "dario")]
        seats[1].done("sit", box=5, chips="60", name="Dario K.")
        assert play(seats).startswith(f"{table['id']}-")
        leave(seats)
        visit(earlier, site, "dario", invite=earlier.before["invite"])
        with Seat(site.port, {"id": earlier.before["table_private"]}, earlier.logged_in(site, "anna")) as stranger:
            stranger.farewell("table_not_invited")
    assert_sound(earlier)


def visit(earlier: Earlier, site: Live, name: str, *, invite: str) -> None:
    table = {"id": earlier.before["table_private"]}
    with Seat(site.port, table, earlier.logged_in(site, name), invite=invite) as seat:
        seat.done("sit", box=1, chips="50", name="Guest")
        assert seat.until(lambda at: at["own_box"])["private"]


def leave(seats: list[Seat]) -> None:
    for seat in seats:
        seat.leave()


def test_b19_who_was_kept_out_then_still_is(earlier: Earlier) -> None:
    with earlier.as_it_was_left() as site:
        for name, code in (("emil", "self_blocked"), ("fiona", "excluded"), ("gian", "blocked")):
            browser = earlier.logged_in(site, name)
            offered = browser.took(browser.post("/plays"))
            body = {"stake": "1", "client_seed": "let me in", "rules": offered["rules"], "law": offered["law"]}
            browser.refused(browser.post(f"/plays/{offered['play']}/start", body), 422, code)


# ----- a server of today, with today's clock


def test_a_server_of_today_opens_the_house_of_then(earlier: Earlier, tmp_path: Path) -> None:
    with (
        Process(tmp_path, "--database", str(earlier.where)) as process,
        Outside(process.address) as site,
    ):
        assert_goes_on(earlier, site)
        assert_looked_after(earlier, site)
        assert process.stop() == 0
    assert_sound(earlier)


def assert_goes_on(earlier: Earlier, site: Outside) -> None:
    """A player finds the play of then ended as of then (Art. 23, B16), plays another and sits down at a table."""
    anna = earlier.logged_in(site, "anna")
    before = earlier.before["answers"]["anna"][f"/plays/{earlier.before['running']}"]["table"]
    table = anna.took(anna.get(f"/plays/{earlier.before['running']}"))["table"]
    assert (table["ended"], table["stacks"], table["expires_at"]) == ("expired", before["stacks"], before["expires_at"])
    assert anna.took(anna.get("/me"))["account"]["running"] is None
    in_force = anna.took(anna.get("/house"))["rules"]["name"]
    anna.took(anna.post("/account/rules", {"rules": in_force}))
    anna.took(anna.post("/account/deposits", {"amount": "50"}))
    assert anna.finish(anna.moved(anna.start("1"), "place 1"))["ended"]
    opened = anna.took(anna.post("/tables", {"name": "Aare", "language": "de", "pace": "calm"}))
    with Seat(site.port, opened, anna) as seat:
        seat.done("sit", box=3, chips="40", name="Anna K.")
        assert seat.until(lambda at: at["own_box"])["own_box"] == 3
        seat.done("stand")


def assert_looked_after(earlier: Earlier, site: Outside) -> None:
    """The staff come in as ever, and find drafts, alerts, rounds and everybody's money."""
    adam = earlier.at_console(site, "adam", datetime.now(UTC))
    before = earlier.before["answers"]["adam"]
    found = list[str]()
    drafts = (f"/console/drafts/{earlier.before[draft]}" for draft in ("draft_rules", "draft_law"))
    for path in ("/console/alerts", "/console/staff", *drafts):
        found += differences(_undated(before[path]), adam.took(adam.get(path)), path)
    rounds = adam.took(adam.get("/console/rounds"))["rounds"]
    found += differences(before["/console/rounds"]["rounds"], rounds, "/console/rounds")
    for name in ALONE:
        file = earlier.of_player(name)
        now = adam.took(adam.get(f"/console/players/{earlier.before['people'][name]}"))
        found += differences(file["balances"], now["balances"], name)
    assert found == []
    olga = earlier.at_console(site, "olga", datetime.now(UTC))
    (alert,) = [each["alert"] for each in before["/console/alerts"]["alerts"] if each["done"] is None]
    olga.took(olga.post(f"/console/alerts/{alert}/answer", {"done": "A newer version"}))
    discarded = earlier.before["draft_rules"]
    olga.took(olga.post(f"/console/drafts/{discarded}/discard", {"version": 1}))
    olga.refused(olga.get(f"/console/drafts/{discarded}"), 404, "no_draft")


def _undated(said: Json) -> Json:
    """Of a draft: what players will read names a day that follows from today's."""
    return {name: value for name, value in said.items() if name != "told"}


def test_codes_are_those_of_the_standard() -> None:
    """RFC 6238, appendix B, as far as six digits go."""
    secret = b"12345678901234567890"
    assert one_time_code(secret, datetime.fromtimestamp(59, UTC)) == "287082"
    assert one_time_code(secret, datetime.fromtimestamp(1111111109, UTC)) == "081804"
