"""Requirement 39: secrets in the database are encrypted, each for one purpose and one owner."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from tests.kit import KEY, NOON, House, in_hand
from ventuno.house.contact.emails import NewEmail
from ventuno.house.factors.records import AppOn, Ceremony, CeremonyKind, KeptApp
from ventuno.house.office.staff import Credentials
from ventuno.rules.refusals import Refused
from ventuno.store import databases
from ventuno.store.execution import factors, notices
from ventuno.store.executor import Write
from ventuno.store.keys import file, first_key
from ventuno.store.keys.ring import ENCRYPTED, KeysAtHand

SECRET = b"a secret that nobody reads here "
CEREMONY = "some ceremony"
RING = KeysAtHand.of(KEY)


def filled(house: House) -> str:
    """Every kind of secret; returns the player that has one."""
    player = house.opened()
    changes = [
        factors.of_factor(AppOn(app=KeptApp(player=player, made=1, secret=SECRET, used_step=0), session=""), RING)[0],
        *notices.of_email(NewEmail(player=player, address="anna@example.ch", code=SECRET.decode(), made=1), 0, RING),
    ]
    for sql, arguments in changes:
        house.run(house.store.database.write(Write(sql.format(guard=""))(*arguments)))
    at = NOON + timedelta(minutes=10)
    ceremony = Ceremony(token_hash=CEREMONY, kind=CeremonyKind.TURN_ON_APP, player=player, secret=SECRET, expires_at=at)
    house.run(house.store.factors.begin(ceremony))
    house.run(house.store.secrets.get("practice", SECRET))
    house.run(house.store.staff.keep_credentials(Credentials(name="olga", password="", secret=SECRET.hex())))
    return player


def opened(house: House, player: str) -> list[object]:
    """Every secret as the house uses it."""
    store = house.store
    app, ceremony = house.run(store.factors.app(player)), house.run(store.factors.ceremony(CEREMONY))
    (mail,) = house.run(store.emails.outgoing())
    staff = house.run(store.staff.credentials("olga"))
    assert app is not None
    assert ceremony is not None
    assert mail.code is not None
    assert staff is not None
    named = house.run(store.secrets.get("practice", b"another"))
    return [app.secret, ceremony.secret, named, bytes.fromhex(staff.secret), mail.code.encode()]


COLUMNS = [
    ("credentials", "secret"),
    ("code_apps", "secret"),
    ("ceremonies", "secret"),
    ("secrets", "value"),
    ("outbox", "code"),
]


def stored(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        return [connection.execute(f"SELECT {name} FROM {table}").fetchone()[0] for table, name in COLUMNS]


def test_req_39_no_secret_can_be_read_in_the_database(house: House) -> None:
    player = filled(house)
    assert opened(house, player) == [SECRET] * 5
    if isinstance(house.where, Path):
        assert {text.partition(":")[0] for text in stored(house.where)} == {ENCRYPTED}
        for path in house.where.parent.glob("house.sqlite*"):
            if path.suffix != ".key":
                assert SECRET not in path.read_bytes()
                assert SECRET.hex().encode() not in path.read_bytes()


def test_req_39_no_secret_of_one_purpose_is_taken_for_another(tmp_path: Path) -> None:
    where = tmp_path / "house.sqlite"
    with House(where) as house:
        player = filled(house)
        with in_hand(where) as connection:
            connection.execute("UPDATE code_apps SET secret = (SELECT secret FROM credentials)")
        with pytest.raises(Refused) as caught:
            house.run(house.store.factors.app(player))
        assert caught.value.refusal.code == "secret_broken"


def test_a_secret_that_somebody_has_put_there_in_the_clear_is_refused(tmp_path: Path) -> None:
    where = tmp_path / "house.sqlite"
    with House(where) as house:
        filled(house)
        with in_hand(where) as connection:
            connection.execute("UPDATE credentials SET secret = ?", [SECRET.hex()])
        with pytest.raises(Refused) as caught:
            house.run(house.store.staff.credentials("olga"))
        assert caught.value.refusal.code == "secret_broken"


def as_before(database: Path) -> None:
    """As an earlier version has left it: no key, and every secret in the clear."""
    with in_hand(database) as connection:
        connection.execute("DELETE FROM key_checks")
        for table, name in COLUMNS:
            plain = SECRET.decode() if table == "outbox" else SECRET.hex()
            connection.execute(f"UPDATE {table} SET {name} = ?", [plain])  # ours


async def opened_once(where: Path) -> None:
    store = await databases.open_store(str(where))
    await store.close()


def test_req_39_secrets_of_earlier_versions_are_encrypted_when_the_house_gets_its_key(tmp_path: Path) -> None:
    where = tmp_path / "house.sqlite"
    with House(where) as house:
        player = filled(house)
    as_before(where)
    databases.key_file(str(where)).unlink()
    asyncio.run(opened_once(where))  # makes the key
    assert {text.partition(":")[0] for text in stored(where)} == {ENCRYPTED}
    before = stored(where)
    with House(where, law=None) as house:
        assert opened(house, player) == [SECRET] * 5
    assert stored(where) == before


def test_of_two_processes_that_bring_the_first_key_one_does_it(house: House) -> None:
    filled(house)
    other = KeysAtHand.of(b"?" * 32)
    assert not house.run(first_key.take_up(house.store.database, other, NOON))


def test_after_a_rotation_everything_opens_and_what_is_new_has_the_new_key(house: House) -> None:
    player = filled(house)
    new = file.rotate(databases.key_file(str(house.where)), b"?" * 32, NOON)
    house.restart()
    assert opened(house, player) == [SECRET] * 5
    proof = house.run(house.store.staff.credentials("olga"))
    assert proof is not None
    assert house.run(house.store.staff.use_step(proof, 7))
    house.run(house.store.staff.keep_credentials(proof))
    renewed = house.run(house.store.staff.credentials("olga"))
    assert renewed is not None
    assert renewed.stored.split(":")[1] == new
    assert not house.run(house.store.staff.use_step(proof, 8))
