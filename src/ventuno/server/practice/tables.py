"""Practice at a table with bots: the same croupier, the same cards, no account and no money.

A practice table belongs to one socket and ends with it. The bots play as people do: each sees the table from its own
box and nothing else, takes as long as a person, and bets and decides through the same functions.
"""

import asyncio
import contextlib
import hashlib
import threading
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, Final, assert_never, get_args

from ventuno.desk.tables.terms import check_chips, in_chips
from ventuno.house.big21.draw import SEED_BYTES, ServerSeed
from ventuno.house.ledger.money import Money
from ventuno.house.tables import croupier, replay, state
from ventuno.house.tables.croupier import TableUpdate
from ventuno.house.tables.events import ChipsAdded, Pace, Seated, TableOpened, TableTerms
from ventuno.house.tables.game_record import GameRecord
from ventuno.house.tables.refusals import CHIPS_BETWEEN_GAMES, SEATED_ALREADY
from ventuno.house.tables.state import TablePhase
from ventuno.maths.challenge import bots
from ventuno.maths.challenge.visible import SeatView as Position
from ventuno.maths.challenge.visible import seat_view
from ventuno.rules.cards import Card, Rank, Suit
from ventuno.rules.challenge import Bet, ChallengeGame, Community, Decision, view
from ventuno.rules.challenge.table_rules import LEAFLET, TableRules
from ventuno.rules.refusals import Refused
from ventuno.server.refusals import TABLES_FULL, TOO_MANY_PRACTICE_TABLES, UNREADABLE
from ventuno.server.tables import views, wire
from ventuno.server.tables.events import shown_events
from ventuno.server.tables.live import EARLY_SECONDS
from ventuno.server.tables.views import SeenTable
from ventuno.server.tables.wire_events import TableEvent

if TYPE_CHECKING:
    from ventuno.server.context import Context
    from ventuno.server.tables.sockets import TableConnection

TABLES_MAX: Final = 200  # at a time in one process
ADDRESS_TABLES_MAX: Final = 10  # of them for one address
HOURS_MAX: Final = 4
IDLE_SECONDS: Final = 30 * 60.0  # without a command
ANTE, BONUS_MAX, CHIPS = Money(5_00), Money(5_00), Money(200_00)
LEAST: Final = Money(4 * ANTE.centimes)  # a bot needs so many chips before a game, for a bet and both cards
NAMES: Final = ("Seraina", "Luca", "Chantal", "Reto", "Mirjam", "Gian", "Noé")
YOU: Final = "you"
_LEVELS: Final[tuple[wire.Level, ...]] = get_args(wire.Level)
THREADS: Final = 2
WAITING_MAX: Final = 8  # decisions of strong bots that wait for a thread
_open = Counter[str]()  # tables of this process, by the player's address


