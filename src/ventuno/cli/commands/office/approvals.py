"""`ventuno approvals`: what waits for a second person (requirement 42).

Whoever runs it has the database in hand and needs no log-in. So two people at the terminal are not enough: one of the
two has to have logged in at the console.
"""

from typing import Annotated, Any

import typer

from ventuno.cli.terminal.approval import link_facts
from ventuno.cli.terminal.at_desk import at_desk
from ventuno.cli.terminal.options import DatabaseOption, actor
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json, print_result, tell
from ventuno.desk.desk import Desk
from ventuno.desk.office.approvals import ProposedAct
from ventuno.desk.office.enrolment import MadeLink
from ventuno.desk.office.staff import StaffDesk
from ventuno.desk.requests import Done
from ventuno.house.refusals import NOT_FOUNDED
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store import databases
from ventuno.store.entropy import entropy

NumberArgument = Annotated[int, typer.Argument(help="Of the proposal.", min=1)]
ReasonOption = Annotated[str, typer.Option(help="Why; it is on record.")]

app = typer.Typer(help="What waits for a second person.", no_args_is_help=True)


@app.callback()
def about() -> None:
    """What waits for a second person."""


@app.command("list")
def listed(
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """The open proposals, the oldest first, each with exactly what would happen."""
    found = [_facts(each) for each in at_desk(database, _open)]
    if json:
        print_json({"proposals": found})
    else:
        print_facts({str(each["proposal"]): f"{each['act']}, {each['by']}, {each['player'] or '–'}" for each in found})


@app.command("approve")
def approve(
    proposal: NumberArgument,
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """It happens now. Of an appointment this prints the link for the person."""

    async def approved(desk: Desk) -> tuple[Done, MadeLink | None]:
        staff = StaffDesk(desk, databases.now, entropy)
        approval, link = await staff.approve(proposal, key=entropy(8).hex(), actor=actor())
        return approval.done, link

    done, link = at_desk(database, approved)
    facts: dict[str, object] = {"proposal": proposal, "entry": done.entry}
    if link is not None:
        tell(f"give this link to {link.link.name} alone: it is not shown again")
        facts |= link_facts(link)
    print_result(facts, as_json=json)


@app.command("reject")
def reject(
    proposal: NumberArgument,
    *,
    reason: ReasonOption,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """It does not happen."""
    ended = at_desk(database, lambda desk: desk.approvals.reject(proposal, reason, **_by()))
    print_result({"proposal": proposal, "entry": ended.entry}, as_json=json)


@app.command("withdraw")
def withdraw(
    proposal: NumberArgument,
    *,
    reason: ReasonOption,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Take back a proposal of one's own."""
    ended = at_desk(database, lambda desk: desk.approvals.withdraw(proposal, reason, **_by()))
    print_result({"proposal": proposal, "entry": ended.entry}, as_json=json)


def _by() -> dict[str, str]:
    return {"key": entropy(8).hex(), "actor": actor()}


def _facts(found: ProposedAct) -> dict[str, Any]:
    return {
        "proposal": found.open.entry,
        "at": found.open.at.isoformat(),
        "by": found.open.by,
        "act": found.open.kind,
        "player": found.open.player,
        "expires_at": found.open.expires_at.isoformat(),
        "asked": {name: value for name, value in found.act.items() if name != "type"},
    }


async def _open(desk: Desk) -> list[ProposedAct]:
    if (house := await desk.store.books.house()) is None:
        raise Refused(NOT_FOUNDED())
    at = databases.now()
    return [await desk.approvals.proposal(each.entry) for each in house.proposals if at < each.expires_at]
