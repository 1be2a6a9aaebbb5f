"""`ventuno solve`: the exact figures of a law."""

import os
import time
from dataclasses import asdict

from ventuno.cli.options import LawOption, ScopeOption
from ventuno.cli.output import JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.maths.scope import Scope
from ventuno.rules.language import Language
from ventuno.store import laws, solutions


def solve(
    *,
    law: LawOption = "optimal-88",
    scope: ScopeOption = Scope.PLAY,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Solve a law exactly: its highest payout, the best net result, what High/Low is worth."""
    chosen = laws.load(law)
    graph = solutions.load_graph(tell)
    tell(f"Solving {chosen.name}…")
    begun = time.perf_counter()
    solution = solutions.solve_and_keep(chosen, scope, graph, tell, threads=os.cpu_count() or 1)
    seconds = time.perf_counter() - begun
    facts = {"law": chosen.name, "scope": scope.value, **asdict(solution.figures), "seconds": round(seconds, 3)}
    if json:
        print_json(facts)
    else:
        print_facts(facts)
