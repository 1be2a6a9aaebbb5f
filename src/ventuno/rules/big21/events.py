"""What a move brought about, as values: the house posts money by them, and screens show them.

The events of a game and of High/Low count in tenths of the stake. Only a play knows its stakes, so only its events
count in centimes.
"""

from enum import Enum

import msgspec

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


class CardShown(msgspec.Struct, frozen=True):
    """Art. 7.1."""

    rank: Rank
    to_come: int


class CardPlaced(msgspec.Struct, frozen=True):
    stack: int
    rank: Rank
    total: Stack


class CardDiscarded(msgspec.Struct, frozen=True):
    rank: Rank


class AcesDevalued(msgspec.Struct, frozen=True):
    """Art. 7.3."""

    stack: int
    aces: int


class StackCompleted(msgspec.Struct, frozen=True):
    stack: int
    complete: int


class StackCleared(msgspec.Struct, frozen=True):
    """Art. 11.3: it no longer counts as complete."""

    stack: int
    complete: int


class FreeCardsEarned(msgspec.Struct, frozen=True):
    """Art. 10.1: chance now says how many."""


class NoFreeCards(msgspec.Struct, frozen=True):
    """Art. 11.2: two stacks are complete, but there are no free cards."""

    reason: NoFreeCardsReason


class FreeCardsGranted(msgspec.Struct, frozen=True):
    cards: int
    to_come: int


class CardBought(msgspec.Struct, frozen=True):
    """The game's part of a purchase: which of its purchases it was. `CardSold` has the money."""

    number: int


class GameEnded(msgspec.Struct, frozen=True):
    why: GameEnd
    complete: int
    prize_tenths: int


class HighLowStarted(msgspec.Struct, frozen=True):
    prize_tenths: int


class OpenCardShown(msgspec.Struct, frozen=True):
    rank: Rank


class HiddenCardShown(msgspec.Struct, frozen=True):
    rank: Rank


class PredictionRight(msgspec.Struct, frozen=True):
    """Art. 15.2."""

    prize_tenths: int


class PredictionNotCounted(msgspec.Struct, frozen=True):
    """Art. 15.3: equal ranks."""


class PredictionWrong(msgspec.Struct, frozen=True):
    """Art. 15.4."""

    lost_tenths: int


class HighLowEnded(msgspec.Struct, frozen=True):
    why: LadderEnd
    prize_tenths: int


class CardSold(msgspec.Struct, frozen=True):
    """B15: realised winnings pay first; the balance pays the rest."""

    price_centimes: int
    from_realised_centimes: int
    from_balance_centimes: int


class PrizeWon(msgspec.Struct, frozen=True):
    """What the game just played, or the High/Low after it, is worth now.

    No money moves with this event. It moves with `CardSold`, `Realised` and `PlayEnded`.
    """

    prize_centimes: int


class RiskStarted(msgspec.Struct, frozen=True):
    """Art. 19.1, 22."""

    stake_centimes: int


class Realised(msgspec.Struct, frozen=True):
    """Art. 19.2: what was not staked again."""

    amount_centimes: int


class PlayEnded(msgspec.Struct, frozen=True):
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
