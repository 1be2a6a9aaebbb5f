"""What every command shares: its language, its JSON, and how it says no.

Exit 0: done. Exit 2: what was asked is not possible; one line on standard error says what and why, and with `--json`
an object on standard output says it again.
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


class Speech:
    """The language of this run's messages."""

    language = Language.EN


def _speak(language: Language) -> Language:
    Speech.language = language
    return language


LanguageOption = Annotated[
    Language,
    typer.Option("--lang", envvar="VENTUNO_LANG", callback=_speak, help="Language of messages: de, fr, it, en."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON object on standard output, nothing else there.")]


def open_streams(*, as_json: bool) -> None:
    """Standard streams that take whatever is said.

    A closed one leads nowhere. JSON is UTF-8 wherever it goes, and what UTF-8 cannot say is escaped as JSON does it;
    people read in the encoding of their terminal, with question marks for what it lacks.
    """
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115  # open until the end
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    _reconfigure(sys.stdout, "utf-8" if as_json else None, "backslashreplace" if as_json else "replace")
    _reconfigure(sys.stderr, None, "replace")


def _reconfigure(stream: TextIO, encoding: str | None, errors: str) -> None:
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding=encoding or stream.encoding, errors=errors)


def let_go(stream: TextIO) -> None:
    """Nobody reads it any more. It leads nowhere from now on, so that closing it at exit does not fail again."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


@contextmanager
def until_the_reader_goes() -> Iterator[None]:
    """Whoever has read enough does not change what the command ends with."""
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        let_go(sys.stdout)


def print_json(value: Mapping[str, object]) -> None:
    with until_the_reader_goes():
        print(json.dumps(value, ensure_ascii=False))


class Screen(Console):
    """A console that raises when the pipe is closed, like any other output."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def print_facts(facts: Mapping[str, object]) -> None:
    """A readable table of names and values."""
    table = Table(show_header=False, box=None, pad_edge=False)
    table.add_column()
    table.add_column(overflow="fold")
    for name, value in facts.items():
        table.add_row(Plain(name, "bold"), Plain(_readable(value)))  # brackets in a value are no markup
    with until_the_reader_goes():
        Screen().print(table)


def _readable(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(_readable, value)) or "–"
    return "–" if value is None else str(value)


def tell(sentence: str) -> None:
    """What is going on, for a person who waits; if nobody does, work goes on all the same."""
    try:
        print(sentence, file=sys.stderr, flush=True)
    except OSError:
        let_go(sys.stderr)


def report_refused(refused: Refused, *, as_json: bool) -> int:
    refusal = refused.refusal
    message = refusal.said_in(Speech.language)
    if refused.line is not None:
        message = f"{_LINE[Speech.language]} {refused.line}: {message}"
    return report_error(refusal.code, refusal.article, message, as_json=as_json)


def report_error(code: str, article: str, message: str, *, as_json: bool) -> int:
    """One line, whatever characters the name of a file or an argument has."""
    message = "".join(character if character.isprintable() else "·" for character in message)
    tell(f"{message} ({article})")
    if as_json:
        with suppress(OSError):  # it stands on standard error
            print_json({"error": {"code": code, "article": article, "message": message}})
    return EXIT_REFUSED
