"""`ventuno solve`: the exact figures of a law."""

import os
import time
from dataclasses import asdict
from typing import Annotated

import typer

from ventuno.cli.options import LawOption, ScopeOption, StakeOption, stake_centimes
from ventuno.cli.output import JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.maths import risk as risk_solver
from ventuno.maths import solution as solver
from ventuno.maths.packed import Graph
from ventuno.maths.payout import card_values
from ventuno.maths.scope import Scope
from ventuno.maths.solution import chances
from ventuno.rules.amounts import francs
from ventuno.rules.big21 import RULE_SETS, start
from ventuno.rules.language import Language
from ventuno.rules.law import Law
from ventuno.store import laws, solutions

RULES = RULE_SETS["2024-10-23"]  # the limits of Risk are the same in all


def solve(
    *,
    law: LawOption = "optimal-88",
    scope: ScopeOption = Scope.PLAY,
    risk: Annotated[bool, typer.Option("--risk", help="Also solve Risk, where it pays: laws above 100 %.")] = False,
    stake: StakeOption = "1",
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Solve a law exactly: its highest payout, the best net result, what High/Low is worth."""
    chosen, centimes = laws.load(law), start(RULES, stake_centimes(stake)).stake_centimes
    graph = solutions.load_graph(tell)
    tell(f"Solving {chosen.name}…")
    solver.prepare()
    begun = time.perf_counter()
    solution = solver.solve(graph, chosen, scope, threads=os.cpu_count() or 1)
    seconds = time.perf_counter() - begun
    solutions.keep(solution, chosen, scope, tell)
    facts = {"law": chosen.name, "scope": scope.value, **asdict(solution.figures), "seconds": round(seconds, 3)}
    pays = scope is Scope.PLAY and solution.figures.highest_payout > 1.0
    if risk and pays:
        facts["risk"] = _with_risk(chosen, graph, centimes)
    elif risk:
        facts["risk"] = None  # docs/risk.md: it never pays
    elif pays:
        tell("Above 100 % Risk pays as well, which these figures leave out: --risk solves it too.")
    if json:
        print_json(facts)
    else:
        print_facts(facts)


def _with_risk(law: Law, graph: Graph, centimes: int) -> dict[str, object]:
    """The figures with Risk played best, at one stake: its limits are in francs (Art. 2.5, 21)."""
    tell("Solving Risk (a minute or two)…")
    found = risk_solver.solve(
        graph,
        card_values(chances(law.deal)),
        chances(law.free_cards),
        chances(law.high_low),
        centimes,
        RULES,
        threads=os.cpu_count() or 1,
    )
    return {
        "stake": francs(centimes),
        "highest_payout": found.highest_payout,
        "accuracy": found.accuracy,
        "best_net": found.best_net,
        "best_net_accuracy": found.best_net_accuracy,
        "best_net_purchases": found.best_net_purchases,
    }
