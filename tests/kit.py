"""A house for tests: either database, a clock that is set by hand, entropy from a seed, and people to play in it.

Everything is asynchronous inside; a test calls `house.do(…)` and gets the answer.
"""

import asyncio
import hashlib
import itertools
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any, Self, TypeVar
from zlib import crc32

import pytest
from argon2 import PasswordHasher

from ventuno.desk.desk import Desk
from ventuno.desk.passwords import Passwords
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
from ventuno.desk.tables.tables import TableDesk
from ventuno.desk.transaction import Transactions
from ventuno.house.accounts.events import LOSS_LIMITS
from ventuno.house.accounts.player import Player
from ventuno.house.big21.play_record import resume
from ventuno.house.documents.online_terms import OnlineTerms
from ventuno.rules.big21 import Phase, Play
from ventuno.rules.cards import Rank
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM, Law
from ventuno.rules.refusals import Refusal, Refused
from ventuno.store import databases
from ventuno.store import online_terms as shipped_terms
from ventuno.store.keys import file as key_file
from ventuno.store.sqlite import files
from ventuno.store.store import Store

NOON = datetime(2026, 3, 3, 12, tzinfo=UTC)
OPERATOR = "console:olga"
QUICK = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
RULES = "2024-10-23"
KEY = b"the key of every house in a test"
TERMS = shipped_terms.load(shipped_terms.OF_A_NEW_HOUSE)

_MANY = 1_000_000_000
# Little but kings and aces, six free cards, and in High/Low twos and aces: whoever wants to win, wins.
GENEROUS = Law(
    "generous",
    deal=(1,) * 11 + (_MANY, _MANY),
    free_cards=(1,) * 4 + (_MANY,),
    high_low=(_MANY,) + (1,) * 11 + (_MANY,),
)

A = TypeVar("A", bound=Answer)
T = TypeVar("T")


class Clock:
    """Stands still until told otherwise."""

    def __init__(self, at: datetime = NOON) -> None:
        self.at = at

    def __call__(self) -> datetime:
        return self.at

    def forward(self, **by: float) -> None:
        self.at += timedelta(**by)


@contextmanager
def in_hand(database: Path) -> Iterator[sqlite3.Connection]:
    """The file of a house, for somebody who may do anything to it: meanwhile nothing in it is append-only.

    They leave no trace but what they change: the triggers are there again afterwards.
    """
    with closing(sqlite3.connect(database)) as connection, connection:
        triggers = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        yield connection
        for _, sql in triggers:
            connection.execute(sql)


def spelled(text: str) -> str:
    """A name of letters only, another for each text."""
    return "".join(each if each.isalpha() else chr(ord("a") + ord(each) % 26) * 2 for each in text)


def born(login: str) -> date:
    """Another date of birth for each, so that nobody is taken for somebody else (B19). Anna's is 17 May 1990."""
    return date(1990, 5, 17) if login == "anna" else date(1940, 1, 1) + timedelta(days=crc32(login.encode()) % 20_000)


def seeded(seed: str) -> Callable[[int], bytes]:
    """Entropy that is the same every time."""
    numbers = itertools.count()
    return lambda length: hashlib.shake_256(f"{seed} {next(numbers)}".encode()).digest(length)


def keep_key(place: str) -> None:
    """The key of every house in a test, where the one at that place looks for it."""
    if not (path := databases.key_file(place)).exists():
        key_file.create(path, KEY, NOON)


async def open_store(where: Path | str, clock: Callable[[], datetime], *, durable: bool = True) -> Store:
    """A store at a path (SQLite) or an address (PostgreSQL), made if it is not there. Its key is always the same."""
    keep_key(str(where))
    if isinstance(where, Path):
        if not where.exists():  # noqa: ASYNC240  # nobody else is waiting
            files.create(where)
        return await databases.open_sqlite(where, clock, durable=durable)
    await databases.migrate(where)
    return await databases.open_postgresql(where, clock)


