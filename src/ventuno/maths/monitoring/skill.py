"""How well people play: the one parameter of the player model `skill:X` (see `players`), from recorded plays.

Every decision of a player offers moves with known values, and X makes the move that was chosen the likelier the better
it was. The logarithm of the likelihood of all choices is a concave function of X, so it has one maximum, found to the
last digits by its derivative. The interval is that of the likelihood ratio (Wilks): every X whose log-likelihood is
within half the 95 % point of chi-square with one degree of freedom of the best. Unlike best +- 1.96 errors it respects
the bounds of X and its skewness.

What counts: placing, discarding, buying and ending in main and Risk games; guesses and stops in High/Low; whether to
begin it. Not the decision to play Risk, which the model leaves out, nor what leaves no choice. Must not: read files.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from ventuno.maths.big21.advice import Advisor, Position
from ventuno.maths.big21.graph import STACKS, Array
from ventuno.maths.big21.solution import Solution, chances
from ventuno.maths.monitoring import texts
from ventuno.maths.simulation.players import SKILL_MAX, ladder_worths, offer_worths
from ventuno.maths.simulation.plays import LADDER_FROM
from ventuno.rules.big21 import Choice, Move, Phase, Play, apply, notation, start
from ventuno.rules.law import Law
from ventuno.rules.refusals import Reason, Refused

CONFIDENCE = 0.95
HALF_CHI_SQUARE = 1.9207294103470617  # half the 95 % point with one degree of freedom: what an interval may lose
_OFFERS_MAX = STACKS + 2
_HALVINGS = 60

NO_DECISIONS = Reason("skill_no_decisions", "P5", texts.skill_no_decisions)


@dataclass(frozen=True, eq=False)
class Decisions:
    """What was on offer and what was chosen, decision by decision."""

    worths: Array  # [decision, offer]: per unit stake of the game; -inf where there are fewer offers
    chosen: Array  # int[decision]


@dataclass(frozen=True, slots=True)
class SkillFit:
    skill: float
    interval: tuple[float, float]  # a bound at 0 or at `SKILL_MAX` is the model's, not the data's
    decisions: int
    log_likelihood: float
    log_likelihood_blind: float  # of choosing blindly, for comparison


class MoveValuer:
    """Knows what each move of a law is worth."""

    def __init__(self, law: Law, solution: Solution) -> None:
        high_low = chances(law.high_low)
        self._advisor = Advisor(solution)
        self._steps = solution.numbers.ladder_tenths
        self._ladder = ladder_worths(high_low, solution.numbers).tolist()
        self._offers = offer_worths(high_low, solution.numbers).tolist()

    def worths(self, play: Play) -> dict[Move, float]:
        """The moves on offer to the player with their values; empty when the model has nothing to say."""
        game, ladder = play.game, play.ladder
        match play.phase:
            case Phase.MAIN | Phase.RISK if not game.grant_due and (game.card is not None or game.to_come == 0):
                shown = Position(game.stacks, game.card, game.to_come, game.bought, game.three_reached)
                return {move: worth for move, worth in self._advisor.moves(shown).items()}  # noqa: C416  # wider type
            case Phase.HIGH_LOW if ladder is not None and ladder.open_card is not None and ladder.guess is None:
                step = self._steps.index(ladder.prize_tenths)
                worths = self._ladder[step][ladder.open_card.height]
                return dict(zip((Choice.HIGHER, Choice.LOWER, Choice.END), worths, strict=True))
            case Phase.CHOICE if ladder is None and game.complete in play.rules.high_low_stacks:
                worths = self._offers[game.complete - LADDER_FROM]
                return dict(zip((Choice.HIGH_LOW, Choice.END), worths, strict=True))
            case _:
                return {}

    def decisions(self, text: str) -> Iterator[tuple[list[float], int]]:
        """Every decision in the text of a play: the values of what was on offer, and which of them was chosen."""
        header, moves = notation.read(text)
        play = start(header.rules, header.stake_centimes)
        for move in moves:
            offered = self.worths(play)
            if move in offered and len(offered) > 1:
                yield list(offered.values()), list(offered).index(move)
            try:
                play, _ = apply(play, move)
            except Refused:
                notation.replay(text)  # refuses too, and names the line
                raise


def check(texts: Iterable[str]) -> None:
    """Refuse what is not a play, and plays without a single move: no law need be solved to see that."""
    plays = [(notation.replay(text), notation.read(text)[1]) for text in texts]
    if not any(moves for _, moves in plays):
        raise Refused(NO_DECISIONS())


def collected(decisions: Iterable[tuple[list[float], int]]) -> Decisions:
    """Decisions as arrays; refused when there are none."""
    found = list(decisions)
    if not found:
        raise Refused(NO_DECISIONS())
    worths = np.full((len(found), _OFFERS_MAX), -np.inf)
    for row, (offered, _) in zip(worths, found, strict=True):
        row[: len(offered)] = offered
    return Decisions(worths, np.array([chosen for _, chosen in found]))


def fit(decisions: Decisions) -> SkillFit:
    """The X in [0, SKILL_MAX] under which the choices are likeliest, with its interval."""
    most = decisions.worths.max(axis=1, keepdims=True)
    behind = decisions.worths - most  # how much worse than the best; -inf where nothing is on offer
    chosen = np.take_along_axis(behind, decisions.chosen[:, None], axis=1)[:, 0]
    given_up = np.where(np.isfinite(behind), behind, 0.0)

    def likelihood(skill: float) -> float:
        return float(np.sum(skill * chosen - np.log(_raised(behind, skill).sum(axis=1))))

    def slope(skill: float) -> float:
        raised = _raised(behind, skill)
        return float(np.sum(chosen - (raised * given_up).sum(axis=1) / raised.sum(axis=1)))

    best = crossing(slope, 0.0, SKILL_MAX)
    least = likelihood(best) - HALF_CHI_SQUARE
    low = crossing(lambda skill: least - likelihood(skill), 0.0, best)
    high = crossing(lambda skill: likelihood(skill) - least, best, SKILL_MAX)
    return SkillFit(best, (low, high), len(chosen), likelihood(best), likelihood(0.0))


def _raised(behind: Array, skill: float) -> Array:
    """exp(skill * behind), nothing where nothing is on offer, also at skill 0."""
    raised: Array = np.where(np.isfinite(behind), np.exp(skill * np.where(np.isfinite(behind), behind, 0.0)), 0.0)
    return raised


def crossing(falling: Callable[[float], float], low: float, high: float) -> float:
    """Where a function that is positive first and negative later changes its sign; a bound if it does not."""
    if falling(low) <= 0.0:
        return low
    if falling(high) >= 0.0:
        return high
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if falling(middle) > 0.0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
