"""A connection over which an answer goes out in one piece.

Uvicorn writes the head of an answer and its content one after the other, and each write is a system call that wakes the
other side. Together they cost as much as all the rules of a move. So what is written is gathered until the answer is
complete. Of an answer that comes in parts, each part goes out before anything else happens.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


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

    def on_response_complete(self) -> None:
        self.transport.flush()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Messages of a socket go out one by one."""
        self.transport.flush()
        self.transport = self.transport.own
        super().handle_websocket_upgrade()
