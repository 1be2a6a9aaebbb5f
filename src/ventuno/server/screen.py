"""A play on the screen: the rules' view of it, with the cards that lie there and their suits.

The rules forget which cards make up a stack, and suits are decorative (B2); a person wants to see both. So the screen
is a fold of its own beside the play's. It is made of moves that have happened: a card that has not been shown is not in
it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import cache, lru_cache
from typing import Final, cast

from ventuno.house.draw import Seeds, Stream, pick
from ventuno.house.money import Money
from ventuno.rules.amounts import francs
from ventuno.rules.big21 import (
    Choice,
    Deal,
    Hidden,
    Move,
    Open,
    Place,
    Play,
    Risk,
    Risks,
    RuleSet,
    apply,
    notation,
    view,
)
from ventuno.rules.big21 import events as ev
from ventuno.rules.big21.view import StackView, View
from ventuno.rules.cards import Rank, Suit
from ventuno.server import wire

_SUITS = tuple(Suit)
_ONE_OF_EACH = (1,) * len(_SUITS)
_OUTCOMES: dict[type, wire.Outcome] = {
    ev.PredictionRight: "right",
    ev.PredictionNotCounted: "equal",
    ev.PredictionWrong: "wrong",
}
_TEN, _ACE_LOW, _ACE_HIGH = 10, 1, 11


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """A card to look at; there are 52, and each exists once (`FACES`), so that stacks are quickly told apart."""

    rank: Rank
    suit: Suit

    def wire(self, points: int | None = None) -> wire.Card:
        return _card(self.rank, self.suit, self.rank.points if points is None else points)


@cache
def _card(rank: Rank, suit: Suit, points: int) -> wire.Card:
    return wire.Card(rank=cast("wire.Rank", rank.symbol), suit=suit.value, points=points)


FACES: Final = {(rank, suit): Face(rank, suit) for rank in Rank for suit in Suit}


@dataclass(frozen=True, slots=True)
class Screen:
    play: Play
    seeds: Seeds  # for the suits
    sequence: int = 0  # moves so far, chance's included
    shown: int = 0  # cards so far
    stacks: tuple[tuple[Face, ...], ...] = ()
    card: Face | None = None
    open_card: Face | None = None
    guesses: tuple[wire.Guess, ...] = ()

    def after(self, moves: Iterable[Move]) -> tuple[Screen, list[wire.Event]]:
        screen, heard = self, list[wire.Event]()
        for move in moves:
            screen, events = screen._moved(move)
            heard += events
        return screen, heard

    def _moved(self, move: Move) -> tuple[Screen, list[wire.Event]]:
        play, events = apply(self.play, move)
        face, shown, stacks = None, self.shown, self.stacks
        card, open_card, guesses = self.card, self.open_card, self.guesses
        if isinstance(move, Deal | Open | Hidden):
            face, shown = self._turned(move.rank), shown + 1
        match move:
            case Deal():
                card = face
            case Open():
                open_card = face
            case Hidden():
                assert face is not None
                open_card, guesses = None, (*guesses, self._guess(face, events))
            case Place(stack=index):
                assert card is not None
                stacks = stacks or ((),) * play.rules.stacks
                stacks = (*stacks[:index], (*stacks[index], card), *stacks[index + 1 :])
                face, card = card, None
            case Choice.DISCARD:
                face, card = card, None
            case Choice.HIGH_LOW:
                open_card, guesses = None, ()
            case Risk():
                stacks, card, open_card, guesses = (), None, None, ()
            case _:
                pass
        after = Screen(play, self.seeds, self.sequence + 1, shown, stacks, card, open_card, guesses)
        return after, [told for event in events if (told := _told(event, face)) is not None]

    def _turned(self, rank: Rank) -> Face:
        return FACES[rank, _SUITS[pick(self.seeds, Stream.SUIT, self.shown, _ONE_OF_EACH)]]

    def _guess(self, hidden: Face, events: tuple[ev.Event, ...]) -> wire.Guess:
        ladder = self.play.ladder
        assert self.open_card is not None
        assert ladder is not None
        assert ladder.guess is not None
        outcome = next(word for event in events if (word := _OUTCOMES.get(type(event))))
        return wire.Guess(
            open_card=self.open_card.wire(),
            hidden_card=hidden.wire(),
            guess=cast("wire.GuessWord", ladder.guess.value),
            outcome=outcome,
        )


# ----- what is said


def _told(event: ev.Event, face: Face | None) -> wire.Event | None:
    card = None if face is None else face.wire()
    if isinstance(event, ev.GameEvent):
        return _told_of_game(event, card)
    return _told_of_ladder(event, card) if isinstance(event, ev.LadderEvent) else _told_of_play(event)


def _told_of_game(event: ev.GameEvent, card: wire.Card | None) -> wire.Event | None:
    match event:
        case ev.CardShown():
            return wire.Event(kind="card_shown", card=card, cards=event.to_come)
        case ev.CardPlaced():
            return wire.Event(kind="card_placed", card=card, stack=event.stack + 1)
        case ev.CardDiscarded():
            return wire.Event(kind="card_discarded", card=card)
        case ev.AcesDevalued():
            return wire.Event(kind="aces_devalued", stack=event.stack + 1, cards=event.aces)
        case ev.StackCompleted():
            return wire.Event(kind="stack_completed", stack=event.stack + 1)
        case ev.StackCleared():
            return wire.Event(kind="stack_cleared", stack=event.stack + 1)
        case ev.FreeCardsEarned():
            return wire.Event(kind="free_cards_earned")
        case ev.NoFreeCards():
            return wire.Event(kind="no_free_cards", why=event.reason.value)
        case ev.FreeCardsGranted():
            return wire.Event(kind="free_cards_granted", cards=event.cards)
        case ev.GameEnded():
            return wire.Event(kind="game_ended", why=event.why.value, cards=event.complete)
        case ev.CardBought():
            return None  # the same purchase is told as `card_sold`, with its price


def _told_of_ladder(event: ev.LadderEvent, card: wire.Card | None) -> wire.Event:
    match event:
        case ev.HighLowStarted():
            return wire.Event(kind="high_low_started")
        case ev.OpenCardShown():
            return wire.Event(kind="open_card_shown", card=card)
        case ev.HiddenCardShown():
            return wire.Event(kind="hidden_card_shown", card=card)
        case ev.PredictionRight():
            return wire.Event(kind="prediction_right")
        case ev.PredictionNotCounted():
            return wire.Event(kind="prediction_not_counted")
        case ev.PredictionWrong():
            return wire.Event(kind="prediction_wrong")
        case ev.HighLowEnded():
            return wire.Event(kind="high_low_ended", why=event.why.value)


def _told_of_play(event: ev.PlayEvent) -> wire.Event:
    match event:
        case ev.CardSold():
            return wire.Event(kind="card_sold", amount=francs(event.price_centimes))
        case ev.PrizeWon():
            return wire.Event(kind="prize_won", amount=francs(event.prize_centimes))
        case ev.RiskStarted():
            return wire.Event(kind="risk_started", amount=francs(event.stake_centimes))
        case ev.Realised():
            return wire.Event(kind="realised", amount=francs(event.amount_centimes))
        case ev.PlayEnded():
            return wire.Event(kind="play_ended", amount=francs(event.paid_out_centimes), why=event.why.value)


# ----- what is seen


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """What a play's text does not say."""

    play: str
    law: str
    practice: bool = False
    client_seed: str = ""
    commitment: str | None = None
    started_at: datetime | None = None
    expires_at: datetime | None = None


