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
    """C6a, L39: a hidden card is opened, in the order of dealing. The total is called later (`HandCounted`)."""

    box: int
    hidden_card: Card
    total: Stack


@dataclass(frozen=True, slots=True)
class BonusPaid:
    """C6a, C8, L40: what won on red and on black, and all that the bank pays, stakes included."""

    box: int
    red: Bonus | None
    black: Bonus | None
    paid_centimes: int


@dataclass(frozen=True, slots=True)
class HandCounted:
    """C6a, L41: a total is compared with the others. L42: over 21 it is called bust."""

    box: int
    total: Stack


@dataclass(frozen=True, slots=True)
class WarDeclared:
    """C9: several have the best total. C10: everybody is bust."""

    boxes: tuple[int, ...]
    all_bust: bool


@dataclass(frozen=True, slots=True)
class CardBurnt:
    """C9, L46: before each round of war. C11: whether the cards of earlier rounds had to be shuffled in first."""

    reshuffled: bool


@dataclass(frozen=True, slots=True)
class WarFought:
    """C9: a card for each, and who is left. C11: whether the cards of earlier rounds had to be shuffled in first."""

    boxes: tuple[int, ...]
    cards: tuple[Card, ...]
    left: tuple[int, ...]
    reshuffled: bool


@dataclass(frozen=True, slots=True)
class WarRepeated:
    """C9, L48: several have the highest card, so these boxes go on."""

    boxes: tuple[int, ...]


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
    | HandCounted
    | WarDeclared
    | CardBurnt
    | WarFought
    | WarRepeated
    | PotWon
    | Voided
)
