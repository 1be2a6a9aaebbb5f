"""Tables over WebSocket: what a client sends becomes a request at the desk, what changes is sent to it.

A socket is one viewer at one table. The first message says who it is; a page of another site's cannot open one, and
without the session's token it can only look. Messages are small and few: one that is too large, or a flood of them, is
answered with a farewell and the end of the socket, and nobody else notices.
"""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, assert_never

import msgspec
import structlog

from ventuno.desk import requests
from ventuno.desk.tables import invited
from ventuno.house.table_refusals import NO_TABLE, NOT_INVITED
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refusal, Refused
from ventuno.server import problems
from ventuno.server import table_wire as wire
from ventuno.server.front import Front
from ventuno.server.gate import Receive, Scope, Send, own
from ventuno.server.hall import Room, Viewer
from ventuno.server.practice_tables import PracticeTable
from ventuno.server.refusals import FAILED, FLOOD, NOT_LOGGED_IN, TOO_LARGE, TOO_SLOW, UNREADABLE, WRONG_TOKEN
from ventuno.server.visits import Visit
from ventuno.server.wire import Problem
from ventuno.store.errors import Unavailable

BEFORE: Final = "/api/v1/tables/"
AFTER: Final = "/socket"
PRACTICE: Final = "/api/v1/practice/table/socket"
MESSAGE_BYTES_MAX: Final = 4096
ENTER_SECONDS: Final = 10.0
BURST: Final = 40  # messages that may come at once…
PER_SECOND: Final = 10.0  # …and how quickly that is forgotten
_OF_CHIPS: Final = {"seated", "chips_brought", "left"}  # after which a balance is another
POLICY: Final = 1008
GOING_AWAY: Final = 1001
AtTable = wire.Sit | wire.Bring | wire.PlaceBet | wire.Decide | wire.Stand
_READER: Final = msgspec.json.Decoder(wire.Commands)
_WRITER: Final = msgspec.json.Encoder()
_LOG = structlog.get_logger()


class Gone(Exception):  # no error: they have left
    """The client has closed the socket."""


class Line:
    """A socket that has been accepted: commands in, messages out."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._allowance = float(BURST)
        self._heard_at = asyncio.get_running_loop().time()
        self.language = Language.DE
        self._sending = asyncio.Lock()

    async def hear(self) -> wire.Commands:
        """The next command; refused where it is none."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        self._count()
        text = message.get("text") or message.get("bytes") or ""
        if len(text) > MESSAGE_BYTES_MAX:
            raise Refused(TOO_LARGE(most=MESSAGE_BYTES_MAX))
        try:
            command: wire.Commands = _READER.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise Refused(UNREADABLE()) from None
        return command

    async def next(self) -> wire.Commands:
        """The next command; what is none is declined."""
        while True:
            try:
                return await self.hear()
            except Refused as refused:
                if refused.refusal.code != UNREADABLE.code:
                    raise
            await self.decline("", UNREADABLE())

    def _count(self) -> None:
        """A bucket that empties by itself: who pours too fast is sent away."""
        now = asyncio.get_running_loop().time()
        self._allowance = min(float(BURST), self._allowance + (now - self._heard_at) * PER_SECOND) - 1
        self._heard_at = now
        if self._allowance < 0:
            raise Refused(FLOOD())

    async def tell(self, message: wire.Messages) -> None:
        async with self._sending:
            try:
                await self._send({"type": "websocket.send", "text": _WRITER.encode(message).decode()})
            except OSError:  # what a server raises once nobody is there to hear it
                raise Gone from None

    async def decline(self, key: str, refusal: Refusal) -> None:
        await self.tell(wire.Declined(key=key, problem=self.problem(refusal)))

    async def farewell(self, refusal: Refusal, *, again: bool = False, code: int = POLICY) -> None:
        with contextlib.suppress(Exception):  # they may have gone already
            await self.tell(wire.Farewell(problem=self.problem(refusal), again=again))
            await self._send({"type": "websocket.close", "code": code})

    def problem(self, refusal: Refusal) -> Problem:
        return problems.problem(refusal, self.language)


class Sockets:
    """The ASGI application of every socket."""

    def __init__(self, front: Callable[[], Front]) -> None:
        """Made when the server starts."""
        self._front = front

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        headers: dict[bytes, bytes] = dict(scope["headers"])
        await receive()  # that somebody would like to connect
        table = path[len(BEFORE) : -len(AFTER)] if path.startswith(BEFORE) and path.endswith(AFTER) else None
        if not own(headers) or (path != PRACTICE and table is None):
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        line, front = Line(receive, send), self._front()
        line.language = problems.language_of(headers.get(b"accept-language", b"").decode("latin-1"))
        front.measures.sockets.inc()
        try:
            first = await asyncio.wait_for(line.hear(), ENTER_SECONDS)
            if table is None:
                await _practised(front, line, first, scope.get("client"))
            else:
                await _served(front, line, table, first, _cookie(headers, front.cookie))
        except TimeoutError:
            await line.farewell(TOO_SLOW())
        except Gone:
            pass
        except Unavailable as away:
            _LOG.error("unavailable", code=away.refusal.code)
            await line.farewell(FAILED(), again=True, code=GOING_AWAY)
        except Refused as refused:
            await line.farewell(refused.refusal)
        except Exception:  # noqa: BLE001  # whatever it was concerns this socket alone
            _LOG.exception("failed", route=f"{BEFORE}{{table}}{AFTER}")
            await line.farewell(FAILED(), again=True, code=GOING_AWAY)
        finally:
            front.measures.sockets.dec()


