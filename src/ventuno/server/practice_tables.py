"""Practice at a table with bots: the same croupier, the same cards, no account and no money.

A practice table belongs to one socket and is gone with it. The bots play as people do: each is shown the table from its
own box and nothing else, takes a person's time, and places bets and decisions through the same functions.
"""

import asyncio
import contextlib
import hashlib
import threading
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, Final, assert_never, get_args

from ventuno.desk.table_terms import chips_limits, in_chips
from ventuno.house import course, croupier, table
from ventuno.house.croupier import Sitting
from ventuno.house.journal import Line as JournalLine
from ventuno.house.money import Money
from ventuno.house.plays import Kept
from ventuno.house.table import Phase
from ventuno.house.table_happenings import ChipsAdded, Pace, Seated, TableOpened, Terms
from ventuno.house.table_refusals import CHIPS_BETWEEN_GAMES, CHIPS_OUTSIDE_LIMITS, SEATED_ALREADY
from ventuno.maths.challenge import bots
from ventuno.maths.challenge.seen import Seen as Position
from ventuno.maths.challenge.seen import seen
from ventuno.rules.cards import Card, Rank, Suit
from ventuno.rules.challenge import Bet, Community, Decision, Game, view
from ventuno.rules.refusals import Refused
from ventuno.server import table_events, table_screen
from ventuno.server import table_wire as wire
from ventuno.server.hall import EARLY_SECONDS
from ventuno.server.refusals import TABLES_FULL, TOO_MANY_PRACTICE_TABLES, UNREADABLE
from ventuno.server.table_screen import Seen

if TYPE_CHECKING:
    from ventuno.server.front import Front
    from ventuno.server.sockets import Line

TABLES_MAX: Final = 200  # at a time in one process
ADDRESS_TABLES_MAX: Final = 10  # of them for those who come from one address
HOURS_MAX: Final = 4
IDLE_SECONDS: Final = 30 * 60.0  # without a command
ANTE, BONUS_MAX, CHIPS = Money(5_00), Money(5_00), Money(200_00)
LEAST: Final = Money(4 * ANTE.centimes)  # of a bot's chips before a game: for a bet and both cards
NAMES: Final = ("Seraina", "Luca", "Chantal", "Reto", "Mirjam", "Gian", "Noé")
YOU: Final = "you"
_LEVELS: Final[tuple[wire.Level, ...]] = get_args(wire.Level)
THREADS: Final = 2
WAITING_MAX: Final = 8  # thoughts, for a thread
_open = Counter[str]()  # tables of this process, by the address that they are played from


class Thinkers:
    """Threads for the bots of all tables: a strong one's thought takes a processor for half a second."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "ventuno-bots")
        self._thoughts = 0  # begun and not ended
        self.loading: threading.Thread | None = None
        self._loaded = threading.Event()

    def load(self) -> threading.Thread:
        """What strong bots think with, once; the first time ever it is compiled, and a server's end does not wait."""
        if self.loading is None or not (self.loading.is_alive() or self._loaded.is_set()):  # or it has failed
            self.loading = threading.Thread(target=self._load, name="ventuno-bots-load", daemon=True)
            self.loading.start()
        return self.loading

    def _load(self) -> None:
        hand = (Card(Rank.TWO, Suit.CLUBS), Card(Rank.TWO, Suit.HEARTS))
        for players in (2, 3):
            dealt = Game((Bet(ANTE.centimes),) * players, 1, (hand,) * players, Community(*hand))
            bots.decide(bots.Level.STRONG, seen(view(dealt, 1)), 0)
        self._loaded.set()

    async def decide(self, level: bots.Level, sees: Position, seed: int) -> Decision:
        """When many wait already, or their programs are not loaded yet, strong bots are content with less thought."""
        if level is bots.Level.STRONG and (self._thoughts >= THREADS + WAITING_MAX or not self._loaded.is_set()):
            level = bots.Level.SOLID
        self._thoughts += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, bots.decide, level, sees, seed)
        finally:
            self._thoughts -= 1


THINKERS: Final = Thinkers()


