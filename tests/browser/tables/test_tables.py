"""Live tables of Black Jack Challenge: up to seven people in seven browsers around one of them."""

import itertools
import re
from datetime import timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.places import Process, Thread
from tests.browser.tables.boxes import Box, deal, decisions, fated, go_on, opened, play, seated, voided
from tests.browser.visitors import DESKTOP, LANGUAGES, PASSWORD, SIDEWAYS, Visitor, Visitors
from tests.server.site import Json
from ventuno.house.tables.refusals import BOX_TAKEN, CHIPS_OUTSIDE_LIMITS, CHIPS_TOO_FEW, NOT_INVITED
from ventuno.rules.language import Language

SAID = {
    "de": ("Bitte setzen.", "Nichts geht mehr.", "Box 1: Stay.", r"Der WAR Pot geht an Box (\d): CHF\s(\S+)\."),
    "fr": ("Faites vos jeux.", "Rien ne va plus.", "La case 1 reste.", r"Le pot va à la case (\d): CHF\s(\S+)\."),
    "it": ("Fate il vostro gioco.", "Niente va più.", "Il box 1 resta.", r"Il pot va al box (\d): CHF\s(\S+)\."),
    "en": ("Place your bets.", "No more bets.", "Box 1 stays.", r"The pot goes to box (\d): CHF\s(\S+)\."),
}
WINS = {"de": "gewinnt den WAR Pot", "fr": "gagne le pot", "it": "vince il pot", "en": "wins the pot"}
LOOK = {
    "de": ("Verdeckte Karte ansehen", "Ihre verdeckte Karte: "),
    "fr": ("Regarder la carte cachée", "Votre carte cachée: "),
    "it": ("Guardare la carta coperta", "La vostra carta coperta: "),
    "en": ("Look at the hidden card", "Your hidden card: "),
}
STATEMENT = {
    "de": ("Chips an einen Tisch", "Chips zurück vom Tisch"),
    "fr": ("Jetons à une table", "Jetons rendus par la table"),
    "it": ("Fiche a un tavolo", "Fiche tornate dal tavolo"),
    "en": ("Chips to a table", "Chips back from a table"),
}


def players(visitors: Visitors, url: str, number: int, language: str = "de") -> list[Visitor]:
    coming = [visitors(url, language) for _ in range(number)]
    for each in coming:
        each.become_player()
    return coming


def hidden_cards(state: Json) -> dict[int, Json]:
    return {box["box"]: box["hidden_card"] for box in state["boxes"] if box["hidden_card"]}


def running(box: Box) -> list[Json]:
    """What it was told while cards were hidden."""
    return [state for state in box.states if state["phase"] in {"card1", "card2"}]


# ----- whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_players_from_the_lobby_to_the_statement(salon: Thread, visitors: Visitors, language: str) -> None:
    """Find a table, sit, bet, look at the own card, decide, showdown, stand up; the statement lists the chips."""
    opens, closes, stays, pot = SAID[language]
    look, own_card = LOOK[language]
    anna, beat = players(visitors, salon.url, 2, language)
    table = opened(anna, name=f"Reuss {language}")
    page = anna.open("tables")
    page.get_by_role("link", name=re.compile(f": Reuss {language}$")).click()
    first, second = Box(anna, table, name="Anna"), Box(beat, table, name="Beat")
    first.sit(1)
    second.sit(2)
    first.until_phase("betting")
    # L28
    expect(first.calls).to_contain_text(opens)
    deal([first, second])
    expect(second.calls).to_contain_text(closes)
    assert anna.overflow() == []
    peek = page.get_by_test_id("peek")
    expect(peek).to_have_accessible_name(re.compile(f"^{look}"))
    peek.click()
    # L10, L31: one's own hidden card
    expect(peek).to_have_accessible_name(re.compile(f"^{own_card}"))
    for box in decisions([first, second]):
        pays = box is second and box.state["phase"] == "card1"
        box.decide(pays=pays)
        if box is first:
            # L33
            expect(second.calls).to_contain_text(stays)
    expect(first.calls).to_contain_text(re.compile(pot))
    said = re.search(pot, first.calls.inner_text())
    assert said is not None
    # C18, L17, L20, L22: two antes and one payment, to one winner; in German it is the WAR Pot
    assert said[2] == "15.00"
    expect(first.said_of(int(said[1]))).to_contain_text(WINS[language])
    chips = first.own["chips"]
    expect(page.get_by_test_id("net")).to_be_visible()
    first.stand()
    expect(page.get_by_test_id("own-box")).to_have_count(0)
    expect(page.get_by_test_id("balance")).to_contain_text(f"{60 + float(chips):.2f}")
    anna.open("account/statement")
    brought, returned = (page.get_by_role("row").filter(has_text=each) for each in STATEMENT[language])
    # L66
    expect(brought).to_contain_text("40.00")
    expect(returned).to_contain_text(chips)
    assert anna.overflow() == []


