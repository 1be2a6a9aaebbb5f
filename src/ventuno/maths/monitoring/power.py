"""How soon the tests of chance notice a generator that is wrong, and how quiet they are about one that is right.

Let one outcome of chance p come with chance p' instead, all others in their old proportions. In n plays with d draws
of that kind each, the deviations of a test then have the mean sqrt(n * information) instead of zero:

    by count      information = d (p' - p)^2 / (p (1 - p))
    by value      information = (d a (p' - p))^2 / variance            a: the mean of v - m, see `tally`
    luck of kind  information = (d a (p' - p) / (1 - p))^2 / variance

where the variances are those of one play. All of it stands in a tally of some plays under the right law. The test by
count is the best there is against such a fault; those by value find faults that cost or bring most. Must not: read
files. `simulate_detection` draws its plays by a law and a seed, as everywhere.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from ventuno.maths.monitoring.chance import ChanceReport, CheckSubject, check_chance
from ventuno.maths.monitoring.tally import DrawKind, PlayCounter, Tally
from ventuno.maths.monitoring.verdict import ALERT, Verdict, two_sided
from ventuno.maths.simulation.plays import DecisionTables
from ventuno.maths.simulation.random_numbers import dice
from ventuno.rules.law import KEYS, Law

_FINE = 1000  # weights of a biased law are that much finer, so that a per cent of a small weight is a whole number
_NORMAL = NormalDist()


@dataclass(frozen=True, slots=True)
class Fault:
    """A generator that draws one outcome too rarely or too often: its weight is multiplied."""

    kind: DrawKind
    outcome: str
    factor: float  # 0.98: two per cent too rare

    @property
    def place(self) -> int:
        return self.kind.outcomes.index(self.outcome)

    @property
    def table(self) -> str:
        return "high_low" if self.kind in (DrawKind.OPEN, DrawKind.HIDDEN) else self.kind.value

    def law(self, right: Law) -> Law:
        """What such a generator really follows; the open and the hidden card come from one table."""
        weights = {table: [_FINE * each for each in right.weights(table)] for table in KEYS}
        weights[self.table][self.place] = round(weights[self.table][self.place] * self.factor)
        return Law(right.name, **{table: tuple(each) for table, each in weights.items()})

    def tables(self, right: DecisionTables, law: Law) -> DecisionTables:
        """The same player, deciding as before, where chance has this fault."""
        wrong = self.law(law)
        return right._replace(dies=dice(wrong.deal, wrong.free_cards, wrong.high_low))


@dataclass(frozen=True, slots=True)
class Information:
    """Of one play about a fault, by each test that notices it: squares of the mean deviations."""

    count: float
    value: float
    luck: float

    @property
    def best(self) -> float:
        return max(self.count, self.value, self.luck)


@dataclass(frozen=True, slots=True)
class PowerPoint:
    """How likely each test alone makes the panel speak; all together are at least as likely to."""

    plays: int
    count: float
    value: float
    luck: float


@dataclass(frozen=True, slots=True)
class DetectionCounts:
    """What happened to simulated sets of plays by the time each had so many."""

    plays: int
    sets: int
    alerts: int
    warnings: int  # not counting alerts
    right: int  # alerts whose furthest test names the outcome that is wrong, or its kind


def information(tally: Tally, fault: Fault) -> Information:
    """From plays of the population in question under the right law; many, as their mean is taken."""
    draws, place, plays = tally.draws(fault.kind), fault.place, tally.plays
    if draws.number == 0:
        return Information(0.0, 0.0, 0.0)
    p = float(draws.expected[place]) / draws.number
    off = fault.factor * p / (1.0 - p + fault.factor * p) - p
    moved = float(draws.apart[place]) / plays * off
    return Information(
        draws.number / plays * off**2 / (p * (1.0 - p)),
        moved**2 / (float(draws.value_variance[place]) / plays),
        (moved / (1.0 - p)) ** 2 / (draws.luck_variance / plays),
    )


def threshold(looked_at: int, deviations: float = ALERT) -> float:
    """How many deviations the furthest of so many tests must show for the panel to speak at that level."""
    return -_NORMAL.inv_cdf(two_sided(deviations) / looked_at / 2.0)


def power(plays: int, information: float, looked_at: int, deviations: float = ALERT) -> float:
    """The probability that a test with that information speaks after so many plays."""
    mean, most = sqrt(plays * information), threshold(looked_at, deviations)
    return _NORMAL.cdf(mean - most) + _NORMAL.cdf(-mean - most)


def plays_needed(probability: float, information: float, looked_at: int, deviations: float = ALERT) -> int:
    """How many plays until a test with that information speaks with that probability (at least one half)."""
    assert 0.5 <= probability < 1.0
    assert information > 0.0
    return round((threshold(looked_at, deviations) + _NORMAL.inv_cdf(probability)) ** 2 / information)


def power_curve(
    known: Information, looked_at: int, plays: Sequence[int], deviations: float = ALERT
) -> list[PowerPoint]:
    return [
        PowerPoint(n, *(power(n, each, looked_at, deviations) for each in (known.count, known.value, known.luck)))
        for n in plays
    ]


def simulate_detection(
    counter: PlayCounter, tables: DecisionTables, seed: int, sets: int, plays: Sequence[int], fault: Fault | None = None
) -> list[DetectionCounts]:
    """Sets of simulated plays, each judged whenever it has grown to one of the rising numbers of plays."""
    found: list[list[ChanceReport]] = [[] for _ in plays]
    for each in range(sets):
        first, tally = each * plays[-1], Tally()
        begun = 0
        for number, upto in enumerate(plays):
            tally += counter.simulated(tables, seed, first + begun, first + upto)
            begun = upto
            found[number].append(check_chance(tally))
    return [_caught(n, judged, fault) for n, judged in zip(plays, found, strict=True)]


def _caught(plays: int, judged: Sequence[ChanceReport], fault: Fault | None) -> DetectionCounts:
    alerts = [each for each in judged if each.verdict is Verdict.ALERT]
    return DetectionCounts(
        plays,
        len(judged),
        len(alerts),
        sum(each.verdict is Verdict.WARN for each in judged),
        sum(fault is not None and _names(each, fault) for each in alerts),
    )


def _names(found: ChanceReport, fault: Fault) -> bool:
    first = found.checks[0]
    return first.kind is fault.kind and (
        first.outcome == fault.outcome or first.about in (CheckSubject.SPREAD, CheckSubject.LUCK)
    )
