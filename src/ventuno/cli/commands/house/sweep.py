"""`ventuno sweep`: end overdue plays, seal books that have grown, count what was played."""

import asyncio
from dataclasses import asdict

from ventuno.cli.terminal.options import DatabaseOption
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.jobs import maintenance
from ventuno.rules.language import Language
from ventuno.store import databases


def sweep(
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """End plays whose four hours are over, seal the books, count the plays, once. An open house does this by itself."""
    facts = asdict(asyncio.run(maintenance.maintain_once(database or databases.default(), tell)))
    if json:
        print_json(facts)
    else:
        print_facts(facts)
