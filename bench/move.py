"""What a move of Big21 costs, part by part: processor time inside the server, from request to written row.

The application is called in this process, without a network, by 20 players on SQLite. A profiler counts the processor
time of the thread that answers; the disk's own waiting is not in it. Beside it a bare “hello” of the same framework,
called in the same way in the same run.
"""

import asyncio
import cProfile
import json
import pstats
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvloop
from litestar import Litestar, get
from rich.console import Console
from rich.table import Table

from bench import server
from bench.folder import scratch
from ventuno.desk import big21
from ventuno.desk.desk import Desk
from ventuno.server.app import application
from ventuno.server.big21 import routes, views
from ventuno.server.big21.view_cache import ViewCache
from ventuno.server.http.middleware import Middleware
from ventuno.server.http.short_routes import ShortRoutes
from ventuno.server.sessions import csrf_of
from ventuno.server.settings import Settings
from ventuno.store.sqlite.database import SqliteDatabase

PLAYERS = 20
COMMANDS = 4_000
HELLOS = 20_000

# What each part is: the time in its first function, less that in the others, which are parts of their own.
PARTS: tuple[tuple[str, Callable[..., Any], tuple[Callable[..., Any], ...]], ...] = (
    ("limits, headers, metrics", Middleware.__call__, (ShortRoutes.__call__,)),
    ("path, key, content, session; the answer as JSON", ShortRoutes.__call__, (routes._moved, routes.offer.fn)),  # noqa: SLF001
    ("the request's hash and envelope", Desk.move, ()),
    ("the store: remembered books, statements, commit", SqliteDatabase._execute, (big21.move, big21.start_play)),  # noqa: SLF001
    ("the desk: rules, draws, limits, journal", big21.move, ()),
    ("starting plays", big21.start_play, ()),
    ("the board and its events", ViewCache.moved, (views.table,)),
    ("what the player sees", views.table, ()),
)


@get("/")
async def hello() -> dict[str, str]:
    return {"hello": "world"}


class Caller:
    """Calls an ASGI application as a server would."""

    def __init__(self, app: Any) -> None:  # noqa: ANN401  # any ASGI application
        self._app = app
        self.calls = 0

    async def __call__(self, path: str, *, method: str = "GET", token: str = "", body: object = None) -> Any:  # noqa: ANN401
        self.calls += 1
        content = b"" if body is None else json.dumps(body).encode()
        headers = [
            (b"host", b"127.0.0.1"),
            (b"cookie", f"ventuno={token}".encode()),
            (b"x-csrf-token", csrf_of(token).encode() if token else b""),
            (b"idempotency-key", f"{self.calls}".encode()),
            (b"content-type", b"application/json"),
            (b"content-length", f"{len(content)}".encode()),
        ]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 1),
            "state": {},
        }
        said: list[Any] = []

        async def receive() -> Any:  # noqa: ANN401
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: Any) -> None:  # noqa: ANN401
            said.append(message)

        await self._app(scope, receive, send)
        if said[0]["status"] != 200:
            raise RuntimeError(said[1]["body"].decode())
        return json.loads(said[1]["body"])


async def play(call: Caller, token: str, until: int) -> None:
    while call.calls < until:
        offered = await call("/api/v1/plays", method="POST", token=token)
        path = f"/api/v1/plays/{offered['play']}"
        start = {"stake": "1", "client_seed": "lucky", "rules": offered["rules"], "law": offered["law"]}
        table = (await call(f"{path}/start", method="POST", token=token, body=start))["table"]
        while table["phase"] != "over":
            body = {"sequence": table["sequence"], "move": server.chosen_move(table, going_on=True)}
            table = (await call(f"{path}/moves", method="POST", token=token, body=body))["table"]


async def measured(folder: Path) -> tuple[pstats.Stats, int, float]:
    """The profile, how many commands it is of, and the microseconds of a hello."""
    tokens = await server.furnish(folder / "house.sqlite", PLAYERS)
    settings = Settings(database=str(folder / "house.sqlite"), coach=False, counting=False, rounds=False, log="none")
    app, greeter = application(settings), Caller(Litestar([hello], openapi_config=None, logging_config=None))
    began = time.thread_time()
    for _ in range(HELLOS):
        await greeter("/")
    greeting = (time.thread_time() - began) / HELLOS * 1e6
    asked, answers = asyncio.Queue[Any](), asyncio.Queue[Any]()
    living = asyncio.create_task(app({"type": "lifespan", "state": {}}, asked.get, answers.put))
    await asked.put({"type": "lifespan.startup"})
    await answers.get()
    call = Caller(app)
    await asyncio.gather(*(play(call, token, COMMANDS // 10) for token in tokens))
    before, profile = call.calls, cProfile.Profile(time.thread_time)
    profile.enable()
    await asyncio.gather(*(play(call, token, before + COMMANDS) for token in tokens))
    profile.disable()
    await asked.put({"type": "lifespan.shutdown"})
    await living
    return pstats.Stats(profile), call.calls - before, greeting


def seconds_in(stats: pstats.Stats, function: Callable[..., Any]) -> float:
    """With everything it calls."""
    code = function.__code__
    found = stats.stats.get((code.co_filename, code.co_firstlineno, code.co_name))  # type: ignore[attr-defined]
    return 0.0 if found is None else float(found[3])


def report(console: Console, stats: pstats.Stats, commands: int, greeting: float) -> None:
    whole = seconds_in(stats, Middleware.__call__) + seconds_in(stats, SqliteDatabase._execute)  # noqa: SLF001
    table = Table("part", "µs", "share", title="What a move costs (with the profiler's own time)")
    for name, function, others in PARTS:
        seconds = seconds_in(stats, function) - sum(seconds_in(stats, other) for other in others)
        table.add_row(name, f"{seconds / commands * 1e6:,.0f}", f"{seconds / whole:.0%}")
    table.add_row("together", f"{whole / commands * 1e6:,.0f}", "")
    console.print(table)
    console.print(f"a hello of the framework, without the profiler: {greeting:.0f} µs")


def main() -> None:
    with scratch() as folder:
        report(Console(), *uvloop.run(measured(folder)))
