"""The operator's console with many plays in the database: every page, on SQLite and on PostgreSQL.

A year of a house is made (`filling`), audited and counted; then a real server process is asked for everything that the
console can ask for, and a bare `/health` beside it in the same run. No page should take longer than 300 ms, with a
million plays as with none. What there is to ask for is read from the server's own routes: one that nobody here knows
how to ask for is an error.

`VENTUNO_BENCH_PLAYS` says how many plays; `make bench-million` asks for a million.
"""

import asyncio
import gc
import http.client
import json
import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import asyncpg
from litestar.handlers import HTTPRouteHandler
from rich.console import Console
from rich.table import Column, Table

from bench.filling import Filled, copied, fill
from bench.folder import scratch
from tests.postgres import Cluster
from tests.server.process import Process
from ventuno.desk.desk import Desk
from ventuno.desk.requests import AskHouse
from ventuno.house import audit as check
from ventuno.house.access.sessions import StaffSession
from ventuno.house.ledger.calendar import day_of
from ventuno.house.mismatches import Mismatches
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.office.staff import Credentials
from ventuno.house.tables.state import PREFIX
from ventuno.jobs.audit import audit
from ventuno.jobs.counting import Counters, count
from ventuno.jobs.monitoring import expectation
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.server.app.routers import API, CONSOLE
from ventuno.server.sessions import csrf_of, hashed
from ventuno.store import databases
from ventuno.store.entropy import entropy
from ventuno.store.postgres import schema as postgres
from ventuno.store.solved import files
from ventuno.store.store import Store

PLAYS = int(os.environ.get("VENTUNO_BENCH_PLAYS", "20000"))
REQUESTS = 30
LIMIT_MS = 300.0
AUDITED_WHOLE_MAX = 50_000  # plays; of more, some books
BOOKS_AUDITED = 200
OFFICER = "olga"
_DRAFT = {"kind": "rules", "name": "2024-08-28", "changes": dict.fromkeys(Language, "…"), "reason": "to be thought of"}


# ----- what to ask for


@dataclass(frozen=True, slots=True)
class Known:
    """Of a filled house: names of things that pages can be asked about, the largest there are."""

    busiest: str  # the player with the longest journal
    entries: int  # of it
    usual: str
    plays: int  # of the busiest
    login: str
    guest: str  # with games at a table
    longest: str  # play
    running: str
    game: str
    journal: int  # entries of the house's own
    year_ago: str
    announced: int  # the entry of it
    older_events: str = ""
    draft: str = ""


def known(file: Path, filled: Filled) -> Known:
    reading = sqlite3.connect(file)

    def one(statement: str, *arguments: object) -> str:
        return str(reading.execute(statement, arguments).fetchone()[0])

    people = "FROM books WHERE id IN (SELECT player FROM people)"
    busiest = one(f"SELECT id {people} ORDER BY entries DESC LIMIT 1")
    found = Known(
        busiest=busiest,
        entries=int(one("SELECT entries FROM books WHERE id = ?", busiest)),
        usual=one(f"SELECT id {people} ORDER BY id LIMIT 1"),
        plays=int(one("SELECT max(number) FROM plays WHERE player = ?", busiest)),
        login=one("SELECT login FROM people WHERE player = ?", busiest),
        guest=one("SELECT player FROM bettors LIMIT 1"),
        longest=one("SELECT id FROM plays WHERE player = ? ORDER BY sequence DESC LIMIT 1", busiest),
        running=one("SELECT id FROM plays WHERE ended_us IS NULL AND expires_us IS NOT NULL LIMIT 1"),
        game=one("SELECT play FROM bettors JOIN plays p ON p.id = play WHERE p.ended_us IS NOT NULL LIMIT 1"),
        journal=int(one("SELECT entries FROM books WHERE id = 'house'")),
        announced=int(one("SELECT number FROM entries WHERE book = 'house' AND kind = 'rules_published'")),
        year_ago=(day_of(filled.until) - timedelta(days=364)).isoformat(),
    )
    reading.close()
    return found


Asks = Callable[[Known], Sequence[str]]  # the paths behind the console's prefix, with their queries

