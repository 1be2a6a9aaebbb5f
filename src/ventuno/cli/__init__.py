"""The command line: `ventuno`. One module a command; here they meet, and errors become exit codes."""

import sys
from importlib import import_module

import typer
from typer.exceptions import TyperException

from ventuno.cli.compiled import find_room
from ventuno.cli.output import EXIT_INTERRUPTED, let_go, open_streams, report_error, report_refused
from ventuno.rules.language import Text
from ventuno.rules.refusals import Reason, Refused

SYSTEM_SAYS_NO = Reason(
    "system",
    "System",
    Text(
        de="Das Betriebssystem meldet: {problem}.",
        fr="Le système signale: {problem}.",
        it="Il sistema segnala: {problem}.",
        en="The system says: {problem}.",
    ),
)

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
    open_streams(as_json=as_json)
    try:
        return _called(arguments, as_json=as_json)
    except (KeyboardInterrupt, typer.Abort):
        return EXIT_INTERRUPTED
    except BrokenPipeError:  # whoever read it has gone
        let_go(sys.stdout)
        return 0
    except OSError as error:  # a full disk, a folder that must not be looked into
        problem = error.strerror or type(error).__name__
        if isinstance(error.filename, str):
            problem = f"{error.filename}: {problem}"
        code = report_refused(Refused(SYSTEM_SAYS_NO(problem=problem)), as_json=as_json)
        let_go(sys.stdout)  # it may have been that which failed
        return code


def _called(arguments: list[str], *, as_json: bool) -> int:
    find_room()
    try:
        app = application(*arguments[:1]) if arguments[:1] and arguments[0] in COMMANDS else application(*COMMANDS)
        code = app(arguments, prog_name="ventuno", standalone_mode=False)
        sys.stdout.flush()
    except Refused as refused:
        return report_refused(refused, as_json=as_json)
    except TyperException as error:
        message = error.format_message().replace("Value error, ", "")
        if not message:
            return 0  # called without arguments: the help has been shown
        return report_error("usage", "ventuno --help", message, as_json=as_json)
    except SystemExit:
        if arguments and "--help" not in arguments:
            raise
        return 0  # the reader of the help has gone
    return code if isinstance(code, int) else 0
