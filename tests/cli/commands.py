"""Runs `ventuno` as people do: as a process."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

VENTUNO = str(Path(sys.executable).with_name("ventuno"))


def ventuno(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([VENTUNO, *arguments], input=typed, capture_output=True, text=True, timeout=60, check=False)


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
