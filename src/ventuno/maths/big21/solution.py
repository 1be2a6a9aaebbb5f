"""A law solved: its figures (P2), the value of every state, and what that says of each move.

Amounts are per unit stake. Values are those of best play that maximises prizes - purchases; `highest_payout` belongs to
the best ratio of the two (P1). Risk is not in them: below 100 % it never pays (docs/risk.md).
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ventuno.maths.big21 import graph as packed
from ventuno.maths.big21 import payout
from ventuno.maths.big21.graph import Array, Graph
from ventuno.maths.big21.highlow import ladder
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solver import empty_values
from ventuno.maths.big21.solver import solve as solve_values
from ventuno.maths.big21.visits import follow_best_play
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, GameNumbers
from ventuno.rules.law import Law

PURCHASE_PRICE = 1.0  # Art. 10.2: as much as the stake


@dataclass(frozen=True, slots=True)
class SolvedFigures:
    highest_payout: float
    best_net: float
    best_net_purchases: float
    high_low: list[float]  # value of being offered the ladder at each step but the last
    states: int


@dataclass(frozen=True, eq=False)
class Solution:
    graph: Graph
    values: Array  # before a card is shown, as in `solver`
    ends: Array  # what ending with 0..5 complete stacks is worth
    figures: SolvedFigures
    numbers: GameNumbers = PUBLISHED_NUMBERS


def chances(weights: Sequence[int]) -> Array:
    """Probabilities from the integer weights of a law (B2)."""
    total = sum(weights)
    return np.array([weight / total for weight in weights])


def prepare() -> None:
    """Load the compiled code by solving a tiny game, so that the time of what follows is that of solving."""
    graph, deal, free, ends = packed.build(2, 2, 1), np.full(10, 0.1), np.full(5, 0.2), np.zeros(3)
    values = solve_values(graph, deal, free, ends, PURCHASE_PRICE, threads=2)
    follow_best_play(graph, values, deal, free, ends, PURCHASE_PRICE)


def solve(graph: Graph, law: Law, scope: Scope, numbers: GameNumbers = PUBLISHED_NUMBERS, *, threads: int) -> Solution:
    assert (graph.opening, graph.purchases) == (numbers.opening_cards, numbers.purchases_max)
    deal, free = payout.card_values(chances(law.deal)), chances(law.free_cards)
    high_low = chances(law.high_low)
    ends = payout.ends_of(scope, high_low, numbers)
    values = empty_values(graph)
    found = payout.figures(graph, deal, free, ends, values=values, threads=threads)
    return Solution(
        graph,
        values,
        ends,
        SolvedFigures(
            found.highest_payout,
            found.best_net,
            found.visits.purchases,
            ladder(high_low, numbers).values.tolist(),
            graph.states,
        ),
        numbers,
    )
