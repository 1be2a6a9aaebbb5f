"""Who may open a socket at a table, and what they may do there."""

import re
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.live import Live, Seat, Socket, bet_all, decide_all, live_player, port_of
from tests.server.site import API
from ventuno.desk.requests import Exclude


@pytest.mark.parametrize("how", ["logged out", "expired"])
def test_after_log_out_a_socket_shows_nothing_of_the_players_own(apart: Live, how: str) -> None:
    with apart.seated(2) as seats:
        anna = seats[0].browser
        assert anna is not None
        bet_all(seats)
        seats[0].until(lambda table: table["phase"] == "card1")
        before = len(seats[0].messages)
        if how == "logged out":
            anna.took(anna.request("DELETE", "/session"))
            with Seat(apart.port, {"id": seats[0].id}) as guest:
                assert guest.table
            assert seats[0].farewell("not_logged_in")["status"] == 401  # that somebody has gone would be news
        else:
            apart.clock.forward(hours=24)
            assert seats[0].farewell("not_logged_in")
        assert [message["kind"] for message in seats[0].messages[before:]] == ["farewell"]


@pytest.mark.parametrize("path", ["x", "t-", "t-0000000000000000", "t-%00", "%ff", "..", "house", "t-" + "a" * 3_000])
def test_a_table_that_does_not_exist(live: Live, path: str) -> None:
    with Seat(live.port, {"id": path}, language="it") as guest:
        problem = guest.farewell("table_unknown")
        assert (problem["status"], problem["detail"]) == (404, "Questo tavolo non esiste.")


@pytest.mark.parametrize("path", ["/", "/socket", f"{API}/tables", f"{API}/tables/", f"{API}/house", f"{API}/socket"])
def test_an_address_without_a_socket(live: Live, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Socket(live.port, path)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1"},
        {"Origin": "http://127.0.0.1.evil.example"},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
    ],
)
def test_no_page_of_another_site_opens_a_socket(calm: list[Seat], headers: dict[str, str]) -> None:
    path = f"{API}/tables/{calm[0].id}/socket"
    for at in (path, f"{API}/practice/table/socket"):
        with pytest.raises(InvalidStatus) as refused:
            Socket(port_of(calm[0]), at, calm[0].browser, **headers)
        assert refused.value.response.status_code == 403


def test_a_page_of_our_own_does(calm: list[Seat]) -> None:
    headers = {"Origin": f"http://127.0.0.1:{port_of(calm[0])}", "Sec-Fetch-Site": "same-origin"}
    with Seat(port_of(calm[0]), {"id": calm[0].id}, calm[0].browser, headers=headers) as seat:
        assert seat.table["own_box"] == 1


@pytest.mark.parametrize("csrf", ["", "x", "0" * 64])
def test_a_session_with_another_token_is_sent_away(calm: list[Seat], csrf: str) -> None:
    with Seat(port_of(calm[0]), {"id": calm[0].id}, calm[0].browser, csrf=csrf) as seat:
        assert seat.farewell("wrong_token")["status"] == 403
    with Seat(port_of(calm[0]), {"id": calm[0].id}, calm[0].browser, csrf=(calm[1].browser or calm[0]).csrf) as seat:  # type: ignore[union-attr]
        assert seat.farewell("wrong_token")


@pytest.mark.parametrize("cookie", ["", "ventuno=", f"ventuno={'0' * 64}", "ventuno=x; ventuno", "=;=;="])
def test_without_a_session_or_a_token_one_only_looks(calm: list[Seat], cookie: str) -> None:
    game = calm[0].table["game"]
    commands: list[dict[str, Any]] = [
        {"kind": "sit", "box": 5, "chips": "30", "name": "Guest"},
        {"kind": "bring", "chips": "30"},
        {"kind": "bet", "game": game, "ante": "5", "red": "1", "seed": "s"},
        {"kind": "decide", "game": game, "card": 1, "decision": "pay"},
        {"kind": "stand"},
    ]
    port, at = port_of(calm[0]), {"id": calm[0].id}
    for guest in (
        Seat(port, at, headers={"Cookie": cookie}),
        Seat(port, at, calm[0].browser, csrf=None),
        Seat(port, at, csrf="x"),
    ):
        with guest:
            assert guest.table["own_box"] is None
            assert all(box["hidden_card"] is None for box in guest.table["boxes"])
            for command in commands:
                assert guest.declined("not_logged_in", **command)["status"] == 401


