"""The rule sets of Big21 as data (B1): those of the published texts, and those that an operator publishes.

A play keeps the rule set under which it was started until its end. So a new rule set is a new entry here or a text of
its own (`ruleset_text.py`), and an old one is never edited. If a new rule set changes more than numbers, the code asks
the rule set and never the date.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RuleSet:
    """Every number of the rule texts. Two rule sets are the same only if they are the same object."""

    name: str  # Art. 24.1: the day it took effect
    plays_per_day_max: int | None  # Art. 4.2
    stakes_centimes: tuple[int, ...] = (100, 200, 300, 400, 500)  # Art. 4.1
    stacks: int = 5  # Art. 2.2, 7.1
    opening_cards: int = 8  # Art. 9
    free_cards: tuple[int, ...] = (2, 3, 4, 5, 6)  # Art. 10.1
    purchases_max: int = 3  # Art. 10.2
    prize_tenths: tuple[int, ...] = (0, 0, 11, 50, 100, 200)  # Art. 8: tenths of the stake by complete stacks
    high_low_stacks: tuple[int, ...] = (3, 4)  # Art. 14.1
    ladder_tenths: tuple[int, ...] = (50, 70, 100, 140, 200)  # Art. 17
    risk_prize_tenths_min: int = 50  # Art. 20
    risk_grid_centimes: int = 10  # B13: then 1.1 times a Risk stake is a whole number of centimes
    risk_share: int = 4  # Art. 21.1: 25 % of the prize
    risk_stake_max_centimes: int = 200_00  # Art. 21.1
    risk_whole_prize_centimes: tuple[int, int] = (5_00, 25_00)  # Art. 21.2: from, to; it may be staked whole
    winnings_max_centimes: int = 5_000_00  # Art. 2.5
    hours_max: int = 4  # Art. 23

    @property
    def best_tenths(self) -> int:
        """Art. 12.1, 18.1: the highest prize of a game."""
        return self.prize_tenths[-1]


RULES_2024_08_28 = RuleSet(name="2024-08-28", plays_per_day_max=None)
RULES_2024_10_23 = RuleSet(name="2024-10-23", plays_per_day_max=100)

RULE_SETS = {rules.name: rules for rules in (RULES_2024_08_28, RULES_2024_10_23)}
