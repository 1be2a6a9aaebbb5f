"""How the figures look: one typeface, ink on paper, red for the one thing to look at, green for "complete" alone.

A `Sheet` is a matplotlib figure without its habits: no frames, no ticks, no legends. It becomes SVG with outlines for
letters, so that it looks the same everywhere, and the same bytes every time.
"""

import re
from collections.abc import Callable, Sequence
from io import BytesIO

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from ventuno.dossier.palette import GREY, INK, PALE, PAPER, RED

WIDTH_INCHES = 170 / 25.4  # of the text on A4
TINY, SMALL, BODY = 4.7, 5.6, 6.5  # points

FAMILY = "DejaVu Sans"

REDS = LinearSegmentedColormap.from_list("reds", [PAPER, RED])
GREYS = LinearSegmentedColormap.from_list("greys", [PAPER, "#c4c1b9"])

_RC: dict[str, object] = {
    "font.family": FAMILY,
    "font.size": BODY,
    "text.color": INK,
    "axes.labelcolor": GREY,
    "axes.edgecolor": PALE,
    "axes.linewidth": 0.5,
    "axes.facecolor": "none",
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "xtick.color": GREY,
    "ytick.color": GREY,
    "xtick.major.size": 0.0,
    "ytick.major.size": 0.0,
    "xtick.minor.size": 0.0,
    "figure.facecolor": "none",
    "lines.solid_capstyle": "butt",
    "svg.fonttype": "path",
    "axes.unicode_minus": True,
}

Draw = Callable[[Figure], None]


def svg(name: str, height_inches: float, draw: Draw) -> str:
    """The drawing as an SVG element, its names prefixed so that many fit on one page."""
    with mpl.rc_context(_RC | {"svg.hashsalt": name}):  # type: ignore[arg-type]  # they are known when they are used
        figure = Figure(figsize=(WIDTH_INCHES, height_inches))
        draw(figure)
        file = BytesIO()
        empty = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        FigureCanvasSVG(figure).print_figure(file, format="svg", metadata=empty, facecolor="none")
    text = file.getvalue().decode()
    text = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
    text = re.sub(r'\bid="', f'id="{name}_', text)
    return re.sub(r'(url\(#|href="#)', rf"\1{name}_", text)


def title(axes: Axes, text: str, *, at: float = 0.0, above: float = 1.03) -> None:
    """A panel's name, flush left, in bold."""
    axes.text(at, above, text, transform=axes.transAxes, weight="bold", va="bottom", ha="left", fontsize=BODY)


def bare(axes: Axes) -> None:
    axes.set_xticks([])
    axes.set_yticks([])
    for spine in axes.spines.values():
        spine.set_visible(False)


def cell(axes: Axes, at: tuple[float, float], colour: str | tuple[float, ...]) -> None:
    """A unit square with a hair of paper around it, its upper left corner at (x, y) counted downwards."""
    axes.add_patch(Rectangle((at[0] + 0.03, at[1] + 0.03), 0.94, 0.94, facecolor=colour, linewidth=0, clip_on=False))


def grid(axes: Axes, columns: Sequence[str], rows: Sequence[str]) -> None:
    """Room for cells: columns named above, rows at the left, counted from the top."""
    bare(axes)
    axes.set_xlim(0, len(columns))
    axes.set_ylim(len(rows), 0)
    for x, name in enumerate(columns):
        axes.text(x + 0.5, -0.15, name, ha="center", va="bottom", fontsize=SMALL, color=GREY)
    for y, name in enumerate(rows):
        axes.text(-0.15, y + 0.5, name, ha="right", va="center_baseline", fontsize=SMALL, color=GREY)


def gain_colour(gain: float, most: float) -> tuple[float, ...]:
    """Red where something is gained, the stronger the more; grey where it is lost."""
    strength = min(1.0, abs(gain) / most) ** 0.6
    return tuple(REDS(0.18 + 0.82 * strength)) if gain > 0 else tuple(GREYS(0.12 + 0.88 * strength))


def signed(value: float, digits: int = 1) -> str:
    """With a sign that is as wide as a figure; what rounds to zero has none."""
    text = f"{abs(value):.{digits}f}"
    if not float(text):
        return text
    return f"{'+' if value > 0 else '−'}{text}"


def tight(value: float) -> str:
    """For narrow cells: one decimal, or two without the leading zero: +1.2, −.04."""
    if abs(value) >= 0.095:
        return signed(value)
    text = signed(value, 2)
    return text.replace("0.", ".") if float(text.replace("−", "-")) else "0"
