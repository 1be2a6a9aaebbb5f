"""Money: whole centimes of Swiss francs, as a type of its own.

Money can only be added to, subtracted from and compared with money. Mixing it with a float or a bare number raises a
`TypeError`, instead of a rounding error somewhere later.
"""

from __future__ import annotations

from functools import total_ordering
from typing import Final

from ventuno.rules.amounts import francs, parse_francs

CENTIMES_MAX: Final = 10**15  # ten million million francs: more is a mistake


@total_ordering
class Money:
    """An amount, or a difference of amounts: it may be negative."""

    __slots__ = ("_centimes",)

    def __init__(self, centimes: int) -> None:
        if type(centimes) is not int:
            raise TypeError(f"money is counted in whole centimes, not {type(centimes).__name__}")
        if not -CENTIMES_MAX <= centimes <= CENTIMES_MAX:
            raise OverflowError(f"more than {CENTIMES_MAX} centimes")
        self._centimes = centimes

    @classmethod
    def parse(cls, text: str) -> Money | None:
        """The amount of `12`, `12.5` or `12.50`; `None` for anything else, also for a sign."""
        centimes = parse_francs(text)
        return None if centimes is None else cls(centimes)

    @property
    def centimes(self) -> int:
        return self._centimes

    def __add__(self, other: Money) -> Money:
        return Money(self._centimes + other._centimes) if type(other) is Money else NotImplemented

    def __sub__(self, other: Money) -> Money:
        return Money(self._centimes - other._centimes) if type(other) is Money else NotImplemented

    def __neg__(self) -> Money:
        return Money(-self._centimes)

    def __lt__(self, other: Money) -> bool:
        return self._centimes < other._centimes if type(other) is Money else NotImplemented

    def __eq__(self, other: object) -> bool:
        return self._centimes == other._centimes if type(other) is Money else NotImplemented

    def __hash__(self) -> int:
        return hash((Money, self._centimes))

    def __bool__(self) -> bool:
        return self._centimes != 0

    def __str__(self) -> str:
        """`12.50`, `-3.00`."""
        return f"{'-' * (self._centimes < 0)}{francs(abs(self._centimes))}"

    def __repr__(self) -> str:
        return f"Money({self._centimes})"


NOTHING = Money(0)


def total(amounts: object) -> Money:
    """`sum` for money."""
    return sum(amounts, NOTHING)  # type: ignore[call-overload, no-any-return]
