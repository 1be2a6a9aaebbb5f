"""Rare moments over HTTP: many at once, the end of the four hours, seeds of any script."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.site import API, Browser, Json, Site
from ventuno.desk.desk import CLOCK, Desk
from ventuno.desk.requests import ExpirePlay
from ventuno.house.big21.evidence import Export, verify
from ventuno.house.ledger import codec

AT_ONCE = 12


def together(browser: Browser, path: str, bodies: list[Json], keys: list[str]) -> list[tuple[int, Json]]:
    """All of them, from as many threads."""
    headers = {"Cookie": f"ventuno={browser.cookies['ventuno']}", "X-CSRF-Token": browser.csrf or ""}
    client = browser.site.client

    def ask(body: Json, key: str) -> tuple[int, Json]:
        response = client.post(f"{API}{path}", json=body, headers=headers | {"Idempotency-Key": key})
        return response.status_code, response.json()

    with ThreadPoolExecutor(len(keys)) as threads:
        return list(threads.map(ask, bodies, keys))


def test_req_28_the_same_move_many_times_at_once_is_one_move(both: Site) -> None:
    anna = both.ready()
    table = anna.start()
    body = {"sequence": table["sequence"], "move": "place 1"}
    answers = together(anna, f"/plays/{table['play']}/moves", [body] * AT_ONCE, ["k"] * AT_ONCE)
    assert [status for status, _ in answers] == [200] * AT_ONCE
    tables = [answer["table"] for _, answer in answers]
    assert all(each == tables[0] for each in tables)
    assert anna.took(anna.get(f"/plays/{table['play']}"))["table"] == tables[0]


def test_req_32_of_different_moves_at_once_one_counts(both: Site) -> None:
    anna = both.ready()
    table = anna.start()
    bodies = [{"sequence": table["sequence"], "move": f"place {1 + number % 5}"} for number in range(AT_ONCE)]
    keys = [f"k{number}" for number in range(AT_ONCE)]
    answers = together(anna, f"/plays/{table['play']}/moves", bodies, keys)
    assert sorted(status for status, _ in answers) == [200] + [409] * (AT_ONCE - 1)
    (made,) = [answer["table"] for status, answer in answers if status == 200]
    assert {answer["code"] for status, answer in answers if status == 409} == {"stale"}
    assert anna.took(anna.get(f"/plays/{table['play']}"))["table"] == made
    assert anna.moved(made, "discard")["sequence"] == made["sequence"] + 2


def test_money_is_spent_once_however_many_want_it_at_once(both: Site) -> None:
    anna = both.ready(deposit="10")
    bodies = [{"amount": "4"}] * AT_ONCE
    keys = [f"k{number}" for number in range(AT_ONCE)]
    answers = together(anna, "/account/withdrawals", bodies, keys)
    assert sorted(status for status, _ in answers) == [200] * 2 + [422] * (AT_ONCE - 2)
    assert anna.took(anna.get("/me"))["account"]["balance"] == "2.00"


def test_one_play_is_offered_and_started_however_many_tabs_ask_at_once(both: Site) -> None:
    anna = both.ready()
    keys = [f"o{number}" for number in range(AT_ONCE)]
    offers = together(anna, "/plays", [{}] * AT_ONCE, keys)
    assert len({str(offer) for _, offer in offers}) == 1
    offer = offers[0][1]
    body = {"stake": "1", "client_seed": "x", "rules": offer["rules"], "law": offer["law"]}
    keys = [f"s{number}" for number in range(AT_ONCE)]
    starts = together(anna, f"/plays/{offer['play']}/start", [body] * AT_ONCE, keys)
    assert sorted(status for status, _ in starts) == [200] + [409] * (AT_ONCE - 1)
    assert anna.took(anna.get("/me"))["account"]["balance"] == "99.00"


def test_art_23_the_sweeper_may_be_quicker_than_whoever_looks(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = site.ready()
    play = anna.start()["play"]
    site.clock.forward(hours=4)
    do = Desk.do

    async def later(desk: Desk, request: Any, *, player: str, key: str) -> Any:  # noqa: ANN401
        await do(desk, ExpirePlay(play=play), player=player, key="sweep", actor=CLOCK)
        return await do(desk, request, player=player, key=key)

    monkeypatch.setattr(Desk, "do", later)
    shown = anna.took(anna.get(f"/plays/{play}"))
    assert (shown["table"]["ended"], shown["balance"]) == ("expired", "99.00")


def test_art_23_a_moment_before_the_end_one_may_still_move(site: Site) -> None:
    anna = site.ready()
    table = anna.start()
    site.clock.forward(hours=4, microseconds=-1)
    table = anna.moved(table, "discard")
    site.clock.forward(microseconds=1)
    anna.refused(anna.move(table, "discard"), 409, "expired")
    anna.refused(anna.move(table, "discard"), 409, "play_over")


@pytest.mark.parametrize("seed", ["🂡🂮", "é́", "שלום", " ", "'\";--", "a" * 64, "0", "\u00a0x"])
def test_a_seed_of_any_script_is_taken_or_refused_and_can_be_verified(shared: Site, seed: str) -> None:
    anna = shared.browser()
    anna.took(anna.post("/session", {"login": "anna", "password": "correct horse"}))
    offered = anna.took(anna.post("/plays"))
    body = {"stake": "1", "client_seed": seed, "rules": offered["rules"], "law": offered["law"]}
    response = anna.post(f"/plays/{offered['play']}/start", body)
    if not seed.isprintable():
        anna.refused(response, 422, "bad_client_seed")
        return
    table = anna.finish(anna.took(response)["table"])
    text = anna.get(f"/plays/{table['play']}/evidence").text
    assert str(verify(text).paid_out) == "0.00"
    assert codec.decode(text, Export).client_seed == seed


@pytest.fixture(autouse=True, scope="module")
def _someone(shared: Site) -> None:
    shared.ready("anna")
