"""The payout that each skill can expect under a law, on disk. It takes minutes to compute, so it is kept."""

from dataclasses import astuple

import numpy as np

from ventuno.maths.big21.solution import Solution
from ventuno.maths.monitoring.payout_by_skill import CURVE_SKILLS, PayoutCurve, SkillPayout, skill_payout
from ventuno.rules.law import Law
from ventuno.store.solved import files
from ventuno.store.solved.solutions import Tell, keep_arrays, kept


def load(law: Law, solution: Solution, tell: Tell, *, threads: int) -> PayoutCurve:
    """The curve: from disk if there is an undamaged file, otherwise computed now and kept."""
    if (found := find(law, tell)) is not None:
        return found
    points: list[SkillPayout] = []
    for number, skill in enumerate(CURVE_SKILLS, start=1):
        tell(f"What {law.name} promises players of skill {skill:g} ({number} of {len(CURVE_SKILLS)}; once)…")
        points.append(skill_payout(law, solution, skill, threads=threads))
    curve = PayoutCurve(tuple(points))
    keep(curve, law, tell)
    return curve


def find(law: Law, tell: Tell) -> PayoutCurve | None:
    """The curve from disk, if there is an undamaged file."""
    found = kept(files.curve_path(law), tell)
    return None if found is None else PayoutCurve(tuple(SkillPayout(*point) for point in found[1]["points"].tolist()))


def keep(curve: PayoutCurve, law: Law, tell: Tell) -> None:
    keep_arrays(files.curve_path(law), {}, {"points": np.array([astuple(point) for point in curve.points])}, tell)
