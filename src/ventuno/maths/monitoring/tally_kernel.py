"""Finished plays walked in compiled code: every draw and every decision counted into one vector of sums.

For `luck`, which says what the sums mean. Must not: read texts, know laws by name, or judge anything. The readable
`review.Valuer` and `skill.Judge` are the oracles: worths here are theirs, draw by draw.

Moves come as the notes of `games`, play after play, with two codes more: one that begins a play with its stake, and
the clock. A walk stops at what the rules refuse and says where, so nothing is read from a state that cannot be.
"""

from math import exp, log
from typing import NamedTuple

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import ACE, FREE_LEAST, KINDS, OPENING, PURCHASES, STACKS, TEN, VALUES, Array
from ventuno.maths.big21.simd import LANES
from ventuno.maths.simulation.games import (
    CODE_BUY,
    CODE_DEAL,
    CODE_DISCARD,
    CODE_END,
    CODE_GRANT,
    CODE_HIDDEN,
    CODE_HIGH_LOW,
    CODE_HIGHER,
    CODE_KIND,
    CODE_LOWER,
    CODE_OPEN,
    CODE_PLACE,
    CODE_RISK,
)
from ventuno.maths.simulation.plays import (
    CAP,
    LADDER_FROM,
    LADDER_TENTHS,
    LADDER_TO,
    LADDER_TOP,
    PRIZE_TENTHS,
    RISK_GRID,
    risk_stakes,
)

CODE_EXPIRED, CODE_START = 210, 300  # the latter with the stake of the play in francs added

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

# What is due in a play.
_CARD, _SHOWN, _GRANT, _NO_CARD, _CHOICE, _OPEN, _GUESS, _HIDDEN, _OVER = range(9)
# How a walk ended.
ENDED, NOT_LEGAL, NOT_OVER = range(3)


class TallyTables(NamedTuple):
    """A solved law as the walk needs it; a named tuple, because kernels take it whole."""

    deal: Array  # chances of the 13 ranks, of 2..6 free cards, of the 13 ranks of High/Low
    free: Array
    high_low: Array
    values: Array  # of a solution
    ends: Array
    edges: Array  # these as in `packed.Graph`
    edge_start: Array
    block_of: Array  # int32[quad]
    start: Array
    complete: Array
    steps: Array  # what the ladder is worth at each of its steps, 20 for the top
    guessed: Array  # [step, open card]: higher, lower, stop
    step: Array  # `packed.STEP`


