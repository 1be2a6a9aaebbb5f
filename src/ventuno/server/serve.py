"""The server as a process: its socket, its log, its end."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import structlog
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ventuno.rules.refusals import Refused
from ventuno.server.app import application
from ventuno.server.gate import Gate
from ventuno.server.refusals import PORT_TAKEN
from ventuno.server.settings import Settings
from ventuno.server.sockets import POLICY

GRACE_SECONDS = 10  # for requests that are under way when the server is told to stop
KEEP_ALIVE_SECONDS = 75
BACKLOG = 2048
PING_SECONDS = 20.0  # a player who is gone without a word is noticed after twice that
SOCKET_BYTES_MAX = 16 * 1024  # larger messages end the socket before they are read
FAREWELL_SECONDS = 1.0  # for whoever is sent away to go
PIECE_BYTES = 1024
FLOOD_BYTES = 32 * 1024  # at once, and a second
QUEUED_MAX = 100  # messages: more than `sockets.BURST`
GARBAGE_THRESHOLDS = 100_000, 50, 1_000  # moves leave none, and looking for it stops everybody for a tenth of a second


class _Socket(WebSocketsSansIOProtocol):
    """One that a flood drowns before reading it keeps everybody else waiting.

    What comes is read in small pieces. With more messages than anybody means to send waiting, the rest is not read any
    more, and the application says farewell; whoever sends too much of anything else, pings say, is cut off here.
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
    """Until it is told to stop. `opened` hears the address once the house is open."""
    listener = _listen(settings)
    host, port = listener.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    set_up_log(settings)
    config = configured(application(settings), settings)
    for each in (signal.SIGINT, signal.SIGTERM):  # a stop that was asked for is no failure
        signal.signal(each, _stopped)

    def begin() -> None:
        gc.collect()
        gc.freeze()  # what the program itself is made of never becomes garbage: it need not be searched for any
        gc.set_threshold(*GARBAGE_THRESHOLDS)
        opened(address)

    server = _Server(config, begin)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[listener]))


def configured(app: Gate, settings: Settings) -> uvicorn.Config:
    """How the server speaks HTTP and WebSocket."""
    return uvicorn.Config(
        app,
        loop="uvloop",
        http="httptools",
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
    """Heard once the server has closed everything."""


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


def set_up_log(settings: Settings) -> None:
    """One line an event on standard error: JSON, or text for people. No secret is ever given to it."""
    rendered: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
        if settings.log == "text"
        else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            rendered,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.CRITICAL if settings.log == "none" else logging.INFO
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.ERROR, stream=sys.stderr, force=True)
