"""What calibration did: the three tables of a law against uniform, drawn.

Must not: calculate anything about the law but the ratio of each weight to its uniform share.
"""

from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.font_manager import fontManager

from ventuno.rules.law import KEYS, Law

PAPER, INK, RED, QUIET = "#f7f5f0", "#16181d", "#d8232a", "#e0dcd2"
_FONTS = ["Liberation Sans", "Arial", "Helvetica", "DejaVu Sans"]
_TITLES = {"deal": "Cards dealt", "free_cards": "Free cards", "high_low": "High/Low"}
_RARE = 0.5  # of its uniform share: such an outcome is drawn in red
_MOST_LEAST = 1.5  # the scale reaches at least this far


def draw(law: Law, highest_payout: float, divergence: float, file: Path) -> None:
    fonts = [font for font in _FONTS if font in fontManager.get_font_names()]
    with mpl.rc_context({"font.family": fonts, "svg.fonttype": "path"}):
        figure = Figure(figsize=(11.0, 5.0), facecolor=PAPER)
        FigureCanvasAgg(figure)
        grid = figure.add_gridspec(
            1, 3, width_ratios=[len(keys) for keys in KEYS.values()], left=0.045, right=0.975, bottom=0.09, top=0.69,
            wspace=0.10,
        )  # fmt: skip
        ratios = {table: _ratios(law, table) for table in KEYS}
        most = max(_MOST_LEAST, *(ratio for each in ratios.values() for ratio in each)) * 1.12
        for column, (table, keys) in enumerate(KEYS.items()):
            _panel(figure.add_subplot(grid[0, column]), _TITLES[table], keys, ratios[table], most)
        figure.text(0.045, 0.90, law.name, size=24, weight="bold", color=INK)
        figure.text(
            0.045, 0.835, "How much more or less often than uniform each outcome comes, in per cent", size=11, color=INK
        )
        for place, (value, label) in enumerate(
            ((f"{100 * highest_payout:.3f} %", "highest payout"), (f"{divergence:.4f}", "divergence from uniform"))
        ):
            right = 0.975 - 0.17 * (1 - place)
            figure.text(right, 0.90, value, size=20, color=INK, ha="right")
            figure.text(right, 0.85, label, size=9, color=INK, ha="right")
        figure.savefig(file, dpi=160, facecolor=PAPER)


def _ratios(law: Law, table: str) -> list[float]:
    weights = law.weights(table)
    return [weight * len(weights) / sum(weights) for weight in weights]


def _panel(axes: Axes, title: str, keys: tuple[str, ...], ratios: list[float], most: float) -> None:
    """A bar for each outcome in front of its uniform share, and above it by how many per cent it differs."""
    axes.set_facecolor("none")
    axes.set_title(title, loc="left", size=12, weight="bold", color=INK, pad=6)
    places = range(len(keys))
    axes.bar(places, [1.0] * len(keys), width=0.74, color=QUIET, linewidth=0, zorder=1)
    axes.bar(places, ratios, width=0.74, color=[_colour(ratio) for ratio in ratios], linewidth=0, zorder=2)
    for place, ratio in zip(places, ratios, strict=True):
        above = max(1.0, ratio) + 0.025 * most
        axes.text(place, above, _per_cent(ratio), ha="center", size=8, color=_colour(ratio), weight=_weight(ratio))
    axes.set_xlim(-0.6, len(keys) - 0.4)
    axes.set_ylim(0.0, most)
    axes.set_xticks(places, keys, size=11, color=INK)
    axes.set_yticks([])
    axes.tick_params(length=0, pad=6)
    for side in ("top", "left", "right"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(INK)
    axes.spines["bottom"].set_linewidth(1.0)


def _colour(ratio: float) -> str:
    return RED if ratio < _RARE else INK


def _weight(ratio: float) -> str:
    return "bold" if ratio < _RARE else "normal"


def _per_cent(ratio: float) -> str:
    """Whole per cent, tenths where it is little; with a real minus sign."""
    change = 100.0 * (ratio - 1.0)
    text = f"{change:+.1f}" if abs(change) < 9.95 else f"{change:+.0f}"
    return "0" if text in {"+0.0", "-0.0"} else text.replace("-", "−")