class PracticeTable:
    def __init__(self, asked: wire.Practise, line: "Line", front: "Front") -> None:
        self._line = line
        self._clock = front.clock
        self._entropy = front.entropy
        terms = Terms(
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
        self._table, _ = table.record(None, opened, self._now(), YOU)
        self._kept: Kept | None = None
        self._box = (asked.seats + 1) // 2
        self._levels = _levels(asked, self._box)
        self._work: set[asyncio.Task[None]] = set()
        self._salt = self._entropy(8).hex()
        self._asked = -1  # the last state that the bots were shown
        self._failed: asyncio.Future[wire.Commands] = asyncio.get_running_loop().create_future()
        self._seat_everybody(asked.name)

    async def run(self, address: str) -> None:
        """Until the socket is closed, nobody has played for a while, or for hours."""
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
            if isinstance(command, wire.Enter | wire.Practise | wire.Sit | wire.Stand):
                key = "" if isinstance(command, wire.Enter | wire.Practise) else command.key
                await self._line.decline(key, SEATED_ALREADY() if isinstance(command, wire.Sit) else UNREADABLE())
                continue
            try:
                await self._happens(partial(self._do, command=command), YOU)
                await self._line.tell(wire.Done(key=command.key, sequence=self._table.entries))
            except Refused as refused:
                await self._line.decline(command.key, refused.refusal)

    async def _heard(self) -> wire.Commands:
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

    def _do(self, sitting: Sitting, command: wire.Bring | wire.PlaceBet | wire.Decide) -> None:
        match command:
            case wire.PlaceBet():
                croupier.bet(sitting, YOU, command.game, _bet(command), command.seed)
            case wire.Decide():
                choice = Decision.PAY if command.decision == "pay" else Decision.STAY
                croupier.decide(sitting, YOU, command.game, command.card, choice)
            case wire.Bring():
                _bring(sitting, self._box, in_chips(command.chips))
            case _:
                assert_never(command)

    # ----- the table

    def _now(self) -> datetime:
        return self._clock().astimezone(UTC)

    def _seat_everybody(self, name: str) -> None:
        sitting = self._sitting(YOU)
        names = iter(NAMES)
        for box in range(1, self._table.terms.boxes + 1):
            who = YOU if box == self._box else f"bot{box}"
            called = name if box == self._box else next(names)
            sitting.record(Seated(box=box, player=who, name=called, chips=CHIPS))
        croupier.tick(sitting)
        self._table, self._kept = sitting.table, sitting.kept

    def _sitting(self, actor: str) -> Sitting:
        return Sitting(self._table, self._kept, self._now(), actor, self._entropy)

    async def _happens(self, happen: Callable[[Sitting], object], actor: str) -> None:
        sitting = self._sitting(actor)
        happen(sitting)
        if not sitting.lines:
            return
        self._table, self._kept = sitting.table, sitting.kept
        await self._show(self._changed(sitting.lines))
        self._go_on()

    def _changed(self, lines: list[JournalLine]) -> list[wire.TableEvent]:
        text = "" if self._kept is None else self._kept.text
        names = {seat.box: seat.name for seat in self._table.seated}
        return table_events.told(lines, self._table.game, text, names)

    @property
    def _game(self) -> Game | None:
        playing = self._table.phase in {Phase.PLAYING, Phase.OVER}
        return course.game(self._kept.text) if playing and self._kept is not None and self._kept.text else None

    async def _show(self, events: list[wire.TableEvent]) -> None:
        commitment = None if self._kept is None else self._kept.commitment
        shown = table_screen.state(Seen(self._table, self._game, commitment, bots=self._levels), self._box)
        now, sequence = self._clock(), self._table.entries
        await self._line.tell(wire.State(sequence=sequence, now=now, balance=None, table=shown, events=events))

    # ----- what happens by itself

    def _go_on(self) -> None:
        """The clock, and whichever bots have something to do. A table where chips are missing waits for them."""
        at = self._table
        if at.due_at is not None and (at.phase is Phase.OVER or (at.phase is Phase.WAITING and not at.closing)):
            self._spawn(self._run_out(at.due_at))
        if at.phase is Phase.BETTING and self._asked != at.games:
            self._asked = at.games
            for box in self._levels:
                self._later(0.4 + 0.35 * self._chance("bet", box), partial(_bot_bets, box=box), "bot")
        game = self._game
        if at.phase is Phase.PLAYING and game is not None and game.turn in self._levels:
            self._spawn(self._bot_decides(game, game.turn))

    async def _run_out(self, due_at: datetime) -> None:
        """The clock; a sleep may end a little before its time."""
        while (left := (due_at - self._now()) / timedelta(seconds=1)) > 0:  # noqa: ASYNC110  # for time alone
            await asyncio.sleep(left + EARLY_SECONDS)
        await self._happens(partial(_next_game, boxes=self._levels), "clock")

    def _later(self, seconds: float, happen: Callable[[Sitting], object], actor: str) -> None:
        async def wait() -> None:
            await asyncio.sleep(max(0.0, seconds))
            with contextlib.suppress(Refused):  # somebody was quicker
                await self._happens(happen, actor)

        self._spawn(wait())

    async def _bot_decides(self, game: Game, box: int) -> None:
        """From what its own box shows; thinking costs a processor's time, so it happens in a thread."""
        level, sees, seed = bots.Level(self._levels[box]), seen(view(game, box)), self._seed("decide", box)
        begun = asyncio.get_running_loop().time()
        decision = await THINKERS.decide(level, sees, seed)
        left = bots.human_seconds(level, sees, seed) - (asyncio.get_running_loop().time() - begun)
        await asyncio.sleep(max(0.0, left))
        play, card = self._table.game, game.card_asked
        assert play is not None
        assert card is not None
        with contextlib.suppress(Refused):
            await self._happens(lambda sitting: _bot_decided(sitting, box, play, card, decision), f"bot{box}")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._work.discard(task)
        if not task.cancelled() and task.exception() is not None and not self._failed.done():
            self._failed.set_exception(task.exception() or RuntimeError())

    def _seed(self, what: str, box: int) -> int:
        """Chance for a bot in this game, which has nothing to do with the cards'; the same for all it decides in it."""
        text = f"{what} {self._table.game} {box} {self._salt}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")

    def _chance(self, what: str, box: int) -> float:
        return (self._seed(what, box) % 10_000) / 2_500


