"""Where the public log of a house, or anybody's, is."""

from pathlib import Path

from ventuno.store import databases
from ventuno.store.public_log.folder import LogFolder
from ventuno.store.public_log.place import ReadableLog
from ventuno.store.public_log.remote import RemoteLog


def of_house(place: str, folder: str | None) -> LogFolder:
    """The folder of the settings. By default it is beside an SQLite file, or in the user's data directory."""
    return LogFolder(databases.public_log(place) if folder is None else Path(folder))


def named(where: str) -> ReadableLog:
    """A folder, or an address."""
    return RemoteLog(where) if where.startswith(("http://", "https://")) else LogFolder(Path(where))
