"""Everything that passes between the server and a browser, as values.

The client's types are made from these (`make wire`), so neither side can drift from the other. Amounts are text with
two decimals (`"12.50"`), instants are UTC, cards are a rank and a suit, a move is a line of the notation (`place 1`).
What is not in here never leaves the server: there is no seed of a running play, and no card that has not been shown.
"""

from datetime import date, datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ventuno.house.happenings import Channel, Game, LimitKind
from ventuno.rules.language import Language

Amount = Annotated[str, Meta(pattern=r"^-?\d{1,15}\.\d\d$", examples=["12.50"])]
Asked = Annotated[str, Meta(min_length=1, max_length=16, examples=["12.50"])]  # an amount as people type it
MoveText = Annotated[str, Meta(min_length=1, max_length=32, examples=["place 1", "risk 2.50"])]
PlayText = Annotated[str, Meta(min_length=1, max_length=20_000)]  # a play in the notation
Login = Annotated[str, Meta(min_length=1, max_length=32)]
Password = Annotated[str, Meta(min_length=1, max_length=256)]
Hash = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=100)]
Instant = Annotated[datetime, Meta(tz=True)]

Rank = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
Suit = Literal["c", "d", "h", "s"]
Phase = Literal["main", "choice", "highlow", "risk", "over"]
Ended = Literal["bust", "too_few", "stopped", "wrong_guess", "cap", "expired"]
GameEnded = Literal["bust", "all_complete", "out_of_cards", "player"]
Announced = Literal["rules", "law"]
By = Literal["player", "chance", "clock"]
GuessWord = Literal["higher", "lower"]
Outcome = Literal["right", "equal", "wrong"]
RiskLimit = Literal["whole_prize", "quarter", "stake_max", "winnings_max"]
StatementKind = Literal[
    "deposited",
    "withdrawn",
    "play_started",
    "card_bought",
    "play_paid",
    "chips_brought",
    "chips_returned",
    "adjusted",
]
Currency = Literal["EUR", "USD", "GBP"]


