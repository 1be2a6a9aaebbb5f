"""Whole games of Black Jack Challenge (C5-C11) in compiled code, for two to seven seats.

For the simulator, which plays games by their numbers. Must not: know players by name, hold anything between games, or
know francs: amounts are antes, which are equal, and the bonus bets are left out. The readable rules are the oracle:
with a `record` every draw and decision is noted, and the tests replay them. Without one (None) the notes are not even
compiled.

A card is its place in the rules' `DECK`, where each suit runs from two to ace. The deck is shuffled only as far as it
is dealt (Fisher and Yates, from the top), each place by the next word of the game's stream of deals: so card k is the
same card whoever plays and whatever was decided. Seats are numbered from 0 at the button, in turn order.

The steps of a game that loop over seats are inlined by Numba (`inline`). Inlined by LLVM (`forceinline`), they took a
tenth more time.
"""

from typing import NamedTuple

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import Array
from ventuno.maths.simulation.games import record_code
from ventuno.maths.simulation.random_numbers import DEAL, TAPE_LENGTH, below, fraction, rewind

SEATS_MIN, SEATS_MAX = 2, 7  # C3
CARDS, RANKS = 52, 13  # C5
TEN, ACE = 8, 12  # ranks from 0
TARGET, ACE_DROP = 21, 10  # C7
SOFT = 32  # added to the points of a soft total where a situation is looked up
SITUATIONS = 2 * SOFT
COMMUNITY = 2  # cards, C5
THREATS = 3  # others who show a ten or an ace: none, one, more
CONTEXTS = (SEATS_MAX + 1) ** 2 * THREATS

# Notes of a game, in order: the cards of the deal and the community cards, then decisions, then for each round of war
# how many are in it, the burnt card and their cards.
CODE_STAY, CODE_PAY, CODE_WAR = 100, 101, 200

# Sums by seat, and by game. NET counts what was received less what was paid.
NET, NET_SQUARED, BUST, PAID1, PAID2 = range(5)
SEAT_SUMS = 5
POT, WAR, ALL_BUST = range(3)
GAME_SUMS = 3


class SeatDecisions(NamedTuple):
    """How likely each seat pays for card 1 and 2: `chances[rows[seat, card, context], situation]`."""

    rows: Array  # int16[seat, card, CONTEXTS]
    chances: Array  # float64[row, SITUATIONS]


@njit(nogil=True, cache=True, forceinline=True)
def context(payers: int, paid: int, threats: int) -> int:
    """What a seat sees of the others.

    For card 1, `payers` is 0 and `paid` says how many before it have paid. For card 2, `payers` says how many paid for
    card 1, the seat included, and `paid` how many have paid for card 2 so far.
    """
    return (payers * (SEATS_MAX + 1) + paid) * THREATS + threats


@njit(nogil=True, cache=True)
def play_games(
    decisions: SeatDecisions, seed: int, first: int, last: int, by_seat: Array, by_game: Array, record: Array | None
) -> None:
    """Play the games numbered first..last - 1 and add them to the sums: int64[seat, SEAT_SUMS], int64[GAME_SUMS].

    A seat's situation is the points it has so far, and SOFT if an ace in them counts 11.
    """
    tape, deck = np.zeros(TAPE_LENGTH, np.uint64), np.empty(CARDS, np.uint8)
    low, aces, paid = np.empty(SEATS_MAX, np.int64), np.empty(SEATS_MAX, np.int64), np.empty(SEATS_MAX, np.int64)
    rows, chances = decisions.rows, decisions.chances
    seats = len(rows)
    dealt = 2 * seats + COMMUNITY
    for game in range(first, last):
        rewind(tape, seed, np.uint64(game))
        _deal(tape, deck, dealt, record)
        _open_hands(deck, seats, low, aces, paid)
        tens, payers, pot = _tens_shown(deck, seats), 0, seats
        for card in range(COMMUNITY):  # C6
            payers = _pay_or_stay(tape, deck, rows, chances, card, payers, tens, low, aces, paid, record)
            pot += payers
            for seat in range(seats):
                if paid[seat] == card + 1:  # C7
                    _add(low, aces, seat, deck[dealt - COMMUNITY + card])
        best, contenders = _showdown(seats, low, aces)
        winner = contenders
        if contenders & (contenders - 1):
            winner = _war(tape, deck, dealt, seats, contenders, record)
            by_game[WAR] += 1
        by_game[POT] += pot
        by_game[ALL_BUST] += best == 0
        _count_seats(by_seat, winner, pot, low, paid)


@njit(nogil=True, cache=True, inline="always")
def _deal(tape: Array, deck: Array, dealt: int, record: Array | None) -> None:
    """A full deck, shuffled as far as it is dealt before a war."""
    for card in range(CARDS):
        deck[card] = card
    for place in range(dealt):
        record_code(record, _draw(tape, deck, place))


