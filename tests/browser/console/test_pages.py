"""Every page of the console, in both languages, on a phone and on a desk, light and dark.

Nothing sticks out, nothing is left untranslated, and axe-core finds nothing wrong.
"""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.console.officers import Office, Officer, Seeded, furnished
from tests.browser.places import Thread
from tests.browser.test_pages import texts
from tests.browser.visitors import DESKTOP, PHONE, Visitors
from ventuno.server.http.client_files import FOLDER

PAGES = (
    "",
    "players",
    "player/{player}",
    "player/{player}/statement",
    "player/{player}/plays",
    "player/{player}/games",
    "player/{player}/messages",
    "player/{player}/journal",
    "player/{player}/nothing",
    "player/nobody",
    "play/{finished}",
    "play/{running}",
    "game/{game}",
    "unfinished",
    "tables",
    "rates",
    "staff",
    "questions",
    "cases",
    "protection",
    "held",
    "approvals",
    "reads",
    "access",
    "journal",
    "nowhere",
)
BYTES_MAX = 30_000  # of a page of the console beyond what players load, compressed
DIALOGS = (
    ("", "Close everything"),
    ("player/{player}", "Correct an amount"),
    ("player/{player}", "Correct details"),
    ("staff", "Appoint"),
    ("tables", "Void"),
    ("rates", "Post a rate"),
    ("access", "Change the password"),
)
# Written by people, in whatever language.
WRITTEN = {"They start today", "Asked for it by letter", "A rehearsal"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Thread, Seeded]]:
    with furnished(tmp_path_factory.mktemp("office") / "house.sqlite") as furnished_place:
        yield furnished_place


@pytest.fixture
def office(place: tuple[Thread, Seeded], visitors: Visitors) -> Office:
    return Office(*place, visitors)


def tour(officer: Officer) -> Iterator[str]:
    """Every page, as somebody who may see all of it."""
    for path in PAGES:
        officer.open(path.format(**vars(officer.office.seeded)))
        if path.startswith(("play/", "game/")):
            for _ in range(4):
                officer.page.keyboard.press("ArrowRight")
        yield path


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def in_german(officer: Officer) -> None:
    """What the server says, too, which is asked for anew."""
    officer.page.locator('header a[hreflang="de"]').click()
    expect(officer.page.locator("html")).to_have_attribute("lang", "de")
    officer.visitor.settled()


def test_every_page_is_translated_fits_every_width_and_axe_finds_nothing(office: Office) -> None:
    """A sentence that reads the same in both languages is in one of them by mistake."""
    olga, found = office.at("olga"), list[str]()
    for path in tour(olga):
        english = texts(olga.page)
        assert english
        in_german(olga)
        if not path.endswith("/messages"):  # they are in the account's language, whatever the page's
            found += [f"{path}, in both languages: {each}" for each in english & texts(olga.page) - WRITTEN]
        found += [f"{path}: {each}" for each in (*olga.visitor.overflow(), *olga.visitor.axe())]
        olga.page.emulate_media(color_scheme="dark")
        found += [f"{path}, dark: {each}" for each in olga.visitor.axe("color-contrast")]
        olga.page.emulate_media(color_scheme="light")
        resized(olga.page, PHONE)
        found += [f"{path}, phone: {each}" for each in olga.visitor.overflow()]
        resized(olga.page, DESKTOP)
    assert found == []


def test_dialogs_fit_a_phone_and_axe_finds_nothing(office: Office) -> None:
    olga, found = office.at("olga", "en", PHONE), list[str]()
    for path, label in DIALOGS:
        olga.open(path.format(**vars(office.seeded)))
        olga.button(label).click()
        expect(olga.dialog).to_be_visible()
        found += [f"{label}: {each}" for each in (*olga.visitor.overflow(), *olga.visitor.axe())]
    olga.page.keyboard.press("Escape")
    olga.page.get_by_role("button", name="Menu").click()
    expect(olga.page.locator("nav#pages")).to_be_visible()
    found += [f"menu: {each}" for each in (*olga.visitor.overflow(), *olga.visitor.axe())]
    assert found == []


def test_the_log_in_fits_a_phone_and_axe_finds_nothing(office: Office) -> None:
    olga = office.guest("olga")
    resized(olga.page, PHONE)
    olga.open()
    assert olga.visitor.overflow() == []
    assert olga.visitor.axe() == []


@pytest.mark.parametrize("language", ["fr", "it"])
def test_whoever_comes_in_another_language_is_led_to_the_english_page(office: Office, language: str) -> None:
    sven = office.at("sven", language)
    page = sven.open("players?q=berta")
    expect(page).to_have_url(f"{office.place.url}/en/console/players?q=berta")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_test_id("found")).to_have_text("1 found")


def test_printed_there_is_the_page_and_no_navigation(office: Office) -> None:
    olga = office.at("olga", "en")
    page = olga.open("journal")
    page.emulate_media(media="print", color_scheme="light")
    expect(page.locator("nav#pages")).to_be_hidden()
    expect(page.locator("header")).to_be_hidden()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
    page.emulate_media(media="screen")


def test_players_load_nothing_of_it(office: Office) -> None:
    anna, olga = office.player(), office.at("olga")
    players, console = loaded_by(anna.page), loaded_by(olga.page)
    anna.open("play")
    olga.open("staff")
    assert {file.suffix for file in console - players} == {".js", ".css"}
    assert all("c-shell" not in file.read_text(encoding="utf-8") for file in players)
    own = sum(len(gzip.compress(file.read_bytes(), 9)) for file in console - players)
    assert own <= BYTES_MAX


def loaded_by(page: Page) -> set[Path]:
    """The scripts and styles that the page has fetched so far, as files."""
    found = set[Path]()

    def fetched(response: Response) -> None:
        file = FOLDER / "assets" / response.url.rpartition("/")[2]
        if file.suffix in {".js", ".css"} and file.exists():
            found.add(file)

    page.on("response", fetched)
    return found
