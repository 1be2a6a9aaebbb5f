"""`ventuno audit`: check that every book, play and table of the house fits."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer

from ventuno.cli.commands.house import texts
from ventuno.cli.terminal.options import DatabaseOption
from ventuno.cli.terminal.output import (
    EXIT_REFUSED,
    JsonOption,
    LanguageOption,
    MessageLanguage,
    print_facts,
    print_json,
    tell,
)
from ventuno.house.mismatches import Mismatch
from ventuno.jobs.audit import AuditReport, audit_database
from ventuno.jobs.public_log import places
from ventuno.rules.language import Language
from ventuno.store import databases

PRINTED_MAX: Final = 100  # findings; all of them are counted
_PROGRESS_SECONDS = 2.0


def audit(
    *,
    database: DatabaseOption = None,
    public_log: Annotated[
        Path | None,
        typer.Option(envvar="VENTUNO_PUBLIC_LOG", help="The folder of the public log; by default beside the database."),
    ] = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> int:
    """Check every book, play and table of the house, also while it is open; list everything that does not fit."""
    place = database or databases.default()
    log = places.of_house(place, None if public_log is None else str(public_log))
    compared = log if public_log is not None or log.exists() else None  # of a copy elsewhere there is none
    report = asyncio.run(audit_database(place, _progress(), log=compared))
    problem = report.problem
    facts: dict[str, object] = {
        "books": report.books,
        "entries": report.entries,
        "plays": report.plays,
        "tables": report.tables,
        "games": report.games,
        "seals": report.seals,
        "public_log": None if compared is None else compared.name,
        "unchecked": report.unchecked,
        "totals": {account.value: str(amount) for account, amount in sorted(report.totals.items())},
        "problem": None if problem is None else problem.said_in(MessageLanguage.language),
        "found": report.findings.counts,
        "not_checked": list(report.not_checked),
        "people_unhashed": report.people_unhashed,
    }
    if json:
        print_json(facts | {"findings": [_finding(each) for each in report.findings.kept[:PRINTED_MAX]]})
    else:
        totals = [f"{account.value} {amount}" for account, amount in sorted(report.totals.items())]
        print_facts({**facts, "totals": totals})
    if problem is None:
        return 0
    for each in report.findings.kept[:PRINTED_MAX]:
        tell(f"{each.said_in(MessageLanguage.language)} ({each.refusal.article})")
    if (more := len(report.findings) - PRINTED_MAX) > 0:
        tell(texts.findings_more(count=more).said_in(MessageLanguage.language))
    return EXIT_REFUSED


def _finding(each: Mismatch) -> dict[str, object]:
    said = each.said_in(MessageLanguage.language)
    return {"code": each.refusal.code, "place": each.place, "line": each.line, "message": said}


def _progress() -> Callable[[AuditReport], None]:
    """Prints how far the audit is, every few seconds."""
    last = time.monotonic()

    def progress(report: AuditReport) -> None:
        nonlocal last
        if time.monotonic() - last >= _PROGRESS_SECONDS:
            last = time.monotonic()
            tell(f"{report.books} books, {report.entries} entries, {report.plays} plays, {report.games} games …")

    return progress
