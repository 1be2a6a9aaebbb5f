"""`ventuno audit`: whether everything fits."""

import asyncio
import time

from ventuno.cli.options import DatabaseOption
from ventuno.cli.output import EXIT_REFUSED, JsonOption, LanguageOption, Speech, print_facts, print_json, tell
from ventuno.desk import audit as desk_audit
from ventuno.desk.audit import Report
from ventuno.rules.language import Language
from ventuno.store import places

_PROGRESS_SECONDS = 2.0


def audit(
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> int:
    """Check every book, play and table of the house, also while it is open; name the first thing that does not fit."""
    report = asyncio.run(_audited(database or places.default()))
    problem = report.problem
    facts: dict[str, object] = {
        "books": report.books,
        "entries": report.entries,
        "plays": report.plays,
        "tables": report.tables,
        "games": report.games,
        "seals": report.seals,
        "totals": {account.value: str(amount) for account, amount in sorted(report.totals.items())},
        "problem": None if problem is None else problem.said_in(Speech.language),
    }
    if json:
        print_json(facts)
    else:
        totals = [f"{account.value} {amount}" for account, amount in sorted(report.totals.items())]
        print_facts({**facts, "totals": totals})
    if problem is None:
        return 0
    tell(f"{problem.said_in(Speech.language)} ({problem.refusal.article})")
    return EXIT_REFUSED


async def _audited(place: str) -> Report:
    store = await places.open_store(place)
    told = time.monotonic()

    def progress(report: Report) -> None:
        nonlocal told
        if time.monotonic() - told >= _PROGRESS_SECONDS:
            told = time.monotonic()
            tell(f"{report.books} books, {report.entries} entries, {report.plays} plays, {report.games} games …")

    try:
        return await desk_audit.audit(store, progress)
    finally:
        await store.close()
