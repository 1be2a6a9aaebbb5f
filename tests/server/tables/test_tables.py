"""Tables over HTTP: to find and to open one, and to look back at its games."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass

import pytest

from tests.kit import House
from tests.server.live import Live, Seat, bet_all, decide_all, play
from tests.server.site import Browser, Json
from ventuno.house.tables.evidence import verify
from ventuno.rules.challenge import GamePhase, apply, notation
from ventuno.server.tables import routes

ROUTES = ("/games", "/games/1", "/games/1/evidence")


def listed(browser: Browser) -> dict[str, Json]:
    return {table["id"]: table for table in browser.took(browser.get("/tables"))["tables"]}


# ----- the lobby


def test_a_table_that_somebody_opens_is_there_for_everybody(live: Live) -> None:
    anna, beat, guest = live.somebody(), live.somebody(), live.browser()
    table = live.opened(anna, name="Zur Linde", language="fr", pace="calm", boxes=5, ante_max="20", bonus_max="10")
    assert table["name"] == "Zur Linde"
    assert (table["language"], table["pace"], table["boxes"], table["taken"]) == ("fr", "calm", 5, 0)
    assert (table["ante_min"], table["ante_max"]) == ("5.00", "20.00")
    assert (table["bonus_min"], table["bonus_max"]) == ("1.00", "10.00")
    assert (table["chips_min"], table["chips_max"]) == ("16.00", "4000.00")
    assert (table["private"], table["playing"], table["seated"], table["invite"]) == (False, False, False, None)
    for each in (anna, beat, guest):
        assert listed(each)[table["id"]] == table


def test_the_lobby_says_who_sits_and_whether_there_is_a_game(live: Live) -> None:
    with live.seated(2) as seats:
        guest = live.browser()
        assert seats[0].browser is not None
        bet_all(seats)
        seen, own = listed(guest)[seats[0].id], listed(seats[0].browser)[seats[0].id]
        assert (seen["taken"], seen["playing"], seen["seated"]) == (2, True, False)
        assert own["seated"] is True
        decide_all(seats)


def test_l69_what_may_be_bet_is_posted_at_the_table_for_everybody(live: Live) -> None:
    posted = {"ante_min": "5.00", "ante_max": "20.00", "bonus_min": "1.00", "bonus_max": "2.50"}
    with Seat(live.port, live.opened(live.somebody(), **posted)) as guest:
        assert posted.items() <= guest.table["posted"].items()


def test_a_private_table_is_listed_for_those_it_concerns(live: Live) -> None:
    anna, beat, eve = live.somebody(), live.somebody(), live.somebody()
    table = live.opened(anna, private=True)
    assert table["private"] is True
    assert table["invite"]
    assert listed(anna)[table["id"]]["invite"] == table["invite"]
    with Seat(live.port, table, beat, invite=table["invite"]) as seat:
        seat.done("sit", box=1, chips="30", name="Beat")
        assert listed(beat)[table["id"]]["invite"] == table["invite"]  # may pass it on
        seat.done("stand")
    for each in (beat, eve, live.browser()):
        assert table["id"] not in listed(each)
        assert table["invite"] not in each.get("/tables").text


def test_req_28_the_same_key_opens_one_table(apart: Live) -> None:
    anna = apart.somebody()
    body = {"name": "Aare", "language": "de", "private": True}
    first = anna.took(anna.post("/tables", body, key="one"))
    assert anna.took(anna.post("/tables", body, key="one")) == first
    anna.refused(anna.post("/tables", body | {"boxes": 3}, key="one"), 409, "key_conflict")
    beat = apart.somebody()
    assert beat.took(beat.post("/tables", body, key="one"))["id"] != first["id"]
    apart.restart()
    assert listed(anna)[first["id"]] == first  # the link is the same, too


def test_nobody_has_more_than_three_tables(live: Live) -> None:
    anna = live.somebody()
    for _ in range(3):
        live.opened(anna)
    body = {"name": "Aare", "language": "de"}
    anna.refused(anna.post("/tables", body), 422, "table_too_many")
    assert len([table for table in listed(anna).values() if table["name"] == "Aare"]) >= 3


def test_a_table_that_nobody_comes_to_closes(apart: Live) -> None:
    anna = apart.somebody()
    table = apart.opened(anna)
    with Seat(apart.port, table) as guest:
        guest.until(lambda _: guest.state is not None and guest.state["sequence"] > 1)  # the croupier has looked
        assert (guest.table["phase"], guest.table["due_at"]) == ("waiting", None)  # nobody is made to watch that clock
        apart.clock.forward(minutes=31)
        guest.until(lambda at: at["phase"] == "closed")
        assert guest.table["sit"] is None
    assert table["id"] not in listed(anna)
    with Seat(apart.port, table, anna) as late:
        assert late.declined("table_closed", "sit", box=1, chips="30", name="Anna")["status"] == 409
    apart.opened(anna)


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"name": " Aare"}, "table_bad_name"),
        ({"name": "Aa\nre"}, "table_bad_name"),
        ({"name": "\u202eeraA"}, "table_bad_name"),
        ({"ante_min": "0.25"}, "table_bad_ante_limits"),
        ({"ante_min": "5.35", "ante_max": "5.35"}, "table_bad_ante_limits"),
        ({"ante_min": "10"}, "table_bad_ante_limits"),
        ({"ante_max": "100.50"}, "table_bad_ante_limits"),
        ({"bonus_min": "0.75"}, "table_bad_bonus_limits"),
        ({"bonus_min": "6"}, "table_bad_bonus_limits"),
        ({"bonus_max": "1000"}, "table_bad_bonus_limits"),
        ({"ante_min": "0"}, "bad_amount"),
        ({"ante_min": "-5"}, "bad_amount"),
        ({"bonus_max": "5,00"}, "bad_amount"),
        ({"boxes": 1}, "bad_request"),
        ({"boxes": 8}, "bad_request"),
        ({"boxes": "three"}, "bad_request"),
        ({"pace": "practice"}, "bad_request"),
        ({"language": "rm"}, "bad_request"),
        ({"name": ""}, "bad_request"),
        ({"name": "x" * 31}, "bad_request"),
        ({"invitation": "x"}, "bad_request"),
        ({"opened_by": "house"}, "bad_request"),
        ({"private": "yes"}, "bad_request"),
        ({"ante_min": 5}, "bad_request"),
    ],
)
def test_a_table_that_cannot_be_posted_like_that(opener: Browser, terms: Json, code: str) -> None:
    before = set(listed(opener))
    body = {"name": "Aare", "language": "de"} | terms
    problem = opener.refused(opener.post("/tables", body), 400 if code == "bad_request" else 422, code)
    assert problem["article"] != "Server" or code == "bad_request"
    assert set(listed(opener)) <= before


@pytest.fixture(scope="module")
def opener(live: Live) -> Browser:
    return live.somebody()


def test_a_guest_and_who_lacks_the_token_open_none(live: Live) -> None:
    anna, guest = live.somebody(), live.browser()
    body = {"name": "Aare", "language": "de"}
    guest.refused(guest.post("/tables", body), 401, "not_logged_in")
    anna.refused(anna.post("/tables", body, X_CSRF_Token="x"), 403, "wrong_token")  # noqa: S106
    anna.refused(anna.post("/tables", body, Origin="https://evil.example"), 403, "wrong_token")


# ----- looking back


@dataclass(frozen=True)
class Past:
    """Three who have played two games at a private table, are in the middle of the third, and one who watched."""

    table: Json
    players: list[Browser]
    games: list[str]
    private: bool

    def path(self, route: str) -> str:
        invite = f"?invite={self.table['invite']}" if self.private else ""
        return f"/tables/{self.table['id']}{route}{invite}"


@pytest.fixture(scope="module", params=["open", "private"])
def past(live: Live, request: pytest.FixtureRequest) -> Iterator[Past]:
    private = request.param == "private"
    players = [live.somebody() for _ in range(3)]
    table = live.opened(players[0], private=private)
    with ExitStack() as leaving:
        seats = [leaving.enter_context(Seat(live.port, table, player, invite=table["invite"])) for player in players]
        for seat, box in zip(seats, (2, 4, 7), strict=True):
            seat.done("sit", box=box, chips="100", name=f"Box {box}")
        games = list[str]()
        for decision in ("pay", "stay"):
            games.append(play(seats, lambda _, decision=decision: decision))  # type: ignore[misc]
            live.clock.forward(seconds=60)
            for seat in seats:
                seat.until(lambda at: at["bet"] and at["number"] > len(games))
        bet_all(seats)
        yield Past(table, players, games, private)
        decide_all(seats)


def test_the_games_of_a_table_are_listed_the_newest_first(live: Live, past: Past) -> None:
    guest = live.browser()
    found = guest.took(guest.get(past.path("/games")))
    assert [line["game"] for line in found["games"]] == past.games[::-1]
    assert [line["number"] for line in found["games"]] == [2, 1]
    assert found["more"] is False
    for line in found["games"]:
        assert line["players"] == 3
        assert line["winner"] in {"Box 2", "Box 4", "Box 7"}
        assert line["own_net"] is None
    older = guest.took(guest.get(past.path("/games") + ("&" if past.private else "?") + "before=2"))
    assert [line["number"] for line in older["games"]] == [1]


def test_ones_own_result_is_among_them(live: Live, past: Past) -> None:
    nets = [
        [float(line["own_net"]) for line in player.took(player.get(past.path("/games")))["games"]]
        for player in past.players
    ]
    with House(live.where, law=None, at=live.clock.at) as house:
        for place, game in enumerate(past.games[::-1]):
            kept = house.run(house.store.plays.find(game))
            assert kept is not None
            end = notation.replay(kept.text)
            assert [of[place] for of in nets] == [end.net_centimes(box) / 100 for box in (2, 4, 7)]


def test_req_19_a_replay_folds_to_the_end(live: Live, past: Past) -> None:
    with House(live.where, law=None, at=live.clock.at) as house:
        texts = [house.run(house.store.plays.find(game)) for game in past.games]
    for number, kept in enumerate(texts, start=1):
        assert kept is not None
        for who in (live.browser(), *past.players):
            replayed = who.took(who.get(past.path(f"/games/{number}")))
            game, moves = notation.read(kept.text)
            assert [step["line"] for step in replayed["steps"]] == [notation.write_move(move) for move in moves]
            for move, step in zip(moves, replayed["steps"], strict=True):
                game, _ = apply(game, move)
                state = step["state"]
                assert state["replay"] is True
                assert state["pot"] == f"{game.pot_centimes / 100:.2f}"
                assert state["turn"] == game.turn
                assert not any(state[offer] for offer in ("bet", "decide", "sit", "stand"))
            assert game.phase is GamePhase.OVER
            assert replayed["steps"][-1]["state"]["winner"] == game.winner


def test_req_6_a_replay_is_seen_from_ones_own_box(live: Live, past: Past) -> None:
    """Until the showdown, as it was."""
    for who, box in zip((*past.players, live.browser()), (2, 4, 7, None), strict=True):
        dealt = who.took(who.get(past.path("/games/1")))["steps"][0]["state"]
        assert dealt["own_box"] == box
        assert [each["box"] for each in dealt["boxes"] if each["hidden_card"]] == ([] if box is None else [box])
        assert [each["name"] for each in dealt["boxes"] if each["name"]] == ["Box 2", "Box 4", "Box 7"]


def test_anybody_may_check_a_finished_game(live: Live, past: Past) -> None:
    for who in (live.browser(), past.players[0]):
        for number, game in enumerate(past.games, start=1):
            answer = who.get(past.path(f"/games/{number}/evidence"))
            assert answer.status_code == 200
            assert f'filename="{game}.json"' in answer.headers["content-disposition"]
            verified = verify(answer.text)
            assert (verified.game, verified.players) == (game, 3)
            for player in past.players:
                account = player.took(player.get("/me"))["account"]
                assert not {account["player"], account["login"]} & set(re.findall(r"\w+", answer.text))


def test_a_game_that_runs_shows_nothing_yet(live: Live, past: Past) -> None:
    for who in (live.browser(), past.players[0]):
        for route in ("/games/3", "/games/3/evidence"):
            who.refused(who.get(past.path(route)), 409, "not_over")
        assert len(who.took(who.get(past.path("/games")))["games"]) == 2


@pytest.mark.parametrize("number", ["4", "0", "-1", "x", "1e3", "9" * 30, "9" * 5_000, "%00", "1.5"])
def test_a_game_that_is_none(live: Live, past: Past, number: str) -> None:
    for route in (f"/games/{number}", f"/games/{number}/evidence"):
        answer = live.browser().get(past.path(route))
        assert answer.status_code in {400, 404}
        assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("table", ["t-0000000000000000", "x", "house", "t-%00", "t-%ff", "..%2f", "t-" + "a" * 100])
def test_a_table_that_is_none(live: Live, table: str) -> None:
    for route in ROUTES:
        answer = live.browser("it").get(f"/tables/{table}{route}")
        assert answer.status_code in {400, 404}
        assert answer.headers["content-type"] == "application/problem+json"


def test_a_players_book_is_no_table(past: Past) -> None:
    player = past.players[0].took(past.players[0].get("/me"))["account"]["player"]
    for route in ROUTES:
        past.players[0].refused(past.players[0].get(f"/tables/{player}{route}"), 404, "table_unknown")


def test_a_private_tables_past_is_for_those_who_were_invited(live: Live, past: Past) -> None:
    eve, guest = live.somebody(), live.browser("de")
    for route in ROUTES:
        path = f"/tables/{past.table['id']}{route}"
        if not past.private:
            for who in (eve, guest, *past.players):
                assert who.get(path).status_code == 200
            continue
        for who in (eve, guest):
            for wrong in ("", "?invite=x", f"?invite={past.table['invite'].upper()}", f"?invite={'0' * 32}"):
                who.refused(who.get(path + wrong), 403, "table_not_invited")
            assert who.get(f"{path}?invite={past.table['invite']}").status_code == 200
            assert who.get(f"{path}?invite={'0' * 65}").status_code == 400
        for player in past.players:  # who sits there
            assert player.get(path).status_code == 200


def test_games_come_in_pages(live: Live, monkeypatch: pytest.MonkeyPatch, past: Past) -> None:
    monkeypatch.setattr(routes, "GAMES_MAX", 1)
    guest = live.browser()
    found = guest.took(guest.get(past.path("/games")))
    assert ([line["number"] for line in found["games"]], found["more"]) == ([2], True)
    found = guest.took(guest.get(past.path("/games") + ("&" if past.private else "?") + "before=2"))
    assert ([line["number"] for line in found["games"]], found["more"]) == ([1], False)


@pytest.mark.parametrize("before", ["0", "-1", "x", "9" * 400])
def test_a_page_that_is_none(live: Live, past: Past, before: str) -> None:
    guest = live.browser()
    answer = guest.get(past.path("/games") + ("&" if past.private else "?") + f"before={before}")
    guest.refused(answer, 400, "bad_request")


# ----- and what the account says


def test_req_21_chips_are_in_the_statement(live: Live) -> None:
    with live.seated(2) as seats:
        anna = seats[0].browser
        assert anna is not None
        account = anna.took(anna.get("/me"))["account"]
        assert account["balance"] == "0.00"
        assert account["seats"] == [{"table": seats[0].id, "brought": "100.00"}]
        lines = anna.took(anna.get("/account/statement"))["lines"]
        assert (lines[0]["kind"], lines[0]["amount"], lines[0]["balance"]) == ("chips_brought", "-100.00", "0.00")
        seats[0].done("stand")
        found = anna.took(anna.get("/account/statement"))
        assert (found["lines"][0]["kind"], found["lines"][0]["amount"]) == ("chips_returned", "100.00")
        assert found["result"] == "0.00"
        assert anna.took(anna.get("/me"))["account"]["seats"] == []
