"""Casino war: who is still in it, and which cards are out of the deck (C9-C11)."""

from dataclasses import dataclass

from ventuno.rules.cards import Card
from ventuno.rules.challenge.moves import War


def survivors(boxes: tuple[int, ...], war: War) -> tuple[int, ...]:
    """C9: the highest rank wins, ace high (L47); equals go on (L48)."""
    highest = max(card.rank.height for card in war.cards)
    return tuple(box for box, card in zip(boxes, war.cards, strict=True) if card.rank.height == highest)


@dataclass(frozen=True, slots=True)
class WarState:
    """How a war stands."""

    boxes: tuple[int, ...]  # still in it, by turn
    left: int  # cards in the deck before the first round
    out: frozenset[Card] = frozenset()  # burnt and turned since the last shuffle
    reshuffles: int = 0

    def after(self, war: War) -> "WarState":
        """C9: the war after one more round. C11: if the deck is too small for the next one, all cards go back first."""
        boxes, out = survivors(self.boxes, war), self.out | {war.burnt, *war.cards}
        if len(boxes) > 1 and self.left - len(out) < 1 + len(boxes):
            return WarState(boxes, self.left, frozenset(), self.reshuffles + 1)
        return WarState(boxes, self.left, out, self.reshuffles)
