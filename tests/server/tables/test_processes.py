"""Tables and server processes: killed, told to stop, and two of them beside each other."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import asyncpg

from tests.kit import House
from tests.postgres import Cluster
from tests.server.live import PATIENCE_SECONDS, PRACTICE, Outside, Seat, Socket, bet_all, decide_all, level
from tests.server.process import Process
from tests.server.site import Json
from ventuno.house.big21.play_record import PlayRecord
from ventuno.jobs.audit import audit
from ventuno.rules.challenge import notation

# Clocks that run out on no machine, however busy; and nothing is found by looking for it now and then.
PATIENT = """
from ventuno.house.tables.events import Pace
from ventuno.house.tables.state import (CLOCKS, TableClock)
from ventuno.server.tables import live
CLOCKS[Pace.BRISK] = TableClock(300, 300, 3, 0)
live.POLL_SECONDS = 3600
"""


@contextmanager
def running(folder: Path, database: Path | str) -> Iterator[tuple[Process, Outside]]:
    folder.mkdir(exist_ok=True)
    with Process(folder, "--database", str(database), prelude=PATIENT) as process, Outside(process.address) as site:
        yield process, site


def wait_for_listeners(database: str, number: int) -> None:
    """What is told before a server listens it never hears, and here no sweep makes up for that."""

    async def listening() -> int:
        connection = await asyncpg.connect(database)
        try:
            found: int = await connection.fetchval(
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'"
            )
            return found
        finally:
            await connection.close()

    ends = time.monotonic() + PATIENCE_SECONDS
    while asyncio.run(listening()) < number:
        assert time.monotonic() < ends
        time.sleep(0.05)


def kept(database: Path | str, game: str) -> PlayRecord:
    with House(database, law=None) as house:
        found = house.run(house.store.plays.find(game))
        report = house.run(audit(house.store))
    assert report.problem is None, report.problem
    assert report.tables >= 1
    assert found is not None
    return found


def test_a_server_killed_in_mid_game_goes_on_with_the_same_cards_and_told_to_stop_says_so(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite"
    with House(database):
        pass
    with running(tmp_path, database) as (process, site), site.seated(3) as seats:
        game = bet_all(seats)
        decide_all(seats, lambda _: "pay", stop=2)
        level(seats)
        before = {seat.box: seat.table for seat in seats}
        process.kill()
        assert [seat.ended()[1] for seat in seats] == [1006] * 3
        text = kept(database, game).text
        again = [(seat.browser, seat.sequence) for seat in seats]
        table = {"id": seats[0].id}
    with running(tmp_path / "second", database) as (process, site), ExitStack() as leaving:
        back = [leaving.enter_context(Seat(site.port, table, who, seen=seen)) for who, seen in again]
        for seat in back:
            shown = seat.table
            assert shown["boxes"] == before[seat.box]["boxes"]
            assert shown["turn"] == before[seat.box]["turn"]
        decide_all(back, lambda _: "stay")
        for seat in back:
            seat.until(lambda shown: shown["winner"])
        practice, silent = (leaving.enter_context(Socket(site.port, PRACTICE)) for _ in range(2))
        practice.say({"kind": "practise", "language": "de"})
        assert practice.until(lambda shown: shown["practice"])
        back.pop().vanish()
        assert process.stop() == 0
        for each in (*back, practice, silent):  # everybody is sent home: going away, or restarting
            assert each.ended()[1] in {1001, 1012}
        assert not any(word in process.said() for word in ("Traceback", "exception", "failed", '"error"'))
    after = kept(database, game)
    assert after.text.startswith(text)
    assert after.ended_at is not None
    assert notation.replay(after.text).winner == back[0].table["winner"]


def test_seven_at_one_table_by_way_of_two_servers(tmp_path: Path, cluster: Cluster) -> None:
    """Who sits where does not matter: everybody sees the same at once, and everything happens once."""
    database = cluster.database()
    with House(database):
        pass
    with (
        running(tmp_path / "one", database) as (first, one),
        running(tmp_path / "two", database) as (second, two),
        ExitStack() as leaving,
    ):
        wait_for_listeners(database, 2)
        players = [one.somebody() for _ in range(7)]
        table = one.opened(players[0])
        ports = [one.port, two.port]
        seats = [leaving.enter_context(Seat(ports[number % 2], table, player)) for number, player in enumerate(players)]
        for box, seat in enumerate(seats, start=1):
            seat.done("sit", box=box, chips="60", name=f"N{box}")
        both = [seats[0], leaving.enter_context(Seat(two.port, table, players[0]))]  # who has two windows open
        bet_by_both(both)
        game = bet_all_but_first(seats)
        decide_by_both(seats, both)
        for seat in (*seats, both[1]):
            seat.until(lambda shown: shown["winner"])
        assert len({str(seat.table["boxes"]) for seat in (*seats, both[1])}) == 1
        assert len({seat.sequence for seat in (*seats, both[1])}) == 1
        before = seats[0].table
        first.kill()
        survivors = [seat for number, seat in enumerate(seats) if number % 2]
        moved = [leaving.enter_context(Seat(two.port, table, player)) for player in players[::2]]
        for seat in (*survivors, *moved):  # the other one is the croupier now
            seat.until(lambda shown: shown["bet"] and shown["number"] == before["number"] + 1)
            assert seat.bet()["kind"] == "done"
        next_game = survivors[0].until(lambda shown: shown["phase"] == "card1")["game"]
        decide_all([*survivors, *moved], lambda _: "stay")
        assert second.stop() == 0
    text = kept(database, game).text
    assert notation.replay(text).winner == before["winner"]
    assert text.count("\npay") == 2 * 7
    assert kept(database, next_game).ended_at is not None


def bet_by_both(windows: list[Seat]) -> None:
    """The same bet with the same key by way of both servers at once."""
    games = {window.until(lambda shown: shown["bet"])["game"] for window in windows}
    (game,) = games
    bet: Json = {"kind": "bet", "key": "one", "game": game, "ante": "5", "red": "1", "seed": "mine"}
    for window in windows:
        window.say(bet)
    for window in windows:
        assert window.answer(bet)["kind"] == "done"
        assert window.until(lambda shown: shown["boxes"][0]["bet"])["boxes"][0]["chips"] == "54.00"


def bet_all_but_first(seats: list[Seat]) -> str:
    for seat in seats[1:]:
        assert seat.bet()["kind"] == "done"
    return str(seats[0].until(lambda shown: shown["phase"] == "card1")["game"])


def decide_by_both(seats: list[Seat], windows: list[Seat]) -> None:
    """Everybody pays for everything; the first, from two windows at once, each time with two keys."""
    by_box = {seat.box: seat for seat in seats}
    asked = set[tuple[str, int]]()
    level([*seats, *windows])
    while True:
        shown = seats[1].until(lambda at: at["turn"] is None or (at["phase"], at["turn"]) not in asked)
        if shown["turn"] is None:
            break
        level([*seats, *windows])
        phase, turn = shown["phase"], shown["turn"]
        asked.add((phase, turn))
        if turn != 1:
            by_box[turn].until(lambda at, phase=phase: at["decide"] and at["phase"] == phase)  # type: ignore[misc]
            by_box[turn].decide("pay")
            continue
        for number, window in enumerate(windows):
            at = window.until(lambda at, phase=phase: at["decide"] and at["phase"] == phase)  # type: ignore[misc]
            card = at["decide"]["card"]
            decision = {"kind": "decide", "game": at["game"], "card": card, "decision": "pay"}
            window.say(decision | {"key": f"d{card}{number}"})
        answers = [answered(window, f"d{card}{number}") for number, window in enumerate(windows)]
        assert sorted(answers) == ["declined", "done"]


def answered(window: Seat, key: str) -> str:
    while True:
        heard = next((each for each in window.messages if each.get("key") == key), None)
        if heard is not None:
            return str(heard["kind"])
        window.hear()
