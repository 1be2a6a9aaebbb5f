"""What is in force, as the simulation keeps it, and how amounts and rates are read."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from fractions import Fraction

from ventuno.house.accounts.events import GameKind
from ventuno.house.ledger.postings import Currency

Announced = tuple[datetime, str]  # when it takes effect, and what

AMOUNT_MAX = 100_000_00


@dataclass(slots=True)
class Terms:
    last_at: datetime
    rules: list[Announced]
    laws: list[Announced]  # by their hash
    online_terms: list[Announced] = field(default_factory=list)  # by their version
    table_rules: str = "2019-12"  # published last
    terms_announced_at: datetime | None = None  # the first of them
    rates: dict[Currency, tuple[str, str]] = field(default_factory=dict)  # what the house buys and sells at
    staff: dict[str, str] = field(default_factory=dict)  # roles by name
    closed: set[GameKind] = field(default_factory=set)
    alerts: dict[int, tuple[str, str]] = field(default_factory=dict)  # open ones: of what subject, about what
    seen: tuple[str, str] | None = None  # software and configuration, by the last round
    entries: int = 1

    def rules_at(self, at: datetime) -> str:
        return _in_force(self.rules, at)

    def law_at(self, at: datetime) -> str:
        return _in_force(self.laws, at)

    def online_terms_at(self, at: datetime) -> str | None:
        known = [each for each in self.online_terms if each[0] <= at]
        return _in_force(known, at) if known else None

    def write(self, at: datetime) -> None:
        self.entries += 1
        self.last_at = at


def _in_force(announced: Sequence[Announced], at: datetime) -> str:
    """The last to have taken effect; of several at the same time, the one announced last."""
    in_force = announced[0]
    for each in announced:
        if in_force[0] <= each[0] <= at:
            in_force = each
    return in_force[1]


def amount(text: str) -> int | None:
    """In centimes; nothing for what is no amount, for zero and for too much."""
    whole, point, decimals = text.partition(".")
    parts = [whole, decimals] if point else [whole]
    if not all(part.isascii() and part.isdigit() for part in parts) or len(whole) > 9 or len(decimals) > 2:
        return None
    centimes = int(whole) * 100 + int(decimals.ljust(2, "0") if decimals else 0)
    return centimes if 0 < centimes <= AMOUNT_MAX else None


def rates_fit(buys: str, sells: str) -> bool:
    """C15: of a sensible size, four decimals at most, and nobody gains by changing to and fro."""
    parts = [text.split(".") for text in (buys, sells)]
    if not all(len(each) <= 2 and all(part.isdigit() for part in each) and len(each[-1]) <= 4 for each in parts):
        return False
    return Fraction("0.01") <= Fraction(buys) <= Fraction(sells) <= 100


def rate_jumps(last: tuple[str, str] | None, new: tuple[str, str]) -> bool:
    """C15: more than a fifth above the last one, or the last one more than a fifth above it."""
    if last is None:
        return False
    pairs = (sorted(map(Fraction, pair)) for pair in zip(last, new, strict=True))
    return any(more > less * Fraction(6, 5) for less, more in pairs)


def said(centimes: int) -> str:
    return f"{centimes // 100}.{centimes % 100:02}"
