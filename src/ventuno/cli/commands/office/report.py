"""`ventuno report`: turnover, prizes, payout and what is owed, by day or month."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE
from rich.table import Table

from ventuno.cli.terminal.options import DatabaseOption
from ventuno.cli.terminal.output import (
    JsonOption,
    LanguageOption,
    PipedConsole,
    ignoring_closed_pipe,
    print_facts,
    print_json,
    tell,
)
from ventuno.house.accounts.events import GameKind
from ventuno.house.ledger.calendar import day_of
from ventuno.house.ledger.money import Money
from ventuno.jobs.reports import files as report_files
from ventuno.jobs.reports import report as reports
from ventuno.jobs.reports.files import Format
from ventuno.jobs.reports.report import HouseReport, ReportBy, ReportRow
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store import databases, files

_DAY = ["%Y-%m-%d"]


def report(
    *,
    by: Annotated[ReportBy, typer.Option(help="A line for each day or each month.")] = ReportBy.DAY,
    since: Annotated[
        datetime | None,
        typer.Option(formats=_DAY, metavar="DAY", help="The first day; by default 30 days or 12 months are reported."),
    ] = None,
    until: Annotated[
        datetime | None, typer.Option(formats=_DAY, metavar="DAY", help="The last day; by default today.")
    ] = None,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a new CSV file.")] = None,
    parquet: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a new Parquet file.")] = None,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Report turnover, prizes, payout, payments and what is owed to players, by day or month."""
    asked = reports.report_range(by, _day(since), _day(until), day_of(databases.now()))
    _check_files(csv, parquet)
    found = asyncio.run(reports.report_database(database or databases.default(), asked, tell))
    wanted = {Format.CSV: csv, Format.PARQUET: parquet}
    contents = {path: report_files.file_content(found, form) for form, path in wanted.items() if path is not None}
    for path, content in contents.items():
        files.write_new(path, content)
    if json:
        print_json(reports.facts_of(found))
    elif contents:
        print_facts({"files": [str(path) for path in contents], "lines": len(found.lines)})
    else:
        _show(found)
    if found.uncounted:
        tell(
            f"Entries of the journals not in these figures: {found.uncounted:,}. If the number stays, 'ventuno audit' "
            "says what is wrong with their books."
        )


def _check_files(csv: Path | None, parquet: Path | None) -> None:
    """Refuse files that cannot be written before the work begins, so that both are written or none."""
    if csv is not None and parquet is not None and csv.resolve() == parquet.resolve():
        raise Refused(files.ONE_FILE(file=csv))
    for file in filter(None, (csv, parquet)):
        files.must_be_writable(file)


def _day(given: datetime | None) -> date | None:
    return None if given is None else given.date()


def _show(found: HouseReport) -> None:
    """Print two tables, which fit on a screen: what was played, and whose the money is."""
    played = ("plays", "turnover", "prizes", "payout", "games", "bonus bets", "paid on them", "pots")
    _print(found, played, _played)
    _print(found, ("deposits", "withdrawals", "adjustments", "owed", "held", "accounts"), _owned)


def _print(found: HouseReport, columns: Sequence[str], row: Callable[[ReportRow], list[str]]) -> None:
    asked = found.asked
    table = Table(title=f"{asked.since} – {asked.until}", title_justify="left", box=SIMPLE, padding=0)
    table.add_column(asked.by.value, no_wrap=True)
    for name in columns:
        table.add_column(name, justify="right")
    for line in found.lines:
        table.add_row(line.period, *row(line))
    table.add_section()
    table.add_row(found.total.period, *row(found.total))
    with ignoring_closed_pipe():
        PipedConsole().print(table)


def _played(line: ReportRow) -> list[str]:
    figures = line.figures
    payout, (turnover, prizes) = figures.payout(GameKind.BIG21), (figures.turnover, figures.prizes)
    return [
        f"{line.plays:,}",
        *(str(Money(each[GameKind.BIG21])) for each in (turnover, prizes)),
        "–" if payout is None else f"{payout:.2%}",
        f"{line.games:,}",
        *(str(Money(each[GameKind.CHALLENGE])) for each in (turnover, prizes)),
        str(Money(figures.pots)),
    ]


def _owned(line: ReportRow) -> list[str]:
    figures = line.figures
    amounts = (figures.deposits, figures.withdrawals, line.adjustments, line.owed, line.held)
    return [*(str(Money(each)) for each in amounts), f"{line.accounts:,}"]
