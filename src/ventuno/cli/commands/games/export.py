"""`ventuno export`: a finished play, or game at a table, with all its evidence, for `ventuno verify`."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from ventuno.cli.terminal.options import DatabaseOption
from ventuno.cli.terminal.output import LanguageOption
from ventuno.desk import exports
from ventuno.house.big21.evidence import Export
from ventuno.house.ledger import codec
from ventuno.house.tables.evidence import TableExport
from ventuno.rules.language import Language
from ventuno.store import databases, files


def export(
    play: Annotated[
        str, typer.Argument(metavar="PLAY", help="The number of the play, or of a table’s game, as the journal has it.")
    ],
    *,
    database: DatabaseOption = None,
    out: Annotated[Path | None, typer.Option(help="A new file; without it, standard output.")] = None,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Write a finished play, or a table’s game, with its seeds and its journal as JSON."""
    text = codec.encode(asyncio.run(_exported(database or databases.default(), play)))
    if out is None:
        print(text)
    else:
        files.write_new(out, f"{text}\n")


async def _exported(place: str, play: str) -> Export | TableExport:
    store = await databases.open_to_read(place)
    try:
        return await (exports.export_game(store, play) if exports.of_table(play) else exports.export(store, play))
    finally:
        await store.close()
