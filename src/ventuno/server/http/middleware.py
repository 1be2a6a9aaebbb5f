"""Middleware: every request passes it, whatever it asks for.

It limits size, time and number of requests, refuses changes that come from pages of other sites, and adds headers that
keep a browser strict. It logs and counts each request, without anything secret.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Final

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from ventuno.rules.refusals import Refusal
from ventuno.server.http import problems
from ventuno.server.http.exchange import Application, Exchange, Receive, Scope, Send
from ventuno.server.operations.metrics import HouseMetrics
from ventuno.server.refusals import FAILED, NOT_JSON, TOO_LARGE, TOO_SLOW, WRONG_TOKEN
from ventuno.server.settings import Settings
from ventuno.store.errors import STORE_BUSY

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_HEADERS: Final = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")
_LOG = structlog.get_logger(__name__)


class RequestMetrics:
    """What Prometheus reads."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "ventuno_requests_total", "Requests answered", ("method", "route", "status"), registry=self.registry
        )
        self.seconds = Histogram(
            "ventuno_request_seconds",
            "Time from a request to the end of its answer",
            ("route",),
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
            registry=self.registry,
        )
        self.of = cache(self._of)
        self.sockets = Gauge("ventuno_sockets", "Sockets open at tables", registry=self.registry)
        self.waiting = Gauge("ventuno_requests_in_progress", "Requests being answered", registry=self.registry)
        self.house = HouseMetrics(self.registry)

    def _of(self, method: str, route: str, status: int) -> tuple[Counter, Histogram]:
        return self.requests.labels(method, route, status), self.seconds.labels(route)


class Middleware:
    def __init__(
        self,
        framework: Application,
        inside: Callable[[Exchange], Awaitable[None]],
        sockets: Application,
        settings: Settings,
        measures: RequestMetrics,
    ) -> None:
        self._framework = framework  # is told when the server starts and stops
        self._inside = inside
        self._sockets = sockets
        self._settings = settings
        self._measures = measures
        self._headers = [*_HEADERS, *([_HTTPS] if settings.https else ())]
        self._here = 0
        measures.waiting.set_function(lambda: self._here)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._framework(scope, receive, send)
            return
        began = time.perf_counter()
        exchange = Exchange(scope, receive, send, self._headers)
        self._here += 1
        try:
            refusal = self._refusal(exchange)
            if refusal is None:
                await self._in_time(self._inside(exchange))
            else:
                await _refuse(exchange, refusal)
        except TimeoutError:
            if not exchange.status:
                await _refuse(exchange, TOO_SLOW())
        except Exception:
            _LOG.exception("failed", method=scope["method"], route=_route(exchange.scope))
            if exchange.status:
                raise
            await _refuse(exchange, FAILED())
        finally:
            self._here -= 1
            self._noted(exchange.scope, exchange.status, time.perf_counter() - began)

    async def _in_time(self, answer: Awaitable[None]) -> None:
        """The same as `asyncio.timeout` at a quarter of its cost: every request pays for it."""
        loop, late = asyncio.get_running_loop(), False
        task = asyncio.current_task(loop)
        assert task is not None

        def interrupt() -> None:
            nonlocal late
            late = True
            task.cancel()

        alarm = loop.call_later(self._settings.request_seconds, interrupt)
        try:
            await answer
        except asyncio.CancelledError:
            if late and not task.uncancel():
                raise TimeoutError from None
            raise
        finally:
            alarm.cancel()

    def _refusal(self, exchange: Exchange) -> Refusal | None:
        if self._here > self._settings.requests_at_once:
            return STORE_BUSY()
        headers = exchange.headers
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length[:20]) > self._settings.body_bytes:
            return TOO_LARGE(most=self._settings.body_bytes)
        if exchange.scope["method"] in SAFE:
            return None
        if not own(headers):
            return WRONG_TOKEN()
        return None if _is_json(headers) else NOT_JSON()

    def _noted(self, scope: Scope, status: int, seconds: float) -> None:
        route = _route(scope)
        counter, times = self._measures.of(scope["method"], route, status)
        counter.inc()
        times.observe(seconds)
        if self._settings.log != "none":
            _LOG.info("request", method=scope["method"], route=route, status=status, ms=round(1000 * seconds, 1))


def own(headers: dict[bytes, bytes]) -> bool:
    """Whether the request comes from a page of ours, as the browser says. Clients that say nothing are accepted."""
    if headers.get(b"sec-fetch-site", b"same-origin") not in {b"same-origin", b"none"}:
        return False
    origin = headers.get(b"origin")
    return origin is None or origin.partition(b"://")[2] == headers.get(b"host")


def _is_json(headers: dict[bytes, bytes]) -> bool:
    """Whether the content is JSON, which a form of another site cannot send. A request without content is accepted."""
    has_content = b"transfer-encoding" in headers or headers.get(b"content-length", b"0") != b"0"
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    return kind == b"application/json" or not has_content


def _route(scope: Scope) -> str:
    """The pattern of the route, not the path: a path would name plays."""
    template = scope.get("path_template")
    return str(template) if template else "other"


async def _refuse(exchange: Exchange, refusal: Refusal) -> None:
    header = exchange.headers.get(b"accept-language", b"")
    status, body = problems.encoded(refusal, problems.language_of(header.decode("latin-1")))
    later = [(b"retry-after", b"2")] if status == problems.UNAVAILABLE else []
    await exchange.answer(status, [*problems.HEADERS, *later], body)
