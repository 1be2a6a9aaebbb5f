"""A table of Black Jack Challenge in browsers: who sits at which box, and what each of them is told and sees."""

import itertools
import json
import re
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.places import Thread, known_seed
from tests.browser.visitors import Visitor
from tests.kit import OPERATOR, House
from tests.server.site import Json
from ventuno.desk.requests import VoidGame
from ventuno.house.big21.draw import Seeds
from ventuno.house.tables import deck
from ventuno.rules import challenge
from ventuno.rules.challenge import Bet, ChallengeGame, Decision

ANTE, BONUS, CHIPS = "5.00", "1.00", "40"
NAMES = ("Anna", "Beat", "Carla", "Dario", "Elin", "Fritz", "Gian")
_PATIENCE_SECONDS = 60.0
# Whoever bets adds a seed of their own, from the browser's chance: the next one can be said beforehand. And the page's
# sockets can be found, to be cut.
_FATE = """(() => {
    const chance = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => {
        const fate = window.fate;
        if (!fate || bytes.length !== 16) return chance(bytes);
        window.fate = null;
        bytes.set(fate);
        return bytes;
    };
    window.sockets = [];
    window.WebSocket = class extends WebSocket {
        constructor(...given) {
            super(...given);
            window.sockets.push(this);
        }
    };
})()"""

# Whatever the croupier calls, however quickly the next call takes its place; and a sign that comes and goes.
_RECORD = """(sign) => {
    window.recorded = [];
    const look = () => {
        for (const each of document.querySelectorAll(`[data-testid=calls], ${sign}`)) {
            const said = each.textContent.trim();
            if (said && !window.recorded.includes(said)) window.recorded.push(said);
        }
    };
    new MutationObserver(look).observe(document.body, {childList: true, subtree: true, characterData: true});
    look();
}"""

_HOLD = """() => {
    const socket = window.sockets.at(-1), held = [], take = socket.onmessage;
    socket.onmessage = (event) => (JSON.parse(event.data).kind === "state" ? held.push(event) : take(event));
    window.release = () => {
        socket.onmessage = take;
        held.forEach(take);
    };
}"""