def test_three_players_and_what_a_watcher_is_told(salon: Thread, visitors: Visitors) -> None:
    """Nobody's page or line has a hidden card on it but the own one, until all are shown. All of them are bust."""
    people = players(visitors, salon.url, 3, "en")
    table = opened(people[0])
    boxes = seated(table, people)
    watcher = Box(visitors(salon.url, "en", DESKTOP), table)
    expect(watcher.page.get_by_test_id("sit")).to_have_count(0)
    boxes[0].until_phase("betting")
    everybody = {1, 2, 3}
    seeds = fated(salon.file, boxes, lambda game: all(game.total(box).bust for box in everybody), payers=everybody)
    deal(boxes, seeds)
    hidden = {box.state["own_box"]: box.own["hidden_card"] for box in boxes}
    for acting in decisions(boxes):
        for seen in (watcher, *boxes):
            others = [card for box, card in hidden.items() if box != seen.state["own_box"]]
            page = seen.page.content()
            # L29
            assert not [card for card in others if named(card) in page]
        acting.decide(pays=True)
    for box in boxes:
        own = box.state["own_box"]
        assert running(box)
        assert all(hidden_cards(state) == {own: hidden[own]} for state in running(box))
    watcher.until_phase("over")
    assert running(watcher)
    assert not any(hidden_cards(state) or state["decide"] or state["bet"] for state in running(watcher))
    assert hidden_cards(watcher.state) == hidden
    page = watcher.page.content()
    # L39
    assert all(named(card) in page for card in hidden.values())  # so the names above were the right ones
    # L11, L17, L36: an ante and two payments each
    expect(watcher.page.get_by_test_id("pot")).to_contain_text("CHF\u00a045.00")
    # C10
    expect(watcher.calls).to_contain_text("Everybody is bust: casino war for the pot.")


SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
COURTS = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}


def named(card: Json) -> str:
    """As a screen reader hears it in English."""
    return f"{COURTS.get(card['rank'], card['rank'])} of {SUITS[card['suit']]}"


def test_seven_players_fill_the_table_and_everybody_sees_the_same_game(salon: Thread, visitors: Visitors) -> None:
    people = players(visitors, salon.url, 7, "fr")
    table = opened(people[0])
    boxes = seated(table, people)
    late = Box(players(visitors, salon.url, 1, "fr")[0], table)
    # C3, L8
    expect(late.page.get_by_test_id("sit")).to_have_count(0)  # all boxes are taken
    expect(late.page.get_by_test_id("posted")).to_contain_text(re.compile(r"CHF\s5\.00.*de CHF\s1\.00 à 5\.00"))  # L69
    play(boxes)
    for box in (late, *boxes):
        box.until_phase("over")
        assert box.state["winner"] == boxes[0].state["winner"]
        assert box.state["pot"] == "35.00"
        expect(box.calls).to_have_text(boxes[0].calls.inner_text())
    assert sum(float(each["net"]) for each in boxes[0].state["boxes"]) == sum(
        float((each["bonus"] or {"paid": 0})["paid"]) - 1 for each in boxes[0].state["boxes"]
    )  # the pot stays among them
    assert [box.visitor.overflow() for box in boxes] == [[]] * 7


def test_on_a_phone_held_sideways_board_and_decision_are_in_sight_together(salon: Thread, visitors: Visitors) -> None:
    people = [visitors(salon.url, "de", SIDEWAYS), *players(visitors, salon.url, 1)]
    people[0].become_player()
    boxes = first, _ = seated(opened(people[0]), people)
    deal(boxes)
    for box in decisions(boxes):
        if box is first:
            break
        box.decide(pays=False)
    names = ("pot", "own-box", *(f"box-{box}" for box in range(2, 8)))
    shown = [*map(first.page.get_by_test_id, names), first.button("C"), first.button("S")]
    expect(first.button("S")).to_be_visible()
    first.page.evaluate("scrollTo(0, document.querySelector('[data-testid=challenge-table]').offsetTop - 50)")
    top = first.page.get_by_role("banner").evaluate("(bar) => bar.getBoundingClientRect().bottom")
    places = [each.evaluate("(each) => each.getBoundingClientRect().toJSON()") for each in shown]
    assert [each for each in places if each["top"] < top or each["bottom"] > SIDEWAYS[1]] == []
    assert [
        (one, other)
        for one, other in itertools.combinations(places, 2)
        if max(one["left"], other["left"]) < min(one["right"], other["right"])
        and max(one["top"], other["top"]) < min(one["bottom"], other["bottom"])
    ] == []  # nothing covers anything
    assert people[0].overflow() == []


