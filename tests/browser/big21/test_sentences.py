"""What the rule texts say beside the play itself, as people read it, in four languages and two widths."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.places import Thread
from tests.browser.tables.seats import Seat, upon_another
from tests.browser.visitors import DESKTOP, LANGUAGES, PHONE, Visitor, Visitors
from ventuno.house.accounts.people import CANTONS

LAWS = {  # the act and its ordinance
    "de": ("29. September 2017", "7. November 2018"),
    "fr": ("29 septembre 2017", "7 novembre 2018"),
    "it": ("29 settembre 2017", "7 novembre 2018"),
    "en": ("29 September 2017", "7 November 2018"),
}
IN_FORCE = {"de": "23. Oktober 2024", "fr": "23 octobre 2024", "it": "23 ottobre 2024", "en": "23 October 2024"}
LEAFLET = {"de": "Dezember 2019", "fr": "décembre 2019", "it": "dicembre 2019", "en": "December 2019"}
BASEL = {"de": "Basel", "fr": "Bâle", "it": "Basilea", "en": "Basel"}
PLATFORM = {  # words of Art. 1.3
    "de": "Internetplattform",
    "fr": "plateforme",
    "it": "piattaforma",
    "en": "internet platform",
}
ONLINE_TERMS = {
    "de": "Bedingungen für die Online-Teilnahme",
    "fr": "conditions de participation en ligne",
    "it": "condizioni per la partecipazione online",
    "en": "terms for online participation",
}
TO_COME = {"de": "danach noch 7", "fr": "encore 7 après", "it": "poi ancora 7", "en": "7 more to come"}
BINDING = {"de": "deutsche", "fr": "allemande", "it": "tedesca", "en": "German"}
FINAL = {"de": "endgültig", "fr": "définitive", "it": "definitiva", "en": "final"}
PICTURES = {
    "de": "Bube, Dame, König, Ass",
    "fr": "valet, dame, roi, as",
    "it": "fante, regina, re, asso",
    "en": "jack, queen, king, ace",
}
ODDS = ("30:1", "3:2", "10:1", "3:1", "3:2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_big21_says_who_runs_it_under_which_law_and_from_when(
    house: Thread, visitors: Visitors, language: str
) -> None:
    guest = visitors(house.url, language)
    page = guest.open("rules")

    def said(at: str) -> str:
        number = page.locator(".at").and_(page.get_by_text(at, exact=True))
        return page.locator(".paragraph", has=number).first.locator("p").inner_text()

    for law in LAWS[language]:
        assert law in said("1.1")  # Art. 1.1
    for canton in (*CANTONS, "Swisslos", BASEL[language]):
        assert canton in said("1.2")  # Art. 1.2
    assert PLATFORM[language] in said("1.3")  # Art. 1.3
    assert ONLINE_TERMS[language] in said("1.4")  # Art. 1.4
    assert "88" in said("3.1")  # Art. 3.1
    assert "5’000" in said("2.5")  # Art. 2.5
    assert "100" in said("4.2")  # Art. 4.2
    values = page.locator("table", has=page.get_by_role("cell", name="11", exact=False)).first.locator("tbody tr")
    number, *pictures, ace = values.all_inner_texts()
    # Art. 7.2: 2 to 10 count their number, three pictures 10, the ace 11 or 1
    assert re.findall(r"\d+", number)[:2] == ["2", "10"]
    assert [re.findall(r"\d+", each) for each in pictures] == [["10"]] * 3
    assert re.findall(r"\d+", ace) == ["11", "1"]
    assert f"2, 3, 4, 5, 6, 7, 8, 9, 10, {PICTURES[language]}." in said("16")  # Art. 16
    assert IN_FORCE[language] in said("24.1")  # Art. 24.1
    assert BINDING[language] in said("24.3")  # Art. 24.3
    assert "www.swisslos.ch" in said("25")  # Art. 1.3, 25
    assert guest.wrong() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_table_names_its_leaflet_values_odds_and_who_decides(
    house: Thread, visitors: Visitors, language: str
) -> None:
    guest = visitors(house.url, language)
    page = guest.open("challenge-rules")
    expect(page.locator("h1")).to_contain_text("Black Jack Challenge")  # L1
    expect(page.locator("main header .note")).to_contain_text(LEAFLET[language])  # L1
    expect(page.locator("main header .note")).to_contain_text("Swiss Casinos")  # L1
    values = page.locator("#part-B table").first.locator("tbody tr")
    expect(values.first).to_contain_text("2 – 10")  # L13
    for picture in range(1, 4):
        expect(values.nth(picture).locator("td")).to_have_text("10")  # L14
    expect(values.last.locator("td")).to_contain_text("11")  # L15
    odds = page.locator("#part-C").inner_text()
    for each in ODDS:
        assert each in odds  # L61, L62, L63, L64, L65
    house_rules = page.locator("#part-H article .paragraph p")
    expect(house_rules).to_have_count(3)  # L70
    expect(house_rules.last).to_contain_text(FINAL[language])  # L71
    expect(page.locator('footer a[href$="/contact"]')).to_have_count(1)  # L4
    assert guest.wrong() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_cards_free_cards_and_a_wrong_prediction(generous: Thread, visitors: Visitors, language: str) -> None:
    """Under the law of sevens a two lies beside an ace: to say lower than a two is wrong, or not counted."""
    anna = visitors(generous.url, language, DESKTOP if language in {"de", "it"} else PHONE)
    anna.become_player()
    page = anna.open("play")
    page.locator("main form button[type=submit]").click()
    seat = Seat(anna)
    expect(page.get_by_test_id("hand-card")).to_have_count(1)  # Art. 7.1: one card is shown
    expect(seat.table).to_contain_text(TO_COME[language])  # Art. 9: eight cards, and seven of them not shown yet
    plan = page.locator("section.plan li .prize")
    assert plan.all_inner_texts() == ["1.10", "5.00", "10.00", "20.00"]  # Art. 8
    for _ in range(3):
        seat.move("place 1")
    expect(seat.stack(1)).to_contain_text("21")  # Art. 7.2: three sevens
    for _ in range(3):
        seat.move("place 2")
    expect(seat.table).to_contain_text(TO_COME[language])  # Art. 10.1: one is shown, one was left, and six have come
    seat.win()
    seat.move("highlow")
    while seat.phase == "highlow":
        table = seat.seen()
        seat.move("lower" if table["open_card"]["rank"] == "2" else "higher")
        if seat.phase == "highlow":
            step = page.locator(".ladder li[aria-current=step]")
            expect(step).to_contain_text(table["prize"])  # Art. 15.3: two cards alike
    expect(seat.table).to_have_attribute("data-phase", "over")  # Art. 15.4, 18.2, 23
    expect(page.get_by_test_id("balance")).to_contain_text("99.00")  # Art. 15.4, B11: the whole prize is lost
    assert anna.wrong() == []


def test_five_stacks_lead_to_risk_alone_and_risk_to_5000_francs(generous: Thread, visitors: Visitors) -> None:
    anna = visitors(generous.url, "en", DESKTOP)
    anna.become_player()
    page = anna.open("play")
    stakes = page.locator('main form input[type="radio"]')
    offered = [each.get_attribute("value") for each in stakes.all()]
    # Art. 4.1
    assert offered == ["1.00", "2.00", "3.00", "4.00", "5.00"]
    page.locator('form input[value="3.00"]').check(force=True)
    page.locator("main form button[type=submit]").click()
    seat = Seat(anna)
    win_all(anna, seat)
    risk, most = page.locator('[name="risk"]'), page.get_by_test_id("risk-limit")
    # Art. 12.2, 14.1, B12: with four stacks High/Low and Risk are open, with five only Risk
    expect(seat.button("H")).to_have_count(0)
    # Art. 20, 21.1: five stacks are worth CHF 60; a quarter of that
    expect(most).to_contain_text("At most CHF 15.00: the share of the prize allowed.")
    for stake in ("15.00", "45.00"):
        before = seat.sequence
        risk.fill(stake)
        page.locator(".risk button").click()
        seat.moved(before)
        win_all(anna, seat)
    # Art. 2.5, 21.1: CHF 300 are realised and CHF 900 won; a quarter would be 225
    expect(most).to_contain_text("At most CHF 200.00")
    risk.fill("200.10")
    expect(most).to_contain_text("CHF 200.10 is too much.")
    risk.fill("200")
    before = seat.sequence
    page.locator(".risk button").click()
    seat.moved(before)
    win_all(anna, seat)
    # Art. 2.5, 23, B14: 300 and 700 realised, and 20 times 200
    expect(page.get_by_test_id("over")).to_contain_text("The maximum total winnings have been reached.")
    # 100, less a stake and a card for CHF 3 each, and 5,000 less the cards of three Risk games
    expect(page.get_by_test_id("balance")).to_contain_text("4’834.00")


def win_all(anna: Visitor, seat: Seat) -> None:
    """Five stacks: all but the last card through the API, the last card on the page."""
    table = seat.seen()
    while table["complete"] < 4 or table["stacks"][4]["missing"] != 7:
        move = "buy" if table["card"] is None else upon_another(table)
        body = {"sequence": table["sequence"], "move": move}
        table = anna.ask("POST", f"/plays/{table['play']}/moves", body)["table"]
    anna.page.reload()
    expect(seat.table).to_have_attribute("data-sequence", str(table["sequence"]))
    if table["card"] is None:
        seat.move("buy")
    seat.move("place 5")


def test_art_4_2_the_page_says_why_play_101_of_a_day_is_not_sold(generous: Thread, visitors: Visitors) -> None:
    anna = visitors(generous.url, "en")
    anna.become_player(deposit="200")
    house = anna.ask("GET", "/house")
    for _ in range(100):
        play = anna.ask("POST", "/plays", {})["play"]
        started = {"stake": "1", "client_seed": "00", "rules": house["rules"]["name"], "law": house["law"]["hash"]}
        anna.ask("POST", f"/plays/{play}/start", started)
        anna.ask("POST", f"/plays/{play}/moves", {"sequence": 1, "move": "end"})
    page = anna.open("play")
    expect(page.locator("main")).to_contain_text("You have had 100 plays today; no more are possible in one day.")
