"""The coach knows what moves are worth under the law and the rule set of each play (B1)."""

import asyncio

import pytest

from tests.maths.monitoring.test_tally import LAW
from tests.maths.test_other_numbers import OTHER
from ventuno.house.big21.draw import Seeds
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import Solution
from ventuno.rules.big21 import RULE_SETS, RuleSet, notation
from ventuno.rules.refusals import Refused
from ventuno.server.big21 import coach as coaching
from ventuno.server.big21.coach import Coach
from ventuno.server.big21.views import PlayFacts
from ventuno.server.big21.wire import Review
from ventuno.store.solved import solutions


def solved(rules: RuleSet) -> Solution:
    return solutions.load(LAW, Scope.PLAY, lambda _: None, rules.game_numbers, threads=2)


async def reviewed(coach: Coach, text: str) -> Review:
    about = PlayFacts(play="practice", law=LAW.hash, practice=True)
    return await coach.review(LAW, text, about, coaching.blank(text, Seeds(b"", b"")))


async def reviews(texts: list[str]) -> list[Review]:
    """The first question begins the work, and is refused; once it is done, there are answers."""
    coach = Coach(on=True)
    found = []
    for text in texts:
        with pytest.raises(Refused) as refusal:
            await reviewed(coach, text)
        assert refusal.value.refusal.code == "coach_not_ready"
        await asyncio.gather(*coach._preparing.values())
        found.append(await reviewed(coach, text))
    await coach.close()
    return found


def test_b1_a_review_is_worth_what_the_rules_of_its_play_say() -> None:
    both = (RULE_SETS["2024-10-23"], OTHER)
    expected = [solved(rules).figures.best_net - 1.0 for rules in both]
    texts = [f"{notation.write(notation.Header(rules, 200), [])}deal K\nplace 1\n" for rules in both]
    assert [each.expected for each in asyncio.run(reviews(texts))] == pytest.approx(expected, abs=1e-9)
