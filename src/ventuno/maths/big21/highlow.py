"""The exact worth of being offered the High/Low ladder (Art. 13-18, B11), for any probabilities of the 13 ranks.

Must not: draw, know the main game, or iterate towards a limit.

At a step worth `stop` a fresh open card o is shown. The player stops, or guesses the likelier side and wins with
probability b_o the value `up` of the next step; with probability p_o the ranks are equal and a new round follows
(Art. 15.3). So the value v of a step solves

    v = sum over o of p_o * max(stop, b_o * up + p_o * v)

For a fixed set C of open cards on which the player guesses this is linear: v = (stop * P(not C) + up * sum over C of
p_o b_o) / (1 - sum over C of p_o^2). Start with v = stop and let C be the cards on which guessing is better
given v: v cannot fall (policy improvement), so C can only grow, and after at most 13 rounds C and v stand. No other
set is better then, since the right side above contracts.
"""

from dataclasses import dataclass

import numpy as np

from ventuno.maths.big21.graph import Array
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, GameNumbers

STEPS = 5  # Art. 17; at the last one it ends (Art. 18.1)
RANKS = 13  # Art. 16: 2 .. ace, ace highest


@dataclass(frozen=True, eq=False)
class LadderValue:
    """The four steps at which the player may go on."""

    values: Array  # [4]: value of being offered the ladder at each of them: 5, 7, 10, 14 in the published texts
    guesses: Array  # bool[4, 13]: whether best play guesses on this open card (else it stops; on a tie it stops)
    gradient: Array  # [4, 13]: derivative of the values by the probability of each rank


def ladder(chances: Array, numbers: GameNumbers = PUBLISHED_NUMBERS) -> LadderValue:
    """Solve the ladder from the top step down."""
    assert len(chances) == RANKS
    prizes = numbers.ladder
    assert len(prizes) == STEPS
    below = np.cumsum(chances) - chances
    above = np.cumsum(chances[::-1])[::-1] - chances
    values, guesses, gradient = np.zeros(4), np.zeros((4, RANKS), np.bool_), np.zeros((4, RANKS))
    up, up_gradient = prizes[-1], np.zeros(RANKS)
    for step in (3, 2, 1, 0):
        value, going = _step(chances, np.maximum(below, above), prizes[step], up)
        up_gradient = _gradient(chances, below, above, prizes[step], up, up_gradient, value, going)
        up = values[step] = value
        guesses[step], gradient[step] = going, up_gradient
    return LadderValue(values, guesses, gradient)


def _step(chances: Array, right: Array, stop: float, up: float) -> tuple[float, Array]:
    """Value of one step and the open cards on which to guess."""
    value = stop
    going = np.zeros(RANKS, np.bool_)
    for _ in range(RANKS + 1):
        better = going | (right * up + chances * value > stop)
        if (better == going).all():
            break
        going = better
        won = up * float(np.sum((chances * right)[going]))
        value = (stop * float(np.sum(chances[~going])) + won) / (1.0 - float(np.sum(chances[going] ** 2)))
    return value, going


def _gradient(
    chances: Array, below: Array, above: Array, stop: float, up: float, up_gradient: Array, value: float, going: Array
) -> Array:
    """Differentiate the linear equation of the chosen set; by the envelope theorem the set may be held fixed."""
    direct = np.where(going, np.maximum(below, above) * up + 2.0 * chances * value, stop)
    for open_card in np.flatnonzero(going):
        winners = np.zeros(RANKS)
        if above[open_card] >= below[open_card]:
            winners[open_card + 1 :] = 1.0
        else:
            winners[:open_card] = 1.0
        direct += chances[open_card] * up * winners
    won = float(np.sum((chances * np.maximum(below, above))[going]))
    return (direct + won * up_gradient) / (1.0 - float(np.sum(chances[going] ** 2)))