class Box:
    """A tab at a table: at a box once seated, before that behind them."""

    def __init__(self, visitor: Visitor, table: str, page: Page | None = None, *, name: str = "Anna") -> None:
        self.visitor = visitor
        self.page = page or visitor.page
        self.name = name
        self.heard: list[str] = []  # every message of the server's
        self.sent: list[str] = []
        self._states: list[Json] = []
        self.page.on("websocket", self._listen)
        self.page.add_init_script(_FATE)
        self.table = self.page.get_by_test_id("challenge-table")
        self.go(table)

    def go(self, table: str) -> None:
        self.page.goto(f"{self.visitor.url}/{self.visitor.language}/{table}")
        expect(self.table).to_be_visible()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(str(text)))
        socket.on("framereceived", lambda text: self._hear(str(text)))

    def _hear(self, text: str) -> None:
        self.heard.append(text)
        message = json.loads(text)
        if message["kind"] == "state":
            self._states.append(message)

    # ----- what it is told

    @property
    def states(self) -> list[Json]:
        """The table as the server has shown it, time and again."""
        return [each["table"] for each in self._states]

    @property
    def state(self) -> Json:
        return self._states[-1]["table"]

    @property
    def heard_of(self) -> list[str]:
        """What has happened since it came, in order."""
        return [event["kind"] for each in self._states for event in each["events"]]

    @property
    def own(self) -> Json:
        return self.state["boxes"][self.state["own_box"] - 1]

    @property
    def due(self) -> datetime:
        return datetime.fromisoformat(self.state["due_at"])

    @property
    def place(self) -> tuple[int, str, int | None]:
        """Where in which game it is: never the same twice."""
        return self.state["number"], self.state["phase"], self.state["turn"]

    def until(self, condition: Callable[[Json], Any]) -> None:
        """What is heard here makes it true."""
        ends = time.monotonic() + _PATIENCE_SECONDS
        while not self._states or not condition(self.state):
            assert time.monotonic() < ends, self.heard[-1:]
            self.page.wait_for_timeout(10)

    def until_beyond(self, place: tuple[int, str, int | None]) -> None:
        self.until(lambda _: self.place != place)

    def until_phase(self, phase: str) -> None:
        self.until(lambda state: state["phase"] == phase)
        expect(self.table).to_have_attribute("data-phase", phase)

    def asked(self, kind: str) -> list[Json]:
        """The commands of a kind that have left this tab."""
        return [each for each in map(json.loads, self.sent) if each["kind"] == kind]

    def answers(self) -> list[Json]:
        """The commands that it was told have been carried out."""
        return [each for each in map(json.loads, self.heard) if each["kind"] == "done"]

    # ----- what it shows

    @property
    def calls(self) -> Locator:
        return self.page.get_by_test_id("calls").first

    @property
    def notice(self) -> Locator:
        return self.page.get_by_test_id("notice")

    @property
    def dialog(self) -> Locator:
        return self.page.locator("dialog[open]")

    def said_of(self, box: int) -> Locator:
        """What a screen reader says of a box; the page may hear of something a moment after the test."""
        item = self.table.get_by_role("list").get_by_role("listitem")
        return item.filter(has_text=re.compile(rf"(Box|Case) {box}:")).locator("p.unseen").first

    def record(self, sign: str) -> None:
        """From now on, what is called and what that sign says."""
        self.page.evaluate(_RECORD, sign)

    def recorded(self) -> list[str]:
        said: list[str] = self.page.evaluate("window.recorded")
        return said

    # ----- what one does

    def cut(self) -> None:
        """A browser without a network keeps a socket that is open; a dead line ends it."""
        self.visitor.context.set_offline(True)
        self.page.evaluate("window.sockets.forEach((each) => each.close())")
        expect(self.table).to_have_attribute("data-line", "lost")

    def hold_states(self) -> None:
        """From now on the page hears answers at once, and of the table only once it is told to."""
        self.page.evaluate(_HOLD)

    def release_states(self) -> None:
        self.page.evaluate("window.release()")

    def ask_to_sit(self, box: int, *, chips: str = CHIPS) -> None:
        self.page.get_by_test_id("sit").click()
        self.dialog.get_by_role("radio", name=str(box), exact=True).check(force=True)
        self.dialog.locator("input[autocomplete=nickname]").fill(self.name)
        self.dialog.locator("input[inputmode=decimal]").fill(chips)
        self.dialog.locator("button[type=submit]").click()

    def sit(self, box: int, *, chips: str = CHIPS) -> "Box":
        self.ask_to_sit(box, chips=chips)
        expect(self.page.get_by_test_id("own-box")).to_be_visible()
        expect(self.dialog).to_have_count(0)
        return self

    def bet(self, seed: int | None = None) -> None:
        if seed is not None:
            self.page.evaluate("(fate) => { window.fate = fate; }", list(seed.to_bytes(16, "big")))
        self.page.get_by_test_id("place-bet").click()

    def button(self, key: str) -> Locator:
        return self.table.locator(f'button[aria-keyshortcuts="{key}"]')

    def offered(self, key: str) -> Locator:
        """The same, once it can be pressed: the page may hear of its turn a moment after the test."""
        return self.table.locator(f'button[aria-keyshortcuts="{key}"]:not([aria-disabled])')

    def press(self, key: str) -> None:
        """While there is something to decide."""
        expect(self.offered("S")).to_be_visible()
        self.page.keyboard.press(key)

    def decide(self, *, pays: bool) -> None:
        before = self.place
        self.offered("C" if pays else "S").click()
        self.until_beyond(before)

    def stand(self) -> None:
        self.page.get_by_test_id("stand").click()
        self.dialog.locator("button[value=go]").click()


# ----- whole games


