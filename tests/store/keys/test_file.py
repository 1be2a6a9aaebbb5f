"""The key file: made for its owner alone, never half written, and refused in one sentence where it cannot be used."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit import NOON
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store.keys import file
from ventuno.store.keys.file import FileKeys
from ventuno.store.keys.ring import id_of

SECRET, OTHER, THIRD = bytes(range(32)), bytes(range(32, 64)), bytes(range(64, 96))


def made(folder: Path) -> Path:
    path = folder / "house.key"
    file.create(path, SECRET, NOON)
    return path


def why_not(work: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        work()
    for language in Language:
        assert caught.value.refusal.said_in(language).count("\n") == 0
    assert SECRET.hex() not in str(caught.value)
    return caught.value.refusal.code


def test_a_key_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = made(tmp_path / "new folder")
    assert path.stat().st_mode & 0o777 == 0o600
    assert FileKeys(path).ids == (id_of(SECRET),)
    assert [entry.name for entry in path.parent.iterdir()] == ["house.key"]


def test_a_key_file_is_never_overwritten(tmp_path: Path) -> None:
    path = made(tmp_path)
    before = path.read_bytes()
    assert why_not(lambda: file.create(path, OTHER, NOON)) == "file_exists"
    assert path.read_bytes() == before


def test_a_new_key_becomes_the_current_one_and_older_ones_stay(tmp_path: Path) -> None:
    path = made(tmp_path)
    encrypted = FileKeys(path).encrypt("totp", b"secret")
    assert file.rotate(path, OTHER, NOON) == id_of(OTHER)
    ring = FileKeys(path)
    assert ring.ids == (id_of(SECRET), id_of(OTHER))
    assert ring.current == id_of(OTHER)
    assert ring.decrypt("totp", encrypted) == b"secret"
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_running_process_finds_the_key_that_another_has_added(tmp_path: Path) -> None:
    path = made(tmp_path)
    running = FileKeys(path)
    file.rotate(path, OTHER, NOON)
    assert running.decrypt("totp", FileKeys(path).encrypt("totp", b"secret")) == b"secret"
    assert running.current == id_of(OTHER)
    path.unlink()
    assert running.current == id_of(OTHER)


def test_a_key_file_may_be_a_link(tmp_path: Path) -> None:
    path, link = made(tmp_path), tmp_path / "link"
    link.symlink_to(path)
    file.rotate(link, OTHER, NOON)
    assert link.is_symlink()
    assert FileKeys(path).current == id_of(OTHER)


def test_what_an_interrupted_attempt_left_does_not_matter(tmp_path: Path) -> None:
    (tmp_path / ".house.key.unfinished").write_text("half a k")
    file.rotate(made(tmp_path), OTHER, NOON)
    assert len(FileKeys(tmp_path / "house.key").ids) == 2


def test_a_missing_key_file_is_refused(tmp_path: Path) -> None:
    assert why_not(lambda: FileKeys(tmp_path / "house.key")) == "key_missing"
    assert why_not(lambda: file.rotate(tmp_path / "house.key", OTHER, NOON)) == "key_missing"
    assert why_not(lambda: file.rotate(tmp_path / "none" / "house.key", OTHER, NOON)) == "key_missing"


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o601, 0o644, 0o777])
def test_a_key_file_that_others_may_use_is_refused(tmp_path: Path, mode: int) -> None:
    path = made(tmp_path)
    path.chmod(mode)
    assert why_not(lambda: FileKeys(path)) == "key_readable"
    assert why_not(lambda: file.rotate(path, OTHER, NOON)) == "key_readable"


def changed(old: str, new: str) -> Callable[[str], str]:
    return lambda text: text.replace(old, new)


@pytest.mark.parametrize(
    "damage",
    [
        lambda _: "",
        lambda text: text[:-40],
        lambda text: text + "[",
        lambda text: text + "\0",
        lambda text: text.split("[[keys]]")[0],
        lambda text: text + "#" * 20_000,
        changed("secret", "sacred"),
        changed(SECRET.hex(), OTHER.hex()),
        changed(SECRET.hex(), SECRET.hex()[:-2]),
        changed(SECRET.hex(), "x" * 64),
        changed(f'"{SECRET.hex()}"', "7"),
        changed(f'current = "{id_of(SECRET)}"', f'current = "{id_of(THIRD)}"'),
        changed(f'current = "{id_of(SECRET)}"', "current = []"),
        changed(f'current = "{id_of(SECRET)}"', ""),
        changed(f'\nid = "{id_of(SECRET)}"', "\nid = {}"),
        changed("made = 2026", "made = 20 # 26"),
        changed("[[keys]]", "[keys]"),
        lambda _: "keys = 7",
    ],
)
def test_a_damaged_key_file_is_refused(tmp_path: Path, damage: Callable[[str], str]) -> None:
    path = made(tmp_path)
    path.write_text(damage(path.read_text()))
    assert why_not(lambda: FileKeys(path)) == "key_damaged"


def test_a_file_that_is_not_text_or_not_a_file_is_refused(tmp_path: Path) -> None:
    path = made(tmp_path)
    path.write_bytes(b"\xff" * 100)
    assert why_not(lambda: FileKeys(path)) == "key_damaged"
    assert why_not(lambda: FileKeys(tmp_path)) == "file_unreadable"


def test_a_key_file_where_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert why_not(lambda: file.create(tmp_path / "file" / "house.key", SECRET, NOON)) == "file_unwritable"
