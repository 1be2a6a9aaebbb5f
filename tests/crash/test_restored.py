"""Requirement 38: what somebody has seen before a restore is worth nothing after it."""

import asyncio
import itertools
import shutil
from datetime import timedelta
from pathlib import Path

import pytest

from tests.cli.commands import report, ventuno
from tests.kit import GENEROUS, House
from ventuno.desk import exports
from ventuno.desk.requests import Deposit, ExpirePlay, Move, OfferPlay, PlayMoved, StartPlay
from ventuno.house.accounts.events import OfferWithdrawn, WithdrawnFor
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.jobs import keys
from ventuno.jobs.audit import audit
from ventuno.store import databases
from ventuno.store.keys.file import FileKeys
from ventuno.store.sqlite import files


def at(where: Path) -> tuple[str, str]:
    return "--database", str(where)


def reopened(where: Path) -> House:
    """After the restore; no key of a request is used again."""
    house = House(where, law=None, seed="after the restore")
    house._keys = itertools.count(1000)
    return house


def withdrawn(house: House, player: str) -> list[OfferWithdrawn]:
    what = [codec.decode(line.text, Entry).what for line in house.run(house.store.books.lines(player))]
    return [each for each in what if isinstance(each, OfferWithdrawn)]


def sound(house: House) -> bool:
    problem = house.run(audit(house.store)).problem
    assert problem is None, problem
    return True


def test_req_38_a_seed_that_was_seen_before_a_restore_is_not_offered_again(tmp_path: Path) -> None:
    """The attack: offer, backup, play, see the seed, restore; then a client seed for these cards is searched."""
    where, backup = tmp_path / "house.sqlite", tmp_path / "backup.sqlite"
    with House(where, law=GENEROUS) as house:
        player = house.ready()
        offered = house.do(OfferPlay(), player)
        report("database", "backup", str(backup), *at(where))
        house.finish(player, house.do(StartPlay(play=offered.play, stake="1", client_seed="lucky"), player))
        seen = house.run(exports.export(house.store, offered.play)).server_seed
    report("database", "restore", str(backup), *at(where), "--replace")
    with reopened(where) as house:
        balance = house.player(player).balance
        refused = house.refused(StartPlay(play=offered.play, stake="5", client_seed="searched for"), player)
        assert refused.code == "offer_withdrawn"
        assert house.player(player).balance == balance
        assert withdrawn(house, player) == [
            OfferWithdrawn(play=offered.play, server_seed=seen, why=WithdrawnFor.RESTORED)
        ]
        again = house.do(OfferPlay(), player)
        assert again.commitment != offered.commitment
        house.finish(player, house.do(StartPlay(play=again.play, stake="1", client_seed="lucky"), player))
        assert sound(house)


def test_req_38_asking_again_after_a_restore_brings_another_offer_at_once(tmp_path: Path) -> None:
    where, backup = tmp_path / "house.sqlite", tmp_path / "backup.sqlite"
    with House(where, law=GENEROUS) as house:
        player = house.ready()
        offered = house.do(OfferPlay(), player)
        files.copy(where, backup)
    report("database", "restore", str(backup), *at(where), "--replace")
    with reopened(where) as house:
        again = house.do(OfferPlay(), player, key="again")
        assert (again.play, again.commitment) != (offered.play, offered.commitment)
        assert house.do(OfferPlay(), player) == again
        assert len(withdrawn(house, player)) == 1
        assert sound(house)


def running(house: House, player: str) -> PlayMoved:
    return house.win(player, house.start(player, "2"), stacks=3)


def restored(tmp_path: Path) -> tuple[Path, str, PlayMoved]:
    """A play with a prize was under way when the backup was made."""
    where, backup = tmp_path / "house.sqlite", tmp_path / "backup.sqlite"
    with House(where, law=GENEROUS) as house:
        player = house.ready()
        play = running(house, player)
        files.copy(where, backup)
        house.move(player, play, "highlow")  # a card is seen
    report("database", "restore", str(backup), *at(where), "--replace")
    return where, player, play


