"""The application: routers, lifespan, errors and what stands in front of them, put together.

A request first passes the middleware. Then a short route answers it, or the framework does. The answers themselves are
in the folders by subject. Start with `routers.py`.
"""

from collections.abc import Callable
from datetime import datetime
from typing import cast

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException

from ventuno.desk.passwords import Passwords
from ventuno.rules.refusals import Refused
from ventuno.server import context
from ventuno.server.app.lifespan import Lifespan
from ventuno.server.app.openapi import openapi_config
from ventuno.server.app.routers import API, HANDLERS, PUBLIC_LOG, console_router, players_router
from ventuno.server.http import problems
from ventuno.server.http.client_files import page
from ventuno.server.http.exchange import Application
from ventuno.server.http.middleware import Middleware, RequestMetrics
from ventuno.server.http.short_routes import ShortRoutes
from ventuno.server.operations import routes as operations
from ventuno.server.settings import Settings
from ventuno.server.tables.sockets import Sockets
from ventuno.store import databases
from ventuno.store.entropy import entropy as system_entropy

COMPRESSED_FROM = 16_000  # bytes: a review is worth compressing, a board is not


def application(
    settings: Settings,
    *,
    clock: Callable[[], datetime] = databases.now,
    entropy: Callable[[int], bytes] = system_entropy,
    passwords: Passwords | None = None,
) -> Middleware:
    """The whole server as an ASGI application."""
    measures = RequestMetrics()
    lifespan = Lifespan(settings, clock, entropy, passwords, measures)
    app = cast("Application", framework(settings, lifespan))
    inside = ShortRoutes(app, HANDLERS, API, lifespan.opened)
    return Middleware(app, inside, Sockets(lifespan.opened), settings, measures)


def framework(settings: Settings, lifespan: Lifespan | None = None) -> Litestar:
    """The framework with every handler. Without a lifespan it can only make the OpenAPI document."""
    return Litestar(
        route_handlers=[players_router(), console_router(), operations.health, operations.metrics, *PUBLIC_LOG, page],
        lifespan=[] if lifespan is None else [lifespan],
        dependencies={
            "context": Provide(context.provide_context, sync_to_thread=False),
            "reads": Provide(context.provide_language, sync_to_thread=False),
            "guest": Provide(context.provide_guest),
            "session": Provide(context.provide_session),
            "present": Provide(context.provide_present),
        },
        exception_handlers={
            Refused: problems.refused,
            HTTPException: problems.misunderstood,
            RecursionError: problems.unreadable,
            UnicodeDecodeError: problems.unreadable,
            Exception: problems.failed,
        },
        request_max_body_size=settings.body_bytes,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=COMPRESSED_FROM, gzip_compress_level=5, exclude_opt_key="compressed"
        ),
        openapi_config=openapi_config(),
        plugins=[problems.Declared()],
        on_app_init=[_quiet],
    )


def _quiet(config: AppConfig) -> AppConfig:
    """The framework must not set up logging: `ventuno.logs` does."""
    config.logging_config = None
    return config
