"""What a store is: one question asked and answered in one transaction, and a few things to look up.

A command does not talk to the store. It is given what it needs (`Records`) and gives back what is to be written
(`Decision`), as a pure function. So the store alone knows about transactions: it may run the function again when
somebody else was quicker, and it is told the whole of a change before it begins to write it.

A book's version is the one thing that writers compete for: everything a decision writes belongs to one book, and is
written only if that book is still at the version the decision was made on. Only where a player opens a table, or chips
go from an account to a table or back, are there two, a player's and a table's, and both must be. Sessions, attempts to
log in, the staff's credentials, drafts and secrets belong to no book: they are written by themselves.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Protocol

import msgspec

from ventuno.house.audit import Book
from ventuno.house.drafts import Draft
from ventuno.house.flows import Flow, Moved
from ventuno.house.flows import Key as FlowKey
from ventuno.house.happenings import Channel
from ventuno.house.journal import Entry, Line
from ventuno.house.money import Money
from ventuno.house.people import Person
from ventuno.house.player import Player
from ventuno.house.plays import Kept
from ventuno.house.sessions import Session, StaffSession
from ventuno.house.staff import Credentials
from ventuno.house.table import Table
from ventuno.house.terms import House
from ventuno.rules.refusals import Refusal


@dataclass(frozen=True, slots=True)
class Answered:
    """What a key was used for, and the answer it was given."""

    request: str  # hash
    answer: str


@dataclass(frozen=True, slots=True)
class Records:
    """What a decision is made on."""

    house: House | None
    player: Player | None
    play: Kept | None  # the current one of the player, or of the table if that was asked: offered or running
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
class Decision:
    """What is to be written, all of it or nothing, and the answer. A refusal too may write that a play has expired."""

    answer: str = ""
    value: object = None  # the answer before it became text, if it is a new one
    request: str | None = None  # hash; none: the answer was kept before, nothing is to be written
    book: Player | House | Table | None = None  # as it is afterwards; none: its journal did not grow
    lines: tuple[Line, ...] = ()
    offered: Kept | None = None
    moved: Kept | None = None  # as it is afterwards
    added: str = ""  # to the text of the play moved
    person: Person | None = None
    refusal: Refusal | None = None
    lasting: bool = False  # the answer is never forgotten
    table: Table | None = None  # as it is afterwards, beside the book
    table_lines: tuple[Line, ...] = ()

    @property
    def writes(self) -> bool:
        return self.request is not None or bool(self.lines)

    @property
    def change(self) -> "Change | None":
        """Of a table, if there is one."""
        if self.table is not None:
            return Change(self.table, self.table_lines, None)
        return Change(self.book, self.lines, self.moved or self.offered) if isinstance(self.book, Table) else None


@dataclass(frozen=True, slots=True)
class Change:
    """What was written to a table's book."""

    table: Table  # as it is afterwards
    lines: tuple[Line, ...]
    game: Kept | None  # the current one, if it is not as it was


@dataclass(frozen=True, slots=True)
class Question:
    """A command on its way to the store."""

    book: str
    key: str
    decide: Callable[[Records], Decision]
    login: str | None = None  # to look up for a person who wants an account
    identity: str | None = None
    table: str | None = None  # the other book, where chips come or go
    opens: bool = False  # that other book; how many tables the player has open is to be counted first


@dataclass(frozen=True, slots=True)
class Held:
    """What all running plays of Big21 hold together."""

    plays: int
    stakes: Money  # and purchases
    realised: Money  # Art. 19.2


class Seal(msgspec.Struct, frozen=True):
    """The heads of all books that grew since the seal before, chained like entries."""

    number: int
    at: datetime
    heads: dict[str, tuple[int, str]]


TallyKey = tuple[str, str, int, str]  # day, law, stake in centimes, channel


@dataclass(frozen=True, slots=True)
class Grown:
    """A book that has lines which were not counted yet: some of them."""

    book: str
    counted: int
    lines: Sequence[Line]
    more: bool  # it has others after these


@dataclass(frozen=True, slots=True)
class Finished:
    """A play of Big21 that is over, as far as it is counted."""

    play: str
    law: str
    stake: Money
    channel: Channel
    text: str


@dataclass(frozen=True, slots=True)
class Counted:
    """What was counted, to be added to what there is: all of it, and how far each book has been now."""

    books: Mapping[str, tuple[int, int]]  # how far before, and after
    tallies: Mapping[TallyKey, tuple[int, bytes]]  # plays, sums
    flows: Mapping[FlowKey, Moved]
    events: Sequence[tuple[datetime, str, int, str]]  # time, book, number, kind


