"""Foreign money at the cashier, notes into chips at the table (C15, C16), and the showdown as it is called (C6a)."""

import itertools
import re
from concurrent.futures import ThreadPoolExecutor
from functools import reduce

import pytest
from playwright.sync_api import expect

from tests.browser.places import Thread
from tests.browser.tables.boxes import Box, deal, decisions, foretold, opened, seated
from tests.browser.visitors import DESKTOP, LANGUAGES, Visitors
from tests.kit import House
from tests.server.site import Json
from ventuno.desk.requests import PostRate
from ventuno.house.ledger.postings import Currency
from ventuno.house.refusals import RATE_CHANGED
from ventuno.rules.challenge import ChallengeGame
from ventuno.rules.language import Language
from ventuno.rules.stack import EMPTY

GETS = {"de": "Sie erhalten", "fr": "Vous recevez", "it": "Ricevete", "en": "You get"}
BOX = {"de": "Box", "fr": "Case", "it": "Box", "en": "Box"}
BURNT = {
    "de": "Eine Karte wird verbrannt.",
    "fr": "Une carte est brûlée.",
    "it": "Una carta viene bruciata.",
    "en": "One card is burnt.",
}
# What a person sees: every call, one after the other; and with it one's own box, and how many community cards lie open.
_WATCH = """() => {
    window.seen = [];
    window.own = [];
    const table = document.querySelector("[data-testid=challenge-table]");
    const text = (testid) => table.querySelector(`[data-testid=${testid}]`)?.textContent.trim() ?? "";
    const look = () => {
        const call = text("call");
        if (call && window.seen.at(-1) !== call) window.seen.push(call);
        const now = {
            call,
            turned: table.querySelectorAll(".community .turned").length,
            covered: table.querySelector("[data-testid=peek]") !== null,
            total: table.querySelector("[data-testid=own-total] [aria-hidden]")?.textContent ?? null,
            said: `${text("own-box")} ${text("decide")}`,
        };
        if (JSON.stringify(now) !== JSON.stringify(window.own.at(-1))) window.own.push(now);
    };
    new MutationObserver(look).observe(table, {childList: true, subtree: true, characterData: true});
    look();
}"""


_NUMBERS = itertools.count(1)


def post(house: Thread, buys: str, sells: str) -> None:
    """An operator, at another machine."""

    def posted() -> None:
        with House(house.file, law=None, at=house.now()) as other:
            rate = PostRate(currency=Currency.EUR, buys=buys, sells=sells, reason="as in town")
            other.operate(rate, key=f"rate {next(_NUMBERS)}")

    with ThreadPoolExecutor(1) as another:  # the browser's driver has taken this one's event loop
        another.submit(posted).result()


@pytest.fixture
def exchange(salon: Thread) -> Thread:
    """A salon that buys euros at 0.9312."""
    post(salon, "0.9312", "0.9698")
    return salon


