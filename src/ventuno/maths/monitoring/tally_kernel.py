"""Finished plays walked in compiled code: every draw and every decision is counted into one vector of sums.

For `tally`, which says what the sums mean. Must not: read texts, know laws by name, or judge anything. The readable
`review.PlayValuer` and `skill.MoveValuer` are the oracles: worths here are theirs, draw by draw.

Moves come as the notes of `games`, play after play, with two codes more: one that begins a play with its stake, and
one for the clock that ends it. The walk stops at the first note that the rules refuse and says where it stands, so
nothing is ever read from a state that cannot be.

Each step of a play has its own function, which answers whether the note is legal there. They are written into the walk
when it is compiled (`inline`), and take arrays one by one: both keep Numba from counting references at every note,
which would take a tenth to a half of the time.
"""

from typing import NamedTuple

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import ACE, FREE_LEAST, KINDS, STACKS, TEN, VALUES, Array
from ventuno.maths.big21.simd import LANES
from ventuno.maths.monitoring.tally_sums import (
    CLOCK,
    EXPIRED,
    KIND_DEAL,
    KIND_FREE,
    KIND_HIDDEN,
    KIND_OPEN,
    SKILL_CHAINS,
    count_decision,
    count_draw,
    count_likelihoods,
    count_play,
)
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
    LADDER_TO,
    LADDER_TOP,
    OPENING,
    PURCHASES,
    RISK_GRID,
    risk_stakes,
)

CODE_EXPIRED, CODE_START = 210, 300  # the latter with the stake of the play in francs added
RANKS = 13

# What is due in a play.
_CARD, _SHOWN, _GRANT, _NO_CARD, _CHOICE, _OPEN, _GUESS, _HIDDEN, _OVER = range(9)
# How a walk ended.
ENDED, NOT_LEGAL, NOT_OVER = range(3)

# Where a play stands. A record, because compiled functions can change it in place. Amounts are centimes.
_PLAY = np.dtype(
    (
        np.record,
        [
            ("due", np.int64),
            ("play_stake", np.int64),
            ("stake", np.int64),  # of the game: that of the play, then that of Risk
            ("realised", np.int64),
            ("costs", np.int64),
            ("risks", np.int64),
            ("tenths", np.int64),  # the prize that stands, of the game's stake
            ("block", np.int64),  # of the graph: the stacks, and whether three have been complete
            ("to_come", np.int64),
            ("left", np.int64),  # purchases
            ("value", np.int64),  # of the card shown
            ("laddered", np.int64),  # whether High/Low was begun in this game
            ("rung", np.int64),
            ("open_card", np.int64),
            ("higher", np.int64),  # whether that was guessed
            ("now", np.float64),  # what the play is worth, in stakes of the game
            ("scale", np.float64),  # stake of the game by stake of the play
        ],
    )
)


class TallyTables(NamedTuple):
    """A solved law as the walk needs it; a named tuple, because kernels take it whole."""

    deal: Array  # chances of the 13 ranks, of 2..6 free cards, of the 13 ranks of High/Low
    free: Array
    high_low: Array
    values: Array  # of a solution
    ends: Array
    edges: Array  # these as in `graph.Graph`
    edge_start: Array
    block_of: Array  # int32[quad]
    start: Array
    complete: Array
    steps: Array  # what the ladder is worth at each of its steps, the prize itself for the top
    guessed: Array  # [step, open card]: higher, lower, stop
    step: Array  # `graph.STEP`
    limits: Array  # of the rule set, see `plays.limits_of`
    prizes: Array  # in tenths of the stake, by complete stacks
    ladder: Array  # in tenths of the stake, by step


@njit(nogil=True, cache=True)
def tally_plays(tables: TallyTables, notes: Array, play_stake: int, sums: Array) -> tuple[int, int]:
    """Count plays into `sums`; how the walk ended and at which note.

    With a stake, plays follow each other without a code that begins them; without one (0), each needs it.
    """
    ended: tuple[int, int] = _walk(tables, np.zeros(1, _PLAY), notes, play_stake, sums)
    return ended


