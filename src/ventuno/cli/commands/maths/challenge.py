"""`ventuno challenge`: the exact figures of Black Jack Challenge."""

import os
import time
from dataclasses import asdict

import typer

from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.maths.challenge.equilibrium import best_response, two_players
from ventuno.rules.language import Language

app = typer.Typer(no_args_is_help=True, help="The exact figures of Black Jack Challenge.")


@app.callback()
def _group() -> None:
    """Without it, a single command would not need its name."""


@app.command("solve")
def solve(
    *,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Solve the game of two players with equal antes: an equilibrium, and how exact it is."""
    tell("Solving 100 pairs of open cards…")
    begun = time.perf_counter()
    subgames = two_players.solve(threads=os.cpu_count() or 1)
    figures = best_response.figures(subgames)
    facts = {**asdict(figures), "seconds": round(time.perf_counter() - begun, 3)}
    if json:
        print_json(facts)
    else:
        print_facts({name: _rounded(name, value) for name, value in facts.items()})


def _rounded(name: str, value: float) -> str:
    return f"{value:.1e}" if name == "exploitability" else f"{value:9.6f}" if name != "seconds" else f"{value:9.3f}"
