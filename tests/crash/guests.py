"""Guests at tables of Black Jack Challenge, with a socket each against a real server process.

They think for a while, decide by a simple rule, and come back when the server was gone: whatever they had asked for and
not seen happen they ask for again, with the same key. Of every decision it is noted how long it took until everybody at
the table had it on their screen.
"""

import asyncio
import hashlib
import random
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.kit import QUICK, TERMS, born, spelled
from ventuno.desk.desk import Desk
from ventuno.desk.requests import AcceptOnlineTerms, AcceptRules, Deposit, Found, OpenAccount, OpenTable, SetLimit
from ventuno.house.access.sessions import Session
from ventuno.house.accounts.events import LOSS_LIMITS
from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.ledger.postings import CHIPS, Balances, LedgerAccount
from ventuno.house.tables.events import Pace, TableTerms
from ventuno.house.tables.state import OF_THE_HOUSE
from ventuno.rules.language import Language
from ventuno.server.sessions import csrf_of, hashed
from ventuno.store import databases, laws
from ventuno.store.entropy import entropy

BOXES = 7
DEPOSIT = Money(900_00)
CHIPS_BROUGHT = Money(300_00)
PAUSE_SECONDS = 0.5, 2.5
_RULES = "2024-08-28"
_AT_ONCE = 100  # who open an account
_AGAIN_SECONDS = 0.2


# ----- the house before it opens


@dataclass(frozen=True, slots=True)
class Guest:
    name: str
    token: str
    table: str
    box: int


async def furnish(file: Path, tables: int, boxes: int = BOXES) -> list[Guest]:
    """A house with brisk tables, and for every box of theirs somebody who is logged in and has chips to bring."""
    await databases.create(str(file))
    store = await databases.open_sqlite(file, databases.now, durable=False)
    desk = Desk(store, databases.now, entropy, passwords=QUICK)
    await desk.run(
        Found(rules=_RULES, law=str(laws.load("optimal-88")), online_terms=TERMS), key="found", actor="console:bench"
    )
    guests: list[Guest] = []
    for number in range(tables):
        request = OpenTable(terms=_terms(f"Table {number}", boxes))
        table = (await desk.tables.open(request, player=OF_THE_HOUSE, key=f"table {number}")).table
        guests += (Guest(f"Guest{number}x{box}", _token(number, box), table, box) for box in range(1, boxes + 1))
    for begin in range(0, len(guests), _AT_ONCE):
        await asyncio.gather(*(_resident(desk, guest) for guest in guests[begin : begin + _AT_ONCE]))
    await store.close()
    return guests


def _terms(name: str, boxes: int) -> TableTerms:
    return TableTerms(
        name=name,
        language=Language.DE,
        pace=Pace.BRISK,
        boxes=boxes,
        ante_min=Money(5_00),
        ante_max=Money(5_00),
        bonus_min=Money(1_00),
        bonus_max=Money(5_00),
    )


def _token(table: int, box: int) -> str:
    return hashlib.sha256(f"{table} {box}".encode()).hexdigest()


async def _resident(desk: Desk, guest: Guest) -> None:
    person = OpenAccount(
        login=guest.name.lower(),
        name=f"Anna {spelled(guest.name)}",
        birth=born(guest.name),
        canton="ZH",
        language=Language.DE,
    )
    player = (await desk.open_account(person, "correct horse", key=f"open {guest.name}")).player
    await desk.do(AcceptRules(rules=_RULES), player=player, key="rules")
    await desk.do(AcceptOnlineTerms(version=TERMS.version), player=player, key="terms")
    for kind in LOSS_LIMITS:
        await desk.do(SetLimit(limit=kind, amount=str(DEPOSIT)), player=player, key=kind)
    await desk.do(Deposit(amount=str(DEPOSIT)), player=player, key="deposit")
    now = databases.now()
    hour = timedelta(hours=1)
    session = Session(
        token_hash=hashed(guest.token), player=player, started_at=now, expires_at=now + hour, result_before=NOTHING
    )
    await desk.store.sessions.keep(session)


def unaccounted(totals: Balances, guests: int) -> Money:
    """What is missing of all that was deposited: in accounts, at tables and in the house."""
    held = (*CHIPS.values(), LedgerAccount.POT, LedgerAccount.BONUS, LedgerAccount.BALANCE, LedgerAccount.HOUSE)
    return Money(guests * DEPOSIT.centimes) - total(totals.get(account, NOTHING) for account in held)


# ----- what a guest reads of a message


class Box(msgspec.Struct):
    first: str | None
    second: str | None
    points: int | None


class Offer(msgspec.Struct):
    card: int


class Seen(msgspec.Struct):
    game: str | None
    boxes: list[Box]
    own_box: int | None
    bet: object
    decide: Offer | None
    sit: object
    stand: bool


class Message(msgspec.Struct):
    kind: str
    sequence: int = 0
    table: Seen | None = None
    key: str = ""
    problem: msgspec.Raw = msgspec.Raw(b"")


_READER = msgspec.json.Decoder(Message)
_WRITER = msgspec.json.Encoder()


# ----- how long it takes until everybody sees it


@dataclass(slots=True)
class Made:
    """A decision on its way to everybody at the table."""

    game: str
    box: int
    card: int
    at: float
    unaware: set[int]  # boxes

    def in_(self, seen: Seen) -> bool:
        box = seen.boxes[self.box - 1]
        return seen.game != self.game or (box.first if self.card == 1 else box.second) is not None


