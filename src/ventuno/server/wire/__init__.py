"""What all values that pass between the server and a browser have in common.

Each area keeps its own values in its own `wire` module: accounts, documents, questions, big21,
practice, tables, house, console. The client's
types are made from all of them (`make wire`), so both sides always agree. Amounts are text with two decimals
(`"12.50"`), instants are UTC, cards are a rank and a suit. Only values of these modules leave the server. They contain
no seed of a running play, and no card that has not been shown. Start with `cards.py`.
"""

from datetime import datetime
from typing import Annotated

import msgspec
from msgspec import Meta

Amount = Annotated[str, Meta(pattern=r"^-?\d{1,15}\.\d\d$", examples=["12.50"])]
AmountTyped = Annotated[str, Meta(min_length=1, max_length=16, examples=["12.50"])]  # an amount as people type it
Hash = Annotated[str, Meta(min_length=1, max_length=64)]
Instant = Annotated[datetime, Meta(tz=True)]


class Wire(msgspec.Struct, frozen=True, kw_only=True):
    """Sent by the server."""


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sent by the client."""


class Problem(Wire, frozen=True, omit_defaults=True):
    """RFC 9457: every error has this form."""

    type: str
    title: str
    status: int
    detail: str  # in the reader's language
    code: str
    article: str | None = None


class QrCode(Wire, frozen=True):
    size: int  # units, with the margin
    path: str  # of the dark squares, as SVG has it
