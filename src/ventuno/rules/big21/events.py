"""What a move brought about, as values: the house posts money by them, and screens show them.

The events of a game and of High/Low count in tenths of the stake. Only a play knows its stakes, so only its events
count in centimes.
"""

from dataclasses import dataclass
from enum import Enum

from ventuno.rules.cards import Rank
from ventuno.rules.stack import Stack


class NoFreeCardsReason(Enum):
    """Art. 11.2."""

    TEN_ON_SOFT_21 = "ten_on_soft_21"
    THREE_REACHED = "three_reached"


class GameEnd(Enum):
    """Art. 12.1: why a main or Risk game is over."""

    BUST = "bust"
    ALL_COMPLETE = "all_complete"
    OUT_OF_CARDS = "out_of_cards"
    PLAYER = "player"


class LadderEnd(Enum):
    """Art. 18: why High/Low is over."""

    TOP = "top"
    PLAYER = "player"
    WRONG_GUESS = "wrong_guess"


class PlayEnd(Enum):
    """Art. 23: why the play is over."""

    BUST = "bust"
    TOO_FEW = "too_few"
    STOPPED = "stopped"
    WRONG_GUESS = "wrong_guess"
    CAP = "cap"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class CardShown:
    """Art. 7.1."""

    rank: Rank
    to_come: int


@dataclass(frozen=True, slots=True)
class CardPlaced:
    stack: int
    rank: Rank
    total: Stack


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    rank: Rank


@dataclass(frozen=True, slots=True)
class AcesDevalued:
    """Art. 7.3."""

    stack: int
    aces: int


@dataclass(frozen=True, slots=True)
class StackCompleted:
    stack: int
    complete: int


@dataclass(frozen=True, slots=True)
class StackCleared:
    """Art. 11.3: it no longer counts as complete."""

    stack: int
    complete: int


@dataclass(frozen=True, slots=True)
class FreeCardsEarned:
    """Art. 10.1: chance now says how many."""


@dataclass(frozen=True, slots=True)
class NoFreeCards:
    """Art. 11.2: two stacks are complete, but there are no free cards."""

    reason: NoFreeCardsReason


@dataclass(frozen=True, slots=True)
class FreeCardsGranted:
    cards: int
    to_come: int


@dataclass(frozen=True, slots=True)
class CardBought:
    """The game's part of a purchase: which of its purchases it was. `CardSold` has the money."""

    number: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    why: GameEnd
    complete: int
    prize_tenths: int


@dataclass(frozen=True, slots=True)
class HighLowStarted:
    prize_tenths: int


@dataclass(frozen=True, slots=True)
class OpenCardShown:
    rank: Rank


@dataclass(frozen=True, slots=True)
class HiddenCardShown:
    rank: Rank


@dataclass(frozen=True, slots=True)
class PredictionRight:
    """Art. 15.2."""

    prize_tenths: int


@dataclass(frozen=True, slots=True)
class PredictionNotCounted:
    """Art. 15.3: equal ranks."""


@dataclass(frozen=True, slots=True)
class PredictionWrong:
    """Art. 15.4."""

    lost_tenths: int


@dataclass(frozen=True, slots=True)
class HighLowEnded:
    why: LadderEnd
    prize_tenths: int


@dataclass(frozen=True, slots=True)
class CardSold:
    """B15: realised winnings pay first; the balance pays the rest."""

    price_centimes: int
    from_realised_centimes: int
    from_balance_centimes: int


@dataclass(frozen=True, slots=True)
class PrizeWon:
    """What the game just played, or the High/Low after it, is worth now.

    No money moves with this event. It moves with `CardSold`, `Realised` and `PlayEnded`.
    """

    prize_centimes: int


@dataclass(frozen=True, slots=True)
class RiskStarted:
    """Art. 19.1, 22."""

    stake_centimes: int


@dataclass(frozen=True, slots=True)
class Realised:
    """Art. 19.2: what was not staked again."""

    amount_centimes: int


@dataclass(frozen=True, slots=True)
class PlayEnded:
    why: PlayEnd
    paid_out_centimes: int


GameEvent = (
    CardShown
    | CardPlaced
    | CardDiscarded
    | AcesDevalued
    | StackCompleted
    | StackCleared
    | FreeCardsEarned
    | NoFreeCards
    | FreeCardsGranted
    | CardBought
    | GameEnded
)
LadderEvent = (
    HighLowStarted
    | OpenCardShown
    | HiddenCardShown
    | PredictionRight
    | PredictionNotCounted
    | PredictionWrong
    | HighLowEnded
)
PlayEvent = CardSold | PrizeWon | RiskStarted | Realised | PlayEnded
Event = GameEvent | LadderEvent | PlayEvent
