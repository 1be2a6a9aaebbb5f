"""The main game solved slowly and obviously, on the rules themselves: the oracle for the packed solver.

It tries every legal move in every state, foolish ones included, and knows nothing of packing.
"""

import math
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ventuno.rules.big21 import Choice, Deal, Grant
from ventuno.rules.big21 import game as games
from ventuno.rules.big21.events import GameEnd
from ventuno.rules.big21.game import Game
from ventuno.rules.big21.rulesets import RuleSet
from ventuno.rules.cards import RANKS, Rank

VALUES = [rank for rank in RANKS if rank not in (Rank.JACK, Rank.QUEEN, Rank.KING)]  # one rank for each card value


class Reference:
    """Best play for probabilities of the ten card values and of 2..6 free cards."""

    def __init__(self, rules: RuleSet, deal: NDArray[np.float64], free: NDArray[np.float64]) -> None:
        self.rules = rules
        self.deal = [(Deal(rank), chance) for rank, chance in zip(VALUES, deal.tolist(), strict=True) if chance > 0]
        self.free = [(Grant(n), chance) for n, chance in zip(rules.free_cards, free.tolist(), strict=True)]

    def values(self, ends: NDArray[np.float64], price: float) -> Callable[[Game], float]:
        """The value of any state, for what ending with so many complete stacks is worth and what a card costs."""

        @cache
        def value(game: Game) -> float:
            offers = games.moves(game)
            if not offers:
                return 0.0 if game.end is GameEnd.BUST else float(ends[game.complete])
            if isinstance(offers[0], Deal):
                return math.fsum(chance * value(after(game, move)) for move, chance in self.deal)
            if isinstance(offers[0], Grant):
                return math.fsum(chance * value(after(game, move)) for move, chance in self.free)
            return max(value(after(game, move)) - (price if move is Choice.BUY else 0.0) for move in offers)

        return value

    def solve(self, ends: NDArray[np.float64], price: float) -> float:
        return self.values(ends, price)(games.start(self.rules))


def after(game: Game, move: games.GameMove) -> Game:
    """The order of stacks does not matter: sorted, fewer states are different."""
    moved, _ = games.apply(game, move)
    return replace(moved, stacks=tuple(sorted(moved.stacks, key=lambda stack: (stack.points, stack.soft))))


def small_rules(stacks: int, opening: int, purchases: int) -> RuleSet:
    """The game with fewer stacks, cards or purchases."""
    return RuleSet(
        name="small",
        plays_per_day_max=None,
        stacks=stacks,
        opening_cards=opening,
        purchases_max=purchases,
        prize_tenths=(0, 0, 11, 50, 100, 200)[: stacks + 1],
    )