class House:
    """A founded house with its desk; use it as a context manager."""

    online_terms: OnlineTerms | None = TERMS  # what it is founded with; none: as by an earlier version

    def __init__(
        self,
        where: Path | str,
        *,
        law: Law | None = UNIFORM,
        at: datetime = NOON,
        seed: str = "seed",
        durable: bool = False,
    ) -> None:
        """Without a law: one that exists already. `durable`: it waits for the disk, which only a crash would notice."""
        self.where = where
        self._durable = durable
        self.clock = Clock(at)
        self._keys = itertools.count(1)
        self._runner = asyncio.Runner()
        self._entropy = seeded(seed)
        self.store = self.run(open_store(where, self.clock, durable=durable))
        self.desk, self.tables = self._new_desk(), self._new_tables()
        if law is not None:
            self.operate(Found(rules=RULES, law=str(law), online_terms=self.online_terms))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.run(self.store.close())
        self._runner.close()

    def restart(self) -> None:
        """Another process: nothing but the store is left."""
        self.run(self.store.close())
        self.store = self.run(open_store(self.where, self.clock, durable=self._durable))
        self.desk, self.tables = self._new_desk(), self._new_tables()

    def _new_desk(self) -> Desk:
        return Desk(self.store, self.clock, self._entropy, passwords=QUICK)

    def _new_tables(self) -> TableDesk:
        return TableDesk(Transactions(self.store, self.clock, self._entropy))

    def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(coroutine)

    def together(self, *awaitables: Awaitable[Any]) -> list[Any]:
        """All at once; refusals are results like any other."""

        async def gathered() -> list[Any]:
            return await asyncio.gather(*awaitables, return_exceptions=True)

        return self.run(gathered())

    def key(self) -> str:
        return f"key-{next(self._keys)}"

    def do(self, request: Request[A], player: str, *, key: str | None = None, actor: str | None = None) -> A:
        return self.run(self.desk.do(request, player=player, key=key or self.key(), actor=actor))

    def operate(self, request: Request[A], *, key: str | None = None) -> A:
        return self.run(self.desk.run(request, key=key or self.key(), actor=OPERATOR))

    def refused(
        self, request: Request[Any], player: str, *, key: str | None = None, actor: str | None = None
    ) -> Refusal:
        """Why it is not done."""
        with pytest.raises(Refused) as caught:
            self.do(request, player, key=key, actor=actor)
        return caught.value.refusal

    def player(self, player: str) -> Player:
        found = self.run(self.store.books.player(player))
        assert found is not None
        return found

    # ----- people

    def opened(self, login: str = "anna", *, language: Language = Language.DE) -> str:
        """An account, and nothing more."""
        request = OpenAccount(
            login=login, name=f"Anna {spelled(login)}", birth=born(login), canton="ZH", language=language
        )
        return self.run(self.desk.open_account(request, "correct horse", key=self.key())).player

    def ready(self, login: str = "anna", *, deposit: str = "100", limit: str = "900") -> str:
        """An account that may play: both documents accepted, limits set, money in it."""
        player = self.opened(login)
        self.accept(player)
        for kind in LOSS_LIMITS:
            self.do(SetLimit(limit=kind, amount=limit), player)
        self.do(Deposit(amount=deposit), player)
        return player

    def accept(self, player: str) -> None:
        """Art. 5: the rules, and the terms for online participation if the house has any."""
        self.do(AcceptRules(rules=RULES), player)
        house = self.run(self.store.books.house())
        assert house is not None
        if (version := house.online_terms_at(self.clock())) is not None:
            self.do(AcceptOnlineTerms(version=version), player)

    # ----- plays

    def start(self, player: str, stake: str = "1", client_seed: str = "lucky") -> PlayMoved:
        offered = self.do(OfferPlay(), player)
        return self.do(StartPlay(play=offered.play, stake=stake, client_seed=client_seed), player)

    def move(self, player: str, at: PlayMoved, move: str) -> PlayMoved:
        return self.do(Move(play=at.play, sequence=at.sequence, move=move), player)

    def finish(self, player: str, at: PlayMoved) -> PlayMoved:
        """End it, whatever phase it is in."""
        while not at.over:
            at = self.move(player, at, "end")
        return at

    def state(self, play: str) -> Play:
        """Where a play stands, from its text."""
        kept = self.run(self.store.plays.find(play))
        assert kept is not None
        return resume(kept.text).play

    def win(self, player: str, at: PlayMoved, stacks: int = 3) -> PlayMoved:
        """Under the generous law: complete that many stacks, and end the game there."""
        while (state := self.state(at.play)).game.end is None:
            if state.game.complete >= stacks or state.game.card is None:
                return self.move(player, at, "end")
            at = self.move(player, at, _towards_21(state))
        return at

    def climb(self, player: str, at: PlayMoved) -> PlayMoved:
        """Under the generous law: High/Low to the top."""
        at = self.move(player, at, "highlow")
        while self.state(at.play).phase is Phase.HIGH_LOW:
            ladder = self.state(at.play).ladder
            assert ladder is not None
            at = self.move(player, at, "higher" if ladder.open_card is Rank.TWO else "lower")
        return at


def _towards_21(state: Play) -> str:
    """Complete a stack if the card does, else begin one, else throw it away."""
    card = state.game.card
    assert card is not None
    totals = [stack.add(card)[0] for stack in state.game.stacks]
    for index, (before, after) in enumerate(zip(state.game.stacks, totals, strict=True)):
        if after.complete and not before.complete:
            return f"place {index + 1}"
    empty = [index for index, stack in enumerate(state.game.stacks) if stack.points == 0]
    return f"place {empty[0] + 1}" if empty else "discard"
