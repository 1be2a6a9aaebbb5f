"""`ventuno serve`, as a process."""

import signal
import socket
import subprocess
from pathlib import Path

import pytest

from tests.cli.commands import VENTUNO, ventuno


def test_the_first_start_makes_a_house_and_says_where_it_is_open(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite"
    command = [VENTUNO, "serve", "--port", "0", "--no-coach", "--log", "none", "--database", str(file)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    opened = server.stdout.readline()
    server.send_signal(signal.SIGTERM)
    _, said = server.communicate(timeout=120)
    assert opened.startswith("ventuno is open: http://127.0.0.1:")
    assert said == f"A new house in {file}\n"
    assert server.returncode == 0
    assert file.exists()


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = ventuno("serve", "--port", str(port), "--database", str(tmp_path / "house.sqlite"))
    assert done.returncode == 2
    assert f"127.0.0.1:{port}" in done.stderr
    assert "--port" in done.stderr


@pytest.mark.parametrize(("option", "value"), [("--port", "70000"), ("--log", "loud")])
def test_a_setting_that_will_not_do_is_named(tmp_path: Path, option: str, value: str) -> None:
    done = ventuno("serve", option, value, "--database", str(tmp_path / "house.sqlite"))
    assert done.returncode == 2
    assert f"VENTUNO_{option.removeprefix('--').upper()}" in done.stderr
    assert not (tmp_path / "house.sqlite").exists()
