"""The tests of chance: does the generator follow the published law, whoever plays (requirement 14).

Every sum of a tally has mean zero and a known variance if it does. Each is a check: the luck of all draws and of each
kind, every outcome by count and by the value it brings, and the chi-square of each kind's counts. Sums of few or
lopsided draws are not normal; their skewness, known from the model too, is taken out with the cube root of Wilson and
Hilferty, and what is still too few or too lopsided for that is not looked at yet. As many are looked at, the p-values
are corrected by Holm's method: with a correct generator the whole panel warns in about 5 % and alerts in about 0.27 %
of all looks at most, as a single figure with limits at 1.96 and 3 deviations would.

Must not: look at anything but tallies.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import cbrt, exp, sqrt

from ventuno.maths.monitoring import texts
from ventuno.maths.monitoring.tally import DrawKind, DrawSums, Tally
from ventuno.maths.monitoring.verdict import Verdict, two_sided, verdict_of
from ventuno.rules.refusals import Reason, Refused

SKEWNESS_MAX = 0.2  # of a sum that is looked at; a count needs some 25 expected hits for that
DRAWS_MIN = 400  # of a kind before any of its tests is looked at
HITS_MIN = 10  # expected for each outcome before a chi-square is looked at
Z_MAX = 40.0  # beyond, probabilities are too small to be numbers

NO_PLAYS = Reason("control_no_plays", "Art. 3.2", texts.control_no_plays)


class CheckSubject(StrEnum):
    """What a test of chance looks at."""

    LUCK = "luck"  # all draws, or all of a kind
    VALUE = "value"  # one outcome, each time weighted by what it is worth
    COUNT = "count"  # one outcome, how often
    SPREAD = "spread"  # chi-square of all outcomes of a kind


@dataclass(frozen=True, slots=True)
class Check:
    about: CheckSubject
    kind: DrawKind | None  # of the draws; None: all
    outcome: str | None
    statistic: float  # deviations from the expectation, or chi-square
    freedom: int | None  # degrees of freedom of a chi-square
    p: float  # how likely anything as far off would be
    adjusted: float  # Holm: the same for the panel as a whole, with this test and all that are further off in it
    verdict: Verdict  # by the adjusted one


@dataclass(frozen=True, slots=True)
class ZeroMeanSum:
    """Of mean zero if chance is right, with what the model says of its distribution."""

    total: float
    variance: float
    third: float  # third central moment

    @property
    def z(self) -> float | None:
        """In deviations; nothing where there is no chance in it."""
        return self.total / sqrt(self.variance) if self.variance > 0.0 else None


@dataclass(frozen=True, slots=True)
class OutcomeCount:
    """How often one outcome came. Not judged: of many outcomes some are always far off, so the checks judge."""

    name: str
    count: int
    expected: float
    count_z: float | None
    value: float  # luck by it, in stakes of the play
    value_z: float | None


@dataclass(frozen=True, slots=True)
class DrawKindReport:
    """All draws of a kind, not judged either."""

    kind: DrawKind
    draws: int
    luck: float  # stakes of the play, for the players
    deviation: float  # of that, by the model
    z: float | None
    outcomes: tuple[OutcomeCount, ...]


@dataclass(frozen=True, slots=True)
class ChanceReport:
    """What all tests of chance say together."""

    plays: int
    draws: int
    luck: float  # stakes of the play, for the players
    deviation: float  # of that, by the model
    z: float | None  # luck / deviation
    kinds: tuple[DrawKindReport, ...]  # all there are, also those that nothing was drawn of
    checks: tuple[Check, ...]  # those looked at, the furthest off first
    possible: int  # tests there are; the others have seen too few draws yet
    verdict: Verdict


def check_chance(tally: Tally) -> ChanceReport:
    """All tests of chance that the plays allow."""
    must_have_plays(tally)
    kinds = [tally.draws(kind) for kind in DrawKind]
    found = [_overall(tally, kinds), *(check for draws in kinds for check in _of_kind(draws))]
    checks = holm([check for check in found if check is not None])
    deviation = tally.luck_deviation
    return ChanceReport(
        tally.plays,
        sum(draws.number for draws in kinds),
        tally.luck,
        deviation,
        tally.luck / deviation if deviation else None,
        tuple(map(_kind, kinds)),
        checks,
        len(found),
        checks[0].verdict if checks else Verdict.QUIET,
    )


def holm(tests: Sequence[Check]) -> tuple[Check, ...]:
    """The furthest off first; each p times how many are no further off, and never below the one before."""
    corrected: list[Check] = []
    least = 0.0
    for place, test in enumerate(sorted(tests, key=lambda each: (each.p, -abs(each.statistic)))):
        least = max(least, min(1.0, (len(tests) - place) * test.p))
        corrected.append(replace(test, adjusted=least, verdict=verdict_of(least)))
    return tuple(corrected)


def normal(z: float, skewness: float) -> float:
    """The deviation of a normal variable that is as far out as one of a skewed sum (Wilson and Hilferty)."""
    if abs(skewness) < 1e-6:
        return z
    root = cbrt(max(0.0, 1.0 + z * skewness / 2.0))
    return max(-Z_MAX, min(Z_MAX, (root - 1.0 + skewness**2 / 36.0) * 6.0 / skewness))


def chi_square_beyond(statistic: float, freedom: int) -> float:
    """How likely chi-square is larger; for even degrees of freedom, which all our kinds have, a finite sum."""
    assert freedom % 2 == 0
    half, term, total = statistic / 2.0, 1.0, 1.0
    for k in range(1, freedom // 2):
        term *= half / k
        total += term
    return exp(-half) * total if half < 700.0 else 0.0


def _overall(tally: Tally, kinds: Sequence[DrawSums]) -> Check | None:
    if sum(draws.number for draws in kinds) < DRAWS_MIN:
        return None
    third = sum(draws.luck_third for draws in kinds)
    return _of_sum(CheckSubject.LUCK, None, None, ZeroMeanSum(tally.luck, tally.luck_deviation**2, third))


def _kind(draws: DrawSums) -> DrawKindReport:
    luck = _luck(draws)
    outcomes = tuple(_outcome(draws, place) for place in range(len(draws.kind.outcomes)))
    return DrawKindReport(draws.kind, draws.number, luck.total, sqrt(luck.variance), luck.z, outcomes)


def _outcome(draws: DrawSums, place: int) -> OutcomeCount:
    value, count, expected = _value(draws, place), int(draws.count[place]), float(draws.expected[place])
    name = draws.kind.outcomes[place]
    return OutcomeCount(name, count, expected, _count(draws, place).z, value.total, value.z)


def _of_kind(draws: DrawSums) -> list[Check | None]:
    kind = draws.kind
    if draws.number < DRAWS_MIN:
        return [None] * (2 + 2 * len(kind.outcomes))
    found = [_of_sum(CheckSubject.LUCK, kind, None, _luck(draws)), _spread(draws)]
    for place, outcome in enumerate(kind.outcomes):
        found.append(_of_sum(CheckSubject.VALUE, kind, outcome, _value(draws, place)))
        found.append(_of_sum(CheckSubject.COUNT, kind, outcome, _count(draws, place)))
    return found


def _luck(draws: DrawSums) -> ZeroMeanSum:
    return ZeroMeanSum(draws.luck, draws.luck_variance, draws.luck_third)


def _value(draws: DrawSums, place: int) -> ZeroMeanSum:
    return ZeroMeanSum(*(float(each[place]) for each in (draws.value, draws.value_variance, draws.value_third)))


def _count(draws: DrawSums, place: int) -> ZeroMeanSum:
    expected, variance = float(draws.expected[place]), float(draws.variance[place])
    third = variance * (1.0 - 2.0 * expected / draws.number) if draws.number else 0.0
    return ZeroMeanSum(float(draws.count[place]) - expected, variance, third)


def _of_sum(about: CheckSubject, kind: DrawKind | None, outcome: str | None, off: ZeroMeanSum) -> Check | None:
    z = off.z
    if z is None or abs(off.third) > SKEWNESS_MAX * off.variance**1.5:
        return None
    p = two_sided(normal(z, off.third / off.variance**1.5))
    return Check(about, kind, outcome, z, None, p, p, Verdict.QUIET)


def _spread(draws: DrawSums) -> Check | None:
    if float(draws.expected.min()) < HITS_MIN:
        return None
    statistic = float(((draws.count - draws.expected) ** 2 / draws.expected).sum())
    freedom = len(draws.expected) - 1
    p = chi_square_beyond(statistic, freedom)
    return Check(CheckSubject.SPREAD, draws.kind, None, statistic, freedom, p, p, Verdict.QUIET)


def must_have_plays(tally: Tally) -> None:
    if tally.plays == 0:
        raise Refused(NO_PLAYS())
