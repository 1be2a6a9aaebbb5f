"""Compiled kernels spell the numbers of the rules out again; here they are held to the rule sets."""

import pytest

from ventuno.maths.big21 import graph, highlow, payout
from ventuno.rules.big21.rulesets import RULE_SETS, RuleSet
from ventuno.rules.cards import RANKS
from ventuno.rules.stack import TARGET


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_the_numbers_of_the_kernels_are_those_of_the_rule_sets(rules: RuleSet) -> None:
    assert (
        rules.stacks,
        rules.opening_cards,
        rules.purchases_max,
    ) == (graph.STACKS, graph.OPENING, graph.PURCHASES)
    assert tuple(range(graph.FREE_LEAST, graph.FREE_MOST + 1)) == rules.free_cards
    assert [round(10 * prize) for prize in payout.PRIZES] == list(rules.prize_tenths)
    assert [round(10 * step) for step in highlow.LADDER] == list(rules.ladder_tenths)
    assert (TARGET, len(RANKS)) == (graph.GOAL, highlow.RANKS)
