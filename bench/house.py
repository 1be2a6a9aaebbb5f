"""Complete durable moves: limits, rules, draws, postings, text and answer, one transaction each.

SQLite with 32 players at once, next to plain one-row commits on the same disk; PostgreSQL with 8 connections, next to
`pgbench -N -c 8` on the same server; and what a move costs when the account has a long history.
"""

import asyncio
import itertools
import os
import re
import sqlite3
import subprocess
import time
from collections.abc import Callable, Coroutine, Iterable
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import uvloop
from rich.console import Console
from rich.table import Table

from bench.folder import scratch
from tests.kit import QUICK, TERMS, born, spelled
from tests.postgres import USER, Cluster, binaries
from ventuno.desk.desk import Desk
from ventuno.desk.requests import (
    AcceptOnlineTerms,
    AcceptRules,
    Answer,
    Deposit,
    Found,
    Move,
    OfferPlay,
    OpenAccount,
    PlayMoved,
    Request,
    SetLimit,
    StartPlay,
)
from ventuno.house.accounts import player as players
from ventuno.house.accounts.events import LOSS_LIMITS, LanguageChosen
from ventuno.house.accounts.player import Player
from ventuno.house.journal import Line
from ventuno.house.ledger import codec
from ventuno.rules.language import Language
from ventuno.store import databases, laws
from ventuno.store.entropy import entropy
from ventuno.store.store import Store

PLAYERS, CONNECTIONS = 32, 8
SECONDS = 8.0
ROUNDS = 3
HISTORIES = (100, 1_000_000)
HISTORY_MOVES = 1000
RULES = "2024-08-28"  # without an end after 100 plays a day

A = TypeVar("A", bound=Answer)


class Client:
    """A player who places cards in turn, now and then buys one, and never stops."""

    def __init__(self, desk: Desk, number: int) -> None:
        self._desk = desk
        self._number = number
        self._keys = itertools.count()
        self.player = ""
        self.commands = 0

    async def register(self) -> None:
        number = f"{self._number}-{os.getpid()}-{time.monotonic_ns()}"
        person = OpenAccount(
            login=f"user{self._number}-{time.monotonic_ns() % 10**9}",
            name=f"Player {spelled(number)}",
            birth=born(number),
            canton="ZH",
            language=Language.DE,
        )
        self.player = (await self._desk.open_account(person, "correct horse", key=number)).player
        await self.do(AcceptRules(rules=RULES))
        await self.do(AcceptOnlineTerms(version=TERMS.version))
        for kind in LOSS_LIMITS:
            await self.do(SetLimit(limit=kind, amount="900"))
        await self.do(Deposit(amount="900"))

    async def do(self, request: Request[A]) -> A:
        self.commands += 1
        return await self._desk.do(request, player=self.player, key=f"{next(self._keys)}")

    async def play(self, goes_on: Callable[[], bool]) -> None:
        while goes_on():
            offered = await self.do(OfferPlay())
            at = await self.do(StartPlay(play=offered.play, stake="1", client_seed="lucky"))
            while not at.over:
                move = self._move(at) if goes_on() else "end"
                at = await self.do(Move(play=at.play, sequence=at.sequence, move=move))

    def _move(self, at: PlayMoved) -> str:
        last = at.lines.rstrip("\n").rpartition("\n")[2]
        if last.startswith("deal"):
            return f"place {self.commands % 5 + 1}"
        return "buy" if last.startswith(("place", "discard")) and self.commands % 3 == 0 else "end"


async def founded(store: Store) -> Desk:
    desk = Desk(store, databases.now, entropy, passwords=QUICK)
    if await store.books.house() is None:
        found = Found(rules=RULES, law=str(laws.load("optimal-88")), online_terms=TERMS)
        await desk.run(found, key="found", actor="console:bench")
    return desk


async def moves_per_second(store: Store) -> float:
    desk = await founded(store)
    clients = [Client(desk, number) for number in range(PLAYERS)]
    for client in clients:
        await client.register()
        client.commands = 0
    began = time.perf_counter()
    ends = began + SECONDS
    await asyncio.gather(*(client.play(lambda: time.perf_counter() < ends) for client in clients))
    return sum(client.commands for client in clients) / (time.perf_counter() - began)


# ----- what it is measured against


