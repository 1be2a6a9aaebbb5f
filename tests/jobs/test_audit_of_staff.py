"""What the staff did to players' and tables' books is judged again by who worked here then, and in which role."""

import json
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.kit import OPERATOR, House, in_hand
from tests.live import LiveTable
from ventuno.desk.requests import (
    Adjust,
    Appoint,
    Block,
    ChangeRole,
    Dismiss,
    Exclude,
    LiftBlock,
    PublishRules,
    Readmit,
    Request,
    VoidGame,
    WriteMessage,
)
from ventuno.house.audit import Book
from ventuno.house.journal import chained, digest
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.house.mismatches import Mismatch
from ventuno.house.office.approvals import ABOVE
from ventuno.house.office.staff import Role
from ventuno.jobs.audit import audit
from ventuno.rules.language import Language

GIFT = Adjust(source=LedgerAccount.HOUSE, target=LedgerAccount.BALANCE, amount="5", reason="r")
ON_PLAYERS = (
    Exclude(reason="r"),
    Readmit(reason="r"),
    Block(game=None, reason="r"),
    LiftBlock(reason="r"),
    GIFT,
)
STRANGERS = (
    "support:sven",  # who may not
    "auditor:adam",
    "operator:sven",  # who is something else
    "operator:otto",  # who has gone
    "operator:eva",  # whom nobody knows
    "operator:",
    "clock",
    "player:x",
)
Line = dict[str, Any]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """With somebody in every role, and one who has gone. One may act alone: four eyes have tests of their own."""
    with House(tmp_path / "house.sqlite") as founded:
        for name in ("olga", "otto"):
            founded.operate(Appoint(name=name, role=Role.OPERATOR, reason="r"))
        founded.run(founded.desk.approvals.apply_settings(on=False, above=ABOVE))
        for name, role in {"sven": Role.SUPPORT, "adam": Role.AUDITOR}.items():
            founded.operate(Appoint(name=name, role=role, reason="r"))
        founded.operate(Dismiss(name="otto", reason="r"))
        yield founded


def problem(house: House) -> Mismatch | None:
    return house.run(audit(house.store)).problem


def named(house: House) -> tuple[str, str, Any, Any] | None:
    """What is wrong, in which book, and the entry and the actor that are named."""
    found = problem(house)
    if found is None:
        return None
    facts = found.refusal.facts
    return found.refusal.code, found.place, facts.get("entry"), facts.get("actor")


