"""Whole games over real sockets: everybody follows, and nobody sees what is not theirs to see."""

import re
import time
from datetime import datetime

import msgspec
import pytest

from tests.server.live import (
    PATIENCE_SECONDS,
    Live,
    Seat,
    bet_all,
    cards_in,
    decide_all,
    kept,
    level,
    live_player,
    of_total,
    play,
)
from tests.server.site import Json
from ventuno.house.big21.play_record import PlayRecord
from ventuno.rules.cards import Card
from ventuno.rules.challenge import ChallengeGame, Decision, GamePhase, apply, notation
from ventuno.server.tables import wire
from ventuno.server.tables.views import face

_MESSAGES = msgspec.json.Decoder(wire.AnyServerMessage, strict=True)


# ----- what may be seen


def faces(*cards: Card) -> set[tuple[str, str]]:
    return {(face(card).rank, face(card).suit) for card in cards}


def states(text: str) -> list[ChallengeGame]:
    """A game after each of its moves."""
    game, moves = notation.read(text)
    found = [game]
    for move in moves:
        game, _ = apply(game, move)
        found.append(game)
    return found


def open_to(box: int | None, games: list[ChallengeGame], decided: int) -> set[tuple[str, str]]:
    """What somebody in that box may know after so many decisions, by the rules alone."""
    game = [each for each in games if len(each.first) + len(each.second) == decided][-1]
    if game.shown:
        return set().union(*(faces(*each) for each in game.hands), faces(*game.turned), *map(war_faces, games))
    own = faces(*game.hand(box)) if box in game.order and box is not None else set()
    return faces(*(hand[0] for hand in game.hands)) | faces(*game.turned) | own


def war_faces(game: ChallengeGame) -> set[tuple[str, str]]:
    """All but those burnt, which nobody sees."""
    return set().union(*(faces(*war.cards) for war in game.wars)) if game.wars else set()


def assert_nothing_secret(seat: Seat, box: int | None, game: PlayRecord, private: list[str]) -> None:
    """Requirement 6, of every message that was heard during the game."""
    games, over, looked_at = states(game.text), False, 0
    for text, message in zip(seat.texts, seat.messages, strict=True):
        assert not any(secret in text for secret in private), text
        if message["kind"] != "state" or message["table"]["game"] != game.id:
            continue
        table = message["table"]
        over = over or table["winner"] is not None
        decided = sum(each[when] is not None for each in table["boxes"] for when in ("first", "second"))
        if table["phase"] == "betting":
            assert not cards_in(message)
        else:
            assert cards_in(message) <= open_to(box, games, decided), message
            looked_at += 1
        if not over:
            assert game.server_seed not in text
            assert "wars" not in text
    assert looked_at >= len(games[-1].order)
    assert over


@pytest.mark.parametrize("number", [2, 3, 7])
def test_req_6_whole_games_and_nobody_ever_sees_what_is_not_theirs_to_see(live: Live, number: int) -> None:
    with live.seated(number) as seats, Seat(live.port, {"id": seats[0].id}) as guest:
        known = live.somebody()
        with Seat(live.port, {"id": seats[0].id}, known) as behind:
            watching = (guest, behind)
            before = {seat.box: seat.until(lambda table: table["bet"])["boxes"][0]["chips"] for seat in seats}
            for choose in (of_total, lambda _: "pay"):
                game = kept(live, play(seats, choose, watching=watching))
                private = [live_player(seat.browser) for seat in seats if seat.browser]
                for seat in (*seats, *watching):
                    assert_nothing_secret(seat, seat.box, game, private)
                shown = [seat.table for seat in (*seats, *watching)]
                assert_same_for_everybody(shown)
                end = notation.replay(game.text)
                assert shown[0]["winner"] == end.winner
                for box in end.order:
                    assert shown[0]["boxes"][box - 1]["net"] == f"{end.net_centimes(box) / 100:.2f}"
                live.clock.forward(seconds=60)
            assert len(set(before.values())) == 1
            for seat in (*seats, *watching):
                sequences = [message["sequence"] for message in seat.messages if message["kind"] == "state"]
                assert sequences == sorted(sequences)
                for text in seat.texts:
                    _MESSAGES.decode(text)
            assert [seat.box for seat in watching] == [None, None]
            assert guest.state["balance"] is None
            assert behind.state["balance"] == "100.00"
            assert seats[0].state["balance"] == "0.00"


