"""The rules of the tables as data (C17): what bonus bets pay, which bets a table may post, chips and clocks.

The leaflet of December 2019 is the first version. A game keeps the version under which its betting began to its end. So
a later version is a text of its own (`table_rules_text.py`), and an earlier one is never edited. The game itself is no
number: one deck, two to seven boxes, two community cards, war.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from ventuno.rules.cards import DECK
from ventuno.rules.challenge.bets import Bonus, Odds, black_bonus, red_bonus

RED = (Bonus.RED_PAIR, Bonus.DOUBLE_RED)
BLACK = (Bonus.BLACK_PAIR, Bonus.PAIR, Bonus.DOUBLE_BLACK)
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRules:
    """Every number of a version. Amounts are the least and the most that a table may post."""

    name: str  # C17: the day from which it holds
    red_pair: Odds
    double_red: Odds
    black_pair: Odds
    pair: Odds
    double_black: Odds
    ante_centimes: Pair  # C4
    bonus_centimes: Pair  # C4
    chips_antes_max: int  # C16: the least is what one game can cost, three antes and the bonus
    calm_seconds: Pair  # C13: to bet, and for each decision
    brisk_seconds: Pair

    @property
    def odds(self) -> Mapping[Bonus, Odds]:
        return {bonus: getattr(self, bonus.value) for bonus in Bonus}


LEAFLET = TableRules(
    name="2019-12",  # L1: its month
    red_pair=Odds(30, 1),  # L61
    double_red=Odds(3, 2),  # L62
    black_pair=Odds(10, 1),  # L63
    pair=Odds(3, 1),  # L64
    double_black=Odds(3, 2),  # L65
    ante_centimes=(50, 100_00),
    bonus_centimes=(10, 100_00),
    chips_antes_max=200,
    calm_seconds=(25, 20),
    brisk_seconds=(12, 10),
)
TABLE_RULES = {LEAFLET.name: LEAFLET}


@lru_cache(maxsize=1)
def chances() -> Mapping[Bonus, Fraction]:
    """C1: how often each pair of cards comes as the first two of 52, when only the best of a bet is paid."""
    hands = tuple(combinations(DECK, 2))
    found = Counter(bonus for hand in hands for bonus in (red_bonus(hand), black_bonus(hand)) if bonus is not None)
    return {bonus: Fraction(found[bonus], len(hands)) for bonus in Bonus}


def expectation(odds: Mapping[Bonus, Odds], bet: tuple[Bonus, ...]) -> Fraction:
    """C1: what a player wins on average with one franc on that bet; below zero, the bank wins."""
    wins = sum((chances()[bonus] * Fraction(odds[bonus].pays, odds[bonus].for_) for bonus in bet), Fraction())
    return wins - (1 - sum((chances()[bonus] for bonus in bet), Fraction()))
