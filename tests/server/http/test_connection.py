"""An answer goes out in one piece, and a part of one as soon as it is there."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from ventuno.server.http.connection import GatheringTransport, HttpConnection
from ventuno.server.http.exchange import Exchange

REQUEST = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
START = {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"10")]}


class Written(asyncio.Transport):
    """Remembers each write."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []
        self.ended = ""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.writes.append(bytes(data))

    def close(self) -> None:
        self.ended = "closed"

    def abort(self) -> None:
        self.ended = "aborted"

    def is_closing(self) -> bool:
        return bool(self.ended)

    def resume_reading(self) -> None:
        pass


async def _answered(app: Callable[..., Any], request: bytes = REQUEST) -> list[bytes]:
    config = uvicorn.Config(app, http=HttpConnection, ws="none", lifespan="off", log_config=None)
    config.load()
    transport, connection = Written(), HttpConnection(config=config, server_state=ServerState(), app_state={})
    connection.connection_made(transport)
    connection.data_received(request)
    await asyncio.gather(*connection.tasks)
    connection.connection_lost(None)
    return transport.writes


def test_head_and_content_are_one_write() -> None:
    async def app(_scope: Any, _receive: Any, send: Any) -> None:  # noqa: ANN401
        await send(START)
        await send({"type": "http.response.body", "body": b"0123456789"})

    (whole,) = asyncio.run(_answered(app))
    assert whole.startswith(b"HTTP/1.1 200 OK\r\n")
    assert whole.endswith(b"\r\n\r\n0123456789")


def test_a_part_does_not_wait_for_the_next() -> None:
    async def app(_scope: Any, _receive: Any, send: Any) -> None:  # noqa: ANN401
        await send(START)
        await send({"type": "http.response.body", "body": b"01234", "more_body": True})
        await asyncio.sleep(0)
        await send({"type": "http.response.body", "body": b"56789"})

    first, second = asyncio.run(_answered(app))
    assert first.endswith(b"\r\n\r\n01234")
    assert second == b"56789"


def test_what_was_gathered_goes_out_before_the_end_but_not_before_a_cut() -> None:
    async def ended(end: Callable[[GatheringTransport], None]) -> Written:
        own = Written()
        transport = GatheringTransport(own, asyncio.get_running_loop())
        transport.write(b"a")
        transport.write(b"b")
        assert own.writes == []
        end(transport)
        await asyncio.sleep(0)
        return own

    closed, aborted = asyncio.run(ended(GatheringTransport.close)), asyncio.run(ended(GatheringTransport.abort))
    assert (closed.writes, closed.ended) == ([b"ab"], "closed")
    assert (aborted.writes, aborted.ended) == ([], "aborted")


@pytest.mark.parametrize("head", ["GET / HTTP/1.1", "HEAD / HTTP/1.1", "GET / HTTP/1.0"])
def test_a_whole_answer_is_the_same_as_one_in_two_parts(head: str) -> None:
    request = f"{head}\r\nHost: x\r\n\r\n".encode()

    async def whole(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401
        await Exchange(scope, receive, send, [(b"x-frame-options", b"DENY")]).answer(200, [], b"0123456789")

    async def in_parts(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401
        del scope["extensions"]
        await whole(scope, receive, send)

    one, other = (asyncio.run(_answered(app, request)) for app in (whole, in_parts))
    assert one == other
    assert len(one) == 1


def test_a_client_that_reads_slowly_is_waited_for_by_a_whole_answer_too() -> None:
    slow = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401
        connection: HttpConnection = send.__self__.on_response.__self__
        connection.pause_writing()
        asyncio.get_running_loop().call_soon(slow.set)
        asyncio.get_running_loop().call_later(0.001, connection.resume_writing)
        await Exchange(scope, receive, send, []).answer(200, [], b"0123456789")
        assert slow.is_set()

    (whole,) = asyncio.run(_answered(app))
    assert whole.endswith(b"\r\n\r\n0123456789")
