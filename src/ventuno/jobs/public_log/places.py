"""Where the public log of a house is, and what signs it."""

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from ventuno.rules.refusals import Refused
from ventuno.store import databases
from ventuno.store.entropy import entropy
from ventuno.store.keys import file
from ventuno.store.keys.file import FileKeys
from ventuno.store.keys.refusals import KEY_MISSING
from ventuno.store.keys.ring import KEY_BYTES, KeyRing
from ventuno.store.public_log.folder import LogFolder
from ventuno.store.public_log.place import ReadableLog
from ventuno.store.public_log.remote import RemoteLog
from ventuno.store.store import Store

FOLDER = "public-log"
_UNUSUAL = re.compile(r"[^A-Za-z0-9.-]+")


def of_house(place: str, folder: str | None) -> LogFolder:
    """The folder of the settings. By default it is beside an SQLite file, or in the user's data directory."""
    if folder is not None:
        return LogFolder(Path(folder))
    if databases.is_postgresql(place):
        return LogFolder(_data(place, FOLDER))
    return LogFolder(Path(f"{place}.{FOLDER}"))


def named(where: str) -> ReadableLog:
    """A log of anybody's: a folder, or an address."""
    return RemoteLog(where) if where.startswith(("http://", "https://")) else LogFolder(Path(where))


def ring_of(_store: Store, place: str) -> KeyRing:
    path = _data(place, "key") if databases.is_postgresql(place) else Path(f"{place}.key")
    try:
        return FileKeys(path)
    except Refused as refused:
        if refused.refusal.code != KEY_MISSING.code:
            raise
    file.create(path, entropy(KEY_BYTES), databases.now())
    return FileKeys(path)


def _data(place: str, kind: str) -> Path:
    """In the user's data directory, named after the database."""
    parts = urlsplit(place)
    host = parts.hostname or parse_qs(parts.query).get("host", ["local"])[0]
    port = "" if parts.port is None else f"-{parts.port}"
    return Path(databases.default()).parent / f"{_plain(host)}{port}-{_plain(parts.path)}.{kind}"


def _plain(text: str) -> str:
    return _UNUSUAL.sub("-", text).strip("-.")
