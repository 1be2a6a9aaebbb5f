"""Compiled kernels spell the numbers of the rules out again; here they are held to the rule sets.

Only numbers are compared, and that proves no behaviour: `test_solver` holds the kernels to the readable rules, game by
game and state by state. This stays because it names the number that differs, in a moment; there a whole value is wrong.
"""

import pytest

from ventuno.maths.big21 import graph, highlow
from ventuno.maths.simulation import plays
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, RULE_SETS, RuleSet
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
    assert rules.game_numbers == PUBLISHED_NUMBERS
    assert len(rules.ladder_tenths) == highlow.STEPS == plays.LADDER_TOP + 1
    assert (TARGET, len(RANKS)) == (graph.GOAL, highlow.RANKS)
