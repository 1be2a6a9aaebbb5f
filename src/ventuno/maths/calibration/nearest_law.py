"""The law nearest to uniform whose highest payout is a target (P4), found by exact gradients.

Must not: round to integer weights (`weights`), read or write files, print, or look at a clock.

**Problem.** Shares x of the three tables of a law (B2): 13 ranks dealt, 2..6 free cards, 13 ranks of High/Low.
Minimise the divergence D(x) = sum of x * log(x / uniform), added up over the tables, subject to f(x) = 0. The surplus
f(x) = max E[prizes - T * purchases] - T is that of the best player at a card price of T: zero exactly when the highest
payout is T (P2, `payout`). So a value of f and its gradient cost one backward pass (`solver`) and one forward pass
(`follow_best_play`), whatever the number of weights.

**Optimality.** Where the gradients of D and f are in line, log(x / uniform) + multiplier * gradient is the same for
every outcome of a table: uniform shares, tilted exponentially, all three tables by one multiplier. The residual says
by how much the logarithm of any share misses that.

**Kinks.** f is a maximum over strategies, so it has a kink wherever best play has two equal moves. In the main game
there is one nearly everywhere, each tiny: the gradient jumps by about 1e-4 of its size. In a kink the conditions hold
for a mean of the gradients around it, so `residual` may take those of points nearby together. One kink is large and
the optimum lies in it: High/Low with the open card 8, where higher and lower are equally good if the ranks are
symmetric. Reversing the ranks does not change High/Low, so at symmetric shares the mean of a gradient and its mirror
image is a gradient too (of the player who guesses either way). Hence outcomes are taken in classes that stay equal:
the four tens, which the main game cannot tell apart, and mirrored ranks of High/Low, unless a hold sets them apart.

**Method.** Sequential quadratic programming in the logarithms of the shares, where the first step is the
exponential tilt itself: the curvature of D + multiplier * f starts as that of D, diag(x), and is learnt by damped BFGS
updates; steps are shortened until D + penalty * |f| falls. f is not convex, so there can be several local optima: the
search starts from several points (`STARTS`), each leading to one, and the best is polished.
"""

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ventuno.maths.big21.graph import TEN, Array, Graph
from ventuno.maths.big21.highlow import ladder
from ventuno.maths.big21.payout import card_values, ends_with_ladder, rank_gradient
from ventuno.maths.big21.solver import empty_values, solve, start_value
from ventuno.maths.big21.visits import follow_best_play
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, GameNumbers
from ventuno.rules.law import KEYS

DEAL, FREE, HIGH_LOW = slice(0, 13), slice(13, 18), slice(18, 31)
TABLE_OF = np.repeat([0, 1, 2], [13, 5, 13])
NAMES = tuple(f"{table}.{key}" for table, keys in KEYS.items() for key in keys)
UNIFORM = np.concatenate([np.full(len(keys), 1.0 / len(keys)) for keys in KEYS.values()])

# Where descents begin: factors on uniform shares. What they and others lead to is in docs/calibration.md.
_TENS = ("deal.10", "deal.J", "deal.Q", "deal.K")
STARTS: dict[str, dict[str, float]] = {
    "few aces": {"deal.A": 0.2},
    "few tens": {**dict.fromkeys(_TENS, 0.2), "deal.2": 1.5, "deal.3": 1.5, "deal.9": 0.7},
    "few odd cards": dict.fromkeys(("deal.3", "deal.5", "deal.7", "deal.9"), 0.15),
    "many tens": dict.fromkeys(_TENS, 4.0),
}

SURPLUS_MAX = 1e-6  # of a polished optimum
RESIDUAL_AIM, RESIDUAL_MAX = 5e-4, 0.05  # what polishing tries for, and the worst that is still a result
_LOOSE_SURPLUS, _LOOSE_RESIDUAL = 1e-3, 0.05  # enough to know a local optimum by
_SAME = 0.3  # difference in the logarithm of shares that leads to the same optimum
_STEPS_MAX = 40
_HALVINGS_MAX = 4
_STALLED_MAX = 5  # steps without a smaller residual
_NEARBY, _NEARBY_MAX = 0.005, 30  # in the logarithm of shares; and how many
_SWEEPS = 200
_HOPELESS, _HOPELESS_STEPS = 0.1, 6  # a surplus that large and hardly falling will not vanish
_STEP_MAX = 0.8  # of the logarithm of a share
_SHARE_MIN = 1e-8  # weights are whole numbers up to 1e9 (B2)


