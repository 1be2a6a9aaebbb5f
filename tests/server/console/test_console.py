"""The console: everything it shows is what the books say, and everything it does is on record with its reason."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest

from tests.kit import House
from tests.live import LiveTable
from tests.server.live import cards_in
from tests.server.office import ADJUSTMENT, PREFIX, WHY, Office, player_of, tables_left_alone
from tests.server.site import Browser, Json, Site
from ventuno.desk.requests import PublishRules
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.house.office.house_state import BOOK
from ventuno.jobs.audit import audit
from ventuno.rules import challenge
from ventuno.rules.challenge import notation
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM
from ventuno.server.accounts import wire as account_wire
from ventuno.server.console.wire import house as house_wire
from ventuno.server.console.wire import players as players_wire
from ventuno.server.console.wire import plays as plays_wire
from ventuno.server.console.wire import staff as staff_wire
from ventuno.server.console.wire.journal import JournalPage

__all__ = ["tables_left_alone"]  # a fixture for all tests here


@pytest.fixture
def office(site: Site) -> Office:
    return Office(site)


@pytest.fixture
def olga(office: Office) -> Browser:
    return office.at("olga")


@contextmanager
def looking(site: Site) -> Iterator[House]:
    """At the books themselves."""
    with House(site.where, law=None, at=site.clock.at) as house:
        yield house


@contextmanager
def at_table(site: Site) -> Iterator[LiveTable]:
    """Two in a game, an hour ahead so that the site does not look after the table; then it is that late here, too."""
    with House(site.where, law=None, at=site.clock.at, seed="tables") as house:
        house.clock.forward(hours=1)
        table = LiveTable(house)
        for box in (1, 2):
            table.sit(box)
        table.deal((1, 2))
        site.clock.at = house.clock.at
        yield table


def got(browser: Browser, path: str) -> Json:
    return browser.took(browser.get(f"{PREFIX}{path}"))


def did(browser: Browser, path: str, body: Json, **given: str) -> Json:
    return browser.took(browser.post(f"{PREFIX}{path}", body, **given))


def assert_clean(site: Site) -> None:
    with looking(site) as house:
        assert house.run(audit(house.store)).problem is None


# ----- the house


def test_req_17_the_overview_and_the_register_say_what_the_ledger_holds(both: Site) -> None:
    office = Office(both)
    anna, berta = both.ready("anna"), both.ready("berta")
    first = anna.start("2")
    both.clock.forward(seconds=1)
    second = berta.start("5")
    with at_table(both) as table:
        pot, bonus = table.now.has(LedgerAccount.POT), table.now.has(LedgerAccount.BONUS)
    olga = office.at("olga")
    told, register = got(olga, "/overview"), got(olga, "/unfinished")
    with looking(both) as house:
        held = [house.player(player_of(each)).has(LedgerAccount.HELD) for each in (anna, berta)]
    assert told["plays"] == {"plays": 2, "held": str(held[0] + held[1]), "realised": "0.00"}
    assert (told["tables"]["playing"], told["tables"]["seated"]) == (1, 2)
    assert (told["tables"]["pots"], told["tables"]["bonus"]) == (str(pot), str(bonus)) == ("10.00", "2.00")
    assert told["tables"]["chips"] == "88.00"
    assert [(each["play"], each["held"]) for each in register["plays"]] == [
        (first["play"], str(held[0])),
        (second["play"], str(held[1])),
    ]
    (shown,) = register["tables"]
    assert (shown["pot"], shown["chips"], [seat["staked"] for seat in shown["seats"]]) == (
        "10.00",
        "88.00",
        ["6.00"] * 2,
    )
    assert register["after"] is None
    assert got(olga, f"/unfinished?after={first['play']}")["plays"] == register["plays"][1:]
    assert got(olga, "/unfinished?after=none")["plays"] == []
    anna.finish(first)
    assert got(olga, "/overview")["plays"]["plays"] == 1


def test_a_long_register_comes_in_pages(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ventuno.server.console.views.books.REGISTER_PLAYS", 2)
    plays = sorted(office.site.ready(name).start()["play"] for name in ("anna", "berta", "carla"))
    olga = office.at("olga")
    first = got(olga, "/unfinished")
    second = got(olga, f"/unfinished?after={first['after']}")
    assert [each["play"] for each in (*first["plays"], *second["plays"])] == plays
    assert second["after"] is None
    assert got(olga, "/overview")["plays"] == {"plays": 3, "held": "3.00", "realised": "0.00"}


def test_the_overview_tells_what_is_in_force_and_what_will_be(office: Office) -> None:
    olga = office.at("olga")
    told = got(olga, "/overview")
    assert (told["rules"]["name"], told["law"]["name"], told["law"]["hash"]) == ("2024-10-23", "uniform", UNIFORM.hash)
    assert (told["rules_next"], told["law_next"], told["closed"]) == ([], [], [])
    later = office.site.clock.at.replace(month=5)
    changes = dict.fromkeys(Language, "Changes")
    office.act(PublishRules(rules="2024-08-28", effective_at=later, changes=changes, reason="a trial"))
    (coming,) = got(olga, "/overview")["rules_next"]
    assert (coming["name"], coming["reason"], coming["effective_at"]) == (
        "2024-08-28",
        "a trial",
        "2026-05-03T12:00:30Z",
    )


def test_req_35_closing_acts_at_once_in_every_process(both: Site) -> None:
    office, anna = Office(both), both.ready()
    offered = anna.took(anna.post("/plays"))
    start = {"stake": "1", "client_seed": "x", "rules": offered["rules"], "law": offered["law"]}
    with Site.beside(both) as other:
        elsewhere = other.browser()
        elsewhere.cookies, elsewhere.csrf = dict(anna.cookies), anna.csrf
        assert elsewhere.took(elsewhere.get("/me"))["account"]
        olga = office.at("olga")
        closed = did(olga, "/closing", {"game": "big21", "reason": "a doubt"})["closed"]
        assert [(each["game"], each["reason"]) for each in closed] == [("big21", "a doubt")]
        elsewhere.refused(elsewhere.post(f"/plays/{offered['play']}/start", start), 422, "game_closed")
        olga.refused(olga.post(f"{PREFIX}/closing", {"game": "big21", "reason": "r"}), 409, "closed_already")
        assert did(olga, "/opening", {"reason": "no doubt any more"})["closed"] == []
        elsewhere.took(elsewhere.post(f"/plays/{offered['play']}/start", start))
        olga.refused(olga.post(f"{PREFIX}/opening", WHY), 409, "not_closed")


def test_the_journal_of_the_house_names_who_did_what_and_why(office: Office) -> None:
    olga = office.at("olga")
    did(olga, "/closing", {"game": "challenge", "reason": "a doubt"})
    lines = got(olga, "/journal")["lines"]
    newest = lines[0]
    assert (newest["kind"], newest["actor"], newest["reason"]) == ("closed", "operator:olga", "a doubt")
    assert newest["facts"] == {"game": "challenge"}
    assert (lines[1]["kind"], lines[1]["actor"]) == ("staff_entered", "operator:olga")
    founded = {"rules": "2024-10-23", "law": f"uniform {UNIFORM.hash}", "online_terms": "2026-11-19"}
    assert lines[-1]["facts"] == founded
    with looking(office.site) as house:
        kept = house.run(house.store.books.lines(BOOK))
    assert [(each["number"], each["hash"]) for each in reversed(lines)] == [(each.number, each.hash) for each in kept]


def test_a_long_journal_comes_in_pages(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ventuno.server.console.views.books.JOURNAL_LINES", 2)
    olga = office.at("olga")
    numbers, before = [], ""
    while True:
        page = got(olga, f"/journal{before}")
        numbers += [line["number"] for line in page["lines"]]
        if page["before"] is None:
            break
        before = f"?before={page['before']}"
    assert numbers == list(range(10, 0, -1))  # founded, four appointed and enrolled, one came in
    assert got(olga, "/journal?before=1") == {"lines": [], "before": None}


# ----- players


def test_players_are_found_by_the_beginnings_of_words(both: Site) -> None:
    office = Office(both)
    players = {name: player_of(both.registered(name)) for name in ("anna", "annabelle", "berta.k", "zoe-99")}
    adam = office.at("adam")

    def found(sought: str) -> list[str]:
        return [each["login"] for each in got(adam, f"/players?q={sought}")["players"]]

    assert found("") == ["anna", "annabelle", "berta.k", "zoe-99"]
    assert sorted(found("anna")) == found("")  # everybody's first name
    assert found("annab") == ["annabelle"]
    assert found("ANNÀB") == ["annabelle"]
    assert found("berta.k") == found("k berta") == ["berta.k"]
    assert found("99") == ["zoe-99"]
    assert found(players["anna"][:8]) == ["anna"]
    assert found("nna") == found("anna x") == found("%25") == found("anna%00x") == found("_") == found("..") == []
    person = got(adam, "/players?q=annabelle")["players"][0]
    assert person == {
        "player": players["annabelle"],
        "login": "annabelle",
        "name": "Anna annabelle",
        "birth": "1959-08-20",
    }


def test_many_players_come_in_pages(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ventuno.server.console.routes.players.FOUND_MAX", 2)
    names = ["anna", "berta", "carla"]
    for name in names:
        office.site.registered(name)
    adam = office.at("adam")
    first = got(adam, "/players?q=anna")
    second = got(adam, f"/players?q=anna&after={first['after']}")
    found = [each["login"] for each in (*first["players"], *second["players"])]
    assert (sorted(found), second["after"]) == (names, None)
    first = got(adam, "/players")
    second = got(adam, f"/players?after={first['after']}")
    assert [each["login"] for each in (*first["players"], *second["players"])] == names
    assert got(adam, "/players?after=nobody") == {"players": [], "after": None}


def test_an_account_is_shown_as_its_owner_sees_it(both: Site) -> None:
    office, anna = Office(both), both.ready()
    table = anna.start("2")
    player = player_of(anna)
    sven = office.at("sven")
    shown = got(sven, f"/players/{player}")
    own = anna.took(anna.get("/me"))["account"]
    assert shown["account"] == own
    assert shown["account"]["running"]["play"] == shown["play"] == table["play"]
    assert shown["balances"] == {"balance": "98.00", "held": "2.00", "cashier": "-100.00"}
    assert (shown["person"]["name"], shown["canton"], shown["holds"]) == ("Anna anna", "ZH", [])
    with looking(both) as house:
        assert (shown["entries"], shown["head"]) == (house.player(player).entries, house.player(player).head)
    anna.finish(table)
    for path in ("statement", "plays", "games", "messages"):
        assert got(sven, f"/players/{player}/{path}") == anna.took(anna.get(f"/account/{path}"))
    for nobody in ("none", BOOK, "t-1"):
        for path in ("", "/statement", "/plays", "/games", "/messages", "/journal"):
            sven.refused(sven.get(f"{PREFIX}/players/{nobody}{path}"), 404, "no_account")


def test_req_36_what_is_done_to_an_account_is_in_its_journal_with_actor_and_reason(both: Site) -> None:
    office, anna = Office(both), both.ready()
    player = player_of(anna)
    olga, sven = office.at("olga"), office.at("sven")
    at = f"/players/{player}"
    did(sven, f"{at}/message", {"text": "Guten Tag\nIhr Ausweis ist abgelaufen."})
    blocked = did(olga, f"{at}/block", {"game": "big21", "until": "2026-04-01T00:00:00Z", "reason": "under review"})
    assert blocked["holds"] == [{"game": "big21", "until": "2026-04-01T00:00:00Z"}]
    assert did(olga, f"{at}/lift", {"reason": "reviewed"})["holds"] == []
    assert did(olga, f"{at}/exclude", {"reason": "by order"})["account"]["excluded"] is True
    assert did(olga, f"{at}/readmit", {"reason": "order lifted"})["account"]["excluded"] is False
    adjusted = did(olga, f"{at}/adjust", ADJUSTMENT)
    assert adjusted["account"]["balance"] == "102.50"
    lines = got(olga, f"{at}/journal")["lines"][:6]
    assert [(each["kind"], each["actor"], each["reason"]) for each in lines] == [
        ("adjusted", "operator:olga", WHY["reason"]),
        ("readmitted", "operator:olga", "order lifted"),
        ("excluded", "operator:olga", "by order"),
        ("block_lifted", "operator:olga", "reviewed"),
        ("blocked", "operator:olga", "under review"),
        ("message_written", "support:sven", None),
    ]
    assert lines[0]["postings"] == [{"source": "house", "target": "balance", "amount": "2.50"}]
    assert (lines[0]["balance"], lines[0]["facts"]["amount"]) == ("102.50", "2.50")
    with looking(both) as house:
        kept = house.run(house.store.books.lines(player))[-6:]
    entries = [codec.decode(each.text, Entry) for each in reversed(kept)]
    assert [(each.number, each.actor) for each in entries] == [(each["number"], each["actor"]) for each in lines]
    kinds = [each["kind"] for each in anna.took(anna.get("/account/messages"))]
    assert set(kinds) == {"adjusted", "readmitted", "excluded", "block_lifted", "blocked", "message_written"}
    assert_clean(both)


def test_a_request_sent_twice_is_done_once(office: Office) -> None:
    anna = office.site.ready()
    at, olga = f"/players/{player_of(anna)}/adjust", office.at("olga")
    assert did(olga, at, ADJUSTMENT, key="k") == did(olga, at, ADJUSTMENT, key="k")
    assert anna.took(anna.get("/me"))["account"]["balance"] == "102.50"
    olga.refused(olga.post(f"{PREFIX}{at}", ADJUSTMENT | {"amount": "3"}, key="k"), 409, "key_conflict")
    assert did(olga, "/closing", WHY, key="c") == did(olga, "/closing", WHY, key="c")


@pytest.mark.parametrize(
    ("what", "body", "status", "code"),
    [
        ("adjust", ADJUSTMENT | {"source": "held"}, 422, "bad_adjustment"),
        ("adjust", ADJUSTMENT | {"source": "balance", "target": "house", "amount": "100.01"}, 422, "bad_adjustment"),
        ("adjust", ADJUSTMENT | {"target": "house"}, 422, "bad_adjustment"),
        ("adjust", ADJUSTMENT | {"amount": "-1"}, 422, "bad_amount"),
        ("adjust", ADJUSTMENT | {"source": "pocket"}, 400, "bad_request"),
        ("adjust", ADJUSTMENT | {"reason": " "}, 422, "reason_needed"),
        ("block", {"reason": "r", "until": "2026-01-01T00:00:00Z"}, 422, "block_in_the_past"),
        ("block", {"reason": "r", "until": "2027-01-01T00:00:00"}, 400, "bad_request"),
        ("block", {"reason": "r", "until": "9999-12-31T23:59:59-14:00"}, 400, "bad_request"),
        ("block", {"reason": "", "game": "big21"}, 400, "bad_request"),
        ("block", {"reason": "a\nb"}, 422, "reason_needed"),
        ("lift", WHY, 409, "not_blocked"),
        ("exclude", {}, 400, "bad_request"),
        ("exclude", WHY | {"for": "ever"}, 400, "bad_request"),
        ("message", {"text": " \n "}, 422, "bad_message"),
        ("message", {"text": "x" * 2001}, 400, "bad_request"),
    ],
)
def test_what_makes_no_sense_changes_nothing(held: "Held", what: str, body: Json, status: int, code: str) -> None:
    before = held.site.books()
    held.olga.refused(held.olga.post(f"{PREFIX}/players/{held.player}/{what}", body), status, code)
    assert held.site.books() == before


class Held(msgspec.Struct, frozen=True):
    """Of one site for many tests that change nothing."""

    site: Site
    olga: Browser
    player: str


@pytest.fixture(scope="module")
def held(shared: Site) -> Held:
    anna = shared.ready()
    return Held(shared, Office(shared).at("olga"), player_of(anna))


def test_nothing_can_be_done_to_an_unknown_player(held: Held) -> None:
    before = held.site.books()
    for nobody in ("none", BOOK, "t-1", "a b", "%00"):
        for what, body in (("exclude", WHY), ("adjust", ADJUSTMENT), ("message", {"text": "hello"})):
            held.olga.refused(held.olga.post(f"{PREFIX}/players/{nobody}/{what}", body), 404, "no_account")
    assert held.site.books() == before


# ----- plays


def test_req_20_a_play_is_shown_step_by_step_with_every_posting_beside_it(generous: Site) -> None:
    office, anna = Office(generous), generous.ready()
    table = anna.win(anna.start("2"), stacks=3)
    table = anna.finish(anna.moved(table, "highlow"))
    play = table["play"]
    shown = got(office.at("adam"), f"/plays/{play}")
    msgspec.convert(shown, plays_wire.PlayFile, strict=False)
    own = anna.took(anna.get(f"/plays/{play}/review"))["steps"]
    assert shown["steps"] == own
    with looking(generous) as house:
        kept = house.run(house.store.plays.find(play))
        lines = house.run(house.store.books.lines_of_play(play))
    assert kept is not None
    assert [step["move"] for step in shown["steps"]] == kept.text.splitlines()[1:]
    assert [(each["number"], each["hash"]) for each in shown["journal"]] == [(each.number, each.hash) for each in lines]
    assert [(each["kind"], each["step"]) for each in shown["journal"]][:2] == [
        ("seed_committed", 0),
        ("play_started", 0),
    ]
    paid = shown["journal"][-1]
    assert (paid["kind"], paid["step"]) == ("play_paid", len(shown["steps"]))
    assert shown["steps"][paid["step"] - 1]["table"]["paid_out"] == paid["facts"]["paid_out"] == table["paid_out"]
    assert (shown["running"], shown["server_seed"], shown["client_seed"]) == (False, kept.server_seed, "lucky")


def test_a_bought_card_is_beside_the_move_that_bought_it(office: Office) -> None:
    anna = office.site.ready()
    table = anna.start("1")
    while table["card"] is not None:
        table = anna.moved(table, "discard")
    table = anna.moved(table, "buy")
    shown = got(office.at("sven"), f"/plays/{table['play']}")
    (bought,) = [each for each in shown["journal"] if each["kind"] == "card_bought"]
    assert shown["steps"][bought["step"] - 1]["move"] == "buy"
    assert bought["postings"] == [{"source": "balance", "target": "held", "amount": table["card_price"]}]


def test_req_6_a_running_play_tells_the_console_nothing_that_its_player_does_not_see(both: Site) -> None:
    office, anna = Office(both), both.ready()
    seen = [anna.start("1", seed="my own lucky seed")]
    for _ in range(3):
        seen.append(anna.moved(seen[-1], "discard"))
    table, play = seen[-1], seen[-1]["play"]
    olga = office.at("olga")
    response = olga.get(f"{PREFIX}/plays/{play}")
    shown = olga.took(response)
    with looking(both) as house:
        kept = house.run(house.store.plays.find(play))
    assert kept is not None
    everything = [response.text, *(olga.get(f"{PREFIX}{path}").text for path in _about(play))]
    for text in everything:
        assert kept.server_seed not in text
        assert "my own lucky seed" not in text
    assert (shown["running"], shown["server_seed"], shown["client_seed"], shown["ended_at"]) == (True, None, None, None)
    assert [step["move"] for step in shown["steps"]] == kept.text.splitlines()[1:]
    for before in seen:  # nothing but what was on the table then
        assert shown["steps"][before["sequence"] - 1]["table"] == before | {"client_seed": ""}
    assert len(shown["steps"]) == table["sequence"]
    ended = anna.finish(table)
    assert got(olga, f"/plays/{ended['play']}")["server_seed"] == kept.server_seed


def _about(play: str) -> list[str]:
    player = play.rpartition("-")[0]
    parts = ("", "/statement", "/plays", "/messages", "/journal")
    return ["/overview", "/unfinished", "/journal", *(f"/players/{player}{part}" for part in parts)]


def test_a_play_that_is_not_there_or_has_not_begun_is_not_shown(office: Office) -> None:
    anna = office.site.ready()
    offered = anna.took(anna.post("/plays"))["play"]
    olga = office.at("olga")
    olga.refused(olga.get(f"{PREFIX}/plays/{offered}"), 422, "not_started")
    for path in ("/plays/none", "/plays/t-1-1", "/games/none", "/games/t-1-1", "/games/%00"):
        olga.refused(olga.get(f"{PREFIX}{path}"), 404, "no_play")
    running = anna.start()["play"]
    olga.refused(olga.get(f"{PREFIX}/games/{running}"), 404, "no_play")


# ----- tables


def test_req_6_a_running_game_tells_the_console_no_hidden_card(office: Office) -> None:
    with at_table(office.site) as table:
        olga = office.at("olga")
        kept = table.kept
        responses = [olga.get(f"{PREFIX}{path}") for path in (f"/games/{kept.id}", "/tables", "/unfinished")]
        shown = olga.took(responses[0])
        dealt = table.game
        lines = {line.kind for line in table.house.run(table.house.store.books.lines_of_play(kept.id))}
    hidden = {(card.rank.symbol, card.suit.value) for _, card in dealt.hands}
    assert dealt.community is not None
    laid = dealt.community.first, dealt.community.second
    secret = hidden | {(card.rank.symbol, card.suit.value) for card in laid}
    opened = {(card.rank.symbol, card.suit.value) for card, _ in dealt.hands}
    assert len(secret) == 4
    assert cards_in(shown) == opened
    for response in responses:
        assert kept.server_seed not in response.text
        assert "seed of 1" not in response.text
        assert not any(f'"{card}"' in response.text or f" {card}" in response.text for card in map(str, _of(dealt)))
    assert (shown["running"], shown["server_seed"], shown["client_seed"]) == (True, None, None)
    assert [step["line"] for step in shown["steps"]] == ["deal", "community"]
    assert {each["kind"] for each in shown["journal"]} == lines


def _of(game: challenge.ChallengeGame) -> list[object]:
    assert game.community is not None
    return [*(hidden for _, hidden in game.hands), game.community.first, game.community.second]


def test_req_20_a_finished_game_is_shown_with_every_posting_beside_it(office: Office) -> None:
    with at_table(office.site) as table:
        game = table.kept.id
        while table.kept.ended_at is None:
            turn = table.game.turn
            assert turn is not None
            table.decide(turn, pays=True)
        kept, people = table.kept, dict(table.people)
        office.site.clock.at = table.house.clock.at
        shown = got(office.at("adam"), f"/games/{game}")
    assert [step["line"] for step in shown["steps"]] == kept.text.splitlines()[1:]
    assert (shown["running"], shown["server_seed"]) == (False, kept.server_seed)
    assert {seat["box"]: seat["player"] for seat in shown["seats"]} == people
    for each in shown["journal"]:
        if each["kind"] == "decided":
            assert shown["steps"][each["step"] - 1]["line"] == "pay"
            assert each["postings"] == [{"source": f"chips:{each['facts']['box']}", "target": "pot", "amount": "5.00"}]
    ended = shown["journal"][-1]
    assert (ended["kind"], ended["step"]) == ("game_ended", len(shown["steps"]))
    assert notation.replay(kept.text).winner == int(ended["facts"]["winner"])
    assert cards_in(shown)


def test_c14_a_game_is_voided_with_reason_and_name_on_record(both: Site) -> None:
    office = Office(both)
    with at_table(both) as table:
        olga = office.at("olga")
        for reason in (" ", 'a "quote"', "two\nlines"):
            void = olga.post(f"{PREFIX}/tables/{table.id}/void", {"reason": reason})
            olga.refused(void, 422, "challenge_void_unreadable")
        told = did(olga, f"/tables/{table.id}/void", {"reason": "A card fell"}, key="k")
        assert (told["pot"], told["bonus"], told["chips"], told["phase"]) == ("0.00", "0.00", "100.00", "over")
        assert did(olga, f"/tables/{table.id}/void", {"reason": "A card fell"}, key="k") == told
        shown = got(olga, f"/games/{table.kept.id}")
        assert notation.replay(table.kept.text).voided is not None
        olga.refused(olga.post(f"{PREFIX}/tables/{table.id}/void", WHY), 422, "table_game_not_running")
        olga.refused(olga.post(f"{PREFIX}/tables/t-none/void", WHY), 404, "table_unknown")
    voided = shown["journal"][-1]
    assert (voided["kind"], voided["actor"], voided["reason"]) == ("game_voided", "operator:olga", "A card fell")
    assert (voided["facts"]["by"], voided["step"]) == ("olga", len(shown["steps"]))
    assert [posting["amount"] for posting in voided["postings"]] == ["5.00", "1.00"] * 2
    assert_clean(both)


# ----- the staff


def test_staff_are_appointed_given_another_role_and_dismissed(office: Office) -> None:
    olga = office.at("olga")
    body = {"name": "nina", "role": "support"} | WHY
    told = olga.took(olga.post(f"{PREFIX}/staff", body), 201)["link"]
    assert (told["name"], told["role"], told["needs_code"]) == ("nina", "support", False)
    after = did(olga, "/staff/nina/role", {"role": "auditor"} | WHY)
    assert {each["name"]: each["role"] for each in after["staff"]} == {
        "olga": "operator",
        "sven": "support",
        "adam": "auditor",
        "eva": "support",
        "nina": "auditor",
    }
    assert [each["name"] for each in did(olga, "/staff/nina/dismiss", WHY)["staff"]] == ["adam", "eva", "olga", "sven"]
    for path, body, status, code in (
        ("/staff/nina/dismiss", WHY, 404, "no_staff"),
        ("/staff/olga/dismiss", WHY, 409, "last_operator"),
        ("/staff/olga/role", {"role": "support"} | WHY, 409, "last_operator"),
        ("/staff/nobody/renew", WHY, 404, "no_staff"),
        ("/staff", {"name": "Nina", "role": "support"} | WHY, 422, "bad_staff_name"),
        ("/staff", {"name": "nora", "role": "support", "password": "battery staple"} | WHY, 400, "bad_request"),
        ("/staff", {"name": "nora", "role": "owner"} | WHY, 400, "bad_request"),
    ):
        olga.refused(olga.post(f"{PREFIX}{path}", body), status, code)
    assert_clean(office.site)


def test_answers_are_what_their_types_say(office: Office) -> None:
    anna = office.site.ready()
    play, player = anna.start()["play"], player_of(anna)
    with at_table(office.site) as table:
        game = table.kept.id
    olga = office.at("olga")
    kinds = {
        "/me": staff_wire.ConsoleMe,
        "/overview": house_wire.Overview,
        "/unfinished": house_wire.UnfinishedRegister,
        "/journal": JournalPage,
        "/tables": house_wire.TableBooks,
        "/staff": staff_wire.StaffList,
        "/players": players_wire.FoundPlayers,
        f"/players/{player}": players_wire.PlayerFile,
        f"/players/{player}/statement": account_wire.Statement,
        f"/players/{player}/journal": JournalPage,
        f"/plays/{play}": plays_wire.PlayFile,
        f"/games/{game}": plays_wire.GameFile,
    }
    for path, kind in kinds.items():
        msgspec.json.decode(olga.get(f"{PREFIX}{path}").content, type=kind, strict=True)
