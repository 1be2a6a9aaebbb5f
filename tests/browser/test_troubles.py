"""What goes wrong in real life, with the page open: the play goes on where it was."""

from datetime import timedelta

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.places import Process, Thread
from tests.browser.tables.seats import Seat, upon_another
from tests.browser.visitors import LANGUAGES, PASSWORD, Visitor, Visitors
from ventuno.rules.language import Language
from ventuno.server import texts


def started(visitor: Visitor) -> Seat:
    visitor.become_player()
    page = visitor.open("play")
    page.locator("main form button[type=submit]").click()
    return Seat(visitor)


def told(visitor: Visitor) -> None:
    """That something is not as usual."""
    expect(visitor.page.get_by_test_id("notice")).not_to_be_empty()


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_15_the_server_is_killed_in_mid_play(process: Process, visitors: Visitors, language: str) -> None:
    anna = visitors(process.url, language)
    seat = started(anna)
    for _ in range(3):
        seat.move(upon_another(seat.seen()))
    shown, before = seat.stack(1).inner_text(), seat.sequence
    process.kill()
    anna.page.keyboard.press("2")  # into the void
    told(anna)
    process.start()
    seat.moved(before)  # sent again by itself, and taken once
    assert seat.stack(1).inner_text() == shown
    text_moves = seat.seen()["sequence"]
    assert seat.sequence == text_moves
    anna.page.reload()
    again = Seat(anna)
    assert (again.phase, again.sequence) == ("main", text_moves)
    assert again.stack(1).inner_text() == shown


def test_req_32_two_tabs_never_make_two_moves_of_one(generous: Thread, visitors: Visitors) -> None:
    anna = visitors(generous.url, "de")
    first = started(anna)
    other = anna.tab()
    anna.open("play", other)
    second = Seat(anna, other)
    assert second.sequence == first.sequence
    second.move("place 1")
    stale = first.sequence
    anna.page.keyboard.press("2")
    told(anna)
    first.moved(stale)  # it does not place the card that it shows: it shows what has happened since
    assert first.sequence == second.sequence == first.seen()["sequence"]
    assert [len(stack["cards"]) for stack in first.seen()["stacks"]] == [1, 0, 0, 0, 0]
    first.move("place 2")
    assert [len(stack["cards"]) for stack in first.seen()["stacks"]] == [1, 1, 0, 0, 0]


def test_req_32_a_play_that_another_tab_has_ended_is_shown_as_over(generous: Thread, visitors: Visitors) -> None:
    anna = visitors(generous.url, "fr")
    first = started(anna)
    other = anna.tab()
    anna.open("play", other)
    second = Seat(anna, other)
    second.move("end")
    assert second.phase == "over"
    before = first.sequence
    anna.page.keyboard.press("1")
    first.moved(before)
    assert first.phase == "over"
    expect(anna.page.get_by_test_id("over")).to_be_visible()


def test_a_log_in_in_another_tab_does_not_stop_this_one(generous: Thread, visitors: Visitors) -> None:
    """The token that changes need is a new one then."""
    anna = visitors(generous.url, "it")
    seat = started(anna)
    login = {"login": anna.login, "password": PASSWORD}
    assert anna.context.request.post(f"{generous.url}/api/v1/session", data=login).ok
    seat.move("place 1")
    assert len(seat.seen()["stacks"][0]["cards"]) == 1


def test_req_32_rapid_clicks_place_one_card_each(generous: Thread, visitors: Visitors) -> None:
    anna = visitors(generous.url, "it")
    seat = started(anna)
    before = seat.sequence
    seat.stack(1).dblclick(delay=1)
    seat.moved(before)
    before = seat.sequence
    anna.page.evaluate("""() => { for (let n = 0; n < 20; n++) document.querySelector('[data-stack="2"]').click(); }""")
    seat.moved(before)
    anna.page.wait_for_timeout(1000)  # for what should not come
    anna.settled()
    seen = seat.seen()
    assert seen["sequence"] == seat.sequence
    assert len(seen["stacks"][0]["cards"]) == 1  # a double click is one
    assert len(seen["stacks"][1]["cards"]) == 1  # twenty at once are one: the table takes none while one is on its way


def test_req_32_pressing_start_twice_pays_once(generous: Thread, visitors: Visitors) -> None:
    anna = visitors(generous.url, "en")
    anna.become_player()
    page = anna.open("play")
    button = page.locator("main form button[type=submit]")
    button.evaluate("(each) => { each.click(); each.click(); each.click(); }")
    Seat(anna)
    expect(page.get_by_test_id("balance")).to_contain_text("99.00")
    assert len(anna.ask("GET", "/account/plays")["plays"]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_art_23_the_four_hours_end_with_the_page_open(generous: Thread, visitors: Visitors, language: str) -> None:
    anna = visitors(generous.url, language)
    seat = started(anna)
    while seat.seen()["complete"] < 2:
        seat.move(upon_another(seat.seen()))
    expect(anna.page.get_by_test_id("expiry")).to_be_visible()
    generous.ahead = timedelta(hours=4, seconds=1)
    before = seat.sequence
    anna.page.keyboard.press("d")
    seat.moved(before)
    expect(seat.table).to_have_attribute("data-phase", "over")
    # Art. 23, B16
    expect(anna.page.get_by_test_id("over")).to_contain_text("1.10")
    expect(anna.page.get_by_test_id("balance")).to_contain_text("100.10")
    assert anna.overflow() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_network_the_page_says_so_and_goes_on_by_itself(
    generous: Thread, visitors: Visitors, language: str
) -> None:
    anna = visitors(generous.url, language)
    seat = started(anna)
    before = seat.sequence
    anna.context.set_offline(True)
    anna.page.keyboard.press("1")
    told(anna)
    assert anna.overflow() == []
    anna.context.set_offline(False)
    seat.moved(before)
    assert len(seat.seen()["stacks"][0]["cards"]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_expired_session_leads_to_the_log_in_and_back(generous: Thread, visitors: Visitors, language: str) -> None:
    anna = visitors(generous.url, language)
    seat = started(anna)
    seat.move("place 1")
    sequence = seat.sequence
    anna.context.clear_cookies()
    anna.page.keyboard.press("1")
    expect(anna.page.locator('main a[href*="/login"]')).to_be_in_viewport()
    expect(anna.page.locator('main a[href*="/register"]')).to_have_count(0)  # who was playing has an account
    anna.open("login")
    anna.page.locator('[name="username"]').fill(anna.login)
    anna.page.locator('input[autocomplete="current-password"]').fill("correct horse")
    anna.page.locator("main form button[type=submit]").click()
    expect(anna.page.get_by_test_id("balance")).to_contain_text("99.00")
    anna.open("play")
    assert Seat(anna).sequence == sequence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_without_javascript_is_told_in_its_language(house: Thread, chromium: Browser, language: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{house.url}/{language}/play")
    assert page.locator("html").get_attribute("lang") == language
    assert texts.page_needs_script().said_in(Language(language)) in page.inner_text("body")
    context.close()


def test_an_unknown_language_is_answered_in_one_we_have(house: Thread, chromium: Browser) -> None:
    context = chromium.new_context(locale="pt-BR")
    page = context.new_page()
    page.goto(house.url)
    assert page.url == f"{house.url}/en"
    context.close()


def test_a_page_that_does_not_exist_says_so(house: Thread, visitors: Visitors) -> None:
    guest = visitors(house.url, "fr")
    guest.open("nowhere")
    expect(guest.page.locator("h1")).to_be_visible()
    expect(guest.page.locator('main a[href="/fr"]')).to_be_visible()
