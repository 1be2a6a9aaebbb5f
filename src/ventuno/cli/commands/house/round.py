"""`ventuno round`: the daily check, made now and put on record (requirements 13, 14, 36, 37)."""

import asyncio
import os
from typing import Annotated, Any

import typer

from ventuno.cli.terminal.options import DatabaseOption, actor
from ventuno.cli.terminal.output import JsonOption, LanguageOption, MessageLanguage, print_facts, print_json, tell
from ventuno.house.office.events import AlertRaised
from ventuno.jobs.daily_check.check import CheckResult
from ventuno.jobs.daily_check.run import CheckOutcome, CheckRequest, run
from ventuno.rules.language import Language
from ventuno.server import settings
from ventuno.store import databases


def round(  # noqa: A001  # the command's name
    *,
    once_a_day: Annotated[
        bool, typer.Option("--once-a-day", help="Only if none was made since it was last due (VENTUNO_ROUND_HOUR).")
    ] = False,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Audit the house, watch its payout, check its software; record it, and raise alerts for what must be looked at."""
    given = settings.from_environment(os.environ)
    due_hour = given.round_hour if once_a_day else None
    request = CheckRequest(actor(), settings.hashed(given), public_log=given.public_log, due_hour=due_hour)
    facts = _facts(asyncio.run(run(database or databases.default(), request, tell)))
    if json:
        print_json(facts)
        return
    raised = [f"{alert['subject']}: {_listed(alert['facts'])}" for alert in facts.pop("alerts", ())]
    print_facts(facts | {f"alert {number}": said for number, said in enumerate(raised, start=1)})


def _facts(outcome: CheckOutcome) -> dict[str, Any]:
    if outcome.result is None:
        return {"made": False, "entry": outcome.entry}
    alerts = [_alert(number, raised) for number, raised in outcome.alerts]
    return {"made": True, "entry": outcome.entry, **_result(outcome.result), "alerts": alerts}


def _result(found: CheckResult) -> dict[str, Any]:
    made, watched = found.made, found.made.watched
    return {
        "books": made.books,
        "entries": made.entries,
        "plays": made.plays,
        "problem": None if found.audited.problem is None else found.audited.problem.said_in(MessageLanguage.language),
        "found": made.found,
        "payout": None if watched is None else watched.payout.value,
        "chance": None if watched is None else watched.chance.value,
        "software": made.software,
        "configuration": made.configuration,
    }


def _alert(number: int, raised: AlertRaised) -> dict[str, Any]:
    return {"alert": number, "subject": raised.subject.value, "facts": raised.about | raised.facts}


def _listed(facts: dict[str, str]) -> str:
    return ", ".join(f"{name} {value}" for name, value in facts.items())
