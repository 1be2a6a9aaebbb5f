"""`ventuno` without the second or two that importing it takes: everything is imported once, and each call is a fork.

Each call is a process of its own all the same, with its own arguments, folder, environment, input and output, and ends
as any other does. It is told what to run on one pipe and answers with the exit code on another, a line each.
"""

import gc
import json
import os
import sys
from importlib import import_module
from typing import Any

from ventuno.cli import COMMANDS, main


def serve(asked: int, answers: int) -> None:
    for name in COMMANDS:
        import_module(f"ventuno.cli.commands.{COMMANDS[name]}.{name}")
    import_module("typer._adapters")  # else typer imports it, and pydantic with it, when it reads the first argument
    gc.freeze()  # what is imported here is not looked through at the end of every call
    with os.fdopen(asked) as calls:
        for call in calls:
            child = os.fork()
            if child == 0:
                _become(json.loads(call))
                main()
            _, status = os.waitpid(child, 0)
            os.write(answers, f"{os.waitstatus_to_exitcode(status)}\n".encode())


def _become(call: dict[str, Any]) -> None:
    for number, path in enumerate((call["input"], call["output"], call["errors"])):
        opened = os.open(path, os.O_WRONLY if number else os.O_RDONLY)
        os.dup2(opened, number)
        os.close(opened)
    os.chdir(call["folder"])
    os.environ.clear()
    os.environ.update(call["environment"])
    sys.argv = ["ventuno", *call["arguments"]]


if __name__ == "__main__":
    serve(*map(int, sys.argv[1:]))
