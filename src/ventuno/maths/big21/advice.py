"""What each move is worth in a position of the main game, from a solved law.

Looks up; solves nothing. The readable rules say what a placement makes of a stack; the packed graph says whether a
position can occur at all.
"""

from dataclasses import dataclass

from ventuno.maths.big21.graph import STACKS, kind_of, rank_of
from ventuno.maths.big21.simd import LANES
from ventuno.maths.big21.solution import PURCHASE_PRICE, Solution
from ventuno.rules.big21 import Choice, Place
from ventuno.rules.big21.game import AWARD_AT, NO_AWARD_FROM
from ventuno.rules.cards import Rank
from ventuno.rules.stack import ACE_DROP, Stack

AdvisedMove = Place | Choice


@dataclass(frozen=True, slots=True)
class Position:
    """A decision of the main game: a card is shown, or none is left (then `left` is 0)."""

    stacks: tuple[Stack, ...]
    card: Rank | None
    left: int  # cards still to come behind the one shown
    bought: int
    three_reached: bool = False

    @property
    def complete(self) -> int:
        return sum(stack.complete for stack in self.stacks)

    @property
    def three(self) -> bool:
        return self.three_reached or self.complete >= NO_AWARD_FROM


class Advisor:
    def __init__(self, solution: Solution) -> None:
        self._graph, self._values = solution.graph, solution.values
        self._purchases = solution.numbers.purchases_max
        self._ends = solution.ends.tolist()
        self._kinds = {
            Stack(low + ACE_DROP * soft, soft): kind_of(low, soft)
            for low in range(22)
            for soft in (False, True)
            if (low or not soft) and low + ACE_DROP * soft <= 21 and (low != 1 or soft)
        }

    def possible(self, position: Position) -> bool:
        """Whether play can lead there: such stacks, so many cards, under some sequence of draws and moves."""
        if len(position.stacks) != STACKS or not 0 <= position.bought <= self._purchases or position.left < 0:
            return False
        if any(stack not in self._kinds for stack in position.stacks) or position.complete == STACKS:
            return False
        block = self._block(position.stacks, three=position.three)
        due = position.left + (position.card is not None)
        return block >= 0 and due <= int(self._graph.n_max[block, self._purchases - position.bought])

    def moves(self, position: Position) -> dict[AdvisedMove, float]:
        """Expected prizes - further purchases of each legal move and best play afterwards, per unit stake."""
        end = self._ends[position.complete]
        if position.card is None:
            return self._without_card(position, end)
        worth: dict[AdvisedMove, float] = {
            Place(index): self._placed(position, index, position.card) for index in range(STACKS)
        }
        block = self._block(position.stacks, three=position.three)
        worth[Choice.DISCARD] = self._value(int(self._graph.start[block]) + position.left, position.bought)
        worth[Choice.END] = end
        return worth

    def ahead(self, position: Position, *, award: bool = False) -> float:
        """The same before the next card is shown, or before chance says how many free cards are awarded (Art. 10.1)."""
        block = self._block(position.stacks, three=position.three)
        row = int(self._graph.start[block]) + (int(self._graph.length[block]) if award else 0)
        return self._value(row + position.left, position.bought)

    def _without_card(self, position: Position, end: float) -> dict[AdvisedMove, float]:
        """B8: buy or end; after the last purchase the game is over."""
        if position.bought == self._purchases:
            return {Choice.END: end}
        row = int(self._graph.start[self._block(position.stacks, three=position.three)])
        return {Choice.BUY: self._value(row + 1, position.bought + 1) - PURCHASE_PRICE, Choice.END: end}

    def _placed(self, position: Position, index: int, card: Rank) -> float:
        stack, _ = position.stacks[index].add(card)
        if stack.bust:
            return 0.0  # B10
        stacks = (*position.stacks[:index], stack, *position.stacks[index + 1 :])
        after = Position(stacks, None, position.left, position.bought, position.three)
        return self.ahead(after, award=position.complete < after.complete == AWARD_AT and not after.three)

    def _block(self, stacks: tuple[Stack, ...], *, three: bool) -> int:
        return int(self._graph.block_at[rank_of([self._kinds[stack] for stack in stacks]), int(three)])

    def _value(self, quad: int, bought: int) -> float:
        return float(self._values[LANES * quad + self._purchases - bought])
