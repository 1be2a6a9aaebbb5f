"""Text files that people give to a command: refused if they are too large, not UTF-8, or cannot be read or written."""

import sys
from pathlib import Path
from typing import BinaryIO

from ventuno.rules.refusals import Reason, Refused
from ventuno.store import texts

TEXT_BYTES_MAX = 1 << 20

UNREADABLE = Reason("file_unreadable", "File", texts.file_unreadable)
TOO_LARGE = Reason("file_too_large", "File", texts.file_too_large)
NOT_UTF8 = Reason("file_not_utf8", "File", texts.file_not_utf8)

FILE_EXISTS = Reason("file_exists", "File", texts.file_exists)
ONE_FILE = Reason("one_file", "File", texts.one_file)
UNWRITABLE = Reason("file_unwritable", "File", texts.file_unwritable)


def read_text(path: str) -> str:
    """The text of a file; `-` is standard input. Drops a byte-order mark and turns CRLF into LF."""
    try:
        if path == "-":
            return _decoded("-", sys.stdin.buffer)
        with Path(path).open("rb") as file:
            return _decoded(path, file)
    except OSError as error:
        raise Refused(UNREADABLE(file=path, problem=error.strerror or "I/O error")) from None


def write_new(path: Path, content: str | bytes) -> None:
    """Write a new file. Refused if a file of that name exists."""
    try:
        with path.open("xb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
    except FileExistsError:
        raise Refused(FILE_EXISTS(file=path)) from None
    except OSError as error:
        raise Refused(UNWRITABLE(file=path, problem=error.strerror or "I/O error")) from None


def must_be_writable(path: Path) -> None:
    """Refused if the file exists or cannot be written. Call it before the work, not after."""
    write_new(path, "")
    path.unlink()


def _decoded(name: str, file: BinaryIO) -> str:
    data = file.read(TEXT_BYTES_MAX + 1)
    if len(data) > TEXT_BYTES_MAX:
        raise Refused(TOO_LARGE(file=name, most=TEXT_BYTES_MAX))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused(NOT_UTF8(file=name, at=error.start + 1)) from None
    return text.replace("\r\n", "\n")
