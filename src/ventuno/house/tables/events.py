"""What can happen at a table of Black Jack Challenge, as values: every line of a table's journal is one of these.

A table is a book of its own: its seats' chips, the pot and the bonus bets are accounts of its ledger (C8, C15).
"""

from datetime import datetime
from enum import StrEnum

import msgspec

from ventuno.house.journal_event import JournalEvent
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.rules.language import Language


class Pace(StrEnum):
    CALM = "calm"
    BRISK = "brisk"
    PRACTICE = "practice"  # very long clocks, because nobody else waits


class Why(StrEnum):
    """Why somebody leaves a table."""

    ASKED = "asked"
    AWAY = "away"  # C13: late or gone for some games
    BLOCKED = "blocked"  # the house's blocks hold here as well
    CLOSED = "closed"  # requirement 35: the house has closed the game


class TableTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What is written on a table: its name, language, pace and bets (C4)."""

    name: str
    language: Language
    pace: Pace
    boxes: int
    ante_min: Money
    ante_max: Money
    bonus_min: Money
    bonus_max: Money


class Staked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a box has in the pot, and on the bonus bets."""

    box: int
    pot: Money
    red: Money = NOTHING
    black: Money = NOTHING

    @property
    def bonus(self) -> Money:
        return self.red + self.black


class BonusPayment(msgspec.Struct, frozen=True):
    box: int
    amount: Money


class TableOpened(JournalEvent, frozen=True, tag="table_opened"):
    """A table with the hash of an invitation is private."""

    table: str
    by: str
    terms: TableTerms
    invitation: str | None = None


class Seated(JournalEvent, frozen=True, tag="seated"):
    """C3, C15: one box, with chips from the account."""

    box: int
    player: str
    name: str
    chips: Money


class ChipsAdded(JournalEvent, frozen=True, tag="chips_added"):
    box: int
    player: str
    chips: Money


class BettingOpened(JournalEvent, frozen=True, tag="betting_opened"):
    """The server has committed to the game's seed before anybody bets.

    C17: the game keeps the rules of the tables in force now. They are named as in a game's header.
    """

    play: str
    commitment: str
    until: datetime
    rules: str = ""  # nothing: the leaflet's


class BetPlaced(JournalEvent, frozen=True, tag="bet_placed"):
    """C4, with the player's own seed."""

    play: str
    box: int
    ante: Money
    red: Money
    black: Money
    seed: str


class BetsReturned(JournalEvent, frozen=True, tag="bets_returned"):
    """C3: fewer than two have bet, so nothing is dealt."""

    play: str
    stakes: tuple[Staked, ...]


class GameDealt(JournalEvent, frozen=True, tag="game_dealt"):
    """C5, C12."""

    play: str
    button: int
    until: datetime


class Decided(JournalEvent, frozen=True, tag="decided"):
    """C6. `paid` is one ante or nothing. `late` means that the clock ran out (C13)."""

    play: str
    box: int
    card: int
    paid: Money
    until: datetime
    late: bool = False


class GameSettled(JournalEvent, frozen=True, tag="game_ended"):
    """C8: the pot goes to the winner, the bank settles the bonus bets."""

    play: str
    winner: int
    pot: Money
    staked: Money  # on the bonus bets, by everybody
    bonus: tuple[BonusPayment, ...]  # what the bank pays each box
    until: datetime


class GameVoided(JournalEvent, frozen=True, tag="game_voided"):
    """C14: every stake goes back."""

    play: str
    by: str
    reason: str
    stakes: tuple[Staked, ...]
    until: datetime
    house_entries: int = 0  # see `staff_history`


class ClockBegunAnew(JournalEvent, frozen=True, tag="clock_begun_anew"):
    """No server was running when the clock ran out, so nobody was late."""

    until: datetime


class ClockShortened(JournalEvent, frozen=True, tag="clock_shortened"):
    """Everybody who is there has bet; those who are away have a moment to come back."""

    until: datetime


class Waiting(JournalEvent, frozen=True, tag="waiting"):
    """There are too few players. If there is a time, the table waits until then and no longer."""

    until: datetime | None = None


class LeavingNoted(JournalEvent, frozen=True, tag="leaving_noted"):
    """The player leaves after the game, or as soon as the table is next asked."""

    box: int
    why: Why


class Left(JournalEvent, frozen=True, tag="left"):
    box: int
    player: str
    chips: Money
    why: Why


class TableClosed(JournalEvent, frozen=True, tag="table_closed"):
    pass


ToTable = (
    TableOpened
    | Seated
    | ChipsAdded
    | BettingOpened
    | BetPlaced
    | BetsReturned
    | GameDealt
    | Decided
    | GameSettled
    | GameVoided
    | ClockBegunAnew
    | ClockShortened
    | Waiting
    | LeavingNoted
    | Left
    | TableClosed
)
