"""Pictures of best play: when to build on a soft 21, when to buy a card, when to stop in High/Low."""

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import FancyBboxPatch

from ventuno.dossier import drawing
from ventuno.dossier.drawing import SMALL, TINY
from ventuno.dossier.facts import Facts
from ventuno.dossier.palette import FAINT, GREEN, GREY, INK, PALE, PAPER, RED
from ventuno.maths.dossier.big21 import BuyingGains, ClearingGains

_GAIN_MOST = 1.5  # of the stake: from here on colours are full
_BEYOND = "·"  # a position that play cannot lead to


def clearing(facts: Facts) -> str:
    def draw(figure: Figure) -> None:
        for number, found in enumerate(facts.clearing):
            axes = figure.add_axes((0.045 + 0.327 * number, 0.03, 0.285, 0.74))
            _clearing_panel(axes, found, first=number == 0)

    return drawing.svg("clearing", 2.55, draw)


def _clearing_panel(axes: Axes, found: ClearingGains, *, first: bool) -> None:
    drawing.grid(axes, found.cards, [str(left) for left in range(len(found.gain))])
    _stacks(axes, found.stacks)
    if first:
        axes.text(-0.15, -0.15, "left", ha="right", va="bottom", fontsize=SMALL, color=GREY)
    _cells(axes, found.gain, 4.4)


def _stacks(axes: Axes, stacks: list[str]) -> None:
    """The position as it lies on the table: five totals, the complete ones framed in green, a soft one with a star."""
    for place, stack in enumerate(stacks):
        complete, x = stack.endswith("21"), 2.0 * place + 1.0
        colour = GREEN if complete else PALE
        shape = "round,pad=0,rounding_size=0.16"
        frame = FancyBboxPatch((x - 0.72, -2.2), 1.44, 1.0, boxstyle=shape, facecolor="none", edgecolor=colour)
        frame.set_linewidth(0.9)
        frame.set_clip_on(False)
        axes.add_patch(frame)
        axes.text(
            x,
            -1.68,
            "–" if stack == "0" else stack.replace("S21", "21*"),
            ha="center",
            va="center_baseline",
            weight="bold" if complete else "normal",
            color=colour if complete else INK,
        )


def _cells(axes: Axes, rows: list[list[float | None]], size: float) -> None:
    for y, row in enumerate(rows):
        for x, gain in enumerate(row):
            if gain is None:
                axes.text(x + 0.5, y + 0.5, _BEYOND, ha="center", va="center_baseline", fontsize=SMALL, color=GREY)
                continue
            drawing.cell(axes, (x, y), drawing.gain_colour(gain, _GAIN_MOST) if abs(gain) >= 5e-4 else FAINT)
            strong = gain > 0.35 * _GAIN_MOST
            axes.text(
                x + 0.5,
                y + 0.5,
                drawing.tight(gain),
                ha="center",
                va="center_baseline",
                fontsize=size,
                color=PAPER if strong else INK,
                weight="bold" if gain >= 5e-4 else "normal",
            )


def buying(facts: Facts) -> str:
    """Four maps: one, two, three complete stacks and two open ones; four complete and the last one open."""

    def draw(figure: Figure) -> None:
        for number, found in enumerate(facts.buying[:3]):
            axes = figure.add_axes((0.045 + 0.327 * number, 0.25, 0.285, 0.62))
            _map(axes, found, first=number == 0)
        _last_stack(figure.add_axes((0.045, 0.035, 0.94, 0.06)), facts.buying[3])

    return drawing.svg("buying", 3.35, draw)


def _map(axes: Axes, found: BuyingGains, *, first: bool) -> None:
    names = [str(lack) for lack in found.lack]
    drawing.grid(axes, names, names)
    drawing.title(axes, f"{found.complete} complete", above=1.09)
    if first:
        axes.text(-0.15, -0.15, "lacks", ha="right", va="bottom", fontsize=SMALL, color=GREY)
    _cells(axes, found.gain, 3.8)


def _last_stack(axes: Axes, found: BuyingGains) -> None:
    axes.set_aspect("auto")
    drawing.grid(axes, [f"lacks {lack}" for lack in found.lack], [""])
    drawing.title(axes, "4 complete, one to go", above=1.75)
    for x, gain in enumerate(found.gain[0]):
        if gain is not None:
            drawing.cell(axes, (x, 0), drawing.gain_colour(gain, _GAIN_MOST))
            axes.text(
                x + 0.5,
                0.52,
                drawing.signed(gain, 2),
                ha="center",
                va="center_baseline",
                color=PAPER if gain > 0.35 * _GAIN_MOST else INK,
                weight="bold" if gain > 0 else "normal",
            )


def ladder(facts: Facts) -> str:
    """The ladder as a scale, the highest step on top; a guess in ink, stopping left as paper."""
    found = facts.guessing
    signs = {"higher": "▲", "lower": "▼"}

    def draw(figure: Figure) -> None:
        axes = figure.add_axes((0.10, 0.03, 0.80, 0.86))
        drawing.grid(axes, found.cards, [""] * len(found.steps))
        for y, step in enumerate(reversed(range(len(found.steps)))):
            axes.text(-0.25, y + 0.5, f"{found.steps[step]:g} ×", ha="right", va="center_baseline", weight="bold")
            axes.text(13.25, y + 0.5, f"{found.offer[step]:.2f}", ha="left", va="center_baseline", weight="bold")
            for x, (move, worth) in enumerate(zip(found.move[step], found.worth[step], strict=True)):
                _guess(axes, (x, y), signs.get(move), worth)
        axes.text(13.25, -0.15, "worth", ha="left", va="bottom", fontsize=SMALL, color=GREY)
        axes.text(-0.25, -0.15, "step", ha="right", va="bottom", fontsize=SMALL, color=GREY)

    return drawing.svg("ladder", 1.95, draw)


def _guess(axes: Axes, at: tuple[float, float], sign: str | None, worth: float) -> None:
    drawing.cell(axes, at, RED if sign is None else INK)
    middle = at[0] + 0.5
    word, colour = (sign, PAPER) if sign else ("stop", PAPER)
    axes.text(middle, at[1] + 0.38, word, ha="center", va="center_baseline", color=colour, weight="bold")
    axes.text(middle, at[1] + 0.74, f"{worth:.1f}", ha="center", va="center_baseline", color=colour, fontsize=TINY)