@njit(nogil=True, cache=True)
def _walk(tables: TallyTables, plays: Array, notes: Array, play_stake: int, sums: Array) -> tuple[int, int]:
    """Apart from `tally_plays`, because Numba lets go of an array while a record in it is still in use."""
    # Out of the tuple once: Numba counts a reference every time.
    deal, free, high_low, values, ends = tables.deal, tables.free, tables.high_low, tables.values, tables.ends
    edges, edge_start, block_of = tables.edges, tables.edge_start, tables.block_of
    start, complete_in = tables.start, tables.complete
    steps, guessed, step_of = tables.steps, tables.guessed, tables.step
    limits, prizes_of, ladder = tables.limits, tables.prizes, tables.ladder
    # The stacks sorted by kind, and which stack is in each place; where placing each card value leads, -1 for a bust.
    kinds, owner, rows = np.zeros(STACKS, np.int64), np.arange(STACKS), np.full((VALUES, STACKS), -1, np.int64)
    # What each outcome of a draw is worth, and each move on offer; room for `count_likelihoods`.
    after, offered, powers = np.empty(RANKS), np.empty(STACKS + 2), np.empty((SKILL_CHAINS, STACKS + 2))
    play, stake_given = plays[0], play_stake > 0
    play.due, play.play_stake = _OVER, play_stake
    for at in range(len(notes)):
        note = notes[at]
        if play.due == _OVER:
            if not stake_given:
                if not CODE_START < note < CODE_RISK:
                    return NOT_LEGAL, at
                play.play_stake = 100 * (note - CODE_START)
            _begin_play(values, limits, kinds, owner, play)
            if not stake_given:
                continue
        due, legal = play.due, True
        if note == CODE_EXPIRED:
            _expire(complete_in, prizes_of, ladder, play, sums)
        elif due == _CARD:
            legal = _deal_card(deal, values, edges, edge_start, start, step_of, kinds, rows, after, play, note, sums)
        elif due == _SHOWN:
            legal = _play_card(
                values, ends, block_of, start, complete_in, step_of, limits, prizes_of, kinds, owner, rows,
                offered, powers, play, note, sums,
            )  # fmt: skip
        elif due == _GRANT:
            legal = _grant_free_cards(free, values, start, after, play, note, sums)
        elif due == _NO_CARD:
            legal = _buy_or_end(values, ends, start, complete_in, limits, prizes_of, offered, powers, play, note, sums)
        elif due == _CHOICE:
            legal = _choose_after_game(
                values, complete_in, steps, limits, kinds, owner, offered, powers, play, note, sums
            )
        elif due == _OPEN:
            legal = _turn_open_card(high_low, guessed, after, play, note, sums)
        elif due == _GUESS:
            legal = _guess(guessed, ladder, offered, powers, play, note, sums)
        else:
            legal = _turn_hidden_card(high_low, steps, limits, ladder, after, play, note, sums)
        if not legal:
            return NOT_LEGAL, at
        if play.due == _OVER:
            prizes = play.realised + play.tenths * play.stake // 10
            count_play(sums, play.play_stake, play.costs, prizes, play.risks)
    return ENDED if play.due == _OVER else NOT_OVER, len(notes)


@njit(nogil=True, cache=True, inline="always")
def _begin_play(values: Array, limits: Array, kinds: Array, owner: Array, play: np.record) -> None:
    play.realised, play.risks, play.costs = 0, 0, play.play_stake
    _begin_game(values, limits, kinds, owner, play, play.play_stake)


@njit(nogil=True, cache=True, inline="always")
def _begin_game(values: Array, limits: Array, kinds: Array, owner: Array, play: np.record, stake: int) -> None:
    """Art. 9, 20: empty stacks, and the opening cards to come."""
    play.stake, play.scale = stake, stake / play.play_stake
    play.block, play.to_come, play.left, play.due = 0, limits[OPENING], limits[PURCHASES], _CARD
    play.now = values[LANES * limits[OPENING] + limits[PURCHASES]]
    for place in range(STACKS):
        kinds[place], owner[place] = 0, place


