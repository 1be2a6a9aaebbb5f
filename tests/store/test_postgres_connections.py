"""A few connections, handed from one user to the next: in turn, and never one that somebody has spoiled."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from tests.postgres import Cluster
from ventuno.store.postgres import connections as postgres_connections
from ventuno.store.postgres.connections import Connections, connect_first


@pytest.fixture
def address(cluster: Cluster) -> Iterator[str]:
    made = cluster.database()
    yield made
    cluster.drop(made)


@asynccontextmanager
async def opened(address: str, most: int) -> AsyncIterator[Connections]:
    connections = Connections(address, most, await connect_first(address))
    yield connections
    await connections.close()


def run(address: str, most: int, scenario: Callable[[Connections], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        async with opened(address, most) as connections:
            await scenario(connections)

    asyncio.run(whole())


def test_one_that_is_given_back_is_used_again(address: str) -> None:
    async def scenario(connections: Connections) -> None:
        first = await connections.take()
        connections.give_back(first)
        assert await connections.take() is first
        second = await connections.take()
        assert second is not first
        for each in (first, second):
            assert await each.fetchval("SELECT 21") == 21
            connections.give_back(each)

    run(address, 2, scenario)


def test_whoever_waits_gets_one_in_turn(address: str) -> None:
    async def scenario(connections: Connections) -> None:
        held, served = await connections.take(), list[int]()

        async def wait(number: int) -> None:
            connection = await connections.take()
            served.append(number)
            connections.give_back(connection)

        waiting = [asyncio.create_task(wait(number)) for number in range(5)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        connections.give_back(held)
        waiting[3].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert served == [0, 2, 4]
        assert await connections.take() is held
        connections.give_back(held)

    run(address, 1, scenario)


def test_one_that_comes_when_it_is_no_longer_wanted_goes_to_the_next(address: str) -> None:
    async def scenario(connections: Connections) -> None:
        held = await connections.take()
        unlucky = asyncio.create_task(connections.take())
        next_one = asyncio.create_task(connections.take())
        await asyncio.sleep(0)
        connections.give_back(held)  # to the first, who has not noticed yet
        unlucky.cancel()
        assert await next_one is held
        assert unlucky.cancelled()
        connections.give_back(held)

    run(address, 1, scenario)


def test_nobody_waits_longer_than_patience_lasts(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(connections: Connections) -> None:
        connection = await connections.take()
        monkeypatch.setattr(postgres_connections, "PATIENCE_SECONDS", 0.01)
        with pytest.raises(TimeoutError):
            await connections.take()
        connections.give_back(connection)
        assert await connections.take() is connection
        connections.give_back(connection)

    run(address, 1, scenario)


async def _lose(connection: Any) -> None:  # noqa: ANN401  # asyncpg has no types of its own
    with pytest.raises(asyncpg.PostgresError):
        await connection.execute("SELECT pg_terminate_backend(pg_backend_pid())")


async def _leave_a_transaction(connection: Any) -> None:  # noqa: ANN401  # likewise
    await connection.execute("BEGIN")


async def _terminate(connection: Any) -> None:  # noqa: ANN401  # likewise
    connection.terminate()


@pytest.mark.parametrize("spoil", [_lose, _leave_a_transaction, _terminate])
def test_a_spoilt_one_is_not_used_again(address: str, spoil: Callable[[Any], Coroutine[Any, Any, None]]) -> None:
    async def scenario(connections: Connections) -> None:
        spoilt = await connections.take()
        await spoil(spoilt)
        waiting = asyncio.create_task(connections.take())  # for whom a new one is opened
        await asyncio.sleep(0)
        connections.give_back(spoilt)
        fresh = await waiting
        assert fresh is not spoilt
        assert await fresh.fetchval("SELECT 21") == 21
        connections.give_back(fresh)

    run(address, 1, scenario)


def test_one_that_is_lost_while_nobody_uses_it_is_not_handed_out(address: str) -> None:
    async def scenario(connections: Connections) -> None:
        first, second = await connections.take(), await connections.take()
        connections.give_back(first)
        await second.execute("SELECT pg_terminate_backend($1)", first.get_server_pid())
        while not first.is_closed():  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(0.005)
        third = await connections.take()
        assert third is not first
        for each in (second, third):
            connections.give_back(each)

    run(address, 2, scenario)


def test_after_a_loss_none_of_the_old_ones_is_used(address: str) -> None:
    async def scenario(connections: Connections) -> None:
        idle, busy = await connections.take(), await connections.take()
        connections.give_back(idle)
        connections.renew()
        assert idle.is_closed()
        assert await busy.fetchval("SELECT 21") == 21  # whoever has one may finish
        connections.give_back(busy)
        assert busy.is_closed()
        fresh = [await connections.take(), await connections.take()]
        assert not {idle, busy} & set(fresh)
        for each in fresh:
            connections.give_back(each)

    run(address, 2, scenario)


def test_a_place_is_not_lost_when_no_connection_can_be_opened(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(_address: str, *, read_only: bool) -> None:
        assert not read_only
        raise ConnectionRefusedError

    async def scenario(connections: Connections) -> None:
        (await connections.take()).terminate()
        connections.renew()
        with monkeypatch.context() as without:
            without.setattr(postgres_connections, "connect", refuse)
            for _ in range(5):
                with pytest.raises(ConnectionRefusedError):
                    await connections.take()
        connections.give_back(await connections.take())

    run(address, 2, scenario)


def test_those_that_nobody_needs_are_closed_but_one(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_connections, "IDLE_SECONDS", 0.01)

    async def scenario(connections: Connections) -> None:
        taken = [await connections.take() for _ in range(3)]
        for each in taken:
            connections.give_back(each)
        while sum(each.is_closed() for each in taken) < 2:  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.05)  # it is looked at several times more
        assert [each.is_closed() for each in taken] == [True, True, False]
        assert await connections.take() is taken[2]
        connections.give_back(taken[2])

    run(address, 3, scenario)


def test_closing_waits_for_those_in_use_and_refuses_those_who_wait(address: str) -> None:
    async def whole() -> None:
        connections = Connections(address, 1, await connect_first(address))
        held = await connections.take()
        waiting = asyncio.create_task(connections.take())
        await asyncio.sleep(0)
        closing = asyncio.create_task(connections.close())
        with pytest.raises(asyncpg.InterfaceError):
            await waiting
        with pytest.raises(asyncpg.InterfaceError):
            await connections.take()
        assert not closing.done()
        assert await held.fetchval("SELECT 21") == 21
        connections.give_back(held)
        await closing
        assert held.is_closed()

    asyncio.run(whole())
