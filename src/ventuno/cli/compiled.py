"""Where compiled code is kept: beside the package, or in the user's cache; where neither is to be, as long as one run.

The compiler refuses to work without such a place, and a service often has none: its package belongs to root, and its
user has no home.
"""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

PLACE = "NUMBA_CACHE_DIR"
_KERNELS = Path(__file__).parents[1] / "maths" / "__pycache__"


def find_room() -> None:
    """Before anything is imported that compiles."""
    places = (os.environ.get(PLACE), _KERNELS, _cache())
    if any(_writable(Path(place)) for place in places if place):
        return
    os.environ[PLACE] = folder = tempfile.mkdtemp(prefix="ventuno-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)


def _cache() -> Path | None:
    """As the compiler looks for it."""
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    except RuntimeError:
        return None


def _writable(folder: Path) -> bool:
    """The folder, or the one in which it would be made; never raises, as `Path.exists` may."""
    found = next((each for each in (folder, *folder.parents) if os.path.exists(each)), None)  # noqa: PTH110
    return found is not None and os.path.isdir(found) and os.access(found, os.W_OK | os.X_OK)  # noqa: PTH112
