"""The dossier in words, what players receive: highest payout, players side by side, volatility, errors, blind play."""

from math import sqrt

from ventuno.dossier import figures
from ventuno.dossier.document import Grid, LabelledPoints, Paragraph, Picture, Section, count, per_cent, small_per_cent
from ventuno.dossier.drawing import signed
from ventuno.dossier.facts import STAKES, Facts, PlayerFacts
from ventuno.maths.dossier.big21 import PRIZE_TENTHS, Z_90, PlayerOutcome

SIZES = tuple(10**power for power in range(3, 8))

WHO = {
    "blind": "every offer of the rules equally likely, Risk included",
    "greedy": "completes a stack if possible, else the highest total within 21, else discards; never buys, no High/Low",
    "skill": "each move with a probability proportional to exp(X × its value); no Risk",
    "perfect": "the strategy that attains the highest payout",
}


def half_width(outcome: PlayerOutcome, plays: int) -> float:
    """Half the width of the 90 % interval of the payout over so many plays."""
    return Z_90 * outcome.payout_deviation / sqrt(plays)


def highest_payout(facts: Facts) -> Section:
    exact = facts.exact
    parts = [tenths / 10 * chance for tenths, chance in zip(PRIZE_TENTHS, exact.prizes, strict=True)]
    best = max(range(len(parts)), key=lambda place: parts[place])
    title = (
        f"One play in {1 / (1 - exact.prizes[0]):.1f} pays anything, and the prize of {PRIZE_TENTHS[best] / 10:g} "
        f"stakes carries {per_cent(parts[best] / sum(parts), 0)} of the payout"
    )
    risk = (
        "Risk is not part of it: below 100 % it never pays."
        if exact.highest_payout < 1
        else "Risk is not part of it; above 100 % it would add to it, and this law is no law to publish (P3)."
    )
    return Section(
        "The highest payout",
        [
            Paragraph(
                "For a price c of a bought card let V(c) be the largest expectation of prizes less c times "
                "purchases, in stakes, over all strategies. The highest payout is the number ρ with V(ρ) = ρ: no "
                "strategy has a larger ratio of prizes to stake plus purchases, and the one that attains V(ρ) has "
                f"just that (Dinkelbach). V is found by exact dynamic programming over {count(exact.states)} states "
                f"and {count(exact.transitions)} placements, each visited once and in an order that needs no "
                "iteration. V(c) – c falls with a slope between –1 and –4, so its value at the result bounds the "
                f"error; rounding included, the bound is {exact.error_bound:.1e}. High/Low is solved in closed form. "
                f"{risk}"
            ),
            Grid(
                head=["", "Highest payout", "Best net result"],
                rows=[
                    ["Payout", per_cent(exact.highest_payout, 6), per_cent(exact.best_net_payout, 6)],
                    ["Cards bought per play", f"{exact.purchases:.4f}", f"{exact.best_net_purchases:.4f}"],
                    [
                        "Prizes less purchases, stakes",
                        f"{exact.highest_payout * (1 + exact.purchases) - exact.purchases:.6f}",
                        f"{exact.best_net:.6f}",
                    ],
                    ["Cards shown per main game", f"{exact.cards_shown:.3f}", "–"],
                    ["Free-card awards per main game", f"{exact.awards:.4f}", "–"],
                ],
                widths=[2.4, 1.5, 1.5],
                note="Two aims, two strategies: the best ratio prices a card at ρ, the best net result at 1.",
            ),
            Picture(
                "outcomes",
                title,
                "Best play over a whole play, exact. Left: chance of each prize in stakes. Right: the percentage "
                "points it adds to the payout.",
                figures.outcomes(facts),
            ),
        ],
    )


def players(facts: Facts) -> Section:
    blind = facts.player("blind").outcome.payout
    rows = [_stakes_row(player) for player in facts.players]
    return Section(
        "Players side by side",
        [
            Picture(
                "players",
                f"From {small_per_cent(blind)} to {per_cent(facts.exact.highest_payout, 2)}: what comes back depends "
                "on how one plays",
                "Payout over whole plays, simulated, with its standard error. The red line is exact.",
                figures.players(facts),
            ),
            LabelledPoints([(name if name != "skill" else "skill:X", text) for name, text in WHO.items()]),
            Grid(
                ["Payout, %", *(f"CHF {stake}" for stake in STAKES), "s.e.", "exact"],
                rows,
                [1.5, 1, 1, 1, 1, 1, 0.9, 1.1],
                note=(
                    f"{count(facts.games)} plays for each player and stake, a tenth of that with a skill. Only blind "
                    "players use Risk, whose limits are in francs (Art. 21), so theirs is simulated at each stake. "
                    "For all others every prize and price is a multiple of the stake: the payout is the same at "
                    "every stake level, not approximately but exactly. All players meet the same cards: what luck does "
                    "to one it does to the next."
                ),
            ),
        ],
    )


