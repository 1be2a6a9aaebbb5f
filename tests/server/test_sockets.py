"""Tables over real sockets: everybody follows, nobody sees what is not theirs, and nobody can disturb the others."""

import asyncio
import itertools
import json
import re
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.kit import Clock, House
from tests.server.live import Live, Seat, Socket, bet_all, decide_all, level, of_total, play
from tests.server.site import API, Browser, Json
from ventuno.desk.audit import Report, audit
from ventuno.desk.requests import Exclude
from ventuno.house import table as table_house
from ventuno.house.money import Money
from ventuno.house.plays import Kept
from ventuno.house.table import Table
from ventuno.house.table_happenings import Pace, TableOpened, Terms
from ventuno.house.table_refusals import NO_TABLE
from ventuno.rules.cards import Card
from ventuno.rules.challenge import Decision, Game, Phase, apply, notation
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.server import hall, sockets
from ventuno.server import table_wire as wire
from ventuno.server.table_screen import face

_MESSAGES = msgspec.json.Decoder(wire.Messages, strict=True)
_turns = itertools.count()


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One for all tests here; tables are looked after as soon as its clock is set forward."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(hall, "SWEEP_SECONDS", 0.05)
        where = tmp_path_factory.mktemp("live") / "house.sqlite"
        with Live(where, address_attempts=1_000_000) as opened:
            yield opened
        with House(where, law=None) as house:
            assert_clean(house)


def assert_clean(house: House) -> Report:
    """Every chip of every table is accounted for."""
    report = house.run(audit(house.store))
    assert report.problem is None, report.problem
    return report


def kept(live: Live, game: str) -> Kept:
    with House(live.where, law=None, at=live.clock.at) as house:
        found = house.run(house.store.play(game))
    assert found is not None
    return found


# ----- what may be seen


def cards_in(value: Json) -> set[tuple[str, str]]:
    """Every card that a message names, wherever it does."""
    if isinstance(value, list):
        return set().union(*map(cards_in, value))
    if not isinstance(value, dict):
        return set()
    if value.keys() == {"rank", "suit"}:
        return {(value["rank"], value["suit"])}
    return set().union(*map(cards_in, value.values()))


def faces(*cards: Card) -> set[tuple[str, str]]:
    return {(face(card).rank, face(card).suit) for card in cards}


def states(text: str) -> list[Game]:
    """A game after each of its moves."""
    game, moves = notation.read(text)
    found = [game]
    for move in moves:
        game, _ = apply(game, move)
        found.append(game)
    return found


def open_to(box: int | None, games: list[Game], decided: int) -> set[tuple[str, str]]:
    """What somebody in that box may know after so many decisions, by the rules alone."""
    game = [each for each in games if len(each.first) + len(each.second) == decided][-1]
    if game.shown:
        return set().union(*(faces(*each) for each in game.hands), faces(*game.turned), *map(war_faces, games))
    own = faces(*game.hand(box)) if box in game.order and box is not None else set()
    return faces(*(hand[0] for hand in game.hands)) | faces(*game.turned) | own


def war_faces(game: Game) -> set[tuple[str, str]]:
    """All but those burnt, which nobody sees."""
    return set().union(*(faces(*war.cards) for war in game.wars)) if game.wars else set()


def assert_nothing_secret(seat: Seat, box: int | None, game: Kept, private: list[str]) -> None:
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


def live_player(browser: Browser) -> str:
    return str(browser.took(browser.get("/me"))["account"]["player"])


def assert_same_for_everybody(shown: list[Json]) -> None:
    """After the showdown, but for what one may do oneself."""
    own = {"own_box", "bet", "decide", "sit", "stand", "watchers"}
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
            assert kinds.count("hand_shown") == 4
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
        for seat in (seats[0], Seat(live.port, {"id": seats[0].id}, seats[0].browser)):  # the answer was lost, say
            assert seat.answer(bet)["kind"] == "done"
            assert seat.answer(bet | {"red": "2"})["problem"]["code"] == "key_conflict"
            assert seat.until(lambda table: table["boxes"][0]["bet"]) == after
        seats[1].until(lambda table: table["bet"])
        assert seats[1].answer(bet)["kind"] == "done"  # another's keys are another's
        assert seats[1].until(lambda table: table["phase"] == "card1")["pot"] == "10.00"


