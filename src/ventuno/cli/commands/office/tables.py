"""`ventuno tables`: tables of Black Jack Challenge for whoever runs the house, and the floor manager's word (C14)."""

from typing import Annotated

import typer

from ventuno.cli.commands.office import table_rules
from ventuno.cli.terminal.at_desk import at_desk
from ventuno.cli.terminal.options import DatabaseOption
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json, print_result
from ventuno.desk.requests import VoidGame
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.house.tables.state import Table
from ventuno.rules.language import Language
from ventuno.store.entropy import entropy

app = typer.Typer(help="Tables of Black Jack Challenge.", no_args_is_help=True)
app.add_typer(table_rules.app, name="rules")


@app.callback()
def about() -> None:
    """Tables of Black Jack Challenge."""


@app.command("list")
def listed(
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """The open tables: who could play, what is in the pot, how many games there have been."""
    found = at_desk(database, lambda desk: desk.store.tables.open())
    facts = {table.id: _facts(table) for table in found}
    if json:
        print_json({"tables": facts})
    else:
        print_facts({name: ", ".join(f"{key} {value}" for key, value in each.items()) for name, each in facts.items()})


@app.command("void")
def void(
    table: Annotated[str, typer.Argument(help="The table's name.")],
    *,
    reason: Annotated[str, typer.Option(help="Why; it is on record and everybody at the table reads it.")],
    operator: Annotated[str, typer.Option(help="Whose decision it is, in one word; on record, too.")],
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Void the game that is being played: every stake goes back (C14)."""
    request, key = VoidGame(table=table, reason=reason), entropy(8).hex()
    done = at_desk(database, lambda desk: desk.tables.void(request, key=key, actor=f"console:{operator}"))
    facts = {"table": done.table, "entry": done.sequence}
    print_result(facts, as_json=json)


def _facts(table: Table) -> dict[str, object]:
    return {
        "name": table.terms.name,
        "phase": table.phase.value,
        "seats": len(table.seated),
        "games": table.games,
        "pot": str(table.has(LedgerAccount.POT)),
    }
