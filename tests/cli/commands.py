"""Runs `ventuno` as people do: as a process, though one that finds everything imported already (`warm`)."""

import atexit
import json
import os
import select
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

VENTUNO = str(Path(sys.executable).with_name("ventuno"))


_PATIENCE_SECONDS = 600  # laws are solved, and others may be at it too


class Warm:
    def __init__(self) -> None:
        asked, self._ask = os.pipe()
        self._answer, answers = os.pipe()
        command = [sys.executable, str(Path(__file__).with_name("warm.py")), str(asked), str(answers)]
        self._process = subprocess.Popen(command, pass_fds=(asked, answers), stdin=subprocess.DEVNULL)
        for each in (asked, answers):
            os.close(each)
        atexit.register(self.close)

    def run(self, call: dict[str, Any]) -> int:
        os.write(self._ask, f"{json.dumps(call)}\n".encode())
        ready, _, _ = select.select([self._answer], [], [], _PATIENCE_SECONDS)
        assert ready, f"no answer: {call['arguments']}"
        return int(os.read(self._answer, 64))

    def close(self) -> None:
        os.close(self._ask)
        self._process.wait()
        os.close(self._answer)


@cache
def warm() -> Warm:
    return Warm()


def ventuno(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    with tempfile.TemporaryDirectory() as folder:
        files = {name: Path(folder) / name for name in ("input", "output", "errors")}
        for name, file in files.items():
            file.write_text(typed if name == "input" else "", encoding="utf-8")
        here = {"folder": str(Path.cwd()), "environment": dict(os.environ)}
        code = warm().run({"arguments": arguments, **here, **{name: str(file) for name, file in files.items()}})
        output, errors = (files[name].read_text(encoding="utf-8") for name in ("output", "errors"))
    return subprocess.CompletedProcess(["ventuno", *arguments], code, output, errors)


def report(*arguments: str, typed: str = "") -> Any:  # noqa: ANN401  # whatever JSON holds
    done = ventuno(*arguments, "--json", typed=typed)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def refusal(*arguments: str, typed: str = "") -> tuple[str, str]:
    """Code and article, after checking that the refusal has the promised shape."""
    done = ventuno(*arguments, "--json", typed=typed)
    assert done.returncode == 2
    error = json.loads(done.stdout)["error"]
    assert error.keys() == {"code", "article", "message"}
    assert done.stderr == f"{error['message']} ({error['article']})\n"
    return error["code"], error["article"]
