"""Load what a command is decided on: its book, the book's current play, and the answer if it was given before."""

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import NamedTuple

from ventuno.house.accounts.people import Known
from ventuno.house.accounts.player import Player
from ventuno.house.ledger import codec
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.office.house_state import HouseState
from ventuno.house.tables.state import PREFIX as TABLE_PREFIX
from ventuno.house.tables.state import Table
from ventuno.store.commands import Answered, Command, Records
from ventuno.store.executor import Columns, Query, Select
from ventuno.store.keys import seeds
from ventuno.store.keys.ring import KeyRing
from ventuno.store.sql import plays
from ventuno.store.sql.plays import PlayRow


class LoadedRow(NamedTuple):
    house_version: int
    version: int | None  # of the book; none: there is no such book yet
    text: str | None
    request: str | None  # of the answer, if one was given before
    answer: str | None
    held: str | None  # the account, if it is in the register of those that are held
    play: PlayRow | None

    @classmethod
    def read(cls, columns: Columns) -> "LoadedRow":
        house_version, version, text, request, answer, held, *play = columns
        return cls(house_version, version, text, request, answer, held, PlayRow.joined(play))


class KnownPersonRow(NamedTuple):
    player: str
    login: str
    name: str
    birth: str

    def known(self) -> Known:
        return Known(player=self.player, login=self.login, name=self.name, birth=date.fromisoformat(self.birth))


class TableVersionRow(NamedTuple):
    version: int
    text: str

    def table(self) -> Table:
        return codec.decode(self.text, Table)


class OpenTablesRow(NamedTuple):
    open_tables: int


LOAD = Select(  # no row: the house is not founded yet
    LoadedRow.read,
    f"""
    SELECT h.version AS house_version, b.version, b.text, a.request, a.answer, c.player AS held, {plays.COLUMNS}
    FROM books h
    LEFT JOIN books b ON b.id = $1
    LEFT JOIN plays p ON p.id = b.play
    LEFT JOIN answers a ON a.book = $1 AND a.key = $2
    LEFT JOIN held c ON c.player = $1
    WHERE h.id = '{HOUSE}'
    """,
)

LIST_KNOWN_PEOPLE = Select(
    KnownPersonRow._make, "SELECT player, login, name, birth FROM people WHERE login = $1 OR birth = $2"
)

FIND_TABLE_VERSION = Select(TableVersionRow._make, "SELECT version, text FROM books WHERE id = $1")

COUNT_OPEN_TABLES = Select(  # players open tables seldom: the text is searched, there is no column for it
    OpenTablesRow._make,
    "SELECT count(*) AS open_tables FROM books WHERE open_table IS NOT NULL AND text LIKE $1",
)


def known_people(command: Command) -> Query[KnownPersonRow]:
    assert command.birth is not None
    return LIST_KNOWN_PEOPLE(command.login, command.birth.isoformat())


def count_open_tables(player: str) -> Query[OpenTablesRow]:
    """Tables that this player has opened. A name that somebody chose cannot match: JSON escapes its quotes."""
    return COUNT_OPEN_TABLES(f'%"opened_by":"{player}"%')


def records(
    row: LoadedRow | None,
    house: HouseState | None,
    command: Command,
    people: Sequence[KnownPersonRow],
    keys: KeyRing,
) -> Records:
    if row is None:
        return Records(None, None, None, None)
    player, table = None, None
    if row.text is not None and command.book.startswith(TABLE_PREFIX):
        table = codec.decode(row.text, Table)
    elif row.text is not None and command.book != HOUSE:
        player = _player(row.text)
    answered = None
    if row.request is not None and row.answer is not None:
        answered = Answered(row.request, row.answer)
    play = None if row.play is None else row.play.record(keys)
    if play is not None:
        seeds.must_be_known(keys, play)
    return Records(
        house=house,
        player=player,
        table=table,
        play=play,
        answered=answered,
        held=row.held is not None,
        known=tuple(person.known() for person in people),
    )


@lru_cache(maxsize=10_000)
def _player(text: str) -> Player:
    """Most moves leave the account as it is: then it need not be decoded again."""
    return codec.decode(text, Player)