def _stakes_row(player: PlayerFacts) -> list[str]:
    digits = 4 if player.outcome.payout < 0.01 else 2
    shown = [f"{100 * outcome.payout:.{digits}f}" for outcome in player.outcomes]
    exact = "–" if player.exact_payout is None else f"{100 * player.exact_payout:.3f}"
    shown = shown if len(shown) == len(STAKES) else shown * len(STAKES)
    return [player.name, *shown, f"{100 * max(found.payout_se for found in player.outcomes):.{digits}f}", exact]


def volatility(facts: Facts) -> Section:
    perfect = facts.player("perfect").outcome
    good, blind = sum(facts.exact.complete[3:]), sum(facts.player("blind").outcome.complete[3:])
    return Section(
        "Distribution and volatility",
        [
            Picture(
                "stacks",
                f"Best play completes three or more stacks in {per_cent(good, 1)} of main games, blind play in "
                f"{small_per_cent(blind)}",
                "How main games end, in per cent: bust, or by complete stacks. A bust where nothing could be won "
                "any more costs nothing, so players with a skill do not avoid it.",
                figures.stacks(facts),
            ),
            Grid(
                ["In %", "bust", "0", "1", "2", "3", "4", "5", "bought", "awards"],
                [_ends_row(player) for player in facts.players] + [_exact_row(facts)],
                [1.5, 1, 1, 1, 1, 1, 1, 1, 1.1, 1.1],
                note="Main games by complete stacks; then cards bought and awards of free cards per play, as numbers.",
            ),
            Grid(
                ["Net result of a play", "mean", "s.e.", "σ", "1.645 σ", "plays won"],
                [_net_row(player) for player in facts.players],
                [2, 1, 1, 1, 1, 1.2],
                note="In stakes. σ is the standard deviation of one play, 1.645 σ the 90 % volatility index as labs "
                "state it. A play is won if it pays more than stake and purchases together.",
            ),
            Picture(
                "funnel",
                "After a million plays the measured payout of best play lies within "
                f"{100 * half_width(perfect, 10**6):.2f} points of the true one, nine times in ten",
                "90 % intervals of the payout measured over so many plays.",
                figures.funnel(facts),
            ),
            Grid(
                ["± points, 90 %", *(count(size) for size in SIZES)],
                [_width_row(player) for player in facts.players],
                [1.6, 1, 1, 1, 1, 1.1],
                note="Half-width of the interval for the payout after so many plays: 1.645 times the standard "
                "deviation of the ratio, by the delta method, over the square root of the number of plays.",
            ),
        ],
    )


def _net_row(player: PlayerFacts) -> list[str]:
    found = player.outcome
    spread = [f"{found.net_se:.4f}", f"{found.deviation:.3f}", f"{found.volatility:.3f}"]
    return [player.name, signed(found.net, 4), *spread, small_per_cent(found.success)]


def _width_row(player: PlayerFacts) -> list[str]:
    digits = 4 if player.name == "blind" else 3
    return [player.name, *(f"{100 * half_width(player.outcome, size):.{digits}f}" for size in SIZES)]


def _ends_row(player: PlayerFacts) -> list[str]:
    found = player.outcome
    shares = [f"{100 * share:.2f}" for share in [found.bust, *found.complete]]
    return [player.name, *shares, f"{found.purchases:.3f}", f"{found.awards:.3f}"]


def _exact_row(facts: Facts) -> list[str]:
    exact = facts.exact
    shares = [f"{100 * share:.2f}" for share in [0.0, *exact.complete]]
    return ["perfect, exact", *shares, f"{exact.purchases:.3f}", f"{exact.awards:.3f}"]


