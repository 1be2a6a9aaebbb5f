"""Everything that can happen in Big21: the player's choices and chance's outcomes, as values.

Moves are compared by value, yet each one exists once (`PLACES`, `DEALS`, …), so comparing them is cheap.
"""

from dataclasses import dataclass
from enum import Enum

from ventuno.rules.cards import RANKS, Rank


class Choice(Enum):
    """A choice without further particulars, by its word in the notation."""

    DISCARD = "discard"  # Art. 7.1
    BUY = "buy"  # Art. 10.2
    END = "end"  # Art. 2.6: the game being played; between games, the play
    HIGH_LOW = "highlow"  # Art. 14
    HIGHER = "higher"  # Art. 15.1
    LOWER = "lower"


class Clock(Enum):
    """What happens by itself, Art. 23."""

    EXPIRE = "expire"


@dataclass(frozen=True, slots=True)
class Place:
    """Art. 7.1: the card shown goes on this stack, counted from 0."""

    stack: int


@dataclass(frozen=True, slots=True)
class Risk:
    """Art. 19.1: start a Risk game with that stake."""

    stake_centimes: int


@dataclass(frozen=True, slots=True)
class Risks:
    """The Risk stakes on offer: stands in `moves` for one `Risk` move per stake in the range."""

    stakes_centimes: range


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the next card of a main or Risk game."""

    rank: Rank


@dataclass(frozen=True, slots=True)
class Grant:
    """Chance: how many free cards, Art. 10.1."""

    cards: int


@dataclass(frozen=True, slots=True)
class Open:
    """Chance: the open card of a High/Low round."""

    rank: Rank


@dataclass(frozen=True, slots=True)
class Hidden:
    """Chance: the hidden card of a High/Low round, turned after the guess."""

    rank: Rank


PlayerMove = Place | Choice | Risk
ChanceMove = Deal | Grant | Open | Hidden
Move = PlayerMove | ChanceMove | Clock
Offer = Place | Choice | ChanceMove | Risks

DEALS = tuple(map(Deal, RANKS))
OPENS = tuple(map(Open, RANKS))
HIDDENS = tuple(map(Hidden, RANKS))
