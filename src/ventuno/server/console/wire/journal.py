"""A journal as the console shows it: entries with their postings."""

from datetime import datetime
from typing import Literal

from ventuno.server.wire import Amount, Wire

LedgerAccountName = Literal[
    "balance",
    "held",
    "realised",
    "house",
    "cashier",
    "till:EUR",
    "till:USD",
    "till:GBP",
    "tables",
    "pot",
    "bonus",
    "chips:1",
    "chips:2",
    "chips:3",
    "chips:4",
    "chips:5",
    "chips:6",
    "chips:7",
]


class PostingLine(Wire, frozen=True):
    source: LedgerAccountName
    target: LedgerAccountName
    amount: Amount


class JournalLine(Wire, frozen=True):
    """An entry of a journal: what happened, who did it and why, and how the money moved."""

    number: int
    at: datetime
    actor: str
    kind: str
    facts: dict[str, str]  # the fields of the entry, without seeds
    reason: str | None
    postings: list[PostingLine]
    balance: Amount | None  # the player's, afterwards
    step: int | None  # the number of the move that it followed from; 0: before the first move
    hash: str


class JournalPage(Wire, frozen=True):
    """The newest first."""

    lines: list[JournalLine]
    before: int | None  # for the next page
