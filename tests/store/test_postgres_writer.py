"""Writes that wait for PostgreSQL are sent together: nobody in such company fares worse than alone."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import asyncpg
import pytest

from tests.kit import House, seeded
from tests.postgres import Cluster
from ventuno.desk.desk import Desk
from ventuno.desk.requests import ChooseLanguage, Done
from ventuno.house.accounts.events import LanguageChosen
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.jobs.audit import audit
from ventuno.rules.language import Language
from ventuno.store.commands import Changes, Command
from ventuno.store.errors import STORE_UNREACHABLE, Unavailable
from ventuno.store.postgres import connections as postgres_connections
from ventuno.store.postgres import writer as postgres_writer
from ventuno.store.postgres.connections import Connections, connect_first
from ventuno.store.postgres.database import PostgresDatabase
from ventuno.store.store import Store

LOGINS = ("anna", "beat", "carla", "dario")
WAITING = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"


@dataclass(frozen=True)
class Crowded:
    """The same house for a process that has one connection only, and knows the books of all players."""

    connections: Connections
    store: Store
    desk: Desk

    def choose(self, player: str, key: str = "chosen") -> "asyncio.Task[Done]":
        request = self.desk.do(ChooseLanguage(language=Language.IT), player=player, key=key)
        return asyncio.create_task(request)


@pytest.fixture
def house(cluster: Cluster) -> Iterator[House]:
    address = cluster.database()
    with House(address) as founded:
        yield founded
    cluster.drop(address)


@pytest.fixture
def players(house: House) -> list[str]:
    return [house.opened(login) for login in LOGINS]


@asynccontextmanager
async def crowded(house: House, players: list[str]) -> AsyncIterator[Crowded]:
    assert isinstance(house.where, str)
    connections = Connections(house.where, 1, await connect_first(house.where))
    store = Store(PostgresDatabase(connections, house.clock, house.store.keys))
    desk = Desk(store, house.clock, seeded("crowded"))
    for player in players:
        await desk.do(ChooseLanguage(language=Language.FR), player=player, key="known")
    yield Crowded(connections, store, desk)
    await store.close()


@asynccontextmanager
async def behind_its_back(house: House) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(str(house.where))
    yield connection
    await connection.close()


async def until(happens: Callable[[], Any]) -> None:
    async with asyncio.timeout(300):  # it never takes so long: a test that fails should not hang
        while not await happens():  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(0.005)


async def waiting_for_a_lock(connection: Any, *before: int) -> list[int]:  # noqa: ANN401  # asyncpg has no types of its own
    """The backends that do, except those that did before."""
    return [pid for (pid,) in await connection.fetch(WAITING) if pid not in before]


async def all_waiting() -> None:
    """Everybody who was asked has decided, and waits."""
    for _ in range(10):
        await asyncio.sleep(0)


def times_chosen(house: House, player: str) -> int:
    """How often it became Italian."""
    lines = house.run(house.store.books.lines(player))
    entries = [codec.decode(line.text, Entry).what for line in lines]
    return sum(isinstance(what, LanguageChosen) and what.language is Language.IT for what in entries)


def all_chosen_once(house: House, players: list[str]) -> None:
    assert [times_chosen(house, player) for player in players] == [1] * len(players)
    assert house.run(audit(house.store)).problem is None


async def transactions(house: House, key: str = "chosen") -> list[int]:
    """How many answers each transaction has written."""
    async with behind_its_back(house) as connection:
        rows = await connection.fetch("SELECT count(*) FROM answers WHERE key = $1 GROUP BY xmin::text", key)
    return sorted(count for (count,) in rows)


def test_writes_that_wait_go_in_one_transaction(house: House, players: list[str]) -> None:
    async def scenario() -> None:
        async with crowded(house, players) as few:
            held = await few.connections.take()
            asked = [few.choose(player) for player in players]
            await all_waiting()
            assert not any(each.done() for each in asked)
            few.connections.give_back(held)
            await asyncio.gather(*asked)
        assert await transactions(house) == [len(players)]

    house.run(scenario())
    all_chosen_once(house, players)


def test_a_transaction_has_its_limit(house: House, players: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_writer, "TOGETHER_MAX", 3)

    async def scenario() -> None:
        async with crowded(house, players) as few:
            held = await few.connections.take()
            asked = [few.choose(player) for player in players]
            await all_waiting()
            few.connections.give_back(held)
            await asyncio.gather(*asked)
        assert await transactions(house) == [1, 3]

    house.run(scenario())
    all_chosen_once(house, players)


def test_who_was_overtaken_does_not_hold_up_the_others(house: House, players: list[str]) -> None:
    async def scenario() -> None:
        async with crowded(house, players) as few:
            held = await few.connections.take()
            asked = [few.choose(player) for player in players]
            await all_waiting()
            await house.desk.do(ChooseLanguage(language=Language.DE), player=players[1], key="elsewhere")
            few.connections.give_back(held)
            await asyncio.gather(*asked)
        assert await transactions(house) == [1, len(players) - 1]

    house.run(scenario())
    all_chosen_once(house, players)


def test_who_asks_twice_at_once_is_answered_twice(house: House, players: list[str]) -> None:
    async def scenario() -> None:
        async with crowded(house, players) as few:
            asked = [few.choose(player, key) for key in ("chosen", "again") for player in players]
            await asyncio.gather(*asked)

    house.run(scenario())
    assert [times_chosen(house, player) for player in players] == [2] * len(players)


def test_a_book_that_somebody_has_locked_holds_up_nobody_else(house: House, players: list[str]) -> None:
    async def scenario() -> None:
        async with crowded(house, players) as few, behind_its_back(house) as other, behind_its_back(house) as third:
            locked = other.transaction()
            await locked.start()
            await other.execute("SELECT FROM books WHERE id = $1 FOR UPDATE", players[0])
            held = await few.connections.take()
            asked = [few.choose(player) for player in players]
            await all_waiting()
            few.connections.give_back(held)
            await asyncio.gather(*asked[1:])
            await until(lambda: waiting_for_a_lock(third))  # by itself
            assert not asked[0].done()
            await locked.rollback()
            await asked[0]

    house.run(scenario())
    all_chosen_once(house, players)


def test_a_write_that_the_database_refuses_is_refused_alone(house: House, players: list[str]) -> None:
    """The answer has a character that PostgreSQL cannot hold."""

    async def scenario() -> None:
        async with crowded(house, players) as few:
            held = await few.connections.take()
            kept = [
                asyncio.create_task(few.store.execute(Command(player, "kept", _answers(answer))))
                for player, answer in zip(players, ("{}", "\0", "{}", "{}"), strict=True)
            ]
            await all_waiting()
            few.connections.give_back(held)
            results = await asyncio.gather(*kept, return_exceptions=True)
        assert [type(result).__name__ for result in results] == ["Changes", "Unavailable", "Changes", "Changes"]
        assert sum(await transactions(house, "kept")) == len(players) - 1

    house.run(scenario())


def _answers(text: str) -> Callable[[object], Changes]:
    return lambda _records: Changes(text, request="x")


def test_whoever_is_cancelled_while_waiting_writes_nothing(house: House, players: list[str]) -> None:
    async def scenario() -> None:
        async with crowded(house, players) as few:
            held = await few.connections.take()
            asked = [few.choose(player) for player in players]
            await all_waiting()
            asked[0].cancel()
            await all_waiting()
            few.connections.give_back(held)
            await asyncio.gather(*asked[1:])
            assert asked[0].cancelled()
            assert sum(await transactions(house)) == len(players) - 1
            await few.choose(players[0])

    house.run(scenario())
    all_chosen_once(house, players)


def test_when_all_are_cancelled_nothing_is_written(house: House, players: list[str]) -> None:
    async def scenario() -> None:
        async with crowded(house, players) as few:
            held = await few.connections.take()
            asked = [few.choose(player) for player in players]
            await all_waiting()
            for each in asked:
                each.cancel()
            await all_waiting()
            few.connections.give_back(held)
            await few.choose(players[0])

    house.run(scenario())
    assert [times_chosen(house, player) for player in players] == [1, 0, 0, 0]


@asynccontextmanager
async def under_way(
    house: House, few: Crowded, players: list[str]
) -> AsyncIterator[tuple[list["asyncio.Task[Done]"], Any]]:
    """Writes that are in the database already, but cannot end: somebody holds a lock on a table."""
    async with behind_its_back(house) as other, behind_its_back(house) as third, other.transaction():
        await other.execute("LOCK TABLE answers IN ACCESS EXCLUSIVE MODE")
        held = await few.connections.take()
        asked = [few.choose(player) for player in players]
        await all_waiting()
        few.connections.give_back(held)
        await until(lambda: waiting_for_a_lock(third))
        yield asked, third


def test_whoever_is_cancelled_under_way_does_no_harm(house: House, players: list[str]) -> None:
    """It may have been written. Asked again with the same key, it happens once; and the connection is as it was."""

    async def scenario() -> None:
        async with crowded(house, players) as few:
            async with under_way(house, few, players) as (asked, _):
                asked[0].cancel()
                await all_waiting()
                assert asked[0].cancelled()
            await asyncio.gather(*asked[1:])
            await few.choose(players[0])
        assert await transactions(house) == [len(players)]

    house.run(scenario())
    all_chosen_once(house, players)


def test_a_connection_lost_under_way_is_nobodys_concern(house: House, players: list[str]) -> None:
    async def scenario() -> None:
        async with crowded(house, players) as few:
            async with under_way(house, few, players) as (asked, third):
                lost = await waiting_for_a_lock(third)
                await third.execute("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", lost)
                await until(lambda: waiting_for_a_lock(third, *lost))  # they try again
            await asyncio.gather(*asked)

    house.run(scenario())
    all_chosen_once(house, players)


def test_a_write_that_takes_too_long_is_nobodys_concern(
    house: House, players: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A statement has its time limit. Then each command is tried by itself, on a new connection."""
    monkeypatch.setattr(postgres_connections, "STATEMENT_SECONDS", 0.5)

    async def scenario() -> None:
        async with crowded(house, players) as few:
            monkeypatch.undo()
            async with under_way(house, few, players) as (asked, third):
                late = await waiting_for_a_lock(third)
                await until(lambda: waiting_for_a_lock(third, *late))  # they try again
            await asyncio.gather(*asked)

    house.run(scenario())
    all_chosen_once(house, players)


def test_what_is_under_way_when_the_house_closes_is_answered(house: House, players: list[str]) -> None:
    async def scenario() -> None:
        async with crowded(house, players) as few:
            async with under_way(house, few, players) as (asked, _):
                late = few.choose(players[0], "late")
                await all_waiting()
                closing = asyncio.create_task(few.store.close())
                with pytest.raises(Unavailable):
                    await late
                assert not closing.done()
            await closing
            await asyncio.gather(*asked)
            with pytest.raises(Unavailable):
                await few.choose(players[0], "too late")

    house.run(scenario())
    all_chosen_once(house, players)


def test_what_does_not_end_in_time_when_the_house_closes_is_reported(
    house: House, players: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_connections, "CLOSING_SECONDS", 0.05)

    async def scenario() -> list[Any]:
        async with crowded(house, players) as few, under_way(house, few, players) as (asked, _):
            await few.store.close()
            return await asyncio.gather(*asked, return_exceptions=True)

    results = house.run(scenario())
    assert [result.refusal.code for result in results] == [STORE_UNREACHABLE().code] * len(players)
    assert house.run(audit(house.store)).problem is None
