"""A table of Black Jack Challenge: what its journal adds up to.

A table changes only by `record`, like an account. The cards are not here: a game is its text (`PlayRecord`). The table
knows who sits where, whose chips are whose, and until when somebody may think.

    waiting      fewer than two players could bet
    betting      until the clock runs out or everybody has bet
    playing      it is somebody's turn to decide, with a clock
    over         the game is settled; time to look at it
"""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import assert_never

import msgspec

from ventuno.house import journal
from ventuno.house.journal import BEGINNING, Entry, Line
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.house.ledger.postings import CHIPS, LedgerAccount, post
from ventuno.house.tables.events import (
    BetPlaced,
    BetsReturned,
    BettingOpened,
    ChipsAdded,
    ClockBegunAnew,
    ClockShortened,
    Decided,
    GameDealt,
    GameSettled,
    GameVoided,
    LeavingNoted,
    Left,
    Pace,
    Seated,
    Staked,
    TableClosed,
    TableOpened,
    TableTerms,
    ToTable,
    Waiting,
    Why,
)
from ventuno.house.tables.postings import postings_of
from ventuno.rules.challenge import table_rules_text
from ventuno.rules.challenge.table_rules import LEAFLET, TableRules

PREFIX = "t-"  # of every table's name; no player's has it
OF_THE_HOUSE = "house"  # the owner of the tables that are always open
LEAVES_AFTER = 3  # C13: games in a row that somebody was late or gone
AWAY_SECONDS = 3.0  # when everybody else has bet, those who are away may still come back for so long


class TablePhase(StrEnum):
    WAITING = "waiting"
    BETTING = "betting"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class TableClock(msgspec.Struct, frozen=True):
    bet_seconds: float
    decide_seconds: float
    look_seconds: float  # at a finished game
    war_seconds: float  # longer for each round of war
    box_seconds: float = 0  # longer for each box: its card is opened, its bonus paid, its total called (C6a)


CLOCKS = {  # of the leaflet's rules
    Pace.CALM: TableClock(*LEAFLET.calm_seconds, 3, 5, 2),
    Pace.BRISK: TableClock(*LEAFLET.brisk_seconds, 2, 3, 1.25),
    Pace.PRACTICE: TableClock(3600, 3600, 3, 1.5),
}


def clock_of(pace: Pace, rules: TableRules) -> TableClock:
    """C13, C17: what a version says is how long one may bet and decide. In practice nobody is hurried."""
    clock = CLOCKS[pace]
    if pace is Pace.PRACTICE:
        return clock
    given, leaflet = (
        (rules.calm_seconds, LEAFLET.calm_seconds)
        if pace is Pace.CALM
        else (rules.brisk_seconds, LEAFLET.brisk_seconds)
    )
    if given == leaflet:
        return clock
    return msgspec.structs.replace(clock, bet_seconds=given[0], decide_seconds=given[1])


def posted(terms: TableTerms, rules: TableRules) -> TableTerms:
    """C4, C17: what is posted at a table under these rules: its own limits, as far as the rules allow them.

    An amount that they do not allow becomes the nearest one that they do.
    """
    (ante_least, ante_most), (bonus_least, bonus_most) = rules.ante_centimes, rules.bonus_centimes

    def within(amount: Money, least: int, most: int) -> Money:
        return Money(min(max(amount.centimes, least), most))

    return msgspec.structs.replace(
        terms,
        ante_min=within(terms.ante_min, ante_least, ante_most),
        ante_max=within(terms.ante_max, ante_least, ante_most),
        bonus_min=within(terms.bonus_min, bonus_least, bonus_most),
        bonus_max=within(terms.bonus_max, bonus_least, bonus_most),
    )


class Seat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    box: int
    player: str
    name: str
    bet: Staked | None = None  # in this game, before any payment for cards
    paid: Money = NOTHING  # for community cards of this game
    seed: str = ""
    fresh: bool = False  # has sat down since the last game, so did not miss it
    missed: int = 0  # games in a row
    late: bool = False  # in this game
    leaving: Why | None = None

    @property
    def away(self) -> bool:
        """C13. A player who bets is no longer away, but `missed` goes on counting if they are late again."""
        return self.late or (self.missed > 0 and self.bet is None)


