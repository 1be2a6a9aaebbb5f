"""Where browsers go: the server as a process that can be killed, or in a thread with a clock that can be set."""

import fcntl
import http.client
import itertools
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import uvicorn

from tests.kit import QUICK, House
from tests.server.live import bots_loaded
from ventuno.maths.big21.scope import Scope
from ventuno.rules.law import Law
from ventuno.server.app import application
from ventuno.server.process import configured
from ventuno.server.settings import Settings
from ventuno.store import databases, laws
from ventuno.store.keys.file import FileKeys
from ventuno.store.keys.seeds import seed_of
from ventuno.store.solved import files

_COMMAND = "from ventuno.cli import main; main()"
_PATIENCE_SECONDS = 60.0
# Below those that the system hands out by itself: a server that is killed finds its own free when it comes back. Tests
# in another process begin elsewhere.
_PORTS = itertools.islice(itertools.cycle(range(20_000, 30_000)), os.getpid() * 97 % 10_000, None)


def free_port() -> int:
    for port in itertools.islice(_PORTS, 10_000):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


def found(file: Path, law: Law) -> None:
    """A house under that law, from now on. In a thread: the browser's driver has taken this one's event loop."""

    def make() -> None:
        with House(file, law=law, at=datetime.now(UTC), seed=str(file)):
            pass

    thread = threading.Thread(target=make)
    thread.start()
    thread.join()


def known_seed(file: Path, play: str) -> bytes:
    """The server's seed of a play or game that is still to come. It takes the database and the house's key."""
    with closing(sqlite3.connect(file)) as database:
        (stored,) = database.execute("SELECT server_seed FROM plays WHERE id = ?", (play,)).fetchone()
    return bytes.fromhex(seed_of(FileKeys(databases.key_file(str(file))), play, stored))


def solve(name: str) -> None:
    """Have the law's values in the tests' cache; one process at a time, since it takes all there is of the machine."""
    path = files.solution_path(laws.load(name), Scope.PLAY)
    path.parent.mkdir(parents=True, exist_ok=True)
    with (path.parent / "solving").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not path.exists():
            subprocess.run([sys.executable, "-c", _COMMAND, "solve", "--law", name], check=True, capture_output=True)


class Process:
    """`ventuno serve`, as people start it; `prelude` is Python to be run in it first."""

    def __init__(self, file: Path, *, coach: bool = False, prelude: str = "", **environment: str) -> None:
        self._command = f"{prelude}\n{_COMMAND}"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._arguments = ["--port", str(self.port), "--database", str(file), "--log", "none"]
        self._arguments.append("--coach" if coach else "--no-coach")
        self._environment = os.environ | environment
        self._running: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", self._command, "serve", *self._arguments]
        running = self._running = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=self._environment)
        _await(lambda: running.poll() is not None or _answers(f"{self.url}/health"))
        assert running.poll() is None, "the server has ended"

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        assert self._end(signal.SIGTERM) == 0

    def _end(self, how: signal.Signals) -> int:
        assert self._running is not None
        self._running.send_signal(how)
        code = self._running.wait(_PATIENCE_SECONDS)
        self._running = None
        return code

    def close(self) -> None:
        if self._running is not None:
            self.stop()


class Thread:
    """The same server in this process, with quick passwords and a clock that can be set ahead."""

    def __init__(self, file: Path, **settings: Any) -> None:  # noqa: ANN401
        self.file = file
        self.stopped: datetime | None = None  # the clock stands there
        self.ahead = timedelta()
        given: dict[str, Any] = {"coach": False, "counting": False, "rounds": False, "log": "none"}
        given |= {"idle_minutes": 60 * 24 * 365} | settings  # whoever sets the clock ahead was not away
        wanted = Settings(database=str(file), **given)
        config = configured(application(wanted, clock=self.now, passwords=QUICK), wanted)
        config.port = 0
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        _await(lambda: self._server.started or not self._thread.is_alive())
        self.port = int(self._server.servers[0].sockets[0].getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def now(self) -> datetime:
        return (self.stopped or datetime.now(UTC)) + self.ahead

    def run_out(self, due: datetime) -> None:
        """A clock that runs out then has just run out."""
        self.ahead += max(timedelta(), due - self.now() + timedelta(milliseconds=50))

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(_PATIENCE_SECONDS)
        bots_loaded()


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:  # noqa: S310  # our own
            return bool(answer.status == 200)
    except (OSError, http.client.HTTPException):
        return False


def _await(condition: Callable[[], bool]) -> None:
    ends = time.monotonic() + _PATIENCE_SECONDS
    while not condition():
        assert time.monotonic() < ends, "the server does not answer"
        time.sleep(0.05)
