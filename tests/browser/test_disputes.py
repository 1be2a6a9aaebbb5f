"""The ways from a play or a game to a dispute about it (C17): for whoever played, and for nobody else."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.places import Thread
from tests.browser.tables.boxes import Box, opened, play, seated
from tests.browser.tables.seats import Seat
from tests.browser.visitors import LANGUAGES, Visitor, Visitors

TO_DISPUTE = 'a[href*="contact?about="]'


def followed(visitor: Visitor, link: Locator, *says: str) -> None:
    """To the page of a dispute, about what it says there; and back."""
    page = visitor.page
    link.click()
    expect(page.locator("main form")).to_be_visible()
    # C17
    expect(page.locator("main input[type=checkbox]")).to_be_checked()
    for each in says:
        expect(page.locator("main form")).to_contain_text(each)
    page.go_back()


def refused(visitor: Visitor, about: str) -> None:
    """Whoever writes the address by hand gets no further."""
    page = visitor.open(f"contact?about={about}")
    expect(page.get_by_test_id("not-yours")).to_be_visible()
    # C17
    expect(page.locator("main form")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_c17_a_play_is_disputed_at_its_end_and_from_its_review(
    coached: Thread, visitors: Visitors, language: str
) -> None:
    anna, beat, guest = (visitors(coached.url, language) for _ in range(3))
    for each in (anna, beat):
        each.become_player()
    page = anna.open("play")
    page.locator('form input[type="radio"][value="2.00"]').check(force=True)
    page.locator("main form button[type=submit]").click()
    Seat(anna).give_up()
    over = page.get_by_test_id("over")
    finished = (over.locator('a[href*="/review/"]').get_attribute("href") or "").rpartition("/")[2]
    assert anna.wrong() == []
    over.locator(TO_DISPUTE).click()
    expect(page).to_have_url(re.compile(f"about={finished}$"))
    expect(page.locator("main form")).to_contain_text("2.00")
    anna.open(f"review/{finished}")
    link = page.locator(TO_DISPUTE)
    expect(link).to_be_visible(timeout=300_000)  # the law may have to be solved first
    followed(anna, link, "Big21", "2.00")
    expect(link).to_be_visible(timeout=300_000)
    for other in (beat, guest):
        other.open(f"review/{finished}")
        expect(other.page.locator("main").get_by_role("alert")).to_be_visible()
        # C17
        expect(other.page.locator(TO_DISPUTE)).to_have_count(0)
    refused(beat, finished)


@pytest.mark.parametrize("language", LANGUAGES)
def test_c17_a_game_is_disputed_from_the_tables_history_and_from_its_replay(
    salon: Thread, visitors: Visitors, language: str
) -> None:
    """Who has bet finds both links; who watches, with an account or without, finds the game and no link."""
    anna, beat, watcher, guest = (visitors(salon.url, language) for _ in range(4))
    for each in (anna, beat, watcher):
        each.become_player()
    table = opened(anna, name=f"Rhone {language}")
    play(seated(table, [anna, beat]))
    page = anna.page
    listed = history_of(anna).locator(TO_DISPUTE)
    game = (listed.get_attribute("href") or "").rpartition("=")[2]
    assert anna.wrong() == []
    followed(anna, listed, "Black Jack Challenge", f"Rhone {language}")
    for other in (watcher, guest):
        Box(other, table)
        history_of(other).get_by_role("button").click()
        expect(other.page.get_by_test_id("replay").locator('a[href*="/verify/"]')).to_be_visible()
        # C17
        expect(other.page.locator(TO_DISPUTE)).to_have_count(0)
    refused(watcher, game)
    replay = page.get_by_test_id("replay")
    history_of(anna).get_by_role("button").click()
    expect(replay.locator('a[href*="/verify/"]')).to_be_visible()
    assert anna.wrong() == []
    followed(anna, replay.locator(TO_DISPUTE), "Black Jack Challenge", f"Rhone {language}")
    expect(page.get_by_test_id("challenge-table")).to_be_visible()


def history_of(visitor: Visitor) -> Locator:
    """The games of the table that is open, once they are shown; each begins with a button."""
    games = visitor.page.locator("main section.more details")
    games.locator("summary").click()
    lines = games.locator("tbody tr")
    expect(lines).to_have_count(1)
    return lines
