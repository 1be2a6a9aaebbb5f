"""The player's own games at tables: they are in the account's history, and can be seen without an invitation."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.kit import House
from tests.live import LiveTable
from tests.server.live import Live, Seat, bet_all, play
from tests.server.site import PASSWORD, Browser, Json
from ventuno.house.tables.evidence import verify
from ventuno.house.tables.state import OF_THE_HOUSE
from ventuno.rules.challenge import ChallengeGame
from ventuno.server.accounts import views
from ventuno.server.tables import live as live_tables
from ventuno.server.tables.wire import OwnGame

# ----- what a line says, on either database


def told(house: House, player: str) -> list[OwnGame]:
    return house.run(views.games(house.store.tables, player, None)).games


def test_req_19_what_was_paid_in_and_what_came_of_it(house: House) -> None:
    table = LiveTable(house, by=OF_THE_HOUSE)
    anna, beat = table.sit(3), table.sit(6)
    ends = [table.play((3, 6), pays) for pays in (_nobody, _everybody)]
    table.deal((3, 6))
    table.decide(table.game.turn or 0, pays=True)
    payer = table.game.order[0]
    table.void()
    for box, player in ((3, anna), (6, beat)):
        voided, second, first = told(house, player)
        assert [each.number for each in (voided, second, first)] == [3, 2, 1]
        assert {(each.table, each.name, each.box) for each in (voided, second, first)} == {(table.id, "Aare", box)}
        for line, end, payments in zip((first, second), ends, ("0.00", "10.00"), strict=True):
            assert (line.ante, line.payments, line.bonus) == ("5.00", payments, "1.00")
            assert float(line.paid_in) == 6 + float(payments)
            assert float(line.net) == end.net_centimes(box) / 100
            assert line.outcome == ("won" if end.winner == box else "lost")
            assert line.war == bool(end.wars)
        assert (voided.outcome, voided.net) == ("void", "0.00")
        assert voided.payments == ("5.00" if box == payer else "0.00")
    before = house.player(anna).balance
    table.stand(3)
    brought = house.player(anna).balance - before
    assert brought.centimes - 5000 == round(sum(100 * float(each.net) for each in told(house, anna)))


def test_c9_a_game_that_a_war_has_decided_says_so(house: House) -> None:
    table = LiveTable(house, by=OF_THE_HOUSE)
    anna, _ = table.sit(1, chips="900", player=_rich(house)), table.sit(2, chips="900", player=_rich(house))
    wars = list[bool]()
    while len(set(wars)) < 2:
        wars.append(bool(table.play((1, 2), _everybody).wars))
    assert [each.war for each in told(house, anna)[::-1]] == wars[-views.HISTORY_GAMES :]


def _rich(house: House) -> str:
    return house.ready(f"rich{len(house.run(house.store.books.names()))}", deposit="900")


def _nobody(_game: ChallengeGame) -> bool:
    return False


def _everybody(_game: ChallengeGame) -> bool:
    return True


# ----- over HTTP


@dataclass(frozen=True)
class Left:
    """Two who have played two games at a private table and left, one who opened it, and a third game without them."""

    live: Live
    table: Json
    games: list[str]
    anna: Browser
    beat: Browser
    owner: Browser
    later: Browser

    def paths(self, number: int) -> tuple[str, str]:
        path = f"/tables/{self.table['id']}/games/{number}"
        return path, f"{path}/evidence"


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Left]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(live_tables, "POLL_SECONDS", 0.05)
        with Live(tmp_path_factory.mktemp("own") / "house.sqlite", address_attempts=1_000_000) as live:
            yield _played(live)


def _played(live: Live) -> Left:
    owner, anna, beat, later = (live.somebody() for _ in range(4))
    table = live.opened(owner, private=True, name="Zur Linde")
    invite, games = table["invite"], list[str]()
    with Seat(live.port, table, beat, invite=invite) as second, Seat(live.port, table, later, invite=invite) as third:
        with Seat(live.port, table, anna, invite=invite) as first:
            first.done("sit", box=2, chips="100", name="Anna")
            second.done("sit", box=5, chips="100", name="Beat")
            for _ in range(2):
                games.append(play([first, second]))
                live.clock.forward(seconds=60)
                for seat in (first, second):
                    seat.until(lambda at: at["bet"])
            first.done("stand")
        third.done("sit", box=2, chips="100", name="Later")  # at the box that was Anna's
        games.append(play([second, third]))
        live.clock.forward(seconds=60)
        for seat in (second, third):
            seat.until(lambda at: at["bet"])
        bet_all([second, third])  # and a fourth game runs
    return Left(live, table, games, anna, beat, owner, later)


def own(browser: Browser, before: str | None = None) -> Json:
    return browser.took(browser.get("/account/games" + ("" if before is None else f"?before={before}")))


def test_req_19_games_at_a_table_are_in_the_history_also_after_leaving(left: Left) -> None:
    found = own(left.anna)
    assert [line["game"] for line in found["games"]] == left.games[1::-1]
    assert found["before"] is None
    assert {(line["name"], line["box"]) for line in found["games"]} == {("Zur Linde", 2)}
    assert [line["game"] for line in own(left.beat)["games"]] == left.games[::-1]  # and none of the one that runs
    assert [line["game"] for line in own(left.later)["games"]] == left.games[2:]
    assert own(left.owner) == {"games": [], "before": None}


def test_games_come_in_pages(left: Left, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "HISTORY_GAMES", 2)
    first = own(left.beat)
    second = own(left.beat, first["before"])
    assert [line["game"] for line in (*first["games"], *second["games"])] == left.games[::-1]
    assert second["before"] is None
    for strange in (left.games[2], "x", "%00", "t-0000000000000000-1", "'"):  # none of hers
        assert own(left.anna, strange) == {"games": [], "before": None}
    for wrong in ("", "x" * 65):
        left.anna.refused(left.anna.get(f"/account/games?before={wrong}"), 400, "bad_request")


def test_whoever_had_a_bet_may_look_at_the_game_again_without_the_link(left: Left) -> None:
    for who, box, numbers in ((left.anna, 2, (1, 2)), (left.later, 2, (3,)), (left.beat, 5, (1, 2, 3))):
        for number in numbers:
            replay, evidence = left.paths(number)
            dealt = who.took(who.get(replay))["steps"][0]["state"]
            assert dealt["own_box"] == box
            assert [each["box"] for each in dealt["boxes"] if each["hidden_card"]] == [box]
            assert verify(who.get(evidence).text).game == left.games[number - 1]


def test_others_need_the_link_as_before(left: Left) -> None:
    """Another player, a guest, and who sat there at another time; nor does a bet open the list of all games."""
    eve, guest = left.live.somebody(), left.live.browser("de")
    for who, numbers in ((eve, (1, 2, 3, 4, 9)), (guest, (1, 2, 3, 4, 9)), (left.anna, (3, 4, 9))):
        for number in numbers:
            for path in left.paths(number):
                who.refused(who.get(path), 403, "table_not_invited")
                invited = who.get(f"{path}?invite={left.table['invite']}")
                assert invited.status_code == {4: 409, 9: 404}.get(number, 200)
    for who in (eve, guest, left.anna):
        who.refused(who.get(f"/tables/{left.table['id']}/games"), 403, "table_not_invited")
    guest.refused(guest.get("/account/games"), 401, "not_logged_in")
    for path in left.paths(4):  # it runs, for those who have bet, too
        left.beat.refused(left.beat.get(path), 409, "not_over")


def test_after_log_out_the_visitor_is_a_guest(left: Left) -> None:
    anna = left.live.browser()
    login = left.anna.took(left.anna.get("/me"))["account"]["login"]
    anna.took(anna.post("/session", {"login": login, "password": PASSWORD}))
    assert anna.get(left.paths(1)[0]).status_code == 200
    anna.took(anna.request("DELETE", "/session"))
    anna.refused(anna.get(left.paths(1)[0]), 403, "table_not_invited")


def test_the_export_has_the_games_that_are_over(left: Left) -> None:
    answer = left.beat.get("/account/export")
    export = left.beat.took(answer)
    assert [(each["game"]["id"], each["box"]) for each in export["games"]] == [(game, 5) for game in left.games[::-1]]
    assert all(each["game"]["server_seed"] and each["game"]["text"] for each in export["games"])
    assert f"{left.table['id']}-4" not in answer.text
    assert left.owner.took(left.owner.get("/account/export"))["games"] == []
