"""The house is killed with SIGKILL hundreds of times, and nothing that was acknowledged is ever missing or doubled.

`VENTUNO_CRASH_KILLS` asks for more of it, `VENTUNO_CRASH_SEED` for another run; a failure prints the seed.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.postgres import Cluster

SEED = os.environ.get("VENTUNO_CRASH_SEED", "21")
ROOT = Path(__file__).parents[2]


def kills(usually: int) -> int:
    return int(os.environ.get("VENTUNO_CRASH_KILLS", usually))


def kill_loop(place: Path | str, *options: str, times: int) -> str:
    """A digest of all that was answered."""
    command = (
        sys.executable,
        "-m",
        "tests.crash.kill_loop",
        str(place),
        "--seed",
        SEED,
        "--kills",
        str(times),
        *options,
    )
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    answers, _, digest = done.stdout.split()
    assert int(answers) > times / 2, "killed before it did anything"
    return digest


@pytest.mark.long
def test_sqlite_survives_being_killed_at_any_moment(tmp_path: Path) -> None:
    kill_loop(tmp_path / "house.sqlite", times=kills(100))


def test_sqlite_survives_being_killed_around_any_statement(tmp_path: Path) -> None:
    kill_loop(tmp_path / "house.sqlite", "--exactly", times=kills(50))


def test_postgresql_survives_servers_being_killed_at_any_moment(cluster: Cluster) -> None:
    kill_loop(cluster.database(), times=kills(60))


def test_postgresql_survives_servers_being_killed_around_any_statement(cluster: Cluster) -> None:
    kill_loop(cluster.database(), "--exactly", times=kills(40))


def test_the_houses_own_book_survives_as_well(where: Path | str) -> None:
    kill_loop(where, "--operator", times=15)


def test_games_at_a_table_go_on_with_the_same_cards_and_every_chip(where: Path | str) -> None:
    """C5, C13, C14: killed around any statement, also between the two books that chips go between."""
    times = kills(15 if isinstance(where, Path) else 10)
    command = (sys.executable, "-m", "tests.crash.table_kill_loop", str(where), "--seed", SEED, "--kills", str(times))
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    answers, in_games = (int(word) for word in done.stdout.replace(",", "").split() if word.isdigit())
    assert answers > times
    assert in_games, "killed between games only"


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_seed_reproduces_a_run(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if database == "sqlite":
        places: list[Path | str] = [tmp_path / "first.sqlite", tmp_path / "second.sqlite"]
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        places = [cluster.database(), cluster.database()]
    first, second = (kill_loop(place, "--exactly", times=6) for place in places)
    assert first == second
