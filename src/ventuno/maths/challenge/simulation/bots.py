"""Bots as rows of chances for the simulator: each is asked once what it does in every situation it can tell apart.

That goes for `beginner`, which looks at its own total, and `solid`, which follows a table that knows a position by what
`game.context` counts. `strong` thinks about each position for itself and cannot be asked beforehand. Must not: know
how a bot decides.
"""

from itertools import product

import numpy as np

from ventuno.maths.big21.graph import Array
from ventuno.maths.challenge.bots import Level, chance
from ventuno.maths.challenge.simulation.game import CONTEXTS, SITUATIONS, SOFT, THREATS, context
from ventuno.maths.challenge.visible import SeatView
from ventuno.rules.cards import RANKS, Rank
from ventuno.rules.stack import EMPTY, Stack

_THREAT, _HARMLESS = Rank.TEN, Rank.FIVE


def rows(level: Level, players: int, seat: int) -> tuple[Array, Array]:
    """For card 1 and 2: [context, situation], the probability of paying; 0 where it cannot come to be."""
    first, second = np.zeros((CONTEXTS, SITUATIONS)), np.zeros((CONTEXTS, SITUATIONS))
    for threats in range(min(THREATS, players)):
        for paid in range(seat + 1):
            decided = (*(True,) * paid, *(False,) * (seat - paid))
            for total, cards in _TWO.items():
                position = _seen(players, seat, threats, cards, decided)
                first[context(0, paid, threats), total] = chance(level, position, 0)
        for payers in range(1, players + 1):
            before = min(seat, payers - 1)
            behind = payers - 1 - before
            paid_first = (
                *(True,) * before, *(False,) * (seat - before), True,
                *(True,) * behind, *(False,) * (players - 1 - seat - behind),
            )  # fmt: skip
            for again in range(before + 1):
                paid_second = (*(True,) * again, *(False,) * (before - again))
                for total, cards in _THREE.items():
                    position = _seen(players, seat, threats, cards, paid_first, paid_second)
                    second[context(payers, again, threats), total] = chance(level, position, 0)
    return first, second


def _seen(
    players: int, seat: int, threats: int, cards: tuple[Rank, ...], first: tuple[bool, ...],
    second: tuple[bool, ...] = (),
) -> SeatView:  # fmt: skip
    others = [*[_THREAT] * threats, *[_HARMLESS] * (players - 1 - threats)]
    return SeatView(
        place=seat,
        antes_centimes=(100,) * players,
        open_cards=(*others[:seat], cards[0], *others[seat:]),
        hidden_card=cards[1],
        first=first,
        card_1=cards[2] if len(cards) > 2 else None,
        second=second,
    )


def _hands(cards: int) -> dict[int, tuple[Rank, ...]]:
    """A hand of so many cards for each total that is not over 21."""
    hands = {}
    for ranks in product(RANKS, repeat=cards):
        total = EMPTY
        for rank in ranks:
            total, _ = total.add(rank)
        if not total.bust:
            hands[situation(total)] = ranks
    return hands


def situation(total: Stack) -> int:
    """A total as the simulator looks it up."""
    return total.points + SOFT * total.soft


_TWO, _THREE = _hands(2), _hands(3)
