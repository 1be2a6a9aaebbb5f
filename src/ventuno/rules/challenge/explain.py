"""From a move that is not legal now to the reason it is refused for."""

from typing import assert_never

from ventuno.rules.cards import Card
from ventuno.rules.challenge import refusals
from ventuno.rules.challenge.moves import Community, Deal, Decision, Draw, Move, Offer, Void, War
from ventuno.rules.challenge.state import Game
from ventuno.rules.refusals import Refusal

_DRAWS = {Deal: Draw.DEAL, Community: Draw.COMMUNITY, War: Draw.WAR}
_REASON_MAX = 200


def why_not(game: Game, move: Move, offers: tuple[Offer, ...]) -> Refusal | None:
    """Nothing, if the move is legal: among the offers, with cards that can come."""
    if not offers:
        return refusals.GAME_OVER()
    match move:
        case Void():
            return None if _written(move) else refusals.VOID_UNREADABLE()
        case Decision():
            return None if move in offers else refusals.CARDS_DUE(due=_due(offers))
        case Deal() | Community() | War():
            if _DRAWS[type(move)] in offers:
                return _wrong_cards(game, move)
            due = offers[0]
            return refusals.OTHER_DRAW_DUE(due=due.value) if isinstance(due, Draw) else refusals.NOTHING_TO_DRAW()
        case _:
            assert_never(move)


def _due(offers: tuple[Offer, ...]) -> str:
    return str(offers[0].value)


def _wrong_cards(game: Game, move: Deal | Community | War) -> Refusal | None:
    """C5, C9, C11: so many cards, each of them once and none that is out."""
    cards, needed = _cards(game, move)
    if len(cards) != needed:
        return refusals.NUMBER_OF_CARDS(needed=needed, found=len(cards))
    twice = next((card for place, card in enumerate(cards) if card in cards[:place] or card not in game.stock), None)
    return None if twice is None else refusals.CARD_OUT(card=twice)


def _cards(game: Game, move: Deal | Community | War) -> tuple[tuple[Card, ...], int]:
    match move:
        case Deal():
            return move.cards, 2 * len(game.order)
        case Community():
            return (move.first, move.second), 2
        case War():
            return (move.burnt, *move.cards), 1 + len(game.contenders)
        case _:
            assert_never(move)


def _written(move: Void) -> bool:
    """Whether it can be written down: a name of one word, and a reason of one line without quotes."""
    named = bool(move.by) and move.by.isprintable() and not set(move.by) & set(' "#')
    given = bool(move.reason.strip()) and len(move.reason) <= _REASON_MAX
    return named and given and move.reason.isprintable() and not set(move.reason) & set('"#')
