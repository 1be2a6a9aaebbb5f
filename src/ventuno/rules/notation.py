"""What the notations of both games share: lines, comments, and the refusals of a text that cannot be read."""

from collections.abc import Iterator
from contextlib import contextmanager

from ventuno.rules import texts
from ventuno.rules.refusals import Reason, Refused

NO_GAME = Reason("notation_no_game", "Notation", texts.notation_no_game)
BAD_HEADER = Reason("notation_bad_header", "Notation", texts.notation_bad_header)
UNKNOWN_RULES = Reason("notation_unknown_rules", "B1", texts.notation_unknown_rules)
UNKNOWN_MOVE = Reason("notation_unknown_move", "Notation", texts.notation_unknown_move)

_SHOWN_MAX = 40


def lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that are not empty, numbered from 1, without comments and surrounding blanks."""
    for number, line in enumerate(text.split("\n"), start=1):
        if said := line.partition("#")[0].strip():
            yield number, said


@contextmanager
def at_line(number: int) -> Iterator[None]:
    """A refusal raised inside this block names this line."""
    try:
        yield
    except Refused as refused:
        raise Refused(refused.refusal, number) from None


def excerpt(line: str) -> str:
    """As much of a line as fits into an error message, without control characters."""
    printable = "".join(character if character.isprintable() else "·" for character in line[: _SHOWN_MAX + 1])
    return printable if len(line) <= _SHOWN_MAX else f"{printable[:_SHOWN_MAX]}…"
