"""The dossier in words: summary, rules and rulings, law, strategy, checks. What players receive is in `results`."""

from ventuno.dossier import challenge, figures, results, strategy
from ventuno.dossier.document import (
    Document,
    Grid,
    KeyFigures,
    LabelledPoints,
    Paragraph,
    Picture,
    Section,
    Signature,
    count,
    listed,
    per_cent,
    small_per_cent,
)
from ventuno.dossier.facts import Facts
from ventuno.maths.big21.payout import TARGET

RANK_NAMES = {"10": "tens", "J": "jacks", "Q": "queens", "K": "kings", "A": "aces"}
BLIND_MOST = 0.10  # ESBK: success of blind play


def document(facts: Facts, facts_sha256: str) -> Document:
    return Document(
        title="Big21: the mathematics of a law",
        subtitle=f"Dossier on the law {facts.law.name}" + (" · draft" if facts.draft else ""),
        foot=f"Big21 · law {facts.law.name} · {facts.law.hash[:16]} · ventuno {facts.software}",
        sections=[
            _summary(facts),
            _rules(),
            _rulings(),
            _law(facts),
            results.highest_payout(facts),
            results.players(facts),
            results.volatility(facts),
            results.errors(facts),
            results.blind(facts, BLIND_MOST),
            results.skill(facts),
            _strategy(facts),
            _sensitivity(facts),
            challenge.section(facts.challenge),
            _checks(facts, facts_sha256),
        ],
    )


def _summary(facts: Facts) -> Section:
    return Section("What this document establishes", [_key_figures(facts), _established(facts)])


def _key_figures(facts: Facts) -> KeyFigures:
    # P4: from 100 % on Risk can add to it.
    strategies = "of any strategy whatsoever" if facts.exact.highest_payout < 1 else "of any strategy without Risk"
    return KeyFigures(
        [
            (per_cent(facts.exact.highest_payout), f"highest payout, {strategies}"),
            (small_per_cent(facts.blind_success), "of blind plays win more than they cost"),
            ("20 ×", "the stake at most without Risk; CHF 5,000 with it"),
            (f"{facts.player('perfect').outcome.deviation:.2f}", "standard deviation of one play, in stakes"),
        ]
    )


def _established(facts: Facts) -> LabelledPoints:
    """One sentence or two on each question that a dossier answers."""
    below = facts.blind_success_most < BLIND_MOST
    width = 100 * results.half_width(facts.player("perfect").outcome, 10**6)
    return LabelledPoints(
        [
            ("Payout", _highest_payout_said(facts)),
            ("Skill", _skill_said(facts)),
            (
                "Blind play",
                f"Success below 10 %: {'yes' if below else 'no'}. A win above the stake is possible: yes.",
            ),
            ("Stake", "The payout is the same at CHF 1, 2, 3, 4 and 5 for everyone who does not play Risk."),
            (
                "Luck",
                (
                    "After a million plays at best play the measured payout lies within "
                    f"± {width:.2f} points of the true one, nine times in ten."
                ),
            ),
        ]
    )


def _highest_payout_said(facts: Facts) -> str:
    exact = facts.exact
    without_risk = "" if exact.highest_payout < 1 else " without Risk"  # P4, as above
    on_target = abs(exact.highest_payout - TARGET) <= 0.0001
    return (
        f"No way of playing{without_risk} receives more than {per_cent(exact.highest_payout, 4)} of what is "
        "paid in, in the long run. This is computed, not estimated; the error is below "
        f"{exact.error_bound:.1e}." + (" It is the 88 % of Art. 3, to within 0.01 points." if on_target else "")
    )


def _skill_said(facts: Facts) -> str:
    blind, greedy = facts.player("blind").outcome.payout, facts.player("greedy").outcome.payout
    return (
        f"Players who choose blindly receive {small_per_cent(blind)}, simple good sense "
        f"{per_cent(greedy, 1)}, best play {per_cent(facts.exact.highest_payout, 1)}."
    )


def _rules() -> Section:
    return Section(
        "The game in brief",
        [
            Paragraph(
                "One player builds five stacks. Cards come one at a time: each is put on a stack of one’s choice or "
                "discarded. Cards count their number, court cards 10, an ace 11 or, where that would exceed 21, 1. "
                "A stack of exactly 21 is complete; a stack above 21 is bust, and the game is lost. There are eight "
                "cards to begin with. Completing the second stack earns two to six free cards. A complete stack "
                "with an ace at 11 (a soft 21) may be built upon: it is then open again, and to complete a second "
                "stack anew earns free cards anew, unless three were ever complete at once. When no card is left, "
                "up to three can be bought, each at the price of the stake. (Art. 6-12)"
            ),
            Grid(
                head=["Complete stacks", "0 or 1", "2", "3", "4", "5"],
                rows=[
                    ["Prize, times the stake", "0", "1.1", "5", "10", "20"],
                    ["Then on offer", "–", "–", "High/Low, Risk", "High/Low, Risk", "Risk"],
                ],
                widths=[3, 1.2, 1, 2.2, 2.2, 1.2],
                note="Stakes are CHF 1 to 5. All winnings of a play together are at most CHF 5,000. (Art. 2, 8)",
            ),
            Paragraph(
                "High/Low puts the whole prize at risk: is the hidden card higher or lower than the open one? Each "
                "right guess climbs the ladder 5 – 7 – 10 – 14 – 20 times the stake, a wrong one loses the prize, "
                "equal ranks do not count, and one may stop at any open card. Risk plays another main game with "
                "part of the prize as its stake; what is not staked is safe. (Art. 13-22)"
            ),
        ],
    )


