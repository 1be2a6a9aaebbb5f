"""A real PostgreSQL of the tests' own: a private cluster in a temporary folder, reachable by its socket only."""

import os
import shutil
import signal
import subprocess
import tempfile
import uuid
from collections.abc import Sequence
from pathlib import Path

USER = "ventuno"


def binaries() -> Path:
    """Where Debian, or the PATH, has the server's programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("pg_ctl")
    assert on_path, "PostgreSQL is not installed; `make test` installs it"
    return Path(on_path).resolve().parent


class Cluster:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ventuno-postgres-"))
        if os.geteuid() == 0:  # PostgreSQL refuses root
            shutil.chown(self.folder, "postgres", "postgres")
        self._run(
            "initdb", "-D", self._data, "-A", "trust", "-U", USER, "--no-sync", "--encoding", "UTF8", "--locale", "C"
        )
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        command: Sequence[str] = [str(binaries() / program), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        done = subprocess.run(
            command, check=False, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd="/"
        )
        assert done.returncode == 0, done.stdout.decode()

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c max_connections=200"
        self._run("pg_ctl", "-D", self._data, "-l", str(self.folder / "log"), "-o", options, "-w", "-t", "60", "start")

    def kill(self) -> None:
        """As a crash would: the postmaster and all its children at once."""
        postmaster = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = [int(pid) for pid in Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()]
        for pid in (postmaster, *children):
            os.kill(pid, signal.SIGKILL)

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{uuid.uuid4().hex}"
        self._run("createdb", "-h", str(self.folder), "-U", USER, name)
        return f"postgresql://{USER}@/{name}?host={self.folder}"
