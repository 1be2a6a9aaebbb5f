"""Tables of Black Jack Challenge over WebSocket: 200 with seven guests each, against a real server process.

From the moment somebody sends a decision until each of the seven sees it on their screen: that includes checking it,
writing it to the disk, reading what became of the table and sending everybody their own view. In the middle the server
is killed and started again; the games go on, and in the end every chip is accounted for. Beside it a bare echo over as
many sockets of the same server, with as many messages of the same size, in the same run. The guests run in this
process, on the machine's other core.

`VENTUNO_BENCH_TABLES` and `VENTUNO_BENCH_SECONDS` make it smaller.
"""

import asyncio
import gc
import os
import random
import resource
import socket
import subprocess
import sys
import time
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from bench.folder import scratch
from tests.crash.guests import PAUSE_SECONDS, Log, Player, all_of, furnish, unaccounted
from tests.server.process import Process
from ventuno.jobs.audit import AuditReport, audit
from ventuno.store import databases

TABLES = int(os.environ.get("VENTUNO_BENCH_TABLES", "200"))
SECONDS = float(os.environ.get("VENTUNO_BENCH_SECONDS", "60"))
ARRIVING_SECONDS = 15.0  # over which guests come: nobody's table begins with another's
ECHO_SECONDS = 15.0
PATIENCE_SECONDS = 120.0
FILES = 8192
_ECHO = """
import sys, uvicorn
async def echo(scope, receive, send):
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
config = dict(loop="uvloop", ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off", log_config=None)
uvicorn.run(echo, port=int(sys.argv[1]), access_log=False, backlog=2048, **config)
"""


async def evening(folder: Path, players: list[Player], addresses: list[str], log: Log, console: Console) -> float:
    """Two halves, and between them a server that dies; how long both took."""
    playing = []
    with await asyncio.to_thread(Process, folder, log="none") as server:
        addresses.append(server.address)
        for player in players:
            playing.append(asyncio.create_task(player.play()))
            await asyncio.sleep(ARRIVING_SECONDS / len(players))
        took = await all_of(players, lambda player: player.seated, PATIENCE_SECONDS)
        console.print(f"all seated {took:.1f} s after the last one came")
        lasted = await _half(log)
    with await asyncio.to_thread(Process, folder, log="none") as server:  # the one before was killed
        addresses.append(server.address)
        took = await all_of(players, lambda player: player.here, PATIENCE_SECONDS)
        console.print(f"server killed and started again: everybody was back {took:.1f} s after that")
        lasted += await _half(log)
        server.stop()
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return lasted


async def _half(log: Log) -> float:
    log.counting, began = True, time.perf_counter()
    await asyncio.sleep(SECONDS / 2)
    log.pause()
    return time.perf_counter() - began


async def echoes(sockets: int, messages_a_second: float, size: int) -> Log:
    """As many messages from as many sockets, at random moments."""
    log, text, pause = Log(), "x" * size, sockets / messages_a_second
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process = subprocess.Popen((sys.executable, "-c", _ECHO, str(port)))  # noqa: ASYNC220  # nobody waits
    try:
        lines = await _connected(port, sockets)
        ends = time.perf_counter() + ECHO_SECONDS

        async def ask(line: ClientConnection) -> None:
            while True:
                await asyncio.sleep(random.uniform(0, 2 * pause))
                if (began := time.perf_counter()) > ends:
                    return
                await line.send(text)
                await line.recv()
                log.seconds.append(time.perf_counter() - began)

        await asyncio.gather(*map(ask, lines))
        await asyncio.gather(*(line.close() for line in lines))
    finally:
        process.terminate()
        process.wait(30)
    return log


async def _connected(port: int, sockets: int) -> list[ClientConnection]:
    where, lines = f"ws://127.0.0.1:{port}/", list[ClientConnection]()
    while len(lines) < sockets:
        try:
            lines.append(await connect(where, compression=None, ping_interval=None))
        except OSError:  # not open yet
            await asyncio.sleep(0.05)
    return lines


async def audited(file: Path) -> AuditReport:
    store = await databases.open_store(str(file))
    try:
        return await audit(store)
    finally:
        await store.close()


async def measured(console: Console, folder: Path) -> None:
    console.print(f"{TABLES} tables are set up …")
    guests = await furnish(folder / "house.sqlite", TABLES)
    log, addresses = Log(), list[str]()
    players = [Player(guest, lambda: addresses[-1], log, PAUSE_SECONDS) for guest in guests]
    random.shuffle(players)
    gc.freeze()
    lasted = await evening(folder, players, addresses, log, console)
    shown_a_second, size = log.messages / lasted, log.bytes // max(1, log.messages)
    bare = await echoes(len(guests), shown_a_second, size)
    table = Table("", "a second", "p50 ms", "p99 ms", title=f"{TABLES} tables, {len(guests)} sockets, SQLite, durable")
    table.add_row("echo of one message", f"{len(bare.seconds) / ECHO_SECONDS:,.0f}", *_times(bare))
    table.add_row("decision, until each of the table sees it", f"{log.decisions / lasted:,.0f}", *_times(log))
    console.print(table)
    console.print(f"{shown_a_second:,.0f} states a second of {size:,} bytes; load {os.getloadavg()[0]:.1f}")
    console.print(f"p99 of decisions / p99 of echoes: {log.at_ms(0.99) / bare.at_ms(0.99):.1f}")
    report = await audited(folder / "house.sqlite")
    missing = unaccounted(report.totals, len(guests))
    found = report.problem or "sound"
    console.print(f"audit: {report.games} games in {report.books} books, {found}; chips missing: {missing}")
    if report.problem is not None or missing:
        sys.exit(1)


def _times(log: Log) -> tuple[str, str]:
    return f"{log.at_ms(0.5):.1f}", f"{log.at_ms(0.99):.1f}"


def main() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, most) if most > 0 else FILES, most))
    with scratch() as folder:
        uvloop.run(measured(Console(), folder))
