"""What many games of Black Jack Challenge came to: exact sums, and the estimates they give.

Must not: play, draw or round. Amounts are antes, seats count from the button. Sums are Python's integers, so they
neither overflow nor depend on the order of adding.
"""

from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True, slots=True)
class SeatTotals:
    """Sums over games of one seat."""

    net: int = 0  # received less paid
    net_squared: int = 0
    bust: int = 0
    paid1: int = 0
    paid2: int = 0

    def __add__(self, other: "SeatTotals") -> "SeatTotals":
        return SeatTotals(
            self.net + other.net,
            self.net_squared + other.net_squared,
            self.bust + other.bust,
            self.paid1 + other.paid1,
            self.paid2 + other.paid2,
        )


@dataclass(frozen=True, slots=True)
class TableTotals:
    seats: tuple[SeatTotals, ...]
    games: int = 0
    pot: int = 0
    war: int = 0  # games decided by war, those of C10 included
    all_bust: int = 0

    def __add__(self, other: "TableTotals") -> "TableTotals":
        return TableTotals(
            tuple(one + another for one, another in zip(self.seats, other.seats, strict=True)),
            self.games + other.games,
            self.pot + other.pot,
            self.war + other.war,
            self.all_bust + other.all_bust,
        )


@dataclass(frozen=True, slots=True)
class TableEstimates:
    """What the sums say: in antes a game, and shares of games. By seat from the button where there are lists."""

    net: list[float]
    net_se: list[float | None]  # missing where one game is all there is
    bust: list[float]
    paid1: list[float]
    paid2: list[float]
    war: float
    all_bust: float
    mean_pot: float


def estimates(totals: TableTotals) -> TableEstimates:
    n, seats = totals.games, totals.seats
    assert n > 0
    return TableEstimates(
        net=[seat.net / n for seat in seats],
        net_se=[_error(seat, n) for seat in seats],
        bust=[seat.bust / n for seat in seats],
        paid1=[seat.paid1 / n for seat in seats],
        paid2=[seat.paid2 / n for seat in seats],
        war=totals.war / n,
        all_bust=totals.all_bust / n,
        mean_pot=totals.pot / n,
    )


def _error(seat: SeatTotals, n: int) -> float | None:
    """The standard error of a mean; whole numbers until the division."""
    return None if n == 1 else sqrt((n * seat.net_squared - seat.net**2) / (n * n * (n - 1)))
