"""`ventuno recount`: count everything once more from the journals."""

import asyncio
import sys

from ventuno.cli.terminal.options import DatabaseOption
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_result, tell
from ventuno.jobs import counting
from ventuno.jobs.counting import CountProgress, CountReport
from ventuno.rules.language import Language
from ventuno.store import databases


def recount(
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Forget the sums by day and count all journals anew: the same sums must come out."""
    place, progress = database or databases.default(), counting_progress(quiet=json)
    facts = asyncio.run(counting.recount_database(place, tell, progress)).facts()
    print_result(facts, as_json=json)


def counting_progress(*, quiet: bool) -> CountProgress | None:
    """Prints how far counting is. Scripts that ask for JSON are not shown it."""
    return None if quiet and not sys.stderr.isatty() else _print_counted


def _print_counted(report: CountReport) -> None:
    tell(f"Counted: {report.entries:,} entries, {report.plays:,} plays…")