@pytest.mark.parametrize("language", LANGUAGES)
def test_c15_euros_are_paid_in_at_the_rate_that_was_seen(exchange: Thread, visitors: Visitors, language: str) -> None:
    """The rate and the francs before paying; another rate meanwhile is refused and shown; both are in the statement."""
    anna = visitors(exchange.url, language)
    anna.become_player(deposit="")
    page = anna.open("account/money")
    expect(page.get_by_test_id("rates")).to_contain_text("0.9698")
    page.locator("select[name=deposit-currency]").select_option("EUR")
    page.locator("input[name=deposit-amount]").fill("50")
    shown = page.get_by_test_id("exchanged")
    expect(shown).to_contain_text("1 EUR = CHF 0.9312")
    expect(shown).to_contain_text(f"{GETS[language]} CHF\u00a046.56.")
    assert anna.wrong("cashier") == []
    post(exchange, "0.94", "0.98")
    form = page.locator("section", has=page.locator("#deposit")).locator("form")
    form.locator("button[type=submit]").click()
    refusal = RATE_CHANGED(currency="EUR", seen="0.9312", rate="0.94").said_in(Language(language))
    expect(form.get_by_role("alert")).to_have_text(refusal)
    expect(shown).to_contain_text(f"{GETS[language]} CHF\u00a047.00.")
    assert anna.ask("GET", "/me")["account"]["balance"] == "0.00"  # nothing was booked
    form.locator("button[type=submit]").click()
    # L68
    expect(page.locator(".balance")).to_have_text("CHF\u00a047.00")
    page.locator("select[name=withdraw-currency]").select_option("EUR")
    page.locator("input[name=withdraw-amount]").fill("9.80")
    expect(shown.last).to_contain_text("EUR\u00a010.00")
    page.locator("section", has=page.locator("#withdraw")).locator("button[type=submit]").click()
    expect(page.locator(".balance")).to_have_text("CHF\u00a037.20")
    rows = anna.open("account/statement").locator("tbody tr")
    for row, foreign, rate, francs in ((0, "10.00", "0.98", "9.80"), (1, "50.00", "0.94", "47.00")):
        for said in (f"EUR\u00a0{foreign}", rate, francs):
            expect(rows.nth(row)).to_contain_text(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_c15_notes_become_chips_sitting_down_and_between_games(
    exchange: Thread, visitors: Visitors, language: str
) -> None:
    anna = visitors(exchange.url, language)
    anna.become_player(deposit="")
    box = Box(anna, opened(anna))
    dialog = box.dialog
    box.page.get_by_test_id("sit").click()
    expect(dialog.get_by_test_id("chips-range")).to_contain_text("CHF\u00a016.00")  # C16: three antes and the bonus…
    expect(dialog.get_by_test_id("chips-range")).to_contain_text("CHF\u00a01’000.00")  # …to 200 antes
    dialog.locator("input[name=paid]").fill("50")  # with nothing in the account, that is what is proposed
    dialog.locator("select[name=currency]").select_option("EUR")
    expect(dialog.get_by_test_id("exchanged")).to_contain_text("1 EUR = CHF 0.9312")
    expect(dialog.get_by_test_id("gets")).to_contain_text("CHF\u00a046.50")
    expect(dialog.get_by_test_id("gets")).to_contain_text("CHF\u00a00.06")
    assert anna.wrong("sit") == []
    dialog.locator("input[autocomplete=nickname]").fill("Anna")
    dialog.locator("button[type=submit]").click()
    expect(box.page.get_by_test_id("own-box")).to_be_visible()
    expect(dialog).to_have_count(0)
    box.until(lambda state: state["own_box"] is not None)
    # C15, L67
    expect(box.page.get_by_test_id("own-box")).to_contain_text("46.50")
    (sent,) = box.asked("sit")
    assert sent["pay"] == {"amount": "50", "currency": "EUR", "rate": "0.9312"}
    box.page.get_by_test_id("bring").click()
    expect(dialog.get_by_test_id("chips-range")).to_contain_text("CHF\u00a0953.50")
    dialog.locator("input[name=source][value=true]").check()
    dialog.locator("input[name=paid]").fill("20")
    expect(dialog.get_by_test_id("gets")).to_contain_text("CHF\u00a020.00")
    assert anna.wrong("bring") == []
    dialog.locator("button[type=submit]").click()
    expect(dialog).to_have_count(0)
    box.until(lambda state: state["boxes"][0]["chips"] == "66.50")
    expect(box.page.get_by_test_id("balance")).to_contain_text("0.06")
    kinds = [line["kind"] for line in anna.ask("GET", "/account/statement")["lines"]]
    assert kinds == ["chips_brought", "deposited", "chips_brought", "deposited"]


def test_c6a_the_showdown_and_a_war_with_a_repeat_are_called_in_order_and_each_call_is_seen(
    salon: Thread, visitors: Visitors
) -> None:
    """A player for each language at one table sees all calls at once. One more sees them one by one, and is bust."""
    players = [visitors(salon.url, language) for language in LANGUAGES]
    slow_player = visitors(salon.url, LANGUAGES[0], DESKTOP, still=False)
    for each in (slow_player, *players):
        each.become_player()
    boxes = *quick, slow = seated(opened(slow_player), [*players, slow_player])
    slow.until_phase("betting")
    bust = len(boxes)  # this box pays for both cards, and is the only one that can exceed 21, with the first already

    def wish(game: ChallengeGame) -> bool:
        over = int(total_after(game, bust, 1).rstrip("*")) > 21
        return over and len(game.wars) == 2 and any(map(game.bonus_centimes, game.order))

    seeds, game = foretold(salon.file, boxes, wish, payers=[bust])
    deal(boxes, seeds)
    slow.page.evaluate(_WATCH)
    slow.page.keyboard.press("p")  # a look at the hidden card
    for box in decisions(boxes):
        if box is slow and box.state["phase"] == "card2":  # the last decision
            expect(slow.page.get_by_test_id("own-total")).to_contain_text(total_after(game, bust, 1))
            slow.page.keyboard.press("p")  # covered again
            expect(slow.page.get_by_test_id("own-total")).to_contain_text("?")
        box.decide(pays=box is slow)
    kinds = [kind for kind in slow.heard_of if kind in SHOWDOWN]
    war, each_box = ["card_burnt", "war_fought"], len(boxes)
    told = [kind for kind in ("hand_shown", "bonus_paid", "hand_counted") for _ in range(each_box)]
    # L39, L40, L41, L45
    assert kinds == [*told, "war_declared", *war, "war_repeated", *war, "pot_won"]
    calls = sum(kind != "bonus_paid" for kind in kinds) + won(slow)
    showdowns = list[list[str]]()
    for player, box in zip(players, quick, strict=True):
        listed = box.page.get_by_test_id("call-list").get_by_role("listitem")
        expect(listed.last).to_contain_text("CHF")
        showdowns.append(listed.all_inner_texts()[-calls:])
        assert showdowns[-1].count(BURNT[player.language]) == 2
        word, counted = BOX[player.language], [game.total(each) for each in game.order]
        totals = [f"{word} {each}: {total.points}." for each, total in zip(game.order, counted, strict=True)]
        totals[game.order.index(bust)] += " Bust."
        first = showdowns[-1].index(totals[0])
        shown = [str(each) for each in game.order]
        # C6a, L39, L40: the hidden cards in the order of the deal, then the bonus bets
        assert re.findall(r"\d", "".join(call.partition(":")[0] for call in showdowns[-1][:each_box])) == shown
        assert first == each_box + won(slow)
        # C6a, C7, L41, L42: then the totals, and whoever has exceeded 21 with the word "Bust"
        assert showdowns[-1][first : first + each_box] == totals
        assert not any("Bust" in call for call in showdowns[-1][:first])
        tie, again, pot = WAR[player.language]
        order = (tie, BURNT[player.language], word, again, BURNT[player.language], word, pot)
        afterwards = zip(showdowns[-1][first + each_box :], order, strict=True)
        # C6a, C9, L45, L46, L47, L48: a tie, a card burnt, cards; once more; the pot
        assert [call for call, said in afterwards if not call.startswith(said)] == []
        assert player.wrong("showdown") == []
    expect(slow.page.get_by_test_id("call")).to_have_text(showdowns[0][-1])
    seen: list[str] = slow.page.evaluate("window.seen")
    assert seen[-calls:] == showdowns[0]
    own_box_keeps_up(slow.page.evaluate("window.own"), game, bust)


def own_box_keeps_up(own: list[Json], game: ChallengeGame, box: int) -> None:
    """One's own card opens in its turn, the total is that of the cards in sight, and "Bust" comes with its call."""
    own = own[next(at for at, each in enumerate(own) if each["covered"]) :]  # from the deal on
    totals = total_after(game, box, 0), total_after(game, box, 1), total_after(game, box, 2)
    # C7: looked at, and then opened; the second card counts as soon as it lies there, long before the total is called
    assert {(each["turned"], each["total"]) for each in own if each["total"]} == {*enumerate(totals)}
    calls = f"Box {box} deckt auf: ", f"Box {box}: {totals[2]}. Bust."
    opened, counted = (next(at for at, each in enumerate(own) if each["call"].startswith(said)) for said in calls)
    # C6a, L39: face down for its owner as for everybody, until it is opened in the order of the deal
    assert [each["covered"] for each in own] == [at < opened for at in range(len(own))]
    # C6a, L41, L42: neither written nor read out before it is called, and then both
    assert [each["said"].count("Bust") for each in own] == [2 * (at >= counted) for at in range(len(own))]


def total_after(game: ChallengeGame, box: int, turned: int) -> str:
    """What somebody who pays for both cards has as soon as so many lie open; an ace that counts 11 is marked."""
    assert game.community is not None
    cards = *game.hand(box), *(game.community.first, game.community.second)[:turned]
    total = reduce(lambda total, card: total.add(card.rank)[0], cards, EMPTY)
    return f"{total.points}{'*' if total.soft else ''}"


WAR = {
    "de": ("Gleichstand, Casino War: ", "Wieder gleich, noch eine Runde: ", "Der WAR Pot geht an Box "),
    "fr": ("Égalité, Casino War: ", "Encore égalité, un tour de plus: ", "Le pot va à la case "),
    "it": ("Parità, Casino War: ", "Ancora parità, un altro giro: ", "Il pot va al box "),
    "en": ("A tie, casino war: ", "Equal again, another round: ", "The pot goes to box "),
}
SHOWDOWN = {
    *("hand_shown", "bonus_paid", "hand_counted", "war_declared", "card_burnt", "war_fought", "war_repeated"),
    "pot_won",
}


def won(box: Box) -> int:
    """How many bonus bets were won: only those are called."""
    return sum(bool(each["bonus"] and (each["bonus"]["red"] or each["bonus"]["black"])) for each in box.state["boxes"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_c17_house_rules_and_who_decides_are_reached_from_the_table(
    salon: Thread, visitors: Visitors, language: str
) -> None:
    anna = visitors(salon.url, language)
    anna.become_player(deposit="")
    box = Box(anna, opened(anna))
    box.page.get_by_test_id("house-rules").click()
    part = box.page.locator("#part-H")
    expect(part).to_be_in_viewport()
    # L70, L71
    expect(part.locator("article p")).to_contain_text([*C17[language], ""])
    part.locator("article a").click()
    article = box.page.locator("article#art-16")  # of the terms for online participation
    expect(article).to_be_in_viewport()
    expect(article).to_contain_text(C17[language][0])
    expect(article).to_contain_text(C17[language][2])
    assert anna.wrong() == []


C17 = {  # under what the rules hold, that they may change, and who decides
    "de": ("Hausordnung", "Die Regeln können geändert werden", "entscheidet die Direktion"),
    "fr": ("èglement de la maison", "Les règles peuvent être modifiées", "la direction décide"),
    "it": ("egolamento della casa", "Le regole possono", "decide la direzione"),
    "en": ("ouse rules", "The rules may be changed", "the management decides"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_c3_a_guest_is_proposed_a_name_and_a_login_is_refused(salon: Thread, visitors: Visitors, language: str) -> None:
    anna = visitors(salon.url, language)
    anna.become_player()
    box = Box(anna, opened(anna), name=anna.login)
    box.page.get_by_test_id("sit").click()
    name = box.dialog.locator("input[autocomplete=nickname]")
    for number in (1, 3):
        box.dialog.get_by_role("radio", name=str(number), exact=True).check(force=True)
        expect(name).to_have_value(f"{GUEST[language]} {number}")
    box.dialog.locator("button.plain").click()
    box.ask_to_sit(3)
    expect(box.dialog.get_by_role("alert")).to_contain_text(USER_NAME[language])
    assert anna.overflow() == []
    box.dialog.locator("button.plain").click()
    box.page.get_by_test_id("sit").click()
    expect(name).to_have_value(f"{GUEST[language]} 1")  # what was refused is not proposed again


GUEST = {"de": "Gast", "fr": "Invité", "it": "Ospite", "en": "Guest"}
USER_NAME = {"de": "Benutzernamen", "fr": "nom d’utilisateur", "it": "nome utente", "en": "user name"}
