"""The numbers that the browser's pages print without asking the house are those of the house."""

import json
import re
from pathlib import Path
from typing import Any

from ventuno.house.tables.croupier import VOID_AFTER
from ventuno.house.tables.state import AWAY_SECONDS, LEAVES_AFTER
from ventuno.rules.cards import DECK
from ventuno.rules.challenge.game import PLAYERS
from ventuno.rules.challenge.table_rules import LEAFLET

WEB = Path(__file__).parents[2] / "web" / "src"
NUMBERS = (WEB / "challenge" / "rules" / "numbers.ts").read_text("utf-8")


def printed(name: str) -> Any:  # noqa: ANN401
    """A constant of the page's, which is JSON but for comments, bare names and commas at the end."""
    found = re.search(rf"^export const {name} = (\{{.*?\}}) as const;$", NUMBERS, re.MULTILINE | re.DOTALL)
    assert found is not None
    bare = re.sub(r"//.*", "", found[1])
    return json.loads(re.sub(r",(\s*\})", r"\1", re.sub(r"(\w+): ", r'"\1": ', bare)))


def test_the_rules_page_prints_the_numbers_of_the_house() -> None:
    assert printed("NUMBERS") == {
        "players_least": min(PLAYERS),
        "players_most": max(PLAYERS),
        "cards": len(DECK),
        "away_seconds": AWAY_SECONDS,
        "missed_games": LEAVES_AFTER,
        "void_minutes": VOID_AFTER.total_seconds() / 60,
    }


def test_the_sentences_that_are_told_with_the_leaflets_odds_know_them() -> None:
    assert printed("LEAFLET_ODDS") == {bonus.value: str(odds) for bonus, odds in LEAFLET.odds.items()}
