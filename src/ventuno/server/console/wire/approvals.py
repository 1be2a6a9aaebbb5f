"""What passes between the server and the console about four eyes and the record of reads (requirements 42, 43)."""

from datetime import datetime

from ventuno.house.office.reads import ReadKind
from ventuno.server.console.wire.staff import StaffLink
from ventuno.server.wire import Amount, Wire


class FourEyesRule(Wire, frozen=True):
    """Whether one person's act needs another's approval. `since` is none where nobody has decided: one operator."""

    on: bool
    above: Amount
    since: datetime | None
    operators: int


class ProposalLine(Wire, frozen=True):
    proposal: int  # the entry of the house's journal
    at: datetime
    by: str
    kind: str  # of the act
    player: str | None
    login: str  # empty: nobody's account, or erased
    expires_at: datetime
    own: bool  # whether the viewer has made it, under whatever role


class ProposalFact(Wire, frozen=True):
    name: str
    value: str


class ProposalFile(Wire, frozen=True):
    """Exactly what would happen."""

    line: ProposalLine
    reason: str
    facts: list[ProposalFact]


class ProposalList(Wire, frozen=True):
    now: datetime
    rule: FourEyesRule
    proposals: list[ProposalLine]


class ProposalDecided(Wire, frozen=True):
    """What is open now. Of an appointment that was approved, the link for the person: shown this once."""

    list: ProposalList
    link: StaffLink | None = None


class ReadLine(Wire, frozen=True):
    number: int
    at: datetime
    actor: str
    what: ReadKind
    subjects: list[str]  # players
    about: str


class ReadPage(Wire, frozen=True):
    reads: list[ReadLine]
    before: int | None  # for the next page