def opened(visitor: Visitor, **terms: object) -> str:
    """A table of the visitor's own; its page."""
    card = visitor.ask("POST", "/tables", {"name": "Aare", "language": visitor.language, "boxes": 7} | terms)
    return f"challenge/{card['id']}"


def seated(table: str, visitors: Sequence[Visitor], *, chips: str = CHIPS) -> list[Box]:
    """They come and sit, from box 1; and the first game can be bet on."""
    boxes = [Box(each, table, name=name) for each, name in zip(visitors, NAMES, strict=False)]
    for number, box in enumerate(boxes, start=1):
        box.sit(number, chips=chips)
    return boxes


def deal(boxes: Sequence[Box], seeds: Sequence[int | None] = ()) -> None:
    for box, seed in itertools.zip_longest(boxes, seeds):
        box.until_phase("betting")
        box.bet(seed)
    for box in boxes:
        box.until(lambda state: state["phase"] not in {"waiting", "betting"})


def decisions(boxes: Sequence[Box]) -> Iterator[Box]:
    """Whoever's turn it is, until the game is over; it must be decided before the next is asked for."""
    watching = boxes[0]
    while watching.state["phase"] in {"card1", "card2"}:
        turn = watching.state["turn"]
        acting = next(box for box in boxes if box.state["own_box"] == turn)
        before = watching.place
        acting.until(lambda state: state["decide"] is not None and acting.place == before)  # noqa: B023  # heard at once
        yield acting
        watching.until_beyond(before)
    for box in boxes:
        box.until_phase("over")


def play(boxes: Sequence[Box], *, pays: bool = False) -> None:
    deal(boxes)
    for box in decisions(boxes):
        box.decide(pays=pays)


def go_on(house: Thread, boxes: Sequence[Box]) -> None:
    """The time to look at a finished game is over."""
    house.run_out(boxes[0].due)
    for box in boxes:
        box.until_phase("betting")


def voided(house: Thread, table: str, reason: str) -> None:
    """C14: the floor manager's decision, at another machine."""

    def void() -> None:
        with House(house.file, law=None, at=house.now()) as other:
            other.run(other.tables.void(VoidGame(table=table, reason=reason), key="void", actor=OPERATOR))

    with ThreadPoolExecutor(1) as another:  # the browser's driver has taken this one's event loop
        another.submit(void).result()


# ----- fate


def fated(
    file: Path, boxes: Sequence[Box], wish: Callable[[ChallengeGame], bool], *, payers: Collection[int] = ()
) -> list[int]:
    """Seeds that lead to such a game if everybody bets as the page proposes, and these boxes pay for every card."""
    return foretold(file, boxes, wish, payers=payers)[0]


def foretold(
    file: Path,
    boxes: Sequence[Box],
    wish: Callable[[ChallengeGame], bool],
    *,
    payers: Collection[int] = (),
    black: bool = False,
) -> tuple[list[int], ChallengeGame]:
    """The seeds, and the game as it will end; `black`: if they have bet on Black Bonus, too.

    Nobody could know them: that takes the database and the house's key.
    """
    state = boxes[0].state
    server = known_seed(file, state["game"])
    numbers = sorted(box.state["own_box"] for box in boxes)
    bonus = int(float(BONUS) * 100)
    bet = Bet(int(float(ANTE) * 100), bonus, bonus if black else 0)
    bets = tuple(bet if number in numbers else None for number in range(1, numbers[-1] + 1))
    button = next((each for each in numbers if each > (state["button"] or 0)), numbers[0])
    for chosen in range(20_000):
        own = dict.fromkeys(numbers, 0) | {numbers[-1]: chosen}
        client = deck.client_seed({number: seed.to_bytes(16, "big").hex() for number, seed in own.items()})
        game = challenge.start(bets, button)
        while game.winner is None:
            move = deck.chance_move(game, Seeds(server, client.encode()))
            game, _ = challenge.apply(game, move or (Decision.PAY if game.turn in payers else Decision.STAY))
        if wish(game):
            return [own[box.state["own_box"]] for box in boxes], game
    raise AssertionError("no such game")
