"""A card on sale, in the browser: who pays for it (B15), why it cannot be bought and what helps (B9), Risk (B13)."""

from collections.abc import Iterator, Sequence
from datetime import timedelta

import pytest
from playwright.sync_api import expect

from tests.browser.places import Thread, found
from tests.browser.tables.boxes import opened, seated
from tests.browser.tables.seats import SEVENS, Seat
from tests.browser.test_pages import turn_to
from tests.browser.visitors import DESKTOP, LANGUAGES, LAPTOP, PHONE, Visitor, Visitors
from tests.server.site import Json
from ventuno.house.ledger.calendar import bounds, day_of

LEFT = {
    "de": "davon bleiben CHF\u00a09.00",
    "fr": "il en restera CHF\u00a09.00",
    "it": "ne restano CHF\u00a09.00",
    "en": "CHF\u00a09.00 of them will be left",
}


TALL = (1, 1, 1, 2, 2, 3, 3, 4)  # the first stack is complete with three sevens


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Thread]:
    """A house in which every player can win. Its clock stands still, two hours before midnight in Zurich."""
    file = tmp_path_factory.mktemp("shop") / "house.sqlite"
    found(file, SEVENS)
    standing = Thread(file)
    standing.stopped = bounds(day_of(standing.now()))[1] + timedelta(hours=22)
    yield standing
    standing.close()


def out_of_cards(visitor: Visitor, stake: str, placed: Sequence[int] = ()) -> Json:
    """A play in which these cards lie on stacks, and every other one has been discarded."""
    stacks = iter(placed)
    offered = visitor.ask("POST", "/plays")
    start = {"stake": stake, "client_seed": "x", "rules": offered["rules"], "law": offered["law"]}
    table = visitor.ask("POST", f"/plays/{offered['play']}/start", start)["table"]
    while table["card"]:
        move = {"sequence": table["sequence"], "move": f"place {stack}" if (stack := next(stacks, 0)) else "discard"}
        table = visitor.ask("POST", f"/plays/{table['play']}/moves", move)["table"]
    return table


def limit(visitor: Visitor, kind: str, amount: str) -> None:
    visitor.ask("POST", "/account/limits", {"limits": {kind: amount}})


def test_b9_what_forbids_a_purchase_is_shown_with_the_way_out_in_every_language_and_width(
    shop: Thread, visitors: Visitors
) -> None:
    anna = visitors(shop.url, "de", PHONE)
    anna.become_player(deposit="1")
    out_of_cards(anna, "1")
    wrong = list[str]()
    for kind, code, way in (
        ("", "balance_too_low", "account/money"),
        ("loss_30_days", "loss_limit_reached", "account/limits"),
        ("loss_7_days", "loss_limit_reached", "account/limits"),
        ("loss_1_day", "loss_limit_reached", "account/limits"),
        ("deposit_30_days", "deposit_limit_reached", "account/limits"),
    ):
        if kind:
            limit(anna, kind, "1")  # which is used up
        page, said = anna.open("play"), set[str]()
        for language in LANGUAGES:
            page.locator(f'header a[hreflang="{language}"]').evaluate("(link) => link.click()")
            expect(page.locator("html")).to_have_attribute("lang", language)
            anna.settled()
            obstacle = page.get_by_test_id("obstacle")
            # Art. 10.2, B8, B9
            expect(obstacle).to_have_attribute("data-code", code)
            expect(obstacle).to_contain_text("02:00")  # when the play ends by itself
            assert obstacle.locator("a").get_attribute("href") == f"/{language}/{way}"
            said.add(obstacle.inner_text())
            expect(Seat(anna).button("B")).to_have_attribute("aria-disabled", "true")
            expect(Seat(anna).button("E")).not_to_have_attribute("aria-disabled", "true")
            for width, height in (DESKTOP, PHONE):
                page.set_viewport_size({"width": width, "height": height})
                wrong += [f"{kind}, {language}, {width}: {each}" for each in anna.overflow()]
                if kind in {"", "loss_1_day"}:
                    wrong += [f"{kind}, {language}, {width}: {each}" for each in anna.axe()]
        assert len(said) == len(LANGUAGES)
    assert wrong == []


