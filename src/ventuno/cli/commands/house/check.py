"""`ventuno check`: which software this is, how it is set, and whether anything was changed (requirement 37)."""

import asyncio
import os
from typing import Annotated

import typer

from ventuno.cli.commands.house import texts
from ventuno.cli.terminal.options import DatabaseOption
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.jobs.daily_check import self_check
from ventuno.jobs.daily_check.self_check import Dependency
from ventuno.rules.language import Language
from ventuno.rules.refusals import Reason, Refused
from ventuno.server import settings
from ventuno.store import databases

EXIT_CHANGED = 1
OTHER_SOFTWARE = Reason("other_software", "House", texts.other_software)


def check(
    *,
    expect: Annotated[str | None, typer.Option(metavar="HASH", help="Refuse any other software.")] = None,
    files: Annotated[bool, typer.Option("--files", help="Name every file of the package with its hash.")] = False,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> int:
    """Print the hashes of software and configuration; hold every file of every needed package against its record.

    Ends with 1 if one of them is not as it was installed.
    """
    software = self_check.software(verify=True)
    if expect is not None and expect != software.hash:
        raise Refused(OTHER_SOFTWARE(found=software.hash, expected=expect))
    given = settings.hashed(settings.from_environment(os.environ))
    facts: dict[str, object] = {
        "software": software.hash,
        "configuration": asyncio.run(self_check.configuration_of(database or databases.default(), given)),
        "files": software.files if files else len(software.files),
        "dependencies": {each.name: _facts(each) for each in software.dependencies},
        "whole": all(each.whole for each in software.dependencies),
    }
    if json:
        print_json(facts)
    else:
        packages = {each.name: f"{each.version}, {each.files} files" for each in software.dependencies}
        shown = {path: digest for path, digest in software.files.items() if files}
        print_facts({"software": software.hash, "configuration": facts["configuration"], **shown, **packages})
    for each in software.dependencies:
        for what, paths in (("changed", each.changed), ("missing", each.missing)):
            for path in paths:
                tell(f"{each.name} {each.version}: {path} is {what}")
    return 0 if facts["whole"] else EXIT_CHANGED


def _facts(each: Dependency) -> dict[str, object]:
    return {"version": each.version, "files": each.files, "changed": list(each.changed), "missing": list(each.missing)}
