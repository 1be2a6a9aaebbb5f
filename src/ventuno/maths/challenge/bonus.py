"""The bonus bets exactly: what they return, how often, and how much that varies, as fractions.

Without other rules of the tables (C17), the odds are the leaflet's.

Every hand of two cards out of the deck is paid by the rules' own functions, so a change of the rules changes the
figures. Must not: know odds, colours or pairs.
"""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from ventuno.rules.cards import DECK
from ventuno.rules.challenge.bets import Bet, Hand, paid_centimes
from ventuno.rules.challenge.table_rules import LEAFLET, TableRules

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


def figures(bet: Bet, rules: TableRules = LEAFLET) -> BonusFigures:
    """The bonus bets of a bet; its ante does not enter."""
    staked, each = bet.bonus_centimes, Fraction(1, len(HANDS))
    counts = Counter(paid_centimes(bet, hand, rules.odds) for hand in HANDS)
    nets = tuple((Fraction(paid - staked, staked), count * each) for paid, count in sorted(counts.items()))
    expectation = sum((net * share for net, share in nets), Fraction())
    return BonusFigures(
        expectation,
        sum(((net - expectation) ** 2 * share for net, share in nets), Fraction()),
        sum((count * each for paid, count in counts.items() if paid > 0), Fraction()),
        sum((share for net, share in nets if net > 0), Fraction()),
        nets,
    )
