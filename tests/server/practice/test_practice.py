"""Practice (requirement 7): the same rules and law as for money, no account, no money, nothing kept."""

import asyncio
from collections import Counter
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.chance.fit import fit, probabilities_of
from tests.desk.office.test_terms import CHANGES
from tests.kit import NOON, RULES
from tests.server.site import Browser, Json, Site
from ventuno.desk.requests import PublishLaw, PublishRules
from ventuno.rules.law import KEYS, UNIFORM, Law
from ventuno.server.practice import routes
from ventuno.store import laws

HEADER = f"big21 rules={RULES} stake=1\n"
PAIR = "deal K\nplace {stack}\ndeal A\nplace {stack}\n"
TWO = HEADER + PAIR.format(stack=1) + PAIR.format(stack=2)  # free cards are due
THREE = f"{TWO}grant 4\n{PAIR.format(stack=3)}deal 2\nend\nhighlow\n"  # an open card is due
CARDS = {"rank", "suit", "points"}
DRAWS = ("deal", "open", "hidden")


def begin(browser: Browser, **body: object) -> Json:
    return browser.took(browser.post("/practice", body))


def moved(browser: Browser, at: Json, move: str | None = None) -> Json:
    body = {"play": at["table"]["play"], "text": at["text"], "law": at["table"]["law"], "move": move}
    return browser.took(browser.post("/practice/moves", body))


def at(text: str, play: str = "p", law: str = UNIFORM.hash) -> Json:
    return {"text": text, "table": {"play": play, "law": law}}


def lines(shown: Json, before: str = "") -> list[str]:
    text: str = shown["text"]
    assert text.startswith(before)
    return text.removeprefix(before).splitlines()


def walk(value: object) -> list[dict[str, Any]]:
    """Every object in an answer."""
    if isinstance(value, dict):
        return [value, *(found for each in value.values() for found in walk(each))]
    return [found for each in value for found in walk(each)] if isinstance(value, list) else []


# ----- no account, no money


def test_req_7_a_guest_practises_a_whole_play_and_nothing_is_kept(site: Site) -> None:
    guest = site.browser()
    before = site.books()
    shown = begin(guest, stake="5")
    table = shown["table"]
    assert (table["practice"], table["stake"], table["phase"], table["commitment"]) == (True, "5.00", "main", None)
    assert (table["started_at"], table["expires_at"], table["client_seed"]) == (None, None, "")
    while shown["table"]["phase"] == "main" and shown["table"]["card"]:
        shown = moved(guest, shown, "discard")
    shown = moved(guest, shown, "buy")
    assert shown["table"]["paid_in"] == "10.00"
    shown = moved(guest, shown, "end")
    assert (shown["table"]["ended"], shown["table"]["net"]) == ("too_few", "-10.00")
    assert shown["events"][-1]["kind"] == "play_ended"
    assert site.books() == before
    assert not guest.cookies


def test_req_7_whoever_is_logged_in_practises_without_money_too(site: Site) -> None:
    anna = site.ready()
    before = site.books()
    anna.csrf = None  # nothing is changed: no token is needed
    moved(anna, begin(anna), "end")
    assert site.books() == before
    assert anna.took(anna.get("/me"))["session"]["result"] == "0.00"


def test_practice_goes_on_while_a_play_for_money_runs_and_past_four_hours(site: Site) -> None:
    anna = site.ready()
    table = anna.start()
    shown = begin(anna)
    site.clock.forward(hours=11)
    assert moved(anna, shown, "discard")["table"]["phase"] == "main"
    assert anna.took(anna.get(f"/plays/{table['play']}"))["table"]["ended"] == "expired"


# ----- the same rules, the same law


def test_req_7_the_table_is_the_same_as_for_money(shared: Site) -> None:
    anna = shared.ready()
    real, practised = anna.start("2"), begin(anna, stake="2")["table"]
    assert set(real) == set(practised)
    differ = {name for name in real if real[name] != practised[name]}
    chance = {"play", "practice", "card", "client_seed", "commitment", "started_at", "expires_at", "stacks"}
    assert differ <= chance
    assert practised["rules"] == RULES


def test_req_7_a_new_law_is_practised_once_in_force_and_a_play_begun_keeps_its_own(both: Site) -> None:
    guest = both.browser()
    old, new = guest.took(guest.get("/house"))["law"]["hash"], laws.load("aces-88")
    shown = begin(guest)
    both.operate(PublishLaw(reason="as planned", law=str(new), changes=CHANGES, effective_at=NOON + timedelta(days=11)))
    assert begin(guest)["table"]["law"] == old
    assert begin(guest, law=new.hash)["table"]["law"] == new.hash  # announced is published
    both.clock.forward(days=11)
    both.restart()
    assert begin(guest)["table"]["law"] == new.hash
    assert moved(guest, shown, "discard")["table"]["law"] == old
    assert begin(guest, law=old)["table"]["law"] == old


