"""How well people play, estimated from recorded plays."""

import os
from collections.abc import Sequence

from ventuno.maths.big21.scope import Scope
from ventuno.maths.monitoring import skill
from ventuno.maths.monitoring.skill import SkillFit
from ventuno.rules.big21 import notation
from ventuno.rules.big21.rulesets import GameNumbers
from ventuno.rules.law import Law
from ventuno.store.solved import solutions
from ventuno.store.solved.solutions import Tell


def fit_skill(law: Law, texts: Sequence[str], tell: Tell) -> SkillFit:
    """The skill that explains the decisions of these plays best."""
    skill.check(texts)  # before the law is solved, which may take a while
    numbers = [notation.read(text)[0].rules.game_numbers for text in texts]
    valuers = {each: _valuer(law, each, tell) for each in dict.fromkeys(numbers)}
    under = zip(numbers, texts, strict=True)
    return skill.fit(skill.collected(decision for each, text in under for decision in valuers[each].decisions(text)))


def _valuer(law: Law, numbers: GameNumbers, tell: Tell) -> skill.MoveValuer:
    return skill.MoveValuer(law, solutions.load(law, Scope.PLAY, tell, numbers, threads=os.cpu_count() or 1))
