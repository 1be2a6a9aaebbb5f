"""Everything that can happen in Black Jack Challenge: the players' decisions, chance's cards, and the floor manager."""

from dataclasses import dataclass
from enum import Enum

from ventuno.rules.cards import Card


class Decision(Enum):
    """C6, L33, L36: what the player whose turn it is decides on a community card. L26: they decide nothing else."""

    PAY = "pay"
    STAY = "stay"


class Draw(Enum):
    """What chance has to draw next. In `moves` it stands for all the cards that could come."""

    DEAL = "deal"
    COMMUNITY = "community"
    WAR = "war"


@dataclass(frozen=True, slots=True)
class DealHands:
    """C5, L10. Chance: an open and a hidden card for each player, from the button."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Community:
    """C5. Chance: both community cards, face down."""

    first: Card
    second: Card


@dataclass(frozen=True, slots=True)
class War:
    """C9, L46. Chance: one card is burnt, then each player still in the war gets an open one, from the button."""

    burnt: Card
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Void:
    """C14, L71: the floor manager ends a game that went wrong."""

    by: str
    reason: str


ChanceMove = DealHands | Community | War
Move = Decision | ChanceMove | Void
Offer = Decision | Draw
