"""Playing for play money, over HTTP."""

import json
from datetime import timedelta

import httpx
import pytest

from tests.server.site import Site, towards_21
from ventuno.house.big21.draw import Seeds, Stream, pick
from ventuno.house.big21.evidence import Export, verify
from ventuno.house.ledger import codec
from ventuno.rules.cards import RANKS
from ventuno.rules.law import UNIFORM


def test_a_whole_play_with_high_low_and_risk_pays_what_the_ledger_says(generous: Site) -> None:
    anna = generous.ready()
    table = anna.win(anna.start("2"))
    assert (table["phase"], table["prize"], table["moves"]) == ("choice", "10.00", ["highlow", "end"])
    table = anna.moved(table, "highlow")
    while table["phase"] == "highlow":
        table = anna.moved(table, "higher" if table["open_card"]["rank"] == "2" else "lower")
    assert [guess["outcome"] for guess in table["guesses"] if guess["outcome"] != "equal"] == ["right"] * 4
    assert table["risk"] == {"prize": "40.00", "least": "0.10", "most": "10.00", "step": "0.10", "limit": "quarter"}
    table = anna.moved(table, "risk 10")
    assert (table["phase"], table["realised"], table["game_stake"]) == ("risk", "30.00", "10.00")
    table = anna.moved(anna.win(table), "end")
    assert (table["phase"], table["paid_out"], table["net"]) == ("over", "80.00", "78.00")
    me = anna.took(anna.get("/me"))
    assert me["account"]["balance"] == "178.00"
    assert me["session"]["result"] == "78.00"
    statement = anna.took(anna.get("/account/statement"))
    assert (statement["stakes"], statement["prizes"], statement["result"]) == ("2.00", "80.00", "78.00")
    assert [(line["kind"], line["amount"]) for line in statement["lines"]] == [
        ("play_paid", "80.00"),
        ("play_started", "-2.00"),
        ("deposited", "100.00"),
    ]


def test_req_29_the_session_result_counts_the_stake_at_once(site: Site) -> None:
    anna = site.ready()
    offered = anna.took(anna.post("/plays"))
    body = {"stake": "3", "client_seed": "x", "rules": offered["rules"], "law": offered["law"]}
    started = anna.took(anna.post(f"/plays/{offered['play']}/start", body))
    assert started["session"]["result"] == "-3.00"
    assert started["balance"] == "97.00"


def test_req_28_the_same_key_shows_the_table_as_it_was_then(both: Site) -> None:
    anna = both.ready()
    table = anna.start()
    first = anna.took(anna.move(table, "place 1", key="k"))
    later = anna.moved(first["table"], "place 2")
    both.restart()
    again = anna.took(anna.move(table, "place 1", key="k"))
    assert again["table"] == first["table"]
    assert again["events"] == first["events"]
    anna.refused(anna.move(table, "place 3", key="k"), 409, "key_conflict")
    assert anna.took(anna.get(f"/plays/{table['play']}"))["table"] == later


def test_req_32_a_stale_or_forged_sequence_changes_nothing(site: Site) -> None:
    anna = site.ready()
    table = anna.start()
    moved = anna.moved(table, "discard")
    for sequence in (table["sequence"], 0, 99_999):
        body = {"sequence": sequence, "move": "place 1"}
        anna.refused(anna.post(f"/plays/{table['play']}/moves", body), 409, "stale")
    assert anna.took(anna.get(f"/plays/{table['play']}"))["table"] == moved


def test_req_15_after_a_restart_the_very_same_table_goes_on(both: Site) -> None:
    anna = both.ready()
    table = anna.start()
    for move in ("place 1", "place 2", "discard"):
        table = anna.moved(table, move)
    both.restart()
    assert anna.took(anna.get(f"/plays/{table['play']}"))["table"] == table
    assert anna.moved(table, "place 3")["sequence"] > table["sequence"]


def test_art_23_an_expired_play_is_shown_as_ended_with_what_it_paid(generous: Site) -> None:
    anna = generous.ready()
    table = anna.start("1")
    while table["complete"] < 2:
        table = anna.moved(table, towards_21(table))
    generous.clock.forward(hours=4)
    problem = anna.refused(anna.move(table, "discard"), 409, "expired")
    assert "CHF 1.10" in problem["detail"]
    ended = anna.took(anna.get(f"/plays/{table['play']}"))
    assert (ended["table"]["ended"], ended["table"]["paid_out"], ended["balance"]) == ("expired", "1.10", "100.10")


def test_art_23_looking_at_a_play_whose_time_is_over_ends_it(generous: Site) -> None:
    anna = generous.ready()
    table = anna.start()
    generous.clock.forward(hours=5)
    assert anna.took(anna.get(f"/plays/{table['play']}"))["table"]["ended"] == "expired"
    assert anna.took(anna.get("/me"))["account"]["running"] is None


def test_req_17_an_unfinished_play_is_offered_with_its_end(site: Site) -> None:
    anna = site.ready()
    table = anna.start()
    running = anna.took(anna.get("/me"))["account"]["running"]
    assert running["play"] == table["play"]
    assert running["expires_at"] == (site.clock.at + timedelta(hours=4)).isoformat().replace("+00:00", "Z")
    anna.refused(anna.post("/plays"), 409, "play_running")