def test_req_7_new_rules_are_practised_once_in_force_and_a_play_begun_keeps_its_own(site: Site) -> None:
    guest = site.browser()
    shown = begin(guest)
    site.operate(
        PublishRules(reason="as planned", rules="2024-08-28", effective_at=NOON + timedelta(days=10), changes=CHANGES)
    )
    assert begin(guest)["table"]["rules"] == RULES
    site.clock.forward(days=10)
    assert begin(guest)["table"]["rules"] == "2024-08-28"
    assert moved(guest, shown, "discard")["table"]["rules"] == RULES


@pytest.mark.parametrize("stake", ["0.50", "1", "2", "3", "4", "5"])
def test_every_stake_of_the_rules_can_be_practised(shared: Site, stake: str) -> None:
    guest = shared.browser()
    offered = guest.took(guest.get("/house"))["rules"]["stakes"]
    response = guest.post("/practice", {"stake": stake})
    if f"{float(stake):.2f}" in offered:
        assert guest.took(response)["table"]["stake"] == f"{float(stake):.2f}"
    else:
        guest.refused(response, 422, "stake_not_offered")


# ----- the text is the play


def test_a_play_goes_on_after_a_restart_with_the_very_same_card(both: Site) -> None:
    guest = both.browser()
    shown = moved(guest, begin(guest), "place 1")
    following = moved(guest, shown, "place 2")
    both.restart()
    assert moved(guest, shown, "place 2") == following
    with Site.beside(both) as other:
        assert moved(other.browser(), shown, "place 2") == following


def test_the_same_play_and_text_give_the_same_answer_whoever_asks_and_whenever(shared: Site) -> None:
    first = begin(shared.browser())
    once = moved(shared.browser(), first, "discard")
    begin(shared.browser())
    assert moved(shared.browser(), first, "discard") == once
    assert moved(shared.browser(), first)["table"] == first["table"]  # only looked at
    assert moved(shared.browser(), first)["events"] == []


def test_what_the_player_does_does_not_change_the_next_card(shared: Site) -> None:
    guest = shared.browser()
    shown = begin(guest)
    cards = {str(moved(guest, shown, move)["table"]["card"]) for move in ("discard", "place 1", "place 5")}
    assert len(cards) == 1


def test_plays_have_cards_of_their_own(shared: Site) -> None:
    guest = shared.browser()
    plays = [begin(guest) for _ in range(20)]
    assert len({shown["table"]["play"] for shown in plays}) == 20
    assert len({shown["text"] for shown in plays}) > 3


def test_the_cards_cannot_be_known_from_a_plays_name_another_house_has_others(shared: Site, tmp_path: Path) -> None:
    with Site(tmp_path / "house.sqlite", seed="another") as other:
        here = [moved(shared.browser(), at(HEADER, f"play {number}"))["text"] for number in range(12)]
        there = [moved(other.browser(), at(HEADER, f"play {number}"))["text"] for number in range(12)]
    assert here != there


def test_a_play_may_be_taken_up_in_the_middle_with_other_cards(shared: Site) -> None:
    guest = shared.browser()
    text = f"{HEADER}deal K\nplace 1\ndeal A\nplace 1\ndeal 7\n"
    shown = begin(guest, text=text)
    assert (shown["text"], shown["events"]) == (text, [])
    assert shown["table"]["stacks"][0]["complete"] is True
    assert [card["rank"] for card in shown["table"]["stacks"][0]["cards"]] == ["K", "A"]
    assert shown["table"]["card"]["rank"] == "7"
    assert shown["table"]["sequence"] == 5
    after = moved(guest, shown, "place 2")
    assert lines(after, text)[0] == "place 2"
    assert lines(after, text)[1].startswith("deal ")
    others = {lines(moved(guest, begin(guest, text=text), "place 2"), text)[1] for _ in range(15)}
    assert len(others) > 3


@pytest.mark.parametrize("text", [HEADER, HEADER.strip(), f"# mine\n\n{HEADER}\n", HEADER.replace("\n", "\r\n")])
def test_where_chance_is_to_move_it_moves_at_once(shared: Site, text: str) -> None:
    shown = begin(shared.browser(), text=text)
    assert shown["events"][0]["kind"] == "card_shown"
    assert shown["text"].splitlines()[-1].startswith("deal ")
    assert moved(shared.browser(), shown, "discard")["table"]["sequence"] == 3


