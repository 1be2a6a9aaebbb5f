"""Where solved laws are kept, and their figures without loading them.

This is a module of its own, because importing `solutions` imports the compiler, and a command that only shows figures
should not wait for that.
"""

import os
from pathlib import Path
from typing import Any

from ventuno.maths.big21.scope import Scope
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, GameNumbers, solved_hash
from ventuno.rules.law import Law
from ventuno.store.solved import arrays
from ventuno.store.solved.arrays import Damaged

VERSION = 1  # of the solver: raised when its results or the layout change
CURVE_VERSION = 1  # likewise for curves of payout by skill


def directory() -> Path:
    """`VENTUNO_CACHE`, or the user's cache directory."""
    if given := os.environ.get("VENTUNO_CACHE"):
        return Path(given)
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ventuno"
    except RuntimeError:  # a user without a home: nothing is found, and nothing is kept
        return Path(os.devnull) / "ventuno"


def graph_path(numbers: GameNumbers = PUBLISHED_NUMBERS) -> Path:
    """Its size depends on opening cards and purchases alone."""
    size = numbers.opening_cards, numbers.purchases_max
    published = PUBLISHED_NUMBERS.opening_cards, PUBLISHED_NUMBERS.purchases_max
    named = "" if size == published else f"-{size[0]}-{size[1]}"
    return directory() / f"graph-{VERSION}{named}.bin"


def solution_path(law: Law, scope: Scope, numbers: GameNumbers = PUBLISHED_NUMBERS) -> Path:
    return directory() / f"solution-{VERSION}-{scope}-{solved_hash(law.hash, numbers)[:32]}.bin"


def curve_path(law: Law, numbers: GameNumbers = PUBLISHED_NUMBERS) -> Path:
    return directory() / f"curve-{VERSION}.{CURVE_VERSION}-{solved_hash(law.hash, numbers)[:32]}.bin"


def figures(law: Law, scope: Scope, numbers: GameNumbers = PUBLISHED_NUMBERS) -> dict[str, Any] | None:
    """The figures of a law that has been solved on this machine."""
    try:
        return arrays.about(solution_path(law, scope, numbers))
    except (OSError, Damaged):
        return None
