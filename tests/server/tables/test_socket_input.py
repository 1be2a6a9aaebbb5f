"""Bad input and floods over real sockets: declined or cut off, and nobody else at the table notices."""

import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live import BAD, PATIENCE_SECONDS, Live, Seat, Socket, again, decide_all, port_of, turn_of
from tests.server.site import API, Json
from ventuno.server.tables import sockets

# ----- at the wrong time


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Sie sind nicht am Zug."),
        ("fr", "Ce n’est pas à vous de décider."),
        ("it", "Non tocca a voi."),
        ("en", "It is not your turn."),
    ],
)
def test_a_decision_out_of_turn_is_declined_in_ones_language(calm: list[Seat], language: str, said: str) -> None:
    with again(calm, (turn_of(calm) + 1) % 3, language) as other:
        game = other.table["game"]
        for card in (1, 2):
            problem = other.declined("table_not_your_turn", "decide", game=game, card=card, decision="pay")
            assert problem["detail"] == said
            assert problem["article"] == "C6"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"card": 2}, "table_not_your_turn"),
        ({"game": "t-0000000000000000-1"}, "table_game_not_running"),
        ({"game": "x"}, "table_game_not_running"),
        ({"game": "\0"}, "table_game_not_running"),
    ],
)
def test_a_decision_of_another_card_or_game_is_declined(calm: list[Seat], fields: Json, code: str) -> None:
    with again(calm, turn_of(calm)) as actor:
        actor.declined(code, "decide", **{"game": actor.table["game"], "card": 1, "decision": "stay"} | fields)


def test_during_a_game_there_is_no_betting_and_no_bringing_chips(calm: list[Seat]) -> None:
    with again(calm, 0) as seat:
        seat.declined("table_no_betting_now", "bet", game=seat.table["game"], ante="5", red="1", seed="s")
        seat.declined("table_chips_between_games", "bring", chips="10")


def test_one_box_each(calm: list[Seat]) -> None:
    with again(calm, 0) as seat:
        for box in (1, 2, 5):
            seat.declined("table_seated_already", "sit", box=box, chips="30", name="Twice")


# ----- what makes no sense


@pytest.mark.parametrize("message", BAD.values(), ids=BAD.keys())
def test_what_makes_no_sense_is_declined_and_the_socket_stays(calm: list[Seat], message: str | bytes) -> None:
    with again(calm, 0, "it") as seat:
        assert seat.table
        seat.say(message)
        while (heard := seat.hear())["kind"] == "state":
            pass
        assert heard["kind"] == "declined"
        assert heard["key"] == ""
        assert heard["problem"]["code"] == "unreadable"
        assert heard["problem"]["detail"] == "Questo messaggio non ha senso a questo tavolo."
        assert seat.declined("table_seated_already", "sit", box=5, chips="30", name="n")


@pytest.mark.parametrize("message", BAD.values(), ids=BAD.keys())
def test_a_first_message_that_makes_no_sense_is_the_last(calm: list[Seat], message: str | bytes) -> None:
    if isinstance(message, str) and '"enter"' in message:
        message = '{"kind":"enter","language":"rm"}'
    headers = {"Accept_Language": "fr-CH,fr"}
    with Socket(port_of(calm[0]), f"{API}/tables/{calm[0].id}/socket", **headers) as guest:  # type: ignore[arg-type]
        guest.say(message)
        assert guest.farewell("unreadable")["detail"] == "Ce message n’a pas de sens à cette table."
        assert [message["kind"] for message in guest.messages] == ["farewell"]


@pytest.mark.parametrize("size", [4_097, 16_000])
def test_a_message_that_is_too_long_is_the_last(calm: list[Seat], size: int) -> None:
    with again(calm, 1, "de") as seat:
        assert seat.table
        seat.say("x" * size)
        assert "4096" in seat.farewell("too_large")["detail"]


@pytest.mark.parametrize("size", [17_000, 1_000_000, 20_000_000])
@pytest.mark.parametrize("kind", [str, bytes])
def test_a_message_of_a_megabyte_is_not_even_read(calm: list[Seat], size: int, kind: type[str | bytes]) -> None:
    with again(calm, 1) as seat:
        assert seat.table
        with suppress(ConnectionClosed):
            seat.say("x" * size if kind is str else b"x" * size)
        said, code = seat.ended()
        assert said is None
        assert code in {1009, 1006}  # too big; or, where it is still being sent, cut off


# ----- floods, and silence


def pour(seat: Seat, message: str | bytes) -> None:
    for _ in range(200_000):
        seat.say(message)


@pytest.mark.parametrize("message", ['{"kind":"stand"}', '{"kind":"bring","key":"k","chips":"x"}', "", b"\xff"])
def test_a_flood_is_cut_off_and_nobody_else_notices(calm: list[Seat], message: str | bytes) -> None:
    with again(calm, 1, "fr") as seat:
        assert seat.table
        with pytest.raises(ConnectionClosed):
            pour(seat, message)
        said, code = seat.ended()
        if said is not None:  # it may be lost where so much is on its way
            assert said["problem"]["code"] == "flood"
            assert said["problem"]["detail"] == "Trop de messages à la fois; la connexion est fermée."
        assert code in {1008, 1006}
        answered = sum(message["kind"] == "declined" for message in seat.messages)
        assert answered <= sockets.BURST + 100


def test_a_flood_of_a_hundred_is_told_why(calm: list[Seat], monkeypatch: pytest.MonkeyPatch) -> None:
    with again(calm, 1) as seat:
        assert seat.table
        monkeypatch.setattr(sockets, "PER_SECOND", 0.0)  # at once, however slowly the machine reads them
        with suppress(ConnectionClosed):  # it may be closed before all is said
            for _ in range(sockets.BURST + 20):
                seat.say('{"kind":"stand"}')
        assert seat.farewell("flood")["status"] == 429
        assert sum(message["kind"] == "declined" for message in seat.messages) < sockets.BURST + 10