@njit(nogil=True, cache=True, inline="always")
def _expire(complete_in: Array, prizes_of: Array, ladder: Array, play: np.record, sums: Array) -> None:
    """Art. 23, B16: time is up, and what stands is paid."""
    if play.due < _CHOICE:
        play.tenths = prizes_of[complete_in[play.block]]
    elif play.due > _CHOICE:
        play.tenths = ladder[play.rung]
    sums[EXPIRED] += 1.0
    sums[CLOCK] += (play.tenths / 10.0 - play.now) * play.scale
    play.due = _OVER


@njit(nogil=True, cache=True, inline="always")
def _deal_card(
    deal: Array, values: Array, edges: Array, edge_start: Array, start: Array, step_of: Array, kinds: Array,
    rows: Array, after: Array, play: np.record, note: int, sums: Array,
) -> bool:  # fmt: skip
    rank = note - CODE_DEAL
    if rank < 0 or rank >= RANKS:
        return False
    play.to_come -= 1
    _value_cards(values, edges, edge_start, start, step_of, kinds, rows, after, play)
    play.now = count_draw(sums, KIND_DEAL, deal, after, rank, play.scale)
    play.value = rank if rank < TEN else ACE if rank == RANKS - 1 else TEN
    play.due = _SHOWN
    return True


@njit(nogil=True, cache=True, inline="always")
def _value_cards(
    values: Array, edges: Array, edge_start: Array, start: Array, step_of: Array, kinds: Array, rows: Array,
    after: Array, play: np.record,
) -> None:  # fmt: skip
    """Where each card value leads from each place (`rows`), and what each rank is worth when it is dealt (`after`)."""
    offset = LANES * play.to_come + play.left
    discarded = values[LANES * int(start[play.block]) + offset]
    edge = int(edge_start[play.block])
    for card in range(VALUES):
        best = discarded  # worth at least as much as ending: see `solver`
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
        after[card if card < TEN else RANKS - 1 if card == ACE else TEN] = best
    after[TEN + 1 : RANKS - 1] = after[TEN]


@njit(nogil=True, cache=True, inline="always")
def _play_card(
    values: Array, ends: Array, block_of: Array, start: Array, complete_in: Array, step_of: Array, limits: Array,
    prizes_of: Array, kinds: Array, owner: Array, rows: Array, offered: Array, powers: Array, play: np.record,
    note: int, sums: Array,
) -> bool:  # fmt: skip
    """The player places the card shown, discards it, or ends the game."""
    row, complete = int(start[play.block]), int(complete_in[play.block])
    for place in range(STACKS):
        offered[place] = 0.0  # B10
        if rows[play.value, place] >= 0:
            offered[place] = values[LANES * (rows[play.value, place] + play.to_come) + play.left]
    offered[STACKS] = values[LANES * (row + play.to_come) + play.left]
    offered[STACKS + 1] = ends[complete]
    chosen = _chosen(note, kinds, owner)
    if chosen < 0:
        return False
    count_likelihoods(sums, offered, STACKS + 2, chosen, powers)
    count_decision(sums, play.now, offered[chosen], play.scale)
    play.now = offered[chosen]
    if chosen > STACKS:
        _end_game(complete_in, limits, prizes_of, play)
    elif chosen == STACKS:
        _go_on(start, complete_in, limits, prizes_of, play, row)
    elif rows[play.value, chosen] < 0:
        _bust(play)
    else:
        _place_card(block_of, start, complete_in, step_of, limits, prizes_of, kinds, owner, rows, play, chosen)
    return True


@njit(nogil=True, cache=True, inline="always")
def _place_card(
    block_of: Array, start: Array, complete_in: Array, step_of: Array, limits: Array, prizes_of: Array, kinds: Array,
    owner: Array, rows: Array, play: np.record, place: int,
) -> None:  # fmt: skip
    row = rows[play.value, place]
    _raise(kinds, owner, place, int(step_of[kinds[place], play.value]))
    play.block = int(block_of[row])
    if complete_in[play.block] == STACKS:  # Art. 12.1
        _end_game(complete_in, limits, prizes_of, play)
    else:
        _go_on(start, complete_in, limits, prizes_of, play, row)


