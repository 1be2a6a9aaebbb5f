"""Compiled kernels spell the numbers of the rules out again; here they are held to the rule sets."""

import pytest

from ventuno.maths import highlow, packed, payout
from ventuno.rules.big21.rulesets import RULE_SETS, RuleSet
from ventuno.rules.cards import RANKS
from ventuno.rules.stack import TARGET


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_the_numbers_of_the_kernels_are_those_of_the_rule_sets(rules: RuleSet) -> None:
    assert (
        rules.stacks,
        rules.opening_cards,
        rules.purchases_max,
    ) == (packed.STACKS, packed.OPENING, packed.PURCHASES)
    assert tuple(range(packed.FREE_LEAST, packed.FREE_MOST + 1)) == rules.free_cards
    assert [round(10 * prize) for prize in payout.PRIZES] == list(rules.prize_tenths)
    assert [round(10 * step) for step in highlow.LADDER] == list(rules.ladder_tenths)
    assert (TARGET, len(RANKS)) == (packed.GOAL, highlow.RANKS)
