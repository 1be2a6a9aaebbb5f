"""The catalogue of what somebody who has the database in hand may do to it, and what becomes of it.

`docs/house.md` has the same names in its table, and a test holds the two together. `by` says whose rights it takes:

    writer   may write rows; triggers and keys are in force
    owner    may switch triggers off, and puts everything back afterwards

`becomes` is the code of a finding. PREVENTED: the database refuses it. OUTSIDE: it cannot be seen from inside; a public
log of signed heads would show it, and so does whatever players have kept.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import msgspec

from ventuno.house.accounts import player
from ventuno.house.accounts.events import Deposited, GameKind, PlayPaid
from ventuno.house.journal import Entry, Line
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import Money
from ventuno.house.office import house_state
from ventuno.house.office.events import Closed
from ventuno.house.office.house_state import HouseState

Run = Callable[..., Sequence[Sequence[Any]]]  # a statement with `?`, and what it gives
PREVENTED, OUTSIDE = "refused", "the public log"


@dataclass(frozen=True)
class Manipulation:
    name: str
    by: str
    do: Callable[[Run], object]
    becomes: str
    only: str = ""  # the database that knows such a thing

    @property
    def table_row(self) -> str:
        found = self.becomes if self.becomes in {PREVENTED, OUTSIDE} else f"`{self.becomes}`"
        return f"| {self.name} | {self.by} | {found} |"


ANNA = "(SELECT player FROM people WHERE login = 'anna')"
BERTA = "(SELECT player FROM people WHERE login = 'berta')"
PLAY = f"(SELECT id FROM plays WHERE player = {ANNA} AND ended_us IS NOT NULL ORDER BY number LIMIT 1)"
GAME = "(SELECT play FROM bettors ORDER BY play LIMIT 1)"
TABLE = "(SELECT id FROM books WHERE id LIKE 't-%' AND due_us IS NOT NULL ORDER BY id LIMIT 1)"


def sql(*statements: str) -> Callable[[Run], object]:
    def do(run: Run) -> None:
        for each in statements:
            run(each)

    return do


def player_of(run: Run, login: str) -> str:
    return str(run("SELECT player FROM people WHERE login = ?", login)[0][0])


def entries_of(run: Run, book: str) -> list[Entry]:
    return [codec.decode(row[0], Entry) for row in run("SELECT text FROM entries WHERE book = ? ORDER BY number", book)]


KEEP_BOOK = "UPDATE books SET text = ?, entries = ?, head = ? WHERE id = ?"


def add_line(run: Run, book: str, line: Line) -> None:
    values = book, line.number, line.kind, line.play, line.hash, line.text
    run("INSERT INTO entries (book, number, kind, play, hash, text) VALUES (?, ?, ?, ?, ?, ?)", *values)


def written_anew(run: Run, book: str, entries: Sequence[Entry]) -> None:
    """The journal of a player with other entries: folded, chained and stored as the house itself would have."""
    account = None
    run("DELETE FROM payments WHERE book = ?", book)
    run("DELETE FROM entries WHERE book = ?", book)
    for each in entries:
        account, line = player.record(account, each.what, each.at, each.actor)  # type: ignore[arg-type]
        values = book, line.number, line.kind, line.play, line.hash, line.text
        run("INSERT INTO entries (book, number, kind, play, hash, text) VALUES (?, ?, ?, ?, ?, ?)", *values)
        if isinstance(each.what, Deposited):
            run(
                "INSERT INTO payments (reference, book, entry) VALUES (?, ?, ?)", each.what.reference, book, line.number
            )
    assert account is not None
    run(KEEP_BOOK, codec.encode(account), account.entries, account.head, book)


def last_entry_gone(run: Run) -> None:
    """Berta's last deposit, which no seal knows yet."""
    book = player_of(run, "berta")
    written_anew(run, book, entries_of(run, book)[:-1])
    run("DELETE FROM answers WHERE book = ?", book)


def sealed_entry_gone(run: Run) -> None:
    book = player_of(run, "anna")
    written_anew(run, book, entries_of(run, book)[:-1])


def deposit_raised(run: Run, login: str) -> None:
    """Ten times as much, and everything after it chained anew."""
    book = player_of(run, login)
    entries = entries_of(run, book)
    place = max(at for at, each in enumerate(entries) if isinstance(each.what, Deposited))
    before = entries[place].what
    assert isinstance(before, Deposited)
    raised = msgspec.structs.replace(before, amount=Money(before.amount.centimes * 10))
    entries[place] = msgspec.structs.replace(entries[place], what=raised)
    written_anew(run, book, entries)


def payout_raised(run: Run) -> None:
    """The prize of a play, and everything after it chained anew."""
    book = player_of(run, "anna")
    entries = entries_of(run, book)
    place = next(at for at, each in enumerate(entries) if isinstance(each.what, PlayPaid))
    paid = entries[place].what
    assert isinstance(paid, PlayPaid)
    more = msgspec.structs.replace(paid, paid_out=Money(paid.paid_out.centimes + 10_000))
    entries[place] = msgspec.structs.replace(entries[place], what=more)
    written_anew(run, book, entries)


