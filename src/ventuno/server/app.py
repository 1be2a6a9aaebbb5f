"""The application: handlers, errors and everything behind them put together."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from datetime import datetime
from importlib.metadata import version
from typing import Any, cast

from litestar import Litestar, Router
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from ventuno.desk import Desk
from ventuno.desk.counting import count_forever
from ventuno.desk.drafts import Drafts
from ventuno.desk.passwords import Passwords
from ventuno.desk.staff import Staff
from ventuno.desk.sweeper import sweep_forever
from ventuno.desk.tables import Tables
from ventuno.rules.refusals import Refused
from ventuno.server import front, problems, rounds
from ventuno.server.backroom import Backroom
from ventuno.server.coach import Coach
from ventuno.server.console_visits import ConsoleVisits
from ventuno.server.express import Express
from ventuno.server.front import Front
from ventuno.server.gate import Application, Gate, Measures
from ventuno.server.hall import Hall
from ventuno.server.pages import Client, page
from ventuno.server.routes import (
    account,
    console,
    console_monitor,
    console_players,
    console_plays,
    console_reports,
    console_rounds,
    console_staff,
    console_terms,
    house,
    operations,
    people,
    plays,
    practice,
    tables,
)
from ventuno.server.screens import Screens
from ventuno.server.settings import Settings
from ventuno.server.sockets import Sockets
from ventuno.server.visits import Visits
from ventuno.server.watch import Watch
from ventuno.server.workshop import Workshop
from ventuno.store import places
from ventuno.store.entropy import entropy as system_entropy

API = "/api/v1"
SECRET_BYTES = 32
COMPRESSED_FROM = 16_000  # bytes: a review is long, a table is not

HANDLERS = (
    house.house,
    *(people.me, people.register, people.log_in, people.log_out),
    *(account.accept_rules, account.set_limits, account.block_myself, account.language),
    *(account.deposit, account.withdraw, account.messages, account.mark_read),
    *(account.statement, account.plays, account.games, account.export),
    *(plays.offer, plays.start, plays.move, plays.table, plays.review, plays.evidence),
    *(practice.begin, practice.move, practice.advice, practice.review),
    *(tables.tables, tables.open_table, tables.games, tables.replay, tables.evidence),
)
CONSOLE = (
    *(console.log_in, console.log_out, console.me),
    *(console.overview, console.close, console.reopen, console.unfinished, console.journal),
    *(console.tables, console.void),
    *(console_players.players, console_players.file, console_players.statement, console_players.plays),
    *(console_players.games, console_players.messages, console_players.journal),
    *(console_players.write, console_players.block, console_players.lift),
    *(console_players.exclude, console_players.readmit, console_players.adjust),
    *(console_plays.play, console_plays.game),
    console_monitor.monitor,
    *(console_reports.report, console_reports.report_file, console_reports.events),
    *(console_reports.dossier, console_reports.dossier_file),
    *(console_rounds.rounds, console_rounds.make, console_rounds.alerts, console_rounds.answer),
    *(console_staff.everybody, console_staff.appoint, console_staff.renew),
    *(console_staff.change_role, console_staff.dismiss),
    *(console_terms.terms, console_terms.unread, console_terms.draft, console_terms.keep, console_terms.change),
    *(console_terms.discard, console_terms.publish, console_terms.propose),
)


def application(
    settings: Settings,
    *,
    clock: Callable[[], datetime] = places.now,
    entropy: Callable[[int], bytes] = system_entropy,
    passwords: Passwords | None = None,
) -> Gate:
    """The whole server as an ASGI application."""
    measures = Measures()

    @contextlib.asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = await places.open_store(settings.database or places.default(), clock)
        async with contextlib.AsyncExitStack() as closing:
            closing.push_async_callback(store.close)
            desk = Desk(store, clock, entropy, passwords=passwords)
            backroom = Backroom(settings)
            workshop = Workshop(store, backroom)
            opened = Front(
                settings=settings,
                store=store,
                desk=desk,
                clock=clock,
                entropy=entropy,
                visits=Visits(store, clock, entropy, settings),
                screens=Screens(store),
                coach=Coach(on=settings.coach),
                measures=measures,
                hall=Hall(Tables(store, clock, entropy), clock),
                practice_secret=await store.secret("practice", entropy(SECRET_BYTES)),
                staff=Staff(desk, clock, entropy, passwords),
                console=ConsoleVisits(store, clock, entropy, settings),
                watch=Watch(store, clock),
                backroom=backroom,
                drafts=Drafts(desk, clock, workshop.begin, ceiling=settings.ceiling),
            )
            closing.push_async_callback(backroom.close)
            await workshop.resume()
            closing.push_async_callback(workshop.close)
            closing.push_async_callback(_stopped, asyncio.create_task(rounds.software()))  # as it is now
            opened.coach.prepare(await opened.law(None))
            closing.push_async_callback(opened.coach.close)
            app.state.front, app.state.client = opened, Client()
            opened.hall.open()
            closing.push_async_callback(opened.hall.close)
            sweeping = asyncio.create_task(sweep_forever(desk, clock))
            closing.push_async_callback(_stopped, sweeping)
            if settings.counting:
                closing.push_async_callback(_stopped, asyncio.create_task(count_forever(store)))
            if settings.rounds:
                closing.push_async_callback(_stopped, asyncio.create_task(rounds.keep_rounds(opened)))
            yield

    app = Litestar(
        route_handlers=[
            Router(API, route_handlers=HANDLERS, tags=["big21"], cache_control=CacheControlHeader(no_store=True)),
            Router(
                f"{API}/console",
                route_handlers=CONSOLE,
                tags=["console"],
                cache_control=CacheControlHeader(no_store=True),
                guards=[front.guard_console],
                dependencies={"staff": Provide(front.provide_staff, sync_to_thread=False)},
            ),
            operations.health,
            operations.metrics,
            page,
        ],
        lifespan=[open_house],
        dependencies={
            "front": Provide(front.provide_front, sync_to_thread=False),
            "guest": Provide(front.provide_guest),
            "visit": Provide(front.provide_visit),
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
        openapi_config=OpenAPIConfig(
            title="ventuno",
            version=version("ventuno"),
            path=f"{API}/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(
                security_schemes={
                    "session": SecurityScheme(type="apiKey", name="ventuno", security_scheme_in="cookie"),
                    "console": SecurityScheme(type="apiKey", name="ventuno-console", security_scheme_in="cookie"),
                }
            ),
        ),
        plugins=[problems.Declared()],
        on_app_init=[_quiet],
    )
    inside = Express(cast("Application", app), lambda: cast("Front", app.state.front))
    sockets = Sockets(lambda: cast("Front", app.state.front))
    return Gate(inside, sockets, settings, measures)


async def _stopped(task: asyncio.Task[Any]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


def _quiet(config: AppConfig) -> AppConfig:
    """Our own log says what there is to say."""
    config.logging_config = None
    return config