@pytest.mark.parametrize("deposit", ["1", "100"], ids=["impossible", "offered"])
def test_b9_buying_and_ending_are_in_sight_on_a_laptop(shop: Thread, visitors: Visitors, deposit: str) -> None:
    """However tall the stacks are, and whatever is said of the purchase."""
    anna = visitors(shop.url, "de", LAPTOP)
    anna.become_player(deposit=deposit)
    out_of_cards(anna, "1", TALL)
    anna.open("play")
    assert anna.page.get_by_test_id("obstacle").count() == (deposit == "1")
    in_sight_in_every_language(anna)
    if deposit == "1":
        limit(anna, "loss_30_days", "1")
        anna.open("play")
        in_sight_in_every_language(anna)


def in_sight_in_every_language(visitor: Visitor) -> None:
    for language in LANGUAGES:
        turn_to(visitor, language, "play")
        for button in "BE":
            expect(Seat(visitor).button(button)).to_be_in_viewport(ratio=1)  # B9
        expect(Seat(visitor).stack(1)).to_be_in_viewport(ratio=1)
        visitor.screenshot(f"purchase-laptop-{language}")
        assert visitor.overflow() == []


def test_b15_what_two_pay_for_is_in_sight_on_a_laptop(shop: Thread, visitors: Visitors) -> None:
    """The longest sentence: realised winnings pay first, and the balance the rest."""
    anna = visitors(shop.url, "de", LAPTOP)
    anna.become_player()
    page = anna.open("play")
    page.locator('form input[type="radio"][value="5.00"]').check(force=True)
    page.locator("main form button[type=submit]").click()
    seat = Seat(anna)
    seat.win()
    page.locator('[name="risk"]').fill("20")
    before = seat.sequence
    page.locator(".risk button").click()
    seat.moved(before)
    for stack in TALL:
        seat.move(f"place {stack}")
    expect(seat.button("B")).to_contain_text("CHF\u00a05.00")  # of the 20
    expect(seat.button("B")).to_contain_text("CHF\u00a015.00")
    in_sight_in_every_language(anna)


def test_b9_after_paying_in_the_card_can_be_bought(shop: Thread, visitors: Visitors) -> None:
    anna = visitors(shop.url, "en", PHONE)
    anna.become_player(deposit="3")
    table = out_of_cards(anna, "2")
    page = anna.open("play")
    obstacle = page.get_by_test_id("obstacle")
    expect(obstacle).to_contain_text("With CHF 1.00 more in the balance the purchase is possible.")
    buy = Seat(anna).button("B")
    expect(buy).to_have_accessible_description(obstacle.locator("span").inner_text())
    buy.click(force=True)
    page.keyboard.press("b")
    expect(page.get_by_test_id("notice")).to_have_text("")  # neither offered nor sent
    for button in ("B", "E"):
        expect(Seat(anna).button(button)).to_be_in_viewport(ratio=1)
    anna.screenshot("purchase-impossible")
    obstacle.locator("a").click()
    page.locator('[name="deposit-amount"]').fill("1")
    page.locator("main form button[type=submit]").first.click()
    expect(page.get_by_test_id("balance")).to_contain_text("2.00")
    page.locator('main a[href="/en/play"]').click()
    seat = Seat(anna)
    expect(obstacle).to_have_count(0)
    assert seat.sequence == table["sequence"]
    seat.move("buy")
    expect(page.get_by_test_id("balance")).to_contain_text("0.00")


def test_b9_a_purchase_becomes_possible_at_midnight(shop: Thread, visitors: Visitors) -> None:
    anna = visitors(shop.url, "en", DESKTOP)
    anna.become_player()
    limit(anna, "loss_1_day", "2")
    out_of_cards(anna, "2")
    page = anna.open("play")
    assert shop.stopped is not None
    tomorrow = (shop.stopped + timedelta(hours=4)).strftime("%d/%m/%Y")
    # B17: in Zurich, where it is two hours before midnight
    expect(page.get_by_test_id("obstacle")).to_contain_text(f"The purchase is possible from {tomorrow}, 00:00.")
    anna.screenshot("purchase-later")
    shop.ahead = timedelta(hours=2)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # somebody comes back to the page
    expect(page.get_by_test_id("obstacle")).to_have_count(0)  # B17: another day, though elsewhere it is not
    expect(Seat(anna).button("B")).not_to_have_attribute("aria-disabled", "true")
    shop.ahead = timedelta()