def table(screen: Screen, about: About) -> wire.Table:
    play, seen = screen.play, view(screen.play)
    paid_in = play.stake_centimes + play.cards_cost_centimes - play.spent_centimes
    out = seen.paid_out_centimes
    # After High/Low the prize is a rung of the ladder, no longer a step of the plan.
    complete = -1 if play.game.end is ev.GameEnd.BUST or play.ladder is not None else play.game.complete
    return wire.Table(
        play=about.play,
        practice=about.practice,
        rules=seen.rules,
        law=about.law,
        sequence=screen.sequence,
        phase=seen.phase.value,
        moves=_words(seen.moves),
        stacks=_stacks(screen, seen),
        complete=seen.complete,
        card=None if screen.card is None or seen.card is None else screen.card.wire(),
        to_come=seen.to_come,
        bought=seen.bought,
        purchases_left=seen.purchases_left,
        card_price=francs(seen.card_price_centimes),
        open_card=None if screen.open_card is None or seen.open_card is None else screen.open_card.wire(),
        guesses=list(screen.guesses),
        prize_plan=_prize_plan(play.rules, play.game_stake_centimes, complete),
        ladder=_ladder(play.rules, play.game_stake_centimes, None if play.ladder is None else play.ladder.prize_tenths),
        risk=_risk(seen),
        stake=francs(seen.stake_centimes),
        game_stake=francs(seen.game_stake_centimes),
        prize=francs(seen.prize_centimes),
        ending_pays=francs(seen.prize_centimes + seen.realised_left_centimes),
        realised=francs(seen.realised_left_centimes),
        cards_cost=francs(seen.cards_cost_centimes),
        paid_in=francs(paid_in),
        paid_out=None if out is None else francs(out),
        net=None if out is None else str(Money(out - paid_in)),
        ended=None if seen.end is None else seen.end.value,
        started_at=about.started_at,
        expires_at=about.expires_at,
        commitment=about.commitment,
        client_seed=about.client_seed,
    )


