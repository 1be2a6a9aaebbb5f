"""Cards as the game among the players sees them: ten values, and what hands of them come to.

Suits do not count, and 10, J, Q and K differ only in a war (C9). There each of the k players in it wins with
probability exactly 1/k, whatever cards are out: the rest of the deck is shuffled, so exchanging the cards of two of
them in every round turns each course of the war into another of the same probability, in which the other wins. That
holds through any number of rounds and also when earlier rounds' cards are shuffled in (C11). So a war is worth an equal
share of the pot, and only values matter to decisions.

Values and kinds of hands are numbered as in `graph`: 2..9, ten, ace; kind 0 is no card at all.
"""

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import ACE, BUST, LOW, SOFT, STEP, TEN, VALUES
from ventuno.rules.cards import DECK, Rank

PLAYERS_MIN, PLAYERS_MAX = 2, 7  # C3


def value_of(rank: Rank) -> int:
    if rank is Rank.ACE:
        return ACE
    return min(rank.points - 2, TEN)


COUNTS = np.bincount([value_of(card.rank) for card in DECK], minlength=VALUES)  # C5

# Kinds with one more behind them for bust, so that kernels need no branch.
BUSTED = len(LOW)
NEXT = np.full((BUSTED + 1, VALUES), BUSTED, np.int64)
NEXT[:BUSTED] = np.where(STEP == BUST, BUSTED, STEP)  # C7: a hand and one more card
SCORE = np.append(LOW + 10 * SOFT, 0).astype(np.int64)  # C8, C10: all hands over 21 are equal, below any other


@njit(nogil=True, cache=True, forceinline=True)
def hand_kind(open_card: int, hidden: int) -> int:
    """The kind of hand that two cards are."""
    return int(NEXT[NEXT[0, open_card], hidden])
