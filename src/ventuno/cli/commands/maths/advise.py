"""`ventuno advise`: what each move is worth in a position."""

import os
import re
from typing import Annotated

import typer

from ventuno.cli.commands.maths import texts
from ventuno.cli.terminal.options import LawOption, RulesOrFileOption, ScopeOption, rule_set_or_file
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.maths.big21.advice import Advisor, Position
from ventuno.maths.big21.scope import Scope
from ventuno.rules.big21 import notation
from ventuno.rules.big21.rulesets import RULES_2024_10_23
from ventuno.rules.cards import RANK_BY_SYMBOL, Rank
from ventuno.rules.language import Language
from ventuno.rules.notation import excerpt
from ventuno.rules.refusals import Reason, Refused
from ventuno.rules.stack import Stack
from ventuno.store import laws
from ventuno.store.solved import solutions

BAD_STACKS = Reason("advise_bad_stacks", "Art. 7.2", texts.advise_bad_stacks)
BAD_CARD = Reason("advise_bad_card", "Art. 7.2", texts.advise_bad_card)
IMPOSSIBLE = Reason("advise_impossible_position", "Art. 9-11", texts.advise_impossible_position)

_STACK = re.compile(r"(S?)(\d{1,2})", re.ASCII)


def advise(
    *,
    stacks: Annotated[str, typer.Option(help="Five stacks: 0,9,S21,14,20.")],
    card: Annotated[str | None, typer.Option(help="The card shown; left out when none is left to play.")] = None,
    left: Annotated[int, typer.Option(help="Cards still to come behind the one shown.")] = 0,
    bought: Annotated[int, typer.Option(help="Cards bought so far in this game.")] = 0,
    three_reached: Annotated[
        bool, typer.Option("--three-reached", help="Three stacks were complete at once before.")
    ] = False,
    law: LawOption = "optimal-88",
    scope: ScopeOption = Scope.PLAY,
    rules: RulesOrFileOption = RULES_2024_10_23.name,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Show what each move is worth in a position: expected prizes less further purchases, per unit stake."""
    position = Position(_stacks(stacks), _card(card), left, bought, three_reached)
    numbers = rule_set_or_file(rules).game_numbers
    advisor = Advisor(solutions.load(laws.load(law), scope, tell, numbers, threads=os.cpu_count() or 1))
    if not advisor.possible(position) or (position.card is None and position.left):  # a card to come is shown first
        raise Refused(IMPOSSIBLE())
    values = {notation.write_move(move): worth for move, worth in advisor.moves(position).items()}
    best = max(values, key=lambda move: values[move])
    if json:
        print_json({"values": values, "best": best})
    else:
        print_facts({**{move: f"{worth:8.4f}" for move, worth in values.items()}, "best": best})


def _stacks(text: str) -> tuple[Stack, ...]:
    found = [_STACK.fullmatch(part.strip()) for part in text.split(",")]
    if len(found) != 5 or not all(found):
        raise Refused(BAD_STACKS(found=excerpt(text)))
    return tuple(Stack(int(match[2]), bool(match[1])) for match in found if match)


def _card(symbol: str | None) -> Rank | None:
    if symbol is None:
        return None
    if symbol not in RANK_BY_SYMBOL:
        raise Refused(BAD_CARD(found=excerpt(symbol)))
    return RANK_BY_SYMBOL[symbol]
