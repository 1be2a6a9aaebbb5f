"""A game of Black Jack Challenge: what was staked, what was dealt, what was decided. Everything else follows.

Nothing is kept twice: phase, turn, totals, pot and winner are computed from the cards and decisions, so no two of them
can disagree.
"""

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property, reduce

from ventuno.rules.cards import DECK, Card
from ventuno.rules.challenge.bets import Bet, Hand, paid_centimes
from ventuno.rules.challenge.moves import Community, Void, War
from ventuno.rules.stack import EMPTY, Stack


class Phase(Enum):
    DEAL = "deal"  # cards are due
    CARD_1 = "card1"
    CARD_2 = "card2"
    WAR = "war"
    OVER = "over"
    VOID = "void"


def _survivors(boxes: tuple[int, ...], war: War) -> tuple[int, ...]:
    """C9: the highest rank wins, ace high (L47); equals go on (L48)."""
    highest = max(card.rank.height for card in war.cards)
    return tuple(box for box, card in zip(boxes, war.cards, strict=True) if card.rank.height == highest)


@dataclass(frozen=True, slots=True)
class _Front:
    """Where a war stands."""

    boxes: tuple[int, ...]  # still in it, by turn
    left: int  # cards in the deck before the first round
    out: frozenset[Card] = frozenset()  # burnt and turned since the last shuffle
    reshuffles: int = 0

    def after(self, war: War) -> "_Front":
        """C9; C11: if the next round cannot be dealt, everything out goes back first."""
        boxes, out = _survivors(self.boxes, war), self.out | {war.burnt, *war.cards}
        if len(boxes) > 1 and self.left - len(out) < 1 + len(boxes):
            return _Front(boxes, self.left, frozenset(), self.reshuffles + 1)
        return _Front(boxes, self.left, out, self.reshuffles)


