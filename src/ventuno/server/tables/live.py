"""Live tables: those that somebody in this process is looking at, and the croupier's clock for all of them.

The store holds the tables. A `LiveTable` is this process's picture of one. It is made anew whenever the store says
that the table has changed, whichever process changed it. Every viewer is sent the table as they may see it. A viewer
who is slow gets the newest picture and not every one: what is waiting for them never grows.

Any process may be the croupier of any table. Whoever has a live table of it looks at its clock. Tables that nobody
looks at are found in the store now and then. Two who come at once do no harm: what is due happens once.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine
from datetime import datetime, timedelta
from typing import Any, Final

import structlog

from ventuno.desk.tables.tables import TableDesk
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.tables import replay
from ventuno.house.tables.croupier import TableNews
from ventuno.house.tables.state import Table, TablePhase
from ventuno.rules.challenge import ChallengeGame
from ventuno.rules.refusals import Refused
from ventuno.server.tables import events, views, wire
from ventuno.server.tables.views import SeenTable
from ventuno.server.tables.wire_events import TableEvent
from ventuno.store.commands import TableChange

REMEMBERED: Final = 64  # changes, for those who come back
SWEEP_SECONDS: Final = 2.0
SWEPT_MOST: Final = 200
SWEPT_AT_ONCE: Final = 16
EARLY_SECONDS: Final = 0.005  # that an event loop may be ahead of the clock
IDLE_SECONDS: Final = 0.1  # before another look at a clock that has run out and that nothing came of
AGAIN_SECONDS, AGAIN_SECONDS_MAX = 1.0, 8.0  # after a croupier's failure, and after many in a row
_LOG = structlog.get_logger(__name__)


class Viewer:
    """Somebody who looks at a table, from a box or from behind."""

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
        self.kept: PlayRecord | None = None
        self.game: ChallengeGame | None = None
        self.changes: deque[tuple[int, list[TableEvent]]] = deque(maxlen=REMEMBERED)
        self.alarm: asyncio.TimerHandle | None = None
        self.loading: asyncio.Task[None] | None = None
        self.stale = False
        self._seen: SeenTable | None = None  # as it is now, and what everybody sees of it: for all viewers together
        self._public: wire.TableState | None = None

    @property
    def sequence(self) -> int:
        return 0 if self.table is None else self.table.entries

    def state(self, viewer: Viewer) -> tuple[int, wire.TableState, list[TableEvent]]:
        """What there is to show, and what has happened since the viewer last looked."""
        assert self.table is not None
        if self._seen is None or self._public is None:
            seated = sum(1 for each in self.viewers if each.player and self.table.box_of(each.player))
            commitment = None if self.kept is None else self.kept.commitment
            self._seen = SeenTable(self.table, self.game, commitment, watchers=len(self.viewers) - seated)
            self._public = views.public(self._seen)
        box = None if viewer.player is None else self.table.box_of(viewer.player)
        state = self._public if box is None else views.own(self._seen, self._public, box)
        news = [] if viewer.seen is None else [e for number, some in self.changes if number > viewer.seen for e in some]
        viewer.seen = self.sequence
        return self.sequence, state, news

    def follows(self, change: TableChange) -> bool:
        """Whether the change comes right after what is known here, and leaves no doubt about the game."""
        game = change.game or self.kept
        known = change.table.game == (None if game is None else game.id)
        return known and change.table.entries - len(change.lines) == self.sequence

    def forget_picture(self) -> None:
        """Somebody has come or gone, or the table has changed."""
        self._seen = self._public = None

    def take(self, table: Table, kept: PlayRecord | None, news: TableNews) -> None:
        """The table as it is now, with what has happened since; everybody is to be shown it."""
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
    """A table whose croupier fails: tried again less and less often."""

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
        self._sweeping: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._store.watch_tables(self._changed)
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        for live in self._live.values():
            if live.alarm is not None:
                live.alarm.cancel()
        tasks = [task for task in (self._sweeping, *self._tasks) if task is not None]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def enter(self, name: str, viewer: Viewer) -> LiveTable | None:
        """The table's live, with the viewer in it; nothing where there is no such table."""
        live = self._live.get(name)
        if live is None:
            live = self._live[name] = LiveTable(name)
        live.viewers.add(viewer)
        live.forget_picture()
        try:
            if live.table is None:  # otherwise it is kept up to date
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
        """The store must not suffer from what becomes of it here: that comes later, in the same order."""
        live = self._live.get(name)
        if live is not None:
            asyncio.get_running_loop().call_soon(self._follow, live, change)

    def _follow(self, live: LiveTable, change: TableChange | None) -> None:
        """With what was written if it follows on what the live shows, so that nothing need be read."""
        if self._live.get(live.name) is not live:  # everybody has left it since
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
            except Refused:  # the store is away: the sweep comes back to it
                _LOG.warning("table not loaded", table=live.name)
                return

    async def _load(self, live: LiveTable) -> None:
        found = await self._store.tables.news(live.name, live.sequence)
        if found is None or (live.table is not None and found[0].entries <= live.table.entries):
            return
        table, kept, lines = found
        new = [line for line in lines if line.number > live.sequence]  # somebody may have loaded some meanwhile
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
        """The alarm. If it was early, or somebody else did what was due and nobody has told us, it is set again."""
        due_at = None if live.table is None else live.table.due_at
        if await self._tick(live.name) or live.name in self._failing:  # a failing table is the sweep's
            return
        if self._live.get(live.name) is live and live.table is not None and live.table.due_at == due_at:
            self._set_alarm(live, least=IDLE_SECONDS if self._is_due(live.table) else 0.0)

    def _is_due(self, table: Table) -> bool:
        return table.due_at is not None and table.due_at <= self._clock()

    async def _tick(self, name: str) -> bool:
        """Whatever is due there; whether anything was. One table's trouble is not another's."""
        try:
            ticked = await self.tables.tick(name)
        except Exception as error:  # noqa: BLE001
            if not isinstance(error, Refused):  # for instance because the store is away
                _LOG.exception("croupier failed", table=name)
            self._failing.setdefault(name, Failing()).failed(asyncio.get_running_loop().time())
            return False
        self._failing.pop(name, None)
        return ticked

    async def _sweep(self) -> None:
        """Tables that nobody here looks at, and alarms that were missed."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self._sweep_once()
                grown = await self._store.tables.journal_lengths(list(self._live))
                for live in list(self._live.values()):
                    if grown.get(live.name, 0) > live.sequence:  # another process's, or what nobody was told of
                        self._look(live)
            except Refused:
                _LOG.warning("tables not swept")
            except Exception:  # noqa: BLE001  # without the sweep no table would go on
                _LOG.exception("tables not swept")

    async def _sweep_once(self) -> None:
        """Some at a time, and none waits for those that fail, which come first because they are due for longest."""
        due = await self._store.tables.due(self._clock(), most=SWEPT_MOST + len(self._failing))
        self._failing = {name: each for name, each in self._failing.items() if name in due}
        now, free = asyncio.get_running_loop().time(), asyncio.Semaphore(SWEPT_AT_ONCE)

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