@dataclass(frozen=True, slots=True)
class Tallied:
    """Plays of Big21 that ended on a day, under one law, with one stake, through one channel."""

    day: date
    law: str
    stake: int  # centimes
    channel: str
    plays: int
    sums: bytes = field(repr=False)


EventPlace = tuple[datetime, str, int]  # time, book, number


@dataclass(frozen=True, slots=True)
class Event:
    """Requirement 36."""

    at: datetime
    book: str
    number: int
    kind: str
    entry: Entry

    @property
    def place(self) -> EventPlace:
        return self.at, self.book, self.number


@dataclass(frozen=True, slots=True)
class Unread:
    """Somebody who has not read an announcement, and until when they have read their messages."""

    player: str
    login: str
    read_until: datetime | None


class Store(Protocol):
    async def ask(self, question: Question) -> Decision:
        """Decide and write, in one transaction; the decision that was written. Raises its refusal."""

    async def house(self) -> House | None: ...

    async def player(self, player: str) -> Player | None: ...

    async def person(self, login: str) -> Person | None: ...

    async def person_of(self, player: str) -> Person | None: ...

    async def people(self, words: Sequence[str], *, after: str | None = None, most: int = 50) -> Sequence[Person]:
        """With each of the words at the beginning of one of theirs (`Person.words`); after that player.

        By the word that the longest begins, so that who is called exactly so comes first; all of them, by login.
        """

    async def play(self, play: str) -> Kept | None: ...

    async def plays(self, player: str, *, before: int | None = None, most: int = 100) -> Sequence[Kept]:
        """The newest first."""

    async def box_in(self, game: str, player: str) -> int | None:
        """The box on which that player had a bet in that game at a table."""

    async def games(self, player: str, *, before: str | None = None, most: int = 100) -> Sequence[tuple[Kept, int]]:
        """The games at tables that are over and in which they had a bet, on which box; the newest first.

        Before: only those dealt before that one, which must be theirs.
        """

    async def lines(self, book: str, *, after: int = 0, most: int = 1000) -> Sequence[Line]: ...

    async def lines_of_play(self, play: str) -> Sequence[Line]: ...

    async def newest_rare_lines(
        self, book: str, kinds: Sequence[str], *, before: int | None = None, most: int = 100
    ) -> Sequence[Line]:
        """Of kinds that are not about plays and payments; the newest first, of those before that one."""

    async def overdue(self, at: datetime, *, most: int) -> Sequence[Kept]:
        """Running plays whose time is over."""

    async def running(self, *, after: str = "", most: int = 1000) -> Sequence[Kept]:
        """Requirement 17: the register of unfinished plays."""

    async def unfinished(self, *, after: str | None = None, most: int = 100) -> Sequence[tuple[Kept, Player]]:
        """The same with the account that holds the money of each; what expires first comes first, after that play."""

    async def held(self) -> Held:
        """The same added up: how many they are does not matter much."""

    async def table(self, table: str) -> tuple[Table, Kept | None] | None:
        """A table with its current game, both of one moment."""

    async def news(self, table: str, after: int) -> tuple[Table, Kept | None, Sequence[Line]] | None:
        """A table with its current game and what its journal says after that entry, all of one moment."""

    async def tables(self, *, most: int = 1000) -> Sequence[Table]:
        """Those that are open: the house's own first, then those with free seats."""

    async def due_tables(self, at: datetime, *, most: int) -> Sequence[str]:
        """Those whose clock has run out."""

    async def entries(self, tables: Sequence[str]) -> Mapping[str, int]:
        """How long their journals are."""

    def watch(self, told: Callable[[str, Change | None], None]) -> None:
        """Be told of every table that changes, in this process or, on PostgreSQL, in any other.

        Of the table's name, and of what was written where that is known. In the order in which it was.
        """

    async def books(self, *, after: str = "", most: int = 1000) -> Sequence[str]: ...

    async def book(self, book: str) -> Book | None:
        """A book with its journal and its plays, all of one moment."""

    async def seal(self, at: datetime) -> int:
        """Seal what has grown; how many books that were."""

    async def seals(self, *, after: int = 0, most: int = 100) -> Sequence[tuple[Seal, str]]: ...

    async def uncounted(self, *, after: str = "", most: int = 100) -> Sequence[Grown]:
        """Books whose journals have grown since they were counted, by name, each with the next of its lines."""

    async def entries_uncounted(self) -> int:
        """How many lines these have that were not counted, all together."""

    async def finished(self, plays: Sequence[str]) -> Sequence[Finished]: ...

    async def count(self, counted: Counted, add: Callable[[bytes, bytes], bytes]) -> bool:
        """Add what was counted, in one transaction; nothing if somebody else has counted one of the books meanwhile.

        `add` knows what the sums of tallies are.
        """

    async def has_sums_other_than(self, version: bytes) -> bool:
        """Whether there are sums of tallies that do not begin like that."""

    async def forget_counts(self) -> None:
        """As if nothing had ever been counted."""

    async def tallies(
        self, since: date = date.min, until: date = date.max, *, law: str | None = None
    ) -> Sequence[Tallied]:
        """From one day to another, both included."""

    async def plays_tallied(self, law: str, since: date = date.min, until: date = date.max) -> Mapping[TallyKey, int]:
        """How many plays each of these tallies has: what was added to has more."""

    async def flows(self, since: date = date.min, until: date = date.max, *, monthly: bool = False) -> Sequence[Flow]:
        """From one day to another, both included; added up by month if that is asked."""

    async def moved_before(self, day: date) -> Mapping[str, int]:
        """What all flows before that day add up to: centimes by kind."""

    async def first_day(self) -> date | None:
        """The first on which anything has happened."""

    async def events(self, *, before: EventPlace | None = None, most: int = 100) -> Sequence[Event]:
        """The newest first; of those that come after that place in this order."""

    async def forget_answers(self, before: datetime) -> int:
        """Some of the keys older than that are free again; how many."""

    async def keep_session(self, session: Session) -> None: ...

    async def session(self, token_hash: str) -> Session | None:
        """It may be over: whoever asks knows the time."""

    async def end_session(self, token_hash: str) -> None: ...

    async def forget_sessions(self, before: datetime) -> int:
        """Some of those that were over before that are gone; how many."""

    async def note_attempt(self, who: str, at: datetime, since: datetime) -> int:
        """How many attempts there have been since then, this one included; of any number at once each counts."""

    async def forget_attempts(self, who: str) -> None: ...

    async def forget_old_attempts(self, before: datetime) -> int:
        """Some of those older than that are gone; how many."""

    async def credentials(self, name: str) -> Credentials | None:
        """Of somebody who works here, or did until a moment ago: the house's journal knows."""

    async def keep_credentials(self, kept: Credentials) -> None:
        """Instead of those there were; whoever was logged in with them no longer is."""

    async def forget_credentials(self, kept: Credentials) -> None:
        """Those and no newer ones; whoever was logged in by that name no longer is."""

    async def use_step(self, kept: Credentials, step: int) -> bool:
        """Whether no code of that step or a later one was used before, of these credentials; from now on one was."""

    async def keep_staff_session(self, session: StaffSession, proof: Credentials) -> bool:
        """Whether it is kept: not if there are other credentials by now than those it was begun with."""

    async def staff_session(self, token_hash: str) -> StaffSession | None:
        """It may be over: whoever asks knows the time."""

    async def prolong_staff_session(self, token_hash: str, until: datetime) -> None: ...

    async def end_staff_session(self, token_hash: str) -> None: ...

    async def end_staff_sessions(self, name: str) -> None: ...

    async def forget_staff_sessions(self, before: datetime) -> int:
        """Some of those that were over before that are gone; how many."""

    async def keep_draft(self, draft: Draft) -> bool:
        """A new one; not if there is one of that name."""

    async def draft(self, draft: str) -> Draft | None: ...

    async def drafts(self) -> Sequence[Draft]:
        """All there are, what was changed last first."""

    async def change_draft(self, draft: Draft) -> bool:
        """What players are told, why and from when; only if its version is still that one, which rises."""

    async def fill_draft(self, draft: Draft) -> bool:
        """What was worked out: a law, figures, or why not; only while it is being worked on.

        Its version rises if it had no law before: others must have seen which.
        """

    async def discard_draft(self, draft: str, version: int | None = None) -> bool:
        """Only if its version is still that one, if one is given."""

    async def read_by(self, announced_at: datetime, effective_at: datetime) -> tuple[int, int]:
        """Art. 24.2: how many had an account before that took effect, and how many of them have read of it."""

    async def unread_by(
        self, announced_at: datetime, effective_at: datetime, *, after: str = "", most: int = 100
    ) -> Sequence[Unread]:
        """Those who have not, by player."""

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The fresh one if there was none of that name; from then on always that one, for everybody."""

    async def close(self) -> None: ...
