"""What passes between the server and a browser about a play of Big21, its review and the history of plays.

A move is a line of the notation (`place 1`). Nothing here contains the seed of a running play, or a card that has not
been shown.
"""

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta

from ventuno.house.accounts.events import Channel
from ventuno.server.accounts.wire import SessionLine
from ventuno.server.big21.wire_events import BoardEvent, PlayEndName
from ventuno.server.wire import Amount, AmountTyped, Body, Hash, Wire
from ventuno.server.wire.cards import CountedCard

MoveText = Annotated[str, Meta(min_length=1, max_length=32, examples=["place 1", "risk 2.50"])]
PlayText = Annotated[str, Meta(min_length=1, max_length=20_000)]  # a play in the notation
PhaseName = Literal["main", "choice", "highlow", "risk", "over"]
MadeBy = Literal["player", "chance", "clock"]
GuessWord = Literal["higher", "lower"]
Outcome = Literal["right", "equal", "wrong"]
WayOutName = Literal["deposit", "table", "wait", "end"]
RiskLimit = Literal["whole_prize", "quarter", "stake_max", "winnings_max"]


class StackShown(Wire, frozen=True):
    cards: list[CountedCard]
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


class PurchaseObstacle(Wire, frozen=True):
    """B9: why no card can be bought now, and what helps. The player may end the game in any case."""

    code: str  # with which a purchase would be refused
    article: str
    detail: str  # in the reader's language
    way_out: WayOutName  # `table`: to stand up there; `end`: nothing else helps before the play is over
    possible_from: datetime | None  # where waiting helps; with `table`, once the chips are back
    missing: Amount | None  # where money in the balance helps: at least so much


class CardOffer(Wire, frozen=True):
    """Art. 10.2, B15: a card on sale. Realised winnings pay first, the balance pays the rest."""

    price: Amount
    from_realised: Amount
    from_balance: Amount
    realised_after: Amount  # what is left of them
    impossible: PurchaseObstacle | None


class Guess(Wire, frozen=True):
    """The last round of High/Low that was decided."""

    open_card: CountedCard
    hidden_card: CountedCard
    guess: GuessWord
    outcome: Outcome


class PlayState(Wire, frozen=True):
    """A play as its player sees it."""

    play: str
    practice: bool
    rules: str
    law: str  # hash
    sequence: int
    phase: PhaseName
    moves: list[str]  # the player's; a Risk stake is in `risk`
    stacks: list[StackShown]
    complete: int
    card: CountedCard | None  # to be played
    to_come: int  # cards after it
    bought: int
    purchases_left: int
    card_price: Amount
    purchase: CardOffer | None  # with no card left, where one can be bought
    open_card: CountedCard | None  # in High/Low
    guesses: list[Guess]
    prize_plan: list[PrizeStep]
    ladder: list[Rung]
    risk: RiskOffer | None
    stake: Amount  # of the play
    game_stake: Amount  # of the game being played: in Risk, the Risk stake
    prize: Amount  # of the game being played or just played, if it ended now
    ending_pays: Amount  # in all, if the play ended now
    realised: Amount  # Art. 19.2, what is left of it after purchases
    cards_cost: Amount
    paid_in: Amount  # stake and purchases, without what realised winnings paid for
    paid_out: Amount | None  # when over
    net: Amount | None  # when over: paid_out - paid_in
    ended: PlayEndName | None
    started_at: datetime | None
    expires_at: datetime | None
    commitment: str | None
    client_seed: str


class Moved(Wire, frozen=True):
    """The result of a move."""

    table: PlayState
    events: list[BoardEvent]
    balance: Amount
    session: "SessionLine"


class PlayOffer(Wire, frozen=True):
    """B3: the commitment comes before the stake."""

    play: str
    commitment: str
    rules: str
    law: str


class StartPlayBody(Body, frozen=True):
    stake: AmountTyped
    client_seed: Annotated[str, Meta(min_length=1, max_length=64)]
    rules: Hash
    law: Hash
    channel: Channel = Channel.OTHER


class MakeMoveBody(Body, frozen=True):
    sequence: Annotated[int, Meta(ge=0, le=100_000)]
    move: MoveText


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


class ReviewStep(Wire, frozen=True):
    """One move of a finished play, with the table after it, and what it was worth."""

    number: int  # how many moves the play has up to and including it
    by: MadeBy
    move: str
    table: PlayState
    events: list[BoardEvent]
    worth: float | None  # of the play after it, in stakes of the play, with best play from here
    given_away: float | None  # the player's moves: against the best; never negative
    luck: float | None  # chance's moves: against what was to be expected
    best: str | None  # the best move, where it was the player's
    worths: list[Worth]


class Review(Wire, frozen=True):
    """All figures in stakes of the play: net = expected + luck - given away."""

    text: str
    law: str
    online_terms: str | None  # the terms for online participation in force when it was started; null: none, or practice
    steps: list[ReviewStep]
    expected: float | None  # of the whole play, before the first card
    luck: float | None
    given_away: float | None
    net: float
    decisions: int
    mistakes: int  # decisions that gave away a hundredth of a stake or more
    turning_points: list[int]  # numbers of the steps that changed most, at most three


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
    ended: PlayEndName | None


class History(Wire, frozen=True):
    plays: list[PlayLine]
    before: int | None
