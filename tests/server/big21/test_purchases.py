"""A card on sale, over HTTP: who pays for it (B15), and why it cannot be bought (B9)."""

from datetime import timedelta

import pytest

from tests.server.site import Browser, Json, Site
from ventuno.house.ledger.calendar import bounds, day_of


def out_of_cards(visitor: Browser, table: Json) -> Json:
    while table["card"] is not None:
        assert table["purchase"] is None  # nothing is on sale before the last card is played (B8)
        table = visitor.moved(table, "discard")
    return table


def seen(visitor: Browser, table: Json) -> Json:
    return visitor.took(visitor.get(f"/plays/{table['play']}"))["table"]


def test_b15_a_purchase_says_what_realised_winnings_and_the_balance_pay(generous: Site) -> None:
    anna = generous.ready()
    table = out_of_cards(anna, anna.moved(anna.win(anna.start("1")), "risk 3"))
    assert table["purchase"] == {
        "price": "3.00",
        "from_realised": "2.00",
        "from_balance": "1.00",
        "realised_after": "0.00",
        "impossible": None,
    }
    assert table["moves"] == ["buy", "end"]
    table = anna.moved(table, "buy")
    assert (table["purchase"], table["realised"]) == (None, "0.00")
    table = anna.moved(table, "discard")
    assert (table["purchase"]["from_realised"], table["purchase"]["from_balance"]) == ("0.00", "3.00")


def test_b9_a_purchase_that_the_balance_forbids_says_what_is_missing(both: Site) -> None:
    anna = both.ready(deposit="3")
    table = out_of_cards(anna, anna.start("2"))
    assert table["purchase"]["impossible"] == {
        "code": "balance_too_low",
        "article": "Art. 10.2",
        "detail": "The balance is too low: CHF 1.00 available, CHF 2.00 needed.",
        "way_out": "deposit",
        "possible_from": None,
        "missing": "1.00",
    }
    assert table["moves"] == ["buy", "end"]  # the rules know no balance
    problem = anna.refused(anna.move(table, "buy"), 422, "balance_too_low")
    assert problem["detail"] == table["purchase"]["impossible"]["detail"]
    assert seen(anna, table) == table
    anna.took(anna.post("/account/deposits", {"amount": "1"}))
    assert seen(anna, table)["purchase"]["impossible"] is None
    anna.moved(table, "buy")


def test_b9_a_purchase_that_a_limit_forbids_says_until_when(site: Site) -> None:
    today = day_of(site.clock.at)
    site.clock.at = midnight = bounds(today)[1]
    site.clock.at -= timedelta(hours=3)
    anna = site.ready(limit="900")
    anna.took(anna.post("/account/limits", {"limits": {"loss_1_day": "2"}}))
    table = out_of_cards(anna, anna.start("2"))
    impossible = table["purchase"]["impossible"]
    assert (impossible["code"], impossible["way_out"]) == ("loss_limit_reached", "wait")
    assert impossible["possible_from"] == midnight.isoformat().replace("+00:00", "Z")
    site.clock.at = midnight
    assert seen(anna, table)["purchase"]["impossible"] is None


@pytest.mark.parametrize(
    ("language", "detail"),
    [
        ("de", "Das Guthaben reicht nicht"),
        ("fr", "Le solde ne suffit pas"),
        ("it", "Il saldo non basta"),
        ("en", "The balance is too low"),
    ],
)
def test_b9_the_reason_is_in_the_readers_language(site: Site, language: str, detail: str) -> None:
    anna = site.ready(deposit="1", language=language)
    table = out_of_cards(anna, anna.start("1"))
    assert table["purchase"]["impossible"]["detail"].startswith(detail)
    assert seen(anna, table) == table


def test_req_28_an_answer_given_again_is_judged_by_the_account_as_it_is_now(site: Site) -> None:
    anna = site.ready(deposit="1")
    table = anna.start("1")
    while table["to_come"]:
        table = anna.moved(table, "discard")
    first = anna.took(anna.move(table, "discard", key="k"))["table"]
    assert first["purchase"]["impossible"]["way_out"] == "deposit"
    anna.took(anna.post("/account/deposits", {"amount": "1"}))
    assert anna.took(anna.move(table, "discard", key="k"))["table"]["purchase"]["impossible"] is None
    anna.moved(first, "end")
    again = anna.took(anna.move(table, "discard", key="k"))["table"]
    assert (again["sequence"], again["purchase"]["impossible"]) == (first["sequence"], None)


def test_req_7_in_practice_nothing_forbids_a_purchase(site: Site) -> None:
    guest = site.browser()
    told = guest.took(guest.post("/practice", {"stake": "2"}))
    while told["table"]["card"] is not None:
        table = told["table"]
        move = {"text": told["text"], "play": table["play"], "law": table["law"], "move": "discard"}
        told = guest.took(guest.post("/practice/moves", move))
    assert told["table"]["purchase"] == {
        "price": "2.00",
        "from_realised": "0.00",
        "from_balance": "2.00",
        "realised_after": "0.00",
        "impossible": None,
    }