def test_req_28_chips_that_are_sent_for_twice_come_once(live: Live) -> None:
    anna = live.somebody()
    table = live.opened(anna)
    sit = {"kind": "sit", "key": "s", "box": 4, "chips": "30", "name": "Anna"}
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


# ----- the clock


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


@pytest.mark.parametrize("how", ["logged out", "expired"])
def test_who_is_logged_in_no_longer_is_shown_nothing_of_their_own(live: Live, how: str) -> None:
    with live.seated(2) as seats:
        anna = seats[0].browser
        assert anna is not None
        bet_all(seats)
        seats[0].until(lambda table: table["phase"] == "card1")
        before = len(seats[0].messages)
        if how == "logged out":
            anna.took(anna.request("DELETE", "/session"))
            with Seat(live.port, {"id": seats[0].id}) as guest:
                assert guest.table
            assert seats[0].farewell("not_logged_in")["status"] == 401  # that somebody has gone would be news
        else:
            live.clock.forward(hours=24)
            assert seats[0].farewell("not_logged_in")
        assert [message["kind"] for message in seats[0].messages[before:]] == ["farewell"]


class Desk:
    """Tables of which some fail, and one of which something is due."""

    def __init__(self, clock: Clock, *names: str, due: str = "") -> None:
        self.store = self
        self.clock = clock
        self.names = names
        self.due = due
        self.ticked = list[str]()
        self.at_once = self.most_at_once = 0
        self.found: Table | None = None

    def watch(self, _: object) -> None:
        pass

    async def due_tables(self, _: datetime, *, most: int) -> list[str]:
        return [*self.names[:most]]

    async def entries(self, _: object) -> dict[str, int]:
        return {}

    async def news(self, _: str, __: int) -> tuple[Table, None, tuple[()]]:
        if self.found is None:
            raise Refused(NO_TABLE())
        return self.found, None, ()

    async def tick(self, name: str) -> bool:
        self.ticked.append(name)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        if name.startswith("t-bad"):
            raise OSError(name) if name == "t-bad0" else Refused(NO_TABLE())
        return name == self.due and self.found is not None and self.clock.at >= (self.found.due_at or self.clock.at)

    def hall(self) -> hall.Hall:
        return hall.Hall(self, self.clock)  # type: ignore[arg-type]


def a_table(clock: Clock, seconds: float) -> Table:
    terms = Terms(
        name="Aare",
        language=Language.DE,
        pace=Pace.BRISK,
        boxes=7,
        ante_min=Money(5_00),
        ante_max=Money(5_00),
        bonus_min=Money(1_00),
        bonus_max=Money(5_00),
    )
    opened, _ = table_house.record(None, TableOpened(table="t-1", by="p", terms=terms), clock.at, "p")
    return msgspec.structs.replace(opened, due_at=clock.at + timedelta(seconds=seconds))


