"""A connection over which an answer goes out in one piece.

Uvicorn writes the head of an answer and its content one after the other, and each write is a system call that wakes the
other side. Together they cost as much as all the rules of a move. So what is written is gathered until the answer is
complete. Of an answer that comes in parts, each part goes out before anything else happens.

Uvicorn also looks through every header of every answer for characters that must not be there. An answer whose headers
are all our own is spared that: its exchange gives it as a whole (`WHOLE_ANSWER`).
"""

import asyncio
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from ventuno.server.http.exchange import WHOLE_ANSWER, Headers


class GatheringTransport(asyncio.Transport):
    """Gathers what is written. Everything else is the transport's own."""

    def __init__(self, transport: Any, loop: asyncio.AbstractEventLoop) -> None:  # noqa: ANN401  # uvloop's has no type
        super().__init__()
        self.own = transport
        self._loop = loop
        self._gathered: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._gathered:
            self._loop.call_soon(self.flush)
        self._gathered.append(bytes(data))

    def flush(self) -> None:
        if self._gathered:
            self.own.write(b"".join(self._gathered))
            self._gathered.clear()

    def close(self) -> None:
        self.flush()
        self.own.close()

    def abort(self) -> None:
        self._gathered.clear()
        self.own.abort()

    def is_closing(self) -> bool:
        return bool(self.own.is_closing())

    def get_extra_info(self, name: str, default: object = None) -> Any:  # noqa: ANN401  # as the transport's own
        return self.own.get_extra_info(name, default)

    def pause_reading(self) -> None:
        self.own.pause_reading()

    def resume_reading(self) -> None:
        self.own.resume_reading()


class HttpConnection(HttpToolsProtocol):
    """Uvicorn's connection, but an answer goes out in one piece."""

    transport: GatheringTransport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(GatheringTransport(transport, self.loop))

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:  # noqa: ANN401  # uvicorn's own type
        cycle.scope["extensions"] = {WHOLE_ANSWER: {"send": partial(_sent_whole, cycle)}}
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        self.transport.flush()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Messages of a socket go out one by one."""
        self.transport.flush()
        self.transport = self.transport.own
        super().handle_websocket_upgrade()


def _sent_whole(cycle: RequestResponseCycle, status: int, headers: Headers, content: bytes) -> bool:
    """Send the answer and end the cycle as its `send` would. False if the client is slow: then that has to wait."""
    if cycle.flow.write_paused or cycle.response_started:
        return False
    if cycle.disconnected:
        return True
    pieces = [STATUS_LINE[status]]
    for name, value in (*cycle.default_headers, *headers):
        pieces += (name, b": ", value, b"\r\n")
    pieces += (b"\r\n" if cycle.keep_alive else b"connection: close\r\n\r\n", content)
    cycle.response_started = cycle.response_complete = True
    cycle.waiting_for_100_continue = False
    cycle.transport.write(b"".join(pieces))
    cycle.message_event.set()
    if not cycle.keep_alive:
        cycle.transport.close()
    cycle.on_response()
    return True
