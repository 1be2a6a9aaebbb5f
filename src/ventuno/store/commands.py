"""A command to the store, what it is decided on, and what it writes.

A command brings a pure function. The store gives it what it needs (`Records`), and it returns what is to be written
(`Changes`). So only the store knows about transactions. It may run the function again if another writer was quicker,
and it knows the whole change before it begins to write.
"""

from collections.abc import Callable
from datetime import date

import msgspec

from ventuno.house.access.recovery import KeptCode, NewCodes, NewLink
from ventuno.house.accounts.people import CorrectedPerson, Known, NewPassword, Person
from ventuno.house.accounts.player import Player
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.contact.emails import EmailChange
from ventuno.house.contact.stored_words import Writing
from ventuno.house.factors.records import FactorChange
from ventuno.house.journal import Line
from ventuno.house.office.guests import GuestQuestion
from ventuno.house.office.house_state import HouseState, ProposalWords
from ventuno.house.tables.croupier import TableNews
from ventuno.house.tables.game_record import GameRecord
from ventuno.house.tables.state import Table
from ventuno.rules.refusals import Refusal


class Answered(msgspec.Struct, frozen=True):
    """What a key was used for, and the answer that was given."""

    request: str  # hash
    answer: str


class Records(msgspec.Struct, frozen=True):
    """What a command is decided on."""

    house: HouseState | None
    player: Player | None
    play: PlayRecord | None  # the current one of the book (a player's or a table's): offered or running
    answered: Answered | None
    table: Table | None = None
    open_tables: int = 0  # of the player, counted only if the command opens one
    guest: GuestQuestion | None = None  # that the command names
    held: bool = False  # the player's account, in the register: perhaps its journal does not say so yet (B19)
    known: tuple[Known, ...] = ()  # people with the login or the date of birth of somebody who wants an account

    @property
    def book(self) -> Player | Table | None:
        """The book of the command."""
        return self.player or self.table


class Changes(msgspec.Struct, frozen=True):
    """What is to be written, all of it or nothing, and the answer. A refusal may write too: that a play has expired."""

    answer: str = ""
    value: object = None  # the answer before it became text, if it is a new one
    request: str | None = None  # hash; none: no answer is to be kept
    book: Player | HouseState | Table | None = None  # afterwards; none: its journal did not grow
    lines: tuple[Line, ...] = ()
    offered: PlayRecord | None = None
    moved: PlayRecord | None = None  # the play or game that had a move, afterwards
    added: str = ""  # to its text
    person: Person | None = None
    held: bool = False  # that person's new account, though its journal does not say so yet (B19)
    corrected: CorrectedPerson | None = None
    password: NewPassword | None = None
    access: tuple[NewCodes | KeptCode | NewLink, ...] = ()  # recovery codes made or used up, a reset link
    factor: FactorChange | None = None
    email: EmailChange | None = None
    writings: tuple[Writing, ...] = ()  # the words of these lines
    refusal: Refusal | None = None
    lasting: bool = False  # the answer is never deleted
    table: Table | None = None  # the second book, afterwards
    table_lines: tuple[Line, ...] = ()
    house: HouseState | None = None  # the house's book, afterwards, where it is the second one
    house_lines: tuple[Line, ...] = ()
    words: ProposalWords | None = None  # of a proposal: what a player would read
    news: TableNews | None = None  # of the table, for whoever watches it in this process

    @property
    def writes(self) -> bool:
        return self.request is not None or bool(self.lines)

    @property
    def change(self) -> "TableChange | None":
        """The change of a table, if there is one."""
        if self.table is not None:
            return TableChange(self.table, self.table_lines, None, self.news)
        if not isinstance(self.book, Table):
            return None
        game = self.moved or self.offered
        assert game is None or isinstance(game, GameRecord)
        return TableChange(self.book, self.lines, game, self.news)


class TableChange(msgspec.Struct, frozen=True):
    """What was written to a table's book."""

    table: Table  # as it is afterwards
    lines: tuple[Line, ...]
    game: GameRecord | None  # the current one, if it has changed
    news: TableNews | None  # what the lines say, before they became text


class Command(msgspec.Struct, frozen=True):
    """A command on its way to the store."""

    book: str
    key: str
    decide: Callable[[Records], Changes]
    login: str | None = None  # to look up for a person who wants an account
    birth: date | None = None
    guest: str | None = None  # the question of a guest to look up
    table: str | None = None  # the second book, if chips come or go
    opens: bool = False  # opens that second book; the player's open tables are counted first
    house_too: bool = False  # the house's book may grow together with the player's
