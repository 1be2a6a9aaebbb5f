"""Everything that can happen in Big21: the choices of the player, the outcomes of chance, and the clock.

Moves are compared by value. Those of chance exist once (`DEALS`, `OPENS`, `HIDDENS`), which makes comparing them cheap.
"""

from dataclasses import dataclass
from enum import Enum

from ventuno.rules.cards import RANKS, Rank


class Choice(Enum):
    """A choice that needs no further detail. The value is its word in the notation."""

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
    """All Risk stakes on offer. In `moves` it stands for one `Risk` move for each stake in the range."""

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