def test_a_war_is_called_shown_and_won(salon: Thread, visitors: Visitors) -> None:
    """With a second round, and with everything moving."""
    anna, beat = visitors(salon.url, "de", DESKTOP, still=False), visitors(salon.url, "it")
    for each in (anna, beat):
        each.become_player()
    table = opened(anna)
    boxes = seated(table, [anna, beat])
    boxes[0].until_phase("betting")
    seeds = fated(salon.file, boxes, lambda game: len(game.wars) == 2)
    deal(boxes, seeds)
    slow, quick = boxes
    slow.record(".war, [data-testid=session-result]")  # for the eye, while it lasts
    for box in decisions(boxes):
        box.decide(pays=False)
    expect(slow.calls).to_contain_text(f"Der WAR Pot geht an Box {slow.state['winner']}: CHF")
    expect(anna.page.get_by_test_id("session-result")).to_have_text(anna.page.get_by_test_id("net").inner_text())
    recorded = "\n".join(slow.recorded())
    signs = (
        "Casino War",
        "Gleichstand, Casino War: Box 1 und Box 2.",
        "Eine Karte wird verbrannt.",
        "Wieder gleich, noch eine Runde: Box 1 und Box 2.",
        "Der WAR Pot geht an Box",
        anna.page.get_by_test_id("net").inner_text(),  # the session's result does not tell beforehand
    )
    # L21, L45, L46, L48
    assert re.search(".*".join(map(re.escape, signs)), recorded, re.DOTALL), recorded
    for said in (
        "Parità, Casino War: Box 1 e Box 2.",
        "Ancora parità, un altro giro: Box 1 e Box 2.",
        "Il pot va al box",
    ):
        expect(quick.calls).to_contain_text(said)
    assert [len(each["war_cards"]) for each in slow.state["boxes"][:2]] == [2, 2]
    expect(slow.said_of(2)).to_contain_text("War-Karten")
    # L47
    expect(slow.said_of(slow.state["winner"])).to_contain_text("gewinnt den WAR Pot")
    expect(anna.page.get_by_test_id("net")).to_be_visible()


def test_c14_a_void_game_is_called_and_every_stake_is_back(salon: Thread, visitors: Visitors) -> None:
    anna, beat = players(visitors, salon.url, 2, "en")
    boxes = first, _ = seated(opened(anna), [anna, beat])
    deal(boxes)
    voided(salon, first.state["id"], "A card fell.")
    for box in boxes:
        box.until_phase("void")
        expect(box.page.get_by_test_id("call")).to_have_text("The game is void, all stakes go back. A card fell.")
        expect(box.page.get_by_test_id("void")).to_contain_text("Your stakes are back among your chips.")
        expect(box.page.get_by_test_id("own-box")).to_contain_text("40.00")
    expect(first.page.get_by_test_id("stand")).to_have_text("Stand up")
    first.stand()
    expect(anna.page.get_by_test_id("balance")).to_have_text("100.00")


def test_a_visitor_to_a_closed_table_is_told_so(salon: Thread, visitors: Visitors) -> None:
    """An invitation may be read too late."""
    (anna,) = players(visitors, salon.url, 1, "fr")
    box = Box(anna, opened(anna))
    salon.ahead += timedelta(minutes=31)
    box.until_phase("closed")
    for _ in range(2):
        expect(box.page.get_by_test_id("closed")).to_contain_text("La table est fermée.")
        expect(box.page.get_by_test_id("closed").get_by_role("link", name="Toutes les tables")).to_be_visible()
        anna.page.reload()


def test_two_tables_at_once_in_two_tabs(salon: Thread, visitors: Visitors) -> None:
    anna, beat, carla = players(visitors, salon.url, 3)
    one, other = opened(anna, name="Aare"), opened(anna, name="Inn")
    here = [Box(anna, one).sit(1), Box(beat, one).sit(2)]
    there = [Box(anna, other, anna.tab()).sit(1), Box(carla, other).sit(2)]
    expect(there[0].page.get_by_test_id("balance")).to_contain_text("20.00")
    deal(here)
    deal(there)
    games = [decisions(here), decisions(there)]
    while games:
        for game in list(games):  # a move here, a move there
            if (box := next(game, None)) is None:
                games.remove(game)
            else:
                box.decide(pays=box.state["phase"] == "card1")
    assert (here[0].state["name"], there[0].state["name"]) == ("Aare", "Inn")
    assert float(here[0].state["pot"]) == float(there[0].state["pot"]) == 20
    for tab in (here[0], there[0]):
        tab.page.bring_to_front()
        tab.stand()
        expect(tab.page.get_by_test_id("own-box")).to_have_count(0)
    money = float(anna.ask("GET", "/me")["account"]["balance"])
    assert money == 100 - 6 * 2 - 5 * 2 + sum(won(box) for box in (here[0], there[0]))


