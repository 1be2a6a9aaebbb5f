"""The audit notices whatever is changed behind the house's back, and says where."""

import asyncio
import json
import sqlite3
import uuid
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import asyncpg
import msgspec
import pytest

from tests.kit import GENEROUS, NOON, OPERATOR, House, in_hand
from tests.live import LiveTable
from tests.postgres import Cluster
from ventuno.desk.requests import (
    BlockMyself,
    BringChips,
    Deposit,
    Exclude,
    OfferPlay,
    PostRate,
    PublishLaw,
    PublishRules,
    PublishTableRules,
    SetLimit,
    SitDown,
    StandUp,
)
from ventuno.house.accounts import limits
from ventuno.house.accounts.events import LimitKind
from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.ledger.postings import Currency, LedgerAccount
from ventuno.house.office import publishing
from ventuno.house.office.events import LawPublished, PublishedFigures
from ventuno.house.office.house_state import HouseState
from ventuno.house.tables.events import BetPlaced, ChipsAdded, GameSettled
from ventuno.house.tables.state import OF_THE_HOUSE, TablePhase
from ventuno.jobs.audit import AuditReport, audit, audit_database
from ventuno.rules.cards import DECK
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM
from ventuno.rules.refusals import Refused
from ventuno.store import databases, laws
from ventuno.store.commands import Changes, Command, Records
from ventuno.store.sqlite import files

Tamper = Callable[[sqlite3.Connection], object]


