"""What an audit has found: every mismatch, in the order in which it was found.

    Mismatch      one thing that does not fit: a reason with its facts, the place, perhaps the line there
    Mismatches    all of them. An audit adds to it and goes on

A mismatch ends only what depends on it. Of a book whose line cannot be folded, the lines after it are no longer folded,
but their chain, the plays that can be read, and the seals are still compared. Of a damaged house only the first few
thousand mismatches are kept one by one, and all of them are counted. No mismatch has a seed, a secret or a detail of a
person among its facts: whoever may start an audit need not be allowed to read those.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from ventuno.house.findings import UNREADABLE
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refusal, Refused

KEPT_MAX: Final = 5000


class Mismatch(Refused):
    """Something does not fit; `place` says where."""

    def __init__(self, refusal: Refusal, place: str, line: int | None = None) -> None:
        super().__init__(refusal, line)
        self.place = place

    def said_in(self, language: Language) -> str:
        line = "" if self.line is None else f" {self.line}"
        return f"{self.place}{line}: {self.refusal.said_in(language)}"


class Mismatches:
    def __init__(self) -> None:
        self._kept: list[Mismatch] = []
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._counts.total()

    @property
    def kept(self) -> Sequence[Mismatch]:
        """The first ones."""
        return self._kept

    @property
    def counts(self) -> dict[str, int]:
        """How many there are of each code."""
        return dict(self._counts)

    @property
    def first(self) -> Mismatch | None:
        return self._kept[0] if self._kept else None

    def add(self, refusal: Refusal, place: str, line: int | None = None) -> None:
        self._counts[refusal.code] += 1
        if len(self._kept) < KEPT_MAX:
            self._kept.append(Mismatch(refusal, place, line))

    @contextmanager
    def from_reading(self, place: str) -> Iterator[None]:
        """Whatever a check raises is a finding, and the audit goes on behind the block.

        An error that nobody expected has only its kind in the finding: its text may quote what was read.
        """
        try:
            yield
        except Mismatch as mismatch:
            self.add(mismatch.refusal, mismatch.place, mismatch.line)
        except Refused as refused:
            self.add(UNREADABLE(problem=refused.refusal.code), place, refused.line)
        except Exception as error:  # noqa: BLE001  # damaged data may raise anything, and an audit never crashes
            self.add(UNREADABLE(problem=type(error).__name__), place)

    @contextmanager
    def from_play(self, place: str) -> Iterator[None]:
        """The same for one play or game, whose refusals name what does not fit in it."""
        with self.from_reading(place):
            try:
                yield
            except Refused as refused:
                raise Mismatch(refused.refusal, place, refused.line) from None
