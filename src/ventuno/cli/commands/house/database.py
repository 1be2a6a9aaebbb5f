"""`ventuno database`: make, migrate, back up and restore the database of the house."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from ventuno.cli.terminal.options import DatabaseOption, LawOption, RulesOption, rule_set
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_result, tell
from ventuno.desk.office import founding
from ventuno.jobs.restoring import restore_database
from ventuno.rules.language import Language
from ventuno.store import databases, laws
from ventuno.store.sqlite import files

app = typer.Typer(help="Make, migrate, back up and restore the house’s database.", no_args_is_help=True)


@app.command("create")
def create(
    *,
    database: DatabaseOption = None,
    rules: RulesOption = "2024-10-23",
    law: LawOption = laws.OF_A_NEW_HOUSE,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Make a database and found the house in it, with the rules and the law that are in force from now on."""
    place = database or databases.default()
    asyncio.run(founding.found(place, rule_set(rules).name, str(laws.load(law))))
    _say({"database": databases.shown(place), "rules": rules, "law": law}, as_json=json)


@app.command("migrate")
def migrate(
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Bring the database to the newest schema: all steps, or none."""
    place = database or databases.default()
    steps = asyncio.run(databases.migrate(place))
    _say({"database": databases.shown(place), "steps": steps}, as_json=json)


@app.command("backup")
def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes: a new file.")],
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Copy the database, also while the house is open."""
    source = databases.file(database or databases.default())
    files.copy(source, target)
    _say({"database": str(source), "backup": str(target), "bytes": target.stat().st_size}, as_json=json)


@app.command("restore")
def restore(
    source: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made with `ventuno database backup`.")],
    *,
    database: DatabaseOption = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace the database that is there.")] = False,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Put a copy in the place of the database, once it has been audited."""
    target = databases.file(database or databases.default())
    restore_database(source, target, replace=replace, tell=tell)
    tell("if the house has a public log, say there that it was set back: ventuno log restored")
    _say({"database": str(target), "restored_from": str(source)}, as_json=json)


def _say(facts: dict[str, object], *, as_json: bool) -> None:
    print_result(facts, as_json=as_json)
