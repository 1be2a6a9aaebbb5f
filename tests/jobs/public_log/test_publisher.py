"""Requirement 41: seals are published in order, once, whoever publishes, and nothing that was published is changed."""

import asyncio
import errno
import os
import shutil
import stat
from itertools import pairwise
from pathlib import Path

import pytest

from tests.jobs.public_log.kit import KEYS, codes, findings, lived, log, published, publisher
from tests.kit import House, in_hand
from ventuno.house.journal import digest
from ventuno.house.public_log.findings import LogMismatch
from ventuno.house.public_log.reading import must_continue
from ventuno.jobs.audit import audit
from ventuno.jobs.public_log.restore import declare_restore
from ventuno.store.keys.ring import KeysAtHand
from ventuno.store.public_log.folder import LogFolder
from ventuno.store.sql.seals import LIST_SEALS
from ventuno.store.sqlite import files


def refused(house: House, folder: Path, *, ring: KeysAtHand = KEYS) -> LogMismatch:
    with pytest.raises(LogMismatch) as caught:
        published(house, folder, ring)
    return caught.value


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "log"


def test_after_one_turn_everything_is_published(house: House, folder: Path) -> None:
    player = house.ready()
    assert published(house, folder) == 2  # the house's key, and one seal of all books
    lived(house, player, 3)
    assert published(house, folder) == 5
    head, found = log(folder)
    assert (head.checkpoint.size, found.seals) == (5, 4)
    texts = [row.text for row in house.run(house.store.database.fetch(LIST_SEALS(0, 100)))]
    assert [found.digest_of(number) for number in range(1, 5)] == [digest(text) for text in texts]
    assert published(house, folder) == 5  # nothing has grown
    assert findings(house, folder) == []


def test_the_public_learns_numbers_and_times_but_not_who_plays(house: House, folder: Path) -> None:
    player = house.ready()
    lived(house, player, 3)
    published(house, folder)
    everything = b"".join(contents(folder).values())
    head = house.player(player).head
    assert player.encode() not in everything
    assert head.encode() not in everything
    assert bytes.fromhex(head) not in everything


def test_every_head_continues_the_one_before_and_full_tiles_stay_as_they_are(house: House, folder: Path) -> None:
    player = house.ready()
    heads, before = [], dict[str, bytes]()
    for deposits in (1, 2, 200, 60, 1):
        lived(house, player, deposits)
        published(house, folder)
        heads.append(log(folder)[0].checkpoint)
        now = contents(folder)
        assert all(now[path] == data for path, data in before.items() if path != "checkpoint" and ".p/" not in path)
        before = now
    for earlier, later in pairwise(heads):
        must_continue(LogFolder(folder).read, earlier, later, "")
    assert {"tile/0/000", "tile/entries/000", "tile/1/000.p/1"} <= set(before)
    assert not any(path.startswith(("tile/0/000.p", "tile/entries/000.p")) for path in before)
    assert stat.S_IMODE((folder / "checkpoint").stat().st_mode) & stat.S_IROTH


def test_two_processes_write_the_same_bytes(house: House, tmp_path: Path) -> None:
    player = house.ready()
    first, second = publisher(house, tmp_path / "one"), publisher(house, tmp_path / "one")
    for _ in range(4):
        lived(house, player, 2)
        assert house.run(first.turn()) == house.run(second.turn())
        house.together(first.turn(), second.turn())
    house.run(publisher(house, tmp_path / "two").publish(again=True))
    one, two = contents(tmp_path / "one"), contents(tmp_path / "two")
    assert one["checkpoint"] == two["checkpoint"]
    assert all(one[path] == data for path, data in two.items())


