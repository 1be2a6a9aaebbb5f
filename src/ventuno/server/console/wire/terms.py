"""Rule sets and laws: what is on record, drafts, and the search for a law (Art. 24.2)."""

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta

from ventuno.house.documents.online_terms import CHARACTERS_MAX
from ventuno.server.wire import Body, Instant, Wire

ChangeText = Annotated[str, Meta(max_length=2000)]
DraftKind = Literal["rules", "law", "table_rules"]
Share = Annotated[float, Meta(gt=0, lt=1)]


class PublishedTerms(Wire, frozen=True):
    """A rule set; a law with its hash; terms for online participation with the hash of the German text."""

    name: str
    hash: str | None
    announced_at: datetime
    effective_at: datetime
    reason: str


class SteeringFigures(Wire, frozen=True):
    """What decides about a law: P2, P4, P5."""

    highest_payout: float
    population_payout: float | None  # of the fitted skill
    blind_payout: float
    divergence: float
    hit_rate: float | None
    shares: dict[str, float]  # by `deal.A` and the like
    law: str  # its name
    rules: str  # the rule set's
    players: str | None  # whom the population is, as in `mix:10*1,20*2,40*1`; null: those of the draft's skill
    also: "list[SteeringFigures]"  # with other laws or rule sets that may be in force together with the draft


class EntryFigures(Wire, frozen=True):
    """What is on record of a law under a rule set."""

    law: str
    rules: str
    highest_payout: float
    players: str | None
    players_payout: float | None
    blind_payout: float | None


class TermsEntry(Wire, frozen=True):
    """A rule set or a law on record, with what players were told and who has read it."""

    entry: int  # of the house's journal; 1 for what the house was founded with
    kind: Literal["rules", "law", "online_terms", "table_rules"]
    terms: PublishedTerms
    by: str
    changes: dict[str, str]  # by language
    text: str | None  # of a law, or of rules that are not from the published texts
    figures: list[EntryFigures]  # none: they were not known, or a rule set changed nothing of them
    in_force: bool
    addressed: int  # players who had an account before it took effect
    read: int  # of them, who have read the announcement


class TermsDraft(Wire, frozen=True):
    draft: str
    kind: DraftKind
    name: str
    text: str | None  # of a law, null while it is being looked for; of a rule set that the operator has written
    hash: str | None
    changes: dict[str, str]
    told: dict[str, str]  # what players will read, by language (`messages.announcement`)
    reason: str
    effective_at: datetime | None
    made_by: str
    changed_by: str  # who changed it last
    changed_at: datetime
    version: int  # to be sent with a change: if the draft has another version then, the change is refused
    skill: float | None  # the figures are for this skill
    target: float | None  # of a proposal
    ceiling: float | None
    figures: SteeringFigures | None
    running: SteeringFigures | None  # of the law in force, for the same skill
    state: Literal["ready", "working", "failed"]
    problem: str | None  # why it failed, in the reader's language
    bonus_expectations: dict[str, str]  # C1: of rules of the tables, exactly: by bet, such as `-11/102`


class TermsRegister(Wire, frozen=True):
    """GET /terms."""

    now: datetime
    rules_known: list[str]  # that may be announced
    table_rules_known: list[str]
    online_terms_known: list[str]  # shipped versions that this house has not published yet
    notice_days: int  # Art. 24.2
    ceiling: float  # no law with a higher payout is published here
    skill: float | None  # fitted to the last plays, if there were any
    history: list[TermsEntry]  # the newest first
    drafts: list[TermsDraft]
    proposal: int | None = None  # requirement 42: nothing was changed yet, but proposed under this number


class ReaderLine(Wire, frozen=True):
    player: str
    login: str
    read_until: datetime | None


class Readers(Wire, frozen=True):
    """GET /terms/{entry}/unread?after=: who has not read the announcement."""

    addressed: int
    read: int
    unread: list[ReaderLine]
    after: str | None


class KeepDraftBody(Body, frozen=True):
    """POST /drafts: a new draft. A law or a rule set is given by its text, or by the name of a known one."""

    kind: DraftKind
    name: Annotated[str, Meta(min_length=1, max_length=64)]
    changes: dict[str, ChangeText]
    text: Annotated[str, Meta(max_length=4000)] | None = None
    reason: Annotated[str, Meta(max_length=500)] = ""
    effective_at: Instant | None = None


class ChangeDraftBody(Body, frozen=True):
    """POST /drafts/{draft}: what players are told, why, and from when."""

    version: int
    changes: dict[str, ChangeText]
    reason: Annotated[str, Meta(max_length=500)] = ""
    effective_at: Instant | None = None


class DiscardDraftBody(Body, frozen=True):
    """POST /drafts/{draft}/discard."""

    version: int


class PublishDraftBody(Body, frozen=True):
    """POST /drafts/{draft}/publish: publish exactly the version that was seen."""

    version: int


class PublishOnlineTermsBody(Body, frozen=True):
    """POST /online-terms: a shipped version by its name, or any version by its texts in four languages."""

    version: Annotated[str, Meta(min_length=1, max_length=64)]
    changes: dict[str, ChangeText]
    reason: Annotated[str, Meta(max_length=500)]
    texts: dict[str, Annotated[str, Meta(max_length=CHARACTERS_MAX)]] | None = None
    effective_at: Instant | None = None  # null: the day of its name, or in ten days


class ProposeLawBody(Body, frozen=True):
    """POST /proposals: look for a law under which the fitted skill receives the target. It becomes a draft."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]
    target: Share
    ceiling: Share
    skill: Annotated[float, Meta(gt=0, le=1000)] | None = None  # none: as fitted
