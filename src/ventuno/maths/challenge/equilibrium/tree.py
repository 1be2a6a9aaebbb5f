"""The game of two to seven players once the open cards lie: who can know what, and how decisions lead on.

For `regret`, `quick_answers` and `deviation`. Must not: learn or judge anything.

A **place** is a number for all that the player to decide can tell apart in the subgame: its seat (by turn, the button
0), its hidden card, and the decisions before it; for card 2 also card 1 as turned. Places of a seat stand together,
those of card 1 first, so one array over all places holds a strategy for every seat: its probability of paying.

    card 1      first(seat) + hidden * 2^seat + who before has paid, in bits
    card 2      second(seat) + ((hidden * 10 + card 1) * 3^seat + what those before did) * 2^(those behind)
                + who behind has paid, in bits

Those before have stayed at once, paid once or paid twice; those behind have stayed or paid. Seven players have 207,170
places, two have 530.
"""

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import VALUES, Array
from ventuno.maths.challenge.hands import COUNTS, NEXT, SCORE, hand_kind
from ventuno.maths.simulation.random_numbers import DEAL, below, fraction


def place_count(players: int) -> int:
    return int(second_offset(players, players))


@njit(nogil=True, cache=True)
def first_offset(seat: int) -> int:
    return int(VALUES * ((1 << seat) - 1))


@njit(nogil=True, cache=True)
def second_offset(players: int, seat: int) -> int:
    at = VALUES * ((1 << players) - 1)  # behind all places of card 1
    for before in range(seat):
        at += VALUES * VALUES * 3**before << players - 1 - before
    return int(at)


@njit(nogil=True, cache=True)
def first_place(seat: int, hidden: int, paid: int) -> int:
    return int(first_offset(seat) + (hidden << seat) + paid)


@njit(nogil=True, cache=True)
def second_place(seconds: Array, seat: int, hidden: int, card: int, cards: Array) -> int:
    """`cards`: how many each has paid for, those from the seat on for card 1 only."""
    players = len(cards)
    before, behind, power = 0, 0, 1
    for other in range(seat):
        before += cards[other] * power
        power *= 3
    for other in range(seat + 1, players):
        behind += (cards[other] > 0) << other - seat - 1
    return int(seconds[seat] + (((hidden * VALUES + card) * power + before) << players - 1 - seat) + behind)


@njit(nogil=True, cache=True)
def second_offsets(players: int) -> Array:
    """Where the places of card 2 begin, by seat."""
    found = np.empty(players, np.int64)
    for seat in range(players):
        found[seat] = second_offset(players, seat)
    return found


@njit(nogil=True, cache=True)
def unseen_cards(open_cards: Array) -> Array:
    """The cards that do not lie open."""
    stock, at = np.empty(52 - len(open_cards), np.int64), 0
    for value in range(VALUES):
        left = COUNTS[value]
        for card in open_cards:
            left -= card == value
        for _ in range(left):
            stock[at] = value
            at += 1
    return stock


@njit(nogil=True, cache=True)
def deal(tape: Array, stock: Array, players: int) -> None:
    """Shuffle the top of the stock: a hidden card for each seat, then community card 1."""
    for place in range(players + 1):
        other = place + below(tape, len(stock) - place, DEAL)
        stock[place], stock[other] = stock[other], stock[place]


@njit(nogil=True, cache=True)
def decide_first(tape: Array, pays: Array, stock: Array, cards: Array, paid: int, seat: int, until: int) -> int:
    """C6: seats in turn decide on card 1; returns who has paid, in bits."""
    while seat < until:
        pay = fraction(tape) < pays[first_place(seat, stock[seat], paid)]
        cards[seat] = pay
        paid |= pay << seat
        seat += 1
    return paid


@njit(nogil=True, cache=True)
def decide_second(tape: Array, pays: Array, seconds: Array, stock: Array, cards: Array, seat: int, until: int) -> None:
    """C6: those who paid decide on card 2."""
    while seat < until:
        if cards[seat]:
            place = second_place(seconds, seat, stock[seat], stock[len(cards)], cards)
            cards[seat] += fraction(tape) < pays[place]
        seat += 1


