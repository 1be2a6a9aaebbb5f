"""Sentences of the leaflet that are seen at a table only: the button, who is asked, bonus hands, what makes the pot."""

import re
from collections.abc import Sequence

from playwright.sync_api import expect

from tests.browser.places import Thread
from tests.browser.tables.boxes import Box, deal, decisions, foretold, go_on, opened, seated
from tests.browser.visitors import LANGUAGES, Visitors
from ventuno.rules.cards import Rank
from ventuno.rules.challenge import ChallengeGame
from ventuno.rules.challenge.bets import Bonus, black_bonus, red_bonus

FIRST = "Button, decides first"


def bonuses(game: ChallengeGame) -> dict[frozenset[Bonus], int]:
    """Which box, the last of several, holds which bonus hands."""
    hands = {box: (red_bonus(game.hand(box)), black_bonus(game.hand(box))) for box in game.order}
    return {frozenset(each for each in won if each): box for box, won in hands.items() if any(won)}


RED_PAIR = frozenset({Bonus.RED_PAIR, Bonus.PAIR})  # whose cards are a pair of any colour, too
DOUBLE_RED, DOUBLE_BLACK = frozenset({Bonus.DOUBLE_RED}), frozenset({Bonus.DOUBLE_BLACK})
BLACK_PAIR, PAIR = frozenset({Bonus.BLACK_PAIR}), frozenset({Bonus.PAIR})


def test_each_bonus_hand_is_called_and_paid_in_every_language(salon: Thread, visitors: Visitors) -> None:
    """A player for each language at one table, all of them with both bonus bets of one franc; two games."""
    people = [visitors(salon.url, language) for language in LANGUAGES]
    for each in people:
        each.become_player()
    boxes = seated(opened(people[0]), people)
    for box in boxes:
        box.page.get_by_role("group", name="Black Bonus").get_by_role("button").last.click()
    for wanted in ((RED_PAIR, DOUBLE_RED, DOUBLE_BLACK), (BLACK_PAIR, PAIR)):

        def wish(game: ChallengeGame, wanted: Sequence[frozenset[Bonus]] = wanted) -> bool:
            found = bonuses(game)
            return all(each in found for each in wanted) and game.winner != found[wanted[0]]

        seeds, game = foretold(salon.file, boxes, wish, black=True)
        deal(boxes, seeds)
        # L9, L28, L59: an ante, and a bet on each bonus
        expect(boxes[-1].said_of(1)).to_contain_text(re.compile(r"ante CHF\s5\.00; Red CHF\s1\.00; Black CHF\s1\.00"))
        for box in decisions(boxes):
            box.decide(pays=False)
        holders = bonuses(game)
        for box in boxes:
            calls = box.page.get_by_test_id("call-list").get_by_role("listitem").all_inner_texts()

            def called(box_: int, calls: list[str] = calls) -> str:
                """What is called of the bonus bets of a box: the one call in which "Pair" or "Double" comes first."""
                (said,) = (each for each in calls if re.match(rf"(Red|Double|Black|Pair).*\b{box_}: ", each))
                return said.replace("\u00a0", " ")

            if RED_PAIR in wanted:
                said = called(holders[RED_PAIR])
                # L52, L54, L60, L61, L64: 30:1 and 3:1, each with its bet; no Double Red besides
                assert re.match(r"Red Pair \w+ Pair .*CHF 35\.00", said)
                # L53, L62
                assert re.match(r"Double Red .*CHF 2\.50", called(holders[DOUBLE_RED]))
                # L57, L65
                assert re.match(r"Double Black .*CHF 2\.50", called(holders[DOUBLE_BLACK]))
            else:
                # L55, L58, L63: neither Pair nor Double Black besides
                assert re.match(r"Black Pair (?!\w+ (Pair|Double)).*CHF 11\.00", called(holders[BLACK_PAIR]))
                # L56, L64, C1, C2
                assert re.match(r"Pair .*CHF 4\.00", called(holders[PAIR]))
        loser = boxes[holders[wanted[0]] - 1]
        paid = {RED_PAIR: "35.00", BLACK_PAIR: "11.00"}[wanted[0]]
        # L51, C8: without the pot, too
        expect(loser.page.get_by_test_id("result").locator("tbody tr").nth(2)).to_contain_text(paid)
        go_on(salon, boxes)


def natural(game: ChallengeGame) -> bool:
    """An ace with a picture of its own against another 21."""
    at_21 = [box for box in game.order if game.total(box).points == 21]
    pictures = {Rank.JACK, Rank.QUEEN, Rank.KING}
    two = [box for box in at_21 if (ranks := {card.rank for card in game.hand(box)}) & pictures and Rank.ACE in ranks]
    return len(at_21) == 2 and len(two) == 1 and not game.cards_paid(two[0])


