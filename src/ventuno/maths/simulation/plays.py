"""One whole play (Art. 2.1) in compiled code: the main game, then High/Low and Risk, in centimes.

For the simulator, which plays games by their numbers. Must not: add anything up, or know laws and players by name.
Amounts are centimes, because the limits of Art. 2.5 and 21 are. Moves are noted as in `games`.
"""

from typing import NamedTuple

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import Array
from ventuno.maths.simulation.games import (
    CODE_END,
    CODE_HIDDEN,
    CODE_HIGH_LOW,
    CODE_HIGHER,
    CODE_LOWER,
    CODE_OPEN,
    CODE_RISK,
    blind_game,
    bought_of,
    bust_of,
    complete_of,
    record_code,
    skill_game,
    strategy_game,
)
from ventuno.maths.simulation.random_numbers import HIGH_LOW, TAPE_LENGTH, below, fraction, rewind, roll
from ventuno.rules.big21.rulesets import RuleSet

BLIND, STRATEGY, SKILL = range(3)  # how the player decides
LADDER_FROM, LADDER_TO = 3, 4  # Art. 14.1: complete stacks
LADDER_TOP = 4
RISK_GRID = 10  # B13: the same in every rule set
# Limits of a rule set: Art. 9, 10.2, 2.5, 21.1, 21.2, and the most that a game pays, times its stake (Art. 8, 17).
OPENING, PURCHASES, CAP, RISK_MAX, RISK_SHARE, WHOLE_FROM, WHOLE_TO, BEST_TIMES = range(8)

OUTCOMES = 1 << 9  # of a game, see `games.outcome_of`

# How a play ended (Art. 23); where only main games are played, won ones are stopped.
BUST, TOO_FEW, STOPPED, WRONG_GUESS, AT_CAP = range(5)
# Sums over the plays that went on after the main game. Prizes: all winnings, those included that bought cards (B15).
# Costs: the stake and all purchases (P1). WON counts plays that paid more than was paid in.
PRIZES, COSTS, PRIZES_SQUARED, COSTS_SQUARED, PRIZES_TIMES_COSTS, WON, LADDERS, RISK_PLAYS, RISK_GAMES, ENDED = range(
    10
)
SUMS = ENDED + 5


class DecisionTables(NamedTuple):
    """All that a player's decisions and chance's draws are read from. What a player does not need is empty."""

    mode: int  # BLIND, STRATEGY or SKILL
    stake: int  # centimes
    whole: bool  # whole plays, or main games only
    skill: float
    dies: Array  # see `random_numbers.dice`: deal, free cards, High/Low
    table: Array  # of a strategy, see `strategies`
    moves: Array
    values: Array  # for skill: of all states at price 1
    ends: Array
    edges: Array  # these as in `graph.Graph`
    edge_start: Array
    edge_count: Array
    block_of: Array  # int32[quad]
    start: Array
    complete: Array
    guesses: Array  # [step, open card]: chances of `higher`, and of `higher` or `lower`; not for blind players
    accepts: Array  # chance of beginning High/Low after three and after four stacks; not for blind players
    step: Array  # `graph.STEP`
    complete_kind: Array  # `graph.COMPLETE`
    limits: Array  # of the rule set, see `limits_of`
    prize_tenths: Array  # by complete stacks
    ladder_tenths: Array  # by step


