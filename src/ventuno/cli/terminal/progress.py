"""How far a command is, and how a person stops it."""

import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event
from types import FrameType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from ventuno.cli.terminal.output import tell
from ventuno.maths.simulation.batches import GameTotals

_PLAIN_SECONDS = 10.0  # between lines of progress where there is no terminal
_BAR_SECONDS = 0.1


def show_line(text: str) -> None:
    """One line that changes, for a person who waits at a terminal."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def clear_line() -> None:
    show_line("")


@contextmanager
def interruptible() -> Iterator[Event]:
    """Ctrl-C asks the work to stop, so that what is there can be shown. A second Ctrl-C ends the program at once."""
    stop = Event()
    before = signal.getsignal(signal.SIGINT)

    def ask(_number: int, _frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, before)
        stop.set()

    signal.signal(signal.SIGINT, ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


class ProgressDisplay:
    """Progress on standard error: a bar on a terminal, elsewhere a line now and then. Nothing if `quiet`."""

    def __init__(self, games: int, *, quiet: bool) -> None:
        self._games = games
        self._bar: Progress | None = None
        self._plain = not quiet
        self._begun = time.perf_counter()
        self._last = float("-inf")  # so that the first progress is shown at once
        if sys.stderr.isatty():
            columns = (BarColumn(), TaskProgressColumn(), TextColumn("{task.fields[rate]}"), TimeRemainingColumn())
            self._bar = Progress(*columns, console=Console(stderr=True), transient=True)
            self._task = self._bar.add_task("", total=games, rate="")

    def __enter__(self) -> Self:
        if self._bar is not None:
            self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def __call__(self, totals: GameTotals) -> None:
        now = time.perf_counter()
        if now - self._last < (_BAR_SECONDS if self._bar is not None else _PLAIN_SECONDS):
            return
        self._last = now
        rate = totals.games / (now - self._begun)
        said = f"{rate:,.0f}/s"
        if self._bar is not None:
            self._bar.update(self._task, completed=totals.games, rate=said)
        elif self._plain:
            left = (self._games - totals.games) / rate
            tell(f"{totals.games / self._games:.0%}  {said}  {left:,.0f} s")