@njit(nogil=True, cache=True)
def sample_branches(
    tape: Array,
    pays: Array,
    seconds: Array,
    stock: Array,
    open_cards: Array,
    antes: Array,
    seat: int,
    worth: Array,
    chances: Array,
    room: Array,
) -> tuple[int, int]:
    """One deal in which a seat pays for 0, 1 and 2 cards and has each hidden card, the others' decisions drawn.

    `worth[payments, hidden]`: what the seat wins, in its own antes, averaged over community card 2, which nobody
    has seen when deciding; `chances[hidden]`: how likely it has that card, given the others' and card 1. Neither
    has to be drawn, as the others' decisions depend on neither: so a deal tells ten times as much. Returns the
    places of the seat's two decisions with the first hidden card; `strides` leads to the others. `room`: int64[4,
    10] to write in.
    """
    players = len(open_cards)
    left, best, ties, cards = room[0], room[1], room[2], room[3, :players]
    _count(stock, players, seat, left)
    cards[seat] = 0
    before = decide_first(tape, pays, stock, cards, 0, 0, seat)
    decide_first(tape, pays, stock, cards, before, seat + 1, players)
    decide_second(tape, pays, seconds, stock, cards, 0, players)
    _rivals(stock, open_cards, cards, seat, best, ties)
    _expect(0, stock[players], open_cards, antes, cards, seat, left, best, ties, worth)
    for other in range(seat):
        cards[other] = before >> other & 1
    cards[seat] = 1
    paid = decide_first(tape, pays, stock, cards, before | 1 << seat, seat + 1, players)
    decide_second(tape, pays, seconds, stock, cards, 0, seat)
    place = second_place(seconds, seat, 0, stock[players], cards)
    for payments in range(1, 3):
        cards[seat] = payments
        for other in range(seat + 1, players):
            cards[other] = paid >> other & 1
        decide_second(tape, pays, seconds, stock, cards, seat + 1, players)
        _rivals(stock, open_cards, cards, seat, best, ties)
        _expect(payments, stock[players], open_cards, antes, cards, seat, left, best, ties, worth)
    for hidden in range(VALUES):
        chances[hidden] = left[hidden] / (len(stock) - players)
    return first_place(seat, 0, before), place


@njit(nogil=True, cache=True)
def strides(players: int, seat: int) -> tuple[int, int]:
    """From a place to that with the next hidden card: for card 1 and card 2."""
    return 1 << seat, VALUES * 3**seat << players - 1 - seat


@njit(nogil=True, cache=True)
def _count(stock: Array, players: int, seat: int, left: Array) -> None:
    """The cards of each value that the seat could have: not open, not another's, not card 1."""
    left[:] = 0
    for place in range(players + 1, len(stock)):
        left[stock[place]] += 1
    left[stock[seat]] += 1


@njit(nogil=True, cache=True)
def _rivals(stock: Array, open_cards: Array, cards: Array, seat: int, best: Array, ties: Array) -> None:
    """The best score of the others and how many have it, by community card 2."""
    players = len(open_cards)
    best[:], ties[:] = -1, 0
    for other in range(players):
        if other != seat:
            kind = hand_kind(open_cards[other], stock[other])
            if cards[other] > 0:
                kind = NEXT[kind, stock[players]]
            for value in range(VALUES):
                found = SCORE[NEXT[kind, value]] if cards[other] == 2 else SCORE[kind]
                if found > best[value]:
                    best[value], ties[value] = found, 0
                ties[value] += found == best[value]


@njit(nogil=True, cache=True)
def _expect(
    payments: int,
    card: int,
    open_cards: Array,
    antes: Array,
    cards: Array,
    seat: int,
    left: Array,
    best: Array,
    ties: Array,
    worth: Array,
) -> None:
    """C8-C10: what the seat wins with each hidden card; a war is an equal share (`values`)."""
    pot, total = 0.0, 0
    for other in range(len(cards)):
        pot += antes[other] * (1 + cards[other])
    for value in range(VALUES):
        total += left[value]
    for hidden in range(VALUES):
        kind = hand_kind(open_cards[seat], hidden)
        if payments > 0:
            kind = NEXT[kind, card]
        share = 0.0
        for value in range(VALUES):
            mine = SCORE[NEXT[kind, value]] if payments == 2 else SCORE[kind]
            if mine >= best[value]:
                ways = left[value] - (value == hidden)
                share += ways if mine > best[value] else ways / (1.0 + ties[value])
        worth[payments, hidden] = share / (total - 1) * pot / antes[seat] - 1 - payments
