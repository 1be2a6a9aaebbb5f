"""`ventuno rules`: the rule sets of Big21, shipped or written by an operator (B1)."""

import asyncio
import os
from datetime import UTC, datetime
from typing import Annotated

import typer

from ventuno.cli.terminal.options import DatabaseOption, actor, rule_set_or_file
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.rules.big21 import RULE_SETS, ruleset_text
from ventuno.rules.language import Language

RulesArgument = Annotated[str, typer.Argument(metavar="RULES", help="A published rule set by name, or a TOML file.")]
ChangesOption = Annotated[str, typer.Option(help="The key changes, as players read them in that language.")]
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
    name: RulesArgument,
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


@app.command("publish")
def publish(
    name: RulesArgument,
    *,
    de: ChangesOption,
    fr: ChangesOption,
    it: ChangesOption,
    en: ChangesOption,
    reason: Annotated[str, typer.Option(help="Why; it is on record.")],
    effective: Annotated[datetime | None, typer.Option(help="From when on, in UTC; else as soon as it may be.")] = None,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Announce a rule set to every player; it takes effect by itself, ten days later at the earliest (Art. 24.2).

    If it changes what the game is worth, what every law pays out under it is computed first: that takes minutes.
    """
    from ventuno.desk.requests import PublishRules  # the other commands do without all this, and begin at once
    from ventuno.jobs.drafts.fill import Listeners
    from ventuno.jobs.drafts.publish import announce_rules
    from ventuno.server import settings
    from ventuno.store import databases

    rules = rule_set_or_file(name)
    request = PublishRules(
        rules=rules.name,
        text=None if rules.name in RULE_SETS else ruleset_text.write(rules),
        changes={Language.DE: de, Language.FR: fr, Language.IT: it, Language.EN: en},
        reason=reason,
        effective_at=None if effective is None else effective.replace(tzinfo=UTC),
    )
    ceiling = settings.from_environment(os.environ).ceiling
    listeners = Listeners(tell, search=lambda _: None)
    place = database or databases.default()
    made = asyncio.run(announce_rules(place, request, listeners, ceiling=ceiling, actor=actor()))
    payouts = {each.of: each.highest_payout for each in made.computed}
    facts = {"name": made.what, "hash": ruleset_text.digest(rules), "effective_at": made.effective_at.isoformat()}
    if json:
        print_json(facts | {"highest_payouts": payouts})
    else:
        print_facts(facts | {f"highest payout {of}": f"{payout:.4%}" for of, payout in payouts.items()})
