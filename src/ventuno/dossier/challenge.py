"""The dossier's chapter on Black Jack Challenge, in words and with its picture."""

from fractions import Fraction

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ventuno.dossier import drawing
from ventuno.dossier.document import (
    Block,
    Grid,
    LabelledPoints,
    Paragraph,
    Picture,
    Section,
    count,
    per_cent,
    small_per_cent,
)
from ventuno.dossier.drawing import SMALL, signed
from ventuno.dossier.palette import GREY, INK, PAPER
from ventuno.maths.challenge.simulation.game import SEATS_MAX
from ventuno.maths.dossier.challenge import BonusBet, ChallengeChapter, OutsiderFigures, PaymentRates, TableFigures
from ventuno.rules.challenge.bets import Bonus
from ventuno.rules.challenge.table_rules import LEAFLET

BETS = {"red": "Red Bonus", "black": "Black Bonus", "both": "Both, half of the stake on each"}
BONUSES = {
    Bonus.RED_PAIR: ("Red Bonus", "Red Pair"),
    Bonus.DOUBLE_RED: ("Red Bonus", "Double Red"),
    Bonus.BLACK_PAIR: ("Black Bonus", "Black Pair"),
    Bonus.PAIR: ("Black Bonus", "Pair"),
    Bonus.DOUBLE_BLACK: ("Black Bonus", "Double Black"),
}
_STRONG = 0.55  # from this share on the letters of a cell are light


def section(facts: ChallengeChapter) -> Section:
    return Section("Black Jack Challenge", [*_rules(), *_bonuses(facts), *_tables(facts), *_two(facts)])


def _rules() -> list[Block]:
    return [
        Paragraph(
            "The other game of the house has no law: two to seven players, one deck of 52 cards that is shuffled anew "
            "for each game, and a pot that goes whole to one of them. Each bets an ante, and on a bonus against the "
            "bank. Each has an open card and a hidden one. From the button on, everyone either pays another ante for "
            "the first community card or stays; it is turned, and those who paid decide likewise on the second. Cards "
            "that were paid for count, always. The best total not over 21 wins all antes and payments. Among equals, "
            "and among all when everybody is over 21, a war decides: a card each, the highest rank wins. (C3-C11)"
        ),
        LabelledPoints(
            [
                ("Pot", "What some win the others have paid in: nothing is kept back (C8). Chance and skill decide."),
                ("Bonus", "The bank’s only part. It depends on one’s first two cards alone and on no decision."),
            ]
        ),
    ]


def _bonuses(facts: ChallengeChapter) -> list[Block]:
    pays = {bonus: str(odds) for bonus, odds in LEAFLET.odds.items()}
    return [
        Grid(
            ["Bonus", "wins with", "pays", "chance", ""],
            [[*BONUSES[bonus], pays[bonus], *_share(Fraction(facts.bonus_chances[bonus.value]))] for bonus in Bonus],
            [1.6, 1.6, 1, 1.2, 1],
            note="Exact, with the odds of the leaflet of December 2019: every hand of two cards, paid by the rules. Of "
            "the cases of one bet the best one alone is paid; a pair is two cards of the same rank (C1).",
        ),
        Grid(
            ["Per unit staked", "expected", "", "pays", "wins", "variance", "σ"],
            [_bonus_row(bet) for bet in facts.bonus_bets],
            [2.6, 1.1, 1.1, 1.1, 1.1, 1.3, 0.8],
            note="Expected: net of the stake. Pays: the bank pays anything at all; wins: more than was staked.",
        ),
    ]


def _share(value: Fraction) -> list[str]:
    return [str(value), per_cent(float(value))]


def _bonus_row(bet: BonusBet) -> list[str]:
    return [
        BETS[bet.bet],
        bet.expectation.replace("-", "−"),
        f"{signed(100 * bet.net, 2)}\u00a0%",
        per_cent(float(Fraction(bet.hit))),
        per_cent(float(Fraction(bet.ahead))),
        bet.variance,
        f"{bet.deviation:.3f}",
    ]


