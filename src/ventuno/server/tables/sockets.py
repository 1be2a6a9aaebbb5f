"""Tables over WebSocket: what a client sends becomes a request at the desk; every change is sent to the client.

A socket is one viewer at one table. The first message says who it is. A page of another site cannot open a socket.
Without the session's token a viewer can only look. Messages are small and few: after a message that is too large, or a
flood of them, the server sends a farewell and closes the socket. Nobody else notices.
"""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, assert_never

import msgspec
import structlog

from ventuno.desk import requests
from ventuno.desk.tables.tables import invited
from ventuno.house.ledger.postings import Currency
from ventuno.house.tables.refusals import NO_TABLE, NOT_INVITED
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refusal, Refused
from ventuno.server.context import Context
from ventuno.server.http import problems
from ventuno.server.http.cookies import read_cookie
from ventuno.server.http.exchange import Receive, Scope, Send
from ventuno.server.http.middleware import own
from ventuno.server.practice.tables import PracticeTable
from ventuno.server.refusals import FAILED, FLOOD, NOT_LOGGED_IN, TOO_LARGE, TOO_SLOW, UNREADABLE, WRONG_TOKEN
from ventuno.server.sessions import PlayerSession
from ventuno.server.tables import wire
from ventuno.server.tables.live import LiveTable, Viewer
from ventuno.server.tables.wire_events import ChipsBroughtEvent, LeftEvent, SeatedEvent
from ventuno.server.wire import Problem
from ventuno.store.errors import Unavailable

BEFORE: Final = "/api/v1/tables/"
AFTER: Final = "/socket"
PRACTICE: Final = "/api/v1/practice/table/socket"
MESSAGE_BYTES_MAX: Final = 4096
ENTER_SECONDS: Final = 10.0
BURST: Final = 40  # messages that may come at once…
PER_SECOND: Final = 10.0  # …and how quickly that is forgotten
_OF_CHIPS: Final = (SeatedEvent, ChipsBroughtEvent, LeftEvent)  # these change the balance of an account
POLICY: Final = 1008
GOING_AWAY: Final = 1001
AtTable = wire.SitCommand | wire.BringCommand | wire.BetCommand | wire.DecideCommand | wire.StandCommand
_READER: Final = msgspec.json.Decoder(wire.AnyCommand)
_WRITER: Final = msgspec.json.Encoder()
_LOG = structlog.get_logger(__name__)


class Gone(Exception):  # no error: they have left
    """The client has closed the socket."""


class TableConnection:
    """A socket that has been accepted: commands in, messages out."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._allowance = float(BURST)
        self._heard_at = asyncio.get_running_loop().time()
        self.language = Language.DE
        self._sending = asyncio.Lock()

    async def hear(self) -> wire.AnyCommand:
        """The next command. Refused if the message is not a command."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        self._count()
        text = message.get("text") or message.get("bytes") or ""
        if len(text) > MESSAGE_BYTES_MAX:
            raise Refused(TOO_LARGE(most=MESSAGE_BYTES_MAX))
        try:
            command: wire.AnyCommand = _READER.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise Refused(UNREADABLE()) from None
        return command

    async def next(self) -> wire.AnyCommand:
        """The next command. Messages that are not commands are declined."""
        while True:
            try:
                return await self.hear()
            except Refused as refused:
                if refused.refusal.code != UNREADABLE.code:
                    raise
            await self.decline("", UNREADABLE())

    def _count(self) -> None:
        """A leaky bucket: a client that sends too fast is sent away."""
        now = asyncio.get_running_loop().time()
        self._allowance = min(float(BURST), self._allowance + (now - self._heard_at) * PER_SECOND) - 1
        self._heard_at = now
        if self._allowance < 0:
            raise Refused(FLOOD())

    async def tell(self, message: wire.AnyServerMessage) -> None:
        async with self._sending:
            try:
                await self._send({"type": "websocket.send", "text": _WRITER.encode(message).decode()})
            except OSError:  # raised when the client has gone
                raise Gone from None

    async def decline(self, key: str, refusal: Refusal) -> None:
        await self.tell(wire.DeclinedMessage(key=key, problem=self.problem(refusal)))

    async def farewell(self, refusal: Refusal, *, again: bool = False, code: int = POLICY) -> None:
        with contextlib.suppress(Exception):  # they may have gone already
            await self.tell(wire.FarewellMessage(problem=self.problem(refusal), again=again))
            await self._send({"type": "websocket.close", "code": code})

    def problem(self, refusal: Refusal) -> Problem:
        return problems.problem(refusal, self.language)


class Sockets:
    """The ASGI application of every socket."""

    def __init__(self, context: Callable[[], Context]) -> None:
        """Made when the server starts."""
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        headers: dict[bytes, bytes] = dict(scope["headers"])
        await receive()  # the request to connect
        table = path[len(BEFORE) : -len(AFTER)] if path.startswith(BEFORE) and path.endswith(AFTER) else None
        if not own(headers) or (path != PRACTICE and table is None):
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        line, context = TableConnection(receive, send), self._context()
        line.language = problems.language_of(headers.get(b"accept-language", b"").decode("latin-1"))
        context.request_metrics.sockets.inc()
        try:
            first = await asyncio.wait_for(line.hear(), ENTER_SECONDS)
            if table is None:
                await _practised(context, line, first, scope.get("client"))
            else:
                await _served(context, line, table, first, read_cookie(headers.items(), context.cookie))
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
            context.request_metrics.sockets.dec()


