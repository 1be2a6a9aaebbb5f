"""Everything that can happen in Black Jack Challenge: the players' decisions, chance's cards, and the floor manager."""

from dataclasses import dataclass
from enum import Enum

from ventuno.rules.cards import Card


class Decision(Enum):
    """C6, L33, L36: of the player whose turn it is, on a community card. L26: there is nothing else to decide."""

    PAY = "pay"
    STAY = "stay"


class Draw(Enum):
    """What is due from chance: stands in `moves` for all the cards that could come."""

    DEAL = "deal"
    COMMUNITY = "community"
    WAR = "war"


@dataclass(frozen=True, slots=True)
class Deal:
    """C5, L10. Chance: for each player from the button, the open card and the hidden one."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Community:
    """C5. Chance: both community cards, face down."""

    first: Card
    second: Card


@dataclass(frozen=True, slots=True)
class War:
    """C9, L46. Chance: the card burnt, and an open one for each player still in it, from the button."""

    burnt: Card
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Void:
    """C14, L71: the floor manager ends a game that went wrong."""

    by: str
    reason: str


ChanceMove = Deal | Community | War
Move = Decision | ChanceMove | Void
Offer = Decision | Draw
