"""What a move brought about, as values: the house posts money by them, and screens show them. Boxes count from 1."""

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
    """C5, L30: both community cards lie face down before the croupier."""


@dataclass(frozen=True, slots=True)
class CardPaid:
    """C6, L33, L36: the box has paid its own ante once more, for community card 1 or 2."""

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
    """C8, L39: a hand of the showdown, in the order of dealing. L42: the total says whether it is bust."""

    box: int
    hidden_card: Card
    total: Stack


@dataclass(frozen=True, slots=True)
class BonusPaid:
    """C8, L40: what won on red and on black, and all that the bank pays, stakes included."""

    box: int
    red: Bonus | None
    black: Bonus | None
    paid_centimes: int


@dataclass(frozen=True, slots=True)
class WarDeclared:
    """C9: several have the best total. C10: everybody is bust."""

    boxes: tuple[int, ...]
    all_bust: bool


@dataclass(frozen=True, slots=True)
class WarFought:
    """C9: a card for each, and who is left. C11: whether the cards of earlier rounds had to be shuffled in first."""

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