@njit(nogil=True, cache=True, inline="always")
def _go_on(start: Array, complete_in: Array, limits: Array, prizes_of: Array, play: np.record, row: int) -> None:
    """What follows a card that was placed or discarded."""
    if row != start[play.block]:  # the award row, B6
        play.due = _GRANT
    elif play.to_come > 0:
        play.due = _CARD
    elif play.left > 0:  # B8
        play.due = _NO_CARD
    else:
        _end_game(complete_in, limits, prizes_of, play)


@njit(nogil=True, cache=True, inline="always")
def _bust(play: np.record) -> None:
    """Art. 6.2: the game wins nothing, and the play is over."""
    play.tenths, play.due = 0, _OVER


@njit(nogil=True, cache=True, inline="always")
def _end_game(complete_in: Array, limits: Array, prizes_of: Array, play: np.record) -> None:
    """Art. 8, 14.1: with three stacks or more there is a choice, unless the cap is reached."""
    complete = int(complete_in[play.block])
    play.tenths, play.laddered = prizes_of[complete], False
    play.due = _OVER if complete < LADDER_FROM or _capped(limits, play) else _CHOICE


@njit(nogil=True, cache=True, inline="always")
def _capped(limits: Array, play: np.record) -> bool:
    """Art. 2.5. B14 lets only the best prize of a game reach the cap, so no value of a game depends on it."""
    return bool(play.realised + play.tenths * play.stake // 10 >= limits[CAP])


@njit(nogil=True, cache=True, inline="always")
def _grant_free_cards(
    free: Array, values: Array, start: Array, after: Array, play: np.record, note: int, sums: Array,
) -> bool:  # fmt: skip
    granted = note - CODE_GRANT - FREE_LEAST
    if granted < 0 or granted >= len(free):
        return False
    first = int(start[play.block]) + play.to_come + FREE_LEAST
    for more in range(len(free)):
        after[more] = values[LANES * (first + more) + play.left]
    play.now = count_draw(sums, KIND_FREE, free, after, granted, play.scale)
    play.to_come += FREE_LEAST + granted
    play.due = _CARD
    return True


@njit(nogil=True, cache=True, inline="always")
def _buy_or_end(
    values: Array, ends: Array, start: Array, complete_in: Array, limits: Array, prizes_of: Array, offered: Array,
    powers: Array, play: np.record, note: int, sums: Array,
) -> bool:  # fmt: skip
    """B8: no card is left to play."""
    if note not in (CODE_BUY, CODE_END):
        return False
    ending = int(note == CODE_END)
    bought = values[LANES * (int(start[play.block]) + 1) + play.left - 1]
    offered[0], offered[1] = bought - 1.0, ends[complete_in[play.block]]
    count_likelihoods(sums, offered, 2, ending, powers)
    count_decision(sums, play.now, offered[ending], play.scale)
    if ending:
        play.now = offered[1]
        _end_game(complete_in, limits, prizes_of, play)
    else:
        play.now = bought  # paid, and no longer ahead
        play.costs += play.stake
        play.left -= 1
        play.to_come, play.due = 1, _CARD
    return True


@njit(nogil=True, cache=True, inline="always")
def _choose_after_game(
    values: Array, complete_in: Array, steps: Array, limits: Array, kinds: Array, owner: Array, offered: Array,
    powers: Array, play: np.record, note: int, sums: Array,
) -> bool:  # fmt: skip
    """B12: High/Low, Risk, or the end of the play. The player model does not speak of Risk."""
    complete, standing = int(complete_in[play.block]), play.tenths / 10.0
    offers_ladder = not play.laddered and LADDER_FROM <= complete <= LADDER_TO
    stakes = risk_stakes(limits, play.tenths * play.stake // 10, play.realised)
    rung = 0 if complete == LADDER_FROM else 2  # Art. 17
    if offers_ladder and note in (CODE_HIGH_LOW, CODE_END):
        offered[0], offered[1] = steps[rung], standing
        count_likelihoods(sums, offered, 2, int(note == CODE_END), powers)
    if note == CODE_HIGH_LOW and offers_ladder:
        count_decision(sums, play.now, steps[rung], play.scale)
        play.laddered, play.rung, play.now, play.due = True, rung, steps[rung], _OPEN
    elif note == CODE_END:
        if offers_ladder or stakes > 0:
            count_decision(sums, play.now, standing, play.scale)
        play.due = _OVER
    elif note > CODE_RISK and note - CODE_RISK <= stakes:
        _begin_risk(values, limits, kinds, owner, play, (note - CODE_RISK) * RISK_GRID, sums)
    else:
        return False
    return True


@njit(nogil=True, cache=True, inline="always")
def _begin_risk(
    values: Array, limits: Array, kinds: Array, owner: Array, play: np.record, staked: int, sums: Array
) -> None:
    """Art. 19: a part of the prize is staked on a new game, and the rest is realised."""
    prize = play.tenths * play.stake // 10
    opening = values[LANES * limits[OPENING] + limits[PURCHASES]]
    worth = (prize - staked + staked * opening) / play.stake
    count_decision(sums, play.now, worth, play.scale)
    play.realised += prize - staked
    play.risks += 1
    _begin_game(values, limits, kinds, owner, play, staked)


@njit(nogil=True, cache=True, inline="always")
def _turn_open_card(high_low: Array, guessed: Array, after: Array, play: np.record, note: int, sums: Array) -> bool:
    open_card = note - CODE_OPEN
    if open_card < 0 or open_card >= RANKS:
        return False
    rung = play.rung
    for card in range(RANKS):
        after[card] = max(guessed[rung, card, 0], guessed[rung, card, 1], guessed[rung, card, 2])
    play.now = count_draw(sums, KIND_OPEN, high_low, after, open_card, play.scale)
    play.open_card, play.due = open_card, _GUESS
    return True


@njit(nogil=True, cache=True, inline="always")
def _guess(
    guessed: Array, ladder: Array, offered: Array, powers: Array, play: np.record, note: int, sums: Array
) -> bool:
    if note not in (CODE_HIGHER, CODE_LOWER, CODE_END):
        return False
    chosen = 0 if note == CODE_HIGHER else 1 if note == CODE_LOWER else 2
    for guess in range(3):
        offered[guess] = guessed[play.rung, play.open_card, guess]
    count_likelihoods(sums, offered, 3, chosen, powers)
    count_decision(sums, play.now, offered[chosen], play.scale)
    play.now = offered[chosen]
    play.higher = chosen == 0
    play.due = _HIDDEN
    if chosen == 2:  # Art. 18.1
        play.tenths, play.due = ladder[play.rung], _CHOICE
    return True


@njit(nogil=True, cache=True, inline="always")
def _turn_hidden_card(
    high_low: Array, steps: Array, limits: Array, ladder: Array, after: Array, play: np.record, note: int, sums: Array
) -> bool:
    hidden, open_card, higher, rung = note - CODE_HIDDEN, play.open_card, play.higher != 0, play.rung
    if hidden < 0 or hidden >= RANKS:
        return False
    for card in range(RANKS):
        after[card] = steps[rung] if card == open_card else steps[rung + 1] if (card > open_card) == higher else 0.0
    play.now = count_draw(sums, KIND_HIDDEN, high_low, after, hidden, play.scale)
    if hidden == open_card:  # Art. 15.3
        play.due = _OPEN
    elif (hidden > open_card) != higher:  # Art. 15.4
        play.tenths, play.due = 0, _OVER
    else:
        play.rung = rung + 1
        play.tenths = ladder[rung + 1]
        play.due = _OPEN if rung + 1 < LADDER_TOP else _OVER if _capped(limits, play) else _CHOICE
    return True


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
