"""`ventuno key`: show which keys a house has, and add a new one. The keys themselves are never shown."""

import asyncio
from typing import Annotated

import typer

from ventuno.cli.terminal.options import DatabaseOption
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json
from ventuno.jobs import keys
from ventuno.rules.language import Language
from ventuno.store import databases

app = typer.Typer(help="The house’s key, which deals, opens secrets and signs.", no_args_is_help=True)


@app.command("show")
def show(
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Show the ids of the keys, and the public keys that their signatures are checked with."""
    _say(keys.shown(database or databases.default()), as_json=json)


@app.command("rotate")
def rotate(
    *,
    database: DatabaseOption = None,
    restored: Annotated[
        bool, typer.Option("--restored", help="The database went back: what was offered before may have been seen.")
    ] = False,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Add a key, and use it for everything new. The older ones stay in the file: what was made with them needs them."""
    _say(asyncio.run(keys.rotate(database or databases.default(), restored=restored)), as_json=json)


def _say(state: keys.KeyState, *, as_json: bool) -> None:
    if as_json:
        listed = [{"id": key.id, "made": key.made, "public": key.public} for key in state.keys]
        print_json({"file": str(state.file), "current": state.current, "keys": listed})
    else:
        named = {f"key {key.id}": f"{key.made}, {key.public}" for key in state.keys}
        print_facts({"file": str(state.file), "current": state.current, **named})
