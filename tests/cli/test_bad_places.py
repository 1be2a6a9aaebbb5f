"""Places that commands cannot use: refused in words, before the work, and nothing is lost."""

import os
import sqlite3
from pathlib import Path

import pytest

from tests.cli.commands import refusal, ventuno
from ventuno.cli.terminal import compiled
from ventuno.rules.refusals import Refused
from ventuno.store import databases
from ventuno.store.solved import files
from ventuno.store.sqlite import files as sqlite_files


def test_a_user_without_a_home_is_asked_for_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "VENTUNO_CACHE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(Refused, match="--database"):
        databases.default()
    with pytest.raises(NotADirectoryError):  # as solutions expect it where nothing can be kept
        files.graph_path().read_bytes()


def test_compiled_code_finds_room_where_package_and_cache_have_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setattr(compiled, "_KERNELS", file / "__pycache__")
    monkeypatch.setenv("XDG_CACHE_HOME", str(file))
    monkeypatch.setenv(compiled.PLACE, str(file))
    compiled.ensure_cache_folder()
    found = Path(os.environ[compiled.PLACE])
    assert found.is_dir()
    found.rmdir()
    monkeypatch.setenv(compiled.PLACE, str(tmp_path / "new"))
    compiled.ensure_cache_folder()
    assert os.environ[compiled.PLACE] == str(tmp_path / "new")


def test_a_play_that_cannot_be_saved_does_not_begin(tmp_path: Path) -> None:
    done = ventuno("play", "--save", str(tmp_path / "no" / "play.txt"), typed="e\n")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("cannot be written: No such file or directory. (File)\n")


def test_plays_that_cannot_be_saved_are_not_simulated(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    saving = ("simulate", "--games", "1", "--player", "greedy", "--save")
    assert refusal(*saving, str(tmp_path / "file" / "plays"))[0] == "directory_not_writable"
    assert refusal("simulate", "--games", "1", "--player", "")[0] == "player_unknown"


def test_two_files_at_one_place_are_refused(tmp_path: Path) -> None:
    one = str(tmp_path / "one.svg")
    assert refusal("calibrate", "--target", "0.88", "--out", one, "--picture", one)[0] == "one_file"
    assert refusal("report", "--csv", one, "--parquet", one)[0] == "one_file"
    (tmp_path / "there").touch()
    assert refusal("report", "--csv", one, "--parquet", str(tmp_path / "there"))[0] == "file_exists"
    assert refusal("report", "--csv", one, "--parquet", str(tmp_path / "no" / "x"))[0] == "file_unwritable"
    assert not Path(one).exists()


def test_a_database_that_somebody_keeps_for_themselves_is_not_called_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_files, "BUSY_SECONDS", 0.0)
    place = tmp_path / "house.sqlite"
    sqlite_files.create(place)
    holder = sqlite3.connect(place, isolation_level=None)
    holder.execute("PRAGMA locking_mode = EXCLUSIVE")
    holder.execute("BEGIN EXCLUSIVE")
    try:
        with pytest.raises(Refused) as refused:
            sqlite_files.check_schema(place)
    finally:
        holder.close()
    assert refused.value.refusal.code == "store_busy"


def test_a_backup_names_the_place_that_cannot_be_written(tmp_path: Path) -> None:
    place, target = tmp_path / "house.sqlite", tmp_path / "no" / "copy.sqlite"
    sqlite_files.create(place)
    assert refusal("database", "backup", str(target), "--database", str(place)) == ("file_unwritable", "File")


def test_an_export_nested_too_deeply_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    file.write_text('{"a":' * 100_000)
    assert refusal("verify", str(file)) == ("not_an_export", "B3")


def test_advice_with_cards_to_come_needs_the_one_shown() -> None:
    position = ("advise", "--law", "uniform", "--stacks", "0,0,0,0,0", "--left", "7")
    assert refusal(*position)[0] == "advise_impossible_position"
