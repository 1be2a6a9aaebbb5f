"""Pictures of the figures: the law, what best play comes to, players side by side, volatility, errors, sensitivity."""

from math import floor, log10, sqrt

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ventuno.dossier import drawing
from ventuno.dossier.drawing import BODY, SMALL, TINY
from ventuno.dossier.facts import Facts
from ventuno.dossier.palette import FAINT, GREEN, GREY, INK, PALE, PAPER, RED
from ventuno.maths.dossier.big21 import PRIZE_TENTHS, Z_90

TABLE_NAMES = {"deal": "Cards dealt", "free_cards": "Free cards", "high_low": "High/Low"}
_TABLE_ROOM = {"deal": (0.0, 0.42), "free_cards": (0.462, 0.135), "high_low": (0.64, 0.36)}


def law(facts: Facts) -> str:
    """Shares against the uniform one, which is a line; the share farthest from it in red."""
    shares = facts.law.shares
    uniform = {table: 1.0 / len(column) for table, column in shares.items()}
    ratio = {(t, k): share / uniform[t] for t, column in shares.items() for k, share in column.items()}
    farthest = max(ratio, key=lambda place: max(ratio[place], 1.0 / ratio[place]))
    most = max(1.25, *ratio.values())

    def draw(figure: Figure) -> None:
        for table, (left, width) in _TABLE_ROOM.items():
            axes = figure.add_axes((left, 0.09, width, 0.72))
            drawing.bare(axes)
            column = shares[table]
            axes.set_xlim(-0.6, len(column) - 0.4)
            axes.set_ylim(0, 1.02 * most)
            drawing.title(axes, TABLE_NAMES[table], above=1.06)
            for x, (key, share) in enumerate(column.items()):
                red = (table, key) == farthest
                height = share / uniform[table]
                axes.bar(x, height, width=0.86, color=RED if red else PALE, linewidth=0)
                low = height < 0.25 * most
                axes.text(x, (height if low else 0.0) + 0.03 * most, f"{100 * share:.1f}", ha="center", va="bottom",
                          fontsize=TINY, color=RED if red and low else INK)  # fmt: skip
                axes.text(x, -0.03 * most, key, ha="center", va="top", fontsize=BODY, color=INK, weight="bold")
            axes.plot([-0.5, len(column) - 0.5], [1, 1], color=INK, linewidth=0.8)

    return drawing.svg("law", 1.75, draw)


def outcomes(facts: Facts) -> str:
    """Best play: how often each prize comes, and how much of the payout it carries."""
    chances = facts.exact.prizes
    cost = 1.0 + facts.exact.purchases
    parts = [tenths / 10 * chance / cost for tenths, chance in zip(PRIZE_TENTHS, chances, strict=True)]

    def draw(figure: Figure) -> None:
        rows = list(zip(PRIZE_TENTHS, chances, parts, strict=True))
        for number, (heading, index, most) in enumerate(
            (("Chance of the prize", 1, max(chances)), ("Part of the payout, points", 2, max(parts)))
        ):
            axes = figure.add_axes((0.10 + 0.48 * number, 0.02, 0.40, 0.86))
            drawing.bare(axes)
            axes.set_xlim(0, 1.18 * most)
            axes.set_ylim(len(rows) - 0.4, -0.6)
            drawing.title(axes, heading, above=1.02)
            for y, row in enumerate(rows):
                value = row[index]
                red = number == 1 and value == max(parts)
                axes.barh(y, value, height=0.72, color=RED if red else FAINT if y == 0 else PALE, linewidth=0)
                text = f"{100 * value:.2f}" + (" %" if number == 0 else "")
                axes.text(value + 0.015 * most, y, text, va="center_baseline", weight="bold" if red else "normal")
                if number == 0:
                    prize = f"{row[0] / 10:g} ×" if row[0] else "nothing"
                    axes.text(-0.02 * most, y, prize, ha="right", va="center_baseline", weight="bold")

    return drawing.svg("outcomes", 1.9, draw)