def errors(facts: Facts) -> Section:
    first, last = facts.curve[0], facts.curve[-3]
    how = (
        f"simulated, {count(facts.player('skill:1').outcome.games)} plays each"
        if facts.draft
        else "exact, by one pass over all states for each"
    )
    return Section(
        "What errors cost",
        [
            Paragraph(
                "The model of a player who errs: each move is made with a probability proportional to exp(X × "
                "value), value being what the move is worth with best play afterwards, in stakes. With X = 1 a move "
                "that costs one stake is made e = 2.7 times less often than the best one, with X = 10 some 22,000 "
                f"times. The payouts are {how}. As X grows the player approaches the best net result, whose payout "
                "is a little below the highest."
            ),
            Picture(
                "curve",
                f"From skill {first.skill:g} to skill {last.skill:g} the payout rises from "
                f"{per_cent(first.payout, 1)} to {per_cent(last.payout, 1)}; nobody gets beyond "
                f"{per_cent(facts.exact.highest_payout, 2)}",
                "Payout against skill X, on a logarithmic scale.",
                figures.curve(facts),
            ),
            Grid(
                ["Skill X", *(f"{point.skill:g}" for point in facts.curve)],
                [
                    ["Payout, %", *(f"{100 * point.payout:.2f}" for point in facts.curve)],
                    [
                        "Below highest",
                        *(f"{100 * (facts.exact.highest_payout - point.payout):.2f}" for point in facts.curve),
                    ],
                ],
                [1.6, *[1.0] * len(facts.curve)],
            ),
        ],
    )


def blind(facts: Facts, most: float) -> Section:
    outcomes = facts.player("blind").outcomes
    played = sum(outcome.games for outcome in outcomes)
    below = facts.blind_success_most < most
    return Section(
        "Blind play, and wins above the stake",
        [
            Paragraph(
                "ESBK asks that blind play succeed in less than 10 % of cases. Blind: every move that the rules "
                "offer is equally likely, with Risk counted as one move and its stake uniform. Success: the play "
                "pays back more than was paid in, that is, prizes exceed stake plus purchases."
            ),
            Grid(
                ["Question", "Answer", "Figure"],
                [
                    [
                        "Does blind play succeed in less than 10 % of plays?",
                        "Yes" if below else "No",
                        (
                            f"{small_per_cent(facts.blind_success)} of {count(played)} plays over all stakes; below "
                            f"{small_per_cent(facts.blind_success_most)} with 99.9 % confidence (Wilson)"
                        ),
                    ],
                    [
                        "Is a win above the stake possible?",
                        "Yes",
                        (
                            f"up to 20 times the stake without Risk (best play: {per_cent(facts.exact.prizes[6])} of "
                            "plays), up to CHF 5,000 with it"
                        ),
                    ],
                ],
                [2.4, 0.8, 3.4],
                words=True,
            ),
            Grid(
                ["Blind play", *(f"CHF {stake}" for stake in STAKES)],
                [
                    ["Success, %", *(f"{100 * outcome.success:.4f}" for outcome in outcomes)],
                    ["at most, 99.9 %", *(f"{100 * outcome.success_most:.4f}" for outcome in outcomes)],
                    ["Payout, %", *(f"{100 * outcome.payout:.4f}" for outcome in outcomes)],
                    ["Plays with Risk, %", *(f"{100 * outcome.risk:.5f}" for outcome in outcomes)],
                ],
                [1.8, 1, 1, 1, 1, 1],
            ),
        ],
    )


def skill(facts: Facts) -> Section:
    rows = [
        [name, "already" if plays == 1 else "never" if plays is None else count(plays)]
        for name, plays in facts.plays_to_tell.items()
    ]
    return Section(
        "Skills needed and deciding elements",
        [
            LabelledPoints(
                [
                    (
                        "Placing",
                        "Which stack takes the card: exact sums, and room left for the cards that are likely to come.",
                    ),
                    ("Letting go", "When to discard rather than spoil a stack, and when to end with what stands."),
                    (
                        "Clearing",
                        "When to open a complete stack again, because new free cards are worth more than the stack.",
                    ),
                    (
                        "Buying",
                        "Whether a further card is worth its price, from the chances of the cards that would help.",
                    ),
                    (
                        "Guessing",
                        "In High/Low, which side is likelier, and whether the next step is worth the prize at risk.",
                    ),
                    ("Staking", "Whether to take a Risk and how much; below 100 % the right answer is none."),
                ]
            ),
            Paragraph(
                "Chance decides which cards come and how many are free. The player decides all the rest, some ten "
                "times in a main game. What weighs more depends on how long one plays: the table says after how "
                "many plays each a perfect player is ahead of the other one with a probability of 95 %. From there "
                "on skill decides."
            ),
            Grid(
                ["perfect ahead of", "after plays"],
                rows,
                [2, 1],
                note="Net result, normal approximation: (1.645 / difference of means)² times the sum of variances. "
                "Never: the other’s net result is better, for the highest payout aims at the ratio.",
            ),
        ],
    )