def assert_same_for_everybody(shown: list[Json]) -> None:
    """After the showdown, but for what one may do oneself."""
    own = {"own_box", "bet", "bring", "decide", "sit", "stand", "watchers"}
    first, *others = ({name: value for name, value in table.items() if name not in own} for table in shown)
    assert all(other == first for other in others)


def test_a_hidden_card_is_ones_own_from_the_deal_on(live: Live) -> None:
    with live.seated(3) as seats, Seat(live.port, {"id": seats[0].id}) as guest:
        game = notation.replay(kept(live, bet_all(seats)).text)
        for seat in (*seats, guest):
            table = seat.until(lambda table: table["phase"] == "card1")
            for box in table["boxes"][:3]:
                mine = box["box"] == seat.box
                assert box["hidden"] is not mine
                assert (box["hidden_card"] is not None) is mine
                assert (box["points"] is not None) is mine
            assert table["laid"]
            assert table["community"] == [None, None]
            if seat.box:
                assert faces(game.hand(seat.box)[1]) == cards_in(table["boxes"][seat.box - 1]["hidden_card"])


def test_who_watches_is_counted_and_not_named(live: Live) -> None:
    with live.seated(2) as seats, Seat(live.port, {"id": seats[0].id}) as guest:
        assert guest.table["watchers"] == 1
        with Seat(live.port, {"id": seats[0].id}) as another:
            assert another.table["watchers"] == 2
        guest.until(lambda table: table["watchers"] == 1)


# ----- going and coming back


def test_who_comes_back_has_seat_card_and_clock_as_before(live: Live) -> None:
    with live.seated(3) as seats:
        bet_all(seats)
        gone = seats[2]
        before = gone.until(lambda table: table["phase"] == "card1")
        seen = gone.sequence
        gone.vanish()
        decide_all(seats[:2], lambda _: "stay", stop=1)
        now = seats[1].until(lambda table: table["boxes"][0]["first"] or table["boxes"][1]["first"])
        seats[2] = back = Seat(live.port, {"id": gone.id}, gone.browser, seen=seen)
        table = back.table
        assert table["own_box"] == 3
        assert table["boxes"][2]["hidden_card"] == before["boxes"][2]["hidden_card"]
        assert (table["due_at"], table["seconds"], table["turn"]) == (now["due_at"], now["seconds"], now["turn"])
        assert datetime.fromisoformat(table["due_at"]) > datetime.fromisoformat(back.state["now"])
        assert [event["kind"] for event in back.state["events"]] == ["stayed"]
        decide_all(seats)
        assert back.until(lambda table: table["winner"])


@pytest.mark.parametrize("seen", [None, 0, -1, 10**6, 2**63, -(2**70)])
def test_whatever_one_claims_to_have_seen_the_table_is_whole(live: Live, seen: int | None) -> None:
    with live.seated(2) as seats:
        bet_all(seats)
        with Seat(live.port, {"id": seats[0].id}, seats[0].browser, seen=seen) as again:
            assert again.table["own_box"] == 1
            assert again.table == seats[0].until(lambda table: table["phase"] == "card1")
            told = [event["kind"] for event in again.state["events"]]
            assert told == [] if seen is None or seen > 1000 else told.count("dealt") == 2
            decide_all([again, seats[1]], lambda _: "stay")


