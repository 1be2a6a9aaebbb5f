"""`ventuno steer`: a law for how people really play, beside the one that runs (P5). It proposes; a person decides."""

import asyncio
import sys
import time
from typing import Annotated, Any

import typer
from msgspec import structs
from rich.table import Table

from ventuno.cli.commands.house.recount import counting_progress
from ventuno.cli.terminal.options import DatabaseOption
from ventuno.cli.terminal.output import JsonOption, LanguageOption, PipedConsole, print_facts, print_json, tell
from ventuno.cli.terminal.progress import clear_line, show_line
from ventuno.house.office.draft_refusals import STEERING_TOGETHER
from ventuno.house.office.drafts import Draft, DraftFigures
from ventuno.jobs.drafts import fill
from ventuno.jobs.drafts.fill import Listeners
from ventuno.maths.monitoring.payout import PERIOD_DAYS
from ventuno.rules import law as law_rules
from ventuno.rules.language import Language
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.store import databases, laws

CEILING = 0.95


def steer(
    *,
    target: Annotated[float | None, typer.Option(help="What players of that skill shall receive, as in 0.88.")] = None,
    ceiling: Annotated[float, typer.Option(help="The highest payout may not exceed this.")] = CEILING,
    name: Annotated[str, typer.Option(help="What the proposed law is called.")] = "proposed",
    skill: Annotated[
        float | None,
        typer.Option(help=f"As in skill:X; by default as fitted to the plays of the last {PERIOD_DAYS} days."),
    ] = None,
    law: Annotated[
        str | None, typer.Option(help="Compare this law, by name or file, instead of looking for one.")
    ] = None,
    draft: Annotated[
        str | None, typer.Option(help="Do what a draft of the console waits for, and write it there.")
    ] = None,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Propose a law under which people as they play receive a target, beside the running one. Publishes nothing."""
    if [target, law, draft].count(None) != 2:
        raise Refused(STEERING_TOGETHER())
    begun, place = time.perf_counter(), database or databases.default()
    listeners = _listeners(quiet=json, lines=draft is not None)
    try:
        if draft is not None:
            found = asyncio.run(fill.fill_draft(place, draft, listeners))
        else:
            found = asyncio.run(fill.work_out(place, _wanted(target, ceiling, name, skill, law), listeners))
    finally:
        clear_line()
    seconds = round(time.perf_counter() - begun, 1)
    if json:
        print_json(_facts(found.running, found.draft) | {"seconds": seconds})
    else:
        _show(found.running, found.draft)


def _wanted(target: float | None, ceiling: float, name: str, skill: float | None, law: str | None) -> Draft:
    if law is not None:
        return fill.wanted_comparison(laws.load(law), skill)
    assert target is not None
    return fill.wanted_proposal(name, target, ceiling, skill)


def _listeners(*, quiet: bool, lines: bool) -> Listeners:
    """Prints how far the search is: one line that changes on a terminal, elsewhere lines if they are wanted."""
    search = show_line if sys.stderr.isatty() else tell if lines else lambda _: None
    return Listeners(tell, search, counting_progress(quiet=quiet))


# ----- what is said


def _facts(running: Law, draft: Draft) -> dict[str, Any]:
    proposed = None if draft.text is None else law_rules.parse(draft.text)
    return {
        "skill": draft.skill,
        "target": draft.target,
        "ceiling": draft.ceiling,
        "running": _law(running, draft.running),
        "proposed": None if proposed is None else _law(proposed, draft.figures) | {"text": str(proposed)},
    }


def _law(law: Law, figures: DraftFigures | None) -> dict[str, Any]:
    return {"name": law.name, "hash": law.hash} | ({} if figures is None else structs.asdict(figures))


def _show(running: Law, draft: Draft) -> None:
    if draft.text is None or draft.figures is None or draft.running is None:
        problem = None if draft.problem is None else draft.problem.said[Language.EN]
        print_facts({"draft": draft.name, "state": draft.state, "problem": problem})
        return
    table = Table(title="Running and proposed" if draft.target else "Running and compared", title_justify="left")
    table.add_column("")
    for law in (running, law_rules.parse(draft.text)):
        table.add_column(law.name, justify="right")
    skill = "–" if draft.skill is None else f"{draft.skill:.4g}"
    both = draft.running, draft.figures
    table.add_row("highest payout", *(f"{each.highest_payout:.4%}" for each in both))
    table.add_row(f"payout of skill {skill}", *(_share(each.population_payout) for each in both))
    table.add_row("payout of blind players", *(f"{each.blind_payout:.4%}" for each in both))
    table.add_row("divergence from uniform", *(f"{each.divergence:.6f}" for each in both))
    table.add_row(f"main games with a prize, skill {skill}", *(_share(each.hit_rate) for each in both))
    for outcome in draft.figures.shares:
        table.add_row(outcome, *(f"{each.shares[outcome]:.4%}" for each in both))
    PipedConsole().print(table)
    if draft.target:
        print(draft.text)


def _share(value: float | None) -> str:
    return "–" if value is None else f"{value:.4%}"
