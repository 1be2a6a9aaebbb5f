"""`ventuno replay`: the state of a play or game after the last line of its text, whose first word names the game."""

from collections.abc import Callable
from typing import Annotated

import typer

from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_result
from ventuno.rules import big21, challenge
from ventuno.rules.amounts import francs
from ventuno.rules.big21 import notation as big21_text
from ventuno.rules.challenge import notation as challenge_text
from ventuno.rules.language import Language
from ventuno.rules.notation import BAD_HEADER, NO_GAME, lines
from ventuno.rules.refusals import Refused
from ventuno.store.files import read_text

_EXAMPLES = f"{big21_text.EXAMPLE} | {challenge_text.EXAMPLE}"


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A play or a game as text; - for standard input.")],
    *,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Replay a play of Big21 or a game of Black Jack Challenge from its text and show the state after the last line."""
    facts = report(read_text(file))
    print_result(facts, as_json=json)


def report(text: str) -> dict[str, object]:
    """The fields that are promised to scripts and laboratories: docs/commands.md."""
    number, header = next(lines(text), (1, ""))
    if not header:
        raise Refused(NO_GAME(example=_EXAMPLES), number)
    match header.split()[0]:
        case "big21":
            return _big21(big21_text.replay(text))
        case "challenge":
            return _challenge(challenge_text.replay(text))
        case _:
            raise Refused(BAD_HEADER(example=_EXAMPLES), number)


def _big21(play: big21.Play) -> dict[str, object]:
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
        "moves": [big21_text.write_move(offer) for offer in big21.moves(play)],
    }


def _challenge(game: challenge.ChallengeGame) -> dict[str, object]:
    over, void = game.phase is challenge.GamePhase.OVER, game.phase is challenge.GamePhase.VOID
    return {
        "game": "challenge",
        "phase": game.phase.value,
        "turn": game.turn,
        "totals": _by_box(game, lambda box: "bust" if game.total(box).bust else str(game.total(box))),
        "pot": francs(game.pot_centimes),
        "winner": game.winner,
        "bonus": _by_box(game, lambda box: francs(game.bonus_centimes(box))) if over else None,
        "net": _by_box(game, lambda box: _signed(game.net_centimes(box))) if over or void else None,
        "moves": [challenge_text.write_move(offer) for offer in challenge.moves(game)],
    }


def _by_box(game: challenge.ChallengeGame, of: Callable[[int], str]) -> list[str | None]:
    """From box 1; nothing for an empty one."""
    return [None if bet is None else of(box) for box, bet in enumerate(game.bets, start=1)]


def _signed(centimes: int) -> str:
    return f"-{francs(-centimes)}" if centimes < 0 else francs(centimes)