async def _practised(front: Front, line: Line, first: wire.Commands, client: tuple[str, int] | None) -> None:
    if not isinstance(first, wire.Practise):
        raise Refused(UNREADABLE())
    line.language = first.language
    await PracticeTable(first, line, front).run("" if client is None else client[0])


async def _served(front: Front, line: Line, table: str, first: wire.Commands, token: str | None) -> None:
    if not isinstance(first, wire.Enter):
        raise Refused(UNREADABLE())
    line.language = first.language
    visit = await _known(front, token, first.csrf)
    await Visitor(front, line, visit, token, table, first.invite).stay(first.seen)


async def _known(front: Front, token: str | None, csrf: str | None) -> Visit | None:
    """Who it is; without the session's token one only looks."""
    visit = await front.visits.of(token)
    if visit is None or csrf is None:
        return None
    if not visit.sent_by(csrf):
        raise Refused(WRONG_TOKEN())
    return visit


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody at a table, from entering to leaving it."""

    front: Front
    line: Line
    visit: Visit | None
    token: str | None
    table: str
    invitation: str | None

    async def stay(self, seen: int | None) -> None:
        viewer = Viewer(None if self.visit is None else self.visit.player, seen)
        room = await self.front.hall.enter(self.table, viewer)
        if room is None:
            raise Refused(NO_TABLE())
        tasks: set[asyncio.Task[None]] = set()
        try:
            _may_look(room, viewer, self.invitation)
            tasks = {asyncio.create_task(self._show(room, viewer)), asyncio.create_task(self._listen())}
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.front.hall.leave(room, viewer)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _show(self, room: Room, viewer: Viewer) -> None:
        """The table, whenever it has changed."""
        while True:
            await viewer.waiting.wait()
            viewer.waiting.clear()
            if viewer.player is not None and await self.front.visits.of(self.token) is None:  # logged out, or expired
                raise Refused(NOT_LOGGED_IN())
            sequence, table, events = room.state(viewer)
            if viewer.player is not None and (viewer.balance is None or any(e.kind in _OF_CHIPS for e in events)):
                player = await self.front.store.player(viewer.player)
                viewer.balance = None if player is None else str(player.balance)
            now = self.front.clock()
            state = wire.State(sequence=sequence, now=now, balance=viewer.balance, table=table, events=events)
            await self.line.tell(state)

    async def _listen(self) -> None:
        while True:
            command = await self.line.next()
            if isinstance(command, wire.Enter | wire.Practise):
                await self.line.decline("", UNREADABLE())
            elif self.visit is None:
                await self.line.decline(command.key, NOT_LOGGED_IN())
            elif await self.front.visits.of(self.token) is None:  # logged out since, here or elsewhere
                raise Refused(NOT_LOGGED_IN())
            else:
                await self._answer(command, self.visit.player)

    async def _answer(self, command: AtTable, player: str) -> None:
        try:
            changed = await self._do(command, player)
        except Unavailable:
            raise
        except Refused as refused:
            await self.line.decline(command.key, refused.refusal)
        else:
            await self.line.tell(wire.Done(key=command.key, sequence=changed.sequence))

    async def _do(self, command: AtTable, player: str) -> requests.TableChanged:
        desk, table, key = self.front.hall.tables, self.table, command.key
        match command:
            case wire.Sit():
                sit = requests.SitDown(
                    table=table, box=command.box, chips=command.chips, name=command.name, invitation=self.invitation
                )
                return await desk.sit(sit, player=player, key=key)
            case wire.Bring():
                return await desk.bring(requests.BringChips(table=table, chips=command.chips), player=player, key=key)
            case wire.PlaceBet():
                bet = requests.PlaceBet(
                    table=table,
                    play=command.game,
                    ante=command.ante,
                    red=command.red,
                    black=command.black,
                    seed=command.seed,
                )
                return await desk.bet(bet, player=player, key=key)
            case wire.Decide():
                pays = command.decision == "pay"
                decide = requests.Decide(table=table, play=command.game, card=command.card, pays=pays)
                return await desk.decide(decide, player=player, key=key)
            case wire.Stand():
                return await desk.stand(requests.StandUp(table=table), player=player, key=key)
            case _:
                assert_never(command)


def _may_look(room: Room, viewer: Viewer, invitation: str | None) -> None:
    """At a private table only who was invited, who sits there, or who opened it."""
    assert room.table is not None
    known = viewer.player is not None and (
        viewer.player == room.table.opened_by or room.table.box_of(viewer.player) is not None
    )
    if not known and not invited(room.table, invitation):
        raise Refused(NOT_INVITED())


def _cookie(headers: dict[bytes, bytes], name: str) -> str | None:
    for part in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        found, _, value = part.strip().partition("=")
        if found == name:
            return value
    return None
