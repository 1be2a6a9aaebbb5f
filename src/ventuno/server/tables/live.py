"""Live tables: those that somebody in this process is looking at, and the croupier's clock for all of them.

The store holds the tables. A `LiveTable` is this process's picture of one. It is made anew whenever the store says
that the table has changed, whichever process changed it. Every viewer is sent the table as they may see it. A slow
viewer gets only the newest picture, so what waits for a viewer never grows.

Any process may be the croupier of any table. A process with a live table watches its clock. Tables that nobody looks at
are found in the store from time to time. Two processes at once do no harm: what is due happens once.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine
from datetime import datetime, timedelta
from typing import Any, Final

import structlog

from ventuno.desk.tables.tables import TableDesk
from ventuno.house.tables import replay
from ventuno.house.tables.croupier import TableNews
from ventuno.house.tables.game_record import GameRecord
from ventuno.house.tables.state import Table, TablePhase
from ventuno.rules.challenge import ChallengeGame
from ventuno.rules.challenge.table_rules import LEAFLET, TableRules
from ventuno.rules.refusals import Refused
from ventuno.server.tables import events, views, wire
from ventuno.server.tables.views import SeenTable
from ventuno.server.tables.wire_events import TableEvent
from ventuno.store.commands import TableChange

REMEMBERED: Final = 64  # changes, for viewers who come back
POLL_SECONDS: Final = 2.0
POLLED_MOST: Final = 200
POLLED_AT_ONCE: Final = 16
EARLY_SECONDS: Final = 0.005  # an event loop may wake up so much too early
IDLE_SECONDS: Final = 0.1  # if a clock has run out and nothing was due, look again after this time
AGAIN_SECONDS, AGAIN_SECONDS_MAX = 1.0, 8.0  # pause after a failure of the croupier, and after many in a row
_LOG = structlog.get_logger(__name__)


class Viewer:
    """Somebody who looks at a table, from a box or without one."""

    def __init__(self, player: str | None, seen: int | None) -> None:
        self.player = player
        self.seen = seen  # the last change that was shown
        self.balance: str | None = None
        self.waiting = asyncio.Event()


class LiveTable:
    def __init__(self, name: str) -> None:
        self.name = name
        self.viewers: set[Viewer] = set()
        self.table: Table | None = None
        self.kept: GameRecord | None = None
        self.game: ChallengeGame | None = None
        self.changes: deque[tuple[int, list[TableEvent]]] = deque(maxlen=REMEMBERED)
        self.alarm: asyncio.TimerHandle | None = None
        self.loading: asyncio.Task[None] | None = None
        self.stale = False
        self.rules = LEAFLET  # C17: in force, as this process knows; a running game keeps its own
        self._seen: SeenTable | None = None  # the table now, with what everybody sees; made once for all viewers
        self._public: wire.TableState | None = None

    @property
    def sequence(self) -> int:
        return 0 if self.table is None else self.table.entries

    def state(self, viewer: Viewer) -> tuple[int, wire.TableState, list[TableEvent]]:
        """The state for this viewer, and the events since the viewer last looked."""
        assert self.table is not None
        if self._seen is None or self._public is None:
            seated = sum(1 for each in self.viewers if each.player and self.table.box_of(each.player))
            commitment = None if self.kept is None else self.kept.commitment
            watchers = len(self.viewers) - seated
            self._seen = SeenTable(self.table, self.game, commitment, watchers=watchers, rules=self.rules)
            self._public = views.public(self._seen)
        box = None if viewer.player is None else self.table.box_of(viewer.player)
        state = self._public if box is None else views.own(self._seen, self._public, box)
        news = [] if viewer.seen is None else [e for number, some in self.changes if number > viewer.seen for e in some]
        viewer.seen = self.sequence
        return self.sequence, state, news

    def follows(self, change: TableChange) -> bool:
        """Whether the change comes directly after what is known here, so that nothing need be read from the store."""
        game = change.game or self.kept
        known = change.table.game == (None if game is None else game.id)
        return known and change.table.entries - len(change.lines) == self.sequence

    def forget_picture(self) -> None:
        """The picture is out of date: somebody has come or gone, or the table has changed."""
        self._seen = self._public = None

    def show_rules(self, rules: TableRules) -> None:
        """C17: others are in force now, so the table posts other limits."""
        if rules != self.rules:
            self.rules = rules
            self.forget_picture()
            for viewer in self.viewers:
                viewer.waiting.set()

    def take(self, table: Table, kept: GameRecord | None, news: TableNews) -> None:
        """Take the table as it is now, with its new events, and wake up every viewer."""
        before, text = self.table, "" if kept is None else kept.text
        playing = table.phase in {TablePhase.PLAYING, TablePhase.OVER} and bool(text)
        game = replay.game(text) if playing else None
        if before is not None:
            names = {seat.box: seat.name for seat in before.seated}
            self.changes.append((table.entries, events.shown_events(news, table.game, names)))
        self.table, self.kept, self.game = table, kept, game
        self.forget_picture()
        for viewer in self.viewers:
            viewer.waiting.set()


class Failing:
    """A table whose croupier fails. It is tried again, less and less often."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._again_at = 0.0

    def failed(self, now: float) -> None:
        self._seconds = min(max(AGAIN_SECONDS, 2 * self._seconds), AGAIN_SECONDS_MAX)
        self._again_at = now + self._seconds

    def rests(self, now: float) -> bool:
        return now < self._again_at