def won(box: Box) -> float:
    """What came back to box 1 in the last game it was shown."""
    over = next(state for state in reversed(box.states) if state["phase"] == "over" and state["own_box"])
    bonus = over["boxes"][0]["bonus"]
    pot = float(over["pot"]) if over["winner"] == 1 else 0.0
    return pot + (float(bonus["paid"]) if bonus else 0.0)


def test_one_person_in_two_tabs_has_one_box(salon: Thread, visitors: Visitors) -> None:
    """The second tab shows the same box; what is done in one is seen in the other."""
    anna, beat = players(visitors, salon.url, 2, "it")
    table = opened(anna)
    boxes = seated(table, [anna, beat])
    other = Box(anna, table, anna.tab())
    expect(other.page.get_by_test_id("own-box")).to_be_visible()
    expect(other.page.get_by_test_id("sit")).to_have_count(0)
    boxes[0].until_phase("betting")
    other.bet()
    boxes[0].until(lambda state: state["bet"] is None)
    expect(boxes[0].page.get_by_test_id("place-bet")).to_have_count(0)
    assert boxes[0].own["chips"] == "34.00"


def test_a_private_table_is_found_by_its_invitation_only(salon: Thread, visitors: Visitors) -> None:
    anna, beat = players(visitors, salon.url, 2)
    page = anna.open("tables")
    page.get_by_label("Name des Tisches").fill("Sihl")
    form = page.locator("main form")
    form.locator("input[type=checkbox]").check()
    form.locator("select").nth(2).select_option("2")
    form.locator("button[type=submit]").click()
    expect(page.get_by_test_id("challenge-table")).to_be_visible()
    expect(page.locator("h1")).to_have_text("Sihl")
    link = page.get_by_label("Einladungslink").input_value()
    table = link.removeprefix(f"{salon.url}/de/")
    assert "?invite=" in table
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")  # as where there is no HTTPS
    page.get_by_role("button", name="Einladung kopieren").click()
    expect(page.get_by_label("Einladungslink")).to_be_focused()
    assert page.evaluate("getSelection().toString()") == link
    expect(page.get_by_role("list").get_by_role("listitem").filter(has_text="Box")).to_have_count(2)
    bare = table.partition("?")[0]
    beat.open(bare)
    expect(beat.page.get_by_test_id("farewell")).to_contain_text(NOT_INVITED().said_in(Language.DE))
    assert beat.axe() == []
    beat.open("tables")
    expect(beat.page.get_by_role("link", name=re.compile(": Sihl$"))).to_have_count(0)
    boxes = [Box(anna, bare, name="Anna").sit(1), Box(beat, table, name="Beat").sit(2)]
    play(boxes)
    beat.open("tables")
    expect(beat.page.get_by_role("link", name=re.compile(": Sihl$"))).to_be_visible()  # who sits there finds it


def test_req_19_ones_own_games_at_a_private_table_are_in_the_history_without_the_link(
    salon: Thread, visitors: Visitors
) -> None:
    """After leaving, in a browser that has never seen the invitation; in four languages and at 360 pixels."""
    anna, beat = players(visitors, salon.url, 2)
    card = anna.ask("POST", "/tables", {"name": "Vierwaldstättersee bei Nacht", "language": "de", "private": True})
    bare = f"challenge/{card['id']}"
    boxes = seated(f"{bare}?invite={card['invite']}", [anna, beat])
    play(boxes, pays=True)
    won = boxes[1].state["winner"] == 2
    net = boxes[1].own["net"]
    boxes[1].stand()
    expect(beat.page.get_by_test_id("own-box")).to_have_count(0)
    later = visitors(salon.url)
    later.ask("POST", "/session", {"login": beat.login, "password": PASSWORD})
    later.open(bare)
    expect(later.page.get_by_test_id("farewell")).to_be_visible()
    page = later.open("account/history")
    page.get_by_role("link", name="Black Jack Challenge", exact=True).click()
    line = page.get_by_test_id("own-games").get_by_role("listitem")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("Tisch «Vierwaldstättersee bei Nacht», Spiel 1, Box 2")
    expect(line).to_contain_text("WAR Pot gewonnen" if won else "WAR Pot nicht gewonnen")
    expect(line.locator("strong")).to_have_text(re.compile(f"{abs(float(net)):.2f}$"))
    expect(line.locator("dd")).to_have_text(["5.00", "10.00", "1.00"])
    found = checked(later, "history")
    line.get_by_role("link", name="Wiederholung").click()
    replay = page.get_by_test_id("replay")
    expect(replay.get_by_role("heading")).to_contain_text("Spiel 1, gespielt am")
    found += checked(later, "replay")
    replay.get_by_role("button", name="Ende").click()
    expect(replay.get_by_test_id("calls")).to_contain_text(f"Der WAR Pot geht an Box {2 if won else 1}")
    replay.get_by_role("button", name="Wiederholung schliessen").click()
    for language in LANGUAGES:
        page.locator(f'header a[hreflang="{language}"]').evaluate("(link) => link.click()")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_test_id("own-games")).to_be_visible()
        found += [f"{language}: {each}" for each in later.overflow()]
    assert found == []
    line.locator('a[href*="/verify/"]').click()
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator(".result.bad")).to_have_count(0)
    later.open("verify")  # which knows one's own games too
    expect(page.locator(f'.plays a[href$="/verify/{card["id"]}/1"]')).to_be_visible()