def test_b9_where_chips_at_a_table_forbid_the_card_the_way_out_leads_to_the_table(
    shop: Thread, visitors: Visitors
) -> None:
    anna = visitors(shop.url, "en", PHONE)
    anna.become_player()
    table = opened(anna)
    (box,) = seated(table, [anna], chips="20")
    limit(anna, "loss_1_day", "21")
    out_of_cards(anna, "1")
    page = anna.open("play")
    obstacle = page.get_by_test_id("obstacle")
    expect(obstacle).to_have_attribute("data-code", "loss_limit_reached")
    expect(obstacle).to_contain_text("Chips for CHF 20.00 at a table count until you stand up there")
    expect(obstacle).to_contain_text("If you stand up from the table, chips that come back count no more")
    expect(obstacle).not_to_contain_text("possible from")  # midnight frees no chips, and comes later
    assert obstacle.locator("a").get_attribute("href") == f"/en/{table}"
    assert [*anna.overflow(), *anna.axe()] == []
    obstacle.locator("a").click()
    box.stand()
    expect(page.get_by_test_id("own-box")).to_have_count(0)
    anna.open("play")
    Seat(anna).move("buy")


def test_b8_a_blocked_player_is_told_that_no_card_is_sold_and_why(shop: Thread, visitors: Visitors) -> None:
    anna = visitors(shop.url, "en", PHONE)
    anna.become_player()
    out_of_cards(anna, "1")
    page = anna.open("account/block")
    expect(page.locator("main")).to_contain_text("not buy cards, not even with realised winnings")
    anna.ask("POST", "/account/blocks", {"days": 1, "game": "big21"})
    anna.open("play")
    obstacle = page.get_by_test_id("obstacle")
    expect(obstacle).to_have_attribute("data-code", "self_blocked")
    expect(obstacle).to_contain_text("blocked at your request until")
    expect(Seat(anna).button("B")).to_have_attribute("aria-disabled", "true")
    expect(Seat(anna).button("E")).not_to_have_attribute("aria-disabled", "true")
    assert [*anna.overflow(), *anna.axe()] == []


def test_b13_a_risk_stake_can_be_typed_and_b15_realised_winnings_pay_first(shop: Thread, visitors: Visitors) -> None:
    anna = visitors(shop.url, "en", DESKTOP)
    anna.become_player()
    page = anna.open("play")
    page.locator('form input[type="radio"][value="5.00"]').check(force=True)
    page.locator("main form button[type=submit]").click()
    seat = Seat(anna)
    seat.win()  # CHF 25, which may be staked whole
    field, go = page.locator('[name="risk"]'), page.locator(".risk button")
    expect(page.get_by_label("Risk stake in CHF")).to_have_value("0.10")
    said = page.get_by_test_id("risk-limit")
    for typed, why in (
        ("25.10", "CHF 25.10 is too much. At most CHF 25.00: the whole prize."),
        ("12,55", "The stake is a multiple of CHF 0.10."),
        ("0", "Please enter an amount"),
        ("a lot", "Please enter an amount"),
    ):
        field.fill(typed)
        # Art. 21.2, B13
        expect(said).to_contain_text(why)
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(go).to_have_attribute("aria-disabled", "true")
        expect(go).to_have_text("Risk with CHF 0.10")
    anna.screenshot("risk-typed")
    wrong, said_in = list[str](), set[str]()
    for language in LANGUAGES:  # English is the last
        turn_to(anna, language, "play")
        field.fill("25.10")
        # Art. 21.2, B13
        expect(said).to_contain_text("25.10")
        said_in.add(said.inner_text())
        wrong += anna.wrong()
    assert len(said_in) == len(LANGUAGES)
    go.click(force=True)
    expect(field).to_be_focused()
    assert seat.phase == "choice"
    field.fill("12,5")
    expect(page.locator('input[type="range"]')).to_have_value("12.5")
    expect(go).to_have_text("Risk with CHF 12.50")
    page.locator('input[type="range"]').fill("8")
    expect(field).to_have_value("8.00")
    field.focus()
    before = seat.sequence
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    seat.moved(before)
    # Art. 14.2: without High/Low
    assert seat.phase == "risk"
    while page.get_by_test_id("hand-card").count():
        seat.move("discard")
    for language in LANGUAGES:
        turn_to(anna, language, "play")
        # Art. 19.2, B15
        expect(seat.button("B")).to_contain_text(LEFT[language])
        wrong += anna.wrong()
    assert wrong == []
    for says in (
        "Realised winnings pay; CHF 9.00 of them will be left.",
        "Realised winnings pay; CHF 1.00 of them will be left.",
        "Realised winnings pay CHF 1.00 and are then used up; the balance pays CHF 7.00.",
    ):
        # Art. 19.2, 22, B15: realised winnings buy cards, at the price of the Risk stake
        expect(seat.button("B")).to_contain_text(says)
        seat.move("buy")
        seat.move("discard")
    expect(page.get_by_test_id("balance")).to_contain_text("88.00")