def test_button_pot_and_who_is_asked(salon: Thread, visitors: Visitors) -> None:
    """Three players and a watcher. In game 2 box 2 does not bet, and an ace with a picture meets another 21."""
    people = [visitors(salon.url, "en") for _ in range(3)]
    for each in people:
        each.become_player()
    table = opened(people[0])
    boxes = first, second, third = seated(table, people)
    watcher = Box(visitors(salon.url, "en"), table)
    first.until_phase("betting")
    for box in boxes:
        # L27: one's own ante, on one's own field
        expect(box.page.get_by_test_id("bet")).to_have_count(1)
    # L27
    expect(watcher.page.get_by_test_id("bet")).to_have_count(0)
    seeds, _ = foretold(salon.file, boxes, lambda game: not game.wars, payers={1, 3})
    deal(boxes, seeds)
    pot = watcher.page.get_by_test_id("pot")
    # L17: three antes
    expect(pot).to_contain_text("CHF\u00a015.00")
    # L18
    expect(watcher.said_of(1)).to_contain_text(FIRST)
    asked = list[tuple[str, int]]()
    for box in decisions(boxes):
        phase, own = box.state["phase"], box.state["own_box"]
        asked.append((phase, own))
        decide = box.page.get_by_test_id("decide")
        # L11, L26, L33, L36: for each card one pays or stays, and nothing else is offered
        expect(decide.get_by_role("button")).to_have_text(
            [re.compile(rf"^\s*Pay CHF\s5\.00 for card {phase[-1]}"), re.compile(r"^\s*Stay")]
        )
        for other in (each for each in boxes if each is not box):
            # L32, L35
            expect(other.page.get_by_test_id("decide")).to_have_count(0)
        if phase == "card2":
            # L38: it lies there face down until all have decided
            expect(watcher.page.get_by_role("group", name="Community cards")).to_contain_text("Card 2 face down")
        box.decide(pays=box is not second)
    # C6, L32, L35, L37: the button first, for both cards; box 2 stayed, and was not asked again
    assert asked == [("card1", 1), ("card1", 2), ("card1", 3), ("card2", 1), ("card2", 3)]
    watcher.until_phase("over")
    # L37
    expect(watcher.said_of(2)).to_contain_text("stayed at card 1;")
    # L38
    expect(watcher.page.get_by_role("group", name="Community cards")).to_contain_text(re.compile(r"Card 2: \w+ of"))
    # L11, L17, L36, L43: three antes, and two cards for two boxes: what the losers have bet is in it
    expect(pot).to_contain_text("CHF\u00a035.00")
    calls = watcher.page.get_by_test_id("call-list").get_by_role("listitem").all_inner_texts()
    totals = {int(said[2]): said[1] for each in calls if (said := re.fullmatch(r"Box (\d): (\d+)\.", each))}
    closest = totals[max(totals)]
    # L16, L20, L44: whoever is closest to 21, and not over it, is handed the pot; nobody else is
    assert [each for each in calls if "pot" in each] == [f"The pot goes to box {closest}: CHF\u00a035.00."]
    lines = [result_of(box) for box in boxes]
    # L12, L22, L50: what is paid into the pot is what one of them gets out of it
    assert [sum(line.get("Pot", 0) for line in lines), sum(line["Paid into the pot"] for line in lines)] == [35, -35]
    for line in lines:
        bank = sum(won for row, won in line.items() if row.startswith("From the bank"))
        # L24: the bonus bets are settled with the bank alone
        assert line["Result, CHF"] == line["Paid into the pot"] + line.get("Pot", 0) + line["Bonus bets"] + bank
    go_on(salon, boxes)

    playing = [first, third]
    seeds, _ = foretold(salon.file, playing, natural, payers={1})
    for box, seed in zip(playing, seeds, strict=True):
        box.bet(seed)
        box.until(lambda state: state["bet"] is None)
    salon.run_out(first.due)  # box 2 has not bet
    for box in boxes:
        box.until_phase("card1")
    # L19, C12: clockwise, past the box that is not played
    expect(watcher.said_of(3)).to_contain_text(FIRST)
    expect(watcher.said_of(2)).not_to_contain_text(FIRST)
    for box in decisions(playing):
        box.decide(pays=box is first)
    calls = watcher.page.get_by_test_id("call-list").get_by_role("listitem").all_inner_texts()
    # L25: two totals of 21, however they came about, are equal
    assert {"Box 1: 21.", "Box 3: 21.", "A tie, casino war: Box 3 and Box 1."} <= {*calls}
    assert people[2].wrong() == []


def result_of(box: Box) -> dict[str, float]:
    """The lines of the result, as they stand on the page."""
    rows = box.page.get_by_test_id("result").locator("tbody tr")
    expect(rows.last).to_contain_text("Result")
    said: dict[str, float] = {}
    for row in rows.all():
        name, figure = row.locator("th").inner_text(), row.locator("td").inner_text()
        said[name] = float(figure.replace("−", "-"))
    return said
