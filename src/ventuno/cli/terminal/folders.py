"""Folders that commands write into. They must be new or empty, and are refused before the work begins."""

import tempfile
from pathlib import Path

from ventuno.cli.terminal import texts
from ventuno.rules.refusals import Reason, Refused

NOT_EMPTY = Reason("directory_not_empty", "File", texts.directory_not_empty)
NOT_WRITABLE = Reason("directory_not_writable", "File", texts.directory_not_writable)


def prepare(directory: Path) -> None:
    """Make the folder if needed. Refused if it is not empty or cannot be written to."""
    try:
        if directory.exists() and not (directory.is_dir() and not any(directory.iterdir())):
            raise Refused(NOT_EMPTY(directory=directory))
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            pass
    except OSError as error:
        raise not_writable(directory, error) from None


def not_writable(directory: Path, error: OSError) -> Refused:
    return Refused(NOT_WRITABLE(directory=directory, problem=error.strerror or "I/O error"))
