"""Drafts: rules and laws that somebody prepares, with the figures that a person needs to decide (P2, P4, P5).

A draft belongs to no book: it binds nobody, and no card is drawn under it. When it is published, its content goes into
the house's journal, and the draft is deleted.
"""

from datetime import datetime
from typing import Literal

import msgspec

from ventuno.rules.language import Language
from ventuno.rules.refusals import Refusal

Kind = Literal["rules", "law", "table_rules"]
State = Literal["ready", "working", "failed"]


class DraftFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One law in the operator's comparison, under one rule set. Figures of players are `None` if none are known."""

    highest_payout: float
    population_payout: float | None
    blind_payout: float
    divergence: float
    hit_rate: float | None
    shares: dict[str, float]  # by `deal.A` and the like
    law: str = ""  # its name
    rules: str = ""  # the name of the rule set; none where there was but one
    of: str | None = None  # what they were computed for, a `solved_hash`
    players: str | None = None  # whom the population is, as in `PublishedFigures`; none: those of the draft's skill
    also: "tuple[DraftFigures, ...]" = ()  # of other laws or rule sets that may be in force together with the draft


class DraftProblem(msgspec.Struct, frozen=True):
    """Why the calculation failed, in each language."""

    code: str
    article: str
    said: dict[Language, str]


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    request: str  # hash of the request that made it
    kind: Kind
    name: str
    text: str | None = None  # none while a law is being looked for, and of a rule set of the published texts
    changes: dict[Language, str] = {}
    reason: str = ""
    effective_at: datetime | None = None
    made_by: str
    changed_by: str  # who changed it last
    changed_at: datetime
    version: int = 1  # rises with everything that would be published
    skill: float | None = None  # the figures are for this skill
    target: float | None = None  # of a law that is looked for
    ceiling: float | None = None
    figures: DraftFigures | None = None
    running: DraftFigures | None = None  # of the law in force, for the same skill
    state: State = "ready"
    problem: DraftProblem | None = None


def problem(refusal: Refusal) -> DraftProblem:
    return DraftProblem(refusal.code, refusal.article, {language: refusal.said_in(language) for language in Language})
