"""What an operator announces, from a text or files at the console to players who play by it (Art. 24.2, B1, B19, C17).

A rule set, table rules and terms for online participation; a player for each language reads of them, in the account, on
the pages of the rules and among the documents, and ten days later they hold.
"""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from importlib.resources import files
from io import BytesIO

import pytest
from msgspec import structs
from playwright.sync_api import expect
from pypdf import PdfReader

from tests.browser.console.officers import WHY, Office, Officer, Seeded, furnished
from tests.browser.console.test_control import CLOCK, announced, figures, publishing, worked_out
from tests.browser.places import Thread
from tests.browser.tables.boxes import Box, opened
from tests.browser.visitors import LANGUAGES, PASSWORD, Visitor, Visitors
from ventuno.house.ledger.calendar import bounds, day_of
from ventuno.jobs.drafts.queue import DraftQueue
from ventuno.rules.big21 import ruleset_text
from ventuno.rules.big21.rulesets import solved_hash
from ventuno.store import laws

TOO_LATE = "What binds players is announced at least 10 days ahead."
LAW = laws.load("optimal-88")  # in force there
TOLD = {
    "de": "Fünf Spiele am Tag.",
    "fr": "Cinq jeux par jour.",
    "it": "Cinque giochi al giorno.",
    "en": "Five plays a day.",
}
TABLES = {
    "de": "Red Pair zahlt 25:1.",
    "fr": "Red Pair paie 25:1.",
    "it": "Red Pair paga 25:1.",
    "en": "Red Pair pays 25:1.",
}
TERMS = {
    "de": "Die Aufbewahrung ist neu geregelt.",
    "fr": "La conservation est réglée à nouveau.",
    "it": "La conservazione è regolata di nuovo.",
    "en": "Retention is new.",
}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Thread, Seeded]]:
    """Nobody works on drafts there but the test."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(DraftQueue, "add", lambda *_: None)
        with furnished(tmp_path_factory.mktemp("announcements") / "house.sqlite") as furnished_place:
            yield furnished_place


def drafted(olga: Officer, kind: str, text: str, *, refused: bool = False) -> None:
    """A draft of what that text says; refused, and said so in the dialog."""
    page = olga.open("terms")
    olga.button("New draft").click()
    olga.dialog.locator(f"input[value={kind}]").check()
    olga.dialog.locator("textarea").fill(text)
    olga.dialog.locator("button[type=submit]").click()
    if refused:
        expect(olga.dialog.get_by_role("alert")).not_to_be_empty()
        page.keyboard.press("Escape")
    else:
        expect(page.get_by_role("heading", level=1)).to_contain_text("Draft: ")


def published(olga: Officer, effective: datetime, told: dict[str, str]) -> None:
    """Refused a day too late, and then published."""
    page = olga.page
    announced(page, olga.office.place.now() + timedelta(days=1), told)
    dialog = publishing(olga)
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_role("alert")).to_have_text(TOO_LATE)
    page.keyboard.press("Escape")
    announced(page, effective, told)
    publishing(olga).locator("button[type=submit]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules and laws")


def publish_terms(olga: Officer, day: date) -> None:
    """From four files."""
    page = olga.open("terms")
    olga.button("Publish terms").click()
    dialog = olga.dialog
    dialog.locator("input[name=own]").last.check()
    folder = files("ventuno.online_terms") / "2026-11-19"
    for language in LANGUAGES:
        text = (folder / f"{language}.txt").read_bytes()
        dialog.locator(f"input[name=text-{language}]").set_input_files(
            {"name": f"{language}.txt", "mimeType": "text/plain", "buffer": text}
        )
        dialog.locator(f"[name=told-{language}]").fill(TERMS[language])
    olga.field("Reason").fill(WHY)
    dialog.locator("input[name=version]").fill(f"{day}")
    effective = dialog.locator("input[name=effective]")
    effective.fill(f"{olga.office.place.now() + timedelta(days=1):{CLOCK}}")
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_role("alert")).to_have_text(TOO_LATE)
    assert olga.visitor.wrong() == []
    effective.fill("")  # on that day
    dialog.locator("button[type=submit]").click()
    expect(olga.dialog).to_have_count(0)
    expect(page.get_by_role("group", name="Announced").locator("tbody tr")).to_have_count(4)  # and a law


def reads_of_it(anna: Visitor, table: str, day: date) -> list[str]:
    """Everywhere a player finds what is to come; what is wrong with these pages."""
    language, wrong, name = anna.language, list[str](), f"{day}"
    main = anna.page.locator("main")
    anna.open("account/messages")
    for told in (TOLD, TABLES, TERMS):
        expect(main).to_contain_text(told[language])
    wrong += anna.wrong()
    anna.open("account")
    expect(main.locator("dl")).to_contain_text(f"{day.day}")
    anna.open("rules")
    for told in (TOLD, TERMS):
        expect(main.locator("#sets")).to_contain_text(told[language])
    wrong += anna.wrong()
    for path in ("challenge-rules", table):
        coming = anna.open(path).get_by_test_id("table-rules-coming")
        expect(coming).to_contain_text(TABLES[language])
        expect(coming).to_contain_text(name)
        wrong += anna.wrong()
    anna.open(f"documents/online-terms/{day}")
    expect(main.locator("article").first).to_be_visible()
    wrong += anna.wrong()
    link = main.locator("header a[download]").get_attribute("href")
    content = anna.context.request.get(f"{anna.url}{link}").body()
    assert len(PdfReader(BytesIO(content)).pages) > 1
    return wrong


def test_art_24_2_rules_table_rules_and_terms_are_announced_read_and_ten_days_later_hold(
    place: tuple[Thread, Seeded], visitors: Visitors
) -> None:
    office = Office(*place, visitors)
    people = [office.player(language) for language in LANGUAGES]
    table = opened(people[0])
    day = day_of(office.place.now() + timedelta(days=12))
    effective = bounds(day)[0]
    olga = office.at("olga")

    drafted(olga, "rules", f'name = "{day}"\nopening_cards = 9', refused=True)  # cannot be played
    rich = f'name = "{day}"\nprize_tenths = [0, 0, 20, 50, 100, 200]'
    drafted(olga, "rules", rich)
    of = solved_hash(LAW.hash, ruleset_text.parse(rich).game_numbers)
    found = structs.replace(figures(LAW, 0.98), law=LAW.name, rules=f"{day}", of=of)
    worked_out(office, olga.page.url.rpartition("/")[2], found)
    olga.page.reload()
    announced(olga.page, effective, TOLD)
    dialog = publishing(olga)
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_role("alert")).to_contain_text("95.00")  # above the ceiling
    olga.page.keyboard.press("Escape")
    olga.do("Discard", reason="")
    drafted(olga, "rules", f'name = "{day}"\nplays_per_day_max = 5')
    published(olga, effective, TOLD)
    drafted(olga, "table_rules", f'name = "{day}"\nred_pair = "100:1"', refused=True)  # the bank would lose
    drafted(olga, "table_rules", f'name = "{day}"\nred_pair = "25:1"')
    published(olga, effective, TABLES)
    publish_terms(olga, day)

    # Art. 24.2, B1, B19: ten days ahead, with what changes and when, in each language
    assert [each for anna in people for each in reads_of_it(anna, table, day)] == []

    office.place.ahead += effective + timedelta(minutes=1) - office.place.now()
    anna = people[-1]
    anna.ask("POST", "/session", {"login": anna.login, "password": PASSWORD})
    house = anna.ask("GET", "/house")
    assert (house["rules"]["name"], house["table_rules"]["name"], house["online_terms"]) == (f"{day}",) * 3
    # Art. 4.2, B1: the new number holds
    expect(anna.open("rules").locator("#sets tbody tr", has_text="5")).not_to_have_count(0)
    for _ in range(5):
        play = anna.ask("POST", "/plays")
        started = {"stake": "1", "client_seed": "00", "rules": play["rules"], "law": play["law"]}
        anna.ask("POST", f"/plays/{play['play']}/start", started)
        anna.ask("POST", f"/plays/{play['play']}/moves", {"sequence": 1, "move": "end"})
    # Art. 4.2
    expect(anna.open("play").locator("main")).to_contain_text("You have had 5 plays today")
    box = Box(anna, opened(anna)).sit(1)
    box.page.goto(f"{anna.url}/en/challenge-rules")
    # C17, L61: the odds of the new version
    expect(box.page.locator("#part-C")).to_contain_text("25:1")
    expect(box.page.get_by_test_id("table-rules-coming")).to_have_count(0)
    expect(anna.open("account").locator("main dl")).to_contain_text(f"{day.day}")
