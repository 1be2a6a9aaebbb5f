"""The rule sets of Big21 as data (B1): those of the published texts, and those that an operator publishes.

A play keeps the rule set under which it was started until its end. So a new rule set is a new entry here or a text of
its own (`ruleset_text.py`), and an old one is never edited. If a new rule set changes more than numbers, the code asks
the rule set and never the date.
"""

import hashlib
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class GameNumbers:
    """The numbers that decide, together with a law, what a game is worth.

    The limits of Risk are not among them: at or below 100 % Risk never pays, whatever they are (docs/risk.md).
    """

    opening_cards: int
    purchases_max: int
    prize_tenths: tuple[int, ...]
    ladder_tenths: tuple[int, ...]

    @property
    def prizes(self) -> tuple[float, ...]:
        """Times the stake, by complete stacks."""
        return tuple(tenths / 10 for tenths in self.prize_tenths)

    @property
    def ladder(self) -> tuple[float, ...]:
        """Times the stake."""
        return tuple(tenths / 10 for tenths in self.ladder_tenths)


def solved_hash(law: str, numbers: GameNumbers) -> str:
    """What is solved and counted, as a hash: that of the law, which is given, under the numbers of the texts."""
    if numbers == PUBLISHED_NUMBERS:
        return law
    named = numbers.opening_cards, numbers.purchases_max, numbers.prize_tenths, numbers.ladder_tenths
    return hashlib.sha256(f"{law}\n{named}\n".encode()).hexdigest()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RuleSet:
    """Every number of the rule texts but the payout aimed at (Art. 3).

    Two rule sets are the same only if they are the same object.
    """

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
    def game_numbers(self) -> GameNumbers:
        return GameNumbers(self.opening_cards, self.purchases_max, self.prize_tenths, self.ladder_tenths)

    @property
    def limits(self) -> tuple[int, ...]:
        """What bounds a play in francs: the cap, and how much may be staked on Risk (Art. 2.5, 21)."""
        risk = self.risk_stake_max_centimes, self.risk_share, *self.risk_whole_prize_centimes
        return self.winnings_max_centimes, *risk

    @property
    def best_tenths(self) -> int:
        """Art. 12.1, 18.1: the highest prize of a game."""
        return self.prize_tenths[-1]


RULES_2024_08_28 = RuleSet(name="2024-08-28", plays_per_day_max=None)
RULES_2024_10_23 = RuleSet(name="2024-10-23", plays_per_day_max=100)
PUBLISHED_NUMBERS = RULES_2024_10_23.game_numbers  # the same in both texts


def rules_with(numbers: GameNumbers) -> RuleSet:
    """A rule set with these numbers and otherwise those of the published texts, for calculations without Risk."""
    return replace(
        RULES_2024_10_23,
        opening_cards=numbers.opening_cards,
        purchases_max=numbers.purchases_max,
        prize_tenths=numbers.prize_tenths,
        ladder_tenths=numbers.ladder_tenths,
    )


RULE_SETS = {rules.name: rules for rules in (RULES_2024_08_28, RULES_2024_10_23)}