def tail_and_last_seal_gone(run: Run) -> None:
    """The newest seal, and how far it reached: as if it had never been made, and nothing after the one before."""
    (number,) = run("SELECT max(number) FROM seals")[0]
    run("DELETE FROM seals WHERE number = ?", number)
    book = player_of(run, "carla")
    entries = entries_of(run, book)
    written_anew(run, book, entries[:-1])
    (text,) = run("SELECT text FROM seals WHERE number = ?", number - 1)[0]
    before = dict(re.findall(r'"([^"]+)":\[(\d+),"[0-9a-f]{64}"\]', text))
    for (name,) in run("SELECT id FROM books WHERE sealed > 0"):
        run("UPDATE books SET sealed = ? WHERE id = ?", int(before.get(name, 0)), name)
    run("DELETE FROM answers WHERE book = ?", book)


def logins_swapped(run: Run) -> None:
    anna, berta = player_of(run, "anna"), player_of(run, "berta")
    run("UPDATE people SET login = 'x' WHERE player = ?", anna)
    run("UPDATE people SET login = 'anna' WHERE player = ?", berta)
    run("UPDATE people SET login = 'berta' WHERE player = ?", anna)


def person_gone(run: Run) -> None:
    anna = player_of(run, "anna")
    for table in ("words", "sessions", "recovery_codes", "people"):
        run(f"DELETE FROM {table} WHERE player = ?", anna)


def book_gone(run: Run) -> None:
    anna = player_of(run, "anna")
    person_gone(run)
    for table in ("readers", "payments", "entries", "plays", "books"):
        column = {"payments": "book", "entries": "book", "books": "id"}.get(table, "player")
        run(f"DELETE FROM {table} WHERE {column} = ?", anna)


def act_without_log_in(run: Run) -> None:
    """A line by an operator who had never logged in, chained as it should be, a week later."""
    last = entries_of(run, "house")[-1]
    ((text,),) = run("SELECT text FROM books WHERE id = 'house'")
    state = codec.decode(text, HouseState)
    what = Closed(game=GameKind.BIG21, reason="r")
    state, line = house_state.record(state, what, last.at + timedelta(days=7), "operator:olga")
    values = "house", line.number, line.kind, line.play, line.hash, line.text
    run("INSERT INTO entries (book, number, kind, play, hash, text) VALUES (?, ?, ?, ?, ?, ?)", *values)
    run(
        "UPDATE books SET text = ?, entries = ?, head = ? WHERE id = 'house'",
        codec.encode(state),
        state.entries,
        state.head,
    )


def paid_twice(run: Run) -> None:
    """A second line for a deposit, under the same key, after its answer was deleted."""
    book = player_of(run, "berta")
    entries = entries_of(run, book)
    last = entries[-1]
    again = msgspec.structs.replace(last, number=last.number + 1)
    account = None
    for each in [*entries, again]:
        account, line = player.record(account, each.what, each.at, each.actor)  # type: ignore[arg-type]
    assert account is not None
    add_line(run, book, line)
    run(KEEP_BOOK, codec.encode(account), account.entries, account.head, book)


def change(table: str, change: str, where: str = "") -> Callable[[Run], object]:
    return sql(f"UPDATE {table} SET {change}" + (f" WHERE {where}" if where else ""))


def sealed_raised(run: Run) -> None:
    deposit_raised(run, "anna")


def unsealed_raised(run: Run) -> None:
    deposit_raised(run, "berta")


LITE, POSTGRES = "sqlite", "postgresql"
REPLACED = "REPLACE INTO entries SELECT book, number, kind, play, hash, '{}' FROM entries WHERE number = 1"
NO_MORE = "CREATE OR REPLACE FUNCTION ventuno_append_only() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'"
OWNED = sql("CREATE ROLE ventuno_stranger", "ALTER TABLE seals OWNER TO ventuno_stranger")
ADDED = "CREATE TRIGGER x AFTER INSERT ON plays"

_REFUSED: Sequence[tuple[str, Callable[[Run], object], str]] = (
    ("A line of a journal is changed", change("entries", "text = '{}'"), ""),
    ("A line of a journal is deleted", sql("DELETE FROM entries"), ""),
    ("A line of a journal is replaced (`REPLACE`)", sql(REPLACED), LITE),
    ("A play is replaced (`REPLACE`)", sql(f"REPLACE INTO plays SELECT * FROM plays WHERE id = {PLAY}"), LITE),
    ("A seal is replaced (`REPLACE`)", sql("REPLACE INTO seals SELECT * FROM seals"), LITE),
    ("Journals are emptied (`TRUNCATE`)", sql("TRUNCATE entries"), POSTGRES),
    ("Seals are emptied (`TRUNCATE`)", sql("TRUNCATE seals"), POSTGRES),
    ("A book is deleted", sql(f"DELETE FROM books WHERE id = {ANNA}"), ""),
    ("A book is renamed", change("books", "id = 'x'", f"id = {TABLE}"), ""),
    ("A play that is over is changed", change("plays", "text = text || 'x'"), ""),
    ("A play is renamed", change("plays", "id = 'x'", "ended_us IS NULL"), ""),
    ("A seal is deleted", sql("DELETE FROM seals"), ""),
    ("A payment is forgotten, so that its key pays once more", sql("DELETE FROM payments"), ""),
    ("A bet is undone", sql("DELETE FROM bettors"), ""),
)