async def _practised(
    context: Context, line: TableConnection, first: wire.AnyCommand, client: tuple[str, int] | None
) -> None:
    if not isinstance(first, wire.PractiseCommand):
        raise Refused(UNREADABLE())
    line.language = first.language
    rules = await context.live_tables.tables.rules()
    await PracticeTable(first, line, context, rules).run("" if client is None else client[0])


async def _served(
    context: Context, line: TableConnection, table: str, first: wire.AnyCommand, token: str | None
) -> None:
    if not isinstance(first, wire.EnterCommand):
        raise Refused(UNREADABLE())
    line.language = first.language
    session = await _known(context, token, first.csrf)
    await Visitor(context, line, session, token, table, first.invite).stay(first.seen)


async def _known(context: Context, token: str | None, csrf: str | None) -> PlayerSession | None:
    """The player, or `None`: without the session's token a viewer can only look."""
    session = await context.sessions.of(token)
    if session is None or csrf is None:
        return None
    if not session.sent_by(csrf):
        raise Refused(WRONG_TOKEN())
    return session


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody at a table, from entering to leaving it."""

    context: Context
    line: TableConnection
    session: PlayerSession | None
    token: str | None
    table: str
    invitation: str | None

    async def stay(self, seen: int | None) -> None:
        viewer = Viewer(None if self.session is None else self.session.player, seen)
        live = await self.context.live_tables.enter(self.table, viewer)
        if live is None:
            raise Refused(NO_TABLE())
        tasks: set[asyncio.Task[None]] = set()
        try:
            _may_look(live, viewer, self.invitation)
            tasks = {asyncio.create_task(self._show(live, viewer)), asyncio.create_task(self._listen())}
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.context.live_tables.leave(live, viewer)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _show(self, live: LiveTable, viewer: Viewer) -> None:
        """Send the table whenever it has changed."""
        while True:
            await viewer.waiting.wait()
            viewer.waiting.clear()
            if (
                viewer.player is not None and await self.context.sessions.of(self.token) is None
            ):  # logged out, or expired
                raise Refused(NOT_LOGGED_IN())
            sequence, table, events = live.state(viewer)
            if viewer.player is not None and (viewer.balance is None or any(isinstance(e, _OF_CHIPS) for e in events)):
                player = await self.context.store.books.player(viewer.player)
                viewer.balance = None if player is None else str(player.balance)
            now = self.context.clock()
            state = wire.StateMessage(sequence=sequence, now=now, balance=viewer.balance, table=table, events=events)
            await self.line.tell(state)

    async def _listen(self) -> None:
        while True:
            command = await self.line.next()
            if isinstance(command, wire.EnterCommand | wire.PractiseCommand):
                await self.line.decline("", UNREADABLE())
            elif self.session is None:
                await self.line.decline(command.key, NOT_LOGGED_IN())
            elif await self.context.sessions.of(self.token) is None:  # logged out since, here or elsewhere
                raise Refused(NOT_LOGGED_IN())
            else:
                await self._answer(command, self.session.player)

    async def _answer(self, command: AtTable, player: str) -> None:
        try:
            assert self.session is not None
            await self.context.sessions.used(self.session)  # watching is no sign that the player is still there
            changed = await self._do(command, player)
        except Unavailable:
            raise
        except Refused as refused:
            await self.line.decline(command.key, refused.refusal)
        else:
            await self.line.tell(wire.DoneMessage(key=command.key, sequence=changed.sequence))

    async def _do(self, command: AtTable, player: str) -> requests.TableChanged:
        desk, table, key = self.context.live_tables.tables, self.table, command.key
        match command:
            case wire.SitCommand():
                sit = requests.SitDown(
                    table=table,
                    box=command.box,
                    chips=command.chips,
                    name=command.name,
                    invitation=self.invitation,
                    paid_in=_paid_in(command),
                )
                return await desk.sit(sit, player=player, key=key)
            case wire.BringCommand():
                bring = requests.BringChips(table=table, chips=command.chips, paid_in=_paid_in(command))
                return await desk.bring(bring, player=player, key=key)
            case wire.BetCommand():
                bet = requests.PlaceBet(
                    table=table,
                    play=command.game,
                    ante=command.ante,
                    red=command.red,
                    black=command.black,
                    seed=command.seed,
                )
                return await desk.bet(bet, player=player, key=key)
            case wire.DecideCommand():
                pays = command.decision == "pay"
                decide = requests.Decide(table=table, play=command.game, card=command.card, pays=pays)
                return await desk.decide(decide, player=player, key=key)
            case wire.StandCommand():
                return await desk.stand(requests.StandUp(table=table), player=player, key=key)
            case _:
                assert_never(command)


def _paid_in(command: wire.SitCommand | wire.BringCommand) -> requests.PaidIn | msgspec.UnsetType:
    """C15."""
    if command.pay is None:
        return msgspec.UNSET
    currency = None if command.pay.currency is None else Currency(command.pay.currency)
    rate = msgspec.UNSET if command.pay.rate is None else command.pay.rate
    return requests.PaidIn(amount=command.pay.amount, currency=currency, rate=rate)


def _may_look(live: LiveTable, viewer: Viewer, invitation: str | None) -> None:
    """A private table may be seen only by those who were invited, sit there, or opened it."""
    assert live.table is not None
    known = viewer.player is not None and (
        viewer.player == live.table.opened_by or live.table.box_of(viewer.player) is not None
    )
    if not known and not invited(live.table, invitation):
        raise Refused(NOT_INVITED())
