"""Where solved laws are kept, and their figures without loading them.

This is a module of its own, because importing `solutions` imports the compiler, and a command that only shows figures
should not wait for that.
"""

import os
from pathlib import Path
from typing import Any

from ventuno.maths.big21.scope import Scope
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


def graph_path() -> Path:
    return directory() / f"graph-{VERSION}.bin"


def solution_path(law: Law, scope: Scope) -> Path:
    return directory() / f"solution-{VERSION}-{scope}-{law.hash[:32]}.bin"


def curve_path(law: Law) -> Path:
    return directory() / f"curve-{VERSION}.{CURVE_VERSION}-{law.hash[:32]}.bin"


def figures(law: Law, scope: Scope) -> dict[str, Any] | None:
    """The figures of a law that has been solved on this machine."""
    try:
        return arrays.about(solution_path(law, scope))
    except (OSError, Damaged):
        return None