def test_req_38_no_card_of_a_play_is_dealt_after_a_restore_and_what_stands_can_be_taken(tmp_path: Path) -> None:
    where, player, play = restored(tmp_path)
    with reopened(where) as house:
        for move in ("highlow", "risk 1.00"):
            refused = house.refused(Move(play=play.play, sequence=play.sequence, move=move), player)
            assert refused.code == "play_restored"
        before = house.player(player).balance
        over = house.finish(player, play)
        assert over.balance > before
        assert sound(house)


def test_art_23_a_play_from_before_a_restore_is_paid_as_it_stands_when_its_time_is_over(tmp_path: Path) -> None:
    where, player, play = restored(tmp_path)
    with reopened(where) as house:
        before = house.player(player).balance
        house.clock.at = play.expires_at + timedelta(seconds=1)
        assert house.do(ExpirePlay(play=play.play), player).balance > before
        house.finish(player, house.start(player))
        assert sound(house)


def test_req_38_a_server_that_runs_hears_of_a_restore_on_postgresql(where: Path | str) -> None:
    """The operator says so: PostgreSQL's own tools do not."""
    with House(where, law=GENEROUS) as house:
        player = house.ready()
        offered = house.do(OfferPlay(), player)
        asyncio.run(keys.rotate(str(where), restored=True))
        assert house.do(OfferPlay(), player, key="again").commitment != offered.commitment
        house.do(Deposit(amount="1"), player)
        assert sound(house)


def test_a_rotation_without_a_restore_leaves_offers_and_plays_as_they_are(where: Path | str) -> None:
    with House(where, law=GENEROUS) as house:
        player = house.ready()
        offered = house.do(OfferPlay(), player)
        asyncio.run(keys.rotate(str(where)))
        house.restart()
        assert house.do(OfferPlay(), player, key="again") == offered
        house.finish(player, house.do(StartPlay(play=offered.play, stake="1", client_seed="lucky"), player))
        assert withdrawn(house, player) == []
        assert sound(house)


def test_a_restore_without_the_key_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    where, backup = tmp_path / "house.sqlite", tmp_path / "backup.sqlite"
    with House(where, law=GENEROUS) as house:
        house.ready()
    files.copy(where, backup)
    elsewhere = tmp_path / "elsewhere" / "house.sqlite"
    elsewhere.parent.mkdir()
    done = ventuno("database", "restore", str(backup), *at(elsewhere))
    assert (done.returncode, list(elsewhere.parent.iterdir())) == (2, [])
    assert done.stderr.startswith("The key of the house is missing")
    shutil.copy2(databases.key_file(str(where)), databases.key_file(str(elsewhere)))
    report("database", "restore", str(backup), *at(elsewhere))
    assert report("audit", *at(elsewhere))["problem"] is None


def test_the_key_file_says_since_which_key_the_house_is_in_its_present_epoch(tmp_path: Path) -> None:
    where = tmp_path / "house.sqlite"
    with House(where):
        pass
    path = databases.key_file(str(where))
    assert FileKeys(path).former == frozenset()
    for restored_ in (False, True, False):
        report("key", "rotate", *at(where), *(("--restored",) if restored_ else ()))
    ring = FileKeys(path)
    assert ring.former == set(ring.ids[:2])
    assert ring.current == ring.ids[3]


@pytest.mark.parametrize("epoch", ['"0000000000000000"', "7", "[]"])
def test_a_key_file_with_an_epoch_that_is_none_of_its_keys_is_damaged(tmp_path: Path, epoch: str) -> None:
    where = tmp_path / "house.sqlite"
    with House(where):
        pass
    path = databases.key_file(str(where))
    path.write_text(f"epoch = {epoch}\n{path.read_text()}")
    done = ventuno("sweep", *at(where), "--json")
    assert '"key_damaged"' in done.stdout
