"""A site behind a real port, and sockets at its tables; its clock stands still until told otherwise."""

import itertools
import json
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.kit import QUICK, House
from tests.server.site import API, Browser, Json, Site
from ventuno.house.big21.play_record import PlayRecord
from ventuno.jobs.audit import AuditReport, audit
from ventuno.server.app import application
from ventuno.server.practice.tables import THINKERS
from ventuno.server.process import configured
from ventuno.server.settings import Settings

PRACTICE = f"{API}/practice/table/socket"
PATIENCE_SECONDS = 60.0
NAMES = ("Anna", "Beat", "Carla", "Dario", "Elin", "Fritz", "Gian")


def bots_loaded() -> None:
    """What a server of this process has begun to load is there: Python 3.11 cannot parse in two threads at once."""
    if THINKERS.loading is not None:
        THINKERS.loading.join()


class Live(Site):
    """In a thread of this process, as `ventuno serve` does it."""

    _logins = itertools.count(1)

    def _open(self) -> None:
        settings = Settings(database=str(self.where), **self._given)
        self.app = application(settings, clock=self.clock, entropy=self._entropy, passwords=QUICK)
        config = configured(self.app, settings)
        config.port = 0
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        ends = time.monotonic() + PATIENCE_SECONDS
        while not self._server.started:
            assert self._thread.is_alive()
            assert time.monotonic() < ends
            time.sleep(0.01)
        self.port = int(self._server.servers[0].sockets[0].getsockname()[1])
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE_SECONDS)  # type: ignore[assignment]

    def _shut(self) -> None:
        self.client.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE_SECONDS)
        assert not self._thread.is_alive()
        bots_loaded()

    def restart(self, **settings: object) -> None:
        self._shut()
        self._given |= settings
        self._open()

    def __exit__(self, *_: object) -> None:
        self._shut()

    # ----- people and tables

    def somebody(self, **given: str) -> Browser:
        """Who may play, and nobody has seen before."""
        return self.ready(f"player{next(self._logins)}", **given)

    def opened(self, by: Browser, **terms: Json) -> Json:
        """A table, as the lobby shows it."""
        return by.took(by.post("/tables", {"name": "Aare", "language": "de", "pace": "brisk"} | terms))

    def practice(self, **headers: str) -> "Socket":
        return Socket(self.port, PRACTICE, None, **headers)

    @contextmanager
    def seated(self, number: int, **terms: Json) -> Iterator[list["Seat"]]:
        """So many at a table of their own, in the first boxes, ready to bet."""
        players = [self.somebody() for _ in range(number)]
        table = self.opened(players[0], **terms)
        seats = [Seat(self.port, table, player) for player in players]
        try:
            for box, (seat, name) in enumerate(zip(seats, NAMES, strict=False), start=1):
                seat.done("sit", box=box, chips="100", name=name)
            yield seats
        finally:
            for seat in seats:
                seat.leave()


class Outside(Live):
    """A server that is a process of its own, at that address."""

    def __init__(self, address: str) -> None:
        self.port = int(address.rpartition(":")[2])
        self.client = httpx.Client(base_url=address, timeout=PATIENCE_SECONDS)  # type: ignore[assignment]

    def __exit__(self, *_: object) -> None:
        self.client.close()


