"""Why a move of Black Jack Challenge is refused: the reasons, each with its ruling and its text.

`why_not` finds the reason for a move that is not legal now.
"""

from typing import assert_never

from ventuno.rules.cards import Card
from ventuno.rules.challenge import texts
from ventuno.rules.challenge.moves import Community, DealHands, Decision, Draw, Move, Offer, Void, War
from ventuno.rules.challenge.state import ChallengeGame
from ventuno.rules.refusals import Reason, Refusal

GAME_OVER = Reason("challenge_over", "C8", texts.challenge_over)
NUMBER_OF_PLAYERS = Reason("challenge_number_of_players", "C3", texts.challenge_number_of_players)
BUTTON_ON_EMPTY_BOX = Reason("challenge_button_on_empty_box", "C12", texts.challenge_button_on_empty_box)
NO_ANTE = Reason("challenge_no_ante", "C4", texts.challenge_no_ante)
NO_BONUS_BET = Reason("challenge_no_bonus_bet", "C4", texts.challenge_no_bonus_bet)
AMOUNT_OFF_GRID = Reason("challenge_amount_off_grid", "C2", texts.challenge_amount_off_grid)
CARDS_DUE = Reason("challenge_cards_due", "C5", texts.challenge_cards_due)
NOTHING_TO_DRAW = Reason("challenge_nothing_to_draw", "C6", texts.challenge_nothing_to_draw)
OTHER_DRAW_DUE = Reason("challenge_other_draw_due", "C5", texts.challenge_other_draw_due)
NUMBER_OF_CARDS = Reason("challenge_number_of_cards", "C5", texts.challenge_number_of_cards)
CARD_OUT = Reason("challenge_card_out", "C5", texts.challenge_card_out)
VOID_UNREADABLE = Reason("challenge_void_unreadable", "C14", texts.challenge_void_unreadable)

_DRAWS = {DealHands: Draw.DEAL, Community: Draw.COMMUNITY, War: Draw.WAR}
_REASON_MAX = 200


def why_not(game: ChallengeGame, move: Move, offers: tuple[Offer, ...]) -> Refusal | None:
    """The reason why a move is not legal now; None if it is legal."""
    if not offers:
        return GAME_OVER()
    match move:
        case Void():
            return None if _written(move) else VOID_UNREADABLE()
        case Decision():
            return None if move in offers else CARDS_DUE(due=_due(offers))
        case DealHands() | Community() | War():
            if _DRAWS[type(move)] in offers:
                return _wrong_cards(game, move)
            due = offers[0]
            return OTHER_DRAW_DUE(due=due.value) if isinstance(due, Draw) else NOTHING_TO_DRAW()
        case _:
            assert_never(move)


def _due(offers: tuple[Offer, ...]) -> str:
    return str(offers[0].value)


def _wrong_cards(game: ChallengeGame, move: DealHands | Community | War) -> Refusal | None:
    """C5, C9, C11: the right number of cards, each only once, and each still in the deck."""
    cards, needed = _cards(game, move)
    if len(cards) != needed:
        return NUMBER_OF_CARDS(needed=needed, found=len(cards))
    twice = next((card for place, card in enumerate(cards) if card in cards[:place] or card not in game.stock), None)
    return None if twice is None else CARD_OUT(card=twice)


def _cards(game: ChallengeGame, move: DealHands | Community | War) -> tuple[tuple[Card, ...], int]:
    match move:
        case DealHands():
            return move.cards, 2 * len(game.order)
        case Community():
            return (move.first, move.second), 2
        case War():
            return (move.burnt, *move.cards), 1 + len(game.contenders)
        case _:
            assert_never(move)


def _written(move: Void) -> bool:
    """Whether the notation can hold it: a name of one word, and a reason of one line without quotes."""
    named = bool(move.by) and move.by.isprintable() and not set(move.by) & set(' "#')
    given = bool(move.reason.strip()) and len(move.reason) <= _REASON_MAX
    return named and given and move.reason.isprintable() and not set(move.reason) & set('"#')
