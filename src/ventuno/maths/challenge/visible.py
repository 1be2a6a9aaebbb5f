"""What a player at the table sees when it has to decide: all that a bot may know.

Made from the rules' view of a seat, which strips everything else.
"""

from dataclasses import dataclass

import numpy as np

from ventuno.maths.challenge.equilibrium.tree import first_place, second_offsets, second_place
from ventuno.maths.challenge.hands import value_of
from ventuno.rules.cards import Rank
from ventuno.rules.challenge.view import GameView


@dataclass(frozen=True, slots=True)
class SeatView:
    """Everything by turn, from the button."""

    place: int  # whose decision it is
    antes_centimes: tuple[int, ...]
    open_cards: tuple[Rank, ...]
    hidden_card: Rank
    first: tuple[bool, ...] = ()  # who pays for community card 1, so far
    card_1: Rank | None = None  # once it is turned
    second: tuple[bool, ...] = ()  # among those who paid for it, so far: who pays for card 2

    @property
    def players(self) -> int:
        return len(self.open_cards)

    @property
    def cards_paid(self) -> tuple[int, ...]:
        """How many community cards each has paid for so far."""
        decisions = iter(self.second)
        first = (*self.first, *(False for _ in range(self.players - len(self.first))))
        return tuple(1 + next(decisions, False) if paid else 0 for paid in first)

    def where(self) -> int:
        """The number of this place in the subgame (`tree`)."""
        hidden = value_of(self.hidden_card)
        if self.card_1 is None:
            return int(first_place(self.place, hidden, sum(paid << seat for seat, paid in enumerate(self.first))))
        cards = np.array(self.cards_paid, np.int64)
        return int(second_place(second_offsets(self.players), self.place, hidden, value_of(self.card_1), cards))


def seat_view(view: GameView) -> SeatView:
    """What the viewer sees, whose turn it must be."""
    assert view.moves, "only a player to decide is asked"
    place = next(place for place, box in enumerate(view.boxes) if box.box == view.turn)
    hidden = view.boxes[place].hidden_card
    assert hidden is not None
    return SeatView(
        place=place,
        antes_centimes=tuple(box.bet.ante_centimes for box in view.boxes),
        open_cards=tuple(box.open_card.rank for box in view.boxes if box.open_card is not None),
        hidden_card=hidden.rank,
        first=tuple(box.first for box in view.boxes if box.first is not None),
        card_1=view.community[0].rank if view.community else None,
        second=tuple(box.second for box in view.boxes if box.second is not None),
    )