class Socket:
    """A WebSocket, and everything that was heard through it."""

    _keys = itertools.count(1)

    def __init__(self, port: int, path: str, browser: Browser | None = None, **headers: str) -> None:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if browser is not None:
            sent.setdefault("Cookie", "; ".join(f"{name}={value}" for name, value in browser.cookies.items()))
            sent.setdefault("Accept-Language", browser.language)
        origin: Any = sent.pop("Origin", None)
        self.texts: list[str] = []
        self.messages: list[Json] = []
        self.state: Json = None
        self._connection: ClientConnection = connect(
            f"ws://127.0.0.1:{port}{path}",
            origin=origin,
            additional_headers=sent,
            user_agent_header=None,
            compression=None,
            proxy=None,
            ping_interval=None,
            open_timeout=PATIENCE_SECONDS,
            close_timeout=2,
        ).__enter__()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        self._connection.close()

    def vanish(self) -> None:
        """Without a word, as when a cable is pulled."""
        self._connection.socket.close()

    def say(self, message: Json) -> None:
        """Send a text or bytes as they are, anything else as JSON."""
        self._connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, seconds: float = PATIENCE_SECONDS) -> Json:
        text = self._connection.recv(timeout=seconds)
        assert isinstance(text, str)
        message = json.loads(text)
        self.texts.append(text)
        self.messages.append(message)
        if message["kind"] == "state":
            self.state = message
        return message

    def until(self, wanted: Callable[[Json], object]) -> Json:
        """The table, once it is like that."""
        ends = time.monotonic() + PATIENCE_SECONDS
        while self.state is None or not wanted(self.state["table"]):
            assert time.monotonic() < ends, self.messages[-1:]
            self.hear()
        return self.state["table"]

    def heard_all(self, seconds: float = 0.3) -> None:
        """Whatever else there is to hear."""
        try:
            while True:
                self.hear(seconds)
        except (TimeoutError, ConnectionClosed):
            pass

    def answer(self, message: Json) -> Json:
        """What a command led to: done, or declined."""
        self.say(message)
        while True:
            heard = self.hear()
            if heard["kind"] in {"done", "declined"} and heard["key"] == message.get("key", ""):
                return heard

    def ask(self, kind: str, **fields: Json) -> Json:
        return self.answer({"kind": kind, "key": f"k{next(self._keys)}"} | fields)

    def done(self, kind: str, **fields: Json) -> None:
        answer = self.ask(kind, **fields)
        assert answer["kind"] == "done", answer

    def declined(self, code: str, kind: str, **fields: Json) -> Json:
        """The problem."""
        answer = self.ask(kind, **fields)
        assert answer["kind"] == "declined", answer
        assert answer["problem"]["code"] == code, answer
        assert answer["problem"]["detail"]
        return answer["problem"]

    def ended(self, seconds: float = PATIENCE_SECONDS) -> tuple[Json, int]:
        """How the server ended it: the farewell, if there was one, and the code."""
        try:
            while True:
                self.hear(seconds)
        except ConnectionClosed as closed:
            code = 1006 if closed.rcvd is None else closed.rcvd.code
        last = self.messages[-1] if self.messages else None
        return last if last is not None and last["kind"] == "farewell" else None, code

    def farewell(self, code: str) -> Json:
        """The problem that it was ended with."""
        said, closed = self.ended()
        assert said is not None
        assert said["problem"]["code"] == code, said
        assert closed == 1008
        return said["problem"]


class Seat(Socket):
    """Somebody at a table; without a browser, a guest who watches."""

    def __init__(
        self, port: int, table: Json, browser: Browser | None = None, *, language: str = "en", **fields: Json
    ) -> None:
        headers: dict[str, str] = fields.pop("headers", {})
        super().__init__(port, f"{API}/tables/{table['id']}/socket", browser, **headers)
        self.id: str = table["id"]
        self.browser = browser
        own = {} if browser is None else {"csrf": browser.csrf}
        self.say({"kind": "enter", "language": language} | own | fields)

    @property
    def table(self) -> Json:
        return self.until(lambda _: True)

    @property
    def sequence(self) -> int:
        assert self.table
        return int(self.state["sequence"])

    @property
    def box(self) -> int | None:
        found: int | None = self.table["own_box"]
        return found

    def bet(self, **fields: Json) -> Json:
        table = self.until(lambda table: table["bet"])
        return self.ask("bet", **{"game": table["game"], "ante": "5", "red": "1", "seed": "mine"} | fields)

    def decide(self, decision: str) -> None:
        """And hear of it."""
        table = self.until(lambda table: table["decide"])
        self.done("decide", game=table["game"], card=table["decide"]["card"], decision=decision)
        self.until(lambda at: at["decide"] is None or at["decide"]["card"] != table["decide"]["card"])


Choice = Callable[[Json], str]


def of_total(table: Json) -> str:
    """A way of playing: buy while it is cheap to lose."""
    own = table["boxes"][table["own_box"] - 1]
    return "pay" if own["points"] <= 14 else "stay"


def bet_all(seats: Sequence[Seat]) -> str:
    """Everybody's bet, each with a seed of their own; the game's number."""
    for seat in seats:
        seat.until(lambda table: table["bet"])
        answer = seat.bet(seed=f"seed of {seat.box}", black="2" if (seat.box or 0) % 2 else "0")
        assert answer["kind"] == "done", answer
    return str(seats[0].until(lambda table: table["phase"] != "betting")["game"])


def decide_all(seats: Sequence[Seat], choose: Choice = of_total, *, stop: int | None = None) -> None:
    """In turn, until the game is over or so many have decided."""
    level(seats)
    by_box = {seat.box: seat for seat in seats}
    asked = set[tuple[str, int]]()
    for _ in itertools.count() if stop is None else range(stop):
        table = seats[0].until(lambda at: at["turn"] is None or (at["phase"], at["turn"]) not in asked)
        if table["turn"] is None:
            break
        asked.add((table["phase"], table["turn"]))
        actor, phase = by_box[table["turn"]], table["phase"]
        shown = actor.until(lambda at, phase=phase: at["decide"] and at["phase"] == phase)  # type: ignore[misc]
        actor.decide(choose(shown))


def level(seats: Sequence[Seat]) -> None:
    """Everybody hears what one of them has heard already."""
    newest = max(seat.sequence for seat in seats)
    for seat in seats:
        while seat.sequence < newest:
            seat.hear()


