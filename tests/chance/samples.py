"""The samples that the tests of chance look at, each made once, from seeds that were chosen before any result was seen.

A seed is a sentence; nobody looked for one that passes. A sample is changed only together with the reason for it.
"""

import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path

import numpy as np

from tests.chance.dealing import LAWS, OPENING_CARDS, Played, dealt, play_through_desk, seeds_of
from tests.chance.fit import Values, Weights
from tests.kit import seeded
from ventuno.rules.big21 import RULE_SETS, Deal, Grant, Hidden, Move, Open
from ventuno.rules.cards import RANKS

SENTENCE = "Outcomes pass chi-square, runs, serial, gap, poker, coupon and permutation tests at 99 %."
SEATS, PLAYS_EACH = 40, 35
PLAYS_WITHOUT_DESK = 6000
DESK, DIRECT = "desk", "direct"

_FREE_CARDS = RULE_SETS["2024-10-23"].free_cards


@cache
def through_desk(law: str) -> tuple[Played, ...]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "house.sqlite"
        entropy = seeded(f"{SENTENCE} Through the desk, {law}.")
        return tuple(play_through_desk(path, LAWS[law], entropy, seats=SEATS, plays_each=PLAYS_EACH))


@cache
def without_desk(law: str) -> tuple[tuple[Move, ...], ...]:
    many = enumerate(seeds_of(seeded(f"{SENTENCE} Without a desk, {law}.")))
    return tuple(tuple(dealt(LAWS[law], seeds, temper=number)) for number, seeds in islice(many, PLAYS_WITHOUT_DESK))


def cards(moves: Sequence[Move]) -> list[int]:
    return [RANKS.index(move.rank) for move in moves if isinstance(move, Deal)]


def free_cards(moves: Sequence[Move]) -> list[int]:
    return [_FREE_CARDS.index(move.cards) for move in moves if isinstance(move, Grant)]


def high_low(moves: Sequence[Move]) -> list[int]:
    return [RANKS.index(move.rank) for move in moves if isinstance(move, Open | Hidden)]


def first_card(moves: Sequence[Move]) -> list[int]:
    return cards(moves)[:1]


KINDS: dict[str, Callable[[Sequence[Move]], list[int]]] = {
    kind.__name__: kind for kind in (cards, first_card, free_cards, high_low)
}


@dataclass(frozen=True, slots=True)
class Drawn:
    """The first so many outcomes of a kind, play after play.

    Of the cards that many are certain (see `dealing`); of the others, three standard deviations or more below what the
    habits of the players lead to.
    """

    law: str
    source: str  # the desk, or the same functions called directly
    kind: str
    draws: int

    def __str__(self) -> str:
        return f"{self.kind}-{self.law}-{self.source}"

    @property
    def weights(self) -> Weights:
        law = LAWS[self.law]
        return {"free_cards": law.free_cards, "high_low": law.high_low}.get(self.kind, law.deal)

    @property
    def values(self) -> Values:
        plays = [each.moves for each in through_desk(self.law)] if self.source == DESK else without_desk(self.law)
        values = [value for moves in plays for value in KINDS[self.kind](moves)]
        assert len(values) >= self.draws
        return np.array(values[: self.draws], np.int64)


_PLAYS_AT_DESK = SEATS * PLAYS_EACH
SEQUENCES = [
    Drawn("uniform", DESK, "cards", _PLAYS_AT_DESK * OPENING_CARDS),
    Drawn("uniform", DESK, "first_card", _PLAYS_AT_DESK),
    Drawn("steep", DESK, "cards", _PLAYS_AT_DESK * OPENING_CARDS),
    Drawn("steep", DESK, "first_card", _PLAYS_AT_DESK),
    Drawn("steep", DESK, "free_cards", 450),
    Drawn("steep", DESK, "high_low", 1500),
    Drawn("uniform", DIRECT, "cards", PLAYS_WITHOUT_DESK * OPENING_CARDS),
    Drawn("uniform", DIRECT, "first_card", PLAYS_WITHOUT_DESK),
    Drawn("uniform", DIRECT, "free_cards", 800),
    Drawn("uniform", DIRECT, "high_low", 2200),
    Drawn("optimal-88", DIRECT, "cards", PLAYS_WITHOUT_DESK * OPENING_CARDS),
    Drawn("optimal-88", DIRECT, "first_card", PLAYS_WITHOUT_DESK),
    Drawn("steep", DIRECT, "cards", PLAYS_WITHOUT_DESK * OPENING_CARDS),
    Drawn("steep", DIRECT, "first_card", PLAYS_WITHOUT_DESK),
    Drawn("steep", DIRECT, "free_cards", 2200),
    Drawn("steep", DIRECT, "high_low", 7000),
]
