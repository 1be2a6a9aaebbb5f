"""The payout that each skill can expect under a law. It takes minutes to compute, so it is kept on disk.

A new house is told from its first play on what its players receive: the curve of its law is shipped.
"""

from dataclasses import astuple

import numpy as np

from ventuno.maths.big21.solution import Solution
from ventuno.maths.monitoring.payout_by_skill import CURVE_SKILLS, PayoutCurve, SkillPayout, skill_payout
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, GameNumbers
from ventuno.rules.law import Law
from ventuno.store import laws
from ventuno.store.solved import files
from ventuno.store.solved.solutions import Tell, keep_arrays, kept


def load(law: Law, solution: Solution, tell: Tell, *, threads: int) -> PayoutCurve:
    """The curve, if it is on disk or shipped; otherwise computed now and kept."""
    if (found := find(law, tell, solution.numbers)) is not None:
        return found
    points: list[SkillPayout] = []
    for number, skill in enumerate(CURVE_SKILLS, start=1):
        tell(f"What {law.name} promises players of skill {skill:g} ({number} of {len(CURVE_SKILLS)}; once)…")
        points.append(skill_payout(law, solution, skill, threads=threads))
    curve = PayoutCurve(tuple(points))
    keep(curve, law, tell, solution.numbers)
    return curve


def find(law: Law, tell: Tell, numbers: GameNumbers = PUBLISHED_NUMBERS) -> PayoutCurve | None:
    """The curve from disk, if there is an undamaged file, or the shipped one."""
    found = kept(files.curve_path(law, numbers), tell)
    shipped = laws.curves().get(law.hash) if numbers == PUBLISHED_NUMBERS else None
    points = shipped if found is None else found[1]["points"].tolist()
    return None if points is None else PayoutCurve(tuple(SkillPayout(*point) for point in points))


def keep(curve: PayoutCurve, law: Law, tell: Tell, numbers: GameNumbers = PUBLISHED_NUMBERS) -> None:
    points = np.array([astuple(point) for point in curve.points])
    keep_arrays(files.curve_path(law, numbers), {}, {"points": points}, tell)
