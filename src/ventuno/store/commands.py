"""A command to the store, what it is decided on, and what it writes.

A command does not talk to the store. The store gives it what it needs (`Records`), and it gives back what is to be
written (`Changes`): it is a pure function. So only the store knows about transactions. It may run the function again
when another writer was quicker, and it knows the whole of a change before it begins to write.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ventuno.house.accounts.people import Person
from ventuno.house.accounts.player import Player
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.journal import Line
from ventuno.house.office.house_state import HouseState
from ventuno.house.tables.croupier import TableNews
from ventuno.house.tables.state import Table
from ventuno.rules.refusals import Refusal


@dataclass(frozen=True, slots=True)
class Answered:
    """What a key was used for, and the answer it was given."""

    request: str  # hash
    answer: str


@dataclass(frozen=True, slots=True)
class Records:
    """What a command is decided on."""

    house: HouseState | None
    player: Player | None
    play: PlayRecord | None  # the current one of the player, or of the table if that was asked: offered or running
    answered: Answered | None
    table: Table | None = None
    open_tables: int = 0  # that the player has opened, if that was asked
    login_taken: bool = False
    person_known: bool = False

    @property
    def book(self) -> Player | Table | None:
        """The one that was asked."""
        return self.player or self.table


@dataclass(frozen=True, slots=True)
class Changes:
    """What is to be written, all of it or nothing, and the answer. A refusal too may write that a play has expired."""

    answer: str = ""
    value: object = None  # the answer before it became text, if it is a new one
    request: str | None = None  # hash; none: the answer was kept before, nothing is to be written
    book: Player | HouseState | Table | None = None  # as it is afterwards; none: its journal did not grow
    lines: tuple[Line, ...] = ()
    offered: PlayRecord | None = None
    moved: PlayRecord | None = None  # as it is afterwards
    added: str = ""  # to the text of the play moved
    person: Person | None = None
    refusal: Refusal | None = None
    lasting: bool = False  # the answer is never forgotten
    table: Table | None = None  # as it is afterwards, beside the book
    table_lines: tuple[Line, ...] = ()
    news: TableNews | None = None  # of the table, for whoever watches it in this process

    @property
    def writes(self) -> bool:
        return self.request is not None or bool(self.lines)

    @property
    def change(self) -> "TableChange | None":
        """Of a table, if there is one."""
        if self.table is not None:
            return TableChange(self.table, self.table_lines, None, self.news)
        if not isinstance(self.book, Table):
            return None
        return TableChange(self.book, self.lines, self.moved or self.offered, self.news)


@dataclass(frozen=True, slots=True)
class TableChange:
    """What was written to a table's book."""

    table: Table  # as it is afterwards
    lines: tuple[Line, ...]
    game: PlayRecord | None  # the current one, if it is not as it was
    news: TableNews | None  # what the lines say, before they became text


@dataclass(frozen=True, slots=True)
class Command:
    """A command on its way to the store."""

    book: str
    key: str
    decide: Callable[[Records], Changes]
    login: str | None = None  # to look up for a person who wants an account
    identity: str | None = None
    table: str | None = None  # the other book, where chips come or go
    opens: bool = False  # that other book; how many tables the player has open is to be counted first
