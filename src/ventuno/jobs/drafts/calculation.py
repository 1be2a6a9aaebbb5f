"""The calculations behind a draft of a law (P5): a law is looked for, or the figures of a given law are computed.

Nothing is read or written here except solved laws. The result is a draft: a person decides whether to publish it.
"""

from collections.abc import Callable

from msgspec import structs

from ventuno.house.office.draft_refusals import NOT_REACHED
from ventuno.house.office.drafts import Draft, DraftFigures
from ventuno.maths.big21.graph import Graph
from ventuno.maths.big21.solution import Solution
from ventuno.maths.calibration import nearest_law, proposal
from ventuno.rules import law as laws
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.store.solved.solutions import Tell


def proposed(graph: Graph, running: Law, draft: Draft, *, threads: int, tell: Tell) -> Draft:
    """The draft with the law that was looked for. It takes minutes."""
    assert draft.skill is not None
    assert draft.target is not None
    assert draft.ceiling is not None
    asked = draft.skill, draft.target, draft.ceiling
    try:
        found = proposal.propose(graph, running, *asked, draft.name, threads=threads, report=tell)
    except nearest_law.TargetNotReached:
        raise Refused(NOT_REACHED(skill=f"{draft.skill:.4g}", target=draft.target)) from None
    return structs.replace(
        draft,
        text=str(found.proposed.law),
        figures=_figures(found.proposed),
        running=_figures(found.running),
        state="ready",
    )


def compared(solved: Callable[[Law], Solution], running: Law, draft: Draft, *, threads: int) -> Draft:
    """The draft of a given law, with its figures beside those of the law in force."""
    assert draft.text is not None

    def figures(law: Law) -> DraftFigures:
        solution = solved(law)
        return _figures(proposal.figures(solution.graph, law, draft.skill, solution=solution, threads=threads))

    return structs.replace(draft, figures=figures(laws.parse(draft.text)), running=figures(running), state="ready")


def _figures(found: proposal.ProposalFigures) -> DraftFigures:
    return DraftFigures(
        highest_payout=found.highest_payout,
        population_payout=found.population_payout,
        blind_payout=found.blind_payout,
        divergence=found.divergence,
        hit_rate=found.hit_rate,
        shares=found.shares,
    )
