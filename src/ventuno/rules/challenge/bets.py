"""What a player stakes before the cards: an ante for the pot, and one or both bonus bets against the bank.

The bonus bets are decided by the first two cards alone, whatever becomes of the game (C8, L51).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from ventuno.rules.cards import Card

GRID_CENTIMES = 10  # so that 3:2 is exact to the centime
Hand = tuple[Card, Card]


class Bonus(Enum):
    """A winning pair of cards. What it pays is a matter of the table's rules (`table_rules.py`)."""

    RED_PAIR = "red_pair"
    DOUBLE_RED = "double_red"
    BLACK_PAIR = "black_pair"
    PAIR = "pair"
    DOUBLE_BLACK = "double_black"


@dataclass(frozen=True, slots=True)
class Odds:
    """C2: so much for so much, and the stake comes back as well."""

    pays: int
    for_: int

    def __str__(self) -> str:
        return f"{self.pays}:{self.for_}"

    def paid_centimes(self, stake_centimes: int) -> int:
        """C2: the stake included."""
        return stake_centimes + stake_centimes * self.pays // self.for_


@dataclass(frozen=True, slots=True)
class Bet:
    """C4, L9: an ante, and at least one bonus bet."""

    ante_centimes: int
    red_centimes: int = 0
    black_centimes: int = 0

    @property
    def bonus_centimes(self) -> int:
        return self.red_centimes + self.black_centimes


def red_bonus(hand: Hand) -> Bonus | None:
    """C1, L52, L53: a pair is two cards of the same rank. L54: only the better bonus is paid."""
    first, second = hand
    if not (first.suit.red and second.suit.red):
        return None
    return Bonus.RED_PAIR if first.rank is second.rank else Bonus.DOUBLE_RED


def black_bonus(hand: Hand) -> Bonus | None:
    """C1, L55, L56, L57: a pair of any colour pays, so a red pair does too. L58: only the best bonus is paid."""
    first, second = hand
    black = not first.suit.red and not second.suit.red
    if first.rank is second.rank:
        return Bonus.BLACK_PAIR if black else Bonus.PAIR
    return Bonus.DOUBLE_BLACK if black else None


def paid_centimes(bet: Bet, hand: Hand, odds: Mapping[Bonus, Odds]) -> int:
    """L59, L60: all that the bank pays on the two bonus bets, returned stakes included."""
    red, black = red_bonus(hand), black_bonus(hand)
    on_red = 0 if red is None else odds[red].paid_centimes(bet.red_centimes)
    on_black = 0 if black is None else odds[black].paid_centimes(bet.black_centimes)
    return on_red + on_black