def _rulings() -> Section:
    return Section(
        "What the figures mean",
        [
            Paragraph(
                "The rule texts set a payout of 88 % (Art. 3) and give no probabilities. These rulings say what "
                "that means here."
            ),
            LabelledPoints(
                [
                    (
                        "P1",
                        (
                            "Payout is prizes paid, divided by stakes plus card purchases. A purchase is new money; a "
                            "Risk stake is not: it is a prize staked again."
                        ),
                    ),
                    (
                        "P2",
                        (
                            "The highest payout of a law is what the best of all strategies receives over whole plays. "
                            "It belongs to the law alone and to no particular player."
                        ),
                    ),
                    (
                        "P3",
                        (
                            "A law is calibrated before it is published and never adjusted after: not to a player, "
                            "a stake, a balance, the time or earlier results. A play that has begun keeps its law."
                        ),
                    ),
                    (
                        "P4",
                        (
                            "The default law has a highest payout of 88 % to within 0.01 points and is, among all such "
                            "laws, the nearest to uniform. Below 100 % Risk is never worth taking, so the figure "
                            "without Risk is the figure of the whole play."
                        ),
                    ),
                ]
            ),
        ],
    )


def _law(facts: Facts) -> Section:
    law = facts.law
    shares = {(table, key): share for table, column in law.shares.items() for key, share in column.items()}
    even = {table: 1.0 / len(column) for table, column in law.shares.items()}
    table, key = max(shares, key=lambda at: max(shares[at] / even[at[0]], even[at[0]] / shares[at]))
    title = (
        f"The law departs most from even shares with {_outcome(table, key)}: "
        f"{per_cent(shares[table, key], 1)} instead of {per_cent(even[table], 1)}"
        if law.divergence > 1e-9
        else "Every outcome of this law has an even share"
    )
    ranks = [
        [
            key,
            count(law.weights["deal"][key]),
            per_cent(law.shares["deal"][key], 3),
            count(law.weights["high_low"][key]),
            per_cent(law.shares["high_low"][key], 3),
        ]
        for key in law.weights["deal"]
    ]
    free = law.weights["free_cards"]
    return Section(
        "The law",
        [
            Paragraph(
                "Every draw is independent of all others and follows integer weights that are published (B2). Three "
                "tables: the ranks dealt in main and Risk games, the number of free cards, the ranks of High/Low. "
                f"Suits do not matter. The law is known by the SHA-256 of its weights, {law.hash}. Its divergence "
                f"from uniform shares (Kullback-Leibler, the three tables added up) is {law.divergence:.6f}."
            ),
            Picture(
                "law",
                title,
                "Shares in per cent, drawn against the even share of each table, which is the line: "
                + listed([per_cent(share, 1) for share in even.values()])
                + ".",
                figures.law(facts),
            ),
            Grid(["Rank", "Dealt: weight", "share", "High/Low: weight", "share"], ranks, [1, 2, 1.5, 2, 1.5]),
            Grid(
                ["Free cards", *free],
                [
                    ["Weight", *map(count, free.values())],
                    ["Share", *(per_cent(share, 3) for share in law.shares["free_cards"].values())],
                ],
                [1.4, 1, 1, 1, 1, 1],
            ),
        ],
    )


def _strategy(facts: Facts) -> Section:
    return Section(
        "Best play in three pictures",
        [
            Paragraph(
                "Gains are in stakes, for the play that maximises prizes less purchases, as ventuno advise gives "
                "them. The play with the highest payout counts a purchase at that payout instead of 1 and so buys a "
                "little more readily."
            ),
            Picture(
                "clearing",
                _clearing_title(facts),
                "What placing the card (column) on the soft 21* gains over the best other move, by cards left "
                "behind it (row), no card bought yet. Red: build on it. A ten makes it a hard 21 and changes "
                "nothing. Dots: cannot occur.",
                strategy.clearing(facts),
            ),
            Picture(
                "buying",
                _buying_title(facts),
                "What buying the first card gains over ending, its price deducted, with no card left. Rows and "
                "columns: points that two open stacks lack to 21, all hard; further open stacks are empty. Red: buy.",
                strategy.buying(facts),
            ),
            Picture(
                "ladder",
                _ladder_title(facts),
                "Open card (column) at each step of the ladder (row). Arrows: guess higher or lower; red: stop. "
                "Small figures: what the best guess is worth, to be held against the step. At the right, what being "
                "offered the step is worth.",
                strategy.ladder(facts),
            ),
        ],
    )


