"""Complete durable moves over HTTP: 200 players, each with a connection of its own, against a real server process.

Two questions: how many moves a second when everybody moves as fast as answers come, and how long an answer takes when
the players take their time: one move a second each, or as many as add up to 750 or 1,000 a second. Beside them a bare
“hello” of the same framework and server, asked in the same way in the same run. The players run in this process, on the
machine's other core.
"""

import asyncio
import hashlib
import itertools
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console
from rich.table import Table

from bench.folder import scratch
from tests.kit import QUICK, TERMS, born, spelled
from ventuno.desk.desk import Desk
from ventuno.desk.requests import AcceptOnlineTerms, AcceptRules, Deposit, Found, OpenAccount, SetLimit
from ventuno.house.access.sessions import Session
from ventuno.house.accounts.events import LOSS_LIMITS
from ventuno.house.ledger.money import NOTHING
from ventuno.rules.language import Language
from ventuno.server.sessions import csrf_of, hashed
from ventuno.store import databases, laws
from ventuno.store.entropy import entropy

PLAYERS = 200
SECONDS = 10.0
PACES = (PLAYERS, 750, 1_000)  # moves a second asked for when answers are timed
ROUNDS = 3
RULES = "2024-08-28"  # without an end after 100 plays a day
_HELLO = """
import sys, uvicorn
from litestar import Litestar, get
@get("/")
async def hello() -> dict[str, str]:
    return {"hello": "world"}
config = dict(loop="uvloop", http="httptools", ws="none", log_config=None, access_log=False)
uvicorn.run(Litestar([hello], openapi_config=None, logging_config=None), port=int(sys.argv[1]), **config)
"""


# ----- a client with as little to do as possible