async def until(wanted: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not wanted():  # noqa: ASYNC110  # nothing tells us
            await asyncio.sleep(0.001)


def test_an_alarm_that_was_early_is_set_again() -> None:
    """Event loops are a little ahead of the clock at times; nothing else may come for a long while."""

    async def early() -> None:
        clock = Clock()
        desk = Desk(clock, due="t-1")
        desk.found, at = a_table(clock, 0.01), desk.hall()
        assert await at.enter("t-1", hall.Viewer(None, None))
        await until(lambda: len(desk.ticked) >= 2 and not desk.at_once)  # the clock stands still: nothing is due
        clock.forward(seconds=1)
        before = len(desk.ticked)
        await until(lambda: len(desk.ticked) > before)
        await asyncio.sleep(0.05)
        assert len(desk.ticked) == before + 1  # then it was done
        await at.close()

    asyncio.run(early())


def test_a_table_that_cannot_be_loaded_keeps_no_viewer() -> None:
    async def refused() -> None:
        desk = Desk(Clock())
        at = desk.hall()
        with pytest.raises(Refused):
            await at.enter("t-1", hall.Viewer(None, None))
        assert at._rooms == {}

    asyncio.run(refused())


def test_tables_that_fail_keep_no_other_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hall, "AGAIN_SECONDS", 600.0)
    monkeypatch.setattr(hall, "AGAIN_SECONDS_MAX", 600.0)

    async def swept() -> None:
        names = [f"t-bad{number}" for number in range(40)]
        desk = Desk(Clock(), *names, "t-good")
        at = desk.hall()
        for sweeps in (1, 2, 3):
            await at._sweep_once()
            assert Counter(desk.ticked) == dict.fromkeys(names, 1) | {"t-good": sweeps}
        assert 1 < desk.most_at_once <= hall.SWEPT_AT_ONCE
        monkeypatch.setattr(hall, "SWEPT_MOST", 1)
        await at._sweep_once()  # those that fail take nobody's place
        assert desk.ticked.count("t-good") == 4

    asyncio.run(swept())


def test_a_failing_table_rests_longer_each_time_and_not_for_ever() -> None:
    failing, at, rests = hall.Failing(), 100.0, list[float]()
    for _ in range(6):
        failing.failed(at)
        rest = 0.5
        while failing.rests(at + rest):
            rest += 0.5
        rests.append(rest)
        at += rest
    assert rests == [1.0, 2.0, 4.0, 8.0, 8.0, 8.0]


# ----- who may do what


@pytest.fixture(scope="module")
def playing(live: Live) -> Iterator[list[Seat]]:
    """Three in the middle of a game, undisturbed by whatever the tests below do."""
    with live.seated(3) as seats:
        bet_all(seats)
        for seat in seats:
            seat.until(lambda table: table["phase"] == "card1")
        yield seats
        decide_all(seats, lambda _: "stay")
        assert all(seat.until(lambda table: table["winner"]) for seat in seats)


@pytest.fixture
def calm(playing: list[Seat]) -> Iterator[list[Seat]]:
    """And afterwards everybody is as before: connected, at the same point of the same game."""
    before = [seat.sequence for seat in playing]
    books = of_table(playing[0])
    yield playing
    asked = playing[next(_turns) % len(playing)]  # one at a time: quick tests in a row would be a flood of theirs
    assert asked.declined("table_seated_already", "sit", box=7, chips="30", name="x")
    assert [seat.sequence for seat in playing] == before
    assert of_table(playing[0]) == books


def of_table(seat: Seat) -> list[tuple[object, ...]]:
    """All that the database has about that table."""
    assert seat.browser is not None
    return [row for row in seat.browser.site.books() if any(seat.id in str(field) for field in row)]


def again(seats: list[Seat], index: int, language: str = "en") -> Seat:
    """Another window of one of them."""
    return Seat(port_of(seats[index]), {"id": seats[index].id}, seats[index].browser, language=language)


def port_of(seat: Seat) -> int:
    assert seat.browser is not None
    assert isinstance(seat.browser.site, Live)
    return seat.browser.site.port


def turn_of(seats: list[Seat]) -> int:
    """The place of whoever is to decide."""
    return int(seats[0].table["turn"]) - 1


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