class LiveTables:
    def __init__(self, tables: TableDesk, clock: Callable[[], datetime]) -> None:
        self.tables = tables
        self._store = tables.store
        self._clock = clock
        self._live: dict[str, LiveTable] = {}
        self._failing: dict[str, Failing] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._polling: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._store.watch_tables(self._changed)
        self._polling = asyncio.create_task(self._poll_due_tables())

    async def close(self) -> None:
        for live in self._live.values():
            if live.alarm is not None:
                live.alarm.cancel()
        tasks = [task for task in (self._polling, *self._tasks) if task is not None]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def enter(self, name: str, viewer: Viewer) -> LiveTable | None:
        """The live table, with the viewer added; `None` if there is no such table."""
        live = self._live.get(name)
        if live is None:
            live = self._live[name] = LiveTable(name)
        live.viewers.add(viewer)
        live.forget_picture()
        try:
            if live.table is None:  # otherwise it is kept up to date
                live.show_rules(await self.tables.rules())
                await self._load(live)
        except BaseException:  # also when they have given up waiting
            self.leave(live, viewer)
            raise
        if live.table is None:
            self.leave(live, viewer)
            return None
        viewer.waiting.set()
        return live

    def leave(self, live: LiveTable, viewer: Viewer) -> None:
        live.viewers.discard(viewer)
        live.forget_picture()
        if live.viewers:
            for each in live.viewers:
                each.waiting.set()
            return
        if self._live.get(live.name) is live:
            del self._live[live.name]
        if live.alarm is not None:
            live.alarm.cancel()

    # ----- what the store says

    def _changed(self, name: str, change: TableChange | None) -> None:
        """Called by the store, so it only notes the change. The work is done later, in the same order."""
        live = self._live.get(name)
        if live is not None:
            asyncio.get_running_loop().call_soon(self._follow, live, change)

    def _follow(self, live: LiveTable, change: TableChange | None) -> None:
        """Bring a live table up to date: with what was written if it comes next, otherwise from the store."""
        if self._live.get(live.name) is not live:  # everybody has left it meanwhile
            return
        if change is None or change.news is None or not live.follows(change):
            self._look(live)
        else:
            kept = live.kept if change.game is None else change.game
            live.take(change.table, kept, change.news)
            self._set_alarm(live)

    def _look(self, live: LiveTable) -> None:
        live.stale = True
        if live.loading is None or live.loading.done():
            live.loading = self._begin(self._refresh(live))

    async def _refresh(self, live: LiveTable) -> None:
        while live.stale:
            live.stale = False
            try:
                await self._load(live)
            except Refused:  # the store does not answer: `_poll_due_tables` will try again
                _LOG.warning("table not loaded", table=live.name)
                return

    async def _load(self, live: LiveTable) -> None:
        found = await self._store.tables.news(live.name, live.sequence)
        if found is None or (live.table is not None and found[0].entries <= live.table.entries):
            return
        table, kept, lines = found
        new = [line for line in lines if line.number > live.sequence]  # another task may have loaded some
        live.take(table, kept, events.news_of(new, table.game, "" if kept is None else kept.text))
        self._set_alarm(live)

    # ----- the croupier's clock

    def _set_alarm(self, live: LiveTable, *, least: float = 0.0) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if live.table is not None and live.table.due_at is not None:
            seconds = max(least, (live.table.due_at - self._clock()) / timedelta(seconds=1)) + EARLY_SECONDS
            live.alarm = asyncio.get_running_loop().call_later(seconds, lambda: self._begin(self._ring(live)))

    async def _ring(self, live: LiveTable) -> None:
        """The clock of a table has run out. If it was too early, or another process was quicker, set it again."""
        due_at = None if live.table is None else live.table.due_at
        if await self._tick(live.name) or live.name in self._failing:  # `_poll_due_tables` looks after failing tables
            return
        if self._live.get(live.name) is live and live.table is not None and live.table.due_at == due_at:
            self._set_alarm(live, least=IDLE_SECONDS if self._is_due(live.table) else 0.0)

    def _is_due(self, table: Table) -> bool:
        return table.due_at is not None and table.due_at <= self._clock()

    async def _tick(self, name: str) -> bool:
        """Do whatever is due at a table, and return whether anything was. An error concerns this table only."""
        try:
            ticked = await self.tables.tick(name)
        except Exception as error:  # noqa: BLE001
            if not isinstance(error, Refused):  # for instance because the store is away
                _LOG.exception("croupier failed", table=name)
            self._failing.setdefault(name, Failing()).failed(asyncio.get_running_loop().time())
            return False
        self._failing.pop(name, None)
        return ticked

    async def _poll_due_tables(self) -> None:
        """From time to time, look for tables that nobody here looks at, and for clocks that were missed."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self._poll_once()
                await self._look_at_rules()
                grown = await self._store.tables.journal_lengths(list(self._live))
                for live in list(self._live.values()):
                    if grown.get(live.name, 0) > live.sequence:  # another process has written, or a change was missed
                        self._look(live)
            except Refused:
                _LOG.warning("tables not swept")
            except Exception:  # noqa: BLE001  # without the sweep no table would go on
                _LOG.exception("tables not swept")

    async def _look_at_rules(self) -> None:
        """C17: rules of the tables take effect by themselves, also at a table where nothing happens."""
        if self._live:
            rules = await self.tables.rules()
            for live in self._live.values():
                live.show_rules(rules)

    async def _poll_once(self) -> None:
        """Some tables at a time. Failing tables are due for longest and come first; the others do not wait for them."""
        due = await self._store.tables.due(self._clock(), most=POLLED_MOST + len(self._failing))
        self._failing = {name: each for name, each in self._failing.items() if name in due}
        now, free = asyncio.get_running_loop().time(), asyncio.Semaphore(POLLED_AT_ONCE)

        async def tick(name: str) -> None:
            async with free:
                await self._tick(name)

        resting = {name for name, each in self._failing.items() if each.rests(now)}
        await asyncio.gather(*(tick(name) for name in due if name not in resting))

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
