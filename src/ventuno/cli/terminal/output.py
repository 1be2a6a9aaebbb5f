"""What every command shares: its language, its JSON, and how it refuses.

Exit code 0: done. Exit code 2: what was asked is not possible. Then one line on standard error says what and why, and
with `--json` an object on standard output says it as well.
"""

import io
import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Annotated, TextIO

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text as Plain

from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

EXIT_REFUSED = 2
EXIT_INTERRUPTED = 130

_LINE = {Language.DE: "Zeile", Language.FR: "ligne", Language.IT: "riga", Language.EN: "line"}


class MessageLanguage:
    """The language of this run's messages."""

    language = Language.EN


def _speak(language: Language) -> Language:
    MessageLanguage.language = language
    return language


LanguageOption = Annotated[
    Language,
    typer.Option("--lang", envvar="VENTUNO_LANG", callback=_speak, help="Language of messages: de, fr, it, en."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON object on standard output, nothing else there.")]


def open_streams(*, as_json: bool) -> None:
    """Prepare the standard streams, so that writing to them never fails because of a character.

    A stream that is closed is replaced by one that leads nowhere. JSON is always UTF-8, and what UTF-8 cannot encode is
    escaped. Text for people is in the encoding of their terminal, with question marks for what it lacks.
    """
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115  # open until the end
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    _reconfigure(sys.stdout, "utf-8" if as_json else None, "backslashreplace" if as_json else "replace")
    _reconfigure(sys.stderr, None, "replace")


def _reconfigure(stream: TextIO, encoding: str | None, errors: str) -> None:
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding=encoding or stream.encoding, errors=errors)


def discard_output(stream: TextIO) -> None:
    """Let the stream lead nowhere, because nobody reads it any more. Closing it at exit would fail otherwise."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


@contextmanager
def ignoring_closed_pipe() -> Iterator[None]:
    """If the reader closes the pipe early, the command still ends with its own exit code."""
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        discard_output(sys.stdout)


def print_json(value: Mapping[str, object]) -> None:
    with ignoring_closed_pipe():
        print(json.dumps(value, ensure_ascii=False))


class PipedConsole(Console):
    """A console that raises when the pipe is closed, like any other output."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def print_facts(facts: Mapping[str, object]) -> None:
    """Print a table of names and values for people."""
    table = Table(show_header=False, box=None, pad_edge=False)
    table.add_column()
    table.add_column(overflow="fold")
    for name, value in facts.items():
        table.add_row(Plain(name, "bold"), Plain(_readable(value)))  # brackets are not markup
    with ignoring_closed_pipe():
        PipedConsole().print(table)


def print_result(facts: Mapping[str, object], *, as_json: bool) -> None:
    """What a command has found or done: for programs or for people."""
    if as_json:
        print_json(facts)
    else:
        print_facts(facts)


def _readable(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(_readable, value)) or "–"
    return "–" if value is None else str(value)


def tell(sentence: str) -> None:
    """Print what is going on to standard error. If nobody reads it, the work goes on."""
    try:
        print(sentence, file=sys.stderr, flush=True)
    except OSError:
        discard_output(sys.stderr)


def report_refused(refused: Refused, *, as_json: bool) -> int:
    refusal = refused.refusal
    message = refusal.said_in(MessageLanguage.language)
    if refused.line is not None:
        message = f"{_LINE[MessageLanguage.language]} {refused.line}: {message}"
    return report_error(refusal.code, refusal.article, message, as_json=as_json)


def report_error(code: str, article: str, message: str, *, as_json: bool) -> int:
    """Print the error as one line, even if a file or an argument has line breaks in its name."""
    message = "".join(character if character.isprintable() else "·" for character in message)
    tell(f"{message} ({article})")
    if as_json:
        with suppress(OSError):  # standard error has it already
            print_json({"error": {"code": code, "article": article, "message": message}})
    return EXIT_REFUSED
