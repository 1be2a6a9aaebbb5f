"""The command line: `ventuno`. One module a command; here they meet, and errors become exit codes."""

import os
import sys
from importlib import import_module

import typer
from typer.exceptions import TyperException

from ventuno.cli.output import EXIT_INTERRUPTED, report_error, report_refused
from ventuno.rules.refusals import Refused

COMMANDS = (
    *("play", "replay", "perft"),
    *("solve", "advise", "simulate", "calibrate", "skill", "dossier", "law", "challenge"),
    *("serve", "database", "admin", "audit", "export", "verify", "sweep", "monitor", "steer", "recount", "tables"),
    *("round", "check", "report"),
)


def application(*names: str) -> typer.Typer:
    """The commands of these names: a function `name` in the module of that name, or a group `app` of them.

    Some modules take half a second to import because they compile; so only what is called is imported.
    """
    app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    app.callback()(_about)
    for name in names:
        module = import_module(f"ventuno.cli.{name}")
        if hasattr(module, "app"):
            app.add_typer(module.app, name=name)
        else:
            app.command(name)(getattr(module, name))
    return app


def _about() -> None:
    """A house for two Swiss games of 21. Play money only; not affiliated with Swisslos or Swiss Casinos."""


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    as_json = "--json" in arguments
    app = application(*arguments[:1]) if arguments[:1] and arguments[0] in COMMANDS else application(*COMMANDS)
    try:
        code = app(arguments, prog_name="ventuno", standalone_mode=False)
        sys.stdout.flush()
    except Refused as refused:
        return report_refused(refused, as_json=as_json)
    except TyperException as error:
        if not error.format_message():
            return 0  # called without arguments: the help has been shown
        return report_error("usage", "ventuno --help", error.format_message(), as_json=as_json)
    except (KeyboardInterrupt, typer.Abort):
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # The reader has gone. Point standard output elsewhere, so that closing it at exit does not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0