ASKED: Mapping[str, Asks] = {
    "/me": lambda _: ["/me"],
    "/overview": lambda _: ["/overview"],
    "/unfinished": lambda at: ["/unfinished", f"/unfinished?after={at.running}"],
    "/journal": lambda at: ["/journal", f"/journal?before={at.journal // 2}"],
    "/tables": lambda _: ["/tables"],
    "/players": lambda at: [
        "/players",
        f"/players?after={at.busiest}",
        *(f"/players?q={quote(q)}" for q in ("a", "m a", "anna", "müller anna", at.login, at.busiest[:6], "nobody")),
        f"/players?q=a&after={at.usual}",
    ],
    "/players/{player:str}": lambda at: [f"/players/{at.busiest}", f"/players/{at.usual}", f"/players/{at.guest}"],
    "/players/{player:str}/statement": lambda at: [
        f"/players/{at.busiest}/statement",
        f"/players/{at.busiest}/statement?days=30",
        f"/players/{at.busiest}/statement?before={at.entries // 2}",
    ],
    "/players/{player:str}/plays": lambda at: [
        f"/players/{at.busiest}/plays",
        f"/players/{at.busiest}/plays?before={at.plays // 2}",
    ],
    "/players/{player:str}/games": lambda at: [f"/players/{at.guest}/games", f"/players/{at.busiest}/games"],
    "/players/{player:str}/messages": lambda at: [f"/players/{at.busiest}/messages"],
    "/players/{player:str}/journal": lambda at: [
        f"/players/{at.busiest}/journal",
        f"/players/{at.busiest}/journal?before={at.entries // 2}",
    ],
    "/plays/{play:str}": lambda at: [f"/plays/{at.longest}", f"/plays/{at.running}"],
    "/games/{game:str}": lambda at: [f"/games/{at.game}"],
    "/questions": lambda _: ["/questions", "/questions?state=closed"],
    "/guests/{guest_question:str}": lambda _: [],  # a filled house has no guests' questions
    "/questions/{question:str}": lambda at: [f"/questions/{at.busiest}-1"],
    "/rates": lambda _: ["/rates"],
    "/held": lambda _: ["/held"],
    "/cases": lambda _: ["/cases", "/cases?state=closed"],
    "/cases/{case:str}": lambda at: [f"/cases/{at.busiest}-1"],
    "/protection": lambda _: ["/protection"],
    "/protection/file": lambda _: ["/protection/file"],
    "/staff": lambda _: ["/staff"],
    "/factors": lambda _: ["/factors"],
    "/approvals": lambda _: ["/approvals"],
    "/approvals/{proposal:int}": lambda _: [],  # nobody there has proposed anything
    "/reads": lambda at: ["/reads", f"/reads?player={at.busiest}"],
    "/monitor": lambda _: ["/monitor", "/monitor?days=365"],
    "/reports": lambda at: ["/reports", f"/reports?since={at.year_ago}", "/reports?by=month"],
    "/reports/file": lambda at: [
        f"/reports/file?since={at.year_ago}&format=csv",
        f"/reports/file?since={at.year_ago}&format=parquet",
    ],
    "/events": lambda at: ["/events", f"/events?before={at.older_events}"],
    "/rounds": lambda at: ["/rounds", f"/rounds?before={at.journal // 2}"],
    "/alerts": lambda at: ["/alerts", f"/alerts?before={at.journal // 2}"],
    "/terms": lambda _: ["/terms"],
    "/terms/{entry:int}/unread": lambda at: [
        f"/terms/{at.announced}/unread",
        f"/terms/{at.announced}/unread?after={at.busiest}",
    ],
    "/drafts/{draft:str}": lambda at: [f"/drafts/{at.draft}"],
    "/dossier": lambda _: ["/dossier"],
    "/dossier/{name:str}": lambda _: ["/dossier/facts.json"],
}


def pages() -> Iterator[str]:
    """Every path of the console that can be asked for without changing anything."""
    for handler in CONSOLE:
        if isinstance(handler, HTTPRouteHandler) and "GET" in handler.http_methods:
            yield from sorted(handler.paths)


def unasked() -> list[str]:
    """Pages that nobody here knows how to ask for."""
    return [path for path in pages() if path not in ASKED]


# ----- asking


@dataclass(slots=True)
class Timing:
    path: str
    seconds: list[float] = field(default_factory=list)
    bytes: int = 0
    first_cpu_ms: float = 0.0  # of the server process
    cpu_ms: float = 0.0

    @property
    def first_ms(self) -> float:
        return 1000 * self.seconds[0]

    def at_ms(self, share: float) -> float:
        """Of all but the first."""
        ordered = sorted(self.seconds[1:])
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    @property
    def worst_ms(self) -> float:
        return max(self.first_ms, self.at_ms(0.99))