@dataclass(frozen=True)
class Game:
    bets: tuple[Bet | None, ...]  # by box, from box 1; none on an empty one
    button: int
    hands: tuple[Hand, ...] = ()  # by turn: open card, hidden card
    community: Community | None = None
    first: tuple[bool, ...] = ()  # by turn, so far: who pays for community card 1
    second: tuple[bool, ...] = ()  # by turn among those who paid for the first, so far
    wars: tuple[War, ...] = ()
    voided: Void | None = None

    @cached_property
    def order(self) -> tuple[int, ...]:
        """C5, C6, L18: the boxes that play, clockwise from the button."""
        boxes = range(1, len(self.bets) + 1)
        clockwise = (*boxes[self.button - 1 :], *boxes[: self.button - 1])
        return tuple(box for box in clockwise if self.bets[box - 1] is not None)

    @cached_property
    def payers(self) -> tuple[int, ...]:
        """C6, L37: those who have paid for community card 1, by turn."""
        return tuple(box for box, paid in zip(self.order, self.first, strict=False) if paid)

    @property
    def phase(self) -> Phase:
        return self._stage if self.voided is None else Phase.VOID

    @cached_property
    def _stage(self) -> Phase:
        """How far the game has come, void or not."""
        if self.community is None:
            return Phase.DEAL
        if len(self.first) < len(self.order):
            return Phase.CARD_1
        if len(self.second) < len(self.payers):
            return Phase.CARD_2
        return Phase.OVER if len(self.contenders) == 1 else Phase.WAR

    @property
    def shown(self) -> bool:
        """C8: whether the hidden cards have been opened."""
        return self._stage in (Phase.WAR, Phase.OVER)

    @property
    def turn(self) -> int | None:
        """The box to decide."""
        if self.phase is Phase.CARD_1:
            return self.order[len(self.first)]
        return self.payers[len(self.second)] if self.phase is Phase.CARD_2 else None

    @property
    def card_asked(self) -> int | None:
        """C6: the community card, 1 or 2, that the box to decide may pay for."""
        return {Phase.CARD_1: 1, Phase.CARD_2: 2}.get(self.phase)

    @property
    def turned(self) -> tuple[Card, ...]:
        """C6, L34, L38: the community cards that lie open; the second one even if nobody has paid for it."""
        if self.community is None or self._stage is Phase.CARD_1:
            return ()
        both = self.community.first, self.community.second
        return both if self.shown else both[:1]

    def bet(self, box: int) -> Bet:
        bet = self.bets[box - 1]
        assert bet is not None
        return bet

    def hand(self, box: int) -> Hand:
        return self.hands[self.order.index(box)]

    def cards_paid(self, box: int) -> int:
        """How many community cards the box has paid for."""
        if box not in self.payers:
            return 0
        place = self.payers.index(box)
        return 1 + (place < len(self.second) and self.second[place])

    def total(self, box: int) -> Stack:
        """C7: what was paid for counts, always; what was not, never. L13, L14, L15 for the points."""
        community = () if self.community is None else (self.community.first, self.community.second)
        cards = (*(self.hand(box) if self.hands else ()), *community[: self.cards_paid(box)])
        return reduce(lambda total, card: total.add(card.rank)[0], cards, EMPTY)

    def paid_centimes(self, box: int) -> int:
        """Into the pot: L33, L36."""
        return self.bet(box).ante_centimes * (1 + self.cards_paid(box))

    @cached_property
    def pot_centimes(self) -> int:
        """C8, L17, L43: all antes and payments. L50: nothing is taken from it."""
        return sum(self.paid_centimes(box) for box in self.order)

    @cached_property
    def best(self) -> tuple[int, ...]:
        """By turn, who has the best total not over 21 (C8, L16, L25, L41); all, if nobody has one (C10).

        Asked at the showdown.
        """
        totals = {box: self.total(box) for box in self.order}
        standing = {box: total.points for box, total in totals.items() if not total.bust}
        most = max(standing.values(), default=0)
        return tuple(box for box in self.order if not standing or standing.get(box) == most)

    @property
    def all_bust(self) -> bool:
        return all(self.total(box).bust for box in self.order)

    @property
    def contenders(self) -> tuple[int, ...]:
        """C9, L21, L45: who can still win, after the wars so far. Asked at the showdown."""
        return self._front.boxes

    def war_cards(self, box: int) -> tuple[Card, ...]:
        """C9: one for each round the box was in."""
        boxes, cards = self.best if self.wars else (), list[Card]()
        for war in self.wars:
            cards += (card for each, card in zip(boxes, war.cards, strict=True) if each == box)
            boxes = _survivors(boxes, war)
        return tuple(cards)

    @property
    def winner(self) -> int | None:
        """L20: one, always."""
        return self.contenders[0] if self.phase is Phase.OVER else None

    @cached_property
    def laid(self) -> frozenset[Card]:
        """The cards of players and community, which stay where they are to the end."""
        community = () if self.community is None else (self.community.first, self.community.second)
        return frozenset((*community, *(card for hand in self.hands for card in hand)))

    @cached_property
    def stock(self) -> tuple[Card, ...]:
        """The cards that can come next, in the order of `DECK`."""
        out = self.laid | self._front.out if self.wars else self.laid
        return tuple(card for card in DECK if card not in out)

    @property
    def reshuffles(self) -> int:
        """C11: how often the cards of earlier war rounds have gone back into the deck; the next round's included."""
        return self._front.reshuffles if self.wars else 0

    @property
    def reshuffled(self) -> bool:
        """C11: whether they have for the next round."""
        return bool(self.wars) and not self._front.out

    @cached_property
    def _front(self) -> _Front:
        return reduce(_Front.after, self.wars, _Front(self.best, len(DECK) - len(self.laid)))

    def fight(self, war: War) -> "Game":
        """One round more. Where the war stands is handed on: to fold it anew each round would take a long one ages."""
        after = replace(self, wars=(*self.wars, war))
        vars(after)["_front"] = self._front.after(war)
        return after

    def bonus_centimes(self, box: int) -> int:
        """C8, L24: everything the bank pays on the bonus bets."""
        return paid_centimes(self.bet(box), self.hand(box))

    def net_centimes(self, box: int) -> int:
        """Received minus paid, over the whole game: L12, from the others in the pot, from the bank on the bonus bets.

        Asked when it is over.
        """
        if self.phase is Phase.VOID:
            return 0  # C14
        won = self.pot_centimes if box == self.winner else 0  # L22
        return won + self.bonus_centimes(box) - self.paid_centimes(box) - self.bet(box).bonus_centimes
