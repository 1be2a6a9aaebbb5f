"""`ventuno rates`: what the cashier gives for foreign money, for whoever runs the house (C15)."""

from collections.abc import Awaitable
from typing import Annotated

import typer

from ventuno.cli.terminal.approval import recorded
from ventuno.cli.terminal.at_desk import at_desk
from ventuno.cli.terminal.options import DatabaseOption
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json, print_result
from ventuno.desk.desk import Desk
from ventuno.desk.office import rates
from ventuno.desk.office.rates import PostedRate
from ventuno.desk.requests import Done, PostRate
from ventuno.house.ledger.exchange import JUMP_PERCENT
from ventuno.house.ledger.postings import Currency
from ventuno.rules.language import Language
from ventuno.store.entropy import entropy

app = typer.Typer(help="Exchange rates of the cashier.", no_args_is_help=True)


@app.callback()
def about() -> None:
    """Exchange rates of the cashier."""


@app.command("list")
def listed(
    *,
    history: Annotated[bool, typer.Option("--history", help="All rates that were ever posted.")] = False,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """The posted rates, the newest first: francs for one unit, when the house buys it and when it sells it."""
    found, _ = at_desk(database, lambda desk: rates.posted(desk.store.books))
    shown = [each for each in found if history or each.in_force]
    if json:
        print_json({"rates": [_facts(each) for each in shown]})
    else:
        print_facts({f"{each.currency} {each.entry}": _said(each) for each in shown})


@app.command("post")
def post(
    currency: Annotated[Currency, typer.Argument(help="EUR, USD or GBP.")],
    *,
    buys: Annotated[str, typer.Option(help="Francs for one unit that somebody pays in.")],
    sells: Annotated[str, typer.Option(help="Francs for one unit that somebody is paid.")],
    reason: Annotated[str, typer.Option(help="Why; it is on record.")],
    operator: Annotated[str, typer.Option(help="Whose decision it is, in one word; on record, too.")],
    confirm: Annotated[
        bool,
        typer.Option("--confirm", help=f"It differs by more than {JUMP_PERCENT} % from the last one, and is right."),
    ] = False,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Post a rate. It holds at once, for every payment that begins from now on."""
    request = PostRate(currency=currency, buys=buys, sells=sells, reason=reason, confirmed=confirm)
    key, actor = entropy(8).hex(), f"console:{operator}"

    def run(desk: Desk) -> Awaitable[Done]:
        return desk.run(request, key=key, actor=actor)

    done = at_desk(database, run)
    facts = {"currency": currency.value, "buys": buys, "sells": sells, **recorded(done)}
    print_result(facts, as_json=json)


def _facts(rate: PostedRate) -> dict[str, object]:
    return {
        "currency": rate.currency.value,
        "buys": rate.buys,
        "sells": rate.sells,
        "entry": rate.entry,
        "at": rate.at.isoformat(),
        "by": rate.by,
        "reason": rate.reason,
        "in_force": rate.in_force,
    }


def _said(rate: PostedRate) -> str:
    return f"buys {rate.buys}, sells {rate.sells}, {rate.at:%Y-%m-%d %H:%M} UTC, {rate.by}: {rate.reason or '–'}"
