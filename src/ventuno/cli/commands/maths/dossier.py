"""`ventuno dossier`: the document about a law that a mathematician would sign."""

from pathlib import Path
from typing import Annotated

import typer

from ventuno.cli.terminal import folders
from ventuno.cli.terminal.options import LawOption
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.maths.simulation.random_numbers import SEED_MAX
from ventuno.rules.language import Language
from ventuno.store import laws

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
    # Imported here, because drawing takes half a second to import and a refusal need not wait for it.
    from ventuno.jobs.dossier import make_dossier

    made = make_dossier(chosen, games=games, seed=seed, draft=draft, tell=tell)
    _write(out, made.contents)
    report = {
        "law": chosen.name,
        "law_hash": chosen.hash,
        "highest_payout": made.highest_payout,
        "blind_success": made.blind_success,
        "files": {str(out / name): digest for name, digest in made.checksums.items()},
    }
    if json:
        print_json(report)
    else:
        print_facts(report | {"files": [str(out / name) for name in made.checksums]})


def _write(out: Path, contents: dict[str, bytes]) -> None:
    try:
        for name, data in contents.items():
            (out / name).write_bytes(data)
    except OSError as error:
        raise folders.not_writable(out, error) from None
