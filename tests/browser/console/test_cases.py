"""From what a player does to a case with its facts, measures, their end and the year's figures (requirement 46)."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.console.officers import Office, Officer, Seeded, furnished, in_thread
from tests.browser.places import Thread
from tests.browser.test_pages import started, turn_to
from tests.browser.visitors import LANGUAGES, PASSWORD, Visitor, Visitors
from tests.kit import House
from ventuno.house.contact import texts as messages
from ventuno.house.ledger.calendar import ZURICH, day_of
from ventuno.jobs.protection import detection
from ventuno.rules.language import Language

CAP = {
    "de": "hat das Haus diese Limite gesenkt: höchstens CHF\u00a035.00",
    "fr": "la maison a abaissé cette limite: CHF\u00a035.00 au plus",
    "it": "la casa ha ridotto questo limite: al massimo CHF\u00a035.00",
    "en": "lowered this limit: CHF\u00a035.00 at most until",
}
HELD = {
    "de": "vom Haus gesperrt bis",
    "fr": "bloqué par la maison jusqu’au",
    "it": "bloccato dalla casa fino al",
    "en": "blocked by the house until",
}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Thread, Seeded]]:
    with furnished(tmp_path_factory.mktemp("cases") / "house.sqlite") as furnished_place:
        yield furnished_place


@pytest.fixture
def office(place: tuple[Thread, Seeded], visitors: Visitors) -> Office:
    return Office(*place, visitors)


def looked(place: Thread) -> None:
    """What the house does four times a day."""

    def look_at_all() -> None:
        with House(place.file, law=None, at=place.now(), seed="look") as house:
            house.run(detection.look(house.desk, detection.shipped(), place.now(), lambda _: None))

    in_thread(look_at_all)


def measured(olga: Officer, player: str, *, case: int = 1, measure: str, **more: object) -> None:
    """Not through the page."""
    visitor, where = olga.visitor, f"{olga.office.place.url}/api/v1/console"
    csrf = visitor.context.request.get(f"{where}/me").json()["csrf"]
    headers = {"X-CSRF-Token": csrf, "Idempotency-Key": f"{player} {measure}"}
    body = {"measure": measure, "reason": "After a talk", "text": ""} | more
    path = f"{where}/cases/{player}-{case}/measure"
    answer = visitor.context.request.post(path, data=body, headers=headers)
    assert answer.ok, answer.text()


def account_of(visitor: Visitor) -> str:
    return str(visitor.ask("GET", "/me")["account"]["player"])


def test_req_46_withdrawals_that_come_back_are_a_case_whose_facts_are_on_the_page(office: Office) -> None:
    """Three times money is paid out and soon in again; the case has what, when and how much."""
    anna = office.player()
    moments = list[datetime]()
    for francs in (11, 12, 13):
        anna.ask("POST", "/account/withdrawals", {"amount": f"{francs}"})
        office.place.ahead += timedelta(hours=1)
        anna.ask("POST", "/account/deposits", {"amount": f"{francs}.50"})
        moments.append(office.place.now())
    looked(office.place)
    olga = office.at("olga")
    desk = olga.open("cases")
    desk.get_by_role("row").filter(has_text=anna.login).get_by_role("link").first.click()
    facts = desk.get_by_role("group", name="Withdrawal, soon a deposit again")
    rows = facts.locator("tbody tr")
    expect(rows).to_have_count(3)
    for row, francs, at in zip(rows.all(), (13, 12, 11), reversed(moments), strict=True):
        expect(row.locator("td.money")).to_have_text(f"{francs}.50")
        expect(row.locator("th")).to_have_text(at.astimezone(ZURICH).strftime("%d/%m/%Y, %H:%M"))
    expect(desk.locator("main dl").nth(1)).to_contain_text("3")  # how often
    olga.button("Take on").click()
    olga.dialog.locator("button[type=submit]").click()
    expect(desk.locator('[data-step="taken"]')).to_have_count(1)
    assert olga.visitor.wrong() == []
    # The house looks again, and knows it already.
    looked(office.place)
    desk.reload()
    expect(rows).to_have_count(3)


def test_req_46_measures_reach_players_in_their_language(office: Office) -> None:
    """Opened and closed by hand, for a player of each language; the message is that of the account's language."""
    people = {language: office.player(language) for language in LANGUAGES}
    olga = office.at("olga")
    for language, anna in people.items():
        desk = olga.open(f"player/{account_of(anna)}")
        olga.button("Open a case").click()
        olga.dialog.locator("textarea, input").last.fill("A call of the family")
        olga.dialog.locator("button[type=submit]").click()
        expect(desk.locator('[data-step="opened"]')).to_contain_text("A call of the family")
        olga.button("Take a measure").click()
        olga.field("Reason").fill("A first talk")
        olga.dialog.locator("button[type=submit]").click()
        expect(desk.locator('[data-step="measure"]')).to_contain_text("Message")
        told = messages.measure_message().said_in(Language(language))
        expect(anna.open("account/messages").locator("main")).to_contain_text(told)
    assert [each for language, anna in people.items() for each in anna.wrong()] == []
    olga.button("Close").click()
    olga.field("Judgement").select_option("unfounded")
    olga.field("Outcome").fill("A misunderstanding")
    olga.dialog.locator("button[type=submit]").click()
    expect(desk.locator('[data-step="closed"]')).to_contain_text("A misunderstanding")
    expect(olga.button("Take a measure")).to_have_count(0)
    olga.open("cases/closed")
    expect(desk.locator("main")).to_contain_text("0 days")


