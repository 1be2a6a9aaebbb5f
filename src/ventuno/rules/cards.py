"""The cards: ranks in rising order with their points, suits, and the deck of 52."""

from dataclasses import dataclass
from enum import Enum


class Rank(Enum):
    """A rank: its symbol in the notation and its points.

    Members stand in the rising order of Art. 16, which High/Low compares by; `height` is the place in it.
    """

    symbol: str
    points: int
    height: int

    TWO = "2", 2  # Art. 7.2 for the points
    THREE = "3", 3
    FOUR = "4", 4
    FIVE = "5", 5
    SIX = "6", 6
    SEVEN = "7", 7
    EIGHT = "8", 8
    NINE = "9", 9
    TEN = "10", 10
    JACK = "J", 10
    QUEEN = "Q", 10
    KING = "K", 10
    ACE = "A", 11  # or 1, when 11 is too much: Art. 7.3

    def __init__(self, symbol: str, points: int) -> None:
        self.symbol = symbol
        self.points = points
        self.height = len(type(self).__members__)

    def __str__(self) -> str:
        return self.symbol

    __hash__ = object.__hash__  # faster than the hash of `Enum`; each member exists once, so it agrees with `==`


class Suit(Enum):
    """B2: decorative in Big21, where only ranks count."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"

    @property
    def red(self) -> bool:
        return self in _RED

    __hash__ = object.__hash__


_RED = (Suit.DIAMONDS, Suit.HEARTS)


@dataclass(frozen=True, slots=True)
class Card:
    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return f"{self.rank.symbol}{self.suit.value}"


RANKS = tuple(Rank)
RANK_BY_SYMBOL = {rank.symbol: rank for rank in RANKS} | {"T": Rank.TEN}
DECK = tuple(
    Card(rank, suit) for suit in Suit for rank in RANKS
)  # always in this order, so that the same shuffle gives the same cards


CARD_BY_SYMBOL = {f"{symbol}{suit.value}": Card(rank, suit) for symbol, rank in RANK_BY_SYMBOL.items() for suit in Suit}
