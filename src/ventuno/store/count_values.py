"""What is counted from the journals, and what it adds up to: the values that `sql/counts.py` keeps."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime

from ventuno.house.accounts.events import Channel
from ventuno.house.journal import Entry, Line
from ventuno.house.ledger.daily_sums import Key as FlowKey
from ventuno.house.ledger.daily_sums import Moved
from ventuno.house.ledger.money import Money

# Day, law, stake in centimes, channel. The law is a `solved_hash`: of itself, or of itself with other numbers.
TallyKey = tuple[str, str, int, str]
NotableEventPlace = tuple[datetime, str, int]  # time, book, number


@dataclass(frozen=True, slots=True)
class Grown:
    """A book with lines that were not counted yet, and the next of these lines."""

    book: str
    counted: int
    lines: Sequence[Line]
    more: bool  # whether more lines follow


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished play of Big21: what counting needs of it."""

    play: str
    law: str
    stake: Money
    channel: Channel
    text: str


@dataclass(frozen=True, slots=True)
class Counted:
    """What was counted and is to be added to the sums, and how far each book was counted."""

    books: Mapping[str, tuple[int, int]]  # how far before, and after
    tallies: Mapping[TallyKey, tuple[int, bytes]]  # plays, sums
    flows: Mapping[FlowKey, Moved]
    events: Sequence[tuple[datetime, str, int, str]]  # time, book, number, kind


@dataclass(frozen=True, slots=True)
class Tallied:
    """Plays of Big21 that ended on a day, under one law, with one stake, through one channel."""

    day: date
    law: str  # a `solved_hash`
    stake: int  # centimes
    channel: str
    plays: int
    sums: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class NotableEvent:
    """Requirement 36."""

    at: datetime
    book: str
    number: int
    kind: str
    entry: Entry

    @property
    def place(self) -> NotableEventPlace:
        return self.at, self.book, self.number
