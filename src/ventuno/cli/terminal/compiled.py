"""Finding a folder for compiled code: beside the package, in the user's cache, or a temporary one for this run.

The compiler refuses to work without such a folder. A service often has none: its package belongs to root, and its user
has no home.
"""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

PLACE = "NUMBA_CACHE_DIR"
_KERNELS = Path(__file__).parents[2] / "maths" / "big21" / "__pycache__"


def ensure_cache_folder() -> None:
    """Call it before importing anything that compiles. Worker processes inherit the folder by the environment."""
    places = (os.environ.get(PLACE), _KERNELS, _cache())
    if any(_writable(Path(place)) for place in places if place):
        return
    os.environ[PLACE] = folder = tempfile.mkdtemp(prefix="ventuno-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)


def _cache() -> Path | None:
    """The user's cache folder, found in the way the compiler finds it."""
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    except RuntimeError:
        return None


def _writable(folder: Path) -> bool:
    """Whether the folder, or the nearest one above it that exists, can be written to. `Path.exists` may raise here."""
    found = next((each for each in (folder, *folder.parents) if os.path.exists(each)), None)  # noqa: PTH110
    return found is not None and os.path.isdir(found) and os.access(found, os.W_OK | os.X_OK)  # noqa: PTH112
