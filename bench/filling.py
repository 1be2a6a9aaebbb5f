"""Fills an empty database with a year of a house: as many plays of Big21 as asked for, every line of them real.

The house's own book and its tables of Black Jack Challenge are made by the desk itself, with a clock that is set by
hand. Players' books are made in worker processes (`lives`) and written as rows, in the order of their names, into
SQLite; PostgreSQL gets a copy of that file.
"""

import asyncio
import hashlib
import itertools
import os
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from datetime import datetime, timedelta
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import msgspec

from bench import lives
from bench.lives import DAYS, Life, Plan, Terms, lived
from tests.enrolled import enrolled
from tests.kit import QUICK, TERMS, Clock, born, seeded, spelled
from ventuno.desk.desk import Desk
from ventuno.desk.office.staff import StaffDesk
from ventuno.desk.requests import (
    AcceptOnlineTerms,
    AcceptRules,
    AnswerAlert,
    Appoint,
    Decide,
    Deposit,
    Enter,
    Found,
    OpenAccount,
    OpenTable,
    PlaceBet,
    PostRate,
    PublishLaw,
    PublishRules,
    RecordDailyCheck,
    SetLimit,
    SitDown,
)
from ventuno.desk.tables.tables import TableDesk
from ventuno.desk.transaction import Transactions
from ventuno.house.accounts.events import LOSS_LIMITS
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import Currency
from ventuno.house.office.events import DailyCheckRecorded
from ventuno.house.office.staff import ROUND, Role
from ventuno.house.tables import replay
from ventuno.house.tables.events import Pace, TableTerms
from ventuno.house.tables.state import OF_THE_HOUSE, TablePhase
from ventuno.jobs.sealing import seal
from ventuno.rules.language import Language
from ventuno.store import databases, laws
from ventuno.store.commands import Changes, Command
from ventuno.store.execution import write
from ventuno.store.keys.ring import KEY_BYTES, KeysAtHand
from ventuno.store.sqlite import files
from ventuno.store.store import Store
from ventuno.store.times import microseconds_or_none

FOUNDER = "console:bench"
RULES = "2024-08-28", "2024-10-23"
LAWS = (  # the law by name, and the day from which it was published
    ("aces-88", 0),
    ("optimal-88", 60),
    ("aces-88", 130),
    ("optimal-88", 200),
)
PLAYS_A_PLAYER = 100
PLAYS_OF_ONE_MAX = 5_000  # more do not go into the limits of a year (B18)
PLAYS_A_GAME = 4_000  # of Big21 for each game at a table
BOXES = 7
SPARE = 1.05  # not everybody gets to play as much as they meant to: limits, blocks, and the year is over
WORKERS = os.cpu_count() or 1
AT_ONCE = 20  # lives, for a worker

Row = Sequence[Any]
Rows = dict[str, list[Row]]
Tell = Callable[[int], None]  # how many plays there are


# ----- the house: founded a year ago, with staff, other laws, other rules


async def house(store: Store, clock: Clock, until: datetime) -> Terms:
    """What it was after each line of its journal."""
    entropy, terms = seeded("house"), list[tuple[datetime, Any]]()
    desk = Desk(store, clock, entropy, passwords=QUICK)
    staff = StaffDesk(desk, clock, entropy, QUICK)
    founded = until - timedelta(days=DAYS + 1)

    async def happened() -> None:
        terms.append((clock.at, await store.books.house()))

    clock.at = founded
    await desk.run(
        Found(rules=RULES[0], law=str(laws.load(LAWS[0][0])), online_terms=TERMS), key="found", actor=FOUNDER
    )
    await happened()
    for name, role in (("olga", Role.OPERATOR), ("samuel", Role.SUPPORT), ("aline", Role.AUDITOR)):
        request = Appoint(name=name, role=role, reason="since the house was founded")
        await enrolled(staff, request, "nine blue bicycles", actor=FOUNDER, clock=clock)
    rate = PostRate(currency=Currency.EUR, buys="0.92", sells="0.98", reason="as in town")
    await desk.run(rate, key="rate", actor=lives.OPERATOR)
    await happened()
    changes = dict.fromkeys(Language, "…")
    for day in range(1, DAYS + 1):
        clock.at = founded + timedelta(days=day)
        await desk.run(Enter(), key=f"enter {day}", actor=(lives.OPERATOR, lives.SUPPORT)[day % 2])
        for name, published in LAWS[1:]:
            if published == day:
                law = PublishLaw(law=str(laws.load(name)), changes=changes, reason="for the better")
                await desk.run(law, key=f"law {day}", actor=lives.OPERATOR)
        await daily_round(desk, day)
        if day == 90:
            at = clock.at + timedelta(days=12)
            rules = PublishRules(rules=RULES[1], effective_at=at, changes=changes, reason="Art. 4.2")
            await desk.run(rules, key=f"rules {day}", actor=lives.OPERATOR)
        await happened()
    return terms


