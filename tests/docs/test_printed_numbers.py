"""The numbers that the browser's pages print without asking the house are those of the house."""

import json
import re
from pathlib import Path
from typing import Any

from ventuno.house.tables.croupier import VOID_AFTER
from ventuno.house.tables.events import Pace
from ventuno.house.tables.state import AWAY_SECONDS, CHIPS_ANTES_MAX, CLOCKS, LEAVES_AFTER
from ventuno.rules.cards import DECK
from ventuno.rules.challenge.bets import Bonus
from ventuno.rules.challenge.game import PLAYERS
from ventuno.rules.language import Language

WEB = Path(__file__).parents[2] / "web" / "src"
NUMBERS = (WEB / "challenge" / "rules" / "numbers.ts").read_text("utf-8")
BET_PANEL = (WEB / "challenge" / "table" / "BetPanel.svelte").read_text("utf-8")
ODDS = {bonus.value: (bonus.pays, bonus.for_) for bonus in Bonus}


def printed(name: str) -> Any:  # noqa: ANN401
    """A constant of the page's, which is JSON but for comments, bare names and commas at the end."""
    found = re.search(rf"^export const {name} = (\{{.*?\}}) as const;$", NUMBERS, re.MULTILINE | re.DOTALL)
    assert found is not None
    bare = re.sub(r"//.*", "", found[1])
    return json.loads(re.sub(r",(\s*\})", r"\1", re.sub(r"(\w+):", r'"\1":', bare)))


def test_the_rules_page_prints_the_clocks_of_the_house() -> None:
    assert printed("CLOCKS") == {
        pace.value: {"bet": CLOCKS[pace].bet_seconds, "decide": CLOCKS[pace].decide_seconds}
        for pace in (Pace.CALM, Pace.BRISK)
    }


def test_the_rules_page_prints_the_numbers_of_the_house() -> None:
    assert printed("NUMBERS") == {
        "players_least": min(PLAYERS),
        "players_most": max(PLAYERS),
        "cards": len(DECK),
        "chips_antes": CHIPS_ANTES_MAX,
        "away_seconds": AWAY_SECONDS,
        "missed_games": LEAVES_AFTER,
        "void_minutes": VOID_AFTER.total_seconds() / 60,
    }


def test_c16_the_dialogs_say_how_many_antes_at_most() -> None:
    for language in Language:
        texts = (WEB.parents[1] / "texts" / language / "web" / "tables.ftl").read_text("utf-8")
        assert re.search(rf"^sit-rangeMeaning = .*\b{CHIPS_ANTES_MAX} ", texts, re.MULTILINE)


def test_the_rules_page_and_the_table_print_the_odds_of_the_house() -> None:
    in_rules = re.findall(r'name: "([\w ]+)", pays: (\d+), for: (\d+)', NUMBERS)
    at_table = re.findall(r'\[texts\.bonuses\.(\w+), "(\d+):(\d+)"\]', BET_PANEL)
    for shown in (in_rules, at_table):
        assert {name.lower().replace(" ", "_"): (int(pays), int(for_)) for name, pays, for_ in shown} == ODDS
