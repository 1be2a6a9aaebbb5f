"""Putting a copy of the database in the place of the database, once it has been audited."""

import asyncio
from pathlib import Path

from ventuno.jobs.audit import audit_database
from ventuno.rules.refusals import Refused
from ventuno.store import databases
from ventuno.store.files import FILE_EXISTS
from ventuno.store.solved.solutions import Tell
from ventuno.store.sqlite import files


def restore_database(source: Path, target: Path, *, replace: bool, tell: Tell) -> None:
    """Audit a copy of the backup, then let it take the place of the database. What is there stays if the audit fails.

    A database that is there is replaced only if that is asked for.
    """
    if target.exists() and not replace:
        raise Refused(FILE_EXISTS(file=target))
    copy = files.prepared(source, target)
    tell("auditing the copy …")
    problem = asyncio.run(audit_database(str(copy), keys=databases.keys_to_read(str(target)))).problem
    if problem is not None:
        copy.unlink()
        raise problem
    files.take_place(copy, target)
