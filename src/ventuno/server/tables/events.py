"""What has happened at a table, for animations and sounds: from its journal, and from the moves of its game.

The journal says what people did. What followed (cards turned, hands shown, war) comes from the game's text. Nothing
here depends on the viewer: a hidden card is in an event only when everybody sees it.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from ventuno.house.journal import Entry, Line
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import Money
from ventuno.house.tables import replay
from ventuno.house.tables.croupier import TableNews
from ventuno.house.tables.events import (
    BetPlaced,
    BetsReturned,
    BettingOpened,
    ChipsAdded,
    ClockBegunAnew,
    Decided,
    GameDealt,
    GameVoided,
    Left,
    Seated,
    TableClosed,
    ToTable,
)
from ventuno.house.tables.replay import ReplayStep
from ventuno.rules.challenge import Decision, Void, events
from ventuno.server.tables import wire_events as wire
from ventuno.server.tables.views import face


def shown_events(news: TableNews, play: str | None, names: dict[int, str]) -> list[wire.TableEvent]:
    """The events of the current game and of seats. Events of the game before are left out."""
    steps = _Steps(news.steps)
    current = (event for event in news.events if getattr(event, "play", None) in {None, play})
    return [shown for event in current for shown in _shown_event(event, steps, names)]


def news_of(lines: Sequence[Line], play: str | None, text: str) -> TableNews:
    """The news from lines of the journal and the text of the current game, which another process has written."""
    happened = [codec.decode(line.text, Entry).what for line in lines if line.play in {None, play}]
    events = tuple(event for event in happened if isinstance(event, ToTable))
    decided = sum(isinstance(event, Decided) for event in events)
    dealt = any(isinstance(event, GameDealt) for event in events)
    if not text or not (decided or dealt):
        return TableNews(events, ())
    steps = replay.steps(text)
    return TableNews(events, tuple(steps[0 if dealt else _before_the_last(steps, decided) :]))


class _Steps:
    """Goes through the moves of the game, together with the events of the table that led to them."""

    def __init__(self, steps: Sequence[ReplayStep]) -> None:
        self._steps = list(steps)

    def next(self) -> Iterator[events.Event]:
        return iter(self._steps.pop(0).events if self._steps else ())

    def chance(self) -> Iterator[events.Event]:
        """The next moves, as long as they are chance's."""
        while self._steps and not isinstance(self._steps[0].move, Decision | Void):
            yield from self.next()


def _before_the_last(steps: Sequence[ReplayStep], decided: int) -> int:
    """How many moves came before the last `decisions` decisions."""
    places = [place for place, step in enumerate(steps) if isinstance(step.move, Decision)]
    return places[-decided] if decided <= len(places) else 0


def _shown_event(what: object, steps: _Steps, names: dict[int, str]) -> Iterable[wire.TableEvent]:
    match what:
        case Seated():
            yield wire.SeatedEvent(box=what.box, name=what.name, amount=str(what.chips))
        case ChipsAdded():
            yield wire.ChipsBroughtEvent(box=what.box, amount=str(what.chips))
        case Left():
            name = names.get(what.box)
            yield wire.LeftEvent(box=what.box, name=name, amount=str(what.chips), reason=what.why.value)
        case BettingOpened():
            yield wire.BettingOpenedEvent()
        case BetPlaced():
            yield wire.BetPlacedEvent(box=what.box, amount=str(what.ante + what.red + what.black))
        case BetsReturned():
            yield wire.BetsReturnedEvent()
        case GameDealt():
            yield from map(shown, steps.chance())
        case Decided():
            yield from _late(map(shown, steps.next()), late=what.late)
            yield from map(shown, steps.chance())
        case GameVoided():
            yield wire.VoidedEvent(reason=what.reason)
        case ClockBegunAnew():
            yield wire.ResumedEvent()
        case TableClosed():
            yield wire.ClosedEvent()
        case _:
            return


def _late(told_: Iterable[wire.TableEvent], *, late: bool) -> Iterator[wire.TableEvent]:
    """C13: the clock made the decision. The event that the player is away comes before what the decision leads to."""
    for event in told_:
        if late and isinstance(event, wire.StayedEvent):
            yield wire.StayedEvent(box=event.box, card=event.card, late=True)
            yield wire.AwayEvent(box=event.box)
        else:
            yield event


def shown(event: events.Event) -> wire.TableEvent:
    match event:
        case events.Dealt():
            return wire.DealtEvent(box=event.box, face=face(event.open_card))
        case events.CommunityLaid():
            return wire.CommunityLaidEvent()
        case events.CardPaid():
            amount = str(Money(event.amount_centimes))
            return wire.CardPaidEvent(box=event.box, card=event.card, amount=amount)
        case events.Stayed():
            return wire.StayedEvent(box=event.box, card=event.card)
        case events.CommunityTurned():
            return wire.CardTurnedEvent(card=event.card, face=face(event.turned))
        case events.HandShown():
            return wire.HandShownEvent(
                box=event.box,
                face=face(event.hidden_card),
                points=event.total.points,
                bust=event.total.bust,
            )
        case events.BonusPaid():
            won = wire.BonusWon(
                red=None if event.red is None else event.red.value,
                black=None if event.black is None else event.black.value,
                paid=str(Money(event.paid_centimes)),
            )
            return wire.BonusPaidEvent(box=event.box, bonus=won)
        case events.HandCounted():
            return wire.HandCountedEvent(box=event.box, points=event.total.points, bust=event.total.bust)
        case events.WarDeclared() | events.CardBurnt() | events.WarFought() | events.WarRepeated():
            return _war(event)
        case events.PotWon():
            return wire.PotWonEvent(box=event.box, amount=str(Money(event.amount_centimes)))
        case events.Voided():
            return wire.VoidedEvent(reason=event.reason)
        case _:
            assert_never(event)


def _war(event: events.WarDeclared | events.CardBurnt | events.WarFought | events.WarRepeated) -> wire.TableEvent:
    """C9-C11."""
    match event:
        case events.WarDeclared():
            return wire.WarDeclaredEvent(boxes=list(event.boxes), all_bust=event.all_bust)
        case events.CardBurnt():
            return wire.CardBurntEvent(reshuffled=event.reshuffled)
        case events.WarFought():
            return wire.WarFoughtEvent(
                boxes=list(event.boxes),
                faces=[face(card) for card in event.cards],
                left=list(event.left),
                reshuffled=event.reshuffled,
            )
        case events.WarRepeated():
            return wire.WarRepeatedEvent(boxes=list(event.boxes))
        case _:
            assert_never(event)