def test_a_text_where_free_cards_or_a_card_of_high_low_are_due_goes_on_with_them(shared: Site) -> None:
    guest = shared.browser()
    granted, dealt = lines(begin(guest, text=TWO), TWO)
    assert granted.startswith("grant ")
    assert dealt.startswith("deal ")
    high_low = begin(guest, text=THREE)
    (opened,) = lines(high_low, THREE)
    assert opened.startswith("open ")
    assert high_low["table"]["open_card"]["rank"] == opened.split()[1]
    guessed = moved(guest, high_low, "higher")
    assert lines(guessed, high_low["text"])[1].startswith("hidden ")


def test_the_longest_play_that_is_taken_and_one_more(shared: Site) -> None:
    guest = shared.browser()
    remarks = HEADER + "# remark\n" * 2_000
    assert moved(guest, at(remarks))["table"]["phase"] == "main"
    body = {"play": "p", "text": HEADER + "deal K\n" * 601, "law": UNIFORM.hash}
    guest.refused(guest.post("/practice/moves", body), 422, "practice_too_long")


def test_a_card_that_was_made_up_is_only_ones_own_practice(shared: Site) -> None:
    """Nobody stops a player from making up cards: it is their own text, and no money is in it."""
    before = shared.books()
    forged = begin(shared.browser(), text=f"{TWO}grant 6\n{PAIR.format(stack=3)}")
    assert forged["table"]["prize"] == "5.00"
    assert shared.books() == before


# ----- chance


LAW = Law(
    "uneven",
    deal=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
    free_cards=(5, 1, 1, 2, 3),
    high_low=(13, 1, 12, 2, 11, 3, 10, 4, 9, 5, 8, 6, 7),
)


def test_req_1_draws_in_practice_follow_the_law(tmp_path: Path) -> None:
    with Site(tmp_path / "house.sqlite", law=LAW, seed="fixed") as site:
        guest, front = site.browser(), site.app._inside._inside.state.context  # type: ignore[attr-defined]

        def played(play: str, text: str) -> str:
            return asyncio.run(routes._played(front, play, text, LAW, None)).text

        assert moved(guest, at(HEADER, "0", LAW.hash))["text"] == played("0", HEADER)
        for text, kind, weights in (
            (HEADER, "deal", LAW.deal),
            (f"{HEADER}deal 2\ndiscard\n", "deal", LAW.deal),
            (TWO, "free_cards", LAW.free_cards),
            (THREE, "high_low", LAW.high_low),
            (f"{THREE}open 8\nhigher\n", "high_low", LAW.high_low),
        ):
            drawn = Counter[str]()
            for number in range(1_000):
                drawn[_first(played(str(number), text), text)] += 1
            keys = KEYS[kind]
            assert set(drawn) <= set(keys)
            expected = [1_000 * probability for probability in probabilities_of(weights)]
            assert fit([drawn[key] for key in keys], expected) > 0.001


def _first(after: str, before: str) -> str:
    return after.removeprefix(before).split("\n", 1)[0].split()[1]


def test_req_6_no_answer_shows_a_card_before_its_time(shared: Site) -> None:
    guest = shared.browser()
    shown = begin(guest)
    for _ in range(30):
        assert set(shown) == {"table", "events", "text"}
        table = shown["table"]
        drawn = Counter(line.split()[1] for line in shown["text"].splitlines() if line.startswith(DRAWS))
        seen = Counter(each["rank"] for each in walk(table) if set(each) == CARDS)
        told = Counter(each["card"]["rank"] for each in shown["events"] if each["kind"] == "card_shown")
        assert not seen - drawn
        assert not told - drawn
        if table["phase"] == "over":
            break
        move = "end" if table["card"] is None and table["open_card"] is None else table["moves"][0]
        following = moved(guest, shown, move)
        new = [line for line in lines(following, shown["text"]) if line.startswith(DRAWS)]
        assert len(new) <= 2  # a hidden card, then an open one
        shown = following


# ----- the coach


def test_without_a_coach_there_is_no_advice_and_a_review_without_worths(shared: Site) -> None:
    guest = shared.browser()
    assert guest.took(guest.get("/house"))["coach_ready"] is False
    body = {"text": f"{HEADER}deal K\nplace 1\ndeal 5\nend\n", "law": UNIFORM.hash}
    guest.refused(guest.post("/practice/advice", body), 404, "coach_off")
    review = guest.took(guest.post("/practice/review", body))
    assert [(step["by"], step["move"]) for step in review["steps"]] == [
        ("chance", "deal K"),
        ("player", "place 1"),
        ("chance", "deal 5"),
        ("player", "end"),
    ]
    assert (review["net"], review["expected"], review["luck"], review["given_away"]) == (-1.0, None, None, None)
