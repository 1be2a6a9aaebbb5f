"""Reports, notable events and dossiers. A report has the same values that `ventuno report --json` prints."""

from datetime import date, datetime
from typing import Literal

from ventuno.house.accounts.events import GameKind
from ventuno.server.wire import Amount, Wire


class ReportLine(Wire, frozen=True):
    """A day or a month. Amounts are in francs with centimes, the payout is a share."""

    period: str  # 2026-11-16, or 2026-11
    plays: int  # of Big21, finished
    games: int  # of Challenge, finished
    turnover: dict[GameKind, Amount]
    prizes: dict[GameKind, Amount]
    payout: dict[GameKind, float | None]
    pots: Amount
    deposits: Amount
    withdrawals: Amount
    adjustments: Amount  # in favour of players
    owed: Amount  # at its end: everything that belongs to players
    held: Amount  # the part of that in unfinished plays and at tables
    accounts: int  # opened


class Reported(Wire, frozen=True):
    """GET /reports?by=day|month&since=&until=; as a file GET /reports/file?format=csv|parquet&…."""

    by: Literal["day", "month"]
    since: date
    until: date
    lines: list[ReportLine]
    total: ReportLine
    first: date | None  # the first day on which anything happened
    empty: bool  # nothing has happened in the range, so there is no file
    uncounted: int  # entries of the journals, of any time, that are not in the figures (yet)


class EventLine(Wire, frozen=True):
    """Requirement 36."""

    at: datetime
    book: str
    number: int
    kind: str
    actor: str
    facts: dict[str, str]
    reason: str | None


class EventPage(Wire, frozen=True):
    """GET /events?before=: the newest first. `before` is the value for the next page."""

    events: list[EventLine]
    before: str | None


class DossierFile(Wire, frozen=True):
    name: str
    bytes: int
    made_at: datetime


class Dossiers(Wire, frozen=True):
    """GET /dossier: the files that `ventuno dossier` has written into the folder. GET /dossier/{name}: one of them."""

    files: list[DossierFile]
    command: str  # that writes a dossier for the law in force
