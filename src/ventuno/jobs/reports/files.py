"""A report as a file: CSV for spreadsheets, Parquet for programs. One line for each period, without the total.

Both hold nothing but numbers and dates, so a spreadsheet finds no formula to run.
"""

import csv
import io
from datetime import date
from decimal import Decimal
from enum import StrEnum
from typing import Any

from ventuno.house.accounts.events import GameKind
from ventuno.house.ledger.money import Money
from ventuno.jobs.reports.report import NOTHING_TO_EXPORT, HouseReport, ReportBy, ReportRow
from ventuno.rules.refusals import Refused

DIGITS = 18  # of amounts, two of them decimals

COUNTS = ("plays", "games", "accounts")
SHARES = tuple(f"payout_{game.value}" for game in GameKind)
COLUMNS = (
    *("period", "plays", "games"),
    *(f"{name}_{game.value}" for name in ("turnover", "prizes", "payout") for game in GameKind),
    *("pots", "deposits", "withdrawals", "adjustments", "owed", "held", "accounts"),
)


class Format(StrEnum):
    CSV = "csv"
    PARQUET = "parquet"

    @property
    def media_type(self) -> str:
        return "text/csv" if self is Format.CSV else "application/vnd.apache.parquet"


def file_content(report: HouseReport, form: Format) -> bytes:
    """The content of the file. Refused if nothing happened in the range."""
    if report.empty:
        raise Refused(NOTHING_TO_EXPORT(since=report.asked.since, until=report.asked.until))
    return _csv(report) if form is Format.CSV else _parquet(report)


def file_name(report: HouseReport, form: Format) -> str:
    asked = report.asked
    return f"ventuno-report-{asked.by}-{asked.since}-{asked.until}.{form}"


def _values(line: ReportRow) -> dict[str, int | Money | float | None]:
    """The values by column, without the period."""
    figures = line.figures
    found: dict[str, int | Money | float | None] = {"plays": line.plays, "games": line.games, "accounts": line.accounts}
    for game in GameKind:
        found[f"turnover_{game.value}"] = Money(figures.turnover[game])
        found[f"prizes_{game.value}"] = Money(figures.prizes[game])
        found[f"payout_{game.value}"] = figures.payout(game)
    amounts = {
        "pots": figures.pots,
        "deposits": figures.deposits,
        "withdrawals": figures.withdrawals,
        "adjustments": line.adjustments,
        "owed": line.owed,
        "held": line.held,
    }
    return found | {name: Money(centimes) for name, centimes in amounts.items()}


def _csv(report: HouseReport) -> bytes:
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, COLUMNS)
    writer.writeheader()
    for line in report.lines:
        writer.writerow({"period": line.period} | {name: _spelled(value) for name, value in _values(line).items()})
    return text.getvalue().encode()


def _spelled(value: float | Money | None) -> str:
    return "" if value is None else str(value)


def _parquet(report: HouseReport) -> bytes:
    """A month is written as its first day, amounts are exact, and a payout without turnover is null."""
    # Imported here, because it takes a while and only this function needs it.
    import pyarrow as pa  # noqa: PLC0415
    import pyarrow.parquet as pq  # noqa: PLC0415

    kinds = dict.fromkeys(COLUMNS, pa.decimal128(DIGITS, 2)) | {"period": pa.date32()}
    kinds |= dict.fromkeys(COUNTS, pa.int64()) | dict.fromkeys(SHARES, pa.float64())
    schema = pa.schema([pa.field(name, kind, nullable=name in SHARES) for name, kind in kinds.items()])
    rows = [
        {"period": _day(report.asked.by, line.period)} | {name: _exact(value) for name, value in _values(line).items()}
        for line in report.lines
    ]
    sink = pa.BufferOutputStream()
    pq.write_table(pa.Table.from_pylist(rows, schema=schema), sink)
    content: bytes = sink.getvalue().to_pybytes()
    return content


def _day(by: ReportBy, period: str) -> date:
    return date.fromisoformat(period if by is ReportBy.DAY else f"{period}-01")


def _exact(value: float | Money | None) -> Any:  # noqa: ANN401  # as the column needs it
    return Decimal(str(value)) if isinstance(value, Money) else value