class Thinkers:
    """Threads for the bots of all tables: a decision of a strong bot takes a processor for half a second."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "ventuno-bots")
        self._thoughts = 0  # decisions begun and not ended
        self.loading: threading.Thread | None = None
        self._loaded = threading.Event()

    def load(self) -> threading.Thread:
        """Load once what strong bots think with. The first time it is compiled; a server that stops does not wait."""
        if self.loading is None or not (self.loading.is_alive() or self._loaded.is_set()):  # not begun, or failed
            self.loading = threading.Thread(target=self._load, name="ventuno-bots-load", daemon=True)
            self.loading.start()
        return self.loading

    def _load(self) -> None:
        hand = (Card(Rank.TWO, Suit.CLUBS), Card(Rank.TWO, Suit.HEARTS))
        for players in (2, 3):
            dealt = ChallengeGame((Bet(ANTE.centimes),) * players, 1, (hand,) * players, Community(*hand))
            bots.decide(bots.Level.STRONG, seat_view(view(dealt, 1)), 0)
        self._loaded.set()

    async def decide(self, level: bots.Level, sees: Position, seed: int) -> Decision:
        """Decide for a bot. If many wait already, or the programs are not loaded yet, strong bots think less."""
        if level is bots.Level.STRONG and (self._thoughts >= THREADS + WAITING_MAX or not self._loaded.is_set()):
            level = bots.Level.SOLID
        self._thoughts += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, bots.decide, level, sees, seed)
        finally:
            self._thoughts -= 1


THINKERS: Final = Thinkers()


class PracticeTable:
    def __init__(
        self, asked: wire.PractiseCommand, line: "TableConnection", context: "Context", rules: TableRules
    ) -> None:
        self._line = line
        self._clock = context.clock
        self._entropy = context.entropy
        self._rules = _practised(rules)
        terms = TableTerms(
            name="",
            language=asked.language,
            pace=Pace.PRACTICE,
            boxes=asked.seats,
            ante_min=ANTE,
            ante_max=ANTE,
            bonus_min=Money(1_00),
            bonus_max=BONUS_MAX,
        )
        opened = TableOpened(table="t-practice", by=YOU, terms=terms)
        self._table, _ = state.record(None, opened, self._now(), YOU)
        self._kept: GameRecord | None = None
        self._box = (asked.seats + 1) // 2
        self._levels = _levels(asked, self._box)
        self._work: set[asyncio.Task[None]] = set()
        self._salt = self._entropy(8).hex()
        self._asked = -1  # the last state that the bots were shown
        self._failed: asyncio.Future[wire.AnyCommand] = asyncio.get_running_loop().create_future()
        self._seat_everybody(asked.name)

    async def run(self, address: str) -> None:
        """Run the table until the socket is closed, the player is idle for a while, or some hours are over."""
        if _open.total() >= TABLES_MAX:
            raise Refused(TABLES_FULL())
        if _open[address] >= ADDRESS_TABLES_MAX:
            raise Refused(TOO_MANY_PRACTICE_TABLES(most=ADDRESS_TABLES_MAX))
        _open[address] += 1
        try:
            async with asyncio.timeout(HOURS_MAX * 3600):
                await self._show([])
                THINKERS.load()
                self._go_on()
                await self._listen()
        finally:
            _open.subtract((address,))
            if not _open[address]:
                del _open[address]
            for task in self._work:
                task.cancel()

    # ----- what the player does

    async def _listen(self) -> None:
        while True:
            command = await self._heard()
            if isinstance(command, wire.EnterCommand | wire.PractiseCommand | wire.SitCommand | wire.StandCommand):
                key = "" if isinstance(command, wire.EnterCommand | wire.PractiseCommand) else command.key
                await self._line.decline(
                    key, SEATED_ALREADY() if isinstance(command, wire.SitCommand) else UNREADABLE()
                )
                continue
            try:
                await self._happens(partial(self._do, command=command), YOU)
                await self._line.tell(wire.DoneMessage(key=command.key, sequence=self._table.entries))
            except Refused as refused:
                await self._line.decline(command.key, refused.refusal)

    async def _heard(self) -> wire.AnyCommand:
        """The next command, unless something that happens by itself has failed."""
        hearing = asyncio.create_task(self._line.next())
        try:
            waited = (hearing, self._failed)
            done, _ = await asyncio.wait(waited, timeout=IDLE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if not done:
                raise TimeoutError
            if self._failed.done():
                self._failed.result()
            return hearing.result()
        finally:
            hearing.cancel()

    def _do(self, update: TableUpdate, command: wire.BringCommand | wire.BetCommand | wire.DecideCommand) -> None:
        match command:
            case wire.BetCommand():
                croupier.bet(update, YOU, command.game, _bet(command), command.seed)
            case wire.DecideCommand():
                choice = Decision.PAY if command.decision == "pay" else Decision.STAY
                croupier.decide(update, YOU, command.game, command.card, choice)
            case wire.BringCommand() if command.pay is not None:
                raise Refused(UNREADABLE())  # there is no money here
            case wire.BringCommand():
                _bring(update, self._box, in_chips(command.chips))
            case _:
                assert_never(command)

    # ----- the table

    def _now(self) -> datetime:
        return self._clock().astimezone(UTC)

    def _seat_everybody(self, name: str) -> None:
        update = self._update(YOU)
        names = iter(NAMES)
        for box in range(1, self._table.terms.boxes + 1):
            who = YOU if box == self._box else f"bot{box}"
            called = name if box == self._box else next(names)
            update.record(Seated(box=box, player=who, name=called, chips=CHIPS))
        croupier.tick(update)
        self._table, self._kept = update.table, update.game_record

    def _update(self, actor: str) -> TableUpdate:
        return TableUpdate(self._table, self._kept, self._now(), actor, self._new_seed, rules=self._rules)

    def _new_seed(self, game: str) -> ServerSeed:
        """No key of the house, and another prefix than anything for money has."""
        return ServerSeed(hashlib.sha256(f"practice table\n{game}\n".encode() + self._entropy(SEED_BYTES)).digest())

    async def _happens(self, happen: Callable[[TableUpdate], object], actor: str) -> None:
        update = self._update(actor)
        happen(update)
        if not update.lines:
            return
        self._table, self._kept = update.table, update.game_record
        names = {seat.box: seat.name for seat in self._table.seated}
        await self._show(shown_events(update.news, self._table.game, names))
        self._go_on()

    @property
    def _game(self) -> ChallengeGame | None:
        playing = self._table.phase in {TablePhase.PLAYING, TablePhase.OVER}
        return replay.game(self._kept.text) if playing and self._kept is not None and self._kept.text else None

    async def _show(self, events: list[TableEvent]) -> None:
        commitment = None if self._kept is None else self._kept.commitment
        shown = views.state(
            SeenTable(self._table, self._game, commitment, bots=self._levels, rules=self._rules), self._box
        )
        now, sequence = self._clock(), self._table.entries
        await self._line.tell(wire.StateMessage(sequence=sequence, now=now, balance=None, table=shown, events=events))

    # ----- what happens by itself

    def _go_on(self) -> None:
        """Start the clock, and the bots that have something to do. If the player lacks chips, the table waits."""
        at = self._table
        if at.due_at is not None and (
            at.phase is TablePhase.OVER or (at.phase is TablePhase.WAITING and not at.closing)
        ):
            self._spawn(self._run_out(at.due_at))
        if at.phase is TablePhase.BETTING and self._asked != at.games:
            self._asked = at.games
            for box in self._levels:
                self._later(0.4 + 0.35 * self._chance("bet", box), partial(_bot_bets, box=box), "bot")
        game = self._game
        if at.phase is TablePhase.PLAYING and game is not None and game.turn in self._levels:
            self._spawn(self._bot_decides(game, game.turn))

    async def _run_out(self, due_at: datetime) -> None:
        """Wait until the clock has run out. A sleep may end a little too early."""
        while (left := (due_at - self._now()) / timedelta(seconds=1)) > 0:  # noqa: ASYNC110  # for time alone
            await asyncio.sleep(left + EARLY_SECONDS)
        await self._happens(partial(_next_game, boxes=self._levels), "clock")

    def _later(self, seconds: float, happen: Callable[[TableUpdate], object], actor: str) -> None:
        async def wait() -> None:
            await asyncio.sleep(max(0.0, seconds))
            with contextlib.suppress(Refused):  # somebody was quicker
                await self._happens(happen, actor)

        self._spawn(wait())

    async def _bot_decides(self, game: ChallengeGame, box: int) -> None:
        """A bot decides from what its own box shows. Thinking takes processor time, so it happens in a thread."""
        level, sees, seed = bots.Level(self._levels[box]), seat_view(view(game, box)), self._seed("decide", box)
        begun = asyncio.get_running_loop().time()
        decision = await THINKERS.decide(level, sees, seed)
        left = bots.human_seconds(level, sees, seed) - (asyncio.get_running_loop().time() - begun)
        await asyncio.sleep(max(0.0, left))
        play, card = self._table.game, game.card_asked
        assert play is not None
        assert card is not None
        with contextlib.suppress(Refused):
            await self._happens(lambda update: _bot_decided(update, box, play, card, decision), f"bot{box}")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._work.discard(task)
        if not task.cancelled() and task.exception() is not None and not self._failed.done():
            self._failed.set_exception(task.exception() or RuntimeError())

    def _seed(self, what: str, box: int) -> int:
        """The seed of a bot's choices in this game. It has nothing to do with the cards' seed."""
        text = f"{what} {self._table.game} {box} {self._salt}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")

    def _chance(self, what: str, box: int) -> float:
        return (self._seed(what, box) % 10_000) / 2_500


def _practised(rules: TableRules) -> TableRules:
    """C17: the odds in force. Limits and clocks are practice's own."""
    if rules == LEAFLET:
        return rules
    return replace(
        rules,
        ante_centimes=LEAFLET.ante_centimes,
        bonus_centimes=LEAFLET.bonus_centimes,
        chips_antes_max=LEAFLET.chips_antes_max,
    )