@dataclass(frozen=True, eq=False)
class EvaluatedPoint:
    """The surplus of the best player at some shares, and how it changes with them."""

    shares: Array  # [31]
    surplus: float
    purchases: float
    masses: Array  # of each class: the shares of its members together
    logs: Array  # log(mass / uniform mass), less its mean in the table
    gradient: Array  # of the surplus by each mass, less its mean in the table

    @property
    def divergence(self) -> float:
        """Kullback-Leibler divergence from uniform, added up over the three tables (P4)."""
        return float(np.sum(self.shares * np.log(self.shares / UNIFORM)))

    @property
    def multiplier(self) -> float:
        """The one that fits the optimality conditions best."""
        size = float(self.masses @ self.gradient**2)
        return -float(self.masses @ (self.logs * self.gradient)) / size if size > 0.0 else 0.0

    @property
    def residual(self) -> float:
        """The most by which the logarithm of a share misses the optimality conditions."""
        return float(np.abs(self.logs + self.multiplier * self.gradient).max())


@dataclass(frozen=True, eq=False)
class Optimum:
    """Where a descent ended."""

    start: str
    point: EvaluatedPoint
    curvature: Array  # as learnt on the way
    nearby: Sequence[EvaluatedPoint]  # across the kinks around it
    residual: float  # of the optimality conditions, with the gradients nearby
    polished: bool


@dataclass(frozen=True, eq=False)
class Calibration:
    best: Optimum
    others: Sequence[Optimum]  # local optima with a larger divergence
    merged: Sequence[str]  # starts that led to one of these
    solves: int


class TargetNotReached(Exception):
    """No start led to shares with that payout."""


class SurplusFunction:
    """f of the module's text for one graph and target, over the classes of outcomes that are not held."""

    def __init__(
        self,
        graph: Graph,
        target: float,
        held: Collection[str] = (),
        threads: int = 1,
        numbers: GameNumbers = PUBLISHED_NUMBERS,
    ) -> None:
        self.graph = graph
        self.numbers = numbers
        self.target = target
        self.classes = outcome_classes(held)
        self.uniform = np.array([UNIFORM[members].sum() for members in self.classes])
        self.table = np.array([TABLE_OF[members[0]] for members in self.classes])
        self.solves = 0
        self._threads = threads
        self._values = empty_values(graph)

    def __call__(self, shares: Array) -> EvaluatedPoint:
        self.solves += 1
        climbed = ladder(shares[HIGH_LOW], self.numbers)
        deal, free = card_values(shares[DEAL]), shares[FREE]
        ends = ends_with_ladder(climbed, self.numbers)[: self.graph.stacks + 1]
        solve(self.graph, deal, free, ends, self.target, threads=self._threads, into=self._values)
        played = follow_best_play(self.graph, self._values, deal, free, ends, self.target)
        offers = [(complete, step) for complete, step in ((3, 0), (4, 2)) if complete <= self.graph.stacks]  # Art. 14.1
        by_rank = np.sum([played.complete[complete] * climbed.gradient[step] for complete, step in offers], axis=0)
        by_outcome = np.concatenate([rank_gradient(played.deal_gradient), played.free_gradient, by_rank])
        masses = np.array([shares[members].sum() for members in self.classes])
        gradient = self._centred(np.array([by_outcome[members].mean() for members in self.classes]), masses)
        logs = self._centred(np.log(masses / self.uniform), masses)
        surplus = start_value(self.graph, self._values) - self.target
        return EvaluatedPoint(shares, surplus, played.purchases, masses, logs, gradient)

    def at(self, logs: Array) -> EvaluatedPoint:
        """The point where the classes are uniform times exp(logs), up to a constant in each table."""
        masses = self.uniform * np.exp(logs - logs.max())
        factor = self._sums(self.uniform) / self._sums(masses)
        shares = UNIFORM.copy()
        for members, mass, uniform, table in zip(self.classes, masses, self.uniform, self.table, strict=True):
            shares[members] *= mass * factor[table] / uniform
        return self(shares)

    def _centred(self, column: Array, masses: Array) -> Array:
        """Less its mean in each table: constants there have no meaning, for shares add up."""
        centred: Array = column - (self._sums(column * masses) / self._sums(masses))[self.table]
        return centred

    def _sums(self, column: Array) -> Array:
        """By table; 1 where all of it is held."""
        sums = np.bincount(self.table, column, minlength=len(KEYS))
        sums[np.bincount(self.table, minlength=len(KEYS)) == 0] = 1.0
        return sums