def _tables(facts: ChallengeChapter) -> list[Block]:
    games = facts.tables[0].games
    return [
        Paragraph(
            "How games go when everybody plays house13: it pays for a card with a hard total of 13 or less, or a soft "
            f"total of 17 or less. {count(games)} games for each number of seats. Since house13 looks at its own cards "
            "only, the order of deciding is no matter to it, and no seat is better than another: what the nets below "
            "differ by is chance."
        ),
        Grid(
            ["Net by seat, antes", "button", *map(str, range(2, SEATS_MAX + 1)), "s.e."],
            [_net_row(table) for table in facts.tables],
            [1.8, *[1.0] * SEATS_MAX, 0.9],
        ),
        Grid(
            ["Seats", "pays once", "twice", "bust", "war", "all bust", "mean pot", "σ"],
            [_table_row(table) for table in facts.tables],
            [1, 1.2, 1, 1, 1, 1.1, 1.1, 0.9],
            note="Shares of games in %: of a seat, on average, the first three; then games decided by war, those "
            "included in which everybody was bust. Pot and σ, the standard deviation of a seat’s net, in antes.",
        ),
        Grid(
            ["One among house13, at the button", "seats", "net, antes", "s.e."],
            [_lone_row(lone) for lone in facts.lone],
            [2.6, 1, 1.2, 1],
            note="always pays for both cards, never stays; beginner and solid are bots of the house. How one plays "
            "matters, also against plain opponents.",
        ),
    ]


def _net_row(table: TableFigures) -> list[str]:
    nets = [signed(net, 4) for net in table.found.net]
    errors = [error for error in table.found.net_se if error is not None]
    return [f"{table.seats} seats", *nets, *["–"] * (SEATS_MAX - table.seats), f"{max(errors):.4f}"]


def _table_row(table: TableFigures) -> list[str]:
    found = table.found
    by_seat = [sum(shares) / table.seats for shares in (found.paid1, found.paid2, found.bust)]
    shares = [f"{100 * share:.2f}" for share in (*by_seat, found.war)]
    bust = small_per_cent(found.all_bust).replace("\u00a0%", "")
    return [str(table.seats), *shares, bust, f"{found.mean_pot:.3f}", f"{sum(table.deviation) / table.seats:.3f}"]


def _lone_row(lone: OutsiderFigures) -> list[str]:
    return [lone.player, str(lone.seats), signed(lone.net, 4), f"{lone.net_se:.4f}"]


def _two(facts: ChallengeChapter) -> list[Block]:
    two, loses = facts.two, facts.house13_loses
    return [
        Paragraph(
            "Two players, equal antes: an equilibrium, in which neither can gain by playing otherwise. All open cards "
            "lie before anybody decides, so the game falls into 100 independent ones, one for each pair of open card "
            "values, with the exact probabilities of the cards that are left. What the two could still gain together "
            f"by best answers is {two.exploitability:.1e} antes: so exact are the figures. A player who plays house13 "
            f"instead can be made to lose {loses[1]:.4f} antes a game at the button and {loses[0]:.4f} opposite."
        ),
        Grid(
            ["Equilibrium of two", "button", "other", "war", "all bust", "mean pot"],
            [
                [
                    "Antes; shares of games",
                    signed(two.value_button, 6),
                    signed(two.value_other, 6),
                    per_cent(two.war, 3),
                    per_cent(two.all_bust, 3),
                    f"{two.mean_pot:.5f}",
                ]
            ],
            [2, 1.3, 1.3, 1.1, 1.1, 1.1],
        ),
        Picture(
            "paying",
            f"To decide first {'costs' if two.value_button < 0 else 'gains'} the button {abs(two.value_button):.4f} "
            "antes a game: the other knows what it did",
            "How often community card 1 is paid for in the equilibrium, in %, by one’s own total (row; S: an ace "
            "counts 11) and the open card opposite (column). Red: pay. Hands of the same total are taken together. "
            "Higher totals stay.",
            _picture(facts.paying),
        ),
    ]


def _picture(found: PaymentRates) -> str:
    panels = {"The button": found.button, "The other, after a stay": found.after_stay,
              "The other, after a payment": found.after_payment}  # fmt: skip

    def draw(figure: Figure) -> None:
        for number, (name, rows) in enumerate(panels.items()):
            axes = figure.add_axes((0.045 + 0.327 * number, 0.02, 0.285, 0.86))
            drawing.grid(axes, found.cards, found.totals)
            drawing.title(axes, name, above=1.06)
            if number == 0:
                axes.text(-0.15, -0.15, "has", ha="right", va="bottom", fontsize=SMALL, color=GREY)
            _cells(axes, rows)

    return drawing.svg("paying", 2.9, draw)


def _cells(axes: Axes, rows: list[list[float]]) -> None:
    for y, row in enumerate(rows):
        for x, share in enumerate(row):
            drawing.cell(axes, (x, y), drawing.gain_colour(share if share >= 0.005 else -0.02, 1.0))
            colour = PAPER if share > _STRONG else INK
            axes.text(x + 0.5, y + 0.52, f"{100 * share:.0f}", ha="center", va="center_baseline", fontsize=4.2,
                      color=colour)  # fmt: skip
