"""How well people play, estimated from recorded plays."""

import os
from collections.abc import Sequence

from ventuno.maths.big21.scope import Scope
from ventuno.maths.monitoring import skill
from ventuno.maths.monitoring.skill import SkillFit
from ventuno.rules.law import Law
from ventuno.store.solved import solutions
from ventuno.store.solved.solutions import Tell


def fit_skill(law: Law, texts: Sequence[str], tell: Tell) -> SkillFit:
    """The skill that explains the decisions of these plays best."""
    skill.check(texts)  # before the law is solved, which may take a while
    valuer = skill.MoveValuer(law, solutions.load(law, Scope.PLAY, tell, threads=os.cpu_count() or 1))
    return skill.fit(skill.collected(decision for text in texts for decision in valuer.decisions(text)))