class Wire(msgspec.Struct, frozen=True, kw_only=True):
    """Sent by the server."""


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sent by the client."""


# ----- the table


class Card(Wire, frozen=True):
    rank: Rank
    suit: Suit
    points: int  # as it counts where it lies: an ace 11 or 1


class Stack(Wire, frozen=True):
    cards: list[Card]
    points: int
    soft: bool  # an ace in it counts 11
    complete: bool
    missing: int  # points to 21
    completes: str | None  # the card that would make it 21 now: "A", "2" to "10"
    fatal: bool  # the card shown would bust it: ask first (B5)


class PrizeStep(Wire, frozen=True):
    """Art. 8: with so many complete stacks."""

    stacks: int
    prize: Amount
    tenths: int  # of the stake
    current: bool


class Rung(Wire, frozen=True):
    """Art. 17."""

    prize: Amount
    tenths: int
    current: bool


class RiskOffer(Wire, frozen=True):
    """Art. 21: what may be staked of the prize, in steps, and which limit binds."""

    prize: Amount
    least: Amount
    most: Amount
    step: Amount
    limit: RiskLimit


class Guess(Wire, frozen=True):
    """The last round of High/Low that was decided."""

    open_card: Card
    hidden_card: Card
    guess: GuessWord
    outcome: Outcome


class Event(Wire, frozen=True, omit_defaults=True):
    """What a move brought about, in order, for the eye and the ear: `kind` says which fields there are."""

    kind: Literal[
        "card_shown",
        "card_placed",
        "card_discarded",
        "aces_devalued",
        "stack_completed",
        "stack_cleared",
        "free_cards_earned",
        "no_free_cards",
        "free_cards_granted",
        "card_sold",
        "game_ended",
        "high_low_started",
        "open_card_shown",
        "hidden_card_shown",
        "prediction_right",
        "prediction_not_counted",
        "prediction_wrong",
        "high_low_ended",
        "prize_won",
        "risk_started",
        "realised",
        "play_ended",
    ]
    stack: int | None = None  # from 1
    card: Card | None = None
    cards: int | None = None
    amount: Amount | None = None
    why: str | None = None


class Table(Wire, frozen=True):
    """A play as its player sees it."""

    play: str
    practice: bool
    rules: str
    law: str  # hash
    sequence: int
    phase: Phase
    moves: list[str]  # the player's; a Risk stake is in `risk`
    stacks: list[Stack]
    complete: int
    card: Card | None  # to be played
    to_come: int  # behind it
    bought: int
    purchases_left: int
    card_price: Amount
    open_card: Card | None  # in High/Low
    guesses: list[Guess]
    prize_plan: list[PrizeStep]
    ladder: list[Rung]
    risk: RiskOffer | None
    stake: Amount  # of the play
    game_stake: Amount  # of the game being played: in Risk, the Risk stake
    prize: Amount  # of the game being played or just played, as things stand
    ending_pays: Amount  # in all, if the play ended now
    realised: Amount  # Art. 19.2, what is left of it after purchases
    cards_cost: Amount
    paid_in: Amount  # stake and purchases, without what realised winnings paid for
    paid_out: Amount | None  # when over
    net: Amount | None  # when over: paid_out - paid_in
    ended: Ended | None
    started_at: datetime | None
    expires_at: datetime | None
    commitment: str | None
    client_seed: str


class Moved(Wire, frozen=True):
    """What a move has led to."""

    table: Table
    events: list[Event]
    balance: Amount
    session: "SessionLine"


class SessionLine(Wire, frozen=True):
    """Requirement 29: always in sight."""

    started_at: datetime
    result: Amount  # won or lost since, with what is staked in the running play counted as paid
    now: datetime


# ----- play for money


class PlayOffered(Wire, frozen=True):
    """B3: the commitment comes before the stake."""

    play: str
    commitment: str
    rules: str
    law: str


class StartPlay(Body, frozen=True):
    stake: Asked
    client_seed: Annotated[str, Meta(min_length=1, max_length=64)]
    rules: Hash
    law: Hash
    channel: Channel = Channel.OTHER


class MakeMove(Body, frozen=True):
    sequence: Annotated[int, Meta(ge=0, le=100_000)]
    move: MoveText


# ----- practice: nothing is kept on the server, the client sends the whole play


class StartPractice(Body, frozen=True):
    """`text` begins in the middle of a play: “try again from here”."""

    stake: Asked = "1"
    text: PlayText | None = None
    law: Hash | None = None  # of a play that is gone on with; else the one in force


class PracticeMove(Body, frozen=True):
    play: Annotated[str, Meta(min_length=1, max_length=64)]
    text: PlayText
    law: Hash
    move: MoveText | None = None  # none: just show it


class Practised(Wire, frozen=True):
    table: Table
    events: list[Event]
    text: str  # of the whole play so far: to be sent with the next move


# ----- coach and review


class Position(Body, frozen=True):
    text: PlayText
    law: Hash


class Worth(Wire, frozen=True):
    move: str
    stakes: float  # expected further prizes - purchases of this move and best play afterwards, in stakes of the game
    effect: Literal[
        "completes", "clears", "busts", "discards", "buys", "ends", "highlow", "higher", "lower", "risks", "places"
    ]
    stack: int | None  # from 1
    chance: float | None  # in High/Low: of being right


class Advice(Wire, frozen=True):
    """The moves of a position, the best first."""

    worths: list[Worth]
    highest_payout: float | None


class Step(Wire, frozen=True):
    """One move of a finished play, with the table after it, and what it was worth."""

    number: int  # how many moves the play has after it
    by: By
    move: str
    table: Table
    events: list[Event]
    worth: float | None  # of the play after it, in stakes of the play, with best play from here
    given_away: float | None  # the player's moves: against the best; never negative
    luck: float | None  # chance's moves: against what was to be expected
    best: str | None  # the best move, where it was the player's
    worths: list[Worth]


class Review(Wire, frozen=True):
    """All figures in stakes of the play: net = expected + luck - given away."""

    text: str
    law: str
    steps: list[Step]
    expected: float | None  # of the whole play, before the first card
    luck: float | None
    given_away: float | None
    net: float
    decisions: int
    mistakes: int  # decisions that gave away a hundredth of a stake or more
    turning_points: list[int]  # numbers of the steps that changed most, at most three


# ----- people


class Register(Body, frozen=True):
    login: Login
    password: Password
    name: Name
    birth: date
    canton: Annotated[str, Meta(min_length=1, max_length=2)]
    language: Language


class LogIn(Body, frozen=True):
    login: Login
    password: Password


class Running(Wire, frozen=True):
    """Requirement 17: an unfinished play, with its end."""

    play: str
    expires_at: datetime


class Me(Wire, frozen=True):
    """Who is logged in; for a guest everything but `now` is none."""

    now: datetime
    account: "Account | None"
    session: SessionLine | None
    csrf: str | None  # to be sent with every change, as X-CSRF-Token


class LimitState(Wire, frozen=True):
    """B18."""

    limit: LimitKind
    amount: Amount | None  # none: not set, or for deposits unlimited
    used: Amount
    left: Amount | None
    pending: bool  # a higher one, or none, follows
    pending_amount: Amount | None
    pending_at: datetime | None


class Block(Wire, frozen=True):
    game: Game
    until: datetime


class SeatAt(Wire, frozen=True):
    """Chips at a table of Black Jack Challenge: they count as lost until they come back."""

    table: str
    brought: Amount


class Account(Wire, frozen=True):
    player: str
    login: str
    language: Language
    opened_at: datetime
    balance: Amount
    accepted: str | None  # the rules
    limits: list[LimitState]
    limits_set: bool  # all that play needs
    blocks: list[Block]
    excluded: bool
    unread: int
    plays_today: int
    plays_per_day: int | None
    running: Running | None
    seats: list[SeatAt]


class AcceptRules(Body, frozen=True):
    rules: Hash


class SetLimits(Body, frozen=True):
    """Some or all at once; an amount of none takes the deposit limit away."""

    limits: Annotated[dict[LimitKind, Asked | None], Meta(min_length=1)]


class BlockMyself(Body, frozen=True):
    days: Annotated[int, Meta(ge=-(2**31), lt=2**31)]
    game: Game | None = None


class ChooseLanguage(Body, frozen=True):
    language: Language


class Payment(Body, frozen=True):
    amount: Asked
    currency: Currency | None = None


class MarkRead(Body, frozen=True):
    until: Instant


class Message(Wire, frozen=True):
    at: datetime
    kind: str
    text: str
    read: bool


class StatementLine(Wire, frozen=True):
    """Requirement 20: what moved the balance, or was staked."""

    number: int
    at: datetime
    kind: StatementKind
    amount: Amount  # as it changes the balance
    balance: Amount  # afterwards
    play: str | None
    note: str | None


class Statement(Wire, frozen=True):
    """Requirement 21. Sums over `days`; lines the newest first, more with `before`."""

    days: int
    since: datetime
    deposits: Amount
    withdrawals: Amount
    net_deposits: Amount
    stakes: Amount  # and purchases
    prizes: Amount
    tables: Amount  # chips that came back from tables less those brought there
    at_tables: Amount  # chips that are there now: neither won nor lost
    result: Amount
    lines: list[StatementLine]
    before: int | None  # for the next page


class PlayLine(Wire, frozen=True):
    play: str
    started_at: datetime
    ended_at: datetime | None
    expires_at: datetime
    rules: str
    law: str
    stake: Amount
    paid_in: Amount
    paid_out: Amount | None
    net: Amount | None
    complete: int
    ended: Ended | None


class History(Wire, frozen=True):
    plays: list[PlayLine]
    before: int | None


# ----- the house


class LawFigures(Wire, frozen=True):
    """P2, per unit stake; there once the law is solved."""

    highest_payout: float
    best_net: float
    best_net_purchases: float


class LawShown(Wire, frozen=True):
    name: str
    hash: str
    deal: dict[str, int]
    free_cards: dict[str, int]
    high_low: dict[str, int]
    figures: LawFigures | None


class Announcement(Wire, frozen=True):
    """Art. 24.2."""

    kind: Announced
    name: str
    announced_at: datetime
    effective_at: datetime
    changes: str


class RuleNumbers(Wire, frozen=True):
    """The numbers of the rule set, for the page that tells the rules."""

    name: str
    stakes: list[Amount]
    opening_cards: int
    free_cards: list[int]
    purchases_max: int
    prize_tenths: list[int]
    ladder_tenths: list[int]
    risk_stake_max: Amount
    winnings_max: Amount
    hours_max: int
    plays_per_day_max: int | None


class House(Wire, frozen=True):
    """What is in force, for anyone to see."""

    now: datetime
    rules: RuleNumbers
    law: LawShown
    announcements: list[Announcement]
    cantons: list[str]
    loss_limit_max: Amount
    block_days_max: int
    currencies: list[Currency]
    play_money: bool
    coach_ready: bool
    version: str


class Health(Wire, frozen=True):
    status: Literal["ok"]
    rules: str


class Problem(Wire, frozen=True, omit_defaults=True):
    """RFC 9457: the one shape of every error."""

    type: str
    title: str
    status: int
    detail: str  # in the reader's language
    code: str
    article: str | None = None