def test_req_46_a_player_sees_what_was_lowered_or_blocked_before_typing(office: Office) -> None:
    """A limit, a pause and an exclusion, as the player finds them in each language."""
    anna, olga = office.player(), office.at("olga")
    player = account_of(anna)
    desk = olga.open(f"player/{player}")
    expect(desk.locator("main")).to_contain_text("2026-11-19, on ")  # B19: both documents, with when
    olga.button("Open a case").click()
    olga.field("Reason").fill("A call")
    olga.dialog.locator("button[type=submit]").click()
    expect(desk.locator('[data-step="opened"]')).to_have_count(1)
    olga.button("Take a measure").click()
    olga.field("Kind").select_option("limit")
    for label, value in {"At most": "35", "For how many days": "60", "Reason": "After a talk"}.items():
        olga.field(label).fill(value)
    olga.dialog.locator("button[type=submit]").click()
    expect(olga.dialog).to_have_count(0)
    for kind in ("pause", "exclusion"):
        measured(olga, player, measure=kind, days=7 if kind == "pause" else None)
    desk.reload()
    steps = desk.locator('[data-step="measure"]')
    expect(steps).to_have_count(3)
    expect(steps.first).to_contain_text("Lower a limit, Net loss, 7 days, CHF 35.00 at most, until")
    expect(steps.first.get_by_test_id("told")).to_contain_text("we have lowered a limit of your account")
    assert olga.visitor.wrong() == []

    page = anna.open("account/limits")
    cap, wrong = page.get_by_test_id("cap"), list[str]()
    for language in LANGUAGES:
        turn_to(anna, language, "account/limits")
        expect(cap).to_have_count(1)
        expect(cap).to_contain_text(CAP[language])
        wrong += anna.wrong()
    field = page.locator("input[name=loss_7_days]")
    field.fill("100")
    form = page.locator("form", has=field)
    expect(form).to_contain_text("the house allows CHF\u00a035.00 at most until")
    expect(form).not_to_contain_text("72 hours")
    expect(form).not_to_contain_text("900")
    field.fill("20")
    expect(form).to_contain_text("takes effect at once")
    expect(page.locator("main")).to_contain_text("Chips at a table count too")
    expect(page.locator("main")).to_contain_text("How well you play and how lucky you are never matters")
    anna.open("account")
    for language in LANGUAGES:
        turn_to(anna, language, "account")
        for game in ("Big21", "Black Jack Challenge"):
            expect(page.locator("main")).to_contain_text(f"{game}: {HELD[language]}")
        wrong += anna.wrong()
    expect(page.locator("main")).to_contain_text("excluded from play")
    expect(page.locator("main dl")).to_contain_text("23 October 2024, accepted on")
    assert wrong == []


@pytest.fixture
def own_place(tmp_path: Path) -> Iterator[tuple[Thread, Seeded]]:
    """In whose year nothing else was done."""
    with furnished(tmp_path / "house.sqlite") as furnished_place:
        yield furnished_place


def test_req_46_the_years_figures_say_what_came_of_a_measure(
    own_place: tuple[Thread, Seeded], visitors: Visitors
) -> None:
    """Deposits, losses and minutes of the 30 days before and after."""
    office = Office(*own_place, visitors)
    anna = office.player()
    played(office, anna, minutes=10)
    player, year = account_of(anna), day_of(office.place.now()).year
    olga = office.at("olga")
    desk = olga.open(f"player/{player}")
    olga.button("Open a case").click()
    olga.field("Reason").fill("A call")
    olga.dialog.locator("button[type=submit]").click()
    expect(desk.locator('[data-step="opened"]')).to_have_count(1)
    measured(olga, player, measure="limit", limit="loss_7_days", amount="35", days=60)
    office.place.ahead += timedelta(days=2)
    anna.ask("POST", "/session", {"login": anna.login, "password": PASSWORD})
    anna.ask("POST", "/account/deposits", {"amount": "20"})
    played(office, anna, minutes=5)
    for days, figures in (
        (0, ["1", "0", "0.00 → 0.00", "0.00 → 0.00", "0 → 0"]),
        (29, ["1", "1", "100.00 → 20.00", "4.00 → 4.00", "10 → 5"]),
    ):
        office.place.ahead += timedelta(days=days)
        adam = office.at("adam")
        desk = adam.open(f"protection/{year}")
        expect(desk.locator("tr[data-measure=limit] td")).to_have_text(figures)
    assert adam.visitor.wrong() == []


def played(office: Office, anna: Visitor, *, minutes: int) -> None:
    """Two plays for CHF 2, lost, with that time between them."""
    for wait in (minutes, 0):
        table = started(anna)
        anna.ask("POST", f"/plays/{table['play']}/moves", {"sequence": table["sequence"], "move": "end"})
        office.place.ahead += timedelta(minutes=wait)
