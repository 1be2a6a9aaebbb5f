"""What a population of players who err receives, exactly (P5): one forward pass over all states, no simulation.

The player model is that of `players`: each move is made with a probability proportional to exp(skill * value), its
value being the expected prizes - further purchases with best play afterwards. Placing on equal stacks counts as
separate moves, busting is worth nothing, and High/Low is played in the same way; Risk is left out.

Must not: draw, or know laws by name. The pass sends the probability of each visit on, in the solver's order of
blocks; visits less likely than 1e-40 are dropped, which changes no figure that a float64 can hold.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from math import exp

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import FREE_LEAST, RANK, STEP, VALUES, Array, Graph
from ventuno.maths.big21.highlow import ladder
from ventuno.maths.big21.payout import card_values, ends_with_ladder
from ventuno.maths.big21.simd import LANES
from ventuno.maths.big21.solver import empty_values, solve
from ventuno.maths.calibration.mixture import SkillMixture, of_skill
from ventuno.maths.calibration.nearest_law import (
    DEAL,
    FREE,
    HIGH_LOW,
    EvaluatedPoint,
    Optimum,
    SurplusFunction,
    TargetNotReached,
    calibrate,
    polish,
)
from ventuno.maths.simulation.players import ladder_worths, offer_worths, softmax
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, GameNumbers

PAYOUT_NEAR = 1e-6  # how near to its target a population's payout is brought
_PRICE = 1.0  # Art. 10.2: a card costs as much as the stake
_NEGLIGIBLE = 1e-40
_EXPONENT_MAX = 600.0  # beyond which exp is taken relative to the best move
_ROUNDS_MAX = 12


@dataclass(frozen=True, eq=False)
class Population:
    """What such players come to, per play and unit stake."""

    complete: Array  # [c]: probability that the main game ends with c complete stacks, not bust
    bust: float
    purchases: float
    prizes: float

    @property
    def payout(self) -> float:
        """P1."""
        return self.prizes / (1.0 + self.purchases)


@dataclass(frozen=True, eq=False)
class FittedLaw:
    """The least-divergence law whose population payout is the target."""

    best: Optimum
    highest: float  # its highest payout
    solves: int


class CeilingTooLow(Exception):
    """With that ceiling on the highest payout, the population receives `payout` at most: under the law `nearest`."""

    def __init__(self, payout: float, nearest: FittedLaw) -> None:
        super().__init__(payout)
        self.payout = payout
        self.nearest = nearest


def population(
    graph: Graph,
    shares: Array,
    skill: float,
    numbers: GameNumbers = PUBLISHED_NUMBERS,
    *,
    threads: int = 1,
    values: Array | None = None,
) -> Population:
    """Follow all players with that skill through a law given by its 31 shares."""
    return mixed_population(graph, shares, of_skill(skill), numbers, threads=threads, values=values)


def mixed_population(
    graph: Graph,
    shares: Array,
    players: SkillMixture,
    numbers: GameNumbers = PUBLISHED_NUMBERS,
    *,
    threads: int = 1,
    values: Array | None = None,
) -> Population:
    """Follow players of several skills through a law: solved once, then a pass for each skill.

    What they come to is the mean over all plays. So the payout is that of their money together (P1), and whoever buys
    more cards counts for more in it.
    """
    deal, free, high_low = card_values(shares[DEAL]), shares[FREE], shares[HIGH_LOW]
    ends = ends_with_ladder(ladder(high_low, numbers), numbers)[: graph.stacks + 1]
    values = solve(graph, deal, free, ends, _PRICE, threads=threads, into=values)
    complete, bust, purchases, prizes = np.zeros(graph.stacks + 1), 0.0, 0.0, 0.0
    for skill, share in players.shares:
        ended, lost, bought = follow(graph, values, deal, free, ends, _PRICE, skill)
        complete += share * ended
        bust += share * lost
        purchases += share * bought
        prizes += share * float(ended @ _prizes(high_low, skill, numbers)[: graph.stacks + 1])
    return Population(complete, bust, purchases, prizes)


def _prizes(high_low: Array, skill: float, numbers: GameNumbers) -> Array:
    """What each number of complete stacks pays in the end, High/Low included."""
    steps, offered = numbers.ladder, softmax(offer_worths(high_low, numbers), skill)[:, 0]
    likely = softmax(ladder_worths(high_low, numbers), skill)  # [step, open card, higher/lower/stop]
    right = np.stack([np.cumsum(high_low[::-1])[::-1] - high_low, np.cumsum(high_low) - high_low], axis=1)
    after = np.zeros(len(steps))
    after[-1] = steps[-1]
    for step in range(len(steps) - 2, -1, -1):
        won = float(np.sum(high_low[:, None] * likely[step, :, :2] * right)) * after[step + 1]
        again = float(high_low**2 @ likely[step, :, :2].sum(axis=1))  # Art. 15.3
        after[step] = (won + steps[step] * float(high_low @ likely[step, :, 2])) / (1.0 - again)
    prizes = np.array(numbers.prizes)
    for complete, step, accepted in zip((3, 4), (0, 2), offered, strict=True):
        prizes[complete] += accepted * (after[step] - prizes[complete])  # Art. 14.1
    return prizes


def fit(
    graph: Graph,
    target: float,
    ceiling: float,
    players: SkillMixture,
    held: Collection[str] = (),
    report: Callable[[str], None] | None = None,
    numbers: GameNumbers = PUBLISHED_NUMBERS,
) -> FittedLaw:
    """Among the laws of least divergence for each highest payout up to the ceiling, the one that pays the population T.

    A population never receives more than the best player, and along this family it receives more where that one does.
    So the highest payout is searched between the target and the ceiling: by secants, kept within what is known.
    """
    say = report or (lambda _: None)
    begun = calibrate(graph, ceiling, held, report, numbers)
    best, values, solves = begun.best, empty_values(graph), begun.solves

    def over(point: EvaluatedPoint) -> float:
        payout = mixed_population(graph, point.shares, players, numbers, threads=2, values=values).payout
        say(f"{players} receives {payout:.6f}")
        return payout - target

    high, above = ceiling, over(best.point)
    if above < -PAYOUT_NEAR:
        raise CeilingTooLow(above + target, FittedLaw(best, ceiling, solves))
    low, highest, missed = target, ceiling, above
    before = (highest + 1.0, missed + 1.0)  # slope 1 to begin with
    for _ in range(_ROUNDS_MAX):
        if abs(missed) <= PAYOUT_NEAR:
            return FittedLaw(best, highest, solves)
        slope = (missed - before[1]) / (highest - before[0])
        before = (highest, missed)
        highest -= missed / slope if slope > 0.0 else 0.0
        if not low < highest < high:
            highest = (low + high) / 2.0
        surplus = SurplusFunction(graph, highest, held, threads=2, numbers=numbers)
        best = polish(surplus, best, say)
        solves += surplus.solves
        missed = over(best.point)
        low, high = (highest, high) if missed < 0.0 else (low, highest)
    raise TargetNotReached


def follow(
    graph: Graph, values: Array, deal: Array, free: Array, ends: Array, price: float, skill: float
) -> tuple[Array, float, float]:
    """How the main game ends for such players, given the values of best play: by complete stacks, bust, purchases."""
    complete = np.zeros(graph.stacks + 1)
    visits = np.zeros(LANES * graph.quads)
    raised = np.exp(skill * values) if skill * max(ends) <= _EXPONENT_MAX else np.empty(0)
    bust, purchases = _follow(graph, visits, values, raised, deal, free, ends, price, skill, complete, STEP, RANK)
    return complete, bust, purchases


@njit(nogil=True, cache=True)
def _follow(
    graph: Graph, visits: Array, values: Array, raised: Array, deal: Array, free: Array, ends: Array, price: float,
    skill: float, complete: Array, step: Array, weights: Array,
) -> tuple[float, float]:  # fmt: skip
    """Send the probability of each visit on, block by block in order of rank."""
    # Out of the tuple once: Numba counts a reference every time.
    complete_of, start, length, award_length = graph.complete, graph.start, graph.length, graph.award_length
    edge_count, edge_start, edges, ranks = graph.edge_count, graph.edge_start, graph.edges, graph.rank
    kinds, fits, alike = np.empty(graph.stacks, np.int64), np.empty(VALUES, np.int64), np.empty(graph.stacks * VALUES)
    visits[LANES * graph.opening + graph.purchases] = 1.0
    placing = np.empty(graph.stacks)
    bust, purchases = 0.0, 0.0
    for block in range(len(start)):
        row, rows = np.int64(start[block]), np.int64(length[block])
        if complete_of[block] == graph.stacks:  # Art. 12.1: over
            complete[graph.stacks] += visits[LANES * row : LANES * (row + rows)].sum()
            continue
        for index in range(LANES * np.int64(award_length[block])):  # Art. 10.1
            chance = visits[LANES * (row + rows) + index]
            if chance > _NEGLIGIBLE:
                for more in range(len(free)):
                    visits[LANES * (row + FREE_LEAST + more) + index] += chance * free[more]
        _count(ranks[block], weights, step, kinds, fits, alike)
        end = ends[complete_of[block]]
        first = np.int64(edge_start[block])
        for p in range(LANES - 1, -1, -1):
            for n in range(rows - 1, 0, -1):
                chance = visits[LANES * (row + n) + p]
                if chance > _NEGLIGIBLE:
                    lost, ended = _decide(
                        visits, values, raised, edges, first, edge_count[block], alike, fits, deal, skill,
                        chance, LANES * (row + n - 1) + p, LANES * (n - 1) + p, end, placing,
                    )  # fmt: skip
                    bust += lost
                    complete[complete_of[block]] += ended
            chance = visits[LANES * row + p]
            if chance > _NEGLIGIBLE:
                bought = 0.0
                if p > 0:  # B8
                    gain = values[LANES * (row + 1) + p - 1] - price - end
                    bought = 1.0 / (1.0 + exp(min(-skill * gain, _EXPONENT_MAX)))
                    visits[LANES * (row + 1) + p - 1] += chance * bought
                purchases += chance * bought
                complete[complete_of[block]] += chance * (1.0 - bought)
    return bust, purchases


@njit(nogil=True, cache=True)
def _count(rank: int, weights: Array, step: Array, kinds: Array, fits: Array, alike: Array) -> None:
    """How many stacks each card value fits, and for each edge how many equal stacks it stands for."""
    rest, kind = np.int64(rank), weights.shape[1] - 1
    for place in range(len(kinds) - 1, -1, -1):
        while weights[place, kind] > rest:
            kind -= 1
        kinds[place] = kind
        rest -= weights[place, kind]
    edge = -1
    for value in range(len(fits)):
        fits[value] = 0
        for place in range(len(kinds)):
            if step[kinds[place], value] >= 0:
                fits[value] += 1
                if place == 0 or kinds[place] != kinds[place - 1]:
                    edge += 1
                    alike[edge] = 0.0
                alike[edge] += 1.0


@njit(nogil=True, cache=True)
def _decide(
    visits: Array, values: Array, raised: Array, edges: Array, first: int, counts: Array, alike: Array, fits: Array,
    deal: Array, skill: float, chance: float, discarded: int, offset: int, end: float, placing: Array,
) -> tuple[float, float]:  # fmt: skip
    """Share out one visit over the card shown and the player's moves; what busts and what ends.

    With exp(skill * value) in a table it is read off. Without one, discarding is the measure: its exponent is 0, and
    those of ending and busting are the same for every card.
    """
    tabled = len(raised) > 0
    kept = values[discarded]
    staying = raised[discarded] if tabled else 1.0
    ending = exp(skill * end) if tabled else exp(skill * (end - kept))
    busting = 1.0 if tabled else exp(-skill * kept)
    lost, ended, dropped = 0.0, 0.0, 0.0
    edge = np.int64(0)
    for value in range(len(deal)):
        count, misfits, shrunk = np.int64(counts[value]), len(placing) - fits[value], 1.0
        if tabled:
            for index in range(count):
                placing[index] = alike[edge + index] * raised[LANES * np.int64(edges[first + edge + index]) + offset]
        else:
            shrunk = _raise(values, edges, first + edge, count, alike, edge, skill, kept, offset, placing)
        total = shrunk * (staying + ending + busting * misfits)
        for index in range(count):
            total += placing[index]
        share = chance * deal[value] / total
        for index in range(count):
            visits[LANES * np.int64(edges[first + edge + index]) + offset] += share * placing[index]
        dropped += share * shrunk * staying
        ended += share * shrunk * ending
        lost += share * shrunk * busting * misfits
        edge += count
    visits[discarded] += dropped
    return lost, ended


@njit(nogil=True, cache=True)
def _raise(
    values: Array, edges: Array, first: int, count: int, alike: Array, edge: int, skill: float, kept: float,
    offset: int, placing: Array,
) -> float:  # fmt: skip
    """What placements weigh against a discard of weight 1, or against the best of them if that is huge.

    The result is what everything else has to be multiplied with then.
    """
    top = 0.0
    for index in range(count):
        placing[index] = skill * (values[LANES * np.int64(edges[first + index]) + offset] - kept)
        top = max(top, placing[index])
    shift = top if top > _EXPONENT_MAX else 0.0
    for index in range(count):
        placing[index] = alike[edge + index] * exp(placing[index] - shift)
    return exp(-shift) if shift > 0.0 else 1.0