BAD = {
    "nothing": "",
    "no JSON": "hello",
    "half of it": '{"kind":"stand","key":"k',
    "two of them": '{"kind":"stand","key":"k"}{"kind":"stand","key":"k"}',
    "a list": "[]",
    "a number": "5",
    "null": "null",
    "no kind": '{"key":"k"}',
    "an unknown kind": '{"kind":"deal","key":"k"}',
    "a kind of the server's": '{"kind":"state","sequence":1}',
    "a kind that is no text": '{"kind":1,"key":"k"}',
    "an unknown field": '{"kind":"stand","key":"k","box":2}',
    "somebody else's box": '{"kind":"decide","key":"k","game":"g","card":1,"decision":"pay","box":2}',
    "somebody else's name": '{"kind":"stand","key":"k","player":"p"}',
    "no key": '{"kind":"stand"}',
    "an empty key": '{"kind":"stand","key":""}',
    "a long key": json.dumps({"kind": "stand", "key": "k" * 65}),
    "card 3": '{"kind":"decide","key":"k","game":"g","card":3,"decision":"pay"}',
    "card 0": '{"kind":"decide","key":"k","game":"g","card":0,"decision":"pay"}',
    "half a card": '{"kind":"decide","key":"k","game":"g","card":1.5,"decision":"pay"}',
    "another decision": '{"kind":"decide","key":"k","game":"g","card":1,"decision":"fold"}',
    "box 8": '{"kind":"sit","key":"k","box":8,"chips":"30","name":"n"}',
    "box 0": '{"kind":"sit","key":"k","box":0,"chips":"30","name":"n"}',
    "chips as a number": '{"kind":"sit","key":"k","box":5,"chips":30,"name":"n"}',
    "a long name": json.dumps({"kind": "sit", "key": "k", "box": 5, "chips": "30", "name": "n" * 17}),
    "no seed": '{"kind":"bet","key":"k","game":"g","ante":"5","red":"1"}',
    "a long seed": json.dumps({"kind": "bet", "key": "k", "game": "g", "ante": "5", "red": "1", "seed": "s" * 65}),
    "entering twice": '{"kind":"enter","language":"de"}',
    "practising here": '{"kind":"practise","language":"de"}',
    "lists in lists": "[" * 4000,
    "objects in objects": '{"a":' * 800,
    "nested where a text belongs": '{"kind":"stand","key":' + "[" * 2000 + "]" * 2000 + "}",
    "half a character": '{"kind":"stand","key":"\\ud800"}',
    "a huge number": '{"kind":"decide","key":"k","game":"g","card":' + "9" * 3000 + ',"decision":"pay"}',
    "bytes": b"\x00\xff\xfe",
    "bytes that are no UTF-8": b'{"kind":"stand","key":"\xff"}',
    "no bytes": b"",
}


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


def test_a_flood_of_a_hundred_is_told_why(calm: list[Seat]) -> None:
    with again(calm, 1) as seat:
        assert seat.table
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
    monkeypatch.setattr(sockets, "ENTER_SECONDS", 0.2)
    with live.seated(2) as seats:
        path = f"{API}/tables/{seats[0].id}/socket"
        with Socket(live.port, path) as guest:
            assert guest.farewell("too_slow")
            assert len(guest.messages) == 1
        assert seats[0].table


def test_a_handshake_that_is_never_finished_disturbs_nobody(calm: list[Seat]) -> None:
    with socket.create_connection(("127.0.0.1", port_of(calm[0])), timeout=5) as raw:
        raw.sendall(f"GET {API}/tables/{calm[0].id}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n".encode())
        with again(calm, 0) as seat:
            assert seat.table


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
        for chips in ("29.50", "0", "0.00", "100000"):
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


def test_who_logs_out_can_do_no_more_through_an_old_socket(live: Live) -> None:
    anna = live.somebody()
    with Seat(live.port, live.opened(anna), anna) as seat:
        assert seat.table
        anna.took(anna.request("DELETE", "/session"))
        seat.say({"kind": "sit", "key": "k", "box": 1, "chips": "30", "name": "Anna"})
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


# ----- what is measured


def test_sockets_are_counted(live: Live) -> None:
    def count() -> float:
        found = re.search(r"^ventuno_sockets (\S+)$", live.client.get("/metrics").text, re.MULTILINE)
        assert found
        return float(found[1])

    anna = live.somebody()
    before = count()
    with Seat(live.port, live.opened(anna), anna) as seat:
        assert seat.table
        assert count() == before + 1


def test_a_game_has_a_decision_for_each_turn(live: Live) -> None:
    """The text in the store is the game that was played."""
    with live.seated(2) as seats:
        text = kept(live, play(seats, lambda _: "pay")).text
    game, moves = notation.read(text)
    assert sum(isinstance(move, Decision) for move in moves) == 4
    assert states(text)[-1].phase is Phase.OVER
    assert game.order in {(1, 2), (2, 1)}