def test_what_has_happened_is_told_once(live: Live) -> None:
    with live.seated(4) as seats, Seat(live.port, {"id": seats[0].id}, seen=0) as guest:
        play(seats, lambda _: "pay", watching=[guest])
        for seat in (*seats, guest):
            told = [event for message in seat.messages if message["kind"] == "state" for event in message["events"]]
            kinds = [event["kind"] for event in told]
            assert kinds.count("betting_opened") == 1
            assert kinds.count("bet_placed") == 4
            assert kinds.count("dealt") == 4
            assert kinds.count("card_paid") == 8
            assert kinds.count("card_turned") == 2
            assert kinds.count("hand_shown") == kinds.count("hand_counted") == 4
            showdown = [kind for kind in kinds if kind in ("hand_shown", "bonus_paid", "hand_counted", "pot_won")]
            assert showdown == [*["hand_shown"] * 4, *["bonus_paid"] * 4, *["hand_counted"] * 4, "pot_won"]  # C6a
            assert kinds.count("pot_won") == 1
            assert kinds[-1] == "pot_won"


def test_two_windows_of_one_player_both_follow_and_either_may_act(live: Live) -> None:
    with live.seated(2) as seats, Seat(live.port, {"id": seats[0].id}, seats[0].browser) as second:
        assert second.table["own_box"] == 1
        bet_all([second, seats[1]])
        turn = seats[0].until(lambda table: table["phase"] == "card1")["turn"]
        assert second.until(lambda table: table["phase"] == "card1") == seats[0].table
        decide_all([seats[0], seats[1]], lambda _: "pay", stop=1)
        level([*seats, second])
        decide_all([second, seats[1]], lambda _: "pay")
        for each in (seats[0], second):
            each.until(lambda table: table["winner"])
        assert seats[0].table == second.table
        assert turn in {1, 2}
        assert seats[0].table["watchers"] == 0


def test_two_windows_that_decide_at_once_decide_once(live: Live) -> None:
    with live.seated(2) as seats, Seat(live.port, {"id": seats[0].id}, seats[0].browser) as second:
        bet_all(seats)
        if seats[0].until(lambda table: table["phase"] == "card1")["turn"] == 2:
            decide_all(seats, lambda _: "pay", stop=1)
        table = seats[0].until(lambda table: table["decide"])
        second.until(lambda table: table["decide"])
        decision = {"kind": "decide", "game": table["game"], "card": 1, "decision": "pay"}
        seats[0].say(decision | {"key": "one"})
        answers = {second.answer(decision | {"key": "two"})["kind"]}
        while not {"done", "declined"} & {message["kind"] for message in seats[0].messages[-1:]}:
            seats[0].hear()
        answers.add(seats[0].messages[-1]["kind"])
        assert answers == {"done", "declined"}
        seats[0].until(lambda table: table["boxes"][0]["first"])
        decide_all(seats, lambda _: "stay")


def test_an_answer_says_which_state_shows_what_came_of_it(live: Live) -> None:
    with live.seated(2) as seats:
        for seat in seats:
            shows = int(seat.bet()["sequence"])
            while seat.state["sequence"] < shows:
                seat.hear()
            first = next(each for each in seat.messages if each["kind"] == "state" and each["sequence"] >= shows)
            assert first["table"]["boxes"][(seat.box or 0) - 1]["bet"] is not None
            assert first["table"]["bet"] is None


def test_req_28_the_same_key_is_done_once(live: Live) -> None:
    with live.seated(2) as seats:
        table = seats[0].until(lambda table: table["bet"])
        bet = {"kind": "bet", "key": "twice", "game": table["game"], "ante": "5", "red": "1", "seed": "s"}
        assert seats[0].answer(bet)["kind"] == "done"
        after = seats[0].until(lambda table: table["boxes"][0]["bet"])
        with Seat(live.port, {"id": seats[0].id}, seats[0].browser) as again:  # the answer was lost, say
            for seat in (seats[0], again):
                assert seat.answer(bet)["kind"] == "done"
                assert seat.answer(bet | {"red": "2"})["problem"]["code"] == "key_conflict"
                assert seat.until(lambda table: table["boxes"][0]["bet"]) == after
        seats[1].until(lambda table: table["bet"])
        assert seats[1].answer(bet)["kind"] == "done"  # another's keys are another's
        assert seats[1].until(lambda table: table["phase"] == "card1")["pot"] == "10.00"