class Connection:
    """One request at a time, over a connection that stays."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def open(cls, port: int) -> "Connection":
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def ask(self, head: str, body: bytes = b"") -> tuple[int, bytes]:
        self._writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).lower()
        length = int(answer.partition(b"content-length: ")[2].partition(b"\r\n")[0])
        return int(answer[9:12]), await self._reader.readexactly(length)

    def close(self) -> None:
        self._writer.close()


class Timing:
    def __init__(self) -> None:
        self.seconds: list[float] = []

    def at(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Player:
    """Places cards where they fit, now and then buys one, and begins again."""

    def __init__(self, connection: Connection, token: str, timing: Timing, pause: float) -> None:
        self._connection = connection
        self._headers = (
            "Host: 127.0.0.1\r\nContent-Type: application/json\r\nAccept-Language: de\r\n"
            f"Cookie: ventuno={token}\r\nX-CSRF-Token: {csrf_of(token)}\r\n"
        )
        self._timing = timing
        self._pause = pause
        self._next = time.perf_counter() + random.random() * pause
        self._keys = itertools.count()

    async def post(self, path: str, body: object) -> Any:  # noqa: ANN401
        if self._pause:  # by the clock, not by the answer: who was kept waiting moves at once
            await asyncio.sleep(max(0.0, self._next - time.perf_counter()))
            self._next += random.expovariate(1 / self._pause)
        key = f"{time.monotonic_ns()}-{next(self._keys)}"
        head = f"POST /api/v1{path} HTTP/1.1\r\n{self._headers}Idempotency-Key: {key}\r\n"
        began = time.perf_counter()
        status, answer = await self._connection.ask(head, json.dumps(body).encode())
        self._timing.seconds.append(time.perf_counter() - began)
        if status != 200:
            raise RuntimeError(answer.decode())
        return json.loads(answer)

    async def play(self, ends: float) -> None:
        while time.perf_counter() < ends:
            offered = await self.post("/plays", None)
            start = {"stake": "1", "client_seed": "lucky", "rules": offered["rules"], "law": offered["law"]}
            table = (await self.post(f"/plays/{offered['play']}/start", start))["table"]
            while table["phase"] != "over":
                body = {"sequence": table["sequence"], "move": chosen_move(table, going_on=time.perf_counter() < ends)}
                table = (await self.post(f"/plays/{offered['play']}/moves", body))["table"]


def chosen_move(table: Any, *, going_on: bool) -> str:  # noqa: ANN401
    if not going_on:
        return "end"
    if table["card"]:
        fits = [
            number for number, stack in enumerate(table["stacks"], 1) if not stack["fatal"] and not stack["complete"]
        ]
        return f"place {fits[table['sequence'] % len(fits)]}" if fits else "discard"
    return "buy" if "buy" in table["moves"] and table["sequence"] % 3 == 0 else "end"


async def moves(port: int, tokens: list[str], *, pause: float) -> tuple[float, Timing]:
    """Commands a second, offers and starts included, and how long each took."""
    timing = Timing()
    connections = [await Connection.open(port) for _ in tokens]
    players = [Player(each, token, timing, pause) for each, token in zip(connections, tokens, strict=True)]
    began = time.perf_counter()
    await asyncio.gather(*(player.play(began + SECONDS) for player in players))
    took = time.perf_counter() - began
    for connection in connections:
        connection.close()
    return len(timing.seconds) / took, timing


async def hellos(port: int) -> tuple[float, Timing]:
    timing = Timing()
    connections = [await Connection.open(port) for _ in range(PLAYERS)]
    began = time.perf_counter()

    async def ask(connection: Connection) -> None:
        while (now := time.perf_counter()) < began + SECONDS / 2:
            await connection.ask("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            timing.seconds.append(time.perf_counter() - now)

    await asyncio.gather(*map(ask, connections))
    took = time.perf_counter() - began
    for connection in connections:
        connection.close()
    return len(timing.seconds) / took, timing


# ----- the house and its servers


async def furnish(file: Path, players: int = PLAYERS) -> list[str]:
    """A house with players who are logged in; their tokens."""
    await databases.create(str(file))
    store = await databases.open_store(str(file))
    desk = Desk(store, databases.now, entropy, passwords=QUICK)
    await desk.run(
        Found(rules=RULES, law=str(laws.load("optimal-88")), online_terms=TERMS), key="found", actor="console:bench"
    )
    tokens = [await _resident(desk, number) for number in range(players)]
    await store.close()
    return tokens


async def _resident(desk: Desk, number: int) -> str:
    person = OpenAccount(
        login=f"user{number}",
        name=f"Player {spelled(str(number))}",
        birth=born(f"user{number}"),
        canton="ZH",
        language=Language.DE,
    )
    player = (await desk.open_account(person, "correct horse", key=f"open {number}")).player
    await desk.do(AcceptRules(rules=RULES), player=player, key="rules")
    await desk.do(AcceptOnlineTerms(version=TERMS.version), player=player, key="terms")
    for kind in LOSS_LIMITS:
        await desk.do(SetLimit(limit=kind, amount="900"), player=player, key=kind)
    await desk.do(Deposit(amount="900"), player=player, key="deposit")
    token = hashlib.sha256(f"{number}".encode()).hexdigest()
    now = databases.now()
    session = Session(
        token_hash=hashed(token),
        player=player,
        started_at=now,
        expires_at=now + timedelta(hours=1),
        result_before=NOTHING,
    )
    await desk.store.sessions.keep(session)
    return token


@asynccontextmanager
async def running(port: int, *command: str) -> AsyncIterator[int]:
    """A server process, by its id."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ)  # noqa: ASYNC220  # nobody waits
    try:
        for _ in range(600):
            try:
                (await Connection.open(port)).close()
                break
            except OSError:
                await asyncio.sleep(0.05)
        yield process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def processor_seconds(process: int) -> float:
    """What the process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def processor_microseconds(process: int, work: Awaitable[tuple[float, Timing]]) -> tuple[float, float, Timing]:
    """How much of the processor the server has used for each answer; beside it what the work has measured."""
    used, began = processor_seconds(process), time.perf_counter()
    rate, timing = await work
    answers = rate * (time.perf_counter() - began)
    return (processor_seconds(process) - used) / answers * 1e6, rate, timing


async def measured(console: Console, folder: Path) -> None:
    file, ports = folder / "house.sqlite", (8421, 8422)
    console.print(f"{PLAYERS} players register …")
    tokens = await furnish(file)
    table = Table("", "a second", "p50 ms", "p99 ms", title=f"HTTP, {PLAYERS} connections, SQLite, durable")
    fastest, most, hello = 0.0, Timing(), 0.0
    costs: list[tuple[float, float]] = []
    serve = (sys.executable, "-c", "from ventuno.cli import main; main()", "serve", "--no-coach", "--log", "none")
    async with (
        running(ports[0], *serve, "--port", str(ports[0]), "--database", str(file)) as house,
        running(ports[1], sys.executable, "-c", _HELLO, str(ports[1])) as greeter,
    ):
        for number in range(ROUNDS):
            greeting_cost, greeted, greeting = await processor_microseconds(greeter, hellos(ports[1]))
            cost, made, timing = await processor_microseconds(house, moves(ports[0], tokens, pause=0.0))
            costs.append((cost, greeting_cost))
            console.print(f"round {number + 1} of {ROUNDS}: {made:,.0f} moves/s, {greeted:,.0f} hellos/s")
            if made > fastest:
                fastest, most = made, timing
            if greeted > hello:
                hello, hello_timing = greeted, greeting
        steady = {pace: await moves(ports[0], tokens, pause=PLAYERS / pace) for pace in PACES}
    table.add_row("hello, as fast as answers come", f"{hello:,.0f}", *_times(hello_timing))
    table.add_row("moves, as fast as answers come", f"{fastest:,.0f}", *_times(most))
    for pace, (paced, timing) in steady.items():
        table.add_row(f"moves, {pace:,} a second asked for", f"{paced:,.0f}", *_times(timing))
    console.print(table)
    console.print(f"moves / hellos: {fastest / hello:.2f}")
    cost, greeting_cost = (statistics.median(each) for each in zip(*costs, strict=True))
    console.print(
        f"processor time of the server: {cost:.0f} µs a move, {greeting_cost:.0f} µs a hello; "
        f"hello / move: {greeting_cost / cost:.2f}"
    )


def _times(timing: Timing) -> tuple[str, str]:
    return f"{timing.at(0.5):.1f}", f"{timing.at(0.99):.1f}"


def main() -> None:
    with scratch() as folder:
        uvloop.run(measured(Console(), folder))
