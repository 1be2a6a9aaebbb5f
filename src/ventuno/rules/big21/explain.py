"""From an illegal move to the reason it is refused for.

This decides nothing: `moves` has already said no. It finds the sentence that helps most.
"""

from typing import assert_never

from ventuno.rules.amounts import francs
from ventuno.rules.big21 import refusals, risk
from ventuno.rules.big21.moves import ChanceMove, Choice, Clock, Deal, Grant, Hidden, Move, Offer, Open, Place, Risk
from ventuno.rules.big21.risk import Limit
from ventuno.rules.big21.state import Phase, Play
from ventuno.rules.refusals import Reason, Refusal

_DRAWS: dict[type, str] = {Deal: "deal", Grant: "grant", Open: "open", Hidden: "hidden"}  # as in the notation
_DUE = {
    Deal: refusals.CARD_DUE,
    Open: refusals.OPEN_CARD_DUE,
    Grant: refusals.FREE_CARDS_DUE,
    Hidden: refusals.HIDDEN_CARD_DUE,
}
_RISK_LIMITS = {
    Limit.WHOLE_PRIZE: refusals.RISK_OVER_PRIZE,
    Limit.QUARTER: refusals.RISK_OVER_QUARTER,
    Limit.STAKE_MAX: refusals.RISK_OVER_STAKE_MAX,
    Limit.WINNINGS_MAX: refusals.RISK_OVER_WINNINGS_MAX,
}


def why_not(play: Play, move: Move, offers: tuple[Offer, ...]) -> Refusal:
    """The reason why `move` is not among the `offers`."""
    if not offers:
        return refusals.PLAY_OVER()
    due = offers[0]
    match move:
        case Deal() | Grant() | Open() | Hidden():
            return _wrong_draw(move, due)
        case Place() | Choice() | Risk() if isinstance(due, ChanceMove):
            return _DUE[type(due)]()
        case Place() | Choice.DISCARD | Choice.BUY:
            return _wrong_game_move(play, move)()
        case Choice.HIGH_LOW:
            return refusals.HIGH_LOW_NOT_OPEN() if play.ladder is None else refusals.HIGH_LOW_PLAYED()
        case Choice.HIGHER | Choice.LOWER:
            return refusals.NOT_IN_HIGH_LOW()
        case Risk():
            return _wrong_risk(play, move.stake_centimes)
        case Choice.END | Clock.EXPIRE:
            raise AssertionError(move)  # the first is always on offer on the player's turn, the second always
        case _:
            assert_never(move)


def _wrong_draw(move: ChanceMove, due: Offer) -> Refusal:
    if not isinstance(due, ChanceMove):
        return refusals.NOTHING_TO_DRAW()
    if isinstance(move, Grant) and isinstance(due, Grant):
        return refusals.NO_SUCH_NUMBER_OF_FREE_CARDS()
    return refusals.OTHER_DRAW_DUE(due=_DRAWS[type(due)])


def _wrong_game_move(play: Play, move: Place | Choice) -> Reason:
    if play.phase not in (Phase.MAIN, Phase.RISK):
        return refusals.NO_GAME_RUNNING
    if move is Choice.BUY:
        return refusals.CARDS_LEFT
    return refusals.NO_CARD_LEFT if play.game.card is None else refusals.NO_SUCH_STACK


def _wrong_risk(play: Play, stake_centimes: int) -> Refusal:
    if play.phase is not Phase.CHOICE:
        return refusals.RISK_NOT_OPEN()
    grid = play.rules.risk_grid_centimes
    if stake_centimes < grid or stake_centimes % grid:
        return refusals.RISK_OFF_GRID()
    limits = risk.limits(play)
    strictest = min(limits, key=lambda limit: limits[limit])
    return _RISK_LIMITS[strictest](most=francs(limits[strictest] // grid * grid))
