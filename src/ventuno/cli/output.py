"""What every command shares: its language, its JSON, and how it says no.

Exit 0: done. Exit 2: what was asked is not possible; one line on standard error says what and why, and with `--json`
an object on standard output says it again.
"""

import json
import sys
from collections.abc import Mapping
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

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


def print_json(value: Mapping[str, object]) -> None:
    print(json.dumps(value, ensure_ascii=False))


class Screen(Console):
    """A console that leaves a closed pipe to `run`, like any other output."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def print_facts(facts: Mapping[str, object]) -> None:
    """A readable table of names and values."""
    table = Table(show_header=False, box=None, pad_edge=False)
    table.add_column()
    table.add_column(overflow="fold")
    for name, value in facts.items():
        table.add_row(f"[bold]{name}[/bold]", _readable(value))
    Screen().print(table)


def _readable(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(_readable, value)) or "–"
    return "–" if value is None else str(value)


def tell(sentence: str) -> None:
    """What is going on, for a person who waits."""
    print(sentence, file=sys.stderr)


def report_refused(refused: Refused, *, as_json: bool) -> int:
    refusal = refused.refusal
    message = refusal.said_in(Speech.language)
    if refused.line is not None:
        message = f"{_LINE[Speech.language]} {refused.line}: {message}"
    return report_error(refusal.code, refusal.article, message, as_json=as_json)


def report_error(code: str, article: str, message: str, *, as_json: bool) -> int:
    print(f"{message} ({article})", file=sys.stderr)
    if as_json:
        print_json({"error": {"code": code, "article": article, "message": message}})
    return EXIT_REFUSED