_BY_WRITERS: Sequence[tuple[str, Callable[[Run], object], str]] = (
    (
        "An account is given another balance",
        change("books", "text = replace(text, '0', '9')", f"id = {ANNA}"),
        "account_wrong",
    ),
    ("Two logins are swapped", logins_swapped, "person_changed"),
    ("A person is renamed", change("people", "name = 'X Y'", "login = 'anna'"), "person_changed"),
    ("A person is deleted", person_gone, "person_missing"),
    ("The password of somebody of the staff is replaced", change("credentials", "password = 'x'"), "credentials_wrong"),
    (
        "The second factor of somebody of the staff is replaced",
        change("credentials", "secret = '00'"),  # without the key nobody can encrypt one
        "cannot_be_read",
    ),
    ("An operator acts who has not logged in", act_without_log_in, "no_log_in"),
    ("A line is added that is the same payment as another", paid_twice, "reference_twice"),
    (
        "A book is said to be sealed further than it is",
        change("books", "sealed = entries", f"id = {BERTA}"),
        "register_wrong",
    ),
    ("Books are said to be counted further than they are", change("books", "counted = entries"), "register_wrong"),
    ("The clock of a table is removed", change("books", "due_us = NULL", f"id = {TABLE}"), "register_wrong"),
    ("A table is taken from the list", change("books", "open_table = NULL", f"id = {TABLE}"), "register_wrong"),
)

_BY_OWNERS: Sequence[tuple[str, Callable[[Run], object], str, str]] = (
    ("The seed of a play is no seed", change("plays", "server_seed = 'zz'", f"id = {PLAY}"), "commitment_broken", ""),
    ("The seed of a game is no seed", change("plays", "server_seed = 'zz'", f"id = {GAME}"), "commitment_broken", ""),
    (
        "The seed of an offer is exchanged",
        change("plays", "server_seed = commitment", "started_us IS NULL"),
        "commitment_broken",
        "",
    ),
    ("The seed of a player is exchanged", change("plays", "client_seed = 'x'", f"id = {PLAY}"), "draw_wrong", ""),
    ("A sealed entry is removed, and the account folded anew", sealed_entry_gone, "seal_broken", ""),
    ("A sealed deposit is raised, and everything chained anew", sealed_raised, "seal_broken", ""),
    ("A payout is raised, and everything chained anew", payout_raised, "money_wrong", ""),
    ("An account vanishes whole", book_gone, "seal_broken", ""),
    (
        "The last seal is deleted",
        sql("DELETE FROM seals WHERE number = (SELECT max(number) FROM seals)"),
        "register_wrong",
        "",
    ),
    ("All seals are deleted", sql("DELETE FROM seals"), "register_wrong", ""),
    ("A trigger is dropped", sql("DROP TRIGGER entries_stay"), "schema_missing", LITE),
    ("A trigger is dropped", sql("DROP TRIGGER entries_are_kept ON entries"), "schema_missing", POSTGRES),
    (
        "A trigger is switched off",
        sql("ALTER TABLE entries DISABLE TRIGGER entries_are_kept"),
        "schema_altered",
        POSTGRES,
    ),
    ("A trigger is added", sql(f"{ADDED} BEGIN SELECT 1; END"), "schema_added", LITE),
    (
        "A trigger is added",
        sql(f"{ADDED} FOR EACH ROW EXECUTE FUNCTION ventuno_table_changed()"),
        "schema_added",
        POSTGRES,
    ),
    ("The function of the triggers does nothing any more", sql(NO_MORE), "schema_altered", POSTGRES),
    ("A table gets another owner", OWNED, "owner_wrong", POSTGRES),
    ("An index is dropped", sql("DROP INDEX plays_running"), "schema_missing", ""),
    ("The last entry is removed before a seal, and the account folded anew", last_entry_gone, OUTSIDE, ""),
    ("An unsealed deposit is raised, and everything chained anew", unsealed_raised, OUTSIDE, ""),
    ("The last seal is deleted together with what it had sealed", tail_and_last_seal_gone, OUTSIDE, ""),
    (
        "All seals are deleted, and no book says that it was sealed",
        sql("DELETE FROM seals", "UPDATE books SET sealed = 0"),
        OUTSIDE,
        "",
    ),
)

CATALOGUE = (
    *(Manipulation(name, "writer", do, PREVENTED, only) for name, do, only in _REFUSED),
    *(Manipulation(name, "writer", do, code) for name, do, code in _BY_WRITERS),
    *(Manipulation(name, "owner", do, code, only) for name, do, code, only in _BY_OWNERS),
)
