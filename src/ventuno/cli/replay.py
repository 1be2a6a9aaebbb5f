"""`ventuno replay`: the state of a play after the last line of its text."""

from typing import Annotated

import typer

from ventuno.cli.output import JsonOption, LanguageOption, print_facts, print_json
from ventuno.rules.amounts import francs
from ventuno.rules.big21 import Play, moves, notation
from ventuno.rules.language import Language
from ventuno.store.files import read_text


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A play as text; - for standard input.")],
    *,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Replay a play from its text and show the state after the last line."""
    facts = report(notation.replay(read_text(file)))
    if json:
        print_json(facts)
    else:
        print_facts(facts)


def report(play: Play) -> dict[str, object]:
    """The fields that are promised to scripts and laboratories: docs/commands.md."""
    game = play.game
    return {
        "game": "big21",
        "phase": play.phase.value,
        "stacks": [str(stack) for stack in game.stacks],
        "complete": game.complete,
        "to_come": game.to_come,
        "bought": game.bought,
        "card": None if game.card is None else game.card.symbol,
        "stake": francs(play.game_stake_centimes),
        "prize": francs(play.prize_centimes),
        "realised": francs(play.realised_centimes),
        "cards_cost": francs(play.cards_cost_centimes),
        "paid_out": None if play.paid_out_centimes is None else francs(play.paid_out_centimes),
        "ended": None if play.end is None else play.end.value,
        "moves": [notation.write_move(offer) for offer in moves(play)],
    }
