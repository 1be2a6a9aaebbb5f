"""`ventuno solve`: the exact figures of a law."""

from dataclasses import asdict
from typing import Annotated

import typer

from ventuno.cli.terminal.options import (
    LawOption,
    RulesOrFileOption,
    ScopeOption,
    StakeOption,
    rule_set_or_file,
    stake_centimes,
)
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_result, tell
from ventuno.jobs import solving
from ventuno.jobs.solving import RISK_RULES
from ventuno.maths.big21.risk.solver import RiskFigures
from ventuno.maths.big21.scope import Scope
from ventuno.rules.amounts import francs
from ventuno.rules.big21 import start
from ventuno.rules.language import Language
from ventuno.store import laws


def solve(
    *,
    law: LawOption = "optimal-88",
    scope: ScopeOption = Scope.PLAY,
    risk: Annotated[bool, typer.Option("--risk", help="Also solve Risk, where it pays: laws above 100 %.")] = False,
    stake: StakeOption = "1",
    rules: RulesOrFileOption = RISK_RULES.name,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Solve a law exactly: its highest payout, the best net result, what High/Low is worth."""
    chosen, under = laws.load(law), rule_set_or_file(rules)
    centimes = start(under, stake_centimes(stake)).stake_centimes
    solved = solving.solve_law(chosen, scope, tell, under, risk_stake_centimes=centimes if risk else None)
    facts = {"law": chosen.name, "scope": scope.value, **asdict(solved.figures), "seconds": round(solved.seconds, 3)}
    if risk:
        facts["risk"] = None if solved.risk is None else _risk_facts(solved.risk)
    elif solved.risk_pays:
        tell("Above 100 % Risk pays as well, which these figures leave out: --risk solves it too.")
    print_result(facts, as_json=json)


def _risk_facts(found: RiskFigures) -> dict[str, object]:
    return {
        "stake": francs(found.stake_centimes),
        "highest_payout": found.highest_payout,
        "accuracy": found.accuracy,
        "best_net": found.best_net,
        "best_net_accuracy": found.best_net_accuracy,
        "best_net_purchases": found.best_net_purchases,
    }