def _clearing_title(facts: Facts) -> str:
    gains = [(gain, panel) for panel in facts.clearing for row in panel.gain for gain in row if gain is not None]
    better = [gain for gain, _ in gains if gain > 5e-4]
    if not better:
        return f"Leave a soft 21 alone: in none of {len(gains)} typical situations does building on it pay"
    most, panel = max(gains, key=lambda pair: pair[0])
    return (
        f"Build on a soft 21 in {len(better)} of {len(gains)} typical situations: it gains most, {most:.2f} stakes, "
        f"beside {', '.join(panel.stacks[1:])}"
    )


def _buying_title(facts: Facts) -> str:
    last = facts.buying[3]
    worth = [str(lack) for lack, gain in zip(last.lack, last.gain[0], strict=True) if gain is not None and gain > 0]
    if not worth:
        return "With four stacks complete no card is worth its price"
    if len(worth) == len(last.lack):
        return "With four stacks complete a card is worth its price whatever the last one lacks"
    return f"With four stacks complete, buy for a last stack that lacks {listed(worth)}, and else end"


def _ladder_title(facts: Facts) -> str:
    found = facts.guessing
    stops = [f"{row.count('stop') or 'none'} at {step:g}" for row, step in zip(found.move, found.steps, strict=True)]
    return f"The higher the step, the more cards to stop on: {listed(stops)}"


def _sensitivity(facts: Facts) -> Section:
    changes = {
        (table, key): change
        for table, column in facts.exact.sensitivity.items()
        for key, change in zip(facts.law.weights[table], column, strict=True)
    }
    table, key = max(changes, key=lambda at: abs(changes[at]))
    change = changes[table, key]
    return Section(
        "Sensitivity to each weight",
        [
            Paragraph(
                "If one weight rises by 1 % and the others stay, its share rises and all others of its table fall a "
                "little. The change of the highest payout is the exact derivative: one forward pass along best "
                "play, by the envelope theorem. Where two moves are equally good the derivative is that of the move "
                "taken; High/Low with the middle card open is such a place."
            ),
            Picture(
                "sensitivity",
                f"One per cent more weight on {_outcome(table, key)} {'raises' if change > 0 else 'lowers'} the "
                f"highest payout by {100 * abs(change):.3f} points, more than any other weight",
                "Change of the highest payout in hundredths of a percentage point for +1 % of the weight.",
                figures.sensitivity(facts),
            ),
        ],
    )


def _checks(facts: Facts, facts_sha256: str) -> Section:
    law, games, part = facts.law, facts.games, facts.player("skill:1").outcome.games
    how = f"--games {games} --seed {facts.seed}"
    return Section(
        "How to check this document",
        [
            Paragraph(
                "All numbers stand in facts.json with full precision. The same law, number of plays and seed give "
                "the same files, byte for byte, on any number of processors. Single figures can be had with the "
                "commands below."
            ),
            Grid(
                head=["What", "Value"],
                rows=[
                    ["Law", law.name],
                    ["Law, SHA-256 of weights", law.hash],
                    ["Software", f"ventuno {facts.software}, solver {facts.solver}"],
                    ["Program files, SHA-256", facts.source],
                    ["facts.json, SHA-256", facts_sha256],
                    [
                        "Plays, seed",
                        f"{count(games)} for each player and stake, {count(part)} with a skill; seed {facts.seed}",
                    ],
                    ["Highest payout", "ventuno solve --law " + law.name],
                    ["A player", f"ventuno simulate --law {law.name} --player greedy {how}"],
                    ["Challenge, a table", f"ventuno simulate challenge --seats 7 --player house13 {how}"],
                    ["Challenge, two players", "ventuno challenge solve"],
                    [
                        "This document",
                        f"ventuno dossier --law {law.name} {how}{' --draft' if facts.draft else ''} --out DIR",
                    ],
                ],
                widths=[1, 4],
                words=True,
                note="SHA256SUMS holds the checksums of all files: sha256sum --check SHA256SUMS.",
            ),
            Signature(["Place and date", "Mathematician", "For the operator"]),
        ],
    )


def _outcome(table: str, key: str) -> str:
    if table == "free_cards":
        return f"{key} free cards"
    if table == "high_low":
        return f"{RANK_NAMES.get(key, f'{key}s')} in High/Low"
    return "one of the four tens (10, J, Q, K)" if key in ("10", "J", "Q", "K") else RANK_NAMES.get(key, f"{key}s")
