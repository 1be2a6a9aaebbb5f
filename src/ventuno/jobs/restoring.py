"""Putting a copy of the database in the place of the database, once it has been audited."""

import asyncio
from pathlib import Path

from ventuno.jobs.audit import audit_database
from ventuno.rules.refusals import Refused
from ventuno.store import databases
from ventuno.store.entropy import entropy
from ventuno.store.files import FILE_EXISTS
from ventuno.store.keys import file
from ventuno.store.keys.file import FileKeys
from ventuno.store.keys.refusals import KEY_MISSING
from ventuno.store.keys.ring import KEY_BYTES, KeyRing
from ventuno.store.solved.solutions import Tell
from ventuno.store.sql.key_checks import KeyCheckStore
from ventuno.store.sqlite import files


def restore_database(source: Path, target: Path, *, replace: bool, tell: Tell) -> None:
    """Audit a copy of the backup, then let it take the place of the database. What is there stays if the audit fails.

    A database that is there is replaced only if that is asked for. The house's key must be in its place. It gets a new
    key: what was made with the others may have been seen since the backup (requirement 38).
    """
    if target.exists() and not replace:
        raise Refused(FILE_EXISTS(file=target))
    copy, key = files.prepared(source, target), databases.key_file(str(target))
    try:
        keys = asyncio.run(_keys_of(copy, key))
        tell("auditing the copy …")
        problem = asyncio.run(audit_database(str(copy), keys=keys)).problem
        if problem is not None:
            raise problem
    except Refused:
        copy.unlink()
        raise
    files.take_place(copy, target, first=lambda: None if keys is None else _begin_epoch(key))


async def _keys_of(copy: Path, key: Path) -> KeyRing | None:
    """The house's keys; none if it never had any. Refused if they are missing."""
    try:
        return FileKeys(key)
    except Refused as refused:
        if refused.refusal.code != KEY_MISSING.code:
            raise
        store = await databases.open_read_only(str(copy))
        try:
            if await KeyCheckStore(store.database).known():
                raise
        finally:
            await store.close()
        return None


def _begin_epoch(key: Path) -> None:
    file.rotate(key, entropy(KEY_BYTES), databases.now(), restored=True)