def test_req_28_chips_that_are_sent_for_twice_come_once(live: Live) -> None:
    anna = live.somebody()
    table = live.opened(anna)
    sit = {"kind": "sit", "key": "s", "box": 4, "chips": "30", "name": "Guest"}
    bring = {"kind": "bring", "key": "b", "chips": "10"}
    stand = {"kind": "stand", "key": "x"}
    for _ in range(2):
        with Seat(live.port, table, anna) as seat:
            assert seat.answer(sit)["kind"] == "done"
            assert seat.answer(sit)["kind"] == "done"
    for _ in range(2):
        with Seat(live.port, table, anna) as seat:
            assert seat.answer(bring)["kind"] == "done"
            assert seat.until(lambda table: table["boxes"][3]["chips"] == "40.00")
    assert anna.took(anna.get("/me"))["account"]["balance"] == "60.00"
    for _ in range(2):
        with Seat(live.port, table, anna) as seat:
            assert seat.answer(stand)["kind"] == "done"
            assert seat.until(lambda table: table["own_box"] is None)
    assert anna.took(anna.get("/me"))["account"]["balance"] == "100.00"


def test_the_balance_follows_the_chips(live: Live) -> None:
    with live.seated(2) as seats:
        seats[0].until(lambda table: table["own_box"] == 1)
        assert seats[0].state["balance"] == "0.00"
        seats[0].done("stand")
        seats[0].until(lambda table: table["own_box"] is None)
        assert seats[0].state["balance"] == "100.00"
        assert seats[0].table["sit"]["boxes"] == [1, 3, 4, 5, 6, 7]


def test_who_is_in_a_game_leaves_after_it(live: Live) -> None:
    with live.seated(3) as seats:
        bet_all(seats)
        seats[1].done("stand")
        seats[0].until(lambda table: table["boxes"][1]["leaving"])
        decide_all(seats, lambda _: "stay")
        shown = seats[1].until(lambda table: table["winner"])
        live.clock.forward(seconds=30)
        seats[1].until(lambda table: table["own_box"] is None)
        assert seats[1].state["balance"] == shown["boxes"][1]["chips"]
        left = [
            event for message in seats[0].messages for event in message.get("events", ()) if event["kind"] == "left"
        ]
        seats[0].until(lambda table: table["bet"])
        assert not left or left[0]["reason"] == "asked"


# ----- what is kept and measured


def test_a_game_has_a_decision_for_each_turn(live: Live) -> None:
    """The text in the store is the game that was played."""
    with live.seated(2) as seats:
        text = kept(live, play(seats, lambda _: "pay")).text
    game, moves = notation.read(text)
    assert sum(isinstance(move, Decision) for move in moves) == 4
    assert states(text)[-1].phase is GamePhase.OVER
    assert game.order in {(1, 2), (2, 1)}


def test_sockets_are_counted(live: Live) -> None:
    def count() -> float:
        found = re.search(r"^ventuno_sockets (\S+)$", live.client.get("/metrics").text, re.MULTILINE)
        assert found
        return float(found[1])

    def become(number: float) -> None:
        ends = time.monotonic() + PATIENCE_SECONDS
        while count() != number:
            assert time.monotonic() < ends
            time.sleep(0.01)

    anna = live.somebody()
    become(0)  # whoever was here is gone
    with Seat(live.port, live.opened(anna), anna) as seat:
        assert seat.table
        assert count() == 1
    become(0)