def _levels(asked: wire.Practise, own: int) -> dict[int, wire.Level]:
    boxes = [box for box in range(1, asked.seats + 1) if box != own]
    if asked.level == "mixed":
        return {box: _LEVELS[place % len(_LEVELS)] for place, box in enumerate(boxes)}
    return dict.fromkeys(boxes, asked.level)


def _bet(command: wire.PlaceBet) -> Bet:
    return Bet(*(in_chips(text).centimes for text in (command.ante, command.red, command.black)))


def _bring(sitting: Sitting, box: int, chips: Money) -> None:
    least, most = chips_limits(sitting.table.terms)
    if sitting.table.seats[box].bet is not None:
        raise Refused(CHIPS_BETWEEN_GAMES())
    if not chips or sitting.table.chips(box) + chips > most:
        raise Refused(CHIPS_OUTSIDE_LIMITS(least=least, most=most))
    sitting.record(ChipsAdded(box=box, player=sitting.table.seats[box].player, chips=chips))


def _next_game(sitting: Sitting, boxes: Iterable[int]) -> None:
    """With more chips for bots that run out of them, because nobody pays for theirs: a table must not wait for one."""
    if sitting.table.phase not in {Phase.OVER, Phase.WAITING}:  # another was quicker
        return
    for box in boxes:
        if sitting.table.chips(box) < LEAST:
            _bring(sitting, box, CHIPS)
    croupier.tick(sitting)


def _bot_bets(sitting: Sitting, box: int) -> None:
    """The ante, and a bonus, now one and now the other."""
    at = sitting.table
    seat, play = at.seats[box], at.game
    if at.phase is not Phase.BETTING or seat.bet is not None or play is None:
        return
    red = (at.games + box) % 2 == 0
    made = Bet(ANTE.centimes, at.terms.bonus_min.centimes * red, at.terms.bonus_min.centimes * (not red))
    croupier.bet(sitting, seat.player, play, made, f"bot{box}")


def _bot_decided(sitting: Sitting, box: int, play: str, card: int, decision: Decision) -> None:
    seat, price = sitting.table.seats[box], ANTE
    affordable = sitting.table.chips(box) >= price
    croupier.decide(sitting, seat.player, play, card, decision if affordable else Decision.STAY)
