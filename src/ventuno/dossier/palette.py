"""Colours and fonts of everything that is printed. The server prints copies, so this loads nothing that draws."""

from importlib.util import find_spec
from pathlib import Path

PAPER, INK, RED, GREEN = "#f7f5f0", "#16181d", "#d8232a", "#1f6f54"
GREY, PALE, FAINT = "#6b6d70", "#b9b7b1", "#e4e1d9"


def _fonts() -> Path:
    """Matplotlib brings one grotesque along. Only its place is needed, so it is not imported."""
    found = find_spec("matplotlib")
    assert found is not None
    assert found.submodule_search_locations is not None
    return Path(found.submodule_search_locations[0]) / "mpl-data" / "fonts" / "ttf"


FONTS = _fonts()
