"""`ventuno erase`: erase the personal data of a closed account, once the law allows it (requirement 45)."""

import asyncio
from typing import Annotated

import typer

from ventuno.cli.terminal.options import DatabaseOption, YearsOption, actor
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_result
from ventuno.desk.desk import Desk
from ventuno.desk.requests import Done, ErasePerson
from ventuno.house.accounts.erasure import YEARS
from ventuno.jobs.database import opened
from ventuno.rules.language import Language
from ventuno.store import databases
from ventuno.store.entropy import entropy


def erase(
    player: Annotated[str, typer.Argument(help="The player's number.")],
    *,
    reason: Annotated[str, typer.Option(help="Why; it is on record. Name nobody: the journal lasts for ever.")],
    years: YearsOption = YEARS,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Erase the personal data of a closed account for good. The journal stays, and says that it was done."""
    done = asyncio.run(_erase(database or databases.default(), player, reason, years))
    facts = {"player": player, "entry": done.entry}
    print_result(facts, as_json=json)


async def _erase(place: str, player: str, reason: str, years: int) -> Done:
    async with opened(place) as store:
        desk = Desk(store, databases.now, entropy, retention_years=years)
        return await desk.erasure.erase(player, ErasePerson(reason=reason), key=entropy(8).hex(), actor=actor())
