"""`ventuno serve`: the house in the browser."""

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from ventuno.cli.commands.house import texts
from ventuno.cli.terminal.options import DatabaseOption
from ventuno.cli.terminal.output import LanguageOption, tell
from ventuno.desk.office import founding
from ventuno.rules.big21 import RULE_SETS
from ventuno.rules.language import Language
from ventuno.store import databases, laws


def serve(
    *,
    database: DatabaseOption = None,
    host: Annotated[str | None, typer.Option(help="The address to listen on; by default this machine only.")] = None,
    port: Annotated[int | None, typer.Option(help="8021 by default; 0: any that is free.")] = None,
    coach: Annotated[bool | None, typer.Option("--coach/--no-coach", help="Value moves; needs some 200 MB.")] = None,
    log: Annotated[str | None, typer.Option(help="json, text or none; on standard error.")] = None,
    lang: LanguageOption = Language.EN,
) -> None:
    """Open the house in the browser. The first start makes a database; other settings come from the environment."""
    from ventuno.jobs.protection import detection
    from ventuno.jobs.public_log.service import must_agree
    from ventuno.server import settings
    from ventuno.server.process import serve as run

    given = settings.from_environment(os.environ, database=database, host=host, port=port, coach=coach, log=log)
    detection.load(given.protection_criteria)  # refused before anything is opened
    place = given.database or databases.default()
    if not databases.is_postgresql(place) and not Path(place).exists():
        asyncio.run(founding.found(place, list(RULE_SETS)[-1], str(laws.load(laws.OF_A_NEW_HOUSE))))
        tell(texts.house_founded(place=databases.shown(place)).said_in(lang))
    elif not asyncio.run(founding.founded(place)):
        asyncio.run(founding.found(place, list(RULE_SETS)[-1], str(laws.load(laws.OF_A_NEW_HOUSE))))
    asyncio.run(must_agree(place, given.public_log))
    asyncio.run(founding.furnish(place))
    run(given, lambda address: print(texts.house_open(address=address).said_in(lang), flush=True))