@njit(nogil=True, cache=True)
def tally_plays(worths: TallyTables, notes: Array, play_stake: int, sums: Array) -> tuple[int, int]:
    """Count plays into `sums`; how the walk ended and at which note.

    With a stake, plays follow each other without a code that begins them; without one (0), each needs it.
    """
    # Out of the tuple once: Numba counts a reference every time.
    deal, free, high_low, values, ends = worths.deal, worths.free, worths.high_low, worths.values, worths.ends
    edges, edge_start = worths.edges, worths.edge_start
    block_of, start, complete_in = worths.block_of, worths.start, worths.complete
    steps, guessed, step_of = worths.steps, worths.guessed, worths.step
    kinds, owner = np.zeros(STACKS, np.int64), np.arange(STACKS)
    rows, after = np.full((VALUES, STACKS), -1, np.int64), np.empty(13)
    offered, scratch = np.empty(STACKS + 2), np.empty((SKILL_CHAINS, STACKS + 2))
    implicit, opening = play_stake > 0, values[LANES * OPENING + PURCHASES]
    due, stake, realised, costs, tenths, risks = _OVER, 0, 0, 0, 0, 0
    block, to_come, left, value, rung, open_card, higher = 0, 0, 0, 0, 0, 0, False
    laddered, now, scale = False, 0.0, 0.0
    for at in range(len(notes)):
        note = notes[at]
        if due == _OVER:
            if note > CODE_START and note < CODE_RISK and not implicit:
                play_stake = 100 * (note - CODE_START)
            elif not implicit:
                return NOT_LEGAL, at
            due, stake, realised, costs, risks = _CARD, play_stake, 0, play_stake, 0
            block, to_come, left, now, scale = 0, OPENING, PURCHASES, opening, 1.0
            _clear(kinds, owner)
            if not implicit:
                continue
        row, complete = int(start[block]), int(complete_in[block])
        game_over, bust = False, False

        if note == CODE_EXPIRED:  # Art. 23, B16
            if due < _CHOICE:
                tenths = int(PRIZE_TENTHS[complete])
            elif due > _CHOICE:
                tenths = int(LADDER_TENTHS[rung])
            sums[EXPIRED] += 1.0
            sums[CLOCK] += (tenths / 10.0 - now) * scale
            due = _OVER

        elif due == _CARD:
            rank = note - CODE_DEAL
            if rank < 0 or rank > 12:
                return NOT_LEGAL, at
            to_come -= 1
            offset = LANES * to_come + left
            edge = int(edge_start[block])
            for card in range(VALUES):
                best = values[LANES * row + offset]  # discarding is worth at least as much as ending: see `solver`
                for place in range(STACKS):
                    if step_of[kinds[place], card] < 0:
                        rows[card, place] = -1
                        continue
                    if place > 0 and kinds[place] == kinds[place - 1]:
                        rows[card, place] = rows[card, place - 1]
                        continue
                    rows[card, place] = edges[edge]
                    edge += 1
                    best = max(best, values[LANES * rows[card, place] + offset])
                after[card if card < TEN else 12 if card == ACE else TEN] = best
            after[TEN + 1 : 12] = after[TEN]
            now = _draw(sums, KIND_DEAL, deal, after, rank, scale)
            value = rank if rank < TEN else ACE if rank == 12 else TEN
            due = _SHOWN

        elif due == _SHOWN:
            for place in range(STACKS):
                offered[place] = 0.0  # B10
                if rows[value, place] >= 0:
                    offered[place] = values[LANES * (rows[value, place] + to_come) + left]
            offered[STACKS], offered[STACKS + 1] = values[LANES * (row + to_come) + left], ends[complete]
            chosen = _chosen(note, kinds, owner)
            if chosen < 0:
                return NOT_LEGAL, at
            _model(sums, offered, STACKS + 2, chosen, scratch)
            worth = offered[chosen]
            if chosen > STACKS:
                game_over = True
            elif chosen < STACKS and rows[value, chosen] < 0:  # Art. 6.2
                game_over, bust = True, True
            elif chosen < STACKS:
                row = rows[value, chosen]
                _raise(kinds, owner, chosen, int(step_of[kinds[chosen], value]))
                block = int(block_of[row])
                complete = int(complete_in[block])
                game_over = complete == STACKS  # Art. 12.1
            _decide(sums, now, worth, scale)
            now = worth
            if not game_over:
                if row != start[block]:  # the award row, B6
                    due = _GRANT
                elif to_come > 0:
                    due = _CARD
                elif left > 0:  # B8
                    due = _NO_CARD
                else:
                    game_over = True

        elif due == _GRANT:
            granted = note - CODE_GRANT - FREE_LEAST
            if granted < 0 or granted >= len(free):
                return NOT_LEGAL, at
            for more in range(len(free)):
                after[more] = values[LANES * (row + to_come + FREE_LEAST + more) + left]
            now = _draw(sums, KIND_FREE, free, after, granted, scale)
            to_come += FREE_LEAST + granted
            due = _CARD

        elif due == _NO_CARD:
            if note not in (CODE_BUY, CODE_END):
                return NOT_LEGAL, at
            offered[0], offered[1] = values[LANES * (row + 1) + left - 1] - 1.0, ends[complete]
            _model(sums, offered, 2, int(note == CODE_END), scratch)
            _decide(sums, now, offered[int(note == CODE_END)], scale)
            if note == CODE_END:
                now, game_over = ends[complete], True
            else:
                now = values[LANES * (row + 1) + left - 1]  # paid, and no longer ahead
                costs += stake
                left -= 1
                to_come, due = 1, _CARD

        elif due == _CHOICE:
            offers_ladder = not laddered and LADDER_FROM <= complete <= LADDER_TO
            prize = tenths * stake // 10
            stakes = risk_stakes(prize, realised)
            if offers_ladder and (note in (CODE_HIGH_LOW, CODE_END)):
                offered[0], offered[1] = steps[0 if complete == LADDER_FROM else 2], tenths / 10.0
                _model(sums, offered, 2, int(note == CODE_END), scratch)
            if note == CODE_HIGH_LOW and offers_ladder:
                laddered, due = True, _OPEN
                rung = 0 if complete == LADDER_FROM else 2  # Art. 17
                _decide(sums, now, steps[rung], scale)
                now = steps[rung]
            elif note == CODE_END:
                if offers_ladder or stakes > 0:
                    _decide(sums, now, tenths / 10.0, scale)
                due = _OVER
            elif note > CODE_RISK and note - CODE_RISK <= stakes:  # Art. 19
                staked = (note - CODE_RISK) * RISK_GRID
                worth = (prize - staked + staked * opening) / stake
                _decide(sums, now, worth, scale)
                realised += prize - staked
                stake, now, scale = staked, opening, staked / play_stake
                risks += 1
                block, to_come, left, due = 0, OPENING, PURCHASES, _CARD
                _clear(kinds, owner)
            else:
                return NOT_LEGAL, at

        elif due == _OPEN:
            open_card = note - CODE_OPEN
            if open_card < 0 or open_card > 12:
                return NOT_LEGAL, at
            for card in range(13):
                after[card] = max(guessed[rung, card, 0], guessed[rung, card, 1], guessed[rung, card, 2])
            now = _draw(sums, KIND_OPEN, high_low, after, open_card, scale)
            due = _GUESS

        elif due == _GUESS:
            if note not in (CODE_HIGHER, CODE_LOWER, CODE_END):
                return NOT_LEGAL, at
            chosen = 0 if note == CODE_HIGHER else 1 if note == CODE_LOWER else 2
            for guess in range(3):
                offered[guess] = guessed[rung, open_card, guess]
            _model(sums, offered, 3, chosen, scratch)
            _decide(sums, now, offered[chosen], scale)
            now = offered[chosen]
            higher = chosen == 0
            due = _HIDDEN
            if chosen == 2:  # Art. 18.1
                tenths, due = int(LADDER_TENTHS[rung]), _CHOICE

        else:  # the hidden card
            hidden = note - CODE_HIDDEN
            if hidden < 0 or hidden > 12:
                return NOT_LEGAL, at
            up = steps[rung + 1]
            for card in range(13):
                after[card] = steps[rung] if card == open_card else up if (card > open_card) == higher else 0.0
            now = _draw(sums, KIND_HIDDEN, high_low, after, hidden, scale)
            if hidden == open_card:  # Art. 15.3
                due = _OPEN
            elif (hidden > open_card) != higher:  # Art. 15.4
                tenths, due = 0, _OVER
            else:
                rung += 1
                tenths = int(LADDER_TENTHS[rung])
                due = _OPEN if rung < LADDER_TOP else _OVER if _capped(realised, tenths, stake) else _CHOICE

        if game_over:
            tenths = 0 if bust else int(PRIZE_TENTHS[complete])
            laddered = False
            due = _CHOICE
            if bust or complete < LADDER_FROM or _capped(realised, tenths, stake):
                due = _OVER
        if due == _OVER:
            _settle(sums, play_stake, costs, realised + tenths * stake // 10, risks)
    return ENDED if due == _OVER else NOT_OVER, len(notes)


@njit(nogil=True, cache=True)
def _clear(kinds: Array, owner: Array) -> None:
    """Art. 9: empty stacks."""
    for place in range(STACKS):
        kinds[place], owner[place] = 0, place


@njit(nogil=True, cache=True)
def _capped(realised: int, tenths: int, stake: int) -> bool:
    """Art. 2.5. B14 lets only the best prize of a game reach the cap, so no value of a game depends on it."""
    return bool(realised + tenths * stake // 10 >= CAP)


@njit(nogil=True, cache=True)
def _chosen(note: int, kinds: Array, owner: Array) -> int:
    """Which of the sorted stacks a card was placed on; then discarding and ending; -1 for what is none of these."""
    if note == CODE_DISCARD:
        return STACKS
    if note == CODE_END:
        return STACKS + 1
    if CODE_PLACE <= note < CODE_PLACE + STACKS:
        for place in range(STACKS):
            if owner[place] == note - CODE_PLACE:
                return place
    if CODE_KIND <= note < CODE_KIND + KINDS:
        for place in range(STACKS):
            if kinds[place] == note - CODE_KIND:
                return place
    return -1


@njit(nogil=True, cache=True)
def _raise(kinds: Array, owner: Array, place: int, kind: int) -> None:
    """The stack in a sorted place becomes a higher kind."""
    stack = owner[place]
    while place + 1 < STACKS and kinds[place + 1] < kind:
        kinds[place], owner[place] = kinds[place + 1], owner[place + 1]
        place += 1
    kinds[place], owner[place] = kind, stack


@njit(nogil=True, cache=True)
def _draw(sums: Array, kind: int, chances: Array, after: Array, drawn: int, scale: float) -> float:
    """Count one draw: `after` has the worth of each outcome in stakes of the game. The worth of the one drawn."""
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
def _decide(sums: Array, best: float, worth: float, scale: float) -> None:
    """Count one decision: what it could have been worth, and what the move made is."""
    given = (best - worth) * scale
    sums[DECISIONS] += 1.0
    sums[GIVEN] += given
    sums[BINS + np.searchsorted(GIVEN_EDGES, given)] += 1.0


@njit(nogil=True, cache=True)
def _model(sums: Array, offered: Array, count: int, chosen: int, scratch: Array) -> None:
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
def _settle(sums: Array, stake: int, costs: int, prizes: int, risks: int) -> None:
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
