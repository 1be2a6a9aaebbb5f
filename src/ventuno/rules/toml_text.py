"""Small TOML texts that people write, laws and rule sets: reading them, and finding the line that is wrong."""

import re
import tomllib
from typing import Any

from ventuno.rules.notation import excerpt

TEXT_CHARACTERS_MAX = 16_384  # a law has some 400; a text made for the purpose takes TOML quadratic time


class NotToml(ValueError):
    """The text cannot be read; `problem` is the parser's message."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        super().__init__(problem, line)
        self.problem = problem
        self.line = line


def load(text: str) -> dict[str, Any]:
    """The content of a text that is not longer than `TEXT_CHARACTERS_MAX`. Raises `NotToml`."""
    assert len(text) <= TEXT_CHARACTERS_MAX
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotToml(*_syntax(str(error), text)) from None
    except (RecursionError, ValueError):  # Python refuses nesting without end and numbers of more than 4,300 digits
        raise NotToml("nested too deeply, or a number too long") from None


def shown(value: object) -> str:
    """A value as an error message quotes it: containers and huge numbers are only hinted at."""
    match value:
        case list():
            return "[…]"
        case dict():
            return "{…}"
        case bool():
            return str(value).lower()  # as TOML writes it
        case str():
            return f'"{excerpt(value)}"'
        case int() if abs(value) > 10**40:
            return "> 10**40" if value > 0 else "< -10**40"
        case _:
            return excerpt(str(value))


def line_of(text: str, table: str, key: str | None = None) -> int | None:
    """The line of a table or of one of its keys; None if the text is laid out in an unusual way."""
    within: list[str] = []
    found = None
    for number, line in enumerate(text.split("\n"), start=1):
        if header := re.match(r"\s*\[+([^\]]*)\]", line):
            within = path = _names(header[1])
        elif entry := re.match(r"([^=#]+)=", line):
            path = [*within, *_names(entry[1])]
        else:
            continue
        if path[:2] == [table, key]:
            return number
        if path == [table] or (path[0] == table and found is None):
            found = number
    return found


def _syntax(message: str, text: str) -> tuple[str, int]:
    """The parser's message and the line it is about; `at end of document` means the last line."""
    where = re.search(r" \(at line (\d+), column \d+\)$| \(at end of document\)$", message)
    if where is None:
        return message, 1
    return message[: where.start()], int(where[1]) if where[1] else max(1, len(text.splitlines()))


def _names(dotted: str) -> list[str]:
    return [name.strip().strip("\"'") for name in dotted.split(".")]