def players(facts: Facts) -> str:
    """One line from nothing to the highest payout, every player a mark on it."""
    highest = facts.exact.highest_payout

    def draw(figure: Figure) -> None:
        rows = [(player.name, player.outcome) for player in facts.players]
        axes = figure.add_axes((0.10, 0.06, 0.86, 0.90))
        drawing.bare(axes)
        axes.set_xlim(0, 1.08 * max(highest, *(found.payout for _, found in rows)))
        axes.set_ylim(len(rows) - 0.3, -0.6)
        axes.plot([highest, highest], [-0.6, len(rows) - 0.55], color=RED, linewidth=0.8)
        axes.text(
            highest,
            len(rows) - 0.42,
            f"highest payout {100 * highest:.2f} %",
            color=RED,
            ha="center",
            va="top",
            weight="bold",
        )
        for y, (name, found) in enumerate(rows):
            perfect = name == "perfect"
            axes.barh(y, found.payout, height=0.66, color=INK if perfect else PALE, linewidth=0)
            axes.text(-0.008 * highest, y, name, ha="right", va="center_baseline", weight="bold")
            inside = found.payout > 0.25 * highest
            axes.text(
                found.payout + (-0.01 if inside else 0.008) * highest, y,
                estimate(found.payout, found.payout_se),
                ha="right" if inside else "left", va="center_baseline", color=PAPER if perfect else INK,
            )  # fmt: skip

    return drawing.svg("players", 2.1, draw)


def stacks(facts: Facts) -> str:
    """How the main games of each player end: bust in ink, then by complete stacks, greener the more."""
    shades = ["#e4e1d9", "#cfccc4", "#bcd2c6", "#86b39f", "#4f937a", GREEN]
    names = ["bust", "none", "one", "two", "three", "four", "five"]

    def draw(figure: Figure) -> None:
        axes = figure.add_axes((0.10, 0.02, 0.88, 0.80))
        drawing.bare(axes)
        axes.set_xlim(0, 1)
        axes.set_ylim(len(facts.players) - 0.4, -0.6)
        for y, player in enumerate(facts.players):
            axes.text(-0.012, y, player.name, ha="right", va="center_baseline", weight="bold")
            left = 0.0
            for share, colour in zip([player.outcome.bust, *player.outcome.complete], [INK, *shades], strict=True):
                axes.barh(y, share, left=left, height=0.72, color=colour, linewidth=0)
                if share > 0.035:
                    light = colour in (INK, GREEN, shades[4])
                    axes.text(left + share / 2, y, f"{100 * share:.0f}", ha="center", va="center_baseline",
                              fontsize=SMALL, color=PAPER if light else INK)  # fmt: skip
                left += share
        for x, (name, colour) in enumerate(zip(names, [INK, *shades], strict=True)):
            at = 0.145 * x
            axes.barh(-1.35, 0.022, left=at, height=0.5, color=colour, linewidth=0, clip_on=False)
            axes.text(at + 0.028, -1.35, name, va="center_baseline", fontsize=BODY, color=INK)

    return drawing.svg("stacks", 2.05, draw)


def funnel(facts: Facts) -> str:
    """Where the measured payout lies after n plays, nine times in ten: best play in red, greedy play in grey."""
    perfect, greedy = facts.player("perfect").outcome, facts.player("greedy").outcome
    bands = [
        ("perfect", facts.exact.highest_payout, perfect.payout_deviation, RED),
        ("greedy", greedy.payout, greedy.payout_deviation, GREY),
    ]
    sizes = [10 ** (3 + step / 20) for step in range(81)]

    def draw(figure: Figure) -> None:
        axes = figure.add_axes((0.07, 0.12, 0.80, 0.86))
        axes.set_xscale("log")
        axes.set_xlim(1e3, 1e7)
        for name, centre, deviation, colour in bands:
            low, high = ([centre + sign * Z_90 * deviation / sqrt(n) for n in sizes] for sign in (-1, 1))
            axes.fill_between(sizes, low, high, color=colour, alpha=0.16, linewidth=0)
            axes.plot(sizes, [centre] * len(sizes), color=colour, linewidth=1.2)
            axes.text(1.08e7, centre, f"{name}\n{100 * centre:.2f} %", color=colour, va="center", weight="bold")
            for power in (4, 5, 6):
                half = Z_90 * deviation / sqrt(10**power)
                axes.text(
                    10**power,
                    centre + half,
                    f"± {100 * half:.2f}",
                    ha="left",
                    va="bottom",
                    fontsize=SMALL,
                    color=colour,
                )
        _per_cent(axes)
        axes.set_xticks(
            [10**power for power in range(3, 8)], ["1,000 plays", "10,000", "100,000", "1 million", "10 million"]
        )

    return drawing.svg("funnel", 2.3, draw)


