"""`ventuno verify`: a finished play, checked by anyone, without the house."""

from typing import Annotated

import typer

from ventuno.cli.output import JsonOption, LanguageOption, print_facts, print_json
from ventuno.house import evidence
from ventuno.rules.language import Language
from ventuno.store.files import read_text


def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A play from `ventuno export`, or - for standard input.")],
    *,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Check a finished play: seed against commitment, every draw, every posting."""
    verified = evidence.verify(read_text(file))
    facts = {
        "play": verified.play,
        "verified": True,
        "moves": verified.moves,
        "draws": verified.draws,
        "postings": verified.postings,
        "paid_out": str(verified.paid_out),
    }
    if json:
        print_json(facts)
    else:
        print_facts(facts)
