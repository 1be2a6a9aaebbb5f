"""`ventuno skill`: how well people play, from recorded plays."""

from typing import Annotated

import typer

from ventuno.cli.terminal.options import LawOption
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_result, tell
from ventuno.jobs.skill_fit import fit_skill
from ventuno.maths.monitoring.skill import CONFIDENCE
from ventuno.rules.language import Language
from ventuno.store import laws
from ventuno.store.files import read_text

app = typer.Typer(help="The player model: how well people play.", no_args_is_help=True)


@app.callback()
def about() -> None:
    """The player model: how well people play."""


@app.command("fit")
def fit(
    files: Annotated[list[str], typer.Argument(metavar="FILES...", help="Plays as text; - for standard input.")],
    *,
    law: LawOption = "optimal-88",
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Estimate the X of `skill:X` from recorded plays by maximum likelihood, with a 95 % interval."""
    chosen = laws.load(law)
    found = fit_skill(chosen, [read_text(file) for file in files], tell)
    facts = {
        "law": chosen.name,
        "plays": len(files),
        "decisions": found.decisions,
        "skill": found.skill,
        "interval": list(found.interval),
        "confidence": CONFIDENCE,
        "log_likelihood": found.log_likelihood,
        "log_likelihood_blind": found.log_likelihood_blind,
    }
    print_result(facts, as_json=json)
