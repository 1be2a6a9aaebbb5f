"""A table in a browser, played by looking at it and by pressing what is there."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitors import Visitor
from tests.server.site import Json
from ventuno.rules.law import Law

_MANY = 1_000_000_000
# Sevens, six free cards, and in High/Low twos and aces: whoever wants to win, wins, whatever the seeds.
SEVENS = Law(
    "sevens",
    deal=(1,) * 5 + (_MANY,) + (1,) * 7,
    free_cards=(1,) * 4 + (_MANY,),
    high_low=(_MANY,) + (1,) * 11 + (_MANY,),
)
_KEYS = {"discard": "d", "buy": "b", "end": "e", "highlow": "h", "higher": "h", "lower": "l"}


class Seat:
    def __init__(self, visitor: Visitor, page: Page | None = None) -> None:
        self.visitor = visitor
        self.page = page or visitor.page
        self.table = self.page.get_by_test_id("table")
        expect(self.table).to_be_visible()

    @property
    def phase(self) -> str:
        return self.table.get_attribute("data-phase") or ""

    @property
    def sequence(self) -> int:
        return int(self.table.get_attribute("data-sequence") or 0)

    def stack(self, number: int) -> Locator:
        return self.table.locator(f'[data-stack="{number}"]')

    def button(self, key: str) -> Locator:
        """The button that the key would press."""
        return self.table.locator(f'button[aria-keyshortcuts="{key}"]')

    def moved(self, before: int) -> None:
        """Until the table shows what came of it."""
        expect(self.table).not_to_have_attribute("data-sequence", str(before))
        expect(self.table).to_have_attribute("aria-busy", "false")

    # ----- with the keyboard

    def press(self, key: str) -> None:
        before = self.sequence
        self.page.keyboard.press(key)
        self.agree(before)
        self.moved(before)

    def move(self, move: str) -> None:
        self.press(_KEYS.get(move) or move.removeprefix("place "))

    def agree(self, before: int) -> None:
        """To what the page asks, if it asks."""
        expect(
            self.page.locator(f'dialog[open], [data-sequence]:not([data-sequence="{before}"])').first
        ).to_be_visible()
        if self.page.locator("dialog[open]").count():
            self.page.locator("dialog[open] button[value=go]").click()

    # ----- with the finger

    def click(self, target: Locator) -> None:
        before = self.sequence
        target.click()
        self.agree(before)
        self.moved(before)

    # ----- whole games

    def seen(self) -> Json:
        """The play for money as the server shows it to its player."""
        play = self.visitor.ask("GET", "/me")["account"]["running"]["play"]
        return self.visitor.ask("GET", f"/plays/{play}")["table"]

    def win(self, stacks: int = 3) -> None:
        """Under the law of sevens: complete so many stacks, and end the game there."""
        while self.phase in {"main", "risk"}:
            table = self.seen()
            done = table["complete"] >= stacks or table["card"] is None
            self.move("end" if done else upon_another(table))

    def climb(self) -> None:
        """Under the law of sevens: High/Low to the top."""
        self.move("highlow")
        while self.phase == "highlow":
            self.move("higher" if self.seen()["open_card"]["rank"] == "2" else "lower")

    def muddle_through(self) -> None:
        """To the end of any play, without a plan."""
        while self.phase != "over":
            if self.phase in {"main", "risk"} and self.page.get_by_test_id("hand-card").count():
                self.press(str(self.sequence % 5 + 1))
            else:
                self.press("e")

    def give_up(self) -> None:
        """A bad play, whatever the cards: ended after two, when going on is always worth much of the stake."""
        for key in "12e":
            self.press(key)
        assert self.phase == "over"


def upon_another(table: Json) -> str:
    """On the first stack that is neither complete nor would be bust."""
    for number, stack in enumerate(table["stacks"], start=1):
        if not stack["complete"] and not stack["fatal"]:
            return f"place {number}"
    return "discard"
