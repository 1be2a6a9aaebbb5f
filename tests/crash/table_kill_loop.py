"""A table is killed again and again in the middle of its games, and they go on as if nothing had happened.

    python -m tests.crash.table_kill_loop house.sqlite --seed 21 --kills 100

Each round forks a process that looks after one table and plays for everybody at it, until it is killed at a statement
that the seed has chosen. What is done next depends on the seed and on the table alone, so the next process takes up
where the last one was cut off: it asks for the same with the same key, and it must be done once. This process has no
threads when it forks.
"""

import argparse
import asyncio
import hashlib
import json
import os
import sys
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import NoReturn, get_args

from tests.crash.kill_loop import wait
from tests.crash.kill_point import KillPoint
from tests.crash.load import CHECKPOINT_PAGES
from tests.kit import Clock, House
from tests.live import TERMS
from ventuno.desk.requests import BringChips, Decide, OpenTable, PlaceBet, SitDown, StandUp, TableChanged, VoidGame
from ventuno.desk.tables.tables import TableDesk
from ventuno.desk.transaction import Transactions
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.house.tables.state import Table, TablePhase
from ventuno.jobs.audit import audit
from ventuno.rules.challenge import notation
from ventuno.rules.refusals import Refused
from ventuno.store import databases
from ventuno.store.errors import Unavailable
from ventuno.store.sqlite import files
from ventuno.store.store import Store

PLAYERS = 4
PASSES_MAX = 1200
DEPOSIT = "2000"
AtTable = SitDown | BringChips | StandUp | PlaceBet | Decide | VoidGame
BY_KIND = {kind.__name__: kind for kind in get_args(AtTable)}


@dataclass(frozen=True, slots=True)
class Noted:
    """A line of the diary: what was asked and answered, and the game as it was before."""

    who: str
    key: str
    kind: str
    request: str
    answer: str
    game: str
    text: str


class Room:
    """One table, and the people who play at it; what they want follows from the seed and how the table stands."""

    def __init__(self, store: Store, clock: Clock, seed: str, table: str, players: Sequence[str]) -> None:
        self._store, self._clock, self._seed = store, clock, seed
        self._table, self._players = table, players
        self._tables = TableDesk(Transactions(store, clock, self._entropy))
        self._entries = 0
        self._idle = 0  # steps that have not changed the table

    def _entropy(self, length: int) -> bytes:
        return hashlib.shake_256(f"{self._seed} {self._entries}".encode()).digest(length)

    async def step(self) -> Noted | None:
        """The next thing that happens; a note of it, unless it was the clock's."""
        found = await self._store.tables.find(self._table)
        assert found is not None
        at, kept = found
        self._idle = self._idle + 1 if at.entries == self._entries else 0
        self._entries = at.entries
        self._clock.at = max(self._clock.at, at.last_at)
        for attempt, (who, request) in enumerate(self._wishes(at, kept)):
            key = f"{at.entries} {self._idle} {attempt}"
            answer = await self.ask(who, request, key)
            if answer:
                game, text = ("", "") if kept is None else (kept.id, kept.text)
                return Noted(who, key, type(request).__name__, codec.encode(request), answer, game, text)
        chance = Random(f"{self._seed} {at.entries} {self._idle} clock")
        self._clock.at = max(self._clock.at, at.due_at or self._clock.at)
        self._clock.forward(
            seconds=chance.choice((0, 0, 0, 0, 0, 1, 1, 30, 30, 700))
        )  # a clock that ran out unattended, a void
        await self._tables.tick(self._table)
        return None

    async def ask(self, who: str, request: AtTable, key: str) -> str:
        """The answer; nothing if it was refused."""
        tables = self._tables
        try:
            match request:
                case SitDown():
                    answer = await tables.sit(request, player=who, key=key)
                case BringChips():
                    answer = await tables.bring(request, player=who, key=key)
                case StandUp():
                    answer = await tables.stand(request, player=who, key=key)
                case PlaceBet():
                    answer = await tables.bet(request, player=who, key=key)
                case Decide():
                    answer = await tables.decide(request, player=who, key=key)
                case VoidGame():
                    answer = await tables.void(request, key=key, actor=who)
        except Unavailable:
            raise
        except Refused:
            return ""
        return codec.encode(answer)

    def _wishes(self, at: Table, kept: PlayRecord | None) -> Iterator[tuple[str, AtTable]]:
        """In the order they are tried; at times nobody wants anything, and the clock runs out."""
        chance = Random(f"{self._seed} {at.entries} {self._idle}")
        if chance.random() < 0.08:
            return
        if chance.random() < 0.02:
            yield chance.choice(self._players), StandUp(table=at.id)
        for number, player in enumerate(self._players, start=1):
            if at.box_of(player) is None:
                yield player, SitDown(table=at.id, box=2 * number - 1, chips="40", name=f"Box {number}")
        for box, seat in at.seats.items():
            if at.phase is TablePhase.BETTING and seat.bet is None:
                bet = PlaceBet(table=at.id, play=at.game or "", ante="5", red="1", black="1", seed=f"{at.entries}")
                yield seat.player, bet
            if at.chips(box) < Money(10_00):
                yield seat.player, BringChips(table=at.id, chips="20")
        if at.phase is TablePhase.PLAYING and kept is not None:
            if chance.random() < 0.03:
                yield "console:olga", VoidGame(table=at.id, reason="A card fell")
            game = notation.replay(kept.text)
            assert game.turn is not None
            assert game.card_asked is not None
            for pays in (chance.random() < 0.7, False):
                decide = Decide(table=at.id, play=kept.id, card=game.card_asked, pays=pays)
                yield at.seats[game.turn].player, decide


