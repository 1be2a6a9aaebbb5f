"""What a play was worth at every moment, and so which part of its result was luck and which was play.

Everything follows from one number. `PlayValuer.worth` is the expected net of the whole play (prizes - purchases -
stake, in stakes of the play) if it is played best from here on, whoever is to move. A move of chance changes it: the
difference is luck, and its expectation is zero. A move of the player can only lower it: the difference is what the
player gave away. So the differences of all moves add up to:

    net = expected before the first card + all luck - all given away

The value of a player's turn is that of the best move the rules offer, so only what chance has before it is looked up:
cards and free cards in the solved law, the open and the hidden card in the solved ladder.

Risk is not in the values: at or below 100 % it never pays (docs/risk.md), so there no move gives away less than
nothing. Above 100 % a Risk game may be worth more than what it stakes; it then gives away a negative amount. The cap
of Art. 2.5 only limits what may be staked on Risk, so it is left out as well, and so is whether a player can pay for
the cards that best play would buy.

Must not: read files, draw, or know rules of its own.
"""

from dataclasses import dataclass
from enum import StrEnum
from math import fsum

import numpy as np

from ventuno.maths.big21.advice import Advisor, Position
from ventuno.maths.big21.highlow import ladder
from ventuno.maths.big21.solution import Solution, chances
from ventuno.maths.simulation.players import ladder_worths
from ventuno.rules.big21 import (
    Choice,
    Clock,
    Grant,
    Move,
    Offer,
    Place,
    Play,
    Risk,
    Risks,
    Turn,
    apply,
    moves,
    notation,
)
from ventuno.rules.big21 import start as begin
from ventuno.rules.big21 import turn as whose
from ventuno.rules.big21.events import Event, GameEnd, GameEnded, StackCleared, StackCompleted
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused

MISTAKE = 0.01  # stakes of the play: what gives away less is not worth a word
TURN = 0.05  # stakes of the play: a change that may be a turning point
TURNS_MAX = 3
_EQUAL = 1e-9  # moves this near to each other are equally good: rounding, not play

PlayerMove = Place | Choice | Risk


class Effect(StrEnum):
    """What a move does, as far as one can see before chance has spoken."""

    COMPLETES = "completes"
    CLEARS = "clears"
    BUSTS = "busts"
    PLACES = "places"
    DISCARDS = "discards"
    BUYS = "buys"
    ENDS = "ends"
    HIGH_LOW = "highlow"
    HIGHER = "higher"
    LOWER = "lower"
    RISKS = "risks"


_EFFECTS = {
    Choice.DISCARD: Effect.DISCARDS,
    Choice.BUY: Effect.BUYS,
    Choice.END: Effect.ENDS,
    Choice.HIGH_LOW: Effect.HIGH_LOW,
    Choice.HIGHER: Effect.HIGHER,
    Choice.LOWER: Effect.LOWER,
}


