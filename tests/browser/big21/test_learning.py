"""Practice with the coach, review, training; and the verifier in the browser."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.places import Thread
from tests.browser.tables.seats import Seat
from tests.browser.tables.test_verifier import checked
from tests.browser.visitors import DESKTOP, LANGUAGES, Visitor, Visitors

_PATIENCE_MS = 300_000  # the law may have to be solved first


def practised(visitor: Visitor) -> Page:
    """A play practised badly, to its end."""
    page = visitor.open("practice")
    Seat(visitor).give_up()
    return page


def reviewed(visitor: Visitor) -> Page:
    page = practised(visitor)
    page.get_by_test_id("over").locator("a").click()
    expect(page.get_by_test_id("sum")).to_be_visible(timeout=_PATIENCE_MS)
    return page


def number(text: str) -> float:
    return float(text.replace("CHF", "").replace("−", "-").replace("’", "").replace("\xa0", "").strip())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_says_what_each_move_is_worth(coached: Thread, visitors: Visitors, language: str) -> None:
    guest = visitors(coached.url, language)
    page = guest.open("practice")
    seat = Seat(guest)
    page.locator("aside input[type=checkbox]").check()
    expect(page.get_by_test_id("coach")).to_contain_text(re.compile(r"\d\.\d\d"), timeout=_PATIENCE_MS)
    for stack in range(1, 6):
        expect(seat.stack(stack).locator(".worth")).to_be_visible()
    assert guest.overflow() == []
    assert guest.axe() == []
    seat.press("1")
    expect(page.get_by_test_id("coach")).to_contain_text(re.compile(r"\d\.\d\d"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_luck_and_skill_add_up_to_the_result(coached: Thread, visitors: Visitors, language: str) -> None:
    guest = visitors(coached.url, language)
    page = reviewed(guest)
    expected, luck, given_away, net = (
        number(each) for each in page.locator("[data-testid=sum] td.money").all_inner_texts()
    )
    assert round(expected + luck + given_away, 2) == net
    assert given_away < 0
    assert net == -1.0  # too few: what was staked
    assert guest.overflow() == []
    assert guest.axe() == []


def test_req_19_a_play_is_replayed_step_by_step_and_marked_as_such(coached: Thread, visitors: Visitors) -> None:
    guest = visitors(coached.url, "de", DESKTOP)
    page = reviewed(guest)
    expect(page.get_by_text("Wiederholung", exact=True)).to_be_visible()
    expect(page.get_by_test_id("previous")).to_be_disabled()
    first = page.get_by_test_id("verdict").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("verdict")).not_to_have_text(first)
    page.get_by_test_id("last").click()
    expect(page.get_by_test_id("next")).to_be_disabled()
    page.reload()
    expect(page.get_by_test_id("next")).to_be_disabled()  # the step is part of the address


def test_a_play_is_tried_again_from_the_middle_with_other_cards(coached: Thread, visitors: Visitors) -> None:
    guest = visitors(coached.url, "en", DESKTOP)
    page = reviewed(guest)
    page.get_by_test_id("next-mistake").click()
    before = [
        stack.locator(".cards > .card").count() for stack in page.locator("[data-testid=replay] [data-stack]").all()
    ]
    page.get_by_test_id("again").click()
    expect(page).to_have_url(re.compile("/en/practice$"))
    seat = Seat(guest)
    assert [seat.stack(each).locator(".cards > .card").count() for each in range(1, 6)] == before
    seat.muddle_through()


@pytest.mark.parametrize("language", LANGUAGES)
def test_training_asks_about_ones_own_mistakes(coached: Thread, visitors: Visitors, language: str) -> None:
    guest = visitors(coached.url, language)
    guest.open("training")
    expect(guest.page.locator('main a.primary[href$="/practice"]')).to_be_visible()  # nothing to train yet
    page = reviewed(guest)
    guest.open("training")
    task = page.get_by_test_id("task")
    expect(task).to_be_visible()
    task.locator("[data-stack]").first.click() if task.locator("[data-stack].open").count() else page.keyboard.press(
        "e"
    )
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] button[value=go]").click()
    expect(page.get_by_test_id("answer")).to_be_visible(timeout=_PATIENCE_MS)
    assert guest.overflow() == []
    assert guest.axe() == []
    page.get_by_test_id("next-task").click()


def test_there_is_no_coach_in_play_for_money(coached: Thread, visitors: Visitors) -> None:
    anna = visitors(coached.url, "de", DESKTOP)
    anna.become_player()
    page = anna.open("play")
    page.locator("main form button[type=submit]").click()
    seat = Seat(anna)
    assert page.get_by_test_id("coach").count() == 0
    assert page.locator("aside input[type=checkbox]").count() == 0
    play = seat.seen()["play"]
    answer = anna.context.request.get(f"{coached.url}/api/v1/plays/{play}/review")
    assert answer.json()["code"] == "not_over"
    seat.muddle_through()
    page.locator(f'main a[href$="/review/{play}"]').click()
    expect(page.get_by_test_id("sum")).to_be_visible(timeout=_PATIENCE_MS)


# ----- the verifier


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_play_is_checked_in_the_browser(
    generous: Thread, visitors: Visitors, language: str, tmp_path: Path
) -> None:
    anna = visitors(generous.url, language)
    anna.become_player()
    page = anna.open("play")
    page.locator("main form button[type=submit]").click()
    seat = Seat(anna)
    play = seat.seen()["play"]
    seat.win()
    seat.climb()
    before = seat.sequence
    page.locator(".risk button").click()
    seat.moved(before)
    seat.muddle_through()
    anna.open(f"verify/{play}")
    expect(page.locator(".result")).to_be_visible()
    # B3: the seed was committed to before the stake, and every card follows from it and the player's own
    expect(page.locator(".result.bad")).to_have_count(0)
    assert anna.overflow() == []
    assert anna.axe() == []
    evidence = anna.context.request.get(f"{generous.url}/api/v1/plays/{play}/evidence").json()
    check_files(visitors(generous.url, language), evidence, tmp_path)


def test_a_file_chosen_while_a_play_is_on_its_way_is_what_counts(
    generous: Thread, visitors: Visitors, tmp_path: Path
) -> None:
    anna = visitors(generous.url, "en")
    anna.become_player()
    held: list[Route] = []
    page = anna.page
    page.route("**/evidence", lambda route: held.append(route))  # noqa: PLW0108  # it must be a function
    page.goto(f"{generous.url}/en/verify/{'0' * 16}-1")
    while not held:
        page.wait_for_timeout(20)
    file = tmp_path / "mine.json"
    file.write_text("{}")
    result = checked(page, file)
    with page.expect_response("**/evidence"):
        held[0].fulfill(status=404, json={"status": 404, "title": "gone", "code": "not_found"})
    anna.settled()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(result).to_be_visible()


def check_files(guest: Visitor, evidence: dict[str, object], folder: Path) -> None:
    """Anyone can check a file; and one that was tampered with is found out."""
    page = guest.open("verify")
    seed, text = str(evidence["server_seed"]), str(evidence["text"])
    forged = {
        "as it is": evidence,
        "another seed": evidence | {"server_seed": seed[:-1] + ("0" if seed[-1] != "0" else "1")},
        "another card": evidence | {"text": text.replace("deal 7", "deal 8", 1)},
        "another own seed": evidence | {"client_seed": "not this one"},
    }
    for name, content in forged.items():
        file = folder / f"{name}.json"
        file.write_text(json.dumps(content), encoding="utf-8")
        result = checked(page, file)
        expect(result).to_have_class(re.compile("bad" if name != "as it is" else "^(?!.*bad)"))
