"""`ventuno protect`: look for signs of problem gambling now, and open cases (requirement 46)."""

import asyncio
from dataclasses import asdict
from typing import Annotated

import typer

from ventuno.cli.terminal.options import DatabaseOption
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_result, tell
from ventuno.jobs.protection import detection
from ventuno.rules.language import Language
from ventuno.store import databases


def protect(
    *,
    criteria: Annotated[
        str | None,
        typer.Option(envvar="VENTUNO_PROTECTION_CRITERIA", help="A file of criteria; else the shipped ones."),
    ] = None,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Look for signs of problem gambling in what players did, and open cases. An open house does this by itself."""
    place = database or databases.default()
    report = asyncio.run(detection.run(place, criteria, lambda so_far: tell(f"Looked at: {so_far.players:,} players…")))
    facts = asdict(report)
    print_result(facts, as_json=json)
