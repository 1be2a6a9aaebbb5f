"""`ventuno key`, and what every command says of a key that cannot be used."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.commands import report, ventuno
from tests.postgres import Cluster
from ventuno.rules.language import Language
from ventuno.store import databases
from ventuno.store.keys import file
from ventuno.store.keys.file import FileKeys

Spoil = Callable[[Path], object]


def other_house(key: Path) -> None:
    key.unlink()
    file.create(key, b"?" * 32, databases.now())


SPOILED: dict[str, Spoil] = {
    "key_missing": lambda key: key.unlink(),
    "key_readable": lambda key: key.chmod(0o640),
    "key_damaged": lambda key: key.write_text("current = 7"),
    "key_foreign": other_house,
}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    place = tmp_path / "house.sqlite"
    report("database", "create", "--database", str(place))
    return place


def key_of(database: Path) -> Path:
    return database.with_name(f"{database.name}.key")


def test_a_new_house_has_a_key_beside_it_that_only_its_owner_reads(database: Path) -> None:
    assert key_of(database).stat().st_mode & 0o777 == 0o600
    shown = report("key", "show", "--database", str(database))
    (key,) = shown["keys"]
    assert (shown["file"], shown["current"]) == (str(key_of(database)), key["id"])
    assert FileKeys(key_of(database)).current == key["id"]
    assert len(bytes.fromhex(key["public"])) == 32


def test_a_key_is_added_and_nothing_secret_is_printed(database: Path) -> None:
    at = ("--database", str(database))
    before = report("key", "show", *at)
    after = report("key", "rotate", *at)
    assert [each["id"] for each in after["keys"]] == [before["current"], after["current"]]
    assert report("key", "show", *at) == after
    for output in (ventuno("key", "show", *at), ventuno("key", "rotate", *at)):
        assert output.returncode == 0
        for key in file.read(key_of(database)).keys:
            assert key.secret.hex() not in output.stdout + output.stderr
    assert report("audit", *at)["problem"] is None


@pytest.mark.parametrize("code", SPOILED)
def test_a_key_that_cannot_be_used_is_refused_in_every_language_and_nothing_changes(database: Path, code: str) -> None:
    SPOILED[code](key_of(database))
    before = database.read_bytes()
    said = set()
    for language in Language:
        done = ventuno("sweep", "--database", str(database), "--json", "--lang", language.value)
        assert done.returncode == 2
        error = json.loads(done.stdout)["error"]
        assert error["code"] == code
        assert error["message"].count("\n") == 0
        said.add(error["message"])
    assert len(said) == len(Language)
    assert database.read_bytes() == before


@pytest.mark.parametrize("code", SPOILED)
def test_what_only_reads_works_without_the_key(database: Path, code: str) -> None:
    SPOILED[code](key_of(database))
    audited = report("audit", "--database", str(database))
    assert (audited["problem"], audited["unchecked"]) == (None, 0)


@pytest.mark.parametrize("code", ["key_missing", "key_foreign"])
def test_no_key_is_added_to_what_is_not_the_key_of_the_house(database: Path, code: str) -> None:
    SPOILED[code](key_of(database))
    before = key_of(database).read_bytes() if key_of(database).exists() else None
    done = ventuno("key", "rotate", "--database", str(database), "--json")
    assert json.loads(done.stdout)["error"]["code"] == code
    assert (key_of(database).read_bytes() if key_of(database).exists() else None) == before


def test_the_environment_says_where_the_key_is(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = tmp_path / "elsewhere" / "key"
    elsewhere.parent.mkdir()
    key_of(database).rename(elsewhere)
    monkeypatch.setenv("VENTUNO_KEY", str(elsewhere))
    assert report("key", "show", "--database", str(database))["file"] == str(elsewhere)
    assert report("sweep", "--database", str(database))["plays_ended"] == 0


def test_a_backup_has_no_key(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "copy.sqlite"
    copy.parent.mkdir()
    report("database", "backup", str(copy), "--database", str(database))
    assert [path.name for path in copy.parent.iterdir()] == ["copy.sqlite"]
    for key in file.read(key_of(database)).keys:
        assert key.secret not in copy.read_bytes()
        assert key.secret.hex().encode() not in copy.read_bytes()


def test_the_key_of_a_house_on_postgresql_is_named_after_it_without_a_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    found = databases.key_file("postgresql://someone:secret@db.example:6432/house?sslmode=require")
    assert found == tmp_path / "ventuno" / "db.example-6432-house.key"
    at_socket = databases.key_file("postgresql:///house?host=/run/postgresql")
    assert at_socket == tmp_path / "ventuno" / "run-postgresql-house.key"


def test_a_house_on_postgresql_has_a_key_too(cluster: Cluster, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    address = cluster.database()
    try:
        report("database", "create", "--database", address)
        key = databases.key_file(address)
        assert key.parent == tmp_path / "ventuno"
        assert key.stat().st_mode & 0o777 == 0o600
        asyncio.run(_opened(address))
    finally:
        cluster.drop(address)


async def _opened(place: str) -> None:
    store = await databases.open_store(place)
    await store.close()
