"""`ventuno database`: where the house is kept."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from ventuno.cli.options import DatabaseOption, LawOption, RulesOption, rule_set
from ventuno.cli.output import JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.desk import founding
from ventuno.desk.audit import audit
from ventuno.house.audit import Mismatch
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store import laws, places, sqlite_files
from ventuno.store.files import FILE_EXISTS

app = typer.Typer(help="Make, migrate, back up and restore the house’s database.", no_args_is_help=True)


@app.command("create")
def create(
    *,
    database: DatabaseOption = None,
    rules: RulesOption = "2024-10-23",
    law: LawOption = "optimal-88",
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Make a database and found the house in it, with the rules and the law that are in force from now on."""
    place = database or places.default()
    asyncio.run(founding.found(place, rule_set(rules).name, str(laws.load(law))))
    _say({"database": places.shown(place), "rules": rules, "law": law}, as_json=json)


@app.command("migrate")
def migrate(
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Bring the database to the newest schema: all steps, or none."""
    place = database or places.default()
    steps = asyncio.run(places.migrate(place))
    _say({"database": places.shown(place), "steps": steps}, as_json=json)


@app.command("backup")
def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes: a new file.")],
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Copy the database, also while the house is open."""
    source = places.file(database or places.default())
    sqlite_files.copy(source, target)
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
    target = places.file(database or places.default())
    if target.exists() and not replace:
        raise Refused(FILE_EXISTS(file=target))

    copy = sqlite_files.prepared(source, target)
    tell("auditing the copy …")
    problem = asyncio.run(_audited(str(copy)))
    if problem is not None:
        copy.unlink()
        raise problem
    sqlite_files.take_place(copy, target)
    _say({"database": str(target), "restored_from": str(source)}, as_json=json)


async def _audited(place: str) -> Mismatch | None:
    store = await places.open_store(place)
    try:
        return (await audit(store)).problem
    finally:
        await store.close()


def _say(facts: dict[str, object], *, as_json: bool) -> None:
    if as_json:
        print_json(facts)
    else:
        print_facts(facts)
