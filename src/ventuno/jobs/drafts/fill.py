"""Working out a draft of a law or of a rule set, for people as they really play (P5), beside what is in force.

It proposes: nothing is published here and nothing changes by itself. The skill is that of all players together, never
of one (P3). The command line works out drafts that nobody keeps; the server's worker processes fill the drafts of the
console. Both call this module.
"""

import asyncio
import os
from dataclasses import dataclass
from datetime import datetime

from msgspec import structs

from ventuno.desk.office import steering
from ventuno.house.office import drafts
from ventuno.house.office.draft_refusals import NO_DRAFT, NOTHING_TO_FIT
from ventuno.house.office.drafts import Draft
from ventuno.house.office.house_state import HouseState
from ventuno.jobs import counting
from ventuno.jobs.counting import Counters, CountProgress
from ventuno.jobs.database import founded, opened
from ventuno.jobs.drafts import calculation
from ventuno.jobs.drafts.calculation import Pair
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import Solution
from ventuno.maths.monitoring.payout import PERIOD_DAYS
from ventuno.rules import law as laws
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.store import databases
from ventuno.store.solved import solutions
from ventuno.store.solved.solutions import Tell
from ventuno.store.store import Store


@dataclass(frozen=True, slots=True)
class Listeners:
    """Who is told how far the work is."""

    tell: Tell  # each step
    search: Tell  # each step of the search for a law: several a second
    counted: CountProgress | None = None


@dataclass(frozen=True, slots=True)
class DraftReport:
    running: Law  # the law in force
    draft: Draft


def wanted_proposal(name: str, target: float, ceiling: float, skill: float | None) -> Draft:
    """A draft that nobody keeps: the law is to be looked for."""
    steering.check(name, target, ceiling, skill)
    return structs.replace(unkept(name, skill), target=target, ceiling=ceiling)


def wanted_comparison(law: Law, skill: float | None) -> Draft:
    """A draft that nobody keeps: the figures of this law are to be computed."""
    steering.check_skill(skill)
    return structs.replace(unkept(law.name, skill), text=str(law))


def unkept(name: str, skill: float | None) -> Draft:
    """A draft that stands in no table."""
    at = databases.now()
    return Draft(
        id="",
        request="",
        kind="law",
        name=name,
        made_by="",
        changed_by="",
        changed_at=at,
        skill=skill,
        state="working",
    )


async def work_out(place: str, draft: Draft, listeners: Listeners) -> DraftReport:
    """Work out a draft that nobody keeps."""
    async with opened(place) as store:
        house, at = await founded(store.books), databases.now()
        return DraftReport(_running(house, at).law, await worked_out(store, house, draft, at, listeners))


async def fill_draft(place: str, name: str, listeners: Listeners) -> DraftReport:
    """Do what a draft of the console waits for, and write the result, or why there is none, into the draft."""
    async with opened(place) as store:
        house, at = await founded(store.books), databases.now()
        draft = await store.drafts.find(name)
        if draft is None:
            raise Refused(NO_DRAFT())
        running = _running(house, at).law
        if draft.state != "working":  # there is nothing to do
            return DraftReport(running, draft)
        try:
            found = await worked_out(store, house, draft, at, listeners)
        except Refused as refused:
            problem = drafts.problem(refused.refusal)
            await store.drafts.fill(structs.replace(draft, state="failed", problem=problem))
            raise
        await store.drafts.fill(found)
        return DraftReport(running, found)


def _running(house: HouseState, at: datetime) -> Pair:
    return Pair(house.law(house.law_hash_at(at)), house.rules_at(at))


async def worked_out(store: Store, house: HouseState, draft: Draft, at: datetime, listeners: Listeners) -> Draft:
    threads, tell, running = os.cpu_count() or 1, listeners.tell, _running(house, at)
    if draft.skill is None:
        await counting.count(store, Counters(tell), listeners.counted)
        draft = structs.replace(draft, skill=await steering.fitted_skill(store.counts, at))

    def solved(pair: Pair) -> Solution:
        return solutions.load(pair.law, Scope.PLAY, tell, pair.rules.game_numbers, threads=threads)

    def compared(draft: Draft) -> Draft:
        pairs = calculation.pairs_of(house, draft, at)
        return calculation.compared(solved, running, pairs, draft, threads=threads)

    if draft.text is not None or draft.kind == "rules":
        return await asyncio.to_thread(compared, draft)
    if draft.skill is None:
        raise Refused(NOTHING_TO_FIT(days=PERIOD_DAYS))
    tell(f"Looking for a law under which skill {draft.skill:.4g} receives {draft.target}; this takes minutes…")
    graph = await asyncio.to_thread(solutions.load_graph, tell, running.rules.game_numbers)
    found = await asyncio.to_thread(calculation.proposed, graph, running, draft, threads=threads, tell=listeners.search)
    assert found.text is not None
    await asyncio.to_thread(solved, Pair(laws.parse(found.text), running.rules))  # kept for whoever publishes it
    return found if len(calculation.pairs_of(house, found, at)) == 1 else await asyncio.to_thread(compared, found)
