"""Where each sum of a tally stands in its vector, and what a draw, a decision and a finished play add to it.

For `tally_kernel`, which walks plays and calls these in compiled code, and for `tally`, which says what the sums mean.
Must not: know what is legal in a play, or what a move is worth. The order of the sums is stored: see `tally.VERSION`.
"""

from math import exp, log

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import Array

# Kinds of draws, and where the outcomes of each begin among all 44.
KIND_DEAL, KIND_FREE, KIND_OPEN, KIND_HIDDEN = range(4)
FIRST_OF = np.array([0, 13, 18, 31, 44])
KIND_COUNT, OUTCOME_COUNT = 4, 44

# The skills whose likelihood is kept: 0, then up to SKILL_MAX = 1000 by the cube root of 2, so that three exponentials
# give them all: each other is the square of the third before it.
SKILL_CHAINS = 3
SKILLS = np.array([0.0, *(1000.0 * 2.0 ** ((step - 46) / SKILL_CHAINS) for step in range(47))])

# Value given away by a decision, in stakes of the play: nothing but rounding, then next to nothing, then four bins a
# decade. `GIVEN_EDGES` are the upper ends of all bins but the last.
GIVEN_EDGES = np.array([1e-9, *(10.0 ** (-4 + step / 4) for step in range(25))])

# Sums over plays: in stakes of the play, then in centimes.
PLAYS, WON, RISK_PLAYS, EXPIRED, CLOCK = range(5)
UNIT_BOUGHT, UNIT_PRIZES, UNIT_COSTS_2, UNIT_PRIZES_2, UNIT_CROSS = range(5, 10)
STAKES, STAKES_2, BOUGHT, PRIZES, COSTS_2, PRIZES_2, CROSS = range(10, 17)
DECISIONS, GIVEN, MODELLED = range(17, 20)
LUCK = 20  # by kind, here and in the next two
LUCK_2 = LUCK + KIND_COUNT
LUCK_3 = LUCK_2 + KIND_COUNT
COUNT = LUCK_3 + KIND_COUNT  # by outcome, here and in the next six
CHANCE = COUNT + OUTCOME_COUNT
CHANCE_2 = CHANCE + OUTCOME_COUNT
VALUE = CHANCE_2 + OUTCOME_COUNT
VALUE_2 = VALUE + OUTCOME_COUNT
VALUE_3 = VALUE_2 + OUTCOME_COUNT
APART = VALUE_3 + OUTCOME_COUNT
BINS = APART + OUTCOME_COUNT
LIKELIHOOD = BINS + len(GIVEN_EDGES) + 1
SIZE = LIKELIHOOD + len(SKILLS)


@njit(nogil=True, cache=True)
def count_draw(sums: Array, kind: int, chances: Array, after: Array, drawn: int, scale: float) -> float:
    """Count one draw; returns the worth of its outcome. `after`: the worth of each outcome, in stakes of the game."""
    mean = 0.0
    for outcome in range(len(chances)):
        mean += chances[outcome] * after[outcome]
    first = FIRST_OF[kind]
    second = third = 0.0
    for outcome in range(len(chances)):
        chance, apart = chances[outcome], (after[outcome] - mean) * scale
        spread = chance * (1.0 - chance)
        met = 1.0 if outcome == drawn else 0.0
        second += chance * apart * apart
        third += chance * apart * apart * apart
        index = first + outcome
        sums[COUNT + index] += met
        sums[CHANCE + index] += chance
        sums[CHANCE_2 + index] += spread
        sums[VALUE + index] += (met - chance) * apart
        sums[VALUE_2 + index] += spread * apart * apart
        sums[VALUE_3 + index] += spread * (1.0 - 2.0 * chance) * apart * apart * apart
        sums[APART + index] += apart
    sums[LUCK + kind] += (after[drawn] - mean) * scale
    sums[LUCK_2 + kind] += second
    sums[LUCK_3 + kind] += third
    return float(after[drawn])


@njit(nogil=True, cache=True)
def count_decision(sums: Array, best: float, worth: float, scale: float) -> None:
    """Count one decision: `best` is what the best move was worth, `worth` what the chosen one was."""
    given = (best - worth) * scale
    sums[DECISIONS] += 1.0
    sums[GIVEN] += given
    sums[BINS + np.searchsorted(GIVEN_EDGES, given)] += 1.0


@njit(nogil=True, cache=True)
def count_likelihoods(sums: Array, offered: Array, count: int, chosen: int, scratch: Array) -> None:
    """Add the logarithm of the chance of the move made, for every skill: see `players` for the model."""
    most = offered[0]
    for move in range(1, count):
        most = max(most, offered[move])
    sums[MODELLED] += 1.0
    sums[LIKELIHOOD] -= log(count)
    behind = offered[chosen] - most
    for at in range(1, len(SKILLS)):
        chain = at % SKILL_CHAINS
        total = 0.0
        for move in range(count):
            if at <= SKILL_CHAINS:
                scratch[chain, move] = exp(SKILLS[at] * (offered[move] - most))
            else:
                scratch[chain, move] *= scratch[chain, move]
            total += scratch[chain, move]
        sums[LIKELIHOOD + at] += SKILLS[at] * behind - log(total)


@njit(nogil=True, cache=True)
def count_play(sums: Array, stake: int, costs: int, prizes: int, risks: int) -> None:
    """Count a finished play (P1): prizes before purchases, costs are the stake and all purchases."""
    paid, won = costs / stake, prizes / stake
    sums[PLAYS] += 1.0
    sums[WON] += prizes > costs
    sums[RISK_PLAYS] += risks > 0
    sums[UNIT_BOUGHT] += paid - 1.0
    sums[UNIT_PRIZES] += won
    sums[UNIT_COSTS_2] += paid * paid
    sums[UNIT_PRIZES_2] += won * won
    sums[UNIT_CROSS] += won * paid
    sums[STAKES] += stake
    sums[STAKES_2] += float(stake) * stake
    sums[BOUGHT] += costs - stake
    sums[PRIZES] += prizes
    sums[COSTS_2] += float(costs) * costs
    sums[PRIZES_2] += float(prizes) * prizes
    sums[CROSS] += float(prizes) * costs
