"""Which key belongs to a database: where its file is, and that it is the right one.

The file stands beside an SQLite file, and its name is the same with “.key” behind it. For a PostgreSQL it is in the
data directory of the user, named after the database. `VENTUNO_KEY` names another place.
"""

import os
import re
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from ventuno.rules.refusals import Refused
from ventuno.store.entropy import entropy
from ventuno.store.executor import Executor
from ventuno.store.files import FILE_EXISTS
from ventuno.store.keys import file, first_key
from ventuno.store.keys.file import FileKeys
from ventuno.store.keys.refusals import KEY_FOREIGN
from ventuno.store.keys.ring import KEY_BYTES, KeyRing
from ventuno.store.sql.key_checks import KeyCheckStore

SETTING = "VENTUNO_KEY"

_UNUSUAL = re.compile(r"[^A-Za-z0-9.-]+")


def beside(database: Path) -> Path:
    """The key file of an SQLite file, unless the setting names another."""
    return _named() or database.with_name(f"{database.name}.key")


def of_address(address: str, data: Path) -> Path:
    """The key file of a PostgreSQL, unless the setting names another."""
    return _named() or data / f"{name_of(address)}.key"


def name_of(address: str) -> str:
    """How files are called that belong to a PostgreSQL."""
    parts = urlsplit(address)
    host = parts.hostname or parse_qs(parts.query).get("host", ["local"])[0]
    port = "" if parts.port is None else f"-{parts.port}"
    return f"{_plain(host)}{port}-{_plain(parts.path)}"


def made(path: Path, at: datetime) -> KeyRing:
    """A new key file; or the one that another process has just made."""
    try:
        file.create(path, entropy(KEY_BYTES), at)
    except Refused as refused:
        if refused.refusal.code != FILE_EXISTS.code:
            raise
    return FileKeys(path)


async def must_belong(keys: KeyRing, checks: KeyCheckStore, where: str) -> Mapping[str, str]:
    """Refused if the database knows a key that is not in the ring, if there is one. Returns what it knows."""
    known = await checks.known()
    for key_id, check_value in known.items():
        if keys.ids and (key_id not in keys.ids or keys.check_value(key_id) != check_value):
            raise Refused(KEY_FOREIGN(where=where, id=key_id))
    return known


async def match(keys: KeyRing, executor: Executor, where: str, at: datetime) -> None:
    """Refused if the database knows a key that is not in the ring. What it does not know yet is noted."""
    checks = KeyCheckStore(executor)
    known = await must_belong(keys, checks, where)
    if not known:
        if await first_key.take_up(executor, keys, at):
            return
        known = await must_belong(keys, checks, where)
    for key_id in keys.ids:
        if key_id not in known:
            await checks.add(key_id, keys.check_value(key_id), at)


def _named() -> Path | None:
    name = os.environ.get(SETTING)
    return Path(name) if name else None


def _plain(text: str) -> str:
    return _UNUSUAL.sub("-", text).strip("-.")
