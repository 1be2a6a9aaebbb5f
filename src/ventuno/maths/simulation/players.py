"""The players that simulations know, by name and by what their decisions are read from.

- `blind`: every offer of the rules is equally likely, Risk counting as one (its stake is then uniform on its grid).
- `greedy`: see `strategies.greedy`; it never buys and plays neither High/Low nor Risk.
- `perfect`: the strategy that attains the highest payout (P2) of the main game and the High/Low after it, or of the
  main game alone when only that is played. It never plays Risk, which below 100 % is never worth it (P4).
- `skill:X`: makes each move with a probability proportional to exp(X * value), where value is the expected prizes -
  further purchases per unit stake of that game with best play afterwards, as in `advise`; busting is worth nothing.
  Equal stacks are separate moves. High/Low is decided in the same way, and whether to play it; Risk is left out. With
  X = 0 the main game is played blindly; the larger X, the nearer to best play.

Must not: draw, or read files; solved laws come in.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from math import isfinite

import numpy as np

from ventuno.maths.big21 import strategies
from ventuno.maths.big21.graph import COMPLETE, STEP, VALUES, Array, Graph
from ventuno.maths.big21.highlow import RANKS, STEPS, ladder
from ventuno.maths.big21.payout import card_values
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import Solution, chances
from ventuno.maths.big21.solver import solve
from ventuno.maths.big21.strategies import Strategy
from ventuno.maths.simulation import texts
from ventuno.maths.simulation.plays import BLIND, SKILL, STRATEGY, DecisionTables, limits_of
from ventuno.maths.simulation.random_numbers import dice
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, RULES_2024_10_23, GameNumbers, RuleSet
from ventuno.rules.law import Law
from ventuno.rules.notation import excerpt
from ventuno.rules.refusals import Reason, Refused

SKILL_MAX = 1000.0

UNKNOWN_PLAYER = Reason("player_unknown", "P5", texts.player_unknown)


class PlayerKind(StrEnum):
    BLIND = "blind"
    GREEDY = "greedy"
    PERFECT = "perfect"
    SKILL = "skill"


@dataclass(frozen=True, slots=True)
class SimulatedPlayer:
    kind: PlayerKind
    skill: float = 0.0

    def __str__(self) -> str:
        return f"skill:{self.skill:.17g}" if self.kind is PlayerKind.SKILL else str(self.kind)


def parse_player(text: str) -> SimulatedPlayer:
    """A player by name."""
    name, colon, number = text.partition(":")
    if not colon and name in (PlayerKind.BLIND, PlayerKind.GREEDY, PlayerKind.PERFECT):
        return SimulatedPlayer(PlayerKind(name))
    try:
        skill = float(number) if name == PlayerKind.SKILL and number.isascii() else -1.0
    except ValueError:
        skill = -1.0
    if not (isfinite(skill) and 0.0 <= skill <= SKILL_MAX):
        raise Refused(UNKNOWN_PLAYER(found=excerpt(text), most=int(SKILL_MAX)))
    return SimulatedPlayer(PlayerKind.SKILL, skill + 0.0)  # no negative zero


@dataclass(frozen=True, slots=True)
class SimulationSetup:
    """Where a player sits: what chance follows, what is staked and how much of a play is played."""

    law: Law
    stake_centimes: int
    scope: Scope
    rules: RuleSet = RULES_2024_10_23


@dataclass(frozen=True, slots=True)
class SolutionSource:
    """Where the graph and the solved law come from, when a player needs them."""

    graph: Callable[[], Graph]
    solution: Callable[[], Solution]


def decision_tables(
    player: SimulatedPlayer, table: SimulationSetup, solved: SolutionSource, *, threads: int = 1
) -> DecisionTables:
    """All that the compiled plays of this player at this table need."""
    base = _empty(table)
    match player.kind:
        case PlayerKind.BLIND:
            return base._replace(mode=BLIND)
        case PlayerKind.GREEDY:
            return _with_strategy(base, strategies.greedy(solved.graph()))
        case PlayerKind.PERFECT:
            return _perfect(base, table, solved.solution(), threads)
        case PlayerKind.SKILL:
            return _skilled(base, table, solved.solution(), player.skill)


def _empty(table: SimulationSetup) -> DecisionTables:
    law = table.law
    return DecisionTables(
        mode=STRATEGY,
        stake=table.stake_centimes,
        whole=table.scope is Scope.PLAY,
        skill=0.0,
        dies=dice(law.deal, law.free_cards, law.high_low),
        table=np.empty((0, VALUES), np.int32),
        moves=np.empty((0, VALUES), np.int8),
        values=np.empty(0),
        ends=np.empty(0),
        edges=np.empty(0, np.int32),
        edge_start=np.empty(0, np.int32),
        edge_count=np.empty((0, VALUES), np.uint8),
        block_of=np.empty(0, np.int32),
        start=np.empty(0, np.int32),
        complete=np.empty(0, np.int8),
        guesses=np.zeros((STEPS - 1, RANKS, 2)),
        accepts=np.zeros(2),
        step=STEP,
        complete_kind=COMPLETE,
        limits=limits_of(table.rules),
        prize_tenths=np.array(table.rules.prize_tenths),
        ladder_tenths=np.array(table.rules.ladder_tenths),
    )


def _with_strategy(base: DecisionTables, strategy: Strategy) -> DecisionTables:
    return base._replace(table=strategy.table, moves=strategy.moves)


def _perfect(base: DecisionTables, table: SimulationSetup, solution: Solution, threads: int) -> DecisionTables:
    """Dinkelbach: at the price of the highest payout, the best strategy is the one that attains it."""
    law, rho = table.law, solution.figures.highest_payout
    deal, free, high_low = card_values(chances(law.deal)), chances(law.free_cards), chances(law.high_low)
    values = solve(solution.graph, deal, free, solution.ends, rho, threads=threads)
    offered, prizes = ladder(high_low, solution.numbers), solution.numbers.prizes
    higher = _above(high_low) >= _below(high_low)
    guesses = np.stack([offered.guesses & higher, offered.guesses], axis=2).astype(np.float64)
    accepts = np.array([offered.values[0] > prizes[3], offered.values[2] > prizes[4]], np.float64)
    strategy = strategies.best(solution.graph, values, solution.ends, rho)
    return _with_strategy(base, strategy)._replace(guesses=guesses, accepts=accepts)


def _skilled(base: DecisionTables, table: SimulationSetup, solution: Solution, skill: float) -> DecisionTables:
    graph, high_low = solution.graph, chances(table.law.high_low)
    likely = softmax(ladder_worths(high_low, solution.numbers), skill)
    return base._replace(
        mode=SKILL,
        skill=skill,
        values=solution.values,
        ends=solution.ends,
        edges=graph.edges,
        edge_start=graph.edge_start,
        edge_count=graph.edge_count,
        block_of=strategies.blocks_of_quads(graph),
        start=graph.start,
        complete=graph.complete,
        guesses=np.cumsum(likely, axis=2)[:, :, :2].copy(),
        accepts=softmax(offer_worths(high_low, solution.numbers), skill)[:, 0].copy(),
    )


def softmax(worths: Array, skill: float) -> Array:
    """Chances proportional to exp(skill * worth), over the last axis."""
    raised = np.exp(skill * (worths - worths.max(axis=-1, keepdims=True)))
    chance: Array = raised / raised.sum(axis=-1, keepdims=True)
    return chance


def ladder_worths(high_low: Array, numbers: GameNumbers = PUBLISHED_NUMBERS) -> Array:
    """[step, open card]: what `higher`, `lower` and stopping are worth with best play afterwards, times the stake."""
    values, prizes = ladder(high_low, numbers).values, numbers.ladder
    worths = np.empty((len(values), RANKS, 3))
    for step, value in enumerate(values):
        up = values[step + 1] if step + 1 < len(values) else prizes[-1]
        again = high_low * value  # Art. 15.3: equal ranks, a new round
        worths[step] = np.stack(
            [_above(high_low) * up + again, _below(high_low) * up + again, np.full(RANKS, prizes[step])], 1
        )
    return worths


def offer_worths(high_low: Array, numbers: GameNumbers = PUBLISHED_NUMBERS) -> Array:
    """[after three or four stacks]: what High/Low and the prize as it stands are worth, times the stake."""
    values, prizes = ladder(high_low, numbers).values, numbers.prizes
    return np.array([[values[0], prizes[3]], [values[2], prizes[4]]])  # Art. 14.1, 17


def _below(high_low: Array) -> Array:
    chance: Array = np.cumsum(high_low) - high_low
    return chance


def _above(high_low: Array) -> Array:
    chance: Array = np.cumsum(high_low[::-1])[::-1] - high_low
    return chance
