"""`ventuno log`, as the house, a monitor, a player and a witness call it."""

import json
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.commands import ventuno
from tests.kit import House
from ventuno.desk.requests import Deposit
from ventuno.store.sql.seals import LIST_SEALS


def answer(*arguments: str) -> dict[str, object]:
    done = ventuno("log", *arguments, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def error(*arguments: str) -> str:
    done = ventuno("log", *arguments)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


@pytest.fixture
def place(where: Path | str) -> str:
    with House(where) as house:
        house.ready()
    return str(where)


def folder_of(place: str) -> str:
    return str(answer("show", "--database", place)["log"])


def deposited(place: str, number: int) -> None:
    where = place if place.startswith("postgres") else Path(place)
    with House(where, law=None) as house:
        player = next(each for each in house.run(house.store.books.names()) if each != "house")
        house.do(Deposit(amount="1"), player, key=f"deposit {number}")


def test_a_house_publishes_and_a_monitor_verifies(place: str, tmp_path: Path) -> None:
    assert answer("publish", "--database", place) == {"entries": 2}
    found = answer("verify", "--database", place, "--save", str(tmp_path / "head"))
    assert (found["entries"], found["seals"], found["findings"]) == (2, 1, [])
    (key,) = found["keys"] if isinstance(found["keys"], list) else []
    deposited(place, 1)
    assert answer("publish", "--database", place) == {"entries": 3}
    folder = folder_of(place)
    found = answer("verify", folder, "--key", key, "--earlier", str(tmp_path / "head"))
    assert found["entries"] == 3
    assert "public key" in error("verify", folder, "--key", "nonsense")
    other = ventuno("log", "witness-key", "w", str(tmp_path / "w"), "--json")
    assert "public key" in error("verify", folder, "--key", json.loads(other.stdout)["key"])
    assert "There is no public log" in error("verify", str(tmp_path / "nothing"))
    shutil.rmtree(folder)
    assert "2 entries; 3" not in error("publish", "--database", place)
    assert answer("publish", "--again", "--database", place) == {"entries": 3}
    assert answer("verify", folder, "--earlier", str(tmp_path / "head"), "--key", key)["entries"] == 3


def test_a_rewritten_log_does_not_continue_the_saved_head(tmp_path: Path) -> None:
    """Also if everything in it is signed by the house's own key: that is what saved heads and witnesses are for."""
    with House(tmp_path / "one.sqlite") as house:
        house.ready()
    shutil.copy(tmp_path / "one.sqlite", tmp_path / "two.sqlite")
    shutil.copy(tmp_path / "one.sqlite.key", tmp_path / "two.sqlite.key")
    answer("publish", "--database", str(tmp_path / "one.sqlite"))
    deposited(str(tmp_path / "two.sqlite"), 1)
    answer("publish", "--database", str(tmp_path / "two.sqlite"))
    one, two = (str(tmp_path / f"{name}.sqlite.public-log") for name in ("one", "two"))
    answer("verify", one, "--save", str(tmp_path / "head"))
    assert "does not continue" in error("verify", two, "--earlier", str(tmp_path / "head"))
    assert "another house" not in error("verify", two, "--earlier", str(tmp_path / "head"))

    key = answer("show", one)["keys"][0]  # type: ignore[index]
    witness = ("--key-file", str(tmp_path / "secret"), "--state", str(tmp_path / "state"), "--log-key", key)
    public = ventuno("log", "witness-key", "witness.example", str(tmp_path / "secret")).stdout
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    cosigned = ventuno("log", "witness", one, *witness)
    assert cosigned.returncode == 0, cosigned.stderr
    (tmp_path / "cosigned").write_text(cosigned.stdout)
    (tmp_path / "witnesses").write_text(public)
    trusting = ("--witness", str(tmp_path / "witnesses"), "--cosigned", str(tmp_path / "cosigned"))
    found = answer("verify", one, *trusting)
    assert list(found["witnesses"]) == ["witness.example"]  # type: ignore[call-overload]
    before = (tmp_path / "state").read_bytes()
    assert "does not continue" in error("witness", two, *witness)
    assert (tmp_path / "state").read_bytes() == before
    assert "does not continue" in error("verify", two, *trusting)
    assert "has not cosigned" in error("verify", one, "--witness", str(tmp_path / "witnesses"))
    deposited(str(tmp_path / "one.sqlite"), 2)
    answer("publish", "--database", str(tmp_path / "one.sqlite"))
    assert ventuno("log", "witness", one, *witness).returncode == 0
    assert answer("verify", one, *trusting)["entries"] == 3


def test_whoever_has_a_seal_shows_that_it_is_in_the_log(place: str, tmp_path: Path) -> None:
    answer("publish", "--database", place)
    where = place if place.startswith("postgres") else Path(place)
    with House(where, law=None) as house:
        (row,) = house.run(house.store.database.fetch(LIST_SEALS(0, 10)))
    seal = tmp_path / "seal"
    seal.write_text(row.text)
    proof = ventuno("log", "prove", folder_of(place), str(seal))
    assert proof.stdout.startswith("c2sp.org/tlog-proof@v1\nindex 1\n")
    seal.write_text(row.text.replace('"number":1', '"number":2'))
    assert "not in the public log" in error("prove", folder_of(place), str(seal))
    seal.write_text("no seal")
    assert "not in the public log" in error("prove", folder_of(place), str(seal))


def dumped(place: str) -> list[str]:
    with closing(sqlite3.connect(place)) as connection:
        return [line for line in connection.iterdump() if "key_checks" not in line]  # noted when it is opened


def test_a_restored_house_does_not_open_until_it_is_declared(tmp_path: Path) -> None:
    place = str(tmp_path / "house.sqlite")
    with House(Path(place)) as house:
        house.ready()
    answer("publish", "--database", place)
    ventuno("database", "backup", str(tmp_path / "copy.sqlite"), "--database", place)
    deposited(place, 1)
    answer("publish", "--database", place)
    done = ventuno("database", "restore", str(tmp_path / "copy.sqlite"), "--replace", "--database", place)
    assert done.returncode == 0, done.stderr
    before = dumped(place)
    refused = ventuno("serve", "--database", place, "--port", "0", "--log", "none")
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)
    assert "The public log knows seal 2, the database ends at seal 1" in refused.stderr
    assert dumped(place) == before
    done = ventuno("log", "verify", "--database", place)
    assert done.returncode == 2
    assert "database was set back" in done.stderr
    assert answer("restored", "--database", place) == {"seal": 1}
    assert answer("verify", "--database", place)["findings"] == []
    assert folder_of(place) == f"{place}.public-log"