@pytest.fixture(scope="module")
def lived_in(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sealed house with three players, one play of each kind, and one that runs."""
    path = tmp_path_factory.mktemp("audit") / "house.sqlite"
    with House(path, law=GENEROUS) as house:
        house.operate(PostRate(currency=Currency.EUR, buys="0.9", sells="1", reason="as in town"))
        for login in ("one", "two", "three"):
            player = house.ready(login)
            house.do(Deposit(amount="10", currency=Currency.EUR), player)
            at = house.win(player, house.start(player, "2"), stacks=3)
            at = house.move(player, at, "risk 5.00")
            while house.state(at.play).game.card is not None:
                at = house.move(player, at, "discard")
            house.finish(player, house.move(player, at, "buy"))
        house.run(house.store.seals.add(house.clock.at))
        house.move(player, house.start(player), "place 1")
        house.do(OfferPlay(), house.ready("four"))
        house.run(house.store.seals.add(house.clock.at))
    return path


def audited(path: Path, *tampers: Tamper) -> AuditReport:
    with in_hand(path) as connection:
        for tamper in tampers:
            tamper(connection)
    with House(path, law=None) as house:
        return house.run(audit(house.store))


def sql(statement: str, *arguments: object) -> Tamper:
    def tamper(connection: sqlite3.Connection) -> None:
        assert connection.execute(statement, arguments).rowcount > 0

    return tamper


SOME_PLAYER = "(SELECT player FROM plays WHERE ended_us IS NOT NULL ORDER BY id LIMIT 1)"
SOME_PLAY = "(SELECT id FROM plays WHERE ended_us IS NOT NULL ORDER BY id LIMIT 1)"
RUNNING = "(SELECT id FROM plays WHERE ended_us IS NULL AND expires_us IS NOT NULL)"
FOUNDED_AGAIN = """(SELECT replace(text, '"number":1,', '"number":2,') FROM entries WHERE kind = 'founded')"""


@pytest.fixture
def copy(lived_in: Path, tmp_path: Path) -> Path:
    files.copy(lived_in, tmp_path / "copy.sqlite")
    return tmp_path / "copy.sqlite"


def test_a_house_as_it_should_be_passes(copy: Path) -> None:
    report = audited(copy)
    assert report.problem is None
    assert (report.books, report.plays, report.seals) == (5, 5, 2)
    assert total(report.totals.values()) == NOTHING
    assert report.totals[LedgerAccount.HELD].centimes == 100
    assert report.totals[LedgerAccount.TILL_EUR].centimes == -2700


@pytest.mark.parametrize(
    ("tamper", "code", "place"),
    [
        (
            sql(f"UPDATE entries SET text = replace(text, '10000', '90000') WHERE book = {SOME_PLAYER}"),
            "chain_broken",
            "",
        ),
        (sql(f"UPDATE entries SET hash = '0' WHERE book = {SOME_PLAYER} AND number = 3"), "chain_broken", ""),
        (sql(f"UPDATE entries SET kind = 'opened' WHERE book = {SOME_PLAYER} AND number = 3"), "chain_broken", ""),
        (sql(f"UPDATE entries SET text = '{{}}' WHERE book = {SOME_PLAYER} AND number = 3"), "chain_broken", ""),
        (sql(f"DELETE FROM entries WHERE book = {SOME_PLAYER} AND number = 4"), "chain_broken", ""),
        (sql(f"DELETE FROM entries WHERE book = {SOME_PLAYER} AND kind = 'play_paid'"), "account_wrong", ""),
        (
            sql(f"UPDATE books SET text = replace(text, '10-23', '08-28') WHERE id = {SOME_PLAYER}"),
            "account_wrong",
            "",
        ),
        (sql(f"UPDATE books SET entries = entries + 1 WHERE id = {SOME_PLAYER}"), "account_wrong", ""),
        (sql(f"UPDATE books SET play = {SOME_PLAY} WHERE id = {SOME_PLAYER}"), "account_wrong", ""),
        (
            sql(f"UPDATE plays SET text = replace(text, 'discard', 'place 5') WHERE id = {SOME_PLAY}"),
            "play_over",
            "play",
        ),
        (sql(f"UPDATE plays SET server_seed = '{'00' * 32}' WHERE id = {SOME_PLAY}"), "commitment_broken", "play"),
        (sql(f"UPDATE plays SET client_seed = 'x' WHERE id = {SOME_PLAY}"), "draw_wrong", "play"),
        (sql(f"UPDATE plays SET stake = 100 WHERE id = {SOME_PLAY}"), "terms_wrong", "play"),
        (sql(f"UPDATE plays SET rules = '2024-08-28' WHERE id = {SOME_PLAY}"), "not_in_force", "play"),
        (sql(f"UPDATE plays SET law = 'x' WHERE id = {SOME_PLAY}"), "not_in_force", "play"),
        (sql(f"UPDATE plays SET ended_us = NULL WHERE id = {SOME_PLAY}"), "account_wrong", "play"),
        (sql(f"UPDATE plays SET ended_us = 1 WHERE id = {RUNNING}"), "account_wrong", "play"),
        (sql(f"UPDATE plays SET sequence = 7 WHERE id = {RUNNING}"), "not_finished", "play"),
        (sql(f"DELETE FROM plays WHERE id = {SOME_PLAY}"), "plays_wrong", ""),
        (sql("UPDATE plays SET text = 'x' WHERE text = ''"), "account_wrong", "play"),
        (sql("UPDATE entries SET text = replace(text, '0.9', '1.9') WHERE book = 'house'"), "chain_broken", "house"),
        (sql("UPDATE books SET text = replace(text, '0.9', '1.9') WHERE id = 'house'"), "account_wrong", "house"),
        (sql("UPDATE entries SET text = '{}' WHERE book = 'house' AND number = 2"), "chain_broken", "house"),
        (sql("UPDATE entries SET text = '{}' WHERE book = 'house' AND number = 1"), "chain_broken", "house"),
        (
            sql(f"UPDATE entries SET text = {FOUNDED_AGAIN} WHERE book = 'house' AND number = 2"),
            "chain_broken",
            "house",
        ),
        (sql("UPDATE books SET text = '{}' WHERE id = 'house'"), "account_wrong", "house"),
        (sql("UPDATE seals SET text = '{}' WHERE number = 1"), "seal_broken", "seal 1"),
        (sql("UPDATE seals SET text = 'x' WHERE number = 2"), "seal_broken", "seal 2"),
        (sql("UPDATE seals SET hash = '0' WHERE number = 1"), "seal_broken", "seal 1"),
        (sql("DELETE FROM seals WHERE number = 1"), "seal_broken", "seal 1"),
    ],
)
def test_whatever_is_changed_is_noticed(copy: Path, tamper: Tamper, code: str, place: str) -> None:
    problem = audited(copy, tamper).problem
    assert problem is not None
    assert problem.refusal.code == code
    assert place in problem.place


def test_a_book_that_has_vanished_whole_is_missed_because_it_was_sealed(copy: Path) -> None:
    def vanish(connection: sqlite3.Connection) -> None:
        (player,) = connection.execute(f"SELECT {SOME_PLAYER}").fetchone()
        for table, column in [("entries", "book"), ("plays", "player"), ("people", "player"), ("books", "id")]:
            connection.execute(f"DELETE FROM {table} WHERE {column} = ?", [player])

    problem = audited(copy, vanish).problem
    assert problem is not None
    assert problem.refusal.code == "seal_broken"


def test_a_book_rewritten_from_some_entry_on_is_noticed_because_it_was_sealed(copy: Path) -> None:
    """The last entry gone, and the account set back to fit: the chain closes, the seal does not."""

    def rewrite(connection: sqlite3.Connection) -> None:
        player, text = connection.execute(
            "SELECT id, text FROM books WHERE play IS NOT NULL AND entries < 10"
        ).fetchone()
        account = json.loads(text)
        (previous,) = connection.execute(
            "SELECT hash FROM entries WHERE book = ? AND number = ?", [player, account["entries"] - 1]
        ).fetchone()
        account = {key: value for key, value in account.items() if key not in {"plays", "current"}}
        account |= {"entries": account["entries"] - 1, "head": previous}
        ordered = {key: account[key] for key in json.loads(text) if key in account}
        connection.execute("DELETE FROM entries WHERE book = ? AND number > ?", [player, account["entries"]])
        connection.execute("DELETE FROM plays WHERE player = ?", [player])
        connection.execute(
            "UPDATE books SET text = ?, entries = entries - 1, head = ?, play = NULL WHERE id = ?",
            [json.dumps(ordered, separators=(",", ":")), previous, player],
        )

    problem = audited(copy, rewrite).problem
    assert problem is not None
    assert problem.refusal.code == "seal_broken"


def test_the_audit_tells_how_far_it_is(house: House) -> None:
    for login in ("one", "two"):
        house.ready(login)
    seen: list[int] = []
    house.run(audit(house.store, lambda report: seen.append(report.books)))
    assert seen == [2, 3]


def forged(path: Path, what: Callable[[House, str], None], monkeypatch: pytest.MonkeyPatch, *switched_off: str) -> str:
    """What the audit says of a house in which somebody had switched off some of its checks."""
    with House(path) as house:
        player = house.ready(limit="10")
        with monkeypatch.context() as patched:
            for name in switched_off:
                patched.setattr(name, lambda *_: None)
            what(house, player)
        report = house.run(audit(house.store))
    assert report.problem is not None
    return report.problem.refusal.code


def lost(house: House, player: str) -> None:
    for _ in range(3):
        house.finish(player, house.start(player, "5"))


def test_a_loss_beyond_the_limit_is_found_even_if_the_house_let_it_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = forged(tmp_path / "house.sqlite", lost, monkeypatch, "ventuno.desk.big21._may_pay")
    assert code == "not_allowed"


def test_a_play_of_an_excluded_player_is_found_even_if_the_house_let_it_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(house: House, player: str) -> None:
        house.do(Exclude(reason="?"), player, actor=OPERATOR)
        house.start(player)

    assert forged(tmp_path / "house.sqlite", played, monkeypatch, "ventuno.desk.big21._may_stake") == "not_allowed"


def test_b8_a_card_bought_with_realised_winnings_against_a_limit_is_found_even_if_the_house_let_it_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with House(tmp_path / "house.sqlite", law=GENEROUS) as house:
        player = house.ready(deposit="20")
        at = house.win(player, house.start(player, "5"), stacks=5)
        at = house.move(player, at, "risk 10.00")
        while house.state(at.play).game.card is not None:
            at = house.move(player, at, "discard")
        at = house.move(player, house.move(player, at, "buy"), "discard")
        assert house.run(audit(house.store)).problem is None
        house.do(SetLimit(limit=LimitKind.DEPOSIT_30, amount="20"), player)
        with monkeypatch.context() as patched:
            patched.setattr("ventuno.house.big21.purchase.refused", lambda *_: None)
            house.move(player, at, "buy")
        report = house.run(audit(house.store))
    assert report.problem is not None
    assert report.problem.refusal.code == "not_allowed"


def test_req_26_a_card_bought_by_a_blocked_player_is_found_even_if_the_house_let_it_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def bought(house: House, player: str) -> None:
        at = house.start(player)
        while house.state(at.play).game.card is not None:
            at = house.move(player, at, "discard")
        house.do(BlockMyself(game=None, days=1), player)
        house.move(player, at, "buy")

    path = tmp_path / "house.sqlite"
    assert forged(path, bought, monkeypatch, "ventuno.house.big21.purchase.refused") == "not_allowed"


def test_a_limit_raised_at_once_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def raised(house: House, player: str) -> None:
        monkeypatch.setattr(limits, "RAISE_WAITS", timedelta(0))
        house.do(SetLimit(limit=LimitKind.LOSS_1, amount="900"), player)
        monkeypatch.undo()

    assert forged(tmp_path / "house.sqlite", raised, monkeypatch) == "not_allowed"


def test_rules_published_too_late_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def published(house: House, _player: str) -> None:
        monkeypatch.setattr(publishing, "NOTICE", timedelta(0))
        soon = house.clock.at + timedelta(seconds=1)
        house.operate(
            PublishRules(
                reason="as planned", rules="2024-08-28", effective_at=soon, changes=dict.fromkeys(Language, "x")
            )
        )
        monkeypatch.undo()

    assert forged(tmp_path / "house.sqlite", published, monkeypatch) == "not_allowed"


def test_c17_rules_of_the_tables_published_too_late_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def published(house: House, _player: str) -> None:
        monkeypatch.setattr(publishing, "NOTICE", timedelta(0))
        house.operate(_table_rules(house.clock.at + timedelta(seconds=1)))
        monkeypatch.undo()

    assert forged(tmp_path / "house.sqlite", published, monkeypatch) == "not_allowed"


def test_c17_a_game_under_rules_that_were_not_in_force_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(house: House, _player: str) -> None:
        table = LiveTable(house, by=OF_THE_HOUSE)
        for box in (1, 2):
            table.sit(box)
        house.operate(_table_rules(house.clock.at + timedelta(days=10)))
        early = house.run(house.store.books.house())
        assert early is not None
        announced = early.table_rules_at(house.clock.at + timedelta(days=10))
        monkeypatch.setattr(HouseState, "table_rules_at", lambda *_: announced)
        table.play((1, 2))
        monkeypatch.undo()

    assert forged(tmp_path / "house.sqlite", played, monkeypatch) == "table_not_allowed"


def _table_rules(effective_at: datetime) -> PublishTableRules:
    text = 'name = "2026-04-01"\nred_pair = "25:1"\n'
    changes = dict.fromkeys(Language, "x")
    return PublishTableRules(rules="2026-04-01", text=text, effective_at=effective_at, changes=changes, reason="r")


@pytest.mark.parametrize("payout", [1.0, 1.2])
def test_a_law_that_gives_back_everything_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, payout: float
) -> None:
    def published(house: House, _player: str) -> None:
        law, changes = str(laws.load("aces-88")), dict.fromkeys(Language, "x")
        house.operate(PublishLaw(law=law, changes=changes, reason="r", figures=PublishedFigures(highest_payout=payout)))

    assert forged(tmp_path / "house.sqlite", published, monkeypatch) == "not_allowed"


@pytest.mark.parametrize("notice_days", [0, 9, 10])
def test_b19_a_law_published_too_late_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, notice_days: int
) -> None:
    """Whatever its entry says of the notice: without any it would have to be older than the first law that had one."""

    def published(house: House, _player: str) -> None:
        changes = dict.fromkeys(Language, "x")
        house.operate(PublishLaw(law=str(laws.load("aces-88")), changes=changes, reason="r"))
        soon = house.clock.at + timedelta(days=9)
        late = LawPublished(law=str(UNIFORM), effective_at=soon, changes=changes, notice_days=notice_days)
        monkeypatch.setattr(publishing, "publish_law", lambda *_, **__: late)
        house.operate(PublishLaw(law=str(UNIFORM), changes=changes, reason="r"))
        monkeypatch.undo()

    assert forged(tmp_path / "house.sqlite", published, monkeypatch) == "not_allowed"


def test_b19_laws_of_older_journals_had_a_minute_and_are_judged_by_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their entries say nothing of a notice. The first law with one ends that."""
    changes = dict.fromkeys(Language, "x")
    with House(tmp_path / "house.sqlite") as house:
        soon = house.clock.at + timedelta(minutes=1)
        older = LawPublished(law=str(laws.load("aces-88")), effective_at=soon, changes=changes)
        with monkeypatch.context() as patched:
            patched.setattr(publishing, "publish_law", lambda *_, **__: older)
            house.operate(PublishLaw(law=str(laws.load("aces-88")), changes=changes, reason="r"))
        house.clock.forward(minutes=1)
        house.finish(player := house.ready(), house.start(player))
        house.operate(PublishLaw(law=str(laws.load("optimal-88")), changes=changes, reason="r"))
        assert house.run(audit(house.store)).problem is None


def test_a_play_is_judged_by_what_was_in_force_when_it_began(house: House) -> None:
    """Also when the clock was set back before the next law was published."""
    player = house.ready()
    house.clock.forward(minutes=5)
    house.finish(player, house.start(player))
    house.clock.forward(minutes=-5)
    house.operate(PublishLaw(reason="as planned", law=str(laws.load("aces-88")), changes=dict.fromkeys(Language, "x")))
    assert house.run(audit(house.store)).problem is None


# ----- tables


@pytest.fixture(scope="module")
def with_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sealed house with two tables: games over, void and running, people who have come and gone."""
    path = tmp_path_factory.mktemp("audit") / "house.sqlite"
    with House(path) as house:
        first = LiveTable(house)
        for box in (1, 2, 3):
            first.sit(box)
        first.play((1, 2, 3))
        first.stand(3)
        first.play((1, 2))
        first.deal((1, 2))
        first.void()
        second = LiveTable(house, by=house.opened("other"))
        second.sit(1, player=first.people[3], chips="30")
        second.sit(5)
        house.run(house.store.seals.add(house.clock.at))
    return path


@pytest.fixture
def tables(with_tables: Path, tmp_path: Path) -> Path:
    files.copy(with_tables, tmp_path / "tables.sqlite")
    return tmp_path / "tables.sqlite"


def test_tables_as_they_should_be_pass(tables: Path) -> None:
    report = audited(tables)
    assert report.problem is None
    assert (report.tables, report.games, report.plays) == (2, 3, 0)
    assert total(report.totals.values()) == NOTHING
    assert report.totals[LedgerAccount.TABLES] == NOTHING
    assert report.totals[LedgerAccount.POT] == NOTHING


TABLE = "(SELECT player FROM plays WHERE text <> '' LIMIT 1)"
GAME = f"{TABLE} || '-1'"
VOID = f"{TABLE} || '-3'"


def of_kind(kind: str, change: str) -> Tamper:
    return sql(f"UPDATE entries SET {change} WHERE book = {TABLE} AND kind = '{kind}'")


def in_text(game: str, old: str, new: str) -> Tamper:
    statement = f"UPDATE plays SET text = replace(text, ?, ?) WHERE id = {game} AND instr(text, ?)"
    return sql(statement, old, new, old)


@pytest.mark.parametrize(
    ("tamper", "code", "place"),
    [
        (of_kind("seated", "text = replace(text, '5000', '9000')"), "chain_broken", "t-"),
        (of_kind("game_ended", "text = replace(text, '\"winner\":1', '\"winner\":2')"), "chain_broken", "t-"),
        (of_kind("decided", "hash = '0'"), "chain_broken", "t-"),
        (sql(f"DELETE FROM entries WHERE book = {TABLE} AND kind = 'bet_placed'"), "chain_broken", "t-"),
        (sql(f"DELETE FROM entries WHERE book = {TABLE} AND kind = 'game_voided'"), "account_wrong", "t-"),
        (sql(f"UPDATE books SET text = replace(text, 'Aare', 'Rhein') WHERE id = {TABLE}"), "account_wrong", "t-"),
        (sql(f"UPDATE books SET play = NULL WHERE id = {TABLE}"), "account_wrong", "t-"),
        (sql(f"UPDATE books SET head = 'x' WHERE id = {TABLE}"), "account_wrong", "t-"),
        (in_text(GAME, "community ", "community 2c 3c #"), "draw_wrong", "-1"),
        (in_text(GAME, "deal ", "deal 2c 3c 4c 5c 6c 7c #"), "draw_wrong", "-1"),
        (in_text(GAME, "antes=5", "antes=6"), "bets_wrong", "-1"),
        (in_text(VOID, "fell", "flew"), "money_wrong", "-3"),
        (sql(f"UPDATE plays SET server_seed = '{'00' * 32}' WHERE id = {GAME}"), "commitment_broken", "-1"),
        (sql(f"UPDATE plays SET commitment = '{'00' * 32}' WHERE id = {GAME}"), "commitment_broken", "-1"),
        (sql(f"UPDATE plays SET client_seed = 'x' WHERE id = {GAME}"), "players_seeds_wrong", "-1"),
        (sql(f"UPDATE plays SET stake = 100 WHERE id = {GAME}"), "terms_wrong", "-1"),
        (sql(f"UPDATE plays SET rules = 'x' WHERE id = {GAME}"), "terms_wrong", "-1"),
        (sql(f"UPDATE plays SET started_us = 1 WHERE id = {GAME}"), "terms_wrong", "-1"),
        (sql(f"UPDATE plays SET ended_us = 1 WHERE id = {GAME}"), "terms_wrong", "-1"),
        (sql(f"UPDATE plays SET ended_us = NULL WHERE id = {GAME}"), "account_wrong", "-1"),
        (sql(f"UPDATE plays SET sequence = 3 WHERE id = {GAME}"), "not_finished", "-1"),
        (sql(f"DELETE FROM plays WHERE id = {GAME}"), "plays_wrong", "t-"),
        (sql(f"DELETE FROM bettors WHERE play = {GAME} AND box = 2"), "bettors_wrong", "t-"),
        (sql(f"UPDATE bettors SET box = 7 WHERE play = {GAME} AND box = 2"), "bettors_wrong", "t-"),
        (
            sql(
                f"INSERT INTO bettors SELECT {GAME}, b.id, 7, 1 FROM books b WHERE b.id NOT IN ('house', {TABLE}) "
                "AND b.id NOT IN (SELECT player FROM bettors) LIMIT 1"
            ),
            "bettors_wrong",
            "t-",
        ),
        (sql("DELETE FROM entries WHERE kind = 'chips_returned'"), "chain_broken", ""),
        (
            sql("UPDATE entries SET text = replace(text, '3000', '3100') WHERE kind = 'chips_brought'"),
            "chain_broken",
            "",
        ),
    ],
)
def test_whatever_is_changed_at_a_table_is_noticed(tables: Path, tamper: Tamper, code: str, place: str) -> None:
    problem = audited(tables, tamper).problem
    assert problem is not None
    assert (problem.refusal.code, place in problem.place) == (code, True), problem.place


def test_a_table_that_has_vanished_whole_is_missed_by_its_seal_and_by_its_players(tables: Path) -> None:
    def vanish(connection: sqlite3.Connection) -> None:
        (name,) = connection.execute(f"SELECT {TABLE}").fetchone()
        connection.execute("DELETE FROM bettors")
        for table, column in [("entries", "book"), ("plays", "player"), ("books", "id")]:
            connection.execute(f"DELETE FROM {table} WHERE {column} = ?", [name])

    problem = audited(tables, vanish).problem
    assert problem is not None
    assert problem.refusal.code == "chips_wrong"


def at_a_table(house: House) -> LiveTable:
    table = LiveTable(house)
    table.sit(1)
    table.sit(2)
    return table


def found(house: House) -> str:
    problem = house.run(audit(house.store)).problem
    return "" if problem is None else problem.refusal.code


@pytest.mark.parametrize("half", ["player", "table"])
def test_c15_chips_that_only_one_of_two_books_knows_of_are_found(
    house: House, monkeypatch: pytest.MonkeyPatch, half: str
) -> None:
    """Each book is as its journal says, but one of the two was not written."""
    table = at_a_table(house)
    player = table.people[1]

    def only_half(command: Command) -> Awaitable[Changes]:
        def decide(records: Records) -> Changes:
            whole = command.decide(records)
            if half == "player":
                return msgspec.structs.replace(whole, table=None, table_lines=())
            return msgspec.structs.replace(whole, book=None, lines=())

        return execute(msgspec.structs.replace(command, decide=decide))

    execute = house.store.execute
    with monkeypatch.context() as patched:
        patched.setattr(house.store, "execute", only_half)
        house.run(table.ask(BringChips(table=table.id, chips="10"), player))
    assert found(house) == "chips_wrong"


def test_c15_another_amount_in_the_other_book_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_a_table(house)
    with monkeypatch.context() as patched:
        patched.setattr(
            "ventuno.desk.tables.tables.ChipsAdded",
            lambda box, player, chips: ChipsAdded(box=box, player=player, chips=chips + chips),
        )
        house.run(table.ask(BringChips(table=table.id, chips="10"), table.people[1]))
    assert found(house) == "chips_wrong"


def test_c4_a_bet_beyond_the_tables_limits_is_found_even_if_the_croupier_took_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at_a_table(house)
    table.run_out()
    with monkeypatch.context() as patched:
        patched.setattr(
            "ventuno.house.tables.croupier.BetPlaced", lambda **facts: BetPlaced(**{**facts, "ante": Money(11_00)})
        )
        table.bet(1)
    assert found(house) == "table_not_allowed"


def test_c12_a_button_that_did_not_move_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_a_table(house)
    table.play((1, 2))
    with monkeypatch.context() as patched:
        patched.setattr("ventuno.house.tables.croupier.next_button", lambda last, _boxes: last)
        table.deal((1, 2))
    assert found(house) == "table_not_allowed"


def test_c8_a_pot_paid_to_somebody_else_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_a_table(house)
    with monkeypatch.context() as patched:
        patched.setattr(
            "ventuno.house.tables.croupier.GameSettled",
            lambda **facts: GameSettled(**{**facts, "winner": 3 - facts["winner"]}),
        )
        table.play((1, 2))
    assert found(house) == "money_wrong"


def test_c5_a_deck_that_was_stacked_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_a_table(house)
    with monkeypatch.context() as patched:
        patched.setattr("ventuno.house.tables.deck._order", lambda *_: DECK)
        table.deal((1, 2))
    assert found(house) == "draw_wrong"


def test_b18_chips_beyond_the_limit_are_found_even_if_the_house_let_it_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sat(house: House, player: str) -> None:
        LiveTable(house).sit(1, player=player)

    assert forged(tmp_path / "house.sqlite", sat, monkeypatch, "ventuno.desk.tables.terms.may_bring") == "not_allowed"


def test_req_26_chips_of_an_excluded_player_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def sat(house: House, _player: str) -> None:
        barred = house.ready("barred")
        house.do(Exclude(reason="?"), barred, actor=OPERATOR)
        LiveTable(house).sit(1, player=barred)

    assert forged(tmp_path / "house.sqlite", sat, monkeypatch, "ventuno.desk.tables.terms.may_bring") == "not_allowed"


def test_a_house_with_tables_is_audited_while_people_come_and_go(house: House) -> None:
    """A table may be read after its player's book was, and know more."""
    table = at_a_table(house)
    players = [house.ready(f"guest{number}") for number in range(5)]

    async def busy() -> None:
        for number, player in enumerate(players, start=3):
            sit = SitDown(table=table.id, box=number, chips="30", name="Guest")
            await table.ask(sit, player, key=f"sit {number}")
            await table.ask(StandUp(table=table.id), player, key=f"stand {number}")
            await table.ask(sit, player, key=f"sit again {number}")

    async def watched() -> list[AuditReport]:
        coming = asyncio.create_task(busy())
        reports = [await audit(house.store)]
        while not coming.done():
            reports.append(await audit(house.store))
        await coming
        return [*reports, await audit(house.store)]

    reports = house.run(watched())
    assert [report.problem for report in reports if report.problem is not None] == []
    assert reports[-1].totals[LedgerAccount.TABLES] == NOTHING
    assert table.now.phase is not TablePhase.CLOSED


# ----- everything is listed


def listed(report: AuditReport) -> list[tuple[str, str]]:
    return [(each.refusal.code, each.place) for each in report.findings.kept]


def test_a_broken_book_hides_no_other(copy: Path) -> None:
    """Two players' books, the seals and a play: each is a finding, in the order in which they are read."""
    players = "(SELECT DISTINCT player FROM plays ORDER BY player LIMIT 1 OFFSET {})"
    report = audited(
        copy,
        sql(f"UPDATE entries SET text = '{{}}' WHERE book = {players.format(0)} AND number = 3"),
        sql(f"UPDATE books SET text = '{{}}' WHERE id = {players.format(1)}"),
        sql("UPDATE seals SET hash = '0' WHERE number = 1"),
    )
    codes = [code for code, _ in listed(report)]
    assert codes == ["seal_broken", "seal_broken", "chain_broken", "account_wrong"]  # the next seal hangs on the first
    assert report.findings.counts == {"seal_broken": 2, "chain_broken": 1, "account_wrong": 1}
    assert (report.books, report.plays, report.seals) == (5, 5, 2)


def test_behind_a_broken_line_the_chain_the_plays_and_the_seals_are_still_checked(copy: Path) -> None:
    report = audited(
        copy,
        sql(f"UPDATE entries SET text = '{{}}' WHERE book = {SOME_PLAYER} AND number = 2"),
        sql(f"UPDATE entries SET hash = '0' WHERE book = {SOME_PLAYER} AND number = 5"),
        sql(f"UPDATE plays SET client_seed = 'x' WHERE id = {SOME_PLAY}"),
    )
    codes = [code for code, _ in listed(report)]
    assert codes.count("chain_broken") == 3  # the second line; the fifth, and the one after it that hangs on its hash
    assert codes.count("draw_wrong") == 1
    assert "account_wrong" not in codes  # what the lines add up to is unknown


def test_a_broken_book_of_the_house_accuses_nobody_else(copy: Path) -> None:
    """Nobody knows what was published after it: so no play is said to be under terms that were not in force."""
    report = audited(copy, sql("UPDATE entries SET text = '{}' WHERE book = 'house' AND number = 1"))
    assert listed(report) == [("chain_broken", "house")]
    assert report.plays == 5


@pytest.mark.parametrize("seed", ["zz" * 32, "", "00"])
def test_a_seed_that_is_none_is_a_finding_of_a_play_and_of_a_game(copy: Path, tables: Path, seed: str) -> None:
    assert [code for code, _ in listed(audited(copy, sql(f"UPDATE plays SET server_seed = '{seed}'")))] == [
        "commitment_broken"
    ] * 5
    assert [code for code, _ in listed(audited(tables, sql(f"UPDATE plays SET server_seed = '{seed}'")))] == [
        "commitment_broken"
    ] * 3


@pytest.mark.parametrize(
    ("table", "column"),
    [
        *(("plays", each) for each in ("server_seed", "text", "stake", "started_us", "ended_us", "sequence", "law")),
        *(("entries", each) for each in ("text", "hash", "kind", "play")),
        *(("books", each) for each in ("text", "entries", "head", "play")),
        *(("seals", each) for each in ("text", "hash")),
        ("readers", "opened_us"),
    ],
)
@pytest.mark.parametrize("value", [b"\xff\xfe", 2**63 - 1, 0.5, "\ufffd", "x'"])
def test_whatever_stands_in_a_row_is_a_finding_and_no_crash(copy: Path, table: str, column: str, value: object) -> None:
    """Of a type that the column should not have, as after a damaged page; SQLite keeps any."""
    row = "rowid = (SELECT max(rowid) FROM plays WHERE ended_us IS NOT NULL)"
    row = {
        "plays": row,
        "entries": f"book = {SOME_PLAYER} AND number = 4",
        "books": f"id = {SOME_PLAYER}",
        "seals": "number = 1",
        "readers": f"player = {SOME_PLAYER}",
    }[table]
    report = audited(copy, sql(f"UPDATE {table} SET {column} = ? WHERE {row}", value))
    assert report.findings.first is not None


def test_at_most_some_findings_are_kept_and_all_are_counted(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ventuno.house.mismatches.KEPT_MAX", 2)
    report = audited(copy, sql("UPDATE plays SET server_seed = 'x'"))
    assert (len(report.findings), len(report.findings.kept)) == (5, 2)
    assert report.findings.counts == {"commitment_broken": 5}


# ----- only read


def shape(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir()}


def test_an_audit_changes_no_byte_and_leaves_nothing_behind(copy: Path) -> None:
    """A copy, a house that was closed, and one whose server was killed: its log stays as it is."""
    assert_untouched(copy)
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    assert_untouched(copy)
    killed = copy.parent / "killed"
    killed.mkdir()
    with House(copy, law=None, seed="another") as house:
        house.ready("five")
        for each in copy.parent.glob("copy.sqlite*"):
            (killed / each.name).write_bytes(each.read_bytes())
    before = shape(killed)
    report = asyncio.run(audit_database(str(killed / copy.name)))
    assert (report.problem, report.books) == (None, 6)
    after = shape(killed)
    assert {name: after[name] for name in before if not name.endswith("-shm")} == {
        name: content for name, content in before.items() if not name.endswith("-shm")
    }


def assert_untouched(path: Path) -> None:
    before = shape(path.parent)
    assert asyncio.run(audit_database(str(path))).problem is None
    assert shape(path.parent) == before


def test_an_audit_begins_again_when_somebody_opens_the_house_meanwhile(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    opened: list[House] = []

    def progress(_: AuditReport) -> None:
        if not opened:
            opened.append(house := House(copy, law=None, seed="another"))
            house.ready("five")

    def audited_meanwhile(report: AuditReport) -> None:
        with ThreadPoolExecutor(1) as thread:
            thread.submit(progress, report).result()

    report = asyncio.run(audit_database(str(copy), audited_meanwhile))
    with ThreadPoolExecutor(1) as thread:
        thread.submit(opened[0].__exit__).result()
    assert (report.problem, report.books) == (None, 6)


def test_what_is_only_read_refuses_to_write(copy: Path) -> None:
    async def tried() -> None:
        store = await databases.open_read_only(str(copy))
        try:
            await store.seals.add(NOON)
        finally:
            await store.close()

    with pytest.raises(Refused, match="read-only"):
        asyncio.run(tried())


def test_a_role_that_may_only_read_can_audit(cluster: Cluster) -> None:
    """On PostgreSQL: and with any other role nothing is written either."""
    address = cluster.database()
    with House(address) as house:
        house.finish(player := house.ready(), house.start(player))
    role = f"reader_{uuid.uuid4().hex}"

    async def granted() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(f"CREATE ROLE {role} LOGIN")
        await connection.execute(f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO {role}")
        await connection.close()

    async def tried() -> None:
        store = await databases.open_read_only(address)
        try:
            await store.seals.add(NOON)
        finally:
            await store.close()

    asyncio.run(granted())
    reader = address.replace("postgresql://ventuno@", f"postgresql://{role}@")
    assert asyncio.run(audit_database(reader)).problem is None
    with pytest.raises(Refused, match="read-only"):
        asyncio.run(tried())
    cluster.drop(address)
