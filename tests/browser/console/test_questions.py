"""From a player's dispute to the decision, through both pages (requirement 47, C17), in four languages."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.console.officers import Office, Seeded, furnished
from tests.browser.places import Thread
from tests.browser.test_pages import started, turn_to
from tests.browser.visitors import DESKTOP, LANGUAGES, PASSWORD, PHONE, Visitor, Visitors


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Thread, Seeded]]:
    with furnished(tmp_path_factory.mktemp("questions") / "house.sqlite") as furnished_place:
        yield furnished_place


@pytest.fixture
def office(place: tuple[Thread, Seeded], visitors: Visitors) -> Office:
    return Office(*place, visitors)


def finished(visitor: Visitor) -> str:
    table = started(visitor)
    visitor.ask("POST", f"/plays/{table['play']}/moves", {"sequence": table["sequence"], "move": "end"})
    return str(table["play"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_c17_a_dispute_is_raised_from_the_history_and_decided_on_record(office: Office, language: str) -> None:
    anna = office.player(language)
    play = finished(anna)
    page = anna.open("account/history")
    page.locator(f'a[href$="contact?about={play}"]').click()
    expect(page.locator("main")).to_contain_text("Big21")  # its date and stake, not its number
    expect(page.locator("main")).to_contain_text("2.00")
    expect(page.locator("main")).not_to_contain_text(play)
    expect(page.locator("main input[type=checkbox]")).to_be_checked()
    page.locator("main input:not([type])").fill(f"The king {language}")
    page.locator("main textarea").fill("It was a king.\nNot a queen.")
    page.locator("main form button[type=submit]").click()
    expect(page.locator('[data-by="player"]')).to_contain_text("Not a queen.")
    assert anna.wrong() == []

    olga = office.at("olga")
    desk = olga.open("questions")
    desk.get_by_role("link", name=f"The king {language}").click()
    expect(desk.get_by_role("link", name=play)).to_be_visible()
    olga.button("Decide").click()
    olga.dialog.get_by_label("The dispute is upheld").check()
    olga.field("Credit in CHF").fill("2.50")
    olga.field("Decision and reasons").fill("You are right.")
    olga.dialog.locator("button[type=submit]").click()
    expect(desk.locator('[data-by="house"]')).to_contain_text("You are right.")
    expect(desk.locator('[data-by="house"]')).to_contain_text(
        re.compile(r"operator:olga.*entry \d+.*Posting: entry \d+", re.DOTALL)
    )
    expect(olga.button("Decide")).to_have_count(0)

    page.reload()
    expect(page.locator('[data-by="house"]')).to_contain_text("2.50")
    expect(page.get_by_test_id("balance")).to_contain_text("100.50")  # 100, a stake of 2, and the credit


def test_c17_a_dispute_about_a_tables_game_is_rejected_on_record(office: Office) -> None:
    """Asked once, read in each language; nobody can dispute a game of others."""
    game = office.seeded.game
    anna = office.player("en")
    page = anna.open(f"contact?about={game}")  # somebody else's
    expect(page.get_by_test_id("not-yours")).to_be_visible()
    expect(page.locator("main form")).to_have_count(0)
    bettor = office.visitor("en")
    bettor.ask("POST", "/session", {"login": office.seeded.bettor, "password": PASSWORD})
    page = bettor.open("account/history/challenge")
    page.locator(f'a[href$="contact?about={game}"]').click()
    main, wrong = page.locator("main"), list[str]()
    for language in LANGUAGES:
        turn_to(bettor, language, "contact")
        expect(main).to_contain_text("Black Jack Challenge")
        expect(main).to_contain_text(re.compile("ante", re.IGNORECASE))
        expect(main).not_to_contain_text(game)
        wrong += bettor.wrong()
    main.locator("input:not([type])").fill("The button")
    main.locator("textarea").fill("I was before box 2.")
    main.locator("form button[type=submit]").click()
    expect(page.locator('[data-by="player"]')).to_be_visible()
    olga = office.at("olga")
    desk = olga.open("questions")
    desk.get_by_role("link", name="The button").click()
    expect(desk.get_by_role("link", name=game)).to_be_visible()
    olga.button("Decide").click()
    olga.field("Decision and reasons").fill("The cards say otherwise.")
    olga.dialog.locator("button[type=submit]").click()
    decision = desk.locator('[data-by="house"]')
    expect(decision).to_contain_text("Rejected.")
    expect(decision).to_contain_text("operator:olga")
    wrong += olga.visitor.wrong()
    said = set[str]()
    for language in LANGUAGES:
        turn_to(bettor, language, "contact")
        page.reload()
        expect(page.locator('[data-by="house"]')).to_contain_text("The cards say otherwise.")
        expect(page.locator('[data-by="house"]')).not_to_contain_text("olga")
        said.add(page.locator('[data-by="house"]').inner_text().replace("The cards say otherwise.", ""))
        wrong += bettor.wrong()
    assert len(said) == len(LANGUAGES)  # "Rejected.", in each
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_47_a_guest_finds_the_form_after_a_link_that_does_not_hold(office: Office, language: str) -> None:
    guest = office.visitor(language)
    page = guest.open(f"recover#{'0' * 64}")
    page.locator('main a[href$="/contact"]').click()
    form = page.locator("main form")
    expect(form).to_be_visible()
    assert guest.wrong() == []
    form.locator("[name=subject]").fill("A question")
    form.locator("[name=reach]").fill("soon")
    form.locator("textarea").fill("Who may play?")
    form.locator("button[type=submit]").click()
    expect(form.get_by_role("alert")).not_to_be_empty()  # what was typed stays
    form.locator("[name=reach]").fill("guest@example.ch")
    form.locator("button[type=submit]").click()
    expect(page.get_by_test_id("received")).to_be_visible()
    assert guest.axe() == []


def test_req_47_whoever_has_no_code_comes_back_by_way_of_the_staff(office: Office) -> None:
    """The guest writes in German; the link opens a page in each language."""
    anna, guest = office.player("en"), office.visitor("de")
    page = guest.open("contact")
    form = page.locator("main form")
    form.locator("[name=subject]").fill(f"Locked out {anna.login}")
    form.locator("[name=username]").fill(anna.login)
    form.locator("[name=reach]").fill("079 123 45 67")
    form.locator("textarea").fill("I have no code any more.")
    form.locator("button[type=submit]").click()
    expect(page.get_by_test_id("received")).to_be_visible()
    sven = office.at("sven")
    desk = sven.open("questions")
    desk.get_by_role("link", name=f"Locked out {anna.login}").click()
    expect(desk.locator("main")).to_contain_text("079 123 45 67")
    question = desk.url
    desk.get_by_role("link", name=anna.login).click()
    sven.button("New password").click()
    sven.dialog.locator("[name=document]").select_option("passport")
    sven.dialog.locator("[name=how]").fill("video call, photograph compared")
    sven.dialog.locator("button[type=submit]").click()
    link = desk.get_by_test_id("reset-link").locator("textarea").input_value()
    desk.goto(question)
    sven.button("Record the answer").click()
    sven.dialog.locator("textarea").fill("Phoned, checked, link handed over.")
    assert sven.visitor.axe() == []
    sven.dialog.locator("button[type=submit]").click()
    expect(desk.locator('[data-by="house"]')).to_contain_text("support:sven")
    for width, height in (PHONE, DESKTOP):
        desk.set_viewport_size({"width": width, "height": height})
        assert sven.visitor.overflow() == []
    expect(sven.button("Record the answer")).to_have_count(0)
    page, wrong = guest.page, list[str]()
    here = re.sub(r"/(de|en)/recover", "/{}/recover", link)
    for language in LANGUAGES:
        page.goto(here.format(language))
        page.reload()  # a link with another fragment only is no new page
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("input[name=password]")).to_be_visible()
        wrong += guest.wrong()
    assert wrong == []
    page.locator("input[name=password]").fill("nine blue bicycles")
    page.locator("main form button[type=submit]").click()
    expect(page.get_by_test_id("password-set")).to_be_visible()


def test_req_47_support_answers_from_the_inbox(office: Office) -> None:
    """The question and its answer, in each language of the page."""
    anna = office.player("it")
    page = anna.open()
    page.locator('footer a[href$="/contact"]').click()
    page.locator("main input:not([type])").fill("A question of mine")
    page.locator("main textarea").fill("How do I set a limit?")
    page.locator("main form button[type=submit]").click()
    expect(page.locator('[data-by="player"]')).to_contain_text("How do I set a limit?")
    sven = office.at("sven")
    desk = sven.open("questions")
    desk.get_by_role("link", name="A question of mine").click()
    expect(sven.button("Decide")).to_have_count(0)
    sven.button("Answer").click()
    sven.field("Answer").fill("In the account, under Limits.")
    sven.dialog.get_by_label("This closes the question").check()
    sven.dialog.locator("button[type=submit]").click()
    # L4, L5
    expect(desk.locator('[data-by="house"]')).to_contain_text("under Limits")
    anna.open("account/messages")
    wrong = list[str]()
    for language in LANGUAGES:
        turn_to(anna, language, "account/messages")
        # L5
        expect(page.locator("main")).to_contain_text("In the account, under Limits.")
        wrong += anna.wrong()
    assert wrong == []
