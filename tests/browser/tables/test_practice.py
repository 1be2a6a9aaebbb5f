"""The practice table of Black Jack Challenge: with bots, without an account."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.places import Thread
from tests.browser.tables.boxes import Box
from tests.browser.visitors import DESKTOP, LANGUAGES, Visitor, Visitors
from ventuno.house.ledger.money import Money
from ventuno.server.practice import tables

PATH = "challenge-practice"


@pytest.fixture(scope="module", autouse=True)
def _time_goes_by(salon: Thread) -> None:
    """A practice table has no clock but the one between games."""
    salon.stopped = None


def practising(visitor: Visitor, *, boxes: int = 2) -> Box:
    """At a table of that size, from the lobby, by what the page offers."""
    page = visitor.open("tables")
    page.locator(f'a.primary[href$="/{PATH}"]').click()
    box = Box(visitor, PATH)
    box.until_phase("betting")  # at once
    if boxes != 5:
        page.locator("main form select").first.select_option(str(boxes))
        page.locator("main form:has(select) button[type=submit]").click()
        box.until(lambda state: len(state["boxes"]) == boxes)
    return box


def finish(box: Box, *, pays: bool) -> None:
    while True:
        box.until(lambda state: state["decide"] or state["phase"] == "over")
        if box.state["phase"] == "over":
            break
        box.decide(pays=pays)
    expect(box.page.get_by_test_id("result")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_practises_to_the_end_and_again(salon: Thread, visitors: Visitors, language: str) -> None:
    guest = visitors(salon.url, language)
    box = practising(guest)
    assert guest.overflow() == []
    box.bet()
    finish(box, pays=True)
    assert guest.overflow() == []
    expect(box.page.get_by_test_id("net")).not_to_be_empty()
    assert "CHF" not in box.table.inner_text()  # the chips are no money
    box.page.get_by_test_id("next-game").click()
    # L49
    expect(box.table).to_have_attribute("data-number", "2")
    expect(box.page.get_by_test_id("place-bet")).to_be_visible()


def test_seven_boxes_of_bots_from_the_keyboard(salon: Thread, visitors: Visitors) -> None:
    """Before the showdown the page gets nothing of the cards that the bots hold."""
    guest = visitors(salon.url, "en", DESKTOP)
    box = practising(guest, boxes=7)
    keys = guest.page.keyboard
    keys.press("b")
    while True:
        box.until(lambda state: state["decide"] or state["phase"] == "over")
        if box.state["phase"] == "over":
            break
        before = box.place
        box.press("s")
        box.until_beyond(before)
    hidden = [state for state in box.states if state["phase"] in {"card1", "card2"}]
    assert hidden
    assert all([each["box"] for each in state["boxes"] if each["hidden_card"]] == [4] for state in hidden)
    assert {each["bot"] for each in box.state["boxes"]} == {None, "beginner", "solid", "strong"}
    assert all(each["hidden_card"] for each in box.state["boxes"])
    expect(box.said_of(1)).to_have_text(re.compile(r"^Box 1: Seraina; Bot, beginner;"))
    expect(guest.page.get_by_test_id("next-game")).to_be_enabled()
    keys.press("b")
    expect(box.table).to_have_attribute("data-number", "2")


def test_axe_finds_nothing_at_a_practice_table(salon: Thread, visitors: Visitors) -> None:
    guest = visitors(salon.url, "fr")
    box = practising(guest, boxes=7)
    found = checked(guest.page, guest, "betting")
    box.bet()
    box.until(lambda state: state["decide"] or state["phase"] == "over")
    found += checked(guest.page, guest, "deciding")
    finish(box, pays=False)
    found += checked(guest.page, guest, "over")
    assert found == []


def checked(page: Page, guest: Visitor, where: str) -> list[str]:
    found = guest.axe()
    page.emulate_media(color_scheme="dark")
    found += guest.axe("color-contrast")
    page.emulate_media(color_scheme="light")
    return [f"{where}: {each}" for each in found + guest.overflow()]


def test_drawing_the_two_pictures_of_a_table_in_the_readme(salon: Thread, visitors: Visitors) -> None:
    """A decision on a desktop, a showdown on a dark phone (`make pictures`)."""
    guest = visitors(salon.url, "en", DESKTOP)
    box = practising(guest, boxes=7)
    box.bet()
    box.until(lambda state: state["decide"])
    box.press("p")
    expect(box.page.get_by_test_id("own-total")).not_to_contain_text("?")
    guest.screenshot("challenge")
    guest = visitors(salon.url, "de", dark=True)
    box = practising(guest, boxes=5)
    box.bet()
    finish(box, pays=True)
    guest.screenshot("challenge-phone")


def test_whoever_has_too_few_chips_is_told_to_bring_more_and_plays_on(
    salon: Thread, visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "CHIPS", Money(5_00))  # a bet is 6
    box = Box(visitors(salon.url, "en"), PATH)
    short = box.page.get_by_test_id("short")
    expect(short).to_contain_text("Your chips do not cover a bet.")
    short.get_by_role("button", name="Bring more chips").click()
    box.dialog.locator("input[inputmode=decimal]").fill("50")
    box.dialog.locator("button[type=submit]").click()
    expect(box.page.get_by_test_id("place-bet")).to_be_visible()
    expect(short).to_have_count(0)


def test_a_new_table_after_the_line_was_lost(salon: Thread, visitors: Visitors) -> None:
    """A practice table is gone with its line; the page says so and opens another."""
    guest = visitors(salon.url, "it")
    box = practising(guest)
    box.bet()
    box.until(lambda state: state["phase"] != "betting")
    box.cut()
    expect(box.notice).to_contain_text("Connessione interrotta")
    guest.context.set_offline(False)
    box.until(lambda state: state["phase"] == "betting")
    expect(box.page.get_by_test_id("place-bet")).to_be_visible()
