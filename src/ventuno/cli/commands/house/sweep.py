"""`ventuno sweep`: end overdue plays, erase people whose time is over, seal the books, count what was played."""

import asyncio
from dataclasses import asdict

from ventuno.cli.terminal.options import DatabaseOption, YearsOption
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_result, tell
from ventuno.house.accounts.erasure import YEARS
from ventuno.jobs import maintenance
from ventuno.rules.language import Language
from ventuno.store import databases


def sweep(
    *,
    years: YearsOption = YEARS,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """End overdue plays, erase people, seal the books, count the plays, once. An open house does this by itself."""
    facts = asdict(asyncio.run(maintenance.maintain_once(database or databases.default(), tell, years=years)))
    print_result(facts, as_json=json)
