"""The figures of a law: highest payout (P2) and best net, each with what attains it.

Must not: read laws or print. Probabilities come in, figures go out.

The highest payout is the rho at which F(rho) = max E[prizes - rho * (stake + purchases)] is zero (Dinkelbach). F is a
maximum of linear functions of rho, so convex; each has slope -(1 + expected purchases), between -4 and -1
(Art. 10.2). Hence |rho - root| <= |F(rho)|: the value of F is its own error bound. The search starts at the target of
Art. 3.1, which most laws are made for, and interpolates rho as a function of F.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ventuno.maths.big21.graph import PURCHASES, TEN, VALUES, Array, Graph
from ventuno.maths.big21.highlow import LadderValue, ladder
from ventuno.maths.big21.solver import solve, start_value
from ventuno.maths.big21.visits import StateVisits, follow_best_play
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, GameNumbers

TARGET = 0.88  # Art. 3.1
TOLERANCE = 1e-7  # of F, and so a strict bound for the payout; the last interpolation takes it to about 1e-11
_SOLVES_MAX = 30  # the search uses one for a law that meets the target, six for uniform weights
_USUAL_SLOPE = 1.9  # of -F; only speed depends on it


@dataclass(frozen=True, eq=False)
class PayoutFigures:
    """What a law is worth to the best player of one scope, per unit stake."""

    highest_payout: float
    best_net: float  # most that prizes - purchases can be
    visits: StateVisits  # of the strategy that attains best_net
    solves: int  # backward passes it took


def card_values(chances: Array) -> Array:
    """Probabilities of the ten card values from those of the 13 ranks 2..9, 10, J, Q, K, A (Art. 7.2)."""
    assert len(chances) == 13
    return np.concatenate([chances[:TEN], [chances[TEN : TEN + 4].sum()], chances[TEN + 4 :]])


def rank_gradient(by_value: Array) -> Array:
    """The derivative by each of the 13 ranks, from that by each of the ten values."""
    assert len(by_value) == VALUES
    return np.concatenate([by_value[:TEN], np.repeat(by_value[TEN], 4), by_value[TEN + 1 :]])


def ends_with_ladder(offered: LadderValue, numbers: GameNumbers = PUBLISHED_NUMBERS) -> Array:
    """What ending is worth when High/Low follows, played best: at its first step after three stacks, or its third."""
    prizes = numbers.prizes
    return np.array([*prizes[:3], offered.values[0], offered.values[2], prizes[5]])  # Art. 14.1, 17


def ends_of(scope: str, high_low: Array, numbers: GameNumbers = PUBLISHED_NUMBERS) -> Array:
    """End values of a scope: `main`, the prizes of Art. 8 alone, or `play`, with High/Low after them."""
    match scope:
        case "main":
            return np.array(numbers.prizes)
        case "play":
            return ends_with_ladder(ladder(high_low, numbers), numbers)
        case _:
            raise ValueError(f"no such scope: {scope}")


def figures(graph: Graph, deal: Array, free: Array, ends: Array, *, values: Array, threads: int = 1) -> PayoutFigures:
    """All figures of a law. `values` is room for the values of states, and afterwards holds those at price 1."""

    def surplus(rho: float) -> float:
        solve(graph, deal, free, ends, rho, threads=threads, into=values)
        return start_value(graph, values) - rho

    rho, solves = root(surplus)
    net = surplus(1.0) + 1.0
    return PayoutFigures(rho, net, follow_best_play(graph, values, deal, free, ends, 1.0), solves + 1)


def root(surplus: Callable[[float], float]) -> tuple[float, int]:
    """The zero of F, and how many of its values it took.

    By inverse interpolation through the last points, always within the bounds that slopes between -4 and -1 imply.
    Once |F| is within the tolerance, one more interpolation is the result: it is far nearer still.
    """
    rho = TARGET
    nodes = []
    for solves in range(1, _SOLVES_MAX + 1):
        value = surplus(rho)
        nodes.append((value, rho))
        least, most = sorted((rho + value / (1.0 + PURCHASES), rho + value))
        after = min(max(_at_zero(nodes[-4:]), least), most)
        if abs(value) <= TOLERANCE:
            return after, solves
        rho = after
    raise ArithmeticError("no highest payout found: F is not convex with slopes between -4 and -1")


def _at_zero(nodes: list[tuple[float, float]]) -> float:
    """The polynomial through (F, rho) nodes at F = 0, by divided differences; a lone node gets a usual slope."""
    if len(nodes) == 1:
        value, rho = nodes[0]
        return rho + value / _USUAL_SLOPE
    table = [rho for _, rho in nodes]
    for order in range(1, len(nodes)):
        for place in range(len(nodes) - 1, order - 1, -1):
            table[place] = (table[place] - table[place - 1]) / (nodes[place][0] - nodes[place - order][0])
    result = table[-1]
    for place in range(len(nodes) - 2, -1, -1):
        result = table[place] - result * nodes[place][0]
    return result