@pytest.fixture
def anybody_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that has forgotten to ask who works there."""
    monkeypatch.setattr("ventuno.desk.transaction.authorise", lambda *_: None)
    monkeypatch.setattr("ventuno.desk.desk.is_staff", lambda actor: actor is not None)


def test_what_everybody_did_in_their_role_passes(house: House) -> None:
    player = house.ready()
    for request in ON_PLAYERS:
        for actor in (OPERATOR, "operator:olga"):
            house.do(request, player, actor=actor)
            if isinstance(request, LiftBlock):
                break
    house.do(WriteMessage(text="Guten Tag"), player, actor="support:sven")
    assert problem(house) is None


@pytest.mark.usefixtures("anybody_may")
@pytest.mark.parametrize(
    ("request_", "actor"),
    [*((each, "auditor:adam") for each in ON_PLAYERS), *((GIFT, each) for each in STRANGERS)],
    ids=lambda each: each if isinstance(each, str) else type(each).__name__,
)
def test_what_somebody_did_to_an_account_without_the_right_is_found(
    house: House, request_: Request[Any], actor: str
) -> None:
    player = house.ready()
    house.do(Block(game=None, reason="r"), player, actor=OPERATOR)
    done = house.do(request_, player, actor=actor)
    assert named(house) == ("no_authority", player, done.entry, actor)


@pytest.mark.usefixtures("anybody_may")
@pytest.mark.parametrize("actor", [each for each in STRANGERS if each != "support:sven"])
def test_a_message_of_somebody_who_may_write_none_is_found(house: House, actor: str) -> None:
    player = house.ready()
    done = house.do(WriteMessage(text="Guten Tag"), player, actor=actor)
    assert named(house) == ("no_authority", player, done.entry, actor)


@pytest.mark.parametrize("actor", [OPERATOR, "operator:olga"])
def test_c14_a_game_voided_by_an_operator_passes(house: House, actor: str) -> None:
    table = dealt(house)
    house.run(house.tables.void(VoidGame(table=table.id, reason="r"), key="k", actor=actor))
    assert problem(house) is None


@pytest.mark.usefixtures("anybody_may")
@pytest.mark.parametrize("actor", ["support:sven", "auditor:adam", "operator:otto", "operator:eva"])
def test_c14_a_game_voided_by_anybody_else_is_found(house: House, actor: str) -> None:
    table = dealt(house)
    house.run(house.tables.void(VoidGame(table=table.id, reason="r"), key="k", actor=actor))
    assert named(house) == ("no_authority", table.id, table.kinds().index("game_voided") + 1, actor)


def test_c14_the_clock_voids_no_game_that_can_go_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt(house)
    with monkeypatch.context() as hasty:
        for name in ("UNATTENDED", "VOID_AFTER"):
            hasty.setattr(f"ventuno.house.tables.croupier.{name}", timedelta(0))
        table.run_out()
    assert "game_voided" in table.kinds()
    found = problem(house)
    assert found is not None
    assert found.refusal.code == "table_not_allowed"


def dealt(house: House) -> LiveTable:
    table = LiveTable(house)
    for box in (1, 2):
        table.sit(box)
    table.deal((1, 2))
    return table


# ----- when


def test_what_was_done_before_a_dismissal_stays_right_whatever_the_clocks_say(house: House) -> None:
    """The clock of the machine that dismisses is an hour behind: by the times alone, it was done afterwards."""
    player = house.ready()
    house.clock.forward(hours=2)
    house.do(GIFT, player, actor="operator:olga")
    house.clock.forward(hours=-1)
    house.operate(Appoint(name="eva", role=Role.OPERATOR, reason="r"))
    house.operate(Dismiss(name="olga", reason="r"))
    assert problem(house) is None


def test_what_was_done_after_an_appointment_stays_right_whatever_the_clocks_say(house: House) -> None:
    player = house.ready()
    house.clock.forward(hours=2)
    house.operate(Appoint(name="eva", role=Role.OPERATOR, reason="r"))
    house.clock.forward(hours=-1)
    house.do(GIFT, player, actor="operator:eva")
    assert problem(house) is None


@pytest.mark.usefixtures("anybody_may")
def test_somebody_in_another_role_now_has_the_rights_of_that_role_alone(house: House) -> None:
    player = house.ready()
    house.operate(ChangeRole(name="sven", role=Role.OPERATOR, reason="r"))
    house.do(GIFT, player, actor="operator:sven")
    house.operate(ChangeRole(name="sven", role=Role.AUDITOR, reason="r"))
    assert problem(house) is None
    done = house.do(WriteMessage(text="Guten Tag"), player, actor="support:sven")
    assert named(house) == ("no_authority", player, done.entry, "support:sven")


@pytest.mark.usefixtures("anybody_may")
def test_a_moment_after_the_dismissal_is_too_late(house: House) -> None:
    """The clock stands still: only the house's own entries say which came first."""
    player = house.ready()
    house.operate(Appoint(name="eva", role=Role.OPERATOR, reason="r"))
    house.do(GIFT, player, actor="operator:eva")
    house.operate(Dismiss(name="eva", reason="r"))
    assert problem(house) is None
    done = house.do(GIFT, player, actor="operator:eva")
    assert named(house) == ("no_authority", player, done.entry, "operator:eva")


