"""Games by their numbers, shared out among threads in batches: for every simulation.

A game's outcome depends on the seed and its number alone, and sums are whole numbers, so the figures are the same for
any number of threads or batches. Must not: know a game, measure time, print, or read files.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Lock
from typing import Protocol, Self, TypeVar

BATCH = 1 << 16  # games; a batch's sums of squares stay far below 2^63, and it takes well under a second


class GameTotals(Protocol):
    """What games came to, added up."""

    @property
    def games(self) -> int: ...

    def __add__(self, other: Self, /) -> Self: ...


S = TypeVar("S", bound=GameTotals)


def play_in_batches(
    play: Callable[[int, int], S],
    nothing: S,
    games: int,
    *,
    workers: int,
    on_progress: Callable[[S], None] | None = None,
    stop: Event | None = None,
) -> S:
    """Play games 0..games - 1, or fewer if `stop` is set on the way; `on_progress` is called with the totals so far.

    Batches are begun in order and each one begun is finished, so what was played is always games 0..totals.games - 1.
    """
    lock = Lock()
    begun, totals = 0, nothing

    def work() -> None:
        nonlocal begun, totals
        while True:
            with lock:
                first = begun
                if first >= games or (stop is not None and stop.is_set()):
                    return
                begun = last = min(first + BATCH, games)
            played = play(first, last)
            with lock:
                totals += played
                if on_progress is not None:
                    on_progress(totals)

    with ThreadPoolExecutor(workers) as pool:
        for worker in [pool.submit(work) for _ in range(workers)]:
            worker.result()
    return totals