def test_a_flood_of_pings_is_cut_off(calm: list[Seat]) -> None:
    with again(calm, 1) as seat:
        assert seat.table
        with pytest.raises(OSError, match=r"Broken pipe|reset|descriptor"):
            pour_pings(seat)


def pour_pings(seat: Seat) -> None:
    for _ in range(20_000):
        seat._connection.socket.sendall(bytes([0x89, 0x80, 0, 0, 0, 0]) * 1_000)


def test_who_never_says_who_they_are_is_sent_away(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    with live.seated(2) as seats:
        monkeypatch.setattr(sockets, "ENTER_SECONDS", 0.2)
        path = f"{API}/tables/{seats[0].id}/socket"
        with Socket(live.port, path) as guest:
            assert guest.farewell("too_slow")
            assert len(guest.messages) == 1
        assert seats[0].table


def test_a_handshake_that_is_never_finished_disturbs_nobody(calm: list[Seat]) -> None:
    with socket.create_connection(("127.0.0.1", port_of(calm[0])), timeout=PATIENCE_SECONDS) as raw:
        raw.sendall(f"GET {API}/tables/{calm[0].id}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n".encode())
        with again(calm, 0) as seat:
            assert seat.table


# ----- seats and bets that cannot be


def test_a_box_that_the_table_does_not_have(live: Live) -> None:
    anna = live.somebody()
    with Seat(live.port, live.opened(anna, boxes=2), anna) as seat:
        seat.declined("table_no_such_box", "sit", box=3, chips="30", name="Anna")


def test_two_who_want_one_box(live: Live) -> None:
    anna, beat = live.somebody(), live.somebody()
    table = live.opened(anna)
    with Seat(live.port, table, anna) as first, Seat(live.port, table, beat) as second:
        sit = {"kind": "sit", "key": "s", "box": 1, "chips": "30", "name": "Me"}
        first.say(sit)
        answers = [second.answer(sit)["kind"]]
        while not {"done", "declined"} & {message["kind"] for message in first.messages[-1:]}:
            first.hear()
        assert sorted([*answers, first.messages[-1]["kind"]]) == ["declined", "done"]
    balances = [each.took(each.get("/me"))["account"]["balance"] for each in (anna, beat)]
    assert sorted(balances) == ["100.00", "70.00"]


@pytest.mark.parametrize(
    ("bet", "code"),
    [
        ({"ante": "4.50"}, "table_bet_outside_limits"),
        ({"ante": "10.50"}, "table_bet_outside_limits"),
        ({"red": "0.50"}, "table_bet_outside_limits"),
        ({"red": "5.50"}, "table_bet_outside_limits"),
        ({"black": "99"}, "table_bet_outside_limits"),
        ({"red": "0"}, None),
        ({"red": "0", "black": "0.00"}, None),
        ({"ante": "0"}, None),
        ({"ante": "5.25"}, None),
        ({"red": "1.01"}, None),
        ({"ante": "-5"}, "bad_amount"),
        ({"red": "-1"}, "bad_amount"),
        ({"ante": "1e1"}, "bad_amount"),
        ({"seed": "ä"}, "bad_client_seed"),
        ({"seed": "a\nb"}, "bad_client_seed"),
        ({"seed": "\0"}, "bad_client_seed"),
        ({"game": "t-0000000000000000-1"}, "table_no_betting_now"),
    ],
)
def test_bets_that_are_none(betting: list[Seat], bet: Json, code: str | None) -> None:
    seat = betting[0]
    before = seat.until(lambda table: table["bet"])
    answer = seat.bet(**bet)
    assert answer["kind"] == "declined"
    assert code in {None, answer["problem"]["code"]}, answer
    assert answer["problem"]["article"] != "Server"
    assert seat.table == before


@pytest.fixture(scope="module")
def betting(live: Live) -> Iterator[list[Seat]]:
    """Two who may bet, with messages enough left for a dozen bad ones each."""
    with pytest.MonkeyPatch.context() as patched, live.seated(2, ante_max="10") as seats:
        patched.setattr(sockets, "BURST", 1_000)
        seats[0].leave()
        seats[0] = Seat(live.port, {"id": seats[0].id}, seats[0].browser)
        yield seats
        assert seats[0].bet()["kind"] == "done"
        seats[0].declined("table_bet_placed", "bet", game=seats[0].table["game"], ante="5", red="1", seed="s")
        assert seats[1].bet()["kind"] == "done"
        decide_all(seats, lambda _: "stay")


def test_more_than_ones_chips_cannot_be_bet_or_paid(live: Live) -> None:
    anna, beat = live.somebody(), live.somebody()
    table = live.opened(anna, ante_min="0.50", ante_max="10")
    with Seat(live.port, table, anna) as first, Seat(live.port, table, beat) as second:
        for box, seat in ((1, first), (2, second)):
            seat.done("sit", box=box, chips="12", name="x")
        assert first.bet(ante="10", red="5")["problem"]["code"] == "table_chips_too_few"
        assert first.bet(ante="10", red="1")["kind"] == "done"
        assert second.bet(ante="10", red="1")["kind"] == "done"
        turn = first.until(lambda at: at["phase"] == "card1")["turn"]
        actor = first if turn == 1 else second
        offer = actor.until(lambda at: at["decide"])
        assert offer["decide"] == {"card": 1, "price": "10.00", "affordable": False}
        actor.declined("table_chips_too_few", "decide", game=offer["game"], card=1, decision="pay")
        decide_all([first, second], lambda _: "stay")
