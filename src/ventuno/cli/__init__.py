"""The command line, `ventuno`: finds the command, runs it, and turns errors into exit codes.

Each command is a module of `commands`; what they share is in `terminal`. What a command does is decided in `desk`,
`jobs` and `maths`, not here. Start with `COMMANDS` and `run` below.
"""

import logging
import sys
from collections.abc import Callable
from importlib import import_module

import typer
from typer.exceptions import TyperException

from ventuno.cli import texts
from ventuno.cli.terminal.compiled import ensure_cache_folder
from ventuno.cli.terminal.output import EXIT_INTERRUPTED, discard_output, open_streams, report_error, report_refused
from ventuno.rules.refusals import Reason, Refused

SYSTEM_SAYS_NO = Reason("system", "System", texts.system)

COMMANDS = {  # and the folder of `commands` that each is in
    **dict.fromkeys(("play", "replay", "perft", "export", "verify", "rules"), "games"),
    **dict.fromkeys(("solve", "advise", "simulate", "calibrate", "skill", "dossier", "law", "challenge"), "maths"),
    **dict.fromkeys(("serve", "database", "audit", "check", "round", "sweep", "recount", "key", "log"), "house"),
    **dict.fromkeys(("admin", "approvals", "tables", "rates", "terms", "monitor", "steer"), "office"),
    **dict.fromkeys(("protect", "report", "erase"), "office"),
}


def application(*names: str) -> typer.Typer:
    """The commands of these names: a function `name` in the module of that name, or a group `app` of them.

    Some modules take half a second to import because they compile; so only what is called is imported.
    """
    app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    app.callback()(_about)
    for name in names:
        module = import_module(f"ventuno.cli.commands.{COMMANDS[name]}.{name}")
        if hasattr(module, "app"):
            app.add_typer(module.app, name=name)
        else:
            app.command(name)(getattr(module, name))
    return app


def _about() -> None:
    """A house for two Swiss games of 21. Play money only; not affiliated with Swisslos or Swiss Casinos."""


def main() -> None:
    sys.exit(run(sys.argv[1:], imported=_set_up_log))


def _set_up_log() -> None:
    """Only for commands whose work makes log entries. The others need not wait for the library to be imported."""
    if "structlog" in sys.modules:
        from ventuno import logs

        logs.set_up("text", level=logging.WARNING)  # a server sets it up again, as its settings say


def run(arguments: list[str], *, imported: Callable[[], None] = lambda: None) -> int:
    """Run a command and return its exit code. `imported` is called once the command's modules are imported."""
    as_json = "--json" in arguments
    open_streams(as_json=as_json)
    try:
        return _called(arguments, imported, as_json=as_json)
    except (KeyboardInterrupt, typer.Abort):
        return EXIT_INTERRUPTED
    except BrokenPipeError:  # whoever read the output has gone
        discard_output(sys.stdout)
        return 0
    except OSError as error:  # a full disk, a folder that must not be looked into
        problem = error.strerror or type(error).__name__
        if isinstance(error.filename, str):
            problem = f"{error.filename}: {problem}"
        code = report_refused(Refused(SYSTEM_SAYS_NO(problem=problem)), as_json=as_json)
        discard_output(sys.stdout)  # it may have been the output that failed
        return code


def _called(arguments: list[str], imported: Callable[[], None], *, as_json: bool) -> int:
    ensure_cache_folder()
    try:
        app = application(*arguments[:1]) if arguments[:1] and arguments[0] in COMMANDS else application(*COMMANDS)
        imported()
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