def outcome_classes(held: Collection[str]) -> list[Array]:
    """Outcomes that are not held, those together that stay equal."""
    free = np.array([name not in held for name in NAMES])
    joined = dict.fromkeys(range(TEN, TEN + 4), TEN)
    ranks = np.arange(HIGH_LOW.start, HIGH_LOW.stop)
    if (free[HIGH_LOW] == free[HIGH_LOW][::-1]).all():
        joined |= {int(rank): int(min(rank, mirrored)) for rank, mirrored in zip(ranks, ranks[::-1], strict=True)}
    found: dict[int, list[int]] = {}
    for index in np.flatnonzero(free).tolist():
        found.setdefault(joined.get(index, index), []).append(index)
    return [np.array(members) for members in found.values()]


def residual(point: EvaluatedPoint, nearby: Sequence[EvaluatedPoint] = ()) -> float:
    """The least residual with a mean of the gradients here and nearby: non-negative least squares, by coordinates."""
    gradients = np.stack([point.gradient, *(other.gradient for other in nearby)], axis=1)
    weighted = gradients * point.masses[:, None]
    matrix, aim = weighted.T @ gradients, -(weighted.T @ point.logs)
    parts = np.zeros(len(aim))
    for _ in range(_SWEEPS):
        for place in np.flatnonzero(matrix.diagonal() > 0.0):
            parts[place] = max(0.0, parts[place] + (aim[place] - matrix[place] @ parts) / matrix[place, place])
    return min(point.residual, float(np.abs(point.logs + gradients @ parts).max()))


def calibrate(
    graph: Graph,
    target: float,
    held: Collection[str] = (),
    report: Callable[[str], None] | None = None,
    numbers: GameNumbers = PUBLISHED_NUMBERS,
) -> Calibration:
    """The best of the local optima that the starts lead to, polished; `TargetNotReached` if there is none.

    After the first start the others run two at a time on one thread each, which wastes less than two on each.
    """
    say = report or (lambda _: None)
    main = SurplusFunction(graph, target, held, threads=2, numbers=numbers)
    first, *rest = _distinct_starts(main)
    beginning = _descend(main, first, _begun(main, first), known=(), say=say)
    found = [] if beginning is None else [beginning]
    searches = {name: SurplusFunction(graph, target, held, numbers=numbers) for name in rest}

    def search(name: str) -> Optimum | None:
        return _descend(searches[name], name, _begun(searches[name], name), known=tuple(found[:1]), say=say)

    with ThreadPoolExecutor(2) as pool:
        ended = dict(zip(rest, pool.map(search, rest), strict=True))
    for optimum in filter(None, ended.values()):
        if not any(_near(optimum.point, other.point) for other in found):
            found.append(optimum)
    if not found:
        raise TargetNotReached
    found.sort(key=lambda optimum: optimum.point.divergence + optimum.point.multiplier * optimum.point.surplus)
    best = polish(main, found[0], say)
    kept = {optimum.start for optimum in found}
    solves = main.solves + sum(search.solves for search in searches.values())
    return Calibration(best, found[1:], [name for name in STARTS if name not in kept], solves)


def polish(surplus: SurplusFunction, near: Optimum, say: Callable[[str], None]) -> Optimum:
    """Descend from nearby until the optimality conditions hold; `TargetNotReached` if they do not come to."""
    optimum = _descend(surplus, near.start, near.point.logs, known=None, say=say, curvature=near.curvature)
    if optimum is None:
        raise TargetNotReached
    return optimum


def _distinct_starts(surplus: SurplusFunction) -> list[str]:
    """Where holds make starts alike, one of them is enough; from the uniform law only if there is no other."""
    distinct = {_begun(surplus, name).tobytes(): name for name in reversed(STARTS)}
    names = sorted(distinct.values(), key=list(STARTS).index)
    return [name for name in names if _begun(surplus, name).any()] or names


def _begun(surplus: SurplusFunction, start: str) -> Array:
    return np.log([STARTS[start].get(NAMES[members[0]], 1.0) for members in surplus.classes])