class Table(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    id: str
    opened_at: datetime
    opened_by: str
    terms: TableTerms
    invitation: str | None = None  # its hash
    seated: tuple[Seat, ...] = ()  # by box
    balances: dict[LedgerAccount, Money] = {}
    phase: TablePhase = TablePhase.WAITING
    due_at: datetime | None = None  # when the clock runs out
    clock_seconds: float = 0
    stalled_since: datetime | None = None  # when a clock first ran out with no server, in this turn or this betting
    closing: bool = False  # too few players for too long
    button: int | None = None  # of the last game dealt
    games: int = 0  # offered so far
    rules_named: str = ""  # C17: of the current or last game, as its header names them; nothing for the leaflet's
    game: str | None = None  # the current one: offered, running, or just over
    last_at: datetime
    entries: int = 0
    head: str = BEGINNING

    @property
    def listed(self) -> int | None:
        """Its place in the list of open tables: the house's own come first, full ones last. None: it is closed."""
        if self.phase is TablePhase.CLOSED:
            return None
        if self.opened_by == OF_THE_HOUSE:
            return 0
        return 1 if len(self.seated) < self.terms.boxes else 2

    @property
    def seats(self) -> dict[int, Seat]:
        return {seat.box: seat for seat in self.seated}

    def has(self, account: LedgerAccount) -> Money:
        return self.balances.get(account, NOTHING)

    def chips(self, box: int) -> Money:
        return self.has(CHIPS[box])

    def box_of(self, player: str) -> int | None:
        return next((seat.box for seat in self.seated if seat.player == player), None)

    @property
    def rules(self) -> TableRules:
        """C17: those of the current or last game."""
        return table_rules_text.from_entries(self.rules_named)

    def posted(self, rules: TableRules | None = None) -> TableTerms:
        """C4: the limits of the current or last game, or under other rules."""
        return posted(self.terms, self.rules if rules is None else rules)

    def can_bet(self, box: int, rules: TableRules | None = None) -> bool:
        """Whether the box has chips for a bet in the current or last game, or under other rules."""
        limits = self.posted(rules)
        return self.chips(box) >= limits.ante_min + limits.bonus_min and self.seats[box].leaving is None

    @property
    def bets(self) -> dict[int, Staked]:
        """By box, in rising order."""
        return {seat.box: seat.bet for seat in self.seated if seat.bet is not None}


def record(table: Table | None, what: ToTable, at: datetime, actor: str) -> tuple[Table, Line]:
    """The table after this event, and the journal's line about it."""
    after = _opened(what, at) if table is None else _apply_event(table, what, at)
    postings = postings_of(what)
    balances = post(after.balances, postings)
    entry = Entry(number=after.entries + 1, at=at, actor=actor, what=what, postings=postings)
    line = journal.line(after.head, entry)
    return msgspec.structs.replace(after, balances=balances, entries=line.number, head=line.hash, last_at=at), line


def _opened(what: ToTable, at: datetime) -> Table:
    if not isinstance(what, TableOpened):
        raise ValueError("a table begins with its opening")  # noqa: TRY004  # the journal's fault, not the caller's
    return Table(
        id=what.table,
        opened_at=at,
        opened_by=what.by,
        terms=what.terms,
        invitation=what.invitation,
        due_at=at,  # if nobody ever comes, it closes
        last_at=at,
    )


def _apply_event(table: Table, what: ToTable, at: datetime) -> Table:
    """Everything but the money."""
    change = msgspec.structs.replace
    match what:
        case Seated():
            seat = Seat(box=what.box, player=what.player, name=what.name, fresh=True)
            seated = sorted((*table.seated, seat), key=lambda each: each.box)
            return _due_now(change(table, seated=tuple(seated)), at)
        case ChipsAdded():
            return _due_now(table, at)
        case BettingOpened():
            opened = table.games + (table.game != what.play)
            clock = _clock(table, at, what.until)
            return change(clock, phase=TablePhase.BETTING, games=opened, game=what.play, rules_named=what.rules)
        case BetPlaced():
            bet = Staked(what.box, what.ante, what.red, what.black)
            return _seat(table, what.box, bet=bet, seed=what.seed)
        case BetsReturned():
            return change(_missed(table), phase=TablePhase.WAITING, due_at=at, clock_seconds=0.0)
        case GameDealt():
            return change(_clock(table, at, what.until), phase=TablePhase.PLAYING, button=what.button)
        case Decided():
            seat = table.seats[what.box]
            after = _seat(table, what.box, paid=seat.paid + what.paid, late=seat.late or what.late)
            return _clock(after, at, what.until)
        case GameSettled() | GameVoided():
            return change(_clock(_missed(table), at, what.until), phase=TablePhase.OVER)
        case ClockBegunAnew():
            return change(_clock(table, at, what.until), stalled_since=table.stalled_since or table.due_at)
        case ClockShortened():
            return change(_clock(table, at, what.until), stalled_since=table.stalled_since)
        case Waiting():
            return change(
                table, phase=TablePhase.WAITING, due_at=what.until, clock_seconds=0.0, closing=what.until is not None
            )
        case LeavingNoted():
            return _seat(table, what.box, leaving=what.why)
        case Left():
            return _due_now(change(table, seated=tuple(seat for seat in table.seated if seat.box != what.box)), at)
        case TableClosed():
            return change(table, phase=TablePhase.CLOSED, due_at=None, clock_seconds=0.0, game=None)
        case TableOpened():
            raise ValueError("a table is opened once")
        case _:
            assert_never(what)


def _seat(table: Table, box: int, **changes: object) -> Table:
    seated = (msgspec.structs.replace(seat, **changes) if seat.box == box else seat for seat in table.seated)
    return msgspec.structs.replace(table, seated=tuple(seated))


def _missed(table: Table) -> Table:
    """The game is over. Players who were late or did not bet have missed one more, and every box is cleared (C13)."""

    def cleared(seat: Seat) -> Seat:
        missed = seat.missed + 1 if seat.late or (seat.bet is None and not seat.fresh) else 0
        return msgspec.structs.replace(seat, bet=None, paid=NOTHING, seed="", fresh=False, late=False, missed=missed)

    return msgspec.structs.replace(table, seated=tuple(map(cleared, table.seated)))


def _clock(table: Table, at: datetime, until: datetime) -> Table:
    """A new clock, for the next decision or phase."""
    seconds = (until - at) / timedelta(seconds=1)
    return msgspec.structs.replace(table, due_at=until, clock_seconds=seconds, stalled_since=None)


def _due_now(table: Table, at: datetime) -> Table:
    """Somebody has come or gone. If no game is going on, the croupier must look at the table now."""
    if table.phase is not TablePhase.WAITING:
        return table
    return msgspec.structs.replace(table, due_at=at, closing=False)
