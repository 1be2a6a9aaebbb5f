"""The board of a play: the state of the rules, with the cards on each stack and their suits.

The rules forget which cards make up a stack, and suits are decorative (B2). A person wants to see both. So the board is
a second fold over the same moves. It contains only moves that have happened, so no card that has not been shown.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import repeat
from typing import Final, cast

import msgspec

from ventuno.house.big21.draw import Seeds, Stream, pick
from ventuno.house.big21.play_record import MoveWithEvents
from ventuno.rules.big21 import Choice, Deal, Hidden, Move, Open, Place, Play, Risk, apply
from ventuno.rules.big21 import events as ev
from ventuno.rules.cards import Rank, Suit
from ventuno.server.big21 import wire
from ventuno.server.wire.cards import CountedCard, RankSymbol

_SUITS = tuple(Suit)
_ONE_OF_EACH = (1,) * len(_SUITS)
_OUTCOMES: dict[type, wire.Outcome] = {
    ev.PredictionRight: "right",
    ev.PredictionNotCounted: "equal",
    ev.PredictionWrong: "wrong",
}


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """A card with its suit. Each of the 52 exists once (`FACES`), so that stacks can be compared quickly."""

    rank: Rank
    suit: Suit

    def wire(self, points: int | None = None) -> CountedCard:
        return _card(self.rank, self.suit, self.rank.points if points is None else points)


@cache
def _card(rank: Rank, suit: Suit, points: int) -> CountedCard:
    return CountedCard(rank=cast("RankSymbol", rank.symbol), suit=suit.value, points=points)


FACES: Final = {(rank, suit): Face(rank, suit) for rank in Rank for suit in Suit}
EventWithFace = tuple[ev.Event, Face | None]  # the card it is about, if it is about one


class Board(msgspec.Struct, frozen=True):
    play: Play
    seeds: Seeds  # for the suits
    sequence: int = 0  # moves so far, chance's included
    shown: int = 0  # cards so far
    stacks: tuple[tuple[Face, ...], ...] = ()
    card: Face | None = None
    open_card: Face | None = None
    guess: Choice | None = None
    guesses: tuple[wire.Guess, ...] = ()

    def after(self, made: Sequence[MoveWithEvents], play: Play) -> tuple["Board", list[EventWithFace]]:
        """The board after these moves, to which the rules have been applied already: the result is `play`."""
        told: list[EventWithFace] = []
        shown, stacks, card = self.shown, self.stacks, self.card
        open_card, guess, guesses = self.open_card, self.guess, self.guesses
        for move, events in made:
            face = None
            if isinstance(move, Deal | Open | Hidden):
                face, shown = self._turned(move.rank, shown), shown + 1
            match move:
                case Deal():
                    card = face
                case Place(stack=index):
                    assert card is not None
                    stacks = stacks or ((),) * play.rules.stacks
                    stacks = (*stacks[:index], (*stacks[index], card), *stacks[index + 1 :])
                    face, card = card, None
                case Choice.DISCARD:
                    face, card = card, None
                case Open():
                    open_card = face
                case Choice.HIGHER | Choice.LOWER:
                    guess = move
                case Hidden():
                    assert face is not None
                    guesses = (*guesses, _guess(open_card, face, guess, events))
                    open_card = guess = None
                case Choice.HIGH_LOW:
                    open_card, guesses = None, ()
                case Risk():
                    stacks, card, open_card, guesses = (), None, None, ()
                case _:
                    pass
            told += zip(events, repeat(face))
        sequence = self.sequence + len(made)
        return Board(play, self.seeds, sequence, shown, stacks, card, open_card, guess, guesses), told

    def replayed(self, moves: Iterable[Move]) -> tuple["Board", list[EventWithFace]]:
        """The board after the moves of a stored text. Here the rules must be applied."""
        play, made = self.play, list[MoveWithEvents]()
        for move in moves:
            play, events = apply(play, move)
            made.append((move, events))
        return self.after(made, play)

    def _turned(self, rank: Rank, number: int) -> Face:
        return FACES[rank, _SUITS[pick(self.seeds, Stream.SUIT, number, _ONE_OF_EACH)]]


def _guess(shown: Face | None, hidden: Face, guess: Choice | None, events: tuple[ev.Event, ...]) -> wire.Guess:
    assert shown is not None
    assert guess is not None
    return wire.Guess(
        open_card=shown.wire(),
        hidden_card=hidden.wire(),
        guess=cast("wire.GuessWord", guess.value),
        outcome=next(word for event in events if (word := _OUTCOMES.get(type(event)))),
    )
