"""A real PostgreSQL of the tests' own: a private cluster in a temporary folder, reachable by its socket only."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

USER = "ventuno"
_MEMORY = Path("/dev/shm")  # noqa: S108  # a folder of our own is made in it
_ROOM_BYTES = 4 << 30


def binaries() -> Path:
    """Where Debian, or the PATH, has the server's programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("pg_ctl")
    assert on_path, "PostgreSQL is not installed; `make test` installs it"
    return Path(on_path).resolve().parent


class Cluster:
    def __init__(self, *, durable: bool = True) -> None:
        """Not `durable` is for tests that let nothing crash but themselves: it is in memory, if there is room.

        There a database is made in a sixth of the time; on a disk it is at least not waited for.
        """
        self._durable = durable
        self.folder = Path(tempfile.mkdtemp(prefix="ventuno-postgres-", dir=None if durable else _quick_place()))
        if os.geteuid() == 0:  # PostgreSQL refuses root
            shutil.chown(self.folder, "postgres", "postgres")
        self._as_owner(
            "initdb", "-D", self._data, "-A", "trust", "-U", USER, "--no-sync", "--encoding", "UTF8", "--locale", "C"
        )
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _as_owner(self, program: str, *arguments: str) -> None:
        become = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        _run([*become, str(binaries() / program), *arguments])

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c max_connections=200"
        if not self._durable:
            options += " -c fsync=off -c full_page_writes=off"
        self._as_owner(
            "pg_ctl", "-D", self._data, "-l", str(self.folder / "log"), "-o", options, "-w", "-t", "300", "start"
        )

    def kill(self) -> None:
        """As a crash would: all of it at once, backends that were only just started included.

        One that outlived its postmaster could go on committing, and acknowledging, beside the successor: PostgreSQL's
        lock files prevent that, so they may only be removed once nobody is left. Removed they must be where the dead
        are not buried, as their numbers stay taken there.
        """
        data = Path(self._data)
        while processes := [*_at_work_in(data), *_at_work_in(data)]:  # twice: it may have been starting one meanwhile
            for process in set(processes):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            time.sleep(0.01)
        for lock in (data / "postmaster.pid", *self.folder.glob(".s.PGSQL.*.lock")):
            lock.unlink()

    def stop(self) -> None:
        self._as_owner("pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{uuid.uuid4().hex}"
        create = "CREATE DATABASE " + name
        if not self._durable and _version() >= 15:
            create += " STRATEGY file_copy"  # quicker, where nothing is waited for
        self._ask(create)
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def drop(self, address: str) -> None:
        """It must not take space any longer, even if somebody is connected to it."""
        name = address.partition("@/")[2].partition("?")[0]
        self._ask(f"DROP DATABASE {name} WITH (FORCE)")

    def restore(self, dump: bytes) -> str:
        """The address of a new database with all that a plain dump holds."""
        address = self.database()
        command = [str(binaries() / "psql"), "-q", "-X", "-v", "ON_ERROR_STOP=1", "-d", address]
        done = subprocess.run(command, check=False, input=dump, capture_output=True, cwd="/")
        assert done.returncode == 0, done.stderr.decode()
        return address

    def _ask(self, statement: str) -> None:
        _run([str(binaries() / "psql"), "-q", "-h", str(self.folder), "-U", USER, "-c", statement, "postgres"])


def _quick_place() -> Path | None:
    """The usual one if there is none, or not much room in it."""
    has_room = _MEMORY.is_dir() and shutil.disk_usage(_MEMORY).free >= _ROOM_BYTES
    return _MEMORY if has_room else None


@cache
def _version() -> int:
    """15 of `postgres (PostgreSQL) 15.8 (Debian …)`."""
    said = subprocess.run([binaries() / "postgres", "--version"], check=True, capture_output=True, text=True).stdout
    return int(said.split()[2].partition(".")[0])


def _run(command: Sequence[str]) -> None:
    done = subprocess.run(
        command, check=False, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd="/"
    )
    assert done.returncode == 0, done.stdout.decode()


def _at_work_in(folder: Path) -> Iterator[int]:
    """PostgreSQL's processes all work in the folder of their data; the dead work nowhere."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (process / "cwd").readlink() == folder:
                yield int(process.name)
