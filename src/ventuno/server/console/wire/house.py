"""The house as the console shows it: what is open, what is unfinished, and the money that is in it."""

from datetime import datetime
from typing import Literal

from ventuno.house.accounts.events import GameKind
from ventuno.server.console.wire.approvals import FourEyesRule
from ventuno.server.console.wire.daily_checks import DailyCheckProgress, DailyCheckRecord
from ventuno.server.console.wire.reasons import WhyText
from ventuno.server.console.wire.terms import PublishedTerms
from ventuno.server.wire import Amount, Body, Wire

BookPhase = Literal["waiting", "betting", "playing", "over", "closed"]


class ClosedGame(Wire, frozen=True):
    """Requirement 35."""

    game: GameKind
    since: datetime
    reason: str


class PlaysHold(Wire, frozen=True):
    """Requirement 17: unfinished plays, and the money in them."""

    plays: int
    held: Amount  # stakes and purchases
    realised: Amount


class TablesHold(Wire, frozen=True):
    tables: int
    playing: int
    seated: int
    pots: Amount
    bonus: Amount
    chips: Amount


class Overview(Wire, frozen=True):
    now: datetime
    version: str
    four_eyes: FourEyesRule
    proposals: int  # that wait for approval
    closed: list[ClosedGame]
    plays: PlaysHold
    tables: TablesHold
    rules: PublishedTerms
    rules_next: list[PublishedTerms]
    law: PublishedTerms
    law_next: list[PublishedTerms]
    round: DailyCheckRecord | None  # the last one
    making: DailyCheckProgress
    alerts: int  # that nobody has answered
    software: str  # requirement 37: the hash of what runs here
    configuration: str  # requirement 37: the hash of its settings, rules and law


class ChooseGameBody(Body, frozen=True):
    """One game, or all."""

    reason: WhyText
    game: GameKind | None = None


class UnfinishedPlay(Wire, frozen=True):
    play: str
    player: str
    stake: Amount
    held: Amount
    realised: Amount
    started_at: datetime
    expires_at: datetime


class SeatBook(Wire, frozen=True):
    box: int
    player: str
    name: str
    chips: Amount
    staked: Amount  # in the running game, bonus bets included
    away: bool
    leaving: bool


class TableBook(Wire, frozen=True):
    """A table with everybody's chips, without cards."""

    table: str
    name: str
    opened_by: str
    opened_at: datetime
    private: bool
    phase: BookPhase
    due_at: datetime | None
    game: str | None
    games: int
    pot: Amount
    bonus: Amount
    chips: Amount
    seats: list[SeatBook]


class TableBooks(Wire, frozen=True):
    tables: list[TableBook]


class UnfinishedRegister(Wire, frozen=True):
    """Requirement 17: the next to expire comes first. Tables with money on them are only on the first page."""

    plays: list[UnfinishedPlay]
    tables: list[TableBook]
    after: str | None  # for the next page
