"""`ventuno rules`: the rule sets of Big21, shipped or written by an operator (B1)."""

from typing import Annotated

import typer

from ventuno.cli.terminal.options import rule_set_or_file
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json
from ventuno.rules.big21 import RULE_SETS, ruleset_text
from ventuno.rules.language import Language

app = typer.Typer(help="The rule sets of Big21: every number of the rules.", no_args_is_help=True)


@app.command("list")
def list_rules(
    *,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """List the rule sets of the published texts."""
    hashes = {name: ruleset_text.digest(rules) for name, rules in RULE_SETS.items()}
    if json:
        print_json({"rules": [{"name": name, "hash": digest} for name, digest in hashes.items()]})
    else:
        print_facts(hashes)


@app.command("show")
def show(
    name: Annotated[str, typer.Argument(metavar="RULES", help="A published rule set by name, or a TOML file.")],
    *,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Show every number of a rule set, checked, and which of them differ from the rules of 2024-10-23."""
    rules = rule_set_or_file(name)
    numbers, changed = ruleset_text.numbers(rules), list(ruleset_text.changed_numbers(rules))
    if json:
        print_json({"name": rules.name, "hash": ruleset_text.digest(rules), "numbers": numbers, "changed": changed})
    else:
        shown = {key: ruleset_text.listed(value) for key, value in numbers.items()}
        print_facts(
            {"name": rules.name, "hash": ruleset_text.digest(rules), **shown, "changed": ", ".join(changed) or "–"}
        )
