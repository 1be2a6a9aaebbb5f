"""Art. 3 as players read it: what 88 % mean under the law in force, with the figures of the API in every language."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.places import Thread, found
from tests.browser.visitors import LANGUAGES, PHONE, Visitor, Visitors
from ventuno.store import laws

ROWS = {"best": "highest", "players": "players_payout", "blind": "blind"}  # of the table, and in the API
SAYS = {
    "de": "was die hier beschriebenen Spielerinnen und Spieler zusammen zurückerhalten",
    "fr": "les joueuses et joueurs décrits ici",
    "it": "i giocatori descritti qui",
    "en": "what the players described here receive back",
}


@pytest.fixture(scope="module")
def new_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Thread]:
    """As `ventuno serve` founds it."""
    file: Path = tmp_path_factory.mktemp("new") / "house.sqlite"
    found(file, laws.load(laws.OF_A_NEW_HOUSE))
    standing = Thread(file)
    yield standing
    standing.close()


def meaning(visitor: Visitor) -> Locator:
    return visitor.open("rules").get_by_test_id("payout-meaning")


def payout_of(visitor: Visitor) -> dict[str, Any]:
    answer: dict[str, Any] = visitor.ask("GET", "/house")["law"]["payout"]
    return answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_art_3_1_the_page_of_rules_says_who_receives_88_per_cent(
    new_house: Thread, visitors: Visitors, language: str
) -> None:
    guest = visitors(new_house.url, language, PHONE)
    shown, payout = meaning(guest), payout_of(guest)
    assert payout["reached_by"] == "players"
    assert payout["highest"] < 0.95
    assert payout["players"] == [
        {"skill": 10.0, "share": 0.25},
        {"skill": 20.0, "share": 0.5},
        {"skill": 40.0, "share": 0.25},
    ]
    for row, name in ROWS.items():
        # P2, P5
        expect(shown.locator(f"[data-row={row}] td")).to_have_text(f"{payout[name] * 100:.2f}\u00a0%")
    expect(shown).to_contain_text(SAYS[language])
    expect(shown).to_contain_text("88\u00a0%")
    for part in ("10", "20", "40", "25\u00a0%", "50\u00a0%"):
        expect(shown.locator("[data-row=players] th")).to_contain_text(part)
    shown.scroll_into_view_if_needed()
    assert guest.wrong("rules-payout") == []


def test_art_3_1_under_optimal_88_it_is_the_best_who_receive_them(house: Thread, visitors: Visitors) -> None:
    guest = visitors(house.url, "en")
    shown, payout = meaning(guest), payout_of(guest)
    assert (payout["reached_by"], round(payout["highest"], 4)) == ("best", 0.88)
    expect(shown).to_contain_text("are what best play receives back")
    expect(shown.locator("[data-row=players] td")).to_have_text(f"{payout['players_payout'] * 100:.2f}\u00a0%")
