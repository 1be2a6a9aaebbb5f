"""Whole journeys, in the four languages."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.places import Thread
from tests.browser.tables.seats import Seat, upon_another
from tests.browser.visitors import DESKTOP, LANGUAGES, PHONE, Visitors


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_practises_to_the_end_and_again(house: Thread, visitors: Visitors, language: str) -> None:
    guest = visitors(house.url, language)
    page = guest.open()
    page.locator('a.primary[href$="/practice"]').click()
    seat = Seat(guest)
    assert seat.phase == "main"
    seat.muddle_through()
    expect(page.get_by_test_id("over")).to_be_visible()
    assert guest.overflow() == []
    page.get_by_test_id("over").locator("button.primary").click()
    expect(seat.table).to_have_attribute("data-phase", "main")


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_registration_to_the_statement(generous: Thread, visitors: Visitors, language: str) -> None:
    """Register, accept the rules, set limits, deposit; play, High/Low, Risk, payout; read the statement."""
    anna = visitors(generous.url, language)
    page = anna.open("register")
    page.locator('[name="username"]').fill("anna")
    page.locator('[name="name"]').fill("Anna Keller")
    page.locator('input[autocomplete="new-password"]').fill("correct horse")
    page.locator('[name="bday"]').fill("1990-05-17")
    page.locator('[name="canton"]').select_option("ZH")
    submit = page.locator("main form button[type=submit]")
    submit.click()
    expect(page.get_by_test_id("codes").get_by_role("listitem")).to_have_count(8)  # requirement 45
    assert anna.wrong() == []
    submit.click()
    page.locator('[name="agreed"]').check()
    submit.click()
    expect(page.locator("main form [role=alert]")).not_to_be_empty()  # Art. 5, B19: one document is not enough
    for document in ("big21/2024-10-23", "online-terms/2026-11-19"):  # each can be read in full
        expect(page.locator(f'main form a[href$="/documents/{document}"]')).to_have_count(1)
    page.locator('[name="agreedTerms"]').check()
    assert anna.wrong() == []
    submit.click()
    for limit in ("loss_1_day", "loss_7_days", "loss_30_days"):
        page.locator(f'[name="{limit}"]').fill("100")
    assert anna.wrong() == []
    submit.click()
    page.locator('[name="amount"]').fill("50")
    submit.click()
    expect(page.get_by_test_id("balance")).to_contain_text("50.00")
    page.locator('main a[href$="/play"]').click()
    page.locator('form input[type="radio"][value="2.00"]').check(force=True)
    page.locator("main form button[type=submit]").click()
    seat = Seat(anna)
    expect(page.get_by_test_id("session-result")).to_contain_text("2.00")  # Art. 4.1
    seat.win()
    # Art. 12.2, 14.1: three stacks
    assert seat.phase == "choice"
    seat.climb()
    assert seat.phase == "choice"
    slider = page.locator('input[type="range"]')
    # Art. 2.3, 15.1, 15.2, 17, 18.1, 21.1: right predictions made 40 of 10, a quarter may be risked
    assert (slider.get_attribute("min"), slider.get_attribute("max")) == ("0.1", "10")
    slider.fill("10")
    seat.click(page.locator(".risk button"))
    # Art. 2.1, 2.4, 19.1, 20
    assert seat.phase == "risk"
    seat.win()
    seat.move("end")
    # Art. 2.6, 13, 19.2, 22: 30 realised and five times 10, less the stake
    expect(page.get_by_test_id("net")).to_contain_text("78.00")
    expect(page.get_by_test_id("balance")).to_contain_text("128.00")
    expect(page.get_by_test_id("session-result")).to_contain_text("78.00")
    page.goto(f"{generous.url}/{language}/account/statement")
    expect(page.locator("main")).to_contain_text("80.00")
    expect(page.locator("main")).to_contain_text("128.00")
    assert anna.overflow() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_23_a_limit_says_no_and_what_is_left(generous: Thread, visitors: Visitors, language: str) -> None:
    anna = visitors(generous.url, language)
    anna.become_player(limit="1.50")
    page = anna.open("play")
    page.locator('form input[type="radio"][value="2.00"]').check(force=True)
    page.locator("main form button[type=submit]").click()
    expect(page.get_by_test_id("refusal")).to_contain_text("1.50")  # B18
    expect(page.get_by_test_id("balance")).to_contain_text("100.00")
    assert anna.overflow() == []
    page.locator('form input[type="radio"][value="1.00"]').check(force=True)
    page.locator("main form button[type=submit]").click()
    Seat(anna)


def test_the_whole_play_works_with_the_keyboard_alone(generous: Thread, visitors: Visitors) -> None:
    anna = visitors(generous.url, "de", DESKTOP)
    anna.become_player()
    page = anna.open("play")
    page.locator("form input[type=radio]").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    seat = Seat(anna)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    seat.win()
    seat.move("highlow")
    seat.move("end")
    assert seat.phase == "choice"
    seat.move("end")
    assert seat.phase == "over"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.tagName") in {"A", "BUTTON"}


@pytest.mark.parametrize(
    ("language", "stack", "discard"),
    [
        ("de", "Stapel", "Verwerfen"),
        ("fr", "Pile", "Se défausser"),
        ("it", "Mazzo", "Scartare"),
        ("en", "Stack", "Discard"),
    ],
)
def test_a_screen_reader_is_told_what_there_is_and_what_happens(
    house: Thread, visitors: Visitors, language: str, stack: str, discard: str
) -> None:
    guest = visitors(house.url, language)
    page = guest.open("practice")
    seat = Seat(guest)
    for landmark in ("banner", "main", "contentinfo"):
        expect(page.get_by_role(landmark)).to_have_count(1)
    for number in range(1, 6):
        # Art. 2.2, 6.1: five stacks
        expect(page.get_by_role("button", name=re.compile(f"^{stack} {number};"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile(f"^{discard}"))).to_be_enabled()
    card = page.get_by_test_id("hand-card").get_by_role("img").get_attribute("aria-label")
    assert card
    seat.press("3")
    expect(page.get_by_role("button", name=re.compile(f"^{stack} 3;.*{card}"))).to_be_visible()
    told = page.locator(".table > [role=status]")
    expect(told).to_contain_text(card, ignore_case=True)  # what was placed, and the card that came
    new = page.get_by_test_id("hand-card").get_by_role("img").get_attribute("aria-label") or "?"
    # Art. 7.1: the next card comes when the last one lies
    expect(told).to_contain_text(new, ignore_case=True)


def test_what_is_to_be_done_next_comes_into_sight(house: Thread, generous: Thread, visitors: Visitors) -> None:
    """On a small phone: the way on from the result, the table of another play, the choice after a game."""
    guest = visitors(house.url, "de", (360, 640))
    page = guest.open("practice")
    seat = Seat(guest)
    seat.give_up()
    again = page.get_by_test_id("over").locator("button.primary")
    expect(again).to_be_in_viewport(ratio=1)
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    again.click()
    expect(seat.stack(1)).to_be_in_viewport(ratio=1)
    expect(seat.button("E")).to_be_in_viewport(ratio=1)
    anna = visitors(generous.url, "it", (360, 640))
    anna.become_player()
    page = anna.open("play")
    page.locator("main form button[type=submit]").click()
    seat = Seat(anna)
    expect(seat.stack(1)).to_be_in_viewport(ratio=1)
    seat.win()
    for key in "EH":
        expect(seat.button(key)).to_be_in_viewport(ratio=1)


def test_req_29_balance_time_and_result_stay_in_sight(generous: Thread, visitors: Visitors) -> None:
    anna = visitors(generous.url, "de")
    anna.become_player()
    page = anna.open("rules")
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    for shown in ("balance", "session-result"):
        expect(page.get_by_test_id(shown)).to_be_in_viewport()
    page.locator('main a[href="#law"]').first.click()
    expect(page).to_have_url(re.compile("#law$"))
    covered = page.locator("#law").evaluate(
        """(part) => {
            const {left, top} = part.getBoundingClientRect();
            return !part.contains(document.elementFromPoint(left + 2, top + 2));
        }"""
    )
    assert not covered


def test_a_placement_that_would_bust_asks_first(generous: Thread, visitors: Visitors) -> None:
    """In a Risk game: what is realised before stays."""
    anna = visitors(generous.url, "en")
    anna.become_player()
    page = anna.open("play")
    page.locator("main form button[type=submit]").click()
    seat = Seat(anna)
    seat.win()
    before = seat.sequence
    page.locator(".risk button").click()  # with CHF 0.10 of 5.00
    seat.moved(before)
    for _ in range(3):
        seat.move("place 1")
    before = seat.sequence
    seat.stack(1).click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert seat.sequence == before
    seat.click(seat.stack(1))
    # Art. 6.2, 12.1, 22, B5
    assert seat.phase == "over"
    # B10: 100, less the stake, and 4.90
    expect(page.get_by_test_id("balance")).to_contain_text("103.90")


def test_a_card_can_be_dragged_to_its_stack(house: Thread, visitors: Visitors) -> None:
    guest = visitors(house.url, "fr", DESKTOP)
    page = guest.open("practice")
    seat = Seat(guest)
    card, target = page.get_by_test_id("hand-card").bounding_box(), seat.stack(4).bounding_box()
    assert card is not None
    assert target is not None
    before = seat.sequence
    page.mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    page.mouse.down()
    for part in (0.3, 0.7, 1.0):
        x = card["x"] + card["width"] / 2 + part * (target["x"] + target["width"] / 2 - card["x"] - card["width"] / 2)
        y = card["y"] + card["height"] / 2 + part * (target["y"] + 60 - card["y"] - card["height"] / 2)
        page.mouse.move(x, y)
    page.mouse.up()
    seat.moved(before)
    expect(seat.stack(4).locator(".cards > .card")).to_have_count(1)


def test_req_30_a_net_loss_is_not_dressed_as_a_win(generous: Thread, visitors: Visitors) -> None:
    """Two stacks pay 1.10; with a bought card that is a loss."""
    anna = visitors(generous.url, "en")
    anna.become_player()
    page = anna.open("play")
    page.locator("main form button[type=submit]").click()
    seat = Seat(anna)
    while (table := seat.seen())["card"]:
        seat.move("discard" if table["complete"] >= 2 else upon_another(table))
    seat.move("buy")
    seat.move("discard")
    seat.move("end")
    over = page.get_by_test_id("over")
    expect(over).to_be_visible()
    # Art. 8, 10.2: 1.1 times the stake, less stake and card; Art. 12.2, 23: two stacks end the play
    expect(page.get_by_test_id("net")).to_contain_text("0.90")
    expect(over).to_contain_text("Complete stacks: 2.")
    assert "won" not in over.inner_text().lower()


def test_drawing_the_four_pictures_of_the_readme(generous: Thread, coached: Thread, visitors: Visitors) -> None:
    """A desktop and a phone, light and dark: made here, so that they show what there is (`make pictures`)."""
    guest = visitors(coached.url, "en", DESKTOP)
    guest.open()
    guest.screenshot("lobby")
    page = guest.open("practice")
    Seat(guest).give_up()
    page.get_by_test_id("over").locator("a").click()
    expect(page.get_by_test_id("sum")).to_be_visible(timeout=120_000)
    page.get_by_test_id("next-mistake").click()
    guest.screenshot("review")
    anna = visitors(generous.url, "de", PHONE, dark=True)
    anna.become_player()
    page = anna.open("play")
    page.locator("main form button[type=submit]").click()
    seat = Seat(anna)
    for _ in range(5):
        seat.move(upon_another(seat.seen()))
    anna.screenshot("table")
    seat.win()
    seat.move("highlow")
    anna.screenshot("high-low")
