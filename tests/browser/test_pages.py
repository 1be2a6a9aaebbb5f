"""Every page, in every language and width, light and dark.

Nothing sticks out, nothing is left untranslated, and axe-core finds nothing wrong.
"""

import itertools
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.places import Thread
from tests.browser.tables.boxes import Box, opened, play, seated
from tests.browser.tables.seats import Seat
from tests.browser.visitors import DESKTOP, LANGUAGES, PHONE, TABLET, Visitor, Visitors
from tests.server.site import Json

GUEST = (
    "",
    "practice",
    "play",
    "login",
    "recover",
    "register",
    "rules",
    "fairness",
    "verify",
    "help",
    "contact",
    "training",
    "nowhere",
)
CHALLENGE = ("tables", "challenge-practice", "challenge-rules")
OWN = ("", "/money", "/statement", "/limits", "/block", "/messages", "/history", "/preferences", "/access", "/data")
# What words can break, by axe-core's names.
WORDED = (
    *("aria-command-name", "aria-input-field-name", "button-name", "document-title", "empty-heading", "html-has-lang"),
    *("html-lang-valid", "image-alt", "input-button-name", "label", "link-name", "select-name", "svg-img-alt"),
    "valid-lang",
)
# Names, and what is the same in all languages.
_NAMES = (
    r"https?://\S+|[\w-]+\.(?:ch|com)|"
    r"Black Jack Challenge|(?:Red|Black) Bonus|Gruppo Azzardo Ticino – Prevenzione|"
)
_SAME = re.compile(
    _NAMES + r"(?i:ventuno|Big21|High/Low|optimal-88|CHF|SHA-256|HMAC|JSON|CSV|Art\.|\b[0-9a-f-]{16,}\b)"
)


@pytest.fixture(scope="module")
def table(coached: Thread, chromium: Browser) -> str:
    """The page of a table at which two have played a game."""
    coming = Visitors(chromium)
    people = [coming(coached.url), coming(coached.url)]
    for each in people:
        each.become_player()
    page = opened(people[0])
    coached.stopped = coached.now()  # nobody is late
    boxes = seated(page, people)
    play(boxes)
    for box in boxes:
        box.stand()
        expect(box.page.get_by_test_id("own-box")).to_have_count(0)
    coming.leave()
    coached.stopped = None
    return page


def pages_of(visitor: Visitor, whose: str, table: str) -> list[str]:
    """Every page for whom it is for: a guest, somebody with plays, somebody at a table."""
    match whose:
        case "guest":
            return list(GUEST)
        case "onlooker":
            return [*CHALLENGE, table, table.replace("challenge", "verify") + "/1"]
        case "resident":
            resident(visitor)
            return [*(f"account{each}" for each in OWN), "contact"]
        case "player":
            finished = resident(visitor)
            return ["play", f"review/{finished}", f"verify/{finished}", "training"]
        case _:
            visitor.become_player()
            own = opened(visitor)
            Box(visitor, own).sit(2)
            return [own]


def resident(visitor: Visitor) -> str:
    """Somebody with a finished play, a running one and a message about a limit; the finished play."""
    visitor.become_player(limit="4.50")
    table = started(visitor)
    while table["phase"] != "over":
        move = {"sequence": table["sequence"], "move": "end" if table["sequence"] > 8 else "place 1"}
        table = visitor.ask("POST", f"/plays/{table['play']}/moves", move)["table"]
    started(visitor)
    return str(table["play"])


def started(visitor: Visitor) -> Json:
    offered = visitor.ask("POST", "/plays")
    start = {"stake": "2", "client_seed": "x", "rules": offered["rules"], "law": offered["law"]}
    return visitor.ask("POST", f"/plays/{offered['play']}/start", start)["table"]


@pytest.mark.parametrize("whose", ["guest", "onlooker", "resident", "player", "seated"])
def test_every_page_fits_every_width_is_translated_and_axe_finds_nothing(
    coached: Thread, visitors: Visitors, table: str, whose: str
) -> None:
    """A sentence that reads the same in two languages is in one of them by mistake."""
    visitor = visitors(coached.url, "de")
    found = list[str]()
    for path in pages_of(visitor, whose, table):
        visitor.open(path)
        said = dict[str, set[str]]()
        for language in LANGUAGES:
            turn_to(visitor, language, path)
            found += [f"{path}, {language}: {each}" for each in looked_over(visitor, thoroughly=language == "de")]
            said[language] = texts(visitor.page)
            assert len(said[language]) > 1, path
        for one, other in itertools.combinations(LANGUAGES, 2):
            found += [f"{path}, {one}/{other}: {sentence}" for sentence in said[one] & said[other]]
    assert found == [], "\n".join(found)


def turn_to(visitor: Visitor, language: str, path: str) -> None:
    """The page in another language, by the link that leads there; messages are in the account's."""
    page = visitor.page
    if page.locator("html").get_attribute("lang") != language:
        page.locator(f'header a[hreflang="{language}"]').evaluate("(link) => link.click()")
        expect(page.locator("html")).to_have_attribute("lang", language)
        visitor.settled()
    if path == "account/messages":
        visitor.ask("POST", "/account/language", {"language": language})
        page.reload()
        expect(page.locator("h1")).to_be_visible()
        visitor.settled()


def looked_over(visitor: Visitor, *, thoroughly: bool) -> list[str]:
    """What is wrong with the page at any width; thoroughly, by all of axe's rules, and in the dark.

    In another language only what words can break is asked again: names, labels and the language itself.
    """
    page = visitor.page
    found = visitor.axe() if thoroughly else visitor.axe(*WORDED)
    for width, height in (DESKTOP, TABLET, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        found += [f"at {width} px: {each}" for each in visitor.overflow()]
        if thoroughly and width == DESKTOP[0]:
            found += visitor.axe()
    if thoroughly:
        page.emulate_media(color_scheme="dark")
        found += visitor.axe("color-contrast")
        page.emulate_media(color_scheme="light")
    return found


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_any_phase_of_a_play(generous: Thread, visitors: Visitors, dark: bool) -> None:  # noqa: FBT001
    anna = visitors(generous.url, "it", PHONE, dark=dark)
    anna.become_player()
    page = anna.open("play")
    page.locator("main form button[type=submit]").click()
    seat = Seat(anna)
    found = [f"main: {each}" for each in anna.axe()]
    page.keyboard.press("?")
    found += [f"keys: {each}" for each in anna.axe()]
    page.keyboard.press("Escape")
    seat.win()
    found += [f"choice: {each}" for each in anna.axe()]
    seat.move("highlow")
    found += [f"high/low: {each}" for each in anna.axe()]
    seat.move("end")
    before = seat.sequence
    page.locator(".risk button").click()
    seat.moved(before)
    found += [f"risk: {each}" for each in anna.axe()]
    seat.muddle_through()
    found += [f"over: {each}" for each in anna.axe()]
    assert found == []


def texts(page: Page) -> set[str]:
    """Every sentence on the page, what is only read out included."""
    said: list[str] = page.evaluate(
        """() => {
            const found = [];
            const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walk.nextNode())
                if (!walk.currentNode.parentElement.closest("noscript, pre, code"))
                    found.push(walk.currentNode.textContent);
            for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
                for (const each of document.querySelectorAll(`[${name}]`)) found.push(each.getAttribute(name));
            found.push(document.title);
            return found.map((each) => each.trim().replace(/\\s+/g, " "));
        }"""
    )
    return {each for each in said if len(re.findall(r"[^\W\d_]{2,}", _SAME.sub("", each))) >= 3}
