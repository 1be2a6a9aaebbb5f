"""Instant answers: a small table of how often to pay, made from many solved subgames.

It knows a position only roughly. For card 1: players, own seat, how many before have paid, how many of the others show
a ten or an ace (two and more are one), own total. For card 2: players, how many paid for card 1, how many so far for
card 2, whether another shows a ten or an ace, own total. `make` averages what `regret` finds on open cards drawn at
random, each place with the weight it has there. `quick_answer_rows` keeps the result: it was made once, and the seed
makes it again.

Must not: be used where there is time to think; `deviation` says what it gives away.
"""

import numpy as np

from ventuno.maths.big21.graph import SOFT, TEN, VALUES, Array
from ventuno.maths.challenge.equilibrium.regret import learn
from ventuno.maths.challenge.equilibrium.tree import first_offset, place_count, second_offset
from ventuno.maths.challenge.hands import BUSTED, COUNTS, NEXT, PLAYERS_MAX, PLAYERS_MIN, SCORE, hand_kind, value_of
from ventuno.maths.challenge.quick_answer_rows import ROWS
from ventuno.maths.challenge.visible import SeatView

STEPS = 9  # probabilities are kept as digits: ninths
_THREATS, _THREATS_2 = 3, 2
_CAUTIOUS, _CAUTIOUS_SOFT = 12, 16  # where no subgame came to: pay up to these totals
_CHOICES = PLAYERS_MAX + 1
_SECONDS = _CHOICES**3 * _THREATS  # rows of card 1 come first
_ROWS = _SECONDS + _CHOICES**3 * _THREATS_2


def chance(position: SeatView) -> float:
    """The probability of paying."""
    own = position.place
    values = [value_of(rank) for rank in position.open_cards]
    threats = sum(value >= TEN for seat, value in enumerate(values) if seat != own)
    kind = hand_kind(values[own], value_of(position.hidden_card))
    if position.card_1 is None:
        row = _first_row(position.players, own, sum(position.first), min(threats, _THREATS - 1))
    else:
        row = _second_row(position.players, sum(position.first), sum(position.second), min(threats, _THREATS_2 - 1))
        kind = int(NEXT[kind, value_of(position.card_1)])
    return float(_TABLE[row, kind])


def strategies_by_place(open_cards: Array) -> Array:
    """The table as a strategy of every seat, by place (`tree`)."""
    rows, kinds = _situations(open_cards)
    return _TABLE[rows, kinds]


def hand_kinds(open_cards: Array) -> Array:
    """The kind of hand of the player to decide, by place."""
    return _situations(open_cards)[1]


def make(seed: int, draws: int, iterations: int) -> str:
    """The table's rows: that many draws of open cards for each number of players."""
    chance, deck = np.random.default_rng(seed), np.repeat(np.arange(VALUES), COUNTS)
    paid, seen = np.zeros((_ROWS, BUSTED + 1)), np.zeros((_ROWS, BUSTED + 1))
    for players in range(PLAYERS_MIN, PLAYERS_MAX + 1):
        for _ in range(draws):
            open_cards = chance.permutation(deck)[:players]
            pays, weights = learn(open_cards, np.ones(players), np.uint64(chance.integers(2**63)), iterations)
            where = _situations(open_cards)
            np.add.at(paid, where, weights * pays)
            np.add.at(seen, where, weights)
    cautious = np.broadcast_to(_cautious(), seen.shape)
    digits = np.rint(STEPS * np.where(seen > 0, paid / np.maximum(seen, 1e-300), cautious)).astype(int)
    return "".join(
        f"{row} {''.join(map(str, digits[row, :BUSTED]))}\n" for row in np.flatnonzero(seen.sum(axis=1)).tolist()
    )


def _read(rows: str) -> Array:
    table = np.tile(_cautious(), (_ROWS, 1))
    for line in rows.split("\n"):
        if line:
            row, digits = line.split()
            table[int(row), :BUSTED] = [int(digit) / STEPS for digit in digits]
    table[:, BUSTED] = 0.0
    return table


def _cautious() -> Array:
    soft = np.append(SOFT, False)
    pays = np.where(soft, SCORE <= _CAUTIOUS_SOFT, SCORE <= _CAUTIOUS).astype(float)
    pays[BUSTED] = 0.0
    return pays


def _first_row(players: int, seat: int, paid: int, threats: int) -> int:
    return ((players * _CHOICES + seat) * _CHOICES + paid) * _THREATS + threats


def _second_row(players: int, payers: int, again: int, threats: int) -> int:
    return _SECONDS + ((players * _CHOICES + payers) * _CHOICES + again) * _THREATS_2 + threats


def _situations(open_cards: Array) -> tuple[Array, Array]:
    """Row and kind of hand at each place."""
    players = len(open_cards)
    rows, kinds = np.zeros(place_count(players), np.int64), np.zeros(place_count(players), np.int64)
    hidden = np.arange(VALUES)
    for seat in range(players):
        threats = int((open_cards >= TEN).sum() - (open_cards[seat] >= TEN))
        hands = np.array([hand_kind(open_cards[seat], value) for value in hidden])
        before = np.arange(1 << seat)
        paid = np.array([int(bits).bit_count() for bits in before])
        mine = slice(first_offset(seat), first_offset(seat + 1))
        rows[mine] = np.tile(_first_row(players, seat, 0, min(threats, _THREATS - 1)) + paid * _THREATS, VALUES)
        kinds[mine] = np.repeat(hands, 1 << seat)
        once, twice = _done(seat)
        behind = np.array([bits.bit_count() for bits in range(1 << players - 1 - seat)])
        payers = 1 + (once + twice)[:, None] + behind
        row = _SECONDS + ((players * _CHOICES + payers) * _CHOICES + twice[:, None]) * _THREATS_2
        mine = slice(second_offset(players, seat), second_offset(players, seat + 1))
        rows[mine] = np.tile((row + min(threats, _THREATS_2 - 1)).ravel(), VALUES * VALUES)
        kinds[mine] = np.repeat(NEXT[hands].ravel(), row.size)
    return rows, kinds


def _done(seats: int) -> tuple[Array, Array]:
    """How many of the seats before have paid once and twice, by what they did (`tree`)."""
    codes = np.arange(3**seats)
    digits = [codes // 3**seat % 3 for seat in range(seats)]
    once, twice = (sum((digit == paid for digit in digits), np.zeros(3**seats, np.int64)) for paid in (1, 2))
    return once, twice


_TABLE = _read(ROWS)