@njit(nogil=True, cache=True, inline="always")
def _open_hands(deck: Array, seats: int, low: Array, aces: Array, paid: Array) -> None:
    """C5: each seat has an open and a hidden card, then comes the next; nobody has paid yet."""
    for seat in range(seats):
        low[seat], aces[seat], paid[seat] = 0, 0, 0
        _add(low, aces, seat, deck[2 * seat])
        _add(low, aces, seat, deck[2 * seat + 1])


@njit(nogil=True, cache=True, inline="always")
def _tens_shown(deck: Array, seats: int) -> int:
    """How many seats show a ten or an ace."""
    tens = 0
    for seat in range(seats):
        tens += deck[2 * seat] % RANKS >= TEN
    return tens


@njit(nogil=True, cache=True, inline="always")
def _pay_or_stay(
    tape: Array, deck: Array, rows: Array, chances: Array, card: int, payers: int, tens: int, low: Array, aces: Array,
    paid: Array, record: Array | None,
) -> int:  # fmt: skip
    """C6: whoever has paid for all community cards so far is asked about the next; how many pay for it."""
    now = 0
    for seat in range(len(rows)):
        if paid[seat] == card:
            threats = min(tens - (deck[2 * seat] % RANKS >= TEN), THREATS - 1)
            row = rows[seat, card, context(payers, now, threats)]
            chance = chances[row, _situation(low[seat], aces[seat])]
            pay = chance > 0.0 and (chance >= 1.0 or fraction(tape) < chance)
            record_code(record, CODE_PAY if pay else CODE_STAY)
            paid[seat] += pay
            now += pay
    return now


@njit(nogil=True, cache=True, inline="always")
def _showdown(seats: int, low: Array, aces: Array) -> tuple[int, int]:
    """C8: the best points, and who has them as bits of a number. Nobody has points where all are bust (C10)."""
    best, contenders = 0, 0
    for seat in range(seats):
        points = _situation(low[seat], aces[seat]) & (SOFT - 1) if low[seat] <= TARGET else 0
        if points > best:
            contenders, best = 0, points
        if points == best:
            contenders |= 1 << seat
    return best, contenders


@njit(nogil=True, cache=True, inline="always")
def _count_seats(by_seat: Array, winner: int, pot: int, low: Array, paid: Array) -> None:
    for seat in range(len(by_seat)):
        net = (pot if winner >> seat & 1 else 0) - 1 - paid[seat]
        by_seat[seat, NET] += net
        by_seat[seat, NET_SQUARED] += net * net
        by_seat[seat, BUST] += low[seat] > TARGET
        by_seat[seat, PAID1] += paid[seat] >= 1
        by_seat[seat, PAID2] += paid[seat] >= 2


@njit(nogil=True, cache=True, forceinline=True)
def _draw(tape: Array, deck: Array, place: int) -> int:
    """Draw one of the cards that are left, which begin at this place, and put it there."""
    other = place + below(tape, CARDS - place, DEAL)
    card = deck[other]
    deck[other] = deck[place]
    deck[place] = card
    return int(card)


@njit(nogil=True, cache=True, forceinline=True)
def _add(low: Array, aces: Array, seat: int, card: int) -> None:
    """One more card to a seat: its points with every ace at 1, and its aces."""
    rank = np.int64(card) % RANKS
    low[seat] += 1 if rank == ACE else 10 if rank > TEN else rank + 2
    aces[seat] += rank == ACE


@njit(nogil=True, cache=True, forceinline=True)
def _situation(low: int, aces: int) -> int:
    """C7: one ace counts 11 where that is not too much."""
    return low + ACE_DROP + SOFT if aces > 0 and low + ACE_DROP <= TARGET else low


@njit(nogil=True, cache=True)
def _war(tape: Array, deck: Array, dealt: int, seats: int, contenders: int, record: Array | None) -> int:
    """C9: one card each until one is highest; who is in it and who wins are bits of a number."""
    top = dealt
    while contenders & (contenders - 1):
        among = 0
        for seat in range(seats):
            among += contenders >> seat & 1
        if CARDS - top < among + 1:  # C11: what was burnt and turned goes back in
            top = dealt
        record_code(record, CODE_WAR + among)
        record_code(record, _draw(tape, deck, top))  # burnt
        top += 1
        highest, best = 0, -1
        for seat in range(seats):
            if contenders >> seat & 1:
                card = _draw(tape, deck, top)
                record_code(record, card)
                top += 1
                rank = card % RANKS
                if rank > best:
                    highest, best = 0, rank
                if rank == best:
                    highest |= 1 << seat
        contenders = highest
    return contenders
