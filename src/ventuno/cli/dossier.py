"""`ventuno dossier`: the document about a law that a mathematician would sign."""

import hashlib
import os
from pathlib import Path
from typing import Annotated

import typer

from ventuno.cli import folders
from ventuno.cli.options import LawOption
from ventuno.cli.output import JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.maths.scope import Scope
from ventuno.maths.streams import SEED_MAX
from ventuno.rules.language import Language
from ventuno.store import laws, solutions

GAMES_MIN, GAMES_MAX = 100, 10**10


def dossier(
    *,
    out: Annotated[Path, typer.Option(metavar="DIR", help="A new or empty directory for the files.")],
    law: LawOption = "optimal-88",
    games: Annotated[
        int, typer.Option(min=GAMES_MIN, max=GAMES_MAX, help="Plays to simulate for each player and stake.")
    ] = 2_000_000,
    seed: Annotated[int, typer.Option(min=0, max=SEED_MAX, help="The same seed gives the same files.")] = 21,
    draft: Annotated[
        bool, typer.Option("--draft", help="Faster: payouts of players who err by simulation, not exactly.")
    ] = False,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Write the dossier of a law: dossier.html, dossier.pdf, facts.json and SHA256SUMS."""
    chosen = laws.load(law)
    folders.prepare(out)
    # Here and not above: drawing takes half a second to import, and no other command needs it.
    from ventuno.dossier import facts as gathered
    from ventuno.dossier.html import html
    from ventuno.dossier.pages import document
    from ventuno.dossier.pdf import pdf

    workers = os.cpu_count() or 1
    solution = solutions.load(chosen, Scope.PLAY, tell, threads=workers)
    facts = gathered.gather(gathered.Task(chosen, solution, games, seed, draft, workers, tell))
    tell("Drawing and typesetting…")
    numbers = facts.to_json().encode()
    pages = document(facts, hashlib.sha256(numbers).hexdigest())
    sums = _write(out, {"dossier.html": html(pages).encode(), "dossier.pdf": pdf(pages), "facts.json": numbers})
    report = {
        "law": chosen.name,
        "law_hash": chosen.hash,
        "highest_payout": facts.exact.highest_payout,
        "blind_success": facts.blind_success,
        "files": {str(out / name): digest for name, digest in sums.items()},
    }
    if json:
        print_json(report)
    else:
        print_facts(report | {"files": [str(out / name) for name in sums]})


def _write(out: Path, files: dict[str, bytes]) -> dict[str, str]:
    """The files and, last, their checksums as `sha256sum` writes them."""
    sums = {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}
    listed = "".join(f"{digest}  {name}\n" for name, digest in sums.items())
    try:
        for name, data in {**files, "SHA256SUMS": listed.encode()}.items():
            (out / name).write_bytes(data)
    except OSError as error:
        raise folders.not_writable(out, error) from None
    return sums