class Browser:
    """Somebody of the staff, with one connection that stays."""

    def __init__(self, server: Process, token: str) -> None:
        self._server = server
        place = urlsplit(server.address)
        self._connection = http.client.HTTPConnection(place.hostname or "", place.port, timeout=600)
        self._headers = {
            "Cookie": f"ventuno-console={token}",
            "X-CSRF-Token": csrf_of(token),
            "Accept-Encoding": "gzip",
            "Accept-Language": "de",
        }

    def asked(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401  # JSON
        headers = self._headers | {"Accept-Encoding": "identity", "Content-Type": "application/json"}
        content = None if body is None else json.dumps(body)
        self._connection.request(method, path, content, headers | {"Idempotency-Key": "bench"})
        answer = self._connection.getresponse()
        told = json.loads(answer.read())
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {told}")
        return told

    def timed(self, path: str, requests: int = REQUESTS) -> Timing:
        """So often, after a first time, which is noted apart: it may have more to read."""
        timing = Timing(path)
        _, used = self._used_since(0.0)
        for number in range(requests + 1):
            if number <= 1:
                timing.first_cpu_ms, used = self._used_since(used)
            began = time.perf_counter()
            self._connection.request("GET", path, headers=self._headers)
            answer = self._connection.getresponse()
            body = answer.read()
            timing.seconds.append(time.perf_counter() - began)
            if answer.status != 200:
                raise RuntimeError(f"{path}: {answer.status} {body[:500]!r}")
            timing.bytes = len(body)
        timing.cpu_ms = self._used_since(used)[0] / requests
        return timing

    def _used_since(self, before: float) -> tuple[float, float]:
        """What the server has worked since then, and until now, in ms: whatever else the machine has to do."""
        after_name = Path(f"/proc/{self._server.pid}/stat").read_text().rpartition(")")[2].split()
        now = 1000 * (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")
        return now - before, now


async def let_in(place: str, at: Known) -> str:
    """A session of the officer's, without the log-in: its token. The busiest player asks something first."""
    store, token, now = await databases.open_store(place), entropy(32).hex(), databases.now()
    question = AskHouse(subject="A play", text="Why did it end?")
    await Desk(store, databases.now, entropy).do(question, player=at.busiest, key="bench-question")
    session = StaffSession(
        token_hash=hashed(token),
        name=OFFICER,
        started_at=now,
        expires_at=now + timedelta(minutes=59),
        fresh_at=now,
    )
    proof = Credentials(name=OFFICER, password="", secret=entropy(20).hex())
    await store.staff.keep_credentials(proof)
    kept = await store.staff.credentials(OFFICER)
    assert kept is not None
    await store.staff.keep_session(session, kept)
    await store.close()
    return token


def asked(place: str, folder: Path, at: Known) -> list[Timing]:
    """Health first, then every page."""
    token = asyncio.run(let_in(place, at))
    dossier = folder / "dossier"
    dossier.mkdir(exist_ok=True)
    (dossier / "facts.json").write_text("{}\n")
    settings = {"log": "none", "rounds": "false", "dossier": str(dossier), "cache": str(files.directory())}
    with Process(folder, "--database", place, **settings) as server:
        browser = Browser(server, token)
        older = browser.asked("GET", f"{API}/console/events")["before"]
        draft = browser.asked("POST", f"{API}/console/drafts", _DRAFT)["draft"]
        browser.asked("POST", f"{API}/console/cases", {"player": at.busiest, "reason": "plays more than anybody"})
        at = replace(at, older_events=older, draft=draft)
        browser.timed("/health", 3)
        found = [browser.timed("/health", 10 * REQUESTS)]
        found += [browser.timed(f"{API}/console{path}") for page in pages() for path in ASKED[page](at)]
        server.stop()
    return found


# ----- the whole of it


async def audited(store: Store, plays: int) -> str:
    """The house whole, or, where that would take longer than all the rest, some of its books."""
    if plays <= AUDITED_WHOLE_MAX:
        report = await audit(store)
        if report.problem is not None:
            sys.exit(f"audit: {report.problem} ({report.problem.place})")
        return f"{report.plays:,} plays and {report.games:,} games in {report.books:,} books"
    kept = await store.books.whole(HOUSE)
    assert kept is not None
    found = Mismatches()
    past, last, names = check.house(kept, {}, found), "", list[str]()
    while some := await store.books.names(after=last):
        last = some[-1]
        names += (name for name in some if name != HOUSE and not name.startswith(PREFIX))
    sample = names[:: max(1, len(names) // BOOKS_AUDITED)]
    looked_at = 0
    for name in sample:
        kept = await store.books.whole(name)
        assert kept is not None
        check.book(kept, past, {}, found)
        looked_at += len(kept.plays)
    if found.first is not None:
        sys.exit(f"audit: {found.first} ({found.first.place})")
    return f"{looked_at:,} plays in {len(sample):,} of {len(names):,} books"


async def counted(place: str, plays: int, console: Console) -> None:
    store = await databases.open_store(place)
    try:
        began = time.perf_counter()
        sound = await audited(store, plays)
        console.print(f"audit: {sound}, sound, in {time.perf_counter() - began:,.0f} s")
        counters = Counters(lambda text: console.print(text, highlight=False))
        began = time.perf_counter()
        report = await count(store, counters)
        took = time.perf_counter() - began
        await counters.close()
        if report.waiting or report.plays < plays:
            sys.exit(f"counted {report.plays} of {plays} plays; waiting for {report.waiting}")
        house = await store.books.house()
        assert house is not None
        law = house.law(house.law_hash_at(databases.now()))
        await asyncio.to_thread(
            expectation.computed_expectation, law, lambda text: console.print(text, highlight=False)
        )
        console.print(f"counting: {report.plays:,} plays in {took:,.0f} s, {report.plays / took:,.0f} a second")
    finally:
        await store.close()


def printed(console: Console, title: str, found: Sequence[Timing]) -> bool:
    """Whether every page was quick enough."""
    health, *rest = found
    columns = ("first ms", "p50 ms", "p99 ms", "p50 / health", "first CPU ms", "CPU ms", "KB")
    table = Table(Column("", overflow="fold"), *columns, title=title)
    for each in found:
        numbers = (
            *(each.first_ms, each.at_ms(0.5), each.at_ms(0.99), each.at_ms(0.5) / health.at_ms(0.5)),
            *(each.first_cpu_ms, each.cpu_ms, each.bytes / 1000),
        )
        table.add_row(each.path.removeprefix(f"{API}/console"), *(f"{number:.1f}" for number in numbers))
    console.print(table)
    worst = max(rest, key=lambda each: each.worst_ms)
    console.print(f"slowest: {worst.path} with {worst.worst_ms:.0f} ms; load {os.getloadavg()[0]:.1f}", highlight=False)
    return worst.worst_ms <= LIMIT_MS


@contextmanager
def postgresql() -> Iterator[str]:
    cluster = Cluster()
    try:
        yield cluster.database()
    finally:
        cluster.stop()


async def size(address: str) -> int:
    connection = await asyncpg.connect(address)
    try:
        return int(await connection.fetchval("SELECT pg_database_size(current_database())"))
    finally:
        await connection.close()


async def copy(file: Path, address: str) -> None:
    await postgres.migrate(address)
    await copied(file, address)
    key = databases.key_file(address)
    key.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(databases.key_file(str(file)), key)


def measured(console: Console, folder: Path) -> bool:
    file = folder / "house.sqlite"
    with console.status("a year of a house …") as status:
        began = time.perf_counter()
        filled = asyncio.run(
            fill(file, PLAYS, databases.now(), tell=lambda plays: status.update(f"{plays:,} of {PLAYS:,} plays …"))
        )
        took = time.perf_counter() - began
    console.print(
        f"{filled.plays:,} plays of {filled.players:,} players in {took:,.0f} s, {filled.plays / took:,.0f} a second; "
        f"{file.stat().st_size / 1e6:,.0f} MB on SQLite"
    )
    gc.collect()
    at = known(file, filled)
    with postgresql() as address:
        began = time.perf_counter()
        asyncio.run(copy(file, address))
        took = time.perf_counter() - began
        console.print(f"copied to PostgreSQL in {took:,.0f} s; {asyncio.run(size(address)) / 1e6:,.0f} MB there")
        good = True
        for name, place in (("SQLite", str(file)), ("PostgreSQL", address)):
            console.print(f"[bold]{name}")
            asyncio.run(counted(place, filled.plays, console))
            good &= printed(console, f"the console, {filled.plays:,} plays, {name}", asked(place, folder, at))
    return good


def main() -> None:
    if missing := unasked():
        sys.exit(f"bench/console.py does not know how to ask for {', '.join(missing)}")
    console = Console(width=max(120, Console().width))
    try:
        with scratch() as folder:
            good = measured(console, folder)
    except Refused as refused:
        sys.exit(str(refused))
    if not good:
        console.print(f"Not every page took less than {LIMIT_MS:.0f} ms.")