def test_req_6_no_answer_holds_the_seed_or_a_card_to_come(generous: Site) -> None:
    anna = generous.ready()
    heard = list[str]()
    request = generous.client.request

    def overheard(*arguments: object, **named: object) -> httpx.Response:
        response = request(*arguments, **named)  # type: ignore[arg-type]
        heard.append(response.text)
        return response

    generous.client.request = overheard  # type: ignore[method-assign]
    table = anna.start()
    for _ in range(4):
        table = anna.moved(table, towards_21(table))
    for path in (f"/plays/{table['play']}", "/account/plays", "/account/statement", "/me", "/account/export"):
        anna.get(path)
    for path in ("review", "evidence"):
        anna.refused(anna.get(f"/plays/{table['play']}/{path}"), 409, "not_over")
    generous.client.request = request  # type: ignore[method-assign]
    table = anna.finish(table)
    export = codec.decode(anna.get(f"/plays/{table['play']}/evidence").text, Export)
    assert not any(export.server_seed in answer for answer in heard)
    shown = {answer for answer in heard if '"table"' in answer}
    assert len(shown) == 6
    for answer in shown:
        assert set(json.loads(answer)["table"]) == set(table)  # nothing but what is named


def test_the_cards_shown_are_those_that_the_seeds_fix_suits_included(site: Site) -> None:
    anna = site.ready()
    table = anna.start()
    seen = [table["card"]]
    while table["phase"] == "main" and table["to_come"]:
        table = anna.moved(table, "discard")
        seen.append(table["card"])
    table = anna.finish(table)
    export = codec.decode(anna.get(f"/plays/{table['play']}/evidence").text, Export)
    seeds = Seeds(bytes.fromhex(export.server_seed), export.client_seed.encode())
    ranks = [RANKS[pick(seeds, Stream.DEAL, number, UNIFORM.deal)].symbol for number in range(8)]
    assert [card["rank"] for card in seen] == ranks
    assert [card["suit"] for card in seen] == ["cdhs"[pick(seeds, Stream.SUIT, n, (1,) * 4)] for n in range(8)]


def test_the_evidence_of_a_finished_play_can_be_verified(generous: Site) -> None:
    anna = generous.ready()
    table = anna.finish(anna.win(anna.start("5")))
    text = anna.get(f"/plays/{table['play']}/evidence").text
    assert str(verify(text).paid_out) == table["paid_out"]
    assert codec.decode(text, Export).commitment == table["commitment"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"stake": "6"}, "stake_not_offered"),
        ({"stake": "-1"}, "bad_amount"),
        ({"rules": "2024-08-28"}, "rules_not_in_force"),
        ({"law": "0" * 64}, "law_not_in_force"),
        ({"client_seed": "\n"}, "bad_client_seed"),
    ],
)
def test_a_start_that_is_not_possible_says_why(site: Site, body: dict[str, str], code: str) -> None:
    anna = site.ready()
    offered = anna.took(anna.post("/plays"))
    whole = {"stake": "1", "client_seed": "x", "rules": offered["rules"], "law": offered["law"]} | body
    anna.refused(anna.post(f"/plays/{offered['play']}/start", whole), 422, code)
    assert anna.took(anna.get("/me"))["account"]["balance"] == "100.00"


def test_req_24_a_card_is_not_sold_beyond_the_limit(site: Site) -> None:
    anna = site.ready(limit="1.50")
    table = anna.start()
    while table["to_come"] or table["card"]:
        table = anna.moved(table, "discard")
    problem = anna.refused(anna.move(table, "buy"), 422, "loss_limit_reached")
    assert "0.50" in problem["detail"]
    assert anna.moved(table, "end")["ended"] == "too_few"


def test_req_19_plays_can_be_looked_up_page_by_page(site: Site) -> None:
    anna = site.ready()
    names = [anna.finish(anna.start())["play"] for _ in range(25)]
    first = anna.took(anna.get("/account/plays"))
    second = anna.took(anna.get(f"/account/plays?before={first['before']}"))
    assert [line["play"] for line in (*first["plays"], *second["plays"])] == names[::-1]
    assert second["before"] is None
    assert {line["ended"] for line in first["plays"]} == {"too_few"}


@pytest.mark.parametrize("given", ["phone", "desktop", "other", None])
def test_req_13_the_journal_knows_the_channel_that_the_client_names(site: Site, given: str | None) -> None:
    """If the client names none, the line is the same as it was before channels existed."""
    anna = site.ready()
    offered = anna.took(anna.post("/plays"))
    body = {"stake": "1", "client_seed": "x", "rules": offered["rules"], "law": offered["law"]}
    start = f"/plays/{offered['play']}/start"
    assert anna.post(start, {**body, "channel": "fax"}).status_code == 400
    table = anna.took(anna.post(start, body if given is None else {**body, "channel": given}))["table"]
    anna.finish(table)
    text = anna.get(f"/plays/{offered['play']}/evidence").text
    assert str(verify(text).paid_out) == "0.00"
    lines = [json.loads(line.text)["what"] for line in codec.decode(text, Export).journal if line.text]
    (started,) = [what for what in lines if what["kind"] == "play_started"]
    assert started.get("channel") == (given if given in {"phone", "desktop"} else None)
