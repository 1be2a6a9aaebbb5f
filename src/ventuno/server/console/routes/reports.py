"""The operator's console: reports, significant events, and the permit dossier."""

import asyncio
import shlex
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, Final

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from ventuno.house.ledger.calendar import day_of
from ventuno.house.office.staff import Power
from ventuno.jobs.reports import files as report_files
from ventuno.jobs.reports import report as reports
from ventuno.jobs.reports.files import Format
from ventuno.jobs.reports.report import HouseReport, ReportBy
from ventuno.rules.refusals import Refused
from ventuno.server.console.views import events as console_events
from ventuno.server.console.wire import reports as wire
from ventuno.server.context import Context, InContext
from ventuno.server.http import downloads
from ventuno.server.refusals import NOT_FOUND
from ventuno.store import laws

Period = Annotated[ReportBy, QueryParameter(name="by", description="A line for each of them.")]
Since = Annotated[date | None, QueryParameter(name="since", description="The first day; else 30 days or 12 months.")]
Until = Annotated[date | None, QueryParameter(name="until", description="The last day; else today.")]
As = Annotated[Format, QueryParameter(name="format")]
Before = Annotated[
    str | None,
    QueryParameter(name="before", min_length=1, max_length=200, description="As the page before has told it."),
]
FileName = Annotated[str, PathParameter(name="name", min_length=1, max_length=64)]

# What `ventuno dossier` writes.
DOSSIER: Final = {
    "dossier.html": "text/html",
    "dossier.pdf": "application/pdf",
    "facts.json": "application/json",
    "SHA256SUMS": "text/plain",
}


# ----- reports


@get("/reports", power=Power.READ_HOUSE)
async def report(
    context: InContext, by: Period = ReportBy.DAY, since: Since = None, until: Until = None
) -> wire.Reported:
    """The same as `ventuno report --json`, from what has been counted so far."""
    return await asyncio.to_thread(_said, await _report(context, by, since, until))


@get(
    "/reports/file",
    power=Power.READ_HOUSE,
    opt={"compressed": True},
    operation_class=downloads.described(*(form.media_type for form in Format)),
)
async def report_file(
    context: InContext, by: Period = ReportBy.DAY, since: Since = None, until: Until = None, form: As = Format.CSV
) -> Response[bytes]:
    """The same file that `ventuno report` writes with `--csv` or `--parquet`."""
    found = await _report(context, by, since, until)
    content = await asyncio.to_thread(report_files.file_content, found, form)
    return downloads.attachment(content, form.media_type, report_files.file_name(found, form))


def _said(found: HouseReport) -> wire.Reported:
    return msgspec.convert(reports.facts_of(found), wire.Reported)


async def _report(context: Context, by: ReportBy, since: date | None, until: date | None) -> HouseReport:
    return await reports.report(context.store.counts, reports.report_range(by, since, until, day_of(context.clock())))


# ----- events


@get("/events", power=Power.READ_HOUSE)
async def events(context: InContext, before: Before = None) -> wire.EventPage:
    """Requirement 36: significant events of all books, the newest first."""
    return await console_events.page(context.store.counts, before)


# ----- the dossier


@get("/dossier", power=Power.READ_HOUSE)
async def dossier(context: InContext) -> wire.Dossiers:
    """The files that `ventuno dossier` has written into the folder of the setting, and the command that writes them."""
    folder, law = context.settings.dossier, await context.law(None)
    known = law.name in laws.shipped()  # for a law of the house's own, the command needs a file
    command = shlex.join(
        ["ventuno", "dossier", "--law", law.name if known else f"{law.name}.toml", "--out", folder or "DIR"]
    )
    return wire.Dossiers(files=await asyncio.to_thread(_listed, folder), command=command)


@get(
    "/dossier/{name:str}",
    power=Power.READ_HOUSE,
    operation_class=downloads.described(*DOSSIER.values()),
)
async def dossier_file(name: FileName, context: InContext) -> Response[bytes]:
    """One of these files, unchanged. No other file of the folder can be read."""
    folder = context.settings.dossier
    if folder is None or name not in DOSSIER:
        raise Refused(NOT_FOUND())
    try:
        content = await asyncio.to_thread((Path(folder) / name).read_bytes)
    except OSError:
        raise Refused(NOT_FOUND()) from None
    return downloads.attachment(content, DOSSIER[name], name)


def _listed(folder: str | None) -> list[wire.DossierFile]:
    found: list[wire.DossierFile] = []
    for name in DOSSIER if folder is not None else ():
        path = Path(folder or "") / name
        if path.is_file():
            about = path.stat()
            made = datetime.fromtimestamp(int(about.st_mtime), UTC)
            found.append(wire.DossierFile(name=name, bytes=about.st_size, made_at=made))
    return found
