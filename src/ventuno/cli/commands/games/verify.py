"""`ventuno verify`: a finished play, or game at a table, checked by anyone, without the house."""

from typing import Annotated

import typer

from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_result
from ventuno.house.big21 import evidence
from ventuno.house.shown import must_be_as_shown
from ventuno.house.tables import evidence as table_evidence
from ventuno.rules.language import Language
from ventuno.store.files import read_text


def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file from `ventuno export`, or - for standard input.")],
    *,
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="HEX", help="What you were shown before the stake.")
    ] = None,
    client_seed: Annotated[
        str | None, typer.Option("--client-seed", metavar="TEXT", help="Your own seed for this play of Big21.")
    ] = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Check a finished play or a table’s game: seed against commitment, every draw and posting, and what you kept."""
    text = read_text(file)
    facts = _game(text) if table_evidence.is_export(text) else _play(text)
    must_be_as_shown(text, commitment=commitment, client_seed=client_seed)
    compared = {"commitment": commitment is not None, "client_seed": client_seed is not None}
    print_result({**facts, "compared": [name for name, given in compared.items() if given]}, as_json=json)


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