@dataclass(slots=True)
class Log:
    """What all guests together have seen, while somebody counts."""

    counting: bool = False
    decisions: int = 0
    messages: int = 0
    bytes: int = 0
    seconds: list[float] = field(default_factory=list)  # from a decision to one of the screens that show it
    underway: dict[str, list[Made]] = field(default_factory=dict)  # by table

    def decided(self, table: str, made: Made) -> None:
        if self.counting:
            self.decisions += 1
            self.underway.setdefault(table, []).append(made)

    def saw(self, guest: Guest, seen: Seen, size: int) -> None:
        now = time.perf_counter()
        if self.counting:
            self.messages += 1
            self.bytes += size
        for made in self.underway.get(guest.table, ()):
            if guest.box in made.unaware and made.in_(seen):
                made.unaware.discard(guest.box)
                self.seconds.append(now - made.at)
        if guest.table in self.underway:
            self.underway[guest.table] = [made for made in self.underway[guest.table] if made.unaware]

    def pause(self) -> None:
        """The server is about to go: who waits for it is not counted."""
        self.counting = False
        self.underway.clear()

    def at_ms(self, share: float) -> float:
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


# ----- a guest at the table


class Player:
    def __init__(self, guest: Guest, address: Callable[[], str], log: Log, pause: tuple[float, float]) -> None:
        self.guest = guest
        self.here = False  # has seen the table since connecting
        self.seated = False
        self.games: set[str] = set()
        self.declined: list[bytes] = []
        self._address = address
        self._log = log
        self._pause = pause
        self._leaving = False
        self._sittings = 0
        self._asked: str | None = None  # the key of what is thought about, or under way
        self._alarm: asyncio.TimerHandle | None = None
        self._line: ClientConnection | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Until it has stood up and gone, whatever becomes of the server."""
        while not (self._leaving and self.here and not self.seated):
            with suppress(OSError, TimeoutError, WebSocketException):
                await self._visit()
            self._drop()
            await asyncio.sleep(_AGAIN_SECONDS * (1 + random.random()))

    def stand(self) -> None:
        self._leaving = True
        if self._line is not None:
            self._send("stand", {"kind": "stand", "key": "stand"})

    async def _visit(self) -> None:
        host = self._address().removeprefix("http://")
        where = f"ws://{host}/api/v1/tables/{self.guest.table}/socket"
        cookie = {"cookie": f"ventuno={self.guest.token}"}
        async with connect(where, additional_headers=cookie, compression=None, ping_interval=None) as line:
            self._line = line
            enter = {"kind": "enter", "language": "de", "csrf": csrf_of(self.guest.token)}
            await line.send(_WRITER.encode(enter), text=True)
            async for text in line:
                message = _READER.decode(text)
                if message.table is not None:
                    self.here = True
                    self._look(message.table, len(text))
                    if self._leaving and not self.seated:
                        return
                elif message.kind == "declined":
                    self.declined.append(bytes(message.problem))

    def _drop(self) -> None:
        self.here = self._leaving and not self.seated
        self._line = self._asked = None
        if self._alarm is not None:
            self._alarm.cancel()

    def _look(self, seen: Seen, size: int) -> None:
        self._log.saw(self.guest, seen, size)
        if seen.own_box is not None and not self.seated:
            self._sittings += 1
        self.seated = seen.own_box is not None
        if seen.decide is not None and seen.game is not None:
            self._decide(seen, seen.game, seen.decide.card)
        elif seen.bet is not None and seen.game is not None and not self._leaving:
            bonus = "red" if self.guest.box % 2 else "black"
            bet = {"kind": "bet", "game": seen.game, "ante": "5", bonus: "1", "seed": self.guest.name}
            self._think(f"{seen.game} bet", bet)
        elif seen.sit is not None and not self._leaving:
            sit = {"kind": "sit", "box": self.guest.box, "chips": str(CHIPS_BROUGHT), "name": f"Box {self.guest.box}"}
            self._think(f"sit {self._sittings}", sit)

    def _decide(self, seen: Seen, game: str, card: int) -> None:
        self.games.add(game)
        points = seen.boxes[self.guest.box - 1].points or 0
        decision = "pay" if points <= (16 if card == 1 else 14) else "stay"
        made = Made(game, self.guest.box, card, 0.0, set(range(1, len(seen.boxes) + 1)))
        self._think(f"{game} {card}", {"kind": "decide", "game": game, "card": card, "decision": decision}, made)

    def _think(self, key: str, command: Mapping[str, object], made: Made | None = None) -> None:
        """Sent once to each connection, after a while."""
        if self._asked != key:
            self._asked = key
            self._alarm = asyncio.get_running_loop().call_later(
                random.uniform(*self._pause), lambda: self._send(key, command, made)
            )

    def _send(self, key: str, command: Mapping[str, object], made: Made | None = None) -> None:
        if self._line is None:
            return
        if made is not None:
            made.at = time.perf_counter()
            self._log.decided(self.guest.table, made)
        task = asyncio.ensure_future(self._sent(self._line, _WRITER.encode({**command, "key": key})))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    @staticmethod
    async def _sent(line: ClientConnection, text: bytes) -> None:
        with suppress(OSError, WebSocketException):  # it is asked for again
            await line.send(text, text=True)


async def all_of(players: Sequence[Player], wanted: Callable[[Player], bool], seconds: float) -> float:
    """Wait until it is so of every player; how long that took."""
    began = time.perf_counter()
    while not all(map(wanted, players)):
        took = time.perf_counter() - began
        assert took < seconds, f"{sum(map(wanted, players))} of {len(players)} after {took:.0f} s"
        await asyncio.sleep(0.05)
    return time.perf_counter() - began
