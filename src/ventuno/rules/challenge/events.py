"""What a move brought about, for whoever must hear it: the house, the table, the screen. Boxes count from 1."""

from dataclasses import dataclass

from ventuno.rules.cards import Card
from ventuno.rules.challenge.bets import Bonus
from ventuno.rules.stack import Stack


@dataclass(frozen=True, slots=True)
class Dealt:
    """C5, L29: a box has its two cards, the second one face down."""

    box: int
    open_card: Card


@dataclass(frozen=True, slots=True)
class CommunityLaid:
    """C5, L30: both lie face down before the croupier."""


@dataclass(frozen=True, slots=True)
class CardPaid:
    """C6, L33, L36: one own ante for community card 1 or 2."""

    box: int
    card: int
    amount_centimes: int


@dataclass(frozen=True, slots=True)
class Stayed:
    box: int
    card: int


@dataclass(frozen=True, slots=True)
class CommunityTurned:
    card: int
    turned: Card


@dataclass(frozen=True, slots=True)
class HandShown:
    """C8, L39: the showdown, in the order of dealing. L42: the total says whether it is bust."""

    box: int
    hidden_card: Card
    total: Stack


@dataclass(frozen=True, slots=True)
class BonusPaid:
    """C8, L40: what won on red and on black, and all the bank pays, stakes included."""

    box: int
    red: Bonus | None
    black: Bonus | None
    paid_centimes: int


@dataclass(frozen=True, slots=True)
class WarDeclared:
    """C9; C10 when everybody has gone bust."""

    boxes: tuple[int, ...]
    all_bust: bool


@dataclass(frozen=True, slots=True)
class WarFought:
    """C9: a card each, and who is still in it. C11: whether the earlier cards had to be shuffled in first."""

    boxes: tuple[int, ...]
    cards: tuple[Card, ...]
    left: tuple[int, ...]
    reshuffled: bool


@dataclass(frozen=True, slots=True)
class PotWon:
    """C8, L22."""

    box: int
    amount_centimes: int


@dataclass(frozen=True, slots=True)
class Voided:
    """C14: every stake goes back."""

    by: str
    reason: str


Event = (
    Dealt
    | CommunityLaid
    | CardPaid
    | Stayed
    | CommunityTurned
    | HandShown
    | BonusPaid
    | WarDeclared
    | WarFought
    | PotWon
    | Voided
)
