"""`ventuno verify`: a finished play, or game at a table, checked by anyone, without the house."""

from typing import Annotated

import typer

from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_result
from ventuno.house.big21 import evidence
from ventuno.house.tables import evidence as table_evidence
from ventuno.rules.language import Language
from ventuno.store.files import read_text


def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file from `ventuno export`, or - for standard input.")],
    *,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Check a finished play or a table’s game: seed against commitment, every draw, every posting."""
    text = read_text(file)
    facts = _game(text) if table_evidence.is_export(text) else _play(text)
    print_result(facts, as_json=json)


def _play(text: str) -> dict[str, object]:
    verified = evidence.verify(text)
    return {
        "play": verified.play,
        "verified": True,
        "moves": verified.moves,
        "draws": verified.draws,
        "postings": verified.postings,
        "paid_out": str(verified.paid_out),
    }


def _game(text: str) -> dict[str, object]:
    """C8; of a void game, no winner (C14)."""
    verified = table_evidence.verify(text)
    return {
        "game": verified.game,
        "verified": True,
        "players": verified.players,
        "moves": verified.moves,
        "draws": verified.draws,
        "postings": verified.postings,
        "pot": str(verified.pot),
        "winner": verified.winner,
    }
