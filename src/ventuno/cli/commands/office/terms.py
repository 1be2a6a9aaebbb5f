"""`ventuno terms`: the terms for online participation (Art. 1.4, 5, 24.2). Whoever runs it has the database in hand."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from ventuno.cli.terminal.approval import recorded
from ventuno.cli.terminal.at_desk import at_desk
from ventuno.cli.terminal.options import DatabaseOption, actor
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json, print_result
from ventuno.desk import documents
from ventuno.desk.desk import Desk
from ventuno.desk.requests import Done, PublishOnlineTerms
from ventuno.dossier import copies
from ventuno.house.documents.document import DocumentKind
from ventuno.house.office.house_state import HouseState
from ventuno.jobs.database import founded
from ventuno.rules.language import Language
from ventuno.server import settings
from ventuno.server.documents.operator import operator_of
from ventuno.store import databases, online_terms
from ventuno.store.entropy import entropy
from ventuno.store.files import write_new

app = typer.Typer(help="The terms for online participation.", no_args_is_help=True)
WhatArgument = Annotated[str, typer.Argument(help="A shipped version, or a folder with de.txt, fr.txt and so on.")]
ChangesOption = Annotated[str, typer.Option(help="The key changes, as players read them in that language.")]


@app.callback()
def about() -> None:
    """The terms for online participation."""


@app.command("publish")
def publish(
    what: WhatArgument,
    *,
    de: ChangesOption,
    fr: ChangesOption,
    it: ChangesOption,
    en: ChangesOption,
    reason: Annotated[str, typer.Option(help="Why; it is on record.")],
    version: Annotated[str | None, typer.Option(help="Its name, if not that of the folder: YYYY-MM-DD.")] = None,
    effective: Annotated[datetime | None, typer.Option(help="From when on, in UTC; else as soon as it may be.")] = None,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Announce a version to every player; it takes effect by itself, ten days later at the earliest (Art. 24.2)."""
    shipped = what in online_terms.shipped()
    terms = online_terms.load(what) if shipped else online_terms.read(Path(what), version)
    request = PublishOnlineTerms(
        online_terms=terms,
        changes={Language.DE: de, Language.FR: fr, Language.IT: it, Language.EN: en},
        reason=reason,
        effective_at=None if effective is None else effective.replace(tzinfo=UTC),
    )

    async def published(desk: Desk) -> tuple[Done, HouseState]:
        done = await desk.run(request, key=entropy(8).hex(), actor=actor())
        return done, await founded(desk.store.books)

    done, house = at_desk(database, published)
    if done.proposal is not None:
        print_result({"version": terms.version, **recorded(done)}, as_json=json)
        return
    last = house.online_terms[-1]
    facts = {"version": last.what, "entry": last.entry, "effective_at": last.effective_at.isoformat()}
    print_result(facts, as_json=json)


@app.command("list")
def listed(
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """The versions of this house, and the shipped ones."""
    house = at_desk(database, lambda desk: founded(desk.store.books))
    in_force = house.online_terms_at(databases.now())
    found = {
        each.what: {
            "announced_at": each.announced_at.isoformat(),
            "effective_at": each.effective_at.isoformat(),
            "in_force": each.what == in_force,
            "hashes": {language.value: text for language, text in each.hashes.items()},
        }
        for each in house.online_terms
    }
    if json:
        print_json({"online_terms": found, "shipped": online_terms.shipped()})
        return
    said = {
        name: f"from {each['effective_at']}{', in force' if each['in_force'] else ''}" for name, each in found.items()
    }
    print_facts({**said, "shipped": ", ".join(online_terms.shipped())})


@app.command("copy")
def copy(
    file: Annotated[Path, typer.Argument(help="The PDF to write.")],
    *,
    document: Annotated[DocumentKind, typer.Option(help="Which document.")] = DocumentKind.ONLINE_TERMS,
    version: Annotated[str | None, typer.Option(help="Which version; else the one in force.")] = None,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,
) -> None:
    """A copy of a document as a PDF, in the language of `--lang` (Art. 25), with the operator's name."""
    given = settings.from_environment(os.environ)

    async def read(desk: Desk) -> documents.DocumentCopy:
        known = documents.versions(await founded(desk.store.books), databases.now())
        found = next((each.version for each in known if each.kind is document and each.in_force), "")
        return await documents.read(desk.store.books, document, version or found, lang)

    found = at_desk(database, read)
    write_new(file, copies.pdf(found.document, operator_of(given), found.hash))
    print_result({"document": document.value, "version": found.document.version, "hash": found.hash}, as_json=json)
