"""Everything that passes between the server and the operator's console, as values.

The console's types are made from these, like the client's (`make wire`). What is in `wire` and `table_wire` means the
same here. A console is no exception to requirement 6: of what is still running there is no seed, no hidden card and no
card that has not been turned.
"""

from datetime import date, datetime
from typing import Annotated, Literal

from msgspec import Meta

from ventuno.house.happenings import Game
from ventuno.house.staff import Role
from ventuno.server.table_wire import GameStep
from ventuno.server.wire import Account, Amount, Asked, Body, Instant, Password, Step, Wire

StaffName = Annotated[str, Meta(min_length=1, max_length=32)]
Code = Annotated[str, Meta(min_length=1, max_length=16, examples=["123456"])]
WhyText = Annotated[str, Meta(min_length=1, max_length=500)]

PowerName = Literal["read_players", "read_house", "write_messages", "act"]
LedgerAccount = Literal[
    "balance",
    "held",
    "realised",
    "house",
    "cashier",
    "till:EUR",
    "till:USD",
    "till:GBP",
    "tables",
    "pot",
    "bonus",
    "chips:1",
    "chips:2",
    "chips:3",
    "chips:4",
    "chips:5",
    "chips:6",
    "chips:7",
]
Verdict = Literal["quiet", "warn", "alert"]
BookPhase = Literal["waiting", "betting", "playing", "over", "closed"]


# ----- coming and going


class ConsoleLogIn(Body, frozen=True):
    name: StaffName
    password: Password
    code: Code  # of the second factor


class ConsoleMe(Wire, frozen=True):
    now: datetime
    name: str
    role: Role
    powers: list[PowerName]
    csrf: str  # to be sent with every change, as X-CSRF-Token
    started_at: datetime
    expires_at: datetime  # if nothing is asked for until then


class LoggedOut(Wire, frozen=True):
    now: datetime


# ----- journals


class PostingLine(Wire, frozen=True):
    source: LedgerAccount
    target: LedgerAccount
    amount: Amount


class JournalLine(Wire, frozen=True):
    """An entry of a journal: what happened, who did it and why, and how the money moved."""

    number: int
    at: datetime
    actor: str
    kind: str
    facts: dict[str, str]  # as the entry says them, but for seeds
    reason: str | None
    postings: list[PostingLine]
    balance: Amount | None  # the player's, afterwards
    step: int | None  # the move of the play that it followed from; 0: before the first
    hash: str


class JournalPage(Wire, frozen=True):
    """The newest first."""

    lines: list[JournalLine]
    before: int | None  # for the next page


# ----- the house


class ClosedGame(Wire, frozen=True):
    """Requirement 35."""

    game: Game
    since: datetime
    reason: str


class PublishedTerms(Wire, frozen=True):
    """A rule set, or a law with its hash."""

    name: str
    hash: str | None
    announced_at: datetime
    effective_at: datetime
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


class RoundRecord(Wire, frozen=True):
    """A daily round: what was audited, watched and compared (requirements 13, 14, 36, 37)."""

    entry: int  # of the house's journal
    at: datetime
    actor: str
    reason: str | None  # of whoever asked for it
    books: int
    entries: int
    plays: int
    problem: str | None  # the audit's, in the reader's language
    payout: Verdict | None  # nothing where there was nothing to watch
    chance: Verdict | None
    software: str  # hash
    configuration: str  # hash
    alerts: int  # raised by it


class RoundFailed(Wire, frozen=True):
    at: datetime
    why: str  # in the reader's language, with what the process said last


class RoundMaking(Wire, frozen=True):
    """What is not on record: of other servers' work nothing is known here, and nothing is claimed."""

    running: bool  # this server is making one
    due: datetime | None  # one was due then, and none was made since
    failed: RoundFailed | None  # this server's last try, if none was made since


class Overview(Wire, frozen=True):
    now: datetime
    version: str
    closed: list[ClosedGame]
    plays: PlaysHold
    tables: TablesHold
    rules: PublishedTerms
    rules_next: list[PublishedTerms]
    law: PublishedTerms
    law_next: list[PublishedTerms]
    round: RoundRecord | None  # the last one
    making: RoundMaking
    alerts: int  # that nobody has answered
    software: str  # requirement 37: the hash of what runs here
    configuration: str  # likewise, of how it is set


class ChooseGame(Body, frozen=True):
    """One game, or all."""

    reason: WhyText
    game: Game | None = None


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
    """A table with everybody's chips; whose cards are whose it does not say."""

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
    """Requirement 17: what expires first comes first; tables with money on them only on the first page."""

    plays: list[UnfinishedPlay]
    tables: list[TableBook]
    after: str | None  # for the next page


# ----- players


class FoundPlayer(Wire, frozen=True):
    player: str
    login: str
    name: str
    birth: date


class FoundPlayers(Wire, frozen=True):
    players: list[FoundPlayer]
    after: str | None  # for the next page


class HouseBlock(Wire, frozen=True):
    game: Game
    until: datetime | None  # none: until it is lifted


class PlayerFile(Wire, frozen=True):
    person: FoundPlayer
    canton: str
    account: Account
    holds: list[HouseBlock]  # the house's; the player's own are in the account
    balances: dict[LedgerAccount, Amount]
    play: str | None  # the current one, offered or running
    entries: int
    head: str  # of the journal


class GiveReason(Body, frozen=True):
    reason: WhyText


class BlockPlayer(Body, frozen=True):
    """For one game or all, until that time or until it is lifted."""

    reason: WhyText
    game: Game | None = None
    until: Instant | None = None


class WriteToPlayer(Body, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class AdjustAccount(Body, frozen=True):
    """Requirement 27: a new posting."""

    source: LedgerAccount
    target: LedgerAccount
    amount: Asked
    reason: WhyText


# ----- plays and games


class PlayFile(Wire, frozen=True):
    """A play of Big21 step by step, every line of the journal beside the move that it followed from."""

    play: str
    player: str
    running: bool
    rules: str
    law: str
    stake: Amount
    started_at: datetime
    expires_at: datetime
    ended_at: datetime | None
    commitment: str
    server_seed: str | None  # when it is over
    client_seed: str | None  # likewise
    steps: list[Step]
    journal: list[JournalLine]


class GameSeat(Wire, frozen=True):
    box: int
    player: str
    name: str


class GameFile(Wire, frozen=True):
    """A game at a table, likewise. While it runs a step's line is but its first word, and cards are those turned."""

    game: str
    table: str
    name: str
    running: bool
    started_at: datetime
    ended_at: datetime | None
    commitment: str
    server_seed: str | None  # when it is over
    client_seed: str | None  # everybody's, likewise
    seats: list[GameSeat]
    steps: list[GameStep]
    journal: list[JournalLine]


# ----- the staff


class StaffMember(Wire, frozen=True):
    name: str
    role: Role
    since: datetime


class StaffList(Wire, frozen=True):
    staff: list[StaffMember]


class AppointStaff(Body, frozen=True):
    name: StaffName
    role: Role
    password: Password
    reason: WhyText


class ChangeStaffRole(Body, frozen=True):
    role: Role
    reason: WhyText


class RenewStaff(Body, frozen=True):
    password: Password
    reason: WhyText


class NewCredentials(Wire, frozen=True):
    """The secret of somebody's second factor: shown this once, and never again."""

    name: str
    role: Role
    secret: str  # as people type it into their app
    address: str  # as apps read it