# ----- troubles


def test_c13_who_is_late_stays_is_shown_as_away_and_is_back_with_the_next_bet(
    salon: Thread, visitors: Visitors
) -> None:
    anna, beat = players(visitors, salon.url, 2, "en")
    boxes = first, second = seated(opened(anna, pace="brisk"), [anna, beat])
    deal(boxes)
    assert first.state["turn"] == 1
    salon.run_out(first.due)
    expect(second.calls).to_contain_text("Time is up: box 1 stays.")
    second.until(lambda state: state["turn"] == 2)
    expect(second.said_of(1)).to_contain_text("away")
    expect(second.page.get_by_test_id("box-1")).to_contain_text("away")
    expect(first.page.get_by_test_id("decide")).to_have_count(0)
    salon.run_out(second.due)
    for box in boxes:
        box.until_phase("over")
        expect(box.page.get_by_test_id("call")).to_contain_text("The pot goes to box")  # the last thing that is said
    go_on(salon, boxes)
    deal(boxes)
    expect(second.said_of(1)).not_to_contain_text("away")


def test_c13_who_stays_away_leaves_the_table_after_some_games(salon: Thread, visitors: Visitors) -> None:
    """A bet that nobody joins goes back. The chips of a player who is away go back to their account."""
    anna, beat = players(visitors, salon.url, 2, "fr")
    first, gone = seated(opened(anna, pace="brisk"), [anna, beat])
    for _ in range(4):  # who has just sat down has not missed the first
        first.until(lambda state: state["bet"] is not None)
        first.bet()
        first.until(lambda state: state["bet"] is None)
        salon.run_out(first.due)
        first.until(lambda state: state["bet"] is not None or state["boxes"][1]["name"] is None)
    assert "bets_returned" in first.heard_of
    expect(first.calls).to_contain_text("Beat quitte la table.")
    gone.until(lambda state: state["own_box"] is None)
    expect(gone.page.get_by_test_id("sit")).to_be_visible()
    expect(gone.page.get_by_test_id("balance")).to_contain_text("100.00")
    assert first.own["chips"] == "40.00"


def test_without_a_network_the_seat_stays_and_the_hidden_card_comes_back(salon: Thread, visitors: Visitors) -> None:
    anna, beat = players(visitors, salon.url, 2, "fr")
    boxes = first, second = seated(opened(anna), [anna, beat])
    deal(boxes)
    hidden, due = first.own["hidden_card"], first.due
    first.cut()
    expect(first.notice).not_to_be_empty()
    assert anna.overflow() == []
    first.button("S").click()  # it waits for the line
    anna.context.set_offline(False)
    second.until(lambda state: state["turn"] == 2)
    first.until(lambda state: state["turn"] == 2)
    assert first.own["hidden_card"] == hidden
    assert [state for state in running(first) if state["turn"] == 1][-1]["due_at"] == running(first)[0]["due_at"]
    assert first.due >= due
    second.decide(pays=False)
    first.until_phase("over")
    assert len({each["key"] for each in first.asked("decide")}) == 1


def test_req_15_the_server_is_killed_in_mid_game(process: Process, visitors: Visitors) -> None:
    anna, beat = players(visitors, process.url, 2)
    boxes = first, second = seated(opened(anna), [anna, beat])
    deal(boxes)
    first.decide(pays=True)
    second.until(lambda state: state["turn"] == 2)
    expect(second.page.get_by_test_id("decide")).to_be_visible()
    second.page.keyboard.press("p")
    card = second.page.get_by_test_id("peek").locator(".unseen").first  # the card in words
    expect(card).to_contain_text(":")
    shown, hidden = card.inner_text(), second.own["hidden_card"]
    process.kill()
    for box in boxes:
        expect(box.notice).not_to_be_empty()
    second.button("C").click()  # into the void
    process.start()
    for box in boxes:
        box.until(lambda state: state["phase"] == "card2")  # sent again by itself, and taken once
    expect(card).to_have_text(shown)
    assert second.own["hidden_card"] == hidden
    assert second.state["community"][0] is not None
    second.page.reload()
    expect(second.page.get_by_test_id("own-box")).to_be_visible()
    second.page.keyboard.press("p")
    expect(card).to_have_text(shown)
    for box in decisions(boxes):
        box.decide(pays=False)
    assert float(first.state["pot"]) == 20


