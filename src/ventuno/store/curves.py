"""What a law promises each skill, on disk: a cache like that of solved laws, since it takes minutes to compute."""

from dataclasses import astuple

import numpy as np

from ventuno.maths.promise import CURVE_SKILLS, Curve, Promise, promise
from ventuno.maths.solution import Solution
from ventuno.rules.law import Law
from ventuno.store import cache
from ventuno.store.solutions import Tell, keep_arrays, kept


def load(law: Law, solution: Solution, tell: Tell, *, threads: int) -> Curve:
    """From disk if it is there and whole, else computed now and kept."""
    if (found := find(law, tell)) is not None:
        return found
    points: list[Promise] = []
    for number, skill in enumerate(CURVE_SKILLS, start=1):
        tell(f"What {law.name} promises players of skill {skill:g} ({number} of {len(CURVE_SKILLS)}; once)…")
        points.append(promise(law, solution, skill, threads=threads))
    curve = Curve(tuple(points))
    keep(curve, law, tell)
    return curve


def find(law: Law, tell: Tell) -> Curve | None:
    """From disk if it is there and whole."""
    found = kept(cache.curve_path(law), tell)
    return None if found is None else Curve(tuple(Promise(*point) for point in found[1]["points"].tolist()))


def keep(curve: Curve, law: Law, tell: Tell) -> None:
    keep_arrays(cache.curve_path(law), {}, {"points": np.array([astuple(point) for point in curve.points])}, tell)
