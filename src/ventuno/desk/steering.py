"""Steering (P5): what a person needs to know who thinks about another law. Nothing happens by itself.

The skill is that of everybody together: nothing here knows of any single player (P3), and nothing that is drawn knows
of anything here.
"""

from collections.abc import Callable
from datetime import datetime, timedelta

from msgspec import structs

from ventuno.desk.monitoring import DAYS
from ventuno.house.days import day_of
from ventuno.house.draft_refusals import BAD_CEILING, BAD_SKILL, BAD_TARGET, CEILING_TOO_LOW, NOT_REACHED
from ventuno.house.drafts import Draft, Figures
from ventuno.maths import calibrate, population, steering
from ventuno.maths.likelihood import fitted
from ventuno.maths.luck import Tally, total
from ventuno.maths.packed import Graph
from ventuno.maths.players import SKILL_MAX
from ventuno.maths.solution import Solution
from ventuno.rules import law as laws
from ventuno.rules.law import BAD_NAME, NAME, Law
from ventuno.rules.refusals import Refused
from ventuno.store.protocol import Store
from ventuno.store.solutions import Tell


def check(name: str, target: float, ceiling: float, skill: float | None, *, most: float = 1.0) -> None:
    """What is asked for must make sense; not a number does not either."""
    if not NAME.fullmatch(name):
        raise Refused(BAD_NAME())
    if not 0.0 < target < 1.0:
        raise Refused(BAD_TARGET(found=target))
    if not target <= ceiling <= most:
        raise Refused(BAD_CEILING(found=ceiling, target=target, most=most))
    check_skill(skill)


def check_skill(skill: float | None) -> None:
    if skill is not None and not 0.0 < skill <= SKILL_MAX:
        raise Refused(BAD_SKILL(found=skill, most=SKILL_MAX))


async def fitted_skill(store: Store, at: datetime) -> float | None:
    """Of everybody who has played these last days, whatever the law; nothing if nothing was decided."""
    today = day_of(at)
    found = await store.tallies(today - timedelta(days=DAYS - 1), today)
    tally = total(Tally.from_bytes(each.sums) for each in found)
    return fitted(tally).skill if tally.modelled else None


def proposed(graph: Graph, running: Law, draft: Draft, *, threads: int, tell: Tell) -> Draft:
    """The draft with the law that was looked for; it takes minutes."""
    assert draft.skill is not None
    assert draft.target is not None
    assert draft.ceiling is not None
    asked = draft.skill, draft.target, draft.ceiling
    try:
        found = steering.propose(graph, running, *asked, draft.name, threads=threads, report=tell)
    except population.CeilingTooLow as reached:
        facts = {"ceiling": draft.ceiling, "skill": f"{draft.skill:.4g}", "target": draft.target}
        raise Refused(CEILING_TOO_LOW(payout=f"{reached.payout:.4f}", **facts)) from None
    except calibrate.NotReached:
        raise Refused(NOT_REACHED(skill=f"{draft.skill:.4g}", target=draft.target)) from None
    return structs.replace(
        draft,
        text=str(found.proposed.law),
        figures=_figures(found.proposed),
        running=_figures(found.running),
        state="ready",
    )


def compared(solved: Callable[[Law], Solution], running: Law, draft: Draft, *, threads: int) -> Draft:
    """The draft of a law with what it gives to whom, beside the running one."""
    assert draft.text is not None

    def figures(law: Law) -> Figures:
        solution = solved(law)
        return _figures(steering.figures(solution.graph, law, draft.skill, solution=solution, threads=threads))

    return structs.replace(draft, figures=figures(laws.parse(draft.text)), running=figures(running), state="ready")


def _figures(found: steering.Figures) -> Figures:
    return Figures(
        highest_payout=found.highest_payout,
        population_payout=found.population_payout,
        blind_payout=found.blind_payout,
        divergence=found.divergence,
        hit_rate=found.hit_rate,
        shares=found.shares,
    )