class MoveMaker(StrEnum):
    PLAYER = "player"
    CHANCE = "chance"
    CLOCK = "clock"


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A move on offer and what it promises."""

    move: PlayerMove
    stakes: float  # expected prizes - purchases from here, in stakes of the game being played, with best play after it
    worth: float  # of the whole play after it, in stakes of the play
    effect: Effect
    stack: int | None = None  # from 1, as in the notation
    chance: float | None = None  # of a right guess; equal ranks are neither right nor wrong (Art. 15.3)


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """One move of a play. Amounts are in stakes of the play."""

    number: int  # from 1: how many moves the play has after it
    move: Move
    by: MoveMaker
    worth: float  # of the play after it
    given_away: float | None  # by the player; by the clock, if it ran out on the player
    luck: float | None  # chance's
    best: PlayerMove | None  # where the player was to move: the move made, if none is better
    prospects: tuple[MoveValue, ...]  # what was on offer then, the best first

    @property
    def decision(self) -> bool:
        return self.by is MoveMaker.PLAYER and len(self.prospects) > 1

    @property
    def mistake(self) -> bool:
        return self.decision and self.given_away is not None and self.given_away >= MISTAKE

    @property
    def change(self) -> float:
        return self.luck if self.luck is not None else -(self.given_away or 0.0)


@dataclass(frozen=True, slots=True)
class PlayReview:
    """net = expected + luck - given_away, in stakes of the play."""

    moves: tuple[ReviewedMove, ...]
    expected: float  # before the first card
    luck: float
    given_away: float
    net: float  # of a play that is not over: what it is worth by now

    @property
    def decisions(self) -> int:
        return sum(judged.decision for judged in self.moves)

    @property
    def mistakes(self) -> int:
        return sum(judged.mistake for judged in self.moves)

    @property
    def turning_points(self) -> tuple[int, ...]:
        """The moves that changed most, at most three, in the order they were made."""
        turns = [judged for judged in self.moves if abs(judged.change) > TURN]
        turns.sort(key=lambda judged: -abs(judged.change))
        return tuple(sorted(judged.number for judged in turns[:TURNS_MAX]))


class PlayValuer:
    """Knows what plays under one law and its numbers are worth. The solution must be that law's, of whole plays."""

    def __init__(self, law: Law, solution: Solution) -> None:
        high_low = chances(law.high_low)
        self._advisor = Advisor(solution)
        self._numbers = solution.numbers
        self._steps = ladder(high_low, self._numbers).values.tolist()
        self._guessed = ladder_worths(high_low, self._numbers).tolist()
        self._below = (np.cumsum(high_low) - high_low).tolist()
        self._equal = high_low.tolist()
        assert abs(self._steps[0] - solution.ends[3]) < _EQUAL  # Art. 14.1: High/Low after three stacks is in it

    def worth(self, play: Play) -> float:
        """Expected net of the whole play under best play from here, in stakes of the play."""
        return self._net(play) / play.stake_centimes

    def advise(self, play: Play, besides: PlayerMove | None = None) -> tuple[MoveValue, ...]:
        """The moves on offer to the player, the best first; of Risk the least and the most that may be staked.

        A Risk stake in between can be asked for `besides`. Empty when it is not the player's turn.
        """
        if whose(play) is not Turn.PLAYER:
            return ()
        options = [move for offer in moves(play) for move in _moves_of(offer)]
        if isinstance(besides, Risk) and besides not in options:
            options.append(besides)
        return tuple(sorted((self._prospect(play, move) for move in options), key=lambda each: -each.stakes))

    def review(self, text: str) -> PlayReview:
        """Every move of a play in the notation; refused, with its line, where one is not legal."""
        header, made = notation.read(text)
        assert header.rules.game_numbers == self._numbers
        play = begin(header.rules, header.stake_centimes)
        expected = worth = self.worth(play)
        judged = []
        for number, move in enumerate(made, start=1):
            try:
                after, _ = apply(play, move)
            except Refused:
                notation.replay(text)  # refuses too, and names the line
                raise
            judged.append(self._judged(number, play, move, worth, self.worth(after)))
            play, worth = after, judged[-1].worth
        luck = fsum(each.luck for each in judged if each.luck is not None)
        given_away = fsum(each.given_away for each in judged if each.given_away is not None)
        return PlayReview(tuple(judged), expected, luck, given_away, worth)

    def _judged(self, number: int, play: Play, move: Move, before: float, after: float) -> ReviewedMove:
        if whose(play) is Turn.CHANCE:
            by = MoveMaker.CLOCK if move is Clock.EXPIRE else MoveMaker.CHANCE
            return ReviewedMove(number, move, by, after, None, after - before, None, ())
        if isinstance(move, Clock):
            prospects = self.advise(play)
            return ReviewedMove(
                number, move, MoveMaker.CLOCK, after, before - after, None, prospects[0].move, prospects
            )
        assert isinstance(move, PlayerMove)
        prospects = self.advise(play, move)
        best = move if prospects[0].worth - after < _EQUAL else prospects[0].move
        return ReviewedMove(number, move, MoveMaker.PLAYER, after, before - after, None, best, prospects)

    def _prospect(self, play: Play, move: PlayerMove) -> MoveValue:
        after, events = apply(play, move)
        net = self._net(after)
        return MoveValue(
            move,
            (net - _settled(play)) / play.game_stake_centimes,
            net / play.stake_centimes,
            _effect(move, events),
            move.stack + 1 if isinstance(move, Place) else None,
            self._right(play, move),
        )

    def _right(self, play: Play, guess: PlayerMove) -> float | None:
        if play.ladder is None or play.ladder.open_card is None or guess not in (Choice.HIGHER, Choice.LOWER):
            return None
        height = play.ladder.open_card.height
        below: float = self._below[height]
        return below if guess is Choice.LOWER else 1.0 - below - self._equal[height]

    def _net(self, play: Play) -> float:
        """The worth of a play in centimes."""
        if play.end is not None:
            return _settled(play) + play.prize_centimes
        offers = moves(play)
        if whose(play) is Turn.PLAYER:
            return max(self._net(apply(play, move)[0]) for move in offers if isinstance(move, Place | Choice))
        return _settled(play) + play.game_stake_centimes * self._ahead(play, award=isinstance(offers[0], Grant))

    def _ahead(self, play: Play, *, award: bool) -> float:
        """What the game or the ladder promises before a move of chance, times its stake."""
        game = play.game
        if game.end is None:
            shown = Position(game.stacks, None, game.to_come, game.bought, game.three_reached)
            return self._advisor.ahead(shown, award=award)
        assert play.ladder is not None
        step = self._numbers.ladder_tenths.index(play.ladder.prize_tenths)
        if play.ladder.open_card is None:
            value: float = self._steps[step]
            return value
        higher, lower, _ = self._guessed[step][play.ladder.open_card.height]
        guessed: float = higher if play.ladder.guess is Choice.HIGHER else lower
        return guessed


def review(text: str, law: Law, solution: Solution) -> PlayReview:
    return PlayValuer(law, solution).review(text)


def _settled(play: Play) -> int:
    """What no longer depends on the game being played, in centimes: realised winnings less all that was paid (P1)."""
    return play.realised_centimes - play.cards_cost_centimes - play.stake_centimes


def _moves_of(offer: Offer) -> tuple[PlayerMove, ...]:
    if isinstance(offer, Risks):
        return tuple(Risk(stake) for stake in sorted({offer.stakes_centimes[-1], offer.stakes_centimes[0]}))
    assert isinstance(offer, Place | Choice)
    return (offer,)


def _effect(move: PlayerMove, events: tuple[Event, ...]) -> Effect:
    if isinstance(move, Choice):
        return _EFFECTS[move]
    if isinstance(move, Risk):
        return Effect.RISKS
    for event in events:
        match event:
            case StackCompleted():
                return Effect.COMPLETES
            case StackCleared():
                return Effect.CLEARS
            case GameEnded(why=GameEnd.BUST):
                return Effect.BUSTS
            case _:
                pass
    return Effect.PLACES
