"""Every page, in every language and width, light and dark.

Nothing sticks out, nothing is left untranslated, and axe-core finds nothing wrong.
"""

import itertools
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.places import Thread
from tests.browser.seats import Seat
from tests.browser.visitors import DESKTOP, LANGUAGES, PHONE, TABLET, Visitor, Visitors
from tests.server.site import Json

GUEST = ("", "practice", "play", "login", "register", "rules", "fairness", "verify", "help", "training", "nowhere")
OWN = ("", "/money", "/statement", "/limits", "/block", "/messages", "/history", "/preferences", "/data")
# Names, and what is the same in all languages.
_NAMES = r"Black Jack Challenge|Gruppo Azzardo Ticino – Prevenzione|[\w-]+\.(?:ch|com)|"
_SAME = re.compile(
    _NAMES + r"(?i:ventuno|Big21|High/Low|optimal-88|CHF|SHA-256|HMAC|JSON|CSV|Art\.|\b[0-9a-f-]{16,}\b)"
)


def pages_of(finished: str) -> list[str]:
    return [*(f"account{each}" for each in OWN), "play", f"review/{finished}", f"verify/{finished}", "training"]


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


def settled(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    expect(page.locator("main [aria-busy=true]")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_every_width_and_axe_finds_nothing(coached: Thread, visitors: Visitors, language: str) -> None:
    guest, anna = visitors(coached.url, language), visitors(coached.url, language)
    finished, found = resident(anna), list[str]()
    for visitor, paths in ((guest, GUEST), (anna, pages_of(finished))):
        for path in paths:
            settled(visitor.open(path))
            found += [f"{path}: {each}" for each in looked_over(visitor)]
    assert found == []


def looked_over(visitor: Visitor) -> list[str]:
    """What is wrong with the page at any width, light or dark."""
    found, page = visitor.axe(), visitor.page
    for width, height in (DESKTOP, TABLET, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        found += [f"at {width} px: {each}" for each in visitor.overflow()]
        if width == DESKTOP[0]:
            found += visitor.axe()
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


def test_nothing_is_left_untranslated(coached: Thread, visitors: Visitors) -> None:
    """A sentence that reads the same in two languages is in one of them by mistake."""
    guest, anna = visitors(coached.url), visitors(coached.url)
    finished, found = resident(anna), list[str]()
    for visitor, paths in ((guest, GUEST), (anna, pages_of(finished))):
        for path in paths:
            if path == "account/messages":
                continue  # they are in the account's language, whatever the page's
            settled(visitor.open(path))
            said = {language: _in(visitor.page, language) for language in LANGUAGES}
            assert all(len(sentences) > 1 for sentences in said.values()), path
            for one, other in itertools.combinations(LANGUAGES, 2):
                found += [f"{path}, {one}/{other}: {sentence}" for sentence in said[one] & said[other]]
    assert found == [], "\n".join(found)


def _in(page: Page, language: str) -> set[str]:
    """The page in another language, by the link that leads there."""
    if page.locator("html").get_attribute("lang") != language:
        page.locator(f'header a[hreflang="{language}"]').evaluate("(link) => link.click()")
        expect(page.locator("html")).to_have_attribute("lang", language)
        settled(page)
    return texts(page)
