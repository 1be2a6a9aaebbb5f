"""Clocks, absence and restarts at a table, over real sockets."""

from datetime import datetime, timedelta

from tests.server.live import Live, Seat, bet_all, decide_all, kept, level, play


def due(live: Live, seat: Seat) -> None:
    """The clock runs out, and somebody is there to see it."""
    at = datetime.fromisoformat(seat.table["due_at"])
    live.clock.at = max(live.clock.at, at + timedelta(milliseconds=100))


def test_c13_who_is_late_stays_is_shown_away_and_leaves_after_three_games(live: Live) -> None:
    with live.seated(3) as seats:
        late, others = seats[0], seats[1:]
        bet_all(seats)
        late.vanish()
        table = others[0].until(lambda table: table["phase"] == "card1")
        while (table := others[0].until(lambda at: at["turn"] != 1 or at["phase"] == "card1"))["turn"] not in {1, None}:
            decide_all(others, lambda _: "stay", stop=1)
            others[0].until(lambda at, turn=table["turn"]: at["turn"] != turn)  # type: ignore[misc]
        assert table["turn"] == 1
        assert table["seconds"] == 10
        due(live, others[0])
        table = others[0].until(lambda at: at["boxes"][0]["first"])
        assert table["boxes"][0]["first"] == "stay"
        told = [event for message in others[0].messages for event in message.get("events", ())]
        assert {"kind": "stayed", "box": 1, "card": 1, "late": True} in told
        assert {"kind": "away", "box": 1} in told
        decide_all(others, lambda _: "stay")
        table = others[0].until(lambda at: at["winner"])
        chips = table["boxes"][0]["chips"]
        for _ in range(2):
            live.clock.forward(seconds=8)
            table = others[0].until(lambda at: at["bet"])
            assert table["boxes"][0]["away"]
            for seat in others:
                assert seat.bet()["kind"] == "done"
            table = others[0].until(lambda at: sum(box["bet"] is not None for box in at["boxes"]) == 2)
            assert table["seconds"] == 3  # nobody waits for them for long
            level(others)
            due(live, others[0])
            others[0].until(lambda at: at["phase"] == "card1")
            decide_all(others, lambda _: "stay")
            others[0].until(lambda at: at["winner"])
        others[0].until(lambda at: at["boxes"][0]["leaving"])
        live.clock.forward(seconds=8)
        others[0].until(lambda at: at["boxes"][0]["name"] is None)
        assert late.browser is not None
        assert late.browser.took(late.browser.get("/me"))["account"]["balance"] == chips
        told = [event for message in others[0].messages for event in message.get("events", ())]
        assert [event["reason"] for event in told if event["kind"] == "left"] == ["away"]


def test_c13_who_comes_back_in_time_for_a_bet_is_no_longer_away(live: Live) -> None:
    with live.seated(3) as seats:
        late, others = seats[0], seats[1:]
        for seat in others:
            assert seat.bet()["kind"] == "done"
        due(live, others[0])
        play_on = others[0].until(lambda at: at["phase"] == "card1")
        assert play_on["boxes"][0]["bet"] is None
        decide_all(others, lambda _: "stay")
        live.clock.forward(seconds=8)
        late.until(lambda at: at["bet"] and at["number"] == play_on["number"] + 1)
        assert not late.table["boxes"][0]["away"]  # had sat down while that game was being bet on
        assert play(seats)


def test_c3_a_bet_that_nobody_joins_goes_back(live: Live) -> None:
    with live.seated(2) as seats:
        assert seats[0].bet()["kind"] == "done"
        assert seats[0].until(lambda at: at["boxes"][0]["bet"])["boxes"][0]["chips"] == "94.00"
        due(live, seats[0])
        seats[0].until(lambda at: at["boxes"][0]["bet"] is None and at["boxes"][0]["chips"] == "100.00")


def test_a_restart_in_mid_game_goes_on_with_the_same_cards(live: Live) -> None:
    with live.seated(3) as seats:
        game = bet_all(seats)
        decide_all(seats, lambda _: "pay", stop=2)
        seats[0].until(lambda table: sum(box["first"] is not None for box in table["boxes"]) == 2)
        before, text = seats[0].table, kept(live, game).text
        live.restart()
        assert seats[0].ended() == (None, 1012)  # restarting: come back
        seats[:] = [Seat(live.port, {"id": seat.id}, seat.browser, seen=seat.sequence) for seat in seats]
        after = seats[0].table
        assert {**after, "watchers": 0} == {**before, "watchers": 0}
        decide_all(seats, lambda _: "stay")
        seats[0].until(lambda table: table["winner"])
        assert kept(live, game).text.startswith(text)


def test_a_clock_that_ran_out_with_nobody_there_begins_anew(live: Live) -> None:
    with live.seated(2) as seats:
        game = bet_all(seats)
        live.clock.forward(seconds=60)  # as if the server had been down for a minute
        table = seats[0].until(lambda at: datetime.fromisoformat(at["due_at"]) > live.clock.at)
        assert not any(box["away"] or box["first"] for box in table["boxes"])
        assert [event["kind"] for event in seats[0].state["events"]] == ["resumed"]
        live.clock.forward(minutes=15)  # and too long
        table = seats[0].until(lambda at: at["phase"] == "void")
        assert [box["chips"] for box in table["boxes"][:2]] == ["100.00", "100.00"]
        assert "void" in kept(live, game).text
