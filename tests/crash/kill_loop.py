"""A house is killed again and again, and must have the same books as one that never was.

    python -m tests.crash.kill_loop house.sqlite --seed 21 --kills 1000
    python -m tests.crash.kill_loop postgresql://… --seed 21 --kills 1000 --exactly

Each round forks a process that opens the house and works until it is killed, after a time or at a statement that the
seed has chosen. Then the house is opened again and inspected. With all clients asking at once, no run is quite like
another; `--exactly`, one asks after the other and each kill is at a statement, so the seed reproduces the whole run.
This process has no threads when it forks.
"""

import argparse
import asyncio
import hashlib
import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import NoReturn

from tests.crash.customers import Client, Operator, crowd
from tests.crash.inspection import Inspection
from tests.crash.kill_point import KillPoint
from tests.crash.load import Diary, read_diary, work

AUDIT_EVERY = 25  # rounds; what is new is compared after each
PASSES_MAX = 800
DELAY_SECONDS_MAX = 0.12
DEADLINE_SECONDS = 120.0  # to be at work, or to burn down: on the slowest machine


class KillLoop:
    def __init__(self, place: str, seed: str, clients: Sequence[Client], *, exactly: bool) -> None:
        self._place = place
        self._seed = seed
        self._exactly = exactly
        self._clients = clients
        self._chance = Random(f"{seed} kills")
        self._inspection = Inspection(place, seed, clients)
        self._heard = hashlib.sha256()

    def run(self, kills: int) -> str:
        """How many answers there were, and a digest of them."""
        asyncio.run(self._inspection.found())
        with tempfile.TemporaryDirectory(prefix="ventuno-crash-") as folder:
            for number in range(1, kills + 1):
                diary = Path(folder) / f"{number}"
                try:
                    self._kill_once(diary)
                    heard = read_diary(diary)
                    self._heard.update(diary.read_bytes() if heard else b"")
                    assert not any(each.unavailable for each in heard)
                    asyncio.run(self._inspection.after_crash(heard, audited=number % AUDIT_EVERY == 0))
                except BaseException:
                    sys.stderr.write(f"kill {number} of {kills}, seed {self._seed}\n")
                    raise
        asyncio.run(self._inspection.at_the_end())
        return f"{self._inspection.answers} answers {self._heard.hexdigest()}"

    def _kill_once(self, diary: Path) -> None:
        passes = self._chance.randint(1, self._chance.choice((30, PASSES_MAX)))  # some while it opens
        delay_seconds = self._chance.uniform(0, DELAY_SECONDS_MAX)
        timed = not self._exactly and self._chance.random() < 0.5
        child = os.fork()
        if child == 0:
            self._live(diary, None if timed else KillPoint(passes))
        if timed and wait(child, lambda: diary.exists() and diary.stat().st_size > 0):
            time.sleep(delay_seconds)
            os.kill(child, signal.SIGKILL)
        wait(child, lambda: False)

    def _live(self, diary: Path, kill_point: KillPoint | None) -> NoReturn:
        """The child's life: it has a copy of all that its parent knows, and gives back nothing but the diary."""
        try:
            if kill_point is not None:
                kill_point.set_up()
            asyncio.run(work(self._place, self._seed, self._clients, Diary(diary), in_turn=self._exactly))
        except BaseException:  # noqa: BLE001  # whatever it is, it must not get back into the parent's code
            traceback.print_exc()
        finally:
            os._exit(1)


def wait(child: int, reached: Callable[[], bool]) -> bool:
    """Until that is reached, or the child has been killed; it does not die of anything else."""
    give_up_at = time.monotonic() + DEADLINE_SECONDS
    while time.monotonic() < give_up_at:
        if reached():
            return True
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            assert os.WIFSIGNALED(status), "the house has stopped by itself"
            return False
        time.sleep(0.001)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    raise AssertionError("the house hangs")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("place")
    parser.add_argument("--seed", default="21")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--exactly", action="store_true", help="at statements chosen by the seed")
    parser.add_argument("--operator", action="store_true", help="at work instead of customers")
    given = parser.parse_args()
    clients: list[Client] = [Operator()] if given.operator else crowd(given.seed)
    sys.stdout.write(f"{KillLoop(given.place, given.seed, clients, exactly=given.exactly).run(given.kills)}\n")


if __name__ == "__main__":
    main()
