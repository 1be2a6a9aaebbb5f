"""What the rules' events are called on the wire, with the card each is about."""

from collections.abc import Iterable

from ventuno.rules.amounts import francs
from ventuno.rules.big21 import events as ev
from ventuno.server.big21 import wire_events as wire
from ventuno.server.big21.board import EventWithFace, Face
from ventuno.server.wire.cards import CountedCard


def events_shown(told: Iterable[EventWithFace]) -> list[wire.BoardEvent]:
    return [shown for event, face in told if (shown := _shown(event, face)) is not None]


def _shown(event: ev.Event, face: Face | None) -> wire.BoardEvent | None:
    card = None if face is None else face.wire()
    if isinstance(event, ev.GameEvent):
        return _of_game(event, card)
    return _of_ladder(event, card) if isinstance(event, ev.LadderEvent) else _of_play(event)


def _turned(card: CountedCard | None) -> CountedCard:
    """The card of an event that is always about one."""
    assert card is not None
    return card


def _of_game(event: ev.GameEvent, card: CountedCard | None) -> wire.BoardEvent | None:
    match event:
        case ev.CardShown():
            return wire.CardShownEvent(card=_turned(card), cards=event.to_come)
        case ev.CardPlaced():
            return wire.CardPlacedEvent(card=_turned(card), stack=event.stack + 1)
        case ev.CardDiscarded():
            return wire.CardDiscardedEvent(card=_turned(card))
        case ev.AcesDevalued():
            return wire.AcesDevaluedEvent(stack=event.stack + 1, cards=event.aces)
        case ev.StackCompleted():
            return wire.StackCompletedEvent(stack=event.stack + 1)
        case ev.StackCleared():
            return wire.StackClearedEvent(stack=event.stack + 1)
        case ev.FreeCardsEarned():
            return wire.FreeCardsEarnedEvent()
        case ev.NoFreeCards():
            return wire.NoFreeCardsEvent(why=event.reason.value)
        case ev.FreeCardsGranted():
            return wire.FreeCardsGrantedEvent(cards=event.cards)
        case ev.GameEnded():
            return wire.GameEndedEvent(why=event.why.value, cards=event.complete)
        case ev.CardBought():
            return None  # the same purchase is told as `card_sold`, with its price


def _of_ladder(event: ev.LadderEvent, card: CountedCard | None) -> wire.BoardEvent:
    match event:
        case ev.HighLowStarted():
            return wire.HighLowStartedEvent()
        case ev.OpenCardShown():
            return wire.OpenCardShownEvent(card=_turned(card))
        case ev.HiddenCardShown():
            return wire.HiddenCardShownEvent(card=_turned(card))
        case ev.PredictionRight():
            return wire.PredictionRightEvent()
        case ev.PredictionNotCounted():
            return wire.PredictionNotCountedEvent()
        case ev.PredictionWrong():
            return wire.PredictionWrongEvent()
        case ev.HighLowEnded():
            return wire.HighLowEndedEvent(why=event.why.value)


def _of_play(event: ev.PlayEvent) -> wire.BoardEvent:
    match event:
        case ev.CardSold():
            return wire.CardSoldEvent(amount=francs(event.price_centimes))
        case ev.PrizeWon():
            return wire.PrizeWonEvent(amount=francs(event.prize_centimes))
        case ev.RiskStarted():
            return wire.RiskStartedEvent(amount=francs(event.stake_centimes))
        case ev.Realised():
            return wire.RealisedEvent(amount=francs(event.amount_centimes))
        case ev.PlayEnded():
            return wire.PlayEndedEvent(amount=francs(event.paid_out_centimes), why=event.why.value)