class TableKillLoop:
    def __init__(self, place: Path | str, seed: str) -> None:
        self._place, self._seed = place, seed
        self._chance = Random(f"{seed} kills")
        self._table, self._players = self._found()
        self._games: dict[str, str] = {}  # as far as anybody has seen them
        self.answers = 0
        self.in_games = 0  # kills in the middle of one

    def _found(self) -> tuple[str, list[str]]:
        with House(self._place, durable=True) as house:
            players = [house.ready(f"player{number}", deposit=DEPOSIT) for number in range(PLAYERS)]
            request = OpenTable(terms=TERMS)
            return house.run(house.tables.open(request, player=players[0], key="table")).table, players

    def run(self, kills: int) -> None:
        with tempfile.TemporaryDirectory(prefix="ventuno-crash-") as folder:
            for number in range(1, kills + 1):
                diary = Path(folder) / f"{number}"
                try:
                    self._kill_once(diary)
                    lines = diary.read_text().split("\n")[:-1] if diary.exists() else []
                    asyncio.run(self._inspect([Noted(*json.loads(line)) for line in lines]))
                except BaseException:
                    sys.stderr.write(f"kill {number} of {kills}, seed {self._seed}\n")
                    raise

    def _kill_once(self, diary: Path) -> None:
        kill_point = KillPoint(self._chance.randint(1, self._chance.choice((40, PASSES_MAX))))
        child = os.fork()
        if child == 0:
            self._live(diary, kill_point)
        wait(child, lambda: False)

    def _live(self, diary: Path, kill_point: KillPoint) -> NoReturn:
        try:
            kill_point.set_up()
            asyncio.run(self._play(diary))
        except BaseException:  # noqa: BLE001  # whatever it is, it must not get back into the parent's code
            traceback.print_exc()
        finally:
            os._exit(1)

    async def _play(self, diary: Path) -> None:
        files.CHECKPOINT_PAGES = CHECKPOINT_PAGES
        file = os.open(diary, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        clock = Clock()
        store = await databases.open_store(str(self._place), clock)
        room = Room(store, clock, self._seed, self._table, self._players)
        while True:
            noted = await room.step()
            if noted is not None:
                os.write(file, f"{json.dumps([getattr(noted, name) for name in noted.__slots__])}\n".encode())

    async def _inspect(self, diary: Sequence[Noted]) -> None:
        """What was answered is answered again, games have only grown, and every chip is there."""
        clock = Clock()
        store = await databases.open_store(str(self._place), clock)
        try:
            room = Room(store, clock, self._seed, self._table, self._players)
            for noted in diary:
                self.answers += 1
                self._games[noted.game] = noted.text
                request = codec.decode(noted.request, BY_KIND[noted.kind])
                again = await room.ask(noted.who, request, noted.key)
                assert again == noted.answer, f"{noted}: now {again}"
                assert codec.decode(again, TableChanged).table == self._table
            await self._same_cards(store)
            report = await audit(store)
            assert report.problem is None, f"{report.problem.place}: {report.problem}"
            assert total(report.totals.values()) == NOTHING
            assert report.totals.get(LedgerAccount.TABLES, NOTHING) == NOTHING
        finally:
            await store.close()

    async def _same_cards(self, store: Store) -> None:
        found = await store.tables.find(self._table)
        assert found is not None
        self.in_games += found[0].phase is TablePhase.PLAYING
        for game, text in self._games.items():
            kept = await store.plays.find(game) if game else None
            assert (kept is None and not text) or (kept is not None and kept.text.startswith(text)), game
        self._games.clear()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("place")
    parser.add_argument("--seed", default="21")
    parser.add_argument("--kills", type=int, default=100)
    given = parser.parse_args()
    place = given.place if given.place.startswith("postgresql:") else Path(given.place)
    kill_loop = TableKillLoop(place, given.seed)
    kill_loop.run(given.kills)
    sys.stdout.write(f"{kill_loop.answers} answers, {kill_loop.in_games} kills in a game\n")


if __name__ == "__main__":
    main()
