"""The command line: `ventuno`. One module a command; here they meet, and errors become exit codes."""

import os
import sys

import typer
from typer.exceptions import TyperException

from ventuno.cli import advise, law, perft, play, replay, solve
from ventuno.cli.output import report_error, report_refused
from ventuno.rules.refusals import Refused

EXIT_INTERRUPTED = 130

app = typer.Typer(
    name="ventuno",
    help="A house for two Swiss games of 21. Play money only; not affiliated with Swisslos or Swiss Casinos.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(play.play)
app.command()(replay.replay)
app.command()(perft.perft)
app.command()(solve.solve)
app.command()(advise.advise)
app.add_typer(law.app, name="law")


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    as_json = "--json" in arguments
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