async def daily_round(desk: Desk, number: int) -> None:
    """As one that found nothing; now and then there is other software, and an alert, which most often is answered."""
    made = DailyCheckRecorded(
        books=number,
        entries=number,
        plays=number,
        software=hashlib.sha256(f"software {number // 5}".encode()).hexdigest(),
        configuration=hashlib.sha256(f"configuration {number // 40}".encode()).hexdigest(),
    )
    await desk.run(RecordDailyCheck(made=made), key=f"round {number}", actor=ROUND)
    house = await desk.store.books.house()
    assert house is not None
    if house.alerts and number % 7:
        answer = AnswerAlert(alert=house.alerts[0].alert, done="Compared with the release, which it is.")
        await desk.run(answer, key=f"answer {number}", actor=lives.OPERATOR)


# ----- its tables


async def tables(store: Store, clock: Clock, until: datetime, games: int) -> None:
    """So many games, dealt over the last hours; the last one of each table is being played."""
    entropy = seeded("tables")
    desk, hall = Desk(store, clock, entropy, passwords=QUICK), TableDesk(Transactions(store, clock, entropy))
    for number in range(max(1, games // 25)):
        clock.at = until - timedelta(hours=20)
        terms = TableTerms(
            name=f"Table {number + 1}",
            language=tuple(Language)[number % len(Language)],
            pace=Pace.BRISK,
            boxes=BOXES,
            ante_min=Money(5_00),
            ante_max=Money(5_00),
            bonus_min=Money(1_00),
            bonus_max=Money(5_00),
        )
        name = (await hall.open(OpenTable(terms=terms), player=OF_THE_HOUSE, key=f"bench {number}")).table
        evening = Evening(store, hall, clock, name)
        for box in range(1, BOXES + 1):
            await evening.seat(desk, box, f"guest{number}x{box}")
        await evening.play(-(-games // max(1, games // 25)), until)


class Evening:
    """A table and those who sit at it."""

    def __init__(self, store: Store, hall: TableDesk, clock: Clock, name: str) -> None:
        self._store, self._hall, self._clock, self._name = store, hall, clock, name
        self._keys = (f"evening {number}" for number in itertools.count())
        self._chance = Random(name)

    async def seat(self, desk: Desk, box: int, login: str) -> None:
        person = OpenAccount(
            login=login,
            name=f"Guest {spelled(login)}",
            birth=born(login),
            canton="ZH",
            language=Language.DE,
        )
        player = (await desk.open_account(person, "correct horse", key=login)).player
        await desk.do(AcceptRules(rules=RULES[1]), player=player, key="rules")
        await desk.do(AcceptOnlineTerms(version=TERMS.version), player=player, key="terms")
        for kind in LOSS_LIMITS:
            await desk.do(SetLimit(limit=kind, amount="900"), player=player, key=kind)
        await desk.do(Deposit(amount="900"), player=player, key="deposit")
        request = SitDown(table=self._name, box=box, chips="300", name=f"Box {box}")
        await self._hall.sit(request, player=player, key=next(self._keys))

    async def play(self, games: int, until: datetime) -> None:
        """So many games to their end, and another one to the first decision, if chips and time are left."""
        while self._clock.at < until - timedelta(minutes=2):
            found = await self._store.tables.find(self._name)
            assert found is not None
            table, game = found
            match table.phase:
                case TablePhase.BETTING if any(seat.bet is None and table.can_bet(seat.box) for seat in table.seated):
                    await self._bet(table.game or "", [s.player for s in table.seated if table.can_bet(s.box)])
                case TablePhase.PLAYING if table.games > games:
                    return
                case TablePhase.PLAYING:
                    assert game is not None
                    await self._decide(table.seats, game)
                case _ if table.due_at is None:
                    return
                case _:
                    assert table.due_at is not None
                    self._clock.at = max(self._clock.at, table.due_at)
                    await self._hall.tick(self._name)

    async def _bet(self, game: str, players: Sequence[str]) -> None:
        for player in players:
            self._clock.forward(seconds=0.5)
            bet = PlaceBet(table=self._name, play=game, ante="5", red="1", black="0", seed=f"{self._chance.random()}")
            await self._hall.bet(bet, player=player, key=next(self._keys))

    async def _decide(self, seats: Any, kept: PlayRecord) -> None:  # noqa: ANN401
        self._clock.forward(seconds=self._chance.uniform(1, 4))
        game = replay.game(kept.text)
        pays = self._chance.random() < 0.6
        request = Decide(table=self._name, play=kept.id, card=game.card_asked or 0, pays=pays)
        await self._hall.decide(request, player=seats[game.turn or 0].player, key=next(self._keys))


# ----- its players


def plans(plays: int, until: datetime) -> list[Plan]:
    """A few play very often and most seldom, in the order of their names."""
    players = max(1, plays // PLAYS_A_PLAYER)
    weights = [(number + 30) ** -0.9 for number in range(players)]
    share = SPARE * plays / sum(weights)
    made = [Plan(n, max(3, min(PLAYS_OF_ONE_MAX, round(share * each))), until) for n, each in enumerate(weights)]
    return sorted(made, key=lambda plan: plan.player)


def rows(life: Life) -> Rows:
    """As the store would have written them, by statement."""
    player = life.account
    question = Command(player.id, "", lambda _records: Changes())
    everything = Changes(book=player, lines=tuple(life.lines), person=life.person)
    made: Rows = {}
    for statement, arguments in write.parts(question, None, everything, life.at, _KEYS):
        made.setdefault(statement, []).append(arguments)
    kept = [*life.plays, *([] if life.current is None else [life.current])]
    made[_PLAY] = list(map(_play_row, kept))
    return made


def _play_row(kept: PlayRecord) -> Row:
    at = (kept.started_at, kept.expires_at, kept.ended_at)
    times = map(microseconds_or_none, at)
    return (
        kept.id,
        kept.owner,
        int(kept.id.rpartition("-")[2]),
        kept.server_seed,
        kept.commitment,
        kept.client_seed,
        kept.rules,
        kept.law,
        kept.stake.centimes,
        *times,
        kept.sequence,
        kept.text,
    )


_KEYS = KeysAtHand.of(bytes(KEY_BYTES))  # nothing that is filled in is secret
_PLAY = (
    "INSERT INTO plays (id, player, number, server_seed, commitment, client_seed, rules, law, stake, started_us, "
    "expires_us, ended_us, sequence, text) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)"
)
_ROWS = msgspec.msgpack.Decoder(dict[str, list[tuple[Any, ...]]])
_OF_THIS_PROCESS: list[Terms] = []


def _begin(terms: Terms) -> None:
    _OF_THIS_PROCESS[:] = [terms]


def _lived(some: Sequence[Plan]) -> tuple[int, bytes]:
    """How many plays are over, and everything as bytes: cheaper to hand over than so many values."""
    together: Rows = {}
    finished = 0
    for plan in some:
        life = lived(plan, _OF_THIS_PROCESS[0])
        finished += len(life.plays)
        for statement, made in rows(life).items():
            together.setdefault(statement, []).extend(made)
    return finished, msgspec.msgpack.encode(together)


def players(file: Path, planned: Sequence[Plan], terms: Terms, workers: int, tell: Tell) -> int:
    """Everybody's life, written as it comes; how many plays are over."""
    connection = sqlite3.connect(file, isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = OFF", "cache_size = -200000"):
        connection.execute(f"PRAGMA {pragma}")
    finished = 0
    for some, made in _in_order(planned, terms, workers):
        finished += some
        connection.execute("BEGIN")
        for statement, written in _ROWS.decode(made).items():
            connection.executemany(statement.format(guard="").replace("$", "?"), written)
        connection.execute("COMMIT")
        tell(finished)
    connection.close()
    return finished


def _in_order(planned: Sequence[Plan], terms: Terms, workers: int) -> Iterator[tuple[int, bytes]]:
    """Without workers, here. They are never far ahead of who writes: a million plays do not fit into memory."""
    some = [planned[begin : begin + AT_ONCE] for begin in range(0, len(planned), AT_ONCE)]
    if workers == 0:
        _begin(terms)
        yield from map(_lived, some)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), _begin, (terms,)) as pool:
        waiting: deque[Future[tuple[int, bytes]]] = deque()
        for each in some:
            waiting.append(pool.submit(_lived, each))
            if len(waiting) > 4 * workers:
                yield waiting.popleft().result()
        for last in waiting:
            yield last.result()


# ----- all of it


@dataclass(frozen=True, slots=True)
class Filled:
    plays: int  # that are over
    players: int
    until: datetime


async def fill(
    file: Path, plays: int, until: datetime, *, workers: int | None = None, tell: Tell | None = None
) -> Filled:
    """A new SQLite database with so many finished plays at least, sealed."""
    files.create(file)
    clock = Clock(until)
    store = await databases.open_sqlite(file, clock, durable=False)
    try:
        terms = await house(store, clock, until)
        await tables(store, clock, until, max(2, plays // PLAYS_A_GAME))
        clock.at = until
    finally:
        await store.close()
    planned = plans(plays, until)
    count = await asyncio.to_thread(
        players, file, planned, terms, WORKERS if workers is None else workers, tell or (lambda _plays: None)
    )
    store = await databases.open_sqlite(file, clock, durable=False)
    try:
        await seal(store.seals, until)
    finally:
        await store.close()
    return Filled(count, len(planned), until)


async def copied(file: Path, address: str) -> None:
    """The same rows in a PostgreSQL database that has the schema and nothing in it."""
    reading = files.read_only(file)
    writing = await asyncpg.connect(address)
    try:
        await writing.execute("SET session_replication_role = replica")  # what is copied was checked when written
        names = [name for (name,) in reading.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in (each for each in names if each != "ventuno"):  # that is the schema's number
            found = reading.execute(f"SELECT * FROM {name}")  # noqa: S608  # our own words only
            columns = [each[0] for each in found.description]
            while some := found.fetchmany(20_000):
                await writing.copy_records_to_table(name, records=some, columns=columns)
        await writing.execute("ANALYZE")  # as PostgreSQL does by itself when it finds the time
    finally:
        reading.close()
        await writing.close()