def curve(facts: Facts) -> str:
    """Payout against skill on a logarithmic scale, from blind choice on the left."""
    points = facts.curve
    limit, highest = facts.exact.best_net_payout, facts.exact.highest_payout

    def draw(figure: Figure) -> None:
        axes = figure.add_axes((0.07, 0.12, 0.90, 0.85))
        axes.set_xscale("log")
        axes.set_xlim(points[0].skill / 1.2, 1.25 * points[-1].skill)
        axes.set_ylim(0, 1.12 * highest)
        for height, text, colour, side in (
            (highest, "highest payout", RED, "bottom"),
            (limit, "limit of skill: best net result", GREY, "top"),
        ):
            axes.axhline(height, color=colour, linewidth=0.8)
            gap = 0.015 * highest * (1 if side == "bottom" else -1)
            axes.text(
                points[0].skill, height + gap, f"{text} {100 * height:.2f} %", color=colour, va=side, weight="bold"
            )
        axes.plot([point.skill for point in points], [point.payout for point in points], color=INK, linewidth=1.6)
        for point in points:
            axes.plot([point.skill], [point.payout], marker="o", markersize=3.4, color=INK, linestyle="none")
            axes.text(
                point.skill * 1.05, point.payout - 0.03 * highest, f"{100 * point.payout:.1f}", ha="left", va="top"
            )
        _per_cent(axes)
        axes.set_xticks([point.skill for point in points], [f"{point.skill:g}" for point in points])
        axes.minorticks_off()

    return drawing.svg("curve", 2.4, draw)


def sensitivity(facts: Facts) -> str:
    """What +1 % on one weight does to the highest payout, in hundredths of a point; the strongest in red."""
    changes = facts.exact.sensitivity
    low, high = (limit(change for column in changes.values() for change in column) for limit in (min, max))
    most = max(-low, high)

    def draw(figure: Figure) -> None:
        for table, (left, width) in _TABLE_ROOM.items():
            axes = figure.add_axes((left, 0.09, width, 0.75))
            drawing.bare(axes)
            column, keys = changes[table], list(facts.law.weights[table])
            axes.set_xlim(-0.6, len(column) - 0.4)
            axes.set_ylim(low - 0.15 * most, high + 0.15 * most)
            drawing.title(axes, TABLE_NAMES[table], above=1.04)
            axes.plot([-0.5, len(column) - 0.5], [0, 0], color=INK, linewidth=0.6)
            for x, (key, change) in enumerate(zip(keys, column, strict=True)):
                up, red = change >= 0, abs(change) > 0.999 * most
                axes.bar(x, change, width=0.8, color=RED if red else PALE, linewidth=0)
                gap = 0.03 * most if up else -0.03 * most
                axes.text(x, change + gap, drawing.signed(1e4 * change), ha="center", va="bottom" if up else "top",
                          fontsize=TINY, color=RED if red else INK)  # fmt: skip
                axes.text(x, low - 0.2 * most, key, ha="center", va="top", weight="bold")

    return drawing.svg("sensitivity", 2.0, draw)


def estimate(value: float, error: float) -> str:
    """A percentage with its standard error, which has two significant figures."""
    digits = min(6, max(2, 1 - floor(log10(100 * error)))) if error > 0 else 2
    return f"{100 * value:.{digits}f} %  ± {100 * error:.{digits}f}"


def _per_cent(axes: Axes) -> None:
    axes.yaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f} %")
    axes.tick_params(labelsize=BODY)
    axes.grid(axis="y", color=FAINT, linewidth=0.6)
    axes.set_axisbelow(b=True)
    axes.spines["bottom"].set_visible(False)
