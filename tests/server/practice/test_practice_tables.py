"""Practice at a table with bots: nobody needs an account, nothing is kept, and no one else is troubled."""

import asyncio
import re
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live import BAD, PATIENCE_SECONDS, Live, Socket, cards_in
from tests.server.site import Json
from ventuno.house.ledger.money import Money
from ventuno.house.tables.events import Pace
from ventuno.house.tables.state import CLOCKS, TableClock
from ventuno.maths.challenge import bots
from ventuno.maths.challenge.visible import seat_view
from ventuno.rules.challenge import Decision, notation, view
from ventuno.server.practice import tables
from ventuno.server.tables import sockets, wire


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """Where bots take no time to think, and nobody looks at a finished game for long."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(bots, "human_seconds", lambda *_: 0.0)
        patched.setattr(tables.PracticeTable, "_chance", lambda *_: -1.0)
        patched.setitem(CLOCKS, Pace.PRACTICE, TableClock(3600, 3600, 0, 0))
        with Live(tmp_path_factory.mktemp("practice") / "house.sqlite") as opened:
            yield opened


@pytest.fixture(autouse=True)
def _nothing_is_kept(live: Live) -> Iterator[None]:
    """A table is not kept either, soon after its player has gone."""
    before = live.books()
    yield
    assert live.books() == before
    eventually(lambda: tables._open == {})


def eventually(so: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE_SECONDS
    while not so():
        assert time.monotonic() < ends
        time.sleep(0.01)


def begun(live: Live, **asked: Json) -> Socket:
    practice = live.practice()
    practice.say({"kind": "practise", "language": "en"} | asked)
    practice.until(lambda table: table["practice"])
    return practice


def play(practice: Socket, decision: str = "stay") -> Json:
    """A whole game; the table at its end."""
    table = practice.until(lambda table: table["bet"])
    practice.done("bet", game=table["game"], ante="5", red="1", seed="mine")
    number, decided = table["number"], set[int]()
    while True:
        table = practice.until(
            lambda at: at["winner"] is not None or (at["decide"] and at["decide"]["card"] not in decided)
        )
        if table["winner"] is not None:
            assert table["number"] == number
            return table
        decided.add(table["decide"]["card"])
        practice.done("decide", game=table["game"], card=table["decide"]["card"], decision=decision)


@pytest.mark.parametrize(("seats", "level"), [(7, "beginner"), (3, "solid"), (2, "strong"), (4, "mixed")])
def test_a_guest_plays_against_bots_of_any_level(live: Live, seats: int, level: str) -> None:
    with begun(live, seats=seats, level=level, name="Ich") as practice:
        table = play(practice, "pay")
        own = table["own_box"]
        assert len(table["boxes"]) == seats
        shown = {box["bot"] for box in table["boxes"] if box["box"] != own}
        assert shown <= {"beginner", "solid", "strong"} if level == "mixed" else shown == {level}
        assert table["boxes"][own - 1]["name"] == "Ich"
        assert table["boxes"][own - 1]["bot"] is None
        assert sum(float(box["net"]) for box in table["boxes"]) == sum(map(from_the_bank, table["boxes"]))
        for text in practice.texts:
            msgspec.json.decode(text, type=wire.AnyServerMessage, strict=True)
        assert practice.state["balance"] is None
        assert table["due_at"] is None


def from_the_bank(box: Json) -> float:
    """What a box has had from it on balance: the pot stays among those who play."""
    staked = sum(float(box["bet"][colour]) for colour in ("red", "black"))
    return float((box["bonus"] or {"paid": 0})["paid"]) - staked


def test_req_6_in_practice_too_nothing_is_seen_before_its_time(live: Live) -> None:
    with begun(live, seats=7, level="beginner") as practice:
        table = play(practice)
        hidden = set().union(
            *(cards_in(box["hidden_card"]) for box in table["boxes"] if box["box"] != table["own_box"])
        )
        turned = [cards_in(card) for card in table["community"]]
        states = [message for message in practice.messages if message["kind"] == "state"]
        before = [state for state in states if state["table"]["winner"] is None]
        assert len(before) > 7
        for state in before:
            assert not cards_in(state) & (hidden | turned[1])
            if state["table"]["phase"] in {"betting", "card1"} and "card_turned" not in str(state["events"]):
                assert not cards_in(state) & turned[0]
        sequences = [state["sequence"] for state in states]
        assert sequences == sorted(set(sequences))


def test_game_after_game(live: Live) -> None:
    with begun(live, seats=3, level="beginner") as practice:
        for number in (1, 2, 3):
            assert play(practice)["number"] == number


@pytest.mark.parametrize("message", [each for each in BAD.values() if '"practise"' not in str(each)])
def test_what_makes_no_sense_is_declined_and_the_practice_goes_on(live: Live, message: str | bytes) -> None:
    with begun(live, seats=2) as practice:
        practice.say(message)
        while (heard := practice.hear())["kind"] == "state":
            pass
        assert heard["kind"] == "declined"
        assert heard["problem"]["code"] == "unreadable"
        practice.declined("table_no_betting_now", "bet", game="x", ante="5", red="1", seed="s")


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("bet", {"ante": "4"}, "table_bet_outside_limits"),
        ("bet", {"ante": "x"}, "bad_amount"),
        ("bet", {"red": "99"}, "table_bet_outside_limits"),
        ("bet", {"red": "0"}, None),
        ("bet", {"game": "other"}, "table_no_betting_now"),
        ("decide", {}, "table_game_not_running"),
        ("bring", {"chips": "100000"}, "table_chips_outside_limits"),
        ("bring", {"chips": "-1"}, "bad_amount"),
        ("sit", {"box": 1, "chips": "30", "name": "x"}, "table_seated_already"),
        ("stand", {}, "unreadable"),
    ],
)
def test_what_the_rules_do_not_allow_is_declined(live: Live, kind: str, fields: Json, code: str | None) -> None:
    with begun(live, seats=2) as practice:
        table = practice.until(lambda table: table["bet"])
        given: Json = {
            "bet": {"game": table["game"], "ante": "5", "red": "1", "seed": "s"},
            "decide": {"game": table["game"], "card": 1, "decision": "pay"},
        }.get(kind, {})
        answer = practice.ask(kind, **given | fields)
        assert answer["kind"] == "declined"
        assert code in {None, answer["problem"]["code"]}


@pytest.mark.parametrize(
    "first",
    [
        '{"kind":"enter","language":"de"}',
        '{"kind":"practise"}',
        '{"kind":"practise","language":"de","seats":1}',
        '{"kind":"practise","language":"de","seats":8}',
        '{"kind":"practise","language":"de","level":"perfect"}',
        '{"kind":"practise","language":"de","name":""}',
        '{"kind":"practise","language":"de","chips":"1000000"}',
        "x",
        b"\xff",
    ],
)
def test_a_practice_that_cannot_begin(live: Live, first: str | bytes) -> None:
    with live.practice(Accept_Language="de") as practice:
        practice.say(first)
        assert practice.farewell("unreadable")["detail"].startswith("Diese Nachricht ist")


def test_a_flood_ends_the_practice_and_no_other(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    with begun(live, seats=2) as other, begun(live, seats=2) as practice:
        monkeypatch.setattr(sockets, "PER_SECOND", 0.0)
        with suppress(ConnectionClosed):  # it may be closed before all is said
            for _ in range(sockets.BURST + 20):
                practice.say("x")
        practice.farewell("flood")
        assert play(other)["winner"]


def test_a_message_that_is_too_long_ends_it(live: Live) -> None:
    with begun(live, seats=2) as practice:
        practice.say("x" * 5_000)
        practice.farewell("too_large")


def test_no_more_practise_at_once_than_there_is_room_for(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "TABLES_MAX", 2)
    with begun(live, seats=2), begun(live, seats=2) as second:
        with live.practice() as third:
            third.say({"kind": "practise", "language": "it"})
            assert third.farewell("tables_full")["detail"].startswith("Al momento sono già in molti a esercitarsi")
        second.leave()

        def room() -> bool:
            with live.practice() as fourth:
                fourth.say({"kind": "practise", "language": "it"})
                return bool(fourth.hear()["kind"] == "state")

        eventually(room)  # whoever leaves makes it


def test_a_player_who_goes_leaves_nothing_behind(live: Live) -> None:
    for _ in range(3):
        practice = begun(live, seats=7)
        practice.vanish()

    def left() -> float:
        found = re.search(r"^ventuno_sockets (\S+)$", live.client.get("/metrics").text, re.MULTILINE)
        assert found
        return float(found[1])

    eventually(lambda: left() == 0)
    eventually(lambda: tables._open == {})


@pytest.mark.parametrize("language", ["de", "fr", "it", "en"])
def test_a_refusal_is_said_in_the_language_of_the_table(live: Live, language: str) -> None:
    said = {"de": "Dieses Spiel läuft nicht.", "fr": "Cette partie n’est", "it": "Questa partita", "en": "This game is"}
    with begun(live, seats=2, language=language) as practice:
        problem = practice.declined("table_game_not_running", "decide", game="x", card=1, decision="pay")
        assert problem["detail"].startswith(said[language])


# ----- chips that run out


def own_chips(table: Json) -> float:
    return float(table["boxes"][table["own_box"] - 1]["chips"])


def test_with_two_at_the_table_it_goes_on_whoever_runs_out_of_chips(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "CHIPS", Money(7_00))  # for one bet
    broke = set[int]()
    for _ in range(30):
        with begun(live, seats=2, level="beginner") as practice:
            table = play(practice)
            broke |= {box["box"] for box in table["boxes"] if float(box["chips"]) < 6}
            if own_chips(table) < 6:
                practice.until(lambda table: table["phase"] == "waiting")
                practice.done("bring", chips="16")
            assert play(practice)["winner"]
        if len(broke) == 2:
            break
    assert broke == {1, 2}


def test_who_has_sat_out_for_want_of_chips_is_not_sent_away_and_plays_again_with_new_ones(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "CHIPS", Money(7_00))
    with begun(live, seats=3, level="beginner") as practice:
        while own_chips(table := play(practice)) >= 6:
            pass
        since = table["number"]
        table = practice.until(lambda table: table["number"] > since + 5)  # the bots go on by themselves
        assert not table["boxes"][table["own_box"] - 1]["leaving"]
        practice.done("bring", chips="50")
        practice.until(lambda table: table["bet"] and sum(box["bet"] is not None for box in table["boxes"]) == 2)
        live.clock.forward(seconds=4)  # nobody waits for who was away, but here
        assert play(practice)["winner"]


def test_nothing_is_an_amount_however_it_is_written(live: Live) -> None:
    with begun(live, seats=2) as practice:
        table = practice.until(lambda table: table["bet"])
        practice.declined("table_chips_outside_limits", "bring", chips="0.0")
        practice.done("bet", game=table["game"], ante="5", red="0.0", black="1", seed="s")


# ----- how much there may be of it


def test_no_more_practise_from_one_address_than_is_fair(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "ADDRESS_TABLES_MAX", 2)
    with begun(live, seats=2), begun(live, seats=2), live.practice() as third:
        third.say({"kind": "practise", "language": "en"})
        problem = third.farewell("too_many_practice_tables")
        said = "From this address 2 practice tables are open already. Please close one of them first."
        assert (problem["status"], problem["detail"]) == (429, said)
        monkeypatch.setitem(tables._open, "192.0.2.1", 2)  # others do not count
        monkeypatch.setattr(tables, "ADDRESS_TABLES_MAX", 3)
        with begun(live, seats=2):
            assert tables._open == {"127.0.0.1": 3, "192.0.2.1": 2}


def test_a_practice_without_a_command_ends_after_a_while(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "IDLE_SECONDS", 0.3)
    with begun(live, seats=2) as practice:
        practice.farewell("too_slow")


def test_strong_bots_do_not_queue_up_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, levels = threading.Event(), list[bots.Level]()

    def decide(level: bots.Level, *_: object) -> Decision:
        assert go_on.wait(PATIENCE_SECONDS)
        levels.append(level)
        return Decision.STAY

    monkeypatch.setattr(bots, "decide", decide)
    game = notation.replay("challenge antes=5,5 bonuses=red:1,red:1 button=1\ndeal 2c 3c 4c 5c\ncommunity 6c 7c\n")
    sees = seat_view(view(game, game.turn))

    thinkers = tables.Thinkers()

    async def many() -> None:
        asked = [asyncio.create_task(thinkers.decide(bots.Level.STRONG, sees, 0)) for _ in range(30)]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*asked)
        await thinkers.decide(bots.Level.STRONG, sees, 0)

    go_on.set()
    thinkers.load().join()
    go_on.clear()
    levels.clear()
    asyncio.run(many())
    strong = tables.THREADS + tables.WAITING_MAX
    assert Counter(levels[:-1]) == {bots.Level.STRONG: strong, bots.Level.SOLID: 30 - strong}
    assert levels[-1] is bots.Level.STRONG
