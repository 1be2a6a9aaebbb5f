"""`ventuno perft`: how many move sequences there are, to compare engines by."""

from typing import Annotated

import typer

from ventuno.cli.terminal.options import RulesOption, StakeOption, rule_set, stake_centimes
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_result
from ventuno.rules.big21 import perft as counting
from ventuno.rules.big21 import start
from ventuno.rules.language import Language

DEPTH_MAX = 64


def perft(
    *,
    depth: Annotated[int, typer.Option(min=0, max=DEPTH_MAX, help="Number of moves, chance's included.")],
    stake: StakeOption = "1",
    rules: RulesOption = "2024-10-23",
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Count the move sequences of exactly that many moves from the start of a play."""
    play = start(rule_set(rules), stake_centimes(stake))
    facts = {"depth": depth, "sequences": counting.perft(play, depth)}
    print_result(facts, as_json=json)