def commits_per_second(folder: Path) -> float:
    """One small row, one commit, as durable as ours."""
    connection = sqlite3.connect(folder / "commits.sqlite", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE rows (number INTEGER PRIMARY KEY)")
    began, number = time.perf_counter(), 0
    while time.perf_counter() - began < SECONDS / 2:
        connection.execute("INSERT INTO rows VALUES (?)", [number])
        number += 1
    connection.close()
    return number / (time.perf_counter() - began)


def pgbench(cluster: Cluster) -> float:
    """Transactions per second of PostgreSQL's own benchmark: one update, one select, one insert."""
    name = re.findall(r"/(\w+)\?", cluster.database())[0]
    base = [str(binaries() / "pgbench"), "-h", str(cluster.folder), "-U", USER]
    subprocess.run([*base, "-i", "-s", "10", "-q", name], check=True, capture_output=True)
    timed = [*base, "-N", "-c", str(CONNECTIONS), "-T", str(int(SECONDS)), name]
    done = subprocess.run(timed, check=True, capture_output=True, text=True)
    return float(re.findall(r"tps = ([\d.]+)", done.stdout)[0])


# ----- a long history


async def lengthen(address: Path | str, player: Player, entries: int) -> None:
    """Let a great deal have happened to an account."""
    lines: list[Line] = []
    for language in itertools.islice(itertools.cycle(Language), entries - player.entries):
        player, line = players.record(player, LanguageChosen(language=language), player.last_at, "player:x")
        lines.append(line)
    rows: Iterable[tuple[object, ...]] = (
        (player.id, line.number, line.kind, line.play, line.hash, line.text) for line in lines
    )
    account = codec.encode(player), player.entries, player.head, player.id
    if isinstance(address, Path):
        connection = sqlite3.connect(address)
        connection.executemany("INSERT INTO entries (book, number, kind, play, hash, text) VALUES (?,?,?,?,?,?)", rows)
        connection.execute("UPDATE books SET text = ?, entries = ?, head = ? WHERE id = ?", account)
        connection.commit()
        connection.close()
        return
    opened = await asyncpg.connect(address)
    columns = ["book", "number", "kind", "play", "hash", "text"]
    await opened.copy_records_to_table("entries", records=list(rows), columns=columns)
    await opened.execute("UPDATE books SET text = $1, entries = $2, head = $3 WHERE id = $4", *account)
    for tidying in ("VACUUM ANALYZE", "CHECKPOINT"):  # or PostgreSQL tidies up while we measure
        await opened.execute(tidying)
    await opened.close()


async def microseconds_a_move(store: Store, address: Path | str) -> list[float]:
    """For a short and a long history, in turn, the best of several rounds each; one player, nothing else going on."""
    desk = await founded(store)
    clients = []
    for number, entries in enumerate(HISTORIES):
        client = Client(desk, 1000 + number)
        await client.register()
        account = await store.books.player(client.player)
        assert account is not None
        await lengthen(address, account, entries)
        clients.append(client)
    best = [float("inf")] * len(clients)
    for _ in range(ROUNDS):
        for number, client in enumerate(clients):
            await client.do(Deposit(amount="800"))
            began, client.commands = time.perf_counter(), 0
            await client.play(lambda client=client: client.commands < HISTORY_MOVES)  # type: ignore[misc]
            best[number] = min(best[number], (time.perf_counter() - began) / client.commands * 1e6)
    return best


# ----- the whole


def main() -> None:
    console = Console()
    table = Table("", "moves/s", "against", "", "ratio", title="Durable moves")
    cost = Table("", *(f"{entries:,} entries" for entries in HISTORIES), "ratio", title="Microseconds a move")
    cluster = Cluster()
    try:
        with scratch() as folder:
            _sqlite(console, folder, table, cost)
            _postgresql(console, cluster, table, cost)
    finally:
        cluster.stop()
    console.print(table)
    console.print(cost)


def _sqlite(console: Console, folder: Path, table: Table, cost: Table) -> None:
    file = folder / "house.sqlite"
    asyncio.run(databases.create(str(file)))
    commits = commits_per_second(folder)
    moves = _best(console, "SQLite", lambda: _with(databases.open_sqlite(file, databases.now), moves_per_second))
    table.add_row(
        f"SQLite, {PLAYERS} players", f"{moves:,.0f}", "single commits/s", f"{commits:,.0f}", f"{moves / commits:.2f}"
    )
    console.print("SQLite: a long history …")
    undurable = databases.open_sqlite(file, databases.now, durable=False)
    times = uvloop.run(_with(undurable, lambda store: microseconds_a_move(store, file)))
    cost.add_row("SQLite", *(f"{each:.0f}" for each in times), f"{times[1] / times[0]:.2f}")


def _postgresql(console: Console, cluster: Cluster, table: Table, cost: Table) -> None:
    address = cluster.database()
    asyncio.run(databases.create(address))
    reference = _best(console, "pgbench", lambda: pgbench(cluster))

    def opened() -> Coroutine[Any, Any, Store]:
        return databases.open_postgresql(address, databases.now, connections=CONNECTIONS)

    moves = _best(console, "PostgreSQL", lambda: _with(opened(), moves_per_second))
    table.add_row(
        f"PostgreSQL, {CONNECTIONS} connections, {PLAYERS} players",
        f"{moves:,.0f}",
        f"pgbench -N -c {CONNECTIONS}",
        f"{reference:,.0f}",
        f"{moves / reference:.2f}",
    )
    console.print("PostgreSQL: a long history …")
    times = uvloop.run(_with(opened(), lambda store: microseconds_a_move(store, address)))
    cost.add_row("PostgreSQL", *(f"{each:.0f}" for each in times), f"{times[1] / times[0]:.2f}")


T = TypeVar("T")


async def _with(opening: Coroutine[Any, Any, Store], work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    store = await opening
    try:
        return await work(store)
    finally:
        await store.close()


def _best(console: Console, name: str, measure: Callable[[], Coroutine[Any, Any, float] | float]) -> float:
    """The best of a few rounds: other work on the machine only ever makes it slower."""
    found = []
    for number in range(ROUNDS):
        result = measure()
        found.append(result if isinstance(result, float) else uvloop.run(result))
        console.print(f"{name}: round {number + 1} of {ROUNDS}: {found[-1]:,.0f}/s")
    return max(found)
