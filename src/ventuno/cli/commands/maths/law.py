"""`ventuno law`: the laws that chance follows."""

from typing import Annotated

import typer

from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json
from ventuno.maths.big21.scope import Scope
from ventuno.rules.language import Language
from ventuno.rules.law import KEYS
from ventuno.store import laws
from ventuno.store.solved import files

app = typer.Typer(help="The laws that chance follows: weights and figures.", no_args_is_help=True)


@app.command("list")
def list_laws(
    *,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """List the shipped laws."""
    hashes = {name: laws.load(name).hash for name in laws.shipped()}
    if json:
        print_json({"laws": [{"name": name, "hash": law_hash} for name, law_hash in hashes.items()]})
    else:
        print_facts(hashes)


@app.command("show")
def show(
    name: Annotated[str, typer.Argument(metavar="LAW", help="A shipped law by name, or a TOML file.")],
    *,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Show the weights of a law, checked, and its figures where it has been solved on this machine."""
    law = laws.load(name)
    figures = {scope.value: found for scope in Scope if (found := files.figures(law, scope))}
    tables = {table: dict(zip(keys, law.weights(table), strict=True)) for table, keys in KEYS.items()}
    if json:
        print_json({"name": law.name, "hash": law.hash, **tables, "figures": figures})
    else:
        weights = {table: "  ".join(f"{key}:{weight}" for key, weight in tables[table].items()) for table in tables}
        payouts = {f"highest payout, {scope}": found["highest_payout"] for scope, found in figures.items()}
        print_facts({"name": law.name, "hash": law.hash, **weights, **payouts})