def _near(one: EvaluatedPoint, other: EvaluatedPoint) -> bool:
    return bool(np.abs(one.logs - other.logs).max() < _SAME)


def _descend(
    surplus: SurplusFunction,
    start: str,
    logs: Array,
    *,
    known: Sequence[Optimum] | None,
    say: Callable[[str], None],
    curvature: Array | None = None,
) -> Optimum | None:
    """Follow the method of the module's text: loosely, if `known` optima are given, and no further when near one."""
    point = surplus.at(logs)
    curvature = np.diag(point.masses) if curvature is None else curvature
    best: Optimum | None = None
    history: list[EvaluatedPoint] = []
    stalled, penalty = 0, 0.0
    for _ in range(_STEPS_MAX):
        say(f"{start}: divergence {point.divergence:.6f}, surplus {point.surplus:+.1e}, {point.residual:.1e} off")
        if known is not None:
            if any(_near(point, optimum.point) for optimum in known):
                return None
            if abs(point.surplus) <= _LOOSE_SURPLUS and point.residual <= _LOOSE_RESIDUAL:
                return Optimum(start, point, curvature, (), point.residual, polished=False)
        elif abs(point.surplus) <= SURPLUS_MAX:
            nearby = [other for other in history if np.abs(other.logs - point.logs).max() <= _NEARBY][-_NEARBY_MAX:]
            off = residual(point, nearby)
            stalled += 1
            if best is None or off < best.residual:
                best, stalled = Optimum(start, point, curvature, nearby, off, polished=True), 0
            if best.residual <= RESIDUAL_AIM or (best.residual <= RESIDUAL_MAX and stalled >= _STALLED_MAX):
                break
        if len(history) >= _HOPELESS_STEPS and point.surplus > 0.95 * history[-_HOPELESS_STEPS].surplus > _HOPELESS:
            break
        step, multiplier = _quadratic_step(point, curvature)
        penalty = max(penalty / 2.0, 1.5 * abs(multiplier))
        after = _shortened(surplus, point, step, penalty)
        if after is None:
            break
        curvature = _learnt(curvature, point, after, multiplier)
        history.append(point)
        point = after
    return None if best is None or best.residual > RESIDUAL_MAX else best


def _quadratic_step(point: EvaluatedPoint, curvature: Array) -> tuple[Array, float]:
    """The step to the least of the quadratic model with a linear constraint, and the constraint's multiplier."""
    by_surplus, by_divergence = point.masses * point.gradient, point.masses * point.logs
    scaled = np.linalg.solve(curvature, np.stack([by_surplus, by_divergence], axis=1))
    slope = float(by_surplus @ scaled[:, 0])
    multiplier = (point.surplus - float(by_surplus @ scaled[:, 1])) / slope if slope > 0.0 else 0.0
    step = -(scaled[:, 1] + multiplier * scaled[:, 0])
    return step * min(1.0, _STEP_MAX / max(float(np.abs(step).max()), 1e-300)), multiplier


def _shortened(surplus: SurplusFunction, point: EvaluatedPoint, step: Array, penalty: float) -> EvaluatedPoint | None:
    """The point after the step, shortened until D + penalty * |f| falls; None where shares vanish."""
    merit = point.divergence + penalty * abs(point.surplus)
    expected = float((point.masses * point.logs) @ step) - penalty * abs(point.surplus)
    length = 1.0
    for _ in range(_HALVINGS_MAX):
        after = surplus.at(point.logs + length * step)
        if after.shares.min() < _SHARE_MIN:
            return None
        if after.divergence + penalty * abs(after.surplus) <= merit + 1e-4 * length * expected + 1e-9:
            break
        length /= 2.5
    return after


def _learnt(curvature: Array, before: EvaluatedPoint, after: EvaluatedPoint, multiplier: float) -> Array:
    """Powell's damped BFGS update, which keeps the curvature positive definite."""
    moved = after.logs - before.logs
    change = after.masses * (after.logs + multiplier * after.gradient)
    change = change - before.masses * (before.logs + multiplier * before.gradient)
    bent = curvature @ moved
    expected, found = float(moved @ bent), float(moved @ change)
    if expected <= 0.0:
        return curvature
    share = 1.0 if found >= 0.2 * expected else 0.8 * expected / (expected - found)
    change = share * change + (1.0 - share) * bent
    updated: Array = curvature - np.outer(bent, bent) / expected + np.outer(change, change) / float(moved @ change)
    return updated