def _stacks(screen: Screen, seen: View) -> list[wire.Stack]:
    stacks = screen.stacks or ((),) * len(seen.stacks)
    return [_stack(cards, stack) for cards, stack in zip(stacks, seen.stacks, strict=True)]


@lru_cache(maxsize=1024)
def _words(offers: tuple[Place | Choice | Risks, ...]) -> list[str]:
    return [notation.write_move(offer) for offer in offers if not isinstance(offer, Risks)]


@lru_cache(maxsize=100_000)
def _stack(cards: tuple[Face, ...], seen: StackView) -> wire.Stack:
    missing = seen.missing
    return wire.Stack(
        cards=_counted(cards, soft=seen.total.soft),
        points=seen.total.points,
        soft=seen.total.soft,
        complete=seen.complete,
        missing=missing,
        completes="A" if missing in {_ACE_LOW, _ACE_HIGH} else str(missing) if 1 < missing <= _TEN else None,
        fatal=seen.fatal,
    )


def _counted(cards: tuple[Face, ...], *, soft: bool) -> list[wire.Card]:
    """B4: at most one ace counts 11; it is the last one, to the eye."""
    high = max((place for place, face in enumerate(cards) if face.rank is Rank.ACE), default=-1) if soft else -1
    return [
        face.wire(None if face.rank is not Rank.ACE else _ACE_HIGH if place == high else _ACE_LOW)
        for place, face in enumerate(cards)
    ]


@lru_cache(maxsize=1024)
def _prize_plan(rules: RuleSet, stake_centimes: int, complete: int) -> list[wire.PrizeStep]:
    return [
        wire.PrizeStep(
            stacks=stacks, prize=francs(tenths * stake_centimes // 10), tenths=tenths, current=stacks == complete
        )
        for stacks, tenths in enumerate(rules.prize_tenths)
        if tenths
    ]


@lru_cache(maxsize=1024)
def _ladder(rules: RuleSet, stake_centimes: int, now: int | None) -> list[wire.Rung]:
    return [
        wire.Rung(prize=francs(tenths * stake_centimes // 10), tenths=tenths, current=tenths == now)
        for tenths in rules.ladder_tenths
    ]


def _risk(seen: View) -> wire.RiskOffer | None:
    offer = next((offer for offer in seen.moves if isinstance(offer, Risks)), None)
    if offer is None or seen.risk_limit is None:
        return None
    stakes = offer.stakes_centimes
    return wire.RiskOffer(
        prize=francs(seen.prize_centimes),
        least=francs(stakes[0]),
        most=francs(stakes[-1]),
        step=francs(stakes.step),
        limit=seen.risk_limit.value,
    )
