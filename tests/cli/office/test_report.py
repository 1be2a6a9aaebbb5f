"""`ventuno report`, as whoever keeps the books calls it."""

import csv
import json
import shutil
from datetime import timedelta
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.office.test_monitor import Command, command
from tests.kit import House, in_hand
from ventuno.house.ledger.calendar import day_of
from ventuno.maths.big21.scope import Scope
from ventuno.rules.law import UNIFORM
from ventuno.store import databases
from ventuno.store.solved import solutions
from ventuno.store.sqlite import files as sqlite_files

__all__ = ["command"]  # a fixture

pytestmark = pytest.mark.usefixtures("same_day")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With a deposit and two plays of today; the command has the clock on the wall."""
    solutions.load(UNIFORM, Scope.PLAY, lambda _: None, threads=2)
    file = tmp_path_factory.mktemp("report") / "house.sqlite"
    with House(file, at=databases.now()) as opened:
        player = opened.ready()
        for _ in range(2):
            opened.finish(player, opened.start(player, "2"))
        opened.start(player, "3")
    return file


def test_what_was_played_and_paid_today(house: Path, command: Command) -> None:
    today = day_of(databases.now())
    found = command.report("report", "--database", str(house))
    assert found.keys() == {"by", "since", "until", "lines", "total", "first", "empty", "uncounted"}
    assert (found["by"], found["until"], found["first"]) == ("day", today.isoformat(), today.isoformat())
    assert found["empty"] is False
    assert found["since"] == (today - timedelta(days=29)).isoformat()
    assert len(found["lines"]) == 30
    assert found["lines"][-1] == found["total"] | {"period": today.isoformat()}
    assert found["total"] == {
        "period": "total",
        "plays": 2,
        "games": 0,
        "turnover": {"big21": "7.00", "challenge": "0.00"},
        "prizes": {"big21": "0.00", "challenge": "0.00"},
        "payout": {"big21": 0.0, "challenge": None},
        "pots": "0.00",
        "deposits": "100.00",
        "withdrawals": "0.00",
        "adjustments": "0.00",
        "owed": "96.00",
        "held": "3.00",
        "accounts": 1,
    }
    months = command.report("report", "--by", "month", "--database", str(house))
    assert (len(months["lines"]), months["total"]) == (12, found["total"])


def test_a_person_reads_tables(house: Path, command: Command) -> None:
    shown, _ = command.said("report", "--by", "month", "--database", str(house))
    for word in ("turnover", "payout", "owed", "total", "96.00", f"{day_of(databases.now()):%Y-%m}"):
        assert word in shown


def test_a_book_that_cannot_be_counted_is_said_to_be_missing(house: Path, command: Command, tmp_path: Path) -> None:
    assert command.report("report", "--database", str(house))["uncounted"] == 0
    copy = tmp_path / "damaged.sqlite"
    sqlite_files.copy(house, copy)
    shutil.copy(databases.key_file(str(house)), databases.key_file(str(copy)))
    with in_hand(copy) as database:
        database.execute("UPDATE plays SET text = text || 'discard '")
    assert command.said("recount", "--database", str(copy))
    shown, told = command.said("report", "--database", str(copy), "--json")
    found = json.loads(shown)
    assert found["total"]["plays"] == 0
    assert found["uncounted"] > 0
    assert f"not in these figures: {found['uncounted']:,}." in told


def test_files_are_written_once(house: Path, command: Command, tmp_path: Path) -> None:
    files = {"--csv": tmp_path / "a.csv", "--parquet": tmp_path / "a.parquet"}
    asked = ["report", "--database", str(house), *(str(part) for pair in files.items() for part in pair)]
    shown, _ = command.said(*asked)
    assert "30" in shown
    with files["--csv"].open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    exact = pq.read_table(files["--parquet"]).to_pylist()
    assert len(rows) == len(exact) == 30
    assert rows[-1]["turnover_big21"] == str(exact[-1]["turnover_big21"]) == "7.00"
    before = files["--csv"].read_bytes()
    assert command.refusal(*asked) == ("file_exists", "File")
    assert files["--csv"].read_bytes() == before


def test_what_cannot_be_reported_is_refused(house: Path, command: Command, tmp_path: Path) -> None:
    at, day = ("--database", str(house)), day_of(databases.now())
    out = tmp_path / "a"

    def refused(*arguments: str) -> str:
        return command.refusal("report", *arguments, *at)[0]

    quiet = ("--since", "2020-01-01", "--until", "2020-01-31")
    assert refused("--csv", str(out), *quiet) == "nothing_to_export"
    assert refused("--parquet", str(out), *quiet) == "nothing_to_export"
    assert refused("--since", str(day), "--until", str(day - timedelta(days=1))) == "report_backwards"
    assert refused("--until", str(day + timedelta(days=1)), "--csv", str(out)) == "report_in_future"
    assert refused("--since", "2000-01-01") == "report_too_long"
    assert refused("--since", "yesterday") == "usage"
    assert refused("--by", "week") == "usage"
    assert refused("--csv", str(tmp_path / "none" / "a.csv")) == "file_unwritable"
    assert command.refusal("report", "--database", str(tmp_path / "none.sqlite"))[0] == "store_missing"
    assert not out.exists()
    empty = command.report("report", *quiet, *at)
    assert (len(empty["lines"]), empty["total"]["owed"]) == (31, "0.00")
