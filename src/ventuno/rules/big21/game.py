"""The main game, Art. 6-12, which a Risk game repeats with another stake (Art. 2.4, 22).

No money, no clock, no randomness: a game is worth tenths of its stake. To replay a game is to `apply` its moves one
after the other. A move is a choice of the player or an outcome of chance, and the game alone says whose turn it is:

    card due          chance deals one           -> card shown
    card shown        player places or discards  -> free cards due, card due, or no card left
    free cards due    chance says how many       -> card due
    no card left      player buys or ends        -> card due

The player may end the game on every turn of theirs. It ends by itself when a stack exceeds 21, when every stack is
complete, and when no card is left and none can be bought (Art. 12.1, B9).

Why it always ends: a stack that is cleared (Art. 11) had an ace at 11. With every ace at 1 it counted 11, and the card
placed on it makes that 12 or more. From 12 on no ace can count 11 again, so each stack is cleared at most once. Every
award of free cards but the first follows a clearing, and that bounds the cards of a game (`cards_max`).
"""

from dataclasses import dataclass
from functools import cache

from ventuno.rules.big21.events import (
    AcesDevalued,
    CardBought,
    CardDiscarded,
    CardPlaced,
    CardShown,
    FreeCardsEarned,
    FreeCardsGranted,
    GameEnd,
    GameEnded,
    GameEvent,
    NoFreeCards,
    NoFreeCardsReason,
    StackCleared,
    StackCompleted,
)
from ventuno.rules.big21.moves import DEALS, Choice, Deal, Grant, Place
from ventuno.rules.big21.rulesets import RuleSet
from ventuno.rules.cards import Rank
from ventuno.rules.stack import EMPTY, TARGET, Stack

AWARD_AT = 2  # Art. 10.1: complete stacks that earn free cards
NO_AWARD_FROM = 3  # Art. 11.2: complete at once, and free cards are over for this game

GameMove = Place | Choice | Deal | Grant


@dataclass(frozen=True, slots=True)
class Game:
    rules: RuleSet
    stacks: tuple[Stack, ...]
    to_come: int  # cards not shown yet
    card: Rank | None = None  # the card shown
    bought: int = 0
    three_reached: bool = False  # Art. 11.2
    grant_due: bool = False
    end: GameEnd | None = None

    @property
    def complete(self) -> int:
        """Art. 6.1, 8: how many stacks count exactly 21."""
        return sum([stack.points == TARGET for stack in self.stacks])

    @property
    def prize_tenths(self) -> int:
        """Art. 8, as things stand; B10: nothing after bust."""
        return 0 if self.end is GameEnd.BUST else self.rules.prize_tenths[self.complete]


def start(rules: RuleSet) -> Game:
    """Art. 9."""
    return Game(rules, (EMPTY,) * rules.stacks, rules.opening_cards)


def moves(game: Game) -> tuple[GameMove, ...]:
    """Every legal move in a fixed order; empty exactly when the game is over."""
    if game.end is not None:
        return ()
    if game.grant_due:
        return _grants(game.rules.free_cards)
    if game.card is not None:
        return _placings(game.rules.stacks)
    if game.to_come:
        return DEALS
    return _WITHOUT_CARD


_WITHOUT_CARD = (Choice.BUY, Choice.END)  # B8: sold only when none is left


@cache
def _grants(free_cards: tuple[int, ...]) -> tuple[Grant, ...]:
    return tuple(map(Grant, free_cards))


@cache
def _placings(stacks: int) -> tuple[Place | Choice, ...]:
    return (*map(Place, range(stacks)), Choice.DISCARD, Choice.END)  # Art. 7.1, 2.6; B5: any stack


def apply(game: Game, move: GameMove) -> tuple[Game, tuple[GameEvent, ...]]:
    """The game after one of its `moves`."""
    match move:
        case Place():
            return _place(game, move.stack)
        case Deal():
            return _deal(game, move.rank)
        case Grant():
            return _grant(game, move.cards)
        case Choice.DISCARD:
            return _discard(game)
        case Choice.BUY:
            return _buy(game)
        case _:
            assert move is Choice.END
            return _ended(game, GameEnd.PLAYER, ())


def awards_max(rules: RuleSet) -> int:
    """The most awards of free cards in a game: one, and one more after each clearing."""
    return 1 + rules.stacks


def cards_max(rules: RuleSet) -> int:
    """The most cards of a game: see the proof at the top of this module."""
    return rules.opening_cards + awards_max(rules) * max(rules.free_cards) + rules.purchases_max


def moves_max(rules: RuleSet) -> int:
    """The most moves of a game: each card is dealt and played, and each award, each purchase and the end is a move."""
    return 2 * cards_max(rules) + awards_max(rules) + rules.purchases_max + 1


