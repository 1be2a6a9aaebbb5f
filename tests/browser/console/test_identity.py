"""B19: somebody registers who may have an account already, is refused a deposit, and an operator decides."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.console.officers import Office, Seeded, furnished
from tests.browser.console.test_roles import last_of
from tests.browser.places import Thread
from tests.browser.test_pages import turn_to
from tests.browser.visitors import LANGUAGES, PASSWORD, Visitors
from ventuno.house.contact import texts as messages
from ventuno.house.refusals import NOTHING_TO_CORRECT, UNDER_18
from ventuno.rules.language import Language

SEEN = "A passport was shown at the counter."


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Thread, Seeded]]:
    with furnished(tmp_path_factory.mktemp("identity") / "house.sqlite") as furnished_place:
        yield furnished_place


@pytest.fixture
def office(place: tuple[Thread, Seeded], visitors: Visitors) -> Office:
    return Office(*place, visitors)


@pytest.mark.parametrize("language", LANGUAGES)
def test_b19_a_held_account_says_so_until_an_operator_has_decided(
    office: Office, visitors: Visitors, language: str
) -> None:
    year = 1950 + LANGUAGES.index(language)
    person = {"password": PASSWORD, "birth": f"{year}-02-03", "canton": "ZH", "language": language}
    visitors(office.place.url, language).ask(
        "POST", "/accounts", person | {"login": f"first-{language}", "name": "Lea Müller"}
    )
    second = visitors(office.place.url, language)
    second.ask("POST", "/accounts", person | {"login": f"second-{language}", "name": "Lea Maria Mueller"})
    page = second.open("account/money")
    expect(page.get_by_test_id("may-be-checked")).to_be_visible()  # as every new account reads
    expect(page.get_by_test_id("identity")).to_have_count(0)
    assert second.axe() == []
    page.locator("[name=deposit-amount]").fill("10")
    page.locator("section", has=page.locator("#deposit")).get_by_role("button").click()
    expect(page.get_by_test_id("identity")).to_be_visible()
    for path in ("account", "account/money", "play"):
        page = second.open(path)
        expect(page.get_by_test_id("identity").locator("a")).to_have_attribute("href", f"/{language}/contact")
        assert second.wrong() == []

    olga = office.at("olga")
    desk = olga.open("held")
    line = desk.get_by_test_id("held").filter(has_text=f"second-{language}")
    expect(line.get_by_test_id("alike")).to_contain_text(f"Lea Müller (first-{language}): same name")
    line.get_by_role("link", name="Lea Maria Mueller").click()
    expect(desk.get_by_test_id("identity")).to_be_visible()
    assert olga.visitor.axe() == []
    olga.do("Different person", reason="A passport was shown")
    expect(desk.get_by_test_id("identity")).to_have_count(0)

    page = second.open("account")
    expect(page.get_by_test_id("identity")).to_have_count(0)
    second.ask("POST", "/account/deposits", {"amount": "10"})


def test_req_45_the_console_says_since_when_an_account_is_closed(office: Office) -> None:
    anna = office.player()
    anna.ask("POST", "/account/closing", {"password": PASSWORD})
    player = anna.ask("GET", "/me")["account"]["player"]
    closed = office.at("olga").open(f"player/{player}").get_by_test_id("closed")
    expect(closed).to_contain_text("has been closed at the player’s wish since")


def test_req_45_details_are_put_right_at_the_console_and_the_player_reads_it(office: Office) -> None:
    """Refusals are said in the dialog, where nothing that was typed is lost; the message is read in four languages."""
    anna = office.player("de")
    player = anna.ask("GET", "/me")["account"]["player"]
    olga = office.at("olga")
    desk = olga.open(f"player/{player}")
    before = desk.get_by_role("heading", level=1).inner_text()
    dialog = olga.ask("Correct details", reason="")
    name, birth, canton = (dialog.locator(f"[name=person-{each}]") for each in ("name", "birth", "canton"))
    expect(name).to_have_value(before)
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_role("alert")).to_have_text("Please fill in: Document that was checked.")
    dialog.locator("[name=document]").select_option("passport")
    dialog.locator("[name=why]").fill(SEEN)
    submit, refusal = dialog.locator("button[type=submit]"), dialog.get_by_role("alert")
    submit.click()
    expect(refusal).to_have_text(NOTHING_TO_CORRECT().said_in(Language.EN))
    name.fill("Annemarie Zwyssig")
    born = birth.input_value()
    birth.fill(f"{office.place.now().year - 17}-01-01")
    submit.click()
    expect(refusal).to_have_text(UNDER_18().said_in(Language.EN))
    birth.fill(born)
    canton.fill("ti")
    submit.click()
    expect(refusal).to_contain_text("requires residence in one of these cantons")
    assert olga.visitor.wrong("correct-details") == []
    expect(dialog.locator("[name=why]")).to_have_value(SEEN)
    canton.fill("be")
    submit.click()
    expect(olga.dialog).to_have_count(0)
    expect(desk.get_by_role("heading", level=1)).to_have_text("Annemarie Zwyssig")
    assert last_of(olga, f"/players/{player}/journal") == {
        "kind": "person_corrected",
        "actor": "operator:olga",
        "reason": SEEN,
    }
    olga.open("players?q=Zwyssig")
    expect(desk.get_by_test_id("found")).to_have_text("1 found")
    page, wrong = anna.open("account/messages"), list[str]()
    for language in LANGUAGES:
        turn_to(anna, language, "account/messages")
        said = messages.person_corrected(reason=SEEN).said_in(Language(language))
        expect(page.locator("main")).to_contain_text(said)
        wrong += anna.wrong()
    assert wrong == []
    copy = anna.ask("GET", "/account/export")
    assert (copy["person"]["name"], copy["person"]["canton"]) == ("Annemarie Zwyssig", "BE")