def test_who_does_not_sit_there_can_do_nothing_but_sit_down(live: Live, calm: list[Seat]) -> None:
    eve = live.somebody()
    with Seat(live.port, {"id": calm[0].id}, eve) as seat:
        game = seat.table["game"]
        seat.declined("table_no_seat", "bring", chips="30")
        seat.declined("table_no_seat", "bet", game=game, ante="5", red="1", seed="s")
        seat.declined("table_no_seat", "decide", game=game, card=1, decision="stay")
        seat.declined("table_no_seat", "stand")
        seat.declined("table_box_taken", "sit", box=2, chips="30", name="Eve")
        for chips in ("15.50", "0", "0.00", "100000"):
            seat.declined("table_chips_outside_limits", "sit", box=5, chips=chips, name="Eve")
        for chips in ("-5", "5.001", "x", "1e3", "٥٥"):
            seat.declined("bad_amount", "sit", box=5, chips=chips, name="Eve")
        seat.declined("balance_too_low", "sit", box=5, chips="100.50", name="Eve")
        for name in (" ", " Eve", "Eve ", "E\u202eve", "a\nb", "\u200b"):
            seat.declined("table_bad_name", "sit", box=5, chips="30", name=name)
    books = live.books()
    with Seat(live.port, {"id": calm[0].id}, eve) as seat:
        assert seat.ask("stand", key="\u00e9")["problem"]["code"] == "bad_key"
    assert live.books() == books


def test_who_logs_out_can_do_no_more_through_an_old_socket(live: Live) -> None:
    anna = live.somebody()
    with Seat(live.port, live.opened(anna), anna) as seat:
        assert seat.table
        anna.took(anna.request("DELETE", "/session"))
        seat.say({"kind": "sit", "key": "k", "box": 1, "chips": "30", "name": "Guest"})
        assert seat.farewell("not_logged_in")


# ----- the house's limits hold here too


def test_req_26_who_is_blocked_or_excluded_cannot_sit_down(live: Live) -> None:
    for how in ("blocked", "all", "excluded"):
        anna = live.somebody()
        table = live.opened(anna)
        if how == "excluded":
            live.operate(Exclude(reason="by order"), live_player(anna))
        else:
            anna.took(anna.post("/account/blocks", {"days": 3, "game": "challenge" if how == "blocked" else "big21"}))
        with Seat(live.port, table, anna) as seat:
            if how == "all":  # of the other game only
                seat.done("sit", box=1, chips="30", name="Anna")
            else:
                code = "self_blocked" if how == "blocked" else "excluded"
                seat.declined(code, "sit", box=1, chips="30", name="Anna")


def test_req_26_a_block_ends_the_seat_after_the_game(live: Live) -> None:
    with live.seated(3) as seats:
        bet_all(seats)
        assert seats[0].browser is not None
        seats[0].browser.took(seats[0].browser.post("/account/blocks", {"days": 3, "game": "challenge"}))
        decide_all(seats, lambda _: "stay")
        shown = seats[0].until(lambda table: table["winner"])
        live.clock.forward(seconds=8)
        seats[0].until(lambda table: table["own_box"] is None)
        assert seats[0].state["balance"] == shown["boxes"][0]["chips"]
        seats[0].declined("self_blocked", "sit", box=1, chips="30", name="Again")


def test_req_23_net_loss_limits_hold_when_chips_are_brought(live: Live) -> None:
    anna = live.somebody(limit="40")
    with Seat(live.port, live.opened(anna), anna) as seat:
        seat.declined("loss_limit_reached", "sit", box=1, chips="40.50", name="Anna")
        seat.done("sit", box=1, chips="35", name="Anna")
        seat.declined("loss_limit_reached", "bring", chips="10")
        seat.done("bring", chips="5")
        seat.done("stand")
        seat.done("sit", box=1, chips="40", name="Anna")  # nothing was lost


def test_who_has_not_accepted_the_rules_cannot_sit_down(live: Live) -> None:
    anna = live.registered("norules")
    with Seat(live.port, live.opened(anna), anna) as seat:
        seat.declined("rules_not_accepted", "sit", box=1, chips="30", name="Anna")


# ----- private tables


def test_a_private_table_is_for_those_who_were_invited(live: Live) -> None:
    anna, beat, eve = live.somebody(), live.somebody(), live.somebody()
    table = live.opened(anna, private=True)
    invite = table["invite"]
    assert re.fullmatch(r"[0-9a-f]{32}", invite)
    for wrong in (None, "x", "0" * 32, invite.upper(), invite[:-1], "\0"):
        for who in (eve, None):
            with Seat(live.port, table, who, language="de", invite=wrong) as seat:
                assert seat.farewell("table_not_invited")["detail"].startswith("Das ist ein privater Tisch")
                assert [message["kind"] for message in seat.messages] == ["farewell"]
    with Seat(live.port, table, anna, invite=invite) as first, Seat(live.port, table, beat, invite=invite) as second:
        assert first.table["private"]
        for box, seat in ((1, first), (2, second)):
            seat.done("sit", box=box, chips="30", name="x")
        with Seat(live.port, table, invite=invite) as guest:
            assert guest.table["own_box"] is None
        with Seat(live.port, table, beat) as again_:  # who sits there needs no link any more
            assert again_.table["own_box"] == 2
        assert invite not in "".join(first.texts + second.texts)
