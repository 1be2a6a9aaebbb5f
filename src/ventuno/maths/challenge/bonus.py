"""The bonus bets exactly: what they return, how often, and how much that varies, as fractions.

Every hand of two cards out of the deck is paid by the rules' own functions, so a change of the rules changes the
figures. Must not: know odds, colours or pairs.
"""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from ventuno.rules.cards import DECK
from ventuno.rules.challenge.bets import Bet, Bonus, Hand, black_bonus, paid_centimes, red_bonus

STAKE_CENTIMES = 100  # any whole number of the grid gives the same fractions
RED = Bet(STAKE_CENTIMES, red_centimes=STAKE_CENTIMES)
BLACK = Bet(STAKE_CENTIMES, black_centimes=STAKE_CENTIMES)
BOTH = Bet(STAKE_CENTIMES, red_centimes=STAKE_CENTIMES, black_centimes=STAKE_CENTIMES)  # the same stake on each

HANDS: tuple[Hand, ...] = tuple(combinations(DECK, 2))  # which of the two lies open does not matter


@dataclass(frozen=True, slots=True)
class BonusFigures:
    """Of one unit staked on the bonus bets in all; net is what comes back less the stakes."""

    expectation: Fraction  # of the net
    variance: Fraction  # of the net
    hit: Fraction  # how often the bank pays anything
    ahead: Fraction  # how often it pays more than was staked
    nets: tuple[tuple[Fraction, Fraction], ...]  # each net that occurs and its probability, rising


def figures(bet: Bet) -> BonusFigures:
    """The bonus bets of a bet; its ante does not enter."""
    staked, each = bet.bonus_centimes, Fraction(1, len(HANDS))
    counts = Counter(paid_centimes(bet, hand) for hand in HANDS)
    nets = tuple((Fraction(paid - staked, staked), count * each) for paid, count in sorted(counts.items()))
    expectation = sum((net * share for net, share in nets), Fraction())
    return BonusFigures(
        expectation,
        sum(((net - expectation) ** 2 * share for net, share in nets), Fraction()),
        sum((count * each for paid, count in counts.items() if paid > 0), Fraction()),
        sum((share for net, share in nets if net > 0), Fraction()),
        nets,
    )


def chances() -> dict[Bonus, Fraction]:
    """How often each bonus is paid to somebody who has staked on its bet."""
    found = Counter(bonus for hand in HANDS for bonus in (red_bonus(hand), black_bonus(hand)) if bonus is not None)
    return {bonus: Fraction(found[bonus], len(HANDS)) for bonus in Bonus}
