"""The events of a move of Big21, as the browser is told, in order: for animations and sounds.

There is one struct for each kind of event. Its tag, the field `kind`, says which fields there are.
"""

from typing import Literal

from ventuno.server.wire import Amount, Wire
from ventuno.server.wire.cards import CountedCard

StackNumber = int  # from 1
NoFreeCardsWhy = Literal["ten_on_soft_21", "three_reached"]
GameEndName = Literal["bust", "all_complete", "out_of_cards", "player"]
LadderEndName = Literal["top", "player", "wrong_guess"]
PlayEndName = Literal["bust", "too_few", "stopped", "wrong_guess", "cap", "expired"]


class BoardEventKind(Wire, frozen=True, tag_field="kind"):
    """What all kinds have in common."""


class CardShownEvent(BoardEventKind, frozen=True, tag="card_shown"):
    """Art. 7.1."""

    card: CountedCard
    cards: int  # to come after it


class CardPlacedEvent(BoardEventKind, frozen=True, tag="card_placed"):
    stack: StackNumber
    card: CountedCard


class CardDiscardedEvent(BoardEventKind, frozen=True, tag="card_discarded"):
    card: CountedCard


class AcesDevaluedEvent(BoardEventKind, frozen=True, tag="aces_devalued"):
    """Art. 7.3."""

    stack: StackNumber
    cards: int  # how many aces now count 1


class StackCompletedEvent(BoardEventKind, frozen=True, tag="stack_completed"):
    stack: StackNumber


class StackClearedEvent(BoardEventKind, frozen=True, tag="stack_cleared"):
    """Art. 11.3."""

    stack: StackNumber


class FreeCardsEarnedEvent(BoardEventKind, frozen=True, tag="free_cards_earned"):
    """Art. 10.1: how many is told next."""


class NoFreeCardsEvent(BoardEventKind, frozen=True, tag="no_free_cards"):
    """Art. 11.2."""

    why: NoFreeCardsWhy


class FreeCardsGrantedEvent(BoardEventKind, frozen=True, tag="free_cards_granted"):
    cards: int


class CardSoldEvent(BoardEventKind, frozen=True, tag="card_sold"):
    amount: Amount  # its price


class GameEndedEvent(BoardEventKind, frozen=True, tag="game_ended"):
    """Art. 12.1."""

    cards: int  # complete stacks
    why: GameEndName


class HighLowStartedEvent(BoardEventKind, frozen=True, tag="high_low_started"):
    pass


class OpenCardShownEvent(BoardEventKind, frozen=True, tag="open_card_shown"):
    card: CountedCard


class HiddenCardShownEvent(BoardEventKind, frozen=True, tag="hidden_card_shown"):
    card: CountedCard


class PredictionRightEvent(BoardEventKind, frozen=True, tag="prediction_right"):
    """Art. 15.2."""


class PredictionNotCountedEvent(BoardEventKind, frozen=True, tag="prediction_not_counted"):
    """Art. 15.3: the ranks are equal."""


class PredictionWrongEvent(BoardEventKind, frozen=True, tag="prediction_wrong"):
    """Art. 15.4."""


class HighLowEndedEvent(BoardEventKind, frozen=True, tag="high_low_ended"):
    """Art. 18."""

    why: LadderEndName


class PrizeWonEvent(BoardEventKind, frozen=True, tag="prize_won"):
    amount: Amount


class RiskStartedEvent(BoardEventKind, frozen=True, tag="risk_started"):
    """Art. 19.1."""

    amount: Amount  # staked


class RealisedEvent(BoardEventKind, frozen=True, tag="realised"):
    """Art. 19.2."""

    amount: Amount


class PlayEndedEvent(BoardEventKind, frozen=True, tag="play_ended"):
    """Art. 23."""

    amount: Amount  # paid out
    why: PlayEndName


BoardEvent = (
    CardShownEvent
    | CardPlacedEvent
    | CardDiscardedEvent
    | AcesDevaluedEvent
    | StackCompletedEvent
    | StackClearedEvent
    | FreeCardsEarnedEvent
    | NoFreeCardsEvent
    | FreeCardsGrantedEvent
    | CardSoldEvent
    | GameEndedEvent
    | HighLowStartedEvent
    | OpenCardShownEvent
    | HiddenCardShownEvent
    | PredictionRightEvent
    | PredictionNotCountedEvent
    | PredictionWrongEvent
    | HighLowEndedEvent
    | PrizeWonEvent
    | RiskStartedEvent
    | RealisedEvent
    | PlayEndedEvent
)
