"""`ventuno steer`: a law for how people really play, beside the one that runs (P5). It proposes; a person decides.

Nothing is published here and nothing changes by itself; the skill is that of all players together, never of one (P3).
"""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from datetime import datetime
from typing import Annotated, Any

import typer
from msgspec import structs
from rich.table import Table

from ventuno.cli.options import DatabaseOption
from ventuno.cli.output import JsonOption, LanguageOption, Screen, print_facts, print_json, tell
from ventuno.cli.recount import teller
from ventuno.desk import counting, steering
from ventuno.desk.counting import Counters
from ventuno.desk.monitoring import DAYS
from ventuno.house import drafts
from ventuno.house.draft_refusals import NO_DRAFT, NOTHING_TO_FIT, STEERING_TOGETHER
from ventuno.house.drafts import Draft, Figures
from ventuno.house.refusals import NOT_FOUNDED
from ventuno.maths.scope import Scope
from ventuno.maths.solution import Solution
from ventuno.rules import law as law_rules
from ventuno.rules.language import Language
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.store import laws, places, solutions
from ventuno.store.protocol import Store

CEILING = 0.95


def steer(
    *,
    target: Annotated[float | None, typer.Option(help="What players of that skill shall receive, as in 0.88.")] = None,
    ceiling: Annotated[float, typer.Option(help="The highest payout may not exceed this.")] = CEILING,
    name: Annotated[str, typer.Option(help="What the proposed law is called.")] = "proposed",
    skill: Annotated[
        float | None, typer.Option(help=f"As in skill:X; by default as fitted to the plays of the last {DAYS} days.")
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
    begun = time.perf_counter()
    asked = draft if draft is not None else _asked(target, ceiling, name, skill, law)
    running, found = asyncio.run(_steered(database or places.default(), asked, quiet=json))
    seconds = round(time.perf_counter() - begun, 1)
    if json:
        print_json(_facts(running, found) | {"seconds": seconds})
    else:
        _show(running, found)


def _asked(target: float | None, ceiling: float, name: str, skill: float | None, law: str | None) -> Draft:
    """A draft that nobody keeps."""
    at = places.now()
    new = Draft(id="", request="", kind="law", name=name, made_by="", changed_by="", changed_at=at, skill=skill)
    if law is not None:
        steering.check_skill(skill)
        known = laws.load(law)
        return structs.replace(new, name=known.name, text=str(known), state="working")
    assert target is not None
    steering.check(name, target, ceiling, skill)
    return structs.replace(new, target=target, ceiling=ceiling, state="working")


async def _steered(place: str, asked: Draft | str, *, quiet: bool) -> tuple[Law, Draft]:
    store = await places.open_store(place)
    try:
        house, at = await store.house(), places.now()
        if house is None:
            raise Refused(NOT_FOUNDED())
        draft = await store.draft(asked) if isinstance(asked, str) else asked
        if draft is None or draft.kind != "law":
            raise Refused(NO_DRAFT())
        running = house.law(house.law_hash_at(at))
        if draft.state != "working":  # there is nothing to do
            return running, draft
        try:
            found = await _worked_out(store, running, draft, at, quiet=quiet)
        except Refused as refused:
            problem = drafts.problem(refused.refusal)
            await store.fill_draft(structs.replace(draft, state="failed", problem=problem))
            raise
        await store.fill_draft(found)
        return running, found
    finally:
        await store.close()


async def _worked_out(store: Store, running: Law, draft: Draft, at: datetime, *, quiet: bool) -> Draft:
    threads = os.cpu_count() or 1
    if draft.skill is None:
        await counting.count(store, Counters(tell), teller(quiet=quiet))
        draft = structs.replace(draft, skill=await steering.fitted_skill(store, at))

    def solved(law: Law) -> Solution:
        return solutions.load(law, Scope.PLAY, tell, threads=threads)

    if draft.text is not None:
        return await asyncio.to_thread(steering.compared, solved, running, draft, threads=threads)
    if draft.skill is None:
        raise Refused(NOTHING_TO_FIT(days=DAYS))
    tell(f"Looking for a law under which skill {draft.skill:.4g} receives {draft.target}; this takes minutes…")
    graph = await asyncio.to_thread(solutions.load_graph, tell)
    try:
        found = await asyncio.to_thread(
            steering.proposed, graph, running, draft, threads=threads, tell=_progress(draft)
        )
    finally:
        _clear()
    assert found.text is not None
    await asyncio.to_thread(solved, law_rules.parse(found.text))  # kept, for whoever publishes it
    return found


def _progress(draft: Draft) -> Callable[[str], None]:
    """One line that changes, for a person who waits at a terminal; for the back room of a server, lines."""
    if sys.stderr.isatty():
        return lambda text: print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
    return tell if draft.id else lambda _: None


def _clear() -> None:
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


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


def _law(law: Law, figures: Figures | None) -> dict[str, Any]:
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
    Screen().print(table)
    if draft.target:
        print(draft.text)


def _share(value: float | None) -> str:
    return "–" if value is None else f"{value:.4%}"