def test_who_was_appointed_while_the_audit_ran_is_known(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    player, table = house.ready(), dealt(house)
    read, meanwhile = house.store.books.whole, [player, table.id]

    async def book(name: str) -> Book | None:
        """Between two books, somebody comes to work, and acts in the next."""
        if name in meanwhile:
            meanwhile.remove(name)
            eva = f"eva{len(meanwhile)}"
            await house.desk.run(Appoint(name=eva, role=Role.OPERATOR, reason="r"), key=eva, actor=OPERATOR)
            if name == player:
                await house.desk.do(GIFT, player=player, key=eva, actor=f"operator:{eva}")
            else:
                await house.tables.void(VoidGame(table=name, reason="r"), key=eva, actor=f"operator:{eva}")
        return await read(name)

    monkeypatch.setattr(house.store.books, "whole", book)
    assert problem(house) is None
    assert meanwhile == []


# ----- a database that was written to behind the house's back


def rewritten(house: House, player: str, change: Callable[[Line], object]) -> None:
    """The last line of an account, changed by somebody who can compute hashes."""
    assert isinstance(house.where, Path)
    with in_hand(house.where) as connection:
        lines = connection.execute("SELECT text, hash FROM entries WHERE book = ? ORDER BY number", [player]).fetchall()
        (_, previous), (text, head) = lines[-2:]
        line = json.loads(text)
        change(line)
        written = json.dumps(line, separators=(",", ":"), ensure_ascii=False)
        closed = chained(previous, digest(written))
        last, kept = (written, closed, player, len(lines)), (head, closed, closed, player)
        connection.execute("UPDATE entries SET text = ?, hash = ? WHERE book = ? AND number = ?", last)
        connection.execute("UPDATE books SET text = replace(text, ?, ?), head = ? WHERE id = ?", kept)


def signed(actor: str, house_entries: int | None = None) -> Callable[[Line], object]:
    def change(line: Line) -> None:
        line["actor"] = actor
        if house_entries is not None:
            line["what"]["house_entries"] = house_entries

    return change


def without_count(actor: str) -> Callable[[Line], object]:
    def change(line: Line) -> None:
        line["actor"] = actor
        del line["what"]["house_entries"]

    return change


@pytest.fixture
def long_ago(house: House) -> House:
    """A gift, a week after somebody was dismissed."""
    house.clock.forward(days=7)
    house.do(GIFT, house.ready(), actor="operator:olga")
    return house


@pytest.mark.parametrize(
    ("change", "passes"),
    [
        (signed("operator:olga"), True),
        (without_count("operator:olga"), True),  # as they were once written
        (without_count(OPERATOR), True),
        (signed("auditor:adam"), False),
        (without_count("auditor:adam"), False),
        (signed("operator:otto"), False),
        (without_count("operator:otto"), False),
        (signed("operator:otto", 5), False),  # he was there then, but that is a week ago
        (signed("operator:eva"), False),
        (without_count("operator:eva"), False),
        (signed("operator:olga", 1), False),  # before she came
        (signed("operator:olga", 99), False),  # more than there are
        (signed("console:"), False),
    ],
)
def test_a_signature_that_was_changed_is_found(
    long_ago: House,
    change: Callable[[Line], object],
    passes: bool,  # noqa: FBT001
) -> None:
    (player,) = (name for name in long_ago.run(long_ago.store.books.names()) if name != "house")
    rewritten(long_ago, player, change)
    found = problem(long_ago)
    assert (found is None) is passes
    if found is not None:
        assert (found.refusal.code, found.place) == ("no_authority", player)


def test_a_book_cannot_know_less_of_the_house_than_before(house: House) -> None:
    player = house.ready()
    house.do(GIFT, player, actor="operator:olga")
    house.do(GIFT, player, actor="operator:olga")
    rewritten(house, player, signed("operator:olga", 2))  # she was there, but the line before knew of her colleagues
    found = problem(house)
    assert found is not None
    assert found.refusal.code == "no_authority"


# ----- from before anybody was appointed


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[House]:
    """A house in which nobody works yet."""
    with House(tmp_path / "empty.sqlite") as founded:
        yield founded


@pytest.mark.parametrize(
    ("change", "passes"),
    [
        (without_count("operator:rolf"), True),  # as the command line once signed
        (without_count("operator:"), False),
        (without_count("support:rolf"), False),
        (signed("operator:rolf"), False),  # it says what it knew of the house, so it is not from then
    ],
)
def test_what_the_command_line_once_signed_as_an_operator_stays_right(
    empty: House,
    change: Callable[[Line], object],
    passes: bool,  # noqa: FBT001
) -> None:
    player = empty.ready()
    empty.do(GIFT, player, actor=OPERATOR)
    rewritten(empty, player, change)
    assert (problem(empty) is None) is passes
    empty.clock.forward(minutes=1)
    empty.operate(Appoint(name="olga", role=Role.OPERATOR, reason="r"))
    assert (problem(empty) is None) is passes


def test_c14_so_does_a_game_that_was_voided_there(empty: House) -> None:
    table = dealt(empty)
    empty.run(empty.tables.void(VoidGame(table=table.id, reason="r"), key="k", actor=OPERATOR))
    assert table.kinds()[-1] == "game_voided"
    rewritten(empty, table.id, without_count("operator:rolf"))
    assert problem(empty) is None


def test_after_the_first_appointment_it_is_found(empty: House) -> None:
    empty.operate(Appoint(name="olga", role=Role.OPERATOR, reason="r"))
    player = empty.ready()
    empty.do(GIFT, player, actor=OPERATOR)
    rewritten(empty, player, without_count("operator:rolf"))
    found = problem(empty)
    assert found is not None
    assert (found.refusal.code, found.place) == ("no_authority", player)


# ----- lines that nobody could have written, by somebody who can compute hashes


def of_no_zone(line: Line) -> None:
    line["at"] = line["at"].removesuffix("Z")


def of_no_rules(line: Line) -> None:
    line["what"]["rules"] = "1291-08-01"


def in_no_zone(line: Line) -> None:
    line["what"]["effective_at"] = line["what"]["effective_at"].removesuffix("Z")


@pytest.mark.parametrize("change", [of_no_zone, of_no_rules, in_no_zone])
def test_a_line_of_the_houses_that_cannot_be_is_found(empty: House, change: Callable[[Line], object]) -> None:
    changes = dict.fromkeys(Language, "x")
    empty.operate(PublishRules(rules="2024-08-28", changes=changes, reason="r"))
    rewritten(empty, "house", change)
    found = problem(empty)
    assert found is not None
    assert (found.refusal.code, found.place) == ("chain_broken", "house")


def test_a_time_of_no_zone_in_an_account_is_found(empty: House) -> None:
    player = empty.ready()
    rewritten(empty, player, of_no_zone)
    found = problem(empty)
    assert found is not None
    assert (found.refusal.code, found.place) == ("chain_broken", player)
