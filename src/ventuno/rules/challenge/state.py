"""A game of Black Jack Challenge: what was staked, what was dealt, what was decided.

Everything else is computed from that: phase, turn, totals, pot and winner. Nothing is kept twice, so no two of them can
disagree.
"""

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property, reduce

from ventuno.rules.cards import DECK, Card
from ventuno.rules.challenge.bets import Bet, Hand, paid_centimes
from ventuno.rules.challenge.moves import Community, Void, War
from ventuno.rules.challenge.table_rules import LEAFLET, TableRules
from ventuno.rules.challenge.war import WarState, survivors
from ventuno.rules.stack import EMPTY, Stack


class GamePhase(Enum):
    DEAL = "deal"  # cards are due
    CARD_1 = "card1"
    CARD_2 = "card2"
    WAR = "war"
    OVER = "over"
    VOID = "void"


@dataclass(frozen=True)
class ChallengeGame:
    bets: tuple[Bet | None, ...]  # by box, from box 1; none on an empty one
    button: int
    hands: tuple[Hand, ...] = ()  # by turn: open card, hidden card
    community: Community | None = None
    first: tuple[bool, ...] = ()  # by turn, so far: who pays for community card 1
    second: tuple[bool, ...] = ()  # by turn among those who paid for the first, so far
    wars: tuple[War, ...] = ()
    voided: Void | None = None
    rules: TableRules = LEAFLET  # C17: those in force when betting began

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
    def phase(self) -> GamePhase:
        return self._stage if self.voided is None else GamePhase.VOID

    @cached_property
    def _stage(self) -> GamePhase:
        """How far the game has come, whether it was voided or not."""
        if self.community is None:
            return GamePhase.DEAL
        if len(self.first) < len(self.order):
            return GamePhase.CARD_1
        if len(self.second) < len(self.payers):
            return GamePhase.CARD_2
        return GamePhase.OVER if len(self.contenders) == 1 else GamePhase.WAR

    @property
    def shown(self) -> bool:
        """C8: whether the hidden cards have been opened."""
        return self._stage in (GamePhase.WAR, GamePhase.OVER)

    @property
    def turn(self) -> int | None:
        """The box to decide."""
        if self.phase is GamePhase.CARD_1:
            return self.order[len(self.first)]
        return self.payers[len(self.second)] if self.phase is GamePhase.CARD_2 else None

    @property
    def card_asked(self) -> int | None:
        """C6: the community card, 1 or 2, that the box to decide may pay for."""
        return {GamePhase.CARD_1: 1, GamePhase.CARD_2: 2}.get(self.phase)

    @property
    def turned(self) -> tuple[Card, ...]:
        """C6, L34, L38: the community cards that lie open; the second one even if nobody has paid for it."""
        if self.community is None or self._stage is GamePhase.CARD_1:
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
        """C7: a community card counts if and only if it was paid for. L13, L14, L15: the points."""
        community = () if self.community is None else (self.community.first, self.community.second)
        cards = (*(self.hand(box) if self.hands else ()), *community[: self.cards_paid(box)])
        return reduce(lambda total, card: total.add(card.rank)[0], cards, EMPTY)

    def paid_centimes(self, box: int) -> int:
        """What the box has paid into the pot: L33, L36."""
        return self.bet(box).ante_centimes * (1 + self.cards_paid(box))

    @cached_property
    def pot_centimes(self) -> int:
        """C8, L17, L43: all antes and payments. L50: nothing is taken from it."""
        return sum(self.paid_centimes(box) for box in self.order)

    @cached_property
    def best(self) -> tuple[int, ...]:
        """Who has the best total not over 21 (C8, L16, L25, L41), by turn; everybody, if all are bust (C10).

        It has a meaning from the showdown on.
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
        """C9, L21, L45: who can still win, after the wars so far. It has a meaning from the showdown on."""
        return self._war_state.boxes

    def war_cards(self, box: int) -> tuple[Card, ...]:
        """C9: the cards of the box, one for each round of war it was in."""
        boxes, cards = self.best if self.wars else (), list[Card]()
        for war in self.wars:
            cards += (card for each, card in zip(boxes, war.cards, strict=True) if each == box)
            boxes = survivors(boxes, war)
        return tuple(cards)

    @property
    def winner(self) -> int | None:
        """L20: there is always exactly one."""
        return self.contenders[0] if self.phase is GamePhase.OVER else None

    @cached_property
    def laid(self) -> frozenset[Card]:
        """The cards of the players and the community cards, which lie on the table until the end."""
        community = () if self.community is None else (self.community.first, self.community.second)
        return frozenset((*community, *(card for hand in self.hands for card in hand)))

    @cached_property
    def stock(self) -> tuple[Card, ...]:
        """The cards that can come next, in the order of `DECK`."""
        out = self.laid | self._war_state.out if self.wars else self.laid
        return tuple(card for card in DECK if card not in out)

    @property
    def reshuffles(self) -> int:
        """C11: how often cards of earlier war rounds went back into the deck, up to the next round."""
        return self._war_state.reshuffles if self.wars else 0

    @property
    def reshuffled(self) -> bool:
        """C11: whether they went back just now, before the next round."""
        return bool(self.wars) and not self._war_state.out

    @cached_property
    def _war_state(self) -> WarState:
        return reduce(WarState.after, self.wars, WarState(self.best, len(DECK) - len(self.laid)))

    def fight(self, war: War) -> "ChallengeGame":
        """One more round of war.

        The state of the war is passed on: to compute it anew each time would make long wars slow.
        """
        after = replace(self, wars=(*self.wars, war))
        vars(after)["_war_state"] = self._war_state.after(war)
        return after

    def bonus_centimes(self, box: int) -> int:
        """C8, L24: everything the bank pays on the bonus bets."""
        return paid_centimes(self.bet(box), self.hand(box), self.rules.odds)

    def net_centimes(self, box: int) -> int:
        """What the box has received less what it has paid, over the whole game. It has a meaning when the game is over.

        L12: the pot is won from the other players, the bonus bets from the bank.
        """
        if self.phase is GamePhase.VOID:
            return 0  # C14
        won = self.pot_centimes if box == self.winner else 0  # L22
        return won + self.bonus_centimes(box) - self.paid_centimes(box) - self.bet(box).bonus_centimes
