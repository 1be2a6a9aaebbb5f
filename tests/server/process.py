"""The server as a process of its own, on an address of this machine, and whatever it says."""

import os
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

_MAIN = "from ventuno.cli import main; main()"
_PATIENCE_SECONDS = 60


class Process:
    """Use it as a context manager; `prelude` is Python to be run in it first."""

    def __init__(self, folder: Path, *arguments: str, prelude: str = "", **settings: str) -> None:
        self._errors = (folder / "stderr").open("w+")
        environment = {name: value for name, value in os.environ.items() if not name.startswith("VENTUNO_")}
        environment |= {f"VENTUNO_{name.upper()}": value for name, value in settings.items()}
        place = ["--database", str(folder / "house.sqlite"), "--port", "0", "--no-coach"]
        self._process = subprocess.Popen(
            [sys.executable, "-c", f"{prelude}\n{_MAIN}", "serve", *place, *arguments],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env=environment,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, self.said()
        self.address = line.rpartition(" ")[2].strip().rstrip("/")

    @property
    def pid(self) -> int:
        return self._process.pid

    def said(self) -> str:
        """Everything in its log so far."""
        return Path(self._errors.name).read_text(encoding="utf-8")

    def stop(self) -> int:
        self._process.terminate()
        return self._process.wait(_PATIENCE_SECONDS)

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self._process.wait(_PATIENCE_SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._errors.close()


def eventually(process: Process, text: str) -> str:
    """What it has said, once that is in it."""
    ends = time.monotonic() + _PATIENCE_SECONDS
    while text not in process.said() and time.monotonic() < ends:
        time.sleep(0.05)
    return process.said()