def play(seats: Sequence[Seat], choose: Choice = of_total, *, watching: Iterable[Seat] = ()) -> str:
    """A whole game, seen to its end by everybody; its number."""
    game = bet_all(seats)
    decide_all(seats, choose)
    for seat in (*seats, *watching):
        seat.until(lambda table: table["game"] == game and table["winner"] is not None)
    return game


# ----- what several tests ask about


def assert_clean(house: House) -> AuditReport:
    """Every chip of every table is accounted for."""
    report = house.run(audit(house.store))
    assert report.problem is None, report.problem
    return report


def kept(live: Live, game: str) -> PlayRecord:
    with House(live.where, law=None, at=live.clock.at) as house:
        found = house.run(house.store.plays.find(game))
    assert found is not None
    return found


def cards_in(value: Json) -> set[tuple[str, str]]:
    """Every card that a message names, wherever it does."""
    if isinstance(value, list):
        return set().union(*map(cards_in, value))
    if not isinstance(value, dict):
        return set()
    if value.keys() == {"rank", "suit"}:
        return {(value["rank"], value["suit"])}
    return set().union(*map(cards_in, value.values()))


def live_player(browser: Browser) -> str:
    return str(browser.took(browser.get("/me"))["account"]["player"])


def of_table(seat: Seat) -> list[tuple[object, ...]]:
    """All that the database has about that table."""
    assert seat.browser is not None
    return [row for row in seat.browser.site.books() if any(seat.id in str(field) for field in row)]


def again(seats: list[Seat], index: int, language: str = "en") -> Seat:
    """Another window of one of them."""
    return Seat(port_of(seats[index]), {"id": seats[index].id}, seats[index].browser, language=language)


def port_of(seat: Seat) -> int:
    assert seat.browser is not None
    assert isinstance(seat.browser.site, Live)
    return seat.browser.site.port


def turn_of(seats: list[Seat]) -> int:
    """The place of the player who decides next."""
    return int(seats[0].table["turn"]) - 1


# What is no command, by what is wrong with it.
BAD = {
    "nothing": "",
    "no JSON": "hello",
    "half of it": '{"kind":"stand","key":"k',
    "two of them": '{"kind":"stand","key":"k"}{"kind":"stand","key":"k"}',
    "a list": "[]",
    "a number": "5",
    "null": "null",
    "no kind": '{"key":"k"}',
    "an unknown kind": '{"kind":"deal","key":"k"}',
    "a kind of the server's": '{"kind":"state","sequence":1}',
    "a kind that is no text": '{"kind":1,"key":"k"}',
    "an unknown field": '{"kind":"stand","key":"k","box":2}',
    "somebody else's box": '{"kind":"decide","key":"k","game":"g","card":1,"decision":"pay","box":2}',
    "somebody else's name": '{"kind":"stand","key":"k","player":"p"}',
    "no key": '{"kind":"stand"}',
    "an empty key": '{"kind":"stand","key":""}',
    "a long key": json.dumps({"kind": "stand", "key": "k" * 65}),
    "card 3": '{"kind":"decide","key":"k","game":"g","card":3,"decision":"pay"}',
    "card 0": '{"kind":"decide","key":"k","game":"g","card":0,"decision":"pay"}',
    "half a card": '{"kind":"decide","key":"k","game":"g","card":1.5,"decision":"pay"}',
    "another decision": '{"kind":"decide","key":"k","game":"g","card":1,"decision":"fold"}',
    "box 8": '{"kind":"sit","key":"k","box":8,"chips":"30","name":"n"}',
    "box 0": '{"kind":"sit","key":"k","box":0,"chips":"30","name":"n"}',
    "chips as a number": '{"kind":"sit","key":"k","box":5,"chips":30,"name":"n"}',
    "a long name": json.dumps({"kind": "sit", "key": "k", "box": 5, "chips": "30", "name": "n" * 17}),
    "no seed": '{"kind":"bet","key":"k","game":"g","ante":"5","red":"1"}',
    "a long seed": json.dumps({"kind": "bet", "key": "k", "game": "g", "ante": "5", "red": "1", "seed": "s" * 65}),
    "entering twice": '{"kind":"enter","language":"de"}',
    "practising here": '{"kind":"practise","language":"de"}',
    "lists in lists": "[" * 4000,
    "objects in objects": '{"a":' * 800,
    "nested where a text belongs": '{"kind":"stand","key":' + "[" * 2000 + "]" * 2000 + "}",
    "half a character": '{"kind":"stand","key":"\\ud800"}',
    "a huge number": '{"kind":"decide","key":"k","game":"g","card":' + "9" * 3000 + ',"decision":"pay"}',
    "bytes": b"\x00\xff\xfe",
    "bytes that are no UTF-8": b'{"kind":"stand","key":"\xff"}',
    "no bytes": b"",
}
