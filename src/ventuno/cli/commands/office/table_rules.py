"""`ventuno tables rules`: the rules of the tables, shipped or written by an operator (C17)."""

from datetime import UTC, datetime
from typing import Annotated

import typer

from ventuno.cli.terminal.approval import print_proposed
from ventuno.cli.terminal.at_desk import at_desk
from ventuno.cli.terminal.options import DatabaseOption, actor
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json, print_result
from ventuno.desk.desk import Desk
from ventuno.desk.requests import Done, PublishTableRules
from ventuno.house.office.house_state import HouseState, table_rules_of
from ventuno.jobs.database import founded
from ventuno.rules.challenge import table_rules_text
from ventuno.rules.challenge.table_rules import BLACK, LEAFLET, RED, TABLE_RULES, TableRules, expectation
from ventuno.rules.language import Language
from ventuno.store import databases
from ventuno.store.entropy import entropy
from ventuno.store.files import read_text

app = typer.Typer(help="The rules of the tables: odds, limits, clocks.", no_args_is_help=True)
RulesArgument = Annotated[str, typer.Argument(metavar="RULES", help="The leaflet's, 2019-12, or a TOML file.")]
ChangesOption = Annotated[str, typer.Option(help="The key changes, as players read them in that language.")]


@app.command("list")
def listed(
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """The versions of this house: from when each holds, and which is in force."""
    house = at_desk(database, lambda desk: founded(desk.store.books))
    in_force = house.table_rules_at(databases.now()).name
    found = [
        {"name": LEAFLET.name, "hash": table_rules_text.digest(LEAFLET), "announced_at": None, "effective_at": None}
    ]
    found += [
        {
            "name": each.what,
            "hash": table_rules_text.digest(table_rules_of(each)),
            "announced_at": each.announced_at.isoformat(),
            "effective_at": each.effective_at.isoformat(),
        }
        for each in house.table_rules
    ]
    if json:
        print_json({"table_rules": found, "in_force": in_force})
        return
    print_facts(
        {
            **{str(each["name"]): f"from {each['effective_at'] or 'the founding'}" for each in found},
            "in force": in_force,
        }
    )


@app.command("show")
def show(
    name: RulesArgument,
    *,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Show every number of a version, checked, what differs from the leaflet, and what the bonus bets are worth."""
    rules = _rules(name)
    numbers = {key: table_rules_text.listed(value) for key, value in table_rules_text.numbers(rules).items()}
    changed = list(table_rules_text.changed_numbers(rules))
    worth = {bet: str(expectation(rules.odds, wins)) for bet, wins in (("red", RED), ("black", BLACK))}
    digest = table_rules_text.digest(rules)
    if json:
        facts = {"name": rules.name, "hash": digest, "numbers": numbers, "changed": changed, "expectation": worth}
        print_json(facts)
        return
    expected = {f"expectation of {bet}": each for bet, each in worth.items()}
    print_facts({"name": rules.name, "hash": digest, **numbers, **expected, "changed": ", ".join(changed) or "–"})


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
    """Announce a version to every player; it takes effect by itself, ten days later at the earliest (C17)."""
    rules = _rules(name)
    request = PublishTableRules(
        rules=rules.name,
        text=None if rules.name in TABLE_RULES else table_rules_text.write(rules),
        changes={Language.DE: de, Language.FR: fr, Language.IT: it, Language.EN: en},
        reason=reason,
        effective_at=None if effective is None else effective.replace(tzinfo=UTC),
    )

    async def published(desk: Desk) -> tuple[Done, HouseState]:
        done = await desk.run(request, key=entropy(8).hex(), actor=actor())
        return done, await founded(desk.store.books)

    done, house = at_desk(database, published)
    if done.proposal is not None:
        print_proposed({"name": rules.name}, done, as_json=json)
        return
    last = house.table_rules[-1]
    facts = {
        "name": last.what,
        "hash": table_rules_text.digest(rules),
        "effective_at": last.effective_at.isoformat(),
    }
    print_result(facts, as_json=json)


def _rules(name: str) -> TableRules:
    return TABLE_RULES[name] if name in TABLE_RULES else table_rules_text.parse(read_text(name))
