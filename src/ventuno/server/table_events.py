"""What has happened at a table, for the eye and the ear: from its journal, and from the moves of its game.

The journal says what people did; what it led to (cards turned, hands shown, war) follows from the game's text. Nothing
here depends on who is looking: hidden cards are told of when everybody sees them.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from ventuno.house import course
from ventuno.house import wire as house_wire
from ventuno.house.course import Step
from ventuno.house.journal import Entry, Line
from ventuno.house.money import Money
from ventuno.house.table_happenings import (
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
)
from ventuno.rules.challenge import Decision, Void, events
from ventuno.server import table_wire as wire
from ventuno.server.table_screen import face


def told(lines: Sequence[Line], play: str | None, text: str, names: dict[int, str]) -> list[wire.TableEvent]:
    """Of some lines of the journal, with the text of the current game. What came before that one is old news."""
    entries = [house_wire.decode(line.text, Entry).what for line in lines if line.play in {None, play}]
    decided = sum(isinstance(what, Decided) for what in entries)
    dealt = any(isinstance(what, GameDealt) for what in entries)
    steps = _Steps(text, decided, dealt=dealt)
    return [event for what in entries for event in _told(what, steps, names)]


class _Steps:
    """The moves of the game that the lines are about, to be gone through with them."""

    def __init__(self, text: str, decided: int, *, dealt: bool) -> None:
        self._steps: list[Step] = []
        if not text or not (decided or dealt or "void" in text):
            return
        steps = course.steps(text)
        self._steps = steps[0 if dealt else _before_the_last(steps, decided) :]

    def next(self) -> Iterator[events.Event]:
        return iter(self._steps.pop(0).events if self._steps else ())

    def chance(self) -> Iterator[events.Event]:
        """Chance's moves, as far as they go."""
        while self._steps and not isinstance(self._steps[0].move, Decision | Void):
            yield from self.next()


def _before_the_last(steps: Sequence[Step], decided: int) -> int:
    """How many moves there were before the last so many decisions."""
    places = [place for place, step in enumerate(steps) if isinstance(step.move, Decision)]
    if decided:
        return places[-decided] if decided <= len(places) else 0
    return next((place for place, step in enumerate(steps) if isinstance(step.move, Void)), len(steps))


def _told(what: object, steps: _Steps, names: dict[int, str]) -> Iterable[wire.TableEvent]:
    match what:
        case Seated():
            yield wire.TableEvent(kind="seated", box=what.box, name=what.name, amount=str(what.chips))
        case ChipsAdded():
            yield wire.TableEvent(kind="chips_brought", box=what.box, amount=str(what.chips))
        case Left():
            name = names.get(what.box)
            yield wire.TableEvent(kind="left", box=what.box, name=name, amount=str(what.chips), reason=what.why.value)
        case BettingOpened():
            yield wire.TableEvent(kind="betting_opened")
        case BetPlaced():
            yield wire.TableEvent(kind="bet_placed", box=what.box, amount=str(what.ante + what.red + what.black))
        case BetsReturned():
            yield wire.TableEvent(kind="bets_returned")
        case GameDealt():
            yield from map(shown, steps.chance())
        case Decided():
            yield from _late(map(shown, steps.next()), late=what.late)
            yield from map(shown, steps.chance())
        case GameVoided():
            yield wire.TableEvent(kind="voided", reason=what.reason)
        case ClockBegunAnew():
            yield wire.TableEvent(kind="resumed")
        case TableClosed():
            yield wire.TableEvent(kind="closed")
        case _:
            return


def _late(told_: Iterable[wire.TableEvent], *, late: bool) -> Iterator[wire.TableEvent]:
    """C13: of a decision that the clock made. Who is away is said with it, before what the decision leads to."""
    for event in told_:
        if late and event.kind == "stayed":
            yield wire.TableEvent(kind="stayed", box=event.box, card=event.card, late=True)
            yield wire.TableEvent(kind="away", box=event.box)
        else:
            yield event


def shown(event: events.Event) -> wire.TableEvent:
    match event:
        case events.Dealt():
            return wire.TableEvent(kind="dealt", box=event.box, face=face(event.open_card))
        case events.CommunityLaid():
            return wire.TableEvent(kind="community_laid")
        case events.CardPaid():
            amount = str(Money(event.amount_centimes))
            return wire.TableEvent(kind="card_paid", box=event.box, card=event.card, amount=amount)
        case events.Stayed():
            return wire.TableEvent(kind="stayed", box=event.box, card=event.card)
        case events.CommunityTurned():
            return wire.TableEvent(kind="card_turned", card=event.card, face=face(event.turned))
        case events.HandShown():
            return wire.TableEvent(
                kind="hand_shown",
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
            return wire.TableEvent(kind="bonus_paid", box=event.box, bonus=won)
        case events.WarDeclared():
            return wire.TableEvent(kind="war_declared", boxes=list(event.boxes), all_bust=event.all_bust)
        case events.WarFought():
            return wire.TableEvent(
                kind="war_fought",
                boxes=list(event.boxes),
                faces=[face(card) for card in event.cards],
                left=list(event.left),
                reshuffled=event.reshuffled,
            )
        case events.PotWon():
            return wire.TableEvent(kind="pot_won", box=event.box, amount=str(Money(event.amount_centimes)))
        case events.Voided():
            return wire.TableEvent(kind="voided", reason=event.reason)
        case _:
            assert_never(event)