def _levels(asked: wire.PractiseCommand, own: int) -> dict[int, wire.Level]:
    boxes = [box for box in range(1, asked.seats + 1) if box != own]
    if asked.level == "mixed":
        return {box: _LEVELS[place % len(_LEVELS)] for place, box in enumerate(boxes)}
    return dict.fromkeys(boxes, asked.level)


def _bet(command: wire.BetCommand) -> Bet:
    return Bet(*(in_chips(text).centimes for text in (command.ante, command.red, command.black)))


def _bring(update: TableUpdate, box: int, chips: Money) -> None:
    if update.table.seats[box].bet is not None:
        raise Refused(CHIPS_BETWEEN_GAMES())
    check_chips(update.table.terms, update.table.chips(box), chips, update.rules)
    _add(update, box, chips)


def _add(update: TableUpdate, box: int, chips: Money) -> None:
    update.record(ChipsAdded(box=box, player=update.table.seats[box].player, chips=chips))


def _next_game(update: TableUpdate, boxes: Iterable[int]) -> None:
    """Begin the next game. Bots that run out of chips get more, so that the table need not wait for them."""
    if update.table.phase not in {TablePhase.OVER, TablePhase.WAITING}:  # the next game has begun already
        return
    for box in boxes:
        if update.table.chips(box) < LEAST:
            _add(update, box, CHIPS)
    croupier.tick(update)


def _bot_bets(update: TableUpdate, box: int) -> None:
    """A bot bets the ante and one bonus bet, sometimes red and sometimes black."""
    at = update.table
    seat, play = at.seats[box], at.game
    if at.phase is not TablePhase.BETTING or seat.bet is not None or play is None:
        return
    red = (at.games + box) % 2 == 0
    made = Bet(ANTE.centimes, at.terms.bonus_min.centimes * red, at.terms.bonus_min.centimes * (not red))
    croupier.bet(update, seat.player, play, made, f"bot{box}")


def _bot_decided(update: TableUpdate, box: int, play: str, card: int, decision: Decision) -> None:
    seat, price = update.table.seats[box], ANTE
    affordable = update.table.chips(box) >= price
    croupier.decide(update, seat.player, play, card, decision if affordable else Decision.STAY)