def test_a_process_that_was_killed_before_the_head_goes_on(
    house: House, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = house.ready()
    published(house, folder)
    lived(house, player, 3)

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(LogFolder, "replace_checkpoint", killed)
    with pytest.raises(KeyboardInterrupt):
        published(house, folder)
    monkeypatch.undo()
    assert log(folder)[0].checkpoint.size == 2
    lived(house, player, 1)
    assert published(house, folder) == 6
    assert findings(house, folder) == []


@pytest.mark.parametrize("problem", [errno.ENOSPC, errno.EIO, errno.EACCES])
def test_a_full_disk_changes_nothing_and_nothing_is_lost(
    house: House, folder: Path, monkeypatch: pytest.MonkeyPatch, problem: int
) -> None:
    player = house.ready()
    published(house, folder)
    before = contents(folder)
    lived(house, player, 2)

    def full(*_: object) -> None:
        raise OSError(problem, os.strerror(problem))

    monkeypatch.setattr(os, "fsync", full)
    mismatch = refused(house, folder)
    monkeypatch.undo()
    assert (mismatch.refusal.code, mismatch.contradicts) == ("log_unreachable", False)
    assert contents(folder) == before
    assert published(house, folder) == 4
    assert findings(house, folder) == []


def test_a_folder_that_is_gone_is_not_made_again_unasked(house: House, folder: Path) -> None:
    player = house.ready()
    lived(house, player, 300)
    published(house, folder)
    before = contents(folder)
    shutil.rmtree(folder)
    lived(house, player, 1)
    mismatch = refused(house, folder)
    assert (mismatch.refusal.code, mismatch.contradicts) == ("log_short", False)
    assert not folder.exists()
    assert codes(house, folder) == ["log_short"]
    assert house.run(publisher(house, folder).publish(again=True)) == 302
    after = contents(folder)
    assert {path for path, data in before.items() if after.get(path) != data} <= {
        "checkpoint",
        *(path for path in before if ".p/" in path),
    }
    assert findings(house, folder) == []


def test_an_older_copy_of_the_log_is_continued_only_when_asked(house: House, folder: Path, tmp_path: Path) -> None:
    player = house.ready()
    published(house, folder)
    shutil.copytree(folder, tmp_path / "older")
    lived(house, player, 2)
    published(house, folder)
    head = (folder / "checkpoint").read_bytes()
    mismatch = refused(house, tmp_path / "older")
    assert (mismatch.refusal.code, mismatch.contradicts) == ("log_short", False)
    assert codes(house, tmp_path / "older") == ["log_short"]
    house.run(publisher(house, tmp_path / "older").publish(again=True))
    assert (tmp_path / "older" / "checkpoint").read_bytes() == head


def test_the_log_of_another_house_is_left_alone(house: House, folder: Path, tmp_path: Path) -> None:
    with House(tmp_path / "another.sqlite", seed="another") as another:
        another.clock.forward(hours=1)
        another.ready()
    with House(tmp_path / "third.sqlite", seed="third", at=house.clock.at.replace(year=2027)) as third:
        published(third, folder)
    before = contents(folder)
    house.ready()
    mismatch = refused(house, folder)
    assert (mismatch.refusal.code, mismatch.contradicts) == ("log_foreign", True)
    assert codes(house, folder) == ["log_foreign"]
    assert contents(folder) == before


def test_a_head_that_somebody_else_signed_is_refused(house: House, folder: Path) -> None:
    house.ready()
    published(house, folder)
    other = KeysAtHand.of(b"x" * 32)
    with pytest.raises(LogMismatch) as caught:
        published(house, folder, other)
    assert caught.value.refusal.code == "log_key_missing"  # this process cannot sign; nothing is contradicted
    note = (folder / "checkpoint").read_text()
    (folder / "checkpoint").write_text(note.replace("\n2\n", "\n1\n"))
    mismatch = refused(house, folder)
    assert (mismatch.refusal.code, mismatch.contradicts) == ("log_forged", True)
    (folder / "checkpoint").write_bytes(b"")
    assert refused(house, folder).refusal.code == "log_forged"


def test_a_new_key_is_announced_by_the_old_one(house: House, folder: Path) -> None:
    player = house.ready()
    published(house, folder)
    old = (folder / "checkpoint").read_text()
    both_keys = KeysAtHand.of(b"k" * 32, b"n" * 32)
    lived(house, player, 1)
    assert published(house, folder, both_keys) == 4
    head, found = log(folder)
    assert len(found.keys) == 2
    assert all(head.note.signed_by(key) for key in found.keys)
    assert found.keys[0].name == found.keys[1].name
    assert published(house, folder, both_keys) == 4
    only_new = KeysAtHand.of(b"n" * 32)
    lived(house, player, 1)
    assert published(house, folder, only_new) == 5
    head, found = log(folder)
    assert [head.note.signed_by(key) for key in found.keys] == [False, True]
    assert findings(house, folder) == []
    assert f"— {found.keys[0].name} " in old


def test_whatever_is_changed_in_the_log_is_named(house: House, folder: Path) -> None:
    player = house.ready()
    lived(house, player, 258)
    published(house, folder)
    for path, data in contents(folder).items():
        (folder / path).write_bytes(bytes([*data[:40], data[40] ^ 1, *data[41:]]) if len(data) > 41 else data[:-1])
        assert findings(house, folder), path
        (folder / path).unlink()
        assert findings(house, folder), path
        (folder / path).write_bytes(data)
    assert findings(house, folder) == []


def sqlite(house: House, *statements: str) -> None:
    """Behind the house's back; then the house is opened again."""
    assert isinstance(house.where, Path)
    with in_hand(house.where) as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount > 0
    house.restart()


def rechained(house: House) -> None:
    """Somebody removes the last entry of an account and makes all seals anew."""
    assert isinstance(house.where, Path)
    with in_hand(house.where) as connection:
        connection.execute("DELETE FROM seals")
        connection.execute("DELETE FROM leaves WHERE number > 0")
        connection.execute("DELETE FROM published")
        connection.execute("UPDATE books SET sealed = 0")
    house.restart()
    house.run(house.store.seals.add(house.clock.at))


LAST = "(SELECT max(number) FROM seals)"


@pytest.mark.parametrize(
    ("statements", "code"),
    [
        (["DELETE FROM seals"], "log_ahead"),
        (["DELETE FROM seals", "DELETE FROM leaves", "DELETE FROM published"], "log_ahead"),
        ([f"DELETE FROM seals WHERE number = {LAST}"], "log_ahead"),
        ([f"DELETE FROM seals WHERE number = {LAST}", "DELETE FROM leaves WHERE number = 3"], "log_ahead"),
        (["UPDATE leaves SET text = replace(text, 'seal', 'lead') WHERE number = 3"], "log_differs"),
        (["DELETE FROM leaves WHERE number > 1"], "log_differs"),
        (["DELETE FROM leaves"], "log_differs"),
    ],
)
def test_whoever_takes_seals_away_contradicts_the_log(
    folder: Path, tmp_path: Path, statements: list[str], code: str
) -> None:
    with House(tmp_path / "house.sqlite") as house:
        lived(house, house.ready(), 3)
        published(house, folder)
        sqlite(house, *statements)
        assert code in codes(house, folder)
        mismatch = refused(house, folder)
        assert (mismatch.refusal.code, mismatch.contradicts) == (code, True)


def test_a_seal_that_was_changed_is_found_by_its_entry(folder: Path, tmp_path: Path) -> None:
    with House(tmp_path / "house.sqlite") as house:
        lived(house, house.ready(), 3)
        published(house, folder)
        sqlite(house, "UPDATE seals SET text = replace(text, '\"number\":2', '\"number\": 2') WHERE number = 2")
        assert [(each.refusal.code, each.refusal.facts) for each in findings(house, folder)] == [
            ("log_differs", {"entry": 2})
        ]


def test_everything_chained_anew_contradicts_the_log(folder: Path, tmp_path: Path) -> None:
    with House(tmp_path / "house.sqlite") as house:
        lived(house, house.ready(), 3)
        published(house, folder)
        rechained(house)
        assert "log_ahead" in codes(house, folder)
        lived(house, house.opened("two"), 0)
        for number in range(9):  # as many seals again as there were
            house.opened(f"more{number}")
            house.run(house.store.seals.add(house.clock.at))
        assert refused(house, folder).refusal.code in {"log_ahead", "log_differs"}
        assert "log_differs" in codes(house, folder)


def test_a_restored_copy_is_behind_the_log(folder: Path, tmp_path: Path) -> None:
    """Also with what a killed server had in its write-ahead log: what was published shows that it is missing."""
    place = tmp_path / "house.sqlite"
    with House(place) as house:
        player = house.ready()
        published(house, folder)
    older = place.read_bytes()
    with House(place, law=None) as house:
        lived(house, player, 2)
        published(house, folder)
    for each in tmp_path.glob("house.sqlite*"):
        if each.is_file():
            each.unlink()
    place.write_bytes(older)
    with House(place, law=None) as house:
        assert codes(house, folder) == ["log_ahead"]
        mismatch = refused(house, folder)
        assert mismatch.contradicts
        assert dict(mismatch.refusal.facts) == {"published": 3, "known": 1}


def test_the_write_ahead_log_of_a_killed_server_is_missed(folder: Path, tmp_path: Path) -> None:
    place = tmp_path / "house.sqlite"
    with House(place) as house:
        player = house.ready()
        published(house, folder)
    with House(place, law=None) as house:
        lived(house, player, 2)
        published(house, folder)
        left = {path.name: path.read_bytes() for path in tmp_path.glob("house.sqlite*") if path.is_file()}
    assert left["house.sqlite-wal"]
    place.write_bytes(left["house.sqlite"])  # the file as it was, without the write-ahead log
    with House(place, law=None) as house:
        assert codes(house, folder) == ["log_ahead"]


def test_a_declared_restore_goes_on_in_the_same_log(folder: Path, tmp_path: Path) -> None:
    place = tmp_path / "house.sqlite"
    with House(place) as house:
        player = house.ready()
        lived(house, player, 2)
        published(house, folder)
        assert house.run(declare_restore(house.store, LogFolder(folder), house.clock.at)) is None  # nothing to declare
        files.copy(place, tmp_path / "older.sqlite")
        lived(house, player, 3)
        published(house, folder)
        before = log(folder)[0].checkpoint
    with House(tmp_path / "older.sqlite", law=None) as house:
        lived(house, player, 2)
        assert refused(house, folder).refusal.code == "log_ahead"
        assert house.run(declare_restore(house.store, LogFolder(folder), house.clock.at)) == 2
        assert published(house, folder) == 9  # the five seals that were there, the restore, and two new ones
        head, found = log(folder)
        must_continue(LogFolder(folder).read, before, head.checkpoint, "")
        assert (found.seals, found.entry_of(2), found.entry_of(3)) == (4, 2, 7)
        assert findings(house, folder) == []
        lived(house, player, 1)
        assert published(house, folder) == 10
    with House(place, law=None) as house:  # the house as it was before is behind now
        assert "log_differs" in codes(house, folder)
        assert refused(house, folder).contradicts


def test_a_database_that_went_on_unseen_is_declared_as_well(folder: Path, tmp_path: Path) -> None:
    """It has entries of its own that the log does not have."""
    place = tmp_path / "house.sqlite"
    with House(place) as house:
        player = house.ready()
        lived(house, player, 2)
        published(house, folder)
        files.copy(place, tmp_path / "older.sqlite")
        lived(house, player, 3)
        published(house, folder)
    with House(tmp_path / "older.sqlite", law=None) as house:
        lived(house, player, 9)
        house.run(house.store.leaves.add_seals())
        assert refused(house, folder).refusal.code == "log_differs"
        assert house.run(declare_restore(house.store, LogFolder(folder), house.clock.at)) == 2
        published(house, folder)
        assert log(folder)[1].seals == 11
        assert findings(house, folder) == []


def test_another_process_that_publishes_meanwhile_is_no_contradiction(
    house: House, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between what this process reads of the database and what it reads of the log."""
    player = house.ready()
    mine, other = publisher(house, folder), publisher(house, folder)
    house.run(mine.turn())
    lived(house, player, 1)
    read = LogFolder.read

    async def turn() -> int:
        loop = asyncio.get_running_loop()

        def read_late(self: LogFolder, path: str) -> bytes | None:
            monkeypatch.setattr(LogFolder, "read", read)
            asyncio.run_coroutine_threadsafe(other.turn(), loop).result()
            return read(self, path)

        monkeypatch.setattr(LogFolder, "read", read_late)
        return await mine.turn()

    assert house.run(turn()) == 3
    assert findings(house, folder) == []


def test_the_audit_compares_with_the_log(folder: Path, tmp_path: Path) -> None:
    with House(tmp_path / "house.sqlite") as house:
        lived(house, house.ready(), 3)
        published(house, folder)
        assert house.run(audit(house.store, log=LogFolder(folder))).problem is None
        sqlite(house, "DELETE FROM seals", "UPDATE books SET sealed = 0")
        for name in ("leaves", "published"):
            sqlite(house, f"DELETE FROM {name}")
        rewritten = house.run(audit(house.store))
        assert rewritten.problem is None  # from inside nothing is to be seen
        problem = house.run(audit(house.store, log=LogFolder(folder))).problem
        assert problem is not None
        assert (problem.refusal.code, problem.place) == ("log_ahead", "public log")
