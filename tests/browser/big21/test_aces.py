"""What aces do on the page: one drops to 1 by itself, a complete stack is cleared, cards are free (Art. 7, 11)."""

import itertools
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.places import Thread, found, known_seed
from tests.browser.tables.seats import Seat
from tests.browser.visitors import Visitor, Visitors
from ventuno.house.big21.draw import Seeds, Stream, pick
from ventuno.rules.law import KEYS, Law

_MANY = 1_000_000_000
# Nearly all cards are aces, tens and fives, and free cards are six.
_DEAL = tuple(_MANY if key in {"A", "10", "5"} else 1 for key in KEYS["deal"])
ACES = Law("aces", deal=_DEAL, free_cards=(1,) * 4 + (_MANY,), high_low=(1,) * 13)

DROPS = {"de": "Ein Ass auf Stapel 2 zählt jetzt 1.", "fr": "Un as de la pile 2 compte maintenant 1."}
CLEARED = {"de": "aufgelöst", "fr": "défaite"}
FREE = {"de": "6 kostenlose Karten", "fr": "6 cartes gratuites", "it": "6 carte gratuite", "en": "6 free cards"}
TEN = {
    "de": "Für eine Karte mit Wert 10 gibt es keine kostenlosen Karten.",
    "fr": "Pas de cartes gratuites pour une carte valant 10.",
}
THREE = {
    "it": "Niente carte gratuite: tre mazzi sono già stati completi insieme.",
    "en": "No free cards: three stacks have already been complete at once.",
}


@pytest.fixture(scope="module")
def aces(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Thread]:
    file = tmp_path_factory.mktemp("aces") / "house.sqlite"
    found(file, ACES)
    standing = Thread(file)
    yield standing
    standing.close()


def dealt(place: Thread, visitor: Visitor, ranks: str) -> Seat:
    """At a play whose first cards are these. Nobody could choose them: that takes the database and the house's key."""
    visitor.become_player()
    offered = visitor.ask("POST", "/plays")
    server = known_seed(place.file, offered["play"])
    wanted = [KEYS["deal"].index(rank) for rank in ranks.split()]

    def fits(chosen: int) -> bool:
        seeds = Seeds(server, str(chosen).encode())
        return all(pick(seeds, Stream.DEAL, place, ACES.deal) == rank for place, rank in enumerate(wanted))

    seed = next(filter(fits, itertools.count()))
    start = {"stake": "2", "client_seed": str(seed), "rules": offered["rules"], "law": offered["law"]}
    visitor.ask("POST", f"/plays/{offered['play']}/start", start)
    visitor.open("play")
    return Seat(visitor)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_art_11_1_a_complete_stack_is_cleared_and_completed_again(
    aces: Thread, visitors: Visitors, language: str
) -> None:
    anna = visitors(aces.url, language)
    seat = dealt(aces, anna, "A 10 A 10 10 5 5")
    note = anna.page.get_by_test_id("note")
    for move in "1122":
        seat.move(f"place {move}")
    # Art. 7.2, 10.1: an ace and a ten are 21, and two stacks earn free cards
    expect(seat.stack(2).locator(".total")).to_have_text("21*")
    expect(note).to_contain_text(FREE[language])
    seat.move("place 1")
    # Art. 11.2, B7: with a ten the stack stays complete, and no cards are free
    expect(note).to_contain_text(TEN[language])
    expect(seat.stack(1).locator(".total")).to_have_text("21")
    seat.move("place 2")
    # Art. 7.3, B4: 26 would be over
    expect(note).to_contain_text(DROPS[language])
    expect(seat.stack(2).locator(".total")).to_have_text("16")
    # Art. 11.3: it is cleared, and not complete
    expect(seat.stack(2).locator(".needs")).to_have_text(CLEARED[language])
    assert anna.wrong() == []
    seat.move("place 2")
    # Art. 11.1, B6: a second stack is complete again
    expect(note).to_contain_text(FREE[language])
    expect(seat.stack(2).locator(".total")).to_have_text("21")


@pytest.mark.parametrize("language", ["it", "en"])
def test_art_11_2_no_cards_are_free_once_three_stacks_were_complete(
    aces: Thread, visitors: Visitors, language: str
) -> None:
    anna = visitors(aces.url, language)
    seat = dealt(aces, anna, "A 10 A 10 A 10 5 5 5")
    note = anna.page.get_by_test_id("note")
    for move in "1122":
        seat.move(f"place {move}")
    expect(note).to_contain_text(FREE[language])
    for move in "3312":
        seat.move(f"place {move}")
    # Art. 11.3: of three complete stacks two are cleared
    expect(seat.table.locator(".stack.complete")).to_have_count(1)
    seat.move("place 1")
    # Art. 11.2, B6
    expect(note).to_contain_text(THREE[language])
    expect(seat.table.locator(".stack.complete")).to_have_count(2)
    assert anna.wrong() == []