def limits_of(rules: RuleSet) -> Array:
    """The limits of a rule set in their order."""
    assert rules.risk_grid_centimes == RISK_GRID
    assert rules.high_low_stacks == (LADDER_FROM, LADDER_TO)
    return np.array([rules.opening_cards, rules.purchases_max, *rules.limits, rules.best_tenths // 10])


@njit(nogil=True, cache=True)
def play_games(
    tables: DecisionTables,
    seed: int,
    first: int,
    last: int,
    over: Array,
    going_on: Array,
    sums: Array,
    record: Array | None,
) -> None:
    """Play the games numbered first..last - 1.

    Most plays are over with their main game, and its outcome says all about them: `over` counts these by outcome.
    `going_on` counts the main games of the other plays by outcome, and `sums` adds up what came of those plays.
    """
    # Out of the tuple once: Numba counts a reference every time.
    dies, table, moves, values, ends = tables.dies, tables.table, tables.moves, tables.values, tables.ends
    edges, edge_start, edge_count = tables.edges, tables.edge_start, tables.edge_count
    block_of, start, complete = tables.block_of, tables.start, tables.complete
    guesses, accepts, step, complete_kind = tables.guesses, tables.accepts, tables.step, tables.complete_kind
    mode, skill, stake, whole = tables.mode, tables.skill, tables.stake, tables.whole
    limits, prizes, ladder = tables.limits, tables.prize_tenths, tables.ladder_tenths
    opening, purchases = limits[OPENING], limits[PURCHASES]
    tape = np.zeros(TAPE_LENGTH, np.uint64)
    for game in range(first, last):
        rewind(tape, np.uint64(seed), np.uint64(game))
        if mode == STRATEGY:
            outcome = strategy_game(tape, dies, table, moves, purchases, record)
        elif mode == BLIND:
            outcome = blind_game(tape, dies, step, complete_kind, opening, purchases, record)
        else:
            outcome = skill_game(
                tape, dies, skill, values, ends, edges, edge_start, edge_count, block_of, start, complete, step,
                opening, purchases, record,
            )  # fmt: skip
        if whole and not bust_of(outcome) and complete_of(outcome) >= LADDER_FROM:
            going_on[outcome] += 1
            _go_on(
                tape, dies, mode, guesses, accepts, step, complete_kind, limits, prizes, ladder, stake, outcome, sums,
                record,
            )  # fmt: skip
        else:
            over[outcome] += 1


@njit(nogil=True, cache=True)
def _go_on(
    tape: Array, dies: Array, mode: int, guesses: Array, accepts: Array, step: Array, complete_kind: Array,
    limits: Array, prizes_of: Array, ladder: Array, stake: int, outcome: int, sums: Array, record: Array | None,
) -> None:  # fmt: skip
    """Play on after a main game with three complete stacks or more, and add up the play."""
    costs, realised, risks = stake * (1 + bought_of(outcome)), 0, 0
    while True:
        tenths, ending, staked = _after_game(
            tape, dies, mode, guesses, accepts, limits, prizes_of, ladder, complete_of(outcome), stake, realised, sums,
            record,
        )  # fmt: skip
        if staked == 0:
            break
        risks += 1  # Art. 19; only blind players do
        realised += tenths * stake // 10 - staked
        stake = staked
        outcome = blind_game(tape, dies, step, complete_kind, limits[OPENING], limits[PURCHASES], record)
        costs += stake * bought_of(outcome)
        if bust_of(outcome) or complete_of(outcome) < LADDER_FROM:
            tenths = 0 if bust_of(outcome) else prizes_of[complete_of(outcome)]
            ending = BUST if bust_of(outcome) else TOO_FEW
            break
    prizes = realised + tenths * stake // 10
    sums[PRIZES] += prizes
    sums[COSTS] += costs
    sums[PRIZES_SQUARED] += prizes * prizes
    sums[COSTS_SQUARED] += costs * costs
    sums[PRIZES_TIMES_COSTS] += prizes * costs
    sums[WON] += prizes > costs
    sums[RISK_PLAYS] += risks > 0
    sums[RISK_GAMES] += risks
    sums[ENDED + ending] += 1


@njit(nogil=True, cache=True)
def _after_game(
    tape: Array, dies: Array, mode: int, guesses: Array, accepts: Array, limits: Array, prizes_of: Array,
    ladder: Array, complete: int, stake: int, realised: int, sums: Array, record: Array | None,
) -> tuple[int, int, int]:  # fmt: skip
    """From one game to the next (B12): the prize in tenths of its stake, how the play ends, else the Risk stake."""
    tenths, laddered = prizes_of[complete], not LADDER_FROM <= complete <= LADDER_TO
    if realised + tenths * stake // 10 >= limits[CAP]:  # Art. 2.5
        return tenths, AT_CAP, 0
    while True:
        stakes = risk_stakes(limits, tenths * stake // 10, realised)
        choice = _choice(tape, mode, accepts, complete, laddered, stakes, record)
        if choice >= 0:
            return tenths, STOPPED, choice * RISK_GRID
        sums[LADDERS] += 1
        laddered = True
        step = 0 if complete == LADDER_FROM else 2  # Art. 17: the first step or the third
        tenths, ending = _climb(tape, dies, mode, guesses, limits, ladder, step, stake, realised, record)
        if ending >= 0:
            return tenths, ending, 0


@njit(nogil=True, cache=True)
def risk_stakes(limits: Array, prize: int, realised: int) -> int:
    """How many Risk stakes are on offer, the least and each next one by B13's grid (Art. 2.5, 21; B13, B14)."""
    most = prize if limits[WHOLE_FROM] <= prize <= limits[WHOLE_TO] else prize // limits[RISK_SHARE]
    most = min(most, limits[RISK_MAX], (limits[CAP] - realised - prize) // (limits[BEST_TIMES] - 1))
    return int(most // RISK_GRID)


@njit(nogil=True, cache=True)
def _climb(
    tape: Array, dies: Array, mode: int, guesses: Array, limits: Array, ladder: Array, step: int, stake: int,
    realised: int, record: Array | None,
) -> tuple[int, int]:  # fmt: skip
    """High/Low from a step of the ladder (Art. 13-18): the tenths it ends at, and how the play ended or -1."""
    while step < LADDER_TOP:
        open_card = roll(tape, HIGH_LOW, dies)
        record_code(record, CODE_OPEN + open_card)
        if mode == BLIND:
            guess = below(tape, 3)
        else:
            point = fraction(tape)
            guess = 0 if point < guesses[step, open_card, 0] else 1 if point < guesses[step, open_card, 1] else 2
        if guess == 2:
            record_code(record, CODE_END)
            break
        record_code(record, CODE_HIGHER if guess == 0 else CODE_LOWER)
        hidden = roll(tape, HIGH_LOW, dies)
        record_code(record, CODE_HIDDEN + hidden)
        if hidden == open_card:  # Art. 15.3
            continue
        if (hidden > open_card) != (guess == 0):  # Art. 15.4
            return 0, WRONG_GUESS
        step += 1
        if realised + ladder[step] * stake // 10 >= limits[CAP]:  # Art. 2.5
            return ladder[step], AT_CAP
    return ladder[step], -1


@njit(nogil=True, cache=True)
def _choice(
    tape: Array, mode: int, accepts: Array, complete: int, laddered: bool, stakes: int, record: Array | None
) -> int:
    """The choice between games (B12): -1 High/Low, 0 the end, else the Risk stake in steps of the grid."""
    if mode == BLIND:
        choice = below(tape, (not laddered) + (stakes > 0) + 1) + laddered
        if choice == 1 and stakes > 0:
            picked = 1 + below(tape, stakes)
            record_code(record, CODE_RISK + picked)
            return int(picked)
    else:
        choice = 0 if not laddered and fraction(tape) < accepts[complete - LADDER_FROM] else 1
    record_code(record, CODE_HIGH_LOW if choice == 0 else CODE_END)
    return -1 if choice == 0 else 0
