"""The calculations behind a draft (P2, P5): a law is looked for, or figures of a law or a rule set are computed.

Nothing is read or written here except solved laws. The result is a draft: a person decides whether to publish it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from msgspec import structs

from ventuno.house.office.draft_refusals import NOT_REACHED
from ventuno.house.office.drafts import Draft, DraftFigures
from ventuno.house.office.house_state import HouseState, from_then_on, law_of, rule_set_of
from ventuno.maths.big21.graph import Graph
from ventuno.maths.big21.solution import Solution
from ventuno.maths.calibration import nearest_law, proposal
from ventuno.maths.calibration.mixture import ASSUMED, SkillMixture, of_skill
from ventuno.rules import law as laws
from ventuno.rules.big21 import RULE_SETS, RuleSet, ruleset_text
from ventuno.rules.big21.rulesets import solved_hash
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.store.solved.solutions import Tell


@dataclass(frozen=True, slots=True)
class Pair:
    """A law and a rule set that are in force together, or may be."""

    law: Law
    rules: RuleSet

    @property
    def solved(self) -> str:
        return solved_hash(self.law.hash, self.rules.game_numbers)


def pairs_of(house: HouseState, draft: Draft, at: datetime) -> list[Pair]:
    """What has to be known before the draft is published: it with whatever is in force or announced."""
    assert draft.text is not None or draft.kind == "rules"
    if draft.kind == "rules":
        rules = RULE_SETS[draft.name] if draft.text is None else ruleset_text.parse(draft.text)
        pairs = [Pair(law_of(each.what), rules) for each in from_then_on(house.laws, at)]
    else:
        law = laws.parse(str(draft.text))
        pairs = [Pair(law, rule_set_of(each)) for each in from_then_on(house.rules, at)]
    return list({each.solved: each for each in reversed(pairs)}.values())[::-1]


def proposed(graph: Graph, running: Pair, draft: Draft, *, threads: int, tell: Tell) -> Draft:
    """The draft with the law that was looked for. It takes minutes."""
    assert draft.skill is not None
    assert draft.target is not None
    assert draft.ceiling is not None
    asked = draft.skill, draft.target, draft.ceiling
    try:
        found = proposal.propose(
            graph, running.law, *asked, draft.name, running.rules.game_numbers, threads=threads, report=tell
        )
    except nearest_law.TargetNotReached:
        raise Refused(NOT_REACHED(skill=f"{draft.skill:.4g}", target=draft.target)) from None
    return structs.replace(
        draft,
        text=str(found.proposed.law),
        figures=_figures(found.proposed, Pair(found.proposed.law, running.rules), None),
        running=_figures(found.running, running, None),
        state="ready",
    )


def compared(
    solved: Callable[[Pair], Solution], running: Pair, pairs: Sequence[Pair], draft: Draft, *, threads: int
) -> Draft:
    """The draft with the figures of each of these pairs, the first before all, beside those of the pair in force."""

    def figures(pair: Pair) -> DraftFigures:
        solution, numbers = solved(pair), pair.rules.game_numbers
        players = players_of(draft)
        found = proposal.figures(solution.graph, pair.law, players, numbers, solution=solution, threads=threads)
        return _figures(found, pair, players)

    first, *others = map(figures, pairs)
    first = structs.replace(first, also=tuple(others))
    return structs.replace(draft, figures=first, running=figures(running), state="ready")


def players_of(draft: Draft) -> SkillMixture | None:
    """Those of the last days. If there are none, a rule set is compared for the players of a new house."""
    if draft.skill is not None:
        return of_skill(draft.skill)
    return ASSUMED if draft.kind == "rules" else None


def _figures(found: proposal.ProposalFigures, pair: Pair, players: SkillMixture | None) -> DraftFigures:
    return DraftFigures(
        highest_payout=found.highest_payout,
        population_payout=found.population_payout,
        blind_payout=found.blind_payout,
        divergence=found.divergence,
        hit_rate=found.hit_rate,
        shares=found.shares,
        law=pair.law.name,
        rules=pair.rules.name,
        of=pair.solved,
        players=None if players is None else str(players),
    )
