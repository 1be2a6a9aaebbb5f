"""The commands around the house’s database, as people call them."""

import json
import re
import shutil
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import pytest

from tests.cli.commands import ventuno
from tests.kit import GENEROUS, House
from tests.live import LiveTable
from ventuno.house.ledger.money import Money
from ventuno.maths.big21.scope import Scope
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM
from ventuno.store.solved import solutions
from ventuno.store.sqlite import files

VOID = ("--reason", "a card fell", "--operator", "olga")


@pytest.fixture
def lived_in(where: Path | str) -> tuple[str, str]:
    """A house with a finished play and one that runs; its place and the play."""
    with House(where, law=GENEROUS) as house:
        player = house.ready()
        at = house.finish(player, house.win(player, house.start(player, "2"), stacks=3))
        house.start(player)
    return str(where), at.play


def answer(*arguments: str) -> dict[str, object]:
    done = ventuno(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def error(*arguments: str) -> str:
    done = ventuno(*arguments)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


RATE = ("--reason", "as in town", "--operator", "olga")


def test_c15_rates_are_posted_and_listed_with_their_history(where: Path | str) -> None:
    with House(where):
        pass
    at = ("--database", str(where))
    assert answer("rates", "list", *at)["rates"] == []
    first = answer("rates", "post", "EUR", "--buys", "0.93", "--sells", "0.97", *RATE, *at)
    assert (first["currency"], first["buys"], first["sells"]) == ("EUR", "0.93", "0.97")
    assert "differs by more than 20 %" in error("rates", "post", "EUR", "--buys", "9.3", "--sells", "9.7", *RATE, *at)
    assert "A rate is a number" in error("rates", "post", "EUR", "--buys", "NaN", "--sells", "1", *RATE, *at)
    assert "A rate is a number" in error("rates", "post", "EUR", "--buys", "0.98", "--sells", "0.97", *RATE, *at)
    answer("rates", "post", "EUR", "--buys", "1.2", "--sells", "1.3", "--confirm", *RATE, *at)
    (now,) = cast("list[dict[str, object]]", answer("rates", "list", *at)["rates"])
    assert (now["buys"], now["by"], now["reason"], now["in_force"]) == ("1.2", "console:olga", "as in town", True)
    history = cast("list[dict[str, object]]", answer("rates", "list", "--history", *at)["rates"])
    assert [each["buys"] for each in history] == ["1.2", "0.93"]
    assert "buys 1.2, sells 1.3" in ventuno("rates", "list", *at).stdout


def test_a_house_is_created_once_and_audited(where: Path | str) -> None:
    created = answer("database", "create", "--database", str(where))
    assert (created["rules"], created["law"]) == ("2024-10-23", "players-88")
    report = answer("audit", "--database", str(where))
    assert (report["books"], report["entries"], report["problem"]) == (1, 1, None)
    assert "exists already" in error("database", "create", "--database", str(where))
    assert answer("database", "migrate", "--database", str(where))["steps"] == []


def test_an_interrupted_creation_can_be_repeated(tmp_path: Path) -> None:
    (tmp_path / "empty.sqlite").touch()
    files.create(tmp_path / "unfounded.sqlite")
    for name in ("empty", "unfounded"):
        place = str(tmp_path / f"{name}.sqlite")
        answer("database", "create", "--database", place)
        assert "exists already" in error("database", "create", "--database", place)


def test_the_place_can_come_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VENTUNO_DATABASE", str(tmp_path / "deep" / "house.sqlite"))
    assert answer("database", "create")["database"] == str(tmp_path / "deep" / "house.sqlite")
    monkeypatch.delenv("VENTUNO_DATABASE")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert answer("database", "create")["database"] == str(tmp_path / "data" / "ventuno" / "house.sqlite")


def test_a_finished_play_is_exported_and_verified_without_the_database(
    lived_in: tuple[str, str], tmp_path: Path
) -> None:
    place, play = lived_in
    file = tmp_path / "play.json"
    assert ventuno("export", play, "--database", place, "--out", str(file)).returncode == 0
    verified = answer("verify", str(file))
    assert (verified["play"], verified["verified"], verified["paid_out"]) == (play, True, "10.00")
    assert "exists already" in error("export", play, "--database", place, "--out", str(file))
    printed = ventuno("export", play, "--database", place).stdout
    assert json.loads(printed) == json.loads(file.read_text("utf-8"))
    assert "cannot be written" in error(
        "export", play, "--database", place, "--out", str(tmp_path / "no" / "play.json")
    )


def test_a_play_that_runs_is_not_exported(lived_in: tuple[str, str]) -> None:
    place, play = lived_in
    running = f"{play.rpartition('-')[0]}-2"
    assert "still running" in error("export", running, "--database", place)
    assert "no such play" in error("export", "nobody-1", "--database", place)


def test_c14_the_floor_manager_voids_a_game(tmp_path: Path) -> None:
    place = tmp_path / "house.sqlite"
    with House(place) as house:
        house.clock.at = datetime.now(UTC)
        table = LiveTable(house)
        table.sit(1)
        table.sit(2)
        table.run_out()
        assert "not running" in error("tables", "void", table.id, *VOID, "--database", str(place))
        table.deal((1, 2))
    (listed,) = cast(
        "dict[str, dict[str, object]]", answer("tables", "list", "--database", str(place))["tables"]
    ).values()
    assert (listed["phase"], listed["seats"], listed["pot"]) == ("playing", 2, "10.00")
    voided = answer("tables", "void", table.id, *VOID, "--database", str(place))
    assert voided["table"] == table.id
    with House(place, law=None) as house:
        found = house.run(house.store.tables.find(table.id))
        assert found is not None
        assert found[0].chips(1) == found[0].chips(2) == Money(50_00)
        assert found[1] is not None
        assert found[1].text.endswith('void olga "a card fell"\n')
    assert "no such table" in error("tables", "void", "t-none", *VOID, "--database", str(place))


def test_a_tables_game_is_exported_and_verified_without_the_database_and_audited(tmp_path: Path) -> None:
    place, file = tmp_path / "house.sqlite", tmp_path / "game.json"
    with House(place) as house:
        table = LiveTable(house)
        table.sit(1)
        table.sit(2)
        table.run_out()
        name = table.kept.id
        table.bet(1)
        table.bet(2)
        for box in (1, 2):
            table.decide(box, pays=False)
        winner = table.game.winner
    assert ventuno("export", name, "--database", str(place), "--out", str(file)).returncode == 0
    verified = answer("verify", str(file))
    assert (verified["game"], verified["verified"], verified["pot"]) == (name, True, "10.00")
    assert (verified["players"], verified["winner"]) == (2, winner)
    report = answer("audit", "--database", str(place))
    assert (report["tables"], report["games"], report["problem"]) == (1, 1, None)
    forged = file.read_text("utf-8").replace("\\nstay", "\\npay", 1)
    file.write_text(forged, "utf-8")
    assert error("verify", str(file))


@pytest.mark.parametrize("language", Language)
def test_a_forged_play_is_refused_in_every_language(tmp_path: Path, language: Language) -> None:
    with House(tmp_path / "house.sqlite", law=GENEROUS) as house:
        player = house.ready()
        at = house.finish(player, house.start(player))
    exported = ventuno("export", at.play, "--database", str(tmp_path / "house.sqlite")).stdout
    forged = re.sub(r"deal [KA]", "deal 2", exported)
    (tmp_path / "forged.json").write_text(forged, "utf-8")
    done = ventuno("verify", str(tmp_path / "forged.json"), "--json", "--lang", language.value)
    assert done.returncode == 2
    assert json.loads(done.stdout)["error"]["code"] == "draw_wrong"
    assert done.stderr.endswith("(B3)\n")


def test_the_audit_names_what_does_not_fit(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    with House(path) as house:
        player = house.ready()
    connection = sqlite3.connect(path)
    connection.execute("UPDATE books SET text = replace(text, '10-23', '08-28') WHERE id = ?", [player])
    connection.commit()
    connection.close()
    done = ventuno("audit", "--database", str(path), "--json", "--lang", "de")
    assert done.returncode == 2
    assert json.loads(done.stdout)["problem"] == f"{player}: Das Konto ist nicht, was sein Journal ergibt."
    assert "Ledger" in done.stderr


def test_backup_and_restore(tmp_path: Path) -> None:
    place, copy = str(tmp_path / "house.sqlite"), str(tmp_path / "copy.sqlite")
    with House(Path(place)) as house:
        player = house.ready()
    assert answer("database", "backup", copy, "--database", place)["backup"] == copy
    assert "exists already" in error("database", "backup", copy, "--database", place)
    assert "exists already" in error("database", "restore", copy, "--database", place)
    answer("database", "restore", copy, "--database", place, "--replace")
    other = str(tmp_path / "other.sqlite")
    assert error("database", "restore", copy, "--database", other).startswith("The key of the house is missing")
    shutil.copy2(f"{place}.key", f"{other}.key")
    answer("database", "restore", copy, "--database", other)
    with House(Path(other), law=None) as house:
        assert house.player(player).balance.centimes == 100_00


def test_a_copy_that_does_not_pass_the_audit_is_not_restored(tmp_path: Path) -> None:
    place, copy = tmp_path / "house.sqlite", tmp_path / "copy.sqlite"
    with House(place) as house:
        house.ready()
    answer("database", "backup", str(copy), "--database", str(place))
    connection = sqlite3.connect(copy)
    connection.execute("UPDATE books SET text = replace(text, '10-23', '08-28')")
    connection.commit()
    connection.close()
    done = ventuno("database", "restore", str(copy), "--database", str(place), "--replace")
    assert done.returncode == 2
    assert "not what its journal adds up to" in done.stderr
    assert answer("audit", "--database", str(place))["problem"] is None
    left = {path.name for path in tmp_path.iterdir()} - {"house.sqlite-wal", "house.sqlite-shm"}  # SQLite's
    assert left == {"copy.sqlite", "house.sqlite", "house.sqlite.key"}


@pytest.mark.parametrize("command", [["backup", "x"], ["restore", "x"]])
def test_backup_and_restore_are_for_files(command: list[str]) -> None:
    assert "pg_dump" in error("database", *command, "--database", "postgresql:///house")


def test_an_unknown_place_is_named(tmp_path: Path) -> None:
    missing = str(tmp_path / "none.sqlite")
    for command in (["audit"], ["sweep"], ["export", "x-1"], ["database", "migrate"]):
        assert missing in error(*command, "--database", missing)
    assert not (tmp_path / "none.sqlite").exists()


def test_sweeping_ends_what_is_overdue_and_seals_and_counts(where: Path | str) -> None:
    """The play was started on a day in March; by the clock of whoever runs this, its four hours are over."""
    place = str(where)
    solutions.load(UNIFORM, Scope.PLAY, lambda _: None, threads=2)  # else it would be solved by the first sweep
    with House(where) as house:
        player = house.ready()
        house.finish(player, house.start(player))
        house.start(player)
    swept = ("plays_ended", "books_sealed", "plays_counted", "people_erased")
    assert answer("sweep", "--database", place) == dict(zip(swept, (1, 2, 2, 0), strict=True))
    assert answer("sweep", "--database", place) == dict.fromkeys(swept, 0)
    report = answer("audit", "--database", place)
    assert (report["problem"], report["seals"]) == (None, 1)
