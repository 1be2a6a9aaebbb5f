"""What the notations of both games share: lines, comments, and the refusals of a text that cannot be read."""

from collections.abc import Iterator
from contextlib import contextmanager

from ventuno.rules.language import Text
from ventuno.rules.refusals import Reason, Refused

NO_GAME = Reason(
    "notation_no_game",
    "Notation",
    Text(
        de="Die erste Zeile nennt das Spiel, zum Beispiel: {example}",
        fr="La première ligne nomme le jeu, par exemple: {example}",
        it="La prima riga indica il gioco, per esempio: {example}",
        en="The first line names the game, for example: {example}",
    ),
)
BAD_HEADER = Reason(
    "notation_bad_header",
    "Notation",
    Text(
        de="Diese Kopfzeile ist nicht lesbar; sie lautet zum Beispiel: {example}",
        fr="Cet en-tête n’est pas lisible; il s’écrit par exemple: {example}",
        it="Questa intestazione non è leggibile; si scrive per esempio: {example}",
        en="This header cannot be read; it is written, for example: {example}",
    ),
)
UNKNOWN_RULES = Reason(
    "notation_unknown_rules",
    "B1",
    Text(
        de="Diese Spielregeln gibt es nicht; es gibt: {known}.",
        fr="Ces règles n’existent pas; il y a: {known}.",
        it="Queste regole non esistono; ci sono: {known}.",
        en="There is no such rule set; there are: {known}.",
    ),
)
UNKNOWN_MOVE = Reason(
    "notation_unknown_move",
    "Notation",
    Text(
        de="«{line}» ist kein Zug.",
        fr="«{line}» n’est pas un coup.",
        it="«{line}» non è una mossa.",
        en="“{line}” is not a move.",
    ),
)

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
