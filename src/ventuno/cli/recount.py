"""`ventuno recount`: everything that was ever counted, once more from the journals."""

import asyncio
import sys
from collections.abc import Callable

from ventuno.cli.options import DatabaseOption
from ventuno.cli.output import JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.desk import counting
from ventuno.desk.counting import Counters, Report
from ventuno.rules.language import Language
from ventuno.store import places


def recount(
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Forget the sums by day and count all journals anew: the same sums must come out."""
    facts = asyncio.run(_recounted(database or places.default(), quiet=json)).facts()
    if json:
        print_json(facts)
    else:
        print_facts(facts)


async def _recounted(place: str, *, quiet: bool) -> Report:
    store = await places.open_store(place)
    try:
        return await counting.recount(store, Counters(tell), teller(quiet=quiet))
    finally:
        await store.close()


def teller(*, quiet: bool) -> Callable[[Report], None] | None:
    """Says how far it has got; to nobody, where nobody looks."""
    return None if quiet and not sys.stderr.isatty() else _counted_so_far


def _counted_so_far(report: Report) -> None:
    tell(f"Counted: {report.entries:,} entries, {report.plays:,} plays…")
