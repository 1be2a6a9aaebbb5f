"""When a figure is a warning and when an alert: at 1.96 and at 3 standard deviations (requirement 13)."""

from enum import StrEnum
from math import erfc, sqrt

WARN, ALERT = 1.96, 3.0  # standard deviations


class Verdict(StrEnum):
    QUIET = "quiet"
    WARN = "warn"
    ALERT = "alert"


def verdict_of(p: float) -> Verdict:
    """By a two-sided probability: as 1.96 and 3 deviations would."""
    return Verdict.ALERT if p < two_sided(ALERT) else Verdict.WARN if p < two_sided(WARN) else Verdict.QUIET


def two_sided(z: float) -> float:
    return erfc(abs(z) / sqrt(2.0))