# ----- clicks and refusals


def test_req_32_an_answer_that_comes_before_the_table_offers_nothing_twice(salon: Thread, visitors: Visitors) -> None:
    anna, beat = players(visitors, salon.url, 2)
    boxes = first, second = seated(opened(anna), [anna, beat])

    def twice(button: Locator) -> None:
        answered = len(first.answers())
        first.hold_states()
        button.click()
        first.until(lambda _: len(first.answers()) > answered)
        button.click(force=True)
        first.release_states()

    first.until_phase("betting")
    twice(first.page.get_by_test_id("place-bet"))
    expect(first.page.get_by_test_id("place-bet")).to_have_count(0)
    deal([second])
    first.until(lambda state: state["decide"] is not None)
    twice(first.button("S"))
    for box in boxes:
        box.until(lambda state: state["turn"] == 2)
    assert [len(first.asked(kind)) for kind in ("bet", "decide")] == [1, 1]
    expect(first.notice).to_be_empty()


def test_req_32_rapid_clicks_bet_once_and_decide_once(salon: Thread, visitors: Visitors) -> None:
    anna, beat = players(visitors, salon.url, 2)
    boxes = first, second = seated(opened(anna), [anna, beat])
    first.until_phase("betting")
    page = anna.page
    page.get_by_test_id("place-bet").evaluate("(each) => { for (let n = 0; n < 20; n++) each.click(); }")
    first.until(lambda state: state["bet"] is None)
    assert first.own["chips"] == "34.00"
    second.until_phase("betting")
    beat.page.get_by_test_id("place-bet").dblclick(delay=1)
    for box in boxes:
        box.until(lambda state: state["phase"] == "card1")
    first.button("C").evaluate("(each) => { for (let n = 0; n < 20; n++) each.click(); }")
    for box in boxes:
        box.until(lambda state: state["turn"] == 2)
    assert first.own["chips"] == "29.00"
    second.button("C").dblclick(delay=1)  # the second click must not decide about card 2
    first.until(lambda state: state["phase"] == "card2")
    assert [len(box.asked("bet")) for box in boxes] == [1, 1]
    assert [len(box.asked("decide")) for box in boxes] == [1, 1]
    assert first.state["pot"] == "20.00"
    expect(first.notice).to_be_empty()


def test_what_the_house_refuses_is_said(salon: Thread, visitors: Visitors) -> None:
    """Chips outside the limits, a box that is taken meanwhile, a bet above the chips, a card above the chips."""
    anna, beat = players(visitors, salon.url, 2, "it")
    table = opened(anna, ante_min="5", ante_max="30")
    first, second = Box(anna, table, name="Anna"), Box(beat, table, name="Beat")
    first.ask_to_sit(1, chips="3")
    refusal = first.dialog.get_by_role("alert")
    expect(refusal).to_have_text(CHIPS_OUTSIDE_LIMITS(least="16.00", most="6000.00", step="0.10").said_in(Language.IT))
    assert anna.axe() == []
    assert anna.overflow() == []
    second.page.get_by_test_id("sit").click()
    second.dialog.get_by_role("radio", name="1", exact=True).check(force=True)
    first.dialog.locator("input[inputmode=decimal]").fill("30")
    first.dialog.locator("button[type=submit]").click()
    expect(first.page.get_by_test_id("own-box")).to_be_visible()
    second.until(lambda state: state["boxes"][0]["name"] == "Anna")
    second.dialog.locator("button[type=submit]").click()
    expect(second.dialog.get_by_role("alert")).to_have_text(BOX_TAKEN().said_in(Language.IT))
    second.dialog.get_by_role("radio", name="2", exact=True).check(force=True)
    second.dialog.locator("button[type=submit]").click()
    expect(second.page.get_by_test_id("own-box")).to_be_visible()
    for each in (first, second):
        each.until_phase("betting")
    choices = first.page.get_by_role("group", name="Ante").get_by_role("button")
    expect(choices).to_have_count(2)
    less, more = choices.first, choices.last
    for _ in range(5):
        more.click()
    first.bet()
    expect(first.notice).to_have_text(CHIPS_TOO_FEW(chips="30.00", needed="31.00").said_in(Language.IT))
    assert anna.overflow() == []
    less.click()
    first.bet()
    second.bet()
    first.until(lambda state: state["decide"] is not None)
    expect(first.button("C")).to_have_attribute("aria-disabled", "true")  # 4 left, a card costs 25
    first.page.keyboard.press("c")
    first.button("C").click(force=True)
    first.decide(pays=False)
    assert len(first.asked("decide")) == 1


# ----- keyboard and screen reader


