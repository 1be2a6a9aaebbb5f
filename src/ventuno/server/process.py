"""The server as a process: it listens, serves until it is told to stop, and protects itself against floods."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ventuno import logs
from ventuno.rules.refusals import Refused
from ventuno.server.app import application
from ventuno.server.http.connection import HttpConnection
from ventuno.server.http.middleware import Middleware
from ventuno.server.refusals import PORT_TAKEN
from ventuno.server.settings import Settings
from ventuno.server.tables.sockets import POLICY

GRACE_SECONDS = 10  # for requests that are under way when the server is told to stop
KEEP_ALIVE_SECONDS = 75
BACKLOG = 2048
PING_SECONDS = 20.0  # a connection that was lost without a word is noticed after twice that
SOCKET_BYTES_MAX = 16 * 1024  # larger messages end the socket before they are read
FAREWELL_SECONDS = 1.0  # for the other side to close, before the connection is cut
PIECE_BYTES = 1024
FLOOD_BYTES = 32 * 1024  # at once, and a second
QUEUED_MAX = 100  # messages: more than `sockets.BURST`
GARBAGE_THRESHOLDS = 100_000, 50, 1_000  # high: moves leave no cycles, and a collection stops everybody for 0.1 s


class _Socket(WebSocketsSansIOProtocol):
    """A WebSocket connection that is ended when it floods the server, so that others need not wait.

    Data is read in small pieces. When more messages are waiting than a person would send, no more is read, and the
    application closes the connection with a reason. A flood of anything else, such as pings, is cut off here.
    """

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401
        super().__init__(*given, **named)
        self.close_timeout = FAREWELL_SECONDS
        self._drowned = False
        self._allowance = float(FLOOD_BYTES)
        self._read_at = self.loop.time()

    def data_received(self, data: bytes) -> None:
        now = self.loop.time()
        self._allowance = min(FLOOD_BYTES, self._allowance + (now - self._read_at) * FLOOD_BYTES)
        self._read_at = now
        for start in range(0, len(data), PIECE_BYTES):
            if self._drowned or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE_BYTES])
            self._allowance -= PIECE_BYTES
            if self.queue.qsize() > QUEUED_MAX:
                self._drowned = True
                self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
            elif self._allowance < 0 and not self.transport.is_closing():
                self._drowned = True
                self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
                self.transport.abort()


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()


def serve(settings: Settings, opened: Callable[[str], None]) -> None:
    """Serve until told to stop. `opened` is called with the address once the house is open."""
    listener = _listen(settings)
    host, port = listener.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    logs.set_up(settings.log)
    config = configured(application(settings), settings)
    for each in (signal.SIGINT, signal.SIGTERM):  # a stop that was asked for ends with exit code 0
        signal.signal(each, _stopped)

    def begin() -> None:
        gc.collect()
        gc.freeze()  # the program's own objects never become garbage, so they are not searched
        gc.set_threshold(*GARBAGE_THRESHOLDS)
        opened(address)

    server = _Server(config, begin)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[listener]))


def configured(app: Middleware, settings: Settings) -> uvicorn.Config:
    """How the server speaks HTTP and WebSocket."""
    return uvicorn.Config(
        app,
        loop="uvloop",
        http=HttpConnection,
        ws=_Socket,
        ws_max_size=SOCKET_BYTES_MAX,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def _stopped(_signal: int, _frame: FrameType | None) -> None:
    """Uvicorn raises the signal again after it has closed everything. Then there is nothing left to do."""


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except (OSError, UnicodeError) as error:
        listener.close()
        problem = getattr(error, "strerror", None) or str(error)
        raise Refused(PORT_TAKEN(address=f"{settings.host}:{settings.port}", problem=problem)) from None
    listener.listen(BACKLOG)
    return listener
