"""The hall: the tables that somebody here is looking at, and the croupier's clock for all of them.

The store holds the tables; a room is this process's picture of one, made anew whenever the store says that it has
changed, whichever process changed it. Every viewer is sent the table as they may see it. A viewer who is slow gets the
newest picture and not every one: what is waiting for them never grows.

Any process may be the croupier of any table. Whoever has a room for it looks at its clock; tables that nobody looks at
are found in the store now and then. Two who come at once do no harm: what is due happens once.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import structlog

from ventuno.desk.tables import Tables
from ventuno.house import course
from ventuno.house.journal import Line
from ventuno.house.plays import Kept
from ventuno.house.table import Phase, Table
from ventuno.rules.challenge import Game
from ventuno.rules.refusals import Refused
from ventuno.server import table_events, table_screen
from ventuno.server import table_wire as wire
from ventuno.server.table_screen import Seen
from ventuno.store.protocol import Change

REMEMBERED: Final = 64  # changes, for those who come back
SWEEP_SECONDS: Final = 2.0
SWEPT_MOST: Final = 200
SWEPT_AT_ONCE: Final = 16
EARLY_SECONDS: Final = 0.005  # that an event loop may be ahead of the clock
IDLE_SECONDS: Final = 0.1  # before another look at a clock that has run out and that nothing came of
AGAIN_SECONDS, AGAIN_SECONDS_MAX = 1.0, 8.0  # after a croupier's failure, and after many in a row
_LOG = structlog.get_logger()


class Viewer:
    """Somebody who looks at a table, from a box or from behind."""

    def __init__(self, player: str | None, seen: int | None) -> None:
        self.player = player
        self.seen = seen  # the last change that was shown
        self.balance: str | None = None
        self.waiting = asyncio.Event()


class Room:
    def __init__(self, name: str) -> None:
        self.name = name
        self.viewers: set[Viewer] = set()
        self.table: Table | None = None
        self.kept: Kept | None = None
        self.game: Game | None = None
        self.changes: deque[tuple[int, list[wire.TableEvent]]] = deque(maxlen=REMEMBERED)
        self.alarm: asyncio.TimerHandle | None = None
        self.loading: asyncio.Task[None] | None = None
        self.stale = False
        self._seen: Seen | None = None  # as it is now, and what everybody sees of it: for all viewers together
        self._public: wire.TableState | None = None

    @property
    def sequence(self) -> int:
        return 0 if self.table is None else self.table.entries

    def state(self, viewer: Viewer) -> tuple[int, wire.TableState, list[wire.TableEvent]]:
        """What there is to show, and what has happened since the viewer last looked."""
        assert self.table is not None
        if self._seen is None or self._public is None:
            seated = sum(1 for each in self.viewers if each.player and self.table.box_of(each.player))
            commitment = None if self.kept is None else self.kept.commitment
            self._seen = Seen(self.table, self.game, commitment, watchers=len(self.viewers) - seated)
            self._public = table_screen.public(self._seen)
        box = None if viewer.player is None else self.table.box_of(viewer.player)
        state = self._public if box is None else table_screen.own(self._seen, self._public, box)
        news = [] if viewer.seen is None else [e for number, some in self.changes if number > viewer.seen for e in some]
        viewer.seen = self.sequence
        return self.sequence, state, news

    def follows(self, change: Change) -> bool:
        """Whether the change comes right after what is known here, and leaves no doubt about the game."""
        game = change.game or self.kept
        known = change.table.game == (None if game is None else game.id)
        return known and change.table.entries - len(change.lines) == self.sequence

    def forget_picture(self) -> None:
        """Somebody has come or gone, or the table has changed."""
        self._seen = self._public = None

    def take(self, table: Table, kept: Kept | None, lines: Sequence[Line]) -> None:
        """The table as it is now, with what its journal says since; everybody is to be shown it."""
        before, text = self.table, "" if kept is None else kept.text
        playing = table.phase in {Phase.PLAYING, Phase.OVER} and bool(text)
        game = course.game(text) if playing else None
        if before is not None:
            names = {seat.box: seat.name for seat in before.seated}
            new = [line for line in lines if line.number > before.entries]  # somebody may have loaded some meanwhile
            self.changes.append((table.entries, table_events.told(new, table.game, text, names)))
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


class Hall:
    def __init__(self, tables: Tables, clock: Callable[[], datetime]) -> None:
        self.tables = tables
        self._store = tables.store
        self._clock = clock
        self._rooms: dict[str, Room] = {}
        self._failing: dict[str, Failing] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeping: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._store.watch(self._changed)
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        for room in self._rooms.values():
            if room.alarm is not None:
                room.alarm.cancel()
        tasks = [task for task in (self._sweeping, *self._tasks) if task is not None]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def enter(self, name: str, viewer: Viewer) -> Room | None:
        """The table's room, with the viewer in it; nothing where there is no such table."""
        room = self._rooms.get(name)
        if room is None:
            room = self._rooms[name] = Room(name)
        room.viewers.add(viewer)
        room.forget_picture()
        try:
            if room.table is None:  # otherwise it is kept up to date
                await self._load(room)
        except BaseException:  # also when they have given up waiting
            self.leave(room, viewer)
            raise
        if room.table is None:
            self.leave(room, viewer)
            return None
        viewer.waiting.set()
        return room

    def leave(self, room: Room, viewer: Viewer) -> None:
        room.viewers.discard(viewer)
        room.forget_picture()
        if room.viewers:
            for each in room.viewers:
                each.waiting.set()
            return
        if self._rooms.get(room.name) is room:
            del self._rooms[room.name]
        if room.alarm is not None:
            room.alarm.cancel()

    # ----- what the store says

    def _changed(self, name: str, change: Change | None) -> None:
        """The store must not suffer from what becomes of it here: that comes later, in the same order."""
        room = self._rooms.get(name)
        if room is not None:
            asyncio.get_running_loop().call_soon(self._follow, room, change)

    def _follow(self, room: Room, change: Change | None) -> None:
        """With what was written if it follows on what the room shows, so that nothing need be read."""
        if self._rooms.get(room.name) is not room:  # everybody has left it since
            return
        if change is None or not room.follows(change):
            self._look(room)
        else:
            kept = room.kept if change.game is None else change.game
            room.take(change.table, kept, change.lines)
            self._set_alarm(room)

    def _look(self, room: Room) -> None:
        room.stale = True
        if room.loading is None or room.loading.done():
            room.loading = self._begin(self._refresh(room))

    async def _refresh(self, room: Room) -> None:
        while room.stale:
            room.stale = False
            try:
                await self._load(room)
            except Refused:  # the store is away: the sweep comes back to it
                _LOG.warning("table not loaded", table=room.name)
                return

    async def _load(self, room: Room) -> None:
        found = await self._store.news(room.name, room.sequence)
        if found is None or (room.table is not None and found[0].entries <= room.table.entries):
            return
        room.take(*found)
        self._set_alarm(room)

    # ----- the croupier's clock

    def _set_alarm(self, room: Room, *, least: float = 0.0) -> None:
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        if room.table is not None and room.table.due_at is not None:
            seconds = max(least, (room.table.due_at - self._clock()) / timedelta(seconds=1)) + EARLY_SECONDS
            room.alarm = asyncio.get_running_loop().call_later(seconds, lambda: self._begin(self._ring(room)))

    async def _ring(self, room: Room) -> None:
        """The alarm. If it was early, or somebody else did what was due and nobody has told us, it is set again."""
        due_at = None if room.table is None else room.table.due_at
        if await self._tick(room.name) or room.name in self._failing:  # a failing table is the sweep's
            return
        if self._rooms.get(room.name) is room and room.table is not None and room.table.due_at == due_at:
            self._set_alarm(room, least=IDLE_SECONDS if self._is_due(room.table) else 0.0)

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
                grown = await self._store.entries(list(self._rooms))
                for room in list(self._rooms.values()):
                    if grown.get(room.name, 0) > room.sequence:  # another process's, or what nobody was told of
                        self._look(room)
            except Refused:
                _LOG.warning("tables not swept")
            except Exception:  # noqa: BLE001  # without the sweep no table would go on
                _LOG.exception("tables not swept")

    async def _sweep_once(self) -> None:
        """Some at a time, and none waits for those that fail, which come first because they are due for longest."""
        due = await self._store.due_tables(self._clock(), most=SWEPT_MOST + len(self._failing))
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
