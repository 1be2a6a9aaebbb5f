"""A house at work in a process of its own, seen through its diary."""

import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Self

from tests.crash.customers import crowd
from tests.crash.load import Heard, read_diary

ROOT = Path(__file__).parents[2]
DEADLINE_SECONDS = 120.0


class AtWork:
    """Use it as a context manager; afterwards the process is dead."""

    def __init__(self, place: str, seed: str, folder: Path) -> None:
        self._diary = folder / "diary"
        self._complaints = folder / "complaints"
        self._names = [client.name for client in crowd(seed)]
        command = (sys.executable, "-m", "tests.crash.load", place, seed, str(self._diary))
        with self._complaints.open("w") as complaints:
            self._process = subprocess.Popen(command, cwd=ROOT, stderr=complaints)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()

    def heard(self) -> list[Heard]:
        return read_diary(self._diary)

    def goes_on(self, answers: int) -> None:
        """Wait until every client has had that many more answers."""
        before, give_up_at = self._answers(), time.monotonic() + DEADLINE_SECONDS
        while min((self._answers() - before)[name] for name in self._names) < answers:
            assert self._process.poll() is None, self._complaints.read_text()
            assert time.monotonic() < give_up_at, f"the house hangs\n{self._complaints.read_text()}"
            time.sleep(0.05)

    def _answers(self) -> Counter[str]:
        return Counter(each.name for each in self.heard() if each.answer)