def _deal(game: Game, rank: Rank) -> tuple[Game, tuple[GameEvent, ...]]:
    to_come = game.to_come - 1
    shown = Game(game.rules, game.stacks, to_come, rank, game.bought, game.three_reached)
    return shown, (CardShown(rank, to_come),)


def _grant(game: Game, cards: int) -> tuple[Game, tuple[GameEvent, ...]]:
    to_come = game.to_come + cards
    granted = Game(game.rules, game.stacks, to_come, None, game.bought, game.three_reached)
    return granted, (FreeCardsGranted(cards, to_come),)


def _buy(game: Game) -> tuple[Game, tuple[GameEvent, ...]]:
    """Art. 10.2."""
    bought = game.bought + 1
    return Game(game.rules, game.stacks, 1, None, bought, game.three_reached), (CardBought(bought),)


def _discard(game: Game) -> tuple[Game, tuple[GameEvent, ...]]:
    """Art. 7.1: no card replaces it."""
    assert game.card is not None
    rest = Game(game.rules, game.stacks, game.to_come, None, game.bought, game.three_reached)
    return _end_without_cards(rest, (CardDiscarded(game.card),))


def _place(game: Game, index: int) -> tuple[Game, tuple[GameEvent, ...]]:
    """Art. 7.1, 7.3: the card goes on the stack.

    Then the new total decides: bust, complete, cleared, or none of these.
    """
    rank, before = game.card, game.stacks[index]
    assert rank is not None
    after, devalued = before.add(rank)
    stacks = (*game.stacks[:index], after, *game.stacks[index + 1 :])
    events: tuple[GameEvent, ...] = (CardPlaced(index, rank, after),)
    if devalued:
        events += (AcesDevalued(index, devalued),)

    placed = Game(game.rules, stacks, game.to_come, None, game.bought, game.three_reached)
    if after.points > TARGET:
        return _ended(placed, GameEnd.BUST, events)  # Art. 6.2
    if after.points == TARGET:
        return _complete(placed, index, events, again=before.points == TARGET)
    if before.points == TARGET:
        return _clear_stack(placed, index, events)
    return _end_without_cards(placed, events)


def _clear_stack(game: Game, index: int, events: tuple[GameEvent, ...]) -> tuple[Game, tuple[GameEvent, ...]]:
    """Art. 11.3: a complete stack was built upon, so it no longer counts as complete."""
    return _end_without_cards(game, (*events, StackCleared(index, game.complete)))


def _complete(
    game: Game, index: int, events: tuple[GameEvent, ...], *, again: bool
) -> tuple[Game, tuple[GameEvent, ...]]:
    """A stack counts 21. `again`: it did so before, and a ten on an ace at 11 has kept it there (B7)."""
    complete = game.complete
    if again:
        if complete == AWARD_AT:
            events += (NoFreeCards(NoFreeCardsReason.TEN_ON_SOFT_21),)  # Art. 11.2: the number did not rise
        return _end_without_cards(game, events)

    events += (StackCompleted(index, complete),)
    if complete == game.rules.stacks:
        return _ended(game, GameEnd.ALL_COMPLETE, events)  # Art. 12.1
    if complete == AWARD_AT and not game.three_reached:
        return _award_free_cards(game, events)
    if complete == AWARD_AT:
        events += (NoFreeCards(NoFreeCardsReason.THREE_REACHED),)  # Art. 11.2
    elif complete == NO_AWARD_FROM:
        game = Game(game.rules, game.stacks, game.to_come, None, game.bought, three_reached=True)
    return _end_without_cards(game, events)


def _award_free_cards(game: Game, events: tuple[GameEvent, ...]) -> tuple[Game, tuple[GameEvent, ...]]:
    """Art. 10.1, 11.1; B6: the second stack is complete, so chance now says how many free cards there are."""
    due = Game(game.rules, game.stacks, game.to_come, None, game.bought, three_reached=False, grant_due=True)
    return due, (*events, FreeCardsEarned())


def _end_without_cards(game: Game, events: tuple[GameEvent, ...]) -> tuple[Game, tuple[GameEvent, ...]]:
    """Art. 12.1: every card played and none to be bought ends the game."""
    if game.to_come == 0 and game.bought == game.rules.purchases_max:
        return _ended(game, GameEnd.OUT_OF_CARDS, events)
    return game, events


def _ended(game: Game, why: GameEnd, events: tuple[GameEvent, ...]) -> tuple[Game, tuple[GameEvent, ...]]:
    over = Game(game.rules, game.stacks, game.to_come, None, game.bought, game.three_reached, end=why)
    return over, (*events, GameEnded(why, over.complete, over.prize_tenths))