def tab_to(page: Page, target: Locator) -> None:
    """With the keyboard alone, as one gets there."""
    expect(target).to_be_visible()
    for _ in range(80):
        if target.evaluate("(each) => each === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("not reached")


def test_a_whole_game_with_the_keyboard_alone(salon: Thread, visitors: Visitors) -> None:
    anna, beat = visitors(salon.url, "de", DESKTOP), visitors(salon.url, "de")
    for each in (anna, beat):
        each.become_player()
    table = opened(anna)
    first, second = Box(anna, table), Box(beat, table).sit(2)
    page, keys = anna.page, anna.page.keyboard
    tab_to(page, page.get_by_test_id("sit"))
    keys.press("Enter")
    tab_to(page, first.dialog.get_by_role("radio", name="1", exact=True))
    keys.press("ArrowRight")
    expect(first.dialog.get_by_role("radio", name="3", exact=True)).to_be_checked()  # 2 is taken
    tab_to(page, first.dialog.locator("input[inputmode=decimal]"))
    keys.press("Control+a")
    keys.type("50")
    keys.press("Enter")
    expect(page.get_by_test_id("own-box")).to_be_visible()
    first.until_phase("betting")
    black = page.get_by_role("group", name="Black Bonus").get_by_role("button").last
    tab_to(page, black)
    keys.press("Enter")
    keys.press("b")
    second.bet()
    for box in (first, second):
        box.until_phase("card1")
    for box in decisions([second, first]):
        if box is second:
            box.decide(pays=False)
            continue
        if box.state["phase"] == "card2":
            box.press("s")
            continue
        peek = page.get_by_test_id("peek")
        expect(page.get_by_test_id("decide")).to_be_visible()
        keys.press("p")
        expect(peek).to_have_accessible_name(re.compile("^Ihre verdeckte Karte: "))
        keys.press("p")
        expect(peek).to_have_accessible_name(re.compile("^Verdeckte Karte ansehen"))
        tab_to(page, peek)
        keys.press("Enter")
        expect(peek).to_have_accessible_name(re.compile("^Ihre verdeckte Karte: "))
        keys.press("c")
    assert [each["decision"] for each in first.asked("decide")] == ["pay", "stay"]
    assert first.own["bet"] == {"ante": "5.00", "red": "1.00", "black": "1.00"}
    keys.press("?")
    expect(first.dialog).to_be_visible()
    keys.press("Escape")
    expect(first.dialog).to_have_count(0)
    tab_to(page, page.get_by_test_id("stand"))
    keys.press("Enter")
    tab_to(page, first.dialog.locator("button[value=go]"))
    keys.press("Enter")
    expect(page.get_by_test_id("own-box")).to_have_count(0)


def test_a_screen_reader_is_told_who_sits_there_what_lies_there_and_what_is_called(
    salon: Thread, visitors: Visitors
) -> None:
    anna, beat = players(visitors, salon.url, 2, "en")
    boxes = first, second = seated(opened(anna, name="Thames"), [anna, beat])
    page = beat.page
    for landmark in ("banner", "main", "contentinfo"):
        expect(page.get_by_role(landmark)).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_text("Thames")
    expect(page.get_by_role("group", name="Black Jack Challenge")).to_be_visible()
    expect(page.get_by_role("list", name="Boxes").get_by_role("listitem")).to_have_count(7)
    expect(second.said_of(7)).to_have_text("Box 7: free.")
    expect(second.said_of(1)).to_have_text(re.compile("^Box 1: Anna;"))
    calls = page.get_by_role("status").filter(has=page.locator("xpath=self::*[@data-testid='calls']"))
    expect(calls).to_have_attribute("aria-live", "polite")
    second.until_phase("betting")
    expect(page.get_by_role("form", name="Your bet")).to_be_visible()
    # C4, L9, L23
    expect(page.get_by_role("group", name="Red Bonus").get_by_role("button", name="Red Bonus: more")).to_be_visible()
    deal(boxes)
    card = named(second.state["boxes"][0]["open_card"])
    expect(second.said_of(1)).to_contain_text(f"open card: {card}; one card hidden")
    # C5, L30
    expect(page.get_by_role("group", name="Community cards")).to_contain_text("Card 1 face down")
    expect(page.get_by_role("group", name="Your cards").get_by_role("img")).to_have_accessible_name(
        named(second.own["open_card"])
    )
    first.decide(pays=True)
    expect(calls).to_contain_text("Box 1 pays for card 1.")
    alarm = page.locator("[role=status][aria-live=assertive]")
    expect(alarm).to_have_text(re.compile(r"^Your decision on card 1: CHF\s5\.00, 20 seconds\.$"))
    # L32, L33
    expect(page.get_by_role("button", name=re.compile(r"^Pay CHF\s5\.00 for card 1"))).to_be_enabled()
    second.button("S").focus()
    page.keyboard.press("Enter")
    first.until(lambda state: state["phase"] == "card2")
    turned = named(first.state["community"][0])
    # L34
    expect(calls).to_contain_text(f"Card 1: {turned}.")
    expect(page.get_by_role("group", name="Community cards")).to_contain_text(f"Card 1: {turned}")
    assert page.evaluate("document.activeElement !== document.body")  # the button is gone, the place is not
    first.decide(pays=False)
    second.until_phase("over")
    for box in (1, 2):
        # L41
        expect(calls).to_contain_text(re.compile(rf"Box {box}: \d+"))
    expect(second.said_of(1)).to_contain_text("the hidden card was")
    expect(page.get_by_role("region", name=re.compile("^(Won|The game is over)"))).to_be_visible()


# ----- what it looks like


def checked(visitor: Visitor, where: str) -> list[str]:
    """What axe finds, light and dark, and what sticks out."""
    found = visitor.axe() + visitor.overflow()
    visitor.page.emulate_media(color_scheme="dark")
    found += visitor.axe("color-contrast")
    visitor.page.emulate_media(color_scheme="light")
    return [f"{where}: {each}" for each in found]


def test_axe_finds_nothing_in_any_phase_of_a_game_nor_in_its_replay(salon: Thread, visitors: Visitors) -> None:
    anna, beat = players(visitors, salon.url, 2)
    table, page = opened(anna), anna.page
    first = Box(anna, table, name="Wilhelmina-Maria")
    found = checked(anna, "watching")
    page.get_by_test_id("sit").click()
    expect(first.dialog).to_be_visible()
    found += checked(anna, "sitting down")
    page.keyboard.press("Escape")
    boxes = [first.sit(1), Box(beat, table, name="Maximilian-Beat").sit(2)]
    first.until_phase("betting")
    found += checked(anna, "betting")
    seeds = fated(salon.file, boxes, lambda game: bool(game.wars) and game.winner == 1 and not game.bonus_centimes(1))
    boxes[0].bet(seeds[0])
    first.until(lambda state: state["bet"] is None)
    boxes[1].bet(seeds[1])
    first.until(lambda state: state["decide"] is not None)
    page.keyboard.press("p")
    found += checked(anna, "deciding")
    first.decide(pays=False)
    found += checked(anna, "others decide")
    boxes[1].decide(pays=False)
    first.until_phase("over")
    expect(page.get_by_test_id("net")).to_have_text("+4.00")
    found += checked(anna, "over, after a war")
    page.keyboard.press("?")
    expect(first.dialog).to_be_visible()
    found += checked(anna, "keys")
    page.keyboard.press("Escape")
    page.locator(".more summary").click()
    page.get_by_role("button", name="Spiel 1 ansehen").click()
    replay = page.get_by_test_id("replay")
    expect(replay).to_contain_text("Wiederholung")
    found += checked(anna, "replay")
    replay.get_by_role("button", name="Ende").click()
    expect(replay.get_by_test_id("calls")).to_contain_text("Der WAR Pot geht an Box 1: CHF")
    found += checked(anna, "end of the replay")
    assert found == []


def test_req_19_the_games_of_a_table_are_listed_and_replayed(salon: Thread, visitors: Visitors) -> None:
    """Spectators can see them too: the newest first, step by step, with all cards open, marked as a replay."""
    anna, beat = players(visitors, salon.url, 2, "it")
    table = opened(anna)
    boxes = seated(table, [anna, beat])
    play(boxes)
    go_on(salon, boxes)
    seeds = fated(salon.file, boxes, lambda game: len(game.wars) == 1)
    deal(boxes, seeds)
    for box in decisions(boxes):
        box.decide(pays=False)
    guest = Box(visitors(salon.url, "en"), table)
    page = guest.page
    page.locator(".more summary").click()
    rows = page.get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text("War")
    expect(rows.nth(1)).to_contain_text("10.00")
    page.get_by_role("button", name="Look at game 2").click()
    replay = page.get_by_test_id("replay")
    expect(replay.get_by_role("heading")).to_contain_text("Game 2, played on")
    expect(replay).to_contain_text("Replay")
    expect(replay.get_by_role("button", name="Back")).to_be_disabled()
    lines = []
    step = replay.get_by_role("button", name="Next")
    while True:
        lines.append(replay.locator("code").inner_text())
        if step.is_disabled():
            break
        step.click()
    assert [line.split()[0] for line in lines] == ["deal", "community", "stay", "stay", "war"]
    expect(replay.get_by_test_id("calls")).to_contain_text("One card is burnt. Box 2:")
    expect(replay).to_contain_text("wins the pot")
    replay.get_by_role("link", name="Verify this game").click()
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator(".result.bad")).to_have_count(0)
